//! The ledger: every rule as an id and a sentence, and the scenarios that prove it.

mod abilities;
mod readings;

pub use abilities::CardProof;
pub use readings::PolicyProof;

use crate::{files::find, run, text};
use catalog::Catalog;
use serde::Serialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::Path,
};
use thiserror::Error;

/// One rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Statement {
    /// `END-034`, or `A5` for a ruling.
    pub id: String,
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
    /// Why no scenario can prove it, where none can.
    pub unproved: Option<String>,
}

/// A chapter of rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Section {
    /// A short name.
    pub slug: String,
    /// Its title in English.
    pub en: String,
    /// Its title in French.
    pub fr: String,
    /// Its rules.
    pub statements: Vec<Statement>,
}

/// The rules of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rules {
    /// The chapters.
    pub sections: Vec<Section>,
    /// How the rules are read where they are silent or disagree.
    pub rulings: Vec<Statement>,
}

/// A ledger that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{line}: {why}")]
pub struct LedgerError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
}

impl Rules {
    /// Reads a ledger.
    pub fn read(markdown: &str) -> Result<Self, LedgerError> {
        let mut rules = Self { sections: Vec::new(), rulings: Vec::new() };
        let mut in_rulings = false;
        let mut seen = BTreeSet::new();
        let mut open: Option<Statement> = None;
        for (i, line) in markdown.lines().enumerate() {
            let wrong = |why: String| LedgerError { line: i + 1, why };
            if let Some(title) = line.strip_prefix("## ") {
                rules.close(&mut open, in_rulings).map_err(wrong)?;
                in_rulings = !title.contains(": ");
                if let Some((slug, titles)) = title.split_once(": ") {
                    let (en, fr) = titles
                        .split_once(" / ")
                        .ok_or_else(|| wrong("a section has a title in English / and French".to_owned()))?;
                    let [slug, en, fr] = [slug, en, fr].map(str::to_owned);
                    rules.sections.push(Section { slug, en, fr, statements: Vec::new() });
                }
            } else if let Some(rest) = line.strip_prefix("- **") {
                rules.close(&mut open, in_rulings).map_err(wrong)?;
                let (id, en) =
                    rest.split_once("** ").ok_or_else(|| wrong("an id without a sentence".to_owned()))?;
                if !seen.insert(id.to_owned()) {
                    return Err(wrong(format!("{id} stands here twice")));
                }
                let (id, en) = (id.to_owned(), en.to_owned());
                open = Some(Statement { id, en, fr: String::new(), unproved: None });
            } else if let (Some(fr), Some(open)) = (line.strip_prefix("  fr: "), &mut open) {
                fr.clone_into(&mut open.fr);
            } else if let (Some(why), Some(open)) = (line.strip_prefix("  unproved: "), &mut open) {
                open.unproved = Some(why.to_owned());
            }
        }
        let last = markdown.lines().count();
        rules.close(&mut open, in_rulings).map_err(|why| LedgerError { line: last, why })?;
        Ok(rules)
    }

    fn close(&mut self, open: &mut Option<Statement>, in_rulings: bool) -> Result<(), String> {
        let Some(statement) = open.take() else { return Ok(()) };
        if statement.fr.is_empty() {
            return Err(format!("{} has no French", statement.id));
        }
        match self.sections.last_mut() {
            _ if in_rulings => self.rulings.push(statement),
            Some(section) => section.statements.push(statement),
            None => return Err(format!("{} stands outside any section", statement.id)),
        }
        Ok(())
    }

    /// A rule or ruling by its id.
    pub fn find(&self, id: &str) -> Option<&Statement> {
        self.all().find(|s| s.id == id)
    }

    /// All rules, then all rulings.
    pub fn all(&self) -> impl Iterator<Item = &Statement> {
        self.sections.iter().flat_map(|s| &s.statements).chain(&self.rulings)
    }
}

/// What is proved of one section.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct SectionProof {
    /// How many rules it has.
    pub statements: usize,
    /// How many of them a scenario proves.
    pub proved: usize,
    /// Those that none proves, with the reason.
    pub unproved: BTreeMap<String, String>,
}

/// What is proved of one game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct GameProof {
    /// How many rules it has.
    pub statements: usize,
    /// How many of them a scenario proves.
    pub proved: usize,
    /// By section.
    pub sections: BTreeMap<String, SectionProof>,
    /// How many scenarios there are.
    pub scenarios: usize,
    /// By policy.
    pub policies: BTreeMap<String, PolicyProof>,
    /// The abilities of its cards.
    pub cards: CardProof,
}

/// What is proved of all games.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Proof {
    /// By game.
    pub games: BTreeMap<String, GameProof>,
    /// Scenarios that do not hold or cite rules that do not exist, and readings and abilities that nothing proves. There
    /// must be none.
    pub errors: Vec<String>,
}

/// Compares the rules in `rules/` with the scenarios in `scenarios/`, both below `root`. Only scenarios that
/// hold prove anything, so all are run.
pub fn prove(catalog: &Catalog, root: &Path) -> io::Result<Proof> {
    let mut proof = Proof::default();
    for game in Catalog::NAMES {
        let file = root.join("rules").join(format!("{game}.md"));
        let rules = match Rules::read(&fs::read_to_string(&file)?) {
            Ok(rules) => rules,
            Err(e) => {
                proof.errors.push(format!("rules/{game}.md:{e}"));
                continue;
            }
        };
        let mut files = Vec::new();
        find(&root.join("scenarios").join(game), &mut files)?;
        files.sort();
        let mut cited = BTreeSet::new();
        let mut holding: Vec<(String, String)> = Vec::new();
        for file in &files {
            let name = file.strip_prefix(root).unwrap_or(file).display().to_string();
            let scenario = fs::read_to_string(file)?;
            if let Err(failure) = run(catalog, &scenario) {
                proof.errors.push(failure.in_file(name));
                continue;
            }
            let header = text::header(&scenario).map_err(io::Error::other)?;
            for id in header.rules {
                match rules.find(&id) {
                    Some(_) => _ = cited.insert(id),
                    None => proof.errors.push(format!("{name}: there is no rule {id}")),
                }
            }
            holding.push((name, scenario));
        }
        let policies = readings::prove(catalog, game, &rules, &holding);
        for (policy, read) in &policies {
            proof.errors.extend(read.missing().map(|(value, other)| {
                let rules = read.rules.join(", ");
                format!(
                    "{game}: no scenario citing {rules} holds with {policy}: {value} and not with {other}"
                )
            }));
        }
        let cards = abilities::prove(catalog, game, &holding);
        let unmissed = |ability: &String| format!("{game}: no scenario would miss {ability}");
        proof.errors.extend(cards.missing.iter().map(unmissed));
        let mut counted = GameProof { scenarios: files.len(), policies, cards, ..GameProof::default() };
        for section in &rules.sections {
            let mut here = SectionProof { statements: section.statements.len(), ..SectionProof::default() };
            for statement in &section.statements {
                if cited.contains(&statement.id) {
                    here.proved += 1;
                } else {
                    let reason = statement.unproved.clone();
                    let reason = reason.unwrap_or_else(|| "no scenario yet".to_owned());
                    here.unproved.insert(statement.id.clone(), reason);
                }
            }
            counted.statements += here.statements;
            counted.proved += here.proved;
            counted.sections.insert(section.slug.clone(), here);
        }
        proof.games.insert(game.to_owned(), counted);
    }
    Ok(proof)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ledger_is_read_with_its_sections_and_rulings() {
        let text = "# Game\n\n## setup: Set-up / Mise en place\n\n- **G-1** One.\n  fr: Un.\n- **G-2** Two.\n  fr: Deux.\n  unproved: it is a picture\n\n## Rulings / Décisions\n\n- **A1** So.\n  fr: Ainsi.\n";
        let rules = Rules::read(text).expect("a ledger");
        assert_eq!(rules.sections[0].statements.len(), 2);
        assert_eq!(rules.find("G-2").and_then(|s| s.unproved.as_deref()), Some("it is a picture"));
        assert_eq!(rules.rulings[0].fr, "Ainsi.");
    }

    #[test]
    fn a_rule_without_french_or_with_a_used_id_is_refused_with_its_line() {
        let missing = "## s: S / S\n- **G-1** One.\n- **G-2** Two.\n  fr: Deux.\n";
        assert_eq!(Rules::read(missing).expect_err("no French").line, 3);
        let twice = "## s: S / S\n- **G-1** One.\n  fr: Un.\n- **G-1** Two.\n  fr: Deux.\n";
        assert_eq!(Rules::read(twice).expect_err("twice").line, 4);
    }
}
