//! Matches on a server to which players bring their own squadrons.

use crate::{
    guest::{Guest, blank},
    host::{Host, link},
    program::run_in,
};
use protocol::{
    rest::{NewMatch, SeatWish},
    shared::Pace,
};
use serde_json::json;

fn xws(pilots: &[&str]) -> String {
    let pilots: Vec<_> = pilots.iter().map(|pilot| json!({"id": pilot, "upgrades": {}})).collect();
    json!({"version": "2.0.0", "pilots": pilots}).to_string()
}

#[test]
fn two_terminals_bring_squadrons_as_files() {
    let host = Host::start();
    let api = host.api();
    let wish = NewMatch {
        game: "xwing2e".to_owned(),
        setup: json!({"mode": "standard", "season": "last", "limit": 200}),
        brought: Some(vec![None, None]),
        seats: vec![SeatWish::Open, SeatWish::Open],
        pace: Pace::Correspondence,
        name: None,
    };
    let made = api.make(&wish).expect("a match");
    let (one, two) = (blank(), blank());
    let table = link(&api, &made);
    // With empty hands nobody sits down, and it is said how it is done.
    let empty = run_in(one.path(), ["join", &table], b"").ended(2);
    assert!(empty.err.contains(&format!("escadrille join '{table}' --bring FILE")), "{}", empty.err);
    let french = run_in(one.path(), ["join", &table, "--lang", "fr"], b"").ended(2);
    assert!(french.err.contains("fichier XWS"), "{}", french.err);
    let file = |dir: &tempfile::TempDir, text: &str| {
        let path = dir.path().join("squad.xws");
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    let dear = file(&one, &xws(&["lukeskywalker"; 2]));
    let refused = run_in(one.path(), ["join", &table, "--bring", &dear], b"").ended(1);
    assert!(refused.err.contains("Luke Skywalker"), "the rules say why: {}", refused.err);
    let none = run_in(one.path(), ["join", &table, "--bring", "nowhere.xws"], b"").ended(2);
    assert!(none.err.contains("nowhere.xws"), "{}", none.err);
    assert_eq!(api.info(&made.info.id).expect("a match").seats, made.info.seats, "nobody has sat down");

    let luke = file(&one, &xws(&["lukeskywalker"]));
    let mut mara = Guest::join(one.path(), &[&table, "--name", "Mara", "--bring", &luke]);
    mara.until("You have taken your seat.");
    mara.until("waiting for anybody, in the lobby");
    let iden = file(&two, &xws(&["idenversio"]));
    let mut luc = Guest::join(two.path(), &[&table, "--name", "Luc", "--bring", &iden]);
    luc.until("You have taken your seat.");
    for guest in [&mut mara, &mut luc] {
        guest.until("Everything is there: the match begins.");
    }
    let begun = api.info(&made.info.id).expect("a match");
    assert_eq!(begun.setup["squads"][1]["ships"][0]["pilot"], "idenversio");
    mara.leave().ended(0);
    luc.leave().ended(0);
    // The seat is known again, and nothing more is asked for.
    let mut mara = Guest::join(one.path(), &[&table]);
    mara.until("You have taken your seat.");
    mara.leave().ended(0);
}

#[test]
fn a_match_to_which_players_bring_their_own_is_made_in_the_lobby() {
    let host = Host::start();
    let (memory, url) = (blank(), host.url());
    let file = memory.path().join("squad.xws");
    std::fs::write(&file, xws(&["idenversio"])).expect("a file");
    let file = file.display().to_string();
    // A new match of X-Wing: in the first seat, against a bot, two hundred points, without a clock.
    let input = b"1\n2\n1\n3\n3\n1\n";
    let ran = run_in(memory.path(), ["join", &url, "--bring", &file], input).ended(0);
    assert!(ran.out.contains("You have taken your seat."), "{}", ran.out);
    let made =
        ran.out.split("/m/").nth(1).expect("the way back").chars().take_while(char::is_ascii_alphanumeric);
    let info = host.api().info(&made.collect::<String>()).expect("a match");
    for seat in 0..2 {
        assert_eq!(info.setup["squads"][seat]["ships"][0]["pilot"], "idenversio", "bots bring the same");
    }
    // With a guest it waits until the guest has brought theirs.
    let mut mara = Guest::join(memory.path(), &[&url, "--bring", &file]);
    for answer in ["2", "2", "1", "1", "3", "1"] {
        mara.say(answer);
    }
    mara.until("waiting for the guest");
}
