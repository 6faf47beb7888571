//! What a viewer is sent, written straight into text: the types of [`protocol::socket`] with a game's own in them, without
//! the detour through values that a program can look into.

use crate::{
    Playable, UpdateFor, UpdateStyle,
    alike::Alike,
    moments::Moment,
    text_cache::{CachedText, TextCache},
};
use kernel::{Demand, Extent, Message, RuleId, Session, Viewer, fair::Source};
use protocol::socket::{self, Asked, LogEntry, LogLine, Scene, Update};
use serde::Serialize;

pub use protocol::socket::Standing;

/// A legal answer, or a part of one, with its words.
pub type Offered<C> = socket::Offered<C, Message>;
/// Legal answers that are rows: any `count` of these things, in any order, written as `{"name": [..]}`.
pub type Arrange = socket::Arrange<Message>;
/// Something that happened: its words, its rule, and itself.
pub(crate) type Line<S> = LogLine<S, Message, RuleId>;
/// What a seat is asked, with its legal answers.
pub(crate) type OwnDemand<'a, A, C> =
    socket::OwnDemand<&'a A, C, CachedText<Message>, CachedText<Offered<C>>, Message, Alike>;

/// As a client is told it.
#[derive(Serialize)]
#[serde(tag = "t", rename_all = "snake_case")]
enum Told<U> {
    Update(U),
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

/// What somebody who is told knows already.
pub(crate) struct Known<'k, S> {
    /// How things stood.
    pub(crate) state: &'k S,
    /// What was worth a picture since.
    pub(crate) moments: &'k [Moment<S>],
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
    Line { words: game.say_seen(view, &seen), rule: game.rule(&seen), event: seen }
}

/// Writes the text of an update for one viewer, who may know something already.
pub(crate) fn update<G: Playable>(
    session: &Session<G, Source>,
    told: UpdateFor<'_>,
    known: Option<Known<'_, G::State>>,
    take_back: Option<u64>,
    text: &mut Vec<u8>,
) {
    TextCache::with(&**session.game(), |phrases| write(session, told, known, take_back, text, phrases));
}

fn write<G: Playable>(
    session: &Session<G, Source>,
    told: UpdateFor<'_>,
    known: Option<Known<'_, G::State>>,
    take_back: Option<u64>,
    text: &mut Vec<u8>,
    phrases: &mut TextCache<G>,
) {
    let UpdateFor { viewer, since, manner, playing, clocks, .. } = told;
    let UpdateStyle { brief, terse, .. } = manner;
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
        let told = seen::<G>(last, view, terse);
        scenes.push(Scene { n: from + *input as u64, lines: *lines, whole: told.is_whole(), view: told });
        last = brief.then_some(view);
    }
    let now = seen::<G>(if terse { last } else { before.as_ref() }, &view, terse);
    let update = Update {
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
        demand: own.map(|demand| own_demand::<G>(game, state, &view, demand, manner, phrases)),
        take_back,
        clocks_ms: clocks.map(<[u64]>::to_vec),
    };
    serde_json::to_writer(text, &Told::Update(update)).expect("plain data always serialises");
}

/// What is seen, for one who saw something before or nothing.
fn seen<'v, G: Playable>(
    before: Option<&'v G::View>,
    view: &'v G::View,
    terse: bool,
) -> View<&'v G::View, impl Serialize + 'v> {
    before.and_then(|before| G::changes(before, view, terse)).map_or(View::Whole(view), View::Changes)
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
    manner: UpdateStyle,
    phrases: &mut TextCache<G>,
) -> OwnDemand<'a, G::Ask, G::Choice> {
    let arrange = if manner.brief { game.arrange(state, demand) } else { None };
    let mut choices = Vec::new();
    let extent = if arrange.is_some() { Extent::All } else { game.legal(state, demand, &mut choices) };
    let standing = game.standing(view, &demand.ask, &choices).map(Box::new);
    let offer = |choice: &G::Choice| Offered {
        choice: choice.clone(),
        words: game.say_choice(view, &demand.ask, choice),
    };
    let alike = (manner.terse && arrange.is_none()).then(|| phrases.pieces.alike(&choices, offer));
    let listed = if alike.is_some() { &[] } else { &*choices };
    OwnDemand {
        decision: demand.id.0,
        ask: &demand.ask,
        words: phrases.asks.say(&demand.ask, || game.say_ask(view, &demand.ask)),
        choices: listed.iter().map(|choice| phrases.choices.say(choice, || offer(choice))).collect(),
        all: extent == Extent::All,
        arrange,
        alike,
        standing,
    }
}
