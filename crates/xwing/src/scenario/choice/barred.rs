//! Why a ship that is not asked could not do it either. Ships to which nothing is open are not asked, so a scenario about
//! what bars them has no question to refuse an answer to.

use super::{WrittenChoice, read::Reader};
use crate::{Act, Choice, Cite, Grant, Ship, ShipId, State, Status, Xwing, legal, query::gets_dial};
use kernel::RuleId;

/// The rules that bar an action, an attack or a dial of a ship as things stand; none if it could do it.
pub(crate) fn barred(game: &Xwing, s: &State, by: &str, said: &WrittenChoice) -> Vec<RuleId> {
    let Some(ship) = game.ship_named(s, by) else { return Vec::new() };
    let reader = Reader::unasked(game, s, ship);
    match (said, reader.choice(said)) {
        (WrittenChoice::Attack { .. }, Ok(choice)) => no_attack(game, s, ship, choice),
        (WrittenChoice::Act(_), Ok(Choice::Act(act))) => no_action(game, s, ship, act),
        (WrittenChoice::Dial(_), Ok(_)) => no_dial(game, s, ship),
        _ => Vec::new(),
    }
}

/// X2-BEYOND-64: what a ship in reserve has no part in.
fn off_the_table(game: &Xwing, own: &Ship) -> Vec<RuleId> {
    match own.status {
        Status::Reserve => vec![game.content().rule(Cite::Reserve)],
        Status::Playing | Status::Doomed | Status::Waiting | Status::Destroyed | Status::Fled => Vec::new(),
    }
}

fn no_attack(game: &Xwing, s: &State, ship: ShipId, choice: Choice) -> Vec<RuleId> {
    let (query, own) = (game.query(s), s.ship(ship));
    let Choice::Attack { weapon, target, obstructed, .. } = choice else { return Vec::new() };
    if own.status == Status::Destroyed {
        return vec![query.content.rule(Cite::DestroyedNoAttack)];
    }
    if !own.on_table() {
        return off_the_table(game, own);
    }
    if legal::attacks_on(query, ship, None, weapon, target).next().is_some() {
        return Vec::new();
    }
    vec![legal::no_attack(query, ship, weapon, target, obstructed).rule]
}

fn no_action(game: &Xwing, s: &State, ship: ShipId, act: Act) -> Vec<RuleId> {
    let (query, own) = (game.query(s), s.ship(ship));
    if !own.on_table() {
        return off_the_table(game, own);
    }
    let mut rules = Vec::new();
    if own.done.skips_action {
        let partial = own.executed.is_some_and(|executed| !executed.full);
        let cite = if partial { Cite::PartialNoAction } else { Cite::AsteroidNoAction };
        rules.push(query.content.rule(cite));
    }
    if !legal::may_act(query, ship, Grant::Step, act) {
        rules.push(legal::no_action(query, ship, Grant::Step, act).rule);
    }
    rules
}

fn no_dial(game: &Xwing, s: &State, ship: ShipId) -> Vec<RuleId> {
    let (query, own) = (game.query(s), s.ship(ship));
    if own.status == Status::Playing && !gets_dial(query, ship) {
        return vec![query.content.rule(Cite::IonNoDial)];
    }
    off_the_table(game, own)
}
