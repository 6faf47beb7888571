//! What a viewer is sent, written straight into text. The same shape as [`protocol::socket::Update`], without
//! the detour through values that a program can look into.

use crate::Playable;
use kernel::{Demand, Extent, Message, RuleId, Say as _, Seeded, Session, Viewer};
use serde::Serialize;

#[derive(Serialize)]
struct Update<'a, V, S, A, C> {
    t: &'static str,
    from: u64,
    version: u64,
    log: Vec<LogEntry<S>>,
    view: V,
    asked: Vec<Asked>,
    demand: Option<OwnDemand<'a, A, C>>,
    take_back: Option<u64>,
    clocks_ms: Option<&'a [u64]>,
}

#[derive(Serialize)]
struct LogEntry<S> {
    n: u64,
    lines: Vec<Line<S>>,
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
    words: Message,
}

#[derive(Serialize)]
struct OwnDemand<'a, A, C> {
    decision: u32,
    ask: &'a A,
    words: Message,
    choices: Vec<Offered<C>>,
    all: bool,
}

#[derive(Serialize)]
struct Offered<C> {
    words: Message,
    choice: C,
}

/// What a viewer learns of the events of one input.
pub(crate) fn lines<G: Playable>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<Line<G::Seen>> {
    let seen = events.iter().filter_map(|event| game.redact(event, viewer));
    seen.map(|seen| Line { words: seen.say(), rule: G::rule(&seen), event: seen }).collect()
}

/// The text of an update for one viewer.
pub(crate) fn update<G: Playable>(
    session: &Session<G, Seeded>,
    since: u64,
    viewer: Viewer,
    playing: bool,
    take_back: Option<u64>,
    clocks_ms: Option<&[u64]>,
) -> String {
    let (game, state) = (session.game(), session.state());
    let version = session.version();
    let from = since.min(version);
    let log = session.events_since(from).iter().zip(from..);
    let log = log.map(|(events, n)| LogEntry { n, lines: lines(&**game, events, viewer) }).collect();
    let demands = if playing { session.pending().demands() } else { &[] };
    let own = match viewer {
        Viewer::Seat(seat) => demands.iter().find(|demand| demand.by == seat),
        Viewer::Spectator | Viewer::Arbiter => None,
    };
    let update = Update {
        t: "update",
        from,
        version,
        log,
        view: game.view(state, viewer),
        asked: demands.iter().map(|d| Asked { seat: d.by.0, words: d.ask.say() }).collect(),
        demand: own.map(|demand| own_demand::<G>(game, state, demand)),
        take_back,
        clocks_ms,
    };
    serde_json::to_string(&update).expect("plain data always serialises")
}

fn own_demand<'a, G: Playable>(
    game: &G,
    state: &G::State,
    demand: &'a Demand<G::Ask>,
) -> OwnDemand<'a, G::Ask, G::Choice> {
    let mut choices = Vec::new();
    let extent = game.legal(state, demand, &mut choices);
    OwnDemand {
        decision: demand.id.0,
        ask: &demand.ask,
        words: demand.ask.say(),
        choices: choices.into_iter().map(|choice| Offered { words: choice.say(), choice }).collect(),
        all: extent == Extent::All,
    }
}
