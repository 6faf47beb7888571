//! Taking seats, bringing squadrons and decks, adding to the dice, and beginning once all is there. No player sees
//! what another has brought before the match begins, and nothing is drawn before that.

use super::Room;
use crate::{
    api_error::ApiError,
    create::begin,
    names,
    secret::Hash,
    store::{Beginning, SeatKind, SeatUpdate, StoreError},
};
use kernel::Digest;
use serde_json::Value;
use tracing::info;

impl Room {
    /// A person takes a seat: the one of an invitation, or an open one. Who has one already keeps it.
    pub(super) async fn join(
        &mut self,
        person: Hash,
        invitation: Option<Hash>,
        name: Option<String>,
        brought: Option<Value>,
    ) -> Result<u8, ApiError> {
        if let Some(seat) = self.summary.seat_of(&person) {
            return match brought {
                Some(brought) => self.bring(Some(person), &brought).await,
                None => Ok(seat),
            };
        }
        let seats = &self.summary.seats;
        let seat = match invitation {
            Some(hash) => seats.iter().position(|seat| seat.invitation == Some(hash)).ok_or_else(|| {
                if self.summary.full() { ApiError::full() } else { ApiError::bad_invitation() }
            })?,
            None => seats.iter().position(|seat| seat.kind == SeatKind::Open).ok_or_else(ApiError::full)?,
        };
        let brought = brought.as_ref().map(|brought| self.admit(brought)).transpose()?;
        // Who has looked on until now has said already what they add to the dice.
        let came = self.seed_of(person).filter(|_| self.awaits(seat as u8));
        self.arrive(seat as u8, Some((person, name.as_deref().and_then(names::clean))), brought, came)
            .await?;
        Ok(seat as u8)
    }

    /// A player brings a squadron or deck to their seat, in place of what was there.
    pub(super) async fn bring(&mut self, person: Option<Hash>, brought: &Value) -> Result<u8, ApiError> {
        let seat =
            person.and_then(|person| self.summary.seat_of(&person)).ok_or_else(ApiError::not_your_seat)?;
        let brought = self.admit(brought)?;
        self.arrive(seat, None, Some(brought), None).await?;
        Ok(seat)
    }

    /// Whether it is not known yet what a seat's player adds to the dice.
    fn awaits(&self, seat: u8) -> bool {
        self.summary.dice > 1 && !self.summary.has_begun() && !self.summary.seats[seat as usize].came
    }

    /// A client has connected. The first time a player does, they add to the dice, or they do not.
    pub(super) async fn come(&mut self, seat: Option<u8>, seed: Option<Digest>) -> Result<(), ApiError> {
        match seat.filter(|seat| self.awaits(*seat)) {
            Some(seat) => self.arrive(seat, None, None, Some(seed)).await,
            None => Ok(()),
        }
    }

    /// What a player brings as it is kept, or why it may not be played.
    fn admit(&self, brought: &Value) -> Result<String, ApiError> {
        if self.summary.gathers.is_none() {
            return Err(ApiError::nothing_to_bring());
        }
        let (game, seats) = (&self.summary.game, self.summary.seats.len());
        let mut admitted = self.app.catalog.admit(game, &self.setup()?, seats, brought)?;
        names::clean_all(&mut admitted);
        Ok(admitted.to_string())
    }

    fn setup(&self) -> Result<Value, ApiError> {
        serde_json::from_str(self.summary.setup.get()).map_err(ApiError::malformed)
    }

    #[expect(clippy::option_option, reason = "not here is another thing than here without a seed")]
    async fn arrive(
        &mut self,
        seat: u8,
        sitter: Option<(Hash, Option<String>)>,
        brought: Option<String>,
        came: Option<Option<Digest>>,
    ) -> Result<(), ApiError> {
        let mut seats = self.summary.seats.clone();
        let own = &mut seats[seat as usize];
        if let Some((token, name)) = sitter.clone() {
            own.kind = SeatKind::Person { token, name };
            own.invitation = None;
        }
        if brought.is_some() {
            own.brought.clone_from(&brought);
        }
        if let Some(seed) = came {
            (own.came, own.seed) = (true, seed);
        }
        let begun = begin(&self.app.catalog, &self.summary, &seats, self.app.store.signer())?;
        let (table, begins) = begun.unzip();
        let (id, begun) = (self.summary.id.clone(), begins.clone());
        let person = sitter.as_ref().map(|(person, _)| *person);
        let kept = self.app.store.update_seat(SeatUpdate { id, seat, sitter, brought, came, begins }).await;
        if person.is_some() && kept == Err(StoreError::Conflict) {
            self.outdated = true;
            return Err(ApiError::full());
        }
        self.kept(kept)?;
        self.summary.seats = seats;
        if let Some(person) = person {
            self.give_seat(person, seat);
        }
        if let Some((table, Beginning { setup, identity, header, .. })) = table.zip(begun) {
            (self.summary.setup, self.summary.identity, self.summary.gathers) = (setup, identity, None);
            self.summary.header = header;
            self.table = table;
            info!(game = self.summary.game, "begun");
            self.start_clocks();
            self.welcome_all(None);
            self.tell_seats();
        } else {
            self.start_clocks();
            self.tell_seats();
            if person.is_some() {
                self.welcome_all(person);
            }
            if self.playing() {
                // A player who has waited is now asked.
                self.tell_update(self.table.version());
            }
        }
        self.wake_bots();
        Ok(())
    }
}
