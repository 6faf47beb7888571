//! Proving that a journal holds.

use super::caller::Caller;
use crate::{hall::Hall, trouble::Trouble};
use axum::{
    Json,
    body::Bytes,
    extract::{State, rejection::BytesRejection},
};
use catalog::{Catalog, Playable, Visitor};
use kernel::journal::{Dice, Flaw, Journal, JournalError, Verified, identity};
use protocol::{rest::Verdict, shared::Problem};
use std::sync::Arc;

/// Plays a journal again and draws its dice again.
#[utoipa::path(post, path = "/api/verify", request_body(content = str, content_type = "application/x-ndjson"),
    responses((status = 200, body = Verdict), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn verify(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<Verdict>, Trouble> {
    let bytes = bytes.map_err(|_| Trouble::too_big())?;
    let text = String::from_utf8(bytes.into()).map_err(Trouble::malformed)?;
    let catalog = hall.catalog.clone();
    hall.labour(&caller, move || Ok(Json(judge(&catalog, &text)))).await
}

fn judge(catalog: &Catalog, text: &str) -> Verdict {
    struct Verify<'t>(&'t str);
    impl Visitor for Verify<'_> {
        type Out = Result<Verified, JournalError>;
        fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
            Journal::<G>::read(self.0)?.verify(game)
        }
    }
    let unknown = |game: &str| JournalError {
        line: 1,
        column: 1,
        why: Flaw::Syntax(format!("there is no game `{game}`")),
    };
    let name = identity(text).map(|identity| identity.game);
    let game = name.as_ref().ok().cloned();
    let verified = name.and_then(|name| catalog.visit(&name, Verify(text)).ok_or_else(|| unknown(&name))?);
    match verified {
        Ok(Verified { entries, chances, dice, state, .. }) => Verdict {
            holds: true,
            line: None,
            column: None,
            why: None,
            game,
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
            state: Some(state.to_string()),
        },
        Err(JournalError { line, column, why }) => Verdict {
            holds: false,
            line: Some(line as u32),
            column: Some(column as u32),
            why: Some(why.to_string()),
            game,
            entries: 0,
            chances: 0,
            dice: None,
            state: None,
        },
    }
}
