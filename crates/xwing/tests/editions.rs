//! What a pack says of its edition is what is played, and what cannot be played is said with its place.

use kernel::{Game as _, Input, Log, Pending, Quick};
use xwing::{Content, Event, PackError, Phase, Public, Setup, Xwing, pack::SHIPPED};

/// The shipped edition, with some of its words changed.
fn edition(changes: &[(&str, &str)]) -> String {
    let (_, text) = SHIPPED.iter().find(|(name, _)| *name == "edition.ron").expect("an edition ships");
    changes.iter().fold((*text).to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "the edition says {from}");
        text.replacen(from, to, 1)
    })
}

fn content(changes: &[(&str, &str)]) -> Result<Content, PackError> {
    Content::classic_and(&[("edition.ron", &edition(changes))])
}

fn game(changes: &[(&str, &str)]) -> Xwing {
    Xwing::with_content(content(changes).expect("a good edition"))
}

/// What happens in a random game.
fn played(game: &Xwing, seed: u64) -> Vec<Public> {
    let (mut chance, mut choices, mut log) = (Quick::new(seed), Vec::new(), Log::on());
    let mut state = game.start(&Setup::default()).expect("the set-up starts");
    loop {
        let input = match game.pending(&state) {
            Pending::Over(_) => break,
            Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
            Pending::Decide(demands) => {
                let demand = &demands[0];
                let choice = game.pick(&state, demand, &mut chance, &mut choices);
                Input::Choose { id: demand.id, by: demand.by, choice }
            }
        };
        game.apply(&mut state, &input, &mut log).expect("a listed choice is applied");
        game.audit(&state).expect("nothing is lost");
    }
    let events = log.take().into_iter();
    events.filter_map(|event| if let Event::Public(public) = event { Some(public) } else { None }).collect()
}

#[test]
fn a_round_has_the_phases_of_its_edition_in_their_order() {
    let phases = |game: &Xwing| -> Vec<Phase> {
        let begun = |event: Public| if let Public::Phase { phase } = event { Some(phase) } else { None };
        played(game, 1).into_iter().filter_map(begun).take(6).collect()
    };
    use Phase::{Activation, End, Engagement, Planning, System};
    assert_eq!(phases(&game(&[])), [Planning, System, Activation, Engagement, End, Planning]);
    let without = game(&[("Planning, System, Activation, Bombs", "Planning, Activation")]);
    assert_eq!(phases(&without), [Planning, Activation, Engagement, End, Planning, Activation]);
}

#[test]
fn an_attack_has_the_steps_of_its_edition_in_their_order() {
    // Nobody modifies a die, and defence dice are rolled first.
    let game = game(&[
        ("RollAttack, DefenderModifiesAttack, AttackerModifiesAttack,\n", "RollDefense,\n"),
        ("RollDefense, AttackerModifiesDefense, DefenderModifiesDefense,\n", "RollAttack,\n"),
    ]);
    let (mut first, mut attacks) = (None, 0);
    for event in (1..100).flat_map(|seed| played(&game, seed)) {
        if let Public::Attacked { .. } = event {
            first = None;
        } else if let Public::DefenseDice { .. } = event {
            first = Some(());
        } else if let Public::AttackDice { .. } = event {
            assert_eq!(first, Some(()), "defence dice were rolled before");
            attacks += 1;
        }
        let modified = matches!(event, Public::Changed { .. } | Public::Rerolled { .. });
        assert!(!modified, "nobody modifies dice: {event:?}");
    }
    assert!(attacks > 5, "{attacks}");
}

#[test]
fn an_edition_that_cannot_be_played_is_refused_with_its_place() {
    let wrong = |changes: &[(&str, &str)]| content(changes).expect_err("it cannot be played").to_string();
    let missing = wrong(&[("Reveal, Execute, Act, ", "Reveal, Act, ")]);
    assert!(missing.contains("pack-xwing-step-missing") && missing.contains("Execute"), "{missing}");
    let twice = wrong(&[("Abilities, Tidy, ", "Abilities, Tidy, Tidy, ")]);
    assert!(twice.starts_with("edition.ron:") && twice.contains("pack-xwing-step-twice"), "{twice}");
    for (number, other) in [
        ("threshold: (small: 1", "threshold: (small: 0"),
        ("decloak: (small: 2", "decloak: (small: 6"),
        ("lock: (0, 3)", "lock: (3, 0)"),
        ("arcs: (small: 8124", "arcs: (small: 18001"),
    ] {
        let figure = wrong(&[(number, other)]);
        assert!(figure.contains("pack-xwing-edition-number"), "{figure}");
    }
    let token = wrong(&[("            Jam: (colour: Orange, leaves: true),\n", "")]);
    assert!(token.contains("lacks Jam"), "{token}");
    let ledger = wrong(&[("name: \"xwing2e\"", "name: \"xwing9e\"")]);
    assert!(ledger.contains("pack-xwing-no-ledger") && ledger.contains("xwing2e"), "{ledger}");
    let unknown = wrong(&[("Planning, System", "Planning, Systems")]);
    assert!(unknown.contains("Systems"), "{unknown}");
    let cards: Vec<_> = SHIPPED.iter().filter(|(name, _)| *name != "edition.ron").copied().collect();
    let none = Content::load(&cards).expect_err("no edition").to_string();
    assert!(none.starts_with("edition.ron:1:1: ") && none.contains("pack-xwing-no-edition"), "{none}");
}

/// Plays a scenario with an edition.
fn holds(game: &Xwing, given: &str, play: &str) {
    let text = format!(
        r#"Scenario(title: (en: "x", fr: "x"), rules: ["X2-ATTACK-32"], game: "xwing2e", given: ({given}), play: [{play}])"#
    );
    if let Err(failure) = scenario::run_with(game, &text) {
        panic!("{failure}");
    }
}

#[test]
fn a_token_leaves_when_its_table_says_so() {
    let given = r#"phase: End, ships: [
        (name: "Luke", pilot: "lukeskywalker", at: (300, 100), tokens: {Focus: 1, Stress: 1}),
        (name: "Ace", pilot: "blacksquadronace", at: (300, 800)),
    ]"#;
    holds(
        &game(&[]),
        given,
        r#"Expect("ships.Luke.tokens.Focus", 0), Expect("ships.Luke.tokens.Stress", 1)"#,
    );
    let other = [
        ("Focus: (colour: Green, leaves: true)", "Focus: (colour: Green, leaves: false)"),
        ("Stress: (colour: Red, leaves: false)", "Stress: (colour: Red, leaves: true)"),
    ];
    holds(
        &game(&other),
        given,
        r#"Expect("ships.Luke.tokens.Focus", 1), Expect("ships.Luke.tokens.Stress", 0)"#,
    );
}

#[test]
fn a_destroyed_ship_leaves_when_its_edition_says_so() {
    let given = r#"phase: Engagement, ships: [
        (name: "Red", pilot: "redsquadronveteran", at: (450, 300), shields: 0, damage: 3),
        (name: "Ace", pilot: "blacksquadronace", at: InBullseye(of: "Red", range: 2), damage: 2),
        (name: "Escort", pilot: "bluesquadronescort", at: (100, 300)),
        (name: "Wing", pilot: "blacksquadronace", at: InBullseye(of: "Escort", range: 2)),
    ], decks: {"one": ["fuelleak"], "two": ["fuelleak"]}"#;
    // Each destroys the other, and a third of their initiative has not engaged.
    let play = |status: &str| {
        format!(
            r#"Choose(by: "Red", do: Attack(target: "Ace")),
            Roll(Dice([Hit, Blank, Blank])), Roll(Dice([Blank, Blank, Blank])),
            Expect("ships.Ace.status", "Doomed"),
            Choose(by: "two", do: Ship("Ace")),
            Choose(by: "Ace", do: Attack(target: "Red")),
            Roll(Dice([Hit, Blank])), Roll(Dice([Blank, Blank])),
            Asked("Wing"),
            Expect("ships.Red.status", "{status}"), Expect("ships.Ace.status", "{status}")"#
        )
    };
    holds(&game(&[]), given, &play("Doomed"));
    holds(&game(&[("removal: AfterInitiative", "removal: AfterOwnTurn")]), given, &play("Destroyed"));
}

#[test]
fn tractor_tokens_cost_the_dice_their_edition_says() {
    let given = r#"phase: Engagement, ships: [
        (name: "Luke", pilot: "lukeskywalker", at: (100, 300), facing: 0, force: 0),
        (name: "Twice", pilot: "academypilot", at: InBullseye(of: "Luke", range: 2), tokens: {Tractor: 2}),
    ]"#;
    let play = |dice: u8| {
        format!(
            r#"Choose(by: "Luke", do: Attack(target: "Twice")), Roll(Dice([Blank, Blank, Hit])),
            Expect("attack.defense_dice", {dice})"#
        )
    };
    holds(&game(&[]), given, &play(2));
    holds(&game(&[("tractor: OneDie", "tractor: OnePerToken")]), given, &play(1));
}

#[test]
fn whom_a_ship_may_lock_and_how_far_is_said_by_its_edition() {
    let given = r#"phase: Activation, ships: [
        (name: "Escort", pilot: "bluesquadronescort", at: (450, 100), facing: 0, dial: "2FB"),
        (name: "Friend", pilot: "redsquadronveteran", at: (550, 200), facing: 0, dial: "2FB"),
        (name: "Ace", pilot: "academypilot", at: (450, 320), facing: 0),
    ]"#;
    let friend = r#"Offered(by: "Escort", choices: [Act(Lock("Ace")), Act(Lock("Friend"))])"#;
    holds(&game(&[]), given, friend);
    let enemies = r#"Offered(by: "Escort", choices: [Act(Lock("Ace"))]),
        NotOffered(by: "Escort", choices: [Act(Lock("Friend"))]),
        Refuse(by: "Escort", do: Act(Lock("Friend")), rule: "X2-ACTION-29")"#;
    holds(&game(&[("locks: Anybody", "locks: Enemies")]), given, enemies);
    let far = r#"NotOffered(by: "Escort", choices: [Act(Lock("Ace")), Act(Lock("Friend"))])"#;
    holds(&game(&[("lock: (0, 3)", "lock: (3, 3)")]), given, far);
}

#[test]
fn an_ionised_ship_flies_and_acts_as_its_edition_says() {
    let given = r#"phase: Activation, ships: [
        (name: "Escort", pilot: "bluesquadronescort", at: (450, 100), facing: 0, tokens: {Ion: 1, Stress: 1}),
        (name: "Ace", pilot: "academypilot", at: (450, 420), facing: 0, dial: "2FB"),
    ]"#;
    holds(
        &game(&[]),
        given,
        r#"Choose(by: "Ace", do: Pass), Events([("Flew", {"ship": "Escort", "maneuver": "1FB"})]),
        OnlyOffered(by: "Escort", choices: [Act(Focus), Pass])"#,
    );
    let other = game(&[
        ("ion_maneuver: \"1FB\"", "ion_maneuver: \"2FB\""),
        ("ion_actions: [Focus]", "ion_actions: []"),
    ]);
    holds(
        &other,
        given,
        r#"Choose(by: "Ace", do: Pass), Events([("Flew", {"ship": "Escort", "maneuver": "2FB"})]),
        Offered(by: "Escort", choices: [Act(Focus), Act(Lock("Ace"))])"#,
    );
}

#[test]
fn range_adds_dice_with_the_weapons_that_the_edition_says() {
    let given = r#"phase: Engagement, ships: [
        (name: "Blue", pilot: "bluesquadronpilot", upgrades: ["ioncannon"], at: (100, 300)),
        (name: "Ace", pilot: "academypilot", at: InBullseye(of: "Blue", range: 1), facing: 0),
    ]"#;
    let dice = |weapon: &str, dice: u8| {
        format!(
            r#"Choose(by: "Blue", do: Attack(target: "Ace", weapon: {weapon})), Expect("attack.attack_dice", {dice})"#
        )
    };
    let cannon = r#""ioncannon""#;
    holds(&game(&[]), given, &dice(cannon, 4));
    let primary = game(&[("range_bonus: AsPrinted", "range_bonus: PrimaryOnly")]);
    holds(&primary, given, &dice(cannon, 3));
    holds(&primary, given, &dice(r#""Primary""#, 4));
}

#[test]
fn a_ship_lays_as_many_devices_as_the_edition_says() {
    let given = r#"phase: System, ships: [
        (name: "Gun", pilot: "jakkugunrunner", seat: "one", upgrades: ["seismiccharges", "proximitymines"], at: (450, 450), facing: 0),
        (name: "Ace", pilot: "academypilot", at: (100, 800)),
    ]"#;
    let first = r#"Choose(by: "one", do: Use("seismiccharges")), Expect("phase", "#;
    let more = r#""System"), Offered(by: "one", choices: [Use("proximitymines")])"#;
    holds(&game(&[]), given, &format!("{first}{more}"));
    let one = game(&[("devices: AsCardsSay", "devices: OneARound")]);
    // Nobody is asked for anything more in that round.
    holds(&one, given, &format!(r#"{first}"Planning")"#));
}
