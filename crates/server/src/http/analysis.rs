//! Analyses of matches that are over.

use super::{caller::Caller, upload::Upload};
use crate::{api_error::ApiError, app::App};
use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{
    analysis::{Analyse, Analysed},
    shared::Problem,
};
use std::sync::Arc;

/// Begins the analysis of a match that is over, unless it is there or under way.
#[utoipa::path(post, path = "/api/matches/{id}/analysis", params(("id" = String, Path, description = "The match")),
    request_body = Analyse, responses((status = 200, body = Analysed), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn analyse(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
    upload: Upload,
) -> Result<Json<Analysed>, ApiError> {
    let wish: Analyse = upload.json()?;
    Ok(Json(app.analyse(&caller, &id, wish.effort).await?))
}

/// How far the analysis of a match has come.
#[utoipa::path(get, path = "/api/matches/{id}/analysis", params(("id" = String, Path, description = "The match")),
    responses((status = 200, body = Analysed)))]
pub(super) async fn analysed(State(app): State<Arc<App>>, Path(id): Path<String>) -> Json<Analysed> {
    Json(app.analyses.told(&id))
}
