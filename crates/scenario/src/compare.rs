//! Whole views beside each other: what has changed, and what is the same whichever secret there is.

use crate::{
    path::{Difference, differences, is_within, json, look_up, same},
    play::{Mismatch, Play, wrong},
};
use catalog::Playable;
use kernel::Viewer;
use serde_json::Value;
use std::collections::BTreeMap;

impl<G: Playable> Play<'_, G> {
    /// Whether exactly these paths are not as they were, and what stands there now.
    pub(crate) fn changed(
        &self,
        viewer: Viewer,
        to: &BTreeMap<String, ron::Value>,
        besides: &[String],
    ) -> Result<(), Mismatch> {
        let (old, new) = (self.view(&self.before, viewer), self.view(&self.state, viewer));
        for path in besides {
            if let (Err(nowhere), Err(_)) = (look_up(&new, path), look_up(&old, path)) {
                return wrong(format_args!("`{path}` is there"), nowhere);
            }
        }
        let mut all = differences(&old, &new);
        all.retain(|it| !besides.iter().any(|path| is_within(&it.path, path)));
        for (path, value) in to {
            let value = json(value);
            let now = match look_up(&new, path) {
                Ok(now) => now,
                Err(nowhere) => return wrong(format_args!("`{path}` is {value} now"), nowhere),
            };
            if !same(&now, &value) {
                return wrong(format_args!("`{path}` is {value} now"), now);
            }
            let before = look_up(&old, path).ok();
            if before.is_some_and(|before| same(&before, &now)) {
                return wrong(format_args!("`{path}` has changed"), format_args!("it was {now} before"));
            }
        }
        all.retain(|it| !to.keys().any(|path| is_within(&it.path, path) || is_within(path, &it.path)));
        if all.is_empty() { Ok(()) } else { wrong("nothing else has changed", list(&all)) }
    }

    /// Whether a viewer sees the same and was told the same since the fork, in all of these plays; and whether they
    /// are really different.
    pub(crate) fn is_same(&self, by: &str, viewer: Viewer, all: &[Self]) -> Result<(), Mismatch> {
        let told = |play: &Self| -> Vec<Value> {
            let since = &play.events[self.events.len()..];
            // What a viewer learns nothing of still has a number.
            let tell = |event| play.game.redact(event, viewer).map_or(Value::Null, |it| play.retold(&it));
            since.iter().map(tell).collect()
        };
        let Some((first, others)) = all.split_first() else { return Ok(()) };
        let (seen, heard) = (first.view(&first.state, viewer), Value::from(told(first)));
        for (n, other) in others.iter().enumerate() {
            if first.state == other.state {
                let other = format!("number {} leads where the first does", n + 2);
                return wrong("secrets that are not the same", other);
            }
            let views = differences(&seen, &other.view(&other.state, viewer));
            if !views.is_empty() {
                return wrong(format_args!("{by} sees the same whichever it is"), list(&views));
            }
            let events = differences(&heard, &Value::from(told(other)));
            if !events.is_empty() {
                return wrong(format_args!("{by} is told the same whichever it is"), list(&events));
            }
        }
        Ok(())
    }
}

fn list(all: &[Difference]) -> String {
    let text =
        |value: &Option<Value>| value.as_ref().map_or_else(|| "not there".to_owned(), Value::to_string);
    let line = |it: &Difference| format!("`{}`: {} / {}", it.path, text(&it.old), text(&it.new));
    all.iter().map(line).collect::<Vec<_>>().join("; ")
}
