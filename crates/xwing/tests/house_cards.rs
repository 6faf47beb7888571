//! Rules that no printed card of the packs shows are shown with house cards.

use xwing::{Content, Xwing};

/// One card that repairs without saying which kind, one that follows an attack.
const CARDS: &str = r#"[
    Upgrade(
        id: "spareparts",
        name: (en: "Spare Parts", fr: "Pièces de Rechange"),
        slots: [Crew],
        faces: [(
            text: (en: "Action: repair 1 damage card.", fr: "Action : réparez 1 carte de dégât."),
            abilities: [Action(then: [Repair(This, Any)])],
        )],
    ),
    Upgrade(
        id: "steadyhand",
        name: (en: "Steady Hand", fr: "Main Sûre"),
        slots: [Talent],
        faces: [(
            text: (en: "After you attack, gain 1 focus token.", fr: "Après avoir attaqué, recevez 1 marqueur de concentration."),
            abilities: [Triggered(on: AfterAttack, duty: Must, then: [Gain(This, Focus, 1)])],
        )],
    ),
]"#;

fn holds(scenario: &str) {
    let content = Content::classic_and(&[("upgrades/house.ron", CARDS)]).expect("a good pack");
    if let Err(failure) = scenario::run_with(&Xwing::with_content(content), scenario) {
        panic!("{failure}");
    }
}

/// X2-DAMAGE-11.
#[test]
fn an_effect_that_does_not_say_which_kind_to_repair_leaves_it_to_the_player() {
    holds(
        r#"Scenario(
            title: (en: "Either kind", fr: "L’une ou l’autre"),
            rules: ["X2-DAMAGE-11"],
            game: "xwing2e",
            given: (
                phase: Activation,
                ships: [
                    (name: "Luke", pilot: "lukeskywalker", upgrades: ["spareparts"], at: (150, 100), dial: "2FB",
                     damage: ["fuelleak", "directhit"], critical: ["damagedengine"]),
                    (name: "Wing", pilot: "jekporkins", upgrades: ["spareparts"], at: (450, 100), dial: "2FB",
                     damage: ["fuelleak"], critical: ["hullbreach"]),
                    (name: "Ace", pilot: "academypilot", at: (800, 850)),
                ],
            ),
            play: [
                Choose(by: "Wing", do: Act(Card("spareparts"))),
                OnlyOffered(by: "one", choices: [Damage("facedown"), Damage("hullbreach")]),
                Choose(by: "one", do: Damage("hullbreach")),
                Expect("ships.Wing.critical", []),
                Expect("ships.Wing.face_down", 2),
                Choose(by: "Luke", do: Act(Card("spareparts"))),
                // Of cards that lie face down, one is as good as another.
                OnlyOffered(by: "one", choices: [Damage("facedown"), Damage("damagedengine")]),
                Choose(by: "one", do: Damage("facedown")),
                Expect("ships.Luke.critical", ["damagedengine"]),
                Expect("ships.Luke.face_down", 1),
                Expect("discards.one.len", 1),
            ],
        )"#,
    );
}

/// X2-ATTACK-17.
#[test]
fn a_bonus_attack_waits_for_the_other_abilities_that_follow_an_attack() {
    holds(
        r#"Scenario(
            title: (en: "Bonus attack last", fr: "L’attaque bonus en dernier"),
            rules: ["X2-ATTACK-17"],
            game: "xwing2e",
            given: (
                phase: Engagement,
                ships: [
                    (name: "Norra", pilot: "norrawexley", upgrades: ["veterantailgunner", "steadyhand"], at: (450, 450)),
                    (name: "Front", pilot: "academypilot", at: InBullseye(of: "Norra", range: 2), facing: 0),
                    (name: "Tail", pilot: "academypilot", at: AtRange(of: "Norra", range: 2, bearing: 180), facing: 180),
                ],
            ),
            play: [
                Choose(by: "Norra", do: Attack(target: "Front")),
                Roll(Dice([Blank, Blank, Blank])),
                Roll(Dice([Blank, Blank, Blank])),
                OnlyOffered(by: "one", choices: [Use("veterantailgunner"), Use("steadyhand")]),
                Choose(by: "one", do: Use("veterantailgunner")),
                // The token comes before the attack, though the attack was chosen first.
                Expect("ships.Norra.tokens.Focus", 1),
                OnlyOffered(by: "Norra", choices: [Attack(target: "Tail"), Pass]),
                Choose(by: "Norra", do: Attack(target: "Tail")),
                Roll(Dice([Focus, Blank])),
                Choose(by: "Norra", do: Spend(Focus)),
                Roll(Dice([Blank, Blank, Blank])),
                Events([
                    ("Missed", {"defender": "Front"}),
                    ("Gained", {"ship": "Norra", "token": "Focus"}),
                    ("Attacked", {"defender": "Tail"}),
                    ("Hit", {"defender": "Tail"}),
                    ("Gained", {"ship": "Norra", "token": "Focus"}),
                ]),
            ],
        )"#,
    );
}

/// Two conditions, of which one goes away while the other speaks; and a damage card that counts two.
const BESIDE: [(&str, &str); 3] = [
    (
        "conditions/house.ron",
        r#"[
            ConditionCard(id: "fleeting", name: (en: "Fleeting", fr: "Passager"), text: (en: "House", fr: "Maison"), abilities: [
                Triggered(on: Gained(Stress), duty: Must, then: [RemoveCondition])]),
            ConditionCard(id: "lasting", name: (en: "Lasting", fr: "Durable"), text: (en: "House", fr: "Maison"), abilities: [
                Triggered(on: AfterManeuver, duty: Must, then: [Gain(This, Stress, 1), Gain(This, Focus, 1)])]),
        ]"#,
    ),
    (
        "damage.ron",
        r#"[
            DamageCard(id: "wreckage", name: (en: "Wreckage", fr: "Épave"), kind: Ship, copies: 2, counts: 2,
                text: (en: "This card is 2 damage.", fr: "Cette carte compte pour 2 dégâts."), abilities: []),
        ]"#,
    ),
    (
        "upgrades/beside.ron",
        r#"[
            Upgrade(id: "brittle", name: (en: "Brittle", fr: "Fragile"), slots: [Talent], faces: [(
                text: (en: "Action: suffer 1 critical damage.", fr: "Action : subissez 1 dégât critique."),
                abilities: [Action(then: [Suffer(This, 0, 1)])],
            )]),
        ]"#,
    ),
];

fn holds_beside(given: &str, play: &str) {
    let content = Content::classic_and(&BESIDE).expect("a good pack");
    let text = format!(
        r#"Scenario(title: (en: "House", fr: "Maison"), rules: ["X2-TIMING-01"], game: "xwing2e", given: ({given}), play: [{play}])"#
    );
    if let Err(failure) = scenario::run_with(&Xwing::with_content(content), &text) {
        panic!("{failure}");
    }
}

#[test]
fn an_ability_goes_on_when_the_card_beside_it_goes_away() {
    holds_beside(
        r#"phase: Activation, ships: [
            (name: "Luke", pilot: "bluesquadronescort", at: (450, 100), dial: "2FB", conditions: ["fleeting", "lasting"]),
            (name: "Wing", pilot: "lukeskywalker", at: (150, 100), dial: "2FB", conditions: ["fleeting"]),
            (name: "Ace", pilot: "academypilot", at: (800, 850))]"#,
        r#"Expect("ships.Luke.tokens.Stress", 1),
        Expect("ships.Luke.tokens.Focus", 1),
        Expect("ships.Luke.conditions", ["lasting"]),
        Expect("ships.Wing.conditions", ["fleeting"]),"#,
    );
}

#[test]
fn a_damage_card_may_count_two_while_it_lies_face_up() {
    let given = |hurt: &str| {
        format!(
            r#"phase: Activation, decks: {{"one": ["wreckage"]}}, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["brittle"], at: (450, 100), dial: "2FB", shields: 0, {hurt}),
            (name: "Wing", pilot: "lukeskywalker", at: (150, 100), dial: "2FB"),
            (name: "Ace", pilot: "academypilot", at: (800, 850))]"#
        )
    };
    let act = r#"Choose(by: "Luke", do: Act(Card("brittle"))), Expect("ships.Luke.critical", ["wreckage"]),"#;
    // A hull of 4: one card that counts two, then a second card that does, or two others.
    holds_beside(
        &given(""),
        &format!(r#"{act} Expect("ships.Luke.status", "Playing"), Expect("ships.Luke.damage", 1)"#),
    );
    holds_beside(
        &given(r#"damage: ["wreckage"]"#),
        &format!(r#"{act} Expect("ships.Luke.status", "Playing"), Expect("ships.Luke.damage", 2)"#),
    );
    let lost = r#"Choose(by: "Luke", do: Act(Card("brittle"))), Expect("ships.Luke.status", "Destroyed"), Expect("ships.Wing.damage", 0)"#;
    holds_beside(&given(r#"damage: ["fuelleak", "directhit"]"#), lost);
    holds_beside(&given(r#"critical: ["wreckage"]"#), lost);
}
