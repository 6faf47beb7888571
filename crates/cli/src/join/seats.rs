//! The seats somebody has taken, with their secrets: the same link leads back to the same seat.

use super::link::{Link, Server};
use crate::store::Store;
use kernel::Digest;
use protocol::rest::Invitation;
use serde::{Deserialize, Serialize};
use std::io;

/// Older seats are forgotten.
const REMEMBERED: usize = 300;

/// A seat that was taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSeat {
    /// The server.
    pub server: String,
    /// The match.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The invitation it was taken with.
    pub invitation: Option<String>,
    /// Its secret.
    pub token: String,
    /// The invitations this seat's player may hand on.
    pub guests: Vec<Invitation>,
    /// What its player adds to the dice, and what they were promised; nothing for seats of older programs.
    #[serde(default)]
    pub share: Option<Share>,
}

/// What a player adds to the dice of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// The hash of the server's key, seen before anything was added.
    pub commitment: String,
    /// What is added before the match begins.
    pub seed: Digest,
    /// What is added with each choice comes from this; the server never sees it.
    pub secret: Digest,
}

impl Share {
    /// Of somebody who has seen this commitment.
    pub fn new(commitment: String) -> Result<Self, getrandom::Error> {
        let random = || {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map(|()| Digest(bytes))
        };
        Ok(Self { commitment, seed: random()?, secret: random()? })
    }
}

/// All seats that were taken, the last one last.
#[derive(Debug, Clone)]
pub struct Seats(Option<Store>);

impl Seats {
    /// Those of this user.
    pub fn of_user() -> Self {
        Self(Store::named("seats.json"))
    }

    /// The seat a link leads back to.
    pub fn find(&self, link: &Link) -> Option<KeptSeat> {
        let seats = self.all(&link.server).into_iter().rev();
        let mut of_table = seats.filter(|seat| Some(&seat.table) == link.table.as_ref());
        match &link.invitation {
            None => of_table.next(),
            Some(_) => of_table.find(|seat| seat.invitation == link.invitation),
        }
    }

    /// The seats taken on a server.
    pub fn all(&self, server: &Server) -> Vec<KeptSeat> {
        let server = server.to_string();
        let mut seats: Vec<KeptSeat> = self.0.as_ref().map(Store::load).unwrap_or_default();
        seats.retain(|seat| seat.server == server);
        seats
    }

    /// Remembers a seat.
    pub fn keep(&self, seat: KeptSeat) -> io::Result<()> {
        let store = self.0.as_ref().ok_or(io::ErrorKind::NotFound)?;
        store.change(|seats: &mut Vec<KeptSeat>| {
            seats.retain(|old| (&old.server, &old.table, old.seat) != (&seat.server, &seat.table, seat.seat));
            seats.push(seat);
            let old = seats.len().saturating_sub(REMEMBERED);
            seats.drain(..old);
        })
    }
}
