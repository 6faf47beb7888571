//! Leduc poker as a [`kernel::Game`].

use super::{
    Ask, Choice, DECK, Event, Outcome, Roll, Rolled, Seen, Setup, State, View, betting, knowledge, legal,
    resample,
    state::{ANTE, RAISES},
    view,
};
use kernel::{
    Chance, Demand, Extent, Game, Identity, Input, Log, Pending, Refused, Seat, SetupError, Viewer,
};

/// The game.
#[derive(Debug, Clone, Copy, Default)]
pub struct Leduc;

impl Leduc {
    /// The game's short name.
    pub const NAME: &'static str = "leduc";
    /// Raised when the same inputs may lead elsewhere than before.
    pub const RULES: u32 = 1;
}

impl Game for Leduc {
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
        // The deck is the only content there is.
        Identity { game: Self::NAME.to_owned(), rules: Self::RULES, pack: kernel::digest(&DECK) }
    }

    fn start(&self, _: &Setup) -> Result<State, SetupError> {
        Ok(State::new())
    }

    fn seats(&self, _: &State) -> u8 {
        2
    }

    #[inline]
    fn pending<'s>(&self, state: &'s State) -> &'s Pending<Ask, Roll, Outcome> {
        &state.pending
    }

    #[inline]
    fn legal(&self, _: &State, demand: &Demand<Ask>, into: &mut Vec<Choice>) -> Extent {
        legal::legal(demand.ask, into);
        Extent::All
    }

    #[inline]
    fn check(&self, _: &State, demand: &Demand<Ask>, choice: &Choice) -> Result<(), Refused> {
        legal::check(demand.ask, *choice)
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        input: &Input<Choice, Rolled>,
        log: &mut Log<Event>,
    ) -> Result<(), Refused> {
        match (*input, &state.pending) {
            (Input::Choose { id, by, choice }, pending) => {
                legal::check(pending.expect(id, by)?.ask, choice)?;
                betting::bet(state, by, choice, log);
            }
            (Input::Chance(Rolled::Hands(hands)), Pending::Chance(Roll::Hands)) if hands[0] != hands[1] => {
                betting::deal_hands(state, hands, log);
            }
            (Input::Chance(Rolled::Public(card)), Pending::Chance(Roll::Public)) if !state.is_dealt(card) => {
                betting::deal_public(state, card, log);
            }
            (Input::Chance(_), _) => return Err(Refused::chance()),
        }
        Ok(())
    }

    #[inline]
    fn roll<C: Chance>(&self, state: &State, roll: &Roll, chance: &mut C) -> Rolled {
        match roll {
            Roll::Hands => {
                let first = chance.below(6) as usize;
                // Skipping the first card keeps the five others equally likely.
                let second = (first + 1 + chance.below(5) as usize) % 6;
                Rolled::Hands([DECK[first], DECK[second]])
            }
            Roll::Public => loop {
                let card = DECK[chance.below(6) as usize];
                if !state.is_dealt(card) {
                    return Rolled::Public(card);
                }
            },
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.redact(viewer))
    }

    fn discloses(&self, event: &Event, viewer: Viewer) -> bool {
        event.discloses(viewer)
    }

    #[inline]
    fn resample<C: Chance>(&self, state: &mut State, keep: Seat, chance: &mut C) {
        resample::resample(state, keep, chance);
    }

    #[inline]
    fn knowledge(&self, state: &State, viewer: Viewer) -> u64 {
        knowledge::knowledge(state, viewer)
    }

    #[inline]
    fn payoff(&self, outcome: &Outcome, seat: Seat) -> f32 {
        f32::from(outcome.won[seat.index()])
    }

    fn audit(&self, s: &State) -> Result<(), String> {
        let dealt: Vec<_> = s.hands.into_iter().flatten().chain(s.public).collect();
        if (1..dealt.len()).any(|i| dealt[..i].contains(&dealt[i])) {
            return Err(format!("a card was dealt twice: {dealt:?} (LED-001)"));
        }
        let most = ANTE + 2 * RAISES[0] + if s.public.is_some() { 2 * RAISES[1] } else { 0 };
        if s.stakes.iter().any(|stake| !(ANTE..=most).contains(stake)) {
            return Err(format!("stakes of {:?} cannot be (LED-008)", s.stakes));
        }
        match s.pending.outcome() {
            Some(outcome) if outcome.won[0] + outcome.won[1] != 0 => {
                Err("chips are missing (LED-012)".to_owned())
            }
            _ => Ok(()),
        }
    }
}
