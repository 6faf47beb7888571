//! What could not be played is refused by the pack check, at its place and by a sentence. Each of these was accepted once, and
//! ended a match in a way that no rule knows; `vocabulary` found them.

use xwing::{Content, PackFault};

/// What the check says of an ability on an upgrade with two charges.
fn said(ability: &str) -> Option<String> {
    let text = format!(
        r#"[Upgrade(id: "house", name: (en: "House", fr: "Maison"), slots: [Talent], charges: (limit: 2),
            faces: [(text: (en: "House", fr: "Maison"), abilities: [{ability}])])]"#
    );
    match Content::classic_and(&[("upgrades/house.ron", &text)]) {
        Ok(_) => None,
        Err(error) => match error.why {
            PackFault::Content(why) => Some(why.key.to_string()),
            PackFault::Syntax(why) => panic!("{why}"),
        },
    }
}

fn refused(by: &str, abilities: &[&str]) {
    for ability in abilities {
        assert_eq!(said(ability).as_deref(), Some(by), "{ability}");
    }
}

fn accepted(abilities: &[&str]) {
    for ability in abilities {
        assert_eq!(said(ability), None, "{ability}");
    }
}

/// Each part of a price is looked at by itself: two charges of one that is left went below nothing.
#[test]
fn a_price_names_each_thing_once() {
    refused(
        "pack-xwing-cost-twice",
        &[
            "Triggered(on: AfterAction, cost: [Charge(1), Charge(1)], then: [Gain(This, Focus, 1)])",
            "Triggered(on: AfterAction, cost: [Force(1), Force(1)], then: [Gain(This, Focus, 1)])",
            "Triggered(on: AfterAction, cost: [Spend(Evade, 1), Spend(Evade, 1)], then: [Gain(This, Focus, 1)])",
        ],
    );
    accepted(&[
        "Triggered(on: AfterAction, cost: [Charge(2), Force(1)], then: [Gain(This, Focus, 1)])",
        "Triggered(on: AfterAction, cost: [Spend(Evade, 1), Spend(Focus, 1)], then: [Gain(This, Calculate, 1)])",
    ]);
}

/// Nothing answers the price of an attack, so it has no part that anything could answer.
#[test]
fn what_stands_in_for_a_requirement_is_paid_at_once() {
    refused(
        "pack-xwing-weapon-cost",
        &[
            "Constant(effect: InsteadOfRequirement([Suffer(1)]))",
            "Constant(effect: InsteadOfRequirement([Gain(Stress, 1)]))",
        ],
    );
    accepted(&["Constant(effect: InsteadOfRequirement([Charge(1)]))"]);
}

/// The shields a ship can have would be asked for without end: the stack overflowed.
#[test]
fn values_do_not_depend_on_the_shields_that_are_lacking() {
    refused(
        "pack-xwing-circle",
        &[
            "Constant(of: [LacksShield], effect: Value(Shields, 1))",
            "Constant(when: [Not(That(This, [LacksShield]))], effect: Value(Shields, 1))",
            "Constant(when: [There([Enemy, LacksShield])], effect: Value(Shields, -1))",
            "Constant(when: [That(This, [LacksShield])], effect: Value(Hull, 1))",
        ],
    );
    accepted(&["Constant(when: [That(This, [LacksShield])], effect: AttackDice(1))"]);
}

#[test]
fn devices_are_laid_with_templates_that_there_are() {
    refused(
        "pack-xwing-tool",
        &[
            r#"Triggered(on: System, then: [Drop("protonbomb", [Straight(6)])])"#,
            r#"Triggered(on: System, then: [Launch("protonbomb", [Straight(1), Bank(4, Left)])])"#,
            r#"Triggered(on: System, then: [Drop("protonbomb", [Turn(0, Right)])])"#,
            "Constant(effect: LaunchBombs([Straight(200)]))",
        ],
    );
    accepted(&[r#"Triggered(on: System, then: [Drop("protonbomb", [Straight(5), Turn(3, Right)])])"#]);
}

/// Sums of such numbers went beyond what a state counts with.
#[test]
fn numbers_are_such_as_can_be_played_with() {
    refused(
        "pack-xwing-number",
        &[
            "Action(then: [Suffer(This, 200, 100)])",
            "Action(then: [Gain(This, Focus, 21)])",
            "Triggered(on: Declared, then: [MoreDice(Attack, 127)])",
            "Triggered(on: System, then: [Initiative(13)])",
            "Triggered(on: AfterAction, cost: [Spend(Focus, 99)], then: [Gain(This, Evade, 1)])",
            "Constant(effect: ManeuverDifficulty([], 127))",
            "Constant(effect: AttackDice(-128))",
            "Constant(effect: Value(Hull, 100))",
        ],
    );
    accepted(&["Action(then: [Suffer(This, 20, 20)])", "Constant(effect: AttackDice(-12))"]);
}

/// A price on one ship's card was taken from a card of the ship that fired.
#[test]
fn what_stands_in_for_a_requirement_does_so_for_its_own_ship() {
    refused("pack-xwing-own-ship", &["Constant(of: [Friendly], effect: InsteadOfRequirement([Charge(1)]))"]);
}

/// Ships went on without hull, or had more shields than they can have, when a condition ended or a card came late.
#[test]
fn hull_and_shields_are_what_they_are_from_the_beginning() {
    refused(
        "pack-xwing-own-always",
        &[
            "Constant(when: [That(This, [Has(Stress)])], effect: Value(Hull, 1))",
            "Constant(when: [That(This, [Has(Stress)])], effect: Value(Shields, 1))",
            "Constant(of: [Friendly, Other], effect: Value(Hull, 1))",
            "Constant(when: [That(This, [Has(Focus)])], effect: ExtraLocks(1))",
        ],
    );
    accepted(&["Constant(effect: Value(Hull, 1))", "Constant(effect: Value(Shields, -1))"]);
}
