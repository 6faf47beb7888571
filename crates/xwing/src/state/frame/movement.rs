//! Maneuvers, docking, devices and arrivals.

use crate::{Content, MAX_SHIPS, Maneuver, QuickShip, ShipId, state::MAX_DEVICES};
use arrayvec::ArrayVec;
use geometry::Slot;
use serde::{Deserialize, Serialize};

/// A maneuver in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Fly {
    pub(crate) ship: ShipId,
    pub(crate) maneuver: Maneuver,
    pub(crate) ion: bool,
    pub(crate) step: FlyStep,
    /// Obstacles, and mines, nearest first.
    pub(crate) met: ArrayVec<u8, 12>,
    pub(crate) mines: Places,
}

impl Fly {
    pub(crate) fn new(ship: ShipId, maneuver: Maneuver, ion: bool) -> Self {
        Self { ship, maneuver, ion, step: FlyStep::Begin, met: ArrayVec::new(), mines: ArrayVec::new() }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum FlyStep {
    Begin,
    Chosen(Slot),
    Obstacles,
    Mines,
    After,
}

/// What comes next for a ship that docks, or leaves its carrier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum DockStep {
    /// X2-BEYOND-67: does it dock, and with whom?
    Dock,
    /// X2-BEYOND-68: does it deploy, and how? In an emergency it does, and only how is asked.
    Deploy { emergency: bool },
    /// X2-BEYOND-69: does it leave a carrier that is destroyed?
    Emergency,
    /// It has left its carrier.
    Left { emergency: bool },
}

/// Places in the list of devices.
pub(crate) type Places = ArrayVec<u8, MAX_DEVICES>;

/// Devices going off, one after the other, each on the ships it concerns.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Detonation {
    /// Places in the list of devices, the next one last.
    pub(crate) due: Places,
    /// Whether those who answer the next one have been asked.
    pub(crate) announced: bool,
    /// The ships the current one still concerns.
    pub(crate) ships: ArrayVec<ShipId, MAX_SHIPS>,
    /// What goes off now, and who laid it.
    pub(crate) now: Option<(u8, ShipId)>,
    /// For mines: the ships that met them.
    pub(crate) met_by: ArrayVec<ShipId, MAX_SHIPS>,
}

/// A lost ship being replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Arrival {
    /// What was lost.
    pub(crate) lost: ShipId,
    pub(crate) step: ArrivalStep,
    /// The quick builds that arrive, first one next; 0 is none, else an index into the quick builds plus one.
    pub(crate) builds: [u16; 2],
    /// How many ships of the first have come.
    pub(crate) come: u8,
    /// what the ships of the first share.
    pub(crate) build: Option<u8>,
    pub(crate) marker: u8,
}

impl Arrival {
    /// The ship that comes next.
    pub(crate) fn next<'c>(&self, content: &'c Content) -> Option<&'c QuickShip> {
        let build = content.quick_builds.get((self.builds[0] as usize).checked_sub(1)?)?;
        build.ships.get(self.come as usize)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum ArrivalStep {
    Choose,
    Marker,
    Roll,
    Side,
}
