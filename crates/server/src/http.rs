//! Everything that is asked over HTTP.
//!
//! | room | what is in it |
//! |---|---|
//! | `guard` | what every request passes: limits, origins, headers |
//! | [`host`] | which names the server answers to |
//! | [`caller`], `me` | who asks, and who they are |
//! | `upload` | bodies of requests, and permits for what is costly |
//! | `answer` | long answers, counted until they are sent |
//! | `games`, `facts`, `matches`, `analysis`, `books`, `showcase`, `study`, `verify` | the answers |
//! | `handshake`, `socket` | the sockets of matches |
//! | `pages`, `preview` | the web client, and what a link to it shows elsewhere |
//! | [`openapi`] | the document that describes it all |

mod analysis;
mod answer;
mod books;
pub mod caller;
pub(crate) mod facts;
mod games;
mod guard;
mod handshake;
pub mod host;
mod matches;
mod me;
pub mod openapi;
mod pages;
mod preview;
pub(crate) mod showcase;
mod socket;
mod study;
pub(crate) mod upload;
mod verify;

use crate::app::App;
use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware::from_fn_with_state,
    routing::{get, post},
};
use std::sync::Arc;

/// The most a request may carry.
const BODY: usize = 64 * 1024;
/// The most a question about a view, or a what-if, may carry.
const VIEW: usize = 256 * 1024;
/// The most a journal may be.
const JOURNAL: usize = 4 * 1024 * 1024;

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/games", get(games::games))
        .route("/api/games/{game}/content", get(facts::content))
        .route("/api/games/{game}/examine", post(facts::examine))
        .route("/api/games/{game}/look", post(facts::look).layer(DefaultBodyLimit::max(VIEW)))
        .route("/api/lobby", get(games::lobby))
        .route("/api/matches", post(matches::make))
        .route("/api/matches/{id}", get(matches::info))
        .route("/api/matches/{id}/join", post(matches::join))
        .route("/api/matches/{id}/bring", post(matches::bring))
        .route("/api/matches/{id}/pass", post(matches::pass))
        .route("/api/matches/{id}/claim", post(matches::claim))
        .route("/api/matches/{id}/socket", get(socket::socket))
        .route("/api/matches/{id}/journal", get(matches::journal))
        .route("/api/matches/{id}/replay", get(matches::replay))
        .route("/api/matches/{id}/analysis", get(analysis::analysed).post(analysis::analyse))
        .route("/api/me/renew", post(me::renew))
        .route("/api/me/forget", post(me::forget))
        .route("/api/showcase/{game}", get(showcase::showcase))
        .route("/api/rules/{game}", get(books::rules))
        .route("/api/scenarios/{game}/{*name}", get(books::scenario))
        .route("/api/study", post(study::study).layer(DefaultBodyLimit::max(VIEW)))
        .route("/api/study/scenario", post(study::scenario).layer(DefaultBodyLimit::max(VIEW)))
        .route("/api/verify", post(verify::verify).layer(DefaultBodyLimit::max(JOURNAL)))
        .route("/api/openapi.json", get(openapi::document))
        .route("/healthz", get(games::healthz))
        .route("/metrics", get(games::metrics))
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}
