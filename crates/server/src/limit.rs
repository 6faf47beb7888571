//! How much clients, persons and addresses may ask for, and in how much time.
//!
//! | room | what is in it |
//! |---|---|
//! | [`Limits`] | everything that is limited, with its usual number |
//! | [`bucket`] | so many at once, and so many more each second |
//! | [`permit`] | so many open at the same time |

pub mod bucket;
pub mod permit;

pub use bucket::{AddressBuckets, Bucket, Buckets};
pub use permit::{Permit, Permits};

use std::{
    net::{IpAddr, Ipv6Addr},
    time::Duration,
};

/// So many at once, and so many more each second.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f32,
    /// More each second.
    pub per_second: f32,
}

/// Everything that is limited. The defaults suit a table among friends and a small public server alike.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Requests per address, and per person.
    pub requests: Rate,
    /// Files of the page per address: a first visit asks for dozens at once, and they cost next to nothing.
    pub files: Rate,
    /// New matches per address.
    pub makes: Rate,
    /// Journals to verify, replays and scenarios per address: they cost computing time.
    pub heavy: Rate,
    /// Questions about squadrons and positions per address: they cost a little computing time.
    pub looks: Rate,
    /// Costly requests and questions that wait or are worked on, per address.
    pub work_per_address: usize,
    /// Costly requests and questions that wait or are worked on, in all.
    pub work: usize,
    /// Threads for costly requests and questions.
    pub workers: usize,
    /// Frames per socket, whatever they carry.
    pub messages: Rate,
    /// Frames per address, over all its sockets.
    pub messages_per_address: Rate,
    /// Frames over the limit in a row that end a socket.
    pub flood: u32,
    /// Times that a socket may ask to be told everything.
    pub hellos: Rate,
    /// The same per address, over all its sockets.
    pub hellos_per_address: Rate,
    /// Chat lines per person and match.
    pub chat: Rate,
    /// Open connections per address that are no sockets. Behind a proxy all come from one address, and are not counted.
    pub connections_per_address: usize,
    /// New connections per address, not counted behind a proxy either: requests of an address that is refused over and over
    /// are not even read.
    pub arrivals: Rate,
    /// Open connections in all that are no sockets.
    pub connections: usize,
    /// How long the head of a request may take from its first byte on, and a new connection to begin one.
    pub header_time: Duration,
    /// How long a connection may wait for its next request.
    pub keep_alive: Duration,
    /// How long the body of a request may take.
    pub body_time: Duration,
    /// How long a client may take nothing of an answer.
    pub stall_time: Duration,
    /// Bytes of bodies per address that are being read or worked on.
    pub body_bytes_per_address: usize,
    /// Bytes of bodies in all that are being read or worked on.
    pub body_bytes: usize,
    /// Bytes of long answers per address that are not sent yet.
    pub answer_bytes_per_address: usize,
    /// Bytes of long answers in all that are not sent yet.
    pub answer_bytes: usize,
    /// Open sockets per address.
    pub sockets_per_address: usize,
    /// Open sockets per match.
    pub sockets_per_match: usize,
    /// Open sockets in all.
    pub sockets: usize,
    /// Matches that are not over.
    pub unfinished: u64,
    /// Matches that are not over and in which one person has a seat, before they can make another.
    pub unfinished_per_person: u64,
    /// Matches that are not over and were made from one address since the server was started.
    pub unfinished_per_address: usize,
    /// Matches of bots alone that are not over and were made by one person since the server was started.
    pub bots_only_per_person: usize,
    /// The same for one address.
    pub bots_only_per_address: usize,
    /// Matches in memory.
    pub rooms: usize,
    /// A match without clients is unloaded after this long.
    pub idle: Duration,
    /// Bots that think at the same time.
    pub bots: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |burst, per_second| Rate { burst, per_second };
        // One core is left to players.
        let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        let spare = cores.saturating_sub(1).max(1);
        Self {
            requests: rate(240.0, 40.0),
            files: rate(2_400.0, 400.0),
            makes: rate(40.0, 0.2),
            heavy: rate(40.0, 4.0),
            looks: rate(120.0, 30.0),
            work_per_address: 8,
            work: 128,
            workers: spare,
            messages: rate(60.0, 20.0),
            messages_per_address: rate(1_200.0, 300.0),
            flood: 200,
            hellos: rate(3.0, 0.2),
            hellos_per_address: rate(120.0, 10.0),
            chat: rate(8.0, 0.5),
            connections_per_address: 400,
            arrivals: rate(1_200.0, 100.0),
            connections: 8_000,
            header_time: Duration::from_secs(10),
            keep_alive: Duration::from_mins(1),
            body_time: Duration::from_secs(10),
            stall_time: Duration::from_secs(30),
            body_bytes_per_address: 12 * 1024 * 1024,
            body_bytes: 64 * 1024 * 1024,
            answer_bytes_per_address: 32 * 1024 * 1024,
            answer_bytes: 192 * 1024 * 1024,
            sockets_per_address: 256,
            sockets_per_match: 256,
            sockets: 20_000,
            unfinished: 100_000,
            unfinished_per_person: 100,
            unfinished_per_address: 300,
            bots_only_per_person: 3,
            bots_only_per_address: 6,
            rooms: 20_000,
            idle: Duration::from_mins(1),
            bots: spare,
        }
    }
}

impl Limits {
    /// As good as none, for benchmarks and tests. How long a connection may take stays as it is: who is slow is no
    /// benchmark.
    pub fn none() -> Self {
        let rate = Rate { burst: 1e9, per_second: 1e9 };
        Self {
            requests: rate,
            files: rate,
            makes: rate,
            heavy: rate,
            looks: rate,
            work_per_address: usize::MAX,
            work: usize::MAX,
            messages: rate,
            messages_per_address: rate,
            hellos: rate,
            hellos_per_address: rate,
            chat: rate,
            connections_per_address: usize::MAX,
            arrivals: rate,
            connections: usize::MAX,
            body_bytes_per_address: usize::MAX,
            body_bytes: usize::MAX,
            answer_bytes_per_address: usize::MAX,
            answer_bytes: usize::MAX,
            sockets_per_address: usize::MAX,
            sockets_per_match: usize::MAX,
            sockets: usize::MAX,
            unfinished: u64::MAX,
            unfinished_per_person: u64::MAX,
            unfinished_per_address: usize::MAX,
            bots_only_per_person: usize::MAX,
            bots_only_per_address: usize::MAX,
            rooms: usize::MAX,
            ..Self::default()
        }
    }
}

/// An address as limits count it. The owner of one IPv6 address has all of its network of 64 bits.
pub fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(cut(v6, 64)),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// The network that one customer of a provider is often given whole: 48 bits, 65,536 networks of 64. What all of it has
/// is [`NETWORK`] times what an address has.
pub(crate) fn network(address: IpAddr) -> Option<IpAddr> {
    match address {
        IpAddr::V6(v6) => Some(IpAddr::V6(cut(v6, 48))),
        IpAddr::V4(_) => None,
    }
}

/// How much more a network has than an address.
pub(crate) const NETWORK: u8 = 4;

fn cut(address: Ipv6Addr, bits: u32) -> Ipv6Addr {
    Ipv6Addr::from_bits(address.to_bits() >> (128 - bits) << (128 - bits))
}
