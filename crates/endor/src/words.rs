//! Asks, choices and events as messages. The sentences are in `locales/`, in each language.

use crate::{
    Ask, Card, Choice, Dice, Fighter, Fighters, Hits, Order, Place, Public, Reason, Seen, Side, Special,
    choice::Mark,
};
use kernel::{Arg, Known, Message, Say, Seat};

impl Say for Order {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::X => "endor-order-x",
            Self::Y => "endor-order-y",
            Self::B => "endor-order-b",
            Self::Falcon => "endor-order-falcon",
            Self::Assault => "endor-order-assault",
            Self::Luke => "endor-order-luke",
            Self::Redemption => "endor-order-redemption",
            Self::Tie => "endor-order-tie",
            Self::Executor => "endor-order-executor",
            Self::DeathStar => "endor-order-death-star",
            Self::Ambush => "endor-order-ambush",
            Self::Vader => "endor-order-vader",
            Self::Emperor => "endor-order-emperor",
        })
    }
}

impl Say for Card {
    fn say(&self) -> Message {
        let orders: Vec<_> = self.orders().map(|order| order.say()).collect();
        Message::new("endor-card").with("orders", orders)
    }
}

impl Say for Side {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::Rebel => "endor-side-rebel",
            Self::Empire => "endor-side-empire",
        })
    }
}

impl Say for Special {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::Falcon => "endor-ship-falcon",
            Self::Executor => "endor-ship-executor",
        })
    }
}

impl Say for Place {
    fn say(&self) -> Message {
        if *self == Self::DEATH_STAR {
            return Message::new("endor-place-death-star");
        }
        let key = if self.is_marker() { "endor-place-marker" } else { "endor-place-sector" };
        Message::new(key).with("name", self.to_string())
    }
}

/// Some fighters of one type: "3 X-wings".
fn fighters(fighter: Fighter, count: u8) -> Message {
    let key = match fighter {
        Fighter::X => "endor-fighters-x",
        Fighter::Y => "endor-fighters-y",
        Fighter::B => "endor-fighters-b",
        Fighter::Tie => "endor-fighters-tie",
    };
    Message::new(key).with("count", count)
}

impl Say for Fighters {
    fn say(&self) -> Message {
        let there = Fighter::ALL.into_iter().filter(|f| self.get(*f) > 0);
        let list: Vec<_> = there.map(|f| fighters(f, self.get(f))).collect();
        Message::new("endor-fighters").with("list", list)
    }
}

fn dice(dice: &Dice) -> Arg {
    Arg::List(dice.iter().map(|&d| Arg::from(d)).collect())
}

/// The ships an order is for: "X-wings", "the Falcon".
fn ships(order: Order) -> Message {
    match (order.fighter(), order.special()) {
        (Some(Fighter::X), _) => Message::new("endor-ships-x"),
        (Some(Fighter::Y), _) => Message::new("endor-ships-y"),
        (Some(Fighter::B), _) => Message::new("endor-ships-b"),
        (Some(Fighter::Tie), _) => Message::new("endor-ships-tie"),
        (None, Some(ship)) => ship.say(),
        (None, None) => order.say(),
    }
}

/// The name of a seat.
pub fn seat(seat: Seat) -> Message {
    Message::new(match seat.0 {
        0 => "endor-seat-rebel-1",
        1 => "endor-seat-empire-1",
        2 => "endor-seat-empire-2",
        _ => "endor-seat-rebel-2",
    })
}

impl Say for Ask {
    fn say(&self) -> Message {
        match self {
            Self::Prepare { count } => Message::new("endor-ask-prepare").with("count", *count),
            Self::Order { card } => Message::new("endor-ask-order").with("card", card.say()),
            Self::Move { order: Order::Tie } => Message::new("endor-ask-move-tie"),
            Self::Move { order } => Message::new("endor-ask-move").with("ships", ships(*order)),
            Self::Attack { order, at: None, .. } => {
                Message::new("endor-ask-attack").with("ships", ships(*order))
            }
            Self::Attack { order, at: Some(at), .. } => {
                Message::new("endor-ask-attack-from").with("ships", ships(*order)).with("from", at.say())
            }
            Self::Assign { target, dice: rolled } => {
                Message::new("endor-ask-assign").with("dice", dice(rolled)).with("place", target.say())
            }
            Self::Fire => Message::new("endor-ask-fire"),
            Self::Advance { dice: rolled } => Message::new("endor-ask-advance").with("dice", dice(rolled)),
        }
    }
}

impl Say for Hits {
    fn say(&self) -> Message {
        let given = Mark::ALL.into_iter().filter(|m| self.get(*m) > 0);
        let list: Vec<_> = given
            .map(|mark| match mark {
                Mark::Fighter(fighter) => fighters(fighter, self.get(mark)),
                Mark::Special(ship) => {
                    Message::new("endor-hits-special").with("ship", ship.say()).with("count", self.get(mark))
                }
                Mark::Marker => Message::new("endor-hits-marker"),
            })
            .collect();
        if list.is_empty() {
            return Message::new("endor-hits-none");
        }
        Message::new("endor-hits").with("list", list)
    }
}

impl Say for Choice {
    fn say(&self) -> Message {
        match self {
            Self::Prepare(cards) => {
                let list: Vec<_> = cards.iter().map(Say::say).collect();
                Message::new("endor-choice-prepare").with("cards", list)
            }
            Self::Order(order) => Message::new("endor-choice-order").with("order", order.say()),
            Self::Pass => Message::new("endor-choice-pass"),
            Self::Stay => Message::new("endor-choice-stay"),
            Self::Move { from, to, count } => Message::new("endor-choice-move")
                .with("count", *count)
                .with("from", from.say())
                .with("to", to.say()),
            Self::Fly { to } => Message::new("endor-choice-fly").with("to", to.say()),
            Self::Deploy => Message::new("endor-choice-deploy"),
            Self::Hold => Message::new("endor-choice-hold"),
            Self::Attack { from, target } => {
                Message::new("endor-choice-attack").with("from", from.say()).with("target", target.say())
            }
            Self::Assign(hits) => Message::new("endor-choice-assign").with("hits", hits.say()),
            Self::Fire { target } => Message::new("endor-choice-fire").with("target", target.say()),
            Self::Advance(spaces) => Message::new("endor-choice-advance").with("spaces", *spaces),
        }
    }
}

impl Say for Seen {
    fn say(&self) -> Message {
        match self {
            Self::Public(public) => public.say(),
            Self::Shuffled { side, .. } => Message::new("endor-log-shuffled").with("side", side.say()),
            Self::Drew { seat: who, count, cards: Known::Hidden } => {
                Message::new("endor-log-drew").with("seat", seat(*who)).with("count", *count)
            }
            Self::Drew { seat: who, count, cards: Known::Shown(cards) } => {
                Message::new("endor-log-drew-cards")
                    .with("seat", seat(*who))
                    .with("count", *count)
                    .with("cards", cards.iter().map(Say::say).collect::<Vec<_>>())
            }
            Self::Prepared { seat: who, cards: Known::Hidden } => {
                Message::new("endor-log-prepared").with("seat", seat(*who))
            }
            Self::Prepared { seat: who, cards: Known::Shown(cards) } => {
                Message::new("endor-log-prepared-cards")
                    .with("seat", seat(*who))
                    .with("cards", cards.iter().map(Say::say).collect::<Vec<_>>())
            }
            Self::Bonus { seat: who, count, .. } => {
                Message::new("endor-log-bonus").with("seat", seat(*who)).with("count", *count)
            }
        }
    }
}

impl Say for Public {
    fn say(&self) -> Message {
        match self {
            Self::Round { number } => Message::new("endor-log-round").with("number", *number),
            Self::Revealed { seat: who, card } => {
                Message::new("endor-log-revealed").with("seat", seat(*who)).with("card", card.say())
            }
            Self::Ordered { seat: who, order } => {
                Message::new("endor-log-ordered").with("seat", seat(*who)).with("order", order.say())
            }
            Self::Passed { seat: who } => Message::new("endor-log-passed").with("seat", seat(*who)),
            Self::Moved { fighter, from, to, count } => Message::new("endor-log-moved")
                .with("ships", fighters(*fighter, *count))
                .with("count", *count)
                .with("from", from.say())
                .with("to", to.say()),
            Self::Flew { ship, from, to } => Message::new("endor-log-flew")
                .with("ship", ship.say())
                .with("from", from.say())
                .with("to", to.say()),
            Self::Deployed { at, count } => {
                Message::new("endor-log-deployed").with("count", *count).with("place", at.say())
            }
            Self::Attacked { order, from, target, dice, .. } => Message::new("endor-log-attacked")
                .with("ships", ships(*order))
                .with("from", from.say())
                .with("target", target.say())
                .with("dice", *dice),
            Self::Aimed { target } => Message::new("endor-log-aimed").with("target", target.say()),
            Self::Rolled { seat: who, dice: rolled } => {
                Message::new("endor-log-rolled").with("seat", seat(*who)).with("dice", dice(rolled))
            }
            Self::Assigned { target, hits, .. } => {
                Message::new("endor-log-assigned").with("place", target.say()).with("hits", hits.say())
            }
            Self::Destroyed { place, fighters } => Message::new("endor-log-destroyed")
                .with("ships", fighters.say())
                .with("count", fighters.total())
                .with("place", place.say()),
            Self::Hit { ship, hits, left } => {
                Message::new("endor-log-hit").with("ship", ship.say()).with("hits", *hits).with("left", *left)
            }
            Self::Lost { ship, place } => {
                Message::new("endor-log-lost").with("ship", ship.say()).with("place", place.say())
            }
            Self::MarkerLost { marker } => Message::new("endor-log-marker-lost").with("place", marker.say()),
            Self::ReserveLost { count } => Message::new("endor-log-reserve-lost").with("count", *count),
            Self::Cleared { sector } => Message::new("endor-log-cleared").with("place", sector.say()),
            Self::Missed { target } => Message::new("endor-log-missed").with("target", target.say()),
            Self::Earned { seat: who, count } => {
                Message::new("endor-log-earned").with("seat", seat(*who)).with("count", *count)
            }
            Self::Advanced { spaces, to, troopers } => Message::new("endor-log-advanced")
                .with("spaces", *spaces)
                .with("to", *to)
                .with("troopers", *troopers),
            Self::ShieldsDown => Message::new("endor-log-shields-down"),
            Self::Ambushed { count, first, last } => Message::new("endor-log-ambushed")
                .with("count", *count)
                .with("first", *first)
                .with("last", *last),
            Self::LukeHit { hits, left, .. } => {
                Message::new("endor-log-luke-hit").with("hits", *hits).with("left", *left)
            }
            Self::VaderHit { hits, left } => {
                Message::new("endor-log-vader-hit").with("hits", *hits).with("left", *left)
            }
            Self::LukeFell => Message::new("endor-log-luke-fell"),
            Self::VaderFell => Message::new("endor-log-vader-fell"),
            Self::Redeemed => Message::new("endor-log-redeemed"),
            Self::Won { winner, reason } => {
                let key = match reason {
                    Reason::DeathStarDestroyed => "endor-log-won-death-star",
                    Reason::RebelsDestroyed => "endor-log-won-rebels-destroyed",
                };
                Message::new(key).with("side", winner.say())
            }
        }
    }
}
