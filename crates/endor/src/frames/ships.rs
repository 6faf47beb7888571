//! Ship orders: fighters or a special ship move, then may attack.

use super::{Answer, Flow, Frame, Table, answered};
use crate::{
    Ask, Choice, Dice, Fighter, MAX_DICE, Order, Outcome, Place, Public, Reason, Roll, Rolled, Side, Special,
    State, policy,
};
use kernel::{Pending, Seat};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum ShipsStep {
    /// END-051: the ships move, or stay.
    Move,
    /// END-052: they attack, or hold; `at` is where the ships that moved are now.
    Attack { at: Option<Place>, moved: u8 },
    /// END-065: the dice are rolled.
    Roll { target: Place, dice: u8 },
    /// END-066: the dice are given to ships.
    Assign { target: Place, dice: Dice },
}

use ShipsStep::{Assign, Attack, Move};

pub(super) fn advance(
    t: &mut Table<'_>,
    seat: Seat,
    order: Order,
    step: ShipsStep,
    answer: Option<Answer>,
) -> Flow {
    let frame = |step| Frame::Ships { seat, order, step };
    let Some(answer) = answer else {
        return match step {
            Move => t.ask(frame(step), seat, Ask::Move { order }),
            Attack { at, moved } => t.ask(frame(step), seat, Ask::Attack { order, at, moved }),
            ShipsStep::Roll { dice, .. } => Flow::Stop(frame(step), Pending::Chance(Roll::Dice(dice))),
            Assign { target, dice } => t.ask(frame(step), seat, Ask::Assign { target, dice }),
        };
    };
    match (step, answer) {
        (Move, Answer::Choice(_, choice)) => {
            let (at, moved) = move_ships(t, order, choice);
            Flow::Next(frame(Attack { at, moved }))
        }
        (Attack { .. }, Answer::Choice(_, Choice::Hold)) => Flow::Done,
        (Attack { at, moved }, Answer::Choice(_, Choice::Attack { from, target })) => {
            let dice = attack_dice(t.s, order, from, at, moved);
            t.tell(|| Public::Attacked { seat, order, from, target, dice });
            Flow::Next(frame(ShipsStep::Roll { target, dice }))
        }
        (ShipsStep::Roll { target, .. }, Answer::Rolled(Rolled::Dice(dice))) => {
            t.tell(|| Public::Rolled { seat, dice });
            if target != Place::DEATH_STAR {
                return Flow::Next(frame(Assign { target, dice }));
            }
            // END-109: one six is enough.
            if dice.at_least(6) > 0 {
                let reason = Reason::DeathStarDestroyed;
                return Flow::Over(Outcome { winner: Side::Rebel, reason });
            }
            t.tell(|| Public::Missed { target });
            Flow::Done
        }
        (Assign { target, .. }, Answer::Choice(_, Choice::Assign(hits))) => {
            t.tell(|| Public::Assigned { seat, target, hits });
            let bonus = super::damage::hit(t, target, hits);
            Flow::Next(Frame::Settle { seat, place: target, bonus })
        }
        (step, answer) => unreachable!("checked before it is applied: {answer:?} to {step:?}"),
    }
}

/// Carries out the movement; says where the ships that moved are now, and how many they are.
fn move_ships(t: &mut Table<'_>, order: Order, choice: Choice) -> (Option<Place>, u8) {
    match (order.fighter(), choice) {
        (_, Choice::Stay) => (None, 0),
        (Some(fighter), Choice::Move { from, to, count }) => {
            *t.s.fighters[from].get_mut(fighter) -= count;
            *t.s.fighters[to].get_mut(fighter) += count;
            t.tell(|| Public::Moved { fighter, from, to, count });
            (Some(to), count)
        }
        (_, Choice::Deploy) => {
            // END-049, A6: four, or what is left.
            let count = t.s.reserve.min(DEPLOYED);
            let at = t.s.executor.expect("checked: deployment needs the Executor");
            t.s.reserve -= count;
            t.s.fighters[at].tie += count;
            t.tell(|| Public::Deployed { at, count });
            (Some(at), count)
        }
        (_, Choice::Fly { to }) => {
            let ship = order.special().expect("checked: only special ships fly");
            let place = match ship {
                Special::Falcon => &mut t.s.falcon,
                Special::Executor => &mut t.s.executor,
            };
            let from = place.replace(to).expect("checked: the ship is in play");
            t.tell(|| Public::Flew { ship, from, to });
            (Some(to), 1)
        }
        (_, other) => answered!(other, Choice::Stay => (None, 0)),
    }
}

/// END-049: how many TIE fighters leave the reserve together.
pub(crate) const DEPLOYED: u8 = 4;

/// END-063, END-064: how many dice an attack from a place rolls.
pub(crate) fn attack_dice(s: &State, order: Order, from: Place, at: Option<Place>, moved: u8) -> u8 {
    if let Some(ship) = order.special() {
        return ship.dice();
    }
    let fighter = order.fighter().unwrap_or(Fighter::Tie);
    let there = s.fighters[from].get(fighter);
    let firing = match s.policies.dice {
        // A4: all of the ordered type in the sector, moved or not.
        policy::AttackDice::WholeType => there,
        // The other reading: once ships have moved, only they fire; if none has, all may.
        policy::AttackDice::MovedOnly if at == Some(from) => moved,
        policy::AttackDice::MovedOnly if at.is_some() => 0,
        policy::AttackDice::MovedOnly => there,
    };
    firing.min(MAX_DICE)
}
