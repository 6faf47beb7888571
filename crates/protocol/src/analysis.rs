//! What bots say about choices and finished matches. Chances are from 0 to 1, a draw being half a win.

use crate::shared::Words;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What the ace would do, and what else it thought of.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Hint {
    /// What it would do.
    pub best: Considered,
    /// What comes next, best first; none where it chooses without figures.
    pub others: Vec<Considered>,
}

/// An answer that was thought of.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Considered {
    /// As the game writes it.
    #[ts(type = "unknown")]
    pub choice: Value,
    /// In words.
    pub words: Words,
    /// The chance to win with it; `null` where the bot chooses without figures.
    pub chance: Option<f32>,
    /// The standard error of that chance.
    pub error: Option<f32>,
    /// Whether it is surely less than the best: the difference is more than chance would make.
    pub worse: bool,
}

/// How far the analysis of a match has come: the answer of `GET` and `POST /api/matches/{id}/analysis`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysed {
    /// Where it stands.
    pub state: AnalysisState,
    /// What is done of it, from 0 to 1.
    pub progress: f32,
    /// It, once it is there.
    pub analysis: Option<Analysis>,
}

/// Where an analysis stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnalysisState {
    /// Nobody has asked for it.
    None,
    /// Others come first, or it is being worked on.
    Working,
    /// It is there.
    Done,
    /// It could not be made.
    Failed,
}

/// Asks for an analysis: the body of `POST /api/matches/{id}/analysis`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Analyse {
    /// Simulations per decision, within what the server allows; `null` for the usual number.
    #[serde(default)]
    pub effort: Option<u32>,
}

/// A finished match, decision by decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysis {
    /// The game's short name.
    pub game: String,
    /// Simulations per decision.
    pub effort: u32,
    /// Who was winning, in the order of the inputs.
    pub points: Vec<CurvePoint>,
    /// The decisions that cost most, the worst first.
    pub moments: Vec<Moment>,
    /// What each side owes to luck and to itself.
    pub sides: Vec<SideTally>,
}

/// How things stood at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct CurvePoint {
    /// After how many inputs: the step of the replay.
    #[ts(type = "number")]
    pub at: u64,
    /// The round.
    pub round: Option<u32>,
    /// The first side's chance to win.
    pub chance: f32,
    /// It is between this, with 95 % certainty,
    pub low: f32,
    /// and this.
    pub high: f32,
    /// Whether dice or cards have led here since the point before, and no decision.
    pub luck: bool,
}

/// A decision that cost something.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// How many inputs there were before it: where a what-if begins.
    #[ts(type = "number")]
    pub at: u64,
    /// The round.
    pub round: Option<u32>,
    /// Who decided.
    pub seat: u8,
    /// What was chosen; several where several decisions are one.
    pub chosen: Vec<Words>,
    /// What would have been better.
    pub better: Vec<Words>,
    /// The seat's chance to win as it chose, from what it could know.
    pub chance: f32,
    /// The chance it could have had.
    pub best: f32,
    /// The standard error of the difference.
    pub error: f32,
}

/// What a side owes to luck and to itself. All of it is in chances to win, summed.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SideTally {
    /// What dice and shuffles brought it.
    pub luck: f32,
    /// The standard error of that.
    pub luck_error: f32,
    /// What its own decisions cost it, compared with the best.
    pub lost: f32,
    /// The standard error of that.
    pub lost_error: f32,
    /// Decisions that were looked at.
    pub decisions: u32,
    /// Those after which nothing better could be found.
    pub good: u32,
}
