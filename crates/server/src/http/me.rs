//! Who one is: leaving a browser, and leaving all others.

use super::caller::Caller;
use crate::{hall::Hall, room::Letter, secret::Secret, store::StoreError, trouble::Trouble};
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
pub(super) async fn renew(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Trouble> {
    let _permit = hall.heavy(caller.address)?;
    let old = caller.person().ok_or_else(Trouble::nobody)?;
    let secret = Secret::random();
    let new = secret.hash();
    match hall.store.renew(old, new).await {
        Err(StoreError::Conflict) => return Err(Trouble::nobody()),
        renewed => renewed?,
    }
    hall.passes.drop_of(&old);
    hall.tell_rooms(|| Letter::Renewed { old, new }).await;
    let renewed = Renewed { token: caller.told(&secret) };
    Ok(([(SET_COOKIE, caller.cookie(&secret))], Json(renewed)).into_response())
}

/// Lets the caller's browser forget who they are. Their seats stay theirs on other devices.
#[utoipa::path(post, path = "/api/me/forget", responses((status = 204)))]
pub(super) async fn forget(caller: Caller) -> Response {
    (StatusCode::NO_CONTENT, [(SET_COOKIE, caller.no_cookie())]).into_response()
}
