//! Is Starfighter's card set fair? Many games between equal bots, over all pairs of cruisers: who wins, with what.

mod count;
mod picture;
mod play;
mod table;
#[cfg(test)]
mod tests;

use catalog::Catalog;
use clap::Args;
use starfighter::Mode;
use std::{
    fs,
    io::{IsTerminal as _, Write as _, stderr},
    path::PathBuf,
};

/// How to measure.
#[derive(Args)]
pub(crate) struct Options {
    /// How many games.
    #[arg(long, default_value_t = 2_400)]
    games: u64,
    /// Where shuffles and bots start from: equal seeds give equal games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The mode: training, intermediate, skirmish or total-war.
    #[arg(long, default_value = "skirmish", value_parser = mode)]
    mode: Mode,
    /// How many simulations both bots do for each choice.
    #[arg(long, default_value_t = 100)]
    simulations: u32,
    /// How many games at a time; as many as there are cores, unless given.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// A folder with another pack.
    #[arg(long)]
    pack: Option<PathBuf>,
    /// Where to draw the picture, an SVG.
    #[arg(long)]
    picture: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

fn mode(text: &str) -> Result<Mode, String> {
    let names = || Mode::ALL.map(Mode::name).join(", ");
    Mode::ALL
        .into_iter()
        .find(|mode| mode.name() == text)
        .ok_or_else(|| format!("no such mode: expected one of {}", names()))
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let mut catalog = Catalog::default();
    if let Some(folder) = &options.pack {
        let game = catalog.load(folder).map_err(|e| e.to_string())?;
        if game != starfighter::Starfighter::NAME {
            return Err(format!(
                "{}: a pack of {game}, and only Starfighter's can be measured",
                folder.display()
            ));
        }
    }
    let game = catalog.starfighter();
    let plans = play::Plans {
        mode: options.mode,
        games: options.games,
        seed: options.seed,
        simulations: options.simulations,
        threads: options.threads,
    };
    let matches = play::matches(game, &plans, |done| progress(done, plans.games))?;
    let report = count::Report::new(game, &plans, &matches).ok_or("no game, no figures: ask for some")?;
    if options.json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|e| e.to_string())?);
    } else {
        print!("{}", table::tables(game, &report));
    }
    if let Some(file) = &options.picture {
        fs::write(file, picture::svg(game, &report)).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    match report.unfair() {
        wrong if wrong.is_empty() => Ok(()),
        wrong => Err(format!("unfair, and not by chance: {}", wrong.join(", "))),
    }
}

/// How far it is, on standard error: every game where somebody watches, else every tenth of the way.
fn progress(done: u64, games: u64) {
    let mut out = stderr().lock();
    let told = if out.is_terminal() {
        let end = if done >= games { "\n" } else { "\r" };
        write!(out, "{done} of {games} games{end}")
    } else if done * 10 / games > (done - 1) * 10 / games {
        writeln!(out, "{done} of {games} games")
    } else {
        Ok(())
    };
    // A progress line that cannot be written is no reason to stop.
    told.ok();
}
