//! Microseconds an attack, and a series of attacks.
//!
//! One JSON object a line, as the peers in `benches/peers` print theirs. `ODDS_SECONDS` is the length of each
//! measurement, and `ODDS_CASE` the name of the only case that is wanted.

use odds::{After, Attack, AttackFace, Change, Cost, Defence, Reroll, Series, Share, Ship, Spend};
use std::{env, hint::black_box, time::Instant};

/// Prints how long a call takes, the median of many small batches, and what it computes.
fn measure(case: &str, seconds: f64, call: impl Fn() -> f64, totals: impl Fn() -> Vec<f64>) {
    if env::var("ODDS_CASE").is_ok_and(|only| only != case) {
        return;
    }
    let expected = call();
    // Long enough for the clock, short enough to fit between two interruptions.
    let warm = Instant::now();
    black_box(call());
    let batch_size = (100e-6 / warm.elapsed().as_secs_f64()).clamp(1.0, 64.0) as u32;
    let mut batches = Vec::new();
    let clock = Instant::now();
    while batches.len() < 3 || clock.elapsed().as_secs_f64() < seconds {
        let batch = Instant::now();
        for _ in 0..batch_size {
            black_box(call());
        }
        batches.push(batch.elapsed().as_secs_f64() * 1e6 / f64::from(batch_size));
    }
    batches.sort_by(f64::total_cmp);
    let (median, fastest) = (batches[batches.len() / 2], batches[0]);
    let totals: Vec<_> = totals().iter().map(|chance| format!("{chance:.17}")).collect();
    let totals = totals.join(",");
    println!(
        r#"{{"case":"{case}","us":{median:.3},"fastest_us":{fastest:.3},"expected_damage":{expected:.17},"totals":[{totals}]}}"#
    );
}

fn one(case: &str, seconds: f64, attack: Attack, defence: Defence) {
    let odds = || odds::odds(&black_box(attack), &black_box(defence)).expect("few dice");
    measure(case, seconds, || odds().expected(), || odds().totals().map(Share::chance).collect());
}

fn row(case: &str, seconds: f64, attacks: &[Attack; 6], defence: Defence, ship: Option<Ship>, spend: Spend) {
    let series = || odds::series(black_box(attacks), &black_box(defence), ship, spend).expect("few dice");
    let end = |series: &Series| series.end().expect("six attacks").clone();
    measure(case, seconds, || series().end().map_or(0.0, After::expected), || end(&series()).totals());
}

fn main() {
    let seconds = env::var("ODDS_SECONDS").ok().and_then(|s| s.parse().ok()).unwrap_or(1.0);
    let attack = Attack::new(3).focus(1).lock();
    let defence = Defence::new(3).focus(1).evade(1);
    one("attack", seconds, attack, defence);
    one("attack_range_1", seconds, attack.at_range(1), defence);
    one("attack_five_dice", seconds, Attack::new(5).focus(1).lock(), defence.more(2));
    let torpedoes =
        Attack::new(4).focus(1).lock().change(Change::one(AttackFace::Hit, AttackFace::Crit).must());
    one("attack_torpedoes", seconds, torpedoes, defence);
    one("attack_two_rerolls", seconds, attack.reroll(Reroll::dice(1)), defence);
    let elusive = defence.charges(1).reroll(Reroll::dice(1).costing(Cost::Charge));
    one("attack_elusive", seconds, attack, elusive);

    let x_wing = Some(Ship { shields: 2, hull: 4 });
    let equal = [attack; 6];
    // No two are equal, so that none is worked out once for all.
    let different = [1, 2, 3, 4, 5, 6].map(|charges| attack.charges(charges));
    row("six_attacks", seconds, &equal, defence, None, Spend::Thrifty);
    row("six_attacks_different", seconds, &different, defence, None, Spend::Thrifty);
    row("six_attacks_on_a_ship", seconds, &equal, defence, x_wing, Spend::Thrifty);
    row("six_attacks_foreseeing", seconds, &equal, defence, None, Spend::Foreseeing);
}
