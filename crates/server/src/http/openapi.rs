//! The document that describes all requests.

use super::{analysis, books, facts, games, matches, me, showcase, socket, study, verify};
use axum::Json;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Escadrille",
        description = "Matches of tabletop games: a lobby, seats, sockets, replays and proofs. People are known by a \
                       secret in a cookie, or in an `Authorization: Bearer` header. Programs without cookies are \
                       told theirs when they make or join a match with the header `x-escadrille-token: tell`.",
        version = "1"
    ),
    paths(
        games::games,
        facts::content,
        facts::examine,
        facts::look,
        games::lobby,
        games::healthz,
        games::metrics,
        matches::make,
        matches::join,
        matches::bring,
        matches::pass,
        matches::claim,
        matches::info,
        matches::journal,
        matches::replay,
        me::renew,
        me::forget,
        analysis::analyse,
        analysis::analysed,
        socket::socket,
        showcase::showcase,
        books::rules,
        books::scenario,
        study::study,
        study::scenario,
        verify::verify,
        document,
    )
)]
struct Document;

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = serde_json::Value)))]
pub(super) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
