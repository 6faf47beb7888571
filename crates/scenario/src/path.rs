//! Looking things up in a view, comparing views, and comparing events with patterns.

use crate::text::Pattern;
use serde_json::Value;
use thiserror::Error;

/// A path that leads nowhere.
#[derive(Debug, PartialEq, Eq, Error)]
pub enum PathError {
    /// A name that is not there.
    #[error("`{part}` is none of {}", known.join(", "))]
    Name {
        /// The part of the path that is not there.
        part: String,
        /// What is there in its stead.
        known: Vec<String>,
    },
    /// A place in a list that is not that long.
    #[error("`{part}` is beyond the list `{at}`, which has {len}, counted from 0")]
    Beyond {
        /// The path of the list.
        at: String,
        /// The part of the path that is not there.
        part: String,
        /// How many there are.
        len: usize,
    },
    /// Nothing can be inside that.
    #[error("`{at}` is {found}, and nothing is inside it")]
    Inside {
        /// The path that has nothing inside.
        at: String,
        /// What is there.
        found: Value,
    },
}

/// What stands at a path such as `places.O1.x`; `len` asks how many there are, and an empty path for all of it. Every
/// part of the path must be there.
pub fn look_up(value: &Value, path: &str) -> Result<Value, PathError> {
    let mut here = value;
    let mut at = 0;
    for part in path.split('.').filter(|_| !path.is_empty()) {
        let before = || path[..at].trim_end_matches('.').to_owned();
        let last = at + part.len() == path.len();
        here = match here {
            Value::Object(map) => match map.get(part) {
                Some(next) => next,
                None if part == "len" && last => return Ok(map.len().into()),
                None => {
                    let known = map.keys().cloned().collect();
                    return Err(PathError::Name { part: part.to_owned(), known });
                }
            },
            Value::Array(items) => match part.parse::<usize>().ok().and_then(|i| items.get(i)) {
                Some(next) => next,
                None if part == "len" && last => return Ok(items.len().into()),
                None => {
                    let (at, part) = (before(), part.to_owned());
                    return Err(PathError::Beyond { at, part, len: items.len() });
                }
            },
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                return Err(PathError::Inside { at: before(), found: here.clone() });
            }
        };
        at += part.len() + 1;
    }
    Ok(here.clone())
}

/// A value as scenarios write it, as JSON.
pub fn json(value: &ron::Value) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// Whether two values are equal; a number is equal to itself written otherwise, 40 to 40.0.
pub fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a == b || a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| same(a, b)))
        }
        _ => a == b,
    }
}

/// A path at which two values differ, with what is there.
#[derive(Debug, Clone, PartialEq)]
pub struct Difference {
    /// The shortest path that tells them apart.
    pub path: String,
    /// What is there in the first; nothing if there is no such name.
    pub old: Option<Value>,
    /// What is there in the second; nothing if there is no such name.
    pub new: Option<Value>,
}

/// Where two values differ: inside records name by name, inside lists of one length item by item.
pub fn differences(old: &Value, new: &Value) -> Vec<Difference> {
    fn walk(path: &str, old: Option<&Value>, new: Option<&Value>, found: &mut Vec<Difference>) {
        let inner = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
        match (old, new) {
            (Some(a), Some(b)) if same(a, b) => {}
            (Some(Value::Object(a)), Some(Value::Object(b))) => {
                for key in a.keys().chain(b.keys().filter(|key| !a.contains_key(*key))) {
                    walk(&inner(key), a.get(key), b.get(key), found);
                }
            }
            (Some(Value::Array(a)), Some(Value::Array(b))) if a.len() == b.len() => {
                for (i, (a, b)) in a.iter().zip(b).enumerate() {
                    walk(&inner(&i.to_string()), Some(a), Some(b), found);
                }
            }
            _ => {
                let (old, new) = (old.cloned(), new.cloned());
                found.push(Difference { path: path.to_owned(), old, new });
            }
        }
    }
    let mut found = Vec::new();
    walk("", Some(old), Some(new), &mut found);
    found
}

/// Whether a path is another one or leads into it.
pub fn is_within(path: &str, outer: &str) -> bool {
    path.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('.') || outer.is_empty())
}

/// Whether an event has a name, at whatever depth, and these fields.
pub fn matches(event: &Value, pattern: &Pattern) -> bool {
    let Pattern(name, fields) = pattern;
    match event {
        Value::String(unit) => unit == name && fields.is_empty(),
        Value::Object(map) if map.len() == 1 => {
            let (key, inner) = map.iter().next().expect("has one");
            if key == name {
                let fits =
                    |field: &String, value| inner.get(field).is_some_and(|own| same(own, &json(value)));
                return fields.iter().all(|(field, value)| fits(field, value));
            }
            matches(inner, pattern)
        }
        Value::Object(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => false,
    }
}

/// The first pattern that is not found in order among the events.
pub fn missing<'p>(events: &[Value], patterns: &'p [Pattern]) -> Option<&'p Pattern> {
    let mut events = events.iter();
    patterns.iter().find(|pattern| !events.any(|event| matches(event, pattern)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn paths_reach_into_objects_and_lists() {
        let view = json!({"places": {"O1": {"x": 3}}, "list": [1, 2]});
        assert_eq!(look_up(&view, "places.O1.x"), Ok(json!(3)));
        assert_eq!(look_up(&view, "list.1"), Ok(json!(2)));
        assert_eq!(look_up(&view, "list.len"), Ok(json!(2)));
        assert_eq!(look_up(&view, ""), Ok(view.clone()));
    }

    #[test]
    fn what_is_not_there_leads_nowhere() {
        let view = json!({"places": {"O1": {"x": 3}, "O2": {}}, "list": [1, 2], "order": null});
        let nowhere = |path: &str| look_up(&view, path).expect_err("nothing is there").to_string();
        assert_eq!(nowhere("places.O9.x"), "`O9` is none of O1, O2");
        assert_eq!(nowhere("list.2"), "`2` is beyond the list `list`, which has 2, counted from 0");
        assert_eq!(nowhere("list.first"), "`first` is beyond the list `list`, which has 2, counted from 0");
        assert_eq!(nowhere("order.name"), "`order` is null, and nothing is inside it");
        assert_eq!(nowhere("places.O1.x.y"), "`places.O1.x` is 3, and nothing is inside it");
        assert_eq!(nowhere("list.len.x"), "`len` is beyond the list `list`, which has 2, counted from 0");
    }

    #[test]
    fn numbers_are_equal_however_they_are_written() {
        assert!(same(&json!({"x": [40.0, 1]}), &json!({"x": [40, 1]})));
        assert!(!same(&json!([40.5]), &json!([40])));
        assert!(!same(&json!({"x": 1}), &json!({"x": 1, "y": 1})));
    }

    #[test]
    fn differences_are_told_by_the_shortest_path() {
        let old = json!({"a": {"x": 1, "y": 2}, "list": [1, 2], "gone": 1, "same": [1]});
        let new = json!({"a": {"x": 1.0, "y": 3}, "list": [1], "new": null, "same": [1]});
        let paths: Vec<String> = differences(&old, &new).into_iter().map(|it| it.path).collect();
        assert_eq!(paths, ["a.y", "gone", "list", "new"]);
        assert!(is_within("a.y", "a") && is_within("a", "a") && !is_within("ab", "a"));
    }

    #[test]
    fn events_match_by_name_and_some_fields_in_order() {
        let events = [json!({"Public": {"Moved": {"to": "M1", "count": 2}}}), json!({"Public": "Down"})];
        let pattern = |name: &str, fields: &str| {
            let fields = ron::from_str(fields).expect("a map");
            Pattern(name.to_owned(), fields)
        };
        assert!(missing(&events, &[pattern("Moved", r#"{"to": "M1"}"#), pattern("Down", "{}")]).is_none());
        assert!(missing(&events, &[pattern("Down", "{}"), pattern("Moved", "{}")]).is_some());
        assert!(missing(&events, &[pattern("Moved", r#"{"count": 3}"#)]).is_some());
    }
}
