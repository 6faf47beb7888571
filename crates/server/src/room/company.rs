//! Who is connected, and what they are sent.

use super::{Hello, Room};
use crate::{
    line::{Hangup, frame::Frame},
    metrics::Limit,
    secret::Hash,
    store::SeatKind,
    trouble::Trouble,
    visitor::{Visitor, text},
};
use catalog::{Manner, Telling};
use kernel::{Digest, Seat, Viewer};
use protocol::socket::{ToClient, ToServer};
use std::{
    net::IpAddr,
    task::{Context, Poll},
};
use tokio::time::Instant;
use tungstenite::protocol::frame::coding::CloseCode;

/// A connection.
#[derive(Debug)]
struct Guest {
    conn: u64,
    person: Option<Hash>,
    seat: Option<u8>,
    manner: Manner,
    /// What they would add to the dice, if they took a seat.
    seed: Option<Digest>,
    visitor: Box<Visitor>,
    /// Asked whether they are there, and not heard of since.
    asked: bool,
    /// Nothing can be sent any more.
    gone: bool,
}

/// What is the same for all who are sent the same: who they are, and how they are told.
type Kind = (Viewer, Manner);

impl Guest {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    fn kind(&self) -> Kind {
        (self.viewer(), self.manner)
    }

    /// Whoever does not read is dropped, and comes back with what they know.
    fn send(&mut self, frame: &Frame) {
        self.gone |= self.visitor.send(frame).is_err();
    }
}

/// Everybody who is connected.
#[derive(Debug, Default)]
pub(super) struct Company {
    guests: Vec<Guest>,
    next: u64,
    /// Who is listened to first: after each, the next.
    first: usize,
}

/// Something comes from a connection, told by its number.
#[derive(Debug)]
pub(super) enum Noise {
    /// Something was said, or something that cannot be said.
    Said(u64, Result<ToServer, Trouble>),
    /// It has ended.
    Ended(u64),
}

impl Company {
    pub(super) fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    /// What comes next from anybody.
    pub(super) fn poll(&mut self, cx: &mut Context<'_>) -> Poll<Noise> {
        let count = self.guests.len();
        for n in 0..count {
            let n = (self.first + n) % count;
            let guest = &mut self.guests[n];
            let said = if guest.gone { Poll::Ready(Err(Hangup)) } else { guest.visitor.poll_said(cx) };
            if let Poll::Ready(said) = said {
                self.first = (n + 1) % count;
                return Poll::Ready(match said {
                    Ok(said) => Noise::Said(guest.conn, said),
                    Err(Hangup) => Noise::Ended(guest.conn),
                });
            }
        }
        Poll::Pending
    }

    /// Asks all who have been silent for a while whether they are there; who has been asked before is not.
    pub(super) fn call(&mut self) {
        for guest in &mut self.guests {
            let is_silent = !guest.visitor.was_heard();
            guest.gone |= is_silent && guest.asked;
            guest.asked = is_silent;
            if is_silent && !guest.gone {
                guest.send(&Frame::ping());
            }
        }
    }

    /// Tells everybody to come back later.
    pub(super) fn dismiss(&mut self) {
        for guest in self.guests.drain(..) {
            guest.visitor.close(CloseCode::Restart, "come back");
        }
    }

    /// The seats with somebody there, a bit each.
    fn online(&self) -> u8 {
        self.guests.iter().filter_map(|guest| guest.seat).fold(0, |bits, seat| bits | 1 << seat)
    }

    fn find(&self, conn: u64) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.conn == conn)
    }

    /// Sends to one.
    fn send(&mut self, conn: u64, frame: &Frame) {
        for guest in self.guests.iter_mut().filter(|guest| guest.conn == conn) {
            guest.send(frame);
        }
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

    /// Sends all of a kind the same.
    fn send_kind(&mut self, kind: Kind, frame: &Frame) {
        for guest in self.guests.iter_mut().filter(|guest| guest.kind() == kind) {
            guest.send(frame);
        }
    }
}

impl Room {
    /// Somebody looks on: they are told how things stand, and what happened since what they know. They are given back
    /// if there are too many already.
    pub(super) async fn connect(
        &mut self,
        person: Option<Hash>,
        Hello { since, manner, seed }: Hello,
        visitor: Box<Visitor>,
    ) -> Result<(), (Trouble, Box<Visitor>)> {
        if *self.hall.closing.borrow() {
            return Err((Trouble::closing(), visitor));
        }
        if self.company.guests.len() >= self.hall.limits.sockets_per_match {
            self.hall.metrics.limit(Limit::Sockets);
            return Err((Trouble::too_many_sockets(), visitor));
        }
        let seat = person.as_ref().and_then(|person| self.summary.seat_of(person));
        if let Err(trouble) = self.come(seat, seed).await {
            return Err((trouble, visitor));
        }
        let conn = self.company.next;
        self.company.next += 1;
        let guest = Guest { conn, person, seat, manner, seed, visitor, asked: false, gone: false };
        // Most matches have two: room for four would stay empty.
        self.company.guests.reserve_exact(1);
        self.company.guests.push(guest);
        if seat.is_some() {
            self.tell_seats();
        }
        self.welcome(conn, since);
        Ok(())
    }

    /// Somebody who is here says hello again, and may have become more or less thorough.
    pub(super) async fn greet(&mut self, conn: u64, hello: Hello) -> Result<(), Trouble> {
        let Hello { since, manner, seed } = hello;
        for guest in self.company.guests.iter_mut().filter(|guest| guest.conn == conn) {
            guest.visitor.may_hear_all()?;
            guest.manner = manner;
        }
        self.come(self.seat_of(conn), seed).await?;
        self.welcome(conn, since);
        Ok(())
    }

    /// What a person who is here would add to the dice; nothing if they are not here.
    #[expect(clippy::option_option, reason = "not here is another thing than here without a seed")]
    pub(super) fn seed_of(&self, person: Hash) -> Option<Option<Digest>> {
        self.company.guests.iter().find(|guest| guest.person == Some(person)).map(|guest| guest.seed)
    }

    /// Tells one everything since a version.
    pub(super) fn welcome(&mut self, conn: u64, since: u64) {
        let Some(guest) = self.company.find(conn) else { return };
        let (seat, kind) = (guest.seat, guest.kind());
        let (online, thinking) = (self.company.online(), self.thinking_bits());
        self.summary.version = self.table.version();
        let person = guest.person;
        let setup = self.hall.setup_for(&self.summary, person.as_ref());
        let info = Box::new(self.summary.info(setup, online, thinking));
        let welcome =
            ToClient::Welcome { protocol: protocol::VERSION, info, seat, chat: self.chat.lines().to_vec() };
        // A version alone does not say which of the inputs that had its number somebody knows: whatever has ever
        // been taken back is told again. What is firm is not.
        let since = self.summary.firm.map_or(since, |firm| since.min(firm));
        let update = self.update_text(since, kind, true);
        self.company.send(conn, &text(&welcome));
        self.company.send(conn, &update);
        if self.offer.is_some() {
            let offer = text(&ToClient::Offer { offer: self.offer.clone(), declined: None });
            self.company.send(conn, &offer);
        }
    }

    /// A connection has ended.
    pub(super) fn leave(&mut self, conn: u64) {
        let seated = self.company.find(conn).is_some_and(|guest| guest.seat.is_some());
        self.company.guests.retain(|guest| guest.conn != conn);
        self.until = Instant::now() + self.hall.limits.idle;
        if seated {
            self.tell_seats();
        }
    }

    /// The seat a connection plays.
    pub(super) fn seat_of(&self, conn: u64) -> Option<u8> {
        self.company.find(conn)?.seat
    }

    /// A person has a seat from now on, wherever they are connected.
    pub(super) fn give_seat(&mut self, person: Hash, seat: u8) {
        for guest in self.company.guests.iter_mut().filter(|guest| guest.person == Some(person)) {
            guest.seat = Some(seat);
        }
    }

    /// A person has another secret: whoever came with the old one comes back with the new one, or as a stranger.
    pub(super) fn renewed(&mut self, old: Hash, new: Hash) {
        for seat in &mut self.summary.seats {
            if let SeatKind::Person { token, .. } = &mut seat.kind
                && *token == old
            {
                *token = new;
            }
        }
        let theirs = self.company.guests.extract_if(.., |guest| guest.person == Some(old));
        let mut left = false;
        for guest in theirs {
            guest.visitor.close(CloseCode::Restart, "come back");
            left = true;
        }
        if left {
            self.until = Instant::now() + self.hall.limits.idle;
            self.tell_seats();
        }
    }

    /// Tells everything anew, to all connections or to those of one person.
    pub(super) fn welcome_all(&mut self, of: Option<Hash>) {
        let is_meant = |guest: &&Guest| of.is_none() || guest.person == of;
        let conns: Vec<_> = self.company.guests.iter().filter(is_meant).map(|guest| guest.conn).collect();
        for conn in conns {
            self.welcome(conn, 0);
        }
    }

    /// What a viewer is sent.
    fn update_text(&mut self, since: u64, (viewer, manner): Kind, whole: bool) -> Frame {
        let playing = self.playing();
        let clocks = self.clock.as_mut().map(|clock| {
            clock.settle();
            clock.ms()
        });
        let free = self.summary.is_solitary();
        let told = Telling { viewer, since, manner, whole, playing, free, clocks: clocks.as_deref() };
        Frame::text(|bytes| self.table.write_update(told, bytes))
    }

    /// Tells everybody what happened since a version.
    pub(super) fn tell_update(&mut self, since: u64) {
        self.note_turn();
        for kind in self.company.kinds() {
            let update = self.update_text(since, kind, false);
            self.company.send_kind(kind, &update);
        }
        self.table.all_told();
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, message: &ToClient) {
        let frame = text(message);
        for guest in &mut self.company.guests {
            guest.send(&frame);
        }
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_seats(&mut self) {
        let (online, thinking) = (self.company.online(), self.thinking_bits());
        self.handle.status.set(online, thinking);
        self.note_turn();
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
        let frame = text(message);
        for guest in self.company.guests.iter_mut().filter(|guest| guest.seat == Some(seat)) {
            guest.send(&frame);
        }
    }

    /// Where a connection comes from.
    pub(super) fn address_of(&self, conn: u64) -> Option<IpAddr> {
        Some(self.company.find(conn)?.visitor.address())
    }

    /// Sends one what was written for them elsewhere.
    pub(super) fn pass_on(&mut self, conn: u64, frame: &Frame) {
        self.company.send(conn, frame);
    }

    /// Tells one.
    pub(super) fn tell(&mut self, conn: u64, message: &ToClient) {
        self.company.send(conn, &text(message));
    }
}
