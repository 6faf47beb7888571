//! What lies on the table, and what a move would meet.

use crate::{
    Fuse, LiveDevice, Maneuver, Query, SeveralObstacles, ShipId, StartOnObstacle,
    state::{Frame, MAX_DEVICES, Places},
};
use arrayvec::ArrayVec;
use geometry::{Base, Encounter, Flight, Placed, Pose, Size, Slot};

/// The other ships on the table, with their bases; X2-MOVE-23: friends and enemies alike.
pub(crate) fn others(query: Query<'_>, ship: ShipId) -> ArrayVec<(ShipId, Base), { crate::MAX_SHIPS }> {
    query.s.on_table().filter(|id| *id != ship).map(|id| (id, query.base(id))).collect()
}

/// Where a maneuver would take a ship as things stand. X2-MOVE-38, X2-OBST-02: obstacles never stop it.
pub(crate) fn flight(
    query: Query<'_>,
    ship: ShipId,
    maneuver: Maneuver,
    slot: Slot,
) -> (Flight, Option<ShipId>) {
    let others = others(query, ship);
    let bases: ArrayVec<Base, { crate::MAX_SHIPS }> = others.iter().map(|(_, base)| *base).collect();
    let flight = maneuver.course(slot).fly(query.ship(ship).pose, query.size(ship), &bases);
    (flight, flight.touching.map(|i| others[i].0))
}

/// The obstacles on the table, placed.
pub(crate) fn placed(query: Query<'_>) -> ArrayVec<Placed<'_>, { crate::state::MAX_OBSTACLES }> {
    query.s.obstacles.iter().map(|o| query.content.obstacles[o.shape as usize].outline.at(o.at)).collect()
}

/// X2-OBST-03, -06, AMB-12 to -14: the obstacles a flight meets, under the template or the base, nearest first.
pub(crate) fn obstacles_met(query: Query<'_>, from: Pose, size: Size, flight: &Flight) -> ArrayVec<u8, 12> {
    let placed = placed(query);
    let mut met: ArrayVec<u8, 12> = flight.met::<12>(&placed).iter().map(|met| met.index as u8).collect();
    if query.s.ruleset.start_on_obstacle == StartOnObstacle::Counts {
        let start = Base::new(from, size);
        for (i, _) in placed.iter().enumerate().filter(|(_, outline)| outline.is_under(&start)) {
            if !met.contains(&(i as u8)) {
                met.insert(0, i as u8);
            }
        }
    }
    if query.s.ruleset.obstacles == SeveralObstacles::NearestOnly {
        met.truncate(1);
    }
    met
}

/// X2-MOVE-30, R-08: the placements of a Tallon roll that are free.
pub(crate) fn tallon_slots(query: Query<'_>, ship: ShipId, maneuver: Maneuver) -> ArrayVec<Slot, 3> {
    Slot::ALL.into_iter().filter(|slot| flight(query, ship, maneuver, *slot).0.full).collect()
}

pub(crate) fn fuse(query: Query<'_>, device: &LiveDevice) -> Fuse {
    query.content.devices[device.device as usize].card.fuse
}

/// Obstacles near enough to the device that is going off, by place.
pub(crate) fn near_obstacles(query: Query<'_>, device: &LiveDevice, range: u8) -> ArrayVec<u8, 12> {
    let outline = query.content.devices[device.device as usize].outline.at(device.at);
    let near = super::placed(query)
        .into_iter()
        .enumerate()
        .filter(|(_, rock)| rock.range(&outline).is_within(0, range));
    near.map(|(place, _)| place as u8).collect()
}

/// The obstacles the owner of the device may pick.
pub(crate) fn shatterable(query: Query<'_>) -> ArrayVec<u8, 12> {
    let Some(Frame::Detonate(d)) = query.s.stack.last() else { return ArrayVec::new() };
    let Some(device) = d.due.last().and_then(|place| query.s.devices.get(*place as usize)) else {
        return ArrayVec::new();
    };
    match fuse(query, device) {
        Fuse::Shatter(range) => near_obstacles(query, device, range),
        Fuse::Bomb(_) | Fuse::Mine => ArrayVec::new(),
    }
}

/// X2-BEYOND-53: the mines that a flight goes through or ends on, by place in the list of devices; AMB-14: what lies
/// beyond its end is not met.
pub(crate) fn mines_met(query: Query<'_>, flight: &Flight) -> Places {
    met(query, |outline| flight.encounter(outline))
}

/// the mines met, the nearest along the way first.
pub(crate) fn met(query: Query<'_>, encounter: impl Fn(&Placed<'_>) -> Option<Encounter>) -> Places {
    let mines = query.s.devices.iter().zip(0..).filter(|(device, _)| fuse(query, device) == Fuse::Mine);
    let mut met: ArrayVec<(f64, u8), MAX_DEVICES> = mines
        .filter_map(|(device, place)| {
            let outline = &query.content.devices[device.device as usize].outline;
            Some((encounter(&outline.at(device.at))?.along, place))
        })
        .collect();
    met.sort_by(|a, b| a.0.total_cmp(&b.0));
    met.into_iter().map(|(_, place)| place).collect()
}
