//! What everybody sees.

use super::{Column, Outcome, ROWS, State};
use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The stones of one column, bottom first.
pub type Stack = ArrayVec<Seat, { ROWS as usize }>;

/// A game as anybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The columns, from the left.
    pub columns: Vec<Stack>,
    /// Who drops the next stone.
    pub turn: Option<Seat>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

pub(crate) fn view(s: &State) -> View {
    let stack = |column: Column| (0..ROWS).map_while(|row| s.board.stone(column, row)).collect();
    View {
        columns: Column::all().map(stack).collect(),
        turn: s.pending.demands().first().map(|demand| demand.by),
        outcome: s.pending.outcome().copied(),
    }
}
