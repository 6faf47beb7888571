//! Asks as menus, one small step at a time: a card after another, an origin, then a destination, then a number.

use super::{assign, cards, ships};
use crate::menu::{Act, Asked, Item, Label, Menu};
use endor::{Ask, Card, Cards, Choice, Endor, Fighters, Hits, Order, Place, View};
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
        Ask::Assign { target, .. } => assign::menu(asked, target, picks),
        Ask::Fire => fire(asked),
        Ask::Advance { .. } => advance(asked),
    }
}

pub(super) fn step(prompt: Message, rule: &'static str, items: Vec<EndorItem>) -> EndorMenu {
    Menu { prompt, items, first: 0, from: None, rule: RuleId(rule) }
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

fn orders(asked: &Asked<'_, Endor>, card: Card) -> EndorMenu {
    let item = |order: Order| {
        let choice = Choice::Order(order);
        let act = match (asked.check)(&choice) {
            Ok(()) => Act::Choose(choice),
            // Shown all the same: picking it says why not.
            Err(refused) => Act::Refuse(refused),
        };
        Item { rule: Some(RuleId(rule_of(order))), ..Item::new(Label::Plain(choice.say()), act) }
    };
    let mut items: Vec<EndorItem> = card.orders().map(item).collect();
    let first = items.iter().position(|item| matches!(item.act, Act::Choose(_))).unwrap_or(items.len());
    decline(asked, Choice::Pass, &mut items);
    Menu { first, ..step(asked.demand.ask.say(), "END-021", items) }
}

/// Adds the way to do nothing, if there is one.
fn decline(asked: &Asked<'_, Endor>, choice: Choice, items: &mut Vec<EndorItem>) {
    if asked.legal.contains(&choice) {
        items.push(Item::declining(choice.say(), choice));
    }
}

/// What is in a place, as the end of its label.
fn there(view: &View, place: Place) -> Message {
    let text = view.places.get(&place).map(ships::line).unwrap_or_default();
    if text.is_empty() {
        return Message::new("cli-endor-empty");
    }
    Message::new("cli-endor-there").with("ships", text)
}

/// The ships of an order in a place.
fn ordered_there(view: &View, order: Order, place: Place) -> Message {
    match (order.fighter(), order.special()) {
        (Some(fighter), _) => {
            let count = view.places.get(&place).map_or(0, |p| p.fighters.get(fighter));
            Fighters::of(fighter, count).say()
        }
        (None, Some(ship)) => ship.say(),
        (None, None) => there(view, place),
    }
}

fn place_item(place: Place, what: Message, act: Act<Pick, Choice>) -> EndorItem {
    Item::new(Label::Place(place.to_string(), what), act).at(place)
}

/// Each place once, in the order they come.
fn unique(places: impl Iterator<Item = Place>) -> Vec<Place> {
    let mut seen = Vec::new();
    for place in places {
        if !seen.contains(&place) {
            seen.push(place);
        }
    }
    seen
}

fn moves(asked: &Asked<'_, Endor>, order: Order, picks: &[Pick]) -> EndorMenu {
    let view = asked.view;
    let rule = rule_of(order);
    let steps = || {
        asked.legal.iter().filter_map(|choice| {
            let Choice::Move { from, to, count } = *choice else { return None };
            Some((from, to, count))
        })
    };
    match *picks {
        [Pick::From(from)] => {
            let to = unique(steps().filter(|s| s.0 == from).map(|s| s.1));
            let items = to.into_iter().map(|to| place_item(to, there(view, to), Act::Narrow(Pick::To(to))));
            let prompt = Message::new("cli-endor-move-to").with("from", from.say());
            Menu { from: Some(from.to_string()), ..step(prompt, rule, items.collect()) }
        }
        [Pick::From(from), Pick::To(to)] => {
            let counts = steps().filter(|s| s.0 == from && s.1 == to);
            let item = |(from, to, count): (Place, Place, u8)| {
                let what = order.fighter().map_or_else(|| order.say(), |f| Fighters::of(f, count).say());
                Item::new(Label::Plain(what), Act::Choose(Choice::Move { from, to, count })).at(to)
            };
            let items: Vec<EndorItem> = counts.map(item).collect();
            let prompt = Message::new("cli-endor-move-count").with("from", from.say()).with("to", to.say());
            // All of them, unless told otherwise.
            let first = items.len().saturating_sub(1);
            Menu { from: Some(from.to_string()), first, ..step(prompt, rule, items) }
        }
        _ => {
            let from = unique(steps().map(|s| s.0));
            let origin = |from: Place| {
                place_item(from, ordered_there(view, order, from), Act::Narrow(Pick::From(from)))
            };
            let mut items: Vec<EndorItem> = Vec::new();
            if asked.legal.contains(&Choice::Deploy) {
                items.push(Item::new(Label::Plain(Choice::Deploy.say()), Act::Choose(Choice::Deploy)));
            }
            items.extend(from.into_iter().map(origin));
            items.extend(asked.legal.iter().filter_map(|choice| {
                let Choice::Fly { to } = *choice else { return None };
                Some(place_item(to, there(view, to), Act::Choose(*choice)))
            }));
            decline(asked, Choice::Stay, &mut items);
            let at = match order.special() {
                Some(endor::Special::Falcon) => view.falcon.at,
                Some(endor::Special::Executor) => view.executor.at,
                None => None,
            };
            Menu { from: at.map(|at| at.to_string()), ..step(asked.demand.ask.say(), rule, items) }
        }
    }
}

fn attacks(asked: &Asked<'_, Endor>, order: Order, picks: &[Pick]) -> EndorMenu {
    let view = asked.view;
    let shots: Vec<(Place, Place)> = asked
        .legal
        .iter()
        .filter_map(|choice| {
            let Choice::Attack { from, target } = *choice else { return None };
            Some((from, target))
        })
        .collect();
    let origins = unique(shots.iter().map(|shot| shot.0));
    let from = match (picks, origins.as_slice()) {
        ([Pick::From(from), ..], _) | (_, [from]) => Some(*from),
        _ => None,
    };
    let mut items: Vec<EndorItem> = match from {
        None => origins
            .into_iter()
            .map(|from| place_item(from, ordered_there(view, order, from), Act::Narrow(Pick::From(from))))
            .collect(),
        Some(at) => shots
            .into_iter()
            .filter(|shot| shot.0 == at)
            .map(|(from, target)| {
                let what = if target == Place::DEATH_STAR { target.say() } else { there(view, target) };
                place_item(target, what, Act::Choose(Choice::Attack { from, target }))
            })
            .collect(),
    };
    let prompt = match from {
        Some(from) if !picks.is_empty() => Message::new("cli-endor-attack-target").with("from", from.say()),
        _ => asked.demand.ask.say(),
    };
    if picks.is_empty() {
        decline(asked, Choice::Hold, &mut items);
    }
    Menu { from: from.map(|from| from.to_string()), ..step(prompt, "END-062", items) }
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
