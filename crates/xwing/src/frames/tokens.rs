//! Gaining tokens, and what jam and tractor tokens do at once.

use super::{Answer, Flow, Frame, Table, answered, devices, window};
use crate::{
    Ask, Boost, Choice, Colour, Public, ShiftCause, ShipId, Status, Token, Window,
    edition::MovedOnto,
    legal, query,
    state::{Gain, GainStep, RollWay},
};
use arrayvec::ArrayVec;
use geometry::{Encounter, Pose};
use kernel::Seat;

/// X2-TOKEN-01, -09, -10: gives a ship tokens, from the supply or from another ship; the frame to push if anything
/// answers that.
pub(super) fn gain(t: &mut Table<'_>, ship: ShipId, token: Token, count: u8, by: Seat) -> Option<Frame> {
    // What a ship meets may destroy it before it gets the rest. X2-BEYOND-08: no second cloak token.
    if count == 0
        || t.s.ship(ship).is_out()
        || (token == Token::Cloak && t.s.ship(ship).tokens.has(Token::Cloak))
    {
        return None;
    }
    let count = if token == Token::Cloak { 1 } else { count };
    let before = t.s.ship(ship).tokens.get(token);
    t.s.ship_mut(ship).tokens.add(token, count);
    t.tell(|| Public::Gained { ship, token, count });
    let threshold = t.content.edition.facts.tractored.of(t.query().size(ship));
    let jammed = t.content.edition.facts.tokens.of(token).colour == Colour::Green
        && t.s.ship(ship).tokens.has(Token::Jam);
    let tractored = token == Token::Tractor && before < threshold && before + count >= threshold;
    let gain = |step| Some(Frame::Gain(Gain { ship, token, count, unanswered: count, by, step }));
    if jammed || tractored || token == Token::Jam {
        return gain(GainStep::AtOnce);
    }
    let window = window::open(t, Window::Gained(token), ship)?;
    if count > 1 { gain(GainStep::Window) } else { Some(window) }
}

/// X2-ACTION-30, -33: one ship locks another; says what answers it.
pub(super) fn lock(t: &mut Table<'_>, ship: ShipId, target: ShipId) -> Option<Frame> {
    let limit = legal::lock_limit(t.query(), ship);
    let locks = &mut t.s.ship_mut(ship).locks;
    // A lock on the same ship takes the place of the one that is there.
    locks.retain(|locked| *locked != target);
    let gone = if locks.len() >= limit { Some(locks.remove(0)) } else { None };
    locks.push(target);
    if let Some(target) = gone {
        t.tell(|| Public::Unlocked { ship, target });
    }
    t.tell(|| Public::Locked { ship, target });
    // X2-BEYOND-18: a jammed ship does not keep it.
    if t.s.ship(ship).tokens.has(Token::Jam) {
        unlock(t, ship, target);
        t.s.ship_mut(ship).tokens.take(Token::Jam, 1);
        t.tell(|| Public::Lost { ship, token: Token::Jam, count: 1 });
    }
    None
}

/// A lock is gone.
pub(super) fn unlock(t: &mut Table<'_>, ship: ShipId, target: ShipId) {
    t.s.ship_mut(ship).locks.retain(|locked| *locked != target);
    t.tell(|| Public::Unlocked { ship, target });
}

pub(super) fn advance(t: &mut Table<'_>, mut gain: Gain, answer: Option<Answer>) -> Flow {
    let ship = gain.ship;
    if gain.step == GainStep::Window {
        let window = window::open(t, Window::Gained(gain.token), ship);
        let Some(window) = window.filter(|_| gain.unanswered > 0) else { return Flow::Done };
        gain.unanswered -= 1;
        return Flow::Push(Frame::Gain(gain), window);
    }
    if let Some(answer) = answer {
        // X2-BEYOND-16, -17: what the jammed ship loses, and the jam token with it.
        let choice = answered!(answer, Answer::Choice(_, choice) => choice);
        if let Choice::Lose(token) = choice {
            t.s.ship_mut(ship).tokens.take(token, 1);
            t.tell(|| Public::Lost { ship, token, count: 1 });
        } else if let Choice::Break(target) = choice {
            unlock(t, ship, target);
        }
        t.s.ship_mut(ship).tokens.take(Token::Jam, 1);
        t.tell(|| Public::Lost { ship, token: Token::Jam, count: 1 });
        gain.count -= 1;
        return Flow::Next(Frame::Gain(gain));
    }
    let token = gain.token;
    if token == Token::Jam {
        // Several jam tokens at once are answered one by one.
        if gain.count > 0 && legal::jam_losses(t.query(), ship).next().is_some() {
            return t.ask(Frame::Gain(gain), gain.by, Ask::Jam { ship });
        }
    } else if token == Token::Tractor {
        // X2-BEYOND-32: the opposing player may move it.
        gain.step = GainStep::Window;
        let by = Seat(1 - t.s.ship(ship).seat.0);
        return Flow::Push(Frame::Gain(gain), unmoved(ship, ShiftCause::Tractor, by));
    } else {
        // X2-BEYOND-18: a jammed ship does not keep a green token.
        let count = gain.count.min(t.s.ship(ship).tokens.get(Token::Jam));
        for token in [token, Token::Jam] {
            t.s.ship_mut(ship).tokens.take(token, count);
            t.tell(|| Public::Lost { ship, token, count });
        }
    }
    gain.step = GainStep::Window;
    Flow::Next(Frame::Gain(gain))
}

/// X2-BEYOND-10, -11, -32 to -35: a barrel roll or boost that is no action: stress does not hinder it, and no action
/// is used up. AMB-45: a decloak needs the room that any roll or boost needs.
pub(super) fn shift(
    t: &mut Table<'_>,
    ship: ShipId,
    cause: ShiftCause,
    by: Seat,
    answer: Option<Answer>,
) -> Flow {
    let Some(answer) = answer else {
        let mut any = false;
        legal::shifts(t.query(), ship, cause, |_| any = true);
        if !any {
            return Flow::Done;
        }
        return t.ask(unmoved(ship, cause, by), by, Ask::Shift { ship, cause });
    };
    let choice = answered!(answer, Answer::Choice(_, choice) => choice);
    let speed = legal::shift_speed(t.query(), ship, cause);
    if choice == Choice::Pass {
        return Flow::Done;
    }
    if cause == ShiftCause::Decloak {
        // X2-BEYOND-09.
        t.s.ship_mut(ship).tokens.take(Token::Cloak, 1);
        t.tell(|| Public::Spent { ship, token: Token::Cloak });
    }
    let roll: Option<RollWay> = if let Choice::Roll(roll) = choice {
        Some(roll.into())
    } else if let Choice::Slide(slide) = choice {
        Some(slide.into())
    } else {
        None
    };
    let (swept, mines) = if let Some(roll) = roll {
        let swept = legal::roll_swept(t.query(), ship, speed, roll);
        (swept, barrel_roll(t, ship, speed, roll))
    } else {
        let way = answered!(choice, Choice::Boost(boost) => boost);
        let swept = legal::boost_swept(t.query(), ship, speed, way);
        (swept, self::boost(t, ship, speed, way))
    };
    let met = match t.content.edition.answers.moved_onto {
        // it is no maneuver.
        MovedOnto::Nothing => ArrayVec::new(),
        MovedOnto::Effect => {
            let base = t.query().base(ship);
            let placed = query::placed(t.query());
            let met =
                placed.iter().zip(0..).filter(|(outline, _)| Encounter::of(&swept, &base, outline).is_some());
            met.map(|(_, place)| place).collect()
        }
    };
    Flow::after(Frame::Shift { ship, cause, by, moved: true, met }, mines)
}

/// A ship that is about to be moved.
pub(super) fn unmoved(ship: ShipId, cause: ShiftCause, by: Seat) -> Frame {
    Frame::Shift { ship, cause, by, moved: false, met: ArrayVec::new() }
}

/// What answers such a move, and what the obstacles do that it met.
pub(super) fn shifted(t: &Table<'_>, ship: ShipId, cause: ShiftCause, met: ArrayVec<u8, 12>) -> Flow {
    if !met.is_empty() {
        return Flow::Next(Frame::Obstacles { ship, met, rolled: false, flown: false });
    }
    let window = match cause {
        ShiftCause::Decloak if t.s.ship(ship).status == Status::Playing => {
            window::open(t, Window::AfterDecloak, ship)
        }
        ShiftCause::Decloak | ShiftCause::Tractor => None,
    };
    window.map_or(Flow::Done, Flow::Next)
}

/// Sets a ship down elsewhere.
pub(super) fn place(t: &mut Table<'_>, ship: ShipId, to: Pose) {
    let from = std::mem::replace(&mut t.s.ship_mut(ship).pose, to);
    t.tell(|| Public::Shifted { ship, from, to });
    super::fly::part(t, ship);
}

/// A barrel roll, as an action or otherwise; X2-ACTION-28: it is no maneuver. X2-BEYOND-53: says which mines it
/// meets.
pub(super) fn barrel_roll(
    t: &mut Table<'_>,
    ship: ShipId,
    speed: u8,
    roll: impl Into<RollWay>,
) -> Option<Frame> {
    let roll: RollWay = roll.into();
    let swept = legal::roll_swept(t.query(), ship, speed, roll);
    let to = legal::roll_end(t.query(), ship, speed, roll);
    place(t, ship, to);
    devices::mines_crossed(t, ship, &swept)
}

/// A boost, as an action or otherwise; X2-ACTION-28: it is no maneuver. X2-BEYOND-53: says which mines it meets.
pub(super) fn boost(t: &mut Table<'_>, ship: ShipId, speed: u8, boost: Boost) -> Option<Frame> {
    let swept = legal::boost_swept(t.query(), ship, speed, boost);
    let to = legal::boost_end(t.query(), ship, speed, boost);
    place(t, ship, to);
    devices::mines_crossed(t, ship, &swept)
}
