//! The round: cruisers and shuffling before the first, then reinforcements, deployment and battle.

use super::{Answer, Flow, Frame, Table, after, answered, board, draw};
use crate::{
    Ask, CardSet, Choice, Event, Mode, Outcome, Phase, Piles, Public, Reason, Roll, Rolled,
    policy::SecondTie, state::other,
};
use kernel::{Demand, Demands, Pending, Seat};
use serde::{Deserialize, Serialize};

/// Where the round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum RoundStep {
    /// STF-015: cruisers are chosen, the first player first.
    Cruisers,
    /// STF-102: both choose at once, and neither sees what the other takes.
    Secret,
    /// STF-018: a pile is shuffled.
    Shuffle(u8),
    /// A round begins.
    Begin,
    /// STF-021: how many players have drawn.
    Reinforce(u8),
    /// STF-027: whose turn it is.
    Deploy(Seat),
    /// STF-045.
    Shift,
    /// STF-048.
    Fight,
    /// STF-050: how many combats are done, and whether they go from low to high columns.
    Combats { done: u8, ascending: bool },
    /// STF-066, STF-067, STF-098.
    End,
}

impl RoundStep {
    /// The phase it belongs to.
    pub(crate) fn phase(self) -> Phase {
        match self {
            Self::Cruisers | Self::Secret | Self::Shuffle(_) => Phase::Setup,
            Self::Begin | Self::Reinforce(_) => Phase::Reinforcements,
            Self::Deploy(_) => Phase::Deployment,
            Self::Shift | Self::Fight | Self::Combats { .. } | Self::End => Phase::Battle,
        }
    }
}

pub(super) fn advance(t: &mut Table<'_>, step: RoundStep, answer: Option<Answer>) -> Flow {
    match step {
        RoundStep::Cruisers => cruisers(t, answer),
        RoundStep::Secret => secret(t, answer),
        RoundStep::Shuffle(pile) => shuffle(t, pile, answer),
        RoundStep::Begin => {
            t.s.round += 1;
            t.s.passed = [false; 2];
            let number = t.s.round;
            t.tell(|| Public::Round { number });
            Flow::Next(Frame::Round(RoundStep::Reinforce(0)))
        }
        RoundStep::Reinforce(done) => reinforce(t, done),
        RoundStep::Deploy(seat) => deploy(t, seat, answer),
        RoundStep::Shift => shift(t, answer),
        RoundStep::Fight => fight(t, answer),
        RoundStep::Combats { done, ascending } => combats(t, done, ascending),
        RoundStep::End => end(t),
    }
}

fn cruisers(t: &mut Table<'_>, answer: Option<Answer>) -> Flow {
    if let Some(answer) = answer {
        let (seat, name) = answered!(answer, Answer::Choice(seat, Choice::Cruiser(name)) => (seat, name));
        t.s.take_cruiser(t.content, seat, name);
        tell_cruiser(t, seat);
    }
    let missing = [t.s.first, other(t.s.first)].into_iter().filter(|s| t.s.cruisers[s.index()].is_none());
    let missing: arrayvec::ArrayVec<Seat, 2> = missing.collect();
    match missing[..] {
        [] => Flow::Next(Frame::Round(RoundStep::Shuffle(0))),
        // STF-102, STF-106: chosen with the deck, and shown once both have chosen. With one box they take turns,
        // since both could want the same board.
        [_, _] if t.s.mode == Mode::TotalWar && t.s.boxes > 1 => {
            t.s.decision = t.s.decision.next();
            let id = t.s.decision;
            let demands: Demands<Ask> =
                [0, 1].map(|s| Demand { id, by: Seat(s), ask: Ask::Cruiser }).into_iter().collect();
            Flow::Stop(Frame::Round(RoundStep::Secret), Pending::Decide(demands))
        }
        [seat, ..] => t.ask(Frame::Round(RoundStep::Cruisers), seat, Ask::Cruiser),
    }
}

fn secret(t: &mut Table<'_>, answer: Option<Answer>) -> Flow {
    let (seat, cruiser) =
        answered!(answer, Some(Answer::Choice(seat, Choice::Cruiser(name))) => (seat, name));
    t.s.take_cruiser(t.content, seat, cruiser);
    t.log.push(|| Event::Chose { seat, cruiser });
    if t.s.cruisers[other(seat).index()].is_none() {
        return t.ask(Frame::Round(RoundStep::Secret), other(seat), Ask::Cruiser);
    }
    tell_cruiser(t, Seat(0));
    tell_cruiser(t, Seat(1));
    Flow::Next(Frame::Round(RoundStep::Shuffle(0)))
}

fn tell_cruiser(t: &mut Table<'_>, seat: Seat) {
    let armour = t.s.armour[seat.index()];
    if let Some(cruiser) = t.s.cruisers[seat.index()] {
        t.tell(|| Public::Cruiser { seat, cruiser, armour });
    }
}

fn shuffle(t: &mut Table<'_>, pile: u8, answer: Option<Answer>) -> Flow {
    let Some(answer) = answer else {
        return Flow::Stop(Frame::Round(RoundStep::Shuffle(pile)), Pending::Chance(Roll::Shuffle(pile)));
    };
    let cards = answered!(answer, Answer::Rolled(Rolled::Pile(cards)) => cards);
    draw::shuffled(t, pile, cards);
    let own = t.s.piles_are == Piles::Own;
    Flow::Next(Frame::Round(if own && pile == 0 { RoundStep::Shuffle(1) } else { RoundStep::Begin }))
}

fn reinforce(t: &mut Table<'_>, done: u8) -> Flow {
    let seat = match done {
        0 => t.s.initiative,
        1 => other(t.s.initiative),
        _ => return Flow::Next(Frame::Round(RoundStep::Deploy(t.s.initiative))),
    };
    // STF-025: what was set aside in the round before joins the hand.
    let cards = std::mem::replace(&mut t.s.asides[seat.index()], CardSet::NONE);
    t.s.hands[seat.index()] = t.s.hands[seat.index()].or(cards);
    draw::tell_drawn(t, seat, cards, true);
    let left = t.s.draws(seat);
    let next = Frame::Round(RoundStep::Reinforce(done + 1));
    if left == 0 { Flow::Next(next) } else { Flow::Push(next, Frame::Draw { seat, left, aside: false }) }
}

fn deploy(t: &mut Table<'_>, seat: Seat, answer: Option<Answer>) -> Flow {
    let Some(answer) = answer else {
        return t.ask(Frame::Round(RoundStep::Deploy(seat)), seat, Ask::Deploy);
    };
    let choice = answered!(answer, Answer::Choice(_, choice) => choice);
    if choice == Choice::Pass {
        return pass(t, seat);
    }
    let (card, back, sector) = answered!(choice, Choice::Play { card, back, sector } => (card, back, sector));
    let index = t.content.index(card).expect("checked before it is applied");
    let revealed = board::play(t, seat, index, back, sector);
    // STF-042: who has passed is not asked again.
    let next = if t.s.passed[other(seat).index()] { seat } else { other(seat) };
    after(Frame::Round(RoundStep::Deploy(next)), seat, revealed)
}

fn pass(t: &mut Table<'_>, seat: Seat) -> Flow {
    t.s.passed[seat.index()] = true;
    t.tell(|| Public::Passed { seat });
    if t.s.passed[other(seat).index()] {
        // STF-043.
        return Flow::Next(Frame::Round(RoundStep::Shift));
    }
    // STF-041: the first to pass takes or keeps the marker.
    if t.s.initiative != seat {
        give(t, seat);
    }
    Flow::Next(Frame::Round(RoundStep::Deploy(other(seat))))
}

fn give(t: &mut Table<'_>, seat: Seat) {
    t.s.initiative = seat;
    t.tell(|| Public::Initiative { seat });
}

fn shift(t: &mut Table<'_>, answer: Option<Answer>) -> Flow {
    let seat = t.s.initiative;
    let Some(answer) = answer else { return t.ask(Frame::Round(RoundStep::Shift), seat, Ask::Shift) };
    let shift = answered!(answer, Answer::Choice(_, Choice::Shift(shift)) => shift);
    let offset = shift.offset(t.s.offset);
    t.s.offset = offset;
    t.tell(|| Public::Shifted { seat, shift, offset });
    Flow::Next(Frame::Round(RoundStep::Fight))
}

fn fight(t: &mut Table<'_>, answer: Option<Answer>) -> Flow {
    let seat = t.s.initiative;
    let Some(answer) = answer else { return t.ask(Frame::Round(RoundStep::Fight), seat, Ask::Fight) };
    let way = answered!(answer, Answer::Choice(_, Choice::Fight(way)) => way);
    t.tell(|| Public::Order { seat, way });
    Flow::Next(Frame::Round(RoundStep::Combats { done: 0, ascending: way.ascends(seat) }))
}

fn combats(t: &mut Table<'_>, done: u8, ascending: bool) -> Flow {
    let (first, count) = t.s.facing();
    if done == count {
        return Flow::Next(Frame::Round(RoundStep::End));
    }
    let sector = if ascending { first + done } else { first + count - 1 - done };
    let facing = t.s.opposite(sector);
    // STF-051, STF-053: counted once, at the start.
    let markers = [t.s.fighters(t.content, Seat(1), facing), t.s.fighters(t.content, Seat(0), sector)];
    t.tell(|| Public::Combat { sectors: [sector, facing], markers });
    let next = Frame::Round(RoundStep::Combats { done: done + 1, ascending });
    // STF-063: nothing happens where there is no fighter.
    if markers == [0; 2] {
        Flow::Next(next)
    } else {
        Flow::Push(next, Frame::Combat { sector, turn: 0, markers })
    }
}

fn end(t: &mut Table<'_>) -> Flow {
    // STF-066.
    give(t, other(t.s.initiative));
    // STF-067.
    let mut screened = false;
    for placed in t.s.columns.iter_mut().flatten().flat_map(|column| column.iter_mut()) {
        screened |= placed.screened != [0; 2];
        placed.screened = [0; 2];
    }
    if screened {
        t.tell(|| Public::Regenerated);
    }
    // STF-098.
    if t.s.armour.iter().all(|&armour| armour > 0) {
        return Flow::Next(Frame::Round(RoundStep::Begin));
    }
    Flow::Over(outcome(t))
}

/// STF-100, STF-101, A7, A16.
fn outcome(t: &Table<'_>) -> Outcome {
    let leader = |values: [i64; 2]| match values[0].cmp(&values[1]) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    };
    if let Some(winner) = leader(t.s.armour.map(i64::from)) {
        return Outcome { winner: Some(winner), reason: Reason::Armour };
    }
    if let Some(winner) = leader([0, 1].map(|s| i64::from(t.s.cards_of(Seat(s))))) {
        return Outcome { winner: Some(winner), reason: Reason::Cards };
    }
    let winner = match t.s.policies.second_tie {
        SecondTie::Draw => None,
        SecondTie::Initiative => Some(t.s.initiative),
    };
    Outcome { winner, reason: Reason::Tie }
}
