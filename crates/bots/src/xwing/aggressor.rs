//! The yardstick: the published approach of the best known simulator, in our own code. Every enemy is taken to fly
//! straight on at speed 2; a dial is judged by fixed weights; actions and targets follow fixed priorities; nothing is
//! repositioned.

mod dial;

use super::place;
use crate::{Bot, Peek};
use ::xwing::{
    Act, ActionKind, Ask, Choice, Dice, DiceSet, Face, Grant, Pool, SeatQuery, ShipId, Spend, Token, Wanted,
    Xwing,
};
use kernel::Quick;

/// The bot.
#[derive(Debug)]
pub(super) struct Aggressor {
    chance: Quick,
    buffer: Vec<Choice>,
}

impl Aggressor {
    /// A bot; the seed only decides where obstacles are put.
    pub(super) fn new(seed: u64) -> Self {
        Self { chance: Quick::new(seed), buffer: Vec::new() }
    }
}

impl Bot<Xwing> for Aggressor {
    fn choose(&mut self, peek: &Peek<'_, Xwing>) -> Choice {
        let (query, demand) = (peek.seat_query(), peek.demand());
        self.buffer.clear();
        let legal = &mut self.buffer;
        // Questions whose answers need not be listed to find the best.
        if let Ask::Obstacle | Ask::Marker = demand.ask {
            return peek.pick(&mut self.chance, legal);
        }
        if let Ask::Action { ship, grant } = demand.ask {
            return act(query, ship, grant);
        }
        if let Ask::Dial { ship } = demand.ask
            && let Some(choice) = dial::dial(query, ship)
        {
            return choice;
        }
        peek.legal(legal);
        if legal.len() == 1 {
            return legal[0];
        }
        let found = match demand.ask {
            Ask::Place => place::place(query, legal),
            Ask::Attack { ship, .. } => attack(query, ship, legal),
            Ask::Modify { ship, dice } => modify(query, ship, dice, legal),
            Ask::Step { wanted: Wanted::Reroll(dice), .. } => reroll(query, dice, legal),
            Ask::First
            | Ask::Obstacle
            | Ask::Marker
            | Ask::Ready
            | Ask::Dial { .. }
            | Ask::Action { .. }
            | Ask::Next
            | Ask::Ability { .. }
            | Ask::Tallon { .. }
            | Ask::Step { .. }
            | Ask::Shift { .. }
            | Ask::Dock { .. }
            | Ask::Deploy { .. }
            | Ask::Emergency { .. }
            | Ask::Jam { .. }
            | Ask::Detonation { .. }
            | Ask::Replacement { .. }
            | Ask::Arrival
            | Ask::ArrivalSide => None,
        };
        found.unwrap_or(legal[0])
    }
}

/// Focus with somebody in sight, else a lock, else evade, else focus; whatever comes first otherwise, but no shift.
fn act(query: SeatQuery<'_>, ship: ShipId, grant: Grant) -> Choice {
    const KINDS: [ActionKind; 6] = [
        ActionKind::Focus,
        ActionKind::Evade,
        ActionKind::Lock,
        ActionKind::Calculate,
        ActionKind::Reinforce,
        ActionKind::Reload,
    ];
    let seat = query.owner(ship);
    let sees = || {
        query.ships().any(|other| {
            query.owner(other) != seat
                && query.range(ship, other).is_within(1, 3)
                && query.in_firing_arc(ship, other)
        })
    };
    let mut sight = None;
    let rank = |act: &Act| match act {
        Act::Focus if *sight.get_or_insert_with(sees) => 0,
        Act::Lock(_) => 1,
        Act::Evade => 2,
        Act::Focus => 3,
        Act::Calculate
        | Act::Reinforce(_)
        | Act::Reload(_)
        | Act::BarrelRoll(_)
        | Act::Slide(_)
        | Act::Boost(_)
        | Act::Cloak
        | Act::Coordinate(_)
        | Act::Jam(_)
        | Act::Rotate(_)
        | Act::Slam(_)
        | Act::Card(_) => 4,
    };
    let hostile = |act: &Act| !matches!(act, Act::Lock(target) if query.owner(*target) == seat);
    let best = query.acts(ship, grant, &KINDS).filter(hostile).min_by_key(rank);
    best.map_or(Choice::Pass, Choice::Act)
}

/// The weakest enemy first, then the nearest.
fn attack(query: SeatQuery<'_>, ship: ShipId, legal: &[Choice]) -> Option<Choice> {
    let rank = |choice: &Choice| {
        let Choice::Attack { target, obstructed, .. } = *choice else {
            return (1, 0, geometry::Range::Beyond, true);
        };
        (0, query.health(target), query.range(ship, target), obstructed)
    };
    legal.iter().min_by_key(|choice| rank(choice)).copied()
}

/// Tokens whenever they change something: the lock first, then focus, then evade.
fn modify(query: SeatQuery<'_>, ship: ShipId, dice: Dice, legal: &[Choice]) -> Option<Choice> {
    let [offense, defense] = query.attack()?;
    let pass = legal.contains(&Choice::Pass).then_some(Choice::Pass);
    if let Some(card) = legal.iter().find(|choice| matches!(choice, Choice::Spend(Spend::Ability(_)))) {
        return Some(*card);
    }
    let focus = query.tokens(ship).has(Token::Focus);
    let evades = defense.count(Face::Evade);
    let hits = offense.count(Face::Hit) + offense.count(Face::Crit);
    let wanted = |choice: &&Choice| {
        let Choice::Spend(spend) = choice else { return false };
        match spend {
            Spend::Lock(set) => *set == misses(offense, focus),
            Spend::Focus | Spend::Calculate | Spend::Force => dice == Dice::Attack || hits > evades,
            Spend::Evade(_) => hits > evades,
            Spend::Ability(_) => false,
        }
    };
    legal.iter().rev().find(wanted).copied().or(pass)
}

/// Dice that show nothing, and focus results without a token.
fn misses(dice: &Pool, focus: bool) -> DiceSet {
    let mut set = DiceSet::NONE;
    for (place, die) in dice.0.iter().enumerate() {
        let missed = die.face == Face::Blank || (die.face == Face::Focus && !focus);
        if missed && !die.rerolled {
            set = set.with(place);
        }
    }
    set
}

/// The largest set of dice that show nothing.
fn reroll(query: SeatQuery<'_>, dice: Dice, legal: &[Choice]) -> Option<Choice> {
    let [offense, defense] = query.attack()?;
    let pool = match dice {
        Dice::Attack => offense,
        Dice::Defense => defense,
    };
    let wanted = misses(pool, true);
    let size = |choice: &Choice| {
        let Choice::Dice(set) = choice else { return None };
        (set.0 & !wanted.0 == 0).then(|| set.len())
    };
    let good = legal.iter().filter_map(|choice| Some((size(choice)?, *choice)));
    good.max_by_key(|(dice, _)| *dice).map(|(_, choice)| choice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::xwing::{Mode, Setup};
    use kernel::{Game as _, Input, Log, Pending};

    /// Games of the yardstick against itself; every answer must be the same in a world dealt anew.
    #[test]
    fn what_is_hidden_changes_nothing() {
        let game = Xwing::second();
        let mut dials = 0;
        for seed in 0..4 {
            let mut chance = Quick::new(seed);
            let squads =
                game.content().random_squads(6, &mut chance).expect("there are squadrons of threat 6");
            let setup = Setup { mode: Mode::Standard, threat: Some(6), squads, ..Setup::default() };
            let mut state = game.start(&setup).expect("the squadrons are legal");
            let mut log = Log::off();
            for _ in 0..250 {
                let input = match game.pending(&state) {
                    Pending::Over(_) => break,
                    Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
                    Pending::Decide(demands) => {
                        let (id, by) = (demands[0].id, demands[0].by);
                        let peek = Peek::new(&game, &state, by).expect("the seat is asked");
                        let choice = Aggressor::new(seed).choose(&peek);
                        let world = peek.world(&mut chance);
                        let other = Peek::new(&game, &world, by).expect("the seat is asked there too");
                        assert_eq!(Aggressor::new(seed).choose(&other), choice, "{:?}", demands[0].ask);
                        dials += u32::from(matches!(choice, Choice::Dial { .. }));
                        Input::Choose { id, by, choice }
                    }
                };
                game.apply(&mut state, &input, &mut log).expect("the yardstick chooses what is legal");
            }
        }
        assert!(dials > 100, "only {dials} dials were set");
    }
}
