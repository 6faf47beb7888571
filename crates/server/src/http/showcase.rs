//! A battle to look at on the first page: a part of a real match that ships with the program, step by step.

use super::facts::Text;
use crate::{api_error::ApiError, app::App, embedded::SHOWCASES};
use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::Response,
};
use catalog::{Catalog, Playable, Visitor};
use kernel::{Log, journal::Journal};
use protocol::{rest::Replay, shared::Problem};
use std::sync::Arc;

/// Where each of them becomes worth a look: the steps before are played, and not shown.
const FROM: [(&str, usize); 3] = [("xwing2e", 82), ("starfighter", 10), ("endor", 62)];

/// Some rounds of a real match. The journals are whole matches of bots, cut off; any other will do as well.
#[utoipa::path(get, path = "/api/showcase/{game}", params(("game" = String, Path, description = "The game")),
    responses((status = 200, body = Replay), (status = 304), (status = 404, body = Problem)))]
pub(super) async fn showcase(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let theirs = Arc::clone(&app);
    let text = app.run_blocking(move || theirs.showcase(&game).ok_or_else(ApiError::not_found)).await?;
    Ok(text.answer(&headers))
}

/// The text of a showcase; `None` if there is none, or if other content is played with.
pub(crate) fn shown(catalog: &Catalog, game: &str) -> Option<Text> {
    struct Show<'t>(&'t str, usize);
    impl Visitor for Show<'_> {
        type Out = Option<String>;
        fn visit<G: Playable>(self, game: &Arc<G>) -> Option<String> {
            let Journal { header, entries, .. } = Journal::<G>::read(self.0).ok()?;
            let mut state = game.start(&header.setup).ok()?;
            let (before, after) = entries.split_at_checked(self.1)?;
            for entry in before {
                game.apply(&mut state, &entry.input, &mut Log::off()).ok()?;
            }
            Some(catalog::replay::replay(&**game, state, after.iter().map(|entry| &entry.input)))
        }
    }
    let (_, journal) = SHOWCASES.iter().find(|(name, _)| *name == game)?;
    let from = FROM.iter().find(|(name, _)| *name == game).map_or(0, |(_, from)| *from);
    Text::packed(catalog.visit(game, Show(journal, from))??)
}

#[cfg(test)]
mod tests {
    use super::{FROM, SHOWCASES, shown};
    use catalog::Catalog;
    use protocol::rest::Replay;

    #[test]
    fn every_game_has_a_battle_that_can_still_be_played() {
        for game in Catalog::NAMES {
            let (_, journal) = SHOWCASES.iter().find(|(name, _)| *name == game).expect(game);
            let (_, from) = FROM.iter().find(|(name, _)| *name == game).expect(game);
            let text = shown(&Catalog::default(), game).expect(game);
            let replay: Replay = serde_json::from_slice(text.plain()).expect(game);
            let inputs = journal.lines().filter(|line| line.contains("\"input\"")).count();
            let last = replay.steps.last().map_or(0, |step| step.input as usize);
            assert_eq!(last, inputs - from, "{game}: an input is refused; ship another journal");
            assert!(replay.steps.len() > 25, "{game}");
        }
    }
}
