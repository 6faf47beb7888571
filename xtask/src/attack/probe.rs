//! Matches that are played meanwhile, from another address than the attackers', and how long their moves take: from the
//! mover's message until everybody at the table is told, with the store in between.

use super::{
    players::{Against, Match},
    wire::player,
};
use std::{
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::task::JoinSet;

/// How long players think: a socket may say twenty things a second.
const THINK: Duration = Duration::from_millis(60);
/// What a move counts that is not told at all: players have lost their sockets.
const LOST: Duration = Duration::from_secs(20);

pub(crate) struct Probe {
    /// How long moves took since this was last looked at.
    took: Arc<Mutex<Vec<Duration>>>,
    /// They end with it.
    _players: JoinSet<()>,
}

impl Probe {
    /// Begins to play.
    pub(crate) async fn start(addr: SocketAddr, matches: u32) -> Result<Self, String> {
        let took = Arc::<Mutex<Vec<Duration>>>::default();
        let mut players = JoinSet::new();
        for n in 0..matches {
            let seed = u64::from(n) << 32;
            let new = move |more: u64| Match::new(player(n), addr, "endor", Against::Person, seed + more);
            let mut playing = Some(new(0).await?);
            let took = Arc::clone(&took);
            players.spawn(async move {
                for more in 1.. {
                    while let Some(one) = &mut playing {
                        match one.play_one(THINK).await {
                            Ok(Some(time)) => add(&took, time),
                            Ok(None) => break,
                            Err(_) => {
                                add(&took, LOST);
                                break;
                            }
                        }
                    }
                    // It is over, or lost: another begins.
                    playing = new(more).await.ok();
                    if playing.is_none() {
                        add(&took, LOST);
                        tokio::time::sleep(Duration::from_millis(500)).await;
                    }
                }
            });
        }
        Ok(Self { took, _players: players })
    }

    /// What the slowest hundredth of moves takes at least, from now on for a time, in milliseconds.
    pub(crate) async fn slowest_hundredth(&self, time: Duration) -> Result<f64, String> {
        self.took.lock().unwrap_or_else(PoisonError::into_inner).clear();
        tokio::time::sleep(time).await;
        let mut took = self.took.lock().unwrap_or_else(PoisonError::into_inner).clone();
        took.sort();
        let slow = took.get(took.len() * 99 / 100).ok_or("nobody moved: the server answers nobody")?;
        Ok(slow.as_secs_f64() * 1e3)
    }
}

fn add(took: &Mutex<Vec<Duration>>, time: Duration) {
    took.lock().unwrap_or_else(PoisonError::into_inner).push(time);
}
