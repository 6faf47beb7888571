//! Any bytes as choices of an X-Wing match. The first byte says which match.
#![no_main]

use kernel::{Game, Quick};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use xwing::{Mode, Setup, Xwing};

static GAME: LazyLock<Xwing> = LazyLock::new(Xwing::second);

/// The starter game, the core box, or squadrons with all kinds of cards.
fn setup(game: &Xwing, which: u8) -> Setup {
    let mode = match which % 8 {
        0 => Mode::Starter,
        1 => Mode::EscalationCoreBox,
        2 | 3 => Mode::Escalation,
        _ => Mode::Standard,
    };
    let mut setup = Setup { mode, ..Setup::default() };
    if let Mode::Standard | Mode::Escalation = mode {
        let threat = mode.threat();
        setup.threat = Some(threat);
        let squads = game.content().random_squads(threat, &mut Quick::new(u64::from(which)));
        setup.squads = squads.expect("there are options of threat 1");
    }
    setup
}

fuzz_target!(|bytes: &[u8]| {
    let Some((which, bytes)) = bytes.split_first() else { return };
    fuzz::choices(&*GAME, GAME.start(&setup(&GAME, *which)).expect("starts"), bytes);
});
