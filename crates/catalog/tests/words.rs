//! What happened is told in the same words later: whoever comes back reads the log they had.

use catalog::{Catalog, StoredMatch, Table, UpdateFor, UpdateStyle};
use kernel::{Chance as _, Key, Quick, Viewer};
use serde_json::{Value, json};

/// The log that a viewer is told since a version, entry by entry.
fn log(table: &dyn Table, viewer: Viewer, since: u64) -> Vec<Value> {
    let told = UpdateFor {
        viewer,
        since,
        manner: UpdateStyle { brief: true, scenes: false, terse: false },
        whole: false,
        playing: true,
        free: false,
        clocks: None,
    };
    let update: Value = serde_json::from_str(&table.update(told)).expect("JSON");
    update["log"].as_array().expect("a log").clone()
}

/// Any answer of a seat that is asked.
fn answer(table: &dyn Table, chance: &mut Quick) -> Option<(kernel::Seat, u32, Value)> {
    let asked = table.asked();
    let &(seat, decision) = asked.get(chance.below(asked.len().max(1) as u32) as usize)?;
    let told = UpdateFor {
        viewer: Viewer::Seat(seat),
        since: table.version(),
        manner: UpdateStyle::default(),
        whole: true,
        playing: true,
        free: false,
        clocks: None,
    };
    let update: Value = serde_json::from_str(&table.update(told)).expect("JSON");
    let choices = update["demand"]["choices"].as_array()?.clone();
    // Cards are turned over by those who use them.
    let turns = choices.iter().find(|one| one["choice"].get("Ability").is_some() && chance.below(2) == 0);
    let choice = turns.unwrap_or(&choices[chance.below(choices.len() as u32) as usize]);
    Some((seat, decision, choice["choice"].clone()))
}

#[test]
fn the_log_of_xwing_does_not_change_after_a_reconnect() {
    let ship = |pilot: &str| json!({"pilot": pilot, "upgrades": ["servomotorsfoils"]});
    let squad =
        json!({"ships": [ship("bluesquadronescort"), ship("redsquadronveteran"), ship("wedgeantilles")]});
    let setup = json!({"mode": "standard", "squads": [squad, squad], "casual": true});
    let (mut entries, mut turned, mut used) = (0, 0, 0);
    for seed in 0..3 {
        let opening = StoredMatch {
            identity: None,
            setup: setup.clone(),
            key: Key::from_seed(seed),
            fair: None,
            lines: Vec::new(),
        };
        let mut table = Catalog::default().open("xwing2e", opening).expect("a match").0;
        let viewers = [Viewer::Seat(kernel::Seat(0)), Viewer::Seat(kernel::Seat(1)), Viewer::Spectator];
        let mut heard = viewers.map(|viewer| log(&*table, viewer, 0));
        let mut chance = Quick::new(seed);
        for _ in 0..350 {
            if table.payoffs().is_some() {
                break;
            }
            let Some((seat, decision, choice)) = answer(&*table, &mut chance) else { break };
            let since = table.version();
            table.propose(seat, decision, choice).expect("a legal answer");
            table.accept();
            for (viewer, heard) in viewers.into_iter().zip(&mut heard) {
                heard.extend(log(&*table, viewer, since));
            }
        }
        for (viewer, heard) in viewers.into_iter().zip(&heard) {
            let again = log(&*table, viewer, 0);
            for (then, now) in heard.iter().zip(&again) {
                assert_eq!(then, now, "{viewer:?} is told otherwise");
            }
            assert_eq!(heard.len(), again.len());
            entries += heard.len();
        }
        let text = heard[2].iter().map(Value::to_string).collect::<String>();
        turned += text.matches("\"Flipped\"").count();
        used += text.matches("\"Used\"").count();
    }
    assert!(entries > 800 && turned > 8 && used > 8, "{entries} entries, {turned} turned, {used} used");
}
