//! Gaining tokens, and what jam and tractor tokens do at once.

use super::{Answer, Flow, Frame, Table, answered, devices, window};
use crate::{
    Ask, BarrelRoll, Boost, Choice, Colour, Public, ShiftCause, ShipId, Status, Token, Window, legal,
};
use geometry::Pose;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A token was gained; what answers it comes one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Gain {
    ship: ShipId,
    token: Token,
    /// How many of them have done nothing yet at once.
    count: u8,
    /// How many of them no ability has answered yet: each is a moment of its own.
    unanswered: u8,
    /// Whose doing it is.
    by: Seat,
    step: GainStep,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum GainStep {
    AtOnce,
    Window,
}

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
    let before = t.s.ship(ship).tokens.get(token);
    t.s.ship_mut(ship).tokens.add(token, count);
    t.tell(|| Public::Gained { ship, token, count });
    let threshold = t.eye().threshold(ship);
    let jammed = token.colour() == Colour::Green && t.s.ship(ship).tokens.has(Token::Jam);
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
    let limit = legal::lock_limit(t.eye(), ship);
    let locks = &mut t.s.ship_mut(ship).locks;
    if locks.contains(&target) {
        return None;
    }
    let mut gone = None;
    if locks.len() >= limit {
        gone = Some(locks.remove(0));
    }
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
        if gain.count > 0 && legal::jam_losses(t.eye(), ship).next().is_some() {
            return t.ask(Frame::Gain(gain), gain.by, Ask::Jam { ship });
        }
    } else if token == Token::Tractor {
        // X2-BEYOND-32: the opposing player may move it.
        gain.step = GainStep::Window;
        let by = Seat(1 - t.s.ship(ship).seat.0);
        return Flow::Push(
            Frame::Gain(gain),
            Frame::Shift { ship, cause: ShiftCause::Tractor, by, moved: false },
        );
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
        if legal::shifts(t.eye(), ship, cause).next().is_none() {
            return Flow::Done;
        }
        return t.ask(Frame::Shift { ship, cause, by, moved: false }, by, Ask::Shift { ship, cause });
    };
    let choice = answered!(answer, Answer::Choice(_, choice) => choice);
    let speed = legal::shift_speed(t.eye(), ship, cause);
    if choice == Choice::Pass {
        return Flow::Done;
    }
    if cause == ShiftCause::Decloak {
        // X2-BEYOND-09.
        t.s.ship_mut(ship).tokens.take(Token::Cloak, 1);
        t.tell(|| Public::Spent { ship, token: Token::Cloak });
    }
    let mines = if let Choice::Roll(roll) = choice {
        barrel_roll(t, ship, speed, roll)
    } else {
        self::boost(t, ship, speed, answered!(choice, Choice::Boost(boost) => boost))
    };
    Flow::after(Frame::Shift { ship, cause, by, moved: true }, mines)
}

/// What answers such a move. R-18: not the obstacles it crossed or ended on, since it is no maneuver.
pub(super) fn shifted(t: &Table<'_>, ship: ShipId, cause: ShiftCause) -> Flow {
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
}

/// A barrel roll, as an action or otherwise; X2-ACTION-28: it is no maneuver. X2-BEYOND-53: says which mines it
/// meets.
pub(super) fn barrel_roll(t: &mut Table<'_>, ship: ShipId, speed: u8, roll: BarrelRoll) -> Option<Frame> {
    let swept = legal::roll_swept(t.eye(), ship, speed, roll);
    let to = legal::roll_end(t.eye(), ship, speed, roll);
    place(t, ship, to);
    devices::mines_crossed(t, ship, &swept)
}

/// A boost, as an action or otherwise; X2-ACTION-28: it is no maneuver. X2-BEYOND-53: says which mines it meets.
pub(super) fn boost(t: &mut Table<'_>, ship: ShipId, speed: u8, boost: Boost) -> Option<Frame> {
    let swept = legal::boost_swept(t.eye(), ship, speed, boost);
    let to = legal::boost_end(t.eye(), ship, speed, boost);
    place(t, ship, to);
    devices::mines_crossed(t, ship, &swept)
}
