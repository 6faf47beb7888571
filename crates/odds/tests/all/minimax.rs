//! The odds are those of two players who look at everything.

use crate::table::{Fight, Means};
use odds::{Attack, AttackFace, Change, Cost, Defence, DefenceFace, Faces, Reroll, Tokens};
use proptest::prelude::*;

/// The same fight, as the crate describes it.
fn described(fight: &Fight) -> (Attack, Defence) {
    let mut attack = Attack::new(fight.dice[0] as u8).tokens(fight.attack.tokens);
    let mut defence = Defence::new(fight.dice[1] as u8).tokens(fight.defence.tokens);
    // The lock is an effect like any other there, and a token here.
    for &reroll in fight.attack.rerolls.iter().filter(|reroll| reroll.cost != Cost::Lock) {
        attack = attack.reroll(reroll);
    }
    for &change in &fight.attack.changes {
        attack = attack.change(change);
    }
    for &reroll in &fight.defence.rerolls {
        defence = defence.reroll(reroll);
    }
    for &change in &fight.defence.changes {
        defence = defence.change(change);
    }
    for &reroll in &fight.meddling.0.rerolls {
        defence = defence.their_reroll(reroll);
    }
    for &change in &fight.meddling.0.changes {
        defence = defence.their_change(change);
    }
    for &reroll in &fight.meddling.1.rerolls {
        attack = attack.their_reroll(reroll);
    }
    for &change in &fight.meddling.1.changes {
        attack = attack.their_change(change);
    }
    (attack, if fight.reinforce { defence.reinforce() } else { defence })
}

/// Whether the distributions could be compared.
fn check(fight: &Fight) -> bool {
    let (attack, defence) = described(fight);
    let odds = odds::odds(&attack, &defence).expect("few dice");
    let worth = fight.worth();
    assert_eq!(odds.expected(), worth.figures[0], "damage: {fight:#?}");
    assert_eq!(odds.expected_crits(), worth.figures[1], "crits: {fight:#?}");
    if !worth.tied {
        let found: Vec<_> = odds
            .damage()
            .map(|(damage, share)| ((usize::from(damage.hits), usize::from(damage.crits)), share.chance()))
            .collect();
        let mut expected: Vec<_> = worth.damage.into_iter().filter(|&(_, chance)| chance > 0.0).collect();
        expected.sort_by_key(|&((hits, crits), _)| (hits + crits, crits));
        assert_eq!(found, expected, "{fight:#?}");
    }
    !worth.tied
}

fn lock() -> Reroll<AttackFace> {
    Reroll::dice(u8::MAX).costing(Cost::Lock)
}

#[test]
fn every_combination_of_tokens_is_spent_as_well_as_possible() {
    let bit = |set: u32, i: u32| ((set >> i) & 1) as u8;
    let mut compared = 0;
    for dice in [[1, 1], [1, 2], [2, 1], [2, 2]] {
        for set in 0..1 << 8 {
            let mut fight = Fight { dice, ..Fight::default() };
            fight.attack.tokens = Tokens {
                focus: bit(set, 0),
                calculate: bit(set, 1),
                force: bit(set, 2),
                lock: bit(set, 3),
                ..Tokens::default()
            };
            if fight.attack.tokens.lock > 0 {
                fight.attack.rerolls.push(lock());
            }
            fight.defence.tokens = Tokens {
                focus: bit(set, 4),
                calculate: bit(set, 5),
                force: bit(set, 6),
                evade: bit(set, 7),
                ..Tokens::default()
            };
            compared += u32::from(check(&fight));
        }
    }
    assert!(compared > 500, "hardly any distribution was compared: {compared}");
}

#[test]
fn three_dice_on_each_side() {
    let tokens = Tokens { focus: 1, lock: 1, ..Tokens::default() };
    let mut fight = Fight { dice: [3, 3], ..Fight::default() };
    fight.attack = Means { rerolls: vec![lock()], tokens, ..Means::default() };
    fight.defence.tokens = Tokens { focus: 1, evade: 1, ..Tokens::default() };
    assert!(check(&fight));
    fight.attack.rerolls.push(Reroll::dice(1));
    fight.reinforce = true;
    check(&fight);
}

fn attack_faces() -> impl Strategy<Value = Faces<AttackFace>> {
    prop_oneof![
        Just(Faces::ALL),
        Just(AttackFace::Blank.into()),
        Just(Faces::of(&[AttackFace::Focus, AttackFace::Blank])),
        Just(Faces::of(&[AttackFace::Hit, AttackFace::Crit])),
    ]
}

fn defence_faces() -> impl Strategy<Value = Faces<DefenceFace>> {
    prop_oneof![
        Just(Faces::ALL),
        Just(DefenceFace::Blank.into()),
        Just(DefenceFace::Evade.into()),
        Just(Faces::of(&[DefenceFace::Focus, DefenceFace::Blank])),
    ]
}

fn cost() -> impl Strategy<Value = Cost> {
    prop_oneof![3 => Just(Cost::Free), 2 => Just(Cost::Charge), 1 => Just(Cost::Force), 1 => Just(Cost::Focus)]
}

fn rerolls<D: odds::Face>(
    faces: impl Strategy<Value = Faces<D>>,
    most: usize,
) -> impl Strategy<Value = Vec<Reroll<D>>> {
    let reroll = (1..=2u8, faces, cost()).prop_map(|(up_to, faces, cost)| Reroll { up_to, faces, cost });
    prop::collection::vec(reroll, 0..=most)
}

/// Changes that one makes to one's own dice. What must be made is an improvement.
fn changes<D: odds::Face>(to_most: usize) -> impl Strategy<Value = Vec<Change<D>>> {
    let change = (1..=3u8, 0..to_most, 1..=2u8, prop::bool::ANY, cost()).prop_map(
        move |(from, to, count, must, cost)| {
            let kinds = D::ALL.len();
            let to = D::ALL[to];
            let from = (0..kinds).filter(|i| from & (1 << (kinds - 1 - i).min(1)) != 0).map(|i| D::ALL[i]);
            let from: Vec<D> = from.filter(|f| f.index() > to.index()).collect();
            Change { from: Faces::of(&from), to, count, must: must && cost == Cost::Free, cost }
        },
    );
    prop::collection::vec(change, 0..=2)
}

fn tokens() -> impl Strategy<Value = Tokens> {
    (0..=1u8, 0..=1u8, 0..=2u8, 0..=2u8, 0..=2u8).prop_map(|(focus, calculate, force, evade, charges)| {
        Tokens { focus, calculate, force, evade, charges, lock: 0 }
    })
}

fn fights() -> impl Strategy<Value = Fight> {
    let attack = (rerolls(attack_faces(), 2), changes::<AttackFace>(2), tokens(), prop::bool::ANY);
    let defence = (rerolls(defence_faces(), 2), changes::<DefenceFace>(1), tokens());
    let worse = |to: AttackFace, from: AttackFace| Change::one(from, to);
    let meddling = prop_oneof![
        4 => Just((None, Vec::new())),
        1 => Just((Some(Reroll::dice(1)), Vec::new())),
        1 => Just((None, vec![worse(AttackFace::Hit, AttackFace::Crit)])),
        1 => Just((Some(Reroll::dice(2).only(AttackFace::Crit)), vec![worse(AttackFace::Focus, AttackFace::Hit).must()])),
    ];
    let juke = |must: bool| Change { must, ..Change::one(DefenceFace::Evade, DefenceFace::Focus) };
    let against = prop_oneof![
        4 => Just((None, Vec::new())),
        1 => Just((Some(Reroll::dice(1)), Vec::new())),
        1 => Just((None, vec![juke(false)])),
        1 => Just((Some(Reroll::dice(1).only(DefenceFace::Evade)), vec![juke(true)])),
    ];
    (0..=2usize, 0..=2usize, attack, defence, meddling, against, prop::bool::ANY).prop_map(
        |(
            a,
            d,
            (mut rerolls, changes, mut tokens, locked),
            (drerolls, dchanges, dtokens),
            meddling,
            against,
            reinforce,
        )| {
            if locked {
                tokens.lock = 1;
                rerolls.push(lock());
            }
            tokens.evade = 0;
            Fight {
                dice: [a, d],
                attack: Means { rerolls, changes, tokens },
                defence: Means { rerolls: drerolls, changes: dchanges, tokens: dtokens },
                meddling: (
                    Means {
                        rerolls: meddling.0.into_iter().collect(),
                        changes: meddling.1,
                        ..Means::default()
                    },
                    Means {
                        rerolls: against.0.into_iter().collect(),
                        changes: against.1,
                        ..Means::default()
                    },
                ),
                reinforce,
            }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_the_effects_both_sides_play_as_well_as_possible(fight in fights()) {
        check(&fight);
    }
}
