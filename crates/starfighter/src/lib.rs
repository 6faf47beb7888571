//! Starfighter: two cruisers face to face, and squadron cards that cover and uncover each other.
//!
//! | room | what is in it |
//! |---|---|
//! | [`pack`], [`content`] | the content as data, and ready for play |
//! | [`card`], [`effect`], [`cruiser`], [`card_set`], [`pile`], [`column`] | the pieces |
//! | [`mode`], [`policy`], [`setup`] | how a match is played, and what it starts from |
//! | [`state`] | what changes in it |
//! | [`frames`](mod@frames) | the procedures of the rules, one per file |
//! | [`ask`], [`choice`], [`event`] | what is asked, answered and told |
//! | [`legal`], [`check`], `bars` | what may be answered, which rule refuses the rest, and what nobody asked for |
//! | [`view`], [`resample`], [`knowledge`] | what a viewer sees, and worlds they cannot tell apart |
//! | [`look`], `imagined` | what a choice would bring, as far as a view tells; the table to try it on |
//! | [`facts`], [`deck`], [`brought`] | the pack for pages and programs; decks as text, and what is wrong with them; what players bring |
//! | [`position`], [`scriptable`] | positions and plays written down in scenarios |
//! | [`words`] | asks, choices and events as messages |
//! | [`game`] | all of it as a [`kernel::Game`] |

pub mod ask;
mod bars;
pub mod brought;
pub mod card;
pub mod card_set;
pub mod check;
pub mod choice;
pub mod column;
pub mod content;
pub mod cruiser;
pub mod deck;
pub mod effect;
pub mod event;
pub mod facts;
mod frames;
pub mod game;
mod imagined;
pub mod knowledge;
pub mod legal;
pub mod look;
pub mod mode;
pub mod pack;
pub mod pile;
pub mod policy;
pub mod position;
pub mod resample;
pub mod scriptable;
pub mod setup;
pub mod state;
pub mod view;
pub mod words;

pub use ask::{Ask, Outcome, Reason, Roll, Rolled};
pub use card::{Card, CardId, Colour, Face, Half, Part};
pub use card_set::CardSet;
pub use choice::{Choice, Shift, Way};
pub use column::{Column, Placed, Spot};
pub use content::Content;
pub use cruiser::{Cruiser, CruiserName};
pub use effect::Effect;
pub use event::{Event, Public, Seen};
pub use facts::Facts;
pub use game::Starfighter;
pub use look::{Look, Looked};
pub use mode::{Mode, Phase, Piles};
pub use pile::Pile;
pub use policy::Policies;
pub use position::Position;
pub use scriptable::WrittenChoice;
pub use setup::Setup;
pub use state::State;
pub use view::{PlacedView, View};
