//! Opponents. A bot is shown a [`Peek`]: what its seat sees, what it is asked, and worlds it cannot tell from
//! the real one. It never sees the state.
//!
//! | room | what is in it |
//! |---|---|
//! | [`peek`] | what a bot may look at |
//! | [`bot`] | the [`Bot`] trait, and the one that plays at random |
//! | [`guide`] | what a search knows of a game: values, pruning, rollouts |
//! | [`search`] | information-set tree search over resampled worlds, generic over the kernel |
//! | [`tree`] | the search's nodes and edges |
//! | [`level`] | random, aggressor, cadet, veteran, ace |
//! | [`think`](mod@think) | bots that stay at a table of any game, and their choices, worked out wherever there is time |
//! | [`advice`] | chances to win, hints, and the analysis of games that are over |
//! | [`assess`](mod@assess) | what a match is worth to a bot, for offers of a draw |
//! | [`endor`] | the guide for Endor |
//! | [`starfighter`] | the guide for Starfighter |
//! | [`xwing`] | the opponents of X-Wing: aggressor, cadet, ace |

pub mod advice;
pub mod assess;
pub mod bot;
pub mod endor;
pub mod guide;
pub mod level;
pub mod peek;
pub mod search;
pub mod starfighter;
pub mod think;
pub mod tree;
pub mod xwing;

pub use assess::{Assessment, assess};
pub use bot::{Bot, RandomBot};
pub use guide::{Blind, Guide, Payoffs};
pub use level::{Guided, Level};
pub use peek::Peek;
pub use search::{Budget, OpponentsKnow, Plan, Search};
pub use think::{Mind, Thought};
