//! Names of the things that are the same in every match.

use crate::{
    BarrelRoll, Bearing, Boost, Difficulty, Face, Maneuver, Phase, Slide, Token, squad::check::action,
};
use geometry::{Side, Slot};
use kernel::{Message, Say, Seat};

/// The name of a seat.
pub fn seat(seat: Seat) -> Message {
    Message::new(if seat == Seat(0) { "xwing-seat-one" } else { "xwing-seat-two" })
}

/// The arrow of a maneuver.
pub fn bearing(bearing: Bearing) -> Message {
    use Side::{Left, Right};
    Message::new(match bearing {
        Bearing::Straight => "xwing-bearing-straight",
        Bearing::Bank(Left) => "xwing-bearing-bank-left",
        Bearing::Bank(Right) => "xwing-bearing-bank-right",
        Bearing::Turn(Left) => "xwing-bearing-turn-left",
        Bearing::Turn(Right) => "xwing-bearing-turn-right",
        Bearing::Koiogran => "xwing-bearing-koiogran",
        Bearing::Tallon(Left) => "xwing-bearing-tallon-left",
        Bearing::Tallon(Right) => "xwing-bearing-tallon-right",
        Bearing::Segnor(Left) => "xwing-bearing-segnor-left",
        Bearing::Segnor(Right) => "xwing-bearing-segnor-right",
        Bearing::Stationary => "xwing-bearing-stationary",
        Bearing::ReverseStraight => "xwing-bearing-reverse",
        Bearing::ReverseBank(Left) => "xwing-bearing-reverse-bank-left",
        Bearing::ReverseBank(Right) => "xwing-bearing-reverse-bank-right",
    })
}

/// The colour of a maneuver or an action.
pub fn difficulty(difficulty: Difficulty) -> Message {
    Message::new(match difficulty {
        Difficulty::Blue => "xwing-difficulty-blue",
        Difficulty::White => "xwing-difficulty-white",
        Difficulty::Red => "xwing-difficulty-red",
    })
}

impl Say for Maneuver {
    fn say(&self) -> Message {
        Message::new("xwing-maneuver")
            .with("speed", self.speed)
            .with("bearing", bearing(self.bearing))
            .with("colour", difficulty(self.difficulty))
    }
}

/// A kind of token.
pub fn token(token: Token) -> Message {
    Message::new(match token {
        Token::Focus => "xwing-token-focus",
        Token::Evade => "xwing-token-evade",
        Token::Calculate => "xwing-token-calculate",
        Token::ReinforceFore => "xwing-token-reinforce-fore",
        Token::ReinforceAft => "xwing-token-reinforce-aft",
        Token::Disarm => "xwing-token-disarm",
        Token::Jam => "xwing-token-jam",
        Token::Tractor => "xwing-token-tractor",
        Token::Stress => "xwing-token-stress",
        Token::Ion => "xwing-token-ion",
        Token::Cloak => "xwing-token-cloak",
    })
}

/// A phase of the round.
pub fn phase(phase: Phase) -> Message {
    Message::new(match phase {
        Phase::Setup => "xwing-phase-setup",
        Phase::Planning => "xwing-phase-planning",
        Phase::System => "xwing-phase-system",
        Phase::Activation => "xwing-phase-activation",
        Phase::Engagement => "xwing-phase-engagement",
        Phase::End => "xwing-phase-end",
    })
}

/// So many results of a kind.
pub(super) fn results(face: Face, count: u8) -> Message {
    Message::new(match face {
        Face::Crit => "xwing-faces-crit",
        Face::Hit => "xwing-faces-hit",
        Face::Evade => "xwing-faces-evade",
        Face::Focus => "xwing-faces-focus",
        Face::Blank => "xwing-faces-blank",
    })
    .with("count", count)
}

/// What dice show, counted: 1 critical, 2 hits and 1 blank.
pub fn faces(shown: &[Face]) -> Vec<Message> {
    let kinds = [Face::Crit, Face::Hit, Face::Evade, Face::Focus, Face::Blank];
    let counted = kinds.map(|kind| (kind, shown.iter().filter(|face| **face == kind).count()));
    counted
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| results(kind, count as u8))
        .collect()
}

/// The name of a kind of action.
pub(super) fn kind(kind: crate::ActionKind) -> Message {
    action(kind)
}

/// Left or right.
pub(super) fn side(side: Side) -> Message {
    Message::new(match side {
        Side::Left => "xwing-side-left",
        Side::Right => "xwing-side-right",
    })
}

/// How far forward.
pub(super) fn slot(slot: Slot) -> Message {
    Message::new(match slot {
        Slot::Middle => "xwing-slot-middle",
        Slot::Forward => "xwing-slot-forward",
        Slot::Back => "xwing-slot-back",
    })
}

/// A barrel roll.
pub(super) fn roll(roll: BarrelRoll) -> Message {
    Message::new("xwing-choice-roll").with("side", side(roll.side)).with("slot", slot(roll.slot))
}

/// A barrel roll that slides.
pub(super) fn slide(slide: Slide) -> Message {
    let ahead = slide.start + slide.shift;
    let key = match ahead.signum() {
        1 => "xwing-choice-slide-ahead",
        -1 => "xwing-choice-slide-back",
        _ => "xwing-choice-slide-level",
    };
    Message::new(key).with("side", side(slide.side)).with("distance", ahead.unsigned_abs() / 1_000)
}

/// A boost.
pub(super) fn boost(boost: Boost) -> Message {
    Message::new(match boost {
        Boost::Straight => "xwing-choice-boost-straight",
        Boost::Bank(Side::Left) => "xwing-choice-boost-left",
        Boost::Bank(Side::Right) => "xwing-choice-boost-right",
    })
}

/// A kind of obstacle.
pub(super) fn obstacle(kind: Option<crate::ObstacleKind>) -> Message {
    Message::new(match kind {
        Some(crate::ObstacleKind::Asteroid) => "xwing-kind-asteroid",
        Some(crate::ObstacleKind::Debris) => "xwing-kind-debris",
        None => "xwing-kind-obstacle",
    })
}
