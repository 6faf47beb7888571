//! What is not allowed is refused as the rules refuse it, and what is aimed is measured as they measure.

use super::{look, watch_all};
use crate::{Act, Ask, Choice, Setup, Wanted, Xwing};
use kernel::Game;
use serde_json::json;

/// A squadron of pilots with their upgrades.
pub(super) fn squad(ships: &[(&str, &[&str])]) -> crate::Squad {
    let symbol = |id: &str| crate::Symbol::new(id).expect("a short name");
    crate::Squad {
        ships: ships
            .iter()
            .map(|(pilot, upgrades)| crate::Member {
                pilot: symbol(pilot),
                upgrades: upgrades.iter().map(|id| symbol(id)).collect(),
                threat: None,
                build: None,
            })
            .collect(),
        ..crate::Squad::default()
    }
}

/// Ships with everything that is aimed: locks, rolls, jamming, coordinating, SLAM, docking, bombs.
fn aimers() -> Setup {
    let rebels =
        squad(&[("kananjarrus", &["ghost", "tacticalofficer"]), ("sabinewren", &[]), ("jekporkins", &[])]);
    let others = squad(&[
        ("omicrongrouppilot", &["jammingbeam", "tractorbeam"]),
        ("nusquadronpilot", &["tractorbeam"]),
        ("scimitarsquadronpilot", &["protonbombs"]),
        ("whisper", &[]),
    ]);
    Setup { mode: crate::Mode::Standard, casual: true, squads: [rebels, others], ..Setup::default() }
}

#[test]
fn what_is_barred_is_refused_by_the_rules_for_the_same_reason() {
    let game = Xwing::second();
    let (mut barred, mut measured) = (std::collections::BTreeMap::<String, usize>::new(), 0);
    for seed in 0..8 {
        watch_all(&game, &aimers(), seed, 700, &mut |game, state, demand, legal| {
            if legal.len() > crate::preview::MAX_CHOICES {
                return;
            }
            let what = json!({"Barred": {"ask": demand.ask, "choices": legal}});
            for one in look(game, state, demand.by, &what).as_array().expect("a list") {
                let choice: Choice = serde_json::from_value(one["choice"].clone()).expect("an answer");
                let why = game.check(state, demand, &choice).expect_err("it is not offered");
                // X2-ACTION-04: what a ship has performed is not seen. Then it is told what bars it besides.
                let unseen = why.rule == game.content().rule(crate::Cite::ActionOnce);
                let rule = &one["led"]["refused"]["rule"];
                assert!(unseen || *rule == why.rule.0, "{choice:?} to {:?}: {rule}, {why}", demand.ask);
                let name = serde_json::to_value(demand.ask).expect("an ask");
                let act = one["choice"]["Act"].as_object().and_then(|act| act.keys().next().cloned());
                let ask = name.as_object().and_then(|ask| ask.keys().next().cloned());
                *barred.entry(act.or(ask).unwrap_or_default()).or_default() += 1;
            }
            let what = json!({"Choices": {"ask": demand.ask, "choices": legal}});
            let answer = look(game, state, demand.by, &what);
            for (choice, led) in legal.iter().zip(answer.as_array().expect("one for each")) {
                let Choice::Act(Act::Lock(target)) = choice else { continue };
                let Ask::Action { ship, .. } = demand.ask else { continue };
                let range = game.query(state).range(ship, *target).number();
                assert_eq!(led["reach"]["range"].as_u64(), range.map(u64::from));
                measured += 1;
            }
        });
    }
    for name in ["Lock", "BarrelRoll", "Coordinate", "Jam", "Slam", "Shift"] {
        assert!(barred.contains_key(name), "{name} was never barred: {barred:?}");
    }
    assert!(measured > 10, "{measured} locks were measured");
}

#[test]
fn a_bomb_says_whom_it_would_reach() {
    let game = Xwing::second();
    let mut laid = 0;
    for seed in 0..4 {
        watch_all(&game, &aimers(), seed, 500, &mut |game, state, demand, legal| {
            let Ask::Step { wanted: Wanted::Device, ability } = demand.ask else { return };
            let what = json!({"Choices": {"ask": demand.ask, "choices": legal}});
            for led in look(game, state, demand.by, &what).as_array().expect("one for each") {
                let reaches = led["lead"]["reaches"].as_array().expect("ships");
                // A proton bomb that is dropped behind a ship lies at range 1 of it.
                assert!(reaches.contains(&json!(ability.ship)), "{led}");
                laid += 1;
            }
        });
    }
    assert!(laid > 0);
}
