//! Every ledger in `rules/` can be read, in both languages, and its marks point to rulings that exist.

use scenario::ledger::{Rules, Statement};
use std::{fs, path::PathBuf};

fn read(game: &str) -> Rules {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../rules").join(format!("{game}.md"));
    let text = fs::read_to_string(&file).expect("a ledger");
    Rules::read(&text).unwrap_or_else(|e| panic!("rules/{game}.md:{e}"))
}

/// The ids of rulings that a sentence names in brackets, such as (A4).
fn marks(sentence: &str) -> Vec<&str> {
    let ruling = |mark: &&str| {
        let number = mark.strip_prefix('A').or(mark.strip_prefix("AMB-")).or(mark.strip_prefix("R-"));
        number.is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
    };
    sentence.split('(').skip(1).filter_map(|rest| rest.split(')').next()).filter(ruling).collect()
}

#[test]
fn every_mark_points_to_a_ruling_and_stands_in_both_languages() {
    for game in ["endor", "starfighter", "xwing2e"] {
        let rules = read(game);
        for Statement { id, en, fr, .. } in rules.sections.iter().flat_map(|s| &s.statements) {
            assert_eq!(marks(en), marks(fr), "{game}: {id} has the same marks in English and French");
            for mark in marks(en) {
                assert!(rules.rulings.iter().any(|r| r.id == mark), "{game}: {id} points to {mark}");
            }
        }
    }
}

#[test]
fn starfighter_has_120_rules_in_order_and_every_ruling_belongs_to_a_rule() {
    let rules = read("starfighter");
    let ids: Vec<&str> = rules.sections.iter().flat_map(|s| &s.statements).map(|s| s.id.as_str()).collect();
    let expected: Vec<String> = (1..=120).map(|n| format!("STF-{n:03}")).collect();
    assert_eq!(ids, expected);
    let expected: Vec<String> = (1..=rules.rulings.len()).map(|n| format!("A{n}")).collect();
    let rulings: Vec<&str> = rules.rulings.iter().map(|r| r.id.as_str()).collect();
    assert_eq!(rulings, expected);
    assert!(rulings.len() >= 16, "the document leaves sixteen questions open");
    for ruling in rulings {
        let marked =
            rules.sections.iter().flat_map(|s| &s.statements).any(|s| marks(&s.en).contains(&ruling));
        assert!(marked, "no rule points to {ruling}");
    }
}

#[test]
fn the_french_of_starfighter_keeps_to_french_typography() {
    let rules = read("starfighter");
    let statements = rules.sections.iter().flat_map(|s| &s.statements).chain(&rules.rulings);
    let titles = rules.sections.iter().map(|s| (s.slug.as_str(), s.fr.as_str()));
    for (id, fr) in statements.map(|s| (s.id.as_str(), s.fr.as_str())).chain(titles) {
        assert!(!fr.contains('\''), "{id}: an apostrophe is ’");
        for sign in [':', ';', '!', '?', '»'] {
            for (i, _) in fr.match_indices(sign) {
                assert!(fr[..i].ends_with('\u{a0}'), "{id}: a no-break space stands before {sign}");
            }
        }
    }
}
