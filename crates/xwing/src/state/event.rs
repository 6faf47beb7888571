//! What happened, and what each viewer learns of it.

use crate::{
    AbilityRef, Act, Dice, Face, Faces, Maneuver, Outcome, Phase, ShipId, Shown, Token, WeaponRef,
    state::{Deck, LiveObstacle},
};
use geometry::Pose;
use kernel::{Known, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What happened, with nothing hidden.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// Something everybody sees.
    Public(Public),
    /// X2-PLAN-01, -08: a dial was set in secret.
    DialSet {
        /// Whose seat.
        seat: Seat,
        /// Whose.
        ship: ShipId,
        /// Which maneuver of its dial.
        maneuver: u8,
    },
    /// A seat looked at a dial.
    Peeked {
        /// Which seat.
        by: Seat,
        /// Whose dial.
        ship: ShipId,
        /// What it shows.
        maneuver: u8,
    },
    /// X2-SETUP-15, AMB-17: a damage deck was shuffled.
    Shuffled {
        /// Whose, seat 0's when it is shared.
        seat: Seat,
        /// Top card last.
        deck: Deck,
    },
    /// X2-DAMAGE-03, R-05: a damage card was dealt face down, seen by nobody.
    DealtDown {
        /// To whom.
        ship: ShipId,
        /// Which kind.
        card: u8,
    },
}

/// What a viewer learns of an event.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Seen {
    /// Something everybody sees.
    Public(Public),
    /// A dial was set.
    DialSet {
        /// Whose seat.
        seat: Seat,
        /// Whose.
        ship: ShipId,
        /// Which maneuver of its dial.
        maneuver: Known<u8>,
    },
    /// A seat looked at a dial.
    Peeked {
        /// Which seat.
        by: Seat,
        /// Whose dial.
        ship: ShipId,
        /// What it shows.
        maneuver: Known<u8>,
    },
    /// A damage deck was shuffled.
    Shuffled {
        /// Whose.
        seat: Seat,
        /// Top card last.
        deck: Known<Deck>,
    },
    /// A damage card was dealt face down.
    DealtDown {
        /// To whom.
        ship: ShipId,
        /// Which kind.
        card: Known<u8>,
    },
}

/// What everybody sees.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are; each event says when it happens")]
pub enum Public {
    /// X2-SETUP-05, -06: a player is first player.
    First { seat: Seat },
    /// X2-SETUP-09: an obstacle lies on the table.
    Obstacle { seat: Seat, index: u8, obstacle: LiveObstacle },
    /// An obstacle found no room (X2-SETUP-10, -11) and stays away.
    SetAside { seat: Seat },
    /// X2-ESCALATE-02, -03: a hyperspace marker lies on the table.
    Marker { seat: Seat, at: Pose },
    /// X2-SETUP-14: a ship is on the table.
    Placed { ship: ShipId, at: Pose },
    /// X2-ROUND-02: a round began.
    Round { number: u16 },
    /// X2-ROUND-01: a phase began.
    Phase { phase: Phase },
    /// A seat has set all its dials.
    Ready { seat: Seat },
    /// X2-ACTIV-03: a dial was revealed.
    Revealed { ship: ShipId, maneuver: Maneuver },
    /// AMB-06: the maneuver is forbidden, another takes its place.
    Replaced { ship: ShipId, maneuver: Maneuver },
    /// X2-ACTIV-04: a maneuver was executed.
    Flew { ship: ShipId, maneuver: Maneuver, from: Pose, to: Pose, full: bool },
    /// X2-MOVE-18: it ended touching another ship.
    Bumped { ship: ShipId, into: ShipId },
    /// A ship was moved otherwise.
    Shifted { ship: ShipId, from: Pose, to: Pose },
    /// X2-OBST-03: it went through or ended on an obstacle.
    MetObstacle { ship: ShipId, obstacle: u8 },
    /// X2-MOVE-39: it left the play area.
    Fled { ship: ShipId },
    /// X2-MOVE-20, X2-OBST-05: it loses its action.
    SkipsAction { ship: ShipId },
    /// X2-ACTION-01: it performed an action.
    Acted { ship: ShipId, act: Act },
    /// X2-ACTION-12: it performed none.
    NoAction { ship: ShipId },
    /// X2-TOKEN-01.
    Gained { ship: ShipId, token: Token, count: u8 },
    /// X2-TOKEN-02: by its own effect or a rule.
    Lost { ship: ShipId, token: Token, count: u8 },
    /// X2-TOKEN-02: by choice.
    Spent { ship: ShipId, token: Token },
    /// X2-ACTION-30.
    Locked { ship: ShipId, target: ShipId },
    /// X2-ACTION-33, -32: a lock is gone.
    Unlocked { ship: ShipId, target: ShipId },
    /// X2-CHARGE-02: charges of a card were spent.
    ChargeSpent {
        /// Of which card.
        ability: AbilityRef,
        /// How many.
        count: u8,
        /// What the card was then.
        #[serde(default, skip_serializing_if = "Shown::is_always")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        shown: Shown,
    },
    /// X2-CHARGE-05.
    ChargeRecovered {
        /// Whose.
        ship: ShipId,
        /// Of which card.
        card: crate::CardRef,
        /// How many.
        count: u8,
        /// What the card was then.
        #[serde(default, skip_serializing_if = "Shown::is_always")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        shown: Shown,
    },
    /// X2-FORCE-02.
    ForceSpent { ship: ShipId, count: u8 },
    /// X2-FORCE-02.
    ForceRecovered { ship: ShipId, count: u8 },
    /// X2-DAMAGE-15.
    ShieldRecovered { ship: ShipId, count: u8 },
    /// An ability was used, or applied.
    Used {
        /// Which.
        ability: AbilityRef,
        /// What its card was then.
        #[serde(default, skip_serializing_if = "Shown::is_always")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        shown: Shown,
    },
    /// A card was turned over.
    Flipped { ship: ShipId, upgrade: u8, face: u8 },
    /// An upgrade was discarded.
    Discarded { ship: ShipId, upgrade: u8 },
    /// A damage card that was dealt face up was discarded, and its text does nothing.
    DamageDiscarded { ship: ShipId, card: u8 },
    /// A dial was turned face up before its time.
    DialShown { ship: ShipId, maneuver: Maneuver },
    /// Initiative until the end of the phase.
    Initiative { ship: ShipId, initiative: u8 },
    /// X2-BEYOND-39.
    Assigned { ship: ShipId, condition: u8 },
    /// Dice were rolled outside an attack.
    Rolled { ship: ShipId, dice: Dice, faces: Faces },
    /// X2-ATTACK-02: it does not attack.
    NoAttack { ship: ShipId },
    /// X2-ATTACK-06: an attack was declared.
    Attacked { attacker: ShipId, defender: ShipId, weapon: WeaponRef, range: u8, obstructed: bool },
    /// X2-ATTACK-07: attack dice fell.
    AttackDice { ship: ShipId, faces: Faces },
    /// X2-ATTACK-09: defence dice fell.
    DefenseDice { ship: ShipId, faces: Faces },
    /// Dice were rerolled; the whole pool as it is now.
    Rerolled { dice: Dice, faces: Faces },
    /// Results were changed.
    Changed { dice: Dice, from: Face, to: Face, count: u8 },
    /// A result was added.
    Added { dice: Dice, face: Face },
    /// Results were taken out.
    Cancelled { dice: Dice, face: Face, count: u8 },
    /// X2-ATTACK-13: the attack hit with so many.
    Hit { attacker: ShipId, defender: ShipId, hits: u8, crits: u8 },
    /// X2-ATTACK-13: it missed.
    Missed { attacker: ShipId, defender: ShipId },
    /// X2-DAMAGE-16: damage was prevented.
    Prevented { ship: ShipId, hits: u8, crits: u8 },
    /// X2-BEYOND-21: damage was reduced.
    Reinforced { ship: ShipId },
    /// X2-DAMAGE-02: a shield took a damage.
    ShieldLost { ship: ShipId, crit: bool },
    /// X2-DAMAGE-03: a damage card was dealt face up.
    DealtUp { ship: ShipId, card: u8 },
    /// a damage was suffered, and no card was left to deal for it.
    NoDamageCard { ship: ShipId, crit: bool },
    /// X2-DAMAGE-09: a face-up card was turned face down.
    RepairedUp { ship: ShipId, card: u8 },
    /// X2-DAMAGE-10: a face-down card was discarded, and now everybody sees it.
    RepairedDown { ship: ShipId, card: u8 },
    /// X2-ATTACK-29: it is destroyed.
    Destroyed { ship: ShipId },
    /// X2-ATTACK-30: it is removed.
    Removed { ship: ShipId },
    /// X2-BEYOND-67: it docked.
    Docked { ship: ShipId, carrier: ShipId },
    /// X2-BEYOND-68, -69: it leaves its carrier.
    Deployed { ship: ShipId, carrier: ShipId },
    /// X2-BEYOND-51: a device was laid.
    DeviceLaid { ship: ShipId, device: u8, at: Pose },
    /// a device was not laid.
    NoRoom { ship: ShipId, device: u8 },
    /// X2-BEYOND-52, -53: a device went off.
    Detonated { device: u8 },
    /// An obstacle was blown away.
    ObstacleRemoved { obstacle: u8 },
    /// X2-ESCALATE-06: a ship arrived.
    Arrived { ship: ShipId, at: Pose },
    /// It is over.
    Over(Outcome),
}

impl Event {
    /// What a viewer learns of it.
    pub fn redact(&self, viewer: Viewer) -> Seen {
        let is = |seat: Seat| viewer == Viewer::Arbiter || viewer == Viewer::Seat(seat);
        match self {
            Self::Public(public) => Seen::Public(public.clone()),
            &Self::DialSet { seat, ship, maneuver } => {
                Seen::DialSet { seat, ship, maneuver: Known::when(is(seat), || maneuver) }
            }
            &Self::Peeked { by, ship, maneuver } => {
                Seen::Peeked { by, ship, maneuver: Known::when(is(by), || maneuver) }
            }
            Self::Shuffled { seat, deck } => {
                Seen::Shuffled { seat: *seat, deck: Known::when(viewer == Viewer::Arbiter, || deck.clone()) }
            }
            &Self::DealtDown { ship, card } => {
                Seen::DealtDown { ship, card: Known::when(viewer == Viewer::Arbiter, || card) }
            }
        }
    }

    /// Whether it tells a viewer something that was hidden until now.
    pub fn discloses(&self, viewer: Viewer) -> bool {
        match self {
            Self::Public(public) => public.discloses(),
            Self::Peeked { by, .. } => viewer == Viewer::Seat(*by),
            Self::Shuffled { .. } | Self::DealtDown { .. } | Self::DialSet { .. } => false,
        }
    }
}

impl Public {
    /// Whether it shows everybody something that was hidden: a dial, or a damage card. The cards of a ship that leaves
    /// the game lie open on the discard pile.
    fn discloses(&self) -> bool {
        matches!(
            self,
            Self::Revealed { .. }
                | Self::DialShown { .. }
                | Self::DealtUp { .. }
                | Self::RepairedDown { .. }
                | Self::Removed { .. }
                | Self::Fled { .. }
        )
    }
}
