//! Nobody is sent what they may not know: not a byte depends on it before it is public.

use crate::harness::*;
use catalog::{Catalog, Fairness, Live, StoredMatch, Table, UpdateFor, UpdateStyle};
use endor::{Choice, Endor};
use kernel::{Chance as _, Game as _, Key, Quick, Seat, Viewer, fair::Signer};
use protocol::socket::renew;
use serde_json::{Value, json};
use std::sync::Arc;

fn live(players: u8, seed: u64) -> Live<Endor> {
    let setup = json!({"players": players});
    let opening =
        StoredMatch { identity: None, setup, key: Key::from_seed(seed), fair: None, lines: Vec::new() };
    Live::open(Arc::new(Endor::classic()), opening).expect("a match").0
}

/// The legal answers of a seat.
fn choices(table: &Live<Endor>, seat: Seat) -> (u32, Vec<Choice>) {
    let demand = table.game().pending(table.state()).demand_of(seat).expect("asked");
    let mut choices = Vec::new();
    table.game().legal(table.state(), demand, &mut choices);
    (demand.id.0, choices)
}

fn propose(table: &mut Live<Endor>, seat: Seat, decision: u32, choice: Choice) {
    let choice = serde_json::to_value(choice).expect("JSON");
    table.propose(seat, decision, choice).expect("a public choice is there in every world");
    table.accept();
}

fn pick(choices: &[Choice], chance: &mut Quick) -> Choice {
    choices[chance.below(choices.len() as u32) as usize]
}

/// Another world that one seat cannot tell from the real one, and since when.
struct Other {
    world: Live<Endor>,
    since: u64,
}

/// Plays whole games; beside each, for every seat, a game in which everything that seat does not know was dealt
/// anew and all that others do in secret is done otherwise. Until something is disclosed, every byte is the same.
fn play_beside_other_worlds(players: u8, games: u64) -> (u64, u64) {
    let (mut compared, mut told) = (0, 0);
    for seed in 0..games {
        let mut chance = Quick::new(seed);
        let mut real = live(players, seed);
        let mut others: Vec<Option<Other>> = (0..players).map(|_| None).collect();
        while real.payoffs().is_none() {
            for (s, other) in others.iter_mut().enumerate() {
                let since = real.version();
                *other = other
                    .take()
                    .or_else(|| Some(Other { world: real.resampled(Seat(s as u8), &mut chance), since }));
            }
            let asked = real.asked();
            let (seat, _) = asked[chance.below(asked.len() as u32) as usize];
            let (decision, listed) = choices(&real, seat);
            let choice = pick(&listed, &mut chance);
            let secret = asked.len() > 1 || matches!(choice, Choice::Prepare(_));
            let before = real.version();
            propose(&mut real, seat, decision, choice);
            for (s, other) in others.iter_mut().enumerate() {
                let Some(Other { world, since }) = other else { continue };
                let viewers = [Viewer::Seat(Seat(s as u8)), Viewer::Spectator];
                let (decision, listed) = choices(world, seat);
                // What is done in secret by somebody else is done otherwise, where it can be.
                let knows = s as u8 == seat.0 || endor::Side::of(Seat(s as u8)) == endor::Side::of(seat);
                let theirs = if secret && !knows { pick(&listed, &mut chance) } else { choice };
                let disclosed = |table: &Live<Endor>| viewers.iter().any(|v| table.disclosed(before, *v));
                propose(world, seat, decision, theirs);
                if disclosed(&real) || disclosed(world) {
                    told += 1;
                    *other = None;
                    continue;
                }
                let brief = UpdateStyle { brief: true, ..UpdateStyle::default() };
                let scenes = UpdateStyle { scenes: true, ..brief };
                let manners = [UpdateStyle::default(), brief, scenes, UpdateStyle { terse: true, ..scenes }];
                for (viewer, manner) in
                    viewers.into_iter().flat_map(|viewer| manners.map(|manner| (viewer, manner)))
                {
                    let told = UpdateFor {
                        viewer,
                        since: *since,
                        manner,
                        whole: false,
                        playing: true,
                        free: false,
                        clocks: None,
                    };
                    assert_eq!(real.update(told), world.update(told), "{viewer:?} can tell the worlds apart");
                    compared += 1;
                }
                *since = world.version();
            }
        }
    }
    (compared, told)
}

#[test]
fn replacing_secrets_changes_no_byte_that_anybody_is_sent() {
    let (compared, told) = play_beside_other_worlds(2, 6);
    assert!(compared > 1_000 && told > 50, "{compared} updates compared, {told} disclosures");
    let (compared, _) = play_beside_other_worlds(4, 3);
    assert!(compared > 1_000, "{compared} updates compared");
}

/// What was sent over sockets is what the table says for that viewer and nothing else, so the test above holds
/// for the sockets too.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_carry_what_the_table_says_for_their_viewer() {
    let server = start().await;
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let mut clients = Vec::new();
    for (token, brief) in [(Some(&a), true), (Some(&b), false), (None, false), (None, false), (None, true)] {
        let client = Client::told(server.addr(), &id, token.map(String::as_str), 0, brief).await;
        clients.push(client.expect("connected"));
    }
    let [rebel, empire, watcher, second, third] = &mut clients[..] else { unreachable!() };
    let (ending, ..) = tokio::join!(
        rebel.play_some(1, 60),
        empire.play(2),
        watcher.until("over"),
        second.until("over"),
        third.until("over")
    );
    let journal = ask(server.addr(), "GET", &format!("/api/matches/{id}/journal"), "", "").await.body;
    let stored = |line: &str| {
        let (before, _) = line.rsplit_once(",\"link\":").expect("a link");
        format!("{before}}}")
    };
    let (header, seeds) = (journal.lines().next().map(str::to_owned), vec![None; 2]);
    let signer = Arc::new(Signer::new(&[1; 32]));
    let fair = Fairness { id: id.clone(), seeds, signer, noise: [1; 32], header };
    let lines: Vec<String> = journal.lines().filter(|l| l.starts_with("{\"n\"")).map(stored).collect();
    let key = Key(text(&ending["key"]).parse().expect("a key"));
    let mut viewers = [Viewer::Spectator; 5];
    viewers[..2].copy_from_slice(&[Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))]);
    let mut brief_ones = 0;
    for (client, viewer) in clients.iter().zip(viewers) {
        let (mut updates, mut view) = (0, Value::Null);
        for heard in &client.heard {
            let message: Value = serde_json::from_str(heard).expect("JSON");
            if message["t"] != "over" {
                for secret in [&a, &b, &text(&ending["key"])] {
                    assert!(!heard.contains(secret.as_str()), "a secret was sent: {heard}");
                }
            }
            // Before everybody has come there is nothing to tell.
            if message["t"] != "update" || message["view"].is_null() {
                continue;
            }
            let at = |field: &str| message[field].as_u64().expect("a version");
            let opening = StoredMatch {
                identity: None,
                setup: json!({"players": 2}),
                key,
                fair: Some(fair.clone()),
                lines: lines[..at("version") as usize].to_vec(),
            };
            let (table, _) = Catalog::default().open("endor", opening).expect("it holds");
            // The last update is sent once the match is over, and asks nobody anything.
            let said = [true, false].map(|playing| {
                let (since, manner) =
                    (at("from"), UpdateStyle { brief: client.brief, ..UpdateStyle::default() });
                table.update(UpdateFor {
                    viewer,
                    since,
                    manner,
                    whole: true,
                    playing,
                    free: false,
                    clocks: None,
                })
            });
            if message["whole"] == true {
                assert!(said.contains(heard), "{heard:.300}.. is not {:.300}..", said[0]);
                view = message["view"].clone();
            } else {
                // What is not as it was comes to the same view, and all else is the same.
                renew(&mut view, &message["view"]);
                let mut message = message.clone();
                (message["view"], message["whole"]) = (view.clone(), json!(true));
                let said = said.map(|said| serde_json::from_str::<Value>(&said).expect("JSON"));
                assert!(said.contains(&message), "{heard:.300}..");
                brief_ones += 1;
            }
            updates += 1;
        }
        assert!(updates > 20, "{updates} updates");
    }
    assert!(brief_ones > 20, "{brief_ones} brief updates");
    let (third, fourth) = (&clients[2].heard, &clients[3].heard);
    let only_updates = |heard: &Vec<String>| {
        heard.iter().filter(|m| m.starts_with(r#"{"t":"update""#)).cloned().collect::<Vec<_>>()
    };
    assert_eq!(only_updates(third), only_updates(fourth), "spectators are sent the same");
}
