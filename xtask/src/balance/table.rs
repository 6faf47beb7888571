//! The figures as Markdown tables, as they stand in the document.

use super::count::{OfPair, Rate, Report, Shift, Verdict};
use starfighter::{CardId, Part, Starfighter};
use std::fmt::Write as _;

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

fn points(shift: f64) -> String {
    format!("{:+.1}", 100.0 * shift)
}

fn said(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Fair => "fair",
        Verdict::Open => "open",
        Verdict::Unfair => "unfair",
    }
}

fn line<T: AsRef<str>>(text: &mut String, cells: &[T]) {
    let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
    writeln!(text, "| {} |", cells.join(" | ")).expect("text can be written");
}

fn head(text: &mut String, names: &[&str]) {
    text.push('\n');
    line(text, names);
    writeln!(text, "|{}", "---|".repeat(names.len())).expect("text can be written");
}

fn rate(text: &mut String, who: &str, rate: &Rate) {
    let interval = format!("{} to {}", percent(rate.low), percent(rate.high));
    let (games, won) = (rate.games.to_string(), percent(rate.won));
    line(text, &[who, &games, &won, &interval, said(rate.verdict)]);
}

/// All tables.
pub(super) fn tables(game: &Starfighter, report: &Report) -> String {
    let Report { mode, seed, simulations, games, rounds, undecided, .. } = report;
    let mut text = format!(
        "{games} games of {}, seed {seed}, {simulations} simulations a choice; {rounds:.1} rounds on average, \
         {undecided} games undecided.\n",
        mode.name()
    );
    head(&mut text, &["", "games", "won, %", "95 % interval", ""]);
    rate(&mut text, "first player", &report.first);
    for of in &report.cruisers {
        rate(&mut text, of.cruiser.as_str(), &of.rate);
    }
    pairs(&mut text, report);
    head(&mut text, &["cards with", "draws", "shift, points", "±"]);
    for of in &report.kinds {
        let [draws, shift, spread, _] = shift(&of.shift);
        line(&mut text, &[&of.kind, &draws, &shift, &spread]);
    }
    head(&mut text, &["card", "level", "upper half", "lower half", "draws", "shift, points", "±", ""]);
    for of in &report.cards {
        let [draws, shift, spread, verdict] = shift(&of.shift);
        let [level, upper, lower] = card(game, of.card);
        line(&mut text, &[of.card.to_string(), level, upper, lower, draws, shift, spread, verdict]);
    }
    writeln!(
        text,
        "\nWin rates are known to 2.5 points with {} games, shifts of all cards to 4 points with {}.",
        report.games_for_rates, report.games_for_cards
    )
    .expect("text can be written");
    text
}

/// Each class against each other.
fn pairs(text: &mut String, report: &Report) {
    let names: Vec<_> = report.cruisers.iter().map(|of| of.cruiser).collect();
    let mut heading = vec!["won, %, against"];
    heading.extend(names.iter().map(starfighter::CruiserName::as_str));
    head(text, &heading);
    for &own in &names {
        let cell = |enemy| {
            let pair = |of: &&OfPair| of.cruiser == own && of.against == enemy;
            report.pairs.iter().find(pair).map_or_else(
                || "·".to_owned(),
                |of| {
                    let Rate { won, low, high, .. } = of.rate;
                    format!("{} ({} to {})", percent(won), percent(low), percent(high))
                },
            )
        };
        let cells: Vec<String> =
            std::iter::once(own.to_string()).chain(names.iter().map(|&enemy| cell(enemy))).collect();
        line(text, &cells);
    }
}

fn shift(shift: &Shift) -> [String; 4] {
    let spread = format!("{:.1}", 100.0 * shift.half_width());
    [shift.draws.to_string(), points(shift.mean), spread, said(shift.verdict).to_owned()]
}

/// A card's level and halves.
fn card(game: &Starfighter, id: CardId) -> [String; 3] {
    let content = game.content();
    content.index(id).map(|index| content.card(index)).map_or_else(Default::default, |card| {
        [card.level.to_string(), part(card.front.upper), part(card.front.lower)]
    })
}

/// What a half shows: "2 `HitEnemy`".
fn part(part: Part) -> String {
    match (part.fighters, part.effect) {
        (0, None) => "·".to_owned(),
        (0, Some(effect)) => format!("{effect:?}"),
        (fighters, None) => fighters.to_string(),
        (fighters, Some(effect)) => format!("{fighters} {effect:?}"),
    }
}
