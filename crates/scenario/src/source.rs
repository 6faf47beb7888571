//! Where in its file each part of a scenario stands, and how it is written there.

use crate::text::{SyntaxError, ron};
use ::ron::value::RawValue;
use serde::{Deserialize, de::IgnoredAny};

/// A part of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Counted from 1.
    pub line: usize,
    /// As it is written, on one line and without comments.
    pub text: String,
    /// The steps inside it, by branch.
    pub branches: Vec<Vec<Place>>,
}

/// Where the parts of a scenario stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The line of the rules it cites.
    pub rules: usize,
    /// The line of its position.
    pub given: usize,
    /// The line of its play.
    pub play: usize,
    /// Each step.
    pub steps: Vec<Place>,
}

#[derive(Deserialize)]
#[serde(rename = "Scenario")]
struct RawScenario<'t> {
    #[serde(rename = "title")]
    _title: IgnoredAny,
    #[serde(borrow)]
    rules: &'t RawValue,
    #[serde(rename = "game")]
    _game: IgnoredAny,
    #[serde(borrow)]
    given: &'t RawValue,
    #[serde(borrow)]
    play: &'t RawValue,
}

#[derive(Deserialize)]
enum RawFork<'t> {
    #[serde(borrow)]
    Fork(Vec<RawBranch<'t>>),
    SameFor {
        #[serde(rename = "by")]
        _by: IgnoredAny,
        #[serde(borrow)]
        whichever: Vec<Vec<&'t RawValue>>,
        #[serde(borrow, default)]
        then: Vec<&'t RawValue>,
    },
}

#[derive(Deserialize)]
struct RawBranch<'t> {
    #[serde(rename = "when")]
    _when: IgnoredAny,
    #[serde(borrow)]
    play: Vec<&'t RawValue>,
}

impl Source {
    /// Finds the parts of a scenario in its text.
    pub fn read(text: &str) -> Result<Self, SyntaxError> {
        let raw: RawScenario<'_> = ron().from_str(text)?;
        let steps: Vec<&RawValue> = ron().from_str(raw.play.get_ron())?;
        let line = |part: &RawValue| line_of(text, part);
        Ok(Self {
            rules: line(raw.rules),
            given: line(raw.given),
            play: line(raw.play),
            steps: steps.into_iter().map(|step| Place::of(text, step)).collect(),
        })
    }
}

impl Place {
    fn of(text: &str, part: &RawValue) -> Self {
        let part = part.trim();
        let own = part.get_ron();
        let branches = if own.starts_with("Fork") || own.starts_with("SameFor") {
            match ron().from_str::<RawFork<'_>>(own) {
                Ok(RawFork::Fork(branches)) => branches.into_iter().map(|branch| branch.play).collect(),
                Ok(RawFork::SameFor { mut whichever, then, .. }) => {
                    whichever.push(then);
                    whichever
                }
                // It has been read as a whole before; what cannot be read now has no parts to tell of.
                Err(_) => Vec::new(),
            }
        } else {
            Vec::new()
        };
        let places = |steps: Vec<&RawValue>| steps.into_iter().map(|step| Self::of(text, step)).collect();
        let branches = branches.into_iter().map(places).collect();
        Self { line: line_of(text, part), text: one_line(own), branches }
    }
}

/// The line on which a part of a text begins.
fn line_of(text: &str, part: &RawValue) -> usize {
    let offset = part.trim().get_ron().as_ptr().addr().saturating_sub(text.as_ptr().addr());
    1 + text.as_bytes().iter().take(offset).filter(|byte| **byte == b'\n').count()
}

/// A text without line breaks and comments.
fn one_line(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let len = if next == '"' {
            quoted(rest)
        } else if rest.starts_with("//") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
            continue;
        } else if rest.starts_with("/*") {
            rest = &rest[rest.find("*/").map_or(rest.len(), |end| end + 2)..];
            continue;
        } else {
            next.len_utf8()
        };
        if next.is_whitespace() {
            if !out.ends_with([' ', '(', '[', '{']) {
                out.push(' ');
            }
        } else {
            // What a list over several lines ends with.
            if matches!(next, ')' | ']' | '}') {
                out.truncate(out.trim_end().trim_end_matches(',').len());
            }
            out.push_str(&rest[..len]);
        }
        rest = &rest[len..];
    }
    out.trim_end().to_owned()
}

/// The length of the quoted text at the beginning.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, next) in text.char_indices().skip(1) {
        match next {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"Scenario(
    title: (en: "A", fr: "B"),
    rules: ["R"],
    game: "g",
    given: (),
    play: [
        // A remark.
        Asked("one, // two"),
        Expect(
            "a.b", // here
            [1, 2],
        ),
        Fork([
            (when: "first", play: [Settled]),
            (when: "second", play: [
                Forced,
                Settled,
            ]),
        ]),
        SameFor(by: "x", whichever: [[
            Forced], [Settled]],
            then: [Settled]),
    ],
)"#;

    #[test]
    fn each_step_has_its_line_and_its_text() {
        let source = Source::read(TEXT).expect("a scenario");
        assert_eq!((source.rules, source.given, source.play), (3, 5, 6));
        let lines: Vec<usize> = source.steps.iter().map(|step| step.line).collect();
        assert_eq!(lines, [8, 9, 13, 20]);
        assert_eq!(source.steps[0].text, r#"Asked("one, // two")"#);
        assert_eq!(source.steps[1].text, r#"Expect("a.b", [1, 2])"#);
    }

    #[test]
    fn steps_inside_forks_have_lines_of_their_own() {
        let source = Source::read(TEXT).expect("a scenario");
        let lines = |step: usize| -> Vec<Vec<usize>> {
            let branch = |branch: &Vec<Place>| branch.iter().map(|place| place.line).collect();
            source.steps[step].branches.iter().map(branch).collect()
        };
        assert_eq!(lines(2), [vec![14], vec![16, 17]]);
        assert_eq!(lines(3), [vec![21], vec![21], vec![22]]);
    }
}
