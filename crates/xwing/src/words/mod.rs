//! The game as messages. Ships, cards and places are numbers in asks, choices and events: a [`Voice`] knows the cards and
//! what a viewer sees, and puts names in their place. Names of cards are words of the packs ([`Text`]).

mod asks;
mod choices;
mod events;
mod names;
mod rules;

pub use names::{bearing, difficulty, faces, phase, seat, token};

use crate::{
    AbilityRef, Ask, CardRef, Choice, Content, Maneuver, ObstacleKind, QuickShip, Seen, ShipId, ShipType,
    Shown, Symbol, Text, Upgrade, View, WeaponRef, Xwing,
    view::{ShipView, UpgradeView},
};
use geometry::{Heading, Pose};
use kernel::{Message, Say, Seat};

/// Somebody who tells a match as one viewer sees it.
#[derive(Debug, Clone, Copy)]
pub struct Voice<'v> {
    /// The cards.
    pub content: &'v Content,
    /// What the viewer sees.
    pub view: &'v View,
}

impl Xwing {
    /// What a seat is asked, in words.
    pub fn say_ask(&self, view: &View, ask: &Ask) -> Message {
        self.voice(view).ask(*ask)
    }

    /// An answer, in words; what it means depends on what was asked.
    pub fn say_choice(&self, view: &View, ask: &Ask, choice: &Choice) -> Message {
        self.voice(view).choice(*ask, *choice)
    }

    /// What happened, in words.
    pub fn say_seen(&self, view: &View, seen: &Seen) -> Message {
        self.voice(view).seen(seen)
    }

    /// Somebody who tells what a viewer sees.
    pub fn voice<'v>(&'v self, view: &'v View) -> Voice<'v> {
        Voice { content: self.content(), view }
    }
}

/// What a ship is called on the board: the letter of its seat and its number, `A1` or `B2`.
pub fn badge(seat: Seat, number: u8) -> String {
    format!("{}{number}", if seat == Seat(0) { 'A' } else { 'B' })
}

/// A place of the table in centimetres from its lower left corner.
fn place(at: Pose) -> Message {
    let centimetres = |micrometres: i32| (micrometres + 5_000).div_euclid(10_000);
    Message::new("xwing-place").with("x", centimetres(at.x)).with("y", centimetres(at.y))
}

/// The quarter of a heading that something points to, clockwise from the front.
fn way(heading: Heading) -> Message {
    let quarter = heading.0.wrapping_add(1 << 29) >> 30;
    side_of(quarter as u8)
}

/// The front, right, rear or left, clockwise.
fn side_of(quarter: u8) -> Message {
    Message::new(match quarter {
        0 => "xwing-way-front",
        1 => "xwing-way-right",
        2 => "xwing-way-rear",
        _ => "xwing-way-left",
    })
}

impl<'v> Voice<'v> {
    /// A ship as the viewer sees it.
    pub fn ship_view(&self, id: ShipId) -> Option<&'v ShipView> {
        self.view.ships.get(id.index())
    }

    /// The type of a ship.
    pub fn type_of(&self, ship: &ShipView) -> Option<&'v ShipType> {
        self.content.ship_type(ship.ship.as_str()).map(|index| &self.content.ships[index as usize])
    }

    /// A ship as players call it: by its pilot. Where several have the same pilot its number follows, and the letter of
    /// its seat too if they are on both sides, who each count from 1 (X2-COMP-14).
    pub fn ship(&self, id: ShipId) -> Message {
        let Some(ship) = self.ship_view(id) else { return Message::new("xwing-ship-unknown") };
        let pilot = self.pilot(ship.pilot);
        let alike = || self.view.ships.iter().filter(|other| other.id != id && other.pilot == ship.pilot);
        let sign = if alike().any(|other| other.seat != ship.seat) {
            badge(ship.seat, ship.number)
        } else if alike().next().is_some() {
            ship.number.to_string()
        } else {
            return pilot;
        };
        Message::new("xwing-ship").with("pilot", pilot).with("id", sign)
    }

    /// What a pilot is called.
    pub fn pilot(&self, id: Symbol) -> Message {
        let known = self.content.pilot(id.as_str()).map(|index| &self.content.pilots[index as usize].name);
        known.map_or_else(|| unknown(id.as_str()), Say::say)
    }

    /// A quick build of the content: who flies, and with what.
    pub fn build(&self, place: u16) -> Message {
        let ship = |ship: &QuickShip| {
            let pilot = self.pilot(ship.pilot);
            let cards = ship.upgrades.iter().filter_map(|id| self.content.upgrade(id.as_str()));
            let cards: Vec<Message> = cards.map(|it| self.content.upgrades[it as usize].name.say()).collect();
            if cards.is_empty() {
                return pilot;
            }
            Message::new("xwing-build-with").with("pilot", pilot).with("upgrades", cards)
        };
        let build = self.content.quick_builds.get(place as usize);
        let ships: Vec<Message> = build.map_or(&[][..], |build| &build.ships).iter().map(ship).collect();
        match <[Message; 1]>::try_from(ships) {
            Ok([alone]) => alone,
            Err(several) if several.is_empty() => Message::new("xwing-card-unknown"),
            Err(several) => Message::new("xwing-build-shared").with("ships", several),
        }
    }

    /// A maneuver of a ship's dial.
    pub fn on_dial(&self, ship: ShipId, place: u8) -> Option<Maneuver> {
        self.type_of(self.ship_view(ship)?)?.dial.get(place as usize).copied()
    }

    fn upgrade(&self, equipped: &UpgradeView) -> Option<&'v Upgrade> {
        self.content.upgrade(equipped.id.as_str()).map(|index| &self.content.upgrades[index as usize])
    }

    /// What an upgrade is called, by the face that shows.
    pub fn upgrade_name(&self, equipped: &UpgradeView) -> Message {
        self.face_name(equipped, equipped.face)
    }

    fn face_name(&self, equipped: &UpgradeView, face: u8) -> Message {
        let Some(card) = self.upgrade(equipped) else { return unknown(equipped.id.as_str()) };
        let face = card.faces.get(face as usize).and_then(|face| face.name.as_ref());
        face.unwrap_or(&card.name).say()
    }

    fn upgrade_at(&self, ship: ShipId, place: u8) -> Message {
        let equipped = self.ship_view(ship).and_then(|ship| ship.upgrades.get(place as usize));
        equipped.map_or_else(|| Message::new("xwing-card-unknown"), |equipped| self.upgrade_name(equipped))
    }

    /// What one face of an upgrade is called, whichever shows now.
    fn upgrade_face(&self, ship: ShipId, place: u8, face: u8) -> Message {
        let equipped = self.ship_view(ship).and_then(|ship| ship.upgrades.get(place as usize));
        equipped.map_or_else(|| Message::new("xwing-card-unknown"), |equipped| self.face_name(equipped, face))
    }

    /// The card of a ship as it was called when something happened: what is told again later is told in the same words.
    fn card_then(&self, ship: ShipId, card: CardRef, shown: Shown) -> Message {
        match (card, shown) {
            (CardRef::Upgrade(place), Shown::Face(face)) => self.upgrade_face(ship, place, face),
            (CardRef::Condition(_), Shown::Condition(kind)) => self.condition(kind),
            (CardRef::Aboard, Shown::Docked(docked)) => {
                let docked = self.ship_view(docked).and_then(|ship| self.type_of(ship));
                docked.map_or_else(|| self.card(ship, card), |docked| docked.name.say())
            }
            _ => self.card(ship, card),
        }
    }

    /// What a damage card is called.
    fn damage(&self, kind: u8) -> Message {
        let card = self.content.damage.get(kind as usize);
        card.map_or_else(|| Message::new("xwing-card-unknown"), |card| card.name.say())
    }

    fn condition(&self, kind: u8) -> Message {
        let card = self.content.conditions.get(kind as usize);
        card.map_or_else(|| Message::new("xwing-card-unknown"), |card| card.name.say())
    }

    fn device(&self, kind: u8) -> Message {
        let device = self.content.devices.get(kind as usize);
        device.map_or_else(|| Message::new("xwing-card-unknown"), |device| device.card.name.say())
    }

    /// The card of a ship that something rests on.
    fn card(&self, ship: ShipId, card: CardRef) -> Message {
        let of_ship = |name: fn(&Self, &ShipView) -> Option<Message>| {
            self.ship_view(ship)
                .and_then(|ship| name(self, ship))
                .unwrap_or_else(|| Message::new("xwing-card-unknown"))
        };
        match card {
            CardRef::Type => of_ship(|voice, ship| Some(voice.type_of(ship)?.name.say())),
            CardRef::Pilot => of_ship(|voice, ship| Some(voice.pilot(ship.pilot))),
            CardRef::Upgrade(place) => self.upgrade_at(ship, place),
            CardRef::Damage(kind, _) => self.damage(kind),
            CardRef::Condition(kind) => self.condition(kind),
            CardRef::Device(kind) => self.device(kind),
            CardRef::Aboard => of_ship(|voice, ship| Some(voice.aboard(ship.id)?.name.say())),
        }
    }

    /// The type of the ship that is docked to another.
    fn aboard(&self, carrier: ShipId) -> Option<&'v ShipType> {
        let docked = self.view.ships.iter().find(|ship| ship.carrier == Some(carrier))?;
        self.type_of(docked)
    }

    /// The card of an ability.
    pub fn ability(&self, ability: AbilityRef) -> Message {
        self.card(ability.ship, ability.card)
    }

    /// The face that an ability which does nothing but turn its card would show.
    fn turned_to(&self, ability: AbilityRef, place: u8) -> Option<&'v crate::UpgradeFace> {
        let equipped = self.ship_view(ability.ship)?.upgrades.get(place as usize)?;
        let faces = &self.upgrade(equipped)?.faces;
        let shown = faces.get(equipped.face as usize)?.abilities.get(ability.index as usize)?;
        let crate::Ability::Triggered(triggered) = shown else { return None };
        let turns = triggered.then == [crate::Step::Flip] && faces.len() > 1;
        faces.get((equipped.face as usize + 1) % faces.len()).filter(|_| turns)
    }

    /// What the card of an ability says, where a pack says it.
    pub fn ability_text(&self, ability: AbilityRef) -> Option<&'v Text> {
        let ship = self.ship_view(ability.ship)?;
        match ability.card {
            CardRef::Type => self.type_of(ship)?.text.as_ref(),
            CardRef::Pilot => {
                let pilot = self.content.pilot(ship.pilot.as_str())?;
                self.content.pilots[pilot as usize].text.as_ref()
            }
            CardRef::Upgrade(place) => {
                // Whoever turns a card wants to know what it will say.
                let equipped = ship.upgrades.get(place as usize)?;
                let shown = self.upgrade(equipped)?.faces.get(equipped.face as usize);
                self.turned_to(ability, place).or(shown).map(|face| &face.text)
            }
            CardRef::Damage(kind, _) => self.content.damage.get(kind as usize).map(|card| &card.text),
            CardRef::Condition(kind) => self.content.conditions.get(kind as usize).map(|card| &card.text),
            CardRef::Device(kind) => self.content.devices.get(kind as usize).map(|device| &device.card.text),
            CardRef::Aboard => self.aboard(ability.ship)?.text.as_ref(),
        }
    }

    /// A weapon of a ship.
    pub fn weapon(&self, ship: ShipId, weapon: WeaponRef) -> Message {
        match weapon {
            WeaponRef::Upgrade(place, _) => self.upgrade_at(ship, place),
            WeaponRef::Primary(index) => {
                let weapons =
                    self.ship_view(ship).and_then(|ship| self.type_of(ship)).map(|ship| &ship.weapons);
                let several = weapons.is_some_and(|weapons| weapons.len() > 1);
                match weapons.and_then(|weapons| weapons.get(index as usize)) {
                    Some(weapon) if several && weapon.turret => Message::new("xwing-weapon-turret"),
                    Some(weapon) if several => {
                        Message::new("xwing-weapon-arc").with("arc", crate::squad::check::arc(weapon.arc))
                    }
                    _ => Message::new("xwing-weapon-primary"),
                }
            }
        }
    }

    /// An obstacle on the table, by its kind and its number.
    pub fn obstacle(&self, place: u8) -> Message {
        let kind = self.view.obstacles.get(place as usize).and_then(|obstacle| self.kind_of(obstacle.id));
        Message::new(match kind {
            Some(ObstacleKind::Asteroid) => "xwing-obstacle-asteroid",
            Some(ObstacleKind::Debris) => "xwing-obstacle-debris",
            None => "xwing-obstacle",
        })
        .with("number", place.saturating_add(1))
    }

    /// What kind of obstacle a shape is.
    pub fn kind_of(&self, id: Symbol) -> Option<ObstacleKind> {
        self.content.obstacle(id.as_str()).map(|index| self.content.obstacles[index as usize].kind)
    }
}

/// A card that this program does not know, by its short name.
fn unknown(id: &str) -> Message {
    Message::new("xwing-card").with("name-en", id).with("name-fr", id)
}
