//! What the rules say of a view is what they say of the game itself.

use endor::{
    Ask, Choice, Endor, Event, Order, Policies, Public, Setup,
    look::{Look, look},
    policy::{AttackDice, AttackFrom},
};
use kernel::{Chance, Game, Input, Key, Log, Quick, Seat, Seeded, Session, Viewer};
use std::sync::Arc;

/// Plays whole games and compares, at every question, what a view is told with what the game says.
#[test]
fn a_view_is_judged_as_its_game_is() {
    let mut refused = 0;
    for seed in 0..6 {
        let game = Arc::new(Endor::classic());
        let setup = Setup { players: if seed % 2 == 0 { 2 } else { 4 }, ..Setup::default() };
        let mut session =
            Session::start(Arc::clone(&game), setup, Seeded(Key::from_seed(seed))).expect("starts");
        let mut chance = Quick::new(seed);
        while session.pending().outcome().is_none() {
            let demand = session.pending().demands()[0];
            let legal = session.legal(demand.by);
            let view = game.view(session.state(), Viewer::Seat(demand.by));
            let choices = legal.iter().copied().take(endor::look::MOST).collect();
            let looked = look(game.board(), &view, Some(demand.by), &Look { choices, ..Look::default() });
            assert!(looked.expect("few").choices.iter().all(Option::is_none), "what is listed is possible");
            if let Ask::Order { card } = demand.ask {
                let orders: Vec<Order> = card.orders().collect();
                let looked = look(
                    game.board(),
                    &view,
                    Some(demand.by),
                    &Look { orders: orders.clone(), ..Look::default() },
                );
                for (order, answer) in orders.into_iter().zip(looked.expect("few").orders) {
                    let judged = game.check(session.state(), &demand, &endor::Choice::Order(order)).err();
                    assert_eq!(answer, judged, "{order:?}");
                    refused += usize::from(judged.is_some());
                }
            }
            let choice = legal[chance.below(legal.len() as u32) as usize];
            session.submit(demand.by, demand.id, choice).expect("legal");
        }
    }
    assert!(refused > 0, "some card had an order that could not be given");
}

/// END-063, END-064: whatever the ruling, an attack rolls the dice that were told before it.
#[test]
fn an_attack_rolls_the_dice_that_were_told() {
    let game = Arc::new(Endor::classic());
    let mut told = std::collections::BTreeSet::new();
    for (seed, dice) in [(1, AttackDice::WholeType), (2, AttackDice::MovedOnly)] {
        let policies = Policies { dice, attack_from: AttackFrom::Anywhere, ..Policies::default() };
        let setup = Setup { policies, ..Setup::default() };
        let mut session =
            Session::start(Arc::clone(&game), setup, Seeded(Key::from_seed(seed))).expect("starts");
        let mut chance = Quick::new(seed);
        while session.pending().outcome().is_none() {
            let demand = session.pending().demands()[0];
            let legal = session.legal(demand.by);
            let view = game.view(session.state(), Viewer::Seat(demand.by));
            let choices: Vec<_> = legal.iter().copied().take(endor::look::MOST).collect();
            let what = Look { choices: choices.clone(), ..Look::default() };
            let looked = look(game.board(), &view, Some(demand.by), &what).expect("few");
            for (choice, expected) in choices.into_iter().zip(looked.dice) {
                assert_eq!(expected.is_some(), matches!(choice, Choice::Attack { .. }), "{choice:?}");
                let Some(expected) = expected else { continue };
                let (mut state, mut log) = (session.state().clone(), Log::on());
                game.apply(&mut state, &Input::Choose { id: demand.id, by: demand.by, choice }, &mut log)
                    .expect("legal");
                let rolled = log.take().into_iter().find_map(|event| {
                    let Event::Public(Public::Attacked { dice, .. }) = event else { return None };
                    Some(dice)
                });
                assert_eq!(rolled, Some(expected), "{choice:?}");
                told.insert(expected);
            }
            let choice = legal[chance.below(legal.len() as u32) as usize];
            session.submit(demand.by, demand.id, choice).expect("legal");
        }
    }
    assert!(told.len() > 3, "attacks of several strengths: {told:?}");
}

#[test]
fn redemption_waits_for_a_red_space_and_says_so() {
    let game = Endor::classic();
    let state = game.start(&Setup::default()).expect("starts");
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let looked = look(
        game.board(),
        &view,
        Some(Seat(0)),
        &Look { orders: vec![Order::X, Order::Redemption], ..Look::default() },
    );
    let [None, Some(why)] = &looked.expect("few").orders[..] else {
        panic!("X-wings fly, and Vader is unhurt")
    };
    assert_eq!(why.rule.0, "END-104");
    assert_eq!(why.why.key, "endor-refused-not-on-red");
}

#[test]
fn too_many_questions_are_refused() {
    let game = Endor::classic();
    let state = game.start(&Setup::default()).expect("starts");
    let view = game.view(&state, Viewer::Spectator);
    let orders = vec![Order::X; endor::look::MOST + 1];
    assert!(look(game.board(), &view, None, &Look { orders, ..Look::default() }).is_err());
}

#[test]
fn a_view_from_nowhere_is_judged_too() {
    let game = Endor::classic();
    let state = game.start(&Setup::default()).expect("starts");
    let mut view = game.view(&state, Viewer::Spectator);
    view.shield.team = 255;
    view.shield.troopers = vec![0, 255, 64];
    view.duel.luke_hits = 255;
    view.duel.vader_hits = 255;
    let looked = look(game.board(), &view, None, &Look { orders: Order::ALL.to_vec(), ..Look::default() });
    assert_eq!(looked.expect("few").orders.len(), Order::ALL.len());
}
