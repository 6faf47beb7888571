//! Questions about what is seen. They are answered where costly work is done: whoever asks for much waits, and the match
//! does not.

use super::{Letter, Room};
use crate::{trouble::Trouble, visitor::text};
use kernel::{Seat, Viewer};
use protocol::socket::ToClient;
use serde_json::Value;
use std::sync::Arc;

impl Room {
    /// Lets a question be answered about what a viewer sees.
    pub(super) fn look(&mut self, conn: u64, seat: Option<u8>, n: u32, what: Value) {
        let Some(address) = self.address_of(conn) else { return };
        let refused = move |trouble: Trouble| {
            let problem = Some(trouble.problem());
            text(&ToClient::Looked { n, answer: Value::Null, problem })
        };
        let permit = match self.hall.light(address) {
            Ok(permit) => permit,
            Err(trouble) => return self.pass_on(conn, &refused(trouble)),
        };
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        let question = self.table.look(viewer, what);
        let (hall, letters) = (Arc::clone(&self.hall), self.handle.letters.clone());
        tokio::spawn(async move {
            let seen = hall.labour(permit, move || {
                let answer = question()?;
                Ok(text(&ToClient::Looked { n, answer, problem: None }))
            });
            let answer = seen.await.unwrap_or_else(refused);
            // The match may have been put away meanwhile: nobody waits for it then.
            _ = letters.send(Box::new(Letter::Looked { conn, answer })).await;
        });
    }
}
