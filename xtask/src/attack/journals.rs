//! Forged journals, by kind: each must be found by the program, by the server, and by `docs/verify.py` where it is a
//! matter of dice and links, which is all that script looks at.

use super::{
    Options, Seen,
    forgeries::{BROKEN, FORGERIES, Forgery, Journal, UNDECIDED},
    players::{Against, GAMES, Match},
    server::Server,
    wire::{PLAYER, ask, player},
};
use crate::root::root;
use std::{process::Command, time::Duration};

/// True journals: of each game one that the rules have ended, and one that somebody has given up.
async fn true_ones(server: &Server) -> Result<Vec<(String, Journal, bool)>, String> {
    let mut journals = Vec::new();
    for (n, game) in (0..).zip(GAMES) {
        for by_rules in [true, false] {
            let seed = 77 + u64::from(n);
            let mut one = Match::new(player(n), server.addr(), game, Against::Person, seed).await?;
            let most = if by_rules { u32::MAX } else { 12 };
            for _ in 0..most {
                if one.play_one(Duration::ZERO).await?.is_none() {
                    break;
                }
            }
            if one.is_over != by_rules {
                return Err(format!("{game} is over too early or too late"));
            }
            one.resign().await?;
            let lines = one.journal(server.addr()).await?.lines().map(str::to_owned).collect();
            let name = format!("{game}, {}", if by_rules { "played to the end" } else { "given up" });
            journals.push((name, Journal { lines }, by_rules));
        }
    }
    Ok(journals)
}

/// What the program, the server and the script say of a journal, as the program ends.
async fn verdicts(server: &Server, journal: &str) -> Result<(Option<i32>, i32, Option<i32>), String> {
    let file = server.folder().join("match.journal");
    std::fs::write(&file, journal).map_err(|e| format!("{}: {e}", file.display()))?;
    let program = server.run(&["replay".as_ref(), file.as_os_str(), "--verify".as_ref()])?.code;
    let answer = ask(PLAYER, server.addr(), "POST", "/api/verify", "", journal.as_bytes()).await;
    let answer = answer.map_err(|e| format!("/api/verify: {e}"))?.json()?;
    let told = match answer["verdict"].as_str() {
        Some("holds") => 0,
        Some("undecided") => UNDECIDED,
        _ => BROKEN,
    };
    let script = Command::new("python3").arg(root().join("docs/verify.py")).arg(&file).output();
    Ok((program, told, script.ok().and_then(|ran| ran.status.code())))
}

/// Every forgery of every true journal, before all who check journals.
pub(crate) async fn journals(options: &Options) -> Result<Seen, String> {
    let server = Server::start(&options.server, &["--no-limits"]).await?;
    let (mut tried, mut by_script, mut wrong) = (0, 0, Vec::new());
    for (name, journal, by_rules) in true_ones(&server).await? {
        let (program, told, script) = verdicts(&server, &journal.text()).await?;
        let has_python = script.is_some();
        if program != Some(0) || told != 0 || script.is_some_and(|code| code != 0) {
            wrong.push(format!("{name}: a true journal: {program:?} {told} {script:?}"));
        }
        for Forgery { name: kind, forge, program: [over, early], script: expected } in &FORGERIES {
            let Some(forged) = forge(journal.clone()) else { continue };
            let code = if by_rules { *over } else { *early };
            let (program, told, script) = verdicts(&server, &forged.text()).await?;
            tried += 1;
            if program != Some(code) || told != code {
                wrong.push(format!("{name}, {kind}: program {program:?}, server {told}, should be {code}"));
            }
            if let (Some(expected), true) = (expected, has_python) {
                by_script += 1;
                if script != Some(*expected) {
                    wrong.push(format!("{name}, {kind}: script {script:?}, should be {expected}"));
                }
            }
        }
    }
    let what = if wrong.is_empty() { String::new() } else { format!("; {}", wrong.join("; ")) };
    let told = format!(
        "{} kinds, {tried} forgeries tried on program and server, {by_script} on the script{what}",
        FORGERIES.len()
    );
    Ok(Seen { told, is_well: wrong.is_empty() && tried > 3 * FORGERIES.len() })
}
