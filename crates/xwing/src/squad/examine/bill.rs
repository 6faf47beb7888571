//! A squadron that was examined: its bill, and everything that is wrong.

use super::Read;
use crate::{Content, Fault, Format, Member, Slot, Squad, Symbol, Upgrade, xws};
use kernel::{Message, Say as _};
use serde::Serialize;
use serde_json::Value;

/// Something that is told about a squadron.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Told {
    /// In words.
    pub why: Message,
    /// The rule behind it.
    pub rule: Option<&'static str>,
    /// The ship it is about, counted from 0.
    pub ship: Option<usize>,
    /// How much a note matters: `changed`, `dropped`, `refused`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "\"changed\" | \"dropped\" | \"refused\""))]
    pub weight: Option<&'static str>,
}

/// A squadron as it was understood.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Examined {
    /// The squadron, as set-ups hold it.
    pub squad: Squad,
    /// Its side, as XWS names it.
    pub faction: Option<&'static str>,
    /// The obstacles it brings.
    pub obstacles: Vec<Symbol>,
    /// As XWS; none while there is no ship.
    pub xws: Option<String>,
    /// What it costs, if every card has a price.
    pub points: Option<u16>,
    /// What its quick builds are worth, if it has nothing else.
    pub threat: Option<u32>,
    /// Its ships.
    pub ships: Vec<Bill>,
    /// Everything that is wrong with it.
    pub faults: Vec<Told>,
    /// What was changed, dropped or refused when it was read.
    pub notes: Vec<Told>,
    /// Whether it may be played.
    pub fine: bool,
}

/// What one ship costs, and where its upgrades are.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bill {
    /// The ship card.
    pub pilot: Symbol,
    /// With its upgrades.
    pub points: Option<i32>,
    /// The ship card alone.
    pub own: Option<i16>,
    /// What its quick build is worth, all of its ships together.
    pub threat: Option<u8>,
    /// the places of the other ships of its quick build.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub shared: Vec<usize>,
    /// Its slots, as the card lists them.
    pub places: Vec<Place>,
    /// Its upgrades.
    pub upgrades: Vec<Equipment>,
}

/// A slot.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "UpgradePlace"))]
pub struct Place {
    /// Which type.
    pub slot: Slot,
    /// Which of the ship's upgrades is in it, counted from 0.
    pub upgrade: Option<usize>,
}

/// An upgrade of a ship.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Equipment {
    /// The card.
    pub id: Symbol,
    /// What it costs on this ship.
    pub points: Option<i16>,
    /// Whether the ship has no slot for it.
    pub loose: bool,
}

impl Content {
    /// Judges a squadron in any form.
    pub fn examine_squad(&self, squad: &Value, format: Format) -> Examined {
        let Read { squad, obstacles, notes } = self.read_squad(squad, format);
        self.bill(squad, obstacles, notes, format)
    }

    pub(super) fn bill(
        &self,
        mut squad: Squad,
        obstacles: Vec<Symbol>,
        notes: Vec<Told>,
        format: Format,
    ) -> Examined {
        let season = self.season_of(format);
        let season = season.as_str();
        squad.points = self.squad_points(&squad, season).filter(|_| !squad.ships.is_empty());
        let faults: Vec<Told> =
            self.check_squad(&squad, format).iter().map(|fault| told(self, fault)).collect();
        let refused = notes.iter().any(|note| note.weight == Some("refused"));
        Examined {
            faction: self
                .faction_of(&squad)
                .map(|side| xws::faction_key(self.edition.facts.squads.xws, side)),
            xws: self.export_xws(&squad, &obstacles, season).ok(),
            points: squad.points,
            threat: self.threat_of_squad(&squad),
            ships: self.ship_bills(&squad, season),
            fine: faults.is_empty() && !refused,
            squad,
            obstacles,
            faults,
            notes,
        }
    }

    fn ship_bills(&self, squad: &Squad, season: &str) -> Vec<Bill> {
        let mut bills: Vec<Bill> = squad.ships.iter().map(|ship| self.ship_bill(ship, season)).collect();
        for taken in self.taken(&squad.ships) {
            for &place in &taken.ships {
                bills[place].threat = taken.worth;
                bills[place].shared = taken.ships.iter().copied().filter(|other| *other != place).collect();
            }
        }
        bills
    }

    fn ship_bill(&self, member: &Member, season: &str) -> Bill {
        let season = self.season(season);
        let pilot = self.pilot(member.pilot.as_str()).map(|index| &self.pilots[usize::from(index)]);
        let ship = pilot
            .and_then(|pilot| self.ship_type(pilot.ship.as_str()))
            .map(|index| &self.ships[usize::from(index)]);
        let cards: Vec<&Upgrade> = member
            .upgrades
            .iter()
            .filter_map(|id| self.upgrade(id.as_str()))
            .map(|it| &self.upgrades[usize::from(it)])
            .collect();
        let slots = pilot.map_or_else(Vec::new, |pilot| self.slots_of(pilot, cards.iter().copied()));
        let mut places: Vec<Place> = slots.iter().map(|&slot| Place { slot, upgrade: None }).collect();
        let mut upgrades = Vec::new();
        for (number, id) in member.upgrades.iter().enumerate() {
            let card = self.upgrade(id.as_str()).map(|index| &self.upgrades[usize::from(index)]);
            let mut loose = false;
            for slot in card.map_or(&[][..], |card| &card.slots) {
                match places.iter_mut().find(|place| place.slot == *slot && place.upgrade.is_none()) {
                    Some(place) => place.upgrade = Some(number),
                    None => loose = true,
                }
            }
            if loose {
                // A card that takes several slots is in none of them unless it has them all.
                places
                    .iter_mut()
                    .filter(|place| place.upgrade == Some(number))
                    .for_each(|place| place.upgrade = None);
            }
            let points = (|| Self::upgrade_price(season?, card?, ship?, pilot?, cards.iter().copied()))();
            upgrades.push(Equipment { id: *id, points, loose });
        }
        Bill {
            pilot: member.pilot,
            points: season.and_then(|season| self.price_of(member, season)),
            own: season.and_then(|season| season.pilots.get(&member.pilot)).copied(),
            threat: None,
            shared: Vec::new(),
            places,
            upgrades,
        }
    }
}

/// A fault in words.
pub(super) fn told(content: &Content, fault: &Fault) -> Told {
    Told {
        why: fault.say(),
        rule: Some(fault.rule(content).0),
        ship: fault.ship().map(|ship| usize::from(ship).saturating_sub(1)),
        weight: None,
    }
}
