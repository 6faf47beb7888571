//! Answers that look alike, told as forms and rows: what is common to them once, and of each what it has of its own.

use crate::Playable;
use protocol::socket;
use rustc_hash::FxHashMap;
use serde::{Serialize, Serializer, ser::SerializeMap as _, ser::SerializeSeq as _};
use serde_json::Value;
use std::{mem::replace, rc::Rc};

/// The most answers that are kept in parts.
const MOST: usize = 2_048;

/// A list of answers, as it is written.
pub(crate) type Alike = socket::Alike<Form, Row>;

/// An answer with its words, taken apart: its shape, which has a number in place of every value, and the values.
#[derive(Debug, Clone)]
struct Parts {
    shape: Rc<Value>,
    values: Rc<[Value]>,
}

/// Takes all values out of something, in order.
fn take_apart(whole: &mut Value, values: &mut Vec<Value>) {
    match whole {
        Value::Array(items) => items.iter_mut().for_each(|item| take_apart(item, values)),
        Value::Object(fields) => fields.values_mut().for_each(|field| take_apart(field, values)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            let place = Value::from(values.len());
            values.push(replace(whole, place));
        }
    }
}

/// Answers of a game in parts. Those of a game with plain words are taken apart once.
pub(crate) struct Pieces<G: Playable> {
    known: FxHashMap<G::Choice, Parts>,
    /// Each shape once, so that equal ones are the same.
    shapes: Vec<Rc<Value>>,
}

impl<G: Playable> Pieces<G> {
    pub(crate) fn new() -> Self {
        Self { known: FxHashMap::default(), shapes: Vec::new() }
    }

    /// Answers as forms and rows; `offer` says one with its words.
    pub(crate) fn alike<T: Serialize>(
        &mut self,
        choices: &[G::Choice],
        offer: impl Fn(&G::Choice) -> T,
    ) -> Alike {
        if !G::PLAIN_WORDS || self.known.len() >= MOST {
            self.known.clear();
            self.shapes.clear();
        }
        let parts = choices.iter().map(|choice| {
            if let Some(parts) = self.known.get(choice) {
                return parts.clone();
            }
            let mut shape = serde_json::to_value(offer(choice)).expect("plain data always serialises");
            let mut values = Vec::new();
            take_apart(&mut shape, &mut values);
            let shape = if let Some(known) = self.shapes.iter().find(|known| ***known == shape) {
                Rc::clone(known)
            } else {
                let shape = Rc::new(shape);
                self.shapes.push(Rc::clone(&shape));
                shape
            };
            let parts = Parts { shape, values: values.into() };
            if G::PLAIN_WORDS {
                self.known.insert(choice.clone(), parts.clone());
            }
            parts
        });
        gather(&parts.collect::<Vec<_>>())
    }
}

/// Puts answers of one shape under one form.
fn gather(answers: &[Parts]) -> Alike {
    let mut shapes: Vec<&Rc<Value>> = Vec::new();
    let mut of = Vec::with_capacity(answers.len());
    for Parts { shape, .. } in answers {
        let known = shapes.iter().position(|known| Rc::ptr_eq(known, shape));
        of.push(known.unwrap_or_else(|| {
            shapes.push(shape);
            shapes.len() - 1
        }));
    }
    let form = |(number, shape): (usize, &&Rc<Value>)| {
        let rows: Vec<&[Value]> = answers
            .iter()
            .zip(&of)
            .filter(|(_, of)| **of == number)
            .map(|(parts, _)| &*parts.values)
            .collect();
        Form::new(Rc::clone(shape), &rows)
    };
    let forms: Vec<Form> = shapes.iter().enumerate().map(form).collect();
    let row = |(parts, form): (&Parts, usize)| Row {
        form,
        values: Rc::clone(&parts.values),
        open: Rc::clone(&forms[form].open),
    };
    Alike { rows: answers.iter().zip(of).map(row).collect(), forms }
}

/// What is common to answers of one shape.
#[derive(Debug)]
pub(crate) struct Form {
    shape: Rc<Value>,
    /// What each place of the shape holds.
    places: Vec<Place>,
    /// The places that rows fill.
    open: Rc<[usize]>,
}

#[derive(Debug)]
enum Place {
    /// The same in all rows.
    Same(Value),
    /// This place of the row.
    Open(usize),
}

impl Form {
    fn new(shape: Rc<Value>, rows: &[&[Value]]) -> Self {
        let mut open: Vec<usize> = Vec::new();
        let place = |at: usize| {
            let first = &rows[0][at];
            // A number would stand for a place of the row.
            if !first.is_number() && rows.iter().all(|row| row[at] == *first) {
                return Place::Same(first.clone());
            }
            let same = open.iter().position(|known| rows.iter().all(|row| row[*known] == row[at]));
            // The first place of a row tells its form.
            Place::Open(
                1 + same.unwrap_or_else(|| {
                    open.push(at);
                    open.len() - 1
                }),
            )
        };
        let places = (0..rows[0].len()).map(place).collect();
        Self { shape, places, open: open.into() }
    }
}

impl Serialize for Form {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        Part { form: self, shape: &self.shape }.serialize(s)
    }
}

/// A part of a form.
struct Part<'f> {
    form: &'f Form,
    shape: &'f Value,
}

impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let part = |shape| Part { form: self.form, shape };
        match self.shape {
            Value::Array(items) => s.collect_seq(items.iter().map(part)),
            Value::Object(fields) => {
                let mut map = s.serialize_map(Some(fields.len()))?;
                for (key, field) in fields {
                    map.serialize_entry(key, &part(field))?;
                }
                map.end()
            }
            place @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => {
                match &self.form.places[place.as_u64().unwrap_or_default() as usize] {
                    Place::Same(value) => value.serialize(s),
                    Place::Open(place) => place.serialize(s),
                }
            }
        }
    }
}

/// What one answer has of its own.
#[derive(Debug)]
pub(crate) struct Row {
    form: usize,
    values: Rc<[Value]>,
    open: Rc<[usize]>,
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut row = s.serialize_seq(Some(1 + self.open.len()))?;
        row.serialize_element(&self.form)?;
        for place in &*self.open {
            row.serialize_element(&self.values[*place])?;
        }
        row.end()
    }
}
