//! Whole games, resuming, restarting.

use crate::harness::*;
use kernel::Quick;
use serde_json::json;
use server::{Limits, Options, serve};

#[tokio::test(flavor = "multi_thread")]
async fn two_clients_play_a_whole_game_and_its_journal_holds() {
    let server = start().await;
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    let mut empire = Client::new(server.addr(), &id, Some(&b)).await;
    let mut watcher = Client::new(server.addr(), &id, None).await;
    let before = ask(server.addr(), "GET", &format!("/api/matches/{id}/journal"), "", "").await;
    assert_eq!((before.status, text(&before.json()["code"])), (409, "not_over".to_owned()));
    let (first, second, watched) = tokio::join!(rebel.play(1), empire.play(2), watcher.until("over"));
    assert_eq!((&second, &watched["ending"]), (&first, &first));
    assert_eq!(first["by"], "game");
    let metrics = server.metrics();
    assert_eq!(metrics.move_seconds.count(), metrics.moves.get(), "every move is timed");
    assert!(metrics.moves.get() > 20, "they have moved");
    let info = ask(server.addr(), "GET", &format!("/api/matches/{id}"), "", "").await.json();
    assert_eq!((&info["phase"], &info["ending"]), (&json!("over"), &first));
    let journal = ask(server.addr(), "GET", &format!("/api/matches/{id}/journal"), "", "").await;
    let verdict = ask(server.addr(), "POST", "/api/verify", "", &journal.body).await.json();
    assert_eq!((&verdict["holds"], &verdict["dice"]), (&json!(true), &json!("true")), "{verdict}");
    assert_eq!(verdict["entries"], info["version"]);
    // The fingerprint that everybody could see from the start, to be compared.
    assert_eq!((&verdict["commitment"], &verdict["over"]), (&info["commitment"], &json!(true)));
    // Cut short, it proves less, and says so.
    let cut: Vec<&str> = journal.body.lines().take(20).collect();
    let verdict = ask(server.addr(), "POST", "/api/verify", "", &cut.join("\n")).await.json();
    assert_eq!((&verdict["verdict"], &verdict["over"]), (&json!("undecided"), &json!(false)), "{verdict}");
    assert_eq!(verdict["dice"], "key_not_revealed");
    let changed = journal.body.replacen("\"by\":0", "\"by\":1", 1);
    let verdict = ask(server.addr(), "POST", "/api/verify", "", &changed).await.json();
    assert_eq!(verdict["holds"], false);
    // Why is told by a key that every language has a sentence for.
    assert!(text(&verdict["why"]["key"]).starts_with("kernel-flaw-"), "{verdict}");
    let unknown = journal.body.replacen("\"endor\"", "\"chess\"", 1);
    let verdict = ask(server.addr(), "POST", "/api/verify", "", &unknown).await.json();
    assert_eq!(text(&verdict["why"]["key"]), "kernel-flaw-signature", "nobody has signed that: {verdict}");
    let replay = ask(server.addr(), "GET", &format!("/api/matches/{id}/replay"), "", "").await.json();
    // An input may be worth several pictures; the last of them is of the last one.
    let steps = replay["steps"].as_array().expect("steps");
    assert_eq!(steps.last().expect("a step")["input"], info["version"]);
    assert!(steps.len() as u64 > info["version"].as_u64().expect("a version"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_bots_of_every_level_and_sees_them_think() {
    let server = start().await;
    for level in ["random", "cadet", "veteran", "ace"] {
        let wish = json!({"game": "endor", "setup": {}, "pace": correspondence(), "name": null,
            "seats": [{"kind": "bot", "level": level}, {"kind": "me"}]});
        let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await.json();
        let mut me =
            Client::new(server.addr(), &text(&made["info"]["id"]), Some(&text(&made["token"]))).await;
        me.play_some(3, 15).await;
        assert!(me.heard.iter().any(|m| m.contains(r#""thinking":true"#)), "thinking is shown");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_resumes_by_version_and_after_a_restart() {
    let file = data();
    let options = || Options {
        limits: Limits::none(),
        ..Options::new(([127, 0, 0, 1], 0).into(), file.clone(), Vec::new())
    };
    let server = serve(options()).await.expect("started");
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let mut chance = Quick::new(5);
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    let mut empire = Client::new(server.addr(), &id, Some(&b)).await;
    let mut version = rebel.update["version"].as_u64().expect("a version");
    while version < 20 {
        for client in [&mut rebel, &mut empire] {
            // Both hear of every move.
            while client.update["version"].as_u64() < Some(version) {
                client.until("update").await;
            }
            if let Some(answer) = client.answer(&mut chance) {
                client.say(&answer).await;
                client.until("update").await;
                version = client.update["version"].as_u64().expect("a version");
            }
        }
    }
    let whole = Client::new(server.addr(), &id, Some(&a)).await.update;
    let version = whole["version"].as_u64().expect("a version");
    let part = Client::since(server.addr(), &id, Some(&a), 7).await.expect("connected").update;
    assert_eq!(
        (&part["from"], &part["version"], &part["view"]),
        (&json!(7), &whole["version"], &whole["view"])
    );
    assert_eq!(part["log"].as_array().expect("a log")[..], whole["log"].as_array().expect("a log")[7..]);
    let beyond = Client::since(server.addr(), &id, Some(&a), version + 9).await.expect("connected").update;
    assert_eq!(beyond["log"], json!([]));
    rebel.say(&json!({"t": "chat", "text": "à tout de suite"})).await;
    rebel.until("chat").await;
    server.stop().await.expect("stopped");
    assert!(rebel.try_until("never").await.is_none(), "sockets end with the server");

    let server = serve(options()).await.expect("started again");
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    assert_eq!(rebel.update, whole, "the match stands where it stood");
    assert!(rebel.heard[0].contains("à tout de suite") || rebel.heard[1].contains("à tout de suite"));
    let mut empire = Client::new(server.addr(), &id, Some(&b)).await;
    tokio::join!(rebel.play_some(1, 20), empire.play(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn four_players_play_in_teams() {
    let server = start().await;
    let wish = json!({"game": "endor", "setup": {"players": 4}, "pace": correspondence(), "name": null,
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]});
    let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await.json();
    let id = text(&made["info"]["id"]);
    let open = ask(server.addr(), "GET", "/api/lobby", "", "").await.json();
    assert_eq!(open["open"][0]["id"], made["info"]["id"]);
    let joined =
        ask(server.addr(), "POST", &format!("/api/matches/{id}/join"), "", r#"{"secret":null,"name":null}"#)
            .await
            .json();
    assert_eq!(joined["seat"], 2);
    let mut one = Client::new(server.addr(), &id, Some(&text(&made["token"]))).await;
    let mut two = Client::new(server.addr(), &id, Some(&text(&joined["token"]))).await;
    tokio::join!(one.play_some(1, 15), two.play(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_board_on_the_page_is_played_through_the_api() {
    let server = start().await;
    let games = ask(server.addr(), "GET", "/api/games", "", "").await.json();
    let named = |name: &str| {
        let setups = games[1]["setups"].as_array().expect("named set-ups").iter();
        setups.into_iter().find(|setup| setup["name"] == name).expect("it is there")["setup"].clone()
    };
    for setup in ["starter", "core-box"] {
        let wish = json!({"game": "xwing2e", "setup": named(setup), "pace": correspondence(), "name": null,
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]});
        let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await;
        assert_eq!(made.status, 200, "{}", made.body);
        let made = made.json();
        let id = text(&made["info"]["id"]);
        let mut one = Client::new(server.addr(), &id, Some(&text(&made["token"]))).await;
        one.play_some(1, 15).await;
        let words = &one.update["asked"];
        assert!(words.to_string().contains("xwing-ask-") || words == &json!([]), "{words}");
    }
}
