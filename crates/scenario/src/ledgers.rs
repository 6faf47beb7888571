//! The ledgers of the games, as they ship.

use crate::ledger::Rules;
use std::{collections::BTreeMap, sync::LazyLock};

/// What the ledgers say, by game. A test in `tests/ledgers.rs` asks each game of the catalog for its own.
const TEXTS: [(&str, &str); 4] = [
    ("endor", include_str!("../../../rules/endor.md")),
    ("starfighter", include_str!("../../../rules/starfighter.md")),
    ("xwing1e", include_str!("../../../rules/xwing1e.md")),
    ("xwing2e", include_str!("../../../rules/xwing2e.md")),
];

/// The ledger of a game, by its short name; nothing if it has none, or none that can be read.
pub fn of(game: &str) -> Option<&'static Rules> {
    static LEDGERS: LazyLock<BTreeMap<&str, Rules>> = LazyLock::new(|| {
        TEXTS.into_iter().filter_map(|(game, text)| Some((game, Rules::read(text).ok()?))).collect()
    });
    LEDGERS.get(game)
}
