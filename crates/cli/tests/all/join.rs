//! Matches on a server.

use crate::{
    guest::{Guest, blank},
    host::{Host, api, bot, link, make},
    program::{program, run_in},
};
use protocol::{rest::SeatWish, shared::Pace};
use std::{net::TcpListener, process::Stdio, time::Duration};

/// Makes a match in the lobby: Endor, two players, the Rebels, an invitation, no clock. The link of the invitation.
fn make_in_lobby(guest: &mut Guest) -> String {
    guest.until("New match");
    for answer in ["nonsense", "9", "1", "1", "2", "1", "1", "1"] {
        guest.say(answer);
    }
    guest.until("You play the Rebels.");
    guest.until("Send this link:\n");
    guest.line()
}

#[test]
fn two_clients_play_a_whole_match_and_its_journal_holds() {
    let host = Host::start();
    let (one, two) = (blank(), blank());
    let mut mara = Guest::join(one.path(), &[&host.url(), "--name", "Mara"]);
    let link = make_in_lobby(&mut mara);
    let mut luc = Guest::join(two.path(), &[&link, "--name", "Luc", "--lang", "fr"]);
    luc.until("Vous jouez : l’Empire.");
    mara.until("Luc sits down: the Empire.");
    mara.play_on(1);
    luc.play_on(2);
    let (mara, luc) = (mara.end().ended(0), luc.end().ended(0));
    assert!(
        mara.out.contains("You won!") && luc.out.contains("Vous avez perdu")
            || mara.out.contains("You lost.") && luc.out.contains("Vous avez gagné"),
        "{}",
        mara.out
    );
    assert!(mara.out.contains("Their key") && luc.out.contains("Leur clé"));
    assert!(mara.out.contains("The Empire drew 6 cards.") && !mara.out.contains("The Empire drew 6 cards:"));
    let id = link.split("/m/").nth(1).and_then(|rest| rest.split(['?', '#']).next()).expect("an id");
    let file = one.path().join("match.jsonl");
    std::fs::write(&file, host.api().journal(id).expect("a journal")).expect("a file");
    let name = file.display().to_string();
    let proved = run_in(one.path(), ["replay", name.as_str(), "--verify"], b"").ended(0);
    assert!(proved.out.contains("The journal holds."), "{}", proved.out);
}

#[test]
fn a_battle_of_x_wing_is_made_in_the_lobby_and_played() {
    let host = Host::start();
    let one = blank();
    let mut mara = Guest::join(one.path(), &[&host.url()]);
    mara.until("New match");
    // X-Wing, the first seat, against a bot that plays at random, the first battle, no clock.
    for answer in ["1", "2", "1", "3", "1", "1"] {
        mara.say(answer);
    }
    mara.until("You have taken your seat.");
    mara.until("Choose a maneuver for Blue Squadron Escort");
    mara.say("2");
    mara.until("Are you ready?");
    mara.say("1");
    mara.until("Blue Squadron Escort executed 1 straight (blue).");
    mara.leave().ended(0);
}

#[test]
fn one_plays_a_bot_while_another_watches() {
    let host = Host::start();
    let api = host.api();
    let made = make(&api, vec![SeatWish::Open, bot()], Pace::Clock { seconds: 3600, increment: 0 });
    let (one, two) = (blank(), blank());
    let mut watcher = Guest::join(two.path(), &[&link(&api, &made), "--watch"]);
    watcher.until("You are watching this match.");
    watcher.until("waiting for anybody, in the lobby");
    let mut player = Guest::join(one.path(), &[&link(&api, &made)]);
    player.play_on(3);
    let player = player.end().ended(0);
    // Whoever watches sees it through, though nothing is typed.
    let watcher = watcher.leave().ended(0);
    assert!(player.out.contains("You won!") || player.out.contains("You lost."), "{}", player.out);
    assert!(watcher.out.contains("Victory for the"), "{}", watcher.out);
    assert!(watcher.out.contains("The Rebels drew 6 cards.") && !watcher.out.contains("(you)"));
    assert!(!watcher.out.contains("drew 6 cards:"), "no hand is shown");
}

#[test]
fn the_same_link_leads_back_to_the_same_seat() {
    let host = Host::start();
    let (one, two) = (blank(), blank());
    let mut mara = Guest::join(one.path(), &[&host.url()]);
    let invitation = make_in_lobby(&mut mara);
    let left = mara.leave().ended(0);
    assert!(left.out.contains("Come back with: escadrille join '"), "{}", left.out);
    let table = invitation.split(['?', '#']).next().expect("a link");
    let mut mara = Guest::join(one.path(), &[table]);
    mara.until("You play the Rebels.");
    mara.until(&invitation);
    for _ in 0..2 {
        let mut luc = Guest::join(two.path(), &[&invitation]);
        luc.until("You play the Empire.");
        luc.until("Prepare your order pile");
        luc.leave().ended(0);
    }
    mara.until("sits down");
    mara.until("has gone away");
    mara.until("is back");
    // The lobby knows the seat too.
    let mut lobby = Guest::join(two.path(), &[&host.url()]);
    lobby.until("  1  Go on: ");
    lobby.say("1");
    lobby.until("You play the Empire.");
    lobby.leave().ended(0);
    // Another memory has no seat, and there is none left.
    let stranger = blank();
    let refused = run_in(stranger.path(), ["join", table], b"").ended(1);
    assert!(refused.err.contains("No seat is free") && refused.err.contains("--watch"), "{}", refused.err);
    mara.leave().ended(0);
}

#[test]
fn people_talk_offer_take_back_and_resign() {
    let host = Host::start();
    let (one, two) = (blank(), blank());
    let mut mara = Guest::join(one.path(), &[&host.url(), "--name", "Mara"]);
    let invitation = make_in_lobby(&mut mara);
    let mut luc = Guest::join(two.path(), &[&invitation, "--name", "Luc"]);
    luc.until("Prepare your order pile");
    luc.say("/say  hello\u{1b}[2J there ");
    mara.until("Luc: hello");
    luc.say("/dance");
    luc.until("There is no /dance");
    luc.say("/help");
    luc.until("/takeback asks");
    luc.say("/yes");
    luc.until("Nothing is being offered.");
    luc.say("s");
    luc.until("once the match is over");
    luc.say("/takeback");
    luc.until("(TABLE-TAKE-BACK)");
    mara.say("/draw");
    luc.until("The Rebels offered a draw. /yes agrees");
    luc.say("/no");
    mara.until("was declined");
    for answer in ["1", "1", "1", "1"] {
        mara.say(answer);
    }
    luc.until("The Rebels prepared an order pile.");
    // What nobody has seen yet is taken back without asking.
    mara.say("/takeback");
    luc.until("A decision is taken back.");
    mara.until("A decision is taken back.");
    mara.until("Prepare your order pile");
    // An order that cannot be given is refused with its rule, and the question stays.
    mara.say("{\"Advance\":3}");
    mara.until("(TABLE-NOT-AN-ANSWER)");
    mara.until("Prepare your order pile");
    luc.say("/resign");
    luc.say("/resign yes");
    let (mara, luc) = (mara.end().ended(0), luc.end().ended(0));
    assert!(
        mara.out.contains("You won!") && mara.out.contains("By resignation: the Empire."),
        "{}",
        mara.out
    );
    assert!(luc.out.contains("You lost."), "{}", luc.out);
    assert!(!mara.out.contains('\u{1b}'), "what others say cannot move the cursor");
}

#[test]
fn a_rematch_is_offered_line_by_line_on_the_same_sides_or_not() {
    let host = Host::start();
    let (one, two) = (blank(), blank());
    let mut mara = Guest::join(one.path(), &[&host.url(), "--name", "Mara"]);
    let invitation = make_in_lobby(&mut mara);
    let mut luc = Guest::join(two.path(), &[&invitation, "--name", "Luc", "--lang", "fr"]);
    luc.until("Préparez votre pile");
    // What is wanted is said before the end, and offered after it.
    mara.say("/rematch same");
    mara.until("The rematch will be offered when this match is over.");
    luc.say("/revanche pareil");
    luc.until("La revanche sera proposée");
    luc.say("/abandon oui");
    mara.until("You won!");
    mara.until("Prepare your order pile");
    mara.say("/rematch");
    mara.until("The rematch will be offered");
    mara.say("/resign yes");
    luc.until("Vous avez perdu");
    luc.until("Préparez votre pile");
    // Nobody agrees this time: whoever said nothing before the end has left.
    let luc = luc.end().ended(0);
    assert!(luc.out.contains("Vous avez gagné"), "{}", luc.out);
    mara.until("You offered a rematch with sides swapped.");
    let mara = mara.leave().ended(0);
    assert!(mara.out.contains("By resignation: the Rebels."), "the sides were kept: {}", mara.out);
}

#[test]
fn a_match_goes_on_after_the_server_was_killed() {
    let memory = [blank(), blank(), blank()];
    let data = memory[2].path().join("matches.db").display().to_string();
    let addr = TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a port");
    let serve = || {
        let child = program(memory[2].path())
            .args(["serve", "--no-limits", "--addr", &addr.to_string(), "--data", &data])
            .stdout(Stdio::null())
            .spawn()
            .expect("the server starts");
        let api = api(addr);
        while api.lobby().is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
        child
    };
    let mut server = serve();
    let made = make(&api(addr), vec![SeatWish::Open, SeatWish::Open], Pace::Correspondence);
    let link = link(&api(addr), &made);
    let mut one = Guest::join(memory[0].path(), &[&link]);
    one.until("You play the Rebels.");
    let mut two = Guest::join(memory[1].path(), &[&link]);
    two.until("You play the Empire.");
    // Both prepare; then the Rebels are asked.
    for guest in [&mut one, &mut two] {
        guest.until("Prepare your order pile");
        for _ in 0..4 {
            guest.say("1");
        }
    }
    one.until("Give one order of the revealed card");
    server.kill().expect("killed");
    server.wait().expect("gone");
    one.until("The connection is lost. Trying again…");
    two.until("The connection is lost. Trying again…");
    // An answer that is typed meanwhile waits.
    one.say("1");
    server = serve();
    one.until("Connected again.");
    two.until("Connected again.");
    one.play_on(4);
    two.play_on(5);
    let (one, two) = (one.end().ended(0), two.end().ended(0));
    let won = |out: &str| out.contains("You won!");
    assert!(won(&one.out) != won(&two.out), "{}", one.out);
    assert_eq!(one.out.matches("Round 1 begins.").count(), 1, "what was told is not told again");
    server.kill().expect("killed");
    server.wait().expect("gone");
}

#[test]
fn a_match_that_is_gone_after_a_restart_is_told_so() {
    let mut host = Host::start();
    let made = make(&host.api(), vec![SeatWish::Open, bot()], Pace::Correspondence);
    let memory = blank();
    let mut guest = Guest::join(memory.path(), &[&link(&host.api(), &made)]);
    guest.until("Prepare your order pile");
    host.close();
    guest.until("The connection is lost.");
    let mut other = Host::start_at(host.addr);
    let ended = guest.end().ended(1);
    assert!(ended.err.contains("the match is gone"), "{}", ended.err);
    other.close();
}
