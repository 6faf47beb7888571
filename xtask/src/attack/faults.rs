//! What machines and operators do to a server: a full disk, a kill in the middle, a second server on one file.

use super::{
    Options, Seen,
    players::{Against, GAMES, Match, Stop},
    server::Server,
    wire::{PLAYER, ask, player},
};
use kernel::{Chance as _, Quick};
use std::{
    ffi::OsStr,
    io::ErrorKind::TimedOut,
    time::{Duration, Instant},
};
use tokio::{task::JoinSet, time::sleep};

/// Inputs that are told again after most restarts; all of them after some.
const AGAIN: usize = 40;
/// How long anything may take that is waited for.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long is played with a full disk.
const FULL: Duration = Duration::from_secs(4);

/// Matches of all games, so many in all; the last one against a bot.
async fn matches(server: &Server, many: u32) -> Result<Vec<Match>, String> {
    let mut all = Vec::new();
    for n in 0..many {
        let against = if n + 1 == many { Against::Bot("cadet") } else { Against::Person };
        let game = if n + 1 == many { "endor" } else { GAMES[n as usize % GAMES.len()] };
        all.push(Match::new(player(n), server.addr(), game, against, u64::from(n) << 32).await?);
    }
    Ok(all)
}

/// All play at once until something stops each of them, or a bot does not come to its move for so long; what that was.
async fn play_all(matches: Vec<Match>, most: Duration) -> Vec<(Match, Stop)> {
    let mut tasks = JoinSet::new();
    for mut one in matches {
        tasks.spawn(async move {
            let stop = tokio::time::timeout(most, one.play(Duration::ZERO)).await;
            let stop =
                stop.unwrap_or_else(|_| if one.waits() { Stop::Waits } else { Stop::Lost(TimedOut.into()) });
            (one, stop)
        });
    }
    tasks.join_all().await
}

async fn health(server: &Server) -> Result<(u16, String), String> {
    let answer = ask(PLAYER, server.addr(), "GET", "/healthz", "", b"").await.map_err(|e| e.to_string())?;
    Ok((answer.status, String::from_utf8_lossy(&answer.body).trim().to_owned()))
}

/// There is no room on the disk: moves are refused as what the store cannot keep, nothing that was told is lost, and all
/// goes on once there is room again.
pub(crate) async fn disk(options: &Options) -> Result<Seen, String> {
    let mut server = Server::start(&options.server, &["--no-limits"]).await?;
    let mut playing = matches(&server, options.matches.max(4)).await?;
    let (mut refused, mut waiting, mut wrong) = (0, 0, Vec::new());
    for round in 0..2 {
        for one in &mut playing {
            for _ in 0..10 {
                one.play_one(Duration::ZERO).await?;
            }
        }
        let wal = server.data().with_file_name("matches.db-wal");
        let size = std::fs::metadata(&wal).map_err(|e| format!("{}: {e}", wal.display()))?.len();
        server.limit_files(Some(size))?;
        playing.retain(|one| !one.is_over);
        for (one, stop) in play_all(std::mem::take(&mut playing), FULL).await {
            match stop {
                Stop::Refused(code) if code == "store" => refused += 1,
                // A bot whose move could not be stored plays it later.
                Stop::Waits => waiting += 1,
                Stop::Lost(_) if one.is_over => {}
                other @ (Stop::Refused(_) | Stop::Lost(_) | Stop::Changed(_)) => {
                    wrong.push(format!("{} {}: {other}", one.game, one.id));
                }
            }
            playing.push(one);
        }
        let told = health(&server).await?;
        if told != (503, "unwritable".to_owned()) {
            wrong.push(format!("with a full disk /healthz says {told:?}"));
        }
        if round == 0 {
            server.limit_files(None)?;
        } else {
            server.kill_and_restart().await?;
            for one in &mut playing {
                one.connect(server.addr(), usize::MAX)
                    .await
                    .map_err(|stop| format!("after a kill: {stop}"))?;
            }
        }
        let start = Instant::now();
        while health(&server).await?.0 != 200 {
            if start.elapsed() > PATIENCE {
                return Err("there is room again, and /healthz does not know".to_owned());
            }
            sleep(Duration::from_millis(50)).await;
        }
        for one in &mut playing {
            one.play_one(Duration::ZERO).await.map_err(|stop| format!("there is room again: {stop}"))?;
        }
    }
    let told: usize = playing.iter().map(Match::told).sum();
    let what = if wrong.is_empty() { String::new() } else { format!("; {}", wrong.join("; ")) };
    Ok(Seen {
        told: format!(
            "{told} inputs told, {refused} times refused as `store`, {waiting} times a bot waits, all go on{what}"
        ),
        is_well: wrong.is_empty() && refused > 0,
    })
}

/// Kills in the middle of everything: nothing that anybody was told is lost or changed.
pub(crate) async fn kills(options: &Options) -> Result<Seen, String> {
    let mut server = Server::start(&options.server, &["--no-limits"]).await?;
    let many = options.matches.max(GAMES.len() as u32);
    let mut playing = matches(&server, many).await?;
    let mut chance = Quick::new(2026);
    let (mut told, mut finished, mut seed) = (0, 0, u64::from(many));
    let mut journals = Vec::new();
    for kill in 0..options.kills {
        let before: usize = playing.iter().map(Match::told).sum();
        let task = tokio::spawn(play_all(std::mem::take(&mut playing), PATIENCE));
        sleep(Duration::from_micros(u64::from(5_000 + chance.below(60_000)))).await;
        server.kill_and_restart().await?;
        let stopped = task.await.map_err(|e| e.to_string())?;
        let again = if kill % 20 == 0 { usize::MAX } else { AGAIN };
        for (mut one, stop) in stopped {
            if let Stop::Changed(what) | Stop::Refused(what) = stop {
                return Err(format!("{} {} before kill {kill}: {what}", one.game, one.id));
            }
            one.connect(server.addr(), again)
                .await
                .map_err(|stop| format!("{} {} after kill {kill}: {stop}", one.game, one.id))?;
            playing.push(one);
        }
        told += playing.iter().map(Match::told).sum::<usize>() - before;
        for one in playing.extract_if(.., |one| one.is_over) {
            finished += 1;
            journals.push(one.journal(server.addr()).await?);
        }
        while playing.len() < many as usize {
            seed += 1;
            let game = GAMES[seed as usize % GAMES.len()];
            let from = player(seed as u32 % 500);
            playing.push(Match::new(from, server.addr(), game, Against::Person, seed << 32).await?);
        }
        if kill % 100 == 99 {
            eprintln!("{} kills: {told} inputs told, {finished} matches finished", kill + 1);
        }
    }
    for one in &mut playing {
        one.play_one(Duration::ZERO).await.map_err(|stop| format!("{} does not go on: {stop}", one.id))?;
        one.resign().await?;
        journals.push(one.journal(server.addr()).await?);
    }
    let file = server.folder().join("match.journal");
    for journal in &journals {
        std::fs::write(&file, journal).map_err(|e| e.to_string())?;
        let ended = server.run(&["replay".as_ref(), file.as_os_str(), "--verify".as_ref()])?;
        if ended.code != Some(0) {
            return Err(format!("a journal does not hold: {}", ended.said));
        }
    }
    Ok(Seen {
        told: format!(
            "{} kills, {told} inputs told, 0 lost or changed; {} journals hold, {finished} of matches played to the end",
            options.kills,
            journals.len()
        ),
        is_well: told as u64 > u64::from(options.kills),
    })
}

/// A second server on one file says so and ends; the first goes on. A killed one leaves nothing locked.
pub(crate) async fn servers(options: &Options) -> Result<Seen, String> {
    let mut server = Server::start(&options.server, &["--no-limits"]).await?;
    let mut playing = matches(&server, 3).await?;
    let data = server.data();
    let link = server.folder().join("link.db");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&data, &link).map_err(|e| e.to_string())?;
    let around = server.folder().join("..").join(server.folder().file_name().unwrap_or_default());
    let mut wrong = Vec::new();
    for path in [data.clone(), link, around.join("matches.db")] {
        let args: [&OsStr; 5] = [
            "serve".as_ref(),
            "--addr".as_ref(),
            "127.0.0.1:0".as_ref(),
            "--data".as_ref(),
            path.as_os_str(),
        ];
        let second = server.run(&args)?;
        if second.code != Some(2) || !second.said.contains(&path.display().to_string()) {
            wrong.push(format!("{}: code {:?}: {}", path.display(), second.code, second.said.trim()));
        }
        for one in &mut playing {
            one.play_one(Duration::ZERO).await.map_err(|stop| format!("the first does not go on: {stop}"))?;
        }
    }
    server
        .kill_and_restart()
        .await
        .map_err(|why| format!("a killed server leaves its file locked: {why}"))?;
    for one in &mut playing {
        one.connect(server.addr(), usize::MAX).await?;
        one.play_one(Duration::ZERO).await?;
    }
    let what = if wrong.is_empty() { String::new() } else { format!("; {}", wrong.join("; ")) };
    Ok(Seen {
        told: format!("3 paths to one file: {} ended with code 2 and a word{what}", 3 - wrong.len()),
        is_well: wrong.is_empty(),
    })
}
