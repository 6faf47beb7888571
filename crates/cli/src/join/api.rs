//! What is asked of a server beside the socket.

use super::{link::Server, trouble::Trouble};
use protocol::{
    rest::{GameInfo, Join, Lobby, NewMatch, Seated},
    shared::{MatchInfo, Problem},
};
use serde::{Serialize, de::DeserializeOwned};
use std::{sync::Arc, time::Duration};
use ureq::{
    Agent,
    http::{Response, StatusCode},
    tls::{Certificate, RootCerts, TlsConfig},
};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// The longest answer that is read.
const LONGEST: u64 = 16 * 1024 * 1024;

/// A server, and how it is asked.
#[derive(Debug, Clone)]
pub struct Api {
    server: Server,
    agent: Agent,
}

impl Api {
    /// Nothing is asked yet.
    pub fn new(server: Server) -> Self {
        // The certificates the system trusts, as for the socket.
        let certificates: Vec<_> = rustls_native_certs::load_native_certs()
            .certs
            .iter()
            .map(|certificate| Certificate::from_der(certificate).to_owned())
            .collect();
        let tls = TlsConfig::builder().root_certs(RootCerts::Specific(Arc::new(certificates))).build();
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_redirects(3)
            .tls_config(tls)
            .build();
        Self { server, agent: config.into() }
    }

    /// The server.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// The games that can be played.
    pub fn games(&self) -> Result<Vec<GameInfo>, Trouble> {
        self.get("/api/games")
    }

    /// What is being played.
    pub fn lobby(&self) -> Result<Lobby, Trouble> {
        self.get("/api/lobby")
    }

    /// A match.
    pub fn info(&self, id: &str) -> Result<MatchInfo, Trouble> {
        self.get(&format!("/api/matches/{id}"))
    }

    /// Makes a match.
    pub fn make(&self, wish: &NewMatch) -> Result<Seated, Trouble> {
        self.post("/api/matches", None, wish)
    }

    /// Takes a seat, or the one already taken with a token.
    pub fn join(&self, id: &str, token: Option<&str>, join: &Join) -> Result<Seated, Trouble> {
        self.post(&format!("/api/matches/{id}/join"), token, join)
    }

    /// The token that came with a seat.
    pub fn token(&self, seated: &Seated) -> Result<String, Trouble> {
        seated.token.clone().ok_or_else(|| self.garbled("a seat without a token"))
    }

    /// The journal of a match that is over.
    pub fn journal(&self, id: &str) -> Result<String, Trouble> {
        let answer = self.agent.get(self.server.http(&format!("/api/matches/{id}/journal"))).call();
        self.text(answer)
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        let answer = self.agent.get(self.server.http(path)).call();
        self.read(&self.text(answer)?)
    }

    fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, Trouble> {
        let request = self.agent.post(self.server.http(path)).content_type("application/json");
        // There are no cookies here: the token is told in words.
        let mut request = request.header("x-escadrille-token", "tell");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = serde_json::to_string(body).map_err(|error| self.garbled(error))?;
        let answer = request.send(body);
        self.read(&self.text(answer)?)
    }

    fn read<T: DeserializeOwned>(&self, text: &str) -> Result<T, Trouble> {
        serde_json::from_str(text).map_err(|error| self.garbled(error))
    }

    fn text(&self, answer: Result<Response<ureq::Body>, ureq::Error>) -> Result<String, Trouble> {
        let unreachable = |error: ureq::Error| Trouble::Unreachable {
            server: self.server.to_string(),
            why: (&error).into(),
        };
        let mut answer = answer.map_err(unreachable)?;
        let status = answer.status();
        let text = answer.body_mut().with_config().limit(LONGEST).read_to_string().map_err(unreachable)?;
        if status == StatusCode::OK {
            return Ok(text);
        }
        Err(match serde_json::from_str::<Problem>(&text) {
            Ok(problem) => Trouble::Refused(Box::new(problem)),
            Err(_) => self.garbled(status),
        })
    }

    fn garbled(&self, why: impl ToString) -> Trouble {
        Trouble::Garbled { server: self.server.to_string(), why: why.to_string() }
    }
}
