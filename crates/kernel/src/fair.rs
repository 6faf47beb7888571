//! Dice that nobody can bend, and nobody can foresee: version 2 of the journal.
//!
//! The server publishes the hash of its key; then every player gives a seed; then the match begins. All dice come from
//!
//! ```text
//! root     = HMAC-SHA-256(key,  "escadrille root|MATCH|SEED,SEED")     a seed is 64 hexadecimal digits, or "-" for none
//! pool     = 32 zero bytes; then, with each nonce, SHA-256(pool, nonce)
//! dice key = HMAC-SHA-256(root, "escadrille roll|ENTRY|POOL")
//! numbers  = the key stream of ChaCha20(dice key), as 32-bit words, least byte first
//! ```
//!
//! A nonce comes with each choice of a player, so not even whoever knows the key foresees more than the roll at hand.

use crate::{
    Digest, Game, Key,
    chance::{ChanceError, ChanceSource, Stream},
};
use ed25519_dalek::{Signer as _, SigningKey, Verifier as _, VerifyingKey};
use hmac::{Hmac, Mac as _};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest as _, Sha256};
use std::{fmt, str::FromStr, sync::Arc};
use thiserror::Error;

/// SHA-256 of some bytes, one part after another.
pub fn sha256(parts: &[&[u8]]) -> Digest {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    Digest(hasher.finalize().into())
}

fn hmac(key: &Digest, text: &str) -> Digest {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key.0).expect("a key of any length");
    mac.update(text.as_bytes());
    Digest(mac.finalize().into_bytes().into())
}

/// Bytes that are written as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hex<const N: usize>(pub [u8; N]);

/// Sixteen bytes that nobody else can guess: what a player adds to the dice, or what keeps a line from being guessed.
pub type Nonce = Hex<16>;
/// An Ed25519 signature.
pub type Signature = Hex<64>;

/// Text that is not so many hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected {0} hexadecimal digits")]
pub struct NotHex(usize);

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut text = [0; 128];
        for (pair, byte) in text.chunks_exact_mut(2).zip(self.0) {
            pair.copy_from_slice(&[DIGITS[(byte >> 4) as usize], DIGITS[(byte & 15) as usize]]);
        }
        f.write_str(std::str::from_utf8(&text[..(2 * N).min(128)]).expect("digits"))
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = NotHex;

    /// Small letters only, so that there is one way to write it.
    fn from_str(text: &str) -> Result<Self, NotHex> {
        let nibble = |c: u8| match c {
            b'0'..=b'9' => Ok(c - b'0'),
            b'a'..=b'f' => Ok(c - b'a' + 10),
            _ => Err(NotHex(2 * N)),
        };
        if text.len() != 2 * N {
            return Err(NotHex(2 * N));
        }
        let mut bytes = [0; N];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = nibble(pair[0])? << 4 | nibble(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

impl<const N: usize> Serialize for Hex<N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// A server's key to sign journals with.
pub struct Signer(SigningKey);

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signer({})", self.public())
    }
}

impl Signer {
    /// The key that is made from 32 secret bytes.
    pub fn new(secret: &[u8; 32]) -> Self {
        Self(SigningKey::from_bytes(secret))
    }

    /// What others check its signatures with.
    pub fn public(&self) -> Digest {
        Digest(self.0.verifying_key().to_bytes())
    }

    /// Signs.
    pub fn sign(&self, bytes: &[u8]) -> Signature {
        Hex(self.0.sign(bytes).to_bytes())
    }
}

/// Whether a signature is that of a public key.
pub fn is_signed(public: &Digest, bytes: &[u8], signature: &Signature) -> bool {
    let signature = ed25519_dalek::Signature::from_bytes(&signature.0);
    VerifyingKey::from_bytes(&public.0).is_ok_and(|key| key.verify(bytes, &signature).is_ok())
}

/// All nonces so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pool(Digest);

impl Default for Pool {
    fn default() -> Self {
        Self(Digest([0; 32]))
    }
}

impl Pool {
    /// With one more.
    #[must_use]
    pub fn with(self, nonce: Option<Nonce>) -> Self {
        nonce.map_or(self, |nonce| Self(sha256(&[&self.0.0, &nonce.0])))
    }
}

/// What all dice of a match are drawn from: the server's key and every player's seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Root(Digest);

impl Root {
    /// Of a match and the seeds of its seats.
    pub fn new(key: Key, id: &str, seeds: &[Option<Digest>]) -> Self {
        let seeds: Vec<_> =
            seeds.iter().map(|seed| seed.map_or("-".to_owned(), |seed| seed.to_string())).collect();
        Self(hmac(&key.0, &format!("escadrille root|{id}|{}", seeds.join(","))))
    }

    /// The numbers of one journal entry, after these nonces.
    pub fn stream(&self, entry: u64, pool: &Pool) -> Stream {
        Key(hmac(&self.0, &format!("escadrille roll|{entry}|{}", pool.0))).stream(0)
    }
}

/// The nonce of a player who keeps one secret: the same for an entry whenever it is asked for, so that who takes back a
/// decision does not draw other dice by it, and a server that drops an answer does not get another nonce.
pub fn nonce(secret: &Digest, id: &str, entry: u64) -> Nonce {
    let mut nonce = [0; 16];
    nonce.copy_from_slice(&hmac(secret, &format!("escadrille nonce|{id}|{entry}")).0[..16]);
    Hex(nonce)
}

/// What is published before any player gives a seed.
pub fn commitment(key: Key) -> Digest {
    sha256(&[&key.0.0])
}

/// How a match's dice are drawn, by the version of its journal.
#[derive(Debug, Clone)]
pub enum Source {
    /// Version 1: from the server's key alone.
    One(Key),
    /// Version 2.
    Two(Box<Fair>),
}

/// The dice of version 2, with what is needed to write its journal.
#[derive(Debug, Clone)]
pub struct Fair {
    key: Key,
    root: Root,
    signer: Arc<Signer>,
    /// Salts for lines: nothing is drawn from them, they only hide.
    salts: ChaCha20Rng,
}

impl Fair {
    /// The dice of a match. Salts come from `noise`, which must be new every time a match is opened.
    pub fn new(key: Key, id: &str, seeds: &[Option<Digest>], signer: Arc<Signer>, noise: [u8; 32]) -> Self {
        Self { key, root: Root::new(key, id, seeds), signer, salts: ChaCha20Rng::from_seed(noise) }
    }
}

impl<G: Game> ChanceSource<G> for Source {
    fn resolve(
        &mut self,
        game: &G,
        state: &G::State,
        roll: &G::Roll,
        entry: u64,
        pool: &Pool,
    ) -> Result<G::Rolled, ChanceError> {
        let mut stream = match self {
            Self::One(key) => key.stream(entry),
            Self::Two(fair) => fair.root.stream(entry, pool),
        };
        Ok(game.roll(state, roll, &mut stream))
    }

    fn commitment(&self) -> Option<Digest> {
        Some(match self {
            Self::One(key) => key.commitment(),
            Self::Two(fair) => commitment(fair.key),
        })
    }

    fn key(&self) -> Option<Key> {
        Some(match self {
            Self::One(key) => *key,
            Self::Two(fair) => fair.key,
        })
    }

    fn salt(&mut self) -> Option<Nonce> {
        let Self::Two(fair) = self else { return None };
        let mut salt = [0; 16];
        fair.salts.fill_bytes(&mut salt);
        Some(Hex(salt))
    }

    fn sign(&self, bytes: &[u8]) -> Option<Signature> {
        let Self::Two(fair) = self else { return None };
        Some(fair.signer.sign(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance as _;

    fn draw(root: &Root, entry: u64, pool: &Pool) -> Vec<u8> {
        let mut stream = root.stream(entry, pool);
        (0..16).map(|_| stream.d6()).collect()
    }

    #[test]
    fn key_match_every_seed_and_every_nonce_change_the_dice() {
        let key = Key::from_seed(1);
        let seeds = [Some(Digest([1; 32])), None];
        let root = Root::new(key, "m", &seeds);
        let pool = Pool::default();
        let dice = draw(&root, 5, &pool);
        assert_eq!(dice, draw(&Root::new(key, "m", &seeds), 5, &pool));
        for other in [
            Root::new(Key::from_seed(2), "m", &seeds),
            Root::new(key, "n", &seeds),
            Root::new(key, "m", &[None, Some(Digest([1; 32]))]),
            Root::new(key, "m", &[Some(Digest([2; 32])), None]),
            Root::new(key, "m", &[Some(Digest([1; 32])), Some(Digest([0; 32]))]),
        ] {
            assert_ne!(dice, draw(&other, 5, &pool));
        }
        assert_ne!(dice, draw(&root, 6, &pool));
        let nonced = pool.with(Some(Hex([0; 16])));
        assert_ne!(dice, draw(&root, 5, &nonced));
        assert_ne!(draw(&root, 5, &nonced), draw(&root, 5, &nonced.with(Some(Hex([0; 16])))));
        assert_eq!(pool, pool.with(None), "who gives none changes nothing");
    }

    #[test]
    fn a_signature_is_that_of_its_bytes_and_its_key() {
        let signer = Signer::new(&[7; 32]);
        let signature = signer.sign(b"so it was");
        assert!(is_signed(&signer.public(), b"so it was", &signature));
        assert!(!is_signed(&signer.public(), b"so it is", &signature));
        assert!(!is_signed(&Signer::new(&[8; 32]).public(), b"so it was", &signature));
    }

    #[test]
    fn digits_are_written_one_way() {
        let nonce: Nonce = "000102030405060708090a0b0c0d0eff".parse().expect("digits");
        assert_eq!(nonce.to_string(), "000102030405060708090a0b0c0d0eff");
        for other in ["", "00", "000102030405060708090A0B0C0D0EFF", "00010203040506070809+a0b0c0d0eff"] {
            assert!(other.parse::<Nonce>().is_err(), "{other}");
        }
    }
}
