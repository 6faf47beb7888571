//! What games answer beside their matches, and what-ifs.

use crate::harness::*;
use serde_json::{Value, json};
use std::net::SocketAddr;

async fn post(addr: SocketAddr, path: &str, body: &Value) -> Answer {
    ask(addr, "POST", path, "", &body.to_string()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_content_of_a_game_is_sent_once() {
    let server = start().await;
    let path = "/api/games/xwing2e/content";
    let first = ask(server.addr(), "GET", path, "", "").await;
    assert_eq!(first.status, 200);
    assert!(first.json().is_object(), "X-Wing has cards");
    let tag = first.head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag").to_owned();
    let again = ask(server.addr(), "GET", path, &format!("if-none-match: {tag}\r\n"), "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let packed = ask(server.addr(), "GET", path, "accept-encoding: gzip\r\n", "").await;
    assert!(packed.head.contains("content-encoding: gzip"), "{}", packed.head);
    assert_eq!(ask(server.addr(), "GET", "/api/games/chess/content", "", "").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_that_make_no_sense_are_answered_with_a_reason() {
    let server = start().await;
    let games = ask(server.addr(), "GET", "/api/games", "", "").await.json();
    for game in games.as_array().expect("games") {
        let game = text(&game["game"]);
        for what in [json!(null), json!(7), json!({"nonsense": [1, 2]}), json!("x".repeat(9000))] {
            let examined = post(server.addr(), &format!("/api/games/{game}/examine"), &what).await;
            assert!([200, 409].contains(&examined.status), "{examined:?}");
            let look = json!({"view": {"a": 1}, "seat": 0, "what": what});
            let looked = post(server.addr(), &format!("/api/games/{game}/look"), &look).await;
            assert_eq!(looked.status, 400, "no game has such a view: {looked:?}");
        }
        let garbage = ask(server.addr(), "POST", &format!("/api/games/{game}/examine"), "", "{").await;
        assert_eq!(garbage.status, 400);
    }
    let (id, one, _) = pair(server.addr(), correspondence()).await;
    for token in [Some(one.as_str()), None] {
        let mut client = Client::new(server.addr(), &id, token).await;
        client.say(&json!({"t": "look", "n": 5, "what": {"nonsense": true}})).await;
        let looked = client.until("looked").await;
        assert_eq!((&looked["n"], &looked["answer"]), (&json!(5), &Value::Null));
        assert_eq!(looked["problem"]["rule"], "TABLE-NOT-A-QUESTION");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_played_on_otherwise() {
    let server = start().await;
    let (id, one, two) = pair(server.addr(), correspondence()).await;
    let study = |at: u64, inputs: &Value, choice: Value| json!({"match": id, "at": at, "inputs": inputs, "choice": choice});
    let none = json!([]);
    let early = post(server.addr(), "/api/study", &study(0, &none, Value::Null)).await;
    assert_eq!(early.status, 409, "a match that is not over has secrets");
    let mut first = Client::new(server.addr(), &id, Some(&one)).await;
    let mut second = Client::new(server.addr(), &id, Some(&two)).await;
    tokio::join!(first.play_some(3, 12), second.play_some(4, 12));
    let mut chance = kernel::Quick::new(8);
    let mut inputs = none.clone();
    for _ in 0..12 {
        let now = post(server.addr(), "/api/study", &study(6, &inputs, Value::Null)).await.json();
        assert_eq!(
            now["inputs"].as_array().map(Vec::len),
            now["now"]["version"].as_u64().map(|n| n as usize - 6)
        );
        let Some(asked) = now["now"]["asked"].as_array().and_then(|asked| asked.last()) else { break };
        let choice = json!({"seat": asked["seat"], "decision": asked["demand"]["decision"],
            "choice": pick(&asked["demand"], &mut chance)});
        let next = post(server.addr(), "/api/study", &study(6, &inputs, choice)).await;
        assert_eq!(next.status, 200, "{next:?}");
        let next = next.json();
        assert!(next["inputs"].as_array().map(Vec::len) > inputs.as_array().map(Vec::len));
        inputs = next["inputs"].clone();
    }
    let wrong = json!({"seat": 0, "decision": 99_999, "choice": "Pass"});
    assert_eq!(post(server.addr(), "/api/study", &study(6, &inputs, wrong)).await.status, 409);
    for nonsense in [json!([1]), json!([{"input": "x"}]), json!([{"input": {"Chance": []}}])] {
        assert_eq!(post(server.addr(), "/api/study", &study(6, &nonsense, Value::Null)).await.status, 400);
    }
    let beyond = post(server.addr(), "/api/study", &study(u64::MAX >> 12, &none, Value::Null)).await;
    assert_eq!(beyond.status, 200, "the end of the match is its last position");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scenario_is_played_on_from_any_of_its_inputs() {
    let server = start().await;
    let mut chance = kernel::Quick::new(5);
    for (scenario, at) in [
        ("endor/bonus/clearing-a-sector-earns-one-order-and-leaving-a-ship-none", 0),
        ("starfighter/effects/a-chain-of-five-effects", 1),
        ("xwing2e/obstacle/asteroid-die", 3),
    ] {
        let study = |inputs: &Value, choice: Value| json!({"scenario": scenario, "at": at, "inputs": inputs, "choice": choice});
        let mut inputs = json!([]);
        for _ in 0..6 {
            let now = post(server.addr(), "/api/study", &study(&inputs, Value::Null)).await.json();
            let played = now["inputs"].as_array().map_or(0, Vec::len) as u64;
            assert_eq!(now["now"]["version"], at + played, "{scenario}");
            let Some(asked) = now["now"]["asked"].as_array().and_then(|asked| asked.first()) else { break };
            let choice = json!({"seat": asked["seat"], "decision": asked["demand"]["decision"],
                "choice": pick(&asked["demand"], &mut chance)});
            let next = post(server.addr(), "/api/study", &study(&now["inputs"], choice)).await;
            assert_eq!(next.status, 200, "{scenario}: {next:?}");
            let next = next.json();
            assert!(next["inputs"].as_array().map(Vec::len) > now["inputs"].as_array().map(Vec::len));
            assert!(
                !next["now"]["lines"].as_array().expect("lines").is_empty(),
                "{scenario}: what happened is told"
            );
            inputs = next["inputs"].clone();
        }
        assert!(inputs.as_array().is_some_and(|all| all.len() > 2), "{scenario}");
        let wrong = json!([{"input": {"Chance": []}}]);
        assert_eq!(post(server.addr(), "/api/study", &study(&wrong, Value::Null)).await.status, 400);
    }
    let study = |from: Value| {
        let mut body = json!({"at": 0, "inputs": [], "choice": null});
        body.as_object_mut().expect("an object").extend(from.as_object().expect("an object").clone());
        body
    };
    for (from, status) in [
        (json!({"scenario": "endor/nothing"}), 404),
        (json!({"scenario": "../Cargo.toml"}), 404),
        (json!({}), 400),
        (json!({"scenario": "xwing2e/obstacle/asteroid-die", "match": "x"}), 400),
    ] {
        assert_eq!(post(server.addr(), "/api/study", &study(from.clone())).await.status, status, "{from}");
    }
}
