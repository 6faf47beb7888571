//! The end phase, and victory.

use super::{Flow, Frame, Table, escalation, steps, window};
use crate::{CardRef, Mode, MutualDestruction, Outcome, Reason, Status, Window};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// AMB-37: tokens, charges, replacements, victory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum EndStep {
    Abilities,
    Tokens,
    Replacements,
    Victory,
}

pub(super) fn advance(t: &mut Table<'_>, step: EndStep) -> Flow {
    match step {
        EndStep::Abilities => {
            let child = window::phase_start(t, Window::EndPhase);
            Flow::after(Frame::End(EndStep::Tokens), child)
        }
        EndStep::Tokens => {
            tidy(t);
            Flow::Next(Frame::End(EndStep::Replacements))
        }
        EndStep::Replacements => {
            let child = escalation::replace(t);
            Flow::after(Frame::End(EndStep::Victory), child)
        }
        EndStep::Victory => match outcome(t) {
            Some(outcome) => Flow::Over(outcome),
            None => Flow::Done,
        },
    }
}

/// X2-END-01, -02: circular tokens go (X2-ACTION-16, -20, X2-TOKEN-12), charges and Force come back, and the round is
/// forgotten. X2-ION-02, X2-ACTION-34, X2-BEYOND-12: stress, ion and cloak tokens and locks stay.
fn tidy(t: &mut Table<'_>) {
    for ship in t.s.ids() {
        // X2-BEYOND-63: a ship in reserve is still part of the game.
        if !matches!(t.s.ship(ship).status, Status::Playing | Status::Reserve) {
            continue;
        }
        t.s.ship_mut(ship).tokens.clear_circular();
        let cards = (0..t.s.ship(ship).upgrades.len() as u8).map(CardRef::Upgrade);
        for card in std::iter::once(CardRef::Pilot).chain(cards) {
            let (_, recovers) = t.eye().charge_limit(ship, card);
            if recovers > 0 {
                steps::recover_charge(t, ship, card, recovers);
            }
        }
        let (_, recovers) = t.eye().force_capacity(ship);
        if recovers > 0 {
            steps::recover_force(t, ship, recovers);
        }
        let own = t.s.ship_mut(ship);
        own.dial = None;
        own.executed = None;
        own.done = crate::Done::default();
    }
}

/// X2-WIN-01, -03: checked at the end of the end phase, and never before.
fn outcome(t: &Table<'_>) -> Option<Outcome> {
    if let Mode::Escalation | Mode::EscalationCoreBox = t.s.mode {
        return escalation::outcome(t);
    }
    last_standing(t)
}

/// X2-WIN-02, -04, R-01, AMB-15: who alone has ships in play; fled ships are in play no more. X2-END-03: nobody, and
/// the game goes on.
pub(super) fn last_standing(t: &Table<'_>) -> Option<Outcome> {
    let has = |seat: Seat| {
        let mut ships = t.s.ids();
        ships.any(|id| t.s.ship(id).seat == seat && t.s.ship(id).status == Status::Playing)
    };
    let (zero, one) = (has(Seat(0)), has(Seat(1)));
    let last = |winner| Some(Outcome { winner: Some(winner), reason: Reason::LastStanding });
    match (zero, one) {
        (true, true) => None,
        (true, false) => last(Seat(0)),
        (false, true) => last(Seat(1)),
        (false, false) => {
            let winner = match t.s.ruleset.mutual_destruction {
                MutualDestruction::NoWinner => None,
                MutualDestruction::FirstPlayer => Some(t.s.first),
            };
            Some(Outcome { winner, reason: Reason::MutualDestruction })
        }
    }
}
