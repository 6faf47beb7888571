//! Any bytes as choices of Endor.
#![no_main]

use endor::{Endor, Setup};
use kernel::Game;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static GAME: LazyLock<Endor> = LazyLock::new(Endor::classic);

fuzz_target!(|bytes: &[u8]| fuzz::choices(&*GAME, GAME.start(&Setup::default()).expect("starts"), bytes));
