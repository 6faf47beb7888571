//! What bots say about choices and finished matches: the same every time, from nothing but what a seat knows, and no more
//! than they can tell.

use bots::{
    Level, Mind,
    advice::{Advises, hint, review},
};
use catalog::{Catalog, Live, Playable, StoredMatch, Table};
use kernel::{Digest, Key, Pending, Quick, Seat};
use protocol::analysis::Analysis;
use serde_json::{Value, json};
use std::sync::Arc;

fn opening(lines: Vec<String>) -> StoredMatch {
    StoredMatch { identity: None, setup: json!({}), key: Key(Digest([7; 32])), fair: None, lines }
}

/// A match played by bots of a level, until so many inputs or its end.
fn played(catalog: &Catalog, game: &str, level: Level, most: u64) -> Box<dyn Table> {
    let (mut table, _) = catalog.open(game, opening(Vec::new())).expect("it opens");
    let minds = [Mind::new(level, 3), Mind::new(level, 4)];
    while table.version() < most && table.payoffs().is_none() {
        let (seat, decision) = table.asked()[0];
        let choice = minds[seat.index() % 2].think(&*table, seat).expect("asked")();
        table.propose(seat, decision, choice).expect("legal");
        table.accept();
    }
    table
}

fn reviewed(table: &dyn Table, effort: u32) -> Analysis {
    let mut work = review(table, effort, 1).expect("a game with advice");
    let mut before = 0.0;
    while work.step() {
        assert!(work.progress() >= before);
        before = work.progress();
    }
    work.found()
}

#[test]
fn every_game_is_reviewed_the_same_every_time_and_within_bounds() {
    let catalog = Catalog::default();
    for (game, most) in [("endor", 60), ("starfighter", 40), ("xwing2e", 60)] {
        let table = played(&catalog, game, Level::Cadet, most);
        let found = reviewed(&*table, 8);
        assert_eq!(found, reviewed(&*table, 8), "{game}");
        assert_eq!(found.points.first().expect("points").at, 0);
        assert_eq!(found.points.last().expect("points").at, table.version());
        for point in &found.points {
            assert!(0.0 <= point.low && point.low <= point.chance, "{game}: {point:?}");
            assert!(point.chance <= point.high && point.high <= 1.0, "{game}: {point:?}");
        }
        assert_eq!(found.sides[0].luck, -found.sides[1].luck, "what one has by luck the other has not");
        assert!(found.sides.iter().all(|side| side.good <= side.decisions));
        assert!(found.sides.iter().any(|side| side.decisions > 0), "{game}");
    }
}

/// The answer an ace thinks least of among those it compares with the best, if it is far worse.
fn blunder(catalog: &Catalog, table: &dyn Table, seat: Seat) -> Option<Value> {
    let live = table.as_any().downcast_ref::<Live<endor::Endor>>()?;
    let peek = bots::Peek::new(&**catalog.endor(), live.state(), seat)?;
    let mut legal = Vec::new();
    peek.legal(&mut legal);
    let weighed = endor::Endor::weigh(&peek, &legal, true, 200 * legal.len() as u32, 5);
    let worst = weighed.last()?;
    let is_clear = worst.lag > 0.4 && worst.lag > 6.0 * worst.lag_error;
    is_clear.then(|| serde_json::to_value(worst.choice).expect("JSON"))
}

#[test]
fn a_blunder_is_found_and_told_with_what_was_better() {
    let catalog = Catalog::default();
    let mut table = played(&catalog, "endor", Level::Veteran, 20);
    let mind = Mind::new(Level::Veteran, 9);
    let mut bad = None;
    while bad.is_none() && table.payoffs().is_none() {
        let (seat, decision) = table.asked()[0];
        let live = table.as_any().downcast_ref::<Live<endor::Endor>>().expect("Endor");
        let mut legal = Vec::new();
        if let Some(peek) = bots::Peek::new(&**catalog.endor(), live.state(), seat) {
            peek.legal(&mut legal);
        }
        // Small questions: each answer can be weighed well.
        let found = if legal.len() <= 8 { blunder(&catalog, &*table, seat) } else { None };
        bad = found.as_ref().map(|_| (table.version(), seat));
        let choice = found.unwrap_or_else(|| mind.think(&*table, seat).expect("asked")());
        table.propose(seat, decision, choice).expect("legal");
        table.accept();
    }
    let (at, seat) = bad.expect("somebody could have blundered");
    let found = reviewed(&*table, 64);
    let moment = found.moments.iter().find(|moment| moment.at == at).expect("the blunder is told");
    assert_eq!(moment.seat, seat.0);
    assert!(moment.best - moment.chance > 0.05, "{moment:?}");
    assert_ne!(moment.chosen, moment.better);
}

#[test]
fn other_dice_are_other_luck_and_the_same_decisions() {
    let catalog = Catalog::default();
    let game = catalog.endor();
    // A match up to a moment when dice were thrown.
    let table = played(&catalog, "endor", Level::Cadet, 80);
    let lines = table.lines(0);
    let is_dice = |line: &String| line.contains(r#""chance""#);
    let last = lines.iter().rposition(is_dice).expect("dice fell");
    let (before, _) = catalog.open("endor", opening(lines[..last].to_vec())).expect("it opens");
    // Opening it again throws the same dice: what was before them is read from the beginning.
    let live = before.as_any().downcast_ref::<Live<endor::Endor>>().expect("Endor");
    let mut state = live.beginning();
    for entry in &live.entries()[..last] {
        kernel::Game::apply(&**game, &mut state, &entry.input, &mut kernel::Log::off()).expect("replayed");
    }
    let Pending::Chance(roll) = kernel::Game::pending(&**game, &state) else { panic!("dice are due") };
    let mut found: Vec<(f32, Analysis)> = (0..12)
        .map(|seed| {
            let rolled = kernel::Game::roll(&**game, &state, roll, &mut Quick::new(seed));
            let line = json!({"input": {"chance": rolled}}).to_string();
            let lines = lines[..last].iter().cloned().chain([line]).collect();
            let (table, _) = catalog.open("endor", opening(lines)).expect("it opens");
            let found = reviewed(&*table, 16);
            (found.points.last().expect("points").chance, found)
        })
        .collect();
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    let ((_, worst), (_, best)) = (&found[0], &found[11]);
    assert!(best.sides[0].luck > worst.sides[0].luck, "better dice are better luck");
    for (a, b) in best.sides.iter().zip(&worst.sides) {
        assert_eq!((a.lost, a.decisions), (b.lost, b.decisions), "and nobody decided better or worse");
    }
}

/// A hint in every world that a seat cannot tell from the real one.
fn is_fair<G: Playable>(game: &Arc<G>, lines: Vec<String>) -> usize {
    let (live, _) = Live::open(Arc::clone(game), opening(lines)).expect("it opens");
    let mut hints = 0;
    for (seat, _) in live.asked() {
        let told = hint(&live, seat, 2).expect("asked")();
        let other = live.resampled(seat, &mut Quick::new(11));
        assert_eq!(told, hint(&other, seat, 2).expect("asked")(), "{seat} is told what it cannot know");
        let demand: Value = serde_json::from_str(&live.update(catalog::UpdateFor {
            viewer: kernel::Viewer::Seat(seat),
            since: live.version(),
            manner: catalog::UpdateStyle::default(),
            whole: true,
            playing: true,
            free: false,
            clocks: None,
        }))
        .expect("JSON");
        let choices = demand["demand"]["choices"].as_array().expect("choices");
        assert!(choices.iter().any(|one| one["choice"] == told.best.choice), "a hint can be followed");
        hints += 1;
    }
    hints
}

#[test]
fn a_hint_knows_what_its_seat_knows_and_no_more() {
    let catalog = Catalog::default();
    let mut hints = 0;
    for most in [3, 14, 31] {
        hints += is_fair(catalog.endor(), played(&catalog, "endor", Level::Cadet, most).lines(0));
        hints += is_fair(catalog.starfighter(), played(&catalog, "starfighter", Level::Cadet, most).lines(0));
    }
    for most in [14, 30] {
        hints += is_fair(catalog.xwing(), played(&catalog, "xwing2e", Level::Cadet, most).lines(0));
    }
    assert!(hints >= 8, "{hints}");
}
