//! Links that lead nowhere, servers that are none.

use crate::{
    guest::blank,
    host::{Host, bot, link, make},
    program::{run, run_in},
};
use protocol::{rest::SeatWish, shared::Pace};
use std::{
    io::{Read as _, Write as _},
    net::TcpListener,
    thread,
};

/// A program that answers everything alike.
fn parrot(answer: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            if stream.read(&mut [0; 4096]).is_ok_and(|asked| asked > 0) {
                stream.write_all(answer.as_bytes()).ok();
            }
        }
    });
    format!("http://{addr}")
}

#[test]
fn what_cannot_be_joined_is_said_in_both_languages() {
    let host = Host::start();
    let api = host.api();
    let full = make(&api, vec![bot(), SeatWish::Invite], Pace::Correspondence);
    let url = host.url();
    let id = &full.info.id;
    let closed = TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a port");
    let page = parrot("HTTP/1.1 200 OK\r\ncontent-length: 5\r\nconnection: close\r\n\r\nhello");
    let noise = parrot("\u{1b}[2J nonsense\r\n\r\n");
    let cases = [
        ("not a link".to_owned(), 2, "is not a link to a table", "n’est pas le lien d’une table"),
        ("ftp://host/m/x".to_owned(), 2, "is not a link", "n’est pas le lien"),
        (format!("http://{closed}/m/x"), 1, "Nobody answers at", "Personne ne répond à"),
        (format!("http://{closed}"), 1, "Nobody answers at", "Personne ne répond à"),
        (format!("{page}/m/x"), 1, "does not answer like", "ne répond pas comme"),
        (format!("{noise}/m/x"), 1, "Nobody answers at", "Personne ne répond à"),
        (format!("{url}/m/nosuchmatch"), 1, "There is no such match", "Il n’y a pas de telle partie"),
        (link(&api, &full), 1, "No seat is free", "Aucune place n’est libre"),
        (format!("{url}/m/{id}?join=xyz"), 1, "This invitation is not one", "invitation"),
        (format!("{url}/m/{id}?join={}", "0".repeat(64)), 1, "This invitation is not one", "invitation"),
    ];
    for (link, code, english, french) in cases {
        let said = |lang: &str| {
            let memory = blank();
            let ran = run_in(memory.path(), ["join", &link, "--lang", lang], b"1\n1\n").did_not_panic();
            assert!(!ran.err.contains('\u{1b}'), "{}", ran.err);
            ran.ended(code).err
        };
        let (en, fr) = (said("en"), said("fr"));
        assert!(en.contains(english), "{link}: {en}");
        assert!(fr.contains(french) && fr != en, "{link}: {fr}");
    }
}

#[test]
fn the_lobby_is_left_by_zero_or_by_the_end_of_the_input() {
    let host = Host::start();
    for input in ["0\n", "", "1\n0\n", "garbage\n\n99\n"] {
        let memory = blank();
        let ran = run_in(memory.path(), ["join", &host.url()], input.as_bytes()).ended(0);
        assert!(ran.out.trim_end().ends_with("See you soon."), "{input:?}: {}", ran.out);
    }
    assert_eq!(host.api().lobby().expect("a lobby").open, []);
    assert!(!run("join").ended(2).err.is_empty());
}

#[test]
fn a_spectator_cannot_play_and_any_bytes_are_only_text() {
    let host = Host::start();
    let made = make(&host.api(), vec![SeatWish::Open, SeatWish::Open], Pace::Correspondence);
    let link = link(&host.api(), &made);
    let memory = blank();
    let bytes = b"\xff\xfe\x00\n{\"Order\":\"X\"}\n[[[[\n/\n/ \n/say\nb\nr\nu\n-1\n99999999999999999999\nq\n";
    let ran = run_in(memory.path(), ["join", &link, "--watch"], bytes).did_not_panic().ended(0);
    assert!(ran.out.contains("Only players can do that"), "{}", ran.out);
    assert!(ran.out.contains("You are no longer watching."), "{}", ran.out);
    // With a seat, a bot to play against and something to answer, the same.
    let made = make(&host.api(), vec![SeatWish::Open, bot()], Pace::Correspondence);
    let link = crate::host::link(&host.api(), &made);
    let ran = run_in(memory.path(), ["join", &link], bytes).did_not_panic().ended(0);
    assert!(ran.out.contains("neither a number of the list"), "{}", ran.out);
    assert!(ran.out.contains("your seat is kept"), "{}", ran.out);
}
