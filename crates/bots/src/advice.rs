//! What bots can say about positions and choices: chances to win with how sure they are, for hints and for the analysis
//! of games that are over. Everything is counted in simulations: equal seeds give equal figures on every machine.
//!
//! | room | what is in it |
//! |---|---|
//! | [`worth`] | means, errors, and payoffs as chances to win |
//! | [`scales`] | how sure bots may be of themselves, game by game |
//! | [`weigh`] | what answers to a question are worth, for games that are searched |
//! | [`hint`](mod@hint) | what the ace would do at a table, and why |
//! | [`review`](mod@review) | a finished match, decision by decision |

pub mod hint;
pub mod review;
pub mod scales;
pub mod weigh;
pub mod worth;

pub use hint::{Considered, Hint, HintWork, hint};
pub use review::{Review, review};
pub use worth::{Estimate, Mean, Scale};

use crate::{Guided, Peek};
use catalog::Playable;
use kernel::{Quick, Seat};

/// An answer that was weighed. Worths are payoffs of the seat that is asked, from -1 to 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Weighed<C> {
    /// The answer.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth.
    pub worth: f32,
    /// The standard error of that.
    pub error: f32,
    /// How much less it is worth than the best.
    pub lag: f32,
    /// The standard error of that: smaller where both were tried in the same worlds.
    pub lag_error: f32,
}

/// Decisions of one seat that are one: weighed together, as what was chosen and what would have been best.
#[derive(Debug, Clone)]
pub struct Compared<A, C> {
    /// The answers chosen, each with its question, where others are better.
    pub chosen: Vec<(A, C)>,
    /// The best answers in their place; none if nothing is better.
    pub better: Vec<(A, C)>,
    /// What the best are worth.
    pub best: f32,
    /// How much less those chosen are worth.
    pub lag: f32,
    /// The standard error of that.
    pub lag_error: f32,
}

/// A game whose bots can say what they think.
pub trait Advises: Guided + Playable {
    /// How payoffs go with games won.
    const SCALE: Scale;

    /// What a position is worth to the first side, with nothing hidden: played on as the guide plays, unless a game
    /// reckons otherwise.
    fn prospects(game: &Self, state: &Self::State, effort: u32, chance: &mut Quick) -> Mean {
        weigh::prospects(game, state, effort, chance)
    }

    /// What the answers worth a thought are worth to the seat that is asked, best first; `among` is always weighed.
    /// `wide` looks at more than those and the ace's own; a search looks at all of them anyway. None where bots choose
    /// without figures.
    fn weigh(
        peek: &Peek<'_, Self>,
        among: &[Self::Choice],
        wide: bool,
        effort: u32,
        seed: u64,
    ) -> Vec<Weighed<Self::Choice>> {
        let _ = wide;
        weigh::searched(peek, among, effort, seed)
    }

    /// Whether a decision is worth an analysis of its own.
    fn is_weighed(ask: &Self::Ask) -> bool {
        let _ = ask;
        true
    }

    /// What a seat has decided in several decisions that are one, compared with the best, as it stands just before the
    /// last of them: `None` where nothing is like that.
    fn compare(peek: &Peek<'_, Self>, seed: u64) -> Option<Compared<Self::Ask, Self::Choice>> {
        let _ = (peek, seed);
        None
    }

    /// Whether a decision is the last of several that are one.
    fn completes(choice: &Self::Choice) -> bool {
        let _ = choice;
        false
    }
}

/// The side of a seat: 0 for all that play with the first.
pub fn side<G: Playable>(seat: Seat) -> usize {
    usize::from(G::team(seat) != G::team(Seat(0)))
}

/// What is worth this to a seat, as what it is worth to the first side.
pub(crate) fn to_first<G: Playable>(seat: Seat, worth: f32) -> f32 {
    if side::<G>(seat) == 0 { worth } else { -worth }
}

/// A chance of the first side as one of a seat's.
pub(crate) fn for_seat<G: Playable>(seat: Seat, estimate: Estimate) -> Estimate {
    if side::<G>(seat) == 0 { estimate } else { Estimate { chance: 1.0 - estimate.chance, ..estimate } }
}

/// The chance of a seat to win, where its payoff is this.
pub(crate) fn chance<G: Advises>(seat: Seat, worth: f32, error: f32) -> Estimate {
    for_seat::<G>(seat, G::SCALE.estimate(to_first::<G>(seat, worth), error))
}
