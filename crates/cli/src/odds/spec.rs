//! Effects as they are typed.
//!
//! ```text
//! reroll  N[:FACE,FACE..][@COST]            1        2:blank,focus     1:blank@charge
//! change  FACE,FACE..>FACE[:N][!][@COST]    hit>crit!      blank,focus>hit      focus>crit:2@force
//! ```

use odds::{AttackFace, Change, Cost, DefenceFace, Face, Faces, Reroll};
use words::Words;

/// What was typed and cannot be understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Wrong {
    /// Not a face of that die; what would be.
    Face(String, Vec<&'static str>),
    /// Not a cost.
    Cost(String),
    /// Not a number of dice.
    Number(String),
    /// A change without an arrow.
    Arrow(String),
}

impl Wrong {
    /// The words for it.
    pub(super) fn say(&self, words: &Words) -> String {
        let text = |key: &str, typed: &String| words.text_with(key, [("typed", typed.as_str().into())]);
        match self {
            Self::Face(typed, faces) => words.text_with(
                "odds-error-face",
                [("typed", typed.as_str().into()), ("faces", faces.clone().into())],
            ),
            Self::Cost(typed) => {
                let costs: Vec<_> = COSTS.iter().map(|(name, _)| *name).collect();
                words
                    .text_with("odds-error-cost", [("typed", typed.as_str().into()), ("costs", costs.into())])
            }
            Self::Number(typed) => text("odds-error-number", typed),
            Self::Arrow(typed) => text("odds-error-arrow", typed),
        }
    }
}

const COSTS: [(&str, Cost); 6] = [
    ("calculate", Cost::Calculate),
    ("force", Cost::Force),
    ("focus", Cost::Focus),
    ("evade", Cost::Evade),
    ("charge", Cost::Charge),
    ("lock", Cost::Lock),
];

/// Faces that have names to type.
pub(super) trait Typed: Face {
    /// The names of the faces, in their order.
    const NAMES: &'static [&'static str];
}

impl Typed for AttackFace {
    const NAMES: &'static [&'static str] = &["hit", "crit", "focus", "blank"];
}

impl Typed for DefenceFace {
    const NAMES: &'static [&'static str] = &["evade", "focus", "blank"];
}

/// Faces, with commas between them.
pub(super) fn faces<D: Typed>(text: &str) -> Result<Vec<D>, Wrong> {
    let named = |name: &str| {
        let at = D::NAMES.iter().position(|known| known.eq_ignore_ascii_case(name.trim()));
        at.map(|at| D::ALL[at]).ok_or_else(|| Wrong::Face(name.trim().to_owned(), D::NAMES.to_vec()))
    };
    text.split(',').filter(|name| !name.trim().is_empty()).map(named).collect()
}

fn cost(text: &str) -> Result<(&str, Cost), Wrong> {
    let Some((rest, name)) = text.split_once('@') else { return Ok((text, Cost::Free)) };
    let found = COSTS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name.trim()));
    found.map(|(_, cost)| (rest, *cost)).ok_or_else(|| Wrong::Cost(name.trim().to_owned()))
}

fn number(text: &str) -> Result<u8, Wrong> {
    text.trim().parse().ok().filter(|&n| n > 0).ok_or_else(|| Wrong::Number(text.trim().to_owned()))
}

/// A reroll.
pub(super) fn reroll<D: Typed>(text: &str) -> Result<Reroll<D>, Wrong> {
    let (rest, cost) = cost(text)?;
    let (dice, only) = rest.split_once(':').map_or((rest, None), |(dice, only)| (dice, Some(only)));
    let reroll = Reroll::dice(number(dice)?).costing(cost);
    Ok(match only {
        Some(only) => reroll.only(Faces::of(&faces(only)?)),
        None => reroll,
    })
}

/// A change.
pub(super) fn change<D: Typed>(text: &str) -> Result<Change<D>, Wrong> {
    let (rest, cost) = cost(text)?;
    let (rest, must) = rest.strip_suffix('!').map_or((rest, false), |rest| (rest, true));
    let (from, to) = rest.split_once('>').ok_or_else(|| Wrong::Arrow(text.to_owned()))?;
    let (to, count) = to.split_once(':').map_or((to, None), |(to, count)| (to, Some(count)));
    let &[to] = faces::<D>(to)?.as_slice() else { return Err(Wrong::Arrow(text.to_owned())) };
    let count = count.map_or(Ok(1), number)?;
    Ok(Change { from: Faces::of(&faces(from)?), to, count, must, cost })
}
