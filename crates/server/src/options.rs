//! How a server is started, and why it cannot be.

use crate::{limit::Limits, store::StoreError};
use std::{io, net::SocketAddr, path::PathBuf};
use thiserror::Error;

/// How a server is started.
#[derive(Debug, Clone)]
pub struct Options {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The file matches are kept in, made if it is not there.
    pub data: PathBuf,
    /// Packs that replace the content of games.
    pub packs: Vec<PathBuf>,
    /// What is limited.
    pub limits: Limits,
    /// Whether a reverse proxy stands before it, whose forwarded headers are believed.
    pub behind_proxy: bool,
    /// The names it answers to, beside addresses and `localhost`. Behind a proxy and without any: all.
    pub hosts: Vec<String>,
    /// For how many days matches that are over are kept; for ever unless given.
    pub keep_finished: Option<u32>,
}

impl Options {
    /// With the usual limits, and no proxy.
    pub fn new(addr: SocketAddr, data: PathBuf, packs: Vec<PathBuf>) -> Self {
        let (limits, behind_proxy, hosts, keep_finished) = (Limits::default(), false, Vec::new(), None);
        Self { addr, data, packs, limits, behind_proxy, hosts, keep_finished }
    }
}

/// Why a server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Another program listens there.
    #[error("{0} is taken by another program: stop it, or choose another address with --addr")]
    Taken(SocketAddr),
    /// One cannot listen there.
    #[error("cannot listen on {addr}: {error}")]
    Listen {
        /// Where.
        addr: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// The matches cannot be opened.
    #[error("{}: {error}", data.display())]
    Store {
        /// The file.
        data: PathBuf,
        /// Why.
        error: StoreError,
    },
    /// A pack cannot be used.
    #[error(transparent)]
    Pack(#[from] catalog::PackError),
    /// The operating system refuses what every server needs.
    #[error("the server cannot run: {0}")]
    System(io::Error),
}
