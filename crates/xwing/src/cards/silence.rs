//! Cards with one ability that says nothing, to see who would miss it.

use crate::{Ability, Constant, Content, Effect, ShipTest, Step, Symbol};

/// What kind of card an ability is printed on, and where there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum On {
    /// A type of ship.
    Ship(usize),
    /// A type of ship, for the ship it is docked to.
    Docked(usize),
    /// A ship card.
    Pilot(usize),
    /// A face of an upgrade.
    Upgrade(usize, usize),
    /// A damage card.
    Damage(usize),
    /// A condition.
    Condition(usize),
    /// A device: all its steps.
    Device(usize),
}

/// Where an ability is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AbilityPlace {
    /// The card.
    pub card: Symbol,
    on: On,
    index: usize,
}

impl AbilityPlace {
    /// Which of a card's abilities it is, in words for whoever writes scenarios.
    pub fn which(&self) -> String {
        let kind = match self.on {
            On::Ship(_) => "type".to_owned(),
            On::Docked(_) => "docked".to_owned(),
            On::Pilot(_) => "pilot".to_owned(),
            On::Upgrade(_, 0) => "upgrade".to_owned(),
            On::Upgrade(_, face) => format!("face {} of an upgrade", face + 1),
            On::Damage(_) => "damage".to_owned(),
            On::Condition(_) => "condition".to_owned(),
            On::Device(_) => return "device".to_owned(),
        };
        format!("{kind}, ability {}", self.index + 1)
    }
}

impl Content {
    /// Every ability of every card, and what every device does.
    pub fn ability_places(&self) -> Vec<AbilityPlace> {
        let mut all = Vec::new();
        let mut add = |card: Symbol, on: On, abilities: usize| {
            all.extend((0..abilities).map(|index| AbilityPlace { card, on, index }));
        };
        for (i, card) in self.ships.iter().enumerate() {
            add(card.id, On::Ship(i), card.abilities.len());
            add(card.id, On::Docked(i), card.docked.len());
        }
        for (i, card) in self.pilots.iter().enumerate() {
            add(card.id, On::Pilot(i), card.abilities.len());
        }
        for (i, card) in self.upgrades.iter().enumerate() {
            for (face, side) in card.faces.iter().enumerate() {
                add(card.id, On::Upgrade(i, face), side.abilities.len());
            }
        }
        for (i, card) in self.damage.iter().enumerate() {
            add(card.id, On::Damage(i), card.abilities.len());
        }
        for (i, card) in self.conditions.iter().enumerate() {
            add(card.id, On::Condition(i), card.abilities.len());
        }
        for (i, device) in self.devices.iter().enumerate() {
            add(device.card.id, On::Device(i), usize::from(!device.card.then.is_empty()));
        }
        all
    }

    /// The cards that bring an ability into play: the card itself, the pilots of a type of ship, what lays a device or
    /// assigns a condition.
    pub fn brought_by(&self, place: AbilityPlace) -> Vec<Symbol> {
        let mut cards = vec![place.card];
        match place.on {
            On::Ship(_) | On::Docked(_) => {
                cards.extend(self.pilots.iter().filter(|it| it.ship == place.card).map(|it| it.id));
            }
            On::Condition(_) | On::Device(_) => {
                let brings = |ability: &Ability| {
                    let steps: &[Step] = match ability {
                        Ability::Triggered(it) => &it.then,
                        Ability::Action(it) => &it.then,
                        Ability::Constant(_) | Ability::Weapon(_) | Ability::Bar(_) => &[],
                    };
                    let named = |step: &Step| {
                        matches!(step, Step::Assign(_, name) | Step::Drop(name, _) | Step::Launch(name, _)
                            if *name == place.card)
                    };
                    steps.iter().any(named)
                };
                let on_pilots = self.pilots.iter().filter(|it| it.abilities.iter().any(brings));
                cards.extend(on_pilots.map(|it| it.id));
                let on_face =
                    |it: &&crate::Upgrade| it.faces.iter().flat_map(|face| &face.abilities).any(brings);
                cards.extend(self.upgrades.iter().filter(on_face).map(|it| it.id));
            }
            On::Pilot(_) | On::Upgrade(..) | On::Damage(_) => {}
        }
        cards
    }

    /// The same cards, but for one ability: in its place stands one that changes nothing, so that the others keep theirs.
    pub fn silencing(&self, place: AbilityPlace) -> Self {
        let mut content = self.clone();
        let abilities = match place.on {
            On::Ship(i) => &mut content.ships[i].abilities,
            On::Docked(i) => &mut content.ships[i].docked,
            On::Pilot(i) => &mut content.pilots[i].abilities,
            On::Upgrade(i, face) => &mut content.upgrades[i].faces[face].abilities,
            On::Damage(i) => &mut content.damage[i].abilities,
            On::Condition(i) => &mut content.conditions[i].abilities,
            On::Device(i) => {
                content.devices[i].card.then.clear();
                return content;
            }
        };
        abilities[place.index] = Ability::Constant(Constant {
            of: vec![ShipTest::This],
            when: Vec::new(),
            effect: Effect::AttackDice(0),
        });
        content.index();
        content
    }
}
