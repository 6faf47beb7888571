//! Random play with every card of the pack, in every mode and under every reading of the rules: no pause without an
//! answer, no listed answer that is refused, no other answer that is taken, and nothing that must hold is ever broken.
//!
//! A few thousand inputs by default. A million:
//!
//! ```text
//! XWING_INPUTS=1000000 cargo test --release -p xwing --test random_play
//! ```
//!
//! A failure says which game it was; `XWING_SEED` makes that game the first.

use kernel::{Chance, Extent, Game, Input, Log, Pending, Quick, Seat, Viewer};
use std::{collections::BTreeSet, sync::LazyLock};
use xwing::{
    AbilityRef, Act, CardRef, Choice, Content, DiceSet, Faction, FirstPlayer, Format, MAX_SHIPS, Member,
    Mode, Pilot, QuickBuild, Ruleset, Setup, Ship, ShipId, Spend, Squad, State, Status, Symbol, WeaponRef,
    Xwing,
};

static GAME: LazyLock<Xwing> = LazyLock::new(Xwing::second);

/// Inputs in all, unless the environment asks for another number.
const INPUTS: u64 = 12_000;
/// A game longer than this is taken to be endless.
const LONGEST: u64 = 20_000;

/// Says which game it was if a test panics in the middle of it.
struct Playing {
    seed: u64,
    setup: Setup,
    inputs: u64,
}

impl Drop for Playing {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in game {} after {} inputs, from {:?}", self.seed, self.inputs, self.setup);
        }
    }
}

/// A random reading of the rules.
fn ruleset(chance: &mut Quick) -> Ruleset {
    let values = Ruleset::list().into_iter().map(|(name, values)| {
        let value = &values[chance.below(values.len() as u32) as usize];
        format!("{name}: {value}")
    });
    let text = format!("({})", values.collect::<Vec<_>>().join(", "));
    ron::from_str(&text).expect("the list names every policy and its values as they are written")
}

/// Cards as they come: ship cards of one side with random upgrades of any kind, as far as an open game takes them.
fn wild_squad(content: &Content, chance: &mut Quick) -> Squad {
    let sides = content.factions();
    let side = sides[chance.below(sides.len() as u32) as usize];
    let pilots: Vec<&Pilot> = content.pilots.iter().filter(|pilot| pilot.faction == side).collect();
    let mut squad = Squad::default();
    for _ in 0..12 {
        let pilot = pilots[chance.below(pilots.len() as u32) as usize].id;
        let upgrades = (0..chance.below(7))
            .map(|_| content.upgrades[chance.below(content.upgrades.len() as u32) as usize].id);
        let ship = Member::new(pilot, upgrades.collect());
        squad.ships.push(ship);
        if !content.check_squad(&squad, Format::Open).is_empty() {
            squad.ships.pop();
        }
    }
    if squad.ships.is_empty() { bought_squad(content, content.points[0].id, chance) } else { squad }
}

fn bought_squad(content: &Content, season: Symbol, chance: &mut Quick) -> Squad {
    let mut sides = content.factions();
    chance.shuffle(&mut sides);
    let list = content.season(season.as_str()).expect("a season of the pack");
    let limit = 40 + chance.below(161) as u16;
    // A season may have no price for any ship of a side.
    let mut found =
        sides.into_iter().filter_map(|side| content.random_bought_squad(list, limit, side, chance));
    found.next().expect("some side has a ship for 40 points")
}

/// A random match, whose squadrons are within the rules of its mode.
fn random_setup(content: &Content, chance: &mut Quick) -> Setup {
    let mut setup = Setup { ruleset: ruleset(chance), ..Setup::default() };
    if chance.below(2) == 0 {
        setup.first = FirstPlayer::Agreed(Seat(chance.below(2) as u8));
    }
    let mut obstacles: Vec<String> = content.obstacles.iter().map(|shape| shape.id.to_string()).collect();
    chance.shuffle(&mut obstacles);
    obstacles.truncate(1 + chance.below(8) as usize);
    setup.obstacles = obstacles;
    match chance.below(10) {
        0 => setup.mode = Mode::Starter,
        1 => setup.mode = Mode::EscalationCoreBox,
        2 | 3 => {
            setup.mode = Mode::Escalation;
            let threat = setup.mode.threat();
            setup.threat = Some(threat);
            setup.squads = content.random_squads(threat, chance).expect("options of every threat");
        }
        4 => {
            setup.mode = Mode::Standard;
            let threat = 3 + chance.below(6) as u8;
            setup.threat = Some(threat);
            setup.squads = content.random_squads(threat, chance).expect("options of every threat");
        }
        5 => {
            setup.mode = Mode::Standard;
            setup.squads = [wild_squad(content, chance), wild_squad(content, chance)];
        }
        _ => {
            setup.mode = Mode::Standard;
            let seasons: Vec<Symbol> = content.points.iter().map(|list| list.id).collect();
            let season = seasons[chance.below(seasons.len() as u32) as usize];
            setup.season = Some(season);
            setup.squads = [bought_squad(content, season, chance), bought_squad(content, season, chance)];
        }
    }
    setup
}

/// Answers of all kinds that were listed somewhere, to be offered where they may not belong. Its chance is its own, so
/// that a game takes the same course whatever was played before.
struct Strangers {
    kept: Vec<Choice>,
    chance: Quick,
}

impl Strangers {
    const MOST: usize = 400;

    fn remember(&mut self, choice: Choice) {
        if self.kept.len() < Self::MOST {
            self.kept.push(choice);
        } else {
            self.kept[self.chance.below(Self::MOST as u32) as usize] = choice;
        }
    }

    /// What no table has: ships, cards and weapons that do not exist.
    fn unheard_of(&mut self) -> Choice {
        let chance = &mut self.chance;
        let ship = ShipId(chance.bits() as u8);
        let place = chance.bits() as u8;
        let cards = [
            CardRef::Type,
            CardRef::Pilot,
            CardRef::Upgrade(place),
            CardRef::Damage(place, 1),
            CardRef::Condition(place),
            CardRef::Device(place),
        ];
        let card = cards[chance.below(cards.len() as u32) as usize];
        let ability = AbilityRef { ship, card, index: chance.below(5) as u8 };
        let weapon = WeaponRef::Upgrade(place, chance.below(3) as u8);
        let attack = Choice::Attack { weapon, target: ship, instead: false, obstructed: false };
        let all = [
            Choice::Act(Act::Card(ability)),
            Choice::Act(Act::Coordinate(ship)),
            Choice::Act(Act::Lock(ship)),
            Choice::Act(Act::Jam(ship)),
            Choice::Act(Act::Reload(place)),
            Choice::Act(Act::Slam(place)),
            Choice::Use(ability),
            Choice::Spend(Spend::Ability(ability)),
            Choice::Spend(Spend::Lock(DiceSet(u16::MAX))),
            Choice::Dial { ship, maneuver: place },
            Choice::Ship(ship),
            Choice::Damage(place),
            Choice::Option(place.into()),
            Choice::Break(ship),
            attack,
        ];
        all[chance.below(all.len() as u32) as usize]
    }

    fn some(&mut self) -> Option<Choice> {
        if self.chance.below(3) == 0 {
            return Some(self.unheard_of());
        }
        let count = self.kept.len() as u32;
        (count > 0).then(|| self.kept[self.chance.below(count) as usize])
    }
}

/// Looks at a pause, answers it, and looks at what came of it. False if the game is over.
fn step(game: &Xwing, state: &mut State, chance: &mut Quick, strangers: &mut Strangers) -> bool {
    let input = match game.pending(state) {
        Pending::Over(_) => return false,
        Pending::Chance(roll) => Input::Chance(game.roll(state, roll, chance)),
        Pending::Decide(demands) => {
            assert!(!demands.is_empty(), "somebody is asked");
            let demand = demands[chance.below(demands.len() as u32) as usize];
            let mut listed = Vec::new();
            let extent = game.legal(state, &demand, &mut listed);
            assert!(!listed.is_empty(), "nothing answers {:?}", demand.ask);
            for _ in 0..4 {
                let choice = listed[chance.below(listed.len() as u32) as usize];
                assert_eq!(game.check(state, &demand, &choice), Ok(()), "{choice:?} to {:?}", demand.ask);
            }
            if let Some(stranger) = strangers.some()
                && !listed.contains(&stranger)
            {
                let taken = game.check(state, &demand, &stranger).is_ok();
                assert!(!taken || extent == Extent::Part, "{stranger:?} to {:?}", demand.ask);
                if !taken {
                    let before = state.clone();
                    let input = Input::Choose { id: demand.id, by: demand.by, choice: stranger };
                    assert!(game.apply(state, &input, &mut Log::off()).is_err());
                    assert!(*state == before, "a refusal changed the state");
                }
            }
            let mut buffer = Vec::new();
            let choice = game.pick(state, &demand, chance, &mut buffer);
            strangers.remember(choice);
            Input::Choose { id: demand.id, by: demand.by, choice }
        }
    };
    let taken = game.apply(state, &input, &mut Log::off());
    assert_eq!(taken, Ok(()), "{input:?}");
    assert_eq!(game.audit(state), Ok(()), "after {input:?}");
    // What is dear to look at is looked at now and then.
    if chance.below(64) == 0 {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Arbiter] {
            let _ = game.view(state, viewer);
        }
        let text = serde_json::to_string(state).expect("a state is plain data");
        let read: State = serde_json::from_str(&text).expect("what was written can be read");
        assert!(read == *state, "saving and reading changed the state");
        let mut other = state.clone();
        game.resample(&mut other, Seat(chance.below(2) as u8), chance);
        assert_eq!(game.audit(&other), Ok(()), "resampled");
    }
    true
}

/// Plays one game, at most so many inputs of it; says how many it took.
fn play(mut playing: Playing, most: u64, mut chance: Quick, strangers: &mut Strangers) -> u64 {
    let game = &*GAME;
    let mut state = game.start(&playing.setup).expect("a set-up within the rules");
    assert_eq!(game.audit(&state), Ok(()));
    while playing.inputs < most && step(game, &mut state, &mut chance, strangers) {
        playing.inputs += 1;
        assert!(playing.inputs < LONGEST, "an endless game");
    }
    playing.inputs
}

/// A number the environment asks for.
fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn random_play_with_every_card_breaks_nothing() {
    let inputs = asked("XWING_INPUTS").unwrap_or(INPUTS);
    let first = asked("XWING_SEED").unwrap_or(0);
    // A short run looks at the beginnings of many games, a long one plays them out.
    let most = if inputs > 10 * INPUTS { LONGEST } else { 150 };
    let content = GAME.content();
    let cards = content.pilots.iter().map(|card| card.id).chain(content.upgrades.iter().map(|card| card.id));
    let mut unseen: BTreeSet<Symbol> = cards.collect();
    let mut strangers = Strangers { kept: Vec::new(), chance: Quick::new(first) };
    let (mut done, mut games) = (0, 0);
    for seed in first.. {
        let mut chance = Quick::new(seed);
        let setup = random_setup(content, &mut chance);
        let fly = setup.squads.iter().flat_map(|squad| &squad.ships);
        let fly: Vec<Symbol> =
            fly.flat_map(|ship| ship.upgrades.iter().chain([&ship.pilot])).copied().collect();
        // After the inputs asked for, only games with cards that have not flown yet.
        if done >= inputs && !fly.iter().any(|card| unseen.contains(card)) {
            assert!(seed < first + 100_000, "never flown: {unseen:?}");
            continue;
        }
        unseen.retain(|card| !fly.contains(card));
        done += play(Playing { seed, setup, inputs: 0 }, most, chance, &mut strangers);
        games += 1;
        if done >= inputs && unseen.is_empty() {
            break;
        }
    }
    println!("{games} games, {done} inputs, every card");
}

/// R-16: the threat of a seat's quick builds of which no ship is left; whether half of one is.
fn losses(state: &State, seat: Seat) -> (u16, bool) {
    let gone = |ship: &Ship| ship.is_out() || ship.status == Status::Doomed;
    let ships: Vec<&Ship> = state.ids().map(|id| state.ship(id)).filter(|ship| ship.seat == seat).collect();
    let (mut threat, mut half) = (0, false);
    for (place, ship) in ships.iter().enumerate() {
        let shares = |other: &&&Ship| ship.build.is_some() && other.build == ship.build;
        if ships[..place].iter().any(|other| shares(&other)) {
            continue;
        }
        let mates: Vec<&&Ship> = ships[place + 1..].iter().filter(shares).collect();
        let lost = mates.iter().filter(|mate| gone(mate)).count() + usize::from(gone(ship));
        threat += if lost == mates.len() + 1 { u16::from(ship.threat) } else { 0 };
        half |= lost > 0 && lost <= mates.len();
    }
    (threat, half)
}

#[test]
fn quick_builds_of_two_ships_arrive_and_are_lost_in_escalation() {
    let content = GAME.content();
    let pair = |(_, build): &(usize, &QuickBuild)| build.ships.len() == 2;
    let pair = content.quick_options(Faction::Empire).find(pair).expect("two Academy Pilots").0;
    let mut strangers = Strangers { kept: Vec::new(), chance: Quick::new(0) };
    let (mut arrived, mut halves) = (0, 0);
    for seed in 0..4 {
        let mut chance = Quick::new(seed);
        // One seat begins with two of them, the other with whatever comes.
        let squad = content.quick_squad(4, Faction::Empire, &[pair, pair]).expect("2 and 2");
        let other = content.random_squad(4, Faction::Empire, &mut chance).expect("threat 4");
        let setup =
            Setup { mode: Mode::Escalation, threat: Some(4), squads: [squad, other], ..Setup::default() };
        let mut state = GAME.start(&setup).expect("two squadrons of threat 4");
        let mut ships = state.ids().count();
        for _ in 0..1_500 {
            // In a long game those that are long gone make room, and are counted no more.
            if !step(&GAME, &mut state, &mut chance, &mut strangers) || state.ids().count() == MAX_SHIPS {
                break;
            }
            arrived += state.ids().skip(ships).filter(|id| state.ship(*id).build.is_some()).count();
            ships = state.ids().count();
            let scored = GAME.view(&state, Viewer::Spectator).threat.1;
            let lost = [Seat(1), Seat(0)].map(|seat| losses(&state, seat));
            assert_eq!(scored, lost.map(|(threat, _)| threat), "game {seed}");
            halves += lost.iter().filter(|(_, half)| *half).count();
        }
    }
    assert!(arrived > 0 && halves > 0, "{arrived} arrived, {halves} times one of two was lost");
}
