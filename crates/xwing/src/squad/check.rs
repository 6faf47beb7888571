//! Whether a squadron is one, and if not, every reason why.

mod fault;

pub use fault::Fault;
pub(crate) use fault::{action, arc};

use crate::{
    ActionKind, Content, Difficulty, Faction, MAX_SQUAD, MAX_UPGRADES, Member, Pilot, PointsList,
    Restriction, ShipType, Slot, Squad, Symbol, Text, ThreatTotal, Upgrade,
};
use std::collections::BTreeMap;

/// X2-SQUAD-01: what a squadron is built by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// X2-SQUAD-08: squad points, with the prices of a season.
    Points {
        /// Which prices.
        season: Symbol,
        /// The most a squadron may cost; 200 on the usual play area.
        limit: u16,
    },
    /// X2-SQUAD-02 to -04: quick-build options.
    QuickBuild {
        /// The agreed threat.
        threat: u8,
        /// AMB-19.
        total: ThreatTotal,
    },
    /// Neither: only what every format forbids (X2-SQUAD-12).
    Open,
    /// Whatever the players like: only what a match cannot hold.
    Casual,
}

impl Format {
    /// X2-SQUAD-08: 200 points, at the last official prices.
    pub fn standard() -> Self {
        Self::Points { season: Symbol::new("last").expect("four letters"), limit: 200 }
    }

    /// X2-SQUAD-03.
    pub fn quick(threat: u8) -> Self {
        Self::QuickBuild { threat, total: ThreatTotal::default() }
    }
}

/// A ship of a squadron whose cards are known.
struct Found<'c> {
    /// Its number in the squadron, counted from 1.
    number: u8,
    member: &'c Member,
    pilot: &'c Pilot,
    ship: &'c ShipType,
    upgrades: Vec<&'c Upgrade>,
}

impl Content {
    /// What squadrons of the edition are built by, unless players agree otherwise.
    pub fn usual_format(&self) -> Format {
        let squads = &self.edition.facts.squads;
        Format::Points { season: squads.season, limit: squads.limit }
    }

    /// Every reason why a squadron is none in this format; none if it is one.
    pub fn check_squad(&self, squad: &Squad, format: Format) -> Vec<Fault> {
        let mut faults = Vec::new();
        if squad.ships.is_empty() {
            faults.push(Fault::Empty);
        }
        if squad.ships.len() > MAX_SQUAD {
            faults.push(Fault::TooManyShips { ships: squad.ships.len(), most: MAX_SQUAD });
        }
        let found: Vec<Found<'_>> = squad
            .ships
            .iter()
            .zip(1..=u8::MAX)
            .filter_map(|(member, n)| self.find(member, n, &mut faults))
            .collect();
        if format != Format::Casual {
            self.single_faction(&found, &mut faults);
            limited(&found, &mut faults);
        }
        match format {
            Format::Points { season, limit } => {
                for ship in &found {
                    self.slots(ship, &mut faults);
                    self.restrictions(ship, &mut faults);
                }
                match self.season(season.as_str()) {
                    Some(season) => Self::prices(&found, season, limit, &mut faults),
                    None => faults.push(Fault::UnknownSeason { season: season.to_string() }),
                }
            }
            Format::QuickBuild { threat, total } => self.threat(&found, threat, total, &mut faults),
            Format::Open | Format::Casual => {}
        }
        faults
    }

    /// What a squadron costs in a season, if every card has a price.
    pub fn squad_points(&self, squad: &Squad, season: &str) -> Option<u16> {
        let season = self.season(season)?;
        let mut total = 0_i32;
        for member in &squad.ships {
            total += self.price_of(member, season)?;
        }
        u16::try_from(total.max(0)).ok()
    }

    /// The side of a squadron: that of its first known ship.
    pub fn faction_of(&self, squad: &Squad) -> Option<Faction> {
        let first = squad.ships.iter().find_map(|member| self.pilot(member.pilot.as_str()))?;
        Some(self.pilots[usize::from(first)].faction)
    }

    fn find<'c>(&'c self, member: &'c Member, number: u8, faults: &mut Vec<Fault>) -> Option<Found<'c>> {
        let known = self.pilot(member.pilot.as_str()).map(|index| &self.pilots[usize::from(index)]);
        let ship = known.and_then(|pilot| self.ship_type(pilot.ship.as_str()));
        let (Some(pilot), Some(ship)) = (known, ship) else {
            faults.push(Fault::UnknownPilot { ship: number, id: member.pilot.to_string() });
            return None;
        };
        if member.upgrades.len() > MAX_UPGRADES {
            faults.push(Fault::TooManyUpgrades {
                ship: number,
                pilot: pilot.name.clone(),
                most: MAX_UPGRADES,
            });
        }
        let mut upgrades = Vec::new();
        for id in &member.upgrades {
            match self.upgrade(id.as_str()) {
                Some(index) => upgrades.push(&self.upgrades[usize::from(index)]),
                None => faults.push(Fault::UnknownUpgrade {
                    ship: number,
                    pilot: pilot.name.clone(),
                    id: id.to_string(),
                }),
            }
        }
        Some(Found { number, member, pilot, ship: &self.ships[usize::from(ship)], upgrades })
    }

    /// Whether a ship may equip an upgrade, slots aside (X2-UPGRADE-04).
    pub fn allows(&self, pilot: &Pilot, upgrade: &Upgrade) -> bool {
        let Some(ship) = self.ship_type(pilot.ship.as_str()) else { return false };
        let ship = &self.ships[usize::from(ship)];
        upgrade.restrictions.iter().all(|restriction| meets(pilot, ship, restriction))
    }

    /// AMB-20, R1-12: all ships of a squadron are of one side, or of sides that fly together.
    fn single_faction(&self, found: &[Found<'_>], faults: &mut Vec<Fault>) {
        let Some(first) = found.first() else { return };
        let squads = &self.edition.facts.squads;
        let other = found.iter().find(|ship| !squads.fly_together(ship.pilot.faction, first.pilot.faction));
        faults.extend(other.map(|ship| Fault::MixedFactions {
            one: first.pilot.faction,
            other: ship.pilot.faction,
            ship: ship.number,
            pilot: ship.pilot.name.clone(),
        }));
    }

    /// The slots of a ship: printed ones, those its upgrades take away or add, and those every ship has.
    pub(crate) fn slots_of<'u>(
        &self,
        pilot: &Pilot,
        upgrades: impl Iterator<Item = &'u Upgrade> + Clone,
    ) -> Vec<Slot> {
        let lost = |slot: &Slot| upgrades.clone().any(|upgrade| upgrade.loses.contains(slot));
        let mut slots: Vec<Slot> = pilot.slots.iter().copied().filter(|slot| !lost(slot)).collect();
        slots.extend(&self.edition.facts.squads.open);
        slots.extend(upgrades.clone().flat_map(|upgrade| &upgrade.grants));
        slots
    }

    /// AMB-20, FAQ-CLAR-08, -09: every upgrade takes up slots of its types; which cards a ship may have twice.
    fn slots(&self, ship: &Found<'_>, faults: &mut Vec<Fault>) {
        let upgrades = || ship.upgrades.iter().copied();
        let mut free = self.slots_of(ship.pilot, upgrades());
        let unlike = |upgrade: &Upgrade| {
            upgrades().any(|other| upgrade.slots.iter().any(|slot| other.unlike.contains(slot)))
        };
        for (i, upgrade) in ship.upgrades.iter().enumerate() {
            let names = || (ship.number, ship.pilot.name.clone(), upgrade.name.clone());
            let once = !self.edition.facts.squads.repeats || upgrade.one_per_ship || unlike(upgrade);
            if once && ship.upgrades[..i].iter().any(|other| other.id == upgrade.id) {
                let (ship, pilot, upgrade) = names();
                faults.push(Fault::Twice { ship, pilot, upgrade });
            }
            for &slot in &upgrade.slots {
                if let Some(place) = free.iter().position(|other| *other == slot) {
                    free.swap_remove(place);
                } else {
                    let (ship, pilot, upgrade) = names();
                    faults.push(Fault::NoSlot { ship, pilot, upgrade, slot });
                }
            }
        }
    }

    /// X2-SQUAD-08, -09.
    fn prices(found: &[Found<'_>], season: &PointsList, limit: u16, faults: &mut Vec<Fault>) {
        let mut total = 0_i32;
        for ship in found {
            let no_price = |card: &Text| Fault::NoPrice { card: card.clone(), season: season.id.to_string() };
            match season.pilots.get(&ship.pilot.id) {
                Some(price) => total += i32::from(*price),
                None => faults.push(no_price(&ship.pilot.name)),
            }
            for upgrade in &ship.upgrades {
                match Self::upgrade_price(
                    season,
                    upgrade,
                    ship.ship,
                    ship.pilot,
                    ship.upgrades.iter().copied(),
                ) {
                    Some(price) => total += i32::from(price),
                    None => faults.push(no_price(&upgrade.name)),
                }
                faults.extend(too_dear(ship, upgrade, season));
            }
        }
        if total > i32::from(limit) {
            faults.push(Fault::OverLimit { points: total, limit });
        }
    }

    fn restrictions(&self, ship: &Found<'_>, faults: &mut Vec<Fault>) {
        for upgrade in &ship.upgrades {
            let unmet =
                upgrade.restrictions.iter().find(|restriction| !meets(ship.pilot, ship.ship, restriction));
            let Some(demands) = unmet else { continue };
            let types = if let Restriction::Ships(ids) = demands { ids.as_slice() } else { &[] };
            let names = types.iter().filter_map(|id| self.ship_type(id.as_str()));
            faults.push(Fault::Restricted {
                ship: ship.number,
                pilot: ship.pilot.name.clone(),
                upgrade: upgrade.name.clone(),
                demands: demands.clone(),
                ships: names.map(|index| self.ships[usize::from(index)].name.clone()).collect(),
            });
        }
    }

    /// X2-SQUAD-02 to -04, R-16. Options ignore slots and restrictions: the card says what is equipped.
    fn threat(&self, found: &[Found<'_>], limit: u8, total: ThreatTotal, faults: &mut Vec<Fault>) {
        let mut sum = 0_u32;
        let members: Vec<Member> = found.iter().map(|ship| ship.member.clone()).collect();
        for taken in self.taken(&members) {
            for ship in taken.ships.iter().map(|place| &found[*place]) {
                let (number, pilot) = (ship.number, ship.pilot.name.clone());
                match (taken.worth, ship.member.threat) {
                    (Some(worth), Some(said)) if said != worth => {
                        faults.push(Fault::WrongThreat { ship: number, pilot, said, worth });
                    }
                    (Some(_), _) => {}
                    (None, _) => faults.push(match self.partners(ship.member) {
                        Some(others) => Fault::Apart { ship: number, pilot, others },
                        None => Fault::NoQuickBuild { ship: number, pilot },
                    }),
                }
            }
            // once for all of its ships.
            sum += taken.worth.map_or(0, u32::from);
        }
        if sum > u32::from(limit) {
            faults.push(Fault::OverThreat { threat: sum, limit });
        }
        if sum < u32::from(limit) && total == ThreatTotal::Exactly {
            faults.push(Fault::UnderThreat { threat: sum, limit });
        }
    }
}

/// X2-SQUAD-10, -11: the names of which there are more cards, whatever their types, than bullets: how many, and how
/// many there may be.
pub(crate) fn over_limit<'c>(
    cards: impl Iterator<Item = (&'c Text, u8)>,
) -> impl Iterator<Item = (&'c Text, u8, u8)> {
    let mut names: BTreeMap<&str, (&Text, u8, u8)> = BTreeMap::new();
    for (name, bullets) in cards.filter(|(_, bullets)| *bullets > 0) {
        // Cards of one name have the same bullets; should a pack say otherwise, the strictest counts.
        let entry = names.entry(&name.en).or_insert((name, 0, bullets));
        entry.1 = entry.1.saturating_add(1);
        entry.2 = entry.2.min(bullets);
    }
    names.into_values().filter(|(_, cards, most)| cards > most)
}

fn limited(found: &[Found<'_>], faults: &mut Vec<Fault>) {
    let cards = found.iter().flat_map(|ship| {
        let upgrades = ship.upgrades.iter().map(|upgrade| (&upgrade.name, upgrade.limited));
        std::iter::once((&ship.pilot.name, ship.pilot.limited)).chain(upgrades)
    });
    let over = over_limit(cards);
    faults.extend(over.map(|(name, cards, most)| Fault::Limited { name: name.clone(), cards, most }));
}

/// A card that costs more than another card of its ship lets such cards cost.
fn too_dear(ship: &Found<'_>, upgrade: &Upgrade, season: &PointsList) -> Option<Fault> {
    let most = ship.upgrades.iter().filter_map(|other| other.dearest);
    let most =
        most.filter(|dearest| upgrade.slots.contains(&dearest.slot)).map(|dearest| dearest.points).min()?;
    let price = season.upgrades.get(&upgrade.id)?.on(ship.ship, ship.pilot);
    (price > most).then(|| Fault::TooDear {
        ship: ship.number,
        pilot: ship.pilot.name.clone(),
        upgrade: upgrade.name.clone(),
        most,
    })
}

fn meets(pilot: &Pilot, ship: &ShipType, restriction: &Restriction) -> bool {
    let on_bar = |kind: ActionKind, wanted: fn(Difficulty) -> bool| {
        ship.actions.iter().any(|action| action.kind == kind && wanted(action.difficulty))
    };
    match restriction {
        Restriction::Factions(factions) => factions.contains(&pilot.faction),
        Restriction::Ships(ships) => ships.contains(&ship.id),
        Restriction::Sizes(sizes) => sizes.contains(&ship.size),
        Restriction::Action(kind) => on_bar(*kind, |_| true),
        Restriction::RedAction(kind) => on_bar(*kind, |colour| colour == Difficulty::Red),
        Restriction::Keyword(keyword) => pilot.keywords.iter().any(|own| own.eq_ignore_ascii_case(keyword)),
        // What it has only while a ship is docked to it is not printed for that arc.
        Restriction::Skill(least) => pilot.initiative >= *least,
        Restriction::Lacks(slot) => !pilot.slots.contains(slot),
        Restriction::Arc(arc) => {
            ship.weapons.iter().any(|weapon| !weapon.turret && !weapon.docked && weapon.arc == *arc)
        }
    }
}
