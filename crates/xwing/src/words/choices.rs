//! What seats answer.

use super::{Voice, names, place, seat, side_of, way};
use crate::{
    Ability, AbilityRef, Act, Ask, Choice, Constant, Cost, Dice, DiceSet, Effect, Face, ShipId, Spend,
    Wanted, view::UpgradeView,
};
use geometry::{Curve, Delivery, Guides, Side, Slot};
use kernel::{Arg, Message, Say};

impl Voice<'_> {
    /// An answer to a question.
    pub(super) fn choice(&self, ask: Ask, choice: Choice) -> Message {
        match choice {
            Choice::Pass => Self::pass(ask),
            Choice::First(who) => Message::new("xwing-choice-first").with("seat", seat(who)),
            Choice::Obstacle { index, at } => {
                let id = self.view.supply.get(index as usize);
                let kind = id.and_then(|id| self.kind_of(*id));
                Message::new("xwing-choice-obstacle")
                    .with("obstacle", names::obstacle(kind))
                    .with("place", place(at))
                    .with("degrees", degrees(at.heading))
            }
            Choice::Marker(at) => Message::new("xwing-choice-marker").with("place", place(at)),
            Choice::Place { ship, at } => Message::new("xwing-choice-place")
                .with("ship", self.ship(ship))
                .with("place", place(at))
                .with("degrees", degrees(at.heading)),
            Choice::Dial { ship, maneuver } => {
                let said = self.maneuver(ship, maneuver);
                if ask == (Ask::Dial { ship }) {
                    Message::new("xwing-choice-dial").with("maneuver", said)
                } else {
                    Message::new("xwing-choice-dial-again")
                        .with("ship", self.ship(ship))
                        .with("maneuver", said)
                }
            }
            Choice::Ready => Message::new("xwing-choice-ready"),
            Choice::Ship(ship) => {
                let key = if let Ask::Dock { .. } = ask {
                    "xwing-choice-dock"
                } else if let Ask::Emergency { .. } = ask {
                    "xwing-choice-leave"
                } else {
                    "xwing-choice-ship"
                };
                Message::new(key).with("ship", self.ship(ship))
            }
            Choice::Use(ability) => self.use_of(ability),
            Choice::Act(act) => self.act(act),
            Choice::Tallon(slot) => Message::new(match slot {
                Slot::Middle => "xwing-choice-tallon-middle",
                Slot::Forward => "xwing-choice-tallon-forward",
                Slot::Back => "xwing-choice-tallon-back",
            }),
            Choice::Attack { weapon, target, instead, obstructed } => {
                let ship = if let Ask::Attack { ship, .. } = ask { ship } else { target };
                let key = match (instead, obstructed) {
                    (false, false) => "xwing-choice-attack",
                    (false, true) => "xwing-choice-attack-obstructed",
                    (true, false) => "xwing-choice-attack-instead",
                    (true, true) => "xwing-choice-attack-instead-obstructed",
                };
                let said = Message::new(key)
                    .with("target", self.ship(target))
                    .with("weapon", self.weapon(ship, weapon));
                if instead { said.with("force", self.force_instead(ship)) } else { said }
            }
            Choice::Spend(spend) => self.spend(spend),
            Choice::Dice(dice) => {
                let asked = if let Ask::Step { wanted: Wanted::Reroll(of), .. }
                | Ask::Modify { dice: of, .. } = ask
                {
                    Some(of)
                } else {
                    None
                };
                let of = asked.unwrap_or(Dice::Attack);
                Message::new("xwing-choice-dice").with("dice", self.dice(of, dice))
            }
            Choice::Damage(place) => self.repair(ask, place),
            Choice::Roll(roll) => names::roll(roll),
            Choice::Slide(slide) => names::slide(slide),
            Choice::Boost(boost) => names::boost(boost),
            Choice::Deploy { guides, maneuver } => {
                let ship = if let Ask::Deploy { ship, .. } = ask { ship } else { ShipId(0) };
                Message::new(match guides {
                    Guides::Front => "xwing-choice-deploy-front",
                    Guides::Rear => "xwing-choice-deploy-rear",
                })
                .with("maneuver", self.maneuver(ship, maneuver))
            }
            Choice::Lose(token) => Message::new("xwing-choice-lose").with("token", names::token(token)),
            Choice::Break(target) => Message::new("xwing-choice-break").with("target", self.ship(target)),
            Choice::Option(option) => self.option(ask, option),
        }
    }

    /// Nothing, or nothing more.
    fn pass(ask: Ask) -> Message {
        Message::new(match ask {
            Ask::Obstacle | Ask::Marker => "xwing-choice-pass-place",
            Ask::Ability { .. } => "xwing-choice-pass-ability",
            Ask::Action { .. } => "xwing-choice-pass-action",
            Ask::Attack { .. } => "xwing-choice-pass-attack",
            Ask::Modify { .. } => "xwing-choice-pass-modify",
            Ask::Step { wanted: Wanted::LockTarget, .. } => "xwing-choice-pass-lock",
            Ask::Shift { .. } => "xwing-choice-pass-shift",
            Ask::Replacement { .. } => "xwing-choice-pass-replacement",
            Ask::Dock { .. } => "xwing-choice-pass-dock",
            Ask::Deploy { .. } => "xwing-choice-pass-deploy",
            Ask::Emergency { .. } => "xwing-choice-pass-emergency",
            Ask::First
            | Ask::Place
            | Ask::Dial { .. }
            | Ask::Ready
            | Ask::Next
            | Ask::Tallon { .. }
            | Ask::Step { .. }
            | Ask::Jam { .. }
            | Ask::Detonation { .. }
            | Ask::Arrival
            | Ask::ArrivalSide => "xwing-choice-pass",
        })
    }

    fn maneuver(&self, ship: ShipId, place: u8) -> Message {
        self.on_dial(ship, place).map_or_else(|| Message::new("xwing-maneuver-unknown"), |it| it.say())
    }

    /// Using an ability: by its card, and whose it is.
    fn use_of(&self, ability: AbilityRef) -> Message {
        if let crate::CardRef::Upgrade(place) = ability.card
            && let Some(card) = self.turned(ability, place)
        {
            return Message::new("xwing-choice-turn")
                .with("card", card)
                .with("ship", self.ship(ability.ship));
        }
        match ability.card {
            crate::CardRef::Pilot => {
                Message::new("xwing-choice-use-pilot").with("ship", self.ship(ability.ship))
            }
            crate::CardRef::Type
            | crate::CardRef::Upgrade(_)
            | crate::CardRef::Damage(..)
            | crate::CardRef::Condition(_)
            | crate::CardRef::Device(_)
            | crate::CardRef::Aboard => Message::new("xwing-choice-use")
                .with("card", self.ability(ability))
                .with("ship", self.ship(ability.ship)),
        }
    }

    /// What a card will be called once it is turned over, if an ability does that and no more.
    fn turned(&self, ability: AbilityRef, place: u8) -> Option<Message> {
        self.turned_to(ability, place)?.name.as_ref().map(Say::say)
    }

    /// The Force that a ship may spend instead of what a special attack demands.
    fn force_instead(&self, ship: ShipId) -> u8 {
        let upgrades = self.ship_view(ship).map(|ship| &ship.upgrades[..]).unwrap_or_default();
        let faces = upgrades.iter().filter_map(|card| self.upgrade(card)?.faces.get(card.face as usize));
        let costs = faces.flat_map(|face| &face.abilities).filter_map(|ability| {
            let Ability::Constant(Constant { effect: Effect::InsteadOfRequirement(costs), .. }) = ability
            else {
                return None;
            };
            Some(costs)
        });
        let force = |cost: &Cost| if let Cost::Force(count) = cost { *count } else { 0 };
        costs.flatten().map(force).sum()
    }

    /// An action.
    pub fn act(&self, act: Act) -> Message {
        let on = |key, ship| Message::new(key).with("target", self.ship(ship));
        match act {
            Act::Focus => Message::new("xwing-act-focus"),
            Act::Evade => Message::new("xwing-act-evade"),
            Act::Lock(ship) => on("xwing-act-lock", ship),
            Act::BarrelRoll(roll) => names::roll(roll),
            Act::Slide(slide) => names::slide(slide),
            Act::Boost(boost) => names::boost(boost),
            Act::Calculate => Message::new("xwing-act-calculate"),
            Act::Cloak => Message::new("xwing-act-cloak"),
            Act::Coordinate(ship) => on("xwing-act-coordinate", ship),
            Act::Jam(ship) => on("xwing-act-jam", ship),
            Act::Reinforce(crate::Token::ReinforceAft) => Message::new("xwing-act-reinforce-aft"),
            Act::Reinforce(_) => Message::new("xwing-act-reinforce-fore"),
            Act::Reload(place) => Message::new("xwing-act-reload").with("card", self.own_upgrade(place)),
            Act::Rotate(to) => Message::new("xwing-act-rotate").with("way", way(to)),
            Act::Slam(place) => {
                let maneuver = self.acting().map(|ship| self.maneuver(ship, place));
                let maneuver = maneuver.unwrap_or_else(|| Message::new("xwing-maneuver-unknown"));
                Message::new("xwing-act-slam").with("maneuver", maneuver)
            }
            Act::Card(ability) => Message::new("xwing-act-card").with("card", self.ability(ability)),
        }
    }

    /// The ship that is asked for an action.
    fn acting(&self) -> Option<ShipId> {
        self.view
            .asked
            .iter()
            .find_map(|(_, ask)| if let Ask::Action { ship, .. } = ask { Some(*ship) } else { None })
    }

    fn own_upgrade(&self, place: u8) -> Message {
        let ship = self.acting();
        ship.map_or_else(|| Message::new("xwing-card-unknown"), |ship| self.upgrade_at(ship, place))
    }

    fn spend(&self, spend: Spend) -> Message {
        match spend {
            Spend::Focus => Message::new("xwing-choice-spend-focus"),
            Spend::Calculate => Message::new("xwing-choice-spend-calculate"),
            Spend::Force => Message::new("xwing-choice-spend-force"),
            Spend::Evade(crate::Face::Evade) => Message::new("xwing-choice-spend-evade-added"),
            Spend::Evade(face) => {
                Message::new("xwing-choice-spend-evade").with("result", names::results(face, 1))
            }
            Spend::Lock(dice) => {
                Message::new("xwing-choice-spend-lock").with("dice", self.dice(Dice::Attack, dice))
            }
            Spend::Ability(ability) => self.use_of(ability),
        }
    }

    /// Some dice of the attack in flight, by what they show.
    fn dice(&self, of: Dice, dice: DiceSet) -> Arg {
        let pool = self.view.attack.as_ref().map(|attack| match of {
            Dice::Attack => &attack.attack,
            Dice::Defense => &attack.defense,
        });
        let shown: Vec<Face> = dice.iter().filter_map(|die| Some(pool?.get(die)?.0)).collect();
        names::faces(&shown).into()
    }

    fn repair(&self, ask: Ask, place: u8) -> Message {
        let ship = if let Ask::Step { wanted: Wanted::Repair(ship), .. } = ask {
            self.ship_view(ship)
        } else {
            None
        };
        match ship.and_then(|ship| *ship.damage.get(place as usize)?) {
            Some(card) => {
                let kind = self.content.damage_card(card.as_str());
                let card = kind.map_or_else(|| Message::new("xwing-card-unknown"), |kind| self.damage(kind));
                Message::new("xwing-choice-repair").with("card", card)
            }
            None => Message::new("xwing-choice-repair-down"),
        }
    }

    /// One of several things that a question numbers.
    fn option(&self, ask: Ask, option: u16) -> Message {
        let small = u8::try_from(option).unwrap_or(u8::MAX);
        match ask {
            Ask::Replacement { .. } if (option as usize) < self.view.replacements.len() => {
                let builds =
                    self.view.replacements.get(option as usize).map(Vec::as_slice).unwrap_or_default();
                let builds: Vec<Message> = builds.iter().map(|build| self.build(*build)).collect();
                Message::new("xwing-choice-replacement").with("builds", builds)
            }
            Ask::Arrival => Message::new("xwing-choice-arrival").with("number", option.saturating_add(1)),
            Ask::ArrivalSide => Message::new("xwing-choice-arrival-side").with("way", side_of(small)),
            Ask::Detonation { .. } => {
                Message::new("xwing-choice-detonation").with("obstacle", self.obstacle(small))
            }
            Ask::Step { wanted: Wanted::Weapon(ship), .. } => self.weapon_card(ship, small),
            Ask::Step { .. } => self.delivery(small),
            Ask::Replacement { .. }
            | Ask::First
            | Ask::Obstacle
            | Ask::Marker
            | Ask::Place
            | Ask::Dial { .. }
            | Ask::Ready
            | Ask::Next
            | Ask::Ability { .. }
            | Ask::Action { .. }
            | Ask::Tallon { .. }
            | Ask::Attack { .. }
            | Ask::Modify { .. }
            | Ask::Shift { .. }
            | Ask::Dock { .. }
            | Ask::Deploy { .. }
            | Ask::Emergency { .. }
            | Ask::Jam { .. } => Message::new("xwing-choice-option").with("number", option.saturating_add(1)),
        }
    }

    /// A weapon card to discard: one of those that are left.
    fn weapon_card(&self, ship: ShipId, option: u8) -> Message {
        let is_weapon = |card: &&UpgradeView| {
            let abilities = self.upgrade(card).and_then(|it| it.faces.get(card.face as usize));
            let armed = |ability: &Ability| matches!(ability, Ability::Weapon(_));
            !card.discarded && abilities.is_some_and(|face| face.abilities.iter().any(armed))
        };
        let cards = self.ship_view(ship).map(|ship| &ship.upgrades[..]).unwrap_or_default();
        let found = cards.iter().filter(is_weapon).nth(option as usize);
        let card = found.map_or_else(|| Message::new("xwing-card-unknown"), |card| self.upgrade_name(card));
        Message::new("xwing-choice-discard").with("card", card)
    }

    /// How a device is laid.
    fn delivery(&self, option: u8) -> Message {
        let Some(way) = self.view.deliveries.get(option as usize) else {
            return Message::new("xwing-choice-option").with("number", option.saturating_add(1));
        };
        Message::new(match way.guides {
            Guides::Rear => "xwing-choice-drop",
            Guides::Front => "xwing-choice-launch",
        })
        .with("template", template(*way))
    }
}

/// A heading in whole degrees.
fn degrees(heading: geometry::Heading) -> u16 {
    // 2^32 is a full turn.
    ((u64::from(heading.0) * 360 + (1 << 31)) >> 32) as u16 % 360
}

/// A template by its bearing and speed.
fn template(way: Delivery) -> Message {
    let key = match (way.template.curve, way.side) {
        (Curve::Straight, _) => "xwing-bearing-straight",
        (Curve::Bank, Side::Left) => "xwing-bearing-bank-left",
        (Curve::Bank, Side::Right) => "xwing-bearing-bank-right",
        (Curve::Turn, Side::Left) => "xwing-bearing-turn-left",
        (Curve::Turn, Side::Right) => "xwing-bearing-turn-right",
    };
    Message::new("xwing-template").with("speed", way.template.speed).with("bearing", Message::new(key))
}
