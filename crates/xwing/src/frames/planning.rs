//! The planning phase: both players set their dials in secret, at the same time, and may change them until both
//! are ready.

use super::{Answer, Flow, Frame, Table, answered};
use crate::{Ask, Choice, Dial, Event, Public, query::gets_dial};
use kernel::{Demand, Demands, Pending, Seat};

fn next_ask(t: &Table<'_>, seat: Seat) -> Option<Ask> {
    let query = t.query();
    let mut mine = t.s.ids().filter(|id| query.ship(*id).seat == seat && gets_dial(query, *id)).peekable();
    mine.peek()?;
    Some(match mine.find(|id| query.ship(*id).dial.is_none()) {
        Some(ship) => Ask::Dial { ship },
        None => Ask::Ready,
    })
}

pub(super) fn advance(t: &mut Table<'_>, ready: u8, answer: Option<Answer>) -> Flow {
    let mut demands = Demands::new();
    let Some(answer) = answer else {
        for seat in [Seat(0), Seat(1)] {
            if let Some(ask) = next_ask(t, seat) {
                demands.push(Demand { id: t.next_id(), by: seat, ask });
            }
        }
        return pause(demands, ready);
    };
    let (seat, choice) = answered!(answer, Answer::Choice(seat, choice) => (seat, choice));
    let mut ready = ready;
    if let Choice::Dial { ship, maneuver } = choice {
        t.s.ship_mut(ship).dial = Some(Dial { maneuver, up: false, peeked: 0 });
        t.log.push(|| Event::DialSet { seat, ship, maneuver });
    } else {
        ready |= 1 << seat.0;
        t.tell(|| Public::Ready { seat });
    }
    // The other seat's question stays as it is; this seat gets its next one, or none when it is ready.
    let others: Demands<Ask> =
        t.s.pending.demands().iter().filter(|demand| demand.by != seat).copied().collect();
    let mine = if ready >> seat.0 & 1 == 1 { None } else { next_ask(t, seat) };
    let mine = mine.map(|ask| Demand { id: t.next_id(), by: seat, ask });
    demands.extend(others.into_iter().chain(mine));
    demands.sort_by_key(|demand| demand.by);
    pause(demands, ready)
}

fn pause(demands: Demands<Ask>, ready: u8) -> Flow {
    if demands.is_empty() {
        return Flow::Done;
    }
    Flow::Stop(Frame::Planning { ready }, Pending::Decide(demands))
}
