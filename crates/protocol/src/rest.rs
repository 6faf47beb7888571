//! Bodies of the requests beside the socket.

use crate::{
    shared::{MatchInfo, Pace, Phase, SeatInfo, Words},
    socket::OwnDemand,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played: an answer of `GET /api/games`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its short name.
    pub game: String,
    /// The numbers of players it takes.
    pub players: Vec<u8>,
    /// The names of the seats for each number of players.
    pub seats: Vec<Vec<String>>,
    /// Rulings that players may read otherwise, with their values, the default first.
    pub policies: Vec<PolicyInfo>,
    /// Set-ups to choose from by name, the usual one first; none where the number of players says it all.
    pub setups: Vec<SetupInfo>,
    /// The levels of its bots, weakest first.
    pub levels: Vec<String>,
    /// Whether the page can draw its table. What it cannot draw is played in a terminal.
    pub board: bool,
}

/// A set-up that has a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SetupInfo {
    /// Its name.
    pub name: String,
    /// As the game writes it.
    #[ts(type = "unknown")]
    pub setup: Value,
}

/// A ruling that players may read otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PolicyInfo {
    /// Its name.
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
}

/// Who shall sit on a seat of a new match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", from = "crate::strict::SeatWish")]
pub enum SeatWish {
    /// Whoever makes the match.
    Me,
    /// Whoever has the link.
    Invite,
    /// Anybody in the lobby.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// Makes a match: the body of `POST /api/matches`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game's short name.
    pub game: String,
    /// What it starts from, as the game writes it: players and policies.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// Where players bring their own squadrons or decks, what each seat brings already, as the game reads it; `null`
    /// for a player who brings theirs later. The match begins once every seat is taken and everything is there. Left
    /// out where the set-up holds it all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown[]")]
    pub brought: Option<Vec<Option<Value>>>,
    /// One wish per seat.
    pub seats: Vec<SeatWish>,
    /// How fast it is played.
    pub pace: Pace,
    /// The name of whoever makes it.
    pub name: Option<String>,
}

/// A match was made, or a seat was taken.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Seated {
    /// The match.
    pub info: MatchInfo,
    /// The caller's seat, if any.
    pub seat: Option<u8>,
    /// The secret of each seat that waits for its guest, to be put into a link: only the maker is told.
    pub invitations: Vec<Invitation>,
    /// The caller's secret, for programs without cookies, which ask for it with the header `x-escadrille-token: tell`.
    /// Browsers get it as a cookie alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// The caller has a new secret, and the old one is nobody's: the answer of `POST /api/me/renew`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Renewed {
    /// The new secret, for programs that ask for it as in [`Seated`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// A seat that waits for its guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// The seat.
    pub seat: u8,
    /// The secret; the page `/m/{id}#join={secret}` takes the seat. What follows the sign reaches no proxy and no log.
    pub secret: String,
}

/// Takes a seat: the body of `POST /api/matches/{id}/join`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The invitation's secret; without one, an open seat is taken.
    pub secret: Option<String>,
    /// The caller's name.
    pub name: Option<String>,
    /// The caller's squadron or deck, where players bring theirs; it may be brought later, too. One that is refused
    /// takes no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub brought: Option<Value>,
}

/// Brings a squadron or a deck to the caller's seat, in place of what was there before: the body of
/// `POST /api/matches/{id}/bring`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Bring {
    /// It, in whatever form the game reads: XWS as text, a list of cards.
    #[ts(type = "unknown")]
    pub brought: Value,
}

/// A way to one's own seat from another device: the answer of `POST /api/matches/{id}/pass`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Pass {
    /// The secret; the page `/pass/{id}#{secret}` asks whether to go on there. It works once.
    pub secret: String,
    /// For how many seconds it works.
    pub seconds: u32,
}

/// Goes on as the person who made a pass: the body of `POST /api/matches/{id}/claim`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The pass's secret.
    pub secret: String,
}

/// A question about a view that was told before: the body of `POST /api/games/{game}/look`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// What is looked at, as the game writes it.
    #[ts(type = "unknown")]
    pub view: Value,
    /// The seat that looks; `null` for spectators.
    pub seat: Option<u8>,
    /// The question, as the game writes it.
    #[ts(type = "unknown")]
    pub what: Value,
}

/// The answer of `GET /api/lobby`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Lobby {
    /// Matches with a seat open to anybody.
    pub open: Vec<Listed>,
    /// Matches being played.
    pub playing: Vec<Listed>,
    /// The last matches that ended.
    pub over: Vec<Listed>,
    /// Matches the caller has a seat in and that are not over.
    pub mine: Vec<Listed>,
}

/// A match in a list: what is shown of it there, and nothing that makes a list long.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Listed {
    /// Its name in links.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// The plain values of its set-up, such as its mode and its points: neither squadrons nor decks.
    #[ts(type = "Record<string, unknown>")]
    pub about: Value,
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
    /// How it ended: what it is worth to each seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub payoffs: Option<Vec<f32>>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: u64,
    /// How often a decision was taken back.
    #[serde(default)]
    #[ts(type = "number")]
    pub take_backs: u64,
    /// The seats that are asked something now, as far as the server knows without opening the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Vec<u8>>,
    /// The round it is in, where the game counts rounds and the server knows without opening the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<u32>,
    /// The caller's own seat, in the list of their matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub yours: Option<u8>,
}

/// A finished match or a scenario, step by step: an answer of `GET /api/matches/{id}/replay` and
/// `GET /api/scenarios/{game}/{name}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// The game's short name.
    pub game: String,
    /// The steps; the first is the position before any input.
    pub steps: Vec<ReplayStep>,
}

/// One step of a replay.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStep {
    /// How many inputs there have been, the one that is not over included.
    pub input: u32,
    /// What happened, each with its rule and as the game writes it.
    pub lines: Vec<ReplayLine>,
    /// What an arbiter sees after it.
    #[ts(type = "unknown")]
    pub view: Value,
}

/// Something that happened in a replay.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayLine {
    /// In words.
    pub words: Words,
    /// The rule behind it.
    pub rule: String,
    /// As the game writes it.
    #[ts(type = "unknown")]
    pub event: Value,
}

/// A what-if from a match that is over, or from a scenario: the body of `POST /api/study`. The server keeps nothing of
/// it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The match it starts from.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    /// The scenario it starts from, if no match: the game and the scenario's name, with a slash between them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scenario: Option<String>,
    /// How many of its inputs are played.
    #[ts(type = "number")]
    pub at: u64,
    /// What was played instead of the rest, as [`Studied`] told it.
    #[ts(type = "unknown[]")]
    pub inputs: Vec<Value>,
    /// What is played next.
    pub choice: Option<StudyChoice>,
}

/// An answer in a what-if.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyChoice {
    /// Who answers.
    pub seat: u8,
    /// The decision answered.
    pub decision: u32,
    /// The answer, as the game writes it.
    #[ts(type = "unknown")]
    pub choice: Value,
}

/// How things stand in a what-if: the answer of `POST /api/study`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Studied {
    /// Everything that was played since the match or scenario was left, to be sent again with the next answer.
    #[ts(type = "unknown[]")]
    pub inputs: Vec<Value>,
    /// How it stands.
    pub now: Desk,
}

/// A position with nothing hidden.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Desk {
    /// The game's short name.
    pub game: String,
    /// How many inputs there have been.
    #[ts(type = "number")]
    pub version: u64,
    /// What an arbiter sees.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What the last answer brought about.
    pub lines: Vec<ReplayLine>,
    /// Everybody's questions.
    pub asked: Vec<Question>,
}

/// What a seat is asked in a what-if.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Question {
    /// Who.
    pub seat: u8,
    /// What, with the legal answers.
    pub demand: OwnDemand,
}

/// The rules of a game: the answer of `GET /api/rules/{game}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleBook {
    /// The chapters.
    pub sections: Vec<RuleSection>,
    /// How the rules are read where they are silent or disagree.
    pub rulings: Vec<RuleInfo>,
}

/// A chapter.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleSection {
    /// A short name.
    pub slug: String,
    /// Its title in English.
    pub en: String,
    /// Its title in French.
    pub fr: String,
    /// Its rules.
    pub rules: Vec<RuleInfo>,
}

/// A rule.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleInfo {
    /// Its id.
    pub id: String,
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
    /// The scenarios that prove it.
    pub scenarios: Vec<ScenarioInfo>,
}

/// A scenario.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ScenarioInfo {
    /// Its path: `attack/falcon-last-ship-earns-three`.
    pub name: String,
    /// What it shows, in English.
    pub en: String,
    /// What it shows, in French.
    pub fr: String,
}

/// What verifying a journal has shown: the answer of `POST /api/verify`, whose body is the journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Verdict {
    /// Whether it holds: everything was checked, and nothing is wrong.
    pub holds: bool,
    /// `holds`, `does_not_hold`, or `undecided`: nothing is wrong with what could be checked, and not all could be.
    pub verdict: String,
    /// Where it breaks, if it does: line and column.
    pub line: Option<u32>,
    /// Counted from 1.
    pub column: Option<u32>,
    /// Why it breaks.
    pub why: Option<Words>,
    /// The game.
    pub game: Option<String>,
    /// How many inputs were replayed.
    pub entries: u32,
    /// How many of them were dice or shuffles.
    pub chances: u32,
    /// `true`, `key_not_revealed` or `no_commitment`.
    pub dice: Option<String>,
    /// The hash of the dice key, as the first line promises it.
    pub commitment: Option<String>,
    /// How many players have added a seed to the dice.
    pub seeds: u32,
    /// How many choices came with something added to the dice that follow.
    pub nonces: u32,
    /// The public key of the server that has signed it.
    pub server: Option<String>,
    /// Whether the match is played to its end.
    pub over: bool,
    /// The hash of the last state.
    pub state: Option<String>,
}
