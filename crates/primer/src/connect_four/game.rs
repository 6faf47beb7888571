//! Connect Four as a [`kernel::Game`].

use super::{COLUMNS, Column, Event, NoChance, Outcome, Setup, State, View, board, view};
use crate::{CourseError, fingerprint::fingerprint};
use kernel::{
    Chance, Demand, Extent, Game, Identity, Input, Log, Message, Pending, Refused, RuleId, Seat, SetupError,
    Viewer,
};

/// The game.
#[derive(Debug, Clone, Copy, Default)]
pub struct ConnectFour;

impl ConnectFour {
    /// The game's short name.
    pub const NAME: &'static str = "connect-four";
    /// Raised when the same inputs may lead elsewhere than before.
    pub const RULES: u32 = 1;
}

/// The position after these columns were played from the empty board.
///
/// ```
/// use primer::connect_four::{Column, position};
/// let state = position("334455").unwrap();
/// assert_eq!(state.board().height(Column(3)), 2);
/// assert!(position("3333333").is_err(), "a column holds six stones");
/// ```
pub fn position(columns: &str) -> Result<State, CourseError> {
    let mut state = State::new();
    for (i, token) in columns.trim().chars().enumerate() {
        let digit =
            token.to_digit(10).ok_or_else(|| CourseError::new(i + 1, token, "a column is a digit"))?;
        let Some(&Demand { id, by, .. }) = state.pending.demands().first() else {
            return Err(CourseError::new(i + 1, token, "the game is over"));
        };
        let input = Input::Choose { id, by, choice: Column(digit as u8) };
        let played = ConnectFour.apply(&mut state, &input, &mut Log::off());
        played.map_err(|refused| CourseError::new(i + 1, token, refused.to_string()))?;
    }
    Ok(state)
}

#[inline]
fn check(s: &State, column: Column) -> Result<(), Refused> {
    if !column.exists() {
        return Err(Refused::new(RuleId("C4-001"), Message::new("connect-four-refused-no-such-column")));
    }
    if !s.board.is_open(column) {
        return Err(Refused::new(RuleId("C4-004"), Message::new("connect-four-refused-full")));
    }
    Ok(())
}

impl Game for ConnectFour {
    type Setup = Setup;
    type State = State;
    type Ask = ();
    type Choice = Column;
    type Roll = NoChance;
    type Rolled = NoChance;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Outcome = Outcome;

    fn identity(&self) -> Identity {
        Identity { game: Self::NAME.to_owned(), rules: Self::RULES, pack: kernel::digest(&()) }
    }

    fn start(&self, _: &Setup) -> Result<State, SetupError> {
        Ok(State::new())
    }

    fn seats(&self, _: &State) -> u8 {
        2
    }

    #[inline]
    fn pending<'s>(&self, state: &'s State) -> &'s Pending<(), NoChance, Outcome> {
        &state.pending
    }

    #[inline]
    fn legal(&self, state: &State, _: &Demand<()>, into: &mut Vec<Column>) -> Extent {
        into.extend(Column::all().filter(|&column| state.board.is_open(column)));
        Extent::All
    }

    #[inline]
    fn check(&self, state: &State, _: &Demand<()>, choice: &Column) -> Result<(), Refused> {
        check(state, *choice)
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        input: &Input<Column, NoChance>,
        log: &mut Log<Event>,
    ) -> Result<(), Refused> {
        let (id, seat, column) = match *input {
            Input::Choose { id, by, choice } => (id, by, choice),
            Input::Chance(none) => match none {},
        };
        state.pending.expect(id, seat)?;
        check(state, column)?;
        let won = state.board.drop(column);
        log.push(|| Event::Dropped { seat, column, row: state.board.height(column) - 1 });
        if won {
            log.push(|| Event::Won { seat });
            state.pending = Pending::Over(Outcome { winner: Some(seat) });
        } else if state.board.is_full() {
            log.push(|| Event::Drawn);
            state.pending = Pending::Over(Outcome { winner: None });
        } else {
            state.pending = Pending::one(id.next(), Seat(1 - seat.0), ());
        }
        Ok(())
    }

    fn roll<C: Chance>(&self, _: &State, roll: &NoChance, _: &mut C) -> NoChance {
        match *roll {}
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        view::view(state)
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn discloses(&self, _: &Event, _: Viewer) -> bool {
        false
    }

    #[inline]
    fn resample<C: Chance>(&self, _: &mut State, _: Seat, _: &mut C) {}

    #[inline]
    fn knowledge(&self, state: &State, _: Viewer) -> u64 {
        fingerprint(state.board.key())
    }

    #[inline]
    fn payoff(&self, outcome: &Outcome, seat: Seat) -> f32 {
        match outcome.winner {
            None => 0.0,
            Some(winner) if winner == seat => 1.0,
            Some(_) => -1.0,
        }
    }

    fn audit(&self, s: &State) -> Result<(), String> {
        let stones = s.board.stones();
        let [first, second] = stones.map(u64::count_ones);
        if first != second && first != second + 1 {
            return Err(format!("{first} stones against {second}: seats take turns (C4-002)"));
        }
        let winner = (0..2).map(Seat).find(|seat| board::four(stones[seat.index()]));
        match s.pending {
            Pending::Over(outcome) if outcome.winner != winner => {
                Err("somebody else has won (C4-005)".to_owned())
            }
            Pending::Decide(_) if winner.is_some() || s.board.is_full() => {
                Err("the game should be over".to_owned())
            }
            Pending::Over(_) | Pending::Decide(_) | Pending::Chance(_) => Ok(()),
        }
    }

    /// Draws until an open column comes up: while none is full, which is most of a game, the first always is,
    /// and the draw need not wait for the board.
    #[inline]
    fn pick<C: Chance>(&self, state: &State, _: &Demand<()>, chance: &mut C, _: &mut Vec<Column>) -> Column {
        loop {
            let column = Column(chance.below(u32::from(COLUMNS)) as u8);
            if state.board.is_open(column) {
                return column;
            }
        }
    }
}
