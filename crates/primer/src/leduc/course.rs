//! Positions written down, as the whole course of a hand.

use super::{Card, Choice, Event, Leduc, Roll, Rolled, State, card::NotACard};
use crate::CourseError;
use kernel::{Demand, Game, Input, Log, NoForces, Pending, Scriptable, Seat};
use serde::{Deserialize, Serialize};

/// The course of a hand: the cards of seat 0 and seat 1, then `f`(old), `c`(all) and `r`(aise), with the card
/// for everybody where it is dealt. `Jh Qh c r c Qs r`, say; nothing at all is a hand before the deal.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Course(pub String);

/// The position a course leads to.
///
/// ```
/// let state = primer::leduc::position("Jh Qh c r c Qs r").unwrap();
/// assert_eq!(state.round(), 1);
/// assert!(primer::leduc::position("Jh Qh f").is_err(), "there is no bet to fold to");
/// ```
pub fn position(course: &str) -> Result<State, CourseError> {
    let mut state = State::new();
    let mut tokens = course.split_whitespace().zip(1..);
    while let Some((token, number)) = tokens.next() {
        let wrong = |why: String| CourseError::new(number, token, why);
        let input = match state.pending {
            Pending::Over(_) => return Err(wrong("the hand is over".to_owned())),
            Pending::Chance(Roll::Hands) => {
                let Some((second, after)) = tokens.next() else {
                    return Err(wrong("both seats are dealt a card".to_owned()));
                };
                Input::Chance(Rolled::Hands([card(token, number)?, card(second, after)?]))
            }
            Pending::Chance(Roll::Public) => Input::Chance(Rolled::Public(card(token, number)?)),
            Pending::Decide(ref demands) => {
                let Demand { id, by, .. } = demands[0];
                let choice = match token {
                    "f" => Choice::Fold,
                    "c" => Choice::Call,
                    "r" => Choice::Raise,
                    _ => return Err(wrong("a bet is `f`, `c` or `r`".to_owned())),
                };
                Input::Choose { id, by, choice }
            }
        };
        Leduc.apply(&mut state, &input, &mut Log::off()).map_err(|refused| wrong(refused.to_string()))?;
    }
    Ok(state)
}

fn card(token: &str, number: usize) -> Result<Card, CourseError> {
    token.parse().map_err(|e: NotACard| CourseError::new(number, token, e.to_string()))
}

impl Scriptable for Leduc {
    type Position = Course;
    type WrittenChoice = Choice;
    type WrittenRoll = Rolled;
    type Forces = NoForces;

    fn stage(&self, given: &Course, _: &mut Log<Event>) -> Result<(Self, State), String> {
        position(&given.0).map(|state| (*self, state)).map_err(|e| e.to_string())
    }

    fn seat_named(&self, _: &State, name: &str) -> Option<Seat> {
        match name {
            "first" => Some(Seat(0)),
            "second" => Some(Seat(1)),
            _ => None,
        }
    }

    fn read(&self, _: &State, _: &str, said: &Choice) -> Result<Choice, String> {
        Ok(*said)
    }

    fn read_roll(&self, _: &State, fell: &Rolled) -> Result<Rolled, String> {
        Ok(*fell)
    }

    fn settled(&self, _: &State) -> Result<(), String> {
        // Betting is the game's only procedure; nothing can be in flight inside it.
        Ok(())
    }
}
