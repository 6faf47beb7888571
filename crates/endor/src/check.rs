//! Which rule refuses an answer.

use crate::{
    Ask, Board, Card, Cards, Choice, Dice, Hits, MAX_DICE, Order, Place, Places, Side, Special, State,
    choice::Mark,
    frames::{attack_dice, can_give, farthest},
    policy::{AttackFrom, Decline, MarkerFire},
};
use kernel::{Demand, Message, Refused, RuleId, Seat};

pub(crate) fn refuse(rule: &'static str, why: Message) -> Result<(), Refused> {
    Err(Refused::new(RuleId(rule), why))
}

fn when(met: bool, rule: &'static str, why: &'static str) -> Result<(), Refused> {
    if met { Ok(()) } else { refuse(rule, Message::new(why)) }
}

/// Whether an answer to a demand is legal.
pub(crate) fn check(board: &Board, s: &State, demand: &Demand<Ask>, choice: &Choice) -> Result<(), Refused> {
    match (demand.ask, *choice) {
        (Ask::Prepare { count }, Choice::Prepare(cards)) => prepare(s, demand.by, count, &cards),
        (Ask::Order { card }, Choice::Order(order)) => give(board, s, card, order),
        (Ask::Order { card }, Choice::Pass) => pass(board, s, card),
        (Ask::Move { .. }, Choice::Stay) | (Ask::Attack { .. }, Choice::Hold) => Ok(()),
        (Ask::Move { order }, Choice::Move { from, to, count }) => movement(board, s, order, from, to, count),
        (Ask::Move { order }, Choice::Fly { to }) => fly(board, s, order, to),
        (Ask::Move { order }, Choice::Deploy) => deploy(s, order),
        (Ask::Attack { order, at, moved }, Choice::Attack { from, target }) => {
            attack(board, s, order, at, moved, from, target)
        }
        (Ask::Assign { target, dice }, Choice::Assign(hits)) => assign(board, s, target, &dice, &hits),
        (Ask::Fire, Choice::Fire { target }) => fire(board, s, target),
        (Ask::Advance { dice }, Choice::Advance(spaces)) => {
            when(spaces <= MAX_DICE, "END-085", "endor-refused-too-far")?;
            when(spaces <= farthest(board, s, &dice), "END-084", "endor-refused-too-far")
        }
        _ => Err(Refused::not_an_answer()),
    }
}

fn prepare(s: &State, seat: Seat, count: u8, cards: &Cards<3>) -> Result<(), Refused> {
    if cards.len() != count as usize {
        let rule = if s.players == 4 { "END-113" } else { "END-016" };
        return refuse(rule, Message::new("endor-refused-count").with("count", count));
    }
    let mut hand = s.hands[seat.index()];
    when(cards.iter().all(|&card| hand.take(card)), "END-016", "endor-refused-not-in-hand")
}

fn give(board: &Board, s: &State, card: Card, order: Order) -> Result<(), Refused> {
    when(card.offers(order), "END-021", "endor-refused-not-on-card")?;
    can_give(board, s, order)
}

fn pass(board: &Board, s: &State, card: Card) -> Result<(), Refused> {
    let allowed = s.policies.decline == Decline::Allowed;
    // A2: under the stricter reading only a card without a possible order is passed.
    when(
        allowed || card.orders().all(|o| can_give(board, s, o).is_err()),
        "END-031",
        "endor-refused-must-order",
    )
}

/// END-034 to END-037: whether ships may go from one place to a place next to it.
fn step(board: &Board, s: &State, side: Side, from: Place, to: Place) -> Result<(), Refused> {
    when(to != Place::DEATH_STAR, "END-037", "endor-refused-death-star")?;
    when(!to.is_marker(), "END-044", "endor-refused-marker")?;
    when(board.touching(from).has(to), "END-034", "endor-refused-not-adjacent")?;
    when(!s.ships_of(side.other()).has(to), "END-036", "endor-refused-enemy-there")
}

fn movement(
    board: &Board,
    s: &State,
    order: Order,
    from: Place,
    to: Place,
    count: u8,
) -> Result<(), Refused> {
    let Some(fighter) = order.fighter() else { return Err(Refused::not_an_answer()) };
    when(from != Place::DEATH_STAR, "END-037", "endor-refused-death-star")?;
    when(
        count > 0 && s.fighters[from].get(fighter) >= count,
        fighter_rule(order),
        "endor-refused-not-so-many",
    )?;
    step(board, s, fighter.side(), from, to)
}

/// The rule of a fighter order.
fn fighter_rule(order: Order) -> &'static str {
    match order.fighter() {
        Some(crate::Fighter::X) => "END-045",
        Some(crate::Fighter::Y) => "END-046",
        Some(crate::Fighter::B) => "END-047",
        Some(crate::Fighter::Tie) | None => "END-049",
    }
}

/// END-048, END-050: where a special ship can be after at most two steps that no enemy bars.
pub(crate) fn within_reach(board: &Board, s: &State, ship: Special) -> Places {
    let Some(from) = s.special(ship) else { return Places::NONE };
    let open = board.sectors.without(s.ships_of(ship.side().other()));
    let mut reach = board.adjacent(from).and(open);
    for place in reach {
        reach = reach.or(board.adjacent(place).and(open));
    }
    reach.remove(from);
    reach
}

fn fly(board: &Board, s: &State, order: Order, to: Place) -> Result<(), Refused> {
    let Some(ship) = order.special() else { return Err(Refused::not_an_answer()) };
    when(to != Place::DEATH_STAR, "END-037", "endor-refused-death-star")?;
    when(!to.is_marker(), "END-044", "endor-refused-marker")?;
    when(!s.ships_of(ship.side().other()).has(to), "END-036", "endor-refused-enemy-there")?;
    let rule = match ship {
        Special::Falcon => "END-048",
        Special::Executor => "END-050",
    };
    when(within_reach(board, s, ship).has(to), rule, "endor-refused-out-of-reach")
}

pub(crate) fn deploy(s: &State, order: Order) -> Result<(), Refused> {
    if order != Order::Tie {
        return Err(Refused::not_an_answer());
    }
    when(s.executor.is_some(), "END-055", "endor-refused-no-executor")?;
    when(s.reserve > 0, "END-055", "endor-refused-no-reserve")
}

/// END-054, A5: the places an attack of this order may start from.
pub(crate) fn attack_origins(s: &State, order: Order, at: Option<Place>) -> Places {
    let mut origins = match (order.fighter(), order.special()) {
        (Some(fighter), _) => s.places_of(fighter),
        (None, Some(ship)) => s.special(ship).into_iter().collect(),
        (None, None) => Places::NONE,
    };
    if let (Some(at), AttackFrom::Destination) = (at, s.policies.attack_from) {
        origins = origins.and([at].into_iter().collect());
    }
    if s.policies.marker_fire == MarkerFire::LaunchFirst {
        origins = origins.and(Places::SECTORS);
    }
    origins
}

/// END-081, END-108: whether an order's ships may attack the Death Star at all.
pub(crate) fn may_attack_death_star(board: &Board, s: &State, order: Order) -> bool {
    order.side() == Side::Rebel && !s.shields_up(board)
}

fn attack(
    board: &Board,
    s: &State,
    order: Order,
    at: Option<Place>,
    moved: u8,
    from: Place,
    target: Place,
) -> Result<(), Refused> {
    when(from != Place::DEATH_STAR, "END-037", "endor-refused-death-star")?;
    when(attack_origins(s, order, at).has(from), "END-054", "endor-refused-not-from-there")?;
    when(attack_dice(s, order, from, at, moved) > 0, "END-063", "endor-refused-no-dice")?;
    if target == Place::DEATH_STAR {
        when(order.side() == Side::Rebel, "END-108", "endor-refused-own-death-star")?;
        when(!s.shields_up(board), "END-081", "endor-refused-shields-up")?;
        return when(board.connected(from, target), "END-108", "endor-refused-not-connected");
    }
    let rule = if target.is_marker() { "END-076" } else { "END-062" };
    when(board.connected(from, target), rule, "endor-refused-not-connected")?;
    when(s.ships_of(order.side().other()).has(target), "END-062", "endor-refused-no-enemy")
}

/// How many dice can usefully be given to a kind of ship in a place.
#[inline]
pub(crate) fn available(board: &Board, s: &State, place: Place, mark: Mark) -> u8 {
    match mark {
        Mark::Fighter(fighter) => s.fighters[place].get(fighter),
        Mark::Special(ship) if s.special(ship) == Some(place) => s.special_left(board, ship),
        Mark::Special(_) => 0,
        Mark::Marker => u8::from(s.markers.has(place)),
    }
}

fn assign(board: &Board, s: &State, target: Place, dice: &Dice, hits: &Hits) -> Result<(), Refused> {
    when(hits.total() as usize <= dice.len(), "END-066", "endor-refused-one-ship-per-die")?;
    let mut used = 0;
    for mark in Mark::ALL {
        let given = hits.get(mark);
        if given == 0 {
            continue;
        }
        // A24: no die is wasted on a ship that is not there or already lost.
        let there = available(board, s, target, mark);
        let rule = if matches!(mark, Mark::Special(_)) { "END-070" } else { "END-069" };
        when(given <= there, rule, "endor-refused-no-such-target")?;
        // Marks come hardest first, so what is used up so far needed dice at least as high.
        used += given;
        when(used <= dice.at_least(mark.to_hit()), "END-067", "endor-refused-die-too-low")?;
    }
    Ok(())
}

fn fire(board: &Board, s: &State, target: Place) -> Result<(), Refused> {
    if !s.markers.is_empty() {
        return when(s.markers.has(target), "END-058", "endor-refused-fleet-first");
    }
    when(target.is_sector() && board.sectors.has(target), "END-061", "endor-refused-not-a-sector")
}
