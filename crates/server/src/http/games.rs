//! What can be played, and what is being played.

use super::{caller::Caller, pages};
use crate::{api_error::ApiError, app::App, store::Summary};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use bots::Level;
use protocol::{
    rest::{GameInfo, Listed, Lobby},
    shared::{MatchInfo, Phase, Problem},
};
use serde_json::Value;
use std::sync::Arc;

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameInfo])))]
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    let games = app.catalog.names().filter_map(|name| app.catalog.info(name));
    let levels = |game: &str| Level::of(&app.catalog, game).iter().map(ToString::to_string).collect();
    Json(games.map(|game| GameInfo { levels: levels(&game.game), ..game }).collect())
}

/// The matches that can be joined or watched, the last that ended, and the caller's own.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Lobby), (status = 304),
    (status = 503, body = Problem)))]
pub(super) async fn lobby(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let person = caller.person();
    let lobby_lists = app.store.lobby_lists(person, app.attended()).await?;
    let infos =
        |list: Vec<Summary>| list.iter().map(|summary| listed(app.info(summary, person.as_ref()))).collect();
    let mut unknown = Vec::new();
    let mine = lobby_lists.mine.iter().map(|summary| {
        let info = app.info(summary, person.as_ref());
        if info.phase == Phase::Playing && info.asked.is_none() {
            unknown.push(summary.id.clone());
        }
        Listed { yours: person.as_ref().and_then(|person| summary.seat_of(person)), ..listed(info) }
    });
    let lobby = Lobby {
        mine: mine.collect(),
        open: infos(lobby_lists.open),
        playing: infos(lobby_lists.playing),
        over: infos(lobby_lists.over),
    };
    // Whose turn it is in a match that was not opened since the start is known once it is opened. What cannot be
    // opened now is told without.
    for id in unknown.into_iter().take(OPENED) {
        _ = app.room(&id);
    }
    let text = serde_json::to_string(&lobby).expect("plain data always serialises");
    // It is asked for every few seconds, and mostly says what it said before.
    let about = pages::About {
        kind: "application/json",
        cached: "private, no-cache",
        vary: "accept-encoding, authorization, cookie",
    };
    Ok(pages::packed(text, &about, &headers))
}

/// What a list shows of a match.
fn listed(info: MatchInfo) -> Listed {
    let MatchInfo { id, game, setup, gathers, seats, pace, phase, version, created_ms, take_backs, .. } =
        info;
    let (payoffs, asked, round) = (info.ending.map(|ending| ending.payoffs), info.asked, info.round);
    let about = plain_values(&setup);
    Listed {
        id,
        game,
        about,
        gathers,
        seats,
        pace,
        phase,
        version,
        payoffs,
        created_ms,
        take_backs,
        asked,
        round,
        yours: None,
    }
}

/// The longest text in a set-up that a list shows.
const SHOWN: usize = 40;

/// The numbers, flags and short words of a set-up: its mode and its points, and whatever else a game writes so.
fn plain_values(setup: &Value) -> Value {
    let is_plain = |value: &Value| match value {
        Value::Number(_) | Value::Bool(_) => true,
        Value::String(text) => text.len() <= SHOWN,
        Value::Null | Value::Array(_) | Value::Object(_) => false,
    };
    let fields = setup.as_object().into_iter().flatten().filter(|(_, value)| is_plain(value));
    fields.map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// The most matches that one look at the lobby opens.
const OPENED: usize = 8;

/// Whether the server is well: whether it can read what it keeps, and write.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = str), (status = 503, body = str)))]
pub(super) async fn healthz(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match (app.store.unfinished().await, app.store.check_writable().await) {
        (Err(_), _) => (StatusCode::SERVICE_UNAVAILABLE, "unreadable\n"),
        (_, Err(_)) => (StatusCode::SERVICE_UNAVAILABLE, "unwritable\n"),
        (Ok(_), Ok(())) => (StatusCode::OK, "well\n"),
    }
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = str)))]
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()).into_response()
}
