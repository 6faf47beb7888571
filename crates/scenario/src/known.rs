//! The events of a game, by name and field, as its types have them: nobody keeps a list that could fall behind.
//!
//! A type is asked to be read from a source that never yields a whole value. Derived readers say on the way which
//! variants and which fields they would take, and that is all that is wanted of them.

use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess,
    VariantAccess, Visitor, value::StrDeserializer,
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    marker::PhantomData,
};

/// The events of a type: each name with its fields. What only wraps other events (`Public(..)`) is no event itself.
#[derive(Debug)]
pub struct Events<T> {
    known: BTreeMap<&'static str, Known>,
    of: PhantomData<fn() -> T>,
}

#[derive(Debug, Default)]
struct Known {
    fields: BTreeSet<&'static str>,
    /// Which variants lead to it, outermost first. The same name may stand in two places.
    routes: Vec<Vec<u32>>,
}

impl<T: DeserializeOwned> Events<T> {
    /// All events of the type.
    pub fn new() -> Self {
        let mut known: BTreeMap<&'static str, Known> = BTreeMap::new();
        let mut routes = vec![(Vec::new(), None)];
        while let Some((route, name)) = routes.pop() {
            let found = Found::on(&route, None, &PhantomData::<T>);
            for (index, variant) in found.variants.iter().enumerate() {
                let mut inner = route.clone();
                inner.push(index as u32);
                routes.push((inner, Some(*variant)));
            }
            if let (true, Some(name)) = (found.variants.is_empty(), name) {
                let event = known.entry(name).or_default();
                event.fields.extend(found.fields);
                event.routes.push(route);
            }
        }
        Self { known, of: PhantomData }
    }

    /// The names of all events.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.known.keys().copied()
    }

    /// The fields of an event; nothing if there is no such event.
    pub fn fields(&self, name: &str) -> Option<&BTreeSet<&'static str>> {
        self.known.get(name).map(|event| &event.fields)
    }

    /// Whether a field of an event can have a value, by its type.
    pub fn takes(&self, name: &str, field: &str, value: &Value) -> bool {
        let Some(event) = self.known.get(name) else { return false };
        event
            .routes
            .iter()
            .any(|route| Found::on(route, Some((field, value)), &PhantomData::<T>).takes == Some(true))
    }
}

impl<T: DeserializeOwned> Default for Events<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// What one reading has found out.
#[derive(Debug, Default)]
struct Found {
    /// The variants of the type at the end of the route, if it has some.
    variants: &'static [&'static str],
    /// Its fields, if it has some.
    fields: &'static [&'static str],
    /// Whether the field in question takes the value.
    takes: Option<bool>,
}

impl Found {
    fn on<T: DeserializeOwned>(route: &[u32], ask: Option<(&str, &Value)>, _: &PhantomData<T>) -> Self {
        let mut found = Self::default();
        // A type without any data may really be read; then there is nothing more to know of it.
        drop(T::deserialize(Probe { route, ask, found: &mut found }));
        found
    }
}

/// No reading ever ends well: it stops where it knows enough.
#[derive(Debug)]
struct Stop;

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("known well enough")
    }
}

impl std::error::Error for Stop {}

impl de::Error for Stop {
    fn custom<M: fmt::Display>(_: M) -> Self {
        Self
    }
}

struct Probe<'p> {
    route: &'p [u32],
    ask: Option<(&'p str, &'p Value)>,
    found: &'p mut Found,
}

impl Probe<'_> {
    fn fields<'de, V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Stop {
        self.found.fields = fields;
        if let Some((field, value)) = self.ask.filter(|(field, _)| fields.contains(field)) {
            let takes = &mut self.found.takes;
            drop(visitor.visit_map(OneField { field, value, takes, told: false }));
        }
        Stop
    }
}

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = Stop;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Stop> {
        Err(Stop)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        match self.route.split_first() {
            None => {
                self.found.variants = variants;
                Err(Stop)
            }
            Some((&index, route)) => visitor.visit_enum(Chosen { index, inner: Probe { route, ..self } }),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        Err(self.fields(fields, visitor))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Stop> {
        visitor.visit_newtype_struct(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

/// One variant of an enum.
struct Chosen<'p> {
    index: u32,
    inner: Probe<'p>,
}

impl<'de, 'p> EnumAccess<'de> for Chosen<'p> {
    type Error = Stop;
    type Variant = Probe<'p>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Probe<'p>), Stop> {
        let index: de::value::U32Deserializer<Stop> = self.index.into_deserializer();
        Ok((seed.deserialize(index)?, self.inner))
    }
}

impl<'de> VariantAccess<'de> for Probe<'_> {
    type Error = Stop;

    fn unit_variant(self) -> Result<(), Stop> {
        Err(Stop)
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Stop> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Stop> {
        Err(Stop)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        Err(self.fields(fields, visitor))
    }
}

/// A record with one field, to see whether it takes a value.
struct OneField<'p> {
    field: &'p str,
    value: &'p Value,
    takes: &'p mut Option<bool>,
    told: bool,
}

impl<'de> MapAccess<'de> for OneField<'_> {
    type Error = Stop;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Stop> {
        if std::mem::replace(&mut self.told, true) {
            return Err(Stop);
        }
        let field: StrDeserializer<'_, Stop> = self.field.into_deserializer();
        seed.deserialize(field).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Stop> {
        let read = seed.deserialize(self.value.clone());
        *self.takes = Some(read.is_ok());
        Err(Stop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only its shape is looked at")]
    enum Seen {
        Public(Public),
        Drew { seat: u8, cards: Vec<u8> },
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only its shape is looked at")]
    enum Public {
        Down,
        Moved { to: Colour, count: u8 },
        Over(Outcome),
        Pair(u8, u8),
    }

    #[derive(Debug, Deserialize)]
    enum Colour {
        Red,
        Blue,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only its shape is looked at")]
    struct Outcome {
        winner: Option<u8>,
    }

    #[test]
    fn names_and_fields_come_from_the_type_at_whatever_depth() {
        let events = Events::<Seen>::new();
        assert_eq!(events.names().collect::<Vec<_>>(), ["Down", "Drew", "Moved", "Over", "Pair"]);
        let fields = |name| events.fields(name).map(|fields| fields.iter().copied().collect::<Vec<_>>());
        assert_eq!(fields("Moved"), Some(vec!["count", "to"]));
        assert_eq!(fields("Drew"), Some(vec!["cards", "seat"]));
        assert_eq!(fields("Over"), Some(vec!["winner"]));
        assert_eq!(fields("Down"), Some(vec![]));
        assert_eq!(fields("Public"), None, "a wrapper is no event");
    }

    #[test]
    fn a_field_takes_what_its_type_can_be() {
        let events = Events::<Seen>::new();
        assert!(events.takes("Moved", "to", &json!("Red")));
        assert!(!events.takes("Moved", "to", &json!("Redd")));
        assert!(!events.takes("Moved", "count", &json!("two")));
        assert!(events.takes("Drew", "cards", &json!([1, 2])));
        assert!(events.takes("Over", "winner", &Value::Null));
        assert!(!events.takes("Over", "loser", &Value::Null));
    }
}
