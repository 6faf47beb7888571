//! What sockets and requests both use.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Something to say, before it has a language: `{"key": .., "args": {..}}`; the sentence is in the Fluent files.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Words {
    /// The key of the sentence.
    pub key: String,
    /// What fills its places: numbers, texts, other words, or lists of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, unknown>")]
    pub args: Option<Value>,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// A person who has joined.
    Person {
        /// The name they gave, if any.
        name: Option<String>,
        /// Whether they are connected now.
        online: bool,
    },
    /// A bot.
    Bot {
        /// `random`, `aggressor`, `cadet`, `veteran` or `ace`.
        level: String,
        /// Whether it is thinking now.
        thinking: bool,
    },
    /// Nobody yet; whoever has the link may sit.
    Invited,
    /// Nobody yet; anybody in the lobby may sit.
    Open,
}

/// A seat of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Its number, in turn order from 0.
    pub seat: u8,
    /// Its name in the game: `rebel`, `empire2`.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// Milliseconds left on its clock, where the match has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub clock_ms: Option<u64>,
    /// Whether what its player brings is there, while players of the match gather.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub brought: Option<bool>,
}

/// How fast a match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", from = "crate::strict::Pace")]
pub enum Pace {
    /// As long as it takes.
    Correspondence,
    /// A chess clock per player.
    Clock {
        /// Seconds each player starts with.
        seconds: u32,
        /// Seconds each decision gives back, as far as it took them: the clock never grows.
        increment: u32,
    },
}

/// Where a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are still free, or somebody who has one has not come to the table yet: nothing has been drawn.
    Waiting,
    /// All seats are taken, and somebody has not brought theirs yet.
    Gathering,
    /// Being played.
    Playing,
    /// Over.
    Over,
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Ending {
    /// Why: `game` (by the rules), `resigned`, `draw_agreed`, `time`.
    pub by: String,
    /// What it is worth to each seat: 1, 0 or -1.
    pub payoffs: Vec<f32>,
    /// The dice key, now revealed.
    pub key: Option<String>,
}

/// Servers that do not tell know one way to draw dice.
fn one() -> u8 {
    1
}

/// What everybody may know of a match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchInfo {
    /// Its name in links.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// What it started from, as far as the caller may know it before the match is over. While players gather, what they
    /// bring is not in it: nobody sees it before all is there.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// What players bring themselves before it begins: `squad`, `deck`. Nothing once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gathers: Option<String>,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// How fast it is played.
    pub pace: Pace,
    /// Where it stands.
    pub phase: Phase,
    /// How many inputs there have been.
    #[ts(type = "number")]
    pub version: u64,
    /// The hash of the dice key, published before any player adds to the dice.
    pub commitment: String,
    /// How its dice are drawn, and the version of its journal: 2 where players add to them, 1 in older matches.
    #[serde(default = "one")]
    pub dice: u8,
    /// What each seat has added to the dice, once it has begun; `null` where none was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seeds: Option<Vec<Option<String>>>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: u64,
    /// How often a decision was taken back. Between people, nothing that dice or cards have shown is ever undone; who
    /// plays with bots alone may undo anything, and the dice fall again as they fell.
    #[serde(default)]
    #[ts(type = "number")]
    pub take_backs: u64,
    /// The match that goes on from this one with sides swapped, if there is one.
    pub rematch: Option<String>,
    /// The seats that are asked something now, as far as the server knows without opening the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Vec<u8>>,
    /// The round it is in, where the game counts rounds and the server knows without opening the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<u32>,
    /// The caller's own seat, in listings of their matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub yours: Option<u8>,
}

/// Something that went wrong, for a program and for a person.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// A short code: `not_found`, `full`, `too_many`, `bad_request`, `refused`, `stale`, `not_your_seat`...
    pub code: String,
    /// The rule that refuses, where one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// Why, for a person.
    pub why: Words,
}
