//! Messages over a match's socket. One JSON object per message, told apart by `t`.

use crate::{
    analysis::Hint,
    shared::{Ending, MatchInfo, Problem, SeatInfo, Words},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client may say. The first message must be `hello`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case", from = "crate::strict::ToServer")]
pub enum ToServer {
    /// Starts or resumes: tell me everything since this version.
    Hello {
        /// The protocol's version.
        protocol: u32,
        /// Versions below this are known already; 0 for all.
        #[ts(type = "number")]
        since: u64,
        /// Updates may tell only what is not as it was, and rows of things as `arrange`: less to send, more to do
        /// for the client.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        brief: bool,
        /// Updates may hold scenes: what was seen after each thing that happened.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        scenes: bool,
        /// Legal answers may be told as `alike`. Of what is told briefly, lists may be told item by item, and the view
        /// as what is not as in the last scene.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        terse: bool,
        /// What I add to the dice of a match that has not begun: 32 random bytes, as 64 hexadecimal digits, chosen after
        /// I have seen its `commitment`. Only the first of a seat counts. A client that gives none plays all the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seed: Option<String>,
    },
    /// Answers what my seat is asked.
    Choose {
        /// The decision answered.
        decision: u32,
        /// The answer, as the game writes it.
        #[ts(type = "unknown")]
        choice: Value,
        /// What I add to the dice that follow: 16 bytes that nobody else can guess, as 32 hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        nonce: Option<String>,
    },
    /// I give up.
    Resign,
    /// I offer a draw, or accept the one offered.
    OfferDraw,
    /// I ask to take back my last decision, or agree that another does.
    TakeBack,
    /// I decline what was offered or asked.
    Decline,
    /// I want to play again, or agree to.
    Rematch {
        /// On the same sides as before; else they are swapped. Whoever answers an offer with the other wish makes an
        /// offer of their own.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        same: bool,
    },
    /// I say something to the table.
    Chat {
        /// At most 500 characters.
        text: String,
    },
    /// A question about what I see; `looked` answers it, and nothing changes.
    Look {
        /// The number its answer will carry.
        n: u32,
        /// The question, as the game writes it.
        #[ts(type = "unknown")]
        what: Value,
    },
    /// What would an ace do in my place? `hinted` answers, if I play with bots alone.
    Hint,
    /// I am still here.
    Ping,
}

/// What the server may say.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to `hello`; an `update` follows.
    Welcome {
        /// The protocol's version.
        protocol: u32,
        /// The match.
        info: Box<MatchInfo>,
        /// The seat this client plays; `null` for spectators.
        seat: Option<u8>,
        /// What was said at the table so far.
        chat: Vec<ChatLine>,
    },
    /// What happened since a version, and how things stand now.
    Update(Box<Update>),
    /// Somebody sat down, left, started thinking, or a clock was set.
    Seats {
        /// All seats.
        seats: Vec<SeatInfo>,
    },
    /// Something was offered or asked; `null` when it no longer stands.
    Offer {
        /// The offer that stands.
        offer: Option<Offer>,
        /// The seat that declined the one before, if that is why it no longer stands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        declined: Option<u8>,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// The match is over, or a rematch was made.
    Over {
        /// How it ended.
        ending: Ending,
        /// The match that goes on from here.
        rematch: Option<String>,
    },
    /// A message was not accepted, and nothing changed.
    Refused {
        /// Why.
        problem: Problem,
    },
    /// The answer to `look`.
    Looked {
        /// The number of the question.
        n: u32,
        /// As the game writes it; `null` if there is a problem.
        #[ts(type = "unknown")]
        answer: Value,
        /// Why there is no answer.
        problem: Option<Problem>,
    },
    /// The answer to `hint`.
    Hinted {
        /// The decision it is about, which may have been made since.
        decision: u32,
        /// What the ace would do.
        hint: Box<Hint>,
    },
    /// The answer to `ping`.
    Pong,
}

/// What happened since a version, and how things stand now, for one viewer. Whoever reads it has JSON for what only the
/// game knows; whoever writes it has the game's own types in their places: views, lines, words and demands.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(concrete(V = Value, L = LogLine, W = Words, D = OwnDemand))]
pub struct Update<V = Value, L = LogLine, W = Words, D = OwnDemand> {
    /// The version this starts from.
    #[ts(type = "number")]
    pub from: u64,
    /// The version this brings the viewer to. Lower than before after something was taken back.
    #[ts(type = "number")]
    pub version: u64,
    /// The link of the journal at that version: what the whole journal so far hashes to. Whoever keeps it can tell at
    /// the end that nothing before it was changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
    /// What happened, entry by entry. Empty lists are entries this viewer learns nothing of.
    pub log: Vec<LogEntry<L>>,
    /// What was seen on the way there, in order, for clients that want to show it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Scene>>")]
    pub scenes: Vec<Scene<V>>,
    /// What the viewer sees now, as the game writes it: all of it, or what is not as it was before the update. For who
    /// wants it terse and has been told scenes, what is not as in the last of them.
    #[ts(type = "unknown")]
    pub view: V,
    /// Whether `view` is all of it. If not, its fields replace those of the view before; of a field that is an
    /// object in both, only the keys that are there are replaced. For who wants it terse, an object where a list was
    /// replaces the items with these numbers.
    pub whole: bool,
    /// Who is asked what. What is asked is public.
    pub asked: Vec<Asked<W>>,
    /// What the viewer's own seat is asked, with its legal answers.
    pub demand: Option<D>,
    /// The earliest version the viewer's last decision could be taken back to; `null` if it cannot.
    #[ts(type = "number | null")]
    pub take_back: Option<u64>,
    /// Milliseconds left per seat, where the match has clocks.
    #[ts(type = "number[] | null")]
    pub clocks_ms: Option<Vec<u64>>,
}

/// What a viewer saw before an update was over.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(concrete(V = Value))]
pub struct Scene<V = Value> {
    /// The number of the entry that had begun.
    #[ts(type = "number")]
    pub n: u64,
    /// How many of its lines had been told.
    pub lines: u32,
    /// What was seen then, as the game writes it: all of it, or what was not as in the scene before. The first scene
    /// follows what was seen before the update.
    #[ts(type = "unknown")]
    pub view: V,
    /// Whether `view` is all of it.
    pub whole: bool,
}

/// What one input brought about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(concrete(L = LogLine))]
pub struct LogEntry<L = LogLine> {
    /// The input's number.
    #[ts(type = "number")]
    pub n: u64,
    /// What happened, in order.
    pub lines: Vec<L>,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(concrete(E = Value, W = Words, R = String))]
pub struct LogLine<E = Value, W = Words, R = String> {
    /// In words.
    pub words: W,
    /// The rule behind it.
    pub rule: R,
    /// As the game writes it, for boards that show it move.
    #[ts(type = "unknown")]
    pub event: E,
}

/// Brings a view up to date with that of an update that is not whole.
pub fn renew(view: &mut Value, changes: &Value) {
    let (Value::Object(view), Value::Object(changes)) = (view, changes) else { return };
    for (field, new) in changes {
        match (view.get_mut(field), new) {
            (Some(Value::Object(old)), Value::Object(new)) => {
                old.extend(new.iter().map(|(key, value)| (key.clone(), value.clone())));
            }
            (Some(Value::Array(old)), Value::Object(new)) => {
                for (number, value) in new {
                    let item = number.parse::<usize>().ok().and_then(|number| old.get_mut(number));
                    if let Some(item) = item {
                        *item = value.clone();
                    }
                }
            }
            _ => _ = view.insert(field.clone(), new.clone()),
        }
    }
}

/// A seat is asked something.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(concrete(W = Words))]
pub struct Asked<W = Words> {
    /// The seat.
    pub seat: u8,
    /// In words.
    pub words: W,
}

/// What the viewer's own seat is asked.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[schema(bound = "")]
#[ts(concrete(A = Value, C = Value, W = Words, O = Offered, M = Words, K = Alike))]
pub struct OwnDemand<A = Value, C = Value, W = Words, O = Offered, M = Words, K = Alike> {
    /// The number an answer must carry.
    pub decision: u32,
    /// What is asked, as the game writes it.
    #[ts(type = "unknown")]
    #[schema(value_type = Value)]
    pub ask: A,
    /// In words.
    #[schema(value_type = Words)]
    pub words: W,
    /// The legal answers; none where `arrange` spans them or `alike` tells them.
    #[schema(value_type = Vec<Offered>)]
    pub choices: Vec<O>,
    /// Whether those are all, or only a sample of what the rules allow.
    pub all: bool,
    /// The legal answers, where they are rows of things: a list of all rows would be long.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Arrange>)]
    pub arrange: Option<Arrange<M>>,
    /// The legal answers, for who wants it terse: many differ in a word or two.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Alike>)]
    pub alike: Option<K>,
    /// The answer that may be given without asking, if the player does not mind.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Standing>)]
    pub standing: Option<Box<Standing<C>>>,
}

/// What is not there, without asking what it would be.
fn none<T>() -> Option<T> {
    None
}

/// A list of answers that look alike: what is common to them once, and of each what it has of its own.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[schema(bound = "")]
#[ts(concrete(F = Value, R = Vec<Value>))]
pub struct Alike<F = Value, R = Vec<Value>> {
    /// Answers with their words, as `Offered` is written. A number stands for what their row has at that place.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Value>)]
    pub forms: Vec<F>,
    /// The answers, each a row: the number of its form, then what the form leaves open.
    #[ts(type = "[number, ...unknown[]][]")]
    #[schema(value_type = Vec<Vec<Value>>)]
    pub rows: Vec<R>,
}

impl Alike {
    /// The answers as they are listed otherwise; nothing where a row does not fit its form.
    pub fn list(&self) -> Option<Vec<Offered>> {
        fn fill(form: &Value, row: &[Value]) -> Option<Value> {
            Some(match form {
                Value::Number(place) => row.get(usize::try_from(place.as_u64()?).ok()?)?.clone(),
                Value::Array(items) => items.iter().map(|item| fill(item, row)).collect::<Option<_>>()?,
                Value::Object(fields) => {
                    let filled = fields.iter().map(|(key, value)| Some((key.clone(), fill(value, row)?)));
                    Value::Object(filled.collect::<Option<_>>()?)
                }
                Value::Null | Value::Bool(_) | Value::String(_) => form.clone(),
            })
        }
        let answer = |row: &Vec<Value>| {
            let form = usize::try_from(row.first()?.as_u64()?).ok()?;
            serde_json::from_value(fill(self.forms.get(form)?, row)?).ok()
        };
        self.rows.iter().map(answer).collect()
    }
}

/// An answer that may be given for a player; it is one of the legal ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[schema(bound = "")]
#[ts(concrete(C = Value))]
pub struct Standing<C = Value> {
    /// As the game writes it.
    #[ts(type = "unknown")]
    #[schema(value_type = Value)]
    pub choice: C,
    /// Why it may.
    pub why: Why,
}

/// Why a question need not be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It is about which of several comes first; the answer is a sensible order.
    Order,
    /// Whatever is answered, nothing comes of it.
    Moot,
}

/// Legal answers that are rows: any `count` of these things, in any order. The answer is `{"NAME": [THING, ..]}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[schema(bound = "")]
#[ts(concrete(W = Words))]
pub struct Arrange<W = Words> {
    /// The name of the answer.
    pub name: Cow<'static, str>,
    /// How many things make a row.
    pub count: u8,
    /// The things; equal ones are as many as there are.
    #[schema(value_type = Vec<Offered>)]
    pub of: Vec<Offered<Value, W>>,
}

/// A legal answer, or a part of one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[schema(bound = "")]
#[ts(concrete(C = Value, W = Words))]
pub struct Offered<C = Value, W = Words> {
    /// As the game writes it.
    #[ts(type = "unknown")]
    #[schema(value_type = Value)]
    pub choice: C,
    /// In words.
    #[schema(value_type = Words)]
    pub words: W,
}

/// Something one seat wants and another must agree to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Offer {
    /// `draw`, `take_back` or `rematch`.
    pub what: String,
    /// The seat that wants it.
    pub by: u8,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// Of a rematch: on the same sides as before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub same: bool,
}

/// Something said at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// The seat that said it.
    pub seat: u8,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: u64,
}
