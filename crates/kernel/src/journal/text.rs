//! Lines as text: what is read must be what would be written, and what seals a line is cut off before it is hashed.

use super::flaw::{Flaw, JournalError, flaw};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

pub(super) fn parse<T: DeserializeOwned>(number: usize, line: &str) -> Result<T, JournalError> {
    serde_json::from_str(line).map_err(|e| {
        let text = e.to_string();
        let why = text.split(" at line ").next().unwrap_or(&text).to_owned();
        flaw(number, e.column().max(1), Flaw::Syntax(why))
    })
}

/// Reads a line that holds nothing but what is read from it: games let unknown fields of their choices pass, journals
/// do not.
pub(super) fn exactly<T: Serialize + DeserializeOwned>(number: usize, line: &str) -> Result<T, JournalError> {
    let read: T = parse(number, line)?;
    let (theirs, ours) =
        (parse::<Value>(number, line)?, serde_json::to_value(&read).expect("plain data always serialises"));
    match stranger(&theirs, &ours) {
        None => Ok(read),
        Some(what) => Err(flaw(number, 1, Flaw::Shape(what.chars().take(40).collect()))),
    }
}

/// Something that is in one value and not in another. What is only in the other was left to be filled in.
fn stranger(theirs: &Value, ours: &Value) -> Option<String> {
    match (theirs, ours) {
        (Value::Object(theirs), Value::Object(ours)) => theirs.iter().find_map(|(key, value)| {
            ours.get(key).map_or_else(|| Some(key.clone()), |ours| stranger(value, ours))
        }),
        (Value::Array(theirs), Value::Array(ours)) if theirs.len() == ours.len() => {
            theirs.iter().zip(ours).find_map(|(theirs, ours)| stranger(theirs, ours))
        }
        (theirs, ours) => (theirs != ours).then(|| theirs.to_string()),
    }
}

/// The line as it was before its last field was added: `{..,"link":"88a1"}` becomes `{..}`.
pub(super) fn unsealed(line: &str, field: &str, digits: usize) -> Option<String> {
    let end = line.strip_suffix("\"}")?;
    let cut = end.len().checked_sub(digits)?;
    let (before, seal) = (end.get(..cut)?, end.get(cut..)?);
    if !seal.bytes().all(|c| c.is_ascii_hexdigit()) {
        return None;
    }
    let before = before.strip_suffix(&format!(",\"{field}\":\""))?;
    Some(format!("{before}}}"))
}

/// A line with a last field: `{..}` becomes `{..,"link":"88a1"}`.
pub(super) fn sealed(line: &str, field: &str, seal: &str) -> String {
    let open = line.strip_suffix('}').expect("a line is an object");
    format!("{open},\"{field}\":\"{seal}\"}}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_cut_off_as_it_was_put_on() {
        let line = sealed("{\"n\":1}", "link", "0f3c");
        assert_eq!(line, "{\"n\":1,\"link\":\"0f3c\"}");
        assert_eq!(unsealed(&line, "link", 4).as_deref(), Some("{\"n\":1}"));
        for (line, field, digits) in [
            (line.as_str(), "link", 6),
            (line.as_str(), "signature", 4),
            ("{\"n\":1}", "link", 4),
            ("é\"}", "link", 1),
        ] {
            assert_eq!(unsealed(line, field, digits), None, "{line}");
        }
    }

    #[test]
    fn what_is_not_read_is_found() {
        #[derive(serde::Serialize, serde::Deserialize)]
        struct Inner {
            a: u8,
            #[serde(default)]
            b: u8,
        }
        assert!(exactly::<Vec<Inner>>(1, r#"[{"a":1},{"b":3,"a":1}]"#).is_ok());
        let error = exactly::<Vec<Inner>>(3, r#"[{"a":1,"c":2}]"#).map(|_| ()).expect_err("a stranger");
        assert_eq!((error.line, error.why), (3, Flaw::Shape("c".to_owned())));
    }
}
