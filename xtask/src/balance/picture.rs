//! The figures as a picture: win rates above, shifts of the cards below, each with its 95 % interval.

use super::count::{FAIR, MOST_SHIFT, Rate, Report, Verdict};
use starfighter::Starfighter;
use std::fmt::Write as _;

const WIDTH: f64 = 760.0;
const LEFT: f64 = 104.0;
const RIGHT: f64 = 24.0;
const ROW: f64 = 24.0;
/// The height of the cards' part.
const CARDS: f64 = 240.0;
/// Points of shift from the middle to an edge of it.
const REACH: f64 = 0.16;
/// Shares at the edges of the win rates' part.
const EDGES: (f64, f64) = (0.38, 0.62);
/// How many cards are named at either end.
const NAMED: usize = 3;

/// Greys and accents that stand out from white and from black alike.
const GREY: &str = "#768390";
/// What is fair is a pale band.
const BAND: &str = "fill=\"#2f81f7\" fill-opacity=\"0.16\"";

/// The picture.
pub(super) fn svg(game: &Starfighter, report: &Report) -> String {
    let of_cruisers = report.cruisers.iter().map(|of| (of.cruiser.to_string(), of.rate));
    let rates: Vec<(String, Rate)> =
        std::iter::once(("first player".to_owned(), report.first)).chain(of_cruisers).collect();
    let bottom = 34.0 + ROW * rates.len() as f64;
    let height = bottom + 72.0 + CARDS + 30.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"{GREY}\" \
         aria-label=\"Win rates of the first player and of the cruisers, and how much each card shifts the win rate\">\n"
    );
    win_rates(&mut svg, report, &rates, bottom);
    cards(&mut svg, game, report, bottom + 72.0);
    svg.push_str("</svg>\n");
    svg
}

/// Adds a line of the picture.
macro_rules! draw {
    ($svg:expr, $($what:tt)*) => { writeln!($svg, $($what)*).expect("text can be written") };
}

pub(super) fn colour(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Fair => "#2f81f7",
        Verdict::Open => "#c69026",
        Verdict::Unfair => "#e5534b",
    }
}

fn win_rates(svg: &mut String, report: &Report, rates: &[(String, Rate)], bottom: f64) {
    let x = |share: f64| {
        let along = (share.clamp(EDGES.0, EDGES.1) - EDGES.0) / (EDGES.1 - EDGES.0);
        LEFT + along * (WIDTH - LEFT - RIGHT)
    };
    let Report { mode, games, .. } = report;
    draw!(
        svg,
        "<text x=\"{LEFT}\" y=\"16\">{}, {games} games: win rates with 95 % intervals; the band is what is fair</text>",
        mode.name()
    );
    let (low, height) = (x(FAIR.0), bottom - 24.0);
    let band = x(FAIR.1) - low;
    draw!(svg, "<rect {BAND} x=\"{low:.1}\" y=\"24\" width=\"{band:.1}\" height=\"{height:.1}\"/>");
    let middle = x(0.5);
    draw!(
        svg,
        "<line stroke=\"{GREY}\" x1=\"{middle:.1}\" x2=\"{middle:.1}\" y1=\"24\" y2=\"{bottom:.1}\"/>"
    );
    for (at, (name, rate)) in rates.iter().enumerate() {
        let y = 38.0 + ROW * at as f64;
        let (from, to, won) = (x(rate.low), x(rate.high), x(rate.won));
        draw!(svg, "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{name}</text>", LEFT - 8.0, y + 4.0);
        draw!(
            svg,
            "<line stroke=\"{GREY}\" stroke-width=\"1.5\" x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{y}\" y2=\"{y}\"/>"
        );
        draw!(
            svg,
            "<circle fill=\"{}\" cx=\"{won:.1}\" cy=\"{y}\" r=\"4.5\"><title>{name}: {:.1} %</title></circle>",
            colour(rate.verdict),
            100.0 * rate.won
        );
    }
    for percent in [40, 45, 50, 55, 60] {
        let (at, y) = (x(f64::from(percent) / 100.0), bottom + 16.0);
        draw!(svg, "<text x=\"{at:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{percent} %</text>");
    }
}

fn cards(svg: &mut String, game: &Starfighter, report: &Report, top: f64) {
    let (count, end) = (report.cards.len(), WIDTH - RIGHT);
    let step = (end - LEFT) / count.max(1) as f64;
    let y = |shift: f64| top + CARDS / 2.0 - shift.clamp(-REACH, REACH) / REACH * CARDS / 2.0;
    draw!(
        svg,
        "<text x=\"{LEFT}\" y=\"{:.1}\">points by which drawing a card shifts the win rate, for each of {count} cards</text>",
        top - 12.0
    );
    let (high, width) = (y(MOST_SHIFT), end - LEFT);
    let band = y(-MOST_SHIFT) - high;
    draw!(svg, "<rect {BAND} x=\"{LEFT}\" y=\"{high:.1}\" width=\"{width:.1}\" height=\"{band:.1}\"/>");
    let zero = y(0.0);
    draw!(svg, "<line stroke=\"{GREY}\" x1=\"{LEFT}\" x2=\"{end}\" y1=\"{zero:.1}\" y2=\"{zero:.1}\"/>");
    for (points, text) in [(-8, "−8"), (0, "0"), (8, "+8")] {
        let at = y(f64::from(points) / 100.0) + 4.0;
        draw!(svg, "<text x=\"{:.1}\" y=\"{at:.1}\" text-anchor=\"end\">{text}</text>", LEFT - 8.0);
    }
    for (at, of) in report.cards.iter().enumerate() {
        let x = LEFT + step * (at as f64 + 0.5);
        let (from, to, mean) = (y(of.shift.low), y(of.shift.high), y(of.shift.mean));
        draw!(
            svg,
            "<line stroke=\"{GREY}\" stroke-width=\"1.5\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{from:.1}\" y2=\"{to:.1}\"/>"
        );
        let level = game.content().index(of.card).map_or(0, |index| game.content().card(index).level);
        let title = format!("{}, level {level}: {:+.1}", of.card, 100.0 * of.shift.mean);
        draw!(
            svg,
            "<circle fill=\"{}\" cx=\"{x:.1}\" cy=\"{mean:.1}\" r=\"3\"><title>{title}</title></circle>",
            colour(of.shift.verdict)
        );
    }
    let names = |cards: &[super::count::OfCard]| {
        cards.iter().map(|of| of.card.to_string()).collect::<Vec<_>>().join(", ")
    };
    let (named, foot) = (NAMED.min(count / 2), top + CARDS + 18.0);
    draw!(svg, "<text x=\"{LEFT}\" y=\"{foot:.1}\">{} …</text>", names(&report.cards[..named]));
    draw!(
        svg,
        "<text x=\"{end}\" y=\"{foot:.1}\" text-anchor=\"end\">… {}</text>",
        names(&report.cards[count - named..])
    );
}
