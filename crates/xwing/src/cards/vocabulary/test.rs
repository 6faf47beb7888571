//! Which ships, and under which conditions.

use crate::{ActionKind, Difficulty, Slot, Symbol, Token, Trait};
use geometry::{Arc, Size};
use serde::{Deserialize, Serialize};

/// A ship an ability speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Who {
    /// The ship the card belongs to.
    #[default]
    This,
    /// The ship the moment is about.
    Subject,
    /// The attacker of the attack in flight.
    Attacker,
    /// The defender of the attack in flight.
    Defender,
    /// The ship chosen by an earlier step.
    Chosen,
}

/// One thing that must be true of a ship, seen from the ship the card belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ShipTest {
    /// The ship itself.
    This,
    /// Not the ship itself.
    Other,
    /// X2-BEYOND-70: of the same squadron, itself included.
    Friendly,
    /// X2-BEYOND-71: of the other squadron.
    Enemy,
    /// X2-RANGE-11: at one of these ranges.
    Range(u8, u8),
    /// In an arc.
    In(Arc),
    /// In one of the ship's firing arcs.
    InFiringArc,
    /// Of a type.
    Type(Symbol),
    /// Of a size.
    Size(Size),
    /// Has a token of a kind.
    Has(Token),
    /// Has at least one damage card.
    Damaged,
    /// Is locked by the ship.
    LockedByThis,
    /// Has the ship in one of its own firing arcs.
    SeesThis,
    /// X2-BEYOND-41: has this condition.
    Under(Symbol),
    /// Has this upgrade equipped.
    Equipped(Symbol),
    /// Has a dial that is face down.
    DialHidden,
    /// Has lost a shield.
    LacksShield,
    /// X2-BEYOND-23: carries a torpedo, missile or device with a spent charge.
    CanReload,
    /// Is the attacker of the attack in flight.
    Attacking,
    /// Is the defender of the attack in flight.
    Defending,
    /// Has locked the ship.
    HasLockedThis,
    /// Touches the ship.
    Touching,
}

/// Which side of the attack in flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// The attacker.
    Attacking,
    /// The defender.
    Defending,
}

/// Which weapon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum WeaponTest {
    /// X2-WEAPON-01.
    Primary,
    /// X2-WEAPON-02.
    Special,
    /// The weapon on this card.
    ThisCard,
    /// Printed for this arc; a turret is printed for none, wherever it points.
    From(Arc),
    /// On an upgrade of this type.
    Of(Slot),
}

/// The shape of a maneuver, left and right alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shape {
    /// Straight on.
    Straight,
    /// 45 degrees.
    Bank,
    /// 90 degrees.
    Turn,
    /// Straight with about-face.
    Koiogran,
    /// Bank with about-face.
    Segnor,
    /// Turn with a further quarter turn.
    Tallon,
    /// No move.
    Stationary,
    /// Backwards.
    Reverse,
}

/// One thing that must be true for an ability to be used, or to apply.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// X2-MOVE-14: the subject's last maneuver was fully executed.
    Fully,
    /// It was executed at one of these speeds.
    Speed(u8, u8),
    /// It had this colour when it was executed.
    Colour(Difficulty),
    /// It had one of these shapes.
    Shaped(Vec<Shape>),
    /// X2-ION-05: it was an ion maneuver.
    IonManeuver,
    /// It went through or ended on an obstacle.
    MetObstacle,
    /// The action just performed is one of these.
    Performed(Vec<ActionKind>),
    /// The ship has this part in the attack in flight.
    Is(Role),
    /// The attack uses such a weapon.
    With(WeaponTest),
    /// The attack is at one of these attack ranges.
    AttackRange(u8, u8),
    /// X2-OBST-14: the attack is obstructed.
    Obstructed,
    /// X2-ATTACK-13: the attack hit.
    AttackHit,
    /// There is a ship that satisfies tests.
    There(Vec<ShipTest>),
    /// A ship satisfies tests.
    That(Who, Vec<ShipTest>),
    /// The dice of the roll that an earlier step made show one of these.
    Rolled(Vec<crate::Face>),
    /// The damage about to be suffered has hits in it.
    HitsPending,
    /// The phase is the engagement phase.
    InEngagement,
    /// This card shows this face, 0 being the first.
    FaceUp(u8),
    /// The action an earlier step granted is not on the ship's own bar.
    NotOnBar,
    /// An earlier step did what it says.
    Done,
    /// Another ability of this card, by its place on it, was used this round: what it began still lasts.
    Used(u8),
    /// This damage card came to lie face up in this round.
    Fresh,
    /// The damage card that was just dealt face up has this trait.
    DealtOf(Trait),
    /// The subject's base is on an obstacle.
    OnObstacle,
    /// One of these holds.
    Any(Vec<Condition>),
    /// The contrary.
    Not(Box<Condition>),
}
