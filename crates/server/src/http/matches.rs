//! Making matches, joining them, and looking back at them.

use super::{
    caller::Caller,
    upload::{Heavy, Upload},
};
use crate::{
    api_error::ApiError, app::App, create::create_match, limit::Permit, makers::is_bots_only, metrics::Limit,
    passes::LASTS, room::Command, secret::Secret, store::Record,
};
use axum::{
    Json,
    body::Bytes,
    extract::{Path, State},
    http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE},
    response::{IntoResponse, Response},
};
use catalog::Table;
use protocol::{
    rest::{Bring, Claim, Invitation, Join, NewMatch, Pass, Replay, Seated},
    shared::{MatchInfo, Problem},
};
use std::sync::Arc;
use tokio::sync::oneshot;
use tracing::info;

/// Makes a match.
#[utoipa::path(post, path = "/api/matches", request_body = NewMatch, responses(
    (status = 200, body = Seated), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    caller: Caller,
    upload: Upload,
) -> Result<Response, ApiError> {
    let wish: NewMatch = upload.json()?;
    if !app.makes.take(caller.address) {
        return Err(app.too_many(Limit::Makes));
    }
    let (secret, cookie) = caller.known(&app).await?;
    app.may_make(&caller, secret.hash(), &wish.seats).await?;
    let bots_only = is_bots_only(&wish.seats);
    let (record, invitations) = create_match(&app.catalog, wish, secret.hash(), app.store.signer())?;
    let summary = record.summary.clone();
    app.store.create(record).await?;
    app.made.add(caller.address, secret.hash(), bots_only, &summary.id);
    app.metrics.matches.add(1);
    info!(id = summary.id, game = summary.game, seats = summary.seats.len(), "made a match");
    let seat = summary.seat_of(&secret.hash());
    if seat.is_none() && summary.full() {
        // A match of bots alone starts at once.
        app.room(&summary.id)?;
    }
    let info = app.info(&summary, Some(&secret.hash()));
    let seated = Seated { info, seat, invitations, token: caller.told(&secret) };
    Ok(([(SET_COOKIE, cookie)], Json(seated)).into_response())
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/matches/{id}/join", params(("id" = String, Path, description = "The match")),
    request_body = Join, responses((status = 200, body = Seated), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
    upload: Upload,
) -> Result<Response, ApiError> {
    let Join { secret: invitation, name, brought } = upload.json()?;
    let invitation = match invitation {
        Some(text) => Some(Secret::read(&text).ok_or_else(ApiError::bad_invitation)?.hash()),
        None => None,
    };
    let (secret, cookie) = caller.known(&app).await?;
    let person = secret.hash();
    let seat = post(&app, &id, |reply| Command::Join {
        person,
        invitation,
        name: name.clone(),
        brought: brought.clone(),
        reply,
    });
    let seat = seat.await?;
    let summary = app.store.summary(id).await?.ok_or_else(ApiError::not_found)?;
    let (token, invitations) = (caller.told(&secret), Vec::<Invitation>::new());
    let seated = Seated { info: app.info(&summary, Some(&person)), seat: Some(seat), invitations, token };
    Ok(([(SET_COOKIE, cookie)], Json(seated)).into_response())
}

/// Brings a squadron or a deck to the caller's seat.
#[utoipa::path(post, path = "/api/matches/{id}/bring", params(("id" = String, Path, description = "The match")),
    request_body = Bring, responses((status = 200, body = MatchInfo), (status = 400, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn bring(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
    upload: Upload,
) -> Result<Json<MatchInfo>, ApiError> {
    let Bring { brought } = upload.json()?;
    let person = caller.person();
    post(&app, &id, |reply| Command::Bring { person, brought: brought.clone(), reply }).await?;
    let summary = app.store.summary(id).await?.ok_or_else(ApiError::not_found)?;
    Ok(Json(app.info(&summary, person.as_ref())))
}

/// Makes a way to the caller's own seat from another device, in place of the one before.
#[utoipa::path(post, path = "/api/matches/{id}/pass", params(("id" = String, Path, description = "The match")),
    responses((status = 200, body = Pass), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn pass(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<Pass>, ApiError> {
    let summary = app.store.summary(id).await?.ok_or_else(ApiError::not_found)?;
    let person = caller.secret.as_ref().ok_or_else(ApiError::not_your_seat)?;
    summary.seat_of(&person.hash()).ok_or_else(ApiError::not_your_seat)?;
    let secret = app.passes.make(&summary.id, person).ok_or_else(ApiError::too_many)?;
    Ok(Json(Pass { secret: secret.reveal().to_owned(), seconds: LASTS.as_secs() as u32 }))
}

/// Goes on as the person who made a pass: the caller's browser is theirs from now on.
#[utoipa::path(post, path = "/api/matches/{id}/claim", params(("id" = String, Path, description = "The match")),
    request_body = Claim, responses((status = 200, body = Seated), (status = 403, body = Problem),
    (status = 404, body = Problem)))]
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
    upload: Upload,
) -> Result<Response, ApiError> {
    let Claim { secret } = upload.json()?;
    let summary = app.store.summary(id).await?.ok_or_else(ApiError::not_found)?;
    let secret = Secret::read(&secret).ok_or_else(ApiError::used_pass)?;
    let person = app.passes.take(&summary.id, &secret.hash()).ok_or_else(ApiError::used_pass)?;
    let seat = summary.seat_of(&person.hash());
    let (token, invitations) = (caller.told(&person), Vec::<Invitation>::new());
    let seated = Seated { info: app.info(&summary, Some(&person.hash())), seat, invitations, token };
    Ok(([(SET_COOKIE, caller.cookie(&person))], Json(seated)).into_response())
}

/// Asks the match for something about a seat. A match that is just being put away is opened again.
async fn post(
    app: &Arc<App>,
    id: &str,
    command: impl Fn(oneshot::Sender<Result<u8, ApiError>>) -> Command,
) -> Result<u8, ApiError> {
    for _ in 0..3 {
        let (reply, answer) = oneshot::channel();
        if app.room(id)?.commands.send(Box::new(command(reply))).await.is_err() {
            continue;
        }
        match answer.await {
            Ok(Err(error)) if error == ApiError::gone() => {}
            Ok(answer) => return answer,
            Err(_) => {}
        }
    }
    Err(ApiError::gone())
}

/// What the caller may know of a match.
#[utoipa::path(get, path = "/api/matches/{id}", params(("id" = String, Path, description = "The match")),
    responses((status = 200, body = MatchInfo), (status = 404, body = Problem)))]
pub(super) async fn info(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<MatchInfo>, ApiError> {
    let summary = app.store.summary(id).await?.ok_or_else(ApiError::not_found)?;
    Ok(Json(app.info(&summary, caller.person().as_ref())))
}

/// The journal of a match that is over.
#[utoipa::path(get, path = "/api/matches/{id}/journal", params(("id" = String, Path, description = "The match")),
    responses((status = 200, body = str), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn journal(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Heavy(permit): Heavy,
) -> Result<Response, ApiError> {
    let name = format!("attachment; filename=\"{id}.journal.jsonl\"");
    let text = look_back(&app, id, permit, |table| table.journal()).await?;
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (CONTENT_DISPOSITION, name.replace(|c: char| c.is_control(), "")),
    ];
    Ok((headers, text).into_response())
}

/// A match that is over, step by step.
#[utoipa::path(get, path = "/api/matches/{id}/replay", params(("id" = String, Path, description = "The match")),
    responses((status = 200, body = Replay), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Heavy(permit): Heavy,
) -> Result<Response, ApiError> {
    let text = look_back(&app, id, permit, |table| table.replay()).await?;
    Ok(([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "private, max-age=3600")], text).into_response())
}

/// Opens a match that is over and reads something from it, away from the threads that serve sockets.
async fn look_back(
    app: &Arc<App>,
    id: String,
    permit: Permit,
    read: impl FnOnce(&dyn Table) -> String + Send + 'static,
) -> Result<Bytes, ApiError> {
    let address = permit.address();
    let record = app.store.load(id).await?.ok_or_else(ApiError::not_found)?;
    let Record { summary, lines, .. } = record;
    let Some(finish) = summary.finish.clone() else { return Err(ApiError::not_over()) };
    let (catalog, signer) = (app.catalog.clone(), Arc::clone(app.store.signer()));
    let read = app.run_heavy(permit, move || {
        let (mut table, _) = catalog.open(&summary.game, summary.opening(lines, signer)?)?;
        if finish.by != "game" {
            table.end_early();
        }
        Ok(read(&*table))
    });
    app.answer(address, read.await?)
}
