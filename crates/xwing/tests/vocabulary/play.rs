//! Whatever was accepted is played: from a position in which everybody is near everybody, and from a set-up.

use super::cards::{CONDITIONS, DAMAGE, DEVICES, PILOTS, UPGRADES};
use kernel::{Chance, Extent, Game, Input, Log, Pending, Quick, Scriptable, Seat, Viewer};
use std::fmt::Write;
use xwing::{
    Act, Choice, Content, Format, Member, Mode, Position, Reason, Setup, Spend, Squad, State, Symbol, Token,
    Xwing,
};

/// What came of it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Played {
    pub(crate) inputs: u64,
    /// Answers that used an ability of a card.
    pub(crate) used: u64,
    /// Attacks that were declared.
    pub(crate) attacks: u64,
    /// Matches that ended, and those of them that ended because the rules did not.
    pub(crate) over: u64,
    pub(crate) unending: u64,
}

impl Played {
    pub(crate) fn add(&mut self, other: Self) {
        self.inputs += other.inputs;
        self.used += other.used;
        self.attacks += other.attacks;
        self.over += other.over;
        self.unending += other.unending;
    }
}

/// A position in the language of scenarios: three ships a side, close to each other, with drawn cards on them.
pub(crate) fn position(chance: &mut Quick) -> String {
    let mut ships = String::new();
    let some = |chance: &mut Quick, all: &[&'static str], most: u32| {
        let mut all: Vec<&str> = all.to_vec();
        chance.shuffle(&mut all);
        all.truncate(chance.below(most + 1) as usize);
        all
    };
    for n in 0..6 {
        let (side, pilots, y, facing) =
            if n < 3 { ("A", &PILOTS[..2], 330, 0) } else { ("B", &PILOTS[2..], 560, 180) };
        let pilot = pilots[chance.below(2) as usize];
        let upgrades = some(chance, &UPGRADES, 4);
        let conditions = some(chance, &CONDITIONS, 1);
        let critical = some(chance, &DAMAGE, 1);
        let turned = chance.below(360);
        let facing = if chance.below(3) == 0 { turned } else { facing };
        let tokens: Vec<String> = (0..chance.below(3))
            .map(|_| Token::ALL[chance.below(Token::ALL.len() as u32) as usize])
            .collect::<std::collections::BTreeSet<_>>()
            .iter()
            // X2-BEYOND-05: nobody is cloaked twice.
            .map(|token| {
                format!("{token:?}: {}", if *token == Token::Cloak { 1 } else { 1 + chance.below(2) })
            })
            .collect();
        let tokens = tokens.join(", ");
        let lock = if chance.below(2) == 0 {
            format!("\"{}{}\"", if n < 3 { "B" } else { "A" }, 0)
        } else {
            String::new()
        };
        writeln!(
            ships,
            r#"    (name: "{side}{}", pilot: "{pilot}", upgrades: {upgrades:?}, at: ({}, {y}), facing: {facing}, conditions: {conditions:?}, critical: {critical:?}, tokens: {{{tokens}}}, locks: [{lock}]),"#,
            n % 3,
            300 + 150 * (n % 3),
        )
        .expect("a string");
    }
    let phase = ["Planning", "Planning", "Planning", "System", "Engagement", "End"][chance.below(6) as usize];
    let device = DEVICES[chance.below(2) as usize];
    format!(
        r#"(phase: {phase}, obstacles: [(id: "coreasteroid2", at: (400, 445))], devices: [(id: "{device}", owner: "A0", at: (650, 445))], ships: [
{ships}])"#
    )
}

/// A match of its own making: squadrons with drawn cards, as far as an open game takes them.
fn setup(content: &Content, chance: &mut Quick) -> Setup {
    let symbol = |name: &str| Symbol::new(name).expect("short");
    let mut squads = [Squad::default(), Squad::default()];
    for (squad, pilots) in squads.iter_mut().zip([&PILOTS[..2], &PILOTS[2..]]) {
        for _ in 0..3 {
            let pilot = symbol(pilots[chance.below(2) as usize]);
            let mut ship = Member::new(pilot, Vec::new());
            for upgrade in UPGRADES {
                if chance.below(2) == 0 {
                    ship.upgrades.push(symbol(upgrade));
                    squad.ships.push(ship.clone());
                    if !content.check_squad(squad, Format::Open).is_empty() {
                        ship.upgrades.pop();
                    }
                    squad.ships.pop();
                }
            }
            squad.ships.push(ship);
        }
    }
    Setup { mode: Mode::Standard, squads, ..Setup::default() }
}

/// Looks at a pause, answers it at random, and looks at what came of it. False if the match is over.
fn step(game: &Xwing, state: &mut State, chance: &mut Quick, played: &mut Played) -> bool {
    let input = match game.pending(state) {
        Pending::Over(outcome) => {
            played.over += 1;
            played.unending += u64::from(outcome.reason == Reason::Unending);
            return false;
        }
        Pending::Chance(roll) => Input::Chance(game.roll(state, roll, chance)),
        Pending::Decide(demands) => {
            assert!(!demands.is_empty(), "somebody is asked");
            let demand = demands[chance.below(demands.len() as u32) as usize];
            let mut listed = Vec::new();
            let extent = game.legal(state, &demand, &mut listed);
            assert!(!listed.is_empty(), "nothing answers {:?}", demand.ask);
            for _ in 0..3 {
                let choice = listed[chance.below(listed.len() as u32) as usize];
                assert_eq!(game.check(state, &demand, &choice), Ok(()), "{choice:?} to {:?}", demand.ask);
            }
            let mut buffer = Vec::new();
            let drawn = game.pick(state, &demand, chance, &mut buffer);
            // What uses a card is what this is about.
            let cards: Vec<Choice> = listed.iter().copied().filter(uses_card).collect();
            let choice = match cards.len() as u32 {
                0 => drawn,
                _ if extent == Extent::Part || chance.below(2) == 0 => drawn,
                count => cards[chance.below(count) as usize],
            };
            played.used += u64::from(uses_card(&choice));
            played.attacks += u64::from(matches!(choice, Choice::Attack { .. }));
            Input::Choose { id: demand.id, by: demand.by, choice }
        }
    };
    let taken = game.apply(state, &input, &mut Log::off());
    assert_eq!(taken, Ok(()), "{input:?}");
    assert_eq!(game.audit(state), Ok(()), "after {input:?}");
    if chance.below(24) == 0 {
        // Saved and resumed: what follows is played from what was read.
        let text = serde_json::to_string(state).expect("a state is plain data");
        let read: State = serde_json::from_str(&text).expect("what was written can be read");
        assert!(read == *state, "saving and reading changed the state");
        *state = read;
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Arbiter] {
            let view = game.view(state, viewer);
            // Whatever is asked can be said to everybody.
            for demand in game.pending(state).demands() {
                assert!(!game.say_ask(&view, &demand.ask).key.is_empty());
            }
        }
        let mut other = state.clone();
        game.resample(&mut other, Seat(chance.below(2) as u8), chance);
        assert_eq!(game.audit(&other), Ok(()), "resampled");
    }
    true
}

fn uses_card(choice: &Choice) -> bool {
    matches!(choice, Choice::Use(_) | Choice::Act(Act::Card(_)) | Choice::Spend(Spend::Ability(_)))
}

/// The position or set-up of a seed, and the match that goes on from it, for so many inputs.
pub(crate) fn play(content: &Content, seed: u64, most: u64, at: &dyn Fn(u64)) -> Played {
    let game = Xwing::with_content(content.clone());
    let mut chance = Quick::new(seed);
    let mut played = Played::default();
    while played.inputs < most {
        let (game, mut state) = if chance.below(4) == 0 {
            let setup = setup(content, &mut chance);
            let state = game.start(&setup).expect("squadrons that an open game takes");
            (game.clone(), state)
        } else {
            let text = position(&mut chance);
            let position: Position = scenario::text::ron().from_str(&text).expect("a position");
            game.stage(&position, &mut Log::off()).unwrap_or_else(|why| panic!("{why}\n{text}"))
        };
        assert_eq!(game.audit(&state), Ok(()));
        while played.inputs < most && step(&game, &mut state, &mut chance, &mut played) {
            played.inputs += 1;
            at(played.inputs);
        }
        played.inputs += 1;
    }
    played
}
