//! Answers that may be given for a player: questions of order, and questions that change nothing. Worked out from what
//! the seat sees and by the functions that judge answers. Where it is in doubt whether something matters, it is asked.

use super::{chances, effects, world};
use crate::{
    Ability, AbilityRef, Ask, CardRef, Choice, Condition, Dice, Phase, Query, ShipId, ShipTest, Spend, State,
    Step, Token, View, Window, Xwing, legal, query,
};
use kernel::Known;

/// Why an answer may be given for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// Which of several ships comes first; this is a sensible order.
    Order,
    /// Nothing comes of it, whatever is answered.
    Moot,
}

/// An answer that may be given for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The answer, one of those that are legal.
    pub choice: Choice,
    /// Why it may.
    pub why: Why,
}

/// Whether no other ship stops this one, as far as its dial is seen.
pub(super) fn flies_free(query: Query<'_>, view: &View, ship: ShipId) -> bool {
    let Some(Known::Shown(maneuver)) = view.ships.get(ship.index()).and_then(|own| own.dial) else {
        return true;
    };
    query::flight(query, ship, maneuver, geometry::Slot::Middle).1.is_none()
}

impl Xwing {
    /// The answer to a question that need not be asked; of all `choices` that are legal.
    pub fn standing(&self, view: &View, ask: &Ask, choices: &[Choice]) -> Option<Standing> {
        let moot = |choice| Standing { choice, why: Why::Moot };
        if *ask == Ask::Next {
            return self.next(view, choices).map(|choice| Standing { choice, why: Why::Order });
        }
        if let Ask::Ability { .. } = ask {
            return copies(choices).map(moot);
        }
        let Ask::Modify { ship, dice: Dice::Defense } = *ask else { return None };
        let world = world::world(self.content(), view).ok()?;
        self.is_idle(view, &world, ship, *ask, choices).then_some(moot(Choice::Pass))
    }

    /// The first of the ships that are due which no other ship stops; in the engagement phase the first that can shoot.
    fn next(&self, view: &View, choices: &[Choice]) -> Option<Choice> {
        let ships = || choices.iter().copied().filter(|choice| matches!(choice, Choice::Ship(_)));
        let world = world::world(self.content(), view).ok()?;
        let query = self.query(&world);
        let is_good = |choice: &Choice| match (choice, view.phase) {
            (Choice::Ship(ship), Phase::Activation) => flies_free(query, view, *ship),
            (Choice::Ship(ship), Phase::Engagement) => legal::attacks(query, *ship, None).next().is_some(),
            _ => true,
        };
        ships().find(is_good).or_else(|| ships().next())
    }

    /// Whether all that could be done about these defence dice leaves the attack as it is. The defender modifies last
    /// (X2-ATTACK-10), so nobody answers it.
    fn is_idle(&self, view: &View, world: &State, by: ShipId, ask: Ask, choices: &[Choice]) -> bool {
        let Some(attack) = world.attack() else { return false };
        let query = self.query(world);
        if !choices.contains(&Choice::Pass) || !query.s.are_friends(by, attack.defender) {
            return false;
        }
        // Results that become tokens count although they do no damage, and some cards look at dice before results are
        // neutralised: that is more than odds of damage say.
        let listens =
            |id: ShipId| query.content.listens(query.ship(id)) & Window::BeforeNeutralize.bit() != 0;
        if effects::tokens_for_damage(query, attack).is_some() || query.s.on_table().any(listens) {
            return false;
        }
        if choices.iter().any(|choice| is_wanted_gone(query, by, *choice)) {
            return false;
        }
        let Ok(ways) = chances::ways(self, view, world, ask, choices) else { return false };
        let found: Option<Vec<_>> = ways.iter().map(|way| way.chances.as_ref()).collect();
        let Some([first, rest @ ..]) = found.as_deref() else { return false };
        first.left_out.is_empty() && rest.iter().all(|other| first.is_same(other))
    }
}

/// X2-TIMING-01: copies of one damage card that must all be resolved; no order of them is another.
pub(super) fn copies(choices: &[Choice]) -> Option<Choice> {
    let kind = |choice: &Choice| {
        let Choice::Use(AbilityRef { ship, card: CardRef::Damage(kind, _), index }) = choice else {
            return None;
        };
        Some((*ship, *kind, *index))
    };
    let first = kind(choices.first()?)?;
    choices.iter().all(|choice| kind(choice) == Some(first)).then(|| choices[0])
}

/// Whether somebody may be better off without the token that an answer spends: an enemy's card takes it or asks for it,
/// or some card asks that it be gone.
fn is_wanted_gone(query: Query<'_>, by: ShipId, choice: Choice) -> bool {
    let Choice::Spend(spend) = choice else { return false };
    let token = match spend {
        Spend::Focus => Token::Focus,
        Spend::Calculate => Token::Calculate,
        Spend::Evade(_) => Token::Evade,
        Spend::Force | Spend::Lock(_) | Spend::Ability(_) => return false,
    };
    let has = |tests: &[ShipTest]| tests.contains(&ShipTest::Has(token));
    query.s.on_table().any(|id| {
        let (ship, enemy) = (query.ship(id), !query.s.are_friends(id, by));
        query.content.cards(ship).any(|card| {
            query.content.abilities(ship, card).iter().any(|ability| {
                let (of, when, then): (&[ShipTest], &[Condition], &[Step]) = match ability {
                    Ability::Triggered(it) => (&it.of, &it.when, &it.then),
                    Ability::Constant(it) => (&it.of, &it.when, &[]),
                    Ability::Action(it) => (&[], &it.when, &it.then),
                    Ability::Weapon(_) | Ability::Bar(_) => return false,
                };
                let taken = |step: &Step| {
                    if let Step::Transfer(_, _, taken) | Step::Remove(_, taken, _) = step {
                        enemy && *taken == token
                    } else if let Step::Choose(tests) = step {
                        enemy && has(tests)
                    } else if let Step::If(condition) = step {
                        asks_for(condition, token, enemy)
                    } else {
                        false
                    }
                };
                (enemy && has(of))
                    || when.iter().any(|condition| asks_for(condition, token, enemy))
                    || then.iter().any(taken)
            })
        })
    })
}

/// Whether a condition asks that a token be gone; an enemy's, that it be there.
fn asks_for(condition: &Condition, token: Token, there: bool) -> bool {
    if let Condition::Not(other) = condition {
        return asks_for(other, token, true);
    }
    if let Condition::There(tests) | Condition::That(_, tests) = condition {
        return there && tests.contains(&ShipTest::Has(token));
    }
    false
}
