//! What may be done, and why not. Listing and checking share one set of questions.
//!
//! | file | what it answers |
//! |---|---|
//! | `list` | the legal answers to every ask |
//! | `check` | whether one answer is legal, and which rule refuses it |
//! | `acts` | which actions a ship may perform |
//! | `moves` | where barrel rolls and boosts end, and whether they fit |
//! | `attacks` | which attacks a ship may make |
//! | `dice` | how dice may be modified |
//! | `abilities` | prices, effects and targets of abilities |
//! | `answers` | which abilities may answer a moment |
//! | `places` | where obstacles, markers and ships may be set up |
//! | `targets` | why a ship cannot be chosen |
//! | `tools` | the ways a device may be laid |

mod abilities;
mod acts;
mod answers;
mod attacks;
mod check;
mod dice;
mod list;
mod moves;
mod places;
mod reasons;
mod targets;
mod tools;

pub(crate) use abilities::{
    armed_cards, can_pay, can_pay_against, is_effective, is_in_force, is_used, jam_losses, lock_limit,
    lock_targets, only_force, rank_of, repairable, ships,
};
pub(crate) use acts::{act_difficulty, acts, acts_of, linked, may_act, offers, on_own_bar};
pub(crate) use answers::{answers, asking, is_collective, is_usable};
pub(crate) use attacks::{
    Unable, attack_range, attacks, attacks_on, instead_of_requirement, obstruction, unable, weapons,
};
pub(crate) use check::{
    check, may_place, no_action, no_attack, no_boost, no_deployment, no_roll, refuse, room, stressed_red,
};
pub(crate) use dice::{duty, has_modifications, rerollable};
pub(crate) use list::list;
pub(crate) use moves::{
    BOOSTS, ROLLS, boost_end, boost_fits, boost_swept, may_roll, over_obstacles, roll_end, roll_swept,
    shift_speed, shifts,
};
pub(crate) use places::{STARTER_OBSTACLES, deployment_range, edge, marker_outline, random_place};
pub(crate) use targets::{no_choice, no_lock};
pub(crate) use tools::{asked_deliveries, deliveries};
