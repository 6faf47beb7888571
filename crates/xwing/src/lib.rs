//! Battles of starfighters on a table: squadrons, dials, dice, cards. Both editions are one engine under different
//! policies and packs.
//!
//! | room | what is in it |
//! |---|---|
//! | [`vocabulary`] | the words abilities of cards are written in |
//! | [`cards`], [`symbol`], [`content`], [`pack`] | cards as data, their names, and how packs of them are read |
//! | [`squad`], [`points`], [`squad_check`], [`quick_build`], [`grouping`], [`xws`], [`ready`] | squadrons: prices, validity, options, who came by which, files; ready ones |
//! | [`balance`], [`examine`], [`brought`] | random squadrons that are worth the same; questions about squadrons before a match; what players bring to one |
//! | [`ruleset`], [`setup`], `build` | policies; what a match starts from; squadrons become ships |
//! | [`state`], [`ship`], `ability_set`, [`dial`], [`shades`], [`dice`], [`token`], [`action`], [`ids`] | everything that changes |
//! | `frames` | the procedures of the rules, on one stack |
//! | [`choice`], `legal` | what is asked and answered; what is allowed, and which rule refuses |
//! | [`eye`], [`scope`] | questions about a position, and from where an ability asks them |
//! | [`event`], [`view`], [`glance`], `resample`, `knowledge` | what happened; what viewers see, copied or read in place; worlds a seat cannot tell apart |
//! | [`game`], [`outcome`] | the kernel's contract; how a match ends |
//! | [`preview`], [`printed`] | where an answer would put a ship; cards and cardboard as one document, for boards |
//! | [`look`] | everything a player may want to know before deciding |
//! | [`words`] | asks, choices and events as messages, with the names of ships and cards |
//! | [`given`], [`said`], `show`, `stage` | scenarios: positions, choices in words, what can be looked at |

mod ability_set;
pub mod action;
pub mod balance;
pub mod brought;
mod build;
pub mod cards;
pub mod choice;
pub mod content;
pub mod dial;
pub mod dice;
pub mod event;
pub mod examine;
pub mod eye;
mod frames;
pub mod game;
pub mod given;
pub mod glance;
pub mod grouping;
pub mod ids;
mod knowledge;
mod legal;
pub mod look;
pub mod outcome;
pub mod pack;
pub mod points;
pub mod preview;
pub mod printed;
pub mod quick_build;
pub mod ready;
mod resample;
pub mod ruleset;
pub mod said;
pub mod scope;
pub mod setup;
pub mod shades;
pub mod ship;
mod show;
pub mod squad;
pub mod squad_check;
mod stage;
pub mod state;
pub mod symbol;
pub mod token;
pub mod view;
pub mod vocabulary;
pub mod words;
pub mod xws;

pub use ability_set::AbilitySet;
pub use action::{ActionKind, BarAction, Linked};
pub use brought::Brought;
pub use cards::{
    Charges, ConditionCard, DamageCard, Device, Faction, Fuse, ObstacleKind, Pilot, QuickBuild, QuickShip,
    Restriction, ShipType, Slot, Text, Trait, Turret, Upgrade, UpgradeFace,
};
pub use choice::{Act, Ask, BarrelRoll, Boost, Choice, Grant, ShiftCause, Spend, Wanted};
pub use content::{Content, DeviceShape, Obstacle};
pub use dial::{Bearing, Difficulty, Maneuver};
pub use dice::{Dice, DiceSet, Die, Face, Faces, MAX_DICE, Pool};
pub use event::{Event, Public, Seen};
pub use eye::Eye;
pub use game::Xwing;
pub use given::Given;
pub use glance::Glance;
pub use grouping::Taken;
pub use ids::{AbilityRef, CardRef, MAX_SHIPS, ShipId, Shown, WeaponRef};
pub use outcome::{Outcome, Reason};
pub use pack::{PackError, PackFault, PackFile};
pub use points::{PointsList, Price};
pub use printed::Printed;
pub use ruleset::{
    BothGoals, DamageDecks, ForbiddenDial, IdleCosts, MinesBeyond, MutualDestruction, Reinforce, Rerolls,
    Ruleset, SeveralObstacles, StartOnObstacle, ThreatTotal, TokensPerStep, WeaponChanges,
};
pub use said::{Fell, Said};
pub use scope::Scope;
pub use setup::{FirstPlayer, Mode, Setup};
pub use shades::Shades;
pub use ship::{Aboard, Damage, Dial, Done, Equipped, Executed, MAX_DAMAGE, MAX_UPGRADES, Ship, Status};
pub use squad::{Member, Squad};
pub use squad_check::{Fault, Format, MAX_SQUAD};
pub use state::{LiveDevice, LiveObstacle, Phase, Roll, Rolled, State};
pub use symbol::Symbol;
pub use token::{Colour, Token, Tokens};
pub use view::View;
pub use vocabulary::{
    Ability, ActionGrant, Amount, CardAction, Condition, Constant, Cost, DamageFilter, Duty, Effect, Once,
    Requirement, Role, Shape, ShipTest, Stat, Step, Tool, Triggered, Weapon, WeaponTest, Who, Window,
};
