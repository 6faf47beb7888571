//! What questions of several kinds are answered with, kind by kind: serde writes the bare answer, so no type of the game
//! says which belongs to which. Real answers are held against it (`samples.rs`).

#![expect(dead_code, reason = "only their declarations are used")]

use ts_rs::TS;
use xwing::{examine, preview};

/// What each question about a position is answered with, by its name.
#[derive(TS)]
#[ts(optional_fields, rename_all = "PascalCase")]
pub(super) struct Answers {
    dial: Option<Vec<preview::Preview>>,
    choices: Option<Vec<preview::Preview>>,
    barred: Option<Vec<preview::Barred>>,
    targets: Option<preview::Shots>,
    odds: Option<Vec<preview::DiceOption>>,
    place: Option<preview::Room>,
    arcs: Option<Vec<Vec<preview::Sighted>>>,
    ruler: Option<preview::Measured>,
}

/// What each question before a match is answered with, by what it is about.
#[derive(TS)]
#[ts(optional_fields)]
pub(super) struct Examinations {
    squad: Option<examine::Examined>,
    fit: Option<examine::Fitting>,
    random: Option<examine::Pair>,
    r#match: Option<examine::Opening>,
}
