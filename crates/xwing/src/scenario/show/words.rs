//! Events and questions with the names of ships and cards in place of numbers.

use super::pose;
use crate::{
    CardRef, Content, Seen, Ship, ShipId, WeaponRef, Xwing, scenario::scriptable::seat_name, state::State,
};
use geometry::Pose;
use kernel::Seat;
use serde_json::{Map, Value, json};

/// What a card of a ship is called.
pub(crate) fn card_name(content: &Content, ship: &Ship, card: CardRef) -> String {
    let id = match card {
        CardRef::Type => Some(content.type_of(ship).id),
        CardRef::Pilot => Some(content.pilot_of(ship).id),
        CardRef::Upgrade(place) => {
            ship.upgrades.get(place as usize).map(|equipped| content.upgrades[equipped.card as usize].id)
        }
        CardRef::Damage(kind, _) => content.damage.get(kind as usize).map(|card| card.id),
        CardRef::Condition(kind) => content.conditions.get(kind as usize).map(|card| card.id),
        CardRef::Aboard => ship.aboard.map(|aboard| content.ships[aboard.kind as usize].id),
        CardRef::Device(device) => content.devices.get(device as usize).map(|device| device.card.id),
    };
    id.map_or_else(String::new, |id| id.to_string())
}

/// An event as scenarios compare it.
pub(crate) fn retell(game: &Xwing, s: &State, seen: &Seen) -> Value {
    words(game, s, json!(seen))
}

/// Whatever was written with numbers, with names.
pub(super) fn words(game: &Xwing, s: &State, value: Value) -> Value {
    Words { content: game.content(), s, names: game.names(s) }.value("", value, None)
}

struct Words<'w> {
    content: &'w Content,
    s: &'w State,
    names: Vec<String>,
}

impl Words<'_> {
    /// A value under a key, of an object that is about a ship.
    fn value(&self, key: &str, value: Value, of: Option<ShipId>) -> Value {
        match value {
            Value::Object(map) => self.object(key, map, of),
            Value::Array(items) => self.list(key, items, of),
            Value::Number(_) => self.number(key, &value, of).unwrap_or(value),
            Value::Null | Value::Bool(_) | Value::String(_) => match (key, of) {
                ("card", Some(ship)) => self.card(&value, ship).unwrap_or(value),
                _ => value,
            },
        }
    }

    fn object(&self, key: &str, map: Map<String, Value>, of: Option<ShipId>) -> Value {
        let whole = Value::Object(map);
        if let Ok(at) = serde_json::from_value::<Pose>(whole.clone()) {
            return pose(at);
        }
        let own = ["ship", "attacker"].into_iter().find_map(|key| whole.get(key)?.as_u64());
        let of = own.map(|id| ShipId(id as u8)).filter(|id| id.index() < self.s.ships.len()).or(of);
        if let (Some(ship), "card" | "weapon") = (of, key) {
            let named = if key == "card" { self.card(&whole, ship) } else { self.weapon(&whole, ship) };
            if let Some(named) = named {
                return named;
            }
        }
        let Value::Object(map) = whole else { return whole };
        // What a `Known` shows is called as the field it stands in.
        let inner = |own: &str| if own == "shown" { key.to_owned() } else { own.to_owned() };
        map.into_iter().map(|(own, value)| (own.clone(), self.value(&inner(&own), value, of))).collect()
    }

    fn list(&self, key: &str, items: Vec<Value>, of: Option<ShipId>) -> Value {
        let mut items: Vec<Value> = items
            .into_iter()
            .map(|item| if key == "deck" { self.value("card", item, None) } else { self.value("", item, of) })
            .collect();
        if key == "deck" {
            // Top card first, as scenarios write decks.
            items.reverse();
        }
        Value::Array(items)
    }

    fn number(&self, key: &str, value: &Value, of: Option<ShipId>) -> Option<Value> {
        let number = value.as_u64()? as usize;
        let content = self.content;
        Some(match key {
            "ship" | "into" | "target" | "carrier" | "attacker" | "defender" | "owner" | "subject"
            | "Lock" | "Coordinate" | "Jam" => json!(self.names.get(number)?),
            "seat" | "by" | "winner" => json!(seat_name(Seat(number as u8))),
            "card" => json!(content.damage.get(number)?.id),
            "maneuver" | "Slam" => json!(content.type_of(self.s.ship(of?)).dial.get(number)?),
            "obstacle" => json!(content.obstacles[self.s.obstacles.get(number)?.shape as usize].id),
            "shape" => json!(content.obstacles.get(number)?.id),
            "device" => json!(content.devices.get(number)?.card.id),
            "condition" => json!(content.conditions.get(number)?.id),
            "upgrade" | "Reload" => {
                json!(card_name(content, self.s.ship(of?), CardRef::Upgrade(number as u8)))
            }
            _ => return None,
        })
    }

    fn card(&self, value: &Value, ship: ShipId) -> Option<Value> {
        let card: CardRef = serde_json::from_value(value.clone()).ok()?;
        Some(card_name(self.content, self.s.ship(ship), card).into())
    }

    fn weapon(&self, value: &Value, ship: ShipId) -> Option<Value> {
        Some(match serde_json::from_value(value.clone()).ok()? {
            WeaponRef::Primary(_) => json!("Primary"),
            WeaponRef::Upgrade(place, _) => {
                json!(card_name(self.content, self.s.ship(ship), CardRef::Upgrade(place)))
            }
        })
    }
}

/// Whether a field of a retold event can be this: a name in place of a number, or something made of such names.
pub(crate) fn tells(game: &Xwing, s: &State, field: &str, value: &Value) -> bool {
    let content = game.content();
    match value {
        Value::Object(map) if ["x", "y", "facing"].into_iter().all(|key| map.contains_key(key)) => true,
        // What a `Known` shows is called as the field it stands in.
        Value::Object(map) => map.iter().all(|(key, value)| {
            let key = if key == "shown" { field } else { key };
            !value.is_string() && !value.is_object() && !value.is_array() || tells(game, s, key, value)
        }),
        Value::Array(items) => field == "deck" && items.iter().all(|item| tells(game, s, "card", item)),
        Value::String(name) => match field {
            "ship" | "into" | "target" | "carrier" | "attacker" | "defender" | "owner" | "subject"
            | "Lock" | "Coordinate" | "Jam" => game.ship_named(s, name).is_some(),
            "seat" | "by" | "winner" => [Seat(0), Seat(1)].into_iter().any(|seat| seat_name(seat) == name),
            "card" => {
                content.pilot(name).is_some()
                    || content.ship_type(name).is_some()
                    || content.upgrade(name).is_some()
                    || content.damage_card(name).is_some()
                    || content.condition(name).is_some()
                    || content.device(name).is_some()
            }
            "maneuver" | "Slam" => {
                content.ships.iter().flat_map(|kind| &kind.dial).any(|it| it.to_string() == *name)
            }
            "obstacle" | "shape" => content.obstacle(name).is_some(),
            "device" => content.device(name).is_some(),
            "condition" => content.condition(name).is_some(),
            "upgrade" | "Reload" => content.upgrade(name).is_some(),
            "weapon" => name == "Primary" || content.upgrade(name).is_some(),
            _ => false,
        },
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}
