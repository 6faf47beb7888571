//! Which rules the scenarios prove.

use crate::root::root;
use catalog::Catalog;
use scenario::ledger::{Proof, prove};

pub(crate) fn run(json: bool) -> Result<(), String> {
    let proof = prove(&Catalog::default(), &root()).map_err(|e| e.to_string())?;
    if json {
        println!("{}", serde_json::to_string_pretty(&proof).map_err(|e| e.to_string())?);
    } else {
        print(&proof);
    }
    if proof.errors.is_empty() { Ok(()) } else { Err(format!("{} errors", proof.errors.len())) }
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
    }
    for error in &proof.errors {
        println!("error: {error}");
    }
}
