//! The program, as people and scripts use it.
//!
//! | room | what is in it |
//! |---|---|
//! | [`program`] | running the real binary |
//! | [`sim`], [`replay`], [`packs`], [`scenarios`] | the commands, one by one |
//! | [`lines`] | a match through pipes |
//! | [`resume`] | a match that goes on another day |
//! | [`join`], [`refusals`], [`secure`] | matches on a server: played, refused, over HTTPS |
//! | [`host`], [`guest`] | a server, and terminal clients that talk to it |
//! | [`garbage`] | whatever is fed to it, it answers and does not panic |
//! | [`languages`] | nobody who asked for French is spoken to in English |
//! | [`escapes`] | what files say moves no cursor |
//! | [`held`] | two servers never use one file |
//! | [`usage`] | the command line is explained, and its mistakes told, in both languages |
//! | [`fleet`] | X-Wing on a screen, drawn into memory |
//! | [`cruisers`] | Starfighter on a screen, drawn into memory |
//! | [`duel`] | Starfighter line by line, at one keyboard, decks and packs that are checked |
//! | [`battle`] | X-Wing line by line, at one keyboard, and squadrons that are checked |
//! | [`questions`] | menus lead to every legal answer and to no other |
//! | [`reached`] | every answer that menus lead to, for those three |
//! | [`help`] | the help of every game, to its last word |
//! | [`screens`] | the full-screen table, drawn into memory |
//! | [`table`] | a table in memory, for all of those |

mod battle;
mod cruisers;
mod duel;
mod escapes;
mod fleet;
mod garbage;
mod gather;
mod guest;
mod held;
mod help;
mod host;
mod join;
mod languages;
mod lines;
mod logs;
mod packs;
mod program;
mod questions;
mod reached;
mod refusals;
mod replay;
mod resume;
mod scenarios;
mod screens;
mod secure;
mod sim;
mod table;
mod usage;
