//! Hints for who plays with bots alone, and analyses of matches that are over.

use crate::harness::*;
use serde_json::{Value, json};
use server::Limits;

/// A match against a cadet: its id and whoever plays it.
async fn alone(server: &server::Running) -> (String, Client) {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "cadet"}]);
    let wish = json!({"game": "endor", "setup": {}, "pace": correspondence(), "name": "Ada", "seats": seats});
    let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await.json();
    let id = text(&made["info"]["id"]);
    let client = Client::new(server.addr(), &id, Some(&text(&made["token"]))).await;
    (id, client)
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_bots_one_is_told_what_an_ace_would_do() {
    let server = start().await;
    let (_, mut me) = alone(&server).await;
    let decision = me.update["demand"]["decision"].clone();
    // Whoever asks twice is told once, unless the first answer is already there.
    me.say(&json!({"t": "hint"})).await;
    me.say(&json!({"t": "hint"})).await;
    let told = loop {
        let heard = me.hear().await.expect("the match goes on");
        match heard["t"].as_str() {
            Some("refused") => assert_eq!(heard["problem"]["code"], "hinting", "one at a time"),
            Some("hinted") => break heard,
            _ => {}
        }
    };
    assert_eq!(told["decision"], decision);
    let best = &told["hint"]["best"];
    let chance = best["chance"].as_f64().expect("a figure");
    assert!((0.0..=1.0).contains(&chance) && best["error"].as_f64().expect("a figure") > 0.0, "{told}");
    assert!(best["words"]["key"].is_string());
    assert_eq!(me.update["demand"]["decision"], decision, "and nothing is chosen");
    me.say(&json!({"t": "choose", "decision": decision, "choice": best["choice"]})).await;
    me.until("update").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_helped_against_people() {
    let server = start().await;
    let (id, a, _) = pair(server.addr(), correspondence()).await;
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    assert_eq!(rebel.refused(&json!({"t": "hint"})).await["code"], "no_hints");
    let mut guest = Client::new(server.addr(), &id, None).await;
    assert_eq!(guest.refused(&json!({"t": "hint"})).await["code"], "not_your_seat");
}

/// Waits for an analysis.
async fn analysed(server: &server::Running, id: &str) -> Value {
    let path = format!("/api/matches/{id}/analysis");
    loop {
        let told = ask(server.addr(), "GET", &path, "", "").await.json();
        if told["state"] != "working" {
            return told;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_over_is_analysed_once_and_one_that_is_not_is_not() {
    let server = start().await;
    let (id, mut me) = alone(&server).await;
    let path = format!("/api/matches/{id}/analysis");
    let wish = json!({"effort": 8}).to_string();
    assert_eq!(ask(server.addr(), "POST", &path, "", &wish).await.json()["code"], "not_over");
    assert_eq!(ask(server.addr(), "GET", &path, "", "").await.json()["state"], "none");
    let ending = me.play_some(4, 8).await;
    assert_eq!(ending["by"], "resigned");
    let begun = ask(server.addr(), "POST", &path, "", &wish).await.json();
    assert_ne!(begun["state"], "none", "{begun}");
    let told = analysed(&server, &id).await;
    assert_eq!((&told["state"], &told["analysis"]["game"]), (&json!("done"), &json!("endor")), "{told}");
    let points = told["analysis"]["points"].as_array().expect("points");
    assert!(points.len() > 4);
    assert!(told["analysis"]["sides"][0]["decisions"].as_u64().expect("a number") >= 4);
    // Asked again it is there at once, and the same.
    assert_eq!(ask(server.addr(), "POST", &path, "", &wish).await.json(), told);
    let nowhere = ask(server.addr(), "POST", "/api/matches/nowhere/analysis", "", &wish).await;
    assert_eq!(nowhere.status, 404);
    assert_eq!(ask(server.addr(), "POST", &path, "", r#"{"effort":8,"x":1}"#).await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_more_analyses_than_their_share() {
    let heavy = server::Rate { burst: 1.0, per_second: 0.0 };
    let server = start_with(Limits { heavy, ..Limits::none() }).await;
    let wish = json!({"effort": 8}).to_string();
    let mut answers = Vec::new();
    for _ in 0..2 {
        let (id, mut me) = alone(&server).await;
        me.play_some(4, 2).await;
        let path = format!("/api/matches/{id}/analysis");
        answers.push(ask(server.addr(), "POST", &path, "", &wish).await.status);
    }
    assert_eq!(answers, [200, 429]);
}
