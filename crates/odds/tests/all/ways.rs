//! What each way to go on is worth.

use odds::AttackFace::{Blank, Crit, Focus, Hit};
use odds::{
    Act, Attack, AttackDice, AttackFace, Change, Cost, Defence, DefenceDice, DefenceFace, Pool, Reroll,
    Results,
};
use proptest::prelude::*;

const NONE: AttackDice = Pool([0; 4]);

/// The best way is worth what the odds say, whatever falls: the two are solved from different ends.
fn fallen(attack: &Attack, defence: &Defence) -> f64 {
    let dice = attack.dice();
    let mut sum = 0.0;
    for throw in 0..8usize.pow(dice.into()) {
        let sides = [Hit, Hit, Hit, Crit, Focus, Focus, Blank, Blank];
        let faces: Vec<_> = (0..dice).map(|die| sides[throw >> (3 * die) & 7]).collect();
        let ways = odds::attacking(attack, defence, AttackDice::showing(&faces), NONE).expect("few dice");
        sum += ways.iter().find(|way| way.best).expect("one is best").damage.chance();
    }
    sum / 8f64.powi(dice.into())
}

#[test]
fn the_best_ways_together_are_the_odds() {
    let defence = Defence::new(2).focus(1).evade(1);
    for attack in [
        Attack::new(2),
        Attack::new(3).focus(1).lock(),
        Attack::new(2).force(1).lock().reroll(Reroll::dice(1)),
        Attack::new(3).calculate(1).change(Change::one(Blank, Focus)).change(Change::one(Hit, Crit).must()),
    ] {
        let odds = odds::odds(&attack, &defence).expect("few dice").expected();
        assert!((fallen(&attack, &defence) - odds).abs() < 1e-13, "{attack:?}");
    }
}

#[test]
fn a_lock_offers_every_choice_of_dice_but_those_rerolled() {
    let attack = Attack::new(3).lock();
    let ways = odds::attacking(
        &attack,
        &Defence::new(0),
        AttackDice::showing(&[Hit, Blank]),
        AttackDice::showing(&[Blank]),
    );
    let ways = ways.expect("few dice");
    let rerolls: Vec<_> = ways
        .iter()
        .filter(|way| way.act != Act::Stop)
        .map(|way| (way.act, way.damage.chance(), way.best))
        .collect();
    let reroll = |faces: &[AttackFace]| Act::Reroll { with: None, dice: AttackDice::showing(faces) };
    assert_eq!(
        rerolls,
        [(reroll(&[Blank]), 1.5, true), (reroll(&[Hit]), 0.5, false), (reroll(&[Hit, Blank]), 1.0, false)]
    );
}

#[test]
fn what_must_be_changed_comes_before_stopping() {
    let attack = Attack::new(2).change(Change::one(Hit, Crit).must());
    let ways = odds::attacking(&attack, &Defence::new(1), AttackDice::showing(&[Hit, Blank]), NONE)
        .expect("few dice");
    assert_eq!(ways.iter().map(|way| way.act).collect::<Vec<_>>(), [Act::Change(0)]);
}

#[test]
fn a_defender_weighs_a_reroll_against_a_token() {
    let elusive = Defence::new(2).focus(1).charges(1).reroll(Reroll::dice(1).costing(Cost::Charge));
    let dice = DefenceDice::showing(&[DefenceFace::Focus, DefenceFace::Blank]);
    let found = odds::defending(&Attack::new(3), &elusive, Results::new(2, 0), dice, Pool::default());
    let found = found.expect("few dice");
    let way = |act| found.iter().find(|way| way.act == act).expect("it is offered").damage.chance();
    let blank = Act::Reroll { with: Some(0), dice: DefenceDice::showing(&[DefenceFace::Blank]) };
    assert_eq!(way(Act::Stop), 2.0);
    // The charge can still be spent after the focus, on the blank: an evade on three sides of eight.
    assert_eq!(way(Act::Spend(Cost::Focus)), 1.0 - 3.0 / 8.0);
    // The focus can still be spent after the reroll, on both dice: all but three blank sides of eight.
    assert_eq!(way(blank), 3.0 / 8.0);
    assert!(found.iter().find(|way| way.best).is_some_and(|way| way.act == blank));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_better_than_the_best(
        faces in prop::collection::vec(0..4usize, 0..=4), rerolled in prop::collection::vec(0..4usize, 0..=2),
        focus in 0..=1u8, force in 0..=2u8, lock in prop::bool::ANY, reroll in prop::bool::ANY,
    ) {
        let showing = |faces: Vec<usize>| {
            AttackDice::showing(&faces.into_iter().map(|f| [Hit, Crit, Focus, Blank][f]).collect::<Vec<_>>())
        };
        let mut attack = Attack::new(0).focus(focus).force(force);
        if lock {
            attack = attack.lock();
        }
        if reroll {
            attack = attack.reroll(Reroll::dice(1).only(Blank));
        }
        let defence = Defence::new(2).focus(1);
        let ways = odds::attacking(&attack, &defence, showing(faces), showing(rerolled)).expect("few dice");
        let best = ways.iter().find(|way| way.best).expect("one is best");
        prop_assert_eq!(ways.iter().filter(|way| way.best).count(), 1);
        prop_assert_eq!(ways[0].act, Act::Stop);
        for way in &ways {
            prop_assert!(way.damage.weight <= best.damage.weight && way.damage.bits == best.damage.bits);
        }
    }
}
