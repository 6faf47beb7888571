//! What a viewer is sent, written straight into text. The same shape as [`protocol::socket::Update`], without
//! the detour through values that a program can look into.

use crate::{
    Manner, Playable, Telling,
    moments::Moment,
    phrases::{Phrases, Said},
};
use kernel::{Demand, Extent, Message, RuleId, Session, Viewer, fair::Source};
use protocol::socket::Why;
use serde::Serialize;
use serde_json::Value;

#[derive(Serialize)]
struct Update<'a, V, W, S, A, C> {
    t: &'static str,
    from: u64,
    version: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    log: Vec<LogEntry<Said<Line<S>>>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    scenes: Vec<Scene<V, W>>,
    view: View<V, W>,
    whole: bool,
    asked: Vec<Asked>,
    demand: Option<OwnDemand<'a, A, C>>,
    take_back: Option<u64>,
    clocks_ms: Option<&'a [u64]>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum View<V, W> {
    Whole(V),
    Changes(W),
}

impl<V, W> View<V, W> {
    fn is_whole(&self) -> bool {
        matches!(self, Self::Whole(_))
    }
}

#[derive(Serialize)]
struct Scene<V, W> {
    n: u64,
    lines: u32,
    view: View<V, W>,
    whole: bool,
}

/// What somebody who is told knows already.
pub(crate) struct Known<'k, S> {
    /// How things stood.
    pub(crate) state: &'k S,
    /// What was worth a picture since.
    pub(crate) moments: &'k [Moment<S>],
}

#[derive(Serialize)]
struct LogEntry<L> {
    n: u64,
    lines: Vec<L>,
}

/// Something that happened: its words, its rule, and itself.
#[derive(Serialize)]
pub(crate) struct Line<S> {
    words: Message,
    rule: RuleId,
    event: S,
}

#[derive(Serialize)]
struct Asked {
    seat: u8,
    words: Said<Message>,
}

/// What a seat is asked, with its legal answers.
#[derive(Serialize)]
pub(crate) struct OwnDemand<'a, A, C> {
    decision: u32,
    ask: &'a A,
    words: Said<Message>,
    choices: Vec<Said<Offered<C>>>,
    all: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    arrange: Option<Arrange>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<Standing<C>>,
}

/// An answer that may be given for a player who does not mind: the same shape as [`protocol::socket::Standing`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing<C> {
    /// As the game writes it.
    pub choice: C,
    /// Why it may.
    pub why: Why,
}

/// A legal answer, or a part of one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Offered<C> {
    /// In words.
    pub words: Message,
    /// As the game writes it.
    pub choice: C,
}

/// Legal answers that are rows: any `count` of these things, in any order, written as `{"name": [..]}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Arrange {
    /// The name of the answer.
    pub name: &'static str,
    /// How many things make a row.
    pub count: u8,
    /// The things.
    pub of: Vec<Offered<Value>>,
}

/// What a viewer, who sees `view` since, learns of the events of one input.
pub(crate) fn lines<G: Playable>(
    game: &G,
    events: &[G::Event],
    viewer: Viewer,
    view: &G::View,
) -> Vec<Line<G::Seen>> {
    let seen = events.iter().filter_map(|event| game.redact(event, viewer));
    seen.map(|seen| line(game, view, seen)).collect()
}

fn line<G: Playable>(game: &G, view: &G::View, seen: G::Seen) -> Line<G::Seen> {
    Line { words: game.say_seen(view, &seen), rule: G::rule(&seen), event: seen }
}

/// Writes the text of an update for one viewer, who may know something already.
pub(crate) fn update<G: Playable>(
    session: &Session<G, Source>,
    told: Telling<'_>,
    known: Option<Known<'_, G::State>>,
    take_back: Option<u64>,
    text: &mut Vec<u8>,
) {
    Phrases::with(|phrases| write(session, told, known, take_back, text, phrases));
}

fn write<G: Playable>(
    session: &Session<G, Source>,
    told: Telling<'_>,
    known: Option<Known<'_, G::State>>,
    take_back: Option<u64>,
    text: &mut Vec<u8>,
    phrases: &mut Phrases<G>,
) {
    let Telling { viewer, since, manner: Manner { brief, .. }, playing, clocks, .. } = told;
    let (game, state) = (session.game(), session.state());
    let version = session.version();
    let from = since.min(version);
    let view = game.view(state, viewer);
    let mut entry = |events: &[G::Event], n: u64| {
        let seen = events.iter().filter_map(|event| game.redact(event, viewer));
        let said = seen.map(|seen| phrases.lines.say(&seen, || line(&**game, &view, seen.clone())));
        LogEntry { n, lines: said.collect() }
    };
    let log = session.events_since(from).iter().zip(from..).map(|(events, n)| entry(events, n)).collect();
    let demands = if playing { session.pending().demands() } else { &[] };
    let own = match viewer {
        Viewer::Seat(seat) => demands.iter().find(|demand| demand.by == seat),
        Viewer::Spectator | Viewer::Arbiter => None,
    };
    let before = known.as_ref().filter(|_| brief).map(|known| game.view(known.state, viewer));
    let pictures = known.map(|known| pictures(&**game, session.events_since(from), known.moments, viewer));
    let pictures = pictures.unwrap_or_default();
    let mut last = before.as_ref();
    let mut scenes = Vec::with_capacity(pictures.len());
    for (input, lines, view) in &pictures {
        let told = seen::<G>(last, view);
        scenes.push(Scene { n: from + *input as u64, lines: *lines, whole: told.is_whole(), view: told });
        last = brief.then_some(view);
    }
    let now = seen::<G>(before.as_ref(), &view);
    let update = Update {
        t: "update",
        from,
        version,
        link: session.link(),
        log,
        scenes,
        whole: now.is_whole(),
        view: now,
        asked: demands
            .iter()
            .map(|d| Asked { seat: d.by.0, words: phrases.asks.say(&d.ask, || game.say_ask(&view, &d.ask)) })
            .collect(),
        demand: own.map(|demand| own_demand::<G>(game, state, &view, demand, brief, phrases)),
        take_back,
        clocks_ms: clocks,
    };
    serde_json::to_writer(text, &update).expect("plain data always serialises");
}

/// What is seen, for one who saw something before or nothing.
fn seen<'v, G: Playable>(
    before: Option<&'v G::View>,
    view: &'v G::View,
) -> View<&'v G::View, impl Serialize + 'v> {
    before.and_then(|before| G::changes(before, view)).map_or(View::Whole(view), View::Changes)
}

/// What a viewer saw on the way: in or after which input, after how many of its lines. Moments that told them nothing
/// are none, and neither is one after which they are told nothing more.
fn pictures<G: Playable>(
    game: &G,
    events: &[Box<[G::Event]>],
    moments: &[Moment<G::State>],
    viewer: Viewer,
) -> Vec<(usize, u32, G::View)> {
    let lines = |events: &[G::Event]| events.iter().filter(|e| game.redact(e, viewer).is_some()).count();
    let all: usize = events.iter().map(|events| lines(events)).sum();
    let mut told = 0;
    let mut pictures = Vec::new();
    for Moment { input, events: count, state } in moments {
        let of_this = lines(&events[*input][..*count]);
        let total = of_this + events[..*input].iter().map(|events| lines(events)).sum::<usize>();
        if total > told && total < all {
            told = total;
            pictures.push((*input, of_this as u32, game.view(state, viewer)));
        }
    }
    pictures
}

/// A demand as its seat is told it.
pub(crate) fn own_demand<'a, G: Playable>(
    game: &G,
    state: &G::State,
    view: &G::View,
    demand: &'a Demand<G::Ask>,
    brief: bool,
    phrases: &mut Phrases<G>,
) -> OwnDemand<'a, G::Ask, G::Choice> {
    let arrange = brief.then(|| game.arrange(state, demand)).flatten();
    let mut choices = Vec::new();
    let extent = if arrange.is_some() { Extent::All } else { game.legal(state, demand, &mut choices) };
    let standing = game.standing(view, &demand.ask, &choices);
    OwnDemand {
        decision: demand.id.0,
        ask: &demand.ask,
        words: phrases.asks.say(&demand.ask, || game.say_ask(view, &demand.ask)),
        choices: choices
            .iter()
            .map(|choice| {
                let words = || game.say_choice(view, &demand.ask, choice);
                phrases.choices.say(choice, || Offered { words: words(), choice: choice.clone() })
            })
            .collect(),
        all: extent == Extent::All,
        arrange,
        standing,
    }
}
