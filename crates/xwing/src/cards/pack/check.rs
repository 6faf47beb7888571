//! What must be true of a pack before anybody plays with it.

use super::{
    Draft, Entry, PackError,
    ability::{Card, CardKind},
    edition, quoted,
    source::{At, Sources},
};
use crate::{
    Ability, Charges, Edition, Faction, Fuse, MAX_CONDITIONS, MAX_DICE, MAX_SQUAD, MAX_UPGRADES, Maneuver,
    Pilot, PointsList, QuickBuild, Restriction, ShipType, Symbol, Text, Upgrade, UpgradeFace, Weapon,
    cards::ability_set::MOST_SHARED,
};
use kernel::Message;
use std::collections::BTreeMap;

/// X2-SETUP-15: the most damage cards a deck has.
const LARGEST_DECK: u32 = 66;
/// The most quick builds of a faction: all pairs of them, and each alone, are counted in 16 bits.
const MOST_BUILDS: usize = 360;

/// What all checks look at.
pub(super) struct Checker<'c, 't> {
    pub(super) draft: &'c Draft,
    pub(super) sources: &'c Sources<'t>,
}

/// Checks everything, the most basic things first; says which edition it is.
pub(super) fn all(draft: &Draft, sources: &Sources<'_>) -> Result<Edition, PackError> {
    let check = Checker { draft, sources };
    let edition = edition::edition(&check)?;
    for (ship, at) in &draft.ships {
        check.ship(ship, at)?;
    }
    for (pilot, at) in &draft.pilots {
        check.pilot(pilot, at)?;
    }
    for (upgrade, at) in &draft.upgrades {
        check.upgrade(upgrade, at)?;
    }
    check.damage()?;
    for (condition, at) in &draft.conditions {
        check.words(at, "name", &condition.name)?;
        check.words(at, "text", &condition.text)?;
        check.abilities(&Card::new(CardKind::Condition, at), &condition.abilities)?;
    }
    for (device, at) in &draft.devices {
        check.words(at, "name", &device.name)?;
        check.words(at, "text", &device.text)?;
        match device.fuse {
            Fuse::Bomb(range) | Fuse::Shatter(range) if range > 3 => {
                return Err(sources.error_about(at, "fuse", Message::new("pack-xwing-fuse")));
            }
            Fuse::Bomb(_) | Fuse::Shatter(_) | Fuse::Mine => {}
        }
        check.device_steps(at, &device.then)?;
    }
    for (build, at) in &draft.quick_builds {
        check.quick_build(build, at)?;
    }
    for (list, at) in &draft.points {
        check.points(list, at)?;
    }
    check.sizes()?;
    Ok(edition)
}

impl Checker<'_, '_> {
    /// An error at a word of an entry.
    pub(super) fn fail<T>(&self, at: &At, word: &str, why: Message) -> Result<T, PackError> {
        Err(self.sources.error_about(at, word, why))
    }

    /// Words are there in both languages.
    pub(super) fn words(&self, at: &At, field: &str, text: &Text) -> Result<(), PackError> {
        for (language, words) in [("pack-xwing-english", &text.en), ("pack-xwing-french", &text.fr)] {
            if words.trim().is_empty() {
                return self.fail(
                    at,
                    &format!("{field}:"),
                    Message::new("pack-xwing-untold")
                        .with("field", field)
                        .with("language", Message::new(language)),
                );
            }
        }
        Ok(())
    }

    /// An ability is told in words, and words do not promise what no ability does.
    fn told(&self, at: &At, text: Option<&Text>, silent: bool) -> Result<(), PackError> {
        match text {
            Some(text) if silent => self.fail(at, &text.en, Message::new("pack-xwing-text-alone")),
            Some(text) => self.words(at, "text", text),
            None if silent => Ok(()),
            None => self.fail(at, "abilities", Message::new("pack-xwing-no-text")),
        }
    }

    /// An id that must be known.
    pub(super) fn known<T: Entry>(
        &self,
        entries: &[(T, At)],
        at: &At,
        id: Symbol,
        unknown: &'static str,
    ) -> Result<(), PackError> {
        if entries.iter().any(|(entry, _)| entry.id() == id) {
            return Ok(());
        }
        self.fail(at, &quoted(id), Message::new(unknown).with("name", id.to_string()))
    }

    fn ship(&self, ship: &ShipType, at: &At) -> Result<(), PackError> {
        self.words(at, "name", &ship.name)?;
        let armed = ship.weapons.iter().any(|weapon| weapon.docked);
        let silent = ship.abilities.is_empty() && ship.docked.is_empty() && !armed;
        self.told(at, ship.text.as_ref(), silent)?;
        if ship.hull == 0 || ship.hull > 20 {
            return self.fail(at, "hull", Message::new("pack-xwing-hull"));
        }
        if ship.shields > 20 {
            return self.fail(at, "shields", Message::new("pack-xwing-shields"));
        }
        if ship.agility > 6 {
            return self.fail(at, "agility", Message::new("pack-xwing-agility"));
        }
        if ship.actions.is_empty() {
            return self.fail(at, "actions", Message::new("pack-xwing-actions"));
        }
        if ship.dial.is_empty() || ship.dial.len() > 64 {
            return self.fail(at, "dial", Message::new("pack-xwing-dial"));
        }
        for (i, maneuver) in ship.dial.iter().enumerate() {
            let same = |other: &Maneuver| (other.speed, other.bearing) == (maneuver.speed, maneuver.bearing);
            if ship.dial[..i].iter().any(same) {
                let why = Message::new("pack-xwing-dial-twice").with("maneuver", maneuver.to_string());
                return self.fail(at, &format!("\"{maneuver}\""), why);
            }
        }
        if ship.weapons.is_empty() {
            return self.fail(at, "weapons", Message::new("pack-xwing-weapons"));
        }
        for weapon in &ship.weapons {
            self.weapon(at, weapon)?;
            if weapon.turret && ship.turret.is_none() {
                return self.fail(at, "weapons", Message::new("pack-xwing-turret"));
            }
            if !weapon.cost.is_empty() || weapon.requires.is_some() {
                return self.fail(at, "weapons", Message::new("pack-xwing-primary"));
            }
        }
        self.abilities(&Card::new(CardKind::Type, at), &ship.abilities)?;
        if ship.docked.iter().any(crate::Ability::is_counted) {
            return self.fail(at, "docked", Message::new("pack-xwing-docked-counted"));
        }
        self.abilities(&Card::new(CardKind::Type, at), &ship.docked)
    }

    /// X2-WEAPON-04, -05.
    pub(super) fn weapon(&self, at: &At, weapon: &Weapon) -> Result<(), PackError> {
        let (least, most) = weapon.range;
        if least > most || most == 0 || most > 3 {
            let why = Message::new("pack-xwing-weapon-range").with("least", least).with("most", most);
            return self.fail(at, "range", why);
        }
        if weapon.docked {
            return match weapon.dice {
                0 => Ok(()),
                _ => self.fail(at, "docked", Message::new("pack-xwing-docked-dice")),
            };
        }
        if weapon.dice == 0 || usize::from(weapon.dice) + 4 > MAX_DICE {
            return self.fail(
                at,
                "dice",
                Message::new("pack-xwing-dice").with("most", (MAX_DICE - 4) as u32),
            );
        }
        Ok(())
    }

    fn charges(&self, at: &At, field: &str, charges: Option<Charges>) -> Result<(), PackError> {
        match charges {
            Some(Charges { limit: 0 | 16.., .. }) => self.fail(at, field, Message::new("pack-xwing-limit")),
            Some(Charges { limit, recovers }) if recovers > limit => {
                self.fail(at, field, Message::new("pack-xwing-recovers"))
            }
            Some(_) | None => Ok(()),
        }
    }

    fn pilot(&self, pilot: &Pilot, at: &At) -> Result<(), PackError> {
        self.words(at, "name", &pilot.name)?;
        if let Some(caption) = &pilot.caption {
            self.words(at, "caption", caption)?;
        }
        self.told(at, pilot.text.as_ref(), pilot.abilities.is_empty())?;
        self.known(&self.draft.ships, at, pilot.ship, "pack-xwing-no-ship")?;
        let highest = self.draft.edition.as_ref().map_or(0, |(edition, _)| edition.facts.initiative);
        if pilot.initiative > highest {
            let why = Message::new("pack-xwing-initiative").with("most", highest);
            return self.fail(at, "initiative", why);
        }
        self.charges(at, "force", pilot.force)?;
        self.charges(at, "charges", pilot.charges)?;
        if pilot.keywords.iter().any(|keyword| keyword.trim().is_empty()) {
            return self.fail(at, "keywords", Message::new("pack-xwing-keyword"));
        }
        let card = Card {
            charges: pilot.charges.map_or(0, |charges| charges.limit),
            ..Card::new(CardKind::Pilot, at)
        };
        self.abilities(&card, &pilot.abilities)
    }

    fn upgrade(&self, upgrade: &Upgrade, at: &At) -> Result<(), PackError> {
        self.words(at, "name", &upgrade.name)?;
        if upgrade.slots.is_empty() {
            return self.fail(at, "slots", Message::new("pack-xwing-slots"));
        }
        if upgrade.faces.is_empty() || upgrade.faces.len() > 2 {
            return self.fail(at, "faces", Message::new("pack-xwing-faces"));
        }
        self.charges(at, "charges", upgrade.charges)?;
        for restriction in &upgrade.restrictions {
            match restriction {
                Restriction::Ships(ships) => {
                    ships.iter().try_for_each(|ship| {
                        self.known(&self.draft.ships, at, *ship, "pack-xwing-no-ship")
                    })?;
                }
                Restriction::Factions(_)
                | Restriction::Sizes(_)
                | Restriction::Action(_)
                | Restriction::RedAction(_)
                | Restriction::Keyword(_)
                | Restriction::Arc(_)
                | Restriction::Skill(_)
                | Restriction::Lacks(_) => {}
            }
        }
        for UpgradeFace { name, text, abilities } in &upgrade.faces {
            if let Some(name) = name {
                self.words(at, "name", name)?;
            }
            self.told(at, Some(text), abilities.is_empty() && !builds_squads(upgrade))?;
            let card = Card {
                charges: upgrade.charges.map_or(0, |charges| charges.limit),
                faces: upgrade.faces.len(),
                ..Card::new(CardKind::Upgrade, at)
            };
            self.abilities(&card, abilities)?;
        }
        Ok(())
    }

    fn damage(&self) -> Result<(), PackError> {
        let (mut decks, mut total): (BTreeMap<u8, u32>, u32) = (BTreeMap::new(), 0);
        for (card, at) in &self.draft.damage {
            self.words(at, "name", &card.name)?;
            self.words(at, "text", &card.text)?;
            total += u32::from(card.copies);
            let deck = decks.entry(card.deck).or_default();
            *deck += u32::from(card.copies);
            if *deck > LARGEST_DECK {
                return self.fail(at, "copies", Message::new("pack-xwing-deck").with("most", LARGEST_DECK));
            }
            self.abilities(&Card::new(CardKind::Damage, at), &card.abilities)?;
        }
        match self.draft.damage.first() {
            Some((_, at)) if total == 0 => self.fail(at, "copies", Message::new("pack-xwing-deck-empty")),
            Some(_) | None => Ok(()),
        }
    }

    /// X2-SQUAD-02, R-16.
    fn quick_build(&self, build: &QuickBuild, at: &At) -> Result<(), PackError> {
        if !(1..=10).contains(&build.threat) {
            return self.fail(at, "threat", Message::new("pack-xwing-threat"));
        }
        if build.ships.len() > MAX_SQUAD {
            return self.fail(at, "ships", Message::new("pack-xwing-squad").with("most", MAX_SQUAD as u32));
        }
        let side = |id| self.draft.pilots.iter().find(|(pilot, _)| pilot.id == id).map(|(it, _)| it.faction);
        for ship in &build.ships {
            self.known(&self.draft.pilots, at, ship.pilot, "pack-xwing-no-pilot")?;
            if side(ship.pilot) != side(build.first().pilot) {
                return self.fail(at, &quoted(ship.pilot), Message::new("pack-xwing-sides"));
            }
            if ship.upgrades.len() > MAX_UPGRADES {
                return self.fail(
                    at,
                    "upgrades",
                    Message::new("pack-xwing-upgrades").with("most", MAX_UPGRADES as u32),
                );
            }
            for upgrade in &ship.upgrades {
                self.known(&self.draft.upgrades, at, *upgrade, "pack-xwing-no-upgrade")?;
            }
        }
        Ok(())
    }

    /// X2-SQUAD-09.
    fn points(&self, list: &PointsList, at: &At) -> Result<(), PackError> {
        list.pilots
            .keys()
            .try_for_each(|pilot| self.known(&self.draft.pilots, at, *pilot, "pack-xwing-no-pilot"))?;
        list.upgrades.keys().try_for_each(|upgrade| {
            self.known(&self.draft.upgrades, at, *upgrade, "pack-xwing-no-upgrade")
        })?;
        match list.pilots.iter().find(|(_, price)| !(0..=1000).contains(*price)) {
            Some((pilot, _)) => self.fail(at, &quoted(*pilot), Message::new("pack-xwing-price")),
            None => Ok(()),
        }
    }

    /// States count cards in small numbers.
    fn sizes(&self) -> Result<(), PackError> {
        let draft = self.draft;
        let damage = draft.damage.iter().map(|(card, at)| (&card.abilities, at));
        let conditions = draft.conditions.iter().map(|(card, at)| (&card.abilities, at));
        let mut counted = 0;
        for (abilities, at) in damage.chain(conditions) {
            counted += Ability::counts(abilities);
            if counted > MOST_SHARED {
                let why = Message::new("pack-xwing-shared").with("most", MOST_SHARED as u32);
                return self.fail(at, "abilities", why);
            }
        }
        // A ship may be under every condition.
        if let Some((_, at)) = draft.conditions.get(MAX_CONDITIONS) {
            let why = Message::new("pack-xwing-conditions").with("most", MAX_CONDITIONS as u32);
            return Err(self.sources.error(at, why));
        }
        // X2-ESCALATE-04: one or two of a side replace a ship, and each pair is an answer with a number.
        let side = |id| draft.pilots.iter().find(|(pilot, _)| pilot.id == id).map(|(it, _)| it.faction);
        let mut builds: BTreeMap<Option<Faction>, usize> = BTreeMap::new();
        for (build, at) in &draft.quick_builds {
            let count = builds.entry(side(build.first().pilot)).or_default();
            *count += 1;
            if *count > MOST_BUILDS {
                let why = Message::new("pack-xwing-builds").with("most", MOST_BUILDS as u32);
                return Err(self.sources.error(at, why));
            }
        }
        let small = [
            draft.damage.get(255).map(|(_, at)| at),
            draft.devices.get(255).map(|(_, at)| at),
            draft.obstacles.get(255).map(|(_, at)| at),
        ];
        match small.into_iter().flatten().next() {
            Some(at) => Err(self.sources.error(at, Message::new("pack-xwing-many"))),
            None => Ok(()),
        }
    }
}

/// Whether an upgrade changes what a squadron may be made of, which is something to say without an ability.
fn builds_squads(upgrade: &Upgrade) -> bool {
    upgrade.force > 0
        || upgrade.cost.is_some_and(|cost| cost < 0)
        || !upgrade.grants.is_empty()
        || !upgrade.loses.is_empty()
        || upgrade.discount.is_some()
}
