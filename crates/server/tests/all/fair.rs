//! Nothing is drawn before everybody is there, everybody adds to the dice, and whoever checks finds out.

use crate::{harness::*, kill};
use kernel::{
    Digest, Key,
    fair::{Nonce, commitment},
    journal::Journal,
};
use serde_json::{Value, json};
use server::{Options, serve};
use std::net::SocketAddr;

const SEEDS: [[u8; 32]; 2] = [[1; 32], [2; 32]];
const GAMES: [&str; 3] = ["endor", "xwing2e", "starfighter"];

fn hex(seed: [u8; 32]) -> String {
    Digest(seed).to_string()
}

async fn make(addr: SocketAddr, game: &str, other: Value) -> Value {
    let wish = json!({"game": game, "setup": {}, "pace": correspondence(), "name": null,
        "seats": [{"kind": "me"}, other]});
    let made = ask(addr, "POST", "/api/matches", "", &wish.to_string()).await;
    assert_eq!(made.status, 200, "{}", made.body);
    made.json()
}

async fn join(addr: SocketAddr, made: &Value) -> Value {
    let join = json!({"secret": made["invitations"][0]["secret"], "name": null});
    let path = format!("/api/matches/{}/join", text(&made["info"]["id"]));
    ask(addr, "POST", &path, "", &join.to_string()).await.json()
}

/// Somebody who says hello with a seed.
async fn seeded(addr: SocketAddr, id: &str, token: &str, seed: Option<String>) -> Client {
    let mut client = Client::silent(addr, id, Some(token), None).await.expect("connected");
    let mut hello = json!({"t": "hello", "protocol": protocol::VERSION, "since": 0, "brief": false});
    if let Some(seed) = seed {
        hello["seed"] = json!(seed);
    }
    client.say(&hello).await;
    client.until("update").await;
    client
}

async fn info(addr: SocketAddr, id: &str) -> Value {
    ask(addr, "GET", &format!("/api/matches/{id}"), "", "").await.json()
}

async fn journal(addr: SocketAddr, id: &str) -> String {
    ask(addr, "GET", &format!("/api/matches/{id}/journal"), "", "").await.body
}

async fn verdict(addr: SocketAddr, journal: &str) -> Value {
    ask(addr, "POST", "/api/verify", "", journal).await.json()
}

fn header(journal: &str) -> Value {
    serde_json::from_str(journal.lines().next().expect("a first line")).expect("JSON")
}

/// Both have come with their seeds, one after the other.
async fn both(addr: SocketAddr, game: &str) -> (Value, Client, Client) {
    let made = make(addr, game, json!({"kind": "invite"})).await;
    let id = text(&made["info"]["id"]);
    let guest = join(addr, &made).await;
    let one = seeded(addr, &id, &text(&made["token"]), Some(hex(SEEDS[0]))).await;
    let two = seeded(addr, &id, &text(&guest["token"]), Some(hex(SEEDS[1]))).await;
    (made, one, two)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_maker_learns_no_card_before_the_last_seat_is_taken_and_everybody_has_come() {
    let server = start().await;
    let addr = server.addr();
    for game in GAMES {
        let made = make(addr, game, json!({"kind": "invite"})).await;
        let (id, token) = (text(&made["info"]["id"]), text(&made["token"]));
        assert_eq!((&made["info"]["phase"], &made["info"]["version"]), (&json!("waiting"), &json!(0)));
        let mut maker = seeded(addr, &id, &token, Some(hex(SEEDS[0]))).await;
        let nothing = |update: &Value| update["view"].is_null() && update["log"] == json!([]);
        assert!(nothing(&maker.update), "{game}: {}", maker.update);
        let guest = join(addr, &made).await;
        assert_eq!(guest["info"]["phase"], "waiting", "{game}: they have not come yet");
        maker.say(&json!({"t": "hello", "protocol": protocol::VERSION, "since": 0})).await;
        maker.until("update").await;
        assert!(nothing(&maker.update), "{game}: {}", maker.update);
        let refused = maker.refused(&json!({"t": "resign"})).await;
        assert_eq!(refused["code"], "waiting", "{game}: nothing has begun");
        let told = info(addr, &id).await;
        assert_eq!((&told["version"], &told["seeds"]), (&json!(0), &Value::Null), "{game}");
        let guest = seeded(addr, &id, &text(&guest["token"]), None).await;
        assert!(!nothing(&guest.update) && guest.update["link"].is_string(), "{game}: {}", guest.update);
        assert_eq!(maker.until("welcome").await["info"]["phase"], "playing", "{game}");
        maker.until("update").await;
        assert_eq!(maker.update["link"], guest.update["link"], "{game}: all are told the same link");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_commitment_comes_first_and_seeds_stay_what_they_were() {
    let server = start().await;
    let addr = server.addr();
    let (made, mut one, two) = both(addr, "endor").await;
    let id = text(&made["info"]["id"]);
    // Whoever comes again does not add again.
    let again = seeded(addr, &id, &text(&made["token"]), Some(hex([9; 32]))).await;
    assert_eq!(again.update["link"], two.update["link"]);
    one.say(&json!({"t": "resign"})).await;
    let ending = one.until("over").await["ending"].clone();
    let key = Key(text(&ending["key"]).parse().expect("a key"));
    assert_eq!(made["info"]["commitment"], json!(commitment(key)), "published before any seed was there");
    let journal = journal(addr, &id).await;
    let first = header(&journal);
    assert_eq!((&first["version"], &first["match"]), (&json!(2), &json!(id)));
    assert_eq!(first["seeds"], json!(SEEDS.map(hex)));
    assert_eq!(info(addr, &id).await["seeds"], json!(SEEDS.map(hex)));
    let said = verdict(addr, &journal).await;
    assert_eq!(
        (&said["verdict"], &said["dice"], &said["seeds"]),
        (&json!("holds"), &json!("true"), &json!(2))
    );
    assert_eq!(said["server"], first["server"]);
    // The link that was told last is that of the last line.
    let last = journal.lines().rfind(|line| line.starts_with("{\"n\"")).expect("an entry");
    let last: Value = serde_json::from_str(last).expect("JSON");
    assert_eq!(last["link"], two.update["link"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_seeds_and_nonces_are_refused_and_change_nothing() {
    let server = start().await;
    let addr = server.addr();
    let made = make(addr, "endor", json!({"kind": "bot", "level": "random"})).await;
    let (id, token) = (text(&made["info"]["id"]), text(&made["token"]));
    let mut client = Client::silent(addr, &id, Some(&token), None).await.expect("connected");
    for seed in ["", "00", &"F".repeat(64), &"g".repeat(64), &"0".repeat(66)] {
        let hello = json!({"t": "hello", "protocol": protocol::VERSION, "since": 0, "seed": seed});
        assert_eq!(client.refused(&hello).await["code"], "bad_request", "{seed}");
    }
    let mut client = seeded(addr, &id, &token, Some(hex(SEEDS[0]))).await;
    let mut said = client.answer(&mut kernel::Quick::new(1)).expect("asked");
    said["nonce"] = json!("short");
    assert_eq!(client.refused(&said).await["code"], "bad_request");
    said["nonce"] = json!("0123456789abcdef0123456789abcdef");
    client.say(&said).await;
    client.until("update").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_add_nothing_and_bots_play_all_the_same() {
    let server = start().await;
    let addr = server.addr();
    for game in GAMES {
        let made = make(addr, game, json!({"kind": "bot", "level": "random"})).await;
        let id = text(&made["info"]["id"]);
        let mut old = seeded(addr, &id, &text(&made["token"]), None).await;
        assert!(old.update["view"].is_object(), "{game}: against bots nobody waits");
        old.play_some(3, 8).await;
        let journal = journal(addr, &id).await;
        assert_eq!(header(&journal)["seeds"], json!([null, null]), "{game}");
        let said = verdict(addr, &journal).await;
        assert_eq!((&said["verdict"], &said["nonces"]), (&json!("holds"), &json!(0)), "{game}: {said}");
    }
    // Bots among themselves wait for nobody.
    let bot = json!({"kind": "bot", "level": "random"});
    let wish =
        json!({"game": "endor", "setup": {}, "pace": correspondence(), "name": null, "seats": [bot, bot]});
    let made = ask(addr, "POST", "/api/matches", "", &wish.to_string()).await.json();
    assert_eq!(made["info"]["phase"], "playing", "{made}");
}

/// A match against a bot with nonces, given up after some choices.
async fn nonced(addr: SocketAddr, game: &str) -> (String, String) {
    let made = make(addr, game, json!({"kind": "bot", "level": "random"})).await;
    let id = text(&made["info"]["id"]);
    let mut me = seeded(addr, &id, &text(&made["token"]), Some(hex(SEEDS[0]))).await;
    let mut chance = kernel::Quick::new(4);
    let mut left = 6;
    loop {
        if let Some(mut said) = me.answer(&mut chance) {
            let nonce =
                kernel::fair::nonce(&Digest([5; 32]), &id, me.update["version"].as_u64().unwrap_or(0));
            said["nonce"] = json!(nonce.to_string());
            me.say(&if left == 0 { json!({"t": "resign"}) } else { said }).await;
            left -= 1;
        }
        if me.hear().await.expect("the match goes on")["t"] == "over" {
            break;
        }
    }
    let journal = journal(addr, &id).await;
    (id, journal)
}

/// Writes journals for the tests of the page and of `docs/verify.py`, when asked to: `JOURNALS=web/tests/journals`.
#[tokio::test(flavor = "multi_thread")]
async fn journals_are_written_for_other_tests() {
    let Some(folder) = std::env::var_os("JOURNALS") else { return };
    let server = start().await;
    for game in GAMES {
        let (_, journal) = nonced(server.addr(), game).await;
        let file = std::path::Path::new(&folder).join(format!("{game}.jsonl"));
        std::fs::write(file, journal).expect("written");
    }
}

/// What `docs/verify.py` says of a journal; nothing where there is no Python.
fn python(journal: &str) -> Option<(bool, String)> {
    let file = data().with_file_name("match.journal");
    std::fs::write(&file, journal).expect("written");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/verify.py");
    let ran = std::process::Command::new("python3").arg(script).arg(&file).output();
    let Ok(ran) = ran else {
        eprintln!("SKIPPED: there is no python3 here, so nobody has run docs/verify.py");
        return None;
    };
    let said = [ran.stdout, ran.stderr].concat();
    Some((ran.status.success(), String::from_utf8_lossy(&said).into_owned()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_python_draws_the_same_dice() {
    let server = start().await;
    for game in GAMES {
        let (_, journal) = nonced(server.addr(), game).await;
        let Some((holds, said)) = python(&journal) else { return };
        assert!(holds && said.contains("1 seeds"), "{game}: {said}");
        let other_key = journal.replacen("\"key\":\"", "\"key\":\"0", 1);
        let seed = journal.replacen(&hex(SEEDS[0]), &hex([3; 32]), 1);
        for forged in [other_key, seed, journal.replacen("\"nonce\":\"", "\"nonce\":\"0", 1)] {
            let (holds, said) = python(&forged).expect("it ran before");
            assert!(!holds, "{game}: {said}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_journals_do_not_hold_and_unfinished_ones_cannot_be_decided() {
    let server = start().await;
    let addr = server.addr();
    for game in GAMES {
        let (_, journal) = nonced(addr, game).await;
        let said = verdict(addr, &journal).await;
        assert_eq!(said["verdict"], "holds", "{game}: {said}");
        assert!(said["nonces"].as_u64() == Some(6), "{game}: {said}");
        let lines: Vec<&str> = journal.lines().collect();
        let (last, before) = lines.split_last().expect("an end");
        let without_end = before.join("\n");
        let said = verdict(addr, &without_end).await;
        assert_eq!(
            (&said["verdict"], &said["holds"]),
            (&json!("undecided"), &json!(false)),
            "{game}: {said}"
        );
        let mut end: Value = serde_json::from_str(last).expect("JSON");
        end["end"].as_object_mut().expect("an end").remove("key");
        let changed = |n: usize, line: String| {
            let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            lines[n] = line;
            lines.join("\n")
        };
        let other_seed = lines[0].replacen(&hex(SEEDS[0]), &hex([3; 32]), 1);
        let swapped = {
            let mut lines = lines.clone();
            lines.swap(2, 3);
            lines.join("\n")
        };
        let unknown = lines[1].replacen("{\"n\":0,", "{\"n\":0,\"x\":1,", 1);
        for (what, forged) in [
            ("without its key", changed(lines.len() - 1, end.to_string())),
            ("with another seed", changed(0, other_seed)),
            ("with lines swapped", swapped),
            ("with an unknown field", changed(1, unknown)),
            (
                "with another signature",
                changed(lines.len() - 1, last.replace("\"signature\":\"", "\"signature\":\"0")),
            ),
            ("with a doubled line", changed(1, format!("{}\n{}", lines[1], lines[1]))),
        ] {
            let said = verdict(addr, &forged).await;
            assert_eq!(said["verdict"], "does_not_hold", "{game} {what}: {said}");
        }
    }
    // Played to its end by the rules: then an end that is missing says enough.
    let (made, mut one, mut two) = both(addr, "starfighter").await;
    tokio::join!(one.play(1), two.play(2));
    let journal = journal(addr, &text(&made["info"]["id"])).await;
    assert_eq!(verdict(addr, &journal).await["verdict"], "holds");
    let lines: Vec<&str> = journal.lines().collect();
    let said = verdict(addr, &lines[..lines.len() - 1].join("\n")).await;
    assert_eq!(
        (&said["verdict"], &said["why"]["key"]),
        (&json!("does_not_hold"), &json!("kernel-flaw-no-end"))
    );
}

/// A die changed, all links made anew, and the end signed with a key of one's own: the seal of the server is missing, and
/// even without it the key tells.
#[tokio::test(flavor = "multi_thread")]
async fn a_forgery_that_is_linked_anew_is_found_by_signature_and_key() {
    use catalog::Catalog;
    use endor::{Endor, Rolled};
    use kernel::Input;
    let server = start().await;
    let addr = server.addr();
    let (_, text) = nonced(addr, "endor").await;
    let mut journal = Journal::<Endor>::read(&text).expect("a true journal");
    let dice = journal.entries.iter_mut().find_map(|entry| match &mut entry.input {
        Input::Chance(Rolled::Deck(deck)) => Some(deck),
        Input::Chance(Rolled::Dice(_)) | Input::Choose { .. } => None,
    });
    let deck = dice.expect("a shuffle");
    let mut cards: Vec<_> = deck.iter().copied().collect();
    // In the middle of the deck, where nobody has drawn: the rules have nothing against it.
    let at = (12..18).find(|&at| cards[at] != cards[at + 1]).expect("two cards that differ");
    cards.swap(at, at + 1);
    *deck = cards.into_iter().collect();
    let chain = journal.chain();
    journal.end.as_mut().expect("an end").chain = chain;
    let said = verdict(addr, &journal.write()).await;
    assert_eq!(said["why"]["key"], "kernel-flaw-signature", "{said}");
    let found = journal.verify(Catalog::default().endor()).expect_err("the key does not give this");
    assert_eq!(found.line, 2, "{found}");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_kill_the_dice_and_the_links_are_the_same() {
    let file = data();
    let (mut child, addr) = kill::spawn(&file);
    let made = make(addr, "endor", json!({"kind": "bot", "level": "random"})).await;
    let (id, token) = (text(&made["info"]["id"]), text(&made["token"]));
    let mut me = seeded(addr, &id, &token, Some(hex(SEEDS[0]))).await;
    let nonce = |n: u8| kernel::fair::Hex([n; 16]).to_string();
    for n in 0..6 {
        let mut said = loop {
            match me.answer(&mut kernel::Quick::new(n.into())) {
                Some(said) => break said,
                None => _ = me.until("update").await,
            }
        };
        said["nonce"] = json!(nonce(n));
        me.say(&said).await;
        me.until("update").await;
    }
    while me.update["demand"].is_null() {
        me.until("update").await;
    }
    let before = me.update.clone();
    child.kill().expect("killed");
    child.wait().expect("gone");
    let (mut child, addr) = kill::spawn(&file);
    let mut me = seeded(addr, &id, &token, Some(hex([9; 32]))).await;
    assert_eq!((&me.update["link"], &me.update["version"]), (&before["link"], &before["version"]));
    assert_eq!(me.update["view"], before["view"]);
    me.say(&json!({"t": "resign"})).await;
    me.until("over").await;
    let said = verdict(addr, &journal(addr, &id).await).await;
    assert_eq!((&said["verdict"], &said["nonces"]), (&json!("holds"), &json!(6)), "{said}");
    child.kill().expect("killed");
    child.wait().expect("gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_older_programs_go_on_as_they_began() {
    let file = data();
    let options = || Options {
        limits: server::Limits::none(),
        ..Options::new(([127, 0, 0, 1], 0).into(), file.clone(), Vec::new())
    };
    let server = serve(options()).await.expect("it starts");
    let made = make(server.addr(), "endor", json!({"kind": "invite"})).await;
    let joined = join(server.addr(), &made).await;
    let [id, a, b] = [&made["info"]["id"], &made["token"], &joined["token"]].map(text);
    server.stop().await.expect("stopped");
    // As an older program would have left it: all seats taken, no seeds, the first version of the journal.
    let db = rusqlite::Connection::open(&file).expect("the file");
    db.execute("UPDATE matches SET dice = 1, phase = 1", []).expect("made older");
    drop(db);
    let server = serve(options()).await.expect("it starts again");
    let mut one = Client::new(server.addr(), &id, Some(&a)).await;
    let mut two = Client::new(server.addr(), &id, Some(&b)).await;
    assert!(one.update["view"].is_object() && one.update["link"].is_null(), "{}", one.update);
    tokio::join!(one.play_some(1, 10), two.play(2));
    let journal = journal(server.addr(), &id).await;
    assert_eq!(header(&journal)["version"], 1);
    let said = verdict(server.addr(), &journal).await;
    assert_eq!((&said["verdict"], &said["dice"]), (&json!("holds"), &json!("true")), "{said}");
}

#[test]
fn a_nonce_is_the_same_for_an_entry_whenever_it_is_asked_for() {
    let secret = Digest([7; 32]);
    let nonce = |id: &str, entry| kernel::fair::nonce(&secret, id, entry);
    assert_eq!(nonce("m", 3), nonce("m", 3));
    let others: [Nonce; 3] = [nonce("m", 4), nonce("n", 3), kernel::fair::nonce(&Digest([8; 32]), "m", 3)];
    assert!(!others.contains(&nonce("m", 3)));
}
