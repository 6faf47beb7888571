//! What is said, in every language.
//!
//! | room | what is in it |
//! |---|---|
//! | [`languages`] | both languages say the same things, each as it is written |
//! | [`mended`] | French that was mended stays mended |
//! | [`packs`] | every mistake of a pack, in every language |
//! | [`sources`] | what the code says has a sentence, and every sentence is said |
//! | [`sentences`] | a few sentences to the letter |
//! | [`games`], [`battles`], [`duels`] | all that random games of Endor, X-Wing and Starfighter say |
//! | [`listener`] | one who hears all of that |
//! | [`fluent`] | the Fluent files as these tests read them |

mod battles;
mod duels;
mod fluent;
mod games;
mod languages;
mod listener;
mod mended;
mod packs;
mod sentences;
mod sources;
