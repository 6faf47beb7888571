//! The battle for the shield generator, in one line: `Shield up  · · ◆ 2!3!3!3 2 2 ..  !6`.

use crate::screen::paint::{fit, width};
use endor::view::ShieldView;
use words::Words;

/// The track in a number of columns: spaces passed are dots, `◆` is the strike team, a number is what a die must
/// show, and `!` before it a stormtrooper who has raised it. Last, the stormtroopers still in supply.
pub fn line(shield: &ShieldView, words: &Words, columns: usize) -> String {
    if !shield.up {
        return fit(&words.text("cli-endor-shield-down"), columns);
    }
    let label = words.text("cli-endor-shield-up");
    let supply = format!("  !{}", shield.supply);
    let room = columns.saturating_sub(width(&label) + 1 + width(&supply));
    // The start space is the first; a space takes two columns.
    let spaces = (0..=shield.track.len()).map(|space| space_text(shield, space));
    let all: Vec<String> = spaces.collect();
    let fitting = room / 2;
    // A track too long for the line is shown from a little behind the team on.
    let skip = if all.len() <= fitting { 0 } else { usize::from(shield.team).saturating_sub(2) };
    let shown: String = all.iter().skip(skip).take(fitting).map(String::as_str).collect();
    fit(&format!("{label} {shown}{supply}"), columns)
}

fn space_text(shield: &ShieldView, space: usize) -> String {
    let team = usize::from(shield.team);
    if space == team {
        return " ◆".to_owned();
    }
    if space < team {
        return " ·".to_owned();
    }
    let number = shield.track[space - 1];
    if shield.troopers.contains(&(space as u8)) { format!("!{}", number + 1) } else { format!(" {number}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn the_line_shows_team_numbers_and_stormtroopers() {
        let track = vec![2, 2, 3, 3];
        let mut shield = ShieldView { up: true, team: 1, track, troopers: vec![2, 3], supply: 7 };
        let words = Words::new(Lang::En);
        assert_eq!(line(&shield, &words, 60), "Shield up  · ◆!3!4 3  !7");
        assert_eq!(line(&shield, &words, 18), "Shield up  · ◆  !7");
        shield.up = false;
        assert!(line(&shield, &words, 60).starts_with("Shield down"));
    }
}
