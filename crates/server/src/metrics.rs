//! What is counted, in the text that Prometheus reads.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicU64, Ordering},
};

/// A figure that goes up, or up and down.
#[derive(Debug, Default)]
pub struct Figure(AtomicU64);

impl Figure {
    /// Adds.
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    /// Subtracts.
    pub fn sub(&self, n: u64) {
        self.0.fetch_sub(n, Ordering::Relaxed);
    }

    /// How much it is.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

macro_rules! metrics {
    ($( $kind:literal $name:ident: $help:literal ),+ $(,)?) => {
        /// Everything that is counted.
        #[derive(Debug, Default)]
        pub struct Metrics {
            $( #[doc = $help] pub $name: Figure ),+
        }

        impl Metrics {
            /// The exposition.
            pub fn text(&self) -> String {
                let mut text = String::new();
                $(
                    let (kind, name, help) = ($kind, concat!("escadrille_", stringify!($name)), $help);
                    let suffix = if kind == "counter" { "_total" } else { "" };
                    writeln!(
                        text,
                        "# HELP {name}{suffix} {help}\n# TYPE {name}{suffix} {kind}\n{name}{suffix} {}",
                        self.$name.get()
                    )
                    .expect("writing to a string");
                )+
                text
            }
        }
    };
}

metrics! {
    "gauge" rooms: "Matches held in memory.",
    "gauge" sockets: "Open sockets.",
    "gauge" bots_thinking: "Bots thinking or waiting to.",
    "counter" matches: "Matches made.",
    "counter" moves: "Decisions accepted.",
    "counter" refused: "Messages refused.",
    "counter" requests: "Requests answered.",
    "counter" limited: "Requests and messages over a limit.",
    "counter" writes: "Pieces of work the store committed.",
    "counter" commits: "Transactions of the store.",
    "counter" panics: "Tasks that ended by a fault of ours.",
}
