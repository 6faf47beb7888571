//! Executing a maneuver: move, fleeing, difficulty, obstacles, mines, then whatever answers a maneuver. X2-OBST-13:
//! the difficulty before the obstacles. X2-BEYOND-60: a stationary maneuver goes the same way, without a move;
//! X2-ION-12: so does the ion maneuver.

use super::{Answer, Flow, Frame, Suffer, Table, answered, devices, tokens, window};
use crate::{
    Ask, Bearing, Choice, Dice, Difficulty, Executed, Face, ObstacleKind, Public, Roll, Rolled, ShipId,
    Status, Token, Window,
    query::{self, flight, obstacles_met, tallon_slots},
    state::{Fly, FlyStep},
};
use arrayvec::ArrayVec;
use geometry::{Base, Pose, Slot};

pub(super) fn advance(t: &mut Table<'_>, mut fly: Fly, answer: Option<Answer>) -> Flow {
    let ship = fly.ship;
    match fly.step {
        FlyStep::Begin => {
            if let Some(answer) = answer {
                let slot = answered!(answer, Answer::Choice(_, Choice::Tallon(slot)) => slot);
                fly.step = FlyStep::Chosen(slot);
                return Flow::Next(Frame::Fly(fly));
            }
            if let Bearing::Tallon(_) = fly.maneuver.bearing {
                let free = tallon_slots(t.query(), ship, fly.maneuver);
                // with no place free it is a partial execution, wherever it was meant to end.
                if !free.is_empty() {
                    let seat = t.s.ship(ship).seat;
                    return t.ask(Frame::Fly(fly), seat, Ask::Tallon { ship });
                }
            }
            fly.step = FlyStep::Chosen(Slot::Middle);
            Flow::Next(Frame::Fly(fly))
        }
        FlyStep::Chosen(slot) => execute(t, fly, slot),
        FlyStep::Obstacles => {
            fly.step = FlyStep::Mines;
            let met = std::mem::take(&mut fly.met);
            let child =
                (!met.is_empty()).then_some(Frame::Obstacles { ship, met, rolled: false, flown: true });
            Flow::after(Frame::Fly(fly), child)
        }
        FlyStep::Mines => {
            fly.step = FlyStep::After;
            let child = devices::mines(t, ship, std::mem::take(&mut fly.mines));
            Flow::after(Frame::Fly(fly), child)
        }
        FlyStep::After => {
            if t.s.ship(ship).status != Status::Playing {
                return Flow::Done;
            }
            match window::open(t, Window::AfterManeuver, ship) {
                Some(window) => Flow::Next(window),
                None => Flow::Done,
            }
        }
    }
}

fn execute(t: &mut Table<'_>, mut fly: Fly, slot: Slot) -> Flow {
    let (ship, maneuver) = (fly.ship, fly.maneuver);
    let from = t.s.ship(ship).pose;
    let (flight, touching) = flight(t.query(), ship, maneuver, slot);
    let mut met = obstacles_met(t.query(), from, t.query().size(ship), &flight);
    if t.query().ignores_obstacles(ship) {
        met.clear();
    }
    fly.mines = query::mines_met(t.query(), &flight);
    // X2-BEYOND-68: from here on it is in play.
    if t.s.ship(ship).status == Status::Reserve {
        super::dock::leave(t, ship);
    }
    let own = t.s.ship_mut(ship);
    own.pose = flight.end;
    own.executed =
        Some(Executed { maneuver, full: flight.full, ion: fly.ion, met_obstacle: !met.is_empty() });
    if !flight.full {
        // X2-MOVE-20.
        own.done.skips_action = true;
    }
    t.tell(|| Public::Flew { ship, maneuver, from, to: flight.end, full: flight.full });
    if let Some(into) = touching {
        t.tell(|| Public::Bumped { ship, into });
    }
    part(t, ship);
    if !flight.full && t.query().remembers_contact() {
        touch(t, ship, touching, maneuver.course(slot).end(from, t.query().size(ship)));
    }
    // X2-MOVE-39, -40: at once, by where its base comes to rest.
    if t.s.area.is_left_by(&flight.base) {
        t.tell(|| Public::Fled { ship });
        super::escalation::score(t, ship);
        t.remove(ship, Status::Fled);
        return Flow::Done;
    }
    fly.met = met;
    fly.step = FlyStep::Obstacles;
    // X2-MOVE-05, -06, -21.
    let child = match maneuver.difficulty {
        Difficulty::Red => {
            let by = t.s.ship(ship).seat;
            tokens::gain(t, ship, Token::Stress, 1, by)
        }
        Difficulty::Blue => {
            if t.s.ship_mut(ship).tokens.take(Token::Stress, 1) > 0 {
                t.tell(|| Public::Lost { ship, token: Token::Stress, count: 1 });
            }
            None
        }
        Difficulty::White => None,
    };
    Flow::after(Frame::Fly(fly), child)
}

/// X1-MOVE-11, FAQ-PREC-28, -29: a ship that has moved no longer touches those that its base has left.
pub(super) fn part(t: &mut Table<'_>, ship: ShipId) {
    for other in t.s.memory.touched(ship) {
        if !t.query().base(ship).touches(&t.query().base(other)) {
            t.s.memory.set_touch(ship, other, false);
        }
    }
}

/// X1-MOVE-10, FAQ-PREC-26: a ship that has slid back from where its maneuver would have ended touches all ships that it
/// overlapped and stands against now.
fn touch(t: &mut Table<'_>, ship: ShipId, last: Option<ShipId>, meant: Pose) {
    let query = t.query();
    let (base, end) = (query.base(ship), Base::new(meant, query.size(ship)));
    let touched: ArrayVec<ShipId, { crate::MAX_SHIPS }> = query::others(query, ship)
        .into_iter()
        .filter(|(id, other)| base.touches(other) && (last == Some(*id) || end.overlaps(other)))
        .map(|(id, _)| id)
        .collect();
    for other in touched {
        t.s.memory.set_touch(ship, other, true);
    }
}

/// X2-OBST-04, -10: what obstacles do, one after the other. FAQ-ERRATA-RULE-18: a ship that did not fly there keeps its
/// action.
pub(super) fn obstacles(
    t: &mut Table<'_>,
    ship: ShipId,
    mut met: ArrayVec<u8, 12>,
    (rolled, flown): (bool, bool),
    answer: Option<Answer>,
) -> Flow {
    if t.s.ship(ship).status != Status::Playing || met.is_empty() {
        return Flow::Done;
    }
    let obstacle = met[0];
    let kind = t.content.obstacles[t.s.obstacles[obstacle as usize].shape as usize].kind;
    if let Some(answer) = answer {
        let faces = answered!(answer, Answer::Rolled(Rolled::Dice(faces)) => faces);
        t.tell(|| Public::Rolled { ship, dice: Dice::Attack, faces: faces.clone() });
        let (hits, crits) = match (kind, faces[0]) {
            (ObstacleKind::Asteroid, Face::Hit) => (1, 0),
            (ObstacleKind::Asteroid | ObstacleKind::Debris, Face::Crit) => (0, 1),
            (
                ObstacleKind::Asteroid | ObstacleKind::Debris,
                Face::Hit | Face::Focus | Face::Blank | Face::Evade,
            ) => (0, 0),
        };
        met.remove(0);
        let child = (hits + crits > 0).then(|| Frame::Suffer(Suffer::new(ship, hits, crits)));
        return Flow::after(Frame::Obstacles { ship, met, rolled: false, flown }, child);
    }
    if rolled {
        return Table::roll(Frame::Obstacles { ship, met, rolled, flown }, Roll::Dice(Dice::Attack, 1));
    }
    t.tell(|| Public::MetObstacle { ship, obstacle });
    let child = match kind {
        ObstacleKind::Asteroid => {
            // X2-OBST-05: whatever the roll.
            t.s.ship_mut(ship).done.skips_action |= flown;
            None
        }
        // X2-OBST-11: no step is skipped; the stress stops actions, unless it is shed (AMB-41).
        ObstacleKind::Debris => {
            let by = t.s.ship(ship).seat;
            tokens::gain(t, ship, Token::Stress, 1, by)
        }
    };
    Flow::after(Frame::Obstacles { ship, met, rolled: true, flown }, child)
}
