//! Where an answer would put a ship or an obstacle, as things stand: for boards that show it before it is given.

use crate::{
    Act, Ask, BarrelRoll, Boost, Choice, Maneuver, ShiftCause, ShipId, Status, View, Xwing, view::ShipView,
};
use geometry::{Area, Base, Course, Pose, Roll, RollTemplate, Size, Slot};

/// Where an answer leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// What moves, if it is a ship.
    pub ship: Option<ShipId>,
    /// Where it comes to rest.
    pub end: Pose,
    /// The ship it would stop against (X2-MOVE-18).
    pub against: Option<ShipId>,
    /// Whether it would leave the play area (X2-MOVE-39).
    pub leaves: bool,
    /// The obstacles it would meet, by their places (X2-OBST-03).
    pub obstacles: Vec<u8>,
}

impl Preview {
    fn still(ship: Option<ShipId>, end: Pose) -> Self {
        Self { ship, end, against: None, leaves: false, obstacles: Vec::new() }
    }
}

impl Xwing {
    /// Where an answer leads, if it moves anything. Other ships may have moved by the time a dial is revealed.
    pub fn preview(&self, view: &View, ask: &Ask, choice: &Choice) -> Option<Preview> {
        match *choice {
            Choice::Dial { ship, maneuver } => {
                let voice = self.voice(view);
                self.fly(view, ship, voice.on_dial(ship, maneuver)?, Slot::Middle)
            }
            Choice::Place { ship, at } => Some(Preview::still(Some(ship), at)),
            Choice::Obstacle { at, .. } | Choice::Marker(at) => Some(Preview::still(None, at)),
            Choice::Tallon(slot) => {
                let Ask::Tallon { ship } = *ask else { return None };
                let Some(kernel::Known::Shown(maneuver)) = view.ships.get(ship.index())?.dial else {
                    return None;
                };
                self.fly(view, ship, maneuver, slot)
            }
            Choice::Act(Act::Boost(boost)) => self.course(view, acting(ask)?, boosted(1, boost)),
            Choice::Act(Act::BarrelRoll(roll)) => self.barrel_roll(view, acting(ask)?, 1, roll),
            Choice::Act(Act::Slam(maneuver)) => {
                let ship = acting(ask)?;
                self.fly(view, ship, self.voice(view).on_dial(ship, maneuver)?, Slot::Middle)
            }
            Choice::Boost(boost) => {
                let (ship, speed) = self.shifted(view, ask)?;
                self.course(view, ship, boosted(speed, boost))
            }
            Choice::Roll(roll) => {
                let (ship, speed) = self.shifted(view, ask)?;
                self.barrel_roll(view, ship, speed, roll)
            }
            Choice::Pass
            | Choice::First(_)
            | Choice::Ready
            | Choice::Ship(_)
            | Choice::Use(_)
            | Choice::Act(_)
            | Choice::Attack { .. }
            | Choice::Spend(_)
            | Choice::Dice(_)
            | Choice::Damage(_)
            | Choice::Lose(_)
            | Choice::Break(_)
            | Choice::Deploy { .. }
            | Choice::Option(_) => None,
        }
    }

    /// The size of a ship's base.
    pub fn size_of(&self, view: &View, ship: ShipId) -> Option<Size> {
        Some(self.voice(view).type_of(view.ships.get(ship.index())?)?.size)
    }

    pub(crate) fn fly(&self, view: &View, ship: ShipId, maneuver: Maneuver, slot: Slot) -> Option<Preview> {
        self.course(view, ship, maneuver.course(slot))
    }

    fn course(&self, view: &View, ship: ShipId, course: Course) -> Option<Preview> {
        let own = view.ships.get(ship.index())?;
        let size = self.size_of(view, ship)?;
        let others: Vec<(ShipId, Base)> = view
            .ships
            .iter()
            .filter(|other| other.id != ship && on_table(other))
            .filter_map(|other| Some((other.id, Base::new(other.pose, self.size_of(view, other.id)?))))
            .collect();
        let bases: Vec<Base> = others.iter().map(|(_, base)| *base).collect();
        let flight = course.fly(own.pose, size, &bases);
        let outlines: Vec<_> = view
            .obstacles
            .iter()
            .filter_map(|rock| {
                let shape = self.content().obstacle(rock.id.as_str())?;
                Some(self.content().obstacles[shape as usize].outline.at(rock.at))
            })
            .collect();
        let (width, height) = view.area;
        Some(Preview {
            ship: Some(ship),
            end: flight.end,
            against: flight.touching.map(|place| others[place].0),
            leaves: Area { width, height }.is_left_by(&flight.base),
            obstacles: flight.met::<12>(&outlines).iter().map(|met| met.index as u8).collect(),
        })
    }

    fn barrel_roll(&self, view: &View, ship: ShipId, speed: u8, roll: BarrelRoll) -> Option<Preview> {
        let size = self.size_of(view, ship)?;
        let roll = Roll::new(roll.side, RollTemplate::usual(speed, size), roll.slot);
        Some(Preview::still(Some(ship), roll.end(view.ships.get(ship.index())?.pose, size)))
    }

    /// The ship that is moved without a maneuver, and the template it is moved with (X2-BEYOND-10, -11, -32).
    fn shifted(&self, view: &View, ask: &Ask) -> Option<(ShipId, u8)> {
        let Ask::Shift { ship, cause } = *ask else { return None };
        let speed = match (cause, self.size_of(view, ship)?) {
            (ShiftCause::Decloak, Size::Small) => 2,
            (ShiftCause::Decloak, Size::Medium | Size::Large) | (ShiftCause::Tractor, _) => 1,
        };
        Some((ship, speed))
    }
}

/// Whether a ship's base is on the table.
fn on_table(ship: &ShipView) -> bool {
    matches!(ship.status, Status::Playing | Status::Doomed)
}

/// The ship that is asked for an action.
fn acting(ask: &Ask) -> Option<ShipId> {
    if let Ask::Action { ship, .. } = ask { Some(*ship) } else { None }
}

fn boosted(speed: u8, boost: Boost) -> Course {
    match boost {
        Boost::Straight => Course::Straight { speed },
        Boost::Bank(side) => Course::Bank { side, speed },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Input, Log, Pending, Quick, Viewer};

    #[test]
    fn a_dial_leads_where_its_preview_says_when_nobody_moves_before() {
        let game = Xwing::second();
        let mut state = game.start(&crate::Setup::default()).expect("a starter game");
        let mut chance = Quick::new(3);
        let mut promised = std::collections::BTreeMap::new();
        let mut checked = 0;
        for _ in 0..60 {
            let before = game.view(&state, Viewer::Arbiter);
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
                Pending::Decide(demands) => {
                    let demand = demands[0];
                    let choice = game.pick(&state, &demand, &mut chance, &mut Vec::new());
                    if let (Choice::Dial { ship, .. }, Some(seen)) =
                        (choice, game.preview(&before, &demand.ask, &choice))
                    {
                        promised.insert(ship, seen);
                    }
                    Input::Choose { id: demand.id, by: demand.by, choice }
                }
            };
            let mut log = Log::on();
            game.apply(&mut state, &input, &mut log).expect("legal");
            for event in log.take() {
                if let crate::Event::Public(crate::Public::Flew { ship, maneuver, to, full: true, .. }) = event
                    && let Some(seen) = promised.remove(&ship)
                    && seen.against.is_none()
                    // Where a Tallon roll ends is chosen when it is flown.
                    && !matches!(maneuver.bearing, crate::Bearing::Tallon(_))
                {
                    assert_eq!(seen.end, to);
                    checked += 1;
                }
            }
        }
        assert!(checked > 2, "{checked} maneuvers were compared");
    }
}
