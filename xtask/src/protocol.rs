//! The TypeScript twins of the protocol, and of what each game tells its page.

mod answers;
mod games;
#[cfg(test)]
mod samples;
#[cfg(test)]
mod shape;

use crate::root::root;
use games::GAMES;
use protocol::{analysis, rest, socket};
use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path};
use ts_rs::{Config, ExportError, TS};

/// Where the twins live.
const FOLDER: &str = "web/src/protocol/generated";

/// Writes them, or only compares.
pub(crate) fn run(check: bool) -> Result<(), String> {
    run_messages(check)?;
    let games: Vec<_> = GAMES.iter().map(games::GameTypes::files).collect::<Result<_, _>>()?;
    for (name, text) in games.into_iter().flatten() {
        let file = root().join(&name);
        if !check {
            fs::create_dir_all(file.parent().expect("has one")).map_err(|e| format!("{name}: {e}"))?;
            fs::write(&file, text).map_err(|e| format!("{name}: {e}"))?;
        } else if fs::read_to_string(&file).unwrap_or_default() == text {
            println!("{name} says what the game says");
        } else {
            return Err(format!("{name}: not what the game says; run `cargo xtask protocol`"));
        }
    }
    Ok(())
}

/// The messages between page and server.
fn run_messages(check: bool) -> Result<(), String> {
    let folder = root().join(FOLDER);
    if !check {
        fs::create_dir_all(&folder).map_err(|e| format!("{FOLDER}: {e}"))?;
        for old in read(&folder)?.into_keys() {
            fs::remove_file(folder.join(&old)).map_err(|e| format!("{FOLDER}/{old}: {e}"))?;
        }
        return write(&folder);
    }
    let fresh = std::env::temp_dir().join(format!("escadrille-protocol-{}", std::process::id()));
    write(&fresh)?;
    let (found, expected) = (read(&folder)?, read(&fresh)?);
    fs::remove_dir_all(&fresh).map_err(|e| format!("{}: {e}", fresh.display()))?;
    if found == expected {
        println!("{} TypeScript files say what the protocol says", expected.len());
        return Ok(());
    }
    let names = found.keys().chain(expected.keys()).filter(|name| found.get(*name) != expected.get(*name));
    let names: std::collections::BTreeSet<_> = names.map(String::as_str).collect();
    let names = names.into_iter().collect::<Vec<_>>().join(", ");
    Err(format!("{FOLDER}: {names}: not what the protocol says; run `cargo xtask protocol`"))
}

fn read(folder: &Path) -> Result<BTreeMap<String, String>, String> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let entry = entry.map_err(|e| e.to_string())?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let text = fs::read_to_string(entry.path()).map_err(|e| format!("{name}: {e}"))?;
        files.insert(name, text);
    }
    Ok(files)
}

fn write(folder: &Path) -> Result<(), String> {
    let config = Config::new().with_out_dir(folder);
    export(&config).map_err(|e| e.to_string())?;
    let mut index = String::from("// Written by `cargo xtask protocol`. Do not edit.\n");
    let mut names: Vec<_> = read(folder)?.into_keys().filter(|name| name != "index.ts").collect();
    names.sort();
    for name in names {
        let file = folder.join(&name);
        let text = fs::read_to_string(&file).map_err(|e| format!("{name}: {e}"))?;
        let text: String = text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect();
        fs::write(&file, text).map_err(|e| format!("{name}: {e}"))?;
        let name = name.trim_end_matches(".ts");
        writeln!(index, "export type {{ {name} }} from \"./{name}\";").expect("writing to a string");
    }
    writeln!(index, "export const PROTOCOL_VERSION = {};", protocol::VERSION).expect("writing to a string");
    fs::write(folder.join("index.ts"), index).map_err(|e| e.to_string())
}

/// Whatever these use comes along.
fn export(config: &Config) -> Result<(), ExportError> {
    socket::ToServer::export_all(config)?;
    socket::ToClient::export_all(config)?;
    rest::GameInfo::export_all(config)?;
    rest::NewMatch::export_all(config)?;
    rest::Seated::export_all(config)?;
    rest::Join::export_all(config)?;
    rest::Bring::export_all(config)?;
    rest::Pass::export_all(config)?;
    rest::Renewed::export_all(config)?;
    rest::Claim::export_all(config)?;
    rest::Look::export_all(config)?;
    rest::Lobby::export_all(config)?;
    rest::Replay::export_all(config)?;
    rest::RuleBook::export_all(config)?;
    rest::Study::export_all(config)?;
    rest::Studied::export_all(config)?;
    analysis::Analyse::export_all(config)?;
    analysis::Analysed::export_all(config)?;
    rest::Verdict::export_all(config)
}
