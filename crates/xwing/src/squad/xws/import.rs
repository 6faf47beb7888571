//! Reading a squadron, whatever wrote it.

use super::{
    Imported, Note,
    spelling::{faction, forms, is_slot, whole},
};
use crate::{Content, MAX_SQUAD, MAX_UPGRADES, Member, Pilot, Squad, Symbol, Upgrade};
use serde_json::Value;

/// The longest text that is looked at.
const LONGEST: usize = 256 * 1024;
/// The longest name of a squadron, in bytes.
const LONGEST_NAME: usize = 200;

/// A file being read.
struct Reader<'c> {
    content: &'c Content,
    notes: Vec<Note>,
}

pub(super) fn read(content: &Content, bytes: &[u8], season: &str) -> Imported {
    let mut reader = Reader { content, notes: Vec::new() };
    let (squad, obstacles) = match parse(bytes) {
        Ok(value) => reader.file(&value, season),
        Err(note) => {
            reader.notes.push(note);
            (None, Vec::new())
        }
    };
    Imported { squad, obstacles, notes: reader.notes }
}

fn parse(bytes: &[u8]) -> Result<Value, Note> {
    if bytes.len() > LONGEST {
        return Err(Note::TooLong);
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    serde_json::from_slice(bytes).map_err(|error| Note::NotJson {
        line: count(error.line()).max(1),
        column: count(error.column()).max(1),
    })
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

impl<'c> Reader<'c> {
    /// A file: a squadron, or a container of some, of which the first is taken.
    fn file(&mut self, value: &Value, season: &str) -> (Option<Squad>, Vec<Symbol>) {
        let several = value.get("container").unwrap_or(value);
        let squad = if let Value::Array(squads) = several {
            if squads.len() > 1 {
                self.notes.push(Note::FirstOfSeveral { squads: count(squads.len()) });
            }
            squads.first()
        } else {
            Some(value)
        };
        let pilots = squad.and_then(|squad| squad.get("pilots")).and_then(Value::as_array);
        let (Some(squad), Some(pilots)) = (squad, pilots) else {
            self.notes.push(Note::NotASquad);
            return (None, Vec::new());
        };
        self.version(squad);
        let ships = self.ships(pilots);
        let name = self.name(squad);
        let mut read = Squad { name, ships, points: None };
        let obstacles = self.obstacles(squad);
        if read.ships.is_empty() {
            self.notes.push(Note::NoShips);
            return (None, obstacles);
        }
        self.faction(squad, &read);
        read.points = self.content.squad_points(&read, season);
        let written = squad.get("points").and_then(number);
        if let (Some(written), Some(counted)) = (written, read.points)
            && written != i64::from(counted)
        {
            self.notes.push(Note::OtherPoints { written, counted });
        }
        (Some(read), obstacles)
    }

    fn version(&mut self, squad: &Value) {
        let written = match squad.get("version") {
            Some(Value::String(version)) => Some(version.clone()),
            Some(Value::Number(version)) => Some(version.to_string()),
            Some(_) | None => None,
        };
        let major = written.as_deref().and_then(|version| version.split('.').next());
        let ours = super::version(self.content.edition.facts.squads.xws).split('.').next();
        if major != ours {
            self.notes.push(Note::OtherVersion { written });
        }
    }

    fn name(&mut self, squad: &Value) -> String {
        let name = squad.get("name").and_then(Value::as_str).unwrap_or_default().trim();
        if name.len() > LONGEST_NAME {
            self.notes.push(Note::LongName);
            return String::new();
        }
        name.to_owned()
    }

    /// The side of a squadron is that of its ships; the file may only confirm it.
    fn faction(&mut self, squad: &Value, read: &Squad) {
        let Some(side) = self.content.faction_of(read) else { return };
        let key = super::faction_key(self.content.edition.facts.squads.xws, side);
        let together = |other| self.content.edition.facts.squads.fly_together(side, other);
        match squad.get("faction").and_then(Value::as_str) {
            Some(written) if !faction(written).is_some_and(together) => {
                self.notes.push(Note::OtherFaction { written: Some(written.to_owned()), read: side });
            }
            Some(written) if written != key => {
                self.spelled(written, key);
            }
            Some(_) => {}
            None => self.notes.push(Note::OtherFaction { written: None, read: side }),
        }
    }

    fn spelled(&mut self, written: &str, read: &str) {
        if written != read {
            self.notes.push(Note::Spelled { written: written.to_owned(), read: read.to_owned() });
        }
    }

    fn ships(&mut self, pilots: &[Value]) -> Vec<Member> {
        let mut ships = Vec::new();
        for (value, number) in pilots.iter().zip(1..=u8::MAX).take(MAX_SQUAD) {
            ships.extend(self.ship(value, number));
        }
        if pilots.len() > MAX_SQUAD {
            self.notes.push(Note::TooManyShips { dropped: count(pilots.len() - MAX_SQUAD) });
        }
        ships
    }

    fn ship(&mut self, value: &Value, number: u8) -> Option<Member> {
        let Some(written) = name_in(value) else {
            self.notes.push(Note::NoPilot { ship: number });
            return None;
        };
        let ship = value.get("ship").and_then(Value::as_str);
        let Some(pilot) = self.pilot(written, ship) else {
            self.notes.push(Note::UnknownPilot { ship: number, written: written.to_owned() });
            return None;
        };
        self.spelled(written, pilot.id.as_str());
        if let Some(ship) = ship
            && !forms(ship).iter().any(|form| pilot.ship == *form.as_str())
        {
            let (pilot, written) = (pilot.name.clone(), ship.to_owned());
            self.notes.push(Note::OtherShip { ship: number, pilot, written });
        }
        let upgrades =
            value.get("upgrades").map_or_else(Vec::new, |value| self.upgrades(value, number, pilot));
        // who belongs together is our own word; what other builders say there is not looked at.
        let own = value.get("vendor").and_then(|vendor| vendor.get(super::VENDOR)?.get("build")?.as_u64());
        let build = own.and_then(|build| u8::try_from(build).ok());
        Some(Member { build, ..Member::new(pilot.id, upgrades) })
    }

    /// A pilot by a name; the ship tells pilots of one name apart.
    fn pilot(&self, written: &str, ship: Option<&str>) -> Option<&'c Pilot> {
        let content = self.content;
        let find = |name: &str| content.pilot(name).map(|index| &content.pilots[usize::from(index)]);
        let names = forms(written);
        let ships = ship.map(forms).unwrap_or_default();
        let flies =
            |pilot: &&Pilot| ships.is_empty() || ships.iter().any(|ship| pilot.ship == *ship.as_str());
        let on_ship = || {
            names
                .iter()
                .flat_map(|name| ships.iter().map(move |ship| format!("{name}-{ship}")))
                .find_map(|name| find(&name))
        };
        names
            .iter()
            .filter_map(|name| find(name))
            .find(flies)
            .or_else(on_ship)
            // A suffix that no pack has, on a ship the pilot does not fly: another card of that name.
            .or_else(|| whole(written).iter().find_map(|name| find(name)))
    }

    fn upgrades(&mut self, value: &Value, number: u8, pilot: &Pilot) -> Vec<Symbol> {
        let mut found: Vec<Symbol> = Vec::new();
        match value {
            Value::Object(slots) => {
                for (key, names) in slots {
                    let one = std::slice::from_ref(names);
                    for name in names.as_array().map_or(one, Vec::as_slice) {
                        found.extend(self.upgrade(name, Some(key), number, pilot));
                    }
                }
            }
            Value::Array(names) => {
                self.notes.push(Note::NoSlots { ship: number });
                for name in names {
                    found.extend(self.upgrade(name, None, number, pilot));
                }
            }
            Value::Null => {}
            Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                self.notes.push(Note::NotAName { ship: number });
            }
        }
        if found.len() > MAX_UPGRADES {
            let dropped = count(found.len() - MAX_UPGRADES);
            self.notes.push(Note::TooManyUpgrades { ship: number, pilot: pilot.name.clone(), dropped });
            found.truncate(MAX_UPGRADES);
        }
        found
    }

    fn upgrade(&mut self, value: &Value, key: Option<&str>, number: u8, pilot: &Pilot) -> Option<Symbol> {
        let Some(written) = name_in(value) else {
            self.notes.push(Note::NotAName { ship: number });
            return None;
        };
        let content = self.content;
        let cards = forms(written).into_iter().filter_map(|name| content.upgrade(&name));
        let cards: Vec<&Upgrade> = cards.map(|index| &content.upgrades[usize::from(index)]).collect();
        let in_slot =
            |card: &&&Upgrade| key.is_none_or(|key| card.slots.iter().any(|slot| is_slot(key, *slot)));
        // Under another type, only the whole name will do: a suffix may stand for another card of that name.
        let named = |card: &&&Upgrade| whole(written).iter().any(|name| card.id == *name.as_str());
        let elsewhere = || cards.iter().find(|card| named(card));
        let Some(card) = cards.iter().find(in_slot).or_else(elsewhere) else {
            let (pilot, written) = (pilot.name.clone(), written.to_owned());
            self.notes.push(Note::UnknownUpgrade { ship: number, pilot, written });
            return None;
        };
        let (id, name, slot) = (card.id, card.name.clone(), card.slots[0]);
        let misplaced = key.filter(|_| !in_slot(&card));
        self.spelled(written, id.as_str());
        if let Some(key) = misplaced {
            self.notes.push(Note::OtherSlot { ship: number, upgrade: name, written: key.to_owned(), slot });
        }
        Some(id)
    }

    /// A player brings three obstacles.
    fn obstacles(&mut self, squad: &Value) -> Vec<Symbol> {
        let Some(written) = squad.get("obstacles").and_then(Value::as_array) else { return Vec::new() };
        let mut found = Vec::new();
        for value in written.iter().take(12) {
            let name = value.as_str().unwrap_or_default();
            match forms(name).iter().find_map(|form| self.content.obstacle(form)) {
                Some(index) => found.push(self.content.obstacles[usize::from(index)].id),
                None => self.notes.push(Note::UnknownObstacle { written: name.to_owned() }),
            }
        }
        if written.len() != 3 && !written.is_empty() {
            self.notes.push(Note::ObstacleCount { found: count(written.len()) });
        }
        found.truncate(3);
        found
    }
}

/// Points, which some builders write as text.
fn number(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.trim().parse().ok())
}

/// The name of a card: alone, or under one of the keys builders use.
fn name_in(value: &Value) -> Option<&str> {
    value.as_str().or_else(|| ["id", "xws", "name", "pilot"].iter().find_map(|key| value.get(key)?.as_str()))
}
