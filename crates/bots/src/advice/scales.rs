//! How what bots think goes with the games that are won: fitted to 600 games between cadets (300 of X-Wing) by
//! `cargo run --release -p bots --example calibrate 600`, which prints these lines. The tables say what was thought and
//! what was won, in ten bins of positions. In Starfighter and X-Wing every position counts from both sides.

use super::Scale;

/// Endor: 8558 positions of 600 games.
///
/// | thought | won |
/// |---|---|
/// | 0.377 | 0.352 |
/// | 0.568 | 0.602 |
/// | 0.663 | 0.661 |
/// | 0.712 | 0.717 |
/// | 0.744 | 0.775 |
/// | 0.768 | 0.755 |
/// | 0.794 | 0.799 |
/// | 0.824 | 0.827 |
/// | 0.864 | 0.840 |
/// | 0.919 | 0.907 |
pub const ENDOR: Scale = Scale { slope: 0.437, bias: 0.592, doubt: 0.05 };
/// Starfighter: 9718 positions of 600 games.
///
/// | thought | won |
/// |---|---|
/// | 0.013 | 0.031 |
/// | 0.122 | 0.070 |
/// | 0.266 | 0.210 |
/// | 0.382 | 0.378 |
/// | 0.464 | 0.468 |
/// | 0.536 | 0.531 |
/// | 0.618 | 0.622 |
/// | 0.734 | 0.791 |
/// | 0.878 | 0.931 |
/// | 0.987 | 0.969 |
pub const STARFIGHTER: Scale = Scale { slope: 1.007, bias: 0.000, doubt: 0.05 };
/// X-Wing: 5138 positions of 300 games.
///
/// | thought | won |
/// |---|---|
/// | 0.111 | 0.099 |
/// | 0.236 | 0.250 |
/// | 0.336 | 0.308 |
/// | 0.399 | 0.420 |
/// | 0.466 | 0.497 |
/// | 0.535 | 0.501 |
/// | 0.602 | 0.584 |
/// | 0.665 | 0.692 |
/// | 0.764 | 0.750 |
/// | 0.890 | 0.900 |
pub const XWING: Scale = Scale { slope: 1.060, bias: 0.000, doubt: 0.05 };
