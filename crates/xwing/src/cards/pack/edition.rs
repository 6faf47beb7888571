//! What must be true of an edition: its numbers are such as can be played with, its sequences have what the engine cannot
//! do without, and nothing twice.

use super::{PackError, PackFault, check::Checker, quoted, source::At};
use crate::{
    Edition,
    edition::{ActivateStep, AttackStep, EndStep, Facts, LEDGERS, RoundStep, Sequence},
};
use kernel::Message;
use std::fmt::Debug;

/// The edition of a pack, once it is checked.
pub(super) fn edition(check: &Checker<'_, '_>) -> Result<Edition, PackError> {
    let Some((edition, at)) = &check.draft.edition else {
        let why = PackFault::Content(Message::new("pack-xwing-no-edition"));
        return Err(PackError { file: "edition.ron".to_owned(), line: 1, column: 1, why });
    };
    if edition.ledger().is_none() {
        let names: Vec<&str> = LEDGERS.iter().map(|(name, _)| *name).collect();
        let why =
            Message::new("pack-xwing-no-ledger").with("name", edition.name.to_string()).with("names", names);
        return check.fail(at, &quoted(edition.name), why);
    }
    numbers(check, at, &edition.facts)?;
    let needed = [RoundStep::Planning, RoundStep::Activation, RoundStep::Engagement, RoundStep::End];
    sequence(check, at, "round", &edition.round, &needed)?;
    let needed = [ActivateStep::Reveal, ActivateStep::Execute, ActivateStep::Act, ActivateStep::After];
    sequence(check, at, "activation", &edition.activation, &needed)?;
    let needed =
        [AttackStep::RollAttack, AttackStep::RollDefense, AttackStep::Neutralize, AttackStep::Damage];
    sequence(check, at, "attack", &edition.attack, &needed)?;
    sequence(check, at, "end", &edition.end, &[EndStep::Tidy, EndStep::Victory])?;
    Ok(edition.clone())
}

fn numbers(check: &Checker<'_, '_>, at: &At, facts: &Facts) -> Result<(), PackError> {
    let within = |field: &'static str, (low, high): (u16, u16), (least, most): (u16, u16)| {
        if low >= least && high <= most && low <= high {
            return Ok(());
        }
        let why = Message::new("pack-xwing-edition-number")
            .with("field", field)
            .with("least", least)
            .with("most", most);
        check.fail(at, &format!("{field}:"), why)
    };
    let wide = |(low, high): (u8, u8)| (u16::from(low), u16::from(high));
    let arcs = [facts.arcs.small, facts.arcs.medium, facts.arcs.large];
    for angle in arcs {
        within("arcs", (angle, angle), (1_000, 17_000))?;
    }
    within("threshold", wide(facts.threshold.span()), (1, 20))?;
    within("decloak", wide(facts.decloak.span()), (1, 5))?;
    within("lock", wide(facts.lock), (0, 3))
}

fn sequence<S: Copy + PartialEq + Debug>(
    check: &Checker<'_, '_>,
    at: &At,
    name: &'static str,
    steps: &Sequence<S>,
    needed: &[S],
) -> Result<(), PackError> {
    let wrong = |key, step: S| {
        let why = Message::new(key).with("sequence", name).with("step", format!("{step:?}"));
        check.fail(at, &format!("{name}:"), why)
    };
    if let Some(step) = steps.lacks(needed) {
        return wrong("pack-xwing-step-missing", step);
    }
    match steps.repeated() {
        Some(step) => wrong("pack-xwing-step-twice", step),
        None => Ok(()),
    }
}
