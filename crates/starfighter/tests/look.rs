//! What is seen ahead is what then happens, and no view makes looking ahead fail badly.

use kernel::{Chance, Game, Input, Log, Pending, Quick, Say as _, Seat, Viewer};
use proptest::prelude::*;
use serde_json::Value;
use starfighter::{
    Choice, Look, Mode, Public, Seen, Setup, Starfighter, State, View,
    look::{Then, look},
};
use std::sync::LazyLock;

static GAME: LazyLock<Starfighter> = LazyLock::new(Starfighter::shipped);

/// Plays a game at random and shows every decision to `see`.
fn play(mode: Mode, seed: u64, mut see: impl FnMut(&State, Seat, &[Choice])) {
    let mut chance = Quick::new(seed);
    let mut state = GAME.start(&Setup::of(mode)).expect("starts");
    for _ in 0..3000 {
        let input = match GAME.pending(&state) {
            Pending::Over(_) => return,
            Pending::Chance(roll) => Input::Chance(GAME.roll(&state, roll, &mut chance)),
            Pending::Decide(demands) => {
                let demand = demands[0];
                let mut legal = Vec::new();
                GAME.legal(&state, &demand, &mut legal);
                see(&state, demand.by, &legal);
                let choice = legal[chance.below(legal.len() as u32) as usize];
                Input::Choose { id: demand.id, by: demand.by, choice }
            }
        };
        GAME.apply(&mut state, &input, &mut Log::off()).expect("legal");
    }
}

fn ask(view: &View, seat: Seat, choices: Vec<Choice>) -> starfighter::Looked {
    look(GAME.content(), view, Some(seat), &Look { choices, ..Look::default() })
        .expect("legal answers can be looked at")
}

/// What really happens, in words, and the view after it.
fn really(state: &State, seat: Seat, choice: Choice) -> (Vec<Seen>, View) {
    let mut state = state.clone();
    let id = GAME.pending(&state).demands()[0].id;
    let mut log = Log::on();
    GAME.apply(&mut state, &Input::Choose { id, by: seat, choice }, &mut log).expect("legal");
    let viewer = Viewer::Seat(seat);
    let seen = log.take().iter().filter_map(|event| GAME.redact(event, viewer)).collect();
    (seen, GAME.view(&state, viewer))
}

#[test]
fn what_is_seen_ahead_is_what_happens() {
    let (mut looked, mut whole) = (0, 0);
    for (mode, seeds) in [(Mode::Training, 3), (Mode::Skirmish, 6), (Mode::TotalWar, 3)] {
        for seed in 0..seeds {
            play(mode, seed, |state, seat, legal| {
                let view = GAME.view(state, Viewer::Seat(seat));
                let choices: Vec<_> = legal.iter().copied().take(12).collect();
                if matches!(choices[0], Choice::Cruiser(_)) {
                    assert!(
                        look(GAME.content(), &view, Some(seat), &Look { choices, ..Look::default() })
                            .is_err()
                    );
                    return;
                }
                for (choice, ahead) in choices.iter().zip(ask(&view, seat, choices.clone()).ahead) {
                    let (seen, after) = really(state, seat, *choice);
                    looked += 1;
                    assert!(ahead.lines.len() <= seen.len(), "{choice:?} brings no more than it does");
                    for (line, seen) in ahead.lines.iter().zip(&seen) {
                        let hidden = matches!(seen, Seen::Public(Public::Destroyed { front: false, .. }));
                        assert!(
                            hidden || line.words == seen.say(),
                            "{choice:?}: {} is not {}",
                            line.words,
                            seen.say()
                        );
                    }
                    if ahead.lines.len() == seen.len() && !matches!(ahead.then, Then::Unknown) {
                        whole += 1;
                        for (name, side) in &ahead.view.seats {
                            let real = &after.seats[name];
                            assert_eq!(
                                (
                                    &side.sectors,
                                    side.armour,
                                    side.draws,
                                    side.hand_count,
                                    side.aside_count,
                                    side.cards
                                ),
                                (
                                    &real.sectors,
                                    real.armour,
                                    real.draws,
                                    real.hand_count,
                                    real.aside_count,
                                    real.cards
                                ),
                                "{choice:?}"
                            );
                        }
                        assert_eq!(ahead.view.facing, after.facing);
                        assert_eq!(ahead.view.piles, after.piles);
                    }
                }
            });
        }
    }
    assert!(looked > 5000 && whole * 2 > looked, "{whole} of {looked} were seen to their end");
}

#[test]
fn combats_ahead_count_the_fighters_that_face_each_other() {
    play(Mode::Skirmish, 4, |state, seat, _| {
        let view = GAME.view(state, Viewer::Seat(seat));
        if view.seats.values().any(|side| side.sectors.is_empty()) {
            return;
        }
        let combats = ask(&view, seat, Vec::new()).combats;
        let facing: Vec<_> = combats.iter().map(|combat| combat.sectors).collect();
        assert_eq!(facing, view.facing);
        for combat in combats {
            let fighters = |name: &str, sector: u8| view.seats[name].sectors[sector as usize].fighters;
            let [one, two] = combat.sectors;
            assert_eq!(combat.markers, [fighters("two", two), fighters("one", one)]);
            assert!(!combat.destroyed.is_empty() || combat.open || combat.hits.iter().all(|&hit| hit >= 0));
        }
    });
}

#[test]
fn only_who_is_asked_can_look_at_answers_and_only_at_legal_ones() {
    play(Mode::Skirmish, 1, |state, seat, legal| {
        let Some(&choice) = legal.iter().find(|choice| matches!(choice, Choice::Play { .. })) else { return };
        let view = GAME.view(state, Viewer::Seat(seat));
        let look = |seat, choice| {
            look(GAME.content(), &view, seat, &Look { choices: vec![choice], ..Look::default() })
        };
        assert!(look(Some(seat), choice).is_ok());
        assert!(look(None, choice).is_err() && look(Some(Seat(1 - seat.0)), choice).is_err());
        let nowhere = Choice::Play { card: "9-99".parse().expect("an identifier"), back: false, sector: 0 };
        let refused = look(Some(seat), nowhere).expect_err("nobody holds it");
        assert_eq!(refused.rule.0, "STF-027");
    });
}

/// Views of a game with much on the table, as text.
static VIEWS: LazyLock<Vec<(Value, Seat, Vec<Choice>)>> = LazyLock::new(|| {
    let mut views = Vec::new();
    play(Mode::Skirmish, 3, |state, seat, legal| {
        let view = serde_json::to_value(GAME.view(state, Viewer::Seat(seat))).expect("plain data");
        views.push((view, seat, legal.iter().copied().take(3).collect()));
    });
    views
});

/// The places of a value that can be changed.
fn leaves<'v>(value: &'v mut Value, into: &mut Vec<&'v mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, into)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => into.push(value),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]
    #[test]
    fn no_view_makes_it_panic(
        at in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), -3i64..260), 1..4),
    ) {
        let (mut view, seat, choices) = VIEWS[at.index(VIEWS.len())].clone();
        let mut all = Vec::new();
        leaves(&mut view, &mut all);
        for (leaf, to) in changes {
            let count = all.len();
            let leaf = &mut *all[leaf.index(count)];
            *leaf = match &*leaf {
                Value::Bool(was) => Value::Bool(!was),
                Value::Number(_) => Value::from(to),
                Value::String(_) if to % 2 == 0 => Value::from("hidden"),
                Value::String(_) => Value::from("3-10"),
                other @ (Value::Null | Value::Array(_) | Value::Object(_)) => other.clone(),
            };
        }
        if let Ok(view) = serde_json::from_value::<View>(view) {
            look(GAME.content(), &view, Some(seat), &Look { choices, ..Look::default() }).ok();
        }
    }
}

/// Every sector for every card of the hand, each face up.
fn placements(view: &View, seat: Seat) -> Vec<Choice> {
    let side = view.seats.values().find(|side| side.seat == seat).expect("sits there");
    let kernel::Known::Shown(hand) = &side.hand else { panic!("one's own hand is seen") };
    let cards = hand.iter().take(6);
    cards
        .flat_map(|&card| {
            (0..5).flat_map(move |sector| [false, true].map(|back| Choice::Play { card, back, sector }))
        })
        .collect()
}

#[test]
fn what_cannot_be_placed_says_why_and_what_can_does_not() {
    let (mut refused, mut fronts) = (0, 0);
    for seed in 0..4 {
        play(Mode::Skirmish, seed, |state, seat, legal| {
            if !legal.contains(&Choice::Pass) {
                return;
            }
            let view = GAME.view(state, Viewer::Seat(seat));
            let why = placements(&view, seat);
            let what = Look { why: why.clone(), ..Look::default() };
            let looked = look(GAME.content(), &view, Some(seat), &what).expect("can be looked at");
            for (choice, reason) in why.iter().zip(&looked.refused) {
                assert_eq!(legal.contains(choice), reason.is_none(), "{choice:?}");
                refused += usize::from(reason.is_some());
            }
            for one in &looked.fronts {
                assert_eq!(one.refused.rule.0, "STF-035");
                let fits = legal.iter().any(
                    |choice| matches!(choice, Choice::Play { card, back: false, .. } if *card == one.card),
                );
                assert!(!fits, "{} is said to fit nowhere", one.card);
                fronts += 1;
            }
        });
    }
    assert!(refused > 100 && fronts > 10, "{refused} refused, {fronts} fronts");
}

#[test]
fn only_who_is_asked_is_told_why() {
    play(Mode::Training, 1, |state, seat, legal| {
        let view = GAME.view(state, Viewer::Seat(seat));
        if !legal.contains(&Choice::Pass) {
            return;
        }
        let what = Look { why: vec![Choice::Pass; 3], ..Look::default() };
        let other = look(GAME.content(), &view, Some(Seat(1 - seat.0)), &what).expect("can be looked at");
        assert!(other.refused.iter().all(Option::is_none) && other.fronts.is_empty());
    });
    let view = GAME.view(&GAME.start(&Setup::of(Mode::Training)).expect("starts"), Viewer::Seat(Seat(0)));
    let what = Look { why: vec![Choice::Pass; 65], ..Look::default() };
    assert!(look(GAME.content(), &view, Some(Seat(0)), &what).is_err(), "not so many at once");
}
