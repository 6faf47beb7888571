//! What is said to people: a key and arguments. The sentences live in the Fluent files, in each language.

use serde::{Serialize, Serializer, ser::SerializeMap};
use std::fmt;

/// Something to say, before it has a language.
///
/// ```
/// use kernel::Message;
/// let said = Message::new("table-chose").with("count", 3).with("who", Message::new("side-red"));
/// assert_eq!(said.to_string(), "table-chose(count: 3, who: side-red)");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "{ key: string, args?: Record<string, unknown> }")
)]
pub struct Message {
    /// The key of the sentence.
    pub key: &'static str,
    /// What fills its places.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Message`].
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A figure.
    Number(i64),
    /// A name that is the same in every language.
    Text(String),
    /// Something that has a key of its own.
    Message(Message),
    /// Several things, to be joined as the language joins them.
    List(Vec<Arg>),
}

/// Things that can be put into words.
pub trait Say {
    /// The words, as a message.
    fn say(&self) -> Message;
}

impl Message {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The same message with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

macro_rules! number {
    ($($t:ty),*) => {$(
        impl From<$t> for Arg {
            fn from(n: $t) -> Self {
                Self::Number(i64::from(n))
            }
        }
    )*};
}
number!(u8, u16, u32, i32, i64);

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (i, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if i == 0 { "(" } else { ", " })?;
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => write!(f, "{n}"),
            Self::Text(t) => f.write_str(t),
            Self::Message(m) => write!(f, "{m}"),
            Self::List(items) => {
                f.write_str("[")?;
                for (i, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if i == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
        }
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
            }
        }
        let mut map = s.serialize_map(None)?;
        map.serialize_entry("key", self.key)?;
        if !self.args.is_empty() {
            map.serialize_entry("args", &Args(&self.args))?;
        }
        map.end()
    }
}
