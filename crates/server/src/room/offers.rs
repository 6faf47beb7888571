//! Draws, rematches and take-backs: one wants it, every other seat must agree. Bots agree to take back and to play
//! again, and to a draw unless they think that they are ahead.

use super::Room;
use crate::{
    api_error::ApiError,
    create::rematch,
    store::{Finish, SeatKind, StoreError},
};
use kernel::Seat;
use protocol::{
    shared::Phase,
    socket::{Offer, ToClient},
};
use tracing::info;

impl Room {
    /// A seat wants something, or agrees to what another wants. A rematch is on the same sides or not.
    pub(super) async fn want(&mut self, seat: u8, what: &str, same: bool) -> Result<(), ApiError> {
        match (what, self.summary.phase()) {
            ("rematch", Phase::Over) if self.summary.rematch.is_some() => return Err(ApiError::has_rematch()),
            ("rematch", Phase::Over) => {}
            ("rematch", _) => return Err(ApiError::not_over()),
            _ => self.must_play()?,
        }
        let mut offer = match self.offer.take() {
            Some(offer) if offer.what == what && offer.same == same => offer,
            Some(other) if other.what != what => {
                self.offer = Some(other);
                return Err(ApiError::other_offer());
            }
            // Nothing was offered, or the same with other sides: a seat that wants those offers them in turn.
            Some(_) | None => {
                self.offers += 1;
                Offer { what: what.to_owned(), by: seat, agreed: Vec::new(), same }
            }
        };
        if what == "take_back" {
            if self.summary.is_solitary() {
                let to = self.table.last_decision(Seat(seat)).ok_or_else(ApiError::no_take_back)?;
                return self.go_back(to, Vec::new()).await;
            }
            if let Some(found) = self.table.withdrawal(Seat(offer.by)) {
                // No other seat knows of it yet: none need agree.
                return self.go_back(found.to, found.answers).await;
            }
            if self.table.take_back_to(Seat(offer.by)).is_none() {
                return Err(ApiError::no_take_back());
            }
        }
        if offer.agreed.contains(&seat) {
            self.offer = Some(offer);
            return Ok(());
        }
        offer.agreed.push(seat);
        self.settle_offer(offer).await
    }

    /// Grants what all seats have agreed to; else it stands, and bots are asked once all persons have agreed.
    async fn settle_offer(&mut self, offer: Offer) -> Result<(), ApiError> {
        let missing = self.missing(&offer);
        if missing.is_empty() {
            self.tell_all(&ToClient::Offer { offer: None, declined: None });
            return self.grant(&offer).await;
        }
        self.offer = Some(offer.clone());
        self.tell_all(&ToClient::Offer { offer: Some(offer), declined: None });
        if missing.iter().all(|&seat| self.is_bot(seat)) {
            for seat in missing {
                self.ask_for_draw(seat);
            }
        }
        Ok(())
    }

    pub(super) fn is_bot(&self, seat: u8) -> bool {
        matches!(self.summary.seats[seat as usize].kind, SeatKind::Bot { .. })
    }

    /// The seats that have not agreed. Bots need not be asked for anything but a draw.
    fn missing(&self, offer: &Offer) -> Vec<u8> {
        let asked = |seat: &u8| offer.what == "draw" || !self.is_bot(*seat);
        let seats = (0..self.table.seats()).filter(asked);
        seats.filter(|seat| !offer.agreed.contains(seat)).collect()
    }

    /// A bot has thought about an offer of a draw, which may not stand any more.
    pub(super) async fn weighed(&mut self, seat: u8, number: u64, agrees: bool) {
        if number != self.offers {
            return;
        }
        let Some(mut offer) = self.offer.take() else { return };
        let by = offer.by;
        let done = if agrees {
            offer.agreed.push(seat);
            // The others have been asked already: only the last to agree settles it.
            if self.missing(&offer).is_empty() {
                self.settle_offer(offer).await
            } else {
                self.offer = Some(offer);
                Ok(())
            }
        } else {
            self.tell_all(&ToClient::Offer { offer: None, declined: Some(seat) });
            Err(ApiError::bots_play_on())
        };
        if let Err(error) = done {
            self.tell_seat(by, &error.message());
        }
    }

    async fn grant(&mut self, offer: &Offer) -> Result<(), ApiError> {
        match offer.what.as_str() {
            "draw" => {
                let payoffs = vec![0.0; self.summary.seats.len()];
                self.end_early(Finish { by: "draw_agreed".to_owned(), payoffs }).await
            }
            "take_back" => {
                let to = self.table.take_back_to(Seat(offer.by)).ok_or_else(ApiError::no_take_back)?;
                self.go_back(to, Vec::new()).await
            }
            _ => {
                let signer = self.app.store.signer();
                let record = rematch(&self.app.catalog, &self.summary, offer.same, signer)?;
                let id = record.summary.id.clone();
                match self.app.store.rematch(self.summary.id.clone(), record).await {
                    Err(StoreError::Conflict) => return Err(ApiError::has_rematch()),
                    kept => kept?,
                }
                self.app.metrics.matches.add(1);
                info!(rematch = id, "made a rematch");
                self.summary.rematch = Some(id);
                self.tell_over();
                Ok(())
            }
        }
    }

    /// A seat does not want what was offered, or no longer offers it. Who has declined is told: the seat that offered should
    /// not wonder.
    pub(super) fn decline(&mut self, seat: u8) -> Result<(), ApiError> {
        let offer = self.offer.take().ok_or_else(ApiError::no_offer)?;
        let declined = (!offer.agreed.contains(&seat)).then_some(seat);
        self.tell_all(&ToClient::Offer { offer: None, declined });
        Ok(())
    }

    /// What was offered no longer stands.
    pub(super) fn drop_offer(&mut self) {
        if self.offer.take().is_some() {
            self.tell_all(&ToClient::Offer { offer: None, declined: None });
        }
    }
}
