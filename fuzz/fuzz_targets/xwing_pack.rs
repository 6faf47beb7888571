//! Any bytes as the cards of an X-Wing pack, drawn over the whole vocabulary of abilities: whatever the pack check accepts
//! can be played with. What was drawn is printed when it fails.
#![no_main]

#[path = "../../crates/xwing/tests/vocabulary/cards.rs"]
mod cards;
#[path = "../../crates/xwing/tests/vocabulary/play.rs"]
mod play;
#[path = "../../crates/xwing/tests/vocabulary/words.rs"]
mod words;

use libfuzzer_sys::fuzz_target;

/// Says which pack it was if something panics in the middle of it.
struct Playing(cards::Cards);

impl Drop for Playing {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.0.told());
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut left = bytes.iter();
    let mut draw = |bound: u32| u32::from(left.next().copied().unwrap_or_default()) % bound.max(1);
    let cards = cards::Maker::default().pack(&mut draw);
    let seed = left.fold(0, |seed: u64, byte| seed.rotate_left(8) ^ u64::from(*byte));
    let Ok(content) = cards.judged() else { return };
    let playing = Playing(cards);
    let _ = play::play(&content, seed, 200, &|_| {});
    drop(playing);
});
