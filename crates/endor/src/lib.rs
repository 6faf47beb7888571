//! The battle of Endor on three fronts: the space around the Death Star, the shield generator, the throne room.
//!
//! | room | what is in it |
//! |---|---|
//! | [`pack`], [`board`], [`place`], [`place_map`] | the content as data, and the board made of it |
//! | [`order`], [`cards`], [`dice`], [`ship`], [`side`] | the pieces |
//! | [`policy`] | rulings players may read otherwise |
//! | [`setup`], [`state`] | what a match starts from, and what changes in it |
//! | [`frames`](mod@frames) | the procedures of the rules, one per file |
//! | [`ask`], [`choice`], [`event`] | what is asked, answered and told |
//! | [`legal`], [`check`], `bars` | what may be answered, which rule refuses the rest, and what nobody asked for |
//! | [`view`], [`resample`], [`knowledge`] | what a viewer sees, and worlds they cannot tell apart |
//! | [`look`] | why something is not possible, judged by a view alone |
//! | [`position`] | positions written down in scenarios |
//! | [`facts`] | figures of the rules that pages print |
//! | [`words`] | asks, choices and events as messages |
//! | [`game`] | all of it as a [`kernel::Game`] |

pub mod ask;
mod bars;
pub mod board;
pub mod cards;
pub mod check;
pub mod choice;
pub mod dice;
pub mod event;
pub mod facts;
mod frames;
pub mod game;
pub mod knowledge;
pub mod legal;
pub mod look;
pub mod order;
pub mod pack;
pub mod place;
pub mod place_map;
pub mod policy;
pub mod position;
pub mod resample;
pub mod setup;
pub mod ship;
pub mod side;
pub mod state;
pub mod view;
pub mod words;

pub use ask::{Ask, Outcome, Reason, Roll, Rolled};
pub use board::Board;
pub use cards::{Cards, Deck, MAX_DECK};
pub use choice::{Choice, Hits};
pub use dice::{Dice, MAX_DICE};
pub use event::{Event, Public, Seen};
pub use facts::Facts;
pub use game::Endor;
pub use order::{Card, Order};
pub use place::{PLACES, Place, Places};
pub use place_map::PlaceMap;
pub use policy::Policies;
pub use setup::Setup;
pub use ship::{Fighter, Fighters, Special};
pub use side::Side;
pub use state::State;
pub use view::View;
