//! Questions about ships: an origin, then a destination or a target, then a number.

use super::{
    questions::{EndorItem, EndorMenu, Pick, decline, rule_of, step},
    ships,
};
use crate::menu::{Act, Asked, Item, Label, Menu};
use endor::{Choice, Endor, Fighters, Order, Place, Special, View};
use kernel::{Message, Say};

/// What is in a place, as the end of its label.
pub(super) fn there(view: &View, place: Place) -> Message {
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

pub(super) fn place_item(place: Place, what: Message, act: Act<Pick, Choice>) -> EndorItem {
    Item::new(Label::Place(place.to_string(), what.clone(), what), act).at(place)
}

/// A place with ships of an order, which are counted in full where there is room.
fn origin_item(view: &View, order: Order, place: Place, act: Act<Pick, Choice>) -> EndorItem {
    let what = ordered_there(view, order, place);
    let short = match order.fighter() {
        Some(fighter) => {
            let count = view.places.get(&place).map_or(0, |p| p.fighters.get(fighter));
            Message::new("cli-endor-there").with("ships", format!("{}{count}", ships::letter(fighter)))
        }
        None => what.clone(),
    };
    Item::new(Label::Place(place.to_string(), what, short), act).at(place)
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

pub(super) fn moves(asked: &Asked<'_, Endor>, order: Order, picks: &[Pick]) -> EndorMenu {
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
            let origin = |from: Place| origin_item(view, order, from, Act::Narrow(Pick::From(from)));
            let mut items: Vec<EndorItem> = Vec::new();
            if asked.legal.contains(&Choice::Deploy) {
                let label = Label::Sized(Choice::Deploy.say(), Message::new("cli-endor-deploy"));
                let item = Item::new(label, Act::Choose(Choice::Deploy));
                // It happens where the Executor is.
                items.push(match view.executor.at {
                    Some(at) => item.at(at),
                    None => item,
                });
            }
            items.extend(from.into_iter().map(origin));
            items.extend(asked.legal.iter().filter_map(|choice| {
                let Choice::Fly { to } = *choice else { return None };
                Some(place_item(to, there(view, to), Act::Choose(*choice)))
            }));
            decline(asked, Choice::Stay, &mut items);
            let at = match order.special() {
                Some(Special::Falcon) => view.falcon.at,
                Some(Special::Executor) => view.executor.at,
                None => None,
            };
            Menu { from: at.map(|at| at.to_string()), ..step(asked.demand.ask.say(), rule, items) }
        }
    }
}

pub(super) fn attacks(asked: &Asked<'_, Endor>, order: Order, picks: &[Pick]) -> EndorMenu {
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
            .map(|from| origin_item(view, order, from, Act::Narrow(Pick::From(from))))
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
