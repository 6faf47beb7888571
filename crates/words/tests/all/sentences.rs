//! A few sentences to the letter, in both languages.

use endor::{Card, Choice, Fighter, Fighters, Hits, Order, Place, Public, Seen, Side, Special, words::seat};
use kernel::{Known, Message, Say, Seat};
use words::{Lang, Names, Words};

const REBEL: Seat = Seat(0);
const EMPIRE: Seat = Seat(1);

fn place(name: &str) -> Place {
    name.parse().expect("a place")
}

/// Two players: the seats are called by their sides.
fn two_players() -> Names {
    let alias = |names: Names, s: Seat| names.alias(seat(s).key, Side::of(s).say().key);
    [REBEL, EMPIRE].into_iter().fold(Names::new(), alias)
}

#[track_caller]
fn check(said: &Message, en: &str, fr: &str) {
    for (lang, expected) in [(Lang::En, en), (Lang::Fr, fr)] {
        let words = Words::new(lang).with_names(two_players());
        // Non-breaking spaces are written as `~` here, where a reader can see them.
        assert_eq!(words.try_say(said).map(|text| text.replace('\u{A0}', "~")).as_deref(), Ok(expected));
    }
}

#[test]
fn a_seat_is_called_by_its_number_its_side_or_its_name() {
    let passed = Public::Passed { seat: EMPIRE }.say();
    let by = |lang, names| Words::new(lang).with_names(names).say(&passed);
    assert_eq!(by(Lang::En, Names::new()), "Empire 1 gave no order.");
    assert_eq!(by(Lang::Fr, Names::new()), "Empire 1 ne donne aucun ordre.");
    assert_eq!(by(Lang::En, two_players()), "The Empire gave no order.");
    assert_eq!(by(Lang::Fr, two_players()), "L’Empire ne donne aucun ordre.");
    let named = || Names::new().call(seat(EMPIRE).key, "Zoé");
    assert_eq!(by(Lang::Fr, named()), "Zoé ne donne aucun ordre.");
    assert_eq!(Words::new(Lang::En).with_names(named()).say(&seat(EMPIRE)), "Zoé");
}

#[test]
fn one_and_many_are_told_apart() {
    let moved =
        |count| Public::Moved { fighter: Fighter::X, from: place("F2"), to: place("O2"), count }.say();
    check(
        &moved(1),
        "1 X-wing moved from fleet marker F2 to sector O2.",
        "1 X-wing passe du marqueur Flotte F2 au secteur O2.",
    );
    check(
        &moved(3),
        "3 X-wings moved from fleet marker F2 to sector O2.",
        "3 X-wing passent du marqueur Flotte F2 au secteur O2.",
    );
    let earned = |count| Public::Earned { seat: REBEL, count }.say();
    check(&earned(1), "The Rebels earned 1 bonus order.", "La Rébellion gagne 1 ordre supplémentaire.");
    check(&earned(5), "The Rebels earned 5 bonus orders.", "La Rébellion gagne 5 ordres supplémentaires.");
}

#[test]
fn a_verb_agrees_with_the_ships() {
    let attacked = |order, dice| {
        Public::Attacked { seat: REBEL, order, from: place("I1"), target: Place::DEATH_STAR, dice }.say()
    };
    check(
        &attacked(Order::Falcon, 2),
        "The Falcon attacked the Death Star from sector I1 with 2 dice.",
        "Le Falcon attaque l’Étoile de la Mort depuis le secteur I1 avec 2 dés.",
    );
    check(
        &attacked(Order::B, 1),
        "B-wings attacked the Death Star from sector I1 with 1 die.",
        "Les B-wing attaquent l’Étoile de la Mort depuis le secteur I1 avec 1 dé.",
    );
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let fighters = Fighters { x: 2, y: 1, b: 3, tie: 0 };
    check(
        &Public::Destroyed { place: place("O1"), fighters }.say(),
        "2 X-wings, 1 Y-wing and 3 B-wings were destroyed in sector O1.",
        "2 X-wing, 1 Y-wing et 3 B-wing sont détruits dans le secteur O1.",
    );
    let card = |orders: &[Order]| Card::new(orders.iter().copied());
    let cards = [
        card(&[Order::X, Order::Luke]),
        card(&[Order::Falcon, Order::Assault]),
        card(&[Order::B, Order::Luke]),
    ];
    check(
        &Seen::Prepared { seat: REBEL, cards: Known::Shown(cards.into_iter().collect()) }.say(),
        "The Rebels prepared X-wing / Luke, then Falcon / Shield Assault, then B-wing / Luke.",
        "La Rébellion prépare X-wing / Luke, puis Falcon / Assaut du bouclier, puis B-wing / Luke.",
    );
    let ask = endor::Ask::Order { card: card(&[Order::Tie, Order::Ambush, Order::Vader]) };
    check(
        &ask.say(),
        "Give one order of the revealed card: TIE, Shield Ambush or Vader.",
        "Donnez un ordre de la carte révélée~: TIE, Embuscade ou Dark Vador.",
    );
}

#[test]
fn what_dice_hit_reads_as_a_choice_and_as_a_line_of_the_log() {
    let hits = Hits { falcon: 2, x: 1, ..Hits::default() };
    check(
        &Choice::Assign(hits).say(),
        "Hit the Falcon twice and 1 X-wing",
        "Toucher le Falcon 2 fois et 1 X-wing",
    );
    check(&Choice::Assign(Hits::default()).say(), "Hit nothing", "Ne rien toucher");
    let assigned = |hits| Public::Assigned { seat: EMPIRE, target: place("M1"), hits }.say();
    check(
        &assigned(hits),
        "The dice hit the Falcon twice and 1 X-wing in sector M1.",
        "Dans le secteur M1, les dés touchent le Falcon 2 fois et 1 X-wing.",
    );
    check(
        &assigned(Hits::default()),
        "The dice hit nothing in sector M1.",
        "Dans le secteur M1, les dés ne touchent rien.",
    );
    check(
        &Public::Hit { ship: Special::Executor, hits: 1, left: 7 }.say(),
        "The Executor took 1 hit; 7 more will destroy it.",
        "L’Executor prend 1 coup~; encore 7 et il est détruit.",
    );
}

#[test]
fn none_is_said_otherwise_than_some() {
    let advanced = |spaces, troopers| Public::Advanced { spaces, to: 12, troopers }.say();
    check(&advanced(0, 0), "The strike team did not advance.", "L’équipe d’assaut n’avance pas.");
    check(
        &advanced(3, 1),
        "The strike team advanced 3 spaces, to space 12, and drove off 1 stormtrooper.",
        "L’équipe d’assaut avance de 3 cases, jusqu’à la case 12, et repousse 1 Stormtrooper.",
    );
    check(
        &Public::LukeHit { by: endor::Order::Vader, hits: 0, left: 4 }.say(),
        "Luke parried every blow.",
        "Luke pare tous les coups.",
    );
}

#[test]
fn a_refusal_says_why_and_what_would_be_possible() {
    check(
        &Message::new("endor-refused-enemy-there"),
        "That sector holds enemy ships: choose an empty sector or one with your own ships.",
        "Ce secteur abrite des vaisseaux ennemis~: choisissez un secteur vide ou tenu par les vôtres.",
    );
}

#[test]
fn what_has_no_sentence_shows_its_key_and_does_not_panic() {
    let words = Words::new(Lang::Fr);
    assert_eq!(words.text("no-such-key"), "[no-such-key]");
    assert_eq!(words.text("endor-side-rebel.no-such-case"), "[endor-side-rebel.no-such-case]");
    let without = Message::new("endor-log-passed");
    assert!(words.try_say(&without).is_err());
    let nested = Message::new("endor-log-passed").with("seat", Message::new("no-such-key"));
    assert!(words.try_say(&nested).is_err());
    assert_eq!(words.say(&nested), "[no-such-key] ne donne aucun ordre.");
}

#[test]
fn words_are_shared_between_threads() {
    fn shared<T: Send + Sync + Clone>(_: &T) {}
    shared(&Words::new(Lang::En));
}
