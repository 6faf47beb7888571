//! Who somebody is: only secrets that this server has given out count, no answer to a browser repeats them, and they can
//! be made worthless.

use crate::harness::*;
use serde_json::json;

fn wish() -> String {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    json!({"game": "endor", "setup": {}, "seats": seats, "pace": correspondence(), "name": null}).to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_told_its_secret_by_cookie_alone() {
    let server = start().await;
    let cookie_of = |head: &str| {
        let line =
            head.lines().find_map(|line| line.strip_prefix("set-cookie: escadrille=")).expect("a cookie");
        line.split(';').next().expect("a value").to_owned()
    };
    let page = "sec-fetch-site: same-origin\r\n";
    let made = ask(server.addr(), "POST", "/api/matches", page, &wish()).await;
    assert!(made.json()["token"].is_null(), "{}", made.body);
    let secret = cookie_of(&made.head);
    assert!(!made.body.contains(&secret));
    let id = text(&made.json()["info"]["id"]);
    // A script that asks for it is a page's script all the same.
    let head = format!("cookie: escadrille={secret}\r\nx-escadrille-token: tell\r\n");
    for (path, body) in [
        (format!("/api/matches/{id}/join"), json!({"secret": null, "name": null})),
        ("/api/me/renew".to_owned(), json!("")),
    ] {
        let answer = ask(server.addr(), "POST", &path, &head, &body.to_string()).await;
        assert_eq!((answer.status, &answer.json()["token"]), (200, &json!(null)), "{path}");
        assert!(!answer.body.contains(&cookie_of(&answer.head)), "{path}");
    }
    let program = ask(server.addr(), "POST", "/api/matches", "", &wish()).await;
    assert_eq!(text(&program.json()["token"]), cookie_of(&program.head), "who has no cookies may ask for it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_that_was_not_given_out_here_is_a_strangers() {
    let server = start().await;
    let made_up = "ab".repeat(32);
    let made = ask(server.addr(), "POST", "/api/matches", &bearer(&made_up), &wish()).await.json();
    let token = text(&made["token"]);
    assert_ne!(token, made_up, "a new one is given out");
    let lobby = ask(server.addr(), "GET", "/api/lobby", &bearer(&made_up), "").await.json();
    assert_eq!(lobby["mine"], json!([]));
    let again = ask(server.addr(), "POST", "/api/matches", &bearer(&token), &wish()).await.json();
    assert_eq!(text(&again["token"]), token, "and holds from then on");
    let path = format!("/api/matches/{}/join", text(&made["info"]["id"]));
    let join = json!({"secret": null, "name": null}).to_string();
    let joined = ask(server.addr(), "POST", &path, &bearer(&made_up), &join).await.json();
    assert_eq!(joined["seat"], 1);
    assert_ne!(text(&joined["token"]), made_up);
    let nobody = ask(server.addr(), "POST", "/api/me/renew", &bearer(&made_up), "").await;
    assert_eq!((nobody.status, &nobody.json()["code"]), (403, &json!("nobody")));
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_everywhere_moves_every_seat_to_a_new_secret_and_closes_what_is_open() {
    let server = start().await;
    let addr = server.addr();
    let (id, a, b) = pair(addr, correspondence()).await;
    let (put_away, ..) = {
        let made = ask(addr, "POST", "/api/matches", &bearer(&a), &wish()).await.json();
        (text(&made["info"]["id"]), ())
    };
    let mut stolen = Client::new(addr, &id, Some(&a)).await;
    let mut other = Client::new(addr, &id, Some(&b)).await;
    let pass = ask(addr, "POST", &format!("/api/matches/{id}/pass"), &bearer(&a), "\"\"").await.json();
    let renewed = ask(addr, "POST", "/api/me/renew", &bearer(&a), "").await;
    let new = text(&renewed.json()["token"]);
    assert!(renewed.head.contains(&format!("set-cookie: escadrille={new}; HttpOnly")), "{}", renewed.head);
    while stolen.hear().await.is_some() {}
    other.say(&json!({"t": "ping"})).await;
    other.until("pong").await;
    // The old one is a spectator's, in matches that are open and in those that are not.
    let mut stolen = Client::new(addr, &id, Some(&a)).await;
    assert_eq!(stolen.refused(&json!({"t": "resign"})).await["code"], "not_your_seat");
    let claim = json!({"secret": pass["secret"]}).to_string();
    let claimed = ask(addr, "POST", &format!("/api/matches/{id}/claim"), "", &claim).await;
    assert_eq!(claimed.status, 403, "links to oneself are worthless too");
    let mine = ask(addr, "GET", "/api/lobby", &bearer(&a), "").await.json();
    assert_eq!(mine["mine"], json!([]));
    let mine = ask(addr, "GET", "/api/lobby", &bearer(&new), "").await.json();
    let mut ids: Vec<_> =
        mine["mine"].as_array().expect("a list").iter().map(|one| text(&one["id"])).collect();
    ids.sort();
    let mut both = vec![id.clone(), put_away];
    both.sort();
    assert_eq!(ids, both);
    let mut me = Client::new(addr, &id, Some(&new)).await;
    me.say(&json!({"t": "resign"})).await;
    assert_eq!(me.until("over").await["ending"]["payoffs"], json!([-1.0, 1.0]));
    let again = ask(addr, "POST", "/api/me/renew", &bearer(&a), "").await;
    assert_eq!(again.status, 403, "what was renewed once is nobody's");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_can_be_forgotten() {
    let server = start().await;
    let cookie = format!("cookie: escadrille={}\r\n", "ab".repeat(32));
    let gone = ask(server.addr(), "POST", "/api/me/forget", &cookie, "").await;
    assert_eq!(gone.status, 204);
    assert!(
        gone.head.contains("set-cookie: escadrille=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"),
        "{}",
        gone.head
    );
}
