//! A whole attack: attack dice, then defence dice, each player knowing what a player at the table knows.

use crate::{
    Excess,
    attack::Attack,
    defence::Defence,
    dice::{ATTACK, DEFENCE, MAX_DICE},
    effect::Tokens,
    few::Few,
    finish::{Ending, Hand},
    neutralise::{Neutralise, Results},
    outcome::Odds,
    play::Play,
    stage::{LOCK, Meddling, Roll, Room, Source, Stage},
    worth::{Exact, Side, Worth, fits},
};
use smallvec::SmallVec;

/// Ten dice show so many different results at most.
pub(crate) const RESULTS: usize = 66;

/// The odds of an attack, with optimal spending on both sides.
///
/// The attacker plays for the most expected damage, then the most expected crits, then keeps tokens; the defender for
/// the least, and keeps tokens. Each decides with the dice that lie on the table, not with those to come.
///
/// ```
/// use odds::{Attack, Defence};
/// let odds = odds::odds(&Attack::new(3).focus(1), &Defence::new(3).focus(1))?;
/// assert_eq!(odds.expected(), 0.637_756_347_656_25);
/// # Ok::<(), odds::Excess>(())
/// ```
pub fn odds(attack: &Attack, defence: &Defence) -> Result<Odds, Excess> {
    attack.check()?;
    defence.check()?;
    let mut rooms = Rooms::default();
    let steps = Steps::new(attack, defence, &mut rooms);
    Ok(if steps.fits() { steps.odds::<Exact<i64>>() } else { steps.odds::<Exact<i128>>() })
}

/// Room for both dice steps of an attack.
pub(crate) type Rooms = [Room; 2];

/// Both dice steps of an attack.
#[derive(Debug)]
pub(crate) struct Steps<'r> {
    attack: Stage<'r, 4>,
    defence: Stage<'r, 3>,
    pub neutralise: Neutralise,
}

impl<'r> Steps<'r> {
    /// The two sides have been checked.
    pub(crate) fn new(attack: &Attack, defence: &Defence, rooms: &'r mut Rooms) -> Self {
        let [first, second] = rooms;
        Self {
            attack: attack_stage(attack, defence, first),
            defence: defence_stage(attack, defence, second),
            neutralise: Neutralise::new(attack, defence),
        }
    }

    /// The weights of the whole attack sum to 2^bits.
    pub(crate) fn bits(&self) -> u32 {
        self.attack.bits() + self.defence.bits()
    }

    /// Whether exact sums fit 64 bits.
    pub(crate) fn fits(&self) -> bool {
        fits(self.defence.bits() + 3 * self.attack.size as u32)
    }

    /// Solves the attack, and tells what the attack dice come to and how often. See [`answers`](Self::answers).
    pub(crate) fn solve<V: Worth>(
        &self,
        to_come: impl Fn(Tokens) -> f64,
        answered: impl FnMut(Results, &Ending, u64),
        mut shown: impl FnMut(usize, u64),
    ) -> Answers<V> {
        let answers = self.answers(to_come, answered);
        let mut play = Play::new(&self.attack, Side::Attacker);
        play.solve(|ending| answers.worth(ending));
        play.outcomes(|ending, weight| shown(ending.result.into(), weight));
        answers
    }

    /// Solves the defence. `to_come` is the damage expected from later attacks, by what the defender has left to
    /// spend. `answered` is told, for one result of the attack dice after the other, all that the defence dice come to,
    /// and how often.
    pub(crate) fn answers<V: Worth>(
        &self,
        to_come: impl Fn(Tokens) -> f64,
        mut answered: impl FnMut(Results, &Ending, u64),
    ) -> Answers<V> {
        let mut answers = Answers { bits: self.defence.bits(), worths: SmallVec::new() };
        // What is to come, asked once for each purse.
        let mut purses: SmallVec<[(Tokens, f64); 16]> = SmallVec::new();
        if !V::PRESENT {
            for ending in self.defence.all_endings() {
                if !purses.iter().any(|(left, _)| *left == ending.left) {
                    purses.push((ending.left, to_come(ending.left)));
                }
            }
        }
        let to_come =
            |left| purses.iter().find(|(purse, _)| *purse == left).map_or(0.0, |(_, damage)| *damage);
        // Where no die is rerolled and evades do nothing but cancel, crits are answered like hits.
        let alike = V::PRESENT && self.defence.is_plain() && self.neutralise.is_plain();
        let mut play = Play::new(&self.defence, Side::Defender);
        let mut ends: SmallVec<[(Ending, u64); 32]> = SmallVec::new();
        for results in Results::up_to(self.attack.size) {
            let mut damage = [Results::default(); MAX_DICE + 1];
            for (evades, damage) in damage.iter_mut().enumerate().take(self.defence.size + 1) {
                *damage = self.neutralise.damage(results, evades as u8);
            }
            let worth = |ending: &Ending| {
                V::of(damage[usize::from(ending.result)], to_come(ending.left), ending.price)
            };
            if results.crits == 0 || !alike {
                ends.clear();
                play.solve(worth);
                play.outcomes(|ending, weight| {
                    // Dice that fall differently often end alike.
                    match ends.iter_mut().find(|(known, _)| known == ending) {
                        Some((_, known)) => *known += weight,
                        None => ends.push((*ending, weight)),
                    }
                });
            }
            let mut sum = V::NOTHING;
            for (ending, weight) in &ends {
                sum = sum.plus(worth(ending).times(*weight));
                answered(results, ending, *weight);
            }
            answers.worths.push(sum);
        }
        answers
    }

    fn odds<V: Worth>(&self) -> Odds {
        let mut odds = Odds::new(self.attack.bits(), self.defence.bits());
        let mut rows: SmallVec<[[u64; MAX_DICE + 1]; 32]> = SmallVec::new();
        let results = &mut odds.results;
        self.solve::<V>(
            |_| 0.0,
            |results, ending, weight| {
                if rows.len() <= results.index() {
                    rows.resize(results.index() + 1, [0; MAX_DICE + 1]);
                }
                rows[results.index()][usize::from(ending.result)] += weight;
            },
            |index, weight| results[index] += weight,
        );
        let shown = Results::up_to(self.attack.size).zip(odds.results).zip(&rows);
        for ((results, weight), row) in shown.filter(|((_, weight), _)| *weight > 0) {
            for (evades, &count) in row.iter().enumerate().filter(|&(_, &count)| count > 0) {
                let damage = self.neutralise.damage(results, evades as u8);
                odds.damage[damage.index()] += u128::from(weight) * u128::from(count);
            }
        }
        odds
    }
}

/// What all that attack dice can show is worth, once the defender has answered it as well as possible.
#[derive(Debug)]
pub(crate) struct Answers<V> {
    /// An answer counts 2^bits throws.
    pub bits: u32,
    /// By results.
    pub worths: SmallVec<[V; 32]>,
}

impl<V: Worth> Answers<V> {
    /// What an ending of the attack dice is worth.
    pub(crate) fn worth(&self, ending: &Ending) -> V {
        self.worths[usize::from(ending.result)].paid(ending.price, self.bits)
    }
}

/// The attack dice step.
fn attack_stage<'r>(attack: &Attack, defence: &Defence, room: &'r mut Room) -> Stage<'r, 4> {
    let meddling =
        Meddling { reroll: defence.their_reroll.map(Into::into), turns: turns(defence.their_changes.iter()) };
    let roll = Roll { dice: &ATTACK, rolled: attack.dice().into(), added: attack.added, given: false };
    Stage::new(room, roll, meddling, attack_sources(attack), attack_hand(attack))
}

/// What rerolls attack dice; the lock, if there is one, comes last.
pub(crate) fn attack_sources(attack: &Attack) -> impl Iterator<Item = Source> {
    attack.rerolls.iter().map(Source::from).chain((attack.tokens.lock > 0).then_some(LOCK))
}

/// What changes attack dice.
pub(crate) fn attack_hand(attack: &Attack) -> Hand<4> {
    Hand::new(attack.tokens, turns(attack.changes.iter()))
}

/// The defence dice step.
fn defence_stage<'r>(attack: &Attack, defence: &Defence, room: &'r mut Room) -> Stage<'r, 3> {
    let meddling =
        Meddling { reroll: attack.their_reroll.map(Into::into), turns: turns(attack.their_changes.iter()) };
    let roll = Roll { dice: &DEFENCE, rolled: defence.dice().into(), added: defence.added, given: false };
    Stage::new(room, roll, meddling, defence.rerolls.iter().map(Source::from), defence_hand(defence))
}

/// What changes defence dice.
pub(crate) fn defence_hand(defence: &Defence) -> Hand<3> {
    Hand::new(defence.tokens, turns(defence.changes.iter()))
}

fn turns<T: Copy, U: Into<T>, const N: usize>(from: impl Iterator<Item = U>) -> Few<T, N> {
    let mut few = Few::new();
    for item in from {
        let pushed = few.push(item.into());
        debug_assert!(pushed, "both lists hold equally many");
    }
    few
}
