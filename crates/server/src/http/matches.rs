//! Making matches, joining them, and looking back at them.

use super::{
    caller::Caller,
    upload::{Heavy, Upload},
};
use crate::{
    found::found, hall::Hall, limit::Share, made::is_bots_only, metrics::Limit, passes::LASTS, room::Letter,
    secret::Secret, store::Record, trouble::Trouble,
};
use axum::{
    Json,
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

/// Makes a match.
#[utoipa::path(post, path = "/api/matches", request_body = NewMatch, responses(
    (status = 200, body = Seated), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn make(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    upload: Upload,
) -> Result<Response, Trouble> {
    let wish: NewMatch = upload.json()?;
    if !hall.makes.take(caller.address) {
        return Err(hall.too_many(Limit::Makes));
    }
    let (secret, cookie) = caller.known(&hall).await?;
    hall.may_make(&caller, secret.hash(), &wish.seats).await?;
    let bots_only = is_bots_only(&wish.seats);
    let (record, invitations) = found(&hall.catalog, wish, secret.hash(), hall.store.signer())?;
    let summary = record.summary.clone();
    hall.store.create(record).await?;
    hall.made.add(caller.address, secret.hash(), bots_only, &summary.id);
    hall.metrics.matches.add(1);
    let seat = summary.seat_of(&secret.hash());
    if seat.is_none() && summary.full() {
        // Bots among themselves need nobody to start.
        hall.room(&summary.id)?;
    }
    let info = hall.info(&summary, Some(&secret.hash()));
    let seated = Seated { info, seat, invitations, token: caller.told(&secret) };
    Ok(([(SET_COOKIE, cookie)], Json(seated)).into_response())
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/matches/{id}/join", params(("id" = String, Path, description = "The match")),
    request_body = Join, responses((status = 200, body = Seated), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn join(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    caller: Caller,
    upload: Upload,
) -> Result<Response, Trouble> {
    let Join { secret: invitation, name, brought } = upload.json()?;
    let invitation = match invitation {
        Some(text) => Some(Secret::read(&text).ok_or_else(Trouble::bad_invitation)?.hash()),
        None => None,
    };
    let (secret, cookie) = caller.known(&hall).await?;
    let person = secret.hash();
    let seat = post(&hall, &id, |reply| Letter::Join {
        person,
        invitation,
        name: name.clone(),
        brought: brought.clone(),
        reply,
    });
    let seat = seat.await?;
    let summary = hall.store.summary(id).await?.ok_or_else(Trouble::not_found)?;
    let (token, invitations) = (caller.told(&secret), Vec::<Invitation>::new());
    let seated = Seated { info: hall.info(&summary, Some(&person)), seat: Some(seat), invitations, token };
    Ok(([(SET_COOKIE, cookie)], Json(seated)).into_response())
}

/// Brings a squadron or a deck to the caller's seat.
#[utoipa::path(post, path = "/api/matches/{id}/bring", params(("id" = String, Path, description = "The match")),
    request_body = Bring, responses((status = 200, body = MatchInfo), (status = 400, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn bring(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    caller: Caller,
    upload: Upload,
) -> Result<Json<MatchInfo>, Trouble> {
    let Bring { brought } = upload.json()?;
    let person = caller.person();
    post(&hall, &id, |reply| Letter::Bring { person, brought: brought.clone(), reply }).await?;
    let summary = hall.store.summary(id).await?.ok_or_else(Trouble::not_found)?;
    Ok(Json(hall.info(&summary, person.as_ref())))
}

/// Makes a way to the caller's own seat from another device, in place of the one before.
#[utoipa::path(post, path = "/api/matches/{id}/pass", params(("id" = String, Path, description = "The match")),
    responses((status = 200, body = Pass), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn pass(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<Pass>, Trouble> {
    let summary = hall.store.summary(id).await?.ok_or_else(Trouble::not_found)?;
    let person = caller.secret.as_ref().ok_or_else(Trouble::not_your_seat)?;
    summary.seat_of(&person.hash()).ok_or_else(Trouble::not_your_seat)?;
    let secret = hall.passes.make(&summary.id, person).ok_or_else(Trouble::too_many)?;
    Ok(Json(Pass { secret: secret.reveal().to_owned(), seconds: LASTS.as_secs() as u32 }))
}

/// Goes on as the person who made a pass: the caller's browser is theirs from now on.
#[utoipa::path(post, path = "/api/matches/{id}/claim", params(("id" = String, Path, description = "The match")),
    request_body = Claim, responses((status = 200, body = Seated), (status = 403, body = Problem),
    (status = 404, body = Problem)))]
pub(super) async fn claim(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    caller: Caller,
    upload: Upload,
) -> Result<Response, Trouble> {
    let Claim { secret } = upload.json()?;
    let summary = hall.store.summary(id).await?.ok_or_else(Trouble::not_found)?;
    let secret = Secret::read(&secret).ok_or_else(Trouble::used_pass)?;
    let person = hall.passes.take(&summary.id, &secret.hash()).ok_or_else(Trouble::used_pass)?;
    let seat = summary.seat_of(&person.hash());
    let (token, invitations) = (caller.told(&person), Vec::<Invitation>::new());
    let seated = Seated { info: hall.info(&summary, Some(&person.hash())), seat, invitations, token };
    Ok(([(SET_COOKIE, caller.cookie(&person))], Json(seated)).into_response())
}

/// Asks the match for something about a seat. A match that is just being put away is opened again.
async fn post(
    hall: &Arc<Hall>,
    id: &str,
    letter: impl Fn(oneshot::Sender<Result<u8, Trouble>>) -> Letter,
) -> Result<u8, Trouble> {
    for _ in 0..3 {
        let (reply, answer) = oneshot::channel();
        if hall.room(id)?.letters.send(Box::new(letter(reply))).await.is_err() {
            continue;
        }
        match answer.await {
            Ok(Err(trouble)) if trouble == Trouble::gone() => {}
            Ok(answer) => return answer,
            Err(_) => {}
        }
    }
    Err(Trouble::gone())
}

/// What the caller may know of a match.
#[utoipa::path(get, path = "/api/matches/{id}", params(("id" = String, Path, description = "The match")),
    responses((status = 200, body = MatchInfo), (status = 404, body = Problem)))]
pub(super) async fn info(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<MatchInfo>, Trouble> {
    let summary = hall.store.summary(id).await?.ok_or_else(Trouble::not_found)?;
    Ok(Json(hall.info(&summary, caller.person().as_ref())))
}

/// The journal of a match that is over.
#[utoipa::path(get, path = "/api/matches/{id}/journal", params(("id" = String, Path, description = "The match")),
    responses((status = 200, body = str), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn journal(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Heavy(permit): Heavy,
) -> Result<Response, Trouble> {
    let name = format!("attachment; filename=\"{id}.journal.jsonl\"");
    let text = look_back(&hall, id, permit, |table| table.journal()).await?;
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
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Heavy(permit): Heavy,
) -> Result<Response, Trouble> {
    let text = look_back(&hall, id, permit, |table| table.replay()).await?;
    Ok(([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "private, max-age=3600")], text).into_response())
}

/// Opens a match that is over and reads something from it, away from the threads that serve sockets.
async fn look_back(
    hall: &Arc<Hall>,
    id: String,
    permit: Share,
    read: impl FnOnce(&dyn Table) -> String + Send + 'static,
) -> Result<String, Trouble> {
    let record = hall.store.load(id).await?.ok_or_else(Trouble::not_found)?;
    let Record { summary, lines, .. } = record;
    let Some(finish) = summary.finish.clone() else { return Err(Trouble::not_over()) };
    let (catalog, signer) = (hall.catalog.clone(), Arc::clone(hall.store.signer()));
    hall.labour(permit, move || {
        let (mut table, _) = catalog.open(&summary.game, summary.opening(lines, signer)?)?;
        if finish.by != "game" {
            table.end_early();
        }
        Ok(read(&*table))
    })
    .await
}
