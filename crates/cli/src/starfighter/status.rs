//! Armour, hands and piles in a line.

use super::signs;
use crate::{face::Scene, screen::paint::width};
use ::words::YOU;
use kernel::{Arg, Known, Message, Say as _, Seat};
use starfighter::{Phase, Starfighter, view::SeatView, words};

/// How long the bar of an armour track is.
const BAR: i16 = 10;

/// A track as a bar: what is left, then what is lost.
fn bar(armour: i16, full: i16) -> String {
    let left = (armour.max(0) * BAR + full - 1).div_euclid(full.max(1)).min(BAR);
    "■".repeat(left as usize) + &"□".repeat((BAR - left) as usize)
}

/// One player's side of the table in a line: who, which cruiser, what is left of it, what they hold.
pub fn line(game: &Starfighter, scene: &Scene<'_, Starfighter>, seen: &SeatView) -> String {
    let Scene { view, me, words, .. } = *scene;
    let name = words.text_with("cli-name", [("who", words::seat(seen.seat).into())]);
    let you = words.text_with("cli-name", [("who", Message::new(YOU).into())]);
    let is_named = me == Some(seen.seat) && name != you;
    let name = if is_named { words.text_with("cli-seat-you", [("who", name.into())]) } else { name };
    let mut parts = vec![format!("{} {name}", signs::board(seen.seat))];
    if let Some(cruiser) = seen.cruiser {
        let full = game.content().cruiser(cruiser).map_or(seen.armour, |cruiser| i16::from(cruiser.armour));
        let bar = bar(seen.armour, full);
        let args = [
            ("cruiser", Arg::Text(cruiser.to_string())),
            ("armour", Arg::Number(seen.armour.into())),
            ("full", Arg::Number(full.into())),
        ];
        parts.push(format!("{} {bar}", words.text_with("cli-starfighter-cruiser", args)));
    }
    parts.push(words.text_with("cli-starfighter-hand", [("count", seen.hand_count.into())]));
    if seen.draws > 0 {
        parts.push(format!("{}{}", signs::effect(starfighter::Effect::Draw), seen.draws));
    }
    if seen.aside_count > 0 {
        parts.push(words.text_with("cli-starfighter-aside", [("count", seen.aside_count.into())]));
    }
    if view.initiative == seen.seat && view.phase != Phase::Setup {
        parts.push(format!("★ {}", words.text("cli-starfighter-initiative")));
    }
    if seen.passed {
        parts.push(words.text("cli-starfighter-passed"));
    }
    parts.join(" · ")
}

/// The cards of a hand in rows of a width; the last row says how many there was no room for.
pub fn hand(
    game: &Starfighter,
    scene: &Scene<'_, Starfighter>,
    seen: &SeatView,
    columns: usize,
    rows: usize,
) -> Vec<String> {
    let Known::Shown(ids) = &seen.hand else { return Vec::new() };
    let cards: Vec<String> = ids
        .iter()
        .filter_map(|id| game.content().index(*id))
        .map(|card| signs::in_hand(game.content().card(card)))
        .collect();
    let title = match scene.me {
        Some(_) => scene.words.text("cli-starfighter-your-hand"),
        None => format!("{}:", signs::board(seen.seat)),
    };
    let mut lines = vec![title];
    let mut left = cards.len();
    for card in cards {
        let is_last = lines.len() >= rows;
        // Room for the figure of those that are left out.
        let keep = if is_last && left > 1 { 5 } else { 0 };
        match lines.last_mut() {
            Some(line) if width(line) + 3 + width(&card) + keep <= columns => {
                line.push_str("  ");
                line.push_str(&card);
            }
            Some(line) if is_last => {
                line.push_str("  +");
                line.push_str(&left.to_string());
                return lines;
            }
            Some(_) | None => lines.push(format!("  {card}")),
        }
        left -= 1;
    }
    lines
}

/// Where in the round the match is, and what is left to draw.
pub fn moment(scene: &Scene<'_, Starfighter>) -> String {
    let Scene { view, words, .. } = scene;
    let phase = Message::new(match view.phase {
        Phase::Setup => "cli-starfighter-phase-setup",
        Phase::Reinforcements => "cli-starfighter-phase-reinforcements",
        Phase::Deployment => "cli-starfighter-phase-deployment",
        Phase::Battle => "cli-starfighter-phase-battle",
    });
    let figures = |counts: Vec<String>| Arg::Text(counts.join("+"));
    let args = [
        ("mode", view.mode.say().into()),
        ("phase", phase.into()),
        ("pile", figures(view.piles.iter().map(ToString::to_string).collect())),
        ("discard", figures(view.discards.iter().map(|cards| cards.len().to_string()).collect())),
    ];
    let mut text = words.text_with("cli-starfighter-moment", args);
    if let Some(combat) = &view.combat {
        let [one, two] = combat.sectors;
        let fight = format!("{} ⚔ {}", signs::sector(Seat(0), one), signs::sector(Seat(1), two));
        text = format!("{text} · {fight}");
    }
    if !view.waiting.is_empty() {
        let effects: Vec<String> = view
            .waiting
            .iter()
            .map(|effect| format!("{} {}", signs::effect(effect.effect), signs::spot(effect.at)))
            .collect();
        let waiting = words.text_with("cli-starfighter-waiting", [("effects", effects.join(", ").into())]);
        text = format!("{text} · {waiting}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::bar;

    #[test]
    fn bars_are_full_at_first_and_empty_only_at_nothing() {
        assert_eq!(bar(20, 20), "■■■■■■■■■■");
        assert_eq!(bar(1, 20), "■□□□□□□□□□");
        assert_eq!(bar(10, 20), "■■■■■□□□□□");
        assert_eq!(bar(-3, 20), "□□□□□□□□□□");
    }
}
