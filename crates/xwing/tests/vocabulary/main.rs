//! Whatever the pack check accepts, plays. Packs are made up over the whole vocabulary of abilities, by the vocabulary's
//! own types; the check judges them; what it accepts is played with random inputs: nothing panics, nothing hangs, nothing
//! that must hold is broken, what is listed is taken, and a match that was saved goes on.
//!
//! A few packs by default. More, or the same again:
//!
//! ```text
//! XWING_PACKS=1000 XWING_SEED=17 cargo test --release -p xwing --test vocabulary -- --nocapture
//! ```
//!
//! A failure prints the smallest pack that still fails.

mod cards;
mod play;
mod words;

use cards::{Cards, Maker};
use kernel::{Chance, Quick};
use play::Played;
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

/// Packs that are drawn and played, unless the environment asks for another number.
const PACKS: u64 = 16;
/// Random inputs for each.
const INPUTS: u64 = 1_000;
/// Longer than any input may take, on any machine.
const TOO_LONG: Duration = Duration::from_mins(2);

/// A number the environment asks for.
fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// Ends the program when an input takes for ever, and says which pack it was: a hang cannot be caught.
struct Watch {
    inputs: AtomicU64,
    pack: Mutex<String>,
}

impl Watch {
    fn start() -> Arc<Self> {
        let watch = Arc::new(Self { inputs: AtomicU64::new(0), pack: Mutex::default() });
        let watched = Arc::clone(&watch);
        thread::spawn(move || {
            let mut before = u64::MAX;
            loop {
                thread::sleep(TOO_LONG);
                let now = watched.inputs.load(Ordering::Relaxed);
                if now == before && Arc::strong_count(&watched) > 1 {
                    eprintln!(
                        "an input never ends:\n{}",
                        watched.pack.lock().expect("nobody panics with it")
                    );
                    std::process::abort();
                }
                before = now;
            }
        });
        watch
    }

    fn look_at(&self, cards: &Cards, seed: u64) {
        let told = format!("// seed {seed}\n{}", cards.told());
        // A stack that overflows cannot be caught either; what was played then lies here.
        std::fs::write(concat!(env!("CARGO_TARGET_TMPDIR"), "/vocabulary.ron"), &told)
            .expect("a folder for tests");
        *self.pack.lock().expect("nobody panics with it") = told;
    }
}

/// What a pack does when it is played: nothing bad, or what it says when it fails.
fn fault(cards: &Cards, seed: u64, watch: &Watch) -> Result<Played, Fault> {
    watch.look_at(cards, seed);
    let content = cards.judged().map_err(|why| Fault { place: String::new(), text: why.to_string() })?;
    let count = |_| {
        watch.inputs.fetch_add(1, Ordering::Relaxed);
    };
    let played = catch_unwind(AssertUnwindSafe(|| play::play(&content, seed, INPUTS, &count)));
    played.map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default();
        Fault { place: PLACE.lock().expect("nobody panics with it").clone(), text }
    })
}

/// Where the program panicked last.
static PLACE: Mutex<String> = Mutex::new(String::new());

/// A panic: where, and what it said.
#[derive(Debug, Default)]
struct Fault {
    place: String,
    text: String,
}

/// Keeps the places of panics instead of printing them: hundreds of plays fail while a pack is made smaller.
fn keep_places() {
    let print = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        // The test's own failure is for everybody to read.
        if place.contains("vocabulary/main.rs") {
            print(info);
        } else {
            *PLACE.lock().expect("nobody panics with it") = place;
        }
    }));
}

/// The smallest pack found that still fails at the same place: abilities go one by one, as long as some play with the
/// rest does.
fn shrunk(cards: &Cards, seed: u64, place: &str, watch: &Watch) -> (Cards, u64, Fault) {
    let fails = |cards: &Cards| {
        cards.judged().is_ok().then_some(())?;
        (0..8).map(|more| seed + more).find_map(|seed| {
            let fault = fault(cards, seed, watch).err().filter(|fault| fault.place == place)?;
            Some((seed, fault))
        })
    };
    let mut best = (cards.clone(), seed, Fault::default());
    let mut smaller = true;
    while std::mem::take(&mut smaller) {
        for card in 0..best.0.0.len() {
            for face in 0..best.0.0[card].faces.len() {
                for ability in (0..best.0.0[card].faces[face].len()).rev() {
                    let mut less = best.0.clone();
                    less.0[card].faces[face].remove(ability);
                    if let Some((seed, fault)) = fails(&less) {
                        best = (less, seed, fault);
                        smaller = true;
                    }
                }
            }
        }
    }
    best
}

#[test]
fn whatever_the_pack_check_accepts_plays() {
    let packs = asked("XWING_PACKS").unwrap_or(PACKS);
    let first = asked("XWING_SEED").unwrap_or(1);
    let watch = Watch::start();
    keep_places();
    let (mut maker, mut all) = (Maker::default(), Played::default());
    let (mut whole, mut seed) = (0, first);
    let mut faults: BTreeMap<String, String> = BTreeMap::new();
    // Then, without playing, until every word was in something that was accepted.
    while seed < first + packs || (!maker.tally.missing().is_empty() && seed < first + packs + 200) {
        let mut chance = Quick::new(seed);
        let cards = maker.pack(&mut |bound| chance.below(bound));
        if seed < first + packs && cards.judged().is_ok() {
            whole += 1;
            match fault(&cards, seed, &watch) {
                Ok(played) => all.add(played),
                // One pack for each place that fails is enough.
                Err(why) if faults.contains_key(&why.place) => {}
                Err(why) => {
                    let (cards, again, less) = shrunk(&cards, seed, &why.place, &watch);
                    let told = format!(
                        "pack {seed}: {}\nsmaller, played with {again}: {}\n{}",
                        why.text,
                        less.text,
                        cards.told()
                    );
                    faults.insert(why.place, told);
                }
            }
        }
        seed += 1;
    }
    let Maker { tally, drawn, accepted } = &maker;
    println!(
        "{accepted} of {drawn} abilities accepted, {whole} of {packs} packs played: {all:?}; {} words, seldom: {:?}",
        tally.0.len(),
        tally.0.iter().filter(|(_, count)| **count < 3).collect::<Vec<_>>(),
    );
    let told: Vec<String> = faults.iter().map(|(place, told)| format!("{place}: {told}")).collect();
    assert!(told.is_empty(), "{}", told.join("\n\n"));
    let missing = tally.missing();
    assert!(missing.is_empty(), "never in an ability that was accepted: {missing:?}");
    assert!(accepted * 2 > *drawn, "only {accepted} of {drawn} abilities are accepted");
    assert!(whole * 10 >= packs * 9, "only {whole} of {packs} packs are accepted");
    assert!(all.used > all.inputs / 100 && all.attacks > 0, "cards are hardly used: {all:?}");
}
