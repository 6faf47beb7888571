//! What can be played, and what is being played.

use super::caller::Caller;
use crate::{hall::Hall, store::Summary, trouble::Trouble};
use axum::{
    Json,
    extract::State,
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use bots::Level;
use catalog::Catalog;
use protocol::{
    rest::{GameInfo, Lobby},
    shared::{MatchInfo, Problem},
};
use std::sync::Arc;

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameInfo])))]
pub(super) async fn games(State(hall): State<Arc<Hall>>) -> Json<Vec<GameInfo>> {
    let games = Catalog::NAMES.iter().filter_map(|name| hall.catalog.info(name));
    let levels = |game: &str| Level::of(game).iter().map(ToString::to_string).collect();
    Json(games.map(|game| GameInfo { levels: levels(&game.game), ..game }).collect())
}

/// The matches that can be joined or watched, the last that ended, and the caller's own.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Lobby), (status = 503, body = Problem)))]
pub(super) async fn lobby(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Json<Lobby>, Trouble> {
    let shelf = hall.store.shelf(caller.person()).await?;
    let infos =
        |list: Vec<Summary>| list.iter().map(|summary| hall.info(summary)).collect::<Vec<MatchInfo>>();
    Ok(Json(Lobby {
        open: infos(shelf.open),
        playing: infos(shelf.playing),
        over: infos(shelf.over),
        mine: infos(shelf.mine),
    }))
}

/// Whether the server is well.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = str), (status = 503, body = Problem)))]
pub(super) async fn healthz(State(hall): State<Arc<Hall>>) -> Result<&'static str, Trouble> {
    hall.store.unfinished().await?;
    Ok("well\n")
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = str)))]
pub(super) async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], hall.metrics.text()).into_response()
}
