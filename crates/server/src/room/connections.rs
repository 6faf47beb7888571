//! The clients that are connected to a match, and what they are sent.

use super::{Hello, Room};
use crate::{
    api_error::ApiError,
    client::{Client, text},
    metrics::Limit,
    secret::Hash,
    store::SeatKind,
};
use catalog::{UpdateFor, UpdateStyle};
use kernel::{Digest, Seat, Viewer};
use protocol::socket::{ToClient, ToServer};
use sockets::{CloseCode, Closed, Frame};
use std::{
    net::IpAddr,
    task::{Context, Poll},
};
use tokio::time::Instant;
use tracing::debug;

/// A client that is connected.
#[derive(Debug)]
struct Connection {
    conn: u64,
    person: Option<Hash>,
    seat: Option<u8>,
    manner: UpdateStyle,
    /// What the person would add to the dice, if they took a seat.
    seed: Option<Digest>,
    client: Box<Client>,
    /// A ping was sent, and nothing has come since.
    asked: bool,
    /// Nothing can be sent any more.
    gone: bool,
}

/// Connections of one kind are sent the same: who sees it, and how they want to be told.
type Kind = (Viewer, UpdateStyle);

impl Connection {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    fn kind(&self) -> Kind {
        (self.viewer(), self.manner)
    }

    /// A client that does not read is disconnected, and resyncs when it comes back.
    fn send(&mut self, frame: &Frame) {
        self.gone |= self.client.send(frame).is_err();
    }
}

/// All clients that are connected.
#[derive(Debug, Default)]
pub(super) struct Connections {
    all: Vec<Connection>,
    next: u64,
    /// The connection that is polled first: after each message, the next.
    first: usize,
}

/// What comes from a connection, told by its number.
#[derive(Debug)]
pub(super) enum SocketEvent {
    /// A message, or why it cannot be read.
    Message(u64, Result<ToServer, ApiError>),
    Closed(u64),
}

impl Connections {
    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// What comes next from any connection.
    pub(super) fn poll(&mut self, cx: &mut Context<'_>) -> Poll<SocketEvent> {
        let count = self.all.len();
        for n in 0..count {
            let n = (self.first + n) % count;
            let connection = &mut self.all[n];
            let said =
                if connection.gone { Poll::Ready(Err(Closed)) } else { connection.client.poll_message(cx) };
            if let Poll::Ready(said) = said {
                self.first = (n + 1) % count;
                return Poll::Ready(match said {
                    Ok(said) => SocketEvent::Message(connection.conn, said),
                    Err(Closed) => SocketEvent::Closed(connection.conn),
                });
            }
        }
        Poll::Pending
    }

    /// Pings all clients that have been silent for a while, and drops those that have not answered the ping before.
    pub(super) fn ping_silent(&mut self) {
        for connection in &mut self.all {
            let is_silent = !connection.client.was_heard();
            connection.gone |= is_silent && connection.asked;
            connection.asked = is_silent;
            if is_silent && !connection.gone {
                connection.send(&Frame::ping());
            }
        }
    }

    /// Closes all connections: clients are told to come back later.
    pub(super) fn close_all(&mut self) {
        for connection in self.all.drain(..) {
            connection.client.close(CloseCode::Restart, "come back");
        }
    }

    /// The seats whose players are connected, a bit each.
    fn online(&self) -> u8 {
        self.all.iter().filter_map(|connection| connection.seat).fold(0, |bits, seat| bits | 1 << seat)
    }

    fn find(&self, conn: u64) -> Option<&Connection> {
        self.all.iter().find(|connection| connection.conn == conn)
    }

    fn send(&mut self, conn: u64, frame: &Frame) {
        for connection in self.all.iter_mut().filter(|connection| connection.conn == conn) {
            connection.send(frame);
        }
    }

    /// The kinds of viewers that are here, each once: those of a kind are sent the same.
    fn kinds(&self) -> Vec<Kind> {
        let mut kinds = Vec::new();
        for kind in self.all.iter().map(Connection::kind) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// Sends all of a kind the same.
    fn send_kind(&mut self, kind: Kind, frame: &Frame) {
        for connection in self.all.iter_mut().filter(|connection| connection.kind() == kind) {
            connection.send(frame);
        }
    }
}

impl Room {
    /// A client plays or watches from now on: it is told how things stand, and what happened since what it knows. It is
    /// given back if there are too many already.
    pub(super) async fn connect(
        &mut self,
        person: Option<Hash>,
        Hello { since, manner, seed }: Hello,
        client: Box<Client>,
    ) -> Result<(), (ApiError, Box<Client>)> {
        if *self.app.closing.borrow() {
            return Err((ApiError::closing(), client));
        }
        if self.connections.all.len() >= self.app.limits.sockets_per_match {
            self.app.metrics.limit(Limit::Sockets);
            return Err((ApiError::too_many_sockets(), client));
        }
        let seat = person.as_ref().and_then(|person| self.summary.seat_of(person));
        if let Err(error) = self.come(seat, seed).await {
            return Err((error, client));
        }
        let conn = self.connections.next;
        self.connections.next += 1;
        let connection = Connection { conn, person, seat, manner, seed, client, asked: false, gone: false };
        // Most matches have two: a vector would make room for four.
        self.connections.all.reserve_exact(1);
        self.connections.all.push(connection);
        debug!(conn, seat, "connected");
        if seat.is_some() {
            self.tell_seats();
        }
        self.welcome(conn, since);
        Ok(())
    }

    /// A connected client says hello again, and may want to be told otherwise.
    pub(super) async fn greet(&mut self, conn: u64, hello: Hello) -> Result<(), ApiError> {
        let Hello { since, manner, seed } = hello;
        for connection in self.connections.all.iter_mut().filter(|connection| connection.conn == conn) {
            connection.client.may_resync()?;
            connection.manner = manner;
        }
        self.come(self.seat_of(conn), seed).await?;
        self.welcome(conn, since);
        Ok(())
    }

    /// What a person who is here would add to the dice; nothing if they are not here.
    #[expect(clippy::option_option, reason = "not here is another thing than here without a seed")]
    pub(super) fn seed_of(&self, person: Hash) -> Option<Option<Digest>> {
        self.connections
            .all
            .iter()
            .find(|connection| connection.person == Some(person))
            .map(|connection| connection.seed)
    }

    /// Tells a client everything since a version.
    pub(super) fn welcome(&mut self, conn: u64, since: u64) {
        let Some(connection) = self.connections.find(conn) else { return };
        let (seat, kind) = (connection.seat, connection.kind());
        let (online, thinking) = (self.connections.online(), self.thinking_bits());
        self.summary.version = self.table.version();
        let person = connection.person;
        let setup = self.app.setup_for(&self.summary, person.as_ref());
        let info = Box::new(self.summary.info(setup, online, thinking));
        let welcome =
            ToClient::Welcome { protocol: protocol::VERSION, info, seat, chat: self.chat.lines().to_vec() };
        // A version alone does not say which of the inputs that had its number a client knows: what has ever been taken
        // back is told again, and what lies before that is not.
        let since = self.summary.stable_version.map_or(since, |stable| since.min(stable));
        let update = self.update_text(since, kind, true);
        self.connections.send(conn, &text(&welcome));
        self.connections.send(conn, &update);
        if self.offer.is_some() {
            let offer = text(&ToClient::Offer { offer: self.offer.clone(), declined: None });
            self.connections.send(conn, &offer);
        }
    }

    /// A connection has ended.
    pub(super) fn leave(&mut self, conn: u64) {
        let seated = self.connections.find(conn).is_some_and(|connection| connection.seat.is_some());
        self.connections.all.retain(|connection| connection.conn != conn);
        debug!(conn, "disconnected");
        self.until = Instant::now() + self.app.limits.idle;
        if seated {
            self.tell_seats();
        }
    }

    /// The seat a connection plays.
    pub(super) fn seat_of(&self, conn: u64) -> Option<u8> {
        self.connections.find(conn)?.seat
    }

    /// A person has a seat from now on, wherever they are connected.
    pub(super) fn give_seat(&mut self, person: Hash, seat: u8) {
        for connection in
            self.connections.all.iter_mut().filter(|connection| connection.person == Some(person))
        {
            connection.seat = Some(seat);
        }
    }

    /// A person has another secret: clients that came with the old one come back with the new one, or as strangers.
    pub(super) fn renewed(&mut self, old: Hash, new: Hash) {
        for seat in &mut self.summary.seats {
            if let SeatKind::Person { token, .. } = &mut seat.kind
                && *token == old
            {
                *token = new;
            }
        }
        let theirs = self.connections.all.extract_if(.., |connection| connection.person == Some(old));
        let mut left = false;
        for connection in theirs {
            connection.client.close(CloseCode::Restart, "come back");
            left = true;
        }
        if left {
            self.until = Instant::now() + self.app.limits.idle;
            self.tell_seats();
        }
    }

    /// Tells everything anew, to all connections or to those of one person.
    pub(super) fn welcome_all(&mut self, of: Option<Hash>) {
        let is_meant = |connection: &&Connection| of.is_none() || connection.person == of;
        let conns: Vec<_> =
            self.connections.all.iter().filter(is_meant).map(|connection| connection.conn).collect();
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
        let told = UpdateFor { viewer, since, manner, whole, playing, free, clocks: clocks.as_deref() };
        Frame::text(|bytes| self.table.write_update(told, bytes))
    }

    /// Tells all clients what happened since a version.
    pub(super) fn tell_update(&mut self, since: u64) {
        self.note_turn();
        for kind in self.connections.kinds() {
            let update = self.update_text(since, kind, false);
            self.connections.send_kind(kind, &update);
        }
        self.table.forget_previous();
    }

    /// Tells all clients the same.
    pub(super) fn tell_all(&mut self, message: &ToClient) {
        let frame = text(message);
        for connection in &mut self.connections.all {
            connection.send(&frame);
        }
    }

    /// Tells all clients who sits where.
    pub(super) fn tell_seats(&mut self) {
        let (online, thinking) = (self.connections.online(), self.thinking_bits());
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
        for connection in self.connections.all.iter_mut().filter(|connection| connection.seat == Some(seat)) {
            connection.send(&frame);
        }
    }

    /// Where a connection comes from.
    pub(super) fn address_of(&self, conn: u64) -> Option<IpAddr> {
        Some(self.connections.find(conn)?.client.address())
    }

    /// Sends a client what was written for it elsewhere.
    pub(super) fn pass_on(&mut self, conn: u64, frame: &Frame) {
        self.connections.send(conn, frame);
    }

    /// Tells one client.
    pub(super) fn tell(&mut self, conn: u64, message: &ToClient) {
        self.connections.send(conn, &text(message));
    }
}
