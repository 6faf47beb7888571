//! How fast things are: ours and the peers' in turn, in one run, so that ratios mean something.

mod engine;
mod geometry;
mod odds;
mod peers;
mod search;
mod server;
mod stopwatch;

use serde_json::{Value, json};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// What to measure: `engine`, `geometry`, `search` and `odds`, or one of them; `server` only when asked for.
    #[arg(value_parser = ["engine", "geometry", "search", "odds", "server"])]
    what: Option<String>,
    /// Seconds per measurement.
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// How often each measurement is taken, ours and the peers' by turns; medians are shown.
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// Leaves the peers out: they need Python or Node, and a build of their own.
    #[arg(long)]
    no_peers: bool,
    /// With `server`: instead, the memory of so many idle matches, and start-up with them stored.
    #[arg(long)]
    idle: Option<u32>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// One line of the result: what, how much, of what unit.
type Row = (String, f64, &'static str);

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let mut rows: Vec<Row> = Vec::new();
    let wanted = |what: &str| options.what.as_deref().is_none_or(|w| w == what);
    if wanted("engine") {
        rows.extend(engine::measure(options.seconds));
    }
    if wanted("geometry") {
        rows.extend(geometry::compare()?);
    }
    if wanted("search") {
        let peers = if options.no_peers { None } else { Some(peers::Peers::prepare()?) };
        rows.extend(search::compare(options.seconds, options.rounds, peers.as_ref())?);
    }
    if wanted("odds") {
        rows.extend(odds::compare(options.seconds, options.rounds, !options.no_peers)?);
    }
    if options.what.as_deref() == Some("server") {
        rows = if let Some(matches) = options.idle {
            server::idle(matches)?
        } else {
            let figures = server::compare(options.seconds, options.rounds, !options.no_peers)?;
            if !options.json {
                println!("{}", figures.table());
                return Ok(());
            }
            figures.rows()
        };
    }
    if options.json {
        let map: serde_json::Map<String, Value> =
            rows.iter().map(|(name, n, _)| (name.clone(), json!(n))).collect();
        println!("{}", serde_json::to_string_pretty(&map).map_err(|e| e.to_string())?);
        return Ok(());
    }
    for (name, number, unit) in rows {
        println!("{name:<52} {:>14} {unit}", readable(number));
    }
    Ok(())
}

/// A figure with as many digits as can be trusted, in groups of three.
fn readable(number: f64) -> String {
    if number < 100.0 {
        return format!("{number:.2}");
    }
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The middle of several measurements.
fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
