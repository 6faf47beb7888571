//! Any bytes as a journal: read or refused, and verified or refused, never a panic.
#![no_main]

use endor::Endor;
use kernel::journal::Journal;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static GAME: LazyLock<Endor> = LazyLock::new(Endor::classic);

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes)
        && let Ok(journal) = Journal::<Endor>::read(text)
    {
        let _ = journal.verify(&GAME);
    }
});
