//! Whatever is said in random battles of X-Wing is a whole sentence in both languages, and so is what they do not say.

use crate::{fluent::keys, listener::Listener};
use geometry::{Arc as FiringArc, Delivery, Guides, Heading, Pose, Side, Slot, Template};
use kernel::{Chance, Game, Key, Known, Quick, Seat, Seeded, Session, Viewer};
use std::sync::Arc;
use words::{Lang, Names};
use xwing::{
    AbilityRef, Act, ActionKind, Ask, BarrelRoll, Bearing, Boost, CardRef, Choice, Dice, DiceSet, Difficulty,
    Face, Grant, Maneuver, Mode, Outcome, Phase, Public, Reason, Seen, Setup, ShiftCause, ShipId, Shown,
    Slide, Spend, Token, View, Wanted, WeaponRef, WeaponTest, Window, Xwing,
};

/// Longer games are left: they say nothing new.
const LONGEST: u32 = 300;

fn play(game: &Arc<Xwing>, setup: Setup, seed: u64, listener: &mut Listener) -> View {
    let mut chance = Quick::new(seed);
    let mut session =
        Session::start(game.clone(), setup, Seeded(Key::from_seed(seed))).expect("the set-up starts");
    let mut told = 0;
    for _ in 0..LONGEST {
        let demands = session.pending().demands();
        if demands.is_empty() {
            break;
        }
        let demand = demands[chance.below(demands.len() as u32) as usize];
        let view = game.view(session.state(), Viewer::Seat(demand.by));
        listener.hear(&game.say_ask(&view, &demand.ask), true);
        let choices = session.legal(demand.by);
        // Of a thousand places a few will do.
        for choice in choices.iter().step_by(1 + choices.len() / 40) {
            listener.hear(&game.say_choice(&view, &demand.ask, choice), false);
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Arbiter] {
            let view = game.view(session.state(), viewer);
            for seen in session.seen_since(told, viewer).into_iter().flatten().flatten() {
                listener.hear(&game.say_seen(&view, &seen), true);
                assert!(seen.rule(game.content()).0.starts_with(['X', 'A', 'R']), "{seen:?}");
            }
        }
        told = session.version();
        let choice = choices[chance.below(choices.len() as u32) as usize];
        session.submit(demand.by, demand.id, choice).expect("a listed choice is legal");
    }
    game.view(session.state(), Viewer::Arbiter)
}

fn setups(game: &Xwing) -> Vec<Setup> {
    let mut chance = Quick::new(5);
    let modes = [Mode::Starter, Mode::Standard, Mode::EscalationCoreBox, Mode::Escalation, Mode::Standard];
    let setup = |mode| {
        let squads = game.content().random_squads(5, &mut chance).expect("quick builds of threat 5");
        Setup { mode, squads, threat: Some(5), ..Setup::default() }
    };
    modes.map(setup).into()
}

/// What random battles seldom come to, said by hand.
fn rare(game: &Xwing, view: &View, listener: &mut Listener) {
    let ship = ShipId(0);
    let other = ShipId(1);
    let ability = |card| AbilityRef { ship, card, index: 0 };
    let cards = [
        CardRef::Type,
        CardRef::Pilot,
        CardRef::Upgrade(0),
        CardRef::Upgrade(9),
        CardRef::Damage(0, 0),
        CardRef::Condition(0),
        CardRef::Device(0),
        CardRef::Aboard,
    ];
    let pilot = ability(CardRef::Pilot);
    let windows = {
        use Window::{
            AfterAction, AfterActivation, AfterAttack, AfterCritSuffered, AfterDecloak, AfterDefend,
            AfterManeuver, AfterOpportunity, AfterReveal, AfterSetup, Assigned, BeforeActivate, BeforeEngage,
            BeforeNeutralize, BeforeSuffer, Dealt, DealtUp, Declared, Destroyed, Detonated, EndPhase, Gained,
            Hit, Missed, ModifyAttackDice, ModifyDefenseDice, Spent, StartOfEngagement, System,
        };
        vec![
            System,
            BeforeActivate,
            AfterReveal,
            AfterManeuver,
            AfterAction,
            AfterActivation,
            StartOfEngagement,
            BeforeEngage,
            Declared,
            ModifyAttackDice,
            ModifyDefenseDice,
            Hit,
            Missed,
            BeforeSuffer,
            AfterCritSuffered,
            AfterDefend,
            AfterAttack,
            Dealt,
            Assigned,
            Destroyed,
            EndPhase,
            Gained(Token::Stress),
            Detonated,
            AfterDecloak,
            AfterSetup,
            BeforeNeutralize,
            Spent(Token::Focus),
            DealtUp,
            AfterOpportunity,
        ]
    };
    let grants = [
        Grant::Step,
        Grant::Ion,
        Grant::Linked(ActionKind::Boost, Difficulty::Red),
        Grant::Coordinated,
        Grant::Deployed,
        Grant::Card(pilot, 0),
    ];
    let tests = [
        None,
        Some(WeaponTest::Primary),
        Some(WeaponTest::Special),
        Some(WeaponTest::ThisCard),
        Some(WeaponTest::From(FiringArc::Front)),
        Some(WeaponTest::Of(xwing::Slot::Torpedo)),
    ];
    let wanted = [
        Wanted::Ship,
        Wanted::LockTarget,
        Wanted::Repair(ship),
        Wanted::Reroll(Dice::Defense),
        Wanted::Device,
        Wanted::Weapon(ship),
    ];
    let mut asks = vec![
        Ask::First,
        Ask::Obstacle,
        Ask::Marker,
        Ask::Place,
        Ask::Dial { ship },
        Ask::Ready,
        Ask::Next,
        Ask::Tallon { ship },
        Ask::Modify { ship, dice: Dice::Attack },
        Ask::Modify { ship, dice: Dice::Defense },
        Ask::Shift { ship, cause: ShiftCause::Decloak },
        Ask::Shift { ship, cause: ShiftCause::Tractor },
        Ask::Dock { ship },
        Ask::Deploy { ship, emergency: false },
        Ask::Deploy { ship, emergency: true },
        Ask::Emergency { ship },
        Ask::Jam { ship },
        Ask::Detonation { device: 0 },
        Ask::Replacement { ship },
        Ask::Arrival,
        Ask::ArrivalSide,
    ];
    asks.extend(windows.into_iter().map(|window| Ask::Ability { window, subject: ship }));
    asks.extend(grants.into_iter().map(|grant| Ask::Action { ship, grant }));
    asks.extend(tests.into_iter().map(|with| Ask::Attack { ship, with }));
    asks.extend(wanted.into_iter().map(|wanted| Ask::Step { ability: pilot, wanted }));
    let mut acts = vec![
        Act::Focus,
        Act::Evade,
        Act::Lock(other),
        Act::Calculate,
        Act::Cloak,
        Act::Coordinate(other),
        Act::Jam(other),
        Act::Reinforce(Token::ReinforceFore),
        Act::Reinforce(Token::ReinforceAft),
        Act::Reload(0),
        Act::Rotate(Heading::RIGHT),
        Act::Slam(0),
        Act::Boost(Boost::Straight),
        Act::Boost(Boost::Bank(Side::Left)),
        Act::Boost(Boost::Bank(Side::Right)),
    ];
    acts.extend(cards.map(|card| Act::Card(ability(card))));
    for side in [Side::Left, Side::Right] {
        acts.extend(Slot::ALL.map(|slot| Act::BarrelRoll(BarrelRoll { side, slot })));
        acts.extend([-5_000, 0, 5_000].map(|start| Act::Slide(Slide { side, start, shift: 0 })));
    }
    let spends = [
        Spend::Focus,
        Spend::Calculate,
        Spend::Force,
        Spend::Evade(Face::Blank),
        Spend::Evade(Face::Evade),
        Spend::Ability(pilot),
    ];
    let mut choices = vec![
        Choice::Pass,
        Choice::First(Seat(1)),
        Choice::Obstacle { index: 0, at: Pose::default() },
        Choice::Marker(Pose::default()),
        Choice::Place { ship, at: Pose::default() },
        Choice::Dial { ship, maneuver: 0 },
        Choice::Ready,
        Choice::Ship(other),
        Choice::Damage(0),
        Choice::Deploy { guides: Guides::Front, maneuver: 0 },
        Choice::Deploy { guides: Guides::Rear, maneuver: 0 },
        Choice::Lose(Token::Evade),
        Choice::Break(other),
        Choice::Option(0),
        Choice::Option(1),
    ];
    choices.extend(Slot::ALL.map(Choice::Tallon));
    choices.extend(cards.map(|card| Choice::Use(ability(card))));
    choices.extend(acts.iter().map(|act| Choice::Act(*act)));
    choices.extend(spends.map(Choice::Spend));
    for (instead, obstructed) in [(false, false), (false, true), (true, false), (true, true)] {
        let weapon = WeaponRef::Primary(0);
        choices.push(Choice::Attack { weapon, target: other, instead, obstructed });
    }
    for ask in &asks {
        listener.hear(&game.say_ask(view, ask), true);
        assert!(ask.rule(game.content()).0.starts_with(['X', 'A', 'R']));
        for choice in &choices {
            // Every answer can be said to every question, even one that does not belong there.
            listener.hear(&game.say_choice(view, ask, choice), false);
        }
    }
    // These two need dice on the table.
    let mut fighting = view.clone();
    fighting.attack = Some(xwing::view::AttackView {
        attacker: ship,
        defender: other,
        weapon: WeaponRef::Primary(0),
        range: 2,
        obstructed: false,
        attack: vec![(Face::Hit, false), (Face::Blank, false)],
        defense: vec![(Face::Evade, false)],
        more: (0, 0),
    });
    let modify = Ask::Modify { ship, dice: Dice::Attack };
    listener.hear(&game.say_choice(&fighting, &modify, &Choice::Spend(Spend::Lock(DiceSet(3)))), false);
    listener.hear(&game.say_choice(&fighting, &modify, &Choice::Dice(DiceSet(2))), false);
    let mut hurt = view.clone();
    hurt.ships[0].damage = vec![Some(game.content().damage[0].id)];
    let repair = Ask::Step { ability: pilot, wanted: Wanted::Repair(ship) };
    listener.hear(&game.say_choice(&hurt, &repair, &Choice::Damage(0)), false);
    // A device is laid in the ways that the view lists.
    let mut laying = view.clone();
    for guides in [Guides::Front, Guides::Rear] {
        for template in Template::all() {
            laying.deliveries.extend(Side::BOTH.map(|side| Delivery { guides, template, side }));
        }
    }
    let ask = Ask::Step { ability: pilot, wanted: Wanted::Device };
    for option in 0..laying.deliveries.len() as u8 {
        listener.hear(&game.say_choice(&laying, &ask, &Choice::Option(option.into())), false);
    }
    // A docked ship lends its carrier an ability.
    let mut carrying = view.clone();
    carrying.ships[1].carrier = Some(ship);
    listener.hear(&game.say_choice(&carrying, &Ask::Next, &Choice::Use(ability(CardRef::Aboard))), false);
    let mut grown = view.clone();
    // Every quick build alone, then two, and one that this pack does not have.
    let builds = game.content().quick_builds.len() as u16;
    grown.replacements = (0..builds).map(|build| vec![build]).chain([vec![0, 1], vec![builds]]).collect();
    let ask = Ask::Replacement { ship };
    for option in 0..grown.replacements.len() as u8 {
        listener.hear(&game.say_choice(&grown, &ask, &Choice::Option(option.into())), false);
    }
    for dial in game.content().ships.iter().flat_map(|kind| &kind.dial) {
        listener.hear(&game.say_seen(view, &Seen::Public(Public::Revealed { ship, maneuver: *dial })), true);
    }
    for public in publics(ship, other, &acts) {
        let seen = Seen::Public(public);
        listener.hear(&game.say_seen(view, &seen), true);
        // A game that never ends is ended by a rule of the table.
        let own = matches!(&seen, Seen::Public(Public::Over(Outcome { reason: Reason::Unending, .. })));
        let rule = seen.rule(game.content()).0;
        assert_eq!(rule.starts_with("TABLE-"), own);
        assert!(own || rule.starts_with(['X', 'A', 'R']));
    }
    let secrets = [Known::Hidden, Known::Shown(0)];
    for maneuver in secrets {
        listener.hear(&game.say_seen(view, &Seen::DialSet { seat: Seat(0), ship, maneuver }), true);
        listener.hear(&game.say_seen(view, &Seen::Peeked { by: Seat(1), ship, maneuver }), true);
        listener.hear(&game.say_seen(view, &Seen::DealtDown { ship, card: maneuver }), true);
    }
    // Somebody with another pack has ships that are not in this view.
    listener.hear(
        &game.say_seen(
            view,
            &Seen::Public(Public::Hit { attacker: ship, defender: ShipId(19), hits: 1, crits: 1 }),
        ),
        true,
    );
}

fn publics(ship: ShipId, other: ShipId, acts: &[Act]) -> Vec<Public> {
    let maneuver =
        Maneuver { speed: 1, bearing: Bearing::ReverseBank(Side::Left), difficulty: Difficulty::Red };
    let at = Pose::default();
    let ability = AbilityRef { ship, card: CardRef::Type, index: 0 };
    let faces: xwing::Faces = [Face::Crit, Face::Hit, Face::Focus, Face::Blank].into_iter().collect();
    let mut all = vec![
        Public::SetAside { seat: Seat(1) },
        Public::Marker { seat: Seat(0), at },
        Public::Fled { ship },
        Public::Replaced { ship, maneuver },
        Public::SkipsAction { ship },
        Public::NoAction { ship },
        Public::Shifted { ship, from: at, to: at },
        Public::MetObstacle { ship, obstacle: 77 },
        Public::Locked { ship, target: other },
        Public::Unlocked { ship, target: other },
        Public::Flipped { ship, upgrade: 0, face: 1 },
        Public::Discarded { ship, upgrade: 0 },
        Public::DamageDiscarded { ship, card: 0 },
        Public::DialShown { ship, maneuver },
        Public::Initiative { ship, initiative: 6 },
        Public::Assigned { ship, condition: 0 },
        Public::Rolled { ship, dice: Dice::Attack, faces: faces.clone() },
        Public::Rolled { ship, dice: Dice::Defense, faces: [Face::Evade].into_iter().collect() },
        Public::Rerolled { dice: Dice::Attack, faces: faces.clone() },
        Public::Rerolled { dice: Dice::Defense, faces: faces.clone() },
        Public::DefenseDice { ship, faces: xwing::Faces::new() },
        Public::Added { dice: Dice::Attack, face: Face::Hit },
        Public::Prevented { ship, hits: 1, crits: 1 },
        Public::Reinforced { ship },
        Public::ShieldLost { ship, crit: true },
        Public::RepairedUp { ship, card: 0 },
        Public::RepairedDown { ship, card: 0 },
        Public::DeviceLaid { ship, device: 0, at },
        Public::Detonated { device: 0 },
        Public::Docked { ship, carrier: other },
        Public::Deployed { ship, carrier: other },
        Public::ObstacleRemoved { obstacle: 0 },
        Public::Arrived { ship, at },
        Public::Used { ability, shown: Shown::Always },
        Public::Used { ability: AbilityRef { card: CardRef::Pilot, ..ability }, shown: Shown::Always },
        Public::Removed { ship },
        Public::NoAttack { ship },
        Public::Bumped { ship, into: other },
        Public::Attacked {
            attacker: ship,
            defender: other,
            weapon: WeaponRef::Upgrade(0, 0),
            range: 1,
            obstructed: true,
        },
        Public::Missed { attacker: ship, defender: other },
        Public::NoRoom { ship, device: 0 },
        Public::NoDamageCard { ship, crit: true },
        Public::Phase { phase: Phase::Setup },
    ];
    for count in [1, 2] {
        all.extend(Token::ALL.map(|token| Public::Gained { ship, token, count }));
        all.extend([
            Public::Lost { ship, token: Token::Ion, count },
            Public::ChargeSpent { ability, count, shown: Shown::Always },
            Public::ChargeRecovered { ship, card: CardRef::Pilot, count, shown: Shown::Always },
            Public::ForceSpent { ship, count },
            Public::ForceRecovered { ship, count },
            Public::ShieldRecovered { ship, count },
            Public::Changed { dice: Dice::Attack, from: Face::Focus, to: Face::Hit, count },
            Public::Cancelled { dice: Dice::Attack, face: Face::Hit, count },
        ]);
    }
    all.push(Public::Spent { ship, token: Token::Evade });
    all.extend(acts.iter().map(|act| Public::Acted { ship, act: *act }));
    for reason in
        [Reason::LastStanding, Reason::MutualDestruction, Reason::Threat, Reason::CoreBox, Reason::Unending]
    {
        all.extend([None, Some(Seat(1))].map(|winner| Public::Over(Outcome { winner, reason })));
    }
    all
}

#[test]
fn battles_are_told_in_whole_sentences_and_every_kind_of_line_is_heard() {
    let game = Arc::new(Xwing::second());
    let mut listener = Listener::new(&[
        Names::new(),
        Names::new().alias("xwing-seat-one", words::YOU).call("xwing-seat-two", "Ana"),
    ]);
    let mut last = None;
    for (seed, setup) in (0..).zip(setups(&game)) {
        last = Some(play(&game, setup, seed, &mut listener));
    }
    rare(&game, &last.expect("a game was played"), &mut listener);
    let families =
        ["xwing-ask-", "xwing-choice-", "xwing-act-", "xwing-log-", "xwing-moment-", "xwing-token-"];
    let spoken =
        keys(Lang::En).into_iter().filter(|key| families.iter().any(|family| key.starts_with(family)));
    let unheard: Vec<String> = spoken.filter(|key| !listener.heard.contains(key.as_str())).collect();
    assert!(unheard.is_empty(), "nobody was heard to say {unheard:#?}");
}
