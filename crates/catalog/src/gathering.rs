//! Matches whose players bring their own squadrons or decks. A game starts from a complete set-up; until there is one,
//! what has come so far is kept beside it, and nobody sees what others have brought.

use crate::{Catalog, Playable, Table, TableError, Visitor, empty::EmptyTable};
use kernel::{Identity, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::{array::from_fn, sync::Arc};

/// A match to which players bring their own.
pub struct Gathering {
    /// What they bring: `squad`, `deck`.
    pub what: &'static str,
    /// The set-up with everything it leaves open filled in, and without anything that players bring.
    pub setup: Value,
    /// The rules and content, as far as they do not change before it begins.
    pub identity: Identity,
    /// An empty table, as everybody sees it until then.
    pub table: Box<dyn Table>,
}

impl std::fmt::Debug for Gathering {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Gathering")
            .field("what", &self.what)
            .field("setup", &self.setup)
            .finish_non_exhaustive()
    }
}

/// What was brought, seat by seat, as a game wrote it.
pub(crate) fn read_brought<T: DeserializeOwned, const N: usize>(brought: &[Option<Value>]) -> [Option<T>; N] {
    from_fn(|seat| serde_json::from_value(brought.get(seat)?.clone()?).ok())
}

fn setup_of<G: Playable>(setup: &Value) -> Result<G::Setup, TableError> {
    serde_json::from_value(setup.clone()).map_err(|error| TableError::Setup(error.to_string()))
}

fn written(setup: &impl serde::Serialize) -> Value {
    serde_json::to_value(setup).expect("plain data always serialises")
}

struct Gather<'a> {
    setup: &'a Value,
    seats: u8,
}

impl Visitor for Gather<'_> {
    type Out = Result<Gathering, TableError>;
    fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
        let setup = setup_of::<G>(self.setup)?;
        let what = game.brings(&setup).ok_or(TableError::Unbrought)?;
        if !game.players().contains(&self.seats) {
            return Err(TableError::Setup(format!("{} cannot play this", self.seats)));
        }
        let names = (0..self.seats).map(|seat| game.seat_name(self.seats, Seat(seat))).collect();
        let setup = written(&game.with_brought(setup, &vec![None; self.seats.into()]));
        Ok(Gathering { what, setup, identity: game.identity(), table: Box::new(EmptyTable::new(names)) })
    }
}

struct Seats(u8);

impl Visitor for Seats {
    type Out = Box<dyn Table>;
    fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
        Box::new(EmptyTable::new((0..self.0).map(|seat| game.seat_name(self.0, Seat(seat))).collect()))
    }
}

struct Admit<'a> {
    setup: &'a Value,
    seats: usize,
    what: &'a Value,
}

impl Visitor for Admit<'_> {
    type Out = Result<Value, TableError>;
    fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
        let setup = setup_of::<G>(self.setup)?;
        let brought = game.admit(&setup, self.what)?;
        // Whatever is wrong must show now: who comes last cannot help it.
        let twins = game.with_brought(setup, &vec![Some(brought.clone()); self.seats]);
        game.start(&twins).map_err(|error| TableError::Unplayable(error.0))?;
        Ok(brought)
    }
}

struct Assemble<'a> {
    setup: &'a Value,
    brought: &'a [Option<Value>],
}

impl Visitor for Assemble<'_> {
    type Out = Result<Value, TableError>;
    fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
        let setup = setup_of::<G>(self.setup)?;
        Ok(written(&game.with_brought(setup, self.brought)))
    }
}

struct Shown<'a> {
    setup: &'a str,
    viewer: Viewer,
}

impl Visitor for Shown<'_> {
    type Out = Option<Value>;
    fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
        let setup = serde_json::from_str::<G::Setup>(self.setup).ok()?;
        Some(written(&game.shown_setup(setup, self.viewer)))
    }
}

impl Catalog {
    /// What a viewer may know of a set-up as it is stored; nothing if it cannot be read.
    pub fn shown_setup(&self, game: &str, setup: &str, viewer: Viewer) -> Value {
        self.visit(game, Shown { setup, viewer }).flatten().unwrap_or_default()
    }

    /// The table of a match that has not begun, as everybody sees it until then.
    pub fn empty(&self, game: &str, seats: u8) -> Result<Box<dyn Table>, TableError> {
        self.visit(game, Seats(seats)).ok_or_else(|| TableError::unknown(game))
    }

    /// A match that waits for what its players bring.
    pub fn gather(&self, game: &str, setup: &Value, seats: u8) -> Result<Gathering, TableError> {
        self.visit(game, Gather { setup, seats }).ok_or_else(|| TableError::unknown(game))?
    }

    /// Judges what somebody brings to a match of so many seats, and writes it as it is kept.
    pub fn admit(&self, game: &str, setup: &Value, seats: usize, what: &Value) -> Result<Value, TableError> {
        self.visit(game, Admit { setup, seats, what }).ok_or_else(|| TableError::unknown(game))?
    }

    /// The set-up with what players have brought, one per seat.
    pub fn assemble(
        &self,
        game: &str,
        setup: &Value,
        brought: &[Option<Value>],
    ) -> Result<Value, TableError> {
        self.visit(game, Assemble { setup, brought }).ok_or_else(|| TableError::unknown(game))?
    }
}
