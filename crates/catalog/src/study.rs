//! What-if: a position with nothing hidden and everybody's questions, written straight into text: the same shape as
//! [`protocol::rest::Desk`].

use crate::{
    Playable, UpdateStyle,
    text_cache::TextCache,
    update::{Line, OwnDemand, lines, own_demand},
};
use kernel::{Session, Viewer, fair::Source};
use serde::Serialize;

#[derive(Serialize)]
struct Studied<'a, V, S, A, C> {
    game: &'static str,
    version: u64,
    view: &'a V,
    lines: Vec<Line<S>>,
    asked: Vec<Question<'a, A, C>>,
}

#[derive(Serialize)]
struct Question<'a, A, C> {
    seat: u8,
    demand: OwnDemand<'a, A, C>,
}

/// Rows of things instead of lists of them.
const BRIEF: UpdateStyle = UpdateStyle { brief: true, scenes: false, terse: false };

/// The text of a position that somebody studies: what an arbiter sees, what happened since a version, and every
/// question with its legal answers. Only for matches that are over: it hides nothing.
pub(crate) fn studied<G: Playable>(session: &Session<G, Source>, since: u64) -> String {
    let (game, state, viewer) = (&**session.game(), session.state(), Viewer::Arbiter);
    let view = game.view(state, viewer);
    let mut asked = Vec::new();
    for demand in session.pending().demands() {
        let own = TextCache::with(game, |phrases| own_demand(game, state, &view, demand, BRIEF, phrases));
        asked.push(Question { seat: demand.by.0, demand: own });
    }
    let studied = Studied {
        game: game.name(),
        version: session.version(),
        lines: session
            .events_since(since.min(session.version()))
            .iter()
            .flat_map(|events| lines(game, events, viewer, &view))
            .collect(),
        asked,
        view: &view,
    };
    serde_json::to_string(&studied).expect("plain data always serialises")
}
