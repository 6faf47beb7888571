//! A pack of made-up cards: one of every kind and more of some, with whatever abilities the pack check accepts.

use super::words::{Draw, Names, Place, Tally, Word, write};
use ron::extensions::Extensions;
use serde::Serialize;
use std::{collections::BTreeMap, sync::LazyLock};
use xwing::{
    Ability, BarAction, Charges, Content, Faction, Fuse, PackError, PackFile, Slot, Step, Weapon, pack,
};

/// What a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Ship,
    Pilot,
    Upgrade,
    Damage,
    Condition,
    Device,
}

impl Kind {
    const ALL: [Self; 6] =
        [Self::Ship, Self::Pilot, Self::Upgrade, Self::Damage, Self::Condition, Self::Device];

    /// The file its entries are in.
    fn file(self) -> &'static str {
        match self {
            Self::Ship => "ships/drawn.ron",
            Self::Pilot => "pilots/drawn.ron",
            Self::Upgrade => "upgrades/drawn.ron",
            Self::Damage => "damage/drawn.ron",
            Self::Condition => "conditions/drawn.ron",
            Self::Device => "devices/drawn.ron",
        }
    }
}

/// One card: what it is called, whatever its kind has besides abilities, and its abilities, face by face. A ship's second
/// face is what it does for its carrier.
#[derive(Debug, Clone)]
pub(crate) struct Card {
    pub(crate) kind: Kind,
    pub(crate) id: String,
    pub(crate) charges: Option<Charges>,
    pub(crate) fields: String,
    pub(crate) faces: Vec<Vec<String>>,
}

/// An ability that does nothing, for faces that must have one.
const IDLE: &str = "Constant(effect: DefenseDice(0))";
/// A step that does nothing much.
const IDLE_STEP: &str = "Gain(Subject, Focus, 1)";

impl Card {
    fn new(kind: Kind, id: &str, faces: usize) -> Self {
        Self { kind, id: id.to_owned(), charges: None, fields: String::new(), faces: vec![Vec::new(); faces] }
    }

    /// Its entry, in one line.
    pub(crate) fn entry(&self) -> String {
        let Self { id, fields, faces, .. } = self;
        let list = |face: usize, idle: &str| match faces.get(face) {
            Some(abilities) if !abilities.is_empty() => abilities.join(", "),
            Some(_) | None => idle.to_owned(),
        };
        let words = r#"(en: "Drawn", fr: "Tiré")"#;
        let head = format!(r#"id: "{id}", name: {words}, text: {words}, {fields}"#);
        let charges = self.charges.map_or_else(String::new, |it| {
            format!("charges: (limit: {}, recovers: {}), ", it.limit, it.recovers)
        });
        match self.kind {
            Kind::Ship => {
                format!("ShipType({head} abilities: [{}], docked: [{}])", list(0, IDLE), list(1, ""))
            }
            Kind::Pilot => format!("Pilot({head} {charges}abilities: [{}])", list(0, IDLE)),
            Kind::Damage => format!("DamageCard({head} abilities: [{}])", list(0, "")),
            Kind::Condition => format!("ConditionCard({head} abilities: [{}])", list(0, "")),
            Kind::Device => format!("Device({head} then: [{}])", list(0, IDLE_STEP)),
            Kind::Upgrade => {
                let faces = (0..faces.len())
                    .map(|face| format!("(text: {words}, abilities: [{}])", list(face, IDLE)));
                format!(
                    r#"Upgrade(id: "{id}", name: {words}, {fields} {charges}faces: [{}])"#,
                    faces.collect::<Vec<_>>().join(", ")
                )
            }
        }
    }
}

/// A pack.
#[derive(Debug, Clone, Default)]
pub(crate) struct Cards(pub(crate) Vec<Card>);

/// What the shipped cards may be asked for by name, and what the drawn ones are called.
pub(crate) const SHIP: &str = "drawnship";
pub(crate) const PILOTS: [&str; 4] = ["drawnrebel", "drawnescort", "drawnempire", "drawnwing"];
pub(crate) const UPGRADES: [&str; 5] = ["drawna", "drawnb", "drawnc", "drawnd", "drawne"];
pub(crate) const DAMAGE: [&str; 2] = ["drawnfault", "drawnbreach"];
pub(crate) const CONDITIONS: [&str; 2] = ["drawnplight", "drawncurse"];
pub(crate) const DEVICES: [&str; 2] = ["drawnbomb", "drawnmine"];
/// Shipped types that drawn pilots fly, besides the drawn one.
const TYPES: [&str; 6] =
    ["t65xwing", "tielnfighter", "ut60duwing", "vcx100lightfreighter", "tiephphantom", "btla4ywing"];

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let own = |all: &[&str], more: &[&str]| all.iter().chain(more).map(|name| (*name).to_owned()).collect();
    Names {
        ships: own(&[SHIP, SHIP], &TYPES[..2]),
        upgrades: own(&UPGRADES, &["outmaneuver"]),
        conditions: own(&CONDITIONS, &["hunted"]),
        devices: own(&DEVICES, &["protonbomb", "seismiccharge", "connernet"]),
    }
});

/// The shipped files that a drawn card can depend on: what is checked often is checked against these alone.
static NEEDED: LazyLock<Vec<PackFile<'static>>> = LazyLock::new(|| {
    let needless = ["pilots", "quick-builds", "points"];
    pack::SHIPPED
        .iter()
        .copied()
        .filter(|(name, _)| !needless.iter().any(|it| name.starts_with(it)))
        .collect()
});

impl Cards {
    /// The files of the pack: one entry a line.
    pub(crate) fn files(&self) -> BTreeMap<&'static str, String> {
        let mut files = BTreeMap::new();
        for kind in Kind::ALL {
            let entries: Vec<String> =
                self.0.iter().filter(|card| card.kind == kind).map(Card::entry).collect();
            if !entries.is_empty() {
                files.insert(kind.file(), format!("[\n{},\n]\n", entries.join(",\n")));
            }
        }
        files
    }

    fn over(&self, lower: &[PackFile<'_>]) -> Result<Content, PackError> {
        let files = self.files();
        let files: Vec<PackFile<'_>> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
        Content::layered(&[lower, &files])
    }

    /// What the pack check says of it, laid over the shipped pack.
    pub(crate) fn judged(&self) -> Result<Content, PackError> {
        self.over(pack::SHIPPED)
    }

    /// The same, without what no drawn card can depend on.
    fn is_accepted(&self) -> bool {
        self.over(&NEEDED).is_ok()
    }

    /// All of it as text, for whoever must see what went wrong.
    pub(crate) fn told(&self) -> String {
        self.files().iter().map(|(name, text)| format!("// {name}\n{text}")).collect::<Vec<_>>().join("\n")
    }
}

/// As it is written in packs.
fn ron<T: Serialize>(value: &T) -> String {
    let options = ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES,
    );
    options.to_string(value).expect("plain data")
}

/// Draws packs, and counts what was drawn and what was accepted.
#[derive(Debug, Default)]
pub(crate) struct Maker {
    pub(crate) tally: Tally,
    /// Abilities drawn, and those of them that were accepted.
    pub(crate) drawn: u64,
    pub(crate) accepted: u64,
}

impl Maker {
    /// Draws something until the pack check accepts it as part of the pack; what `put` has done is undone if it does not.
    fn part<T: Serialize + serde::de::DeserializeOwned>(
        &mut self,
        draw: Draw<'_>,
        cards: &mut Cards,
        place: Place,
        put: impl Fn(&mut Cards, String),
    ) -> bool {
        for _ in 0..6 {
            let (value, words): (T, Vec<Word>) = write(draw, &NAMES, &mut self.tally, place);
            self.drawn += 1;
            let mut with = cards.clone();
            put(&mut with, ron(&value));
            if with.is_accepted() {
                *cards = with;
                self.accepted += 1;
                self.tally.accept(&words);
                return true;
            }
        }
        false
    }

    /// So many abilities for a face of a card.
    fn abilities(&mut self, draw: Draw<'_>, cards: &mut Cards, at: usize, face: usize, count: u32) {
        for _ in 0..count {
            let card = &cards.0[at];
            let abilities = &card.faces[face];
            let place = Place {
                damage: card.kind == Kind::Damage,
                condition: card.kind == Kind::Condition,
                upgrade: card.kind == Kind::Upgrade,
                charges: card.charges.map_or(0, |charges| charges.limit),
                faces: if card.kind == Kind::Upgrade { card.faces.len() } else { 1 },
                armed: abilities.iter().any(|ability| ability.starts_with("Weapon")),
                device: card.kind == Kind::Device,
                docked: card.kind == Kind::Ship && face == 1,
                primary: false,
            };
            let put = |cards: &mut Cards, text| cards.0[at].faces[face].push(text);
            if place.device {
                self.part::<Step>(draw, cards, place, put);
            } else {
                self.part::<Ability>(draw, cards, place, put);
            }
        }
    }

    /// A whole pack.
    pub(crate) fn pack(&mut self, draw: Draw<'_>) -> Cards {
        let mut cards = self.frames(draw);
        for at in 0..cards.0.len() {
            for face in 0..cards.0[at].faces.len() {
                let most = match (cards.0[at].kind, face) {
                    (Kind::Upgrade, _) => 3,
                    (Kind::Ship | Kind::Pilot | Kind::Device | Kind::Damage | Kind::Condition, _) => 2,
                };
                let docked = cards.0[at].kind == Kind::Ship && face == 1;
                let count = if docked { draw(2) } else { 1 + draw(most) };
                self.abilities(draw, &mut cards, at, face, count);
            }
        }
        cards
    }

    /// The cards without their abilities. Whatever of them has words of its own is drawn too.
    fn frames(&mut self, draw: Draw<'_>) -> Cards {
        let mut cards = Cards::default();
        self.ship(draw, &mut cards);
        for (n, id) in PILOTS.into_iter().enumerate() {
            let mut pilot = Card::new(Kind::Pilot, id, 1);
            let faction = if n < 2 { Faction::Rebel } else { Faction::Empire };
            let ship = if draw(3) == 0 { pick(draw, &TYPES) } else { SHIP };
            pilot.charges = (draw(2) == 0).then_some(Charges { limit: 2, recovers: 1 });
            let initiative = 1 + draw(6);
            pilot.fields = format!(
                r#"ship: "{ship}", faction: {faction:?}, initiative: {initiative}, force: (limit: 2, recovers: 1), slots: {ALL_SLOTS:?}, "#,
            );
            cards.0.push(pilot);
        }
        for id in UPGRADES {
            let mut upgrade = Card::new(Kind::Upgrade, id, 1 + usize::from(draw(3) == 0));
            upgrade.charges = (draw(2) == 0).then_some(Charges { limit: 3, recovers: draw(2) as u8 });
            upgrade.fields = format!("slots: [{:?}], ", pick(draw, &ALL_SLOTS));
            cards.0.push(upgrade);
        }
        for id in DAMAGE {
            let mut damage = Card::new(Kind::Damage, id, 1);
            let kind = pick(draw, &["Pilot", "Ship"]);
            damage.fields = format!("kind: {kind}, copies: 8, counts: {}, ", 1 + draw(8) / 7);
            cards.0.push(damage);
        }
        for id in CONDITIONS {
            cards.0.push(Card::new(Kind::Condition, id, 1));
        }
        for id in DEVICES {
            let device = Card::new(Kind::Device, id, 1);
            let outline = "[(-10, -12), (10, -12), (15, 0), (10, 12), (-10, 12), (-15, 0)]";
            let with_fuse = |fuse: &str| {
                let mut device = device.clone();
                device.fields = format!("outline: {outline}, fuse: {fuse}, ");
                device
            };
            let put = |cards: &mut Cards, fuse: String| cards.0.push(with_fuse(&fuse));
            if !self.part::<Fuse>(draw, &mut cards, Place::default(), put) {
                cards.0.push(with_fuse("Mine"));
            }
        }
        cards
    }

    /// A type of ship: its weapon and its bar are drawn.
    fn ship(&mut self, draw: Draw<'_>, cards: &mut Cards) {
        let mut ship = Card::new(Kind::Ship, SHIP, 2);
        let (size, turret) = (pick(draw, &["Small", "Medium", "Large"]), pick(draw, &["Single", "Double"]));
        let (agility, hull, shields) = (draw(4), 3 + draw(6), draw(4));
        ship.fields = format!(
            r#"size: {size}, agility: {agility}, hull: {hull}, shields: {shields}, turret: {turret}, dial: ["1FB", "1BW", "1NW", "2FB", "2TW", "2YR", "3FW", "4KR", "0OR", "1SR"], "#,
        );
        let with = |parts: &str| {
            let mut ship = ship.clone();
            ship.fields += parts;
            ship
        };
        let place = Place { primary: true, ..Place::default() };
        let put = |cards: &mut Cards, parts: String| {
            // A pair as it is written: the weapon, the bar.
            let parts = parts.strip_prefix('(').and_then(|it| it.strip_suffix(')')).unwrap_or(&parts);
            let (weapon, bar) = parts.split_once(",[").unwrap_or((parts, ""));
            cards.0.push(with(&format!("weapons: [{weapon}, (dice: 3)], actions: [{bar}, ")));
        };
        if !self.part::<(Weapon, Vec<BarAction>)>(draw, cards, place, put) {
            cards
                .0
                .push(with("weapons: [(dice: 3)], actions: [(kind: Focus), (kind: Lock), (kind: Slam)], "));
        }
    }
}

/// One of some.
fn pick<T: Copy>(draw: Draw<'_>, all: &[T]) -> T {
    all[draw(all.len() as u32) as usize % all.len()]
}

/// Every slot, so that every upgrade fits every drawn pilot.
pub(crate) const ALL_SLOTS: [Slot; 17] = [
    Slot::Astromech,
    Slot::Cannon,
    Slot::Configuration,
    Slot::Crew,
    Slot::Device,
    Slot::ForcePower,
    Slot::Gunner,
    Slot::Illicit,
    Slot::Missile,
    Slot::Modification,
    Slot::Sensor,
    Slot::TacticalRelay,
    Slot::Talent,
    Slot::Tech,
    Slot::Title,
    Slot::Torpedo,
    Slot::Turret,
];
