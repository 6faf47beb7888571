//! Which readings of the rulings scenarios prove: a value of a policy is proved by a scenario that cites the ruling, plays
//! with that value, and does not hold with another.

use super::Rules;
use crate::{Failure, run};
use catalog::{Catalog, Playable, Visitor};
use serde::Serialize;
use std::{collections::BTreeMap, sync::Arc};

/// What is proved of one policy.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct PolicyProof {
    /// The rules that name it.
    pub rules: Vec<String>,
    /// Its values, the default first.
    pub values: Vec<String>,
    /// Which value is told from which other, and by which scenario.
    pub proved: BTreeMap<String, BTreeMap<String, String>>,
}

impl PolicyProof {
    /// Values that no scenario tells from another one.
    pub fn missing(&self) -> impl Iterator<Item = (&str, &str)> {
        let pairs = self.values.iter().flat_map(|value| self.values.iter().map(move |other| (value, other)));
        pairs
            .filter(|(value, other)| {
                value != other && !self.proved.get(*value).is_some_and(|by| by.contains_key(*other))
            })
            .map(|(value, other)| (value.as_str(), other.as_str()))
    }

    /// How many of its values are told from every other.
    pub fn count(&self) -> usize {
        self.values.iter().filter(|value| self.missing().all(|(missing, _)| missing != *value)).count()
    }
}

/// The policies of a game, in the order in which the game lists them.
struct List;

impl Visitor for List {
    type Out = Vec<(&'static str, Vec<String>)>;
    fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
        game.policies()
    }
}

/// Compares the policies of a game with its scenarios: their names and texts, all of which hold.
pub(super) fn prove(
    catalog: &Catalog,
    game: &str,
    rules: &Rules,
    scenarios: &[(String, String)],
) -> BTreeMap<String, PolicyProof> {
    let policies = catalog.visit(game, List).unwrap_or_default();
    policies
        .into_iter()
        .map(|(policy, values)| {
            let named = format!("`{policy}: ");
            let ids = rules.all().filter(|rule| rule.en.contains(&named)).map(|rule| rule.id.clone());
            let mut proof = PolicyProof { rules: ids.collect(), values, ..PolicyProof::default() };
            for (name, text) in scenarios {
                let cites = proof.rules.iter().any(|id| text.contains(&format!("\"{id}\"")));
                if cites {
                    compare(catalog, policy, name, text, &mut proof);
                }
            }
            (policy.to_owned(), proof)
        })
        .collect()
}

/// Plays a scenario with every other value of a policy.
fn compare(catalog: &Catalog, policy: &str, name: &str, text: &str, proof: &mut PolicyProof) {
    let own = value(text, policy).or_else(|| proof.values.first().cloned());
    let Some(own) = own else { return };
    for other in &proof.values {
        let known = proof.proved.get(&own).is_some_and(|by| by.contains_key(other));
        if *other == own || known {
            continue;
        }
        // Of the ways to fail only this one says something: a step came out otherwise.
        if let Err(Failure::Step { .. }) = run(catalog, &with(text, policy, other)) {
            proof.proved.entry(own.clone()).or_default().insert(other.clone(), name.to_owned());
        }
    }
}

/// How positions call their policies.
const FIELDS: [&str; 2] = ["ruleset: (", "policies: ("];

/// Where a scenario lists the policies of its position: from behind the bracket to the closing one.
fn listed(text: &str) -> Option<(usize, usize)> {
    let given = text.find("given: (")?;
    let open = FIELDS.iter().find_map(|field| Some(given + text[given..].find(field)? + field.len()))?;
    Some((open, open + text[open..].find(')')?))
}

/// The value of a policy that a scenario gives.
fn value(text: &str, policy: &str) -> Option<String> {
    let (open, close) = listed(text)?;
    let pairs = text[open..close].split(',').filter_map(|pair| pair.split_once(':'));
    let found = pairs.into_iter().find(|(name, _)| name.trim() == policy);
    found.map(|(_, value)| value.trim().to_owned())
}

/// A scenario with another value for a policy.
fn with(text: &str, policy: &str, value: &str) -> String {
    if let Some((open, close)) = listed(text) {
        let others = text[open..close]
            .split(',')
            .filter(|pair| pair.split_once(':').is_some_and(|(name, _)| name.trim() != policy));
        let all: Vec<&str> = others.map(str::trim).collect();
        let all = [&all[..], &[&format!("{policy}: {value}")]].concat().join(", ");
        return format!("{}{all}{}", &text[..open], &text[close..]);
    }
    let field = if text.contains("game: \"xwing") { FIELDS[0] } else { FIELDS[1] };
    text.replacen("given: (", &format!("given: ({field}{policy}: {value}), "), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_policy_is_read_changed_and_added() {
        let text =
            "game: \"endor\", given: (round: 2, policies: (dice: moved_only, decline: allowed), places: {})";
        assert_eq!(value(text, "dice").as_deref(), Some("moved_only"));
        assert_eq!(value(text, "ambush"), None);
        let other = with(text, "dice", "whole_type");
        assert_eq!(value(&other, "dice").as_deref(), Some("whole_type"));
        assert_eq!(value(&other, "decline").as_deref(), Some("allowed"));
        let bare = "game: \"xwing2e\", given: (phase: End)";
        assert_eq!(
            with(bare, "rerolls", "unlimited"),
            "game: \"xwing2e\", given: (ruleset: (rerolls: unlimited), phase: End)"
        );
    }

    #[test]
    fn a_value_counts_once_it_is_told_from_every_other() {
        let values = ["a", "b", "c"].map(str::to_owned).to_vec();
        let mut proof = PolicyProof { values, ..PolicyProof::default() };
        assert_eq!((proof.count(), proof.missing().count()), (0, 6));
        for other in ["b", "c"] {
            proof.proved.entry("a".to_owned()).or_default().insert(other.to_owned(), "file".to_owned());
        }
        assert_eq!((proof.count(), proof.missing().count()), (1, 4));
    }
}
