//! What is kept of matches that are over, and for how long. Everything for ever, unless the server is told otherwise.

use crate::{app::App, store::StoreError, time::now_ms};
use std::{collections::HashSet, sync::Arc, time::Duration};
use tokio::time::sleep;
use tracing::{info, warn};

/// How often it is looked whether something is too old.
const EVERY: Duration = Duration::from_hours(1);
/// Matches that are removed at once: players' moves wait no longer than for so many.
const SOME: usize = 100;
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Removes matches that ended so many days ago, with their inputs and what was said, until the server shuts down.
pub(crate) async fn tidy(app: Arc<App>, days: u32) {
    let mut closing = app.closing.clone();
    loop {
        match sweep(&app, now_ms().saturating_sub(u64::from(days) * DAY_MS)).await {
            Ok(0) => {}
            Ok(removed) => info!(removed, days, "removed matches that ended long ago"),
            Err(error) => warn!("old matches could not be removed: {error}"),
        }
        tokio::select! {
            () = sleep(EVERY) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

/// Removes matches that ended before a moment, and says how many. A match that is open now goes the next time.
pub async fn sweep(app: &App, before_ms: u64) -> Result<u64, StoreError> {
    let mut removed = 0;
    loop {
        let open: HashSet<String> = app.room_ids().into_iter().collect();
        let mut old = app.store.over_before(before_ms, SOME + open.len()).await?;
        old.retain(|id| !open.contains(id));
        old.truncate(SOME);
        if old.is_empty() {
            return Ok(removed);
        }
        removed += old.len() as u64;
        app.store.remove(old).await?;
    }
}
