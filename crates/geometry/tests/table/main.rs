//! What the table does, held against closed forms, against the peers, and against the rules.

mod allocation;
mod closed_forms;
mod common;
mod flight;
mod golden;
mod oracles;
mod order;
mod outlines;
mod rounding;
mod rules;
mod sight;
mod symmetry;
