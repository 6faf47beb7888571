//! X2-ROUND-01: the five phases, again and again; X2-ACTIV-06, X2-ATTACK-03: a phase begins when the one before is
//! over.

use super::{EndStep, Flow, Frame, Table};
use crate::{Phase, Public};
use serde::{Deserialize, Serialize};

/// What comes next in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum RoundStep {
    Planning,
    System,
    Activation,
    Bombs,
    StartOfEngagement,
    Engagement,
    End,
}

pub(super) fn advance(t: &mut Table<'_>, step: RoundStep) -> Flow {
    let (next, phase) = match step {
        RoundStep::Planning => {
            t.s.round += 1;
            let number = t.s.round;
            t.tell(|| Public::Round { number });
            (RoundStep::System, Some(Phase::Planning))
        }
        RoundStep::System => (RoundStep::Activation, Some(Phase::System)),
        RoundStep::Activation => (RoundStep::Bombs, Some(Phase::Activation)),
        RoundStep::Bombs => (RoundStep::StartOfEngagement, None),
        RoundStep::StartOfEngagement => (RoundStep::Engagement, Some(Phase::Engagement)),
        RoundStep::Engagement => (RoundStep::End, None),
        RoundStep::End => (RoundStep::Planning, Some(Phase::End)),
    };
    if let Some(phase) = phase {
        // Values that hold until the end of a phase. A scenario may begin with a phase in which they hold.
        if std::mem::replace(&mut t.s.phase, phase) != phase {
            for ship in &mut t.s.ships {
                ship.initiative = None;
            }
        }
        t.tell(|| Public::Phase { phase });
    }
    let child = match step {
        RoundStep::Planning => Some(Frame::Planning { ready: 0 }),
        RoundStep::System | RoundStep::Activation | RoundStep::Engagement => Some(Frame::Order { at: None }),
        // X2-BEYOND-52: bombs go off at the end of the activation phase.
        RoundStep::Bombs => super::devices::bombs(t),
        RoundStep::StartOfEngagement => super::window::phase_start(t, crate::Window::StartOfEngagement),
        RoundStep::End => Some(Frame::End(EndStep::Abilities)),
    };
    Flow::after(Frame::Round(next), child)
}
