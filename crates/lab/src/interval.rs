//! How sure a win rate is.

/// The 95 % interval of a rate, after Wilson: honest near 0 and 1, and for few games.
///
/// ```
/// let (low, high) = lab::wilson(95.0, 100);
/// assert!((low - 0.888).abs() < 0.001 && (high - 0.978).abs() < 0.001);
/// ```
pub fn wilson(wins: f64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_985;
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let rate = wins / n;
    let centre = rate + Z * Z / (2.0 * n);
    let spread = Z * libm::sqrt(rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n));
    let scale = 1.0 + Z * Z / n;
    (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
}
