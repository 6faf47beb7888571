//! What a server tells of a match, as the game itself writes it.

use crate::{face::Face, play::told::Told};
use kernel::{DecisionId, Demand, Seat};
use protocol::socket::{OwnDemand, Update};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What happened since a version, and how things stand then.
pub(super) struct Step<G: Face> {
    pub(super) from: u64,
    pub(super) version: u64,
    pub(super) lines: Vec<Told<G::Seen>>,
    pub(super) view: G::View,
    /// The seats that are asked something.
    pub(super) asked: Vec<Seat>,
    pub(super) own: Option<Own<G>>,
    /// Whether it comes of the player's own decision.
    pub(super) is_mine: bool,
}

/// What the player is asked.
pub(super) struct Own<G: Face> {
    pub(super) demand: Demand<G::Ask>,
    pub(super) legal: Vec<G::Choice>,
    /// Whether there are no other legal answers.
    pub(super) is_all: bool,
    /// The answer, where no other would change anything.
    pub(super) standing: Option<G::Choice>,
}

fn read<T: DeserializeOwned>(value: Value) -> Result<T, serde_json::Error> {
    serde_json::from_value(value)
}

impl<G: Face> Step<G> {
    /// Reads an update; one that cannot be read is from another version of the game.
    pub(super) fn read(game: &G, update: Update, me: Option<Seat>) -> Result<Self, serde_json::Error> {
        let view: G::View = read(update.view)?;
        let mut lines = Vec::new();
        for entry in update.log {
            for line in entry.lines {
                lines.push(Told::seen(entry.n as usize, read(line.event)?, game, &view));
            }
        }
        let own = match (update.demand, me) {
            (Some(own), Some(me)) => Some(Own::read(own, me)?),
            (None, _) | (_, None) => None,
        };
        Ok(Self {
            from: update.from,
            version: update.version,
            lines,
            view,
            asked: update.asked.iter().map(|asked| Seat(asked.seat)).collect(),
            own,
            is_mine: false,
        })
    }
}

impl<G: Face> Own<G> {
    fn read(own: OwnDemand, me: Seat) -> Result<Self, serde_json::Error> {
        let demand = Demand { id: DecisionId(own.decision), by: me, ask: read(own.ask)? };
        let legal = own.choices.into_iter().map(|offered| read(offered.choice)).collect::<Result<_, _>>()?;
        let standing = own.standing.map(|standing| read(standing.choice)).transpose()?;
        Ok(Self { demand, legal, is_all: own.all, standing })
    }
}
