//! Any text as a Starfighter scenario: it holds, or says where it does not; never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use starfighter::Starfighter;
use std::sync::LazyLock;

static GAME: LazyLock<Starfighter> = LazyLock::new(Starfighter::shipped);

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes)
        && let Err(failure) = scenario::run_with(&*GAME, text)
    {
        assert!(!failure.to_string().is_empty(), "a failure says what is wrong");
    }
});
