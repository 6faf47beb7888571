//! Ships as short text: `X5 Y4 F` for Rebels, `T4 E` for the Empire.

use crate::screen::paint::width;
use endor::{Fighter, Side, view::PlaceView};
use words::Words;

/// The sign of a side: filled for the Rebels, outlined for the Empire.
pub fn sign(side: Side) -> &'static str {
    match side {
        Side::Rebel => "▲",
        Side::Empire => "▽",
    }
}

/// The letter of a type of fighter.
pub fn letter(fighter: Fighter) -> &'static str {
    match fighter {
        Fighter::X => "X",
        Fighter::Y => "Y",
        Fighter::B => "B",
        Fighter::Tie => "T",
    }
}

/// Whose ships are in a place, if there are any; a fleet marker is the Rebels' as long as it stands.
pub fn holder(place: &PlaceView) -> Option<Side> {
    if place.fighters.rebels() > 0 || place.falcon || place.face_up == Some(true) {
        Some(Side::Rebel)
    } else if place.fighters.tie > 0 || place.executor {
        Some(Side::Empire)
    } else {
        None
    }
}

/// What is in a place, one word per kind of ship.
pub fn tokens(place: &PlaceView) -> Vec<String> {
    let count = |f: Fighter| (f, place.fighters.get(f));
    let fighters = Fighter::ALL.into_iter().map(count).filter(|(_, n)| *n > 0);
    let mut tokens: Vec<String> = fighters.map(|(f, n)| format!("{}{n}", letter(f))).collect();
    if place.falcon {
        tokens.push("F".to_owned());
    }
    if place.executor {
        tokens.push("E".to_owned());
    }
    tokens
}

/// What is in a place by full names, one line per kind of ship.
pub fn named(place: &PlaceView, words: &Words) -> Vec<String> {
    let kinds = [
        (place.fighters.x, "endor-order-x"),
        (place.fighters.y, "endor-order-y"),
        (place.fighters.b, "endor-order-b"),
        (place.fighters.tie, "endor-order-tie"),
    ];
    let fighters = kinds.into_iter().filter(|(count, _)| *count > 0);
    let mut lines: Vec<String> =
        fighters.map(|(count, key)| format!("{count} {}", words.text(key))).collect();
    let specials = [(place.falcon, "endor-order-falcon"), (place.executor, "endor-order-executor")];
    lines.extend(specials.into_iter().filter(|(there, _)| *there).map(|(_, key)| words.text(key)));
    lines
}

/// What is in a place, in one line.
pub fn line(place: &PlaceView) -> String {
    tokens(place).join(" ")
}

/// Words in lines of a room: on as few lines as possible, closed up if they do not fit otherwise.
pub fn flow(tokens: &[String], columns: usize, rows: usize) -> Vec<String> {
    let spaced = broken(tokens, " ", columns);
    if spaced.len() <= rows { spaced } else { broken(tokens, "", columns) }
}

fn broken(tokens: &[String], between: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for token in tokens {
        match lines.last_mut() {
            Some(line) if width(line) + width(between) + width(token) <= columns => {
                line.push_str(between);
                line.push_str(token);
            }
            _ => lines.push(token.clone()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use endor::Fighters;

    #[test]
    fn ships_are_named_by_letters_and_counted() {
        let mut place = PlaceView {
            fighters: Fighters { x: 5, y: 4, b: 0, tie: 0 },
            falcon: true,
            executor: false,
            face_up: None,
        };
        assert_eq!(line(&place), "X5 Y4 F");
        assert_eq!(flow(&tokens(&place), 5, 2), ["X5 Y4", "F"]);
        assert_eq!(flow(&tokens(&place), 5, 1), ["X5Y4F"]);
        assert_eq!(holder(&place), Some(Side::Rebel));
        place =
            PlaceView { fighters: Fighters::of(Fighter::Tie, 12), falcon: false, executor: true, ..place };
        assert_eq!(line(&place), "T12 E");
        assert_eq!(holder(&place), Some(Side::Empire));
    }
}
