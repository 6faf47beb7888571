//! From a key that tells everything apart to a fingerprint that also looks random.

/// Spreads a key over all bits. Both steps can be undone, so different keys have different fingerprints.
#[inline]
pub(crate) fn fingerprint(key: u64) -> u64 {
    let spread = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    spread ^ (spread >> 32)
}
