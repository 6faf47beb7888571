//! Questions about what is seen. They are answered where costly work is done: a client that asks for much waits, and the match
//! does not.

use super::{Command, Room};
use crate::{api_error::ApiError, client::text};
use kernel::{Seat, Viewer};
use protocol::socket::ToClient;
use serde_json::Value;
use std::sync::Arc;

impl Room {
    /// Lets a question be answered about what a viewer sees.
    pub(super) fn look(&mut self, conn: u64, seat: Option<u8>, n: u32, what: Value) {
        let Some(address) = self.address_of(conn) else { return };
        let refused = move |error: ApiError| {
            let problem = Some(error.problem());
            text(&ToClient::Looked { n, answer: Value::Null, problem })
        };
        let permit = match self.app.light(address) {
            Ok(permit) => permit,
            Err(error) => return self.pass_on(conn, &refused(error)),
        };
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        let question = self.table.look(viewer, what);
        let (app, commands) = (Arc::clone(&self.app), self.handle.commands.clone());
        tokio::spawn(async move {
            let seen = app.run_heavy(permit, move || {
                let answer = question()?;
                Ok(text(&ToClient::Looked { n, answer, problem: None }))
            });
            let answer = seen.await.unwrap_or_else(refused);
            // The match may have been unloaded meanwhile: no client waits for it then.
            _ = commands.send(Box::new(Command::Looked { conn, answer })).await;
        });
    }
}
