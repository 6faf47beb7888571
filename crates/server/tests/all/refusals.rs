//! Whatever is wrong is refused by its rule, and changes nothing.

use crate::harness::*;
use kernel::Quick;
use serde_json::json;
use server::{Limits, Rate};

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_wrong_changes_anything_or_ends_the_socket() {
    let server = start().await;
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    let mut empire = Client::new(server.addr(), &id, Some(&b)).await;
    let mut watcher = Client::new(server.addr(), &id, None).await;
    let other = "0".repeat(64);
    let mut stranger = Client::new(server.addr(), &id, Some(&other)).await;
    let before = rebel.update.clone();
    for garbage in [
        "",
        "{",
        "null",
        "[]",
        "42",
        r#"{"t":"steal"}"#,
        r#"{"t":"choose"}"#,
        r#"{"t":"choose","decision":-1,"choice":null}"#,
        r#"{"t":"hello","protocol":1,"since":0,"extra":1}"#,
        r#"{"t":"ping","x":1}"#,
        r#"{"t":"resign","why":"tired"}"#,
        "\u{0}\u{1}",
        "{\"t\":\"chat\",\"text\":7}",
    ] {
        rebel.say_text(garbage.to_owned()).await;
        let problem = rebel.until("refused").await["problem"].clone();
        assert_eq!(
            (&problem["code"], &problem["rule"]),
            (&json!("bad_request"), &json!("TABLE-MALFORMED")),
            "{garbage}"
        );
    }
    rebel.say_bytes(vec![0, 255, 1]).await;
    assert_eq!(rebel.until("refused").await["problem"]["rule"], "TABLE-MALFORMED");
    let deep = "[".repeat(8_000);
    rebel.say_text(deep).await;
    assert_eq!(rebel.until("refused").await["problem"]["rule"], "TABLE-MALFORMED");
    rebel.say_text(format!(r#"{{"t":"chat","text":"{}"}}"#, "x".repeat(20_000))).await;
    assert_eq!(rebel.until("refused").await["problem"]["code"], "too_big");
    assert_eq!(rebel.refused(&json!({"t": "chat", "text": "x".repeat(501)})).await["rule"], "TABLE-CHAT");
    assert_eq!(rebel.refused(&json!({"t": "chat", "text": " \n "})).await["rule"], "TABLE-CHAT");

    let answer = rebel.answer(&mut Quick::new(1)).expect("the rebels are asked");
    for client in [&mut watcher, &mut stranger] {
        assert_eq!(client.refused(&answer).await["rule"], "TABLE-SEAT", "spectators only watch");
        assert_eq!(client.refused(&json!({"t": "resign"})).await["code"], "not_your_seat");
        assert_eq!(client.update["demand"], json!(null));
    }
    // The other seat's decision and the other seat's cards are not this seat's.
    let decision = answer["decision"].as_u64().expect("a decision");
    let stale = json!({"t": "choose", "decision": decision + 100, "choice": answer["choice"]});
    assert_eq!(rebel.refused(&stale).await["rule"], "TABLE-STALE");
    let nonsense = json!({"t": "choose", "decision": decision, "choice": {"Attack": 1}});
    assert_eq!(rebel.refused(&nonsense).await["rule"], "TABLE-NOT-AN-ANSWER");
    let illegal = json!({"t": "choose", "decision": decision, "choice": "Pass"});
    assert!(rebel.refused(&illegal).await["rule"].is_string());
    rebel.say(&answer).await;
    rebel.until("update").await;
    assert_eq!(rebel.refused(&answer).await["rule"], "TABLE-NOT-ASKED", "an old decision sent again");
    assert_eq!(empire.until("update").await["version"], before["version"].as_u64().expect("a version") + 1);
    for want in ["decline", "rematch"] {
        assert!(rebel.refused(&json!({"t": want})).await["rule"].is_string());
    }

    // Bigger than is even read: this socket ends, and nothing else does.
    rebel.say_text("x".repeat(200_000)).await;
    assert!(rebel.try_until("never").await.is_none());
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    rebel.say(&json!({"t": "ping"})).await;
    rebel.until("pong").await;
    tokio::join!(rebel.play_some(1, 10), empire.play(2));
    assert_eq!(rebel.refused(&answer).await["rule"], "TABLE-OVER");
    assert_eq!(server.metrics().panics.get(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_says_hello_first_and_comes_from_the_same_site() {
    let server = start().await;
    let (id, a, _) = pair(server.addr(), correspondence()).await;
    let mut early = Client::silent(server.addr(), &id, Some(&a), None).await.expect("connected");
    assert_eq!(early.refused(&json!({"t": "resign"})).await["code"], "no_hello");
    assert_eq!(
        early.refused(&json!({"t": "hello", "protocol": 99, "since": 0})).await["code"],
        "other_protocol"
    );
    assert!(early.try_until("never").await.is_none());
    assert!(Client::silent(server.addr(), &id, Some(&a), Some("https://evil.example")).await.is_err());
    let same = format!("http://{}", server.addr());
    assert!(Client::silent(server.addr(), &id, Some(&a), Some(&same)).await.is_ok());
    let cross = ask(server.addr(), "POST", "/api/matches", "origin: http://evil.example\r\n", "{}").await;
    assert_eq!((cross.status, text(&cross.json()["code"])), (403, "other_origin".to_owned()));
    let mut lost = Client::silent(server.addr(), "nosuchmatch", None, None).await.expect("connected");
    assert_eq!(
        lost.refused(&json!({"t": "hello", "protocol": protocol::VERSION, "since": 0})).await["code"],
        "not_found"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_are_wrong_are_told_why() {
    let server = start().await;
    let addr = server.addr();
    let make = |body: String| async move { ask(addr, "POST", "/api/matches", "", &body).await };
    let wish = |seats, setup| json!({"game": "endor", "setup": setup, "seats": seats, "pace": correspondence(), "name": null});
    let (me, bot) = (json!({"kind": "me"}), json!({"kind": "bot", "level": "random"}));
    for body in [
        String::new(),
        "{}".to_owned(),
        wish(json!([me]), json!({})).to_string(),
        wish(json!([me, me]), json!({})).to_string(),
        wish(json!([me, {"kind": "bot", "level": "god"}]), json!({})).to_string(),
        wish(json!([me, bot]), json!({"players": 3})).to_string(),
        wish(json!([me, bot]), json!({"policies": {"dice": "loaded"}})).to_string(),
        json!({"game": "endor", "setup": {}, "seats": [me, bot], "pace": {"kind": "clock", "seconds": 0, "increment": 0}, "name": null}).to_string(),
    ] {
        let answer = make(body.clone()).await;
        assert_eq!((answer.status, text(&answer.json()["code"])), (400, "bad_request".to_owned()), "{body}");
    }
    let chess = make(wish(json!([me, bot]), json!({})).to_string().replace("endor", "chess")).await;
    assert_eq!(chess.status, 404);
    assert_eq!(make("x".repeat(70_000)).await.status, 413);
    let made = make(wish(json!([me, {"kind": "invite"}]), json!({})).to_string()).await.json();
    let id = text(&made["info"]["id"]);
    let join = |body: serde_json::Value, head: String| {
        let path = format!("/api/matches/{id}/join");
        async move { ask(addr, "POST", &path, &head, &body.to_string()).await }
    };
    assert_eq!(join(json!({"secret": "guess", "name": null}), String::new()).await.status, 403);
    assert_eq!(join(json!({"secret": "0".repeat(64), "name": null}), String::new()).await.status, 403);
    assert_eq!(join(json!({"secret": null, "name": null}), String::new()).await.status, 409);
    let mut maker = Client::new(server.addr(), &id, Some(&text(&made["token"]))).await;
    assert_eq!(maker.update["demand"], json!(null), "nobody is asked before every seat is taken");
    assert_eq!(
        maker.refused(&json!({"t": "choose", "decision": 0, "choice": null})).await["rule"],
        "TABLE-WAITING"
    );
    let invited = json!({"secret": made["invitations"][0]["secret"], "name": "\u{7}  A very long name that goes on and on and on and on "});
    let joined = join(invited.clone(), String::new()).await.json();
    assert_eq!(joined["seat"], 1);
    assert!(text(&joined["info"]["seats"][1]["sitter"]["name"]).starts_with("A very long"));
    assert_eq!(
        join(invited.clone(), bearer(&text(&joined["token"]))).await.json()["seat"],
        1,
        "who sits, sits"
    );
    assert_eq!(join(invited, String::new()).await.status, 409, "a link seats one");
    come(addr, &id, &text(&joined["token"])).await;
    while maker.update["view"].is_null() {
        maker.until("update").await;
    }
    assert!(maker.update["demand"].is_object());
    for path in [
        "/api/matches/nope",
        "/api/matches/nope/replay",
        "/api/rules/chess",
        "/api/scenarios/endor/nope",
        "/api/nope",
    ] {
        assert_eq!(ask(addr, "GET", path, "", "").await.status, 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_refused_and_a_flood_ends_its_socket() {
    let few = Rate { burst: 12.0, per_second: 0.01 };
    let limits =
        Limits { messages: few, flood: 20, sockets_per_address: 3, sockets_per_match: 2, ..Limits::none() };
    let server = start_with(limits).await;
    let (id, a, _) = pair(server.addr(), correspondence()).await;
    let mut flood = Client::new(server.addr(), &id, Some(&a)).await;
    for _ in 0..60 {
        flood.say(&json!({"t": "ping"})).await;
    }
    assert_eq!(flood.until("refused").await["problem"]["code"], "too_many");
    assert!(flood.try_until("never").await.is_none());
    let _one = Client::new(server.addr(), &id, None).await;
    let _two = Client::new(server.addr(), &id, None).await;
    let mut three = Client::silent(server.addr(), &id, None, None).await.expect("connected");
    assert_eq!(
        three.refused(&json!({"t": "hello", "protocol": protocol::VERSION, "since": 0})).await["code"],
        "too_many_sockets"
    );
    let limits = Limits { requests: Rate { burst: 5.0, per_second: 0.01 }, ..Limits::none() };
    let server = start_with(limits).await;
    let mut answers = Vec::new();
    for _ in 0..8 {
        answers.push(ask(server.addr(), "GET", "/api/games", "", "").await.status);
    }
    assert_eq!(answers, [200, 200, 200, 200, 200, 429, 429, 429]);
    let limits = Limits { makes: Rate { burst: 1.0, per_second: 0.01 }, ..Limits::none() };
    let server = start_with(limits).await;
    let wish = json!({"game": "endor", "setup": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": correspondence(), "name": null}).to_string();
    let make = || ask(server.addr(), "POST", "/api/matches", "", &wish);
    assert_eq!((make().await.status, make().await.status), (200, 429));
    let server = start_with(Limits { unfinished: 1, ..Limits::none() }).await;
    let make = || ask(server.addr(), "POST", "/api/matches", "", &wish);
    assert_eq!((make().await.status, make().await.json()["code"].clone()), (200, json!("too_many_matches")));
    let server = start_with(Limits { sockets: 1, ..Limits::none() }).await;
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let _one = Client::new(server.addr(), &id, Some(&a)).await;
    assert!(Client::silent(server.addr(), &id, Some(&b), None).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_server_with_matches_that_nobody_plays() {
    let wish = json!({"game": "endor", "setup": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": correspondence(), "name": null}).to_string();
    let wish = wish.as_str();
    let make = |addr, head: String| async move { ask(addr, "POST", "/api/matches", &head, wish).await };
    // Per person, wherever they are.
    let server = start_with(Limits { unfinished_per_person: 2, ..Limits::none() }).await;
    let first = make(server.addr(), String::new()).await.json();
    let me = bearer(&text(&first["token"]));
    assert_eq!(make(server.addr(), me.clone()).await.status, 200);
    let refused = make(server.addr(), me.clone()).await;
    assert_eq!((refused.status, &refused.json()["code"]), (429, &json!("too_many_yours")));
    assert_eq!(refused.json()["why"]["key"], "server-too-many-yours");
    assert_eq!(make(server.addr(), String::new()).await.status, 200, "another person may");
    // Per address, whoever they say they are; what is over no longer counts.
    let server = start_with(Limits { unfinished_per_address: 2, ..Limits::none() }).await;
    let (id, a, _) = pair(server.addr(), correspondence()).await;
    assert_eq!(make(server.addr(), String::new()).await.status, 200);
    assert_eq!(make(server.addr(), String::new()).await.json()["code"], "too_many_yours");
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    rebel.say(&json!({"t": "resign"})).await;
    rebel.until("over").await;
    assert_eq!(make(server.addr(), String::new()).await.status, 200);
    assert_eq!(make(server.addr(), String::new()).await.json()["code"], "too_many_yours");
}
