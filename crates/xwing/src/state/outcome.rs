//! How a match ends.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// X2-ESCALATE-10: whoever destroys more than so many times the threat level wins.
pub(crate) const THREATS: u16 = 2;
/// X2-ESCALATE-16, -19: how many lost enemies win with one core set, by seat.
pub(crate) const CORE_GOALS: [u8; 2] = [3, 2];

/// Why a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Reason {
    /// X2-WIN-02: only one player has ships in play.
    LastStanding,
    /// nobody has.
    MutualDestruction,
    /// X2-ESCALATE-10, -11: enough threat destroyed.
    Threat,
    /// X2-ESCALATE-16, -19: the core box's own goals.
    CoreBox,
    /// TABLE-UNENDING: the abilities of cards did not come to an end.
    Unending,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// Who won, if anybody.
    pub winner: Option<Seat>,
    /// Why.
    pub reason: Reason,
}
