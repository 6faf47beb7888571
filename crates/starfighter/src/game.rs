//! Starfighter as a [`kernel::Game`].

use crate::{
    Ask, CardId, CardSet, Choice, Content, Event, Mode, Outcome, Pile, Piles, Roll, Rolled, Seen, Setup,
    State, View, bars, check, deck,
    frames::{self, Answer, Frame, RoundStep},
    knowledge, legal, pack, resample, view,
};
use kernel::{
    Chance, Demand, Extent, Game, Identity, Input, Log, Message, Pending, Refused, Seat, SetupError, Viewer,
};
use std::sync::Arc;

/// The game: rules, with the cards and cruisers it is played with.
#[derive(Debug, Clone)]
pub struct Starfighter {
    content: Arc<Content>,
}

impl Starfighter {
    /// The game's short name.
    pub const NAME: &'static str = "starfighter";
    /// Raised when the same inputs may lead elsewhere than before.
    pub const RULES: u32 = 1;

    /// The game with the pack it ships with.
    pub fn shipped() -> Self {
        Self::with_content(pack::shipped())
    }

    /// The game with other cards and cruisers.
    pub fn with_content(content: Content) -> Self {
        Self { content: Arc::new(content) }
    }

    /// Cards and cruisers.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The cards a shuffle puts into the new draw pile, in the order of the pack.
    pub(crate) fn shuffled(s: &State, pile: u8) -> CardSet {
        s.piles[pile as usize].set().or(s.discards[pile as usize])
    }

    /// The decks a match starts with, or why it cannot.
    fn decks(&self, setup: &Setup) -> Result<[CardSet; 2], SetupError> {
        let given = || setup.decks.iter().flatten();
        if setup.mode != Mode::TotalWar {
            if given().next().is_some() {
                return Err(SetupError(Message::new("starfighter-start-no-decks")));
            }
            return Ok([self.content.pool(setup.mode); 2]);
        }
        if setup.piles() == Piles::Common {
            return Err(SetupError(Message::new("starfighter-start-own-piles")));
        }
        for deck in given() {
            if let Some(fault) = deck::faults(&self.content, deck).into_iter().next() {
                return Err(SetupError(fault.why));
            }
        }
        let ids = |deck: &Option<Vec<CardId>>| match deck {
            Some(deck) => deck.clone(),
            None => self.content.cards.iter().map(|card| card.id).collect(),
        };
        let [one, two] = [ids(&setup.decks[0]), ids(&setup.decks[1])];
        if setup.boxes == 1
            && let Some(fault) = deck::shared(&one, &two).into_iter().next()
        {
            return Err(SetupError(fault.why));
        }
        Ok([one, two].map(|deck| deck.iter().filter_map(|&id| self.content.index(id)).collect()))
    }
}

impl Game for Starfighter {
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
        Identity { game: Self::NAME.to_owned(), rules: Self::RULES, pack: self.content.digest }
    }

    fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        if !matches!(setup.boxes, 1 | 2) {
            return Err(SetupError(Message::new("starfighter-start-boxes").with("boxes", setup.boxes)));
        }
        if setup.first > 1 {
            return Err(SetupError(Message::new("starfighter-start-first").with("first", setup.first)));
        }
        let decks = self.decks(setup)?;
        let mut state = State::new(setup.mode, setup.piles(), setup.boxes, Seat(setup.first), setup.policies);
        for seat in [Seat(0), Seat(1)] {
            if let Some(name) = setup.cruisers[seat.index()] {
                check::can_take(&self.content, &state, seat, name)
                    .map_err(|refused| SetupError(refused.why))?;
                state.take_cruiser(&self.content, seat, name);
            }
        }
        let count = if state.piles_are == Piles::Common { 1 } else { 2 };
        for (i, deck) in decks.into_iter().enumerate().take(count) {
            state.decks[i] = deck;
            state.piles[i] = deck.collect();
        }
        state.stack.push(Frame::Round(RoundStep::Cruisers));
        frames::run(&self.content, &mut state, None, &mut Log::off());
        Ok(state)
    }

    fn seats(&self, _: &State) -> u8 {
        2
    }

    #[inline]
    fn pending<'s>(&self, state: &'s State) -> &'s Pending<Ask, Roll, Outcome> {
        &state.pending
    }

    fn legal(&self, state: &State, demand: &Demand<Ask>, into: &mut Vec<Choice>) -> Extent {
        legal::legal(&self.content, state, demand, into);
        Extent::All
    }

    fn check(&self, state: &State, demand: &Demand<Ask>, choice: &Choice) -> Result<(), Refused> {
        check::check(&self.content, state, demand, choice)
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
                check::check(&self.content, state, demand, &choice)?;
                Answer::Choice(by, choice)
            }
            Input::Chance(rolled) => {
                let Rolled::Pile(cards) = rolled;
                let possible = match state.pending {
                    Pending::Chance(Roll::Shuffle(pile)) => {
                        let due = Self::shuffled(state, pile);
                        cards.set() == due && cards.len() == due.len() as usize
                    }
                    Pending::Decide(_) | Pending::Over(_) => return Err(Refused::chance()),
                };
                if !possible {
                    return Err(Refused::roll(bars::roll(state)));
                }
                Answer::Rolled(rolled)
            }
        };
        frames::run(&self.content, state, Some(answer), log);
        Ok(())
    }

    fn roll<C: Chance>(&self, state: &State, roll: &Roll, chance: &mut C) -> Rolled {
        let Roll::Shuffle(pile) = *roll;
        let mut cards: Pile = Self::shuffled(state, pile).collect();
        chance.shuffle(cards.row_mut());
        Rolled::Pile(cards)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(&self.content, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.redact(viewer))
    }

    fn discloses(&self, event: &Event, viewer: Viewer) -> bool {
        event.discloses(viewer)
    }

    fn resample<C: Chance>(&self, state: &mut State, keep: Seat, chance: &mut C) {
        resample::resample(&self.content, state, keep, chance);
    }

    fn knowledge(&self, state: &State, viewer: Viewer) -> u64 {
        knowledge::knowledge(state, viewer)
    }

    fn payoff(&self, outcome: &Outcome, seat: Seat) -> f32 {
        match outcome.winner {
            None => 0.0,
            Some(winner) if winner == seat => 1.0,
            Some(_) => -1.0,
        }
    }

    fn audit(&self, s: &State) -> Result<(), String> {
        let mut found: [Vec<u8>; 2] = Default::default();
        for seat in [Seat(0), Seat(1)] {
            let (i, pile) = (seat.index(), s.pile_of(seat));
            found[pile].extend(s.hands[i].chain(s.asides[i]));
            found[pile]
                .extend(s.columns[i].iter().flat_map(|column| column.iter().map(|placed| placed.card)));
        }
        for (i, cards) in found.iter_mut().enumerate() {
            cards.extend(s.piles[i].iter().copied().chain(s.discards[i]));
            cards.sort_unstable();
            if *cards != s.decks[i].collect::<Vec<_>>() {
                return Err(format!("pile {i} has {} cards, and they are not its deck", cards.len()));
            }
        }
        for seat in [Seat(0), Seat(1)] {
            for (sector, column) in s.columns[seat.index()].iter().enumerate() {
                if column.height() > s.sectors[seat.index()][sector].slots {
                    return Err(format!("{seat} has more cards than slots in sector {sector} (STF-031)"));
                }
                for (slot, placed) in column.iter().enumerate() {
                    audit_card(&self.content, placed, slot + 1 == column.len())?;
                }
            }
        }
        if s.offset.unsigned_abs() > 3 {
            return Err("fewer than two sectors face each other (STF-046)".to_owned());
        }
        Ok(())
    }
}

/// What must be true of every card on a board.
fn audit_card(content: &Content, placed: &crate::Placed, top: bool) -> Result<(), String> {
    let id = content.card(placed.card).id;
    for half in crate::Half::ALL {
        let (damage, part) = (placed.damage[half.index()], content.face(placed).part(half));
        if damage > part.fighters {
            return Err(format!("{id} has more damage than fighters (STF-056)"));
        }
        let covered = !top && half == placed.turned(crate::Half::Upper);
        if covered && (damage > 0 || placed.screened[half.index()] > 0) {
            return Err(format!("{id} has covered markers (STF-065)"));
        }
    }
    if placed.front && !placed.seen {
        return Err(format!("{id} lies open and was never seen"));
    }
    Ok(())
}
