//! Battles of starfighters on a table: squadrons, dials, dice, cards. An edition is content: its pack says what sets it
//! apart ([`Edition`]), and one engine plays it.
//!
//! Rooms, each of which knows only those above it in this list (`cargo xtask tidy` keeps that so):
//!
//! | room | what is in it |
//! |---|---|
//! | `components` | dice, dials, tokens; how pieces are named |
//! | [`edition`] | what sets editions apart, and how rules are read where they leave a choice |
//! | [`cards`] | cards as data, the words of their abilities, packs |
//! | [`squad`] | squadrons: prices, validity, options, files, ready ones; what a match starts from |
//! | `state` | everything that changes, procedures in flight included; what is asked, answered and told |
//! | `query` | questions about a position, with everything in force |
//! | `legal` | what is allowed, and which rule refuses |
//! | `frames` | the procedures of the rules, on one stack |
//! | [`view`] | what viewers see, copied or read in place; worlds a seat cannot tell apart |
//! | `game` | the kernel's contract; how a match begins |
//! | [`words`] | asks, choices and events as messages, with the names of ships and cards |
//! | [`preview`] | everything a player may want to know before deciding |
//! | `scenario` | positions and choices of scenarios |

pub mod cards;
mod components;
pub mod edition;
mod frames;
mod game;
mod legal;
pub mod preview;
mod query;
mod scenario;
pub mod squad;
mod state;
pub mod view;
pub mod words;

pub use cards::{
    Ability, AbilityPlace, AbilitySet, ActionGrant, Amount, CardAction, Charges, Condition, ConditionCard,
    Constant, Content, Cost, DamageCard, DamageFilter, Device, DeviceShape, Duty, Effect, Facing, Fuse,
    Obstacle, ObstacleKind, Once, PackError, PackFault, PackFile, PerSlot, Pilot, PointsList, Price, Printed,
    QuickBuild, QuickShip, Rank, Requirement, Restriction, Role, Shape, ShipTest, ShipType, Stat, Step, Text,
    Tool, Trait, Triggered, Turret, Upgrade, UpgradeFace, Weapon, WeaponTest, Who, Window, pack,
};
pub use components::{
    AbilityRef, ActionKind, BarAction, Bearing, CardRef, Colour, Dice, DiceSet, Die, Difficulty, Face, Faces,
    Faction, Linked, List, MAX_CONDITIONS, MAX_DICE, MAX_SHIPS, MAX_SQUAD, MAX_UPGRADES, Maneuver, Pool,
    ShipId, Shown, Slot, Symbol, Token, Tokens, WeaponRef,
};
pub use edition::{
    BothGoals, Cite, DamageDecks, Edition, ForbiddenDial, IdleCosts, MinesBeyond, MutualDestruction,
    OverlapActions, Reinforce, Rerolls, Ruleset, SecondAcademy, SeveralObstacles, SimultaneousAttacks,
    StartOnObstacle, ThreatTotal, TokensPerStep, WeaponChanges, XwsDialect,
};
pub use game::Xwing;
pub use query::{Query, Shades};
pub use scenario::{Position, WrittenChoice, WrittenRoll, WrittenSquad};
pub use squad::{
    Brought, Fault, FirstPlayer, Format, Member, Mode, Setup, Squad, Taken, examine, ready, xws,
};
pub use state::{
    Aboard, Act, Ask, BarrelRoll, Boost, Choice, Conditions, Damage, Dial, Done, Equipped, Event, Executed,
    Grant, LiveDevice, LiveObstacle, MAX_DAMAGE, Outcome, Phase, Public, Reason, Roll, Rolled, Scope, Seen,
    ShiftCause, Ship, Slide, Spend, Standing, State, Status, Wanted,
};
pub use view::{DieFaces, Figures, Halves, SeatQuery, View};
