//! Proving that a journal holds.

use super::upload::{Heavy, Upload};
use crate::{
    api_error::{ApiError, words},
    app::App,
};
use axum::{Json, extract::State};
use catalog::{Catalog, Playable, Visitor};
use kernel::{
    Message,
    journal::{Dice, Journal, JournalError, Verified, identity},
};
use protocol::{rest::Verdict, shared::Problem};
use std::sync::Arc;

/// Plays a journal again and draws its dice again.
#[utoipa::path(post, path = "/api/verify", request_body(content = str, content_type = "application/x-ndjson"),
    responses((status = 200, body = Verdict), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn verify(
    State(app): State<Arc<App>>,
    Heavy(permit): Heavy,
    upload: Upload,
) -> Result<Json<Verdict>, ApiError> {
    let catalog = app.catalog.clone();
    app.run_heavy(permit, move || Ok(Json(judge(&catalog, upload.text()?)))).await
}

fn judge(catalog: &Catalog, text: &str) -> Verdict {
    /// What was shown, and the hash of the key that the first line promises.
    type Shown = (Verified, Option<String>);
    struct Verify<'t>(&'t str);
    impl Visitor for Verify<'_> {
        type Out = Result<Shown, JournalError>;
        fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
            let journal = Journal::<G>::read(self.0)?;
            Ok((journal.verify(game)?, journal.header.commitment.map(|digest| digest.to_string())))
        }
    }
    let broken = |line: usize, column: usize, why: &Message, game| Verdict {
        holds: false,
        verdict: "does_not_hold".to_owned(),
        line: Some(line as u32),
        column: Some(column as u32),
        why: Some(words(why)),
        game,
        entries: 0,
        chances: 0,
        dice: None,
        commitment: None,
        seeds: 0,
        nonces: 0,
        server: None,
        over: false,
        state: None,
    };
    let flawed =
        |error: &JournalError, game| broken(error.line, error.column, &catalog::flaw::say(&error.why), game);
    let game = match identity(text) {
        Ok(identity) => identity.game,
        Err(error) => return flawed(&error, None),
    };
    match catalog.visit(&game, Verify(text)) {
        None => broken(1, 1, &Message::new("kernel-flaw-game").with("game", game.as_str()), None),
        Some(Err(error)) => flawed(&error, Some(game)),
        Some(Ok((verified, commitment))) => said(verified, commitment, game),
    }
}

/// A journal with which nothing is wrong, as far as it can be checked.
fn said(verified: Verified, commitment: Option<String>, game: String) -> Verdict {
    let holds = verified.holds();
    let Verified { entries, chances, seeds, nonces, dice, over, state, server } = verified;
    Verdict {
        holds,
        verdict: if holds { "holds" } else { "undecided" }.to_owned(),
        line: None,
        column: None,
        why: None,
        game: Some(game),
        entries: entries as u32,
        chances: chances as u32,
        dice: Some(
            match dice {
                Dice::True => "true",
                Dice::KeyNotRevealed => "key_not_revealed",
                Dice::NoCommitment => "no_commitment",
            }
            .to_owned(),
        ),
        commitment,
        seeds: seeds as u32,
        nonces: nonces as u32,
        server: server.map(|server| server.to_string()),
        over,
        state: Some(state.to_string()),
    }
}
