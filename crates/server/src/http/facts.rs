//! What a game knows beside its matches: its cards, and its judgement of squadrons, decks and positions.

use super::{
    pages::takes_gzip,
    upload::{Light, Upload},
};
use crate::{api_error::ApiError, app::App};
use axum::{
    Json,
    body::Bytes,
    extract::{Path, State},
    http::{
        HeaderMap, HeaderValue, StatusCode,
        header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY},
    },
    response::{IntoResponse, Response},
};
use catalog::{Catalog, Playable, Visitor};
use flate2::{Compression, write::GzEncoder};
use kernel::{Digest, Refused, Seat};
use protocol::{rest::Look, shared::Problem};
use serde_json::Value;
use std::{io::Write as _, sync::Arc};

/// The public facts of a game: its cards, dials and outlines, as the game writes them.
#[utoipa::path(get, path = "/api/games/{game}/content", params(("game" = String, Path, description = "The game")),
    responses((status = 200, body = serde_json::Value), (status = 304), (status = 404, body = Problem)))]
pub(super) async fn content(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let text = app.content(&game).ok_or_else(ApiError::not_found)?;
    Ok(text.answer(&headers))
}

/// A long JSON text that is seldom another, as it is sent.
#[derive(Debug)]
pub(crate) struct Text {
    plain: Bytes,
    packed: Bytes,
    tag: HeaderValue,
}

impl Text {
    /// Makes it; `None` if there is no such game.
    pub(crate) fn of(catalog: &Catalog, game: &str) -> Option<Self> {
        struct Content;
        impl Visitor for Content {
            type Out = Value;
            fn visit<G: Playable>(self, game: &Arc<G>) -> Value {
                game.content()
            }
        }
        Self::packed(catalog.visit(game, Content)?.to_string())
    }

    /// A text, packed once for all requests.
    pub(crate) fn packed(plain: String) -> Option<Self> {
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        packer.write_all(plain.as_bytes()).ok()?;
        let packed = packer.finish().ok()?;
        let tag = HeaderValue::from_str(&format!("\"{}\"", Digest::of(plain.as_bytes()).short())).ok()?;
        Some(Self { plain: plain.into(), packed: packed.into(), tag })
    }

    #[cfg(test)]
    pub(crate) fn plain(&self) -> &[u8] {
        &self.plain
    }

    /// It, or that the client has it already.
    pub(super) fn answer(&self, asked: &HeaderMap) -> Response {
        if asked.get(IF_NONE_MATCH).is_some_and(|known| known == self.tag) {
            return (StatusCode::NOT_MODIFIED, [(ETAG, self.tag.clone())]).into_response();
        }
        let mut answer = HeaderMap::new();
        answer.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        answer.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        answer.insert(VARY, HeaderValue::from_static("accept-encoding"));
        answer.insert(ETAG, self.tag.clone());
        if takes_gzip(asked) {
            answer.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            return (answer, self.packed.clone()).into_response();
        }
        (answer, self.plain.clone()).into_response()
    }
}

/// Judges a squadron or a deck before a match.
#[utoipa::path(post, path = "/api/games/{game}/examine", params(("game" = String, Path, description = "The game")),
    request_body = serde_json::Value, responses((status = 200, body = serde_json::Value),
    (status = 400, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn examine(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Light(permit): Light,
    upload: Upload,
) -> Result<Json<Value>, ApiError> {
    struct Examine(Value);
    impl Visitor for Examine {
        type Out = Result<Value, Refused>;
        fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
            game.examine(&self.0)
        }
    }
    let catalog = app.catalog.clone();
    let judged = app.run_heavy(permit, move || {
        let what = upload.json()?;
        catalog.visit(&game, Examine(what)).ok_or_else(ApiError::not_found)
    });
    Ok(Json(judged.await??))
}

/// Answers a question about a view that was told before: of a replay, of a scenario.
#[utoipa::path(post, path = "/api/games/{game}/look", params(("game" = String, Path, description = "The game")),
    request_body = Look, responses((status = 200, body = serde_json::Value), (status = 400, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn look(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Light(permit): Light,
    upload: Upload,
) -> Result<Response, ApiError> {
    struct Regard(Look);
    impl Visitor for Regard {
        type Out = Result<Value, ApiError>;
        fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
            let view: G::View = serde_json::from_value(self.0.view).map_err(ApiError::malformed)?;
            Ok(game.look(&view, self.0.seat.map(Seat), &self.0.what)?)
        }
    }
    let catalog = app.catalog.clone();
    let address = permit.address();
    let seen = app.run_heavy(permit, move || {
        let look = upload.json()?;
        let seen = catalog.visit(&game, Regard(look)).ok_or_else(ApiError::not_found)?;
        Ok(seen?.to_string())
    });
    Ok(([(CONTENT_TYPE, "application/json")], app.answer(address, seen.await?)?).into_response())
}
