//! Any bytes as choices of a Starfighter match. The first byte says which mode.
#![no_main]

use kernel::Game;
use libfuzzer_sys::fuzz_target;
use starfighter::{Mode, Setup, Starfighter};
use std::sync::LazyLock;

static GAME: LazyLock<Starfighter> = LazyLock::new(Starfighter::shipped);

fuzz_target!(|bytes: &[u8]| {
    let Some((which, bytes)) = bytes.split_first() else { return };
    let mode = Mode::ALL[*which as usize % Mode::ALL.len()];
    fuzz::choices(&*GAME, GAME.start(&Setup::of(mode)).expect("starts"), bytes);
});
