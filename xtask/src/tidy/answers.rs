//! Where an edition is asked. Each of its answers is asked for at one place, so that what sets editions apart does not
//! spread; each of its facts and sequences is read somewhere, since one that nothing reads would say what is not so.

use super::{
    is_rust,
    layers::{code, is_test},
};

/// The files that say what an edition is: their structs, how code comes to their fields, and whether only one place may.
const STRUCTS: [(&str, &str, &str, bool); 3] = [
    ("crates/xwing/src/edition/answers.rs", "pub struct Answers {", "answers.", true),
    ("crates/xwing/src/edition/facts.rs", "pub struct Facts {", "facts.", false),
    ("crates/xwing/src/edition/mod.rs", "pub struct Edition {", "edition.", false),
];

/// Says which answers are not asked for at exactly one place, and which facts are not read.
pub(super) fn check(texts: &[(&str, String)], found: &mut Vec<String>) {
    let read: Vec<String> = texts
        .iter()
        .filter(|(name, _)| name.starts_with("crates/") && name.contains("/src/") && is_rust(name))
        .filter(|(name, _)| !is_test(name) && !name.starts_with("crates/xwing/src/edition/facts"))
        .map(|(_, text)| code(text).split_whitespace().collect())
        .collect();
    for (file, opening, path, once) in STRUCTS {
        let Some((_, text)) = texts.iter().find(|(name, _)| *name == file) else {
            found.push(format!("{file}: it is not there, and should say what an edition is"));
            continue;
        };
        for field in fields(text, opening) {
            let places: usize = read.iter().map(|code| count(code, &format!("{path}{field}"))).sum();
            match places {
                0 => found.push(format!("{file}: nothing reads `{field}`")),
                1 => {}
                _ if once => found.push(format!("{file}: `{field}` is asked for at {places} places")),
                _ => {}
            }
        }
    }
}

/// The names of the fields of a struct.
fn fields<'t>(text: &'t str, opening: &str) -> Vec<&'t str> {
    let body =
        text.split_once(opening).and_then(|(_, rest)| rest.split_once("\n}")).map_or("", |(body, _)| body);
    let names = body.lines().map(str::trim).filter(|line| line.starts_with("pub"));
    names.filter_map(|line| line.split_once(": ")?.0.split(' ').next_back()).collect()
}

/// How often a path stands in a code, as a whole.
fn count(code: &str, path: &str) -> usize {
    let ends = |at: usize| !code[at..].starts_with(|c: char| c.is_alphanumeric() || c == '_');
    code.match_indices(path).filter(|(at, _)| ends(at + path.len())).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(code: &str) -> Vec<String> {
        let answers =
            "pub struct Answers {\n    pub(crate) locks: Locks,\n    pub(crate) removal: Removal,\n}\n";
        let texts = [
            ("crates/xwing/src/edition/answers.rs", answers.to_owned()),
            (
                "crates/xwing/src/edition/facts.rs",
                "pub struct Facts {\n    pub lock: (u8, u8),\n}\n".to_owned(),
            ),
            ("crates/xwing/src/edition/mod.rs", "pub struct Edition {\n    pub end: End,\n}\n".to_owned()),
            ("crates/xwing/src/frames/end.rs", code.to_owned()),
        ];
        let mut found = Vec::new();
        check(&texts, &mut found);
        found.into_iter().map(|it| it.split_once(": ").expect("a file").1.to_owned()).collect()
    }

    #[test]
    fn an_answer_is_asked_for_once_and_a_fact_at_least_once() {
        let once = "t.content\n    .edition\n    .answers.locks; edition.answers.removal; edition.facts.lock; edition.end;";
        assert_eq!(judged(once), [""; 0]);
        assert_eq!(judged(&format!("{once} answers.locks")), ["`locks` is asked for at 2 places"]);
        assert_eq!(judged(&once.replace("facts.lock", "facts.locked")), ["nothing reads `lock`"]);
        assert_eq!(judged(&format!("// {}", once.replace('\n', " "))).len(), 4, "comments ask nothing");
    }
}
