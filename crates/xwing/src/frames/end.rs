//! The end phase, and victory.

use super::{Flow, Frame, Table, escalation, price, window};
use crate::{CardRef, Mode, MutualDestruction, Outcome, Reason, Standing, Status, Window, edition::EndStep};
use kernel::Seat;

pub(super) fn advance(t: &mut Table<'_>, place: u8) -> Flow {
    let Some(step) = t.content.edition.end.get(place) else { return Flow::Done };
    let child = match step {
        EndStep::Abilities => window::phase_start(t, Window::EndPhase),
        EndStep::Tidy => {
            tidy(t);
            None
        }
        EndStep::Replacements => escalation::replace(t),
        EndStep::Victory => match outcome(t) {
            Some(outcome) => return Flow::Over(outcome),
            None => None,
        },
    };
    Flow::after(Frame::End(place + 1), child)
}

/// X2-END-01, -02: tokens go that do not stay (X2-ACTION-16, -20, X2-TOKEN-12), charges and Force come back, and the round is
/// forgotten. X2-ION-02, X2-ACTION-34, X2-BEYOND-12: stress, ion and cloak tokens and locks stay.
fn tidy(t: &mut Table<'_>) {
    for ship in t.s.ids() {
        // X2-BEYOND-63: a ship in reserve is still part of the game.
        if !matches!(t.s.ship(ship).status, Status::Playing | Status::Reserve) {
            continue;
        }
        let table = &t.content.edition.facts.tokens;
        t.s.ship_mut(ship).tokens.clear(|token| table.of(token).leaves);
        let cards = (0..t.s.ship(ship).upgrades.len() as u8).map(CardRef::Upgrade);
        for card in std::iter::once(CardRef::Pilot).chain(cards) {
            let (_, recovers) = t.query().charge_limit(ship, card);
            if recovers > 0 {
                price::recover_charge(t, ship, card, recovers);
            }
        }
        let (_, recovers) = t.query().force_capacity(ship);
        if recovers > 0 {
            price::recover_force(t, ship, recovers);
        }
        let own = t.s.ship_mut(ship);
        own.damage.iter_mut().for_each(crate::Damage::settle);
        own.upgrades
            .iter_mut()
            .filter(|it| it.is_discarded())
            .for_each(|it| it.standing = Standing::Discarded);
        own.dial = None;
        own.executed = None;
        own.done = crate::Done::default();
    }
    t.s.memory.end_round();
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
