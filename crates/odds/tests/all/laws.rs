//! What holds for all attacks.

use odds::{Attack, AttackFace, Change, Cost, Defence, Odds, Reroll, Tokens};
use proptest::prelude::*;

fn odds(attack: &Attack, defence: &Defence) -> Odds {
    odds::odds(attack, defence).expect("few dice")
}

fn tokens() -> impl Strategy<Value = Tokens> {
    (0..=1u8, 0..=2u8, 0..=2u8, 0..=2u8, 0..=1u8, 0..=1u8).prop_map(
        |(focus, calculate, force, evade, charges, lock)| Tokens {
            focus,
            calculate,
            force,
            evade,
            charges,
            lock,
        },
    )
}

fn attacks() -> impl Strategy<Value = Attack> {
    (0..=5u8, tokens(), prop::bool::ANY, prop::bool::ANY).prop_map(|(dice, tokens, reroll, change)| {
        let mut attack = Attack::new(dice).tokens(tokens);
        if reroll {
            attack = attack.reroll(Reroll::dice(1));
        }
        if change {
            attack = attack.change(Change::one(AttackFace::Hit, AttackFace::Crit));
        }
        attack
    })
}

fn defences() -> impl Strategy<Value = Defence> {
    (0..=5u8, tokens(), prop::bool::ANY, prop::bool::ANY).prop_map(|(dice, tokens, reroll, reinforce)| {
        let mut defence = Defence::new(dice).tokens(tokens);
        if reroll {
            defence = defence.reroll(Reroll::dice(1).costing(Cost::Charge));
        }
        if reinforce { defence.reinforce() } else { defence }
    })
}

#[test]
fn large_attacks_are_counted_exactly_too() {
    let attack = Attack::new(10).focus(1).lock();
    let defence = Defence::new(10).focus(1).evade(2).reroll(Reroll::dice(10));
    let odds = odds(&attack, &defence);
    let sum: u128 = odds.damage().map(|(_, share)| share.weight).sum();
    let bits = odds.hits().bits;
    assert_eq!((sum, bits), (1 << 120, 120));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_throws_are_counted_once(attack in attacks(), defence in defences()) {
        let odds = odds(&attack, &defence);
        for shares in [odds.results().collect::<Vec<_>>(), odds.damage().collect()] {
            let bits = shares[0].1.bits;
            prop_assert_eq!(shares.iter().map(|(_, share)| share.weight).sum::<u128>(), 1 << bits);
        }
    }

    #[test]
    fn another_token_never_hurts_its_owner(attack in attacks(), defence in defences()) {
        let before = odds(&attack, &defence).expected();
        for more in [attack.focus(2), attack.force(3), attack.calculate(3), attack.lock(), attack.more(1)] {
            prop_assert!(odds(&more, &defence).expected() >= before);
        }
        for more in [defence.focus(2), defence.force(3), defence.evade(3), defence.more(1), defence.reinforce()] {
            prop_assert!(odds(&attack, &more).expected() <= before);
        }
    }

    #[test]
    fn the_order_in_which_effects_are_described_does_not_matter(
        attack in attacks(), defence in defences(), blanks in prop::bool::ANY,
    ) {
        let first = Reroll::dice(2).only(if blanks { AttackFace::Blank } else { AttackFace::Focus });
        let second = Reroll::dice(1);
        let (there, back) = (attack.reroll(first).reroll(second), attack.reroll(second).reroll(first));
        prop_assert_eq!(odds(&there, &defence).expected_exactly(), odds(&back, &defence).expected_exactly());
    }

    #[test]
    fn calculate_and_force_are_as_good_as_each_other_in_one_attack(
        attack in attacks(), defence in defences(), count in 0..=3u8,
    ) {
        let (attack, defence) = (attack.force(0).calculate(0), defence.force(0).calculate(0));
        prop_assert_eq!(
            odds(&attack.force(count), &defence.calculate(count)).expected_exactly(),
            odds(&attack.calculate(count), &defence.force(count)).expected_exactly()
        );
    }
}
