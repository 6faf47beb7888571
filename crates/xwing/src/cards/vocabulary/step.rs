//! What happens when an ability is used: a flat list of steps. The cursor into it is one number, so a card can pause
//! anywhere for a decision or a die.

use super::{Condition, ShipTest, Who};
use crate::{ActionKind, Dice, Difficulty, Face, Symbol, Token};
use geometry::Side;
use serde::{Deserialize, Serialize};

/// How much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// So many.
    Just(u8),
    /// All there are.
    All,
}

/// Which damage cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DamageFilter {
    /// X2-DAMAGE-11: any.
    Any,
    /// Face-down ones.
    FaceDown,
    /// Face-up ones.
    FaceUp,
    /// X2-DAMAGE-14: face-up ones with the trait Ship.
    FaceUpShip,
    /// X2-DAMAGE-14: face-up ones with the trait Pilot.
    FaceUpPilot,
    /// This card.
    This,
}

/// An action that a card lets a ship perform.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ActionGrant {
    /// Which; any if none is named.
    pub only: Vec<ActionKind>,
    /// Whether those named are granted although the bar lacks them.
    pub beyond_bar: bool,
    /// Whether a stressed ship may.
    pub while_stressed: bool,
    /// The colour, if not the printed one.
    pub difficulty: Option<Difficulty>,
}

/// What a device is laid with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tool {
    /// Straight on.
    Straight(u8),
    /// A bank to one side.
    Bank(u8, Side),
    /// A turn to one side.
    Turn(u8, Side),
}

/// Whose initiative a step speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rank {
    /// A number.
    Just(u8),
    /// That of a ship.
    Of(Who),
}

/// Which way a damage card is dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Facing {
    /// Face up.
    Up,
    /// Face down.
    Down,
}

/// One thing that happens.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Goes on only if this holds.
    If(Condition),
    /// The player chooses a ship; ends here if there is none.
    Choose(Vec<ShipTest>),
    /// The same, and the player may choose none: then it ends here, too.
    MayChoose(Vec<ShipTest>),
    /// X2-TOKEN-01.
    Gain(Who, Token, u8),
    /// X2-TOKEN-02: as far as there are any.
    Remove(Who, Token, Amount),
    /// X2-TOKEN-03: from one to another.
    Transfer(Who, Who, Token),
    /// X2-CHARGE-05: charges of this card.
    RecoverCharge(u8),
    /// X2-FORCE-02.
    RecoverForce(Who, u8),
    /// X2-DAMAGE-15.
    RecoverShield(Who, u8),
    /// Damage: hits and crits.
    Suffer(Who, u8, u8),
    /// X2-DAMAGE-16, R-06: the damage about to be suffered is not.
    PreventDamage,
    /// X2-DAMAGE-09 to -11.
    Repair(Who, DamageFilter),
    /// This damage card is turned face down.
    TurnDown,
    /// Rolls dice; later steps look at them.
    Roll(Dice, u8),
    /// Damage for each result that an earlier step rolled: a hit for a hit, a crit for a crit.
    SufferRolled(Who),
    /// The attack in flight is rolled with so many dice more, or fewer.
    MoreDice(Dice, i8),
    /// Rerolls up to so many dice of the attack in flight; only dice that show one of these, if any is named.
    Reroll(Dice, u8, Vec<Face>),
    /// Changes up to so many results of the attack in flight.
    Change(Dice, Face, Face, Amount),
    /// Adds a result to the attack in flight.
    Add(Dice, Face),
    /// Takes results out of the attack in flight.
    Cancel(Dice, Face, Amount),
    /// A ship may perform an action.
    Act(Who, ActionGrant),
    /// X2-ACTION-29: the ship acquires a lock on a ship at range 0 to 3.
    AcquireLock,
    /// The ship's initiative is this until the end of the phase.
    Initiative(u8),
    /// The same of any ship, and with the initiative of another.
    InitiativeOf(Who, Rank),
    /// The player looks at a dial that is face down.
    Peek(Who),
    /// A dial is turned face up.
    ShowDial(Who),
    /// This card is turned over.
    Flip,
    /// X2-BEYOND-39: a condition is assigned.
    Assign(Who, Symbol),
    /// The condition this step stands on is removed.
    RemoveCondition,
    /// X2-ATTACK-17: one more attack, with these weapons only.
    BonusAttack(Option<super::WeaponTest>),
    /// X2-BEYOND-54: a device is dropped with one of these templates.
    Drop(Symbol, Vec<Tool>),
    /// X2-BEYOND-55: a device is launched with one of these templates.
    Launch(Symbol, Vec<Tool>),
    /// X2-WEAPON-13, X2-BEYOND-19, -37: the attack's results become tokens, except so many of them, which do damage.
    TokensForDamage(Token, u8),
    /// The attack hit, and all its results are cancelled: it does no damage of its own.
    CancelResults,
    /// Nothing yet: what other abilities of this card say with `Used` lasts from now to the end of the round.
    Lasts,
    /// One step, if this holds. It must not ask or roll.
    When(Condition, Box<Step>),
    /// One step for every ship that passes tests, which is `Chosen`. It must not ask or roll.
    Each(Vec<ShipTest>, Box<Step>),
    /// X1-DAMAGE-09: a damage card is dealt, whatever the shields.
    Deal(Who, Facing),
    /// The ship acquires a lock on a certain ship, if that is in range.
    LockOn(Who),
    /// The lock that a ship has on this card's ship is removed.
    BreakLock(Who),
    /// The damage card that was just dealt face up is discarded.
    DiscardDealt,
    /// The damage card that was just dealt face up is turned face down.
    TurnDealtDown,
    /// FAQ-CLAR-16: a ship skips its action step in this round.
    SkipAction(Who),
    /// This card is discarded.
    Discard,
    /// The player discards one of the ship's cards that are weapons, if there is one.
    DiscardWeapon,
}
