//! The phases in the edition's order, again and again (X2-ROUND-01); X2-ACTIV-06, X2-ATTACK-03: a phase begins when the
//! one before is over.

use super::{Flow, Frame, Table};
use crate::{Phase, Public, edition::RoundStep, state::Turn};

pub(super) fn advance(t: &mut Table<'_>, place: u8) -> Flow {
    let round = &t.content.edition.round;
    let step =
        round.get(place).expect("packs are checked: a round has steps, and begins again after the last");
    if step == RoundStep::Planning {
        t.s.round += 1;
        let number = t.s.round;
        t.tell(|| Public::Round { number });
    }
    if round.under_way(place).map(Phase::of) != Some(Phase::of(step)) {
        begin(t, Phase::of(step));
    }
    let child = match step {
        RoundStep::Planning => Some(Frame::Planning { ready: 0 }),
        RoundStep::System => Some(Frame::Order { turn: Turn::System, at: None }),
        RoundStep::Decloak => Some(Frame::Order { turn: Turn::Decloak, at: None }),
        RoundStep::Activation => Some(Frame::Order { turn: Turn::Activation, at: None }),
        RoundStep::Engagement => Some(Frame::Order { turn: Turn::Engagement, at: None }),
        RoundStep::ShedIon => {
            super::activate::shed_ion(t);
            None
        }
        // X2-BEYOND-52: bombs go off at the end of the activation phase.
        RoundStep::Bombs => super::devices::bombs(t),
        RoundStep::StartOfEngagement => super::window::phase_start(t, crate::Window::StartOfEngagement),
        RoundStep::End => Some(Frame::End(0)),
    };
    Flow::after(Frame::Round(round.after(place)), child)
}

fn begin(t: &mut Table<'_>, phase: Phase) {
    // Values that hold until the end of a phase. A scenario may begin with a phase in which they hold.
    if std::mem::replace(&mut t.s.phase, phase) != phase {
        for ship in &mut t.s.ships {
            ship.initiative = None;
        }
    }
    t.tell(|| Public::Phase { phase });
}
