//! A single attack takes no room that must be asked for.

use allocation_counter::measure;
use odds::{Attack, AttackFace, Change, Cost, Defence, Reroll};

#[test]
fn attacks_with_at_most_one_reroll_a_side_allocate_nothing() {
    let attack = Attack::new(3).focus(1).lock();
    let defence = Defence::new(3).focus(1).evade(1);
    let torpedoes = Change::one(AttackFace::Hit, AttackFace::Crit).must();
    for (attack, defence) in [
        (attack, defence),
        (Attack::new(5).focus(1).force(1).lock(), Defence::new(5).focus(1).evade(1)),
        (attack.at_range(1).change(torpedoes), defence),
        (attack, defence.charges(1).reroll(Reroll::dice(1).costing(Cost::Charge))),
        (attack, defence.reinforce().obstructed()),
    ] {
        let mut expected = 0.0;
        let used = measure(|| expected = odds::odds(&attack, &defence).expect("few dice").expected());
        assert_eq!((used.count_total, expected > 0.0), (0, true), "{attack:?}");
    }
}
