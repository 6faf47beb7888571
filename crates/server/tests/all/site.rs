//! What the site around the tables needs: lists, links with previews, one's own seat elsewhere, battles to look at.

use crate::harness::*;
use serde_json::{Value, json};
use server::Running;

/// A match of Endor, made by whoever has this token, or by somebody new.
async fn make(server: &Running, token: Option<&str>, seats: Value, name: &str) -> (String, String) {
    let wish = json!({"game": "endor", "setup": {}, "seats": seats, "pace": correspondence(), "name": name});
    let head = token.map_or_else(String::new, bearer);
    let made = ask(server.addr(), "POST", "/api/matches", &head, &wish.to_string()).await.json();
    (text(&made["info"]["id"]), text(&made["token"]))
}

async fn lobby(server: &Running, token: Option<&str>) -> Value {
    let head = token.map_or_else(String::new, bearer);
    ask(server.addr(), "GET", "/api/lobby", &head, "").await.json()
}

fn ids(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|one| text(&one["id"])).collect()
}

/// The lobby once it says something: whoever leaves is noticed a moment later.
async fn until(server: &Running, token: Option<&str>, says: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1200 {
        let lobby = lobby(server, token).await;
        if says(&lobby) {
            return lobby;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the lobby never says it: {}", lobby(server, token).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_plays_alone_is_listed_to_nobody_else() {
    let server = start().await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let (id, me) = make(&server, None, seats, "Zoé").await;
    let mut alone = Client::new(server.addr(), &id, Some(&me)).await;
    let strangers = lobby(&server, None).await;
    assert_eq!((&strangers["playing"], &strangers["mine"]), (&json!([]), &json!([])));
    let mine = until(&server, Some(&me), |lobby| lobby["mine"][0]["asked"].is_array()).await;
    assert_eq!((ids(&mine["mine"]), &mine["mine"][0]["yours"]), (vec![id.clone()], &json!(0)));
    alone.say(&json!({"t": "resign"})).await;
    alone.until("over").await;
    assert_eq!(lobby(&server, None).await["over"], json!([]));
    assert_eq!(ids(&lobby(&server, Some(&me)).await["over"]), [id], "but its player finds it again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_two_is_listed_while_somebody_is_there_with_its_round_and_whose_turn_it_is() {
    let server = start().await;
    let (id, a, b) = public_pair(server.addr()).await;
    until(&server, None, |lobby| lobby["playing"] == json!([])).await;
    let one = Client::new(server.addr(), &id, Some(&a)).await;
    let listed = until(&server, None, |lobby| lobby["playing"][0]["asked"].is_array()).await;
    let playing = &listed["playing"][0];
    assert_eq!((&playing["id"], &playing["round"], &playing["yours"]), (&json!(id), &json!(1), &json!(null)));
    // Both prepare at once.
    assert_eq!(playing["asked"], json!([0, 1]));
    drop(one);
    until(&server, None, |lobby| lobby["playing"] == json!([])).await;
    let theirs = lobby(&server, Some(&b)).await;
    assert_eq!((&theirs["mine"][0]["yours"], &theirs["mine"][0]["asked"]), (&json!(1), &json!([0, 1])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_by_invitation_is_in_nobody_elses_lobby() {
    let server = start().await;
    let addr = server.addr();
    let seats = json!([{"kind": "me"}, {"kind": "invite"}]);
    let (waiting, maker) = make(&server, None, seats, "Zoé").await;
    let (id, a, b) = pair(addr, correspondence()).await;
    let (listed, c, _) = public_pair(addr).await;
    let mut one = Client::new(addr, &id, Some(&a)).await;
    let mut two = Client::new(addr, &id, Some(&b)).await;
    let third = Client::new(addr, &listed, Some(&c)).await;
    let everything = |lobby: &Value| lobby.to_string();
    let seen = until(&server, None, |lobby| ids(&lobby["playing"]) == [listed.clone()]).await;
    for hidden in [&waiting, &id] {
        assert!(!everything(&seen).contains(hidden.as_str()), "{seen}");
        assert!(!everything(&lobby(&server, Some(&c)).await).contains(hidden.as_str()), "whoever asks");
    }
    assert_eq!(ids(&lobby(&server, Some(&a)).await["mine"]), std::slice::from_ref(&id));
    assert_eq!(ids(&lobby(&server, Some(&maker)).await["mine"]), [waiting]);
    // Nor is it listed once it is over, nor is the match after it.
    one.say(&json!({"t": "resign"})).await;
    two.until("over").await;
    one.say(&json!({"t": "rematch"})).await;
    two.until("offer").await;
    two.say(&json!({"t": "rematch"})).await;
    let next = text(&two.until("over").await["rematch"]);
    let again = Client::new(addr, &next, Some(&a)).await;
    let seen = lobby(&server, None).await;
    assert!(!everything(&seen).contains(&id) && !everything(&seen).contains(&next), "{seen}");
    assert_eq!(ids(&lobby(&server, Some(&b)).await["over"]), [id], "but its players find it again");
    drop((third, again));
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_turn_it_is_in_a_match_that_was_put_away_is_found_out() {
    let server = start().await;
    let (_, a, _) = pair(server.addr(), correspondence()).await;
    let mine = until(&server, Some(&a), |lobby| lobby["mine"][0]["asked"].is_array()).await;
    assert_eq!(mine["mine"][0]["asked"], json!([0, 1]), "nobody has to be there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_to_another_device_by_a_link_that_works_once() {
    let server = start().await;
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let post = |path: String, head: String, body: Value| {
        let addr = server.addr();
        async move { ask(addr, "POST", &path, &head, &body.to_string()).await }
    };
    let pass = format!("/api/matches/{id}/pass");
    assert_eq!(
        post(pass.clone(), String::new(), json!("")).await.status,
        403,
        "a stranger has no seat to take along"
    );
    let made = post(pass, bearer(&a), json!("")).await.json();
    assert!(made["seconds"].as_u64().is_some_and(|seconds| seconds >= 60));
    let claim = format!("/api/matches/{id}/claim");
    let body = json!({"secret": made["secret"]});
    let elsewhere = post(claim.clone(), String::new(), body.clone()).await;
    assert_eq!(elsewhere.status, 200);
    assert!(elsewhere.head.contains(&format!("set-cookie: escadrille={a}; HttpOnly")), "{}", elsewhere.head);
    assert_eq!((&elsewhere.json()["seat"], &elsewhere.json()["token"]), (&json!(0), &json!(a)));
    let again = post(claim.clone(), bearer(&b), body).await;
    assert_eq!((again.status, &again.json()["code"]), (403, &json!("used_pass")));
    for wrong in [json!({"secret": "x"}), json!({"secret": "0".repeat(64)})] {
        assert_eq!(post(claim.clone(), String::new(), wrong).await.status, 403);
    }
    assert_eq!(post(claim, String::new(), json!({"secret": 1})).await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_shows_what_it_leads_to_and_names_are_only_text() {
    let server = start().await;
    let page = |path: String, lang: &'static str| {
        let addr = server.addr();
        async move { ask(addr, "GET", &path, &format!("accept-language: {lang}\r\n"), "").await.body }
    };
    let nasty = "<script>\"'&</title>";
    let seats = json!([{"kind": "me"}, {"kind": "invite"}]);
    let (id, _) = make(&server, None, seats, nasty).await;
    let shown = page(format!("/m/{id}?join=5ec7e7"), "fr-FR,fr;q=0.9").await;
    assert!(
        shown.contains("<title>&lt;script&gt;&quot;&#39;&amp;&lt;/title&gt; contre Place libre"),
        "{shown}"
    );
    assert!(!shown.contains("<script>\"") && !shown.contains("5ec7e7"), "{shown}");
    assert!(
        shown.contains("og:image\" content=\"http://127.0.0.1") && shown.contains("/og/endor.jpg"),
        "{shown}"
    );
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let (id, _) = make(&server, None, seats, "").await;
    let shown = page(format!("/m/{id}"), "de, en").await;
    assert!(shown.contains("Random bot against Random bot · The Battle of Endor"), "{shown}");
    assert!(page("/rules/xwing2e".to_owned(), "en").await.contains("og:title\" content=\"Rules: X-Wing"));
    assert!(page("/g/starfighter".to_owned(), "en").await.contains("/og/starfighter.jpg"));
    assert!(page("/?game=endor".to_owned(), "fr").await.contains("La bataille d’Endor"));
    assert!(page("/squads/q8~academypilot".to_owned(), "en").await.contains("A squadron for X-Wing"));
    for lost in ["/m/nothing", "/g/nothing", "/rules"] {
        assert!(page(lost.to_owned(), "en").await.contains("<title>Escadrille</title>"), "{lost}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_a_battle_to_look_at_that_is_not_sent_twice() {
    let server = start().await;
    for game in ["xwing2e", "starfighter", "endor"] {
        let path = format!("/api/showcase/{game}");
        let shown = ask(server.addr(), "GET", &path, "", "").await;
        assert_eq!((shown.status, &shown.json()["game"]), (200, &json!(game)));
        let tag = shown.head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag").to_owned();
        let again = ask(server.addr(), "GET", &path, &format!("if-none-match: {tag}\r\n"), "").await;
        assert_eq!(again.status, 304);
    }
    assert_eq!(ask(server.addr(), "GET", "/api/showcase/nothing", "", "").await.status, 404);
}
