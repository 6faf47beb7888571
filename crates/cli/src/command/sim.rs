//! Many games between bots.

use crate::{
    Context,
    args::Sim,
    face::{Face, Wish},
    failure::Failure,
    figure,
    games::{self, FaceVisitor},
};
use bots::Level;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use kernel::{Arg, Seat};
use lab::{Arena, Tally, wilson};
use serde::Serialize;
use std::{
    fmt,
    io::{self, IsTerminal, Write},
    sync::Arc,
};
use words::Words;

/// The result as JSON.
#[derive(Debug, Serialize)]
struct Outcome<'a> {
    game: &'a str,
    players: u8,
    seed: u64,
    seats: [String; 2],
    #[serde(flatten)]
    tally: &'a Tally,
}

/// `escadrille sim`.
pub fn run(context: &Context, options: &Sim, out: &mut dyn Write) -> Result<(), Failure> {
    struct Run<'a>(&'a Context, &'a Sim, &'a mut dyn Write);
    impl FaceVisitor for Run<'_> {
        type Out = Result<(), Failure>;
        fn visit<G: Face>(self, game: &Arc<G>) -> Self::Out {
            simulate(self.0, self.1, game, self.2)
        }
    }
    games::visit(&context.catalog, &options.game, Run(context, options, out))
        .unwrap_or_else(|| Err(games::no_such_game(context, &options.game)))
}

/// The two bots of `BOT,BOT`.
fn seats<G: Face>(context: &Context, game: &G, text: &str) -> Result<[Level; 2], Failure> {
    let names: Vec<&str> = text.split(',').map(str::trim).collect();
    let &[first, second] = names.as_slice() else {
        let args = [("count", figure(names.len()))];
        return Err(Failure::usage(context.words.text_with("cli-error-two-bots", args)));
    };
    Ok([games::level(context, game, first)?, games::level(context, game, second)?])
}

fn simulate<G: Face>(
    context: &Context,
    options: &Sim,
    game: &Arc<G>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let words = &context.words.clone().of_game(game.name());
    let bots = seats(context, &**game, &options.seats)?;
    let wish = Wish {
        players: options.players,
        me: Seat(0),
        setup: options.setup.as_deref(),
        threat: options.threat,
        squads: &options.squads,
        cruisers: &options.cruisers,
        decks: &options.decks,
        seed: options.seed,
    };
    let setup = games::setup(context, &**game, &wish, &[])?;
    let threads = options
        .threads
        .map_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get), usize::from);
    let arena = Arena { setup, bots, games: options.games, seed: options.seed, threads };
    let bar = progress(options.games, words.clone());
    let tally = arena
        .run(game, || bar.inc(1))
        .map_err(|why| Failure::no(words.text_with("cli-error-unexpected", [("why", why.into())])));
    bar.finish_and_clear();
    let tally = tally?;
    if options.json {
        let seats = bots.map(|level| level.to_string());
        let result =
            Outcome { game: game.name(), players: options.players, seed: options.seed, seats, tally: &tally };
        let text = serde_json::to_string_pretty(&result).map_err(io::Error::from)?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    // In the team game the sides are their first seats'.
    report(&**game, options, &tally, &words.clone().with_names(game.sides(&arena.setup, 2)), out)
}

/// A bar on standard error, where somebody sees it.
fn progress(games: u64, words: Words) -> ProgressBar {
    let target =
        if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    match ProgressStyle::with_template("{bar:40} {pos}/{len}  {rate}  {eta}") {
        Ok(style) => {
            bar.with_style(style.with_key("rate", move |state: &ProgressState, out: &mut dyn fmt::Write| {
                // Nobody is left to tell if the bar cannot be drawn.
                let rate = decimal(state.per_sec(), &words);
                write!(out, "{}", words.text_with("cli-sim-per-second", [("rate", rate.into())])).ok();
            }))
        }
        Err(_) => bar,
    }
}

/// A share as a percentage with one decimal.
fn percent(share: f64, words: &Words) -> String {
    decimal(share * 100.0, words)
}

/// A figure with one decimal, as the language writes it; two where one would say nothing.
fn decimal(figure: f64, words: &Words) -> String {
    let text = if figure > 0.0 && figure < 0.95 { format!("{figure:.2}") } else { format!("{figure:.1}") };
    match words.lang() {
        words::Lang::En => text,
        words::Lang::Fr => text.replace('.', ","),
    }
}

fn report<G: Face>(
    game: &G,
    options: &Sim,
    tally: &Tally,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let line = |who: String, rate: f64, (low, high): (f64, f64)| {
        let args = [
            ("who", Arg::Text(who)),
            ("rate", percent(rate, words).into()),
            ("low", percent(low, words).into()),
            ("high", percent(high, words).into()),
        ];
        words.text_with("cli-sim-rate", args)
    };
    let title = [
        ("game", words.text(&format!("game-{}", game.name())).into()),
        ("games", figure(tally.games)),
        ("seed", options.seed.to_string().into()),
    ];
    writeln!(out, "{}", words.text_with("cli-sim-title", title))?;
    for (bot, rate) in &tally.win_rate {
        writeln!(out, "  {}", line(bot.clone(), *rate, tally.interval[bot]))?;
    }
    writeln!(out, "{}", words.text("cli-sim-sides"))?;
    for (seat, rate) in tally.win_rate_by_seat.into_iter().enumerate() {
        let who = words.text_with("cli-name", [("who", G::seat_says(Seat(seat as u8)).into())]);
        writeln!(out, "  {}", line(who, rate, wilson(rate * tally.games as f64, tally.games)))?;
    }
    let counts = [
        ("draws", figure(tally.draws)),
        ("length", figure(tally.inputs_per_game.round() as u64)),
        ("inputs", figure(tally.inputs)),
    ];
    writeln!(out, "{}", words.text_with("cli-sim-length", counts))?;
    let speed = [
        ("seconds", decimal(tally.seconds, words).into()),
        ("games", decimal(tally.games_per_s, words).into()),
        ("inputs", figure(tally.inputs_per_s.round() as u64)),
    ];
    writeln!(out, "{}", words.text_with("cli-sim-speed", speed))?;
    Ok(())
}
