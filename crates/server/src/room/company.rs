//! Who is connected, and what they are sent.

use super::Room;
use crate::{found::clean_name, secret::Hash, store::SeatKind, trouble::Trouble};
use catalog::Telling;
use kernel::{Seat, Viewer};
use protocol::socket::ToClient;
use tokio::sync::mpsc;
use tokio_websockets::Payload;

/// A connection.
#[derive(Debug)]
struct Guest {
    conn: u64,
    person: Option<Hash>,
    seat: Option<u8>,
    brief: bool,
    out: mpsc::Sender<Payload>,
}

/// What is the same for all who are sent the same: who they are, and whether they are told briefly.
type Kind = (Viewer, bool);

impl Guest {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    fn kind(&self) -> Kind {
        (self.viewer(), self.brief)
    }
}

/// Everybody who is connected.
#[derive(Debug, Default)]
pub(super) struct Company {
    guests: Vec<Guest>,
    next: u64,
}

/// A message as text.
pub(crate) fn text(message: &ToClient) -> Payload {
    serde_json::to_string(message).expect("plain data always serialises").into()
}

impl Company {
    pub(super) fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    /// The seats with somebody there, a bit each.
    fn online(&self) -> u8 {
        self.guests.iter().filter_map(|guest| guest.seat).fold(0, |bits, seat| bits | 1 << seat)
    }

    fn find(&self, conn: u64) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.conn == conn)
    }

    /// Sends to one. Whoever does not read is dropped, and comes back with what they know.
    fn send(&mut self, conn: u64, text: Payload) {
        self.guests.retain(|guest| guest.conn != conn || guest.out.try_send(text.clone()).is_ok());
    }

    /// The kinds of viewers that are here, each once: those of a kind are sent the same.
    fn kinds(&self) -> Vec<Kind> {
        let mut kinds = Vec::new();
        for kind in self.guests.iter().map(Guest::kind) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// Sends each kind its text. Whoever does not read is dropped, and comes back with what they know.
    fn send_each(&mut self, texts: &[(Kind, Payload)]) {
        self.guests.retain(|guest| {
            let theirs = texts.iter().find(|(kind, _)| *kind == guest.kind());
            theirs.is_none_or(|(_, text)| guest.out.try_send(text.clone()).is_ok())
        });
    }

    /// Sends everybody the same.
    fn send_all(&mut self, text: &Payload) {
        self.guests.retain(|guest| guest.out.try_send(text.clone()).is_ok());
    }
}

impl Room {
    /// Somebody looks on: they are told how things stand, and what happened since what they know.
    pub(super) fn connect(
        &mut self,
        person: Option<Hash>,
        since: u64,
        brief: bool,
        out: mpsc::Sender<Payload>,
    ) -> Result<u64, Trouble> {
        if self.company.guests.len() >= self.hall.limits.sockets_per_match {
            return Err(Trouble::too_many_sockets());
        }
        let conn = self.company.next;
        self.company.next += 1;
        let seat = person.as_ref().and_then(|person| self.summary.seat_of(person));
        self.company.guests.push(Guest { conn, person, seat, brief, out });
        if seat.is_some() {
            self.tell_seats();
        }
        self.welcome(conn, since);
        Ok(conn)
    }

    /// Somebody who is here says hello again, and may have become more or less thorough.
    pub(super) fn greet(&mut self, conn: u64, since: u64, brief: bool) {
        for guest in self.company.guests.iter_mut().filter(|guest| guest.conn == conn) {
            guest.brief = brief;
        }
        self.welcome(conn, since);
    }

    /// Tells one everything since a version.
    pub(super) fn welcome(&mut self, conn: u64, since: u64) {
        let Some(guest) = self.company.find(conn) else { return };
        let (seat, kind) = (guest.seat, guest.kind());
        let (online, thinking) = (self.company.online(), self.thinking_bits());
        self.summary.version = self.table.version();
        let info = self.summary.info(online, thinking);
        let welcome = ToClient::Welcome { protocol: protocol::VERSION, info, seat, chat: self.chat.clone() };
        // A version alone does not say which of the inputs that had its number somebody knows: whatever has ever
        // been taken back is told again. What is firm is not.
        let since = self.summary.firm.map_or(since, |firm| since.min(firm));
        let update = self.update_text(since, kind, true);
        self.company.send(conn, text(&welcome));
        self.company.send(conn, update);
        if self.offer.is_some() {
            let offer = text(&ToClient::Offer { offer: self.offer.clone() });
            self.company.send(conn, offer);
        }
    }

    /// A connection has ended.
    pub(super) fn leave(&mut self, conn: u64) {
        let seated = self.company.find(conn).is_some_and(|guest| guest.seat.is_some());
        self.company.guests.retain(|guest| guest.conn != conn);
        if seated {
            self.tell_seats();
        }
    }

    /// The seat a connection plays.
    pub(super) fn seat_of(&self, conn: u64) -> Option<u8> {
        self.company.find(conn)?.seat
    }

    /// Somebody takes a seat: the one of an invitation, or an open one.
    pub(super) async fn join(
        &mut self,
        person: Hash,
        invitation: Option<Hash>,
        name: Option<String>,
    ) -> Result<u8, Trouble> {
        if let Some(seat) = self.summary.seat_of(&person) {
            return Ok(seat);
        }
        let seats = &self.summary.seats;
        let seat = match invitation {
            Some(hash) => seats.iter().position(|seat| seat.invitation == Some(hash)).ok_or_else(|| {
                if self.summary.full() { Trouble::full() } else { Trouble::bad_invitation() }
            })?,
            None => seats.iter().position(|seat| seat.kind == SeatKind::Open).ok_or_else(Trouble::full)?,
        };
        let name = clean_name(name);
        let sat = self.hall.store.sit(self.summary.id.clone(), seat as u8, person, name.clone()).await;
        if let Err(error) = sat {
            self.outdated = error == crate::store::StoreError::Conflict;
            return Err(if self.outdated { Trouble::full() } else { error.into() });
        }
        self.summary.seats[seat].kind = SeatKind::Person { token: person, name };
        self.summary.seats[seat].invitation = None;
        for guest in self.company.guests.iter_mut().filter(|guest| guest.person == Some(person)) {
            guest.seat = Some(seat as u8);
        }
        self.start_clocks();
        self.tell_seats();
        let theirs: Vec<_> =
            self.company.guests.iter().filter(|g| g.person == Some(person)).map(|g| g.conn).collect();
        for conn in theirs {
            self.welcome(conn, 0);
        }
        if self.playing() {
            // Whoever has waited is now asked.
            self.tell_update(self.table.version());
            self.wake_bots();
        }
        Ok(seat as u8)
    }

    /// What a viewer is sent.
    fn update_text(&mut self, since: u64, (viewer, brief): Kind, whole: bool) -> Payload {
        let playing = self.playing();
        let clocks = self.clock.as_mut().map(|clock| {
            clock.settle();
            clock.ms()
        });
        let told = Telling { viewer, since, brief, whole, playing, clocks: clocks.as_deref() };
        self.table.update(told).into()
    }

    /// Tells everybody what happened since a version.
    pub(super) fn tell_update(&mut self, since: u64) {
        let kinds = self.company.kinds().into_iter();
        let texts: Vec<_> = kinds.map(|kind| (kind, self.update_text(since, kind, false))).collect();
        self.company.send_each(&texts);
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, message: &ToClient) {
        let text = text(message);
        self.company.send_all(&text);
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_seats(&mut self) {
        let (online, thinking) = (self.company.online(), self.thinking_bits());
        self.handle.status.set(online, thinking);
        if let Some(clock) = &mut self.clock {
            clock.settle();
            for (seat, left) in self.summary.seats.iter_mut().zip(clock.ms()) {
                seat.clock_ms = Some(left);
            }
        }
        let seats = self.summary.seat_infos(online, thinking);
        self.tell_all(&ToClient::Seats { seats });
    }

    /// Tells a seat, wherever its player is connected.
    pub(super) fn tell_seat(&mut self, seat: u8, message: &ToClient) {
        let theirs = self.company.guests.iter().filter(|guest| guest.seat == Some(seat));
        for conn in theirs.map(|guest| guest.conn).collect::<Vec<_>>() {
            self.tell(conn, message);
        }
    }

    /// Tells one.
    pub(super) fn tell(&mut self, conn: u64, message: &ToClient) {
        self.company.send(conn, text(message));
    }
}
