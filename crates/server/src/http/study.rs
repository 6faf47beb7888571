//! What-if: a match that is over or a scenario, left at any input and played on by one who moves every seat. Nothing of
//! it is kept here: the client sends back what it was told.

use super::upload::{Heavy, Upload};
use crate::{
    api_error::ApiError, app::App, embedded::SCENARIOS, limit::Permit, secret::random, store::Record,
};
use axum::{
    body::Bytes,
    extract::State,
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use catalog::{Catalog, Live, Playable, StoredMatch, Table, Visitor};
use kernel::{Digest, Key, Seat};
use protocol::{
    rest::{Studied, Study},
    shared::Problem,
};
use std::sync::Arc;

/// The most inputs of one's own.
const LONGEST: usize = 2_000;

/// Plays on from a match that is over, or from a scenario.
#[utoipa::path(post, path = "/api/study", request_body = Study, responses((status = 200, body = Studied),
    (status = 400, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn study(
    State(app): State<Arc<App>>,
    Heavy(permit): Heavy,
    upload: Upload,
) -> Result<Response, ApiError> {
    let text = play_on(&app, permit, upload, |table, at, since| {
        let inputs = table.lines(at).join(",");
        Ok(format!("{{\"inputs\":[{inputs}],\"now\":{}}}", table.studied(since)))
    });
    Ok(([(CONTENT_TYPE, "application/json")], text.await?).into_response())
}

/// The position of a what-if as a scenario.
#[utoipa::path(post, path = "/api/study/scenario", request_body = Study, responses((status = 200, body = str),
    (status = 400, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn scenario(
    State(app): State<Arc<App>>,
    Heavy(permit): Heavy,
    upload: Upload,
) -> Result<Response, ApiError> {
    let text = play_on(&app, permit, upload, |table, _, _| table.scenario().ok_or_else(ApiError::not_found));
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text.await?).into_response())
}

/// What a what-if leaves.
enum Left {
    Match(Box<Record>),
    Scenario { game: String, text: &'static str },
}

/// Plays what is asked for, and reads something from the table: it is told how much was the match's own, and how much
/// had been played before the last answer.
async fn play_on(
    app: &Arc<App>,
    permit: Permit,
    upload: Upload,
    read: impl FnOnce(&dyn Table, u64, u64) -> Result<String, ApiError> + Send + 'static,
) -> Result<Bytes, ApiError> {
    let address = permit.address();
    let study: Study = upload.json()?;
    if study.inputs.len() > LONGEST {
        return Err(ApiError::too_big());
    }
    let left = match (&study.id, &study.scenario) {
        (Some(id), None) => {
            let record = app.store.load(id.clone()).await?.ok_or_else(ApiError::not_found)?;
            if record.summary.finish.is_none() {
                return Err(ApiError::not_over());
            }
            Left::Match(Box::new(record))
        }
        (None, Some(path)) => {
            let (_, text) =
                SCENARIOS.iter().find(|(name, _)| name == path).ok_or_else(ApiError::not_found)?;
            let (game, _) = path.split_once('/').ok_or_else(ApiError::not_found)?;
            Left::Scenario { game: game.to_owned(), text }
        }
        _ => return Err(ApiError::malformed("a what-if starts from a match or from a scenario")),
    };
    let catalog = app.catalog.clone();
    let played = app.run_heavy(permit, move || {
        let (table, at, since) = opened(&catalog, left, study)?;
        read(&*table, at, since)
    });
    app.answer(address, played.await?)
}

fn opened(catalog: &Catalog, left: Left, study: Study) -> Result<(Box<dyn Table>, u64, u64), ApiError> {
    let own: Vec<String> = study.inputs.iter().map(ToString::to_string).collect();
    let at = usize::try_from(study.at).unwrap_or(usize::MAX);
    // What the dice will show from here on is promised to no player, so any key will do.
    let key = Key(Digest(random()));
    let (mut table, at, played) = match left {
        Left::Match(record) => leave_match(catalog, *record, at, own, key)?,
        Left::Scenario { game, text } => {
            catalog.visit(&game, LeaveScenario { text, at, own, key }).ok_or_else(ApiError::not_found)??
        }
    };
    let mut since = played as u64;
    if let Some(next) = study.choice {
        since = table.version();
        table.propose(Seat(next.seat), next.decision, next.choice)?;
        table.accept();
    }
    Ok((table, at as u64, since))
}

/// A table, how many of the inputs were there before anything was played on, and how many in all.
type Opened = Result<(Box<dyn Table>, usize, usize), ApiError>;

fn leave_match(catalog: &Catalog, record: Record, at: usize, own: Vec<String>, key: Key) -> Opened {
    let Record { summary, mut lines, .. } = record;
    let at = at.min(lines.len());
    lines.truncate(at);
    lines.extend(own);
    let played = lines.len();
    let setup = serde_json::from_str(summary.setup.get()).map_err(ApiError::malformed)?;
    let opening = StoredMatch { identity: Some(summary.identity), setup, key, fair: None, lines };
    // Inputs that cannot be are the caller's mistake, not a broken store.
    let (table, _) = catalog.open(&summary.game, opening).map_err(ApiError::malformed)?;
    Ok((table, at, played))
}

struct LeaveScenario {
    text: &'static str,
    at: usize,
    own: Vec<String>,
    key: Key,
}

impl Visitor for LeaveScenario {
    type Out = Opened;
    fn visit<G: Playable>(self, game: &Arc<G>) -> Opened {
        let Self { text, at, own, key } = self;
        // Every scenario that ships holds.
        let mut staged = scenario::stage::<G>(game, text).map_err(ApiError::malformed)?;
        let at = at.min(staged.inputs.len());
        staged.inputs.truncate(at);
        let played = at + own.len();
        let table =
            Live::study(staged.game, staged.state, staged.inputs, own, key).map_err(ApiError::malformed)?;
        Ok((Box::new(table), at, played))
    }
}
