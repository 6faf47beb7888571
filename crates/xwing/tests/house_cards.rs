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
