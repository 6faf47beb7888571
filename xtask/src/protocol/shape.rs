//! Enough of TypeScript to say whether a value has the shape that a declaration promises: the proof that the declared
//! types are what games write. Stricter than the compiler about keys that nobody declared.

use serde_json::Value;
use std::collections::BTreeMap;

/// A type as it is declared.
#[derive(Debug, Clone)]
enum Shape {
    /// `number`, `string`, `boolean`, `null`, `unknown`, or a name: of a declaration or of a parameter.
    Name(String, Vec<Shape>),
    /// `"Small"`.
    Text(String),
    /// `{ a: A, b?: B }`.
    Fields(Vec<(String, bool, Shape)>),
    /// `{ [key in K]: V }`, `{ [key in K]?: V }`.
    Map(Box<Shape>, Box<Shape>),
    /// `[A, B]`.
    Tuple(Vec<Shape>),
    /// `A | B`.
    Either(Vec<Shape>),
}

/// All declarations of a file: parameters and shape by name.
#[derive(Debug, Default)]
pub(crate) struct Shapes(BTreeMap<String, (Vec<String>, Shape)>);

impl Shapes {
    /// Reads a file of `export type`s.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut tokens = Tokens { rest: text };
        let mut found = Self::default();
        while !tokens.is_at_end() {
            tokens.expect("export")?;
            tokens.expect("type")?;
            let name = tokens.word()?;
            let mut parameters = Vec::new();
            if tokens.take("<") {
                parameters.push(tokens.word()?);
                tokens.expect(">")?;
            }
            tokens.expect("=")?;
            let shape = tokens.either()?;
            tokens.expect(";")?;
            found.0.insert(name, (parameters, shape));
        }
        Ok(found)
    }

    /// Whether a value has the shape of a type that is written like `Array<Preview>`; what is wrong if not.
    pub(crate) fn check(&self, written: &str, value: &Value) -> Result<(), String> {
        let shape = Tokens { rest: written }.either()?;
        self.fits(&shape, value, &BTreeMap::new())
    }

    fn fits(&self, shape: &Shape, value: &Value, given: &BTreeMap<&str, Shape>) -> Result<(), String> {
        let wrong = |what: &str| Err(format!("{value} is no {what}"));
        match (shape, value) {
            (Shape::Text(text), _) if value.as_str() == Some(text) => Ok(()),
            (Shape::Text(text), _) => wrong(text),
            (Shape::Either(all), _) => {
                let faults: Vec<_> =
                    all.iter().filter_map(|one| self.fits(one, value, given).err()).collect();
                if faults.len() < all.len() { Ok(()) } else { Err(faults.join("\n")) }
            }
            (Shape::Tuple(all), Value::Array(items)) if all.len() == items.len() => {
                all.iter().zip(items).try_for_each(|(one, item)| self.fits(one, item, given))
            }
            (Shape::Map(keys, values), Value::Object(entries)) => {
                entries.iter().try_for_each(|(key, entry)| {
                    self.fits(keys, &Value::String(key.clone()), given)?;
                    self.fits(values, entry, given).map_err(|why| format!("{key}: {why}"))
                })
            }
            (Shape::Fields(fields), Value::Object(entries)) => {
                if let Some(key) = entries.keys().find(|key| fields.iter().all(|(name, ..)| name != *key)) {
                    return Err(format!("nobody declared `{key}`"));
                }
                fields.iter().try_for_each(|(name, optional, field)| match entries.get(name) {
                    Some(entry) => self.fits(field, entry, given).map_err(|why| format!("{name}: {why}")),
                    None if *optional => Ok(()),
                    None => Err(format!("`{name}` is missing")),
                })
            }
            (Shape::Name(name, given_here), _) => match (name.as_str(), value) {
                ("number", Value::Number(_))
                | ("string", Value::String(_))
                | ("boolean", Value::Bool(_))
                | ("null", Value::Null)
                | ("unknown", _) => Ok(()),
                ("Array", Value::Array(items)) => items.iter().enumerate().try_for_each(|(i, item)| {
                    self.fits(&given_here[0], item, given).map_err(|why| format!("[{i}]: {why}"))
                }),
                ("Record", Value::Object(entries)) => {
                    entries.values().try_for_each(|entry| self.fits(&given_here[1], entry, given))
                }
                _ => {
                    if let Some(shape) = given.get(name.as_str()) {
                        return self.fits(shape, value, &BTreeMap::new());
                    }
                    let Some((parameters, shape)) = self.0.get(name) else { return wrong(name) };
                    let given =
                        parameters.iter().map(String::as_str).zip(given_here.iter().cloned()).collect();
                    self.fits(shape, value, &given)
                }
            },
            (Shape::Tuple(_), _) => wrong("tuple of that length"),
            (Shape::Map(..) | Shape::Fields(_), _) => wrong("object"),
        }
    }
}

/// What is still to be read.
struct Tokens<'t> {
    rest: &'t str,
}

impl Tokens<'_> {
    /// Past white space and comments.
    fn skip(&mut self) {
        loop {
            self.rest = self.rest.trim_start();
            let end = if self.rest.starts_with("/*") {
                self.rest.find("*/").map(|at| at + 2)
            } else if self.rest.starts_with("//") {
                self.rest.find('\n')
            } else {
                return;
            };
            self.rest = &self.rest[end.unwrap_or(self.rest.len())..];
        }
    }

    fn is_at_end(&mut self) -> bool {
        self.skip();
        self.rest.is_empty()
    }

    fn take(&mut self, text: &str) -> bool {
        self.skip();
        self.rest.strip_prefix(text).inspect(|rest| self.rest = rest).is_some()
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if self.take(text) { Ok(()) } else { Err(format!("no `{text}` before {:.60}", self.rest)) }
    }

    fn word(&mut self) -> Result<String, String> {
        self.skip();
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        if word.is_empty() { Err(format!("no name before {rest:.60}")) } else { Ok(word.to_owned()) }
    }

    fn text(&mut self) -> Result<String, String> {
        let (text, rest) = self.rest.split_once('"').ok_or("a text without end")?;
        self.rest = rest;
        Ok(text.to_owned())
    }

    fn either(&mut self) -> Result<Shape, String> {
        let mut all = vec![self.both()?];
        while self.take("|") {
            all.push(self.both()?);
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Shape::Either(all) })
    }

    /// `A & B`: fields of both.
    fn both(&mut self) -> Result<Shape, String> {
        let mut shape = self.one()?;
        while self.take("&") {
            match (&mut shape, self.one()?) {
                (Shape::Fields(fields), Shape::Fields(more)) => fields.extend(more),
                _ => return Err("only fields are joined to fields".to_owned()),
            }
        }
        Ok(shape)
    }

    fn one(&mut self) -> Result<Shape, String> {
        if self.take("\"") {
            return Ok(Shape::Text(self.text()?));
        }
        if self.take("(") {
            let shape = self.either()?;
            self.expect(")")?;
            return Ok(shape);
        }
        if self.take("[") {
            return Ok(Shape::Tuple(self.list("]")?));
        }
        if self.take("{") {
            return self.fields();
        }
        let name = self.word()?;
        let given = if self.take("<") { self.list(">")? } else { Vec::new() };
        Ok(Shape::Name(name, given))
    }

    fn list(&mut self, end: &str) -> Result<Vec<Shape>, String> {
        let mut all = Vec::new();
        while !self.take(end) {
            all.push(self.either()?);
            self.take(",");
        }
        Ok(all)
    }

    fn fields(&mut self) -> Result<Shape, String> {
        if self.take("[") {
            self.word()?;
            self.expect("in")?;
            let keys = self.either()?;
            self.expect("]")?;
            self.take("?");
            self.expect(":")?;
            let values = self.either()?;
            self.expect("}")?;
            return Ok(Shape::Map(Box::new(keys), Box::new(values)));
        }
        let mut fields = Vec::new();
        while !self.take("}") {
            let name = if self.take("\"") { self.text()? } else { self.word()? };
            let optional = self.take("?");
            self.expect(":")?;
            fields.push((name, optional, self.either()?));
            self.take(",");
        }
        Ok(Shape::Fields(fields))
    }
}
