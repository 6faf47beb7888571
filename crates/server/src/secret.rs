//! Random secrets, of which only hashes are kept.

use std::fmt;

/// A secret of 256 random bits, as 64 hexadecimal digits: a person's token, or an invitation.
#[derive(Clone)]
pub struct Secret(String);

/// The hash of a secret. Two are compared in constant time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hash(blake3::Hash);

/// Random bytes from the operating system.
///
/// # Panics
/// If it has none: nothing that needs a secret can go on then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

impl Secret {
    /// A new one.
    pub fn random() -> Self {
        Self(blake3::Hash::from_bytes(random()).to_hex().to_string())
    }

    /// A secret as a client sends it; `None` if it cannot be one.
    pub fn read(text: &str) -> Option<Self> {
        let is = text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit() && !b.is_ascii_uppercase());
        is.then(|| Self(text.to_owned()))
    }

    /// Its hash.
    pub fn hash(&self) -> Hash {
        Hash(blake3::hash(self.0.as_bytes()))
    }

    /// The secret itself, for its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash(..)")
    }
}

impl Hash {
    /// As it is stored.
    pub fn bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// As it was stored.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(blake3::Hash::from_bytes(bytes))
    }
}

/// A new match's name in links: short, and not to be guessed.
pub(crate) fn match_id() -> String {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    random::<16>().iter().map(|byte| DIGITS[(byte & 31) as usize] as char).collect()
}
