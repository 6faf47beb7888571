//! Figures known from elsewhere, and closed forms.

use odds::{Attack, AttackFace, Change, Cost, Defence, DefenceFace, Excess, Odds, Reroll, Results, Suffered};

fn odds(attack: Attack, defence: Defence) -> Odds {
    odds::odds(&attack, &defence).expect("few dice")
}

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-14, "{found} is not {expected}");
}

/// The figures that a public calculator of these odds checks itself against (`punkUser/xwing_math`); the reroll stands
/// for its Lone Wolf.
#[test]
fn a_public_calculator_comes_to_the_same() {
    let attack = Attack::new(3).focus(1).lock();
    near(odds(Attack::new(3).focus(1), Defence::new(3).focus(1)).expected(), 0.637_756_347_656_25);
    let rerolling = Attack::new(3).lock().force(1).reroll(Reroll::dice(1));
    near(odds(rerolling, Defence::new(0)).expected(), 2.695_068_359_375);
    let defence = Defence::new(3).focus(1).evade(1).reroll(Reroll::dice(1));
    near(odds(attack, defence).expected(), 0.144_477_188_587_189);
}

/// `icepool` computes it too: `benches/peers/odds/icepool_odds.py`.
#[test]
fn the_first_case_of_the_benchmark() {
    let odds = odds(Attack::new(3).focus(1).lock(), Defence::new(3).focus(1).evade(1));
    near(odds.expected(), 0.312_852_859_497_070_3);
    let totals: Vec<_> = odds.totals().map(|share| share.to_string()).collect();
    assert_eq!(totals, ["1532177/2097152", "236925/1048576", "91125/2097152"]);
}

#[test]
fn without_defence_each_die_counts_alone() {
    for dice in 0..=10u8 {
        let n = f64::from(dice);
        near(odds(Attack::new(dice), Defence::new(0)).expected(), n * 4.0 / 8.0);
        near(odds(Attack::new(dice).focus(1), Defence::new(0)).expected(), n * 6.0 / 8.0);
        // A lock alone rerolls whatever is no hit.
        near(odds(Attack::new(dice).lock(), Defence::new(0)).expected(), n * (0.5 + 0.5 * 0.5));
        near(odds(Attack::new(dice).focus(1).lock(), Defence::new(0)).expected(), n * (0.75 + 0.25 * 0.75));
        near(odds(Attack::new(dice), Defence::new(0)).expected_crits(), n / 8.0);
    }
}

#[test]
fn one_die_against_one() {
    // A hit or crit on four sides; an evade on three of eight.
    assert_eq!(odds(Attack::new(1), Defence::new(1)).hits().to_string(), "5/16");
    // With a focus each, six sides against three that show neither evade nor focus.
    assert_eq!(odds(Attack::new(1).focus(1), Defence::new(1).focus(1)).hits().to_string(), "9/32");
    // An evade token and a die to turn: nothing gets through.
    assert_eq!(odds(Attack::new(1).focus(1).lock(), Defence::new(1).evade(1)).hits().weight, 0);
    // X2-ACTION-19: without a die the token has no effect.
    assert_eq!(odds(Attack::new(1), Defence::new(0).evade(1)).expected(), 0.5);
}

#[test]
fn calculate_and_force_change_one_result_each() {
    let with = |attack: Attack| odds(attack, Defence::new(0)).expected();
    // Two dice show 0, 1, 2 focus results in 36, 24 and 4 of 64 throws.
    near(with(Attack::new(2).calculate(1)), 1.0 + 28.0 / 64.0);
    near(with(Attack::new(2).force(1)), 1.0 + 28.0 / 64.0);
    near(with(Attack::new(2).force(2)), 1.5);
    near(with(Attack::new(2).force(1).calculate(1)), 1.5);
}

#[test]
fn changes_are_made_when_they_must_and_when_they_pay() {
    let torpedoes = Change::one(AttackFace::Hit, AttackFace::Crit).must();
    let plain = odds(Attack::new(4), Defence::new(0));
    let changed = odds(Attack::new(4).change(torpedoes), Defence::new(0));
    near(changed.expected(), plain.expected());
    // One more crit whenever there is a hit.
    near(changed.expected_crits(), 0.5 + 1.0 - (5.0f64 / 8.0).powi(4));
    let juke = Change::one(DefenceFace::Evade, DefenceFace::Focus);
    // A defender with a focus token turns back whatever it turns.
    near(
        odds(Attack::new(2).their_change(juke), Defence::new(2).focus(1)).expected(),
        odds(Attack::new(2), Defence::new(2).focus(1)).expected(),
    );
    assert_eq!(odds(Attack::new(1).their_change(juke), Defence::new(1)).hits().to_string(), "1/2");
}

#[test]
fn added_results_are_dice_like_any_other() {
    assert_eq!(odds(Attack::new(0).adding(AttackFace::Focus).focus(1), Defence::new(0)).expected(), 1.0);
    assert_eq!(odds(Attack::new(0).adding(AttackFace::Blank).lock(), Defence::new(0)).expected(), 0.5);
    assert_eq!(odds(Attack::new(1), Defence::new(0).adding(DefenceFace::Evade)).expected(), 0.0);
    assert_eq!(odds(Attack::new(1), Defence::new(0).adding(DefenceFace::Blank).evade(1)).expected(), 0.0);
}

#[test]
fn a_defender_can_spoil_attack_dice_first() {
    // The attacker's only hit is rolled again, and cannot be rolled a third time.
    let spoiled = Defence::new(0).their_reroll(Reroll::dice(1).only(AttackFace::Hit));
    let found = odds(Attack::new(1).lock(), spoiled);
    // Three sides: a hit, rerolled to one half. One: a crit. Four: rerolled with the lock, to one half.
    near(found.expected(), 3.0 / 8.0 * 0.5 + 1.0 / 8.0 + 4.0 / 8.0 * 0.5);
}

#[test]
fn ion_and_cancelling_weapons() {
    let ion = odds(Attack::new(4).ion(), Defence::new(1));
    assert_eq!(ion.expected(), ion.hits().chance());
    assert_eq!(ion.expected_crits(), 0.0);
    let cancelled = odds(Attack::new(1), Defence::new(0).cancels(0, 1));
    assert_eq!(cancelled.expected(), 3.0 / 8.0);
}

#[test]
fn numbers_of_dice_are_summed_before_they_are_cut() {
    let defence = Defence::new(0).tractored().obstructed();
    assert_eq!(defence.dice(), 0);
    assert_eq!(Defence::new(3).at_range(3).obstructed().cloaked().dice(), 7);
    assert_eq!(Attack::new(3).at_range(1).dice(), 4);
}

#[test]
fn damage_meets_shields_first() {
    let odds = odds(Attack::new(2), Defence::new(0));
    let up: f64 = odds.suffered(1).map(|(s, share)| f64::from(s.face_up) * share.chance()).sum();
    // One crit with a hit before it, on 6 of 64 throws; two crits, on one.
    near(up, 7.0 / 64.0);
    assert_eq!(odds.destroys(1, 1).to_string(), "1/4");
    assert_eq!(Results::new(2, 1).suffered(2), Suffered { shields: 2, face_down: 0, face_up: 1 });
}

#[test]
fn a_charge_is_spent_once() {
    let elusive = Reroll::dice(1).costing(Cost::Charge);
    let with = |charges| {
        odds(Attack::new(2), Defence::new(2).charges(charges).reroll(elusive).reroll(elusive)).expected()
    };
    assert!(with(0) > with(1) && with(1) > with(2) && with(2) == with(3));
}

#[test]
fn too_much_is_refused_with_a_reason() {
    let too = |attack: Attack, defence: Defence| odds::odds(&attack, &defence).expect_err("too much");
    assert_eq!(too(Attack::new(11), Defence::new(0)), Excess::AttackDice);
    assert_eq!(too(Attack::new(10).adding(AttackFace::Hit), Defence::new(0)), Excess::AttackDice);
    assert_eq!(too(Attack::new(1), Defence::new(11)), Excess::DefenceDice);
    let free = Reroll::dice(1);
    assert_eq!(
        too(Attack::new(1).reroll(free).reroll(free).reroll(free).reroll(free), Defence::new(0)),
        Excess::Rerolls
    );
    assert!(too(Attack::new(11), Defence::new(0)).to_string().contains("at most 10 dice"));
}
