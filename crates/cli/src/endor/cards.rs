//! Decks, hands and order piles.

use super::{map::side_style, ships};
use crate::screen::{
    paint::{fit, width},
    theme::Theme,
};
use endor::{Card, Order, Side, View, view::SeatView};
use kernel::{Known, Message, Say, Seat};
use ratatui::text::Line;
use words::Words;

/// The short name of an order.
pub fn short_order(order: Order) -> Message {
    Message::new(match order {
        Order::X => "cli-endor-short-x",
        Order::Y => "cli-endor-short-y",
        Order::B => "cli-endor-short-b",
        Order::Falcon => "cli-endor-short-falcon",
        Order::Assault => "cli-endor-short-assault",
        Order::Luke => "cli-endor-short-luke",
        Order::Redemption => "cli-endor-short-redemption",
        Order::Tie => "cli-endor-short-tie",
        Order::Executor => "cli-endor-short-executor",
        Order::DeathStar => "cli-endor-short-death-star",
        Order::Ambush => "cli-endor-short-ambush",
        Order::Vader => "cli-endor-short-vader",
        Order::Emperor => "cli-endor-short-emperor",
    })
}

/// A card by the short names of its orders.
pub fn short(card: Card) -> Message {
    let mut orders = card.orders().map(short_order);
    // END-022: two or three.
    match (orders.next(), orders.next(), orders.next()) {
        (Some(first), Some(second), Some(third)) => Message::new("cli-endor-card-three")
            .with("first", first)
            .with("second", second)
            .with("third", third),
        (Some(first), Some(second), None) => {
            Message::new("cli-endor-card-two").with("first", first).with("second", second)
        }
        _ => card.say(),
    }
}

/// Both sides' cards, in a number of columns and rows. The viewer's own cards are told; of others only what may
/// be known.
pub fn lines(
    view: &View,
    me: Option<Seat>,
    words: &Words,
    theme: Theme,
    columns: usize,
    rows: usize,
) -> Vec<Line<'static>> {
    // Lines that are always there, and cards, which give way where there is little room.
    let mut parts: Vec<(Vec<Line<'static>>, Vec<Line<'static>>)> = Vec::new();
    for side in Side::ALL {
        parts.push((heading(view, me, side, words, theme), Vec::new()));
        for seat in view.seats.values().filter(|seat| seat.side == side) {
            parts.push(seat_lines(view, seat, me, words, columns));
        }
    }
    let fixed: usize = parts.iter().map(|(fixed, _)| fixed.len()).sum();
    let mut room = rows.saturating_sub(fixed);
    let mut lines = Vec::new();
    for (fixed, cards) in parts {
        lines.extend(fixed);
        let count = cards.len();
        // Where not all have room, the last row says how many are missing.
        let take = if count > room { room.saturating_sub(1) } else { count };
        lines.extend(cards.into_iter().take(take));
        if take < count && room > 0 {
            let more = words.text_with("cli-endor-more", [("count", crate::figure(count - take))]);
            lines.push(Line::styled(fit(&format!("   {more}"), columns), theme.quiet()));
        }
        room -= if take < count { room } else { take };
    }
    lines
}

fn heading(view: &View, me: Option<Seat>, side: Side, words: &Words, theme: Theme) -> Vec<Line<'static>> {
    let (key, by_name) = match side {
        Side::Rebel => ("endor-side-rebel.name", "rebel"),
        Side::Empire => ("endor-side-empire.name", "empire"),
    };
    let deck = view.decks.get(by_name).copied().unwrap_or_default();
    let discard = view.discards.get(by_name).map_or(0, Vec::len) as u8;
    let who = match me.filter(|&seat| Side::of(seat) == side) {
        None => words.text(key),
        Some(seat) => {
            let name = if view.players > 2 { words.say(&endor::words::seat(seat)) } else { words.text(key) };
            words.text_with("cli-seat-you", [("who", name.into())])
        }
    };
    let counts = words.text_with("cli-endor-decks", [("deck", deck.into()), ("discard", discard.into())]);
    vec![
        Line::styled(format!("{} {who}", ships::sign(side)), side_style(theme, side)),
        Line::styled(format!("  {counts}"), theme.quiet()),
    ]
}

/// What is always said of a seat, and its cards: those of the order pile numbered, first order first, then those
/// of the hand.
fn seat_lines(
    view: &View,
    seat: &SeatView,
    me: Option<Seat>,
    words: &Words,
    columns: usize,
) -> (Vec<Line<'static>>, Vec<Line<'static>>) {
    let name = || words.say(&endor::words::seat(seat.seat));
    let counts = [("hand", seat.hand_count.into()), ("pile", (seat.pile.len() as u8).into())];
    // A team-mate's cards may be seen, but there is no room for them beside one's own.
    let told = seat.hand.shown().filter(|_| me.is_none_or(|me| me == seat.seat));
    let Some(hand) = told else {
        let text = if view.players > 2 {
            let who = ("who", name().into());
            words.text_with("cli-endor-seat-cards", counts.into_iter().chain([who]))
        } else {
            words.text_with("cli-endor-hidden-cards", counts)
        };
        return (vec![Line::raw(fit(&format!("  {text}"), columns))], Vec::new());
    };
    let fixed =
        if view.players > 2 && me.is_none() { vec![Line::raw(format!("  {}", name()))] } else { vec![] };
    let room = columns.saturating_sub(3);
    // By their short names, all of them, if one is too long.
    let mut known = seat.pile.iter().filter_map(Known::shown).chain(hand);
    let is_wide = known.all(|card| width(&words.say(&card.say())) <= room);
    let text = |card: Card| words.say(&if is_wide { card.say() } else { short(card) });
    let pile = seat.pile.iter().enumerate().map(|(n, card)| {
        let text = card.shown().map_or_else(|| words.text("cli-endor-unseen"), |card| text(*card));
        Line::raw(fit(&format!("{}. {text}", n + 1), columns))
    });
    let hand = hand.iter().map(|card| Line::raw(fit(&format!("·  {}", text(*card)), columns)));
    (fixed, pile.chain(hand).collect())
}
