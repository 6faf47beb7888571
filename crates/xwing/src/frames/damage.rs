//! Suffering damage, from attacks and all else (X2-DAMAGE-08): shields, damage cards (`deal`), what answers them,
//! destruction.

use super::{Flow, Frame, Table, window};
use crate::{
    CardRef, Effect, Phase, Public, ShipId, SimultaneousAttacks, Status, Window,
    edition::Removal,
    state::{Suffer, SufferStep},
};

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

pub(super) fn advance(t: &mut Table<'_>, mut d: Suffer) -> Flow {
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
        SufferStep::One => suffer_one(t, d),
        SufferStep::Dealt { up } => {
            d.step = SufferStep::Check;
            let up = up || dealt_face_up(t, ship);
            Flow::Push(Frame::Suffer(d), Frame::Deal { ship, up })
        }
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
            if stays(t, ship, initiative_step(t), false) {
                return Flow::Done;
            }
            match remove(t, ship) {
                Some(emergency) => Flow::Push(Frame::Suffer(d), emergency),
                None => Flow::Done,
            }
        }
    }
}

fn suffer_one(t: &mut Table<'_>, mut d: Suffer) -> Flow {
    let ship = d.ship;
    if d.hits + d.crits == 0 {
        d.step = SufferStep::Check;
        return Flow::Next(Frame::Suffer(d));
    }
    let mut crit = d.hits == 0;
    if !crit {
        t.query().effects(ship, |effect, _| crit |= *effect == Effect::HitsAreCrits);
    }
    let own = t.s.ship_mut(ship);
    if own.shields > 0 {
        own.shields -= 1;
        // X2-DAMAGE-05: no card, so no critical effect.
        t.tell(|| Public::ShieldLost { ship, crit });
        return Flow::Next(Frame::Suffer(suffered(d, crit)));
    }
    let up = crit || dealt_face_up(t, ship);
    Flow::Push(Frame::Suffer(suffered(d, crit)), Frame::Deal { ship, up })
}

/// One damage less to come.
fn suffered(mut d: Suffer, crit: bool) -> Suffer {
    if d.hits > 0 {
        d.hits -= 1;
    } else {
        d.crits -= 1;
    }
    if crit {
        d.step = SufferStep::Crit(None);
    }
    d
}

/// X2-ATTACK-29, X2-DAMAGE-07: whether a ship that is not yet destroyed has as much damage, face up or down, as its
/// hull.
fn is_destroyed(t: &Table<'_>, ship: ShipId) -> bool {
    let own = t.s.ship(ship);
    let alive = matches!(own.status, Status::Playing | Status::Reserve);
    alive && t.query().damage(ship) >= t.query().hull(ship)
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

/// The initiative whose turn it is, if any.
pub(super) fn initiative_step(t: &Table<'_>) -> Option<u8> {
    t.s.stack.iter().rev().find_map(|frame| {
        let Frame::Order { at, .. } = frame else { return None };
        *at
    })
}

/// X2-ATTACK-32: whether a destroyed ship stays on the table for now; `at` is the initiative whose turn it is, if any, and
/// `over` whether all ships have had theirs.
fn stays(t: &Table<'_>, ship: ShipId, at: Option<u8>, over: bool) -> bool {
    t.s.phase == Phase::Engagement
        && match t.content.edition.answers.removal {
            Removal::AfterInitiative => !over,
            // FAQ-ATTACKSEQ-32, -33: at the end of the attack, unless its own turn is still to come.
            Removal::AfterOwnTurn => {
                let kept = match t.s.ruleset.simultaneous_attacks {
                    SimultaneousAttacks::Kept => {
                        !t.s.ship(ship).done.engaged && at == Some(t.query().initiative(ship))
                    }
                    SimultaneousAttacks::AtOnce => false,
                };
                !over && (kept || t.s.attack().is_some())
            }
        }
}

/// X2-ATTACK-32: removes what does not stay any longer, between the turns of ships and at the end of an initiative step;
/// what must come before, if anything.
pub(super) fn remove_doomed(t: &mut Table<'_>, at: Option<u8>, over: bool) -> Option<Frame> {
    let doomed =
        t.s.ids().filter(|ship| t.s.ship(*ship).status == Status::Doomed && !stays(t, *ship, at, over));
    let doomed: arrayvec::ArrayVec<ShipId, { crate::MAX_SHIPS }> = doomed.collect();
    doomed.into_iter().find_map(|ship| remove(t, ship))
}

/// X2-DAMAGE-09, -10, -12: repairs the card at a place; one that lay face up stays, face down.
pub(super) fn repair(t: &mut Table<'_>, ship: ShipId, place: u8) {
    let own = t.s.ship_mut(ship);
    let damage = &mut own.damage[place as usize];
    let card = damage.card;
    if damage.is_up() {
        damage.turn_down();
        t.tell(|| Public::RepairedUp { ship, card });
    } else {
        own.damage.remove(place as usize);
        let pile = t.s.pile_of(t.s.ship(ship).seat);
        t.s.discards[pile].push(card);
        t.tell(|| Public::RepairedDown { ship, card });
    }
}

/// The card that was just dealt face up to a ship is discarded.
pub(super) fn discard_dealt(t: &mut Table<'_>, ship: ShipId) {
    let own = t.s.ship_mut(ship);
    if let Some(damage) = own.damage.last().copied().filter(|damage| damage.is_up()) {
        own.damage.remove(own.damage.len() - 1);
        let pile = t.s.pile_of(t.s.ship(ship).seat);
        t.s.discards[pile].push(damage.card);
        t.tell(|| Public::DamageDiscarded { ship, card: damage.card });
    }
}

/// A face-up card is turned face down by its own text.
pub(super) fn turn_down(t: &mut Table<'_>, ship: ShipId, card: CardRef) {
    if let Some(place) = t.s.ship(ship).place_of(card) {
        repair(t, ship, place);
    }
}

/// Whether a card has every damage card of a ship dealt face up.
fn dealt_face_up(t: &Table<'_>, ship: ShipId) -> bool {
    t.query().has_rare(ship, Effect::DEALT_FACE_UP, |effect| *effect == Effect::DealtFaceUp)
}
