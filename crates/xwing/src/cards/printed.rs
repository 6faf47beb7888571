//! Everything printed on cards and cardboard as one document, for boards and squad builders that do not link the game.

use crate::{
    Ability, BarAction, Charges, Content, Faction, Fuse, Maneuver, ObstacleKind, Price, QuickBuild,
    Restriction, Slot, Symbol, Text, Trait, Turret, Weapon,
};
use geometry::{ArcAngles, Outline, Size};
use serde::Serialize;
use std::collections::BTreeMap;

/// All that is printed: names and texts in both languages, figures, dials, outlines, prices.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Content"))]
pub struct Printed<'c> {
    /// The angles of the printed arcs.
    pub arcs: ArcAngles,
    /// X2-SQUAD-09: the seasons there are prices for.
    pub seasons: Vec<Symbol>,
    /// Types of ships.
    pub ships: Vec<PrintedShip<'c>>,
    /// Ship cards.
    pub pilots: Vec<PrintedPilot<'c>>,
    /// Upgrade cards.
    pub upgrades: Vec<PrintedUpgrade<'c>>,
    /// Kinds of damage cards, in the order events number them.
    pub damage: Vec<PrintedDamage<'c>>,
    /// Condition cards, in the order events number them.
    pub conditions: Vec<PrintedCondition<'c>>,
    /// Devices, in the order events number them.
    pub devices: Vec<PrintedDevice<'c>>,
    /// Obstacles, in the order events number them.
    pub obstacles: Vec<PrintedObstacle>,
    /// X2-SQUAD-02: options without arithmetic.
    pub quick_builds: &'c [QuickBuild],
}

/// A type of ship.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ShipCard"))]
pub struct PrintedShip<'c> {
    /// XWS name.
    pub id: Symbol,
    /// What it is called.
    pub name: &'c Text,
    /// The size of its base.
    pub size: Size,
    /// X2-ION-01, X2-BEYOND-31: how many tokens ionise or tractor it.
    pub threshold: u8,
    /// The sides that fly it.
    pub factions: Vec<Faction>,
    /// Its primary weapons.
    pub weapons: &'c [Weapon],
    /// Its turret indicator.
    pub turret: Option<Turret>,
    /// Defence dice.
    pub agility: u8,
    /// Damage cards that destroy it.
    pub hull: u8,
    /// Shields.
    pub shields: u8,
    /// Its action bar.
    pub actions: &'c [BarAction],
    /// Its dial, in the order dials number the maneuvers.
    pub dial: &'c [Maneuver],
    /// What all its pilots can.
    pub text: Option<&'c Text>,
}

/// A ship card.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PilotCard"))]
pub struct PrintedPilot<'c> {
    /// XWS name.
    pub id: Symbol,
    /// What they are called.
    pub name: &'c Text,
    /// The line below the name.
    pub caption: Option<&'c Text>,
    /// The type of ship.
    pub ship: Symbol,
    /// The side.
    pub faction: Faction,
    /// X2-INIT-01.
    pub initiative: u8,
    /// Bullets before the name.
    pub limited: u8,
    /// Force capacity.
    pub force: Option<Charges>,
    /// Charge limit.
    pub charges: Option<Charges>,
    /// What upgrades it takes.
    pub slots: &'c [Slot],
    /// What else cards may ask for.
    pub keywords: &'c [String],
    /// Its ability in words.
    pub text: Option<&'c Text>,
    /// What it costs, by season.
    pub points: BTreeMap<Symbol, i16>,
}

/// One face of an upgrade card.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "UpgradeFace"))]
pub struct PrintedFace<'c> {
    /// What it is called, where the faces differ.
    pub name: Option<&'c Text>,
    /// What it does, in words.
    pub text: &'c Text,
    /// The weapons on it.
    pub weapons: Vec<&'c Weapon>,
    /// What it adds to the action bar.
    pub actions: Vec<&'c BarAction>,
}

/// An upgrade card.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "UpgradeCard"))]
pub struct PrintedUpgrade<'c> {
    /// XWS name.
    pub id: Symbol,
    /// What it is called.
    pub name: &'c Text,
    /// What it takes up.
    pub slots: &'c [Slot],
    /// Bullets before the name.
    pub limited: u8,
    /// Who may equip it.
    pub restrictions: &'c [Restriction],
    /// Charge limit.
    pub charges: Option<Charges>,
    /// Force it adds.
    pub force: u8,
    /// One face, or two.
    pub faces: Vec<PrintedFace<'c>>,
    /// What it costs, by season.
    pub points: BTreeMap<Symbol, &'c Price>,
}

/// A kind of damage card.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DamageCard"))]
pub struct PrintedDamage<'c> {
    /// Its name in packs.
    pub id: Symbol,
    /// What it is called.
    pub name: &'c Text,
    /// Its trait.
    pub kind: Trait,
    /// How many are in a deck.
    pub copies: u8,
    /// What it does, in words.
    pub text: &'c Text,
}

/// A condition card.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ConditionCard"))]
pub struct PrintedCondition<'c> {
    /// XWS name.
    pub id: Symbol,
    /// What it is called.
    pub name: &'c Text,
    /// What it does, in words.
    pub text: &'c Text,
}

/// A device.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DeviceCard"))]
pub struct PrintedDevice<'c> {
    /// Its name in packs.
    pub id: Symbol,
    /// What it is called.
    pub name: &'c Text,
    /// Its corners in micrometres around its pose.
    pub outline: Vec<(i32, i32)>,
    /// When it goes off.
    pub fuse: Fuse,
    /// What it does, in words.
    pub text: &'c Text,
}

/// An obstacle.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ObstacleShape"))]
pub struct PrintedObstacle {
    /// XWS name.
    pub id: Symbol,
    /// Which rules it follows.
    pub kind: ObstacleKind,
    /// Its corners in micrometres around its pose.
    pub outline: Vec<(i32, i32)>,
}

fn corners(outline: &Outline) -> Vec<(i32, i32)> {
    // Corners are whole micrometres, kept as floats.
    outline.corners().iter().map(|corner| (corner.x as i32, corner.y as i32)).collect()
}

impl Content {
    /// Everything printed, as boards and squad builders need it: what abilities do is for the rules alone.
    pub fn printed(&self) -> Printed<'_> {
        Printed {
            arcs: self.arcs(),
            seasons: self.points.iter().map(|season| season.id).collect(),
            ships: self.printed_ships(),
            pilots: self.printed_pilots(),
            upgrades: self.printed_upgrades(),
            damage: self
                .damage
                .iter()
                .map(|card| PrintedDamage {
                    id: card.id,
                    name: &card.name,
                    kind: card.kind,
                    copies: card.copies,
                    text: &card.text,
                })
                .collect(),
            conditions: self
                .conditions
                .iter()
                .map(|card| PrintedCondition { id: card.id, name: &card.name, text: &card.text })
                .collect(),
            devices: self
                .devices
                .iter()
                .map(|device| PrintedDevice {
                    id: device.card.id,
                    name: &device.card.name,
                    outline: corners(&device.outline),
                    fuse: device.card.fuse,
                    text: &device.card.text,
                })
                .collect(),
            obstacles: self
                .obstacles
                .iter()
                .map(|rock| PrintedObstacle { id: rock.id, kind: rock.kind, outline: corners(&rock.outline) })
                .collect(),
            quick_builds: &self.quick_builds,
        }
    }

    fn printed_ships(&self) -> Vec<PrintedShip<'_>> {
        let factions = |ship: Symbol| {
            let mut sides: Vec<Faction> =
                self.pilots.iter().filter(|pilot| pilot.ship == ship).map(|pilot| pilot.faction).collect();
            sides.sort_unstable();
            sides.dedup();
            sides
        };
        self.ships
            .iter()
            .map(|ship| PrintedShip {
                id: ship.id,
                name: &ship.name,
                size: ship.size,
                threshold: self.edition.facts.threshold.of(ship.size),
                factions: factions(ship.id),
                weapons: &ship.weapons,
                turret: ship.turret,
                agility: ship.agility,
                hull: ship.hull,
                shields: ship.shields,
                actions: &ship.actions,
                dial: &ship.dial,
                text: ship.text.as_ref(),
            })
            .collect()
    }

    fn printed_pilots(&self) -> Vec<PrintedPilot<'_>> {
        let price = |id: &Symbol| {
            let seasons = self.points.iter();
            seasons.filter_map(|season| Some((season.id, *season.pilots.get(id)?))).collect()
        };
        self.pilots
            .iter()
            .map(|pilot| PrintedPilot {
                id: pilot.id,
                name: &pilot.name,
                caption: pilot.caption.as_ref(),
                ship: pilot.ship,
                faction: pilot.faction,
                initiative: pilot.initiative,
                limited: pilot.limited,
                force: pilot.force,
                charges: pilot.charges,
                slots: &pilot.slots,
                keywords: &pilot.keywords,
                text: pilot.text.as_ref(),
                points: price(&pilot.id),
            })
            .collect()
    }

    fn printed_upgrades(&self) -> Vec<PrintedUpgrade<'_>> {
        let price = |id: &Symbol| {
            let seasons = self.points.iter();
            seasons.filter_map(|season| Some((season.id, season.upgrades.get(id)?))).collect()
        };
        self.upgrades
            .iter()
            .map(|upgrade| PrintedUpgrade {
                id: upgrade.id,
                name: &upgrade.name,
                slots: &upgrade.slots,
                limited: upgrade.limited,
                restrictions: &upgrade.restrictions,
                charges: upgrade.charges,
                force: upgrade.force,
                faces: upgrade.faces.iter().map(face).collect(),
                points: price(&upgrade.id),
            })
            .collect()
    }
}

fn weapon(ability: &Ability) -> Option<&Weapon> {
    if let Ability::Weapon(weapon) = ability { Some(weapon) } else { None }
}

fn bar(ability: &Ability) -> Option<&BarAction> {
    if let Ability::Bar(action) = ability { Some(action) } else { None }
}

fn face(face: &crate::UpgradeFace) -> PrintedFace<'_> {
    PrintedFace {
        name: face.name.as_ref(),
        text: &face.text,
        weapons: face.abilities.iter().filter_map(weapon).collect(),
        actions: face.abilities.iter().filter_map(bar).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_names_everything_a_match_can_show() {
        let content = Content::classic();
        let printed = serde_json::to_value(content.printed()).expect("plain data");
        let ids = |list: &str| -> Vec<String> {
            let list = printed[list].as_array().expect("a list");
            list.iter().map(|entry| entry["id"].as_str().expect("an id").to_owned()).collect()
        };
        assert_eq!(ids("ships").len(), content.ships.len());
        assert_eq!(ids("damage")[3], content.damage[3].id.as_str(), "numbered as events do");
        for pilot in printed["pilots"].as_array().expect("a list") {
            assert!(ids("ships").contains(&pilot["ship"].as_str().expect("an id").to_owned()));
            assert!(!pilot["name"]["fr"].as_str().expect("words").is_empty());
        }
        for build in printed["quick_builds"].as_array().expect("a list") {
            for ship in build["ships"].as_array().expect("a list") {
                assert!(ids("pilots").contains(&ship["pilot"].as_str().expect("an id").to_owned()));
            }
        }
    }

    #[test]
    fn the_first_x_wing_is_printed_as_its_cardboard() {
        let content = Content::classic();
        let printed = content.printed();
        let ship = printed.ships.iter().find(|ship| ship.id == *"t65xwing").expect("in the pack");
        assert_eq!((ship.size, ship.agility, ship.hull, ship.shields), (Size::Small, 2, 4, 2));
        assert_eq!(ship.threshold, 1, "X2-ION-01");
        assert_eq!(ship.factions, [Faction::Rebel]);
        assert_eq!(
            ship.dial.len(),
            content.ships[usize::from(content.ship_type("t65xwing").expect("in the pack"))].dial.len()
        );
        let luke = printed.pilots.iter().find(|pilot| pilot.id == *"lukeskywalker").expect("in the pack");
        assert!(luke.points.len() == printed.seasons.len() && luke.force.is_some());
        let rock = printed.obstacles.iter().find(|rock| rock.id == *"coreasteroid0").expect("in the pack");
        assert_eq!(rock.outline[0], (18_000, -2_600));
    }
}
