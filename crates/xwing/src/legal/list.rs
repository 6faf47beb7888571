//! The legal answers to every ask.

use super::{abilities, acts, attacks, dice, moves, places, tools};
use crate::{
    Ask, Choice, Eye, Step, Wanted,
    frames::{self, Frame},
};
use kernel::{Demand, Extent, Seat};

/// Gives every legal answer to a demand to `each`.
pub(crate) fn list(eye: Eye<'_>, demand: &Demand<Ask>, each: &mut impl FnMut(Choice)) -> Extent {
    match demand.ask {
        Ask::First => [Choice::First(Seat(0)), Choice::First(Seat(1))].into_iter().for_each(each),
        Ask::Obstacle => {
            places::list_obstacles(eye, each);
            return Extent::Part;
        }
        Ask::Marker => {
            places::list_markers(eye, each);
            return Extent::Part;
        }
        Ask::Place => {
            places::list_ships(eye, &frames::due_to_place(eye), each);
            return Extent::Part;
        }
        Ask::Dial { ship } => {
            let dial = &eye.content.type_of(eye.ship(ship)).dial;
            for (index, maneuver) in dial.iter().enumerate() {
                if eye.may_execute(ship, *maneuver) {
                    each(Choice::Dial { ship, maneuver: index as u8 });
                }
            }
            // A dial that was set may be changed in the meantime.
            return Extent::Part;
        }
        Ask::Ready => {
            each(Choice::Ready);
            return Extent::Part;
        }
        Ask::Next => frames::due_next(eye).into_iter().map(Choice::Ship).for_each(each),
        Ask::Ability { .. } => {
            if let Some(window) = frames::asking(eye.s) {
                let mut must = false;
                frames::answers(eye, window, demand.by, |ability, triggered| {
                    must |= triggered.duty == crate::Duty::Must;
                    each(Choice::Use(ability));
                });
                if !must {
                    each(Choice::Pass);
                }
            }
        }
        Ask::Action { ship, grant } => {
            acts::acts(eye, ship, grant, false).into_iter().map(Choice::Act).for_each(&mut *each);
            each(Choice::Pass);
        }
        Ask::Tallon { ship } => {
            if let Some(Frame::Fly(fly)) = eye.s.stack.last() {
                frames::tallon_slots(eye, ship, fly.maneuver)
                    .into_iter()
                    .map(Choice::Tallon)
                    .for_each(&mut *each);
            }
        }
        Ask::Attack { ship, with } => {
            attacks::attacks(eye, ship, with).for_each(&mut *each);
            each(Choice::Pass);
        }
        Ask::Modify { .. } => {
            if let Some(Frame::Modify(modify)) = eye.s.stack.last() {
                let mut must = false;
                dice::modifications(eye, modify, |spend, duty| {
                    must |= duty == crate::Duty::Must;
                    each(Choice::Spend(spend));
                });
                if !must {
                    each(Choice::Pass);
                }
            }
        }
        Ask::Step { wanted, .. } => step_choices(eye, wanted, each),
        Ask::Shift { ship, cause } => {
            moves::shifts(eye, ship, cause).for_each(&mut *each);
            each(Choice::Pass);
        }
        Ask::Dock { ship } => {
            frames::carriers(eye, ship).map(Choice::Ship).for_each(&mut *each);
            each(Choice::Pass);
        }
        Ask::Deploy { ship, emergency } => {
            frames::deployments(eye, ship).for_each(&mut *each);
            if !emergency {
                each(Choice::Pass);
            }
        }
        Ask::Emergency { ship } => [Choice::Ship(ship), Choice::Pass].into_iter().for_each(each),
        Ask::Jam { ship } => abilities::jam_losses(eye, ship).for_each(each),
        Ask::Replacement { .. } => {
            let options = frames::replacements(eye);
            (0..options.len() as u8).map(Choice::Option).for_each(&mut *each);
            // AMB-23: a choice with one core box only.
            if eye.s.mode == crate::Mode::EscalationCoreBox {
                each(Choice::Pass);
            }
        }
        Ask::Detonation { .. } => {
            frames::shatterable(eye).into_iter().map(Choice::Option).for_each(&mut *each);
        }
        Ask::Arrival => (0..eye.s.markers.len() as u8).map(Choice::Option).for_each(each),
        Ask::ArrivalSide => (0..4).map(Choice::Option).for_each(each),
    }
    Extent::All
}

/// What a step of an ability can be told.
fn step_choices(eye: Eye<'_>, wanted: Wanted, each: &mut impl FnMut(Choice)) {
    let Some(Frame::Steps(steps)) = eye.s.stack.last() else { return };
    let scope = &steps.scope;
    let ability = scope.ability;
    let all = eye.content.steps(eye.ship(ability.ship), ability.card, ability.index);
    let Some(step) = all.get(steps.cursor as usize) else { return };
    match (wanted, step) {
        (Wanted::Ship, Step::Choose(tests)) => {
            abilities::ships(eye, scope, tests).map(Choice::Ship).for_each(&mut *each);
        }
        (Wanted::LockTarget, _) => {
            abilities::lock_targets(eye, ability.ship).map(Choice::Ship).for_each(&mut *each);
            each(Choice::Pass);
        }
        (Wanted::Repair(_), &Step::Repair(who, filter)) => {
            if let Some(ship) = eye.who(who, scope) {
                abilities::repairable(eye, ship, filter, ability).map(Choice::Damage).for_each(&mut *each);
            }
        }
        (Wanted::Reroll(dice), Step::Reroll(_, most, faces)) => {
            if let Some(attack) = eye.s.attack() {
                let pool = match dice {
                    crate::Dice::Attack => &attack.offense,
                    crate::Dice::Defense => &attack.defense,
                };
                let among = super::rerollable(eye, dice, faces);
                pool.subsets(among, *most, |set| each(Choice::Dice(set)));
            }
        }
        (Wanted::Device, Step::Drop(..) | Step::Launch(..)) => {
            let ways = tools::deliveries(eye, ability.ship, step);
            (0..ways.len() as u8).map(Choice::Option).for_each(&mut *each);
        }
        _ => {}
    }
}
