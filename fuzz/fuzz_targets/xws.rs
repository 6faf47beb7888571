//! Any bytes as a squadron file: what is read can be written and reads the same, a match starts with it or says why not,
//! and what is not read is told.
#![no_main]

use kernel::{Game, Say};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use xwing::{Format, Mode, Setup, Squad, Xwing};

static GAME: LazyLock<Xwing> = LazyLock::new(Xwing::second);

/// Slots are written in the order of their names, so upgrades may change places.
fn sorted(mut squad: Squad) -> Squad {
    for ship in &mut squad.ships {
        ship.upgrades.sort_unstable();
        ship.threat = None;
    }
    squad
}

fuzz_target!(|bytes: &[u8]| {
    let content = GAME.content();
    let imported = content.import_xws(bytes, "last");
    for note in &imported.notes {
        assert!(!note.say().key.is_empty(), "every note is a sentence");
    }
    let Some(squad) = imported.squad else {
        assert!(!imported.notes.is_empty(), "nothing was read, and nothing says why");
        return;
    };
    let _ = content.check_squad(&squad, Format::standard());
    let written = content.export_xws(&squad, &imported.obstacles, "last").expect("every card is known");
    let back = content.import_xws(written.as_bytes(), "last");
    assert!(back.squad.map(sorted) == Some(sorted(squad.clone())), "read, written and read again is another squadron");
    let setup = Setup { mode: Mode::Standard, squads: [squad.clone(), squad], ..Setup::default() };
    if let Ok(state) = GAME.start(&setup) {
        GAME.audit(&state).expect("a whole match");
    }
});
