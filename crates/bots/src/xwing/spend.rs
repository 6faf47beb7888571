//! Modifying dice: tokens, Force, locks and rerolls by exact odds.

use super::{
    chart::{Chart, FOCUS},
    sketch::Sketch,
};
use ::xwing::{Choice, Dice, DiceSet, Face, Query, ShipId, Spend, Token, view::AttackView};
use odds::{
    Act, Attack, AttackDice, AttackFace, Cost, Defence, DefenceDice, Results, Tokens, attacking, defending,
};

/// Splits dice into those that may still be rerolled and those that may not.
fn split<T>(dice: &[(Face, bool)], face: impl Fn(Face) -> T, rerolled: bool) -> Vec<T> {
    dice.iter().filter(|die| die.1 == rerolled).map(|die| face(die.0)).collect()
}

/// How many defence dice there will be.
fn defence_dice(query: Query<'_>, attack: &AttackView) -> u8 {
    let bonus = query
        .content
        .weapon(query.ship(attack.attacker), attack.weapon)
        .is_none_or(|weapon| weapon.range_bonus);
    let dice =
        query.agility(attack.defender) + u8::from(bonus && attack.range == 3) + u8::from(attack.obstructed);
    dice.saturating_sub(u8::from(query.ship(attack.defender).tokens.has(Token::Tractor)))
}

/// How to modify dice. `keep` is what a focus token would be worth later this round, in expected damage.
pub(super) fn spend(
    query: Query<'_>,
    attack: &AttackView,
    by: ShipId,
    dice: Dice,
    legal: &[Choice],
    keep: f32,
) -> Choice {
    // Cards come first: they are free, or were meant for this.
    let card = legal.iter().find(|choice| matches!(choice, Choice::Spend(Spend::Ability(_))));
    if let Some(card) = card {
        return *card;
    }
    let found = match dice {
        Dice::Attack if attack.attacker == by => offence(query, attack, legal, keep),
        Dice::Defense if attack.defender == by => defence(query, attack, legal),
        Dice::Attack | Dice::Defense => None,
    };
    let pass = legal.iter().find(|choice| **choice == Choice::Pass).copied();
    found.filter(|choice| legal.contains(choice)).or(pass).unwrap_or(legal[0])
}

fn offence(query: Query<'_>, view: &AttackView, legal: &[Choice], keep: f32) -> Option<Choice> {
    let locked = legal.iter().any(|choice| matches!(choice, Choice::Spend(Spend::Lock(_))));
    let tokens = Tokens { lock: u8::from(locked), evade: 0, ..query.purse(view.attacker) };
    let attack = Attack::new(0).tokens(tokens);
    let defence = Defence::new(defence_dice(query, view)).tokens(query.purse(view.defender));
    let fresh = AttackDice::showing(&split(&view.attack, Face::on_attack, false));
    let rerolled = AttackDice::showing(&split(&view.attack, Face::on_attack, true));
    let ways = attacking(&attack, &defence, fresh, rerolled).ok()?;
    let best = ways.iter().find(|way| way.best)?;
    let stop = ways.iter().find(|way| way.act == Act::Stop).map_or(0.0, |way| way.damage.chance());
    Some(match best.act {
        Act::Stop | Act::Change(_) => Choice::Pass,
        Act::Spend(Cost::Focus) if best.damage.chance() - stop < f64::from(keep) => Choice::Pass,
        Act::Spend(cost) => Choice::Spend(paid(cost)?),
        Act::Reroll { dice, .. } => {
            let fits = |set: &DiceSet| {
                let faces: Vec<AttackFace> =
                    set.iter().filter_map(|die| view.attack.get(die)).map(|die| die.0.on_attack()).collect();
                AttackDice::showing(&faces) == dice
            };
            let mut sets = legal.iter().filter_map(|choice| {
                let Choice::Spend(Spend::Lock(set)) = *choice else { return None };
                Some(set)
            });
            Choice::Spend(Spend::Lock(sets.find(fits)?))
        }
    })
}

fn defence(query: Query<'_>, view: &AttackView, legal: &[Choice]) -> Option<Choice> {
    let count = |face: Face| view.attack.iter().filter(|die| die.0 == face).count() as u8;
    let results = Results::new(count(Face::Hit), count(Face::Crit));
    let defence = Defence::new(0).tokens(query.purse(view.defender));
    let fresh = DefenceDice::showing(&split(&view.defense, Face::on_defence, false));
    let rerolled = DefenceDice::showing(&split(&view.defense, Face::on_defence, true));
    let ways = defending(&Attack::new(0), &defence, results, fresh, rerolled).ok()?;
    let best = ways.iter().find(|way| way.best)?;
    Some(match best.act {
        Act::Stop | Act::Change(_) | Act::Reroll { .. } => Choice::Pass,
        Act::Spend(Cost::Evade) => {
            // A blank first: a focus result may still be turned.
            let blank = Choice::Spend(Spend::Evade(Face::Blank));
            if legal.contains(&blank) { blank } else { Choice::Spend(Spend::Evade(Face::Focus)) }
        }
        Act::Spend(cost) => Choice::Spend(paid(cost)?),
    })
}

fn paid(cost: Cost) -> Option<Spend> {
    match cost {
        Cost::Focus => Some(Spend::Focus),
        Cost::Calculate => Some(Spend::Calculate),
        Cost::Force => Some(Spend::Force),
        Cost::Evade => Some(Spend::Evade(Face::Blank)),
        Cost::Free | Cost::Charge | Cost::Lock => None,
    }
}

/// Which dice to reroll, of sets that are offered: blanks, and focus results nothing will turn.
pub(super) fn reroll(query: Query<'_>, view: &AttackView, dice: Dice, legal: &[Choice]) -> Option<Choice> {
    let (own, pool) = match dice {
        Dice::Attack => (view.attacker, &view.attack),
        Dice::Defense => (view.defender, &view.defense),
    };
    let tokens = query.purse(own);
    let turned = if tokens.focus > 0 { u8::MAX } else { tokens.calculate + tokens.force };
    let score = |set: DiceSet| {
        let mut left = turned;
        let mut sum: f32 = 0.0;
        // Focus results that stay are turned as far as tokens go.
        for (die, (face, _)) in pool.iter().enumerate() {
            let rolled = set.has(die);
            sum += match face {
                _ if rolled => 0.5 + if turned > 0 { 0.25 } else { 0.0 },
                Face::Hit | Face::Crit | Face::Evade => 1.0,
                Face::Focus if left > 0 => {
                    left = left.saturating_sub(1);
                    1.0
                }
                Face::Focus | Face::Blank => 0.0,
            };
        }
        sum
    };
    let sets = legal.iter().filter_map(|choice| {
        let Choice::Dice(set) = *choice else { return None };
        Some((*choice, score(set)))
    });
    sets.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(choice, _)| choice)
}

/// What a focus token will be worth to a ship when it is fired at later this round: the damage it is expected to prevent
/// from the first enemy that can still fire at it.
pub(super) fn focus_kept(sketch: &Sketch<'_>, ship: ShipId) -> f32 {
    let Some(at) = sketch.place(ship) else { return 0.0 };
    let stands = sketch.stands();
    let lanes = sketch.lanes(&stands);
    let chart = Chart::get();
    let saved = (0..sketch.crafts.len()).filter_map(|from| {
        let lane = lanes.get(from, at)?;
        let shot = sketch.shot(from, at, lane, false);
        let aim = if stands[from].focus > 0.5 { FOCUS } else { 0 };
        let plain = chart.fall(shot.attack, aim, shot.defence, 0).mean;
        Some(plain - chart.fall(shot.attack, aim, shot.defence, FOCUS).mean)
    });
    saved.fold(0.0, f32::max)
}
