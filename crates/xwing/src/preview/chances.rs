//! What dice are worth: exact odds of damage before an attack is declared, and before and after each way to modify dice.
//! Both players are taken to do their best from there.

use super::{
    effects::{self, Effect, Turn},
    unclear,
};
use crate::{
    AbilityRef, Ask, Choice, Dice, DiceSet, Face, Query, Rerolls, ShipId, Spend, State, View, Wanted, Xwing,
    query::{defense_dice, is_reinforced},
    state::Attack,
};
use kernel::{Message, Refused};
use odds::{Cost, Defence, Odds, Tokens};
use serde::Serialize;

/// The damage an attack may do.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chances {
    /// Expected damage.
    pub expected: f64,
    /// The probability that the attack hits (X2-ATTACK-13).
    pub hit: f64,
    /// The probability of at least one crit that is not neutralised.
    pub crit: f64,
    /// The probability that the defender is destroyed.
    pub destroys: f64,
    /// The probability of exactly so much damage, from none on.
    pub totals: Vec<f64>,
    /// Hits, crits, and their probability.
    pub damage: Vec<(u8, u8, f64)>,
    /// Cards that are not counted, because what they do is not a matter of dice alone.
    pub left_out: Vec<Message>,
}

/// One way to modify dice.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DiceOption {
    /// What it is worth, if that can be reckoned.
    pub chances: Option<Chances>,
    /// Whether there is none better for the one who is asked.
    pub best: bool,
}

impl Chances {
    fn new(odds: &Odds, query: Query<'_>, defender: ShipId, left_out: Vec<Message>) -> Self {
        let ship = query.ship(defender);
        let hull = query.hull(defender).saturating_sub(query.damage(defender));
        Self {
            expected: odds.expected(),
            hit: odds.hits().chance(),
            crit: odds.chance_that(|damage| damage.crits > 0).chance(),
            destroys: odds.destroys(ship.shields, hull).chance(),
            totals: odds.totals().map(odds::Share::chance).collect(),
            damage: odds.damage().map(|(it, share)| (it.hits, it.crits, share.chance())).collect(),
            left_out,
        }
    }
}

impl Chances {
    /// Whether it is the same damage with the same probabilities.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        let near = |a: f64, b: f64| (a - b).abs() < 1e-12;
        near(self.hit, other.hit)
            && near(self.destroys, other.destroys)
            && self.damage.len() == other.damage.len()
            && self.damage.iter().zip(&other.damage).all(|(a, b)| (a.0, a.1) == (b.0, b.1) && near(a.2, b.2))
    }
}

fn named(game: &Xwing, view: &View, cards: &[AbilityRef]) -> Vec<Message> {
    let mut names: Vec<Message> = Vec::new();
    for card in cards {
        let name = game.voice(view).ability(*card);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// An attack before its dice are rolled; it must be the one on the stack.
pub(super) fn declared(
    game: &Xwing,
    view: &View,
    query: Query<'_>,
    attack: &Attack,
    dice: (u8, u8),
) -> Option<Chances> {
    let sides = Sides::new(query, attack);
    let purse = effects::paying(query, attack, effects::attacking(query, attack));
    let ours = sides.attack(odds::Attack::new(dice.0), Some((purse, &sides.ours)));
    let theirs = Sides::defence(
        query,
        attack,
        Defence::new(dice.1),
        Some((query.purse(attack.defender), &sides.theirs)),
    );
    let odds = odds::odds(&ours, &theirs).ok()?;
    Some(Chances::new(&odds, query, attack.defender, named(game, view, &sides.left_out)))
}

/// What both sides' cards can do.
struct Sides {
    ours: Vec<Effect>,
    theirs: Vec<Effect>,
    /// The weapon turns results into tokens, except so many.
    kept: Option<u8>,
    left_out: Vec<AbilityRef>,
}

impl Sides {
    fn new(query: Query<'_>, attack: &Attack) -> Self {
        let (ours, mut left_out) = effects::effects(query, attack, attack.attacker, Dice::Attack);
        let (theirs, more) = effects::effects(query, attack, attack.defender, Dice::Defense);
        left_out.extend(more);
        // What either does to the other's dice is seldom a matter of dice alone.
        for (by, dice) in [(attack.defender, Dice::Attack), (attack.attacker, Dice::Defense)] {
            let (found, more) = effects::effects(query, attack, by, dice);
            left_out.extend(found.into_iter().map(|effect| effect.ability).chain(more));
        }
        let tokens = effects::tokens_for_damage(query, attack);
        let kept = tokens.map(|(_, kept)| kept);
        left_out.extend(tokens.filter(|(_, kept)| *kept != 1).map(|(ability, _)| ability));
        Self { ours, theirs, kept, left_out }
    }

    fn attack(&self, dice: odds::Attack, modifies: Option<(Tokens, &[Effect])>) -> odds::Attack {
        let dice = if self.kept == Some(1) { dice.ion() } else { dice };
        let Some((purse, effects)) = modifies else { return dice };
        let charges = effects.iter().filter(|effect| effect.cost == Cost::Charge).count() as u8;
        effects.iter().fold(dice.tokens(Tokens { charges, ..purse }), effects::arm)
    }

    fn defence(
        query: Query<'_>,
        attack: &Attack,
        dice: Defence,
        modifies: Option<(Tokens, &[Effect])>,
    ) -> Defence {
        let dice = if is_reinforced(query, attack) { dice.reinforce() } else { dice };
        let Some((purse, effects)) = modifies else { return dice };
        let charges = effects.iter().filter(|effect| effect.cost == Cost::Charge).count() as u8;
        effects.iter().fold(dice.tokens(Tokens { charges, lock: 0, ..purse }), effects::guard)
    }
}

/// What lies on the table after an answer, and what may still be done about it.
struct After {
    attack: Vec<Face>,
    defense: Vec<Face>,
    /// So many dice are rolled anew.
    rolling: u8,
    attacker: Tokens,
    defender: Tokens,
    ours: Vec<Effect>,
    theirs: Vec<Effect>,
    stops: bool,
}

/// What each answer is worth.
pub(super) fn ways(
    game: &Xwing,
    view: &View,
    world: &State,
    ask: Ask,
    choices: &[Choice],
) -> Result<Vec<DiceOption>, Refused> {
    let (by, dice) = if let Ask::Modify { ship, dice } = ask {
        (ship, dice)
    } else if let Ask::Step { ability, wanted: Wanted::Reroll(dice) } = ask {
        (ability.ship, dice)
    } else {
        return Err(unclear("odds are about modifying dice"));
    };
    let attack = world.attack().ok_or_else(|| unclear("there is no attack"))?;
    super::moves::known(world, by)?;
    let query = game.query(world);
    let attacks = query.s.are_friends(by, attack.attacker);
    let mut sides = Sides::new(query, attack);
    if dice == Dice::Defense {
        // What could be done to attack dice is past.
        sides.left_out.retain(|ability| {
            effects::triggered(query, *ability).is_none_or(|it| it.on != crate::Window::ModifyAttackDice)
        });
    }
    // What is offered now is what is left of the cards of this step.
    let offered = |ability: AbilityRef| choices.contains(&Choice::Spend(Spend::Ability(ability)));
    if is_own(attacks, dice) {
        let own = match dice {
            Dice::Attack => &mut sides.ours,
            Dice::Defense => &mut sides.theirs,
        };
        if let Ask::Step { ability, .. } = ask {
            // In the middle of a card nobody sees which others were used before it: they are named, not counted.
            let others = own.drain(..).map(|effect| effect.ability).filter(|other| *other != ability);
            sides.left_out.extend(others);
        } else {
            own.retain(|effect| offered(effect.ability));
        }
    }
    let names = named(game, view, &sides.left_out);
    let worth = |choice: &Choice| {
        let after = after(query, attack, &sides, attacks, dice, *choice)?;
        let odds = odds::odds(&ours(&sides, dice, &after), &theirs(query, attack, attacks, dice, &after));
        Some(Chances::new(&odds.ok()?, query, attack.defender, names.clone()))
    };
    let found: Vec<Option<Chances>> = choices.iter().map(worth).collect();
    let value = |it: &Option<Chances>| it.as_ref().map(|it| (it.expected, it.crit));
    let better = |a: (f64, f64), b: (f64, f64)| {
        let by = if (a.0 - b.0).abs() > 1e-12 { a.0 - b.0 } else { a.1 - b.1 };
        if attacks { by > 1e-12 } else { by < -1e-12 }
    };
    let mut best: Option<usize> = None;
    // Stopping comes last in the list and first among equals: nothing is spent for nothing.
    for at in (0..found.len()).rev() {
        let Some(one) = value(&found[at]) else { continue };
        if best.and_then(|at| value(&found[at])).is_none_or(|other| better(one, other)) {
            best = Some(at);
        }
    }
    let way = |(at, chances)| DiceOption { chances, best: best == Some(at) };
    Ok(found.into_iter().enumerate().map(way).collect())
}

/// Whether the one who is asked modifies the own dice.
fn is_own(attacks: bool, dice: Dice) -> bool {
    attacks == (dice == Dice::Attack)
}

fn after(
    query: Query<'_>,
    attack: &Attack,
    sides: &Sides,
    attacks: bool,
    dice: Dice,
    choice: Choice,
) -> Option<After> {
    let faces = |pool: &crate::Pool| pool.0.iter().map(|die| die.face).collect();
    let mut after = After {
        attack: faces(&attack.offense),
        defense: faces(&attack.defense),
        rolling: 0,
        attacker: effects::attacking(query, attack),
        defender: query.purse(attack.defender),
        ours: sides.ours.clone(),
        theirs: sides.theirs.clone(),
        stops: choice == Choice::Pass,
    };
    let pool = match dice {
        Dice::Attack => &attack.offense,
        Dice::Defense => &attack.defense,
    };
    // AMB-28: a die that was rerolled is not rerolled again, and odds cannot tell dice of one face apart.
    if query.s.ruleset.rerolls == Rerolls::Once && pool.0.iter().any(|die| die.rerolled) {
        after.settle(dice);
    }
    let success = match dice {
        Dice::Attack => Face::Hit,
        Dice::Defense => Face::Evade,
    };
    if let Choice::Dice(set) = choice {
        after.reroll(dice, set)?;
    } else if let Choice::Spend(spend) = choice {
        match spend {
            Spend::Lock(set) => {
                if !set.is_empty() {
                    after.reroll(dice, set)?;
                }
                after.attacker.lock = 0;
            }
            Spend::Focus => after.spend(attacks, Cost::Focus, dice, (Face::Focus, success), u8::MAX)?,
            Spend::Calculate => after.spend(attacks, Cost::Calculate, dice, (Face::Focus, success), 1)?,
            Spend::Force => after.spend(attacks, Cost::Force, dice, (Face::Focus, success), 1)?,
            Spend::Evade(face) => after.spend(attacks, Cost::Evade, dice, (face, Face::Evade), 1)?,
            Spend::Ability(ability) => {
                let subject = match dice {
                    Dice::Attack => attack.attacker,
                    Dice::Defense => attack.defender,
                };
                let triggered = effects::triggered(query, ability)?;
                let effect = effects::effect(query, attack, ability, triggered, subject)?;
                after.using(&effect, attacks, dice)?;
            }
        }
    } else if choice != Choice::Pass {
        return None;
    }
    Some(after)
}

impl After {
    fn faces(&mut self, dice: Dice) -> &mut Vec<Face> {
        match dice {
            Dice::Attack => &mut self.attack,
            Dice::Defense => &mut self.defense,
        }
    }

    /// No more rerolls of these dice.
    fn settle(&mut self, dice: Dice) {
        let stays = |effect: &Effect| !matches!(effect.turn, Turn::Reroll(..));
        match dice {
            Dice::Attack => {
                self.ours.retain(stays);
                self.attacker.lock = 0;
            }
            Dice::Defense => self.theirs.retain(stays),
        }
    }

    fn change(&mut self, dice: Dice, from: Face, to: Face, most: u8) {
        for face in self.faces(dice).iter_mut().filter(|face| **face == from).take(most as usize) {
            *face = to;
        }
    }

    fn pay(&mut self, attacks: bool, cost: Cost) -> Option<()> {
        let purse = if attacks { &mut self.attacker } else { &mut self.defender };
        *purse = purse.paying(cost)?;
        Some(())
    }

    fn spend(
        &mut self,
        attacks: bool,
        cost: Cost,
        dice: Dice,
        (from, to): (Face, Face),
        most: u8,
    ) -> Option<()> {
        self.pay(attacks, cost)?;
        self.change(dice, from, to, most);
        Some(())
    }

    /// These dice are rolled anew, and not again.
    fn reroll(&mut self, dice: Dice, set: DiceSet) -> Option<()> {
        let faces = self.faces(dice);
        if set.0 >> faces.len() != 0 {
            return None;
        }
        let mut at = 0;
        faces.retain(|_| {
            at += 1;
            !set.has(at - 1)
        });
        self.rolling = set.len() as u8;
        self.settle(dice);
        Some(())
    }

    /// A card is used.
    fn using(&mut self, effect: &Effect, attacks: bool, dice: Dice) -> Option<()> {
        if effect.dice != dice {
            return None;
        }
        let used = |other: &Effect| other.ability != effect.ability;
        self.ours.retain(used);
        self.theirs.retain(used);
        if effect.cost != Cost::Charge {
            self.pay(attacks, effect.cost)?;
        }
        match &effect.turn {
            Turn::Change(from, to, count) => self.change(dice, *from, *to, *count),
            Turn::Add(face) => self.faces(dice).push(*face),
            Turn::Cancel(face, count) => {
                let mut left = *count;
                self.faces(dice).retain(|other| {
                    let goes = other == face && left > 0;
                    left -= u8::from(goes);
                    !goes
                });
            }
            // Which dice is the next question: the best are taken.
            Turn::Reroll(..) if is_own(attacks, dice) => {
                let free = Effect { cost: Cost::Free, ..effect.clone() };
                match dice {
                    Dice::Attack => self.ours.push(free),
                    Dice::Defense => self.theirs.push(free),
                }
            }
            Turn::Reroll(..) => return None,
        }
        Some(())
    }
}

/// The attack dice after an answer.
fn ours(sides: &Sides, dice: Dice, after: &After) -> odds::Attack {
    let rolled = if dice == Dice::Attack { after.rolling } else { 0 };
    let lying = after.attack.iter().fold(odds::Attack::new(rolled), |it, face| it.adding(face.on_attack()));
    // X2-ATTACK-08: the defender first, then the attacker; once defence dice are rolled, attack dice stay as they are.
    let open = dice == Dice::Attack && !after.stops;
    sides.attack(lying, open.then_some((after.attacker, &after.ours[..])))
}

/// The defence dice after an answer.
fn theirs(query: Query<'_>, attack: &Attack, attacks: bool, dice: Dice, after: &After) -> Defence {
    let lying = match dice {
        Dice::Attack => Defence::new(defense_dice(query, attack)),
        Dice::Defense => {
            after.defense.iter().fold(Defence::new(after.rolling), |it, face| it.adding(face.on_defence()))
        }
    };
    // X2-ATTACK-10: the defender modifies last.
    let open = attacks || dice == Dice::Attack || !after.stops;
    Sides::defence(query, attack, lying, open.then_some((after.defender, &after.theirs[..])))
}
