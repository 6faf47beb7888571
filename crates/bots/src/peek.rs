//! What a bot may look at.

use kernel::{Chance, Demand, Game, Seat, Viewer};
use xwing::{SeatQuery, Xwing};

/// A seat's window on a game: its view, its question, and worlds it cannot tell from the real one.
pub struct Peek<'g, G: Game> {
    game: &'g G,
    state: &'g G::State,
    seat: Seat,
}

impl<G: Game> std::fmt::Debug for Peek<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Peek").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<G: Game> Clone for Peek<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Peek<'_, G> {}

impl<'g, G: Game> Peek<'g, G> {
    /// The window of a seat that is asked something; `None` if it is asked nothing.
    pub fn new(game: &'g G, state: &'g G::State, seat: Seat) -> Option<Self> {
        game.pending(state).demand_of(seat)?;
        Some(Self { game, state, seat })
    }

    /// The game.
    pub fn game(&self) -> &'g G {
        self.game
    }

    /// Who looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// What it is asked.
    pub fn demand(&self) -> &'g Demand<G::Ask> {
        self.game.pending(self.state).demand_of(self.seat).expect("a peek is only given to one who is asked")
    }

    /// What it may answer. Choices are a function of what the seat knows (the conformance suite shows it).
    pub fn legal(&self, into: &mut Vec<G::Choice>) {
        self.game.legal(self.state, self.demand(), into);
    }

    /// One of the answers at random, without listing them where the game knows how.
    pub fn pick<C: Chance>(&self, chance: &mut C, buffer: &mut Vec<G::Choice>) -> G::Choice {
        self.game.pick(self.state, self.demand(), chance, buffer)
    }

    /// A world the seat cannot tell from the real one, dealt anew.
    pub fn world<C: Chance>(&self, chance: &mut C) -> G::State {
        let mut world = self.state.clone();
        self.game.resample(&mut world, self.seat, chance);
        world
    }

    /// Another such world, in room that is already there.
    pub fn world_into<C: Chance>(&self, world: &mut G::State, chance: &mut C) {
        world.clone_from(self.state);
        self.game.resample(world, self.seat, chance);
    }
}

impl<'g> Peek<'g, Xwing> {
    /// What the seat sees, read where it lies: a [`SeatQuery`] has no way to what is hidden either.
    pub fn seat_query(&self) -> SeatQuery<'g> {
        self.game.seat_query(self.state, self.seat)
    }
}
