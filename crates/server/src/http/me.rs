//! Who one is: leaving a browser, and leaving all others.

use super::caller::Caller;
use crate::{api_error::ApiError, app::App, room::Command, secret::Secret, store::StoreError};
use axum::{
    Json,
    extract::State,
    http::{StatusCode, header::SET_COOKIE},
    response::{IntoResponse, Response},
};
use protocol::{rest::Renewed, shared::Problem};
use std::sync::Arc;

/// Gives the caller a new secret and all their seats with it: every other browser and program is signed out.
#[utoipa::path(post, path = "/api/me/renew", responses((status = 200, body = Renewed),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn renew(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    let _permit = app.heavy(caller.address)?;
    let old = caller.person().ok_or_else(ApiError::unknown_person)?;
    let secret = Secret::random();
    let new = secret.hash();
    match app.store.renew(old, new).await {
        Err(StoreError::Conflict) => return Err(ApiError::unknown_person()),
        renewed => renewed?,
    }
    app.passes.drop_of(&old);
    app.send_to_rooms(|| Command::Renewed { old, new }).await;
    let renewed = Renewed { token: caller.told(&secret) };
    Ok(([(SET_COOKIE, caller.cookie(&secret))], Json(renewed)).into_response())
}

/// Lets the caller's browser forget who they are. Their seats stay theirs on other devices.
#[utoipa::path(post, path = "/api/me/forget", responses((status = 204)))]
pub(super) async fn forget(caller: Caller) -> Response {
    (StatusCode::NO_CONTENT, [(SET_COOKIE, caller.no_cookie())]).into_response()
}
