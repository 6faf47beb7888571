//! What can be typed.

use clap::{Parser, Subcommand};
use std::{net::SocketAddr, path::PathBuf};
use words::Lang;

/// Tabletop starfighter battles, in a browser or in a terminal.
#[derive(Debug, Parser)]
#[command(name = "escadrille", version, max_term_width = 100)]
pub struct Args {
    /// Language: en or fr [default: what `LC_ALL`, `LC_MESSAGES` or `LANG` ask for]
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
    /// Play with the content of this folder in place of the one that ships with its game; may be repeated
    #[arg(long = "pack", global = true, value_name = "DIR")]
    pub packs: Vec<PathBuf>,
    /// Without a command the table is served
    #[command(flatten)]
    pub serve: Serve,
    /// What to do
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the table to browsers; this is what happens without a command
    Serve(Serve),
    /// List the games, their players and their policies
    Games,
    /// Play against bots; full screen in a terminal, line by line otherwise
    Play(Play),
    /// Join a match on a server, or watch it
    Join(Join),
    /// Let bots play many games, and count
    Sim(Sim),
    /// Tell the exact odds of an attack, or of several in a row
    Odds(Box<crate::odds::Odds>),
    /// Read a journal: tell it, show a moment of it, or prove that it holds
    Replay(Replay),
    /// Work with scenarios
    Scenario {
        /// What to do with them
        #[command(subcommand)]
        command: ScenarioCommand,
    },
    /// Work with squadrons of X-Wing
    Squad {
        /// What to do with them
        #[command(subcommand)]
        command: SquadCommand,
    },
    /// Work with decks of Starfighter
    Deck {
        /// What to do with them
        #[command(subcommand)]
        command: DeckCommand,
    },
    /// Work with content packs
    Pack {
        /// What to do with them
        #[command(subcommand)]
        command: PackCommand,
    },
    /// Print what completes this command line in a shell
    Completions {
        /// The shell: bash, zsh or fish
        #[arg(value_enum, value_name = "SHELL", hide_possible_values = true)]
        shell: Shell,
    },
    /// Print the manual page
    Man,
}

/// `escadrille completions ..`
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Shell {
    /// Bash
    Bash,
    /// Zsh
    Zsh,
    /// Fish
    Fish,
}

/// `escadrille [serve] ..`
#[derive(Debug, Clone, clap::Args)]
pub struct Serve {
    /// Where to listen; `0.0.0.0:8080` lets others in your house play
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub addr: SocketAddr,
    /// The file matches are kept in
    #[arg(long, value_name = "FILE", default_value = "escadrille.db")]
    pub data: PathBuf,
    /// Believe the forwarded headers of a reverse proxy; only when one stands before the server
    #[arg(long)]
    pub behind_proxy: bool,
    /// A name that browsers reach the server by, beside its addresses; may be given several times
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,
    /// Remove matches, with what was said in them, this many days after their end; without it they are kept
    #[arg(long, value_name = "DAYS")]
    pub keep_finished: Option<u32>,
    /// Answer everybody as often as they ask; for tests and trusted networks
    #[arg(long)]
    pub no_limits: bool,
    /// How much is told on standard error: off, error, warn, info, debug or trace, in all or by part, as in `info,server::http=debug` [default: `ESCADRILLE_LOG`, or warn]
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<String>,
    /// In which form: text for people, or json, an object per line, for programs
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text", hide_possible_values = true)]
    pub log_format: LogFormat,
}

/// The form of the lines that a server writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// `escadrille scenario ..`
#[derive(Debug, Subcommand)]
pub enum ScenarioCommand {
    /// Run scenario files, and all .ron files below folders
    Run {
        /// Files and folders
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
}

/// `escadrille squad ..`
#[derive(Debug, Subcommand)]
pub enum SquadCommand {
    /// Say whether squadrons may be played, what was made of their files, and what they cost
    Check(SquadCheck),
}

/// `escadrille squad check ..`
#[derive(Debug, Clone, clap::Args)]
pub struct SquadCheck {
    /// Squadrons as XWS, the files other builders write
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Judge them as quick builds of this threat, instead of by 200 points
    #[arg(long, value_name = "N")]
    pub threat: Option<u8>,
}

/// `escadrille deck ..`
#[derive(Debug, Subcommand)]
pub enum DeckCommand {
    /// Say whether decks may be played in total war, what is wrong with them, and what is in them
    Check {
        /// Text files with identifiers of cards
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

/// `escadrille pack ..`
#[derive(Debug, Subcommand)]
pub enum PackCommand {
    /// Say what is wrong with packs, and where
    Check {
        /// Folders
        #[arg(required = true, value_name = "DIR")]
        dirs: Vec<PathBuf>,
    },
}

/// `escadrille play ..`
#[derive(Debug, Clone, clap::Args)]
pub struct Play {
    /// The game, as `escadrille games` calls it
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    /// Your seat: rebel or empire (rebel1, rebel2, empire1 or empire2 among four), one or two [default: the first]
    #[arg(long = "as", value_name = "SEAT")]
    pub seat: Option<String>,
    /// How strong the bots are; `escadrille games` lists the levels of each game [default: cadet]
    #[arg(long, value_name = "LEVEL")]
    pub bot: Option<String>,
    /// No bots: everybody plays at this keyboard
    #[arg(long, conflicts_with = "bot")]
    pub hot_seat: bool,
    /// A set-up by its name; `escadrille games` lists them
    #[arg(long, value_name = "NAME", conflicts_with = "squads")]
    pub setup: Option<String>,
    /// X-Wing: squadrons of quick builds at random, worth this much threat
    #[arg(long, value_name = "N")]
    pub threat: Option<u8>,
    /// X-Wing: your squadron, then the other's: XWS files, or names of ready squadrons
    #[arg(long = "squad", value_name = "FILE")]
    pub squads: Vec<String>,
    /// Starfighter: your cruiser, then the other's; who is given none is asked
    #[arg(long = "cruiser", value_name = "NAME")]
    pub cruisers: Vec<String>,
    /// Starfighter, total war: your deck, then the other's; who is given none has every card
    #[arg(long = "deck", value_name = "FILE")]
    pub decks: Vec<String>,
    /// How many players; bots take all seats but yours
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub players: u8,
    /// Repeat the dice and bots of an earlier game
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Another reading of a ruling; `escadrille games` lists them; may be repeated
    #[arg(long = "policy", value_name = "NAME=VALUE")]
    pub policies: Vec<String>,
    /// Keep the journal of the game in this file, up to date after every decision
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Ask even what changes nothing: the order of equal ships, dice that cannot matter
    #[arg(long)]
    pub ask_everything: bool,
    /// Go on with the unfinished game of this journal, and keep it there
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "policies", "setup", "threat", "squads", "cruisers", "decks"])]
    pub resume: Option<PathBuf>,
}

/// `escadrille join ..`
#[derive(Debug, Clone, clap::Args)]
pub struct Join {
    /// The link of a match or an invitation, or the address of a server to see its lobby
    #[arg(value_name = "URL")]
    pub link: String,
    /// What the others at the table call you
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Your squadron (as XWS) or your deck (as a list of cards), where players bring their own
    #[arg(long, value_name = "FILE", conflicts_with = "watch")]
    pub bring: Option<PathBuf>,
    /// Watch, and play no part
    #[arg(long)]
    pub watch: bool,
    /// Ask even what changes nothing
    #[arg(long)]
    pub ask_everything: bool,
}

/// `escadrille sim ..`
#[derive(Debug, Clone, clap::Args)]
pub struct Sim {
    /// The game, as `escadrille games` calls it
    pub game: String,
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// The two bots, which swap sides every other game; `escadrille games` lists the levels of each game; also --bots
    #[arg(long, alias = "bots", value_name = "BOT,BOT")]
    pub seats: String,
    /// A set-up by its name; `escadrille games` lists them
    #[arg(long, value_name = "NAME", conflicts_with = "squads")]
    pub setup: Option<String>,
    /// X-Wing: squadrons of quick builds at random, worth this much threat
    #[arg(long, value_name = "N")]
    pub threat: Option<u8>,
    /// X-Wing: the squadrons of the two sides: XWS files, or names of ready squadrons
    #[arg(long = "squad", value_name = "FILE")]
    pub squads: Vec<String>,
    /// Starfighter: the cruisers of the two sides; bots choose theirs otherwise
    #[arg(long = "cruiser", value_name = "NAME")]
    pub cruisers: Vec<String>,
    /// Starfighter, total war: the decks of the two sides
    #[arg(long = "deck", value_name = "FILE")]
    pub decks: Vec<String>,
    /// How many seats; in team games each bot plays a whole side
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub players: u8,
    /// Equal seeds give equal games
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// How many games at a time [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// The answer as JSON
    #[arg(long)]
    pub json: bool,
}

/// `escadrille replay ..`
#[derive(Debug, Clone, clap::Args)]
pub struct Replay {
    /// The journal
    pub file: PathBuf,
    /// Show the board after this many entries
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    pub at: Option<usize>,
    /// With --at: show hidden cards and dials of an unfinished game too
    #[arg(long, requires = "at")]
    pub all: bool,
    /// Play everything again, draw the dice again, and say what that proves
    #[arg(long)]
    pub verify: bool,
    /// The answer as JSON
    #[arg(long)]
    pub json: bool,
}
