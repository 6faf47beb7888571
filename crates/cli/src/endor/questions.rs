//! Asks as menus, one small step at a time: a card after another, an origin, then a destination, then a number.

use super::{
    assign, cards,
    moves::{attacks, moves, place_item, there},
};
use crate::menu::{Act, Asked, Item, Label, Menu};
use endor::{Ask, Card, Cards, Choice, Endor, Hits, Order, Place, View};
use kernel::{Message, RuleId, Say, Seat};

/// A step of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// The next card of the order pile.
    Card(Card),
    /// Ships from here.
    From(Place),
    /// Ships to here.
    To(Place),
    /// The dice given so far.
    Hits(Hits),
}

/// A menu of Endor.
pub type EndorMenu = Menu<Pick, Choice>;
/// An item of it.
pub type EndorItem = Item<Pick, Choice>;

/// One step of a question, given what has been picked before.
pub fn menu(asked: &Asked<'_, Endor>, picks: &[Pick]) -> EndorMenu {
    match asked.demand.ask {
        Ask::Prepare { count } => prepare(asked, count, picks),
        Ask::Order { card } => orders(asked, card),
        Ask::Move { order } => moves(asked, order, picks),
        Ask::Attack { order, .. } => attacks(asked, order, picks),
        Ask::Assign { target, dice } => Menu {
            dice: dice.iter().map(ToString::to_string).collect(),
            ..assign::menu(asked, target, picks)
        },
        Ask::Fire => fire(asked),
        Ask::Advance { dice } => {
            Menu { dice: dice.iter().map(ToString::to_string).collect(), ..advance(asked) }
        }
    }
}

pub(super) fn step(prompt: Message, rule: &'static str, items: Vec<EndorItem>) -> EndorMenu {
    Menu { prompt, items, first: 0, from: None, dice: Vec::new(), rule: RuleId(rule) }
}

/// The rule of an order.
pub fn rule_of(order: Order) -> &'static str {
    match order {
        Order::X => "END-045",
        Order::Y => "END-046",
        Order::B => "END-047",
        Order::Falcon => "END-048",
        Order::Tie => "END-049",
        Order::Executor => "END-050",
        Order::DeathStar => "END-057",
        Order::Assault => "END-083",
        Order::Ambush => "END-089",
        Order::Vader => "END-094",
        Order::Emperor => "END-096",
        Order::Luke => "END-098",
        Order::Redemption => "END-104",
    }
}

fn hand_of(view: &View, seat: Seat) -> Vec<Card> {
    let seat = view.seats.values().find(|s| s.seat == seat);
    seat.and_then(|s| s.hand.shown()).cloned().unwrap_or_default()
}

fn prepare(asked: &Asked<'_, Endor>, count: u8, picks: &[Pick]) -> EndorMenu {
    let picked: Cards<3> = picks
        .iter()
        .filter_map(|pick| if let Pick::Card(card) = pick { Some(*card) } else { None })
        .collect();
    let short: Vec<Message> = picked.iter().map(|&card| cards::short(card)).collect();
    if picked.len() >= usize::from(count) {
        let choice = Choice::Prepare(picked);
        let narrow = Message::new("endor-choice-prepare").with("cards", short);
        let item = Item::new(Label::Sized(choice.say(), narrow), Act::Choose(choice));
        return step(Message::new("cli-endor-prepare-done"), "END-016", vec![item]);
    }
    let prompt = if picked.is_empty() {
        asked.demand.ask.say()
    } else {
        Message::new("cli-endor-prepare-next")
            .with("number", picked.len() as u8 + 1)
            .with("count", count)
            .with("cards", short)
    };
    let mut hand = hand_of(asked.view, asked.demand.by);
    for card in picked.iter() {
        if let Some(at) = hand.iter().position(|held| held == card) {
            hand.remove(at);
        }
    }
    let mut kinds: Vec<(Card, u8)> = Vec::new();
    for card in hand {
        match kinds.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, n)) => *n += 1,
            None => kinds.push((card, 1)),
        }
    }
    let times = |said: Message, n: u8| match n {
        1 => said,
        n => Message::new("cli-endor-card-times").with("card", said).with("count", n),
    };
    let item = |(card, n): (Card, u8)| {
        Item::new(
            Label::Sized(times(card.say(), n), times(cards::short(card), n)),
            Act::Narrow(Pick::Card(card)),
        )
    };
    step(prompt, "END-016", kinds.into_iter().map(item).collect())
}

/// An order with what it does, for where there is room.
fn does(order: Order, said: Message) -> Message {
    let what = Message::new(match order {
        Order::X => "web-endor-does-x",
        Order::Y => "web-endor-does-y",
        Order::B => "web-endor-does-b",
        Order::Falcon => "web-endor-does-falcon",
        Order::Tie => "web-endor-does-tie",
        Order::Executor => "web-endor-does-executor",
        Order::DeathStar => "web-endor-does-death-star",
        Order::Assault => "web-endor-does-assault",
        Order::Ambush => "web-endor-does-ambush",
        Order::Vader => "web-endor-does-vader",
        Order::Emperor => "web-endor-does-emperor",
        Order::Luke => "web-endor-does-luke",
        Order::Redemption => "web-endor-does-redemption",
    });
    Message::new("cli-endor-does").with("order", said).with("does", what)
}

fn orders(asked: &Asked<'_, Endor>, card: Card) -> EndorMenu {
    let item = |order: Order| {
        let choice = Choice::Order(order);
        // What cannot be given is shown all the same: picking it says why not.
        let act = if (asked.allows)(&choice) { Act::Choose(choice) } else { Act::Against(choice) };
        Item {
            rule: Some(RuleId(rule_of(order))),
            ..Item::new(Label::Sized(does(order, choice.say()), choice.say()), act)
        }
    };
    let mut items: Vec<EndorItem> = card.orders().map(item).collect();
    // What can be given comes first: the first item is always an answer.
    items.sort_by_key(|item| matches!(item.act, Act::Against(_)));
    let none = items.first().is_none_or(|item| matches!(item.act, Act::Against(_)));
    decline(asked, Choice::Pass, &mut items);
    let first = if none { items.len().saturating_sub(1) } else { 0 };
    Menu { first, ..step(asked.demand.ask.say(), "END-021", items) }
}

/// Adds the way to do nothing, if there is one.
pub(super) fn decline(asked: &Asked<'_, Endor>, choice: Choice, items: &mut Vec<EndorItem>) {
    if asked.legal.contains(&choice) {
        items.push(Item::declining(choice.say(), choice));
    }
}

fn fire(asked: &Asked<'_, Endor>) -> EndorMenu {
    let item = |choice: &Choice| {
        let Choice::Fire { target } = *choice else { return None };
        Some(place_item(target, there(asked.view, target), Act::Choose(*choice)))
    };
    let items: Vec<EndorItem> = asked.legal.iter().filter_map(item).collect();
    let markers = items.iter().any(|item| item.spot.as_deref().is_some_and(|name| name.starts_with('F')));
    step(asked.demand.ask.say(), if markers { "END-058" } else { "END-061" }, items)
}

fn advance(asked: &Asked<'_, Endor>) -> EndorMenu {
    let item = |choice: &Choice| {
        let mut item = Item::new(Label::Plain(choice.say()), Act::Choose(*choice));
        item.declines = *choice == Choice::Advance(0);
        item
    };
    let mut items: Vec<EndorItem> = asked.legal.iter().map(item).collect();
    // The number of an item is the number of spaces: none comes last, with the key 0.
    items.sort_by_key(|item| item.declines);
    let first = items.len().saturating_sub(2);
    Menu { first, ..step(asked.demand.ask.say(), "END-084", items) }
}
