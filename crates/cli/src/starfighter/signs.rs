//! Fighters, effects, cards and places as short text: the same signs in every language.

use kernel::Seat;
use starfighter::{Card, CardId, Effect, Part, Spot, view::PartView};
use std::fmt::Write as _;

/// More fighters than this are counted, not drawn.
const DRAWN: u8 = 3;
/// A fighter.
pub const FIGHTER: &str = "▲";
/// A damaged fighter.
pub const DAMAGED: &str = "×";
/// A card that shows its back.
pub const BACK: &str = "▒";

/// The sign of an effect.
pub fn effect(effect: Effect) -> String {
    match effect {
        Effect::Draw => "✚".to_owned(),
        Effect::Lateral => "↔".to_owned(),
        Effect::Vertical => "↥".to_owned(),
        Effect::Free => "✥".to_owned(),
        Effect::Pivot => "↻".to_owned(),
        Effect::Destroy => "✖".to_owned(),
        Effect::HitEnemy => "⇑".to_owned(),
        Effect::HitSelf => "⇓".to_owned(),
        Effect::ForceField => "◯".to_owned(),
        Effect::Screen(count) => format!("≡{count}"),
        Effect::Flip => "⇄".to_owned(),
        Effect::Damage => "✸".to_owned(),
    }
}

/// Fighters, damaged ones after the others: `▲▲×`, or `4▲1×` where there are many.
fn fighters(whole: u8, damaged: u8) -> String {
    if whole + damaged <= DRAWN {
        return FIGHTER.repeat(usize::from(whole)) + &DAMAGED.repeat(usize::from(damaged));
    }
    let hurt = if damaged > 0 { format!("{damaged}{DAMAGED}") } else { String::new() };
    format!("{whole}{FIGHTER}{hurt}")
}

/// An end of a card on a board, with its markers: `▲×↔`, or `·` if there is nothing.
pub fn part(part: &PartView) -> String {
    let mut text = fighters(part.fighters - part.damage.min(part.fighters), part.damage);
    if let Some(shown) = part.effect {
        text += &effect(shown);
        if let (Effect::Screen(all), 1..) = (shown, part.screened) {
            write!(text, "({})", all - part.screened.min(all)).expect("to a string");
        }
    }
    if text.is_empty() { "·".to_owned() } else { text }
}

/// The same in little room: fighters are counted.
pub fn counted(seen: &PartView) -> String {
    let drawn = FIGHTER.repeat(usize::from(seen.fighters));
    let figure = format!("{}{FIGHTER}", seen.fighters);
    if seen.damage == 0 && seen.fighters > 1 { part(seen).replacen(&drawn, &figure, 1) } else { part(seen) }
}

/// A half as printed.
pub fn printed(part: &Part) -> String {
    let text = fighters(part.fighters, 0) + &part.effect.map(effect).unwrap_or_default();
    if text.is_empty() { "·".to_owned() } else { text }
}

/// A card in a hand: `3-10 ▲↔/✚`, with its level where the identifier does not say it.
pub fn in_hand(card: &Card) -> String {
    let level = if card.id.group == card.level { String::new() } else { format!("({})", card.level) };
    format!("{}{level} {}/{}", card.id, printed(&card.front.upper), printed(&card.front.lower))
}

/// What a player calls a board: the letter of its seat.
pub fn board(seat: Seat) -> &'static str {
    if seat == Seat(0) { "A" } else { "B" }
}

/// What a player calls a sector: `A3`.
pub fn sector(seat: Seat, sector: u8) -> String {
    format!("{}{}", board(seat), sector + 1)
}

/// What a player calls a card that lies somewhere: its sector and its slot, `A3.1`.
pub fn spot(at: Spot) -> String {
    format!("{}.{}", sector(at.board, at.sector), at.slot)
}

/// A card on a board by its identifier, if that is known: `3-10`, `▒3-10` with its back up, `▒` if unknown.
pub fn lying(card: Option<CardId>, front: bool) -> String {
    let id = card.map(|id| id.to_string()).unwrap_or_default();
    if front { id } else { format!("{BACK}{id}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(fighters: u8, damage: u8, effect: Option<Effect>, screened: u8) -> PartView {
        PartView { fighters, damage, effect, screened, visible: true }
    }

    #[test]
    fn parts_show_fighters_markers_and_effects() {
        assert_eq!(part(&seen(2, 1, Some(Effect::Lateral), 0)), "▲×↔");
        assert_eq!(part(&seen(5, 2, None, 0)), "3▲2×");
        assert_eq!(part(&seen(0, 0, Some(Effect::Screen(3)), 1)), "≡3(2)");
        assert_eq!(part(&seen(0, 0, None, 0)), "·");
        assert_eq!(counted(&seen(3, 0, Some(Effect::HitSelf), 0)), "3▲⇓");
        assert_eq!(counted(&seen(5, 0, None, 0)), "5▲");
    }

    #[test]
    fn places_and_cards_have_names() {
        assert_eq!(spot(Spot { board: Seat(1), sector: 2, slot: 1 }), "B3.1");
        let id: CardId = "3-10".parse().expect("an identifier");
        assert_eq!(
            [lying(Some(id), true), lying(Some(id), false), lying(None, false)],
            ["3-10", "▒3-10", "▒"]
        );
    }
}
