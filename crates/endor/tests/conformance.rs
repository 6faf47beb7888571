//! Endor has every property that a game must have.

use endor::{Endor, Policies, Setup};

/// Both player counts, with every reading of every ruling.
fn setups() -> Vec<Setup> {
    let readings = |players| Policies::spread().into_iter().map(move |policies| Setup { players, policies });
    [2, 4].into_iter().flat_map(readings).collect()
}

kernel::conformance!(Endor::classic(), setups(), games: 1_000);
