//! What is kept of a match.

use crate::{
    api_error::ApiError,
    secret::{Hash, random},
};
use catalog::{Fairness, StoredMatch};
use kernel::{
    Digest, Identity, Key, Seat, Viewer,
    fair::{self, Signer},
};
use protocol::{
    shared::{Ending, MatchInfo, Pace, Phase, SeatInfo, Sitter},
    socket::ChatLine,
};
use serde_json::{Value, value::RawValue};
use std::sync::Arc;

/// Everything about a match.
#[derive(Debug, Clone)]
pub struct Record {
    /// What is listed of it.
    pub summary: Summary,
    /// Its inputs, in order.
    pub lines: Vec<String>,
    /// What was said.
    pub chat: Vec<ChatLine>,
}

/// What is listed of a match.
#[derive(Debug, Clone)]
pub struct Summary {
    /// Its name in links.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// What it started from, as text: it is seldom looked into. Until it begins, without what players bring.
    pub setup: Box<RawValue>,
    /// What players bring to it before it begins; nothing once it has begun.
    pub gathers: Option<String>,
    /// The rules and content it is played with.
    pub identity: Identity,
    /// The dice key: secret until the match is over.
    pub key: Key,
    /// The version of its journal, and of how its dice are drawn. Matches of older programs go on as they began.
    pub dice: u8,
    /// The journal's first line, once the match has begun; nothing in version 1.
    pub header: Option<String>,
    /// How fast it is played.
    pub pace: Pace,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: u64,
    /// Its seats.
    pub seats: Vec<SeatRecord>,
    /// How many inputs there are.
    pub version: u64,
    /// How often something was taken back.
    pub take_backs: u64,
    /// The lowest version anything was taken back to: inputs before it are as they always were.
    pub stable_version: Option<u64>,
    /// How it ended.
    pub finish: Option<Finish>,
    /// The match that goes on from it.
    pub rematch: Option<String>,
    /// Whether one comes to it by invitation alone: only its players' lobbies list it.
    pub private: bool,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRecord {
    /// Its name in the game.
    pub name: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// The hash of the secret that takes it.
    pub invitation: Option<Hash>,
    /// Milliseconds left on its clock.
    pub clock_ms: Option<u64>,
    /// What its player has brought, as the game writes it: in the set-up, too, once the match has begun.
    pub brought: Option<String>,
    /// Whether its player has come to the table: from then on it is known whether they add to the dice.
    pub came: bool,
    /// What they add.
    pub seed: Option<Digest>,
}

/// A person takes a seat, brings a squadron or deck, adds to the dice, or several at once.
#[derive(Debug, Clone)]
pub struct SeatUpdate {
    /// The match.
    pub id: String,
    /// The seat.
    pub seat: u8,
    /// Who sits down there, with the name they gave.
    pub sitter: Option<(Hash, Option<String>)>,
    /// What is brought.
    pub brought: Option<String>,
    /// What a player who comes to the table adds to the dice, or that they add nothing.
    pub came: Option<Option<Digest>>,
    /// What the match begins with, if nothing else was missing.
    pub begins: Option<Beginning>,
}

/// What a match begins with once everything is there.
#[derive(Debug, Clone)]
pub struct Beginning {
    /// The whole set-up.
    pub setup: Box<RawValue>,
    /// The rules and content.
    pub identity: Identity,
    /// The journal's first line; nothing in version 1.
    pub header: Option<String>,
    /// What happens before the first decision.
    pub lines: Vec<String>,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatKind {
    /// A person, known by the hash of their secret.
    Person {
        /// The hash.
        token: Hash,
        /// The name they gave.
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// The holder of the link may sit.
    Invited,
    /// Any person may sit.
    Open,
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Finish {
    /// `game`, `resigned`, `draw_agreed` or `time`.
    pub by: String,
    /// What it is worth to each seat.
    pub payoffs: Vec<f32>,
}

/// Inputs to append.
#[derive(Debug, Clone)]
pub struct Lines {
    /// The match.
    pub id: String,
    /// The number of the first.
    pub first: u64,
    /// The inputs.
    pub lines: Vec<String>,
    /// Milliseconds left per seat, where the match has clocks.
    pub clocks: Option<Vec<u64>>,
    /// How the match ends with them, if it does.
    pub finish: Option<Finish>,
}

/// The matches a lobby lists.
#[derive(Debug, Clone, Default)]
pub struct LobbyLists {
    /// With an open seat.
    pub open: Vec<Summary>,
    /// Being played.
    pub playing: Vec<Summary>,
    /// The last that ended.
    pub over: Vec<Summary>,
    /// Not over, with a seat of the person who asks.
    pub mine: Vec<Summary>,
}

/// Matches that are not over.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Unfinished {
    /// How many a person has a seat in.
    pub theirs: u64,
    /// Which of some.
    pub open: Vec<String>,
}

impl Summary {
    /// Whether every seat has its sitter.
    pub fn full(&self) -> bool {
        self.seats.iter().all(|seat| matches!(seat.kind, SeatKind::Person { .. } | SeatKind::Bot { .. }))
    }

    /// Whether anything has been drawn: not before all players are there, have brought theirs, and have added to the dice.
    pub fn has_begun(&self) -> bool {
        if self.dice == 1 { self.gathers.is_none() } else { self.header.is_some() }
    }

    /// Where the match stands.
    pub fn phase(&self) -> Phase {
        match self.finish {
            Some(_) => Phase::Over,
            None if !self.full() => Phase::Waiting,
            None if self.gathers.is_some() && self.seats.iter().any(|seat| seat.brought.is_none()) => {
                Phase::Gathering
            }
            None if !self.has_begun() => Phase::Waiting,
            None => Phase::Playing,
        }
    }

    /// The hash of the dice key.
    pub fn commitment(&self) -> Digest {
        if self.dice == 1 { self.key.commitment() } else { fair::commitment(self.key) }
    }

    /// What its table is opened from.
    pub fn opening(&self, lines: Vec<String>, signer: Arc<Signer>) -> Result<StoredMatch, ApiError> {
        let setup = serde_json::from_str(self.setup.get()).map_err(ApiError::malformed)?;
        let fair = (self.dice != 1).then(|| self.fairness(&self.seats, signer));
        Ok(StoredMatch { identity: Some(self.identity.clone()), setup, key: self.key, fair, lines })
    }

    /// What its dice need beside the key, with these players.
    pub(crate) fn fairness(&self, seats: &[SeatRecord], signer: Arc<Signer>) -> Fairness {
        Fairness {
            id: self.id.clone(),
            seeds: seats.iter().map(|seat| seat.seed).collect(),
            signer,
            noise: random(),
            header: self.header.clone(),
        }
    }

    /// Whether one person plays with bots alone: no other person's game is spoilt by what they are told.
    pub fn is_alone(&self) -> bool {
        self.seats.iter().filter(|seat| !matches!(seat.kind, SeatKind::Bot { .. })).count() == 1
    }

    /// Whether one person plays with bots alone, and in no hurry: they may undo whatever they like.
    pub fn is_solitary(&self) -> bool {
        self.is_alone() && self.pace == Pace::Correspondence
    }

    /// The seat of a person. Hashes are compared in constant time.
    pub fn seat_of(&self, person: &Hash) -> Option<u8> {
        let sits =
            |seat: &SeatRecord| matches!(&seat.kind, SeatKind::Person { token, .. } if token == person);
        self.seats.iter().position(sits).map(|seat| seat as u8)
    }

    /// How it ended: the key is no secret any more.
    pub fn ending(&self) -> Option<Ending> {
        let Finish { by, payoffs } = self.finish.clone()?;
        Some(Ending { by, payoffs, key: Some(self.key.0.to_string()) })
    }

    /// As whom a person sees it: once it is over, nothing is hidden.
    pub fn viewer(&self, person: Option<&Hash>) -> Viewer {
        if self.finish.is_some() {
            return Viewer::Arbiter;
        }
        let seat = person.and_then(|person| self.seat_of(person));
        seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    /// What a person may know of it, who may know so much of its set-up; `online` and `thinking` have a bit per seat.
    pub fn info(&self, setup: Value, online: u8, thinking: u8) -> MatchInfo {
        MatchInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            setup,
            gathers: self.gathers.clone(),
            seats: self.seat_infos(online, thinking),
            pace: self.pace,
            phase: self.phase(),
            version: self.version,
            commitment: self.commitment().to_string(),
            dice: self.dice,
            seeds: self.header.as_ref().map(|_| {
                let seeds = self.seats.iter().map(|seat| seat.seed.map(|seed| seed.to_string()));
                seeds.collect()
            }),
            ending: self.ending(),
            created_ms: self.created_ms,
            take_backs: self.take_backs,
            rematch: self.rematch.clone(),
            asked: None,
            round: None,
            yours: None,
        }
    }

    /// Its seats, as all clients see them.
    pub fn seat_infos(&self, online: u8, thinking: u8) -> Vec<SeatInfo> {
        let info = |(seat, record): (usize, &SeatRecord)| SeatInfo {
            seat: seat as u8,
            name: record.name.clone(),
            sitter: match &record.kind {
                SeatKind::Person { name, .. } => {
                    Sitter::Person { name: name.clone(), online: online >> seat & 1 == 1 }
                }
                SeatKind::Bot { level } => {
                    Sitter::Bot { level: level.clone(), thinking: thinking >> seat & 1 == 1 }
                }
                SeatKind::Invited => Sitter::Invited,
                SeatKind::Open => Sitter::Open,
            },
            clock_ms: record.clock_ms,
            brought: self.gathers.as_ref().map(|_| record.brought.is_some()),
        };
        self.seats.iter().enumerate().map(info).collect()
    }
}
