//! The question of the dice: a number for each kind of ship, raised and lowered with + and -.

use super::questions::{EndorItem, EndorMenu, Pick, step};
use crate::menu::{Act, Asked, Item, Label, Menu};
use endor::{Choice, Endor, Fighter, Hits, Place, Special, choice::Mark};
use kernel::{Message, Say};

/// The menu: what has been given so far as the answer, then each kind of ship that can be hit.
pub fn menu(asked: &Asked<'_, Endor>, target: Place, picks: &[Pick]) -> EndorMenu {
    let legal: Vec<Hits> = asked
        .legal
        .iter()
        .filter_map(|choice| if let Choice::Assign(hits) = choice { Some(*hits) } else { None })
        .collect();
    let given = match picks.last() {
        Some(Pick::Hits(hits)) => *hits,
        _ => best(&legal),
    };
    let choice = Choice::Assign(given);
    let mut items = vec![Item::new(Label::Plain(choice.say()), Act::Choose(choice))];
    let marks = Mark::ALL.into_iter().filter(|&mark| legal.iter().any(|hits| hits.get(mark) > 0));
    items.extend(marks.map(|mark| counter(asked, &legal, given, mark)));
    let from = Some(target.to_string());
    Menu { from, ..step(asked.demand.ask.say(), "END-066", items) }
}

/// What most players would do: as many hits as possible, on the dearest ships.
fn best(legal: &[Hits]) -> Hits {
    let worth = |hits: &Hits| {
        let dear: u32 = Mark::ALL.iter().map(|&mark| u32::from(hits.get(mark)) * dearness(mark)).sum();
        (hits.total(), dear)
    };
    legal.iter().copied().max_by_key(worth).unwrap_or_default()
}

fn dearness(mark: Mark) -> u32 {
    match mark {
        // A marker takes its whole squadron with it.
        Mark::Marker => 6,
        Mark::Special(_) => 4,
        Mark::Fighter(Fighter::B) => 3,
        Mark::Fighter(Fighter::Y) => 2,
        Mark::Fighter(Fighter::X | Fighter::Tie) => 1,
    }
}

/// One kind of ship. Picking it gives it one more die, or none again once it has all it can take.
fn counter(asked: &Asked<'_, Endor>, legal: &[Hits], given: Hits, mark: Mark) -> EndorItem {
    let now = given.get(mark);
    let with = |count: u8| {
        let mut hits = given;
        *hits.get_mut(mark) = count;
        hits
    };
    let most = legal.iter().map(|hits| hits.get(mark)).max().unwrap_or(0);
    let more = legal.contains(&with(now + 1)).then(|| Pick::Hits(with(now + 1)));
    let less = now.checked_sub(1).map(|count| Pick::Hits(with(count)));
    let label = Message::new("cli-endor-hits")
        .with("what", what(mark))
        .with("count", now)
        .with("most", most)
        .with("die", mark.to_hit());
    let one_more = Choice::Assign(with(now + 1));
    let enough = (!(asked.allows)(&one_more)).then_some(one_more);
    let again = || if now > 0 { Some(Pick::Hits(with(0))) } else { None };
    let act = match (more.or_else(again), &enough) {
        (Some(pick), _) => Act::Narrow(pick),
        (None, Some(too_many)) => Act::Against(*too_many),
        (None, None) => Act::Narrow(Pick::Hits(given)),
    };
    Item { less, more, enough, ..Item::new(Label::Plain(label), act) }
}

fn what(mark: Mark) -> Message {
    match mark {
        Mark::Fighter(Fighter::X) => Message::new("endor-order-x"),
        Mark::Fighter(Fighter::Y) => Message::new("endor-order-y"),
        Mark::Fighter(Fighter::B) => Message::new("endor-order-b"),
        Mark::Fighter(Fighter::Tie) => Message::new("endor-order-tie"),
        Mark::Special(Special::Falcon) => Message::new("endor-order-falcon"),
        Mark::Special(Special::Executor) => Message::new("endor-order-executor"),
        Mark::Marker => Message::new("cli-endor-marker"),
    }
}
