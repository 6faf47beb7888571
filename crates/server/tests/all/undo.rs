//! Taking back without asking: alone with bots, and while nobody can know.

use crate::harness::*;
use kernel::Quick;
use serde_json::{Value, json};

/// A match against a cadet.
async fn alone(server: &server::Running, game: &str, pace: Value) -> (String, Client) {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "cadet"}]);
    let wish = json!({"game": game, "setup": {}, "pace": pace, "name": null, "seats": seats});
    let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await.json();
    let id = text(&made["info"]["id"]);
    let client = Client::new(server.addr(), &id, Some(&text(&made["token"]))).await;
    (id, client)
}

/// Hears until this client is asked something it has not answered, and answers; the update it answered.
async fn answer(client: &mut Client, seed: u64) -> Value {
    answer_among(client, seed, usize::MAX).await
}

/// The same, once no more seats than these are asked.
async fn answer_among(client: &mut Client, seed: u64, most: usize) -> Value {
    loop {
        let asked = client.update.clone();
        let few = asked["asked"].as_array().is_some_and(|seats| seats.len() <= most);
        if few && let Some(said) = client.answer(&mut Quick::new(seed)) {
            client.say(&said).await;
            return asked;
        }
        client.until("update").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_bots_every_decision_is_taken_back_past_dice_and_cards() {
    let server = start().await;
    let (id, mut me) = alone(&server, "endor", correspondence()).await;
    let mut asked = Vec::new();
    for seed in 0..12 {
        // A bot that is asked at the same time goes first: else its answer would come between the update and ours.
        asked.push(answer_among(&mut me, seed, 1).await);
    }
    // Wait until the last answer was taken: then every one of them is undone, the last first, and nobody is asked.
    while me.update["version"].as_u64() <= asked[11]["version"].as_u64() {
        me.until("update").await;
    }
    for before in asked.iter().rev() {
        me.say(&json!({"t": "take_back"})).await;
        while me.update["version"] != before["version"] || me.update["demand"] != before["demand"] {
            let heard = me.hear().await.expect("the match goes on");
            assert_ne!(heard["t"], "offer", "nobody need agree");
            assert_ne!(heard["t"], "refused", "{heard}");
        }
        assert_eq!(me.update["view"], before["view"], "everything is as it was");
    }
    assert_eq!(me.refused(&json!({"t": "take_back"})).await["rule"], "TABLE-TAKE-BACK", "nothing is left");
    me.play_some(5, 12).await;
    let info = ask(server.addr(), "GET", &format!("/api/matches/{id}"), "", "").await.json();
    assert_eq!(info["take_backs"], 12, "and everybody can see that it was done");
    let journal = ask(server.addr(), "GET", &format!("/api/matches/{id}/journal"), "", "").await.body;
    let verdict = ask(server.addr(), "POST", "/api/verify", "", &journal).await.json();
    assert_eq!((&verdict["holds"], &verdict["dice"]), (&json!(true), &json!("true")), "{verdict}");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_clock_not_even_bots_let_one_undo_what_was_turned_over() {
    let server = start().await;
    let clock = json!({"kind": "clock", "seconds": 600, "increment": 5});
    let (_, mut me) = alone(&server, "endor", clock).await;
    answer(&mut me, 1).await;
    // Both have prepared, and the cards lie open.
    loop {
        me.until("update").await;
        if me.update["view"]["revealed"] != json!(null) && me.update["asked"][0] != json!(null) {
            break;
        }
    }
    assert_eq!(me.refused(&json!({"t": "take_back"})).await["rule"], "TABLE-TAKE-BACK");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_still_secret_is_changed_without_consent_and_others_keep_theirs() {
    let server = start().await;
    let wish = json!({"game": "xwing2e", "setup": {}, "pace": correspondence(), "name": null,
        "seats": [{"kind": "me"}, {"kind": "invite"}]});
    let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await.json();
    let id = text(&made["info"]["id"]);
    let join = json!({"secret": made["invitations"][0]["secret"], "name": null});
    let joined = ask(server.addr(), "POST", &format!("/api/matches/{id}/join"), "", &join.to_string()).await;
    let mut one = Client::new(server.addr(), &id, Some(&text(&made["token"]))).await;
    let mut two = Client::new(server.addr(), &id, Some(&text(&joined.json()["token"]))).await;
    // Both place their ships, until both are asked for dials.
    let is_dial = |client: &Client| client.update["demand"]["ask"]["Dial"].is_object();
    while !(is_dial(&one) && is_dial(&two)) {
        for client in [&mut one, &mut two] {
            if !is_dial(client)
                && let Some(said) = client.answer(&mut Quick::new(1))
            {
                client.say(&said).await;
            }
        }
        tokio::select! { _ = one.until("update") => {}, _ = two.until("update") => {} }
    }
    let before = one.update["demand"].clone();
    answer(&mut one, 2).await;
    one.until("update").await;
    let asked = answer(&mut two, 3).await;
    while two.update["demand"]["decision"] == asked["demand"]["decision"] {
        two.until("update").await;
    }
    let dials = |client: &Client| -> Vec<Value> {
        let ships = client.update["view"]["ships"].as_array().expect("ships");
        ships.iter().filter(|ship| ship["seat"] == 1).map(|ship| ship["dial"].clone()).collect()
    };
    let theirs = dials(&two);
    one.say(&json!({"t": "take_back"})).await;
    loop {
        one.until("update").await;
        if one.update["demand"]["ask"] == before["ask"] {
            break;
        }
    }
    assert!(!one.heard.iter().any(|said| said.contains(r#""what":"take_back""#)), "nobody was asked");
    two.say(&json!({"t": "ping"})).await;
    two.until("pong").await;
    assert_eq!(dials(&two), theirs, "what the other has set stays set");
    assert!(two.update["demand"]["ask"]["Dial"]["ship"] != asked["demand"]["ask"]["Dial"]["ship"]);
}
