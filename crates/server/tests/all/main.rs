//! The server, through real sockets on the loopback.

mod advice;
mod clocks;
mod closing;
mod exchange;
mod facts;
mod fair;
mod faults;
mod gather;
mod harness;
mod identity;
mod kill;
mod leaks;
mod listing;
mod lobby;
mod names;
mod net;
mod offers;
mod play;
mod proxy;
mod refusals;
mod site;
mod store;
mod undo;
mod wire;
