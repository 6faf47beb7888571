//! What is counted, in the text that Prometheus reads.

mod histogram;

pub use histogram::Histogram;

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
            $( #[doc = $help] pub $name: Figure, )+
            /// What was over a limit, by the limit.
            limited: [Figure; Limit::ALL.len()],
            /// How long accepted decisions took.
            pub move_seconds: Histogram,
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
                let name = "escadrille_limited_total";
                writeln!(text, "# HELP {name} What was over a limit, by the limit.\n# TYPE {name} counter")
                    .expect("writing to a string");
                for limit in Limit::ALL {
                    writeln!(text, "{name}{{limit=\"{}\"}} {}", limit.name(), self.limited(limit))
                        .expect("writing to a string");
                }
                let help = "From a decision's arrival at its match until it is stored and sent to all clients.";
                self.move_seconds.write("escadrille_move_seconds", help, &mut text);
                text
            }
        }
    };
}

macro_rules! limits {
    ($( $(#[$doc:meta])* $name:ident: $text:literal ),+ $(,)?) => {
        /// What may be too much.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Limit { $( $(#[$doc])* $name ),+ }

        impl Limit {
            /// All of them.
            pub const ALL: [Self; [$( $text ),+].len()] = [$( Self::$name ),+];

            /// As it is told to Prometheus.
            pub fn name(self) -> &'static str {
                match self { $( Self::$name => $text ),+ }
            }
        }
    };
}

limits! {
    /// Connections of an address or in all.
    Connections: "connections",
    /// The head of a request that does not come, a connection that is not used, an answer that is not read.
    Slow: "slow",
    /// Requests of an address or a person.
    Requests: "requests",
    /// Files of the page.
    Files: "files",
    /// A body that does not come.
    SlowBodies: "slow_bodies",
    /// Bytes of bodies of an address or in all.
    Bodies: "bodies",
    /// Bytes of long answers of an address or in all that are not sent yet.
    Answers: "answers",
    /// New matches.
    Makes: "makes",
    /// Matches that are not over.
    Matches: "matches",
    /// Matches of bots alone.
    BotsOnly: "bots_only",
    /// Costly requests.
    Heavy: "heavy",
    /// Questions.
    Looks: "looks",
    /// Costly requests and questions that wait.
    Work: "work",
    /// Sockets of an address, of a match or in all.
    Sockets: "sockets",
    /// Frames of a socket or an address.
    Messages: "messages",
    /// Times to be told everything.
    Hellos: "hellos",
    /// Chat of a person at a match.
    Chat: "chat",
    /// Matches in memory.
    Rooms: "rooms",
}

impl Metrics {
    /// Counts something that was over a limit.
    pub fn limit(&self, limit: Limit) {
        self.limited[limit as usize].add(1);
    }

    /// How much was over a limit.
    pub fn limited(&self, limit: Limit) -> u64 {
        self.limited[limit as usize].get()
    }
}

metrics! {
    "gauge" rooms: "Matches held in memory.",
    "gauge" connections: "Open connections that are no sockets.",
    "gauge" sockets: "Open sockets.",
    "gauge" bots_thinking: "Bots thinking or waiting to.",
    "counter" matches: "Matches made.",
    "counter" moves: "Decisions accepted.",
    "counter" refused: "Messages refused.",
    "counter" requests: "Requests answered.",
    "counter" writes: "Pieces of work the store committed.",
    "counter" commits: "Transactions of the store.",
    "counter" failed_writes: "Pieces of work the store could not commit.",
    "counter" unreadable: "Matches in the store that cannot be listed.",
    "counter" panics: "Tasks that ended by a fault of ours.",
}
