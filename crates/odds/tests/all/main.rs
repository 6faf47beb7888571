//! What odds must be, whatever is inside.
//!
//! | room | what is in it |
//! |---|---|
//! | [`table`] | a slow and simple player of attacks, die by die |
//! | [`minimax`] | the odds are those of the simple player, for all sorts of options |
//! | [`known`] | figures known from elsewhere, and closed forms |
//! | [`laws`] | what holds for all attacks |
//! | [`rooms`] | no allocation for a single attack |
//! | [`rows`] | several attacks in a row |
//! | [`ways`] | what each way to go on is worth |

mod known;
mod laws;
mod minimax;
mod rooms;
mod rows;
mod table;
mod ways;
