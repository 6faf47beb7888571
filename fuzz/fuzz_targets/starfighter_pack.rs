//! Any text as the cards of a Starfighter pack: they can be played with, or their mistake is told with its place.
#![no_main]

use kernel::Game;
use libfuzzer_sys::fuzz_target;
use starfighter::{Mode, Setup, Starfighter, pack};

const PACK: &str = include_str!("../../packs/starfighter/pack.ron");
const CRUISERS: &str = include_str!("../../packs/starfighter/cruisers.ron");

fuzz_target!(|bytes: &[u8]| {
    let Ok(cards) = std::str::from_utf8(bytes) else { return };
    match pack::load([PACK, cards, CRUISERS]) {
        Ok(content) => {
            let game = Starfighter::with_content(content);
            for mode in [Mode::Training, Mode::Intermediate, Mode::Skirmish] {
                game.start(&Setup::of(mode)).expect("what is accepted can be played");
            }
        }
        Err(error) => assert!(error.line > 0 && error.column > 0 && !error.why.to_string().is_empty(), "{error}"),
    }
});
