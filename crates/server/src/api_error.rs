//! What is answered when something cannot be done: a code for programs, words for people.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use catalog::TableError;
use kernel::{
    Message, Refused, RuleId,
    journal::{Flaw, JournalError},
    session::SessionError,
};
use protocol::{
    shared::{Problem, Words},
    socket::ToClient,
};
use tracing::error;

/// Why something cannot be done. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiError {
    status: StatusCode,
    code: &'static str,
    rule: Option<&'static str>,
    why: Message,
}

macro_rules! api_errors {
    ($( $(#[$doc:meta])* $name:ident: $status:ident, $code:literal, $rule:expr, $key:literal; )+) => {
        impl ApiError {
            $( $(#[$doc])* pub fn $name() -> Self {
                Self { status: StatusCode::$status, code: $code, rule: $rule, why: Message::new($key) }
            } )+
        }
    };
}

api_errors! {
    /// No such page, match, game or scenario.
    not_found: NOT_FOUND, "not_found", None, "server-not-found";
    /// No seat is left, or the invitation is not one.
    full: CONFLICT, "full", None, "server-full";
    /// The invitation is not one of this match.
    bad_invitation: FORBIDDEN, "bad_invitation", None, "server-bad-invitation";
    /// The link to oneself has been used, or is too old.
    used_pass: FORBIDDEN, "used_pass", None, "server-used-pass";
    /// Too much in too little time.
    too_many: TOO_MANY_REQUESTS, "too_many", Some("TABLE-LIMIT"), "server-too-many";
    /// Too many matches are not over.
    too_many_matches: SERVICE_UNAVAILABLE, "too_many_matches", Some("TABLE-LIMIT"), "server-too-many-matches";
    /// This person or address has too many matches that are not over.
    too_many_yours: TOO_MANY_REQUESTS, "too_many_yours", Some("TABLE-LIMIT"), "server-too-many-yours";
    /// Too many sockets are open.
    too_many_sockets: SERVICE_UNAVAILABLE, "too_many_sockets", Some("TABLE-LIMIT"), "server-too-many-sockets";
    /// Too many matches are in memory.
    too_many_rooms: SERVICE_UNAVAILABLE, "too_many_rooms", Some("TABLE-LIMIT"), "server-too-many-rooms";
    /// It does not come.
    too_slow: REQUEST_TIMEOUT, "too_slow", Some("TABLE-LIMIT"), "server-too-slow";
    /// Too many matches of bots alone.
    too_many_bots: TOO_MANY_REQUESTS, "too_many_bots", Some("TABLE-LIMIT"), "server-too-many-bots";
    /// Too big.
    too_big: PAYLOAD_TOO_LARGE, "too_big", Some("TABLE-LIMIT"), "server-too-big";
    /// Another site's page has sent it.
    other_origin: FORBIDDEN, "other_origin", Some("TABLE-ORIGIN"), "server-other-origin";
    /// Another version of the protocol.
    other_protocol: BAD_REQUEST, "other_protocol", Some("TABLE-PROTOCOL"), "server-other-protocol";
    /// The first message must be a hello.
    no_hello: BAD_REQUEST, "no_hello", Some("TABLE-PROTOCOL"), "server-no-hello";
    /// Spectators only watch.
    not_your_seat: FORBIDDEN, "not_your_seat", Some("TABLE-SEAT"), "server-not-your-seat";
    /// Seats are still free.
    waiting: CONFLICT, "waiting", Some("TABLE-WAITING"), "server-waiting";
    /// A player has not brought theirs yet.
    gathering: CONFLICT, "gathering", Some("TABLE-GATHERING"), "server-gathering";
    /// Nothing is brought to this match, or it has begun.
    nothing_to_bring: CONFLICT, "nothing_to_bring", Some("TABLE-GATHERING"), "server-nothing-to-bring";
    /// The match is over.
    over: CONFLICT, "over", Some("TABLE-OVER"), "kernel-refused-over";
    /// The match is not over.
    not_over: CONFLICT, "not_over", Some("TABLE-NOT-OVER"), "server-not-over";
    /// Nothing was offered.
    no_offer: CONFLICT, "no_offer", Some("TABLE-OFFER"), "server-no-offer";
    /// Another offer stands.
    other_offer: CONFLICT, "other_offer", Some("TABLE-OFFER"), "server-other-offer";
    /// A bot that is ahead does not agree to a draw.
    bots_play_on: CONFLICT, "bots_play_on", Some("TABLE-OFFER"), "server-bots-play-on";
    /// There is nothing to take back.
    no_take_back: CONFLICT, "no_take_back", Some("TABLE-TAKE-BACK"), "kernel-refused-take-back";
    /// Hints are for who plays with bots alone.
    no_hints: CONFLICT, "no_hints", Some("TABLE-HINT"), "server-no-hints";
    /// A hint is being worked out already.
    hinting: CONFLICT, "hinting", Some("TABLE-HINT"), "server-hinting";
    /// There already is a rematch.
    has_rematch: CONFLICT, "has_rematch", Some("TABLE-OFFER"), "server-has-rematch";
    /// Chat is empty or too long.
    bad_chat: BAD_REQUEST, "bad_chat", Some("TABLE-CHAT"), "server-bad-chat";
    /// A stored match that cannot be gone on with.
    unreadable: INTERNAL_SERVER_ERROR, "unreadable", None, "server-unreadable";
    /// The caller has no secret that this server has given out.
    unknown_person: FORBIDDEN, "nobody", None, "server-nobody";
    /// The store failed; nothing has changed.
    store: SERVICE_UNAVAILABLE, "store", None, "server-store";
    /// The match has just been put away or has failed: try again.
    gone: SERVICE_UNAVAILABLE, "gone", None, "server-gone";
    /// A fault of ours has ended the match's task; nothing that was stored is lost.
    broken: INTERNAL_SERVER_ERROR, "broken", None, "server-broken";
    /// The server is shutting down.
    closing: SERVICE_UNAVAILABLE, "closing", None, "server-closing";
}

impl ApiError {
    /// Not JSON, or not of the right shape.
    pub fn malformed(why: impl ToString) -> Self {
        let why: String = why.to_string().chars().take(200).collect();
        Self {
            status: StatusCode::BAD_REQUEST,
            code: "bad_request",
            rule: Some("TABLE-MALFORMED"),
            why: Message::new("server-malformed").with("why", why),
        }
    }

    /// The request is meant for another server.
    pub fn other_host(host: &str) -> Self {
        Self {
            status: StatusCode::MISDIRECTED_REQUEST,
            code: "other_host",
            rule: Some("TABLE-ORIGIN"),
            why: Message::new("server-other-host").with("host", host),
        }
    }

    /// Why, before it has a language.
    pub(crate) fn why(&self) -> &Message {
        &self.why
    }

    /// For programs.
    pub(crate) fn code(&self) -> &'static str {
        self.code
    }

    /// The rule that says so.
    pub(crate) fn rule(&self) -> Option<&'static str> {
        self.rule
    }

    /// For sockets.
    pub fn message(&self) -> ToClient {
        ToClient::Refused { problem: self.problem() }
    }

    /// For programs and people.
    pub fn problem(&self) -> Problem {
        Problem { code: self.code.to_owned(), rule: self.rule.map(str::to_owned), why: words(&self.why) }
    }
}

/// A message as the protocol writes it.
pub fn words(message: &Message) -> Words {
    let mut value = serde_json::to_value(message).expect("plain data always serialises");
    let args = value.get_mut("args").map(serde_json::Value::take);
    Words { key: message.key.to_owned(), args }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        let code = match refused.rule {
            RuleId::STALE => "stale",
            RuleId::NOT_ASKED => "not_asked",
            RuleId::OVER => "over",
            _ => "refused",
        };
        Self { status: StatusCode::CONFLICT, code, rule: Some(refused.rule.0), why: refused.why }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Refused(refused) => refused.into(),
            TableError::Game(_) => Self::not_found(),
            TableError::Unbrought => Self::nothing_to_bring(),
            TableError::Setup(why) => Self::malformed(why),
            TableError::Unplayable(why) => Self { why, ..Self::malformed("") },
            // Why a stored input cannot be read may quote it, and it may be a player's secret.
            TableError::Line(input, _) => {
                error!(input, "a stored match cannot be gone on with: this input cannot be read");
                Self::unreadable()
            }
            TableError::Session(error) => {
                match error {
                    SessionError::Journal(JournalError { why: why @ Flaw::Identity { .. }, .. }) => {
                        error!("a stored match cannot be gone on with: {why}");
                    }
                    SessionError::Journal(JournalError { line, .. }) => {
                        error!(line, "a stored match cannot be gone on with: its journal does not hold");
                    }
                    SessionError::Refused(_)
                    | SessionError::Setup(_)
                    | SessionError::Chance(_)
                    | SessionError::Keep(_) => error!("a stored match cannot be gone on with"),
                }
                Self::unreadable()
            }
        }
    }
}

impl From<crate::store::StoreError> for ApiError {
    fn from(error: crate::store::StoreError) -> Self {
        if let crate::store::StoreError::Broken(why) = error {
            error!("the store failed: {why}");
        }
        Self::store()
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem())).into_response()
    }
}
