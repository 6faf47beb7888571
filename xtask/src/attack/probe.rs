//! Matches that are played meanwhile, from another address than the attackers', and how long their moves take: from the
//! mover's message until the other player is told, with the store in between.

use super::wire::{PLAYER, Socket, ask, make};
use kernel::{Chance as _, Quick};
use serde_json::{Value, json};
use std::{
    io,
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};
use tokio::task::JoinSet;

/// How long players think.
const THINK: Duration = Duration::from_millis(40);
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
            let pair = Pair::new(addr).await?;
            let took = Arc::clone(&took);
            players.spawn(async move {
                let mut chance = Quick::new(n.into());
                let mut pair = Some(pair);
                loop {
                    let lasted = match &mut pair {
                        Some(pair) => pair.play(&mut chance, &took).await,
                        None => Err(io::ErrorKind::NotConnected.into()),
                    };
                    if lasted.is_err() {
                        add(&took, LOST);
                        tokio::time::sleep(Duration::from_millis(500)).await;
                    }
                    // It is over, or lost: another begins.
                    pair = Pair::new(addr).await.ok();
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

/// Both players of a match.
struct Pair {
    sockets: [Socket; 2],
    demands: [Value; 2],
}

impl Pair {
    async fn new(addr: SocketAddr) -> Result<Self, String> {
        let wish = json!({"game": "endor", "setup": {"players": 2}, "pace": {"kind": "correspondence"}, "name": null,
            "seats": [{"kind": "me"}, {"kind": "invite"}]});
        let made = make(PLAYER, addr, &wish).await?;
        let text =
            |value: &Value| value.as_str().map(str::to_owned).ok_or_else(|| format!("no text: {value}"));
        let id = text(&made["info"]["id"])?;
        let body = json!({"secret": made["invitations"][0]["secret"], "name": null}).to_string();
        let path = format!("/api/matches/{id}/join");
        let joined = ask(PLAYER, addr, "POST", &path, "", body.as_bytes()).await;
        let joined = joined.map_err(|e| e.to_string())?.json()?;
        let mut sockets = Vec::new();
        let mut demands = Vec::new();
        for token in [&made["token"], &joined["token"]] {
            let failed = |e: io::Error| format!("no socket: {e}");
            let mut socket = Socket::hello(PLAYER, addr, &id, Some(&text(token)?)).await.map_err(failed)?;
            demands.push(socket.until("update").await.map_err(failed)?["demand"].take());
            sockets.push(socket);
        }
        let (sockets, demands) = (sockets.try_into(), demands.try_into());
        sockets
            .ok()
            .zip(demands.ok())
            .map(|(sockets, demands)| Self { sockets, demands })
            .ok_or("two players".into())
    }

    /// Plays to the end.
    async fn play(&mut self, chance: &mut Quick, took: &Mutex<Vec<Duration>>) -> io::Result<()> {
        loop {
            let Some(mover) = self.demands.iter().position(|demand| demand["decision"].is_u64()) else {
                return Ok(());
            };
            let demand = self.demands[mover].take();
            let Some(choice) = pick(&demand, chance) else { return Ok(()) };
            let said = json!({"t": "choose", "decision": demand["decision"], "choice": choice}).to_string();
            tokio::time::sleep(THINK).await;
            let start = Instant::now();
            self.sockets[mover].say(said.as_bytes()).await?;
            for told in [1 - mover, mover] {
                let mut update = loop {
                    let heard = self.sockets[told].hear().await?;
                    if heard["t"] == "refused" {
                        return Err(io::Error::other(heard.to_string()));
                    }
                    if heard["t"] == "update" {
                        break heard;
                    }
                };
                if told != mover {
                    add(took, start.elapsed());
                }
                self.demands[told] = update["demand"].take();
            }
        }
    }
}

/// A random answer to a demand.
fn pick(demand: &Value, chance: &mut Quick) -> Option<Value> {
    if let Some(of) = demand["arrange"]["of"].as_array() {
        let mut left: Vec<&Value> = of.iter().map(|thing| &thing["choice"]).collect();
        let count = demand["arrange"]["count"].as_u64()?;
        let row: Vec<_> =
            (0..count).map(|_| left.swap_remove(chance.below(left.len() as u32) as usize)).collect();
        return Some(json!({ demand["arrange"]["name"].as_str()?: row }));
    }
    let choices = demand["choices"].as_array()?;
    Some(choices[chance.below(choices.len() as u32) as usize]["choice"].clone())
}
