//! Resigning, draws, taking back, rematches.

use crate::harness::*;
use kernel::Quick;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back_by_consent_and_what_follows_holds() {
    let server = start().await;
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    let mut empire = Client::new(server.addr(), &id, Some(&b)).await;
    assert_eq!(
        rebel.refused(&json!({"t": "take_back"})).await["rule"],
        "TABLE-TAKE-BACK",
        "nothing decided yet"
    );
    // Once both have prepared, cards are turned over: no way back.
    for (client, seed) in [(&mut rebel, 3), (&mut empire, 2)] {
        let answer = client.answer(&mut Quick::new(seed)).expect("asked");
        client.say(&answer).await;
        client.until("update").await;
    }
    assert_eq!(empire.update["take_back"], json!(null));
    assert_eq!(empire.refused(&json!({"t": "take_back"})).await["rule"], "TABLE-TAKE-BACK");
    rebel = Client::new(server.addr(), &id, Some(&a)).await;
    empire = Client::new(server.addr(), &id, Some(&b)).await;
    // Something is decided for all to see, and neither dice nor cards have answered: whoever takes it back asks.
    let mut chance = Quick::new(1);
    let (mut one, mut other, start, token) = loop {
        let (mut one, mut other, token) =
            if rebel.update["demand"].is_object() { (rebel, empire, &a) } else { (empire, rebel, &b) };
        let start = one.update.clone();
        let answer = one.answer(&mut chance).expect("asked");
        one.say(&answer).await;
        let after = one.until("update").await;
        other.until("update").await;
        if after["take_back"] == start["version"] {
            break (one, other, start, token);
        }
        (rebel, empire) = if token == &a { (one, other) } else { (other, one) };
    };
    one.say(&json!({"t": "take_back"})).await;
    assert_eq!(other.until("offer").await["offer"]["what"], "take_back");
    other.say(&json!({"t": "decline"})).await;
    one.until("offer").await;
    let gone = one.until("offer").await;
    let theirs = json!(u8::from(token == &a));
    assert_eq!((&gone["offer"], &gone["declined"]), (&json!(null), &theirs), "who declined is told");
    one.say(&json!({"t": "take_back"})).await;
    other.until("offer").await;
    other.until("offer").await;
    other.say(&json!({"t": "take_back"})).await;
    let back = one.until("update").await;
    assert_eq!(
        (&back["version"], &back["from"], &back["log"]),
        (&start["version"], &start["version"], &json!([]))
    );
    assert_eq!((&one.update["view"], &back["demand"]), (&start["view"], &start["demand"]));
    let version = start["version"].as_u64().expect("a version");
    let again = Client::since(server.addr(), &id, Some(token), version - 1).await.expect("connected");
    assert_eq!(again.update["from"], version - 1, "what was never taken back is not told again");
    let again = Client::since(server.addr(), &id, Some(token), version + 1).await.expect("connected");
    assert_eq!(again.update["from"], start["version"], "what was taken back is");
    let info = ask(server.addr(), "GET", &format!("/api/matches/{id}"), "", "").await.json();
    assert_eq!(info["take_backs"], 1);
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    let mut empire = Client::new(server.addr(), &id, Some(&b)).await;
    tokio::join!(rebel.play_some(1, 10), empire.play(2));
    let journal = ask(server.addr(), "GET", &format!("/api/matches/{id}/journal"), "", "").await.body;
    assert_eq!(ask(server.addr(), "POST", "/api/verify", "", &journal).await.json()["holds"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_agreed_and_a_rematch_swaps_the_sides() {
    let server = start().await;
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    let mut empire = Client::new(server.addr(), &id, Some(&b)).await;
    rebel.say(&json!({"t": "offer_draw"})).await;
    empire.until("offer").await;
    assert_eq!(empire.refused(&json!({"t": "take_back"})).await["code"], "other_offer");
    empire.say(&json!({"t": "offer_draw"})).await;
    let ending = rebel.until("over").await["ending"].clone();
    assert_eq!((&ending["by"], &ending["payoffs"]), (&json!("draw_agreed"), &json!([0.0, 0.0])));
    let journal = ask(server.addr(), "GET", &format!("/api/matches/{id}/journal"), "", "").await.body;
    let verdict = ask(server.addr(), "POST", "/api/verify", "", &journal).await.json();
    assert_eq!((&verdict["holds"], &verdict["dice"]), (&json!(true), &json!("true")), "{verdict}");
    assert!(journal.contains(&text(&ending["key"])), "the key is revealed");
    empire.until("over").await;
    rebel.say(&json!({"t": "rematch"})).await;
    empire.until("offer").await;
    empire.say(&json!({"t": "rematch"})).await;
    let next = text(&rebel.until("over").await["rematch"]);
    let mut swapped = Client::new(server.addr(), &next, Some(&a)).await;
    let welcome = swapped.heard.iter().find(|m| m.contains(r#""t":"welcome""#)).expect("a welcome");
    assert!(welcome.contains(r#""seat":1,"chat""#), "{welcome}");
    let mut other = Client::new(server.addr(), &next, Some(&b)).await;
    other.say(&json!({"t": "resign"})).await;
    let ending = swapped.until("over").await["ending"].clone();
    assert_eq!((&ending["by"], &ending["payoffs"]), (&json!("resigned"), &json!([-1.0, 1.0])));
    assert_eq!(rebel.refused(&json!({"t": "rematch"})).await["code"], "has_rematch");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_on_the_same_sides_if_both_want_that() {
    let server = start().await;
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    let mut empire = Client::new(server.addr(), &id, Some(&b)).await;
    rebel.say(&json!({"t": "resign"})).await;
    rebel.until("over").await;
    empire.until("over").await;
    rebel.say(&json!({"t": "rematch", "same": true})).await;
    let offer = empire.until("offer").await["offer"].clone();
    assert_eq!(offer, json!({"what": "rematch", "by": 0, "agreed": [0], "same": true}));
    // Whoever knows of swapped sides only offers those in turn: nobody gets what they did not ask for.
    empire.say(&json!({"t": "rematch"})).await;
    rebel.until("offer").await;
    let counter = rebel.until("offer").await["offer"].clone();
    assert_eq!(counter, json!({"what": "rematch", "by": 1, "agreed": [1]}));
    rebel.say(&json!({"t": "decline"})).await;
    assert_eq!(rebel.until("offer").await["declined"], 0);
    rebel.say(&json!({"t": "rematch", "same": true})).await;
    rebel.until("offer").await;
    empire.say(&json!({"t": "rematch", "same": true})).await;
    let next = text(&rebel.until("over").await["rematch"]);
    for (token, seat) in [(&a, 0), (&b, 1)] {
        let again = Client::new(server.addr(), &next, Some(token)).await;
        let welcome = again.heard.iter().find(|m| m.contains(r#""t":"welcome""#)).expect("a welcome");
        assert!(welcome.contains(&format!(r#""seat":{seat},"chat""#)), "{welcome}");
    }
}

/// A match against a bot on one of the two seats.
async fn against_bot(server: &server::Running, seat: usize) -> Client {
    let mut seats = vec![json!({"kind": "me"}), json!({"kind": "me"})];
    seats[seat] = json!({"kind": "bot", "level": "cadet"});
    let wish = json!({"game": "endor", "setup": {}, "pace": correspondence(), "name": null, "seats": seats});
    let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await.json();
    Client::new(server.addr(), &text(&made["info"]["id"]), Some(&text(&made["token"]))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_again_and_agree_to_a_draw_unless_they_are_ahead() {
    let server = start().await;
    // The Rebels have the easier task: their bot plays on, and the Empire's is glad.
    let mut me = against_bot(&server, 0).await;
    me.say(&json!({"t": "offer_draw"})).await;
    assert_eq!(me.until("offer").await["offer"]["what"], "draw");
    let gone = me.until("offer").await;
    assert_eq!((&gone["offer"], &gone["declined"]), (&json!(null), &json!(0)), "the offer never hangs");
    assert_eq!(me.until("refused").await["problem"]["code"], "bots_play_on");
    me.say(&json!({"t": "resign"})).await;
    me.until("over").await;
    me.say(&json!({"t": "rematch"})).await;
    assert!(me.until("over").await["rematch"].is_string());
    let mut me = against_bot(&server, 1).await;
    me.say(&json!({"t": "offer_draw"})).await;
    let ending = me.until("over").await["ending"].clone();
    assert_eq!((&ending["by"], &ending["payoffs"]), (&json!("draw_agreed"), &json!([0.0, 0.0])));
}
