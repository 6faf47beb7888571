//! How strictly messages are read. Serde lets unknown fields pass beside variants without fields, even where they
//! are denied, so messages are read as variants that have fields, if none of their own.

use crate::{rest, shared, socket};
use serde::Deserialize;
use serde_json::Value;

/// [`socket::ToServer`] as it is read.
#[derive(Deserialize)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ToServer {
    Hello {
        protocol: u32,
        since: u64,
        #[serde(default)]
        brief: bool,
        #[serde(default)]
        scenes: bool,
        #[serde(default)]
        terse: bool,
        #[serde(default)]
        seed: Option<String>,
    },
    Choose {
        decision: u32,
        choice: Value,
        #[serde(default)]
        nonce: Option<String>,
    },
    Resign {},
    OfferDraw {},
    TakeBack {},
    Decline {},
    Rematch {
        #[serde(default)]
        same: bool,
    },
    Chat {
        text: String,
    },
    Look {
        n: u32,
        what: Value,
    },
    Hint {},
    Ping {},
}

impl From<ToServer> for socket::ToServer {
    fn from(read: ToServer) -> Self {
        match read {
            ToServer::Hello { protocol, since, brief, scenes, terse, seed } => {
                Self::Hello { protocol, since, brief, scenes, terse, seed }
            }
            ToServer::Choose { decision, choice, nonce } => Self::Choose { decision, choice, nonce },
            ToServer::Resign {} => Self::Resign,
            ToServer::OfferDraw {} => Self::OfferDraw,
            ToServer::TakeBack {} => Self::TakeBack,
            ToServer::Decline {} => Self::Decline,
            ToServer::Rematch { same } => Self::Rematch { same },
            ToServer::Chat { text } => Self::Chat { text },
            ToServer::Look { n, what } => Self::Look { n, what },
            ToServer::Hint {} => Self::Hint,
            ToServer::Ping {} => Self::Ping,
        }
    }
}

/// [`rest::SeatWish`] as it is read.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum SeatWish {
    Me {},
    Invite {},
    Open {},
    Bot { level: String },
}

impl From<SeatWish> for rest::SeatWish {
    fn from(read: SeatWish) -> Self {
        match read {
            SeatWish::Me {} => Self::Me,
            SeatWish::Invite {} => Self::Invite,
            SeatWish::Open {} => Self::Open,
            SeatWish::Bot { level } => Self::Bot { level },
        }
    }
}

/// [`shared::Pace`] as it is read.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Pace {
    Correspondence {},
    Clock { seconds: u32, increment: u32 },
}

impl From<Pace> for shared::Pace {
    fn from(read: Pace) -> Self {
        match read {
            Pace::Correspondence {} => Self::Correspondence,
            Pace::Clock { seconds, increment } => Self::Clock { seconds, increment },
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{rest::SeatWish, shared::Pace, socket::ToServer};
    use serde_json::{from_str, from_value, json, to_value};

    #[test]
    fn every_message_is_read_as_it_is_written_and_nothing_beside_it() {
        let hello =
            ToServer::Hello { protocol: 1, since: 7, brief: true, scenes: true, terse: true, seed: None };
        let seeded = ToServer::Hello {
            protocol: 1,
            since: 0,
            brief: false,
            scenes: false,
            terse: false,
            seed: Some("0".repeat(64)),
        };
        let choose = ToServer::Choose { decision: 3, choice: json!({"Order": "X"}), nonce: None };
        let nonced = ToServer::Choose { decision: 3, choice: json!(1), nonce: Some("0".repeat(32)) };
        let chat = ToServer::Chat { text: "à toi".to_owned() };
        let plain = [ToServer::Resign, ToServer::OfferDraw, ToServer::TakeBack, ToServer::Decline];
        let again = [false, true].map(|same| ToServer::Rematch { same });
        let more = [ToServer::Hint, ToServer::Ping, hello, seeded, choose, nonced, chat];
        for message in plain.into_iter().chain(again).chain(more) {
            let mut written = to_value(&message).expect("JSON");
            assert_eq!(from_value::<ToServer>(written.clone()).expect("read"), message);
            written["x"] = json!(1);
            let error = from_value::<ToServer>(written).expect_err("an unknown field").to_string();
            assert!(error.contains("unknown field `x`"), "{error}");
        }
        assert_eq!(to_value(ToServer::Rematch { same: false }).expect("JSON"), json!({"t": "rematch"}));
        assert!(from_str::<ToServer>(r#"{"t":"steal"}"#).is_err());
        assert!(from_str::<ToServer>(r#"{"t":"ping","t":"resign"}"#).is_err());
    }

    #[test]
    fn wishes_are_read_as_strictly() {
        for wish in ["me", "invite", "open"] {
            assert!(from_value::<SeatWish>(json!({"kind": wish})).is_ok());
            assert!(from_value::<SeatWish>(json!({"kind": wish, "x": 1})).is_err());
        }
        assert!(from_value::<SeatWish>(json!({"kind": "bot", "level": "ace"})).is_ok());
        assert!(from_value::<Pace>(json!({"kind": "correspondence"})).is_ok());
        assert!(from_value::<Pace>(json!({"kind": "correspondence", "seconds": 1})).is_err());
        assert!(from_value::<Pace>(json!({"kind": "clock", "seconds": 1, "increment": 0})).is_ok());
    }
}
