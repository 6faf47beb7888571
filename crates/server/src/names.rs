//! Names as they are shown: on one line, not too long, and with nothing in them that cannot be seen or that turns what
//! stands around them.

use serde_json::Value;

/// The longest name, in characters.
pub(crate) const LONGEST: usize = 40;
/// Marks on one letter; more of them would climb over the lines above.
const MARKS: usize = 2;

/// A name as it is shown; `None` if nothing is left.
pub(crate) fn clean(name: &str) -> Option<String> {
    let mut name = visible(name, |_| false);
    if let Some((end, _)) = name.char_indices().nth(LONGEST) {
        name.truncate(end);
    }
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// Text without what cannot be seen: control characters (but for those that are `kept`), characters without width, and
/// those that turn the direction of what follows.
pub(crate) fn visible(text: &str, kept: impl Fn(char) -> bool) -> String {
    let mut marks = 0;
    let is_shown = |c: &char| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= MARKS && (kept(*c) || !is_hidden(*c))
    };
    text.chars().filter(is_shown).collect()
}

/// Cleans whatever is called a name, however deep it is in a set-up.
pub(crate) fn clean_all(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(clean_all),
        Value::Object(fields) => {
            for (key, value) in fields {
                if key == "name"
                    && let Value::String(name) = value
                {
                    *name = clean(name).unwrap_or_default();
                } else {
                    clean_all(value);
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Control characters, those without width, those that set the direction of writing, fillers that are drawn as nothing
/// (Unicode's `Default_Ignorable_Code_Point`, `Bidi_Control`, the braille blank), and ends of lines.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
            | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}')
}

/// Marks that are drawn over or under the letter before them.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{0300}'..='\u{036F}' | '\u{0483}'..='\u{0489}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
}

#[cfg(test)]
mod tests {
    use super::{clean, clean_all};
    use serde_json::json;

    #[test]
    fn a_name_is_what_can_be_seen_of_it() {
        for (name, shown) in [
            ("  Zoé  ", Some("Zoé")),
            ("李小龍", Some("李小龍")),
            ("שרה", Some("שרה")),
            ("Ze\u{200b}ro\u{200d}\u{2060}\u{feff}", Some("Zero")),
            ("\u{202e}evil\u{2066}", Some("evil")),
            ("\u{200b}\u{3164}\u{2800} \u{e0041}", None),
            ("a\nb\u{2028}c\u{1b}[31m", Some("abc[31m")),
            ("e\u{301}\u{302}\u{303}\u{304}", Some("e\u{301}\u{302}")),
            ("", None),
        ] {
            assert_eq!(clean(name).as_deref(), shown, "{name:?}");
        }
        assert_eq!(clean(&"é".repeat(99)).map(|name| name.chars().count()), Some(40));
    }

    #[test]
    fn names_are_cleaned_wherever_they_are() {
        let mut setup = json!({"mode": "\u{200b}", "squads": [{"name": "\u{202e}x".repeat(50), "ships": [1]}, {"name": 7}]});
        clean_all(&mut setup);
        let name = "x".repeat(40);
        assert_eq!(setup, json!({"mode": "\u{200b}", "squads": [{"name": name, "ships": [1]}, {"name": 7}]}));
    }
}
