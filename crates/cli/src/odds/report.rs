//! The answer as JSON.

use super::{Answer, Question};
use odds::{Act, After, Cost, Way};
use serde_json::{Value, json};

/// All of it. `expected_damage`, `totals` and `destroyed` are those of the whole command; `results` and `damage` those
/// of one attack.
pub(super) fn json(question: &Question, answer: &Answer) -> Value {
    let (hits, crits) = answer.odds.expected_results();
    let end = answer.series.end();
    let mut found = json!({
        "expected_damage": end.map_or(0.0, After::expected),
        "expected_crits": end.map_or(0.0, After::expected_crits),
        "expected_results": {"hits": hits, "crits": crits},
        "hit_chance": answer.odds.hits().chance(),
        "totals": end.map(After::totals),
        "results": answer.odds.results().map(row).collect::<Vec<_>>(),
        "damage": answer.damage().into_iter().map(row).collect::<Vec<_>>(),
    });
    if let Some(ship) = question.ship {
        let suffered = answer.odds.suffered(ship.shields).map(|(suffered, share)| {
            json!({
                "shields": suffered.shields,
                "face_down": suffered.face_down,
                "face_up": suffered.face_up,
                "chance": share.chance(),
            })
        });
        found["suffered"] = suffered.collect();
        found["destroyed"] = json!(end.map(After::destroyed));
    }
    if question.attacks > 1 {
        found["after"] = answer.series.after().iter().map(|after| step(after, question)).collect();
    }
    if let Some(ways) = &answer.ways {
        found["ways"] = ways.iter().map(way).collect();
    }
    found
}

fn row((results, share): (odds::Results, odds::Share)) -> Value {
    json!({
        "hits": results.hits,
        "crits": results.crits,
        "chance": share.chance(),
        "exact": share.to_string(),
    })
}

fn step(after: &After, question: &Question) -> Value {
    let mut found = json!({
        "expected_damage": after.expected(),
        "expected_crits": after.expected_crits(),
        "totals": after.totals(),
    });
    if question.ship.is_some() {
        found["destroyed"] = json!(after.destroyed());
    }
    found
}

/// What a cost is called.
pub(super) fn name(cost: Cost) -> &'static str {
    match cost {
        Cost::Free => "free",
        Cost::Calculate => "calculate",
        Cost::Force => "force",
        Cost::Focus => "focus",
        Cost::Evade => "evade",
        Cost::Charge => "charge",
        Cost::Lock => "lock",
    }
}

fn way(way: &Way<4>) -> Value {
    let act = match way.act {
        Act::Stop => json!("stop"),
        Act::Spend(cost) => json!({"spend": name(cost)}),
        Act::Change(number) => json!({"change": number}),
        Act::Reroll { with, dice: odds::Pool([hits, crits, focus, blanks]) } => json!({
            "reroll": {"hit": hits, "crit": crits, "focus": focus, "blank": blanks},
            "with": with.map_or(json!("lock"), |number| json!(number)),
        }),
    };
    json!({
        "act": act,
        "expected_damage": way.damage.chance(),
        "exact": way.damage.to_string(),
        "best": way.best,
    })
}
