//! Moments, abilities in use, and tokens that were gained.

use crate::{AbilityRef, ActionKind, CardRef, DiceSet, Scope, ShipId, State, Token, Window};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A moment in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct WindowFrame {
    pub(crate) window: Window,
    pub(crate) subject: ShipId,
    pub(crate) act: Option<ActionKind>,
    /// Only this card may answer, or this one may not.
    pub(crate) only: Option<CardRef>,
    pub(crate) except: Option<CardRef>,
    /// 0 for the first player's abilities, 1 for the other's.
    pub(crate) turn: u8,
    /// Each answers once.
    pub(crate) used: SmallVec<[AbilityRef; 8]>,
    /// X2-CARD-10: cards that were turned over. What their other face says of the same moment comes too late.
    pub(crate) turned: SmallVec<[(ShipId, CardRef); 2]>,
    /// FAQ-ATTACKSEQ-26 to -28: only this player's abilities answer, and only those that perform an attack or only
    /// those that do not.
    pub(crate) queue: Option<(Seat, bool)>,
}

impl WindowFrame {
    pub(crate) fn new(window: Window, subject: ShipId) -> Self {
        Self {
            window,
            subject,
            act: None,
            only: None,
            except: None,
            turn: 0,
            used: SmallVec::new(),
            turned: SmallVec::new(),
            queue: None,
        }
    }
}

/// An ability in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Steps {
    pub(crate) scope: Scope,
    /// The part of the price that is due.
    pub(crate) paid: u8,
    /// The step that is due.
    pub(crate) cursor: u8,
    /// Dice that are being rerolled.
    pub(crate) rolling: DiceSet,
    /// The face of its card that it stands on.
    pub(crate) face: u8,
    /// The ship that a step for each of several comes to next.
    pub(crate) each: u8,
}

impl Steps {
    /// An ability whose price is paid elsewhere, or free.
    pub(crate) fn new(s: &State, scope: Scope) -> Self {
        let face = s.face(scope.ability.ship, scope.ability.card);
        Self { scope, paid: u8::MAX, cursor: 0, rolling: DiceSet::NONE, face, each: 0 }
    }
}

/// A token was gained; what answers it comes one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Gain {
    pub(crate) ship: ShipId,
    pub(crate) token: Token,
    /// How many of them have done nothing yet at once.
    pub(crate) count: u8,
    /// How many of them no ability has answered yet: each is a moment of its own.
    pub(crate) unanswered: u8,
    /// Whose doing it is.
    pub(crate) by: Seat,
    pub(crate) step: GainStep,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum GainStep {
    AtOnce,
    Window,
}
