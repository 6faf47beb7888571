//! Messages in people's languages. A game says keys and arguments ([`kernel::Message`]); the sentences live in
//! `locales/LANGUAGE/*.ftl`, in [Fluent](https://projectfluent.org), and ship inside the program.
//!
//! | room | what is in it |
//! |---|---|
//! | [`lang`] | the languages, and which one somebody wants |
//! | [`words`] | [`Words`]: messages as sentences of one language |
//! | [`names`] | [`Names`]: what seats are called in one match |
//! | [`files`], `bundle` | the Fluent files, what an edition lays over them, and one language's read and shared |
//! | `list` | several things in a row |
//! | [`fault`] | what can be wrong with a sentence |
//!
//! ```
//! use kernel::Message;
//! use words::{Lang, Words};
//! let seat = Message::new("endor-seat-rebel-1");
//! let drew = Message::new("endor-log-drew").with("seat", seat).with("count", 3);
//! assert_eq!(Words::new(Lang::En).say(&drew), "Rebel 1 drew 3 cards.");
//! assert_eq!(Words::new(Lang::Fr).say(&drew), "Rebelle 1 pioche 3 cartes.");
//! ```
//!
//! # What a sentence can use
//!
//! Besides the arguments of its message, so that each language can obey its own grammar without a word in code:
//!
//! - **Cases.** An argument that is itself a message brings its attributes along. With
//!   `endor-place-sector = le secteur { $name }` and its attribute `.in = dans le secteur { $name }`, a sentence
//!   about `$place` can also say `{ $place-in }`. Each language has the cases it needs. Arguments that may be
//!   people's names (seats) have none: a name does not decline. Verbs do: `{ $seat-who -> [you] prenez *[other] prend }`, where `you` is a seat
//!   that the names of the match call [`YOU`].
//! - **Lists.** `{ $dice }` reads "6, 5 and 1"; `{ $dice-or }` "6, 5 or 1"; `{ $dice-then }` "6, then 5, then 1";
//!   `{ $dice-slash }` "6 / 5 / 1"; `$dice-count` is how many there are.
//! - **`CAP($who)`** begins a sentence: the first letter becomes a capital.
//!
//! An edition that has other words for what a game says (`xwing1e`: pilot skill, combat phase) has a file of its own with the same
//! keys, which is laid over the shared ones ([`Words::of_game`]).
//!
//! So the names of arguments in code are single words, without a dash.

mod bundle;
pub mod fault;
pub mod files;
pub mod lang;
mod list;
pub mod names;
pub mod words;

pub use fault::{Fault, Faults};
pub use lang::Lang;
pub use names::Names;
pub use words::{Words, YOU};
