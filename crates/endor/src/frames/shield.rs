//! The battle for the shield generator: the strike team advances, stormtroopers bar its way.

use super::{Answer, Flow, Frame, Table, answered};
use crate::{Ask, Board, Choice, Dice, MAX_DICE, Public, Roll, Rolled, State, policy};
use kernel::{Pending, Seat};

/// END-089: how many stormtroopers an ambush places.
const AMBUSH: u32 = 3;

pub(super) fn assault(t: &mut Table<'_>, seat: Seat, dice: Option<Dice>, answer: Option<Answer>) -> Flow {
    match (dice, answer) {
        // END-083: all five dice.
        (None, None) => Flow::Stop(Frame::Assault { seat, dice }, Pending::Chance(Roll::Dice(MAX_DICE))),
        (None, Some(answer)) => {
            let dice = answered!(answer, Answer::Rolled(Rolled::Dice(dice)) => dice);
            t.tell(|| Public::Rolled { seat, dice });
            t.ask(Frame::Assault { seat, dice: Some(dice) }, seat, Ask::Advance { dice })
        }
        (Some(_), answer) => {
            let spaces = answered!(answer, Some(Answer::Choice(_, Choice::Advance(spaces))) => spaces);
            advance_team(t, spaces);
            Flow::Done
        }
    }
}

fn advance_team(t: &mut Table<'_>, spaces: u8) {
    // END-087: troopers on the spaces entered go back to the supply.
    let entered = ((1u64 << spaces) - 1) << t.s.team;
    let troopers = (t.s.troopers & entered).count_ones() as u8;
    t.s.troopers &= !entered;
    t.s.supply += troopers;
    t.s.team += spaces;
    let to = t.s.team;
    t.tell(|| Public::Advanced { spaces, to, troopers });
    if !t.s.shields_up(t.board) {
        t.tell(|| Public::ShieldsDown);
    }
}

/// END-084, A10: the most spaces these dice can carry the team: the dice must match the numbers of the spaces,
/// one die each, in any order.
pub(crate) fn farthest(board: &Board, s: &State, dice: &Dice) -> u8 {
    let left = s.shield_spaces(board) - s.team;
    let mut needed = [0u8; MAX_DICE as usize];
    for k in 0..left.min(dice.len() as u8) {
        let number = s.space_number(board, s.team + k + 1);
        // Keep the numbers sorted, highest first, as the dice are: then they match pairwise or not at all.
        let mut at = k as usize;
        while at > 0 && needed[at - 1] < number {
            needed[at] = needed[at - 1];
            at -= 1;
        }
        needed[at] = number;
        if !needed[..=k as usize].iter().zip(dice.iter()).all(|(number, die)| die >= number) {
            return k;
        }
    }
    left.min(dice.len() as u8)
}

/// END-089, A12: the spaces an ambush would cover, as bits of [`State::troopers`].
pub(crate) fn ambush_spaces(board: &Board, s: &State) -> u64 {
    let printed = board.tracks.shield.len() as u32;
    let ahead = ((1u64 << printed) - 1) & !((1u64 << s.team) - 1);
    let ahead = match s.policies.ambush {
        policy::Ambush::NextUncovered => ahead,
        policy::Ambush::ThreeAhead => ahead & ((1u64 << (u32::from(s.team) + AMBUSH)) - 1),
    };
    let mut free = ahead & !s.troopers;
    let mut chosen = 0;
    // END-090: as many as the supply has.
    for _ in 0..AMBUSH.min(u32::from(s.supply)) {
        let nearest = free & free.wrapping_neg();
        chosen |= nearest;
        free &= !nearest;
    }
    chosen
}

pub(super) fn ambush(t: &mut Table<'_>) -> Flow {
    let spaces = ambush_spaces(t.board, t.s);
    let count = spaces.count_ones() as u8;
    t.s.troopers |= spaces;
    t.s.supply -= count;
    t.tell(|| Public::Ambushed {
        count,
        first: spaces.trailing_zeros() as u8 + 1,
        last: (64 - spaces.leading_zeros()) as u8,
    });
    Flow::Done
}
