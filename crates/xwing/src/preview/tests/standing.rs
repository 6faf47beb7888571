//! What need not be asked changes nothing, and what may matter is asked.

use super::{barred::squad, watch_all};
use crate::{
    AbilityRef, Ask, CardRef, Choice, Dice, Face, Mode, Phase, Setup, ShipId, Spend, State, Xwing,
    preview::{Standing, Why, standing::copies},
    query,
};
use geometry::Slot;
use kernel::{Demand, Game, Input, Known, Log, Pending, Quick, Viewer};

fn battle(ours: &[(&str, &[&str])], theirs: &[(&str, &[&str])]) -> Setup {
    Setup { mode: Mode::Standard, casual: true, squads: [squad(ours), squad(theirs)], ..Setup::default() }
}

const SWARM: &[(&str, &[&str])] =
    &[("academypilot", &[]), ("academypilot", &[]), ("academypilot", &[]), ("academypilot", &[])];
const REBELS: &[(&str, &[&str])] = &[("bluesquadronescort", &[]), ("bluesquadronescort", &[])];

fn standing(game: &Xwing, state: &State, demand: &Demand<Ask>, legal: &[Choice]) -> Option<Standing> {
    game.standing(&game.view(state, Viewer::Seat(demand.by)), &demand.ask, legal)
}

/// The shields and damage of a ship once the attack at hand is over, if this is answered now and nothing after.
fn comes_to(game: &Xwing, state: &State, demand: &Demand<Ask>, choice: Choice) -> (u8, usize) {
    let mut state = state.clone();
    let mut chance = Quick::new(7);
    let defender = state.attack().expect("an attack").defender;
    let mut input = Input::Choose { id: demand.id, by: demand.by, choice };
    loop {
        game.apply(&mut state, &input, &mut Log::off()).expect("legal");
        if state.attack().is_none() {
            let ship = state.ship(defender);
            return (ship.shields, ship.damage.len());
        }
        input = match game.pending(&state) {
            Pending::Over(_) => return (0, 0),
            Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
            Pending::Decide(demands) => {
                let mut legal = Vec::new();
                game.legal(&state, &demands[0], &mut legal);
                let choice = legal.last().copied().expect("an answer");
                Input::Choose { id: demands[0].id, by: demands[0].by, choice }
            }
        };
    }
}

#[test]
fn ships_of_one_initiative_have_an_order_in_which_none_stops_another_if_it_can_be() {
    let game = Xwing::second();
    let (mut asked, mut blocked) = (0, 0);
    for seed in 0..4 {
        watch_all(&game, &battle(SWARM, REBELS), seed, 500, &mut |game, state, demand, legal| {
            if demand.ask != Ask::Next {
                return;
            }
            let found = standing(game, state, demand, legal).expect("an order");
            assert_eq!(found.why, Why::Order);
            assert!(legal.contains(&found.choice));
            asked += 1;
            let view = game.view(state, Viewer::Seat(demand.by));
            let stops = |choice: &Choice| {
                let Choice::Ship(ship) = choice else { panic!("a ship") };
                let Some(Known::Shown(maneuver)) = view.ships[ship.index()].dial else { return false };
                query::flight(game.query(state), *ship, maneuver, Slot::Middle).1.is_some()
            };
            if state.phase == Phase::Activation && stops(&found.choice) {
                assert!(legal.iter().all(stops), "somebody could have flown freely");
                blocked += 1;
            }
        });
    }
    assert!(asked > 20, "{asked} questions, {blocked} blocked");
}

#[test]
fn dice_that_change_nothing_need_no_decision_and_all_others_do() {
    let game = Xwing::second();
    let (mut moot, mut matters) = (0, 0);
    for seed in 0..12 {
        watch_all(&game, &battle(SWARM, REBELS), seed, 900, &mut |game, state, demand, legal| {
            let Ask::Modify { dice, .. } = demand.ask else { return };
            let attack = state.attack().expect("dice of an attack");
            let results = attack.offense.count(Face::Hit) + attack.offense.count(Face::Crit);
            let evades = attack.defense.count(Face::Evade);
            let Some(found) = standing(game, state, demand, legal) else {
                assert!(dice == Dice::Attack || results > evades, "it is asked for nothing");
                matters += 1;
                return;
            };
            assert_eq!((found.choice, found.why, dice), (Choice::Pass, Why::Moot, Dice::Defense));
            assert!(results <= evades, "{results} results against {evades} evades");
            let without = comes_to(game, state, demand, Choice::Pass);
            for choice in legal {
                assert_eq!(comes_to(game, state, demand, *choice), without, "{choice:?}");
            }
            moot += 1;
        });
    }
    assert!(moot > 3 && matters > 3, "{moot} moot, {matters} not");
}

#[test]
fn a_token_that_somebody_takes_or_dice_that_somebody_looks_at_are_asked_about() {
    let game = Xwing::second();
    // Palob takes focus and evade tokens; Trick Shot is a bystander; the last looks at dice before they are neutralised.
    let thief: &[(&str, &[&str])] = &[("palobgodalhi", &[])];
    let mut asked = 0;
    for seed in 0..12 {
        watch_all(&game, &battle(SWARM, thief), seed, 700, &mut |game, state, demand, legal| {
            let Ask::Modify { ship, dice: Dice::Defense } = demand.ask else { return };
            let spends = |choice: &Choice| matches!(choice, Choice::Spend(Spend::Focus | Spend::Evade(_)));
            if state.ship(ship).pilot == state.ships[0].pilot && legal.iter().any(spends) {
                assert_eq!(standing(game, state, demand, legal), None);
                asked += 1;
            }
        });
    }
    assert!(asked > 0, "{asked}");
}

#[test]
fn copies_of_one_damage_card_have_no_order_and_different_cards_have() {
    let card =
        |kind, copy| Choice::Use(AbilityRef { ship: ShipId(1), card: CardRef::Damage(kind, copy), index: 0 });
    let pilot = Choice::Use(AbilityRef { ship: ShipId(1), card: CardRef::Pilot, index: 0 });
    assert_eq!(copies(&[card(3, 0), card(3, 1)]), Some(card(3, 0)));
    assert_eq!(copies(&[card(3, 0), card(4, 0)]), None);
    assert_eq!(copies(&[card(3, 0), Choice::Pass]), None, "a card that is a choice");
    assert_eq!(copies(&[card(3, 0), pilot]), None);
    assert_eq!(copies(&[pilot, pilot]), None);
}
