//! Dice lie on the table: what is each way to go on worth?
//!
//! Whoever modifies dice can stop, spend a token, use a change, or reroll. Each way is worth what optimal play makes of
//! it from there, so the expected damage before and after each of them can be compared.

use crate::{
    Excess,
    attack::Attack,
    attempt::{Rooms, Steps, attack_hand, attack_sources, defence_hand},
    defence::Defence,
    dice::{ATTACK, AttackDice, DEFENCE, DefenceDice, Dice, Pool},
    effect::Cost,
    finish::{Ending, Hand, Lying, Step, result},
    neutralise::{Neutralise, Results},
    play::Play,
    share::Share,
    stage::{Meddling, Roll, Room, Source, Stage},
    worth::{Exact, Side, Worth},
};

/// One thing that can be done next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act<const F: usize> {
    /// Leave the dice as they lie.
    Stop,
    /// Spend a token, on the dice for which that is best.
    Spend(Cost),
    /// Use the change of this number, in the order in which they were described.
    Change(usize),
    /// Reroll these dice.
    Reroll {
        /// With the reroll of this number, in the order in which they were described; without one, with the lock.
        with: Option<usize>,
        /// The dice, by what they show.
        dice: Pool<F>,
    },
}

/// A way to go on, and what it is worth when both players do their best from there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way<const F: usize> {
    /// What is done next.
    pub act: Act<F>,
    /// Expected damage.
    pub damage: Share,
    /// Expected damage by crits.
    pub crits: Share,
    /// Whether there is none better; among equals only the first, and stopping is first.
    pub best: bool,
}

type Value = Exact<i128>;

/// What the attacker can do now that attack dice lie on the table and the defender has modified them. `rerolled` are
/// those that cannot be rerolled again. The attack says what is left: tokens, and rerolls and changes not used yet.
///
/// ```
/// use odds::{Act, Attack, AttackDice, AttackFace::*, Cost, Defence};
/// let dice = AttackDice::showing(&[Hit, Focus, Blank]);
/// let ways = odds::attacking(&Attack::new(3).focus(1), &Defence::new(1), dice, AttackDice::default())?;
/// let shown: Vec<_> = ways.iter().map(|way| (way.act, way.damage.to_string(), way.best)).collect();
/// assert_eq!(shown, [
///     (Act::Stop, "5/8".to_owned(), false),
///     (Act::Spend(Cost::Focus), "13/8".to_owned(), true),
/// ]);
/// # Ok::<(), odds::Excess>(())
/// ```
pub fn attacking(
    attack: &Attack,
    defence: &Defence,
    fresh: AttackDice,
    rerolled: AttackDice,
) -> Result<Vec<Way<4>>, Excess> {
    let attack = attack.rolled(fresh.len() + rerolled.len());
    attack.check()?;
    defence.check()?;
    let mut rooms = Rooms::default();
    let answers = Steps::new(&attack, defence, &mut rooms).answers::<Value>(|_| 0.0, |_, _, _| {});
    let moment = Moment {
        dice: &ATTACK,
        side: Side::Attacker,
        sources: attack_sources(&attack).collect(),
        described: attack.rerolls.len(),
        bits: answers.bits,
        worth: |ending: &Ending| answers.worth(ending),
    };
    Ok(moment.ways(Lying { fresh, rerolled }, attack_hand(&attack)))
}

/// What the defender can do now that the attack dice show these results in the end, defence dice lie on the table and
/// the attacker has modified them. `rerolled` are those that cannot be rerolled again. The defence says what is left:
/// tokens, and rerolls and changes not used yet.
///
/// ```
/// use odds::{Act, Attack, Cost, Defence, DefenceDice, DefenceFace::*, Results};
/// let dice = DefenceDice::showing(&[Evade, Focus, Blank]);
/// let (attack, defence) = (Attack::new(3), Defence::new(3).evade(1));
/// let ways = odds::defending(&attack, &defence, Results::new(1, 1), dice, DefenceDice::default())?;
/// let shown: Vec<_> = ways.iter().map(|way| (way.act, way.damage.chance(), way.best)).collect();
/// assert_eq!(shown, [(Act::Stop, 1.0, false), (Act::Spend(Cost::Evade), 0.0, true)]);
/// # Ok::<(), odds::Excess>(())
/// ```
pub fn defending(
    attack: &Attack,
    defence: &Defence,
    results: Results,
    fresh: DefenceDice,
    rerolled: DefenceDice,
) -> Result<Vec<Way<3>>, Excess> {
    let defence = defence.rolled(fresh.len() + rerolled.len());
    defence.check()?;
    let neutralise = Neutralise::new(attack, &defence);
    let moment = Moment {
        dice: &DEFENCE,
        side: Side::Defender,
        sources: defence.rerolls.iter().map(Source::from).collect(),
        described: defence.rerolls.len(),
        bits: 0,
        worth: |ending: &Ending| Value::of(neutralise.damage(results, ending.result), 0.0, ending.price),
    };
    Ok(moment.ways(Lying { fresh, rerolled }, defence_hand(&defence)))
}

/// A moment in which somebody modifies dice.
struct Moment<W, const F: usize> {
    dice: &'static Dice<F>,
    side: Side,
    sources: Vec<Source>,
    /// How many of them are not the lock; it comes last.
    described: usize,
    /// A worth counts 2^bits throws.
    bits: u32,
    worth: W,
}

impl<W: Fn(&Ending) -> Value, const F: usize> Moment<W, F> {
    fn ways(&self, lying: Lying<F>, hand: Hand<F>) -> Vec<Way<F>> {
        // Every value counts as many throws as if all fresh dice were rerolled.
        let spread = 3 * lying.fresh.len() as u32;
        let mut found: Vec<(Act<F>, Value)> = Vec::new();
        if hand.may_end(lying) {
            let result = result(lying.fresh.plus(lying.rerolled));
            let ending = Ending { result, price: 0, left: hand.tokens };
            found.push((Act::Stop, (self.worth)(&ending).shift(spread)));
        }
        hand.steps(lying, &mut |step, to, left| {
            let act = match step {
                Step::Spend(cost) => Act::Spend(cost),
                Step::Turn(number) => Act::Change(number),
            };
            let mut room = Room::default();
            let stage = self.stage(&mut room, lying, left, None);
            let mut play = Play::new(&stage, self.side);
            play.solve(&self.worth);
            let value = play.worth(to);
            match found.iter_mut().find(|(known, _)| *known == act) {
                Some((_, known)) if value.better(known, self.side) => *known = value,
                Some(_) => {}
                None => found.push((act, value)),
            }
        });
        for (number, source) in self.sources.iter().enumerate() {
            let Some(tokens) = hand.tokens.paying(source.cost) else { continue };
            let mut room = Room::default();
            let stage = self.stage(&mut room, lying, Hand { tokens, ..hand }, Some(number));
            let mut play = Play::new(&stage, self.side);
            play.solve(&self.worth);
            let with = (number < self.described).then_some(number);
            source.kept(lying.fresh, &mut |kept: Pool<F>| {
                let dice = lying.fresh.minus(kept);
                let mut value = Value::NOTHING;
                for thrown in self.dice.of_size(dice.len()) {
                    let rerolled = lying.rerolled.plus(self.dice.pool(thrown));
                    let after = play.worth(Lying { fresh: kept, rerolled });
                    value = value.plus(after.times(self.dice.weights[thrown]));
                }
                found.push((Act::Reroll { with, dice }, value));
            });
        }
        self.judge(&found, self.bits + spread)
    }

    fn stage<'r>(
        &self,
        room: &'r mut Room,
        lying: Lying<F>,
        hand: Hand<F>,
        without: Option<usize>,
    ) -> Stage<'r, F> {
        let sources = self.sources.iter().enumerate().filter(|&(i, _)| Some(i) != without);
        let size = lying.fresh.len() + lying.rerolled.len();
        let sources = sources.map(|(_, source)| *source);
        let roll = Roll { dice: self.dice, rolled: size, added: Pool::default(), given: true };
        Stage::new(room, roll, Meddling::NONE, sources, hand)
    }

    fn judge(&self, found: &[(Act<F>, Value)], bits: u32) -> Vec<Way<F>> {
        let better = |a: &Value, b: &Value| match self.side {
            Side::Attacker => (a.damage, a.crits) > (b.damage, b.crits),
            Side::Defender => (a.damage, a.crits) < (b.damage, b.crits),
        };
        let mut best = 0;
        for (i, (_, value)) in found.iter().enumerate() {
            if better(value, &found[best].1) {
                best = i;
            }
        }
        let share = |sum: i128| Share { weight: sum.unsigned_abs(), bits };
        let way = |(i, (act, value)): (usize, &(Act<F>, Value))| Way {
            act: *act,
            damage: share(value.damage),
            crits: share(value.crits),
            best: i == best,
        };
        found.iter().enumerate().map(way).collect()
    }
}
