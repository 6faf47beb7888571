//! A server on a port of its own.

use cli::join::{api::Api, link::Link};
use protocol::{
    rest::{NewMatch, SeatWish, Seated},
    shared::Pace,
};
use serde_json::json;
use server::{Limits, Options, Running};
use std::net::SocketAddr;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A server in this process.
pub(crate) struct Host {
    runtime: Runtime,
    running: Option<Running>,
    data: TempDir,
    pub(crate) addr: SocketAddr,
}

impl Host {
    pub(crate) fn start() -> Self {
        Self::start_at(([127, 0, 0, 1], 0).into())
    }

    /// A server without a match, at an address.
    pub(crate) fn start_at(addr: SocketAddr) -> Self {
        let runtime = Runtime::new().expect("threads");
        let data = tempfile::tempdir().expect("a folder");
        let mut host = Self { runtime, running: None, data, addr };
        host.open();
        host
    }

    fn open(&mut self) {
        let file = self.data.path().join("matches.db");
        let options = Options { limits: Limits::none(), ..Options::new(self.addr, file, Vec::new()) };
        let running = self.runtime.block_on(server::serve(options)).expect("the server starts");
        self.addr = running.addr();
        self.running = Some(running);
    }

    /// Shuts down.
    pub(crate) fn close(&mut self) {
        if let Some(running) = self.running.take() {
            self.runtime.block_on(running.stop()).expect("it stops");
        }
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    pub(crate) fn api(&self) -> Api {
        api(self.addr)
    }
}

pub(crate) fn api(addr: SocketAddr) -> Api {
    Api::new(Link::read(&addr.to_string()).expect("an address").server)
}

pub(crate) fn bot() -> SeatWish {
    SeatWish::Bot { level: "random".to_owned() }
}

/// Makes a match.
pub(crate) fn make(api: &Api, seats: Vec<SeatWish>, pace: Pace) -> Seated {
    let wish = NewMatch {
        game: "endor".to_owned(),
        setup: json!({"players": seats.len()}),
        brought: None,
        seats,
        pace,
        name: None,
    };
    api.make(&wish).expect("a match")
}

/// The link of a match.
pub(crate) fn link(api: &Api, made: &Seated) -> String {
    api.server().table(&made.info.id)
}
