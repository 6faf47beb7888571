//! What is meant by the words of a scenario.

use super::{End, Named, WrittenAct, WrittenChoice, WrittenRoll, WrittenSpend};
use crate::{
    Ability, AbilityRef, Act, Ask, CardRef, Choice, Dice, DiceSet, Faces, Maneuver, Pool, Rolled, ShipId,
    Spend, State, Step, Token, Wanted, WeaponRef, Xwing, query,
    scenario::{position::Way, scriptable::seat_named, show::card_name},
    state::{Deck, Frame},
};
use geometry::{Heading, Pose};
use kernel::{Demand, Game, Seat};

/// A maneuver or a thing that is not there; checking refuses it by its rule.
const NONE: u8 = u8::MAX;

pub(super) struct Reader<'r> {
    game: &'r Xwing,
    s: &'r State,
    names: Vec<String>,
    /// The ship that speaks, if one does.
    ship: Option<ShipId>,
    seat: Seat,
    demand: Option<&'r Demand<Ask>>,
}

/// The choice that is meant.
pub(crate) fn read(game: &Xwing, s: &State, by: &str, said: &WrittenChoice) -> Result<Choice, String> {
    let names = game.names(s);
    let seat =
        seat_named(game.content(), &s.ships, &names, by).ok_or_else(|| format!("`{by}` is no seat"))?;
    let ship = names.iter().position(|name| name == by).map(|i| ShipId(i as u8));
    let demand = s.pending.demand_of(seat);
    Reader { game, s, names, ship, seat, demand }.choice(said)
}

/// The answer of chance that is meant.
pub(crate) fn read_roll(game: &Xwing, s: &State, fell: &WrittenRoll) -> Result<Rolled, String> {
    let names = game.names(s);
    match fell {
        WrittenRoll::Dice(faces) => {
            let faces =
                Faces::try_from(&faces[..]).map_err(|_| "so many dice cannot be rolled".to_owned())?;
            Ok(Rolled::Dice(faces))
        }
        WrittenRoll::First(name) => {
            let seat = seat_named(game.content(), &s.ships, &names, name);
            seat.map(Rolled::First).ok_or_else(|| format!("`{name}` is no seat"))
        }
        WrittenRoll::Deck(cards) => {
            let kernel::Pending::Chance(crate::Roll::Shuffle(seat)) = s.pending else {
                return Err("no shuffle is due".to_owned());
            };
            let pile = seat.index();
            let mut left: Vec<u8> = s.decks[pile].iter().chain(&s.discards[pile]).copied().collect();
            left.sort_unstable();
            let mut deck: Vec<u8> = Vec::new();
            for name in cards {
                let kind = game
                    .content()
                    .damage_card(name)
                    .ok_or_else(|| format!("there is no damage card `{name}`"))?;
                let at = left.iter().position(|card| *card == kind);
                left.remove(at.ok_or_else(|| format!("`{name}` is not among the cards, or not so often"))?);
                deck.push(kind);
            }
            deck.extend(left);
            Ok(Rolled::Deck(deck.into_iter().rev().collect::<Deck>()))
        }
    }
}

fn heading(way: Way) -> Heading {
    match way {
        Way::Front => Heading::UP,
        Way::Right => Heading::RIGHT,
        Way::Rear => Heading::DOWN,
        Way::Left => Heading::LEFT,
    }
}

impl<'r> Reader<'r> {
    /// What a ship would mean that nobody asks.
    pub(super) fn unasked(game: &'r Xwing, s: &'r State, ship: ShipId) -> Self {
        Self { game, s, names: game.names(s), ship: Some(ship), seat: s.ship(ship).seat, demand: None }
    }

    pub(super) fn choice(&self, said: &WrittenChoice) -> Result<Choice, String> {
        Ok(match said {
            WrittenChoice::Pass => Choice::Pass,
            WrittenChoice::First(name) => {
                let seat = seat_named(self.game.content(), &self.s.ships, &self.names, name);
                Choice::First(seat.ok_or_else(|| format!("`{name}` is no seat"))?)
            }
            WrittenChoice::Obstacle { id, at, facing } => {
                let shape =
                    self.game.content().obstacle(id).ok_or_else(|| format!("there is no obstacle `{id}`"))?;
                let index = self.s.supply.iter().position(|left| *left == shape);
                let index = index.map_or(NONE, |index| index as u8);
                Choice::Obstacle { index, at: Pose::mm(at.0, at.1, *facing) }
            }
            WrittenChoice::Marker { at, facing } => Choice::Marker(Pose::mm(at.0, at.1, *facing)),
            WrittenChoice::Place { ship, at, facing } => {
                let ship = match ship {
                    Some(name) => self.ship(name)?,
                    None => self.ship.ok_or("say which ship is placed")?,
                };
                let away = if self.s.ship(ship).seat == Seat(0) { 0.0 } else { 180.0 };
                Choice::Place { ship, at: Pose::mm(at.0, at.1, facing.unwrap_or(away)) }
            }
            WrittenChoice::Dial(maneuver) => {
                let asked = self.demand.and_then(|demand| demand.ask.ship());
                let ship = self.ship.or(asked).ok_or("say which ship's dial is set: by its name")?;
                Choice::Dial { ship, maneuver: self.on_dial(ship, *maneuver) }
            }
            WrittenChoice::Ready => Choice::Ready,
            WrittenChoice::Ship(name) => Choice::Ship(self.ship(name)?),
            WrittenChoice::Use(card) => Choice::Use(self.ability(card, is_triggered, Choice::Use)?),
            WrittenChoice::Act(act) => {
                self.asked()?;
                Choice::Act(self.act(act)?)
            }
            WrittenChoice::Tallon(slot) => {
                self.asked()?;
                Choice::Tallon(*slot)
            }
            WrittenChoice::Attack { target, weapon, obstructed, instead } => {
                self.asked()?;
                self.attack(self.ship(target)?, weapon, *obstructed, *instead)?
            }
            WrittenChoice::Spend(spend) => Choice::Spend(self.spend(spend)?),
            WrittenChoice::Dice(dice) => Choice::Dice(self.dice(dice)),
            WrittenChoice::Damage(card) => Choice::Damage(self.damage(card)?),
            WrittenChoice::Roll(side, slot) => Choice::Roll((*side, *slot).into()),
            WrittenChoice::Slide(side, start, shift) => Choice::Slide(super::slide(*side, *start, *shift)),
            WrittenChoice::Boost(boost) => Choice::Boost(*boost),
            WrittenChoice::Deploy { guides, maneuver } => {
                let ship = self.asked()?.ok_or("say which ship deploys")?;
                Choice::Deploy { guides: *guides, maneuver: self.on_dial(ship, *maneuver) }
            }
            WrittenChoice::Lose(token) => Choice::Lose(*token),
            WrittenChoice::Break(name) => Choice::Break(self.ship(name)?),
            WrittenChoice::Replace(pilots) => self.replace(pilots)?,
            WrittenChoice::Option(option) => Choice::Option(*option),
        })
    }

    fn ship(&self, name: &str) -> Result<ShipId, String> {
        let found = self.names.iter().position(|other| other == name);
        found.map(|i| ShipId(i as u8)).ok_or_else(|| format!("there is no ship `{name}`"))
    }

    /// The ship whose turn to speak it is; an answer that does not name its ship must come from that one.
    fn asked(&self) -> Result<Option<ShipId>, String> {
        let asked = self.demand.and_then(|demand| demand.ask.ship());
        match (self.ship, asked) {
            (Some(own), Some(asked)) if own != asked => {
                Err(format!("{} is asked, not {}", self.names[asked.index()], self.names[own.index()]))
            }
            _ => Ok(asked.or(self.ship)),
        }
    }

    fn on_dial(&self, ship: ShipId, maneuver: Maneuver) -> u8 {
        let dial = &self.game.content().type_of(self.s.ship(ship)).dial;
        dial.iter().position(|it| *it == maneuver).map_or(NONE, |index| index as u8)
    }

    fn legal(&self) -> Vec<Choice> {
        let mut all = Vec::new();
        if let Some(demand) = self.demand {
            self.game.legal(self.s, demand, &mut all);
        }
        all
    }

    fn act(&self, act: &WrittenAct) -> Result<Act, String> {
        let own = || self.asked().and_then(|ship| ship.ok_or_else(|| "say which ship acts".to_owned()));
        Ok(match act {
            WrittenAct::Focus => Act::Focus,
            WrittenAct::Evade => Act::Evade,
            WrittenAct::Calculate => Act::Calculate,
            WrittenAct::Cloak => Act::Cloak,
            WrittenAct::Lock(name) => Act::Lock(self.ship(name)?),
            WrittenAct::BarrelRoll(side, slot) => Act::BarrelRoll((*side, *slot).into()),
            WrittenAct::Slide(side, start, shift) => Act::Slide(super::slide(*side, *start, *shift)),
            WrittenAct::Boost(boost) => Act::Boost(*boost),
            WrittenAct::Coordinate(name) => Act::Coordinate(self.ship(name)?),
            WrittenAct::Jam(name) => Act::Jam(self.ship(name)?),
            WrittenAct::Reinforce(End::Fore) => Act::Reinforce(Token::ReinforceFore),
            WrittenAct::Reinforce(End::Aft) => Act::Reinforce(Token::ReinforceAft),
            WrittenAct::Reload(card) => {
                let upgrades = &self.s.ship(own()?).upgrades;
                let place = upgrades
                    .iter()
                    .position(|it| self.game.content().upgrades[it.card as usize].id == **card);
                Act::Reload(place.ok_or_else(|| format!("there is no `{card}` to reload"))? as u8)
            }
            WrittenAct::Rotate(way) => Act::Rotate(heading(*way)),
            WrittenAct::Slam(maneuver) => Act::Slam(self.on_dial(own()?, *maneuver)),
            WrittenAct::Card(card) => {
                let offered = |ability| Choice::Act(Act::Card(ability));
                Act::Card(self.ability(card, |ability| matches!(ability, Ability::Action(_)), offered)?)
            }
        })
    }

    /// The ability of a card of that name: of the ship that speaks, or else of a friend; one that is offered first.
    fn ability(
        &self,
        card: &Named,
        wanted: impl Fn(&Ability) -> bool,
        offered: impl Fn(AbilityRef) -> Choice,
    ) -> Result<AbilityRef, String> {
        let content = self.game.content();
        let own = self.s.ids().filter(|id| Some(*id) == self.ship);
        let friends = self.s.ids().filter(|id| Some(*id) != self.ship && self.s.ship(*id).seat == self.seat);
        let mut found = Vec::new();
        for ship in own.chain(friends) {
            let it = self.s.ship(ship);
            let mut nth = 0;
            for place in content.cards(it).filter(|place| card_name(content, it, *place) == card.name()) {
                for (index, _) in content.abilities(it, place).iter().enumerate().filter(|(_, a)| wanted(a)) {
                    if card.nth().is_none_or(|n| n == nth) {
                        found.push(AbilityRef { ship, card: place, index: index as u8 });
                    }
                    nth += 1;
                }
            }
        }
        let legal = self.legal();
        let usable = found.iter().find(|ability| legal.contains(&offered(**ability)));
        let first = usable.or(found.first()).copied();
        first.ok_or_else(|| format!("no ship has `{}` in force, with such an ability", card.name()))
    }

    fn attack(
        &self,
        target: ShipId,
        weapon: &Named,
        obstructed: Option<bool>,
        instead: Option<bool>,
    ) -> Result<Choice, String> {
        let ship = self.asked()?.ok_or("say which ship attacks")?;
        let weapons = self.weapons(ship, weapon);
        if weapons.is_empty() {
            return Err(format!("{} has no weapon `{}`", self.names[ship.index()], weapon.name()));
        }
        let fits = |choice: &&Choice| {
            let Choice::Attack { weapon, target: whom, instead: i, obstructed: o } = choice else {
                return false;
            };
            weapons.contains(weapon)
                && *whom == target
                && instead.is_none_or(|instead| instead == *i)
                && obstructed.is_none_or(|obstructed| obstructed == *o)
        };
        Ok(self.legal().iter().find(fits).copied().unwrap_or(Choice::Attack {
            weapon: weapons[0],
            target,
            instead: instead.unwrap_or(false),
            obstructed: obstructed.unwrap_or(false),
        }))
    }

    fn weapons(&self, ship: ShipId, weapon: &Named) -> Vec<WeaponRef> {
        let (content, own) = (self.game.content(), self.s.ship(ship));
        let all: Vec<WeaponRef> = if weapon.name() == "Primary" {
            (0..content.type_of(own).weapons.len() as u8).map(WeaponRef::Primary).collect()
        } else {
            let places = (0..own.upgrades.len() as u8).filter(|place| {
                content.upgrades[own.upgrades[*place as usize].card as usize].id == *weapon.name()
            });
            let on = |place: u8| {
                let abilities = content.abilities(own, CardRef::Upgrade(place)).iter().enumerate();
                let weapons = abilities.filter(|(_, ability)| matches!(ability, Ability::Weapon(_)));
                weapons.map(move |(index, _)| WeaponRef::Upgrade(place, index as u8)).collect::<Vec<_>>()
            };
            places.flat_map(on).collect()
        };
        match weapon.nth() {
            None => all,
            Some(nth) => all.get(nth).copied().into_iter().collect(),
        }
    }

    fn spend(&self, spend: &WrittenSpend) -> Result<Spend, String> {
        if let WrittenSpend::Ability(card) = spend {
            let offered = |ability| Choice::Spend(Spend::Ability(ability));
            return self.ability(card, is_triggered, offered).map(Spend::Ability);
        }
        self.asked()?;
        Ok(match spend {
            WrittenSpend::Focus => Spend::Focus,
            WrittenSpend::Calculate => Spend::Calculate,
            WrittenSpend::Force => Spend::Force,
            WrittenSpend::Evade(face) => Spend::Evade(*face),
            WrittenSpend::Lock(dice) => Spend::Lock(self.dice(dice)),
            WrittenSpend::Ability(_) => unreachable!("answered above"),
        })
    }

    /// The dice at these places. Of dice that are alike the first stand for all, as the rules list them.
    fn dice(&self, places: &[u8]) -> DiceSet {
        let mut set = DiceSet::NONE;
        let kind = match self.demand.map(|demand| demand.ask) {
            Some(Ask::Step { wanted: Wanted::Reroll(dice), .. } | Ask::Modify { dice, .. }) => dice,
            _ => Dice::Attack,
        };
        let none = Pool::default();
        let pool = self.s.attack().map_or(&none, |attack| match kind {
            Dice::Attack => &attack.offense,
            Dice::Defense => &attack.defense,
        });
        for &place in places.iter().filter(|place| **place < 16) {
            let Some(die) = pool.0.get(place as usize) else {
                set = set.with(place as usize);
                continue;
            };
            let alike = (0..pool.0.len()).find(|i| pool.0[*i] == *die && !set.has(*i));
            set = set.with(alike.unwrap_or(place as usize));
        }
        set
    }

    /// The place of a damage card on the ship that an ability repairs.
    fn damage(&self, card: &str) -> Result<u8, String> {
        let query = self.game.query(self.s);
        let ship = match self.s.stack.last() {
            Some(Frame::Steps(steps)) => {
                let of = steps.scope.ability;
                let all = query.content.steps(query.ship(of.ship), of.card, of.index);
                match all.get(steps.cursor as usize) {
                    Some(Step::Repair(who, _)) => query.who(*who, &steps.scope),
                    _ => None,
                }
            }
            _ => None,
        };
        let ship = ship.or(self.ship).ok_or("nothing is repaired now")?;
        let wanted = match card {
            "facedown" => None,
            _ => Some(
                query.content.damage_card(card).ok_or_else(|| format!("there is no damage card `{card}`"))?,
            ),
        };
        let place = query.ship(ship).damage.iter().position(|damage| match wanted {
            None => !damage.is_up(),
            Some(kind) => damage.is_up() && damage.card == kind,
        });
        Ok(place.map_or(NONE, |place| place as u8))
    }

    /// Quick builds by their pilots; those of one quick build are joined by `+`.
    fn replace(&self, said: &[String]) -> Result<Choice, String> {
        let content = self.game.content();
        let sorted = |mut names: Vec<Vec<String>>| {
            names.iter_mut().for_each(|pilots| pilots.sort_unstable());
            names.sort_unstable();
            names
        };
        let split = |build: &String| build.split('+').map(|pilot| pilot.trim().to_owned()).collect();
        let wanted: Vec<Vec<String>> = sorted(said.iter().map(split).collect());
        if let Some(unknown) = wanted.iter().flatten().find(|pilot| content.pilot(pilot).is_none()) {
            return Err(format!("there is no ship card `{unknown}`"));
        }
        let pilots = |index: &u16| {
            let build = &content.quick_builds[*index as usize - 1];
            build.ships.iter().map(|ship| ship.pilot.to_string()).collect::<Vec<_>>()
        };
        let options = query::replacements(self.game.query(self.s));
        let found = options.iter().position(|builds| {
            sorted(builds.iter().filter(|index| **index > 0).map(pilots).collect()) == wanted
        });
        Ok(Choice::Option(found.map_or(u16::MAX, |index| index as u16)))
    }
}

fn is_triggered(ability: &Ability) -> bool {
    matches!(ability, Ability::Triggered(_))
}
