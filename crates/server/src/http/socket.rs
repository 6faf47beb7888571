//! The sockets of matches, until the client has said hello: from then on they belong to the match.

use super::{caller::Caller, handshake::Handshake};
use crate::{
    api_error::ApiError,
    app::App,
    client::{Client, SocketPermit},
    metrics::Limit,
    room::{Command, Hello},
};
use axum::{
    extract::{Path, State},
    response::Response,
};
use catalog::UpdateStyle;
use protocol::socket::ToServer;
use sockets::{CloseCode, Closed};
use std::{future::poll_fn, sync::Arc, time::Duration};
use tokio::{sync::oneshot, time::timeout};

/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);

/// Plays or watches a match over a WebSocket.
#[utoipa::path(get, path = "/api/matches/{id}/socket", params(("id" = String, Path, description = "The match")),
    responses((status = 101, description = "The messages are those of `protocol::socket`, generated for TypeScript too")))]
pub(super) async fn socket(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
    handshake: Handshake,
) -> Result<Response, ApiError> {
    if *app.closing.borrow() {
        return Err(ApiError::closing());
    }
    let Some(permit) = SocketPermit::take(&app, caller.address) else {
        app.metrics.limit(Limit::Sockets);
        return Err(ApiError::too_many_sockets());
    };
    Ok(handshake.then(move |socket| async move {
        let mut client = Client::new(socket, permit);
        let mut closing = app.closing.clone();
        let said = tokio::select! {
            said = timeout(HELLO, hello(&mut client)) => said.ok(),
            _ = closing.wait_for(|closing| *closing) => {
                client.close(CloseCode::Restart, "come back");
                return;
            }
        };
        let Some(Ok(hello)) = said else { return };
        match hello {
            Some(known) => enter(&app, &id, &caller, known, Box::new(client)).await,
            None => client.close(CloseCode::Policy, "another protocol"),
        }
    }))
}

/// The version the client knows and how it wants to be told, from its first message; nothing if it speaks another
/// protocol.
async fn hello(client: &mut Client) -> Result<Option<Hello>, Closed> {
    loop {
        match poll_fn(|cx| client.poll_message(cx)).await? {
            Ok(ToServer::Hello { protocol, since, brief, scenes, terse, seed })
                if protocol == protocol::VERSION =>
            {
                match Hello::new(since, UpdateStyle { brief, scenes, terse }, seed.as_deref()) {
                    Ok(hello) => return Ok(Some(hello)),
                    Err(error) => client.refuse(&error)?,
                }
            }
            Ok(ToServer::Hello { .. }) => {
                client.refuse(&ApiError::other_protocol())?;
                return Ok(None);
            }
            Ok(_) => client.refuse(&ApiError::no_hello())?,
            Err(error) => client.refuse(&error)?,
        }
    }
}

/// Enters the match. A match that is just being put away is opened again.
async fn enter(app: &Arc<App>, id: &str, caller: &Caller, hello: Hello, mut client: Box<Client>) {
    let mut error = client.may_resync().err().unwrap_or_else(ApiError::gone);
    for _ in 0..3 {
        if error != ApiError::gone() {
            break;
        }
        let room = match app.room(id) {
            Ok(room) => room,
            Err(why) => {
                error = why;
                break;
            }
        };
        let (reply, answer) = oneshot::channel();
        let command = Command::Connect { person: caller.person(), hello, client, reply };
        if let Err(unread) = room.commands.send(Box::new(command)).await {
            unread.0.refuse(&ApiError::gone());
        }
        // Without an answer the task has dropped the client.
        let Ok(Err((why, back))) = answer.await else { return };
        client = back;
        error = why;
    }
    // The client may be gone already.
    _ = client.refuse(&error);
    let (code, why) = if error == ApiError::closing() {
        (CloseCode::Restart, "come back")
    } else {
        (CloseCode::Again, "not now")
    };
    client.close(code, why);
}
