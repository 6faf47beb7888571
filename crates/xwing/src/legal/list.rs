//! The legal answers to every ask.

use super::{abilities, acts, attacks, dice, moves, places, tools};
use crate::{Ask, Choice, Query, Step, Wanted, legal, query, state::Frame};
use kernel::{Demand, Extent, Seat};

/// Gives every legal answer to a demand to `each`.
pub(crate) fn list(query: Query<'_>, demand: &Demand<Ask>, each: &mut impl FnMut(Choice)) -> Extent {
    match demand.ask {
        Ask::First => [Choice::First(Seat(0)), Choice::First(Seat(1))].into_iter().for_each(each),
        Ask::Obstacle => {
            places::list_obstacles(query, each);
            return Extent::Part;
        }
        Ask::Marker => {
            places::list_markers(query, each);
            return Extent::Part;
        }
        Ask::Place => {
            places::list_ships(query, &query::due_to_place(query), each);
            return Extent::Part;
        }
        Ask::Dial { ship } => {
            let dial = &query.content.type_of(query.ship(ship)).dial;
            for (index, maneuver) in dial.iter().enumerate() {
                if query.may_set(ship, *maneuver) {
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
        Ask::Next => query::due_next(query).into_iter().map(Choice::Ship).for_each(each),
        Ask::Ability { .. } => {
            if let Some(window) = legal::asking(query.s) {
                let mut must = false;
                legal::answers(query, window, demand.by, |ability, triggered| {
                    must |= triggered.duty == crate::Duty::Must;
                    each(Choice::Use(ability));
                });
                if !must {
                    each(Choice::Pass);
                }
            }
        }
        Ask::Action { ship, grant } => {
            acts::acts(query, ship, grant, false).into_iter().map(Choice::Act).for_each(&mut *each);
            each(Choice::Pass);
            if moves::slides(query) {
                return Extent::Part;
            }
        }
        Ask::Tallon { ship } => {
            if let Some(Frame::Fly(fly)) = query.s.stack.last() {
                query::tallon_slots(query, ship, fly.maneuver)
                    .into_iter()
                    .map(Choice::Tallon)
                    .for_each(&mut *each);
            }
        }
        Ask::Attack { ship, with } => {
            attacks::attacks(query, ship, with).for_each(&mut *each);
            each(Choice::Pass);
        }
        Ask::Modify { .. } => {
            if let Some(Frame::Modify(modify)) = query.s.stack.last() {
                let mut must = false;
                dice::modifications(query, modify, |spend, duty| {
                    must |= duty == crate::Duty::Must;
                    each(Choice::Spend(spend));
                });
                if !must {
                    each(Choice::Pass);
                }
            }
        }
        Ask::Step { wanted, .. } => step_choices(query, wanted, each),
        Ask::Shift { ship, cause } => {
            moves::shifts(query, ship, cause, &mut *each);
            each(Choice::Pass);
            if moves::slides(query) {
                return Extent::Part;
            }
        }
        Ask::Dock { ship } => {
            query::carriers(query, ship).map(Choice::Ship).for_each(&mut *each);
            each(Choice::Pass);
        }
        Ask::Deploy { ship, emergency } => {
            query::deployments(query, ship).for_each(&mut *each);
            if !emergency {
                each(Choice::Pass);
            }
        }
        Ask::Emergency { ship } => [Choice::Ship(ship), Choice::Pass].into_iter().for_each(each),
        Ask::Jam { ship } => abilities::jam_losses(query, ship).for_each(each),
        Ask::Replacement { ship } => {
            let options = query::replacements(query);
            (0..options.len() as u16).map(Choice::Option).for_each(&mut *each);
            if query::may_stay_lost(query, ship) {
                each(Choice::Pass);
            }
        }
        Ask::Detonation { .. } => {
            query::shatterable(query)
                .into_iter()
                .map(|place| Choice::Option(place.into()))
                .for_each(&mut *each);
        }
        Ask::Arrival => (0..query.s.markers.len() as u16).map(Choice::Option).for_each(each),
        Ask::ArrivalSide => (0..4).map(Choice::Option).for_each(each),
    }
    Extent::All
}

/// What a step of an ability can be told.
fn step_choices(query: Query<'_>, wanted: Wanted, each: &mut impl FnMut(Choice)) {
    let Some(Frame::Steps(steps)) = query.s.stack.last() else { return };
    let scope = &steps.scope;
    let ability = scope.ability;
    let all = query.content.steps(query.ship(ability.ship), ability.card, ability.index);
    let Some(step) = all.get(steps.cursor as usize) else { return };
    match (wanted, step) {
        (Wanted::Ship, Step::Choose(tests)) => {
            abilities::ships(query, scope, tests).map(Choice::Ship).for_each(&mut *each);
        }
        (Wanted::Ship, Step::MayChoose(tests)) => {
            abilities::ships(query, scope, tests).map(Choice::Ship).for_each(&mut *each);
            each(Choice::Pass);
        }
        (Wanted::Weapon(ship), Step::DiscardWeapon) => {
            let cards = abilities::armed_cards(query, ship).count();
            (0..cards as u16).map(Choice::Option).for_each(&mut *each);
        }
        (Wanted::LockTarget, _) => {
            abilities::lock_targets(query, ability.ship).map(Choice::Ship).for_each(&mut *each);
            each(Choice::Pass);
        }
        (Wanted::Repair(_), &Step::Repair(who, filter)) => {
            if let Some(ship) = query.who(who, scope) {
                abilities::repairable(query, ship, filter, ability).map(Choice::Damage).for_each(&mut *each);
            }
        }
        (Wanted::Reroll(dice), Step::Reroll(_, most, faces)) => {
            if let Some(attack) = query.s.attack() {
                let pool = match dice {
                    crate::Dice::Attack => &attack.offense,
                    crate::Dice::Defense => &attack.defense,
                };
                let among = super::rerollable(query, ability.ship, dice, faces);
                pool.subsets(among, *most, |set| each(Choice::Dice(set)));
            }
        }
        (Wanted::Device, Step::Drop(..) | Step::Launch(..)) => {
            let ways = tools::deliveries(query, ability.ship, step);
            (0..ways.len() as u16).map(Choice::Option).for_each(&mut *each);
        }
        _ => {}
    }
}
