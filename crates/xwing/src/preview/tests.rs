//! A look agrees with the game it looks at, and takes any bytes.

use crate::{Act, Ask, Choice, Public, Setup, ShipId, Spend, State, Wanted, Xwing};
use geometry::{Heading, Pose};
use kernel::{Demand, Game, Input, Log, Pending, Quick, Seat, Viewer};
use serde_json::{Value, json};

mod barred;
mod movement;
mod standing;

/// Plays games at random and shows every demand.
fn watch(
    setup: &str,
    seed: u64,
    steps: usize,
    mut each: impl FnMut(&Xwing, &State, &Demand<Ask>, &[Choice]),
) {
    let game = Xwing::second();
    let found = game.setups().into_iter().find(|(name, _)| *name == setup);
    let setup = found.map_or_else(Setup::default, |(_, setup)| setup);
    watch_all(&game, &setup, seed, steps, &mut each);
}

/// The same with squadrons of one's own.
fn watch_all(
    game: &Xwing,
    setup: &Setup,
    seed: u64,
    steps: usize,
    each: &mut impl FnMut(&Xwing, &State, &Demand<Ask>, &[Choice]),
) {
    let mut state = game.start(setup).expect("a game");
    let mut chance = Quick::new(seed);
    for _ in 0..steps {
        let input = match game.pending(&state) {
            Pending::Over(_) => break,
            Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
            Pending::Decide(demands) => {
                let demand = demands[0];
                let mut legal = Vec::new();
                game.legal(&state, &demand, &mut legal);
                each(game, &state, &demand, &legal);
                let choice = pick(game, &state, &demand, &mut chance);
                Input::Choose { id: demand.id, by: demand.by, choice }
            }
        };
        game.apply(&mut state, &input, &mut Log::off()).expect("legal");
    }
}

/// A choice at random that does not lead off the table, and that attacks and acts where it can.
fn pick(game: &Xwing, state: &State, demand: &Demand<Ask>, chance: &mut Quick) -> Choice {
    let view = game.view(state, Viewer::Arbiter);
    let mut choice = Choice::Pass;
    for _ in 0..24 {
        choice = game.pick(state, demand, chance, &mut Vec::new());
        let leaves = game.movement(&view, &demand.ask, &choice).is_some_and(|seen| seen.leaves);
        if !leaves && choice != Choice::Pass {
            break;
        }
    }
    choice
}

fn look(game: &Xwing, state: &State, seat: Seat, what: &Value) -> Value {
    let view = game.view(state, Viewer::Seat(seat));
    game.look(&view, Some(seat), what).unwrap_or_else(|refused| panic!("{what}: {refused}"))
}

fn float(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

#[test]
fn the_world_of_a_view_looks_like_the_view() {
    let mut seen = 0;
    for setup in ["starter", "quick-build", "points"] {
        watch(setup, 5, 400, |game, state, demand, _| {
            let view = game.view(state, Viewer::Seat(demand.by));
            let world = super::world::world(game.content(), &view).expect("a position");
            let again = game.view(&world, Viewer::Seat(demand.by));
            for (one, other) in view.ships.iter().zip(&again.ships) {
                let same = crate::view::ShipView { dial: one.dial, ..other.clone() };
                assert_eq!(*one, same);
                seen += 1;
            }
            assert_eq!(
                (view.obstacles, view.devices, view.attack),
                (again.obstacles, again.devices, again.attack)
            );
        });
    }
    assert!(seen > 100);
}

#[test]
fn what_is_offered_is_not_refused_and_what_is_previewed_happens() {
    let (mut moved, mut acts) = (0, 0);
    for seed in 0..3 {
        watch("points", seed, 500, |game, state, demand, legal| {
            let what = json!({"Choices": {"ask": demand.ask, "choices": legal}});
            if legal.len() > super::MAX_CHOICES {
                return;
            }
            let answer = look(game, state, demand.by, &what);
            for (choice, led) in legal.iter().zip(answer.as_array().expect("one for each")) {
                assert!(led["refused"].is_null(), "{choice:?}: {led}");
                acts += usize::from(matches!(choice, Choice::Act(Act::BarrelRoll(_) | Act::Boost(_))));
                let Choice::Dial { .. } = choice else { continue };
                let view = game.view(state, Viewer::Seat(demand.by));
                let seen = game.movement(&view, &demand.ask, choice).expect("a maneuver");
                let end: Pose = serde_json::from_value(led["lead"]["end"].clone()).expect("a pose");
                assert_eq!(end, seen.end);
                moved += 1;
            }
        });
    }
    assert!(moved > 100 && acts > 10, "{moved} maneuvers, {acts} rolls and boosts");
}

#[test]
fn targets_are_those_the_rules_offer_and_refusals_are_those_of_the_rules() {
    let (mut offered, mut refused) = (0, 0);
    for seed in 0..6 {
        watch("points", seed, 900, |game, state, demand, legal| {
            let Ask::Attack { ship, with } = demand.ask else { return };
            let answer = look(game, state, demand.by, &json!({"Targets": {"ship": ship, "with": with}}));
            for shot in answer["shots"].as_array().expect("shots") {
                let target: ShipId = serde_json::from_value(shot["target"].clone()).expect("a ship");
                let weapon = serde_json::from_value(shot["weapon"].clone()).expect("a weapon");
                let allowed = legal.iter().any(|choice| {
                    matches!(choice, Choice::Attack { weapon: one, target: other, .. } if (*one, *other) == (weapon, target))
                });
                assert_eq!(allowed, shot["refused"].is_null(), "{shot}");
                if allowed {
                    offered += 1;
                    let sum: f64 =
                        shot["chances"]["totals"].as_array().expect("odds").iter().map(float).sum();
                    assert!((sum - 1.0).abs() < 1e-9, "{shot}");
                } else {
                    refused += 1;
                    let choice = Choice::Attack { weapon, target, instead: false, obstructed: false };
                    let why = game.check(state, demand, &choice).expect_err("it is not offered");
                    assert_eq!(shot["refused"]["rule"], why.rule.0);
                }
            }
        });
    }
    assert!(offered > 5 && refused > 5, "{offered} offered, {refused} refused");
}

#[test]
fn whom_a_ship_may_attack_is_in_its_arcs_and_whom_no_arc_holds_is_not() {
    let (mut inside, mut outside) = (0, 0);
    for seed in 0..4 {
        watch("points", seed, 900, |game, state, demand, legal| {
            let Ask::Attack { ship, with: None } = demand.ask else { return };
            let arcs = look(game, state, demand.by, &json!({"Arcs": {}}));
            assert_eq!(arcs.as_array().map(Vec::len), Some(state.ships.len()));
            let sees = |id: ShipId| {
                arcs[ship.index()].as_array().is_some_and(|all| all.iter().any(|one| one["ship"] == id.0))
            };
            for choice in legal {
                let Choice::Attack { target, .. } = choice else { continue };
                assert!(sees(*target), "{target:?} in {arcs}");
                inside += 1;
            }
            let shots = look(game, state, demand.by, &json!({"Targets": {"ship": ship}}));
            let shots = shots["shots"].as_array().expect("shots");
            for target in state.on_table().filter(|other| !state.are_friends(ship, *other)) {
                if shots.iter().all(|shot| shot["target"] != target.0 || shot["arc"].is_null()) {
                    assert!(!sees(target), "{target:?} in {arcs}");
                    outside += 1;
                }
            }
        });
    }
    assert!(inside > 5 && outside > 5, "{inside} inside, {outside} outside");
}

#[test]
fn as_many_dice_fall_as_were_promised() {
    let game = Xwing::second();
    let mut compared = 0;
    for seed in 0..8 {
        let mut state = game.start(&Setup::default()).expect("a starter game");
        let mut chance = Quick::new(seed);
        let mut promised: Option<(u64, u64)> = None;
        for _ in 0..900 {
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
                Pending::Decide(demands) => {
                    let demand = demands[0];
                    let choice = pick(&game, &state, &demand, &mut chance);
                    if let (Choice::Attack { weapon, target, obstructed, .. }, Ask::Attack { ship, .. }) =
                        (choice, demand.ask)
                    {
                        let answer = look(&game, &state, demand.by, &json!({"Targets": {"ship": ship}}));
                        let shots = answer["shots"].as_array().expect("shots");
                        let shot = shots
                            .iter()
                            .find(|shot| shot["target"] == json!(target) && shot["weapon"] == json!(weapon));
                        let shot = shot.expect("what is chosen is there");
                        let either = shot["either"] == json!(true);
                        let dice = |at: usize| shot["dice"][at].as_u64().expect("dice");
                        promised = (!either || !obstructed).then(|| (dice(0), dice(1)));
                    }
                    Input::Choose { id: demand.id, by: demand.by, choice }
                }
            };
            let mut log = Log::on();
            game.apply(&mut state, &input, &mut log).expect("legal");
            for event in log.take() {
                let crate::Event::Public(public) = event else { continue };
                match (public, promised) {
                    (Public::AttackDice { faces, .. }, Some((attack, _))) => {
                        assert_eq!(faces.len() as u64, attack);
                        compared += 1;
                    }
                    (Public::DefenseDice { faces, .. }, Some((_, defence))) => {
                        assert_eq!(faces.len() as u64, defence);
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(compared > 5, "{compared} attacks were compared");
}

#[test]
fn odds_of_modifying_dice_add_up_and_the_best_is_best() {
    let mut reckoned = 0;
    for (seed, setup) in
        [(0, "starter"), (1, "starter"), (2, "points"), (3, "swarm"), (4, "quick-build"), (5, "starter")]
    {
        watch(setup, seed, 1200, |game, state, demand, legal| {
            let (Ask::Modify { .. } | Ask::Step { wanted: Wanted::Reroll(_), .. }) = demand.ask else {
                return;
            };
            let answer =
                look(game, state, demand.by, &json!({"Odds": {"ask": demand.ask, "choices": legal}}));
            let ways = answer.as_array().expect("one for each");
            assert_eq!(ways.len(), legal.len());
            let attack = game.view(state, Viewer::Arbiter).attack.expect("an attack");
            let attacks = state.ship(attack.attacker).seat == demand.by;
            let worth: Vec<f64> = ways.iter().filter_map(|way| way["chances"]["expected"].as_f64()).collect();
            let best = ways.iter().find(|way| way["best"] == json!(true));
            for (way, choice) in ways.iter().zip(legal) {
                let Some(totals) = way["chances"]["totals"].as_array() else {
                    assert!(matches!(choice, Choice::Spend(Spend::Ability(_))), "{choice:?}");
                    continue;
                };
                let sum: f64 = totals.iter().map(float).sum();
                assert!((sum - 1.0).abs() < 1e-9);
                reckoned += 1;
            }
            if let Some(best) = best {
                let value = float(&best["chances"]["expected"]);
                for other in worth {
                    assert!(if attacks { value >= other - 1e-9 } else { value <= other + 1e-9 });
                }
            }
        });
    }
    assert!(reckoned > 20, "{reckoned} ways were reckoned");
}

#[test]
fn a_reroll_by_a_card_promises_no_more_in_its_middle_than_before() {
    let game = Xwing::second();
    // She adds an evade result, and may reroll a die after that.
    let one = barred::squad(&[("norrawexley", &["elusive"]), ("norrawexley", &["elusive"])]);
    let two = barred::squad(&[("academypilot", &[]), ("academypilot", &[]), ("howlrunner", &[])]);
    let setup = Setup { mode: crate::Mode::Standard, casual: true, squads: [one, two], ..Setup::default() };
    let mut compared = 0;
    for seed in 0..12 {
        let mut before: Vec<(Choice, f64)> = Vec::new();
        watch_all(&game, &setup, seed, 900, &mut |game, state, demand, legal| {
            let (Ask::Modify { .. } | Ask::Step { wanted: Wanted::Reroll(_), .. }) = demand.ask else {
                return;
            };
            let answer =
                look(game, state, demand.by, &json!({"Odds": {"ask": demand.ask, "choices": legal}}));
            let ways = answer.as_array().into_iter().flatten();
            let worth = ways.map(|way| way["chances"]["expected"].as_f64());
            let known = legal.iter().copied().zip(worth).filter_map(|(it, worth)| Some((it, worth?)));
            let Ask::Step { ability, .. } = demand.ask else {
                before = known.collect();
                return;
            };
            let used = Choice::Spend(Spend::Ability(ability));
            let Some(&(_, promised)) = before.iter().find(|(choice, _)| *choice == used) else { return };
            let attack = game.view(state, Viewer::Arbiter).attack.expect("an attack");
            let attacks = state.ship(attack.attacker).seat == demand.by;
            for (choice, now) in known {
                let more = if attacks { now - promised } else { promised - now };
                assert!(more < 1e-9, "{choice:?}: {now} in place of {promised}");
                compared += 1;
            }
        });
    }
    assert!(compared > 0, "no card rerolled dice");
}

#[test]
fn a_focus_token_is_worth_what_the_odds_crate_says() {
    let mut compared = 0;
    for (seed, setup) in
        [(0, "starter"), (1, "swarm"), (2, "swarm"), (3, "quick-build"), (4, "points"), (5, "swarm")]
    {
        watch(setup, seed, 1500, |game, state, demand, legal| {
            let Ask::Modify { dice: crate::Dice::Attack, ship } = demand.ask else { return };
            let query = game.query(state);
            let attack = state.attack().expect("an attack");
            let known = super::effects::effects(query, attack, attack.defender, crate::Dice::Defense);
            let plain = known.0.is_empty()
                && attack.attacker == ship
                && legal.contains(&Choice::Spend(Spend::Focus))
                && !query.ship(ship).locks.contains(&attack.defender)
                && query.ship(ship).force == 0
                && query.ship(ship).tokens.get(crate::Token::Calculate) == 0
                && !attack.offense.0.iter().any(|die| die.rerolled)
                && super::effects::tokens_for_damage(query, attack).is_none()
                && !crate::query::is_reinforced(query, attack);
            if !plain {
                return;
            }
            let choices = [Choice::Spend(Spend::Focus), Choice::Pass];
            let answer =
                look(game, state, demand.by, &json!({"Odds": {"ask": demand.ask, "choices": choices}}));
            let faces: Vec<_> = attack.offense.0.iter().map(|die| die.face.on_attack()).collect();
            let theirs = query.purse(attack.defender);
            let defence = odds::Defence::new(crate::query::defense_dice(query, attack)).tokens(theirs);
            let (lying, none) = (odds::AttackDice::showing(&faces), odds::AttackDice::default());
            let ways =
                odds::attacking(&odds::Attack::new(0).focus(1), &defence, lying, none).expect("few dice");
            for (act, way) in [odds::Act::Spend(odds::Cost::Focus), odds::Act::Stop].into_iter().zip([0, 1]) {
                let known = ways.iter().find(|way| way.act == act).expect("it is a way");
                let said = float(&answer[way]["chances"]["expected"]);
                assert!((known.damage.chance() - said).abs() < 1e-12, "{act:?}: {said}");
                compared += 1;
            }
        });
    }
    assert!(compared > 2, "{compared} were compared");
}

#[test]
fn room_is_judged_as_the_rules_judge_it_and_the_nearest_room_is_room() {
    let (mut fits, mut snapped) = (0, 0);
    watch("points", 2, 30, |game, state, demand, legal| {
        for i in 0..60_i32 {
            let at = Pose::new(
                i * 37_000 % 1_000_000 - 40_000,
                i * 83_000 % 1_000_000 - 40_000,
                Heading((i as u32).wrapping_mul(77_777_777)),
            );
            let (thing, choice) = match (demand.ask, legal.first()) {
                (Ask::Obstacle, Some(Choice::Obstacle { .. })) => {
                    (json!({"Obstacle": 0}), Choice::Obstacle { index: 0, at })
                }
                (Ask::Place, Some(&Choice::Place { ship, .. })) => {
                    (json!({"Ship": ship}), Choice::Place { ship, at })
                }
                _ => return,
            };
            let room = look(game, state, demand.by, &json!({"Place": {"thing": thing, "at": at}}));
            let judged = game.check(state, demand, &choice);
            assert_eq!(room["refused"].is_null(), judged.is_ok());
            fits += usize::from(judged.is_ok());
            if let Ok(snap) = serde_json::from_value::<Pose>(room["snap"].clone()) {
                let moved = if let Choice::Place { ship, .. } = choice {
                    Choice::Place { ship, at: snap }
                } else {
                    Choice::Obstacle { index: 0, at: snap }
                };
                game.check(state, demand, &moved).expect("the nearest room is room");
                snapped += usize::from(judged.is_err());
            }
        }
    });
    assert!(fits > 3 && snapped > 30, "{fits} fit, {snapped} snapped");
}

#[test]
fn a_ruler_measures_as_ranges_are_judged() {
    let mut measured = 0;
    watch("points", 1, 300, |game, state, demand, _| {
        let query = game.query(state);
        for a in state.on_table() {
            for b in state.on_table().filter(|b| *b != a) {
                let said =
                    look(game, state, demand.by, &json!({"Ruler": {"from": {"Ship": a}, "to": {"Ship": b}}}));
                assert_eq!(said["range"].as_u64(), query.range(a, b).number().map(u64::from));
                measured += 1;
            }
        }
    });
    assert!(measured > 50);
    let game = Xwing::second();
    let state = game.start(&Setup::default()).expect("a game");
    let said = look(
        &game,
        &state,
        Seat(0),
        &json!({"Ruler": {"from": {"Point": [0, 0]}, "to": {"Point": [150_000, 0]}}}),
    );
    assert_eq!((said["range"].as_u64(), said["distance"].as_u64()), (Some(2), Some(150_000)));
}

/// Every number, text and list of a JSON value, spoiled one at a time.
fn spoil(value: &Value, nth: usize, with: &Value) -> Option<Value> {
    fn walk(value: &mut Value, left: &mut usize, with: &Value) -> bool {
        if !value.is_object() || *left == 0 {
            if *left == 0 {
                *value = with.clone();
                return true;
            }
            *left -= 1;
        }
        match value {
            Value::Array(all) => all.iter_mut().any(|one| walk(one, left, with)),
            Value::Object(all) => all.iter_mut().any(|(_, one)| walk(one, left, with)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
        }
    }
    let (mut copy, mut left) = (value.clone(), nth);
    walk(&mut copy, &mut left, with).then_some(copy)
}

#[test]
fn any_view_and_any_question_get_an_answer_or_a_refusal() {
    let mut asked = 0;
    let mut demands = Vec::new();
    watch("points", 4, 260, |game, state, demand, legal| {
        let view = serde_json::to_value(game.view(state, Viewer::Seat(demand.by))).expect("a view");
        demands.push((view, demand.ask, legal.iter().take(8).copied().collect::<Vec<_>>()));
    });
    let game = Xwing::second();
    let ships = [0, 1, 7, 19, 255];
    for (place, (view, ask, legal)) in demands.iter().enumerate().step_by(29) {
        let questions = [
            json!({"Dial": {"ship": ships[place % 5]}}),
            json!({"Choices": {"ask": ask, "choices": legal}}),
            json!({"Targets": {"ship": ships[(place + 1) % 3], "with": null}}),
            json!({"Odds": {"ask": ask, "choices": legal}}),
            json!({"Barred": {"ask": ask, "choices": legal}}),
            json!({"Place": {"thing": {"Obstacle": 0}, "at": {"x": 1, "y": 2, "heading": 3}}}),
            json!({"Ruler": {"from": {"Ship": 0}, "to": {"Obstacle": 9}}}),
        ];
        for spoiled in [json!(-1), json!(255), json!(i32::MAX), json!("nothing"), json!([]), json!(null)] {
            for nth in (place % 7..400).step_by(7) {
                if let Some(Ok(view)) = spoil(view, nth, &spoiled).map(serde_json::from_value::<crate::View>)
                {
                    for what in &questions {
                        game.look(&view, None, what).ok();
                        asked += 1;
                    }
                }
            }
            let whole: crate::View = serde_json::from_value(view.clone()).expect("it was one");
            for what in &questions {
                for nth in 0..60 {
                    if let Some(what) = spoil(what, nth, &spoiled) {
                        game.look(&whole, None, &what).ok();
                        asked += 1;
                    }
                }
            }
        }
    }
    assert!(asked > 1000, "{asked} were asked");
    let view = Xwing::second()
        .start(&Setup::default())
        .map(|state| game.view(&state, Viewer::Spectator))
        .expect("a game");
    let refused = game.look(&view, None, &json!({"Dail": 3})).expect_err("that is no question");
    assert!(refused.why.to_string().contains("Dail"), "{refused}");
}
