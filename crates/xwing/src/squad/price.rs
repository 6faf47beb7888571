//! X2-SQUAD-09: what ships cost.

use crate::{Content, Member, Pilot, PointsList, ShipType, Upgrade};

impl Content {
    /// What a ship with its upgrades costs; none if a card is unknown or has no price in this season.
    pub fn price_of(&self, member: &Member, season: &PointsList) -> Option<i32> {
        let pilot = &self.pilots[usize::from(self.pilot(member.pilot.as_str())?)];
        let ship = &self.ships[usize::from(self.ship_type(pilot.ship.as_str())?)];
        let upgrades = || member.upgrades.iter().filter_map(|id| self.upgrade_called(id.as_str()));
        let mut total = i32::from(*season.pilots.get(&member.pilot)?);
        for id in &member.upgrades {
            let upgrade = self.upgrade_called(id.as_str())?;
            total += i32::from(Self::upgrade_price(season, upgrade, ship, pilot, upgrades())?);
        }
        Some(total)
    }

    fn upgrade_called(&self, id: &str) -> Option<&Upgrade> {
        self.upgrade(id).map(|index| &self.upgrades[usize::from(index)])
    }

    /// What an upgrade costs on a ship among all its upgrades, some of which may make others cheaper, but never give
    /// points back.
    pub(crate) fn upgrade_price<'u>(
        season: &PointsList,
        upgrade: &Upgrade,
        ship: &ShipType,
        pilot: &Pilot,
        all: impl Iterator<Item = &'u Upgrade>,
    ) -> Option<i16> {
        let price = season.upgrades.get(&upgrade.id)?.on(ship, pilot);
        let off = all.filter_map(|other| other.discount).filter(|off| upgrade.slots.contains(&off.slot));
        let off: i16 = off.map(|off| off.points).sum();
        Some(if off > 0 { price.min((price - off).max(0)) } else { price })
    }
}
