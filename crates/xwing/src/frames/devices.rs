//! Bombs and mines.

use super::{Answer, Flow, Frame, Steps, Table, answered, window};
use crate::{
    AbilityRef, Ask, CardRef, Choice, Fuse, LiveDevice, MinesBeyond, Public, Scope, ShipId, Status, Step,
    Window, legal,
    query::{self, fuse, met, near_obstacles},
    state::{Detonation, Places},
};
use arrayvec::ArrayVec;
use geometry::{Encounter, Swept};

impl Detonation {
    fn of(due: Places, met_by: impl IntoIterator<Item = ShipId>) -> Option<Frame> {
        let met_by = met_by.into_iter().collect();
        let none = due.is_empty();
        let ships = ArrayVec::new();
        (!none).then_some(Frame::Detonate(Self { due, announced: false, ships, now: None, met_by }))
    }

    /// A device is gone: those behind it in the list move up.
    fn forget(&mut self, place: u8) {
        self.announced &= self.due.last() != Some(&place);
        self.due.retain(|due| *due != place);
        self.due.iter_mut().filter(|due| **due > place).for_each(|due| *due -= 1);
    }
}

/// X2-BEYOND-52: every bomb on the table.
pub(super) fn bombs(t: &Table<'_>) -> Option<Frame> {
    let query = t.query();
    let bombs = t.s.devices.iter().enumerate().filter(|(_, device)| fuse(query, device) != Fuse::Mine);
    Detonation::of(bombs.map(|(place, _)| place as u8).collect(), None)
}

/// X2-BEYOND-53: the mines that a maneuver met go off.
pub(super) fn mines(t: &Table<'_>, ship: ShipId, mut met: Places) -> Option<Frame> {
    if t.s.ship(ship).status != Status::Playing {
        return None;
    }
    met.reverse();
    Detonation::of(met, Some(ship))
}

/// X2-BEYOND-53: mines that a barrel roll or boost went through or ended on.
pub(super) fn mines_crossed(t: &Table<'_>, ship: ShipId, swept: &Swept) -> Option<Frame> {
    let query = t.query();
    let base = query.base(ship);
    mines(t, ship, met(query, |outline| Encounter::of(swept, &base, outline)))
}

/// X2-BEYOND-53: a mine laid under ships goes off at once, on each of them.
pub(super) fn mines_laid(t: &Table<'_>) -> Option<Frame> {
    let query = t.query();
    let place = t.s.devices.len().checked_sub(1)?;
    let device = &t.s.devices[place];
    if fuse(query, device) != Fuse::Mine {
        return None;
    }
    let outline = query.content.devices[device.device as usize].outline.at(device.at);
    let mut under = t.s.on_table().filter(|id| outline.is_under(&query.base(*id))).peekable();
    under.peek()?;
    Detonation::of(std::iter::once(place as u8).collect(), under)
}

pub(super) fn advance(t: &mut Table<'_>, mut d: Detonation, answer: Option<Answer>) -> Flow {
    if let (Some((device, owner)), Some(ship)) = (d.now, d.ships.pop()) {
        let ability = AbilityRef { ship: owner, card: CardRef::Device(device), index: 0 };
        if !t.s.ship(ship).on_table() {
            return Flow::Next(Frame::Detonate(d));
        }
        return Flow::Push(Frame::Detonate(d), Frame::Steps(Steps::new(t.s, Scope::new(ability, ship))));
    }
    let Some(&place) = d.due.last() else { return Flow::Done };
    let lost = !d.met_by.is_empty() && d.met_by.iter().all(|ship| t.s.ship(*ship).status != Status::Playing);
    if lost && t.s.ruleset.mines_beyond == MinesBeyond::Stay {
        return Flow::Done;
    }
    let device = t.s.devices[place as usize];
    if !std::mem::replace(&mut d.announced, true) && t.s.ship(device.owner).on_table() {
        let child = window::open(t, Window::Detonated, device.owner);
        return Flow::after(Frame::Detonate(d), child);
    }
    let mut rock = None;
    if let Fuse::Shatter(range) = fuse(t.query(), &device) {
        let near = near_obstacles(t.query(), &device, range);
        rock = match (answer, near.len()) {
            (Some(answer), _) => {
                Some(answered!(answer, Answer::Choice(_, Choice::Option(place)) => place as u8))
            }
            (None, 0..=1) => near.first().copied(),
            (None, _) => {
                let seat = t.s.ship(device.owner).seat;
                return t.ask(Frame::Detonate(d), seat, Ask::Detonation { device: device.device });
            }
        };
    }
    d.announced = false;
    t.s.devices.remove(place as usize);
    d.forget(place);
    // A mine may go off while other devices wait.
    for frame in &mut t.s.stack {
        if let Frame::Detonate(waiting) = frame {
            waiting.forget(place);
        }
    }
    t.tell(|| Public::Detonated { device: device.device });
    let query = t.query();
    let shape = &query.content.devices[device.device as usize];
    let outline = shape.outline.at(device.at);
    d.now = Some((device.device, device.owner));
    d.ships = match shape.card.fuse {
        Fuse::Mine => d.met_by.clone(),
        Fuse::Shatter(range) => match rock {
            None => ArrayVec::new(),
            Some(rock) => {
                let rocks = query::placed(query);
                let rock = &rocks[rock as usize];
                t.s.on_table().filter(|id| rock.range(&query.base(*id)).is_within(0, range)).collect()
            }
        },
        Fuse::Bomb(range) => {
            t.s.on_table().filter(|id| outline.range(&query.base(*id)).is_within(0, range)).collect()
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
pub(super) fn lay(t: &mut Table<'_>, ship: ShipId, step: &Step, option: u16) {
    let (Step::Drop(name, _) | Step::Launch(name, _)) = step else { return };
    let Some(device) = t.content.device(name.as_str()) else { return };
    let Some(&way) = legal::deliveries(t.query(), ship, step).get(option as usize) else { return };
    let depth = t.content.devices[device as usize].depth();
    let at = way.end(t.s.ship(ship).pose, t.query().size(ship), depth);
    match t.s.devices.try_push(LiveDevice { device, owner: ship, at }) {
        Ok(()) => {
            if t.query().lays_once() {
                t.s.memory.lay(ship);
            }
            t.tell(|| Public::DeviceLaid { ship, device, at });
        }
        //
        Err(_) => t.tell(|| Public::NoRoom { ship, device }),
    }
}
