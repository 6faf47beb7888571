//! No list of the engine is so short that a pack can make it forget something: what a pack may say, plays.

#![expect(
    clippy::format_collect,
    reason = "packs and plays are put together as text, and nothing here is fast"
)]

use std::fmt::Write;
use xwing::{Content, Xwing};

/// An upgrade with these abilities on its only face.
fn upgrade(id: &str, abilities: &str) -> String {
    faces(id, &[abilities])
}

/// An upgrade with a charge and a face for each list of abilities.
fn faces(id: &str, faces: &[&str]) -> String {
    let faces: String = faces.iter().fold(String::new(), |mut text, abilities| {
        write!(text, r#"(text: (en: "House", fr: "Maison"), abilities: [{abilities}]),"#).expect("a string");
        text
    });
    format!(
        r#"Upgrade(id: "{id}", name: (en: "{id}", fr: "{id}"), slots: [Talent], charges: (limit: 2), faces: [{faces}]),"#
    )
}

fn game(upgrades: &[String]) -> Xwing {
    with(upgrades, &[])
}

fn with(upgrades: &[String], files: &[(&str, &str)]) -> Xwing {
    let upgrades = format!("[{}]", upgrades.concat());
    let mut all = vec![("upgrades/house.ron", upgrades.as_str())];
    all.extend(files);
    Xwing::with_content(Content::classic_and(&all).expect("a good pack"))
}

fn scenario_text(given: &str, play: &str) -> String {
    format!(
        r#"Scenario(title: (en: "House", fr: "Maison"), rules: ["X2-TIMING-01"], game: "xwing2e", given: ({given}), play: [{play}])"#
    )
}

fn holds(game: &Xwing, given: &str, play: &str) {
    if let Err(failure) = scenario::run_with(game, &scenario_text(given, play)) {
        panic!("{failure}");
    }
}

/// Seven ships a side, each with an ability that must be used at one moment.
#[test]
fn fourteen_abilities_answer_one_moment() {
    let game = game(&[upgrade(
        "watchful",
        "Triggered(on: StartOfEngagement, duty: Must, then: [Gain(This, Focus, 1)])",
    )]);
    let (mut ships, mut play) = (String::new(), String::new());
    for (pilot, side, y) in [("bluesquadronescort", "A", 100), ("academypilot", "B", 800)] {
        for n in 0..7 {
            let x = 60 + 120 * n;
            write!(
                ships,
                r#"(name: "{side}{n}", pilot: "{pilot}", upgrades: ["watchful"], at: ({x}, {y})),"#
            )
            .expect("a string");
            // The last of a side has no choice.
            if n < 6 {
                write!(play, r#"Choose(by: "{side}{n}", do: Use("watchful")),"#).expect("a string");
            }
        }
    }
    let gained = r#"("Gained", {"token": "Focus", "count": 1}),"#.repeat(14);
    let given = format!("phase: Engagement, ships: [{ships}]");
    // Then the ships engage.
    holds(&game, &given, &format!(r#"{play} Expect("ships.B6.tokens.Focus", 1), Events([{gained}])"#));
}

#[test]
fn seven_abilities_modify_the_same_dice_once_each() {
    let aim = "Triggered(on: ModifyAttackDice, when: [Is(Attacking)], then: [Add(Attack, Hit)])";
    let ids: Vec<String> = (0..7).map(|n| format!("aim{n}")).collect();
    let game = game(&ids.iter().map(|id| upgrade(id, aim)).collect::<Vec<_>>());
    let uses: String =
        ids.iter().map(|id| format!(r#"Choose(by: "Luke", do: Spend(Ability("{id}"))),"#)).collect();
    let given = format!(
        r#"phase: Engagement, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: {ids:?}, at: (450, 450)),
            (name: "Ace", pilot: "academypilot", at: InBullseye(of: "Luke", range: 2), facing: 0)]"#
    );
    let play = format!(
        r#"Choose(by: "Luke", do: Attack(target: "Ace")), Roll(Dice([Blank, Blank, Blank])), {uses}
        Roll(Dice([Blank, Blank, Blank])), Events([("Hit", {{"hits": 7}})])"#
    );
    holds(&game, &given, &play);
}

/// What a player may do for nothing does not answer what it causes itself.
#[test]
fn a_free_ability_does_not_answer_itself() {
    let game = game(&[upgrade("echo", "Triggered(on: Gained(Focus), then: [Gain(This, Focus, 1)])")]);
    holds(
        &game,
        r#"phase: Activation, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["echo"], at: (450, 100), dial: "2FB"),
            (name: "Ace", pilot: "darthvader", at: (100, 850), dial: "2FB")]"#,
        r#"Choose(by: "Luke", do: Act(Focus)), Choose(by: "Luke", do: Use("echo")), NotAsked("one"),
        Expect("ships.Luke.tokens.Focus", 2)"#,
    );
}

/// What is paid for may be used again, as long as it can be paid for.
#[test]
fn an_ability_that_is_paid_for_answers_itself() {
    let game = game(&[upgrade(
        "echo",
        "Triggered(on: Gained(Focus), cost: [Charge(1)], then: [Gain(This, Focus, 1)])",
    )]);
    holds(
        &game,
        r#"phase: Activation, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["echo"], at: (450, 100), dial: "2FB"),
            (name: "Ace", pilot: "darthvader", at: (100, 850), dial: "2FB")]"#,
        r#"Choose(by: "Luke", do: Act(Focus)), Choose(by: "Luke", do: Use("echo")),
        Choose(by: "Luke", do: Use("echo")), NotAsked("one"), Expect("ships.Luke.tokens.Focus", 3)"#,
    );
}

/// A price that only gives is none; one that comes back is paid again and again, until the match is void.
#[test]
fn abilities_without_end_end_the_match() {
    let game = game(&[
        upgrade("gift", "Triggered(on: Gained(Focus), cost: [Gain(Focus, 1)], then: [Gain(This, Evade, 1)])"),
        upgrade(
            "spring",
            "Triggered(on: Gained(Focus), cost: [Charge(1)], then: [RecoverCharge(1), Gain(This, Focus, 1)])",
        ),
    ]);
    let given = |card: &str| {
        format!(
            r#"phase: Activation, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["{card}"], at: (450, 100), dial: "2FB"),
            (name: "Ace", pilot: "darthvader", at: (100, 850), dial: "2FB")]"#
        )
    };
    holds(
        &game,
        &given("gift"),
        r#"Choose(by: "Luke", do: Act(Focus)), Choose(by: "Luke", do: Use("gift")), NotAsked("one"),
        Expect("ships.Luke.tokens.Focus", 2), Expect("ships.Luke.tokens.Evade", 1)"#,
    );
    let mut play = r#"Choose(by: "Luke", do: Act(Focus)),"#.to_owned();
    let more = r#"Choose(by: "Luke", do: Use("spring")),"#;
    for _ in 0..40 {
        let over =
            format!(r#"{play} {more} Expect("outcome.reason", "Unending"), Expect("outcome.winner", None)"#);
        if scenario::run_with(&game, &scenario_text(&given("spring"), &over)).is_ok() {
            return;
        }
        play += more;
    }
    panic!("the match never ends");
}

/// X2-ATTACK-17.
#[test]
fn two_ships_attack_once_more_after_the_same_attack() {
    let game =
        game(&[upgrade("volley", "Triggered(on: AfterAttack, of: [Friendly], then: [BonusAttack(None)])")]);
    holds(
        &game,
        r#"phase: Engagement, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["volley"], at: (450, 450)),
            (name: "Wing", pilot: "bluesquadronescort", upgrades: ["volley"], at: (380, 450)),
            (name: "Ace", pilot: "academypilot", at: InBullseye(of: "Luke", range: 2), facing: 0)]"#,
        r#"Choose(by: "Luke", do: Attack(target: "Ace")), Roll(Dice([Blank, Blank, Blank])),
        Roll(Dice([Blank, Blank, Blank])),
        Choose(by: "Wing", do: Use("volley")), Choose(by: "Luke", do: Use("volley")),
        // In the order in which they were used.
        Choose(by: "Wing", do: Attack(target: "Ace")), Roll(Dice([Blank, Blank, Blank])),
        Roll(Dice([Blank, Blank, Blank])),
        Choose(by: "Luke", do: Attack(target: "Ace")), Roll(Dice([Blank, Blank, Blank])),
        Roll(Dice([Blank, Blank, Blank])),
        Events([("Attacked", {"attacker": "Luke"}), ("Attacked", {"attacker": "Wing"}), ("Attacked", {"attacker": "Luke"})]),
        // Each engages in its turn all the same.
        Asked("Wing")"#,
    );
}

#[test]
fn a_weapon_costs_the_lock_on_its_target() {
    let game = game(&[upgrade("lance", "Weapon(dice: 4, range: (1, 3), cost: [SpendLock])")]);
    holds(
        &game,
        r#"phase: Engagement, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["lance"], at: (450, 450), locks: ["Ace"]),
            (name: "Ace", pilot: "academypilot", at: InBullseye(of: "Luke", range: 2), facing: 0),
            (name: "Two", pilot: "academypilot", at: AtRange(of: "Luke", range: 2, bearing: 20), facing: 0)]"#,
        r#"Refuse(by: "Luke", do: Attack(target: "Two", weapon: "lance"), rule: "X2-WEAPON-11"),
        Choose(by: "Luke", do: Attack(target: "Ace", weapon: "lance")),
        Expect("ships.Luke.locks", []),
        Events([("Attacked", {"weapon": "lance"}), ("Unlocked", {"ship": "Luke", "target": "Ace"})]),
        Roll(Dice([Blank, Blank, Blank, Blank]))"#,
    );
}

#[test]
fn the_moment_before_a_device_detonates_is_opened() {
    let game =
        game(&[upgrade("watch", "Triggered(on: Detonated, duty: Must, then: [Gain(This, Focus, 1)])")]);
    holds(
        &game,
        r#"phase: Activation, devices: [(id: "protonbomb", owner: "Luke", at: (450, 450)), (id: "protonbomb", owner: "Ace", at: (650, 450))],
        ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["watch"], at: (450, 100), dial: "2FB"),
            (name: "Ace", pilot: "academypilot", upgrades: ["watch"], at: (100, 850), dial: "2FB")]"#,
        r#"Choose(by: "Ace", do: Pass), Choose(by: "Luke", do: Pass), Expect("devices.len", 0),
        Events([("Gained", {"ship": "Ace", "token": "Focus"}), ("Detonated", {}), ("Gained", {"ship": "Luke", "token": "Focus"}), ("Detonated", {})])"#,
    );
}

/// X2-BEYOND-53: each of them overlaps it.
#[test]
fn a_mine_laid_under_two_ships_affects_both() {
    let game = game(&[upgrade("net", r#"Triggered(on: System, then: [Drop("connernet", [Straight(1)])])"#)]);
    holds(
        &game,
        r#"phase: System, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["net"], at: (450, 450)),
            (name: "Ace", pilot: "academypilot", at: (429, 370), facing: 0),
            (name: "Two", pilot: "academypilot", at: (471, 370), facing: 0)]"#,
        r#"Choose(by: "Luke", do: Use("net")), Expect("ships.Ace.tokens.Ion", 3), Expect("ships.Two.tokens.Ion", 3),
        Expect("devices.len", 0)"#,
    );
}

const CONDITIONS: &str = r#"[
    ConditionCard(id: "first", name: (en: "First", fr: "Un"), text: (en: "House", fr: "Maison"), abilities: [
        Triggered(on: Assigned, duty: Must, then: [Gain(This, Focus, 1)])]),
    ConditionCard(id: "second", name: (en: "Second", fr: "Deux"), text: (en: "House", fr: "Maison"), abilities: [
        Triggered(on: Assigned, duty: Must, then: [Gain(This, Focus, 1)])]),
    ConditionCard(id: "third", name: (en: "Third", fr: "Trois"), text: (en: "House", fr: "Maison"), abilities: [
        Triggered(on: Assigned, duty: Must, then: [Gain(This, Focus, 1)])]),
]"#;

#[test]
fn a_ship_has_three_conditions() {
    let card = upgrade(
        "curse",
        r#"Action(then: [Assign(This, "first"), Assign(This, "second"), Assign(This, "third")])"#,
    );
    let game = with(&[card], &[("conditions/house.ron", CONDITIONS)]);
    holds(
        &game,
        r#"phase: Activation, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["curse"], at: (450, 100), dial: "2FB"),
            (name: "Ace", pilot: "darthvader", at: (100, 850), dial: "2FB")]"#,
        r#"Choose(by: "Luke", do: Act(Card("curse"))), Expect("ships.Luke.conditions", ["first", "second", "third"]),
        Expect("ships.Luke.tokens.Focus", 3)"#,
    );
}

#[test]
fn a_thirteenth_device_is_laid() {
    let game = game(&[upgrade(
        "net",
        r#"Triggered(on: System, cost: [Charge(1)], then: [Drop("connernet", [Straight(1)])])"#,
    )]);
    let devices: String = (0..12)
        .map(|n| format!(r#"(id: "connernet", owner: "Luke", at: ({}, 600)),"#, 40 + 70 * n))
        .collect();
    let given = format!(
        r#"phase: System, devices: [{devices}], ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["net"], at: (450, 450)),
            (name: "Ace", pilot: "darthvader", at: (100, 850), dial: "2FB")]"#
    );
    holds(&game, &given, r#"Choose(by: "Luke", do: Use("net")), Expect("devices.len", 13)"#);
}

/// R-19: a die that finds no room is not added, and nobody is told that it was.
#[test]
fn dice_beyond_the_twelfth_are_not_added() {
    let adds = ["Add(Attack, Hit)"; 12].join(", ");
    let flood = format!("Triggered(on: ModifyAttackDice, when: [Is(Attacking)], then: [{adds}])");
    let game = game(&[upgrade("flood", &flood), upgrade("deluge", &flood)]);
    let added = r#"("Added", {}),"#.repeat(9);
    let play = format!(
        r#"Choose(by: "Luke", do: Attack(target: "Ace")), Roll(Dice([Blank, Blank, Blank])),
        Choose(by: "Luke", do: Spend(Ability("flood"))), Events([{added}]),
        // The other card could add nothing.
        Roll(Dice([Blank, Blank, Blank])), Events([("Hit", {{"hits": 9}})])"#
    );
    holds(
        &game,
        r#"phase: Engagement, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["flood", "deluge"], at: (450, 450)),
            (name: "Ace", pilot: "academypilot", at: InBullseye(of: "Luke", range: 2), facing: 0)]"#,
        &play,
    );
}

/// X2-CARD-10: what stood on the face that is now below has come to its end.
#[test]
fn a_card_is_turned_over_under_its_own_ability() {
    let game = game(&[faces(
        "turncoat",
        &[
            "Triggered(on: Gained(Evade), duty: Must, then: [Flip]),
             Triggered(on: Gained(Focus), duty: Must, then: [Gain(This, Evade, 1), Gain(This, Calculate, 1)])",
            "Constant(effect: CannotAttack)",
        ],
    )]);
    holds(
        &game,
        r#"phase: Activation, ships: [
            (name: "Luke", pilot: "jekporkins", upgrades: ["turncoat"], at: (450, 100), dial: "2FB"),
            (name: "Ace", pilot: "darthvader", at: (100, 850), dial: "2FB")]"#,
        r#"Choose(by: "Luke", do: Act(Focus)), Expect("ships.Luke.tokens.Evade", 1),
        Expect("ships.Luke.tokens.Calculate", 0)"#,
    );
}

/// X2-ACTION-02, -35: a bar with everything, a dial of one speed, nineteen others near, and 36 actions on cards.
#[test]
fn more_than_a_hundred_ways_to_act_are_all_open() {
    const SHIP: &str = r#"[ShipType(
        id: "flagship", name: (en: "Flagship", fr: "Vaisseau amiral"), size: Small, weapons: [(dice: 3)],
        agility: 2, hull: 4, shields: 2, turret: Single,
        actions: [(kind: Focus), (kind: Evade), (kind: Lock), (kind: BarrelRoll), (kind: Boost), (kind: Calculate),
            (kind: Cloak), (kind: Coordinate), (kind: Jam), (kind: Reinforce), (kind: Rotate), (kind: Slam)],
        dial: ["2FB", "2BB", "2NB", "2TB", "2YB", "2KB", "2EB", "2RB", "2LB", "2PB", "2SB", "2AB", "2DB"],
        text: (en: "House", fr: "Maison"),
        abilities: [Action(then: [Gain(This, Evade, 1)]), Action(then: [Gain(This, Evade, 1)]),
            Action(then: [Gain(This, Evade, 1)])],
    )]"#;
    const PILOT: &str = r#"[Pilot(
        id: "admiral", name: (en: "Admiral", fr: "Amiral"), ship: "flagship", faction: Rebel, initiative: 1,
        text: (en: "House", fr: "Maison"),
        abilities: [Action(then: [Gain(This, Evade, 1)]), Action(then: [Gain(This, Evade, 1)]),
            Action(then: [Gain(This, Evade, 1)])],
    )]"#;
    let action = "Action(then: [Gain(This, Evade, 1)])";
    let ids: Vec<String> = (0..10).map(|n| format!("order{n}")).collect();
    let upgrades: Vec<String> = ids.iter().map(|id| upgrade(id, &[action; 3].join(", "))).collect();
    let game = with(&upgrades, &[("ships/house.ron", SHIP), ("pilots/house.ron", PILOT)]);
    // Nineteen others to lock.
    let others: String = (0..19)
        .map(|n| {
            let (pilot, x, y) =
                if n < 9 { ("bluesquadronescort", 45, 300) } else { ("academypilot", 41, 400) };
            format!(r#"(pilot: "{pilot}", at: ({}, {y})),"#, 250 + x * (n % 10))
        })
        .collect();
    let given = format!(
        r#"phase: Activation, ships: [(name: "Admiral", pilot: "admiral", upgrades: {ids:?}, at: (450, 100), dial: "2FB"), {others}]"#
    );
    let play = r#"Offered(by: "Admiral", choices: [Act(Focus), Act(Slam("2DB")), Act(Lock("academypilot-10"))]),
        Choose(by: "Admiral", do: Act(Card(("order9", 2)))),
        Expect("ships.Admiral.tokens.Evade", 1)"#;
    holds(&game, &given, play);
}

/// X2-ESCALATE-04: 23 quick builds of threat 1 make 276 pairs.
#[test]
fn a_lost_ship_is_replaced_by_any_of_276_pairs() {
    let ids: Vec<String> = (0..23).map(|n| format!("plain{n}")).collect();
    let upgrades: Vec<String> =
        ids.iter().map(|id| upgrade(id, "Constant(effect: DefenseDice(0))")).collect();
    let builds: String = ids
        .iter()
        .map(|id| format!(r#"(threat: 1, ships: [(pilot: "academypilot", upgrades: ["{id}"])]),"#))
        .collect();
    // No others of that side.
    let builds = format!("[{builds}]");
    let game = with(&upgrades, &[("quick-builds/house.ron", builds.as_str())]);
    let given = r#"mode: escalation, phase: End, markers: [(at: (200, 450)), (at: (700, 450))], ships: [
        (name: "Escort", pilot: "bluesquadronescort", at: (450, 450)),
        (name: "Lost", pilot: "academypilot", upgrades: ["plain0"], threat: 1, destroyed: true),
        (name: "Left", pilot: "academypilot", at: (850, 850), facing: 180)]"#;
    let play = r#"Offered(by: "two", choices: [Option(0), Option(275)]), Choose(by: "two", do: Option(275)),
        Choose(by: "two", do: Option(0)), Roll(Dice([Hit])), Choose(by: "two", do: Option(1)), Roll(Dice([Hit])),
        Expect("ships.len", 5)"#;
    holds(&game, given, play);
}
