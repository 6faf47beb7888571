//! Leduc poker: six cards, two rounds of betting, one card of one's own and one for everybody.
//!
//! | room | what is in it |
//! |---|---|
//! | [`card`] | the deck |
//! | [`setup`], [`state`] | what a hand starts from, and what changes in it |
//! | [`ask`] | what seats and chance are asked and answer, and how a hand ends |
//! | [`event`] | what happened, and what each viewer learns of it |
//! | [`legal`] | what may be answered, and which rule refuses the rest |
//! | [`betting`] | the procedure of the rules |
//! | [`view`], [`resample`], [`knowledge`] | what a viewer sees, and worlds they cannot tell apart |
//! | [`course`] | positions written down |
//! | [`game`] | all of it as a [`kernel::Game`] |

pub mod ask;
pub mod betting;
pub mod card;
pub mod course;
pub mod event;
pub mod game;
pub mod knowledge;
pub mod legal;
pub mod resample;
pub mod setup;
pub mod state;
pub mod view;

pub use ask::{Ask, Choice, Outcome, Reason, Roll, Rolled};
pub use card::{Card, DECK, Rank, Suit};
pub use course::{Course, position};
pub use event::{Event, Seen};
pub use game::Leduc;
pub use setup::Setup;
pub use state::State;
pub use view::View;
