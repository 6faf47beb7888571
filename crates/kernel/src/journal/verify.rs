//! Proving that a journal holds.

use super::{Flaw, Journal, JournalError, flaw::flaw};
use crate::{
    Digest, Game, Input, Key, Pending, digest,
    fair::{Pool, Root, commitment},
};

/// What can be said of a journal's dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dice {
    /// Every one is the key's, and the key is the one committed to.
    True,
    /// Committed to, but the match is not over, so the key is still secret.
    KeyNotRevealed,
    /// Nobody committed to anything: local dice, taken as written.
    NoCommitment,
}

/// What verifying a journal has shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// How many inputs were replayed.
    pub entries: usize,
    /// How many of them were chance.
    pub chances: usize,
    /// How many players gave a seed.
    pub seeds: usize,
    /// How many choices came with a nonce.
    pub nonces: usize,
    /// Whether the dice were compared with the key.
    pub dice: Dice,
    /// Whether the game is over.
    pub over: bool,
    /// The hash of the last state.
    pub state: Digest,
    /// The server that has signed it.
    pub server: Option<Digest>,
}

impl Verified {
    /// Whether it holds. If not, that cannot be decided: nothing is wrong with what could be checked, and not all could
    /// be.
    pub fn holds(&self) -> bool {
        match self.dice {
            Dice::True => true,
            Dice::KeyNotRevealed => false,
            // Where nothing was left to chance there is nothing to commit to.
            Dice::NoCommitment => self.over && self.chances == 0,
        }
    }
}

/// How the dice of a journal are drawn again.
enum Drawn {
    One(Key),
    Two(Root),
}

impl<G: Game> Journal<G> {
    /// Plays everything again and draws the dice again: proves that the journal holds, that it does not, or that it
    /// cannot be decided. See [`Verified::holds`].
    pub fn verify(&self, game: &G) -> Result<Verified, JournalError> {
        let last = self.entries.len() + 2;
        let key = self.end.and_then(|end| end.key);
        let fair = self.header.fair.as_deref();
        if let (Some(key), Some(committed)) = (key, self.header.commitment) {
            let found = if fair.is_some() { commitment(key) } else { key.commitment() };
            if found != committed {
                return Err(flaw(last, 1, Flaw::Commitment { found, committed }));
            }
        }
        let drawn = key.map(|key| match fair {
            None => Drawn::One(key),
            Some(fair) => Drawn::Two(Root::new(key, &fair.id, &fair.seeds)),
        });
        let mut state = game.start(&self.header.setup).map_err(|e| flaw(1, 1, Flaw::Setup(e.to_string())))?;
        if fair.is_some_and(|fair| fair.seeds.len() != game.seats(&state) as usize) {
            return Err(flaw(1, 1, Flaw::Shape("seeds".to_owned())));
        }
        let (mut chances, mut nonces, mut pool) = (0, 0, Pool::default());
        let mut wrong = None;
        // The pause before each input is the state after the input before it.
        let end = self.replay(game, usize::MAX, |n, after, _| {
            let entry = &self.entries[n];
            pool = pool.with(entry.nonce());
            nonces += usize::from(entry.nonce().is_some());
            if let (Input::Chance(found), Pending::Chance(roll)) = (&entry.input, game.pending(&state)) {
                chances += 1;
                let mut stream = match &drawn {
                    None => None,
                    Some(Drawn::One(key)) => Some(key.stream(n as u64)),
                    Some(Drawn::Two(root)) => Some(root.stream(n as u64, &pool)),
                };
                let expected = stream.as_mut().map(|stream| game.roll(&state, roll, stream));
                let rolled = entry.fair.as_ref().and_then(|fair| fair.roll.as_ref());
                let why = if let Some(rolled) = rolled.filter(|rolled| *rolled != roll) {
                    Some(Flaw::OtherRoll { expected: json(roll), found: json(rolled) })
                } else {
                    let other = expected.filter(|expected| expected != found);
                    other.map(|expected| Flaw::OtherDice { expected: json(&expected), found: json(found) })
                };
                if let (Some(why), None) = (why, &wrong) {
                    wrong = Some(flaw(n + 2, 1, why));
                }
            }
            state.clone_from(after);
        })?;
        if let Some(wrong) = wrong {
            return Err(wrong);
        }
        let over = game.pending(&end).outcome().is_some();
        let state = digest(&end);
        match self.end {
            Some(end) => {
                if over == end.early {
                    return Err(flaw(last, 1, Flaw::End("the game is not over")));
                }
                if end.state != state {
                    return Err(flaw(last, 1, Flaw::End("the last state has another hash")));
                }
                if end.key.is_none() && self.header.commitment.is_some() {
                    return Err(flaw(last, 1, Flaw::NoKey));
                }
            }
            // Whoever has the whole game has its end too, unless it was cut off.
            None if over => return Err(flaw(last, 1, Flaw::NoEnd)),
            None => {}
        }
        let dice = match (key, self.header.commitment) {
            (Some(_), Some(_)) => Dice::True,
            (None, Some(_)) => Dice::KeyNotRevealed,
            (_, None) => Dice::NoCommitment,
        };
        Ok(Verified {
            entries: self.entries.len(),
            chances,
            seeds: fair.map_or(0, |fair| fair.seeds.iter().flatten().count()),
            nonces,
            dice,
            over,
            state,
            server: fair.map(|fair| fair.server),
        })
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data always serialises")
}
