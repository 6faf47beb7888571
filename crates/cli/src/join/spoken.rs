//! What a server says, in words: it sends keys and arguments, as games do here.

use kernel::{Arg, Message};
use protocol::shared::{Problem, Words as Sent};
use serde_json::Value;
use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};
use words::Words;

/// More different names than all servers of this version together can send.
const NAMES: usize = 4_096;
/// Longer names are nobody's.
const LONGEST: usize = 64;

/// Names that were sent, kept for good: messages hold names that live as long as the program. `None` once there
/// are absurdly many.
fn kept(name: &str) -> Option<&'static str> {
    static KEPT: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut names = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = names.get(name) {
        return Some(known);
    }
    if names.len() >= NAMES || name.len() > LONGEST {
        return None;
    }
    let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
    names.insert(name);
    Some(name)
}

/// Words as a message; `None` for what this program has no sentence for.
fn message(key: &str, args: Option<&Value>, words: &Words) -> Option<Message> {
    if !words.has(key) {
        return None;
    }
    let mut message = Message::new(kept(key)?);
    for (name, value) in args.and_then(Value::as_object).into_iter().flatten() {
        message.args.push((kept(name)?, arg(value, words)));
    }
    Some(message)
}

fn arg(value: &Value, words: &Words) -> Arg {
    match value {
        Value::Number(number) => Arg::Number(number.as_i64().unwrap_or_default()),
        Value::String(text) => Arg::Text(plain(text)),
        Value::Array(items) => Arg::List(items.iter().map(|item| arg(item, words)).collect()),
        Value::Object(map) => {
            let key = map.get("key").and_then(Value::as_str).unwrap_or_default();
            message(key, map.get("args"), words).map_or_else(|| Arg::Text(plain(key)), Arg::Message)
        }
        Value::Null | Value::Bool(_) => Arg::Text(String::new()),
    }
}

/// A text from elsewhere without signs that could move a terminal's cursor.
pub fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Words in the player's language.
pub fn say(sent: &Sent, words: &Words) -> Option<String> {
    Some(words.say(&message(&sent.key, sent.args.as_ref(), words)?))
}

/// A problem in the player's language; by its code if this program has no words for it.
pub fn problem(problem: &Problem, words: &Words) -> String {
    say(&problem.why, words)
        .unwrap_or_else(|| words.text_with("cli-join-refused", [("code", plain(&problem.code).into())]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use words::Lang;

    #[test]
    fn what_is_sent_is_said_with_its_cases_and_nothing_else_is_believed() {
        let words = Words::new(Lang::Fr);
        let said =
            Message::new("endor-log-drew").with("seat", Message::new("endor-side-empire")).with("count", 3);
        let sent: Sent = serde_json::from_value(serde_json::to_value(&said).expect("JSON")).expect("words");
        assert_eq!(say(&sent, &words), Some(words.say(&said)));
        let unknown = Sent { key: "no-such-key".to_owned(), args: None };
        assert_eq!(say(&unknown, &words), None);
        let odd = Problem { code: "odd\u{1b}[2J".to_owned(), rule: None, why: unknown };
        assert!(!problem(&odd, &words).contains('\u{1b}'));
        let strange =
            Sent { key: "server-malformed".to_owned(), args: Some(json!({"why": [null, {"x": 1}, 1.5]})) };
        assert!(say(&strange, &words).is_some());
    }
}
