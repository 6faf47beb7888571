//! Which rules, readings of rules and abilities of cards the scenarios prove.

use crate::root::root;
use catalog::{AnyGame, Catalog};
use scenario::ledger::{PolicyProof, Proof, prove};
use xwing::Cite;

pub(crate) fn run(json: bool) -> Result<(), String> {
    let catalog = Catalog::default();
    let mut proof = prove(&catalog, &root()).map_err(|e| e.to_string())?;
    proof.errors.extend(uncited(&catalog));
    if json {
        println!("{}", serde_json::to_string_pretty(&proof).map_err(|e| e.to_string())?);
    } else {
        print(&proof);
    }
    if proof.errors.is_empty() { Ok(()) } else { Err(format!("{} errors", proof.errors.len())) }
}

/// What the ledgers of X-Wing's editions lack for refusals and log lines to name their rules.
fn uncited(catalog: &Catalog) -> Vec<String> {
    let mut faults = Vec::new();
    for name in catalog.names() {
        if let Some(AnyGame::Xwing(game)) = catalog.get(name) {
            let wrong = Cite::faults(game.rules()).into_iter();
            faults.extend(wrong.map(|fault| format!("rules/{name}.md: {fault}")));
        }
    }
    faults
}

fn print(proof: &Proof) {
    for (game, counted) in &proof.games {
        let (proved, all) = (counted.proved, counted.statements);
        println!("{game}: {proved} of {all} rules proved by {} scenarios", counted.scenarios);
        for (slug, section) in &counted.sections {
            println!("  {slug:<12} {:>3} of {:>3}", section.proved, section.statements);
            for (id, reason) in &section.unproved {
                println!("    {id}: {reason}");
            }
        }
        let values: usize = counted.policies.values().map(|policy| policy.values.len()).sum();
        let told: usize = counted.policies.values().map(PolicyProof::count).sum();
        println!("  policies     {told:>3} of {values:>3} values, {} policies", counted.policies.len());
        let cards = &counted.cards;
        if cards.cards > 0 {
            println!(
                "  cards        {:>3} of {:>3}, {} abilities",
                cards.played, cards.cards, cards.abilities
            );
        }
    }
    for error in &proof.errors {
        println!("error: {error}");
    }
}
