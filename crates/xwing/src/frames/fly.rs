//! Executing a maneuver: move, fleeing, difficulty, obstacles, mines, then whatever answers a maneuver. X2-OBST-13:
//! the difficulty before the obstacles. X2-BEYOND-60: a stationary maneuver goes the same way, without a move;
//! X2-ION-12: so does the ion maneuver.

use super::{Answer, Flow, Frame, Suffer, Table, answered, devices, tokens, window};
use crate::{
    Ask, Bearing, Choice, Dice, Difficulty, Executed, Eye, Face, Maneuver, ObstacleKind, Public, Roll,
    Rolled, SeveralObstacles, ShipId, StartOnObstacle, Status, Token, Window,
};
use arrayvec::ArrayVec;
use geometry::{Base, Flight, Placed, Pose, Size, Slot};
use serde::{Deserialize, Serialize};

/// A maneuver in flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Fly {
    pub(crate) ship: ShipId,
    pub(crate) maneuver: Maneuver,
    pub(crate) ion: bool,
    step: FlyStep,
    /// Obstacles, and mines.
    met: ArrayMet,
    mines: ArrayMet,
}

/// What was met, nearest first.
type ArrayMet = u64;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum FlyStep {
    Begin,
    Chosen(Slot),
    Obstacles,
    Mines,
    After,
}

impl Fly {
    pub(crate) fn new(ship: ShipId, maneuver: Maneuver, ion: bool) -> Self {
        Self { ship, maneuver, ion, step: FlyStep::Begin, met: 0, mines: 0 }
    }
}

/// The other ships on the table, with their bases; X2-MOVE-23: friends and enemies alike.
pub(crate) fn others(eye: Eye<'_>, ship: ShipId) -> ArrayVec<(ShipId, Base), { crate::MAX_SHIPS }> {
    eye.s.on_table().filter(|id| *id != ship).map(|id| (id, eye.base(id))).collect()
}

/// Where a maneuver would take a ship as things stand. X2-MOVE-38, X2-OBST-02: obstacles never stop it.
pub(crate) fn flight(eye: Eye<'_>, ship: ShipId, maneuver: Maneuver, slot: Slot) -> (Flight, Option<ShipId>) {
    let others = others(eye, ship);
    let bases: ArrayVec<Base, { crate::MAX_SHIPS }> = others.iter().map(|(_, base)| *base).collect();
    let flight = maneuver.course(slot).fly(eye.ship(ship).pose, eye.size(ship), &bases);
    (flight, flight.touching.map(|i| others[i].0))
}

/// The obstacles on the table, placed.
pub(crate) fn placed(eye: Eye<'_>) -> ArrayVec<Placed<'_>, { crate::state::MAX_OBSTACLES }> {
    eye.s.obstacles.iter().map(|o| eye.content.obstacles[o.shape as usize].outline.at(o.at)).collect()
}

/// X2-OBST-03, -06, AMB-12 to -14: the obstacles a flight meets, under the template or the base, nearest first.
pub(crate) fn obstacles_met(eye: Eye<'_>, from: Pose, size: Size, flight: &Flight) -> ArrayVec<u8, 12> {
    let placed = placed(eye);
    let mut met: ArrayVec<u8, 12> = flight.met::<12>(&placed).iter().map(|met| met.index as u8).collect();
    if eye.s.ruleset.start_on_obstacle == StartOnObstacle::Counts {
        let start = Base::new(from, size);
        for (i, _) in placed.iter().enumerate().filter(|(_, outline)| outline.is_under(&start)) {
            if !met.contains(&(i as u8)) {
                met.insert(0, i as u8);
            }
        }
    }
    if eye.s.ruleset.obstacles == SeveralObstacles::NearestOnly {
        met.truncate(1);
    }
    met
}

/// X2-MOVE-30, R-08: the placements of a Tallon roll that are free.
pub(crate) fn tallon_slots(eye: Eye<'_>, ship: ShipId, maneuver: Maneuver) -> ArrayVec<Slot, 3> {
    Slot::ALL.into_iter().filter(|slot| flight(eye, ship, maneuver, *slot).0.full).collect()
}

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
                let free = tallon_slots(t.eye(), ship, fly.maneuver);
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
            let met = unpack(fly.met);
            let child = (!met.is_empty()).then_some(Frame::Obstacles { ship, met, rolled: false });
            Flow::after(Frame::Fly(fly), child)
        }
        FlyStep::Mines => {
            fly.step = FlyStep::After;
            let child = devices::mines(t, ship, unpack(fly.mines));
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
    let (flight, touching) = flight(t.eye(), ship, maneuver, slot);
    let met = obstacles_met(t.eye(), from, t.eye().size(ship), &flight);
    fly.mines = pack(&devices::mines_met(t.eye(), &flight));
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
    // X2-MOVE-39, -40: at once, by where its base comes to rest.
    if t.s.area.is_left_by(&flight.base) {
        t.tell(|| Public::Fled { ship });
        super::escalation::score(t, ship);
        t.remove(ship, Status::Fled);
        return Flow::Done;
    }
    fly.met = pack(&met);
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

/// Up to twelve small numbers in one: thing n as n + 1, five bits each, nearest first.
fn pack(met: &[u8]) -> ArrayMet {
    met.iter().rev().fold(0, |packed, index| packed << 5 | u64::from(index + 1))
}

fn unpack(mut packed: ArrayMet) -> ArrayVec<u8, 12> {
    let mut met = ArrayVec::new();
    while packed != 0 {
        met.push((packed & 31) as u8 - 1);
        packed >>= 5;
    }
    met
}

/// X2-OBST-04, -10: what obstacles do, one after the other.
pub(super) fn obstacles(
    t: &mut Table<'_>,
    ship: ShipId,
    mut met: ArrayVec<u8, 12>,
    rolled: bool,
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
        return Flow::after(Frame::Obstacles { ship, met, rolled: false }, child);
    }
    if rolled {
        return Table::roll(Frame::Obstacles { ship, met, rolled }, Roll::Dice(Dice::Attack, 1));
    }
    t.tell(|| Public::MetObstacle { ship, obstacle });
    let child = match kind {
        ObstacleKind::Asteroid => {
            // X2-OBST-05: whatever the roll.
            t.s.ship_mut(ship).done.skips_action = true;
            None
        }
        // X2-OBST-11: no step is skipped; the stress stops actions, unless it is shed (AMB-41).
        ObstacleKind::Debris => {
            let by = t.s.ship(ship).seat;
            tokens::gain(t, ship, Token::Stress, 1, by)
        }
    };
    Flow::after(Frame::Obstacles { ship, met, rolled: true }, child)
}
