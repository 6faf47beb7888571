//! Endor as a [`kernel::Game`].

use crate::{
    Ask, Board, Choice, Deck, Dice, Event, Outcome, Roll, Rolled, Seen, Setup, Side, State, View, bars,
    check,
    frames::{self, Answer, Frame, RoundStep},
    knowledge, legal, pack, resample, view,
};
use kernel::{
    Chance, Demand, Extent, Game, Identity, Input, Log, Message, Pending, Refused, Seat, SetupError, Viewer,
};
use std::sync::Arc;

/// The game: rules, with the board they are played on.
#[derive(Debug, Clone)]
pub struct Endor {
    board: Arc<Board>,
}

impl Endor {
    /// The game's short name.
    pub const NAME: &'static str = "endor";
    /// Raised when the same inputs may lead elsewhere than before.
    pub const RULES: u32 = 1;

    /// The game with the board it ships with.
    pub fn classic() -> Self {
        Self::with_board(pack::classic())
    }

    /// The game on another board.
    pub fn with_board(board: Board) -> Self {
        Self { board: Arc::new(board) }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards a shuffle puts into the new deck.
    fn shuffled(s: &State, side: Side) -> Deck {
        let (deck, discard) = (&s.decks[side.index()], &s.discards[side.index()]);
        deck.iter().chain(discard.iter()).copied().collect()
    }
}

impl Game for Endor {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Choice = Choice;
    type Roll = Roll;
    type Rolled = Rolled;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Outcome = Outcome;

    fn identity(&self) -> Identity {
        Identity { game: Self::NAME.to_owned(), rules: Self::RULES, pack: self.board.digest }
    }

    fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        if !matches!(setup.players, 2 | 4) {
            return Err(SetupError(Message::new("endor-setup-players").with("players", setup.players)));
        }
        let mut state = State::new(&self.board, setup.players, setup.policies);
        state.stack.push(Frame::Round(RoundStep::Shuffle(Side::Rebel)));
        frames::run(&self.board, &mut state, None, &mut Log::off());
        Ok(state)
    }

    fn seats(&self, state: &State) -> u8 {
        state.players
    }

    #[inline]
    fn pending<'s>(&self, state: &'s State) -> &'s Pending<Ask, Roll, Outcome> {
        &state.pending
    }

    fn legal(&self, state: &State, demand: &Demand<Ask>, into: &mut Vec<Choice>) -> Extent {
        legal::legal(&self.board, state, demand, into);
        Extent::All
    }

    fn check(&self, state: &State, demand: &Demand<Ask>, choice: &Choice) -> Result<(), Refused> {
        check::check(&self.board, state, demand, choice)
    }

    fn apply(
        &self,
        state: &mut State,
        input: &Input<Choice, Rolled>,
        log: &mut Log<Event>,
    ) -> Result<(), Refused> {
        let answer = match *input {
            Input::Choose { id, by, choice } => {
                let demand = state.pending.expect(id, by)?;
                check::check(&self.board, state, demand, &choice)?;
                Answer::Choice(by, choice)
            }
            Input::Chance(rolled) => {
                let possible = match (&state.pending, rolled) {
                    (Pending::Chance(Roll::Dice(count)), Rolled::Dice(dice)) => dice.len() == *count as usize,
                    (Pending::Chance(Roll::Shuffle(side)), Rolled::Deck(deck)) => {
                        deck.sorted() == Self::shuffled(state, *side).sorted()
                    }
                    _ => return Err(Refused::chance()),
                };
                if !possible {
                    return Err(Refused::roll(bars::roll(state)));
                }
                Answer::Rolled(rolled)
            }
        };
        frames::run(&self.board, state, Some(answer), log);
        Ok(())
    }

    fn roll<C: Chance>(&self, state: &State, roll: &Roll, chance: &mut C) -> Rolled {
        match *roll {
            Roll::Dice(count) => Rolled::Dice(Dice::roll(count, || chance.d6())),
            Roll::Shuffle(side) => {
                // Sorted first, so that equal keys give equal decks however the cards came to lie.
                let mut deck = Self::shuffled(state, side).sorted();
                chance.shuffle(deck.row_mut());
                Rolled::Deck(deck)
            }
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(&self.board, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.redact(viewer))
    }

    fn discloses(&self, event: &Event, viewer: Viewer) -> bool {
        event.discloses(viewer)
    }

    fn resample<C: Chance>(&self, state: &mut State, keep: Seat, chance: &mut C) {
        resample::resample(state, keep, chance);
    }

    fn knowledge(&self, state: &State, viewer: Viewer) -> u64 {
        knowledge::knowledge(state, viewer)
    }

    fn payoff(&self, outcome: &Outcome, seat: Seat) -> f32 {
        if outcome.winner == Side::of(seat) { 1.0 } else { -1.0 }
    }

    fn audit(&self, s: &State) -> Result<(), String> {
        for side in Side::ALL {
            let i = side.index();
            let mut cards: Vec<_> = s.decks[i].iter().chain(s.discards[i].iter()).copied().collect();
            for seat in s.seats().filter(|&seat| Side::of(seat) == side) {
                cards.extend(s.hands[seat.index()].iter().chain(s.piles[seat.index()].cards.iter()));
            }
            cards.extend(s.revealed().filter(|(seat, _)| Side::of(*seat) == side).map(|(_, card)| card));
            cards.sort_unstable();
            if cards != self.board.decks[i].to_vec() {
                return Err(format!("{side:?} has {} cards, and they are not its deck", cards.len()));
            }
        }
        if u32::from(s.supply) + s.troopers.count_ones() != u32::from(self.board.tracks.troopers) {
            return Err("stormtroopers are missing".to_owned());
        }
        let totals = s.fighter_totals();
        let start = State::new(&self.board, 2, s.policies).fighter_totals();
        let tie_limit = start[3] + u32::from(self.board.reserve);
        if totals[..3].iter().zip(&start).any(|(now, then)| now > then)
            || totals[3] + u32::from(s.reserve) > tie_limit
        {
            return Err(format!("more fighters than there are: {totals:?}"));
        }
        let (rebels, empire) = (s.ships_of(Side::Rebel), s.ships_of(Side::Empire));
        if !rebels.and(empire).is_empty() {
            return Err("two sides share a place (END-042)".to_owned());
        }
        if !rebels.or(empire).without(self.board.sectors.or(self.board.markers)).is_empty() {
            return Err("ships off the board".to_owned());
        }
        let lost = self.board.markers.without(s.markers);
        if lost.into_iter().any(|marker| !s.fighters[marker].is_empty()) {
            return Err("fighters on a destroyed marker (END-074)".to_owned());
        }
        Ok(())
    }
}
