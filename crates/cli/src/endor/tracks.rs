//! Hits taken in the duel and by the special ships.

use super::map::side_style;
use crate::screen::{paint::width, theme::Theme};
use endor::{Side, View};
use ratatui::text::{Line, Span};
use words::Words;

/// One track.
struct Track {
    label: &'static str,
    side: Side,
    hits: u8,
    spaces: u8,
    /// How many of the last spaces are special.
    red: u8,
    /// Whether it is still there, whatever its hits.
    stands: bool,
}

fn all(view: &View) -> [Track; 4] {
    let duel = view.duel;
    [
        Track {
            label: "cli-endor-luke",
            side: Side::Rebel,
            hits: duel.luke_hits,
            spaces: duel.luke_track,
            red: 0,
            stands: duel.luke,
        },
        Track {
            label: "cli-endor-vader",
            side: Side::Empire,
            hits: duel.vader_hits,
            spaces: duel.vader_track,
            // The red spaces are those before the end.
            red: duel.red,
            stands: duel.vader,
        },
        Track {
            label: "endor-order-falcon",
            side: Side::Rebel,
            hits: view.falcon.hits,
            spaces: view.falcon.track,
            red: 0,
            stands: view.falcon.at.is_some(),
        },
        Track {
            label: "endor-order-executor",
            side: Side::Empire,
            hits: view.executor.hits,
            spaces: view.executor.track,
            red: 0,
            stands: view.executor.at.is_some(),
        },
    ]
}

/// The tracks, one line each: `■` is a hit taken, `□` one that can still be taken, `◇` one of those on which
/// Vader can be redeemed.
pub fn lines(view: &View, words: &Words, theme: Theme, columns: usize) -> Vec<Line<'static>> {
    let tracks = all(view);
    let labels: Vec<String> = tracks.iter().map(|track| words.text(track.label)).collect();
    let label_width = labels.iter().map(|label| width(label)).max().unwrap_or(0) + 1;
    let mut lines: Vec<Line<'static>> = tracks
        .iter()
        .zip(labels)
        .map(|(track, label)| {
            let room = columns.saturating_sub(label_width);
            let padded = format!("{label}{}", " ".repeat(label_width - width(&label)));
            let (text, style) = if track.stands {
                (squares(track, room), side_style(theme, track.side))
            } else {
                (words.text("cli-endor-lost"), theme.danger())
            };
            Line::from(vec![Span::raw(padded), Span::styled(text, style)])
        })
        .collect();
    lines.push(Line::raw(words.text_with("cli-endor-reserve", [("count", view.reserve.into())])));
    if !view.duel.emperor {
        lines.push(Line::styled(words.text("cli-endor-emperor-lost"), theme.danger()));
    }
    lines
}

fn squares(track: &Track, room: usize) -> String {
    let spaces = usize::from(track.spaces);
    if spaces > room {
        return format!("{}/{}", track.hits, track.spaces);
    }
    let square = |n: usize| {
        // The token stands on a red space after so many hits that 1 to `red` are left.
        let left = spaces - n;
        let red = left >= 1 && left <= usize::from(track.red);
        match (n <= usize::from(track.hits), red) {
            (true, false) => '■',
            (false, false) => '□',
            (true, true) => '◆',
            (false, true) => '◇',
        }
    };
    (1..=spaces).map(square).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_red_spaces_are_the_last_before_the_end() {
        let track = Track { label: "", side: Side::Empire, hits: 10, spaces: 13, red: 3, stands: true };
        assert_eq!(squares(&track, 20), "■■■■■■■■■◆◇◇□");
        assert_eq!(squares(&track, 5), "10/13");
    }
}
