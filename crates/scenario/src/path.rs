//! Looking things up in a view, and comparing events with patterns.

use crate::text::Pattern;
use serde_json::Value;
use thiserror::Error;

/// A path that leads nowhere.
#[derive(Debug, PartialEq, Eq, Error)]
#[error("`{part}` is none of {}", known.join(", "))]
pub struct Nowhere {
    /// The part of it that is not there.
    pub part: String,
    /// What is there in its stead.
    pub known: Vec<String>,
}

/// What stands at a path such as `places.O1.x`; `len` asks how many there are. What is beyond the end of a list, or in
/// something that is nothing itself, is `null`; a name that is not among the names there leads nowhere.
pub fn look_up(value: &Value, path: &str) -> Result<Value, Nowhere> {
    let mut here = value;
    let mut parts = path.split('.').peekable();
    while let Some(part) = parts.next() {
        let next = match here {
            Value::Object(map) => map.get(part),
            Value::Array(items) => part.parse::<usize>().ok().and_then(|i| items.get(i)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
        };
        match (next, here) {
            (Some(next), _) => here = next,
            (None, Value::Array(items)) if part == "len" && parts.peek().is_none() => {
                return Ok(items.len().into());
            }
            (None, Value::Object(map)) if part == "len" && parts.peek().is_none() => {
                return Ok(map.len().into());
            }
            (None, Value::Object(map)) => {
                return Err(Nowhere { part: part.to_owned(), known: map.keys().cloned().collect() });
            }
            (None, _) => return Ok(Value::Null),
        }
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
        assert_eq!(look_up(&view, "list.2.x"), Ok(Value::Null));
    }

    #[test]
    fn a_name_that_is_not_there_leads_nowhere() {
        let view = json!({"places": {"O1": {"x": 3}, "O2": {}}});
        let nowhere = look_up(&view, "places.O9.x").expect_err("there is no O9");
        assert_eq!(nowhere, Nowhere { part: "O9".to_owned(), known: vec!["O1".to_owned(), "O2".to_owned()] });
    }

    #[test]
    fn numbers_are_equal_however_they_are_written() {
        assert!(same(&json!({"x": [40.0, 1]}), &json!({"x": [40, 1]})));
        assert!(!same(&json!([40.5]), &json!([40])));
        assert!(!same(&json!({"x": 1}), &json!({"x": 1, "y": 1})));
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
