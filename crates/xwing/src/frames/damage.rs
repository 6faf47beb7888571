//! Suffering damage, from attacks and all else (X2-DAMAGE-08): shields, damage cards, what answers them, destruction.

use super::{Answer, Flow, Frame, Table, answered, window};
use crate::{CardRef, Damage, Effect, Event, Phase, Public, Roll, Rolled, ShipId, State, Status, Window};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Damage to one ship in flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Suffer {
    ship: ShipId,
    hits: u8,
    crits: u8,
    step: SufferStep,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum SufferStep {
    /// What may prevent it.
    Before,
    /// One damage after the other, hits first (X2-DAMAGE-04, X2-ATTACK-16).
    One,
    /// A critical damage was suffered; on this card if not on a shield.
    Crit(Option<CardRef>),
    /// Whether it is destroyed.
    Check,
    /// X2-ATTACK-31: it is, and is removed; what is docked to it may leave before (X2-BEYOND-69).
    Remove,
}

impl Suffer {
    pub(crate) fn new(ship: ShipId, hits: u8, crits: u8) -> Self {
        Self { ship, hits, crits, step: SufferStep::Before }
    }
}

/// The damage about to be suffered, hits and crits.
pub(crate) fn damage_pending(s: &State) -> Option<(u8, u8)> {
    s.stack.iter().rev().find_map(|frame| {
        let Frame::Suffer(suffer) = frame else { return None };
        Some((suffer.hits, suffer.crits))
    })
}

/// X2-DAMAGE-16, R-06: none of it is suffered.
pub(super) fn prevent(t: &mut Table<'_>) {
    let found = t.s.stack.iter_mut().rev().find_map(|frame| {
        let Frame::Suffer(suffer) = frame else { return None };
        Some(suffer)
    });
    if let Some(suffer) = found {
        let (ship, hits, crits) = (suffer.ship, suffer.hits, suffer.crits);
        (suffer.hits, suffer.crits) = (0, 0);
        t.tell(|| Public::Prevented { ship, hits, crits });
    }
}

pub(super) fn advance(t: &mut Table<'_>, mut d: Suffer, answer: Option<Answer>) -> Flow {
    let ship = d.ship;
    // a docked ship suffers before it leaves a carrier that is destroyed.
    let docked = t.s.ship(ship).status == Status::Reserve;
    if !docked && !t.s.ship(ship).on_table() {
        return Flow::Done;
    }
    match d.step {
        SufferStep::Before => {
            d.step = SufferStep::One;
            let answers = d.hits + d.crits > 0 && !docked;
            let child = if answers { window::open(t, Window::BeforeSuffer, ship) } else { None };
            Flow::after(Frame::Suffer(d), child)
        }
        SufferStep::One => suffer_one(t, d, answer),
        SufferStep::Crit(card) => {
            d.step = SufferStep::One;
            // on a shield or as a card; the card that was just dealt does not count.
            let child = window::open_without(t, Window::AfterCritSuffered, ship, card);
            Flow::after(Frame::Suffer(d), child)
        }
        SufferStep::Check => {
            if !is_destroyed(t, ship) {
                return Flow::Done;
            }
            if docked {
                super::dock::lose(t, ship);
                return Flow::Done;
            }
            d.step = SufferStep::Remove;
            Flow::after(Frame::Suffer(d), destroy(t, ship))
        }
        SufferStep::Remove => {
            // X2-ATTACK-32: in the engagement phase, when the initiative step is over.
            if t.s.phase == Phase::Engagement {
                return Flow::Done;
            }
            match remove(t, ship) {
                Some(emergency) => Flow::Push(Frame::Suffer(d), emergency),
                None => Flow::Done,
            }
        }
    }
}

fn suffer_one(t: &mut Table<'_>, mut d: Suffer, answer: Option<Answer>) -> Flow {
    let ship = d.ship;
    if let Some(answer) = answer {
        let deck = answered!(answer, Answer::Rolled(Rolled::Deck(deck)) => deck);
        let pile = t.s.pile_of(t.s.ship(ship).seat);
        t.s.discards[pile].clear();
        t.s.decks[pile].clone_from(&deck);
        t.log.push(|| Event::Shuffled { seat: Seat(pile as u8), deck });
    }
    if d.hits + d.crits == 0 {
        d.step = SufferStep::Check;
        return Flow::Next(Frame::Suffer(d));
    }
    let mut crit = d.hits == 0;
    if !crit {
        t.eye().effects(ship, |effect, _| crit |= *effect == Effect::HitsAreCrits);
    }
    let own = t.s.ship_mut(ship);
    if own.shields > 0 {
        own.shields -= 1;
        // X2-DAMAGE-05: no card, so no critical effect.
        t.tell(|| Public::ShieldLost { ship, crit });
        return suffered(d, crit, None);
    }
    let pile = t.s.pile_of(t.s.ship(ship).seat);
    let Some(card) = t.s.decks[pile].pop() else {
        if t.s.discards[pile].is_empty() {
            // Every card lies beside a ship: none is left to deal.
            return suffered(d, crit, None);
        }
        // AMB-17.
        return Table::roll(Frame::Suffer(d), Roll::Shuffle(Seat(pile as u8)));
    };
    let own = t.s.ship_mut(ship);
    if own.damage.try_push(Damage { card, up: crit }).is_err() {
        t.s.discards[pile].push(card);
        return suffered(d, crit, None);
    }
    if !crit {
        t.log.push(|| Event::DealtDown { ship, card });
        return suffered(d, crit, None);
    }
    let copies = own.damage.iter().filter(|damage| damage.up && damage.card == card).count() as u8;
    t.tell(|| Public::DealtUp { ship, card });
    let dealt = CardRef::Damage(card, copies - 1);
    match (suffered(d, crit, Some(dealt)), window::open_card(t, Window::Dealt, ship, dealt)) {
        // X2-DAMAGE-03: its text resolves.
        (Flow::Next(next), Some(window)) => Flow::Push(next, window),
        (flow, _) => flow,
    }
}

/// One damage less to come.
fn suffered(mut d: Suffer, crit: bool, card: Option<CardRef>) -> Flow {
    if d.hits > 0 {
        d.hits -= 1;
    } else {
        d.crits -= 1;
    }
    if crit {
        d.step = SufferStep::Crit(card);
    }
    Flow::Next(Frame::Suffer(d))
}

/// X2-ATTACK-29, X2-DAMAGE-07: whether a ship that is not yet destroyed has as many damage cards, face up or down,
/// as its hull.
fn is_destroyed(t: &Table<'_>, ship: ShipId) -> bool {
    let own = t.s.ship(ship);
    let alive = matches!(own.status, Status::Playing | Status::Reserve);
    alive && own.damage.len() as u8 >= t.eye().hull(ship)
}

/// X2-ATTACK-29: it is destroyed, and still there; says what answers that.
fn destroy(t: &mut Table<'_>, ship: ShipId) -> Option<Frame> {
    super::escalation::score(t, ship);
    t.s.ship_mut(ship).status = Status::Doomed;
    t.tell(|| Public::Destroyed { ship });
    window::open(t, Window::Destroyed, ship)
}

/// X2-ATTACK-30: removes a destroyed ship, unless what is docked to it may leave first: then that comes before.
fn remove(t: &mut Table<'_>, ship: ShipId) -> Option<Frame> {
    let emergency = super::dock::emergency(t, ship);
    if emergency.is_none() {
        t.remove(ship, Status::Destroyed);
        t.tell(|| Public::Removed { ship });
    }
    emergency
}

/// X2-ATTACK-32: at the end of an initiative step; what must come before, if anything.
pub(super) fn remove_doomed(t: &mut Table<'_>) -> Option<Frame> {
    let doomed = t.s.ids().filter(|ship| t.s.ship(*ship).status == Status::Doomed);
    let doomed: arrayvec::ArrayVec<ShipId, { crate::MAX_SHIPS }> = doomed.collect();
    doomed.into_iter().find_map(|ship| remove(t, ship))
}

/// X2-DAMAGE-09, -10, -12: repairs the card at a place; one that lay face up stays, face down.
pub(super) fn repair(t: &mut Table<'_>, ship: ShipId, place: u8) {
    let own = t.s.ship_mut(ship);
    let damage = &mut own.damage[place as usize];
    let card = damage.card;
    if damage.up {
        damage.up = false;
        t.tell(|| Public::RepairedUp { ship, card });
    } else {
        own.damage.remove(place as usize);
        let pile = t.s.pile_of(t.s.ship(ship).seat);
        t.s.discards[pile].push(card);
        t.tell(|| Public::RepairedDown { ship, card });
    }
}

/// Where a face-up card lies.
pub(crate) fn place_of(s: &State, ship: ShipId, card: CardRef) -> Option<u8> {
    let CardRef::Damage(kind, copy) = card else { return None };
    let damage = s.ship(ship).damage.iter().enumerate();
    let mut up = damage.filter(|(_, damage)| damage.up && damage.card == kind);
    up.nth(copy as usize).map(|(place, _)| place as u8)
}

/// A face-up card is turned face down by its own text.
pub(super) fn turn_down(t: &mut Table<'_>, ship: ShipId, card: CardRef) {
    if let Some(place) = place_of(t.s, ship, card) {
        repair(t, ship, place);
    }
}
