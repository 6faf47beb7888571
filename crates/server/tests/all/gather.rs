//! Players who bring their own squadrons and decks.

use crate::{harness::*, kill};
use serde_json::{Value, json};
use server::{Limits, Options, serve};
use std::net::SocketAddr;

/// Squadrons of 200 points, each known by a pilot that no other has.
const LUKE: &str = "lukeskywalker";
const WEDGE: &str = "wedgeantilles";
const IDEN: &str = "idenversio";

fn squad(pilot: &str) -> Value {
    json!({"name": pilot, "ships": [{"pilot": pilot}]})
}

pub(crate) fn points() -> Value {
    json!({"mode": "standard", "season": "last", "limit": 200})
}

/// A match by points between its maker and a guest, with what each seat brings at once.
async fn make(addr: SocketAddr, brought: Value) -> Value {
    let wish = json!({"game": "xwing2e", "setup": points(), "brought": brought, "pace": correspondence(),
        "name": "Maker", "seats": [{"kind": "me"}, {"kind": "invite"}]});
    let made = ask(addr, "POST", "/api/matches", "", &wish.to_string()).await;
    assert_eq!(made.status, 200, "{}", made.body);
    made.json()
}

async fn join(addr: SocketAddr, made: &Value, brought: Option<Value>) -> Answer {
    let mut join = json!({"secret": made["invitations"][0]["secret"], "name": "Guest"});
    if let Some(brought) = brought {
        join["brought"] = brought;
    }
    let path = format!("/api/matches/{}/join", text(&made["info"]["id"]));
    ask(addr, "POST", &path, "", &join.to_string()).await
}

async fn bring(addr: SocketAddr, id: &str, token: &str, brought: &Value) -> Answer {
    let body = json!({ "brought": brought }).to_string();
    ask(addr, "POST", &format!("/api/matches/{id}/bring"), &bearer(token), &body).await
}

async fn info(addr: SocketAddr, id: &str) -> Value {
    ask(addr, "GET", &format!("/api/matches/{id}"), "", "").await.json()
}

fn brought(info: &Value) -> Vec<Option<bool>> {
    info["seats"].as_array().expect("seats").iter().map(|seat| seat["brought"].as_bool()).collect()
}

/// Who flies for each side, as the view of a match that has begun tells.
fn flown(info: &Value) -> [Value; 2] {
    [0, 1].map(|seat| info["setup"]["squads"][seat]["ships"][0]["pilot"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_once_everybody_sits_and_has_brought_theirs() {
    let server = start().await;
    let addr = server.addr();
    let made = make(addr, json!([null, null])).await;
    let (id, maker) = (text(&made["info"]["id"]), text(&made["token"]));
    assert_eq!((&made["info"]["phase"], &made["info"]["gathers"]), (&json!("waiting"), &json!("squad")));
    let mut host = Client::new(addr, &id, Some(&maker)).await;
    assert_eq!((&host.update["view"], &host.update["version"]), (&Value::Null, &json!(0)));
    let joined = join(addr, &made, None).await.json();
    assert_eq!((&joined["seat"], &joined["info"]["phase"]), (&json!(1), &json!("gathering")));
    let refused = host.refused(&json!({"t": "resign"})).await;
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("gathering"), &json!("TABLE-GATHERING")));
    come(addr, &id, &text(&joined["token"])).await;
    let told = bring(addr, &id, &maker, &squad(LUKE)).await.json();
    assert_eq!((&told["phase"], brought(&told)), (&json!("gathering"), vec![Some(true), Some(false)]));
    // Everybody sees that it is there.
    while host.until("seats").await["seats"][0]["brought"] != true {}
    // Until the match begins, somebody may think again.
    bring(addr, &id, &maker, &squad(WEDGE)).await;
    let guest = text(&joined["token"]);
    let told = bring(addr, &id, &guest, &squad(IDEN)).await.json();
    assert_eq!((&told["phase"], brought(&told)), (&json!("playing"), vec![None, None]));
    assert_eq!(flown(&told), [json!(WEDGE), json!(IDEN)]);
    assert_eq!(host.until("welcome").await["info"]["phase"], "playing");
    let update = host.until("update").await;
    assert!(update["view"]["ships"].as_array().is_some_and(|ships| ships.len() == 2), "{update}");
    let late = bring(addr, &id, &guest, &squad(LUKE)).await;
    assert_eq!((late.status, &late.json()["code"]), (409, &json!("nothing_to_bring")));
    let mut guest = Client::new(addr, &id, Some(&guest)).await;
    let (_, ending) = tokio::join!(host.play_some(1, 6), guest.play(2));
    assert_eq!(ending["by"], "resigned");
    let journal = ask(addr, "GET", &format!("/api/matches/{id}/journal"), "", "").await.body;
    let verdict = ask(addr, "POST", "/api/verify", "", &journal).await.json();
    assert_eq!((&verdict["holds"], &verdict["dice"]), (&json!(true), &json!("true")), "{verdict}");
}

/// Everything that others are sent and can ask for while a maker's squadron is there and the guest's is not, without
/// what is random in every match.
async fn seen_before(addr: SocketAddr, pilot: &str) -> Vec<String> {
    let made = make(addr, json!([squad(pilot), null])).await;
    let (id, maker) = (text(&made["info"]["id"]), text(&made["token"]));
    let mut bytes = vec![made["info"].to_string()];
    let mut watcher = Client::new(addr, &id, None).await;
    let joined = join(addr, &made, None).await;
    bytes.push(joined.json()["info"].to_string());
    let token = text(&joined.json()["token"]);
    let mut guest = Client::new(addr, &id, Some(&token)).await;
    bytes.push(bring(addr, &id, &maker, &squad(pilot)).await.body);
    for path in [format!("/api/matches/{id}"), "/api/lobby".to_owned()] {
        bytes.push(ask(addr, "GET", &path, &bearer(&token), "").await.body);
    }
    for path in ["journal", "replay"] {
        let early = ask(addr, "GET", &format!("/api/matches/{id}/{path}"), &bearer(&token), "").await;
        assert_eq!(early.status, 409);
        bytes.push(early.body);
    }
    for client in [&mut guest, &mut watcher] {
        client.say(&json!({"t": "look", "n": 1, "what": {"about": "anything"}})).await;
        client.until("looked").await;
        client.say(&json!({"t": "ping"})).await;
        client.until("pong").await;
        bytes.append(&mut client.heard);
    }
    let (commitment, created) = (text(&made["info"]["commitment"]), made["info"]["created_ms"].to_string());
    let blank = |bytes: String| {
        bytes.replace(&id, "ID").replace(&commitment, "COMMITMENT").replace(&created, "CREATED")
    };
    come(addr, &id, &maker).await;
    // The maker's page sees both once the guest has brought theirs, and so does the guest's.
    assert_eq!(bring(addr, &id, &token, &squad(IDEN)).await.status, 200);
    let both = guest.until("welcome").await["info"].clone();
    assert_eq!(flown(&both), [json!(pilot), json!(IDEN)]);
    bytes.into_iter().map(blank).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn not_a_byte_tells_what_was_brought_before_everything_is_there() {
    let (one, two) = (start().await, start().await);
    let luke = seen_before(one.addr(), LUKE).await;
    let wedge = seen_before(two.addr(), WEDGE).await;
    assert!(luke.len() >= 12, "{luke:?}");
    assert_eq!(luke, wedge, "whatever the maker brings, others are sent the same");
    assert!(!luke.concat().contains(LUKE) && !luke.concat().contains("\"pilot\""), "{luke:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_may_not_be_played_is_refused_with_its_rule_and_changes_nothing() {
    let server = start().await;
    let addr = server.addr();
    let made = make(addr, json!([squad(LUKE), null])).await;
    let (id, maker) = (text(&made["info"]["id"]), text(&made["token"]));
    let dear = json!({"ships": vec![json!({"pilot": IDEN}); 6]});
    let refused = join(addr, &made, Some(dear.clone())).await;
    assert_eq!((refused.status, &refused.json()["rule"]), (409, &json!("X2-SQUAD-10")), "{}", refused.body);
    assert!(text(&refused.json()["why"]["key"]).starts_with("xwing-"), "{}", refused.body);
    assert_eq!(info(addr, &id).await["seats"][1]["sitter"]["kind"], "invited", "no seat was taken");
    for what in [json!("{"), json!({}), json!(7), json!(null), json!("x".repeat(9_000)), dear] {
        let refused = bring(addr, &id, &maker, &what).await;
        assert!([400, 409].contains(&refused.status), "{what}: {refused:?}");
    }
    let joined = join(addr, &made, Some(squad(IDEN))).await.json();
    come(addr, &id, &maker).await;
    come(addr, &id, &text(&joined["token"])).await;
    let told = info(addr, &id).await;
    assert_eq!(flown(&told), [json!(LUKE), json!(IDEN)], "what was there before has stayed");

    // Who has no seat brings nothing, and nobody brings anything where nothing is asked for.
    let open = make(addr, json!([null, null])).await;
    let id = text(&open["info"]["id"]);
    let stranger = bring(addr, &id, "0000000000000000000000", &squad(LUKE)).await;
    assert_eq!((stranger.status, &stranger.json()["code"]), (403, &json!("not_your_seat")));
    let (other, token, _) = pair(addr, correspondence()).await;
    let unasked = bring(addr, &other, &token, &squad(LUKE)).await;
    assert_eq!((unasked.status, &unasked.json()["code"]), (409, &json!("nothing_to_bring")));
    let wish = |setup: Value, brought: Value, second: Value| {
        json!({"game": "xwing2e", "setup": setup, "brought": brought, "pace": correspondence(), "name": null,
            "seats": [{"kind": "me"}, second]})
    };
    let bot = json!({"kind": "bot", "level": "random"});
    for (wish, status) in [
        (wish(json!({}), json!([null, null]), json!({"kind": "open"})), 409),
        (wish(points(), json!([null]), json!({"kind": "open"})), 400),
        (wish(points(), json!([squad(LUKE), null]), bot.clone()), 400),
        (wish(points(), json!([squad("nosuchace"), null]), json!({"kind": "open"})), 409),
    ] {
        let answer = ask(addr, "POST", "/api/matches", "", &wish.to_string()).await;
        assert_eq!(answer.status, status, "{wish}: {}", answer.body);
    }
    // Against a bot everything is there at once.
    let wish = wish(points(), json!([squad(LUKE), squad(IDEN)]), bot);
    let made = ask(addr, "POST", "/api/matches", "", &wish.to_string()).await.json();
    assert_eq!(
        (&made["info"]["phase"], &made["info"]["gathers"]),
        (&json!("waiting"), &Value::Null),
        "{made}"
    );
    let me = Client::new(addr, &text(&made["info"]["id"]), Some(&text(&made["token"]))).await;
    assert!(me.update["view"]["ships"].is_array(), "and it begins when one comes: {}", me.update);
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_of_total_war_are_brought_too() {
    let server = start().await;
    let addr = server.addr();
    let facts = ask(addr, "GET", "/api/games/starfighter/content", "", "").await.json();
    let ids: Vec<String> =
        facts["cards"].as_array().expect("cards").iter().map(|card| text(&card["id"])).collect();
    let wish = |setup: Value| {
        json!({"game": "starfighter", "setup": setup, "brought": [null, null], "pace": correspondence(),
            "name": null, "seats": [{"kind": "me"}, {"kind": "open"}]})
    };
    let one_box = wish(json!({"mode": "total_war", "boxes": 1}));
    let refused = ask(addr, "POST", "/api/matches", "", &one_box.to_string()).await;
    assert_eq!((refused.status, &refused.json()["code"]), (409, &json!("nothing_to_bring")));
    let made =
        ask(addr, "POST", "/api/matches", "", &wish(json!({"mode": "total_war"})).to_string()).await.json();
    let id = text(&made["info"]["id"]);
    assert_eq!(made["info"]["gathers"], "deck");
    let lobby = ask(addr, "GET", "/api/lobby", "", "").await.json();
    assert_eq!(lobby["open"][0]["id"], made["info"]["id"]);
    let small = json!({"secret": null, "name": null, "brought": ids[..20].join(" ")}).to_string();
    let refused = ask(addr, "POST", &format!("/api/matches/{id}/join"), "", &small).await;
    assert_eq!(refused.json()["rule"], "STF-103", "{}", refused.body);
    let deck =
        json!({"secret": null, "name": null, "brought": format!("cruiser: Ares\n{}", ids[..30].join(" "))});
    let joined = ask(addr, "POST", &format!("/api/matches/{id}/join"), "", &deck.to_string()).await.json();
    assert_eq!(joined["info"]["phase"], "gathering", "{joined}");
    assert!(
        joined["info"]["setup"]["decks"][1].is_null() && joined["info"]["setup"]["cruisers"][1].is_null()
    );
    come(addr, &id, &text(&made["token"])).await;
    come(addr, &id, &text(&joined["token"])).await;
    let begun = bring(addr, &id, &text(&made["token"]), &json!({"cards": ids[5..40]})).await.json();
    assert_eq!((&begun["phase"], &begun["setup"]["cruisers"]), (&json!("playing"), &json!([null, "Ares"])));
    let sizes = |setup: &Value| [0, 1].map(|seat| setup["decks"][seat].as_array().map(Vec::len));
    let (maker, guest) = (text(&made["token"]), text(&joined["token"]));
    assert_eq!(sizes(&begun["setup"]), [Some(35), None], "STF-102: nobody sees what the enemy has built");
    // Until the end, wherever a set-up is told.
    let path = format!("/api/matches/{id}");
    let viewers = [(Some(&maker), [Some(35), None]), (Some(&guest), [None, Some(30)]), (None, [None, None])];
    for (token, seen) in viewers {
        let head = token.map_or_else(String::new, |token| bearer(token));
        assert_eq!(sizes(&ask(addr, "GET", &path, &head, "").await.json()["setup"]), seen);
        let client = Client::new(addr, &id, token.map(String::as_str)).await;
        let mut heard = client.heard.iter().map(|heard| serde_json::from_str::<Value>(heard).expect("JSON"));
        let welcome = heard.find(|heard| heard["t"] == "welcome").expect("a welcome");
        assert_eq!(sizes(&welcome["info"]["setup"]), seen);
    }
    let rejoined = json!({"secret": null, "name": null}).to_string();
    let rejoined = ask(addr, "POST", &format!("{path}/join"), &bearer(&guest), &rejoined).await.json();
    assert_eq!(sizes(&rejoined["info"]["setup"]), [None, Some(30)]);
    let mut host = Client::new(addr, &id, Some(&maker)).await;
    host.say(&json!({"t": "resign"})).await;
    host.until("over").await;
    assert_eq!(sizes(&info(addr, &id).await["setup"]), [Some(35), Some(30)], "and then everybody does");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_rematch_everybody_keeps_what_they_brought() {
    let server = start().await;
    let addr = server.addr();
    let made = make(addr, json!([squad(LUKE), null])).await;
    let joined = join(addr, &made, Some(squad(IDEN))).await.json();
    let id = text(&made["info"]["id"]);
    let mut one = Client::new(addr, &id, Some(&text(&made["token"]))).await;
    let mut two = Client::new(addr, &id, Some(&text(&joined["token"]))).await;
    one.say(&json!({"t": "resign"})).await;
    two.until("over").await;
    one.say(&json!({"t": "rematch"})).await;
    two.until("offer").await;
    two.say(&json!({"t": "rematch"})).await;
    let rematch = text(&two.until("over").await["rematch"]);
    for seated in [&made, &joined] {
        come(addr, &rematch, &text(&seated["token"])).await;
    }
    let next = info(addr, &rematch).await;
    assert_eq!((&next["phase"], flown(&next)), (&json!("playing"), [json!(IDEN), json!(LUKE)]));
    assert_eq!(
        [0, 1].map(|seat| next["seats"][seat]["sitter"]["name"].clone()),
        [json!("Guest"), json!("Maker")]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing_that_was_brought() {
    let file = data();
    let options = || Options {
        limits: Limits::none(),
        ..Options::new(([127, 0, 0, 1], 0).into(), file.clone(), Vec::new())
    };
    let server = serve(options()).await.expect("started");
    let made = make(server.addr(), json!([null, null])).await;
    let (id, maker) = (text(&made["info"]["id"]), text(&made["token"]));
    bring(server.addr(), &id, &maker, &squad(LUKE)).await;
    server.stop().await.expect("stopped");
    let server = serve(options()).await.expect("started again");
    assert_eq!(brought(&info(server.addr(), &id).await), [Some(true), Some(false)]);
    let joined = join(server.addr(), &made, Some(squad(IDEN))).await.json();
    come(server.addr(), &id, &text(&joined["token"])).await;
    assert_eq!(flown(&info(server.addr(), &id).await), [Value::Null, Value::Null], "the maker has not come");
    server.stop().await.expect("stopped");
    let server = serve(options()).await.expect("started a third time");
    let host = Client::new(server.addr(), &id, Some(&maker)).await;
    assert_eq!(host.update["view"]["ships"].as_array().map(Vec::len), Some(2));
    assert_eq!(flown(&info(server.addr(), &id).await), [json!(LUKE), json!(IDEN)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn killing_the_server_loses_nothing_that_was_brought() {
    let file = data();
    let (mut child, addr) = kill::spawn(&file);
    let mut killed = async || {
        // SIGKILL: the process gets no chance to write anything more.
        child.kill().expect("killed");
        child.wait().expect("gone");
        let (next, addr) = kill::spawn(&file);
        child = next;
        addr
    };
    let made = make(addr, json!([null, null])).await;
    let (id, maker) = (text(&made["info"]["id"]), text(&made["token"]));
    let addr = killed().await;
    assert_eq!(bring(addr, &id, &maker, &squad(LUKE)).await.status, 200);
    let addr = killed().await;
    let joined = join(addr, &made, None).await.json();
    assert_eq!(joined["info"]["phase"], "gathering");
    let addr = killed().await;
    assert_eq!(brought(&info(addr, &id).await), [Some(true), Some(false)]);
    for token in [&maker, &text(&joined["token"])] {
        come(addr, &id, token).await;
    }
    assert_eq!(bring(addr, &id, &text(&joined["token"]), &squad(IDEN)).await.status, 200);
    let addr = killed().await;
    let begun = info(addr, &id).await;
    assert_eq!((&begun["phase"], flown(&begun)), (&json!("playing"), [json!(LUKE), json!(IDEN)]));
    let host = Client::new(addr, &id, Some(&maker)).await;
    assert_eq!(host.update["version"], begun["version"]);
    child.kill().expect("killed");
    child.wait().expect("gone");
}
