//! Draws, rematches and take-backs: one wants it, every other person must agree. Bots agree to take back and to
//! play again, and never to a draw.

use super::Room;
use crate::{
    found::again,
    store::{Finish, SeatKind, StoreError},
    trouble::Trouble,
};
use kernel::Seat;
use protocol::{
    shared::Phase,
    socket::{Offer, ToClient},
};

impl Room {
    /// A seat wants something, or agrees to what another wants.
    pub(super) async fn want(&mut self, seat: u8, what: &str) -> Result<(), Trouble> {
        match (what, self.summary.phase()) {
            ("rematch", Phase::Over) if self.summary.rematch.is_some() => return Err(Trouble::has_rematch()),
            ("rematch", Phase::Over) => {}
            ("rematch", _) => return Err(Trouble::not_over()),
            _ => self.must_play()?,
        }
        let mut offer = match self.offer.take() {
            Some(offer) if offer.what == what => offer,
            Some(other) => {
                self.offer = Some(other);
                return Err(Trouble::other_offer());
            }
            None => Offer { what: what.to_owned(), by: seat, agreed: Vec::new() },
        };
        if what == "take_back" && self.table.take_back_to(Seat(offer.by)).is_none() {
            return Err(Trouble::no_take_back());
        }
        if what == "draw" && self.has_bot() {
            return Err(Trouble::bots_play_on());
        }
        if !offer.agreed.contains(&seat) {
            offer.agreed.push(seat);
        }
        if self.all_agree(&offer) {
            self.tell_all(&ToClient::Offer { offer: None });
            return self.grant(&offer).await;
        }
        self.offer = Some(offer.clone());
        self.tell_all(&ToClient::Offer { offer: Some(offer) });
        Ok(())
    }

    fn has_bot(&self) -> bool {
        self.summary.seats.iter().any(|seat| matches!(seat.kind, SeatKind::Bot { .. }))
    }

    fn all_agree(&self, offer: &Offer) -> bool {
        let seats = self.summary.seats.iter().zip(0u8..);
        seats.into_iter().all(|(seat, n)| match seat.kind {
            SeatKind::Bot { .. } => true,
            SeatKind::Person { .. } | SeatKind::Invited | SeatKind::Open => offer.agreed.contains(&n),
        })
    }

    async fn grant(&mut self, offer: &Offer) -> Result<(), Trouble> {
        match offer.what.as_str() {
            "draw" => {
                let payoffs = vec![0.0; self.summary.seats.len()];
                self.end_early(Finish { by: "draw_agreed".to_owned(), payoffs }).await
            }
            "take_back" => {
                let to = self.table.take_back_to(Seat(offer.by)).ok_or_else(Trouble::no_take_back)?;
                self.go_back(to).await
            }
            _ => {
                let record = again(&self.hall.catalog, &self.summary)?;
                let id = record.summary.id.clone();
                match self.hall.store.rematch(self.summary.id.clone(), record).await {
                    Err(StoreError::Conflict) => return Err(Trouble::has_rematch()),
                    kept => kept?,
                }
                self.hall.metrics.matches.add(1);
                self.summary.rematch = Some(id);
                self.tell_over();
                Ok(())
            }
        }
    }

    /// A seat does not want what was offered, or no longer offers it.
    pub(super) fn decline(&mut self, _: u8) -> Result<(), Trouble> {
        if self.offer.is_none() {
            return Err(Trouble::no_offer());
        }
        self.drop_offer();
        Ok(())
    }

    /// What was offered no longer stands.
    pub(super) fn drop_offer(&mut self) {
        if self.offer.take().is_some() {
            self.tell_all(&ToClient::Offer { offer: None });
        }
    }
}
