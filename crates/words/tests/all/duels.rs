//! Whatever is said in random games of Starfighter is a whole sentence in both languages.

use crate::{fluent::keys, listener::Listener};
use kernel::{Chance, Game, Key, Message, Quick, Say, Seat, Seeded, Session, Viewer};
use starfighter::{
    CardId, Choice, Effect, Event, Half, Mode, Policies, Public, Reason, Setup, Spot, Starfighter, deck,
    policy, words::seat,
};
use std::sync::Arc;
use words::{Lang, Names};

/// Answers kept to be tried where they do not belong: they bring out the refusals.
const MISFITS: usize = 40;
/// Longer games are left: they say nothing new.
const LONGEST: u32 = 2_000;

/// Both seats by their numbers, and by people's names.
fn listener() -> Listener {
    let people = [Seat(0), Seat(1)].into_iter().zip(["Ana", "Émile"]);
    let people = people.fold(Names::new(), |names, (s, name)| names.call(seat(s).key, name));
    Listener::new(&[Names::new(), people, Names::new().alias(seat(Seat(0)).key, words::YOU)])
}

/// Plays one game with random answers, and listens to all of it.
fn play(game: &Arc<Starfighter>, setup: Setup, seed: u64, listener: &mut Listener) {
    let mut chance = Quick::new(seed);
    let mut session =
        Session::start(game.clone(), setup, Seeded(Key::from_seed(seed))).expect("the set-up starts");
    let nowhere = Spot { board: Seat(0), sector: 9, slot: 9 };
    let mut misfits = vec![
        Choice::Destroy(nowhere),
        Choice::Markers { upper: 99 },
        Choice::First { at: nowhere, end: Half::Upper, effect: Effect::Draw },
        Choice::Cruiser(starfighter::CruiserName::new("Nobody").expect("a name")),
    ];
    for _ in 0..LONGEST {
        let demands = session.pending().demands();
        if demands.is_empty() {
            break;
        }
        let demand = demands[chance.below(demands.len() as u32) as usize];
        listener.hear(&demand.ask.say(), true);
        let choices = session.legal(demand.by);
        for choice in choices.iter().step_by(1 + choices.len() / 40) {
            listener.hear(&choice.say(), false);
        }
        let elsewhere = choices.iter().filter_map(|&choice| {
            let Choice::Play { card, .. } = choice else { return None };
            Some(Choice::Play { card, back: true, sector: 7 })
        });
        for misfit in misfits.iter().copied().chain(elsewhere.take(1)) {
            if let Err(refused) = game.check(session.state(), &demand, &misfit) {
                listener.hear(&refused.why, true);
                assert!(refused.rule.0.starts_with("STF-") || refused.rule.0.starts_with("TABLE-"));
            }
        }
        let choice = choices[chance.below(choices.len() as u32) as usize];
        if misfits.len() < MISFITS {
            misfits.push(choice);
        } else {
            misfits[4 + chance.below(MISFITS as u32 - 4) as usize] = choice;
        }
        session.submit(demand.by, demand.id, choice).expect("a legal choice is taken");
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Arbiter] {
        for seen in session.seen_since(0, viewer).into_iter().flatten().flatten() {
            listener.hear(&seen.say(), true);
            assert!(seen.rule().0.starts_with("STF-"), "{seen:?}");
        }
    }
}

#[test]
fn random_duels_are_told_in_whole_sentences_and_every_kind_of_line_is_heard() {
    let game = Arc::new(Starfighter::shipped());
    let mut listener = listener();
    for (seed, mode) in (0..16).zip(Mode::ALL.into_iter().cycle()) {
        listener.hear(&mode.say(), false);
        let policies = Policies { free_move: policy::FreeMove::OtherSector, ..Policies::default() };
        play(&game, Setup { policies, ..Setup::of(mode) }, seed, &mut listener);
    }
    // What a random game seldom comes to.
    let one = Spot { board: Seat(0), sector: 0, slot: 0 };
    let rare = [
        Public::NothingToDraw { seat: Seat(0) },
        Public::Lapsed { at: one, effect: Effect::Lateral },
        Public::EffectLost { board: Seat(0), effect: Effect::Free },
        Public::Over { winner: None, reason: Reason::Tie },
        Public::Over { winner: Some(Seat(1)), reason: Reason::Tie },
        Public::Over { winner: Some(Seat(1)), reason: Reason::Cards },
        Public::Moved { from: one, to: one, card: None },
    ];
    for public in rare {
        listener.hear(&Event::Public(public).redact(Viewer::Spectator).say(), true);
    }
    for (effect, sentence) in [(Effect::ForceField, false), (Effect::Screen(3), false)] {
        listener.hear(&effect.say(), sentence);
    }
    let shift = Message::new("starfighter-refused-too-far-apart");
    listener.hear(&shift, true);
    // Only asked about, never offered: a front that fits nowhere.
    let front = Message::new("starfighter-refused-front").with("card", "3-10").with("level", 3);
    listener.hear(&front, true);
    let families = ["ask", "choice", "log", "refused", "effect", "mode", "end", "spot", "seat"];
    let families: Vec<_> = families.iter().map(|family| format!("starfighter-{family}-")).collect();
    let of_family = |key: &String| families.iter().any(|family| key.starts_with(family));
    let all = keys(Lang::En).into_iter().filter(of_family);
    let unheard: Vec<_> = all.filter(|key| !listener.heard.contains(key.as_str())).collect();
    assert!(unheard.is_empty(), "{unheard:#?}");
}

#[test]
fn impossible_set_ups_and_decks_are_explained() {
    let game = Starfighter::shipped();
    let cards: Vec<CardId> = game.content().cards.iter().map(|card| card.id).collect();
    let mut listener = listener();
    let war = Setup::of(Mode::TotalWar);
    for setup in [
        Setup { boxes: 3, ..Setup::default() },
        Setup { first: 2, ..Setup::default() },
        Setup { decks: [Some(cards.clone()), None], ..Setup::default() },
        Setup { piles: Some(starfighter::Piles::Common), ..war },
    ] {
        listener.hear(&game.start(&setup).expect_err("cannot be").0, true);
    }
    let strange: CardId = "9-99".parse().expect("an identifier");
    let faults = deck::faults(game.content(), &[cards[0], cards[0], strange]);
    for fault in faults
        .into_iter()
        .chain(deck::shared(&cards, &cards))
        .chain(deck::faults(game.content(), &cards[..1]))
    {
        listener.hear(&fault.why, true);
    }
    assert_eq!(listener.heard.len(), 8);
}
