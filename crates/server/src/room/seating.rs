//! Taking seats, bringing squadrons and decks, and beginning once all is there. Nobody sees what another has brought
//! before the match begins.

use super::Room;
use crate::{
    found::read_brought,
    names,
    secret::Hash,
    store::{Arrival, Beginning, SeatKind, SeatRecord, StoreError},
    trouble::Trouble,
};
use catalog::{Opening, Table};
use serde_json::{Value, value::to_raw_value};

/// A match that begins: its table, and what is stored of it.
type Begun = (Box<dyn Table>, Beginning);

impl Room {
    /// Somebody takes a seat: the one of an invitation, or an open one. Whoever has one already keeps it.
    pub(super) async fn join(
        &mut self,
        person: Hash,
        invitation: Option<Hash>,
        name: Option<String>,
        brought: Option<Value>,
    ) -> Result<u8, Trouble> {
        if let Some(seat) = self.summary.seat_of(&person) {
            return match brought {
                Some(brought) => self.bring(Some(person), &brought).await,
                None => Ok(seat),
            };
        }
        let seats = &self.summary.seats;
        let seat = match invitation {
            Some(hash) => seats.iter().position(|seat| seat.invitation == Some(hash)).ok_or_else(|| {
                if self.summary.full() { Trouble::full() } else { Trouble::bad_invitation() }
            })?,
            None => seats.iter().position(|seat| seat.kind == SeatKind::Open).ok_or_else(Trouble::full)?,
        };
        let brought = brought.as_ref().map(|brought| self.admit(brought)).transpose()?;
        self.arrive(seat as u8, Some((person, name.as_deref().and_then(names::clean))), brought).await?;
        Ok(seat as u8)
    }

    /// Somebody brings something to their seat, in place of what was there.
    pub(super) async fn bring(&mut self, person: Option<Hash>, brought: &Value) -> Result<u8, Trouble> {
        let seat =
            person.and_then(|person| self.summary.seat_of(&person)).ok_or_else(Trouble::not_your_seat)?;
        let brought = self.admit(brought)?;
        self.arrive(seat, None, Some(brought)).await?;
        Ok(seat)
    }

    /// What somebody brings as it is kept, or why it may not be played.
    fn admit(&self, brought: &Value) -> Result<String, Trouble> {
        if self.summary.gathers.is_none() {
            return Err(Trouble::nothing_to_bring());
        }
        let (game, seats) = (&self.summary.game, self.summary.seats.len());
        let mut admitted = self.hall.catalog.admit(game, &self.setup()?, seats, brought)?;
        names::clean_all(&mut admitted);
        Ok(admitted.to_string())
    }

    fn setup(&self) -> Result<Value, Trouble> {
        serde_json::from_str(self.summary.setup.get()).map_err(Trouble::malformed)
    }

    async fn arrive(
        &mut self,
        seat: u8,
        sitter: Option<(Hash, Option<String>)>,
        brought: Option<String>,
    ) -> Result<(), Trouble> {
        let mut seats = self.summary.seats.clone();
        let own = &mut seats[seat as usize];
        if let Some((token, name)) = sitter.clone() {
            own.kind = SeatKind::Person { token, name };
            own.invitation = None;
        }
        if brought.is_some() {
            own.brought.clone_from(&brought);
        }
        let (table, begins) = self.beginning(&seats)?.unzip();
        let (id, begun) = (self.summary.id.clone(), begins.clone());
        let person = sitter.as_ref().map(|(person, _)| *person);
        let kept = self.hall.store.arrive(Arrival { id, seat, sitter, brought, begins }).await;
        if person.is_some() && kept == Err(StoreError::Conflict) {
            self.outdated = true;
            return Err(Trouble::full());
        }
        self.kept(kept)?;
        self.summary.seats = seats;
        if let Some(person) = person {
            self.give_seat(person, seat);
        }
        if let Some((table, Beginning { setup, identity, .. })) = table.zip(begun) {
            (self.summary.setup, self.summary.identity, self.summary.gathers) = (setup, identity, None);
            self.table = table;
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
                // Whoever has waited is now asked.
                self.tell_update(self.table.version());
            }
        }
        self.wake_bots();
        Ok(())
    }

    /// The match with everything that was brought, if nobody and nothing is missing.
    fn beginning(&self, seats: &[SeatRecord]) -> Result<Option<Begun>, Trouble> {
        let is_there = |seat: &SeatRecord| {
            seat.brought.is_some() && matches!(seat.kind, SeatKind::Person { .. } | SeatKind::Bot { .. })
        };
        if self.summary.gathers.is_none() || !seats.iter().all(is_there) {
            return Ok(None);
        }
        let brought: Vec<_> = seats.iter().map(|seat| seat.brought.clone()).collect();
        let catalog = &self.hall.catalog;
        let setup = catalog.assemble(&self.summary.game, &self.setup()?, &read_brought(&brought))?;
        let opening = Opening { identity: None, setup, key: self.summary.key, lines: Vec::new() };
        let (table, ready) = catalog.open(&self.summary.game, opening)?;
        let setup = to_raw_value(&ready.setup).expect("plain data always serialises");
        let beginning = Beginning { setup, identity: ready.identity, lines: table.lines(0) };
        Ok(Some((table, beginning)))
    }
}
