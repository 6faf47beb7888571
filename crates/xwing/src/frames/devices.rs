//! Bombs and mines.

use super::{Answer, Flow, Frame, Steps, Table, answered};
use crate::{
    AbilityRef, Ask, CardRef, Choice, Eye, Fuse, LiveDevice, MinesBeyond, Public, Scope, ShipId, Status,
    Step, legal,
};
use arrayvec::ArrayVec;
use geometry::{Encounter, Flight, Placed, Swept};
use serde::{Deserialize, Serialize};

/// Devices going off, one after the other, each on the ships it concerns.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Detonation {
    /// Places in the list of devices, the next one last.
    due: ArrayVec<u8, 12>,
    /// The ships the current one still concerns.
    ships: ArrayVec<ShipId, { crate::MAX_SHIPS }>,
    /// What goes off now, and who laid it.
    now: Option<(u8, ShipId)>,
    /// For mines: the ship that met them.
    met_by: Option<ShipId>,
}

impl Detonation {
    fn of(due: ArrayVec<u8, 12>, met_by: Option<ShipId>) -> Option<Frame> {
        let none = due.is_empty();
        (!none).then_some(Frame::Detonate(Self { due, ships: ArrayVec::new(), now: None, met_by }))
    }
}

/// Obstacles near enough to the device that is going off, by place.
fn near_obstacles(eye: Eye<'_>, device: &LiveDevice, range: u8) -> ArrayVec<u8, 12> {
    let outline = eye.content.devices[device.device as usize].outline.at(device.at);
    let near = super::placed(eye)
        .into_iter()
        .enumerate()
        .filter(|(_, rock)| rock.range(&outline).is_within(0, range));
    near.map(|(place, _)| place as u8).collect()
}

/// The obstacles the owner of the device may pick.
pub(crate) fn shatterable(eye: Eye<'_>) -> ArrayVec<u8, 12> {
    let Some(Frame::Detonate(d)) = eye.s.stack.last() else { return ArrayVec::new() };
    let Some(device) = d.due.last().and_then(|place| eye.s.devices.get(*place as usize)) else {
        return ArrayVec::new();
    };
    match fuse(eye, device) {
        Fuse::Shatter(range) => near_obstacles(eye, device, range),
        Fuse::Bomb(_) | Fuse::Mine => ArrayVec::new(),
    }
}

fn fuse(eye: Eye<'_>, device: &LiveDevice) -> Fuse {
    eye.content.devices[device.device as usize].card.fuse
}

/// X2-BEYOND-52: every bomb on the table.
pub(super) fn bombs(t: &Table<'_>) -> Option<Frame> {
    let eye = t.eye();
    let bombs = t.s.devices.iter().enumerate().filter(|(_, device)| fuse(eye, device) != Fuse::Mine);
    Detonation::of(bombs.map(|(place, _)| place as u8).collect(), None)
}

/// X2-BEYOND-53: the mines that a flight goes through or ends on, by place in the list of devices; AMB-14: what lies
/// beyond its end is not met.
pub(crate) fn mines_met(eye: Eye<'_>, flight: &Flight) -> ArrayVec<u8, 12> {
    met(eye, |outline| flight.encounter(outline))
}

/// the mines met, the nearest along the way first.
fn met(eye: Eye<'_>, encounter: impl Fn(&Placed<'_>) -> Option<Encounter>) -> ArrayVec<u8, 12> {
    let mines = eye.s.devices.iter().zip(0..).filter(|(device, _)| fuse(eye, device) == Fuse::Mine);
    let mut met: ArrayVec<(f64, u8), 12> = mines
        .filter_map(|(device, place)| {
            let outline = &eye.content.devices[device.device as usize].outline;
            Some((encounter(&outline.at(device.at))?.along, place))
        })
        .collect();
    met.sort_by(|a, b| a.0.total_cmp(&b.0));
    met.into_iter().map(|(_, place)| place).collect()
}

/// X2-BEYOND-53: the mines that a maneuver met go off.
pub(super) fn mines(t: &Table<'_>, ship: ShipId, mut met: ArrayVec<u8, 12>) -> Option<Frame> {
    if t.s.ship(ship).status != Status::Playing {
        return None;
    }
    met.reverse();
    Detonation::of(met, Some(ship))
}

/// X2-BEYOND-53: mines that a barrel roll or boost went through or ended on.
pub(super) fn mines_crossed(t: &Table<'_>, ship: ShipId, swept: &Swept) -> Option<Frame> {
    let eye = t.eye();
    let base = eye.base(ship);
    mines(t, ship, met(eye, |outline| Encounter::of(swept, &base, outline)))
}

/// X2-BEYOND-53: a mine laid under a ship goes off at once.
pub(super) fn mines_laid(t: &Table<'_>) -> Option<Frame> {
    let eye = t.eye();
    let place = t.s.devices.len().checked_sub(1)?;
    let device = &t.s.devices[place];
    if fuse(eye, device) != Fuse::Mine {
        return None;
    }
    let outline = eye.content.devices[device.device as usize].outline.at(device.at);
    let under = t.s.on_table().find(|id| outline.is_under(&eye.base(*id)))?;
    Detonation::of(std::iter::once(place as u8).collect(), Some(under))
}

pub(super) fn advance(t: &mut Table<'_>, mut d: Detonation, answer: Option<Answer>) -> Flow {
    if let (Some((device, owner)), Some(ship)) = (d.now, d.ships.pop()) {
        let ability = AbilityRef { ship: owner, card: CardRef::Device(device), index: 0 };
        if !t.s.ship(ship).on_table() {
            return Flow::Next(Frame::Detonate(d));
        }
        return Flow::Push(Frame::Detonate(d), Frame::Steps(Steps::new(Scope::new(ability, ship))));
    }
    let Some(&place) = d.due.last() else { return Flow::Done };
    let lost = d.met_by.is_some_and(|ship| t.s.ship(ship).status != Status::Playing);
    if lost && t.s.ruleset.mines_beyond == MinesBeyond::Stay {
        return Flow::Done;
    }
    let device = t.s.devices[place as usize];
    let mut rock = None;
    if let Fuse::Shatter(range) = fuse(t.eye(), &device) {
        let near = near_obstacles(t.eye(), &device, range);
        rock = match (answer, near.len()) {
            (Some(answer), _) => Some(answered!(answer, Answer::Choice(_, Choice::Option(place)) => place)),
            (None, 0..=1) => near.first().copied(),
            (None, _) => {
                let seat = t.s.ship(device.owner).seat;
                return t.ask(Frame::Detonate(d), seat, Ask::Detonation { device: device.device });
            }
        };
    }
    d.due.pop();
    t.s.devices.remove(place as usize);
    // Those behind it in the list have moved up.
    d.due.iter_mut().filter(|due| **due > place).for_each(|due| *due -= 1);
    t.tell(|| Public::Detonated { device: device.device });
    let eye = t.eye();
    let shape = &eye.content.devices[device.device as usize];
    let outline = shape.outline.at(device.at);
    d.now = Some((device.device, device.owner));
    d.ships = match (shape.card.fuse, d.met_by) {
        (Fuse::Mine, Some(ship)) => std::iter::once(ship).collect(),
        (Fuse::Mine, None) => ArrayVec::new(),
        (Fuse::Shatter(range), _) => match rock {
            None => ArrayVec::new(),
            Some(rock) => {
                let rocks = super::placed(eye);
                let rock = &rocks[rock as usize];
                t.s.on_table().filter(|id| rock.range(&eye.base(*id)).is_within(0, range)).collect()
            }
        },
        (Fuse::Bomb(range), _) => {
            t.s.on_table().filter(|id| outline.range(&eye.base(*id)).is_within(0, range)).collect()
        }
    };
    d.ships.reverse();
    if let Some(rock) = rock {
        t.s.obstacles.remove(rock as usize);
        t.tell(|| Public::ObstacleRemoved { obstacle: rock });
    }
    Flow::Next(Frame::Detonate(d))
}

/// X2-BEYOND-54, -55: lays a device in one of the ways its ship has.
pub(super) fn lay(t: &mut Table<'_>, ship: ShipId, step: &Step, option: u8) {
    let (Step::Drop(name, _) | Step::Launch(name, _)) = step else { return };
    let Some(device) = t.content.device(name.as_str()) else { return };
    let Some(&way) = legal::deliveries(t.eye(), ship, step).get(option as usize) else { return };
    let depth = t.content.devices[device as usize].depth();
    let at = way.end(t.s.ship(ship).pose, t.eye().size(ship), depth);
    if t.s.devices.try_push(LiveDevice { device, owner: ship, at }).is_ok() {
        t.tell(|| Public::DeviceLaid { ship, device, at });
    }
}
