//! The sockets of matches, until somebody has said hello: from then on they belong to the match.

use super::{caller::Caller, handshake::Handshake};
use crate::{
    hall::Hall,
    line::Hangup,
    metrics::Limit,
    room::{Hello, Letter},
    trouble::Trouble,
    visitor::{Place, Visitor},
};
use axum::{
    extract::{Path, State},
    response::Response,
};
use catalog::Manner;
use protocol::socket::ToServer;
use std::{future::poll_fn, sync::Arc, time::Duration};
use tokio::{sync::oneshot, time::timeout};
use tungstenite::protocol::frame::coding::CloseCode;

/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);

/// Plays or watches a match over a WebSocket.
#[utoipa::path(get, path = "/api/matches/{id}/socket", params(("id" = String, Path, description = "The match")),
    responses((status = 101, description = "The messages are those of `protocol::socket`, generated for TypeScript too")))]
pub(super) async fn socket(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    caller: Caller,
    handshake: Handshake,
) -> Result<Response, Trouble> {
    if *hall.closing.borrow() {
        return Err(Trouble::closing());
    }
    let Some(place) = Place::take(&hall, caller.address) else {
        hall.metrics.limit(Limit::Sockets);
        return Err(Trouble::too_many_sockets());
    };
    Ok(handshake.then(move |line| async move {
        let mut visitor = Visitor::new(line, place);
        let mut closing = hall.closing.clone();
        let said = tokio::select! {
            said = timeout(HELLO, hello(&mut visitor)) => said.ok(),
            _ = closing.wait_for(|closing| *closing) => {
                visitor.close(CloseCode::Restart, "come back");
                return;
            }
        };
        let Some(Ok(hello)) = said else { return };
        match hello {
            Some(known) => enter(&hall, &id, &caller, known, Box::new(visitor)).await,
            None => visitor.close(CloseCode::Policy, "another protocol"),
        }
    }))
}

/// The version the client knows and how it wants to be told, from its first message; nothing if it speaks another
/// protocol.
async fn hello(visitor: &mut Visitor) -> Result<Option<Hello>, Hangup> {
    loop {
        match poll_fn(|cx| visitor.poll_said(cx)).await? {
            Ok(ToServer::Hello { protocol, since, brief, scenes, seed }) if protocol == protocol::VERSION => {
                match Hello::new(since, Manner { brief, scenes }, seed.as_deref()) {
                    Ok(hello) => return Ok(Some(hello)),
                    Err(trouble) => visitor.refuse(&trouble)?,
                }
            }
            Ok(ToServer::Hello { .. }) => {
                visitor.refuse(&Trouble::other_protocol())?;
                return Ok(None);
            }
            Ok(_) => visitor.refuse(&Trouble::no_hello())?,
            Err(trouble) => visitor.refuse(&trouble)?,
        }
    }
}

/// Enters the match. A match that is just being put away is opened again.
async fn enter(hall: &Arc<Hall>, id: &str, caller: &Caller, hello: Hello, mut visitor: Box<Visitor>) {
    let mut trouble = visitor.may_hear_all().err().unwrap_or_else(Trouble::gone);
    for _ in 0..3 {
        if trouble != Trouble::gone() {
            break;
        }
        let room = match hall.room(id) {
            Ok(room) => room,
            Err(why) => {
                trouble = why;
                break;
            }
        };
        let (reply, answer) = oneshot::channel();
        let letter = Letter::Connect { person: caller.person(), hello, visitor, reply };
        if let Err(unread) = room.letters.send(Box::new(letter)).await {
            unread.0.refuse(&Trouble::gone());
        }
        // Without an answer the visitor is gone too.
        let Ok(Err((why, back))) = answer.await else { return };
        visitor = back;
        trouble = why;
    }
    // Whoever hears this may be gone already.
    _ = visitor.refuse(&trouble);
    let (code, why) = if trouble == Trouble::closing() {
        (CloseCode::Restart, "come back")
    } else {
        (CloseCode::Again, "not now")
    };
    visitor.close(code, why);
}
