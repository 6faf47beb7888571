//! Several attacks in a row.

use odds::{Attack, Cost, Defence, Excess, Reroll, Series, Ship, Spend};
use proptest::prelude::*;

fn series(attacks: &[Attack], defence: &Defence, ship: Option<Ship>, spend: Spend) -> Series {
    odds::series(attacks, defence, ship, spend).expect("few dice")
}

fn expected(attacks: &[Attack], defence: &Defence, spend: Spend) -> f64 {
    series(attacks, defence, None, spend).end().expect("an attack").expected()
}

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-13, "{found} is not {expected}");
}

/// The figures that a public calculator of these odds checks itself against (`punkUser/xwing_math`).
#[test]
fn a_public_calculator_comes_to_the_same() {
    let attacks = [Attack::new(3).focus(1).lock(); 2];
    let defence = Defence::new(3).focus(1).evade(1);
    near(expected(&attacks, &defence, Spend::Thrifty), 1.429_703_696_999_24);
    near(expected(&attacks, &defence.reinforce(), Spend::Thrifty), 0.937_748_962_769_547);
}

#[test]
fn one_attack_is_one_attack() {
    let (attack, defence) = (Attack::new(3).focus(1).lock(), Defence::new(2).focus(1).evade(1));
    let odds = odds::odds(&attack, &defence).expect("few dice");
    let ship = Ship { shields: 1, hull: 2 };
    for spend in [Spend::Thrifty, Spend::Foreseeing] {
        let counted = series(&[attack], &defence, None, spend);
        let end = counted.end().expect("an attack");
        near(end.expected(), odds.expected());
        near(end.expected_crits(), odds.expected_crits());
        for (found, share) in end.totals().into_iter().zip(odds.totals()) {
            near(found, share.chance());
        }
        let flown = series(&[attack], &defence, Some(ship), spend);
        let end = flown.end().expect("an attack");
        near(end.destroyed(), odds.destroys(1, 2).chance());
        let up: f64 = end.flying().map(|(suffered, chance)| f64::from(suffered.face_up) * chance).sum();
        let mut expected = 0.0;
        for (suffered, share) in odds.suffered(1).filter(|(suffered, _)| suffered.cards() < 2) {
            expected += f64::from(suffered.face_up) * share.chance();
        }
        near(up, expected);
    }
}

#[test]
fn without_tokens_attacks_do_not_know_of_each_other() {
    let attacks = [Attack::new(2), Attack::new(3).focus(1), Attack::new(4).lock()];
    let defence = Defence::new(2);
    let alone = |attack| odds::odds(attack, &defence).expect("few dice").expected();
    let sum: f64 = attacks.iter().map(alone).sum();
    near(expected(&attacks, &defence, Spend::Thrifty), sum);
    near(expected(&attacks, &defence, Spend::Foreseeing), sum);
}

/// A thrifty defender spends the focus on a single focus result. One who knows what comes spends the evade, since six
/// dice make more of a focus than of an evade.
#[test]
fn foresight_keeps_the_token_that_does_more_good_later() {
    let attacks = [Attack::new(1), Attack::new(8).focus(1).lock()];
    let defence = Defence::new(6).focus(1).evade(1);
    let thrifty = expected(&attacks, &defence, Spend::Thrifty);
    let foreseeing = expected(&attacks, &defence, Spend::Foreseeing);
    assert!(foreseeing < thrifty - 0.001, "{foreseeing} is not less than {thrifty}");
}

#[test]
fn force_comes_back_before_each_attack() {
    let attacks = [Attack::new(3).focus(1); 3];
    let once = expected(&attacks, &Defence::new(2).force(1), Spend::Thrifty);
    let again = expected(&attacks, &Defence::new(2).force(0).recovers_force(1), Spend::Thrifty);
    assert!(again < once);
    let alone = odds::odds(&attacks[0], &Defence::new(2).force(1)).expect("few dice").expected();
    near(again, 3.0 * alone);
}

#[test]
fn charges_run_out() {
    let elusive = Defence::new(3).charges(1).reroll(Reroll::dice(1).costing(Cost::Charge));
    let attacks = [Attack::new(3).focus(1); 2];
    let first = odds::odds(&attacks[0], &elusive).expect("few dice").expected();
    let both = expected(&attacks, &elusive, Spend::Thrifty);
    assert!(both > 2.0 * first && both < expected(&attacks, &elusive.charges(0), Spend::Thrifty));
}

#[test]
fn a_destroyed_ship_stays_so() {
    let flown = series(
        &[Attack::new(5).focus(1).lock(); 6],
        &Defence::new(0),
        Some(Ship { shields: 0, hull: 1 }),
        Spend::Thrifty,
    );
    let chances: Vec<_> = flown.after().iter().map(odds::After::destroyed).collect();
    assert!(chances.is_sorted() && chances[5] > 0.999_999);
    near(flown.after()[0].destroyed(), 1.0 - (1.0f64 / 16.0).powi(5));
    let end = flown.end().expect("six attacks");
    assert!(end.expected() <= 1.0);
    // Hardly any attack is made after the first.
    let first = odds::odds(&Attack::new(5).focus(1).lock(), &Defence::new(0)).expect("few dice");
    assert!((end.expected_crits() - first.expected_crits()).abs() < 1e-5);
}

#[test]
fn too_long_a_series_is_refused_and_none_is_no_series() {
    let attack = Attack::new(10).lock();
    let defence = Defence::new(10).reroll(Reroll::dice(1));
    let refused = odds::series(&[attack; 12], &defence, None, Spend::Thrifty);
    assert_eq!(refused.expect_err("too many bits"), Excess::Series);
    assert!(series(&[], &defence, None, Spend::Thrifty).end().is_none());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// Both players foresee, so each could do no better than the other lets them: a thrifty defender against attackers
    /// who do not foresee is no bound. Against attackers without a choice, foresight never hurts.
    #[test]
    fn foresight_never_hurts_against_attackers_without_a_choice(
        dice in prop::collection::vec(0..=4u8, 1..=3), agility in 0..=3u8,
        focus in 0..=1u8, evade in 0..=1u8, force in 0..=2u8,
    ) {
        let attacks: Vec<_> = dice.into_iter().map(Attack::new).collect();
        let defence = Defence::new(agility).focus(focus).evade(evade).force(force);
        let (thrifty, foreseeing) =
            (expected(&attacks, &defence, Spend::Thrifty), expected(&attacks, &defence, Spend::Foreseeing));
        prop_assert!(foreseeing <= thrifty + 1e-12, "{foreseeing} > {thrifty}");
    }

    #[test]
    fn chances_sum_to_one_after_every_attack(
        dice in prop::collection::vec(0..=4u8, 1..=4), agility in 0..=3u8, evade in 0..=1u8, force in 0..=2u8,
        shields in 0..=2u8, hull in 1..=4u8,
    ) {
        let attacks: Vec<_> = dice.into_iter().map(|dice| Attack::new(dice).focus(1).lock()).collect();
        let defence = Defence::new(agility).evade(evade).force(force);
        for ship in [None, Some(Ship { shields, hull })] {
            for after in series(&attacks, &defence, ship, Spend::Thrifty).after() {
                prop_assert!((after.totals().iter().sum::<f64>() - 1.0).abs() < 1e-14);
                let flying: f64 = after.flying().map(|(_, chance)| chance).sum();
                prop_assert!(ship.is_none() || (flying + after.destroyed() - 1.0).abs() < 1e-14);
            }
        }
    }
}
