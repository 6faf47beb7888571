//! The ledger of rules, to be read while playing.
//!
//! ```text
//! - **END-001** There are two sides ..
//!   fr: Il y a deux camps ..
//! ```

use words::Lang;

/// One rule in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Its id.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// The text of a rule or ruling in a ledger.
pub fn text_of(ledger: &str, id: &str, lang: Lang) -> Option<String> {
    let opening = format!("- **{id}** ");
    let mut lines = ledger.lines().skip_while(|line| !line.starts_with(&opening));
    let english = &lines.next()?[opening.len()..];
    let text = match lang {
        Lang::En => english,
        Lang::Fr => lines.next().and_then(|line| line.trim_start().strip_prefix("fr: ")).unwrap_or(english),
    };
    Some(text.replace('`', ""))
}

/// Whether something in brackets is the id of a ruling: `A4`, `AMB-05` or `R-07`.
fn is_ruling(id: &str) -> bool {
    ["AMB-", "R-", "A"].iter().any(|family| id.strip_prefix(family).is_some_and(|n| n.parse::<u8>().is_ok()))
}

/// A rule, followed by the rulings it mentions as `(A4)`, `(AMB-05)` or `(R-07)`.
pub fn look_up(ledger: &str, id: &str, lang: Lang) -> Vec<Rule> {
    let Some(text) = text_of(ledger, id, lang) else { return Vec::new() };
    let rulings: Vec<String> = text
        .split('(')
        .skip(1)
        .filter_map(|rest| rest.split_once(')').map(|(inside, _)| inside))
        .filter(|id| is_ruling(id))
        .map(str::to_owned)
        .collect();
    let mut rules = vec![Rule { id: id.to_owned(), text }];
    for id in rulings {
        if let Some(text) = text_of(ledger, &id, lang) {
            rules.push(Rule { id, text });
        }
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "\
# Game

- **G-1** The first rule. (A2) (see G-2)
  fr: La première règle. (A2) (voir G-2)
- **A2** `x: a | b` A ruling.
  fr: Une décision.
- **G-3** Another rule. (AMB-05) (R-07) (AMBER) (R2-D2)
  fr: Une autre règle. (AMB-05) (R-07) (AMBER) (R2-D2)
- **AMB-05** `y: c | d` One reading.
  fr: Une lecture.
- **R-07** A last word.
  fr: Un dernier mot.
";

    #[test]
    fn a_rule_is_read_in_its_language_with_the_rulings_it_mentions() {
        let said = |lang| look_up(LEDGER, "G-1", lang).into_iter().map(|r| r.text).collect::<Vec<_>>();
        assert_eq!(said(Lang::En), ["The first rule. (A2) (see G-2)", "x: a | b A ruling."]);
        assert_eq!(said(Lang::Fr), ["La première règle. (A2) (voir G-2)", "Une décision."]);
        assert_eq!(look_up(LEDGER, "G-9", Lang::En), []);
        let ids: Vec<_> = look_up(LEDGER, "G-3", Lang::En).into_iter().map(|rule| rule.id).collect();
        assert_eq!(ids, ["G-3", "AMB-05", "R-07"]);
    }
}
