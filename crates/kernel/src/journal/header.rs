//! The first line.

use super::{
    FORMAT, VERSIONS,
    flaw::{Flaw, JournalError, flaw},
    text::{exactly, parse, unsealed},
};
use crate::{
    Digest, Identity,
    fair::{Nonce, Signature, Signer, is_signed, sha256},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The first line.
#[derive(Debug, Clone, PartialEq)]
pub struct Header<S> {
    /// Which rules and content.
    pub identity: Identity,
    /// What the match started from.
    pub setup: S,
    /// The hash of the dice key.
    pub commitment: Option<Digest>,
    /// What version 2 adds.
    pub fair: Option<Box<FairHeader>>,
    /// The line itself, byte by byte: the chain begins with it.
    line: String,
}

/// What the first line of version 2 adds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FairHeader {
    /// The match's own name: the dice of one match are not those of another.
    pub id: String,
    /// The seed of each seat; nothing where none was given.
    pub seeds: Vec<Option<Digest>>,
    /// Keeps the line from being guessed from its link.
    pub salt: Nonce,
    /// The server's public key.
    pub server: Digest,
    /// Its signature of the line without it.
    pub signature: Signature,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct One<S> {
    format: String,
    version: u32,
    game: String,
    rules: u32,
    pack: Digest,
    setup: S,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<Digest>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Two<S> {
    format: String,
    version: u32,
    game: String,
    rules: u32,
    pack: Digest,
    #[serde(rename = "match")]
    id: String,
    setup: S,
    commitment: Digest,
    seeds: Vec<Option<Digest>>,
    salt: Nonce,
    server: Digest,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signature: Option<Signature>,
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data always serialises")
}

impl<S: Serialize> Header<S> {
    /// The first line of a match whose dice come from one key.
    pub fn new(identity: Identity, setup: S, commitment: Option<Digest>) -> Self {
        let Identity { game, rules, pack } = identity.clone();
        let one = One { format: FORMAT.to_owned(), version: 1, game, rules, pack, setup, commitment };
        let line = json(&one);
        Self { identity, setup: one.setup, commitment, fair: None, line }
    }

    /// The first line of a match to whose dice every player adds, signed.
    pub fn fair(
        identity: Identity,
        setup: S,
        commitment: Digest,
        (id, seeds): (String, Vec<Option<Digest>>),
        salt: Nonce,
        signer: &Signer,
    ) -> Self {
        let Identity { game, rules, pack } = identity.clone();
        let (format, server) = (FORMAT.to_owned(), signer.public());
        let mut two = Two {
            format,
            version: 2,
            game,
            rules,
            pack,
            id,
            setup,
            commitment,
            seeds,
            salt,
            server,
            signature: None,
        };
        let signature = signer.sign(json(&two).as_bytes());
        two.signature = Some(signature);
        let line = json(&two);
        let Two { id, setup, seeds, .. } = two;
        let fair = Some(Box::new(FairHeader { id, seeds, salt, server, signature }));
        Self { identity, setup, commitment: Some(commitment), fair, line }
    }
}

impl<S> Header<S> {
    /// The line itself.
    pub fn line(&self) -> &str {
        &self.line
    }

    /// Whether links are those of version 2.
    pub(crate) fn is_fair(&self) -> bool {
        self.fair.is_some()
    }

    /// What the first line hashes to.
    pub(crate) fn chain(&self) -> Digest {
        let bytes = self.line.as_bytes();
        if self.is_fair() { sha256(&[bytes]) } else { Digest::of(bytes) }
    }
}

impl<S: Serialize + DeserializeOwned> Header<S> {
    /// Reads a first line.
    pub fn read(line: &str) -> Result<Self, JournalError> {
        /// Read first, so that another file or version is named as such and not as a syntax error.
        #[derive(Deserialize)]
        struct Opening {
            format: String,
            version: u32,
        }
        if line.trim().is_empty() {
            return Err(flaw(1, 1, Flaw::Empty));
        }
        let opening: Opening = parse(1, line)?;
        if opening.format != FORMAT {
            return Err(flaw(1, 1, Flaw::Format(opening.format.chars().take(40).collect())));
        }
        if !VERSIONS.contains(&opening.version) {
            return Err(flaw(1, 1, Flaw::Version(opening.version)));
        }
        if opening.version == 1 {
            let one: One<S> = exactly(1, line)?;
            let One { game, rules, pack, setup, commitment, .. } = one;
            let identity = Identity { game, rules, pack };
            return Ok(Self { identity, setup, commitment, fair: None, line: line.to_owned() });
        }
        let two: Two<S> = exactly(1, line)?;
        let Two { game, rules, pack, id, setup, commitment, seeds, salt, server, signature, .. } = two;
        let unsigned = signature.and_then(|signature| Some((unsealed(line, "signature", 128)?, signature)));
        let Some((_, signature)) =
            unsigned.filter(|(bytes, signature)| is_signed(&server, bytes.as_bytes(), signature))
        else {
            return Err(flaw(1, 1, Flaw::Signature));
        };
        let fair = Some(Box::new(FairHeader { id, seeds, salt, server, signature }));
        let identity = Identity { game, rules, pack };
        Ok(Self { identity, setup, commitment: Some(commitment), fair, line: line.to_owned() })
    }
}

/// Which game a journal is of, read from its first line.
pub fn identity(text: &str) -> Result<Identity, JournalError> {
    let line = text.lines().next().unwrap_or_default();
    Header::<serde_json::Value>::read(line).map(|h| h.identity)
}
