//! XWS: squadrons as other builders write and read them, in the dialect of the edition (1 or 2).
//!
//! Reading is tolerant: what can be understood is, and every deviation is told. Writing is exact, and the same squadron
//! always gives the same text.

mod import;
mod note;
mod spelling;

pub(crate) use spelling::faction;

pub use note::{Note, Weight};

use crate::{Content, Faction, Fault, Format, Slot, Squad, Symbol, XwsDialect};
use serde::Serialize;
use std::collections::BTreeMap;

/// The version that is written.
pub(crate) fn version(dialect: XwsDialect) -> &'static str {
    match dialect {
        XwsDialect::One => "1.0.0",
        XwsDialect::Two => "2.0.0",
    }
}

/// The dialect a file says it is written in, by its version; none if it says nothing that can be read.
pub fn dialect_of(bytes: &[u8]) -> Option<XwsDialect> {
    let file: serde_json::Value = serde_json::from_slice(bytes).ok()?;
    let version = file.get("version")?;
    let text = version.as_str().map_or_else(|| version.to_string(), str::to_owned);
    match text.split('.').next() {
        Some("0" | "1") => Some(XwsDialect::One),
        Some("2") => Some(XwsDialect::Two),
        _ => None,
    }
}

/// Where a file says what XWS has no word for.
pub(crate) const VENDOR: &str = "escadrille";

/// What came of reading a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// The squadron, unless nothing of it could be read.
    pub squad: Option<Squad>,
    /// The obstacles it brings.
    pub obstacles: Vec<Symbol>,
    /// What was changed, dropped or refused, in the order of the file.
    pub notes: Vec<Note>,
}

#[derive(Serialize)]
struct Written<'s> {
    faction: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'s str,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    obstacles: &'s [Symbol],
    pilots: Vec<WrittenPilot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u16>,
    version: &'static str,
}

#[derive(Serialize)]
struct WrittenPilot {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Symbol>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<Symbol>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ship: Option<Symbol>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    upgrades: BTreeMap<&'static str, Vec<Symbol>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    vendor: Option<Vendor>,
}

/// What other builders pass over.
#[derive(Serialize)]
struct Vendor {
    escadrille: Own,
}

#[derive(Serialize)]
struct Own {
    /// ships with the same number came by one quick build.
    build: u8,
}

impl Content {
    /// Reads a squadron. Points are counted anew with the prices of a season. Never fails outright: the notes say what
    /// went wrong.
    pub fn import_xws(&self, bytes: &[u8], season: &str) -> Imported {
        import::read(self, bytes, season)
    }

    /// Writes a squadron, with points where the season has a price for every card. Cards nobody knows cannot be written.
    pub fn export_xws(
        &self,
        squad: &Squad,
        obstacles: &[Symbol],
        season: &str,
    ) -> Result<String, Vec<Fault>> {
        let unknown = |fault: &Fault| {
            matches!(fault, Fault::Empty | Fault::UnknownPilot { .. } | Fault::UnknownUpgrade { .. })
        };
        let faults: Vec<Fault> = self.check_squad(squad, Format::Open).into_iter().filter(unknown).collect();
        let (true, Some(faction)) = (faults.is_empty(), self.faction_of(squad)) else { return Err(faults) };
        let season = self.season(season);
        let dialect = self.edition.facts.squads.xws;
        let pilots = squad.ships.iter().map(|member| {
            let mut upgrades: BTreeMap<&'static str, Vec<Symbol>> = BTreeMap::new();
            for &id in &member.upgrades {
                let card = self.upgrade(id.as_str()).map(|index| &self.upgrades[usize::from(index)]);
                if let Some(&slot) = card.and_then(|card| card.slots.first()) {
                    upgrades.entry(slot_key(dialect, slot)).or_default().push(id);
                }
            }
            let ship = self.pilot(member.pilot.as_str()).map(|it| self.pilots[usize::from(it)].ship);
            let (id, name, ship) = match dialect {
                XwsDialect::One => (None, Some(member.pilot), ship),
                XwsDialect::Two => (Some(member.pilot), None, None),
            };
            WrittenPilot {
                id,
                name,
                ship,
                points: season.and_then(|list| self.price_of(member, list)),
                upgrades,
                vendor: member.build.map(|build| Vendor { escadrille: Own { build } }),
            }
        });
        let written = Written {
            faction: faction_key(dialect, faction),
            name: &squad.name,
            obstacles,
            pilots: pilots.collect(),
            points: season.and_then(|list| self.squad_points(squad, list.id.as_str())),
            version: version(dialect),
        };
        let mut text =
            serde_json::to_string_pretty(&written).expect("strings, numbers and lists always serialise");
        text.push('\n');
        Ok(text)
    }
}

pub(crate) fn faction_key(dialect: XwsDialect, faction: Faction) -> &'static str {
    match (dialect, faction) {
        (XwsDialect::One, Faction::Rebel | Faction::Resistance) => return "rebel",
        (XwsDialect::One, Faction::Empire | Faction::FirstOrder) => return "imperial",
        (XwsDialect::One, Faction::Scum) => return "scum",
        (XwsDialect::One | XwsDialect::Two, _) => {}
    }
    match faction {
        Faction::Rebel => "rebelalliance",
        Faction::Empire => "galacticempire",
        Faction::Scum => "scumandvillainy",
        Faction::Resistance => "resistance",
        Faction::FirstOrder => "firstorder",
        Faction::Republic => "galacticrepublic",
        Faction::Separatists => "separatistalliance",
    }
}

fn slot_key(dialect: XwsDialect, slot: Slot) -> &'static str {
    match (dialect, slot) {
        (XwsDialect::One, Slot::Astromech) => return "amd",
        (XwsDialect::One, Slot::Device) => return "bomb",
        (XwsDialect::One, Slot::Modification) => return "mod",
        (XwsDialect::One, Slot::Sensor) => return "system",
        (XwsDialect::One, Slot::Talent) => return "ept",
        (XwsDialect::One | XwsDialect::Two, _) => {}
    }
    match slot {
        Slot::Astromech => "astromech",
        Slot::Cannon => "cannon",
        Slot::Configuration => "configuration",
        Slot::Crew => "crew",
        Slot::Device => "device",
        Slot::ForcePower => "force-power",
        Slot::Gunner => "gunner",
        Slot::Illicit => "illicit",
        Slot::Missile => "missile",
        Slot::Modification => "modification",
        Slot::SalvagedAstromech => "samd",
        Slot::Sensor => "sensor",
        Slot::TacticalRelay => "tactical-relay",
        Slot::Talent => "talent",
        Slot::Tech => "tech",
        Slot::Title => "title",
        Slot::Torpedo => "torpedo",
        Slot::Turret => "turret",
    }
}
