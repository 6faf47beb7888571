//! Two small games that show how a game is built on the kernel, and that searches are measured with.
//!
//! | room | what is in it |
//! |---|---|
//! | [`connect_four`] | Connect Four: no chance, nothing hidden, built for speed |
//! | [`leduc`] | Leduc poker: cards dealt by chance, hands hidden; the example of `docs/adding-a-game.md` |
//! | [`course`] | why a course of moves written as text cannot be followed |
//! | `fingerprint` | knowledge as a number that looks random |
//!
//! Neither is in the catalog: they have rules in `rules/`, and no words or boards for a shell to show.

pub mod connect_four;
pub mod course;
mod fingerprint;
pub mod leduc;

pub use connect_four::ConnectFour;
pub use course::CourseError;
pub use leduc::Leduc;
