//! Whatever is said in random games of Endor is a whole sentence in both languages.

use crate::{fluent::keys, listener::Listener};
use endor::{Cards, Choice, Endor, Place, Policies, Setup, Side, policy, words::seat};
use kernel::{Chance, Game, Key, Quick, Say, Seat, Seeded, Session, Viewer};
use std::{collections::BTreeMap, sync::Arc};
use words::{Lang, Names, Words};

/// Longer games are left: they say nothing new.
const LONGEST: u32 = 3_000;
/// Answers kept to be tried where they do not belong: they bring out the refusals.
const MISFITS: usize = 60;

/// All seats by their own names, by their sides, and by people's names.
fn listener() -> Listener {
    let seats = (0..4).map(Seat);
    let sides = seats.clone().fold(Names::new(), |n, s| n.alias(seat(s).key, Side::of(s).say().key));
    let people =
        seats.fold(Names::new(), |n, s| n.call(seat(s).key, ["Ana", "Bo", "Émile", "Di"][s.index()]));
    Listener::new(&[Names::new(), sides, people])
}

/// Plays one game with random answers, and listens to all of it.
fn play(game: &Arc<Endor>, setup: Setup, seed: u64, listener: &mut Listener) {
    let mut chance = Quick::new(seed);
    let mut session =
        Session::start(game.clone(), setup, Seeded(Key::from_seed(seed))).expect("the set-up starts");
    // No list ever offers these.
    let [o1, f1] = ["O1", "F1"].map(|name| name.parse::<Place>().expect("a place"));
    let mut misfits = vec![
        Choice::Prepare(Cards::default()),
        Choice::Move { from: o1, to: Place::DEATH_STAR, count: 1 },
        Choice::Move { from: o1, to: f1, count: 1 },
        Choice::Attack { from: o1, target: Place::DEATH_STAR },
    ];
    for _ in 0..LONGEST {
        let demands = session.pending().demands();
        if demands.is_empty() {
            break;
        }
        let demand = demands[chance.below(demands.len() as u32) as usize];
        listener.hear(&demand.ask.say(), true);
        let choices = session.legal(demand.by);
        for choice in &choices {
            listener.hear(&choice.say(), false);
        }
        for misfit in &misfits {
            if let Err(refused) = game.check(session.state(), &demand, misfit) {
                listener.hear(&refused.why, true);
            }
        }
        let choice = choices[chance.below(choices.len() as u32) as usize];
        if misfits.len() < MISFITS {
            misfits.push(choice);
        } else {
            misfits[chance.below(MISFITS as u32) as usize] = choice;
        }
        session.submit(demand.by, demand.id, choice).expect("a listed choice is legal");
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Arbiter] {
        for seen in session.seen_since(0, viewer).into_iter().flatten().flatten() {
            listener.hear(&seen.say(), true);
        }
    }
}

fn setups() -> Vec<Setup> {
    let other = Policies {
        decline: policy::Decline::OnlyWhenStuck,
        marker_fire: policy::MarkerFire::LaunchFirst,
        dice: policy::AttackDice::MovedOnly,
        ambush: policy::Ambush::ThreeAhead,
        lone_emperor: policy::LoneEmperor::Silent,
        ..Policies::default()
    };
    [2, 4]
        .into_iter()
        .flat_map(|players| [Policies::default(), other].map(|policies| Setup { players, policies }))
        .collect()
}

#[test]
fn random_games_are_told_in_whole_sentences_and_every_kind_of_line_is_heard() {
    let game = Arc::new(Endor::classic());
    let mut listener = listener();
    for (seed, setup) in (0..12).zip(setups().into_iter().cycle()) {
        play(&game, setup, seed, &mut listener);
    }
    let mut unheard: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for family in ["endor-ask-", "endor-choice-", "endor-log-"] {
        let of_family = keys(Lang::En).into_iter().filter(|key| key.starts_with(family));
        let left: Vec<_> = of_family.filter(|key| !listener.heard.contains(key.as_str())).collect();
        if !left.is_empty() {
            unheard.insert(family, left);
        }
    }
    assert!(unheard.is_empty(), "{unheard:#?}");
}

#[test]
fn an_impossible_set_up_is_explained() {
    let setup = Setup { players: 3, ..Setup::default() };
    let error = Endor::classic().start(&setup).expect_err("three do not play");
    listener().hear(&error.0, true);
}

/// The kernel's own refusals, and the words of the forms, take no game to say.
#[test]
fn keys_without_arguments_are_said_as_they_are() {
    let all = crate::fluent::sentences(Lang::En);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (key, _) in all.values().flatten().filter(|(_, s)| s.shown.is_empty() && s.chosen_by.is_empty()) {
            if words.has(key) {
                let text = words.text(key);
                assert!(!text.contains('{') && !text.contains(&format!("[{key}")), "{lang}: {key}");
            }
        }
    }
}
