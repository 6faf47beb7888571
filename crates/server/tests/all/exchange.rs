//! No byte depends on a secret before it is public. A match is stopped before or after a secret, its file is copied, and
//! two servers go on with it: same key, same people, same inputs, but for what one side hides. Whatever anybody else is
//! sent or can ask for must be the same from both, to the last byte.

use crate::harness::*;
use kernel::{Quick, fair::Signer};
use serde_json::{Value, json};
use server::{Limits, Options, Running, serve};
use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
};

async fn start_at(file: PathBuf) -> Running {
    let options = Options::new(([127, 0, 0, 1], 0).into(), file, Vec::new());
    serve(Options { limits: Limits::none(), ..options }).await.expect("started")
}

/// A copy of everything a stopped server has kept.
fn copy(file: &Path) -> PathBuf {
    let to = data();
    for end in ["", "-wal"] {
        let name = |file: &Path| PathBuf::from(format!("{}{end}", file.display()));
        if name(file).exists() {
            fs::copy(name(file), name(&to)).expect("copied");
        }
    }
    to
}

/// What a client was told, without links: those hash what is hidden together with salts, which are never the same twice.
/// That they tell nothing is shown where they are made (`catalog/tests/fair.rs`).
fn told(client: &Client) -> Vec<String> {
    let blank = |message: &String| match message.split_once("\"link\":\"") {
        Some((before, rest)) => format!("{before}{}", &rest[32..]),
        None => message.clone(),
    };
    client.heard.iter().map(blank).collect()
}

/// Two servers that go on with one match: in the second world one side's secret is another.
struct Worlds {
    servers: [Running; 2],
    id: String,
    game: &'static str,
    /// Who hides something.
    keeper: String,
    /// Who must not know it, and has a seat.
    opponent: String,
}

impl Worlds {
    async fn split(
        server: Running,
        file: &Path,
        game: &'static str,
        id: &str,
        tokens: [&str; 2],
        change: impl FnOnce(&Path),
    ) -> Self {
        server.stop().await.expect("stopped");
        let files = [copy(file), copy(file)];
        change(&files[1]);
        let [one, two] = files;
        let [keeper, opponent] = tokens.map(str::to_owned);
        Self {
            servers: [start_at(one).await, start_at(two).await],
            id: id.to_owned(),
            game,
            keeper,
            opponent,
        }
    }

    fn addrs(&self) -> [SocketAddr; 2] {
        [self.servers[0].addr(), self.servers[1].addr()]
    }

    /// Somebody at the match's socket in both worlds.
    async fn at_socket(&self, token: Option<&str>, brief: bool) -> [Client; 2] {
        let [one, two] = self.addrs().map(|addr| Client::told(addr, &self.id, token, 0, brief));
        [one.await.expect("connected"), two.await.expect("connected")]
    }

    /// Compares everything that the opponent, somebody with another seat elsewhere, and a stranger can get now.
    async fn compare(&self, seen: &mut [[Client; 2]]) -> usize {
        let mut compared = 0;
        for pair in seen.iter_mut() {
            for client in pair.iter_mut() {
                client.say(&json!({"t": "look", "n": 1, "what": {"about": "anything"}})).await;
                client.until("looked").await;
            }
            let [one, two] = pair;
            assert_eq!(told(one), told(two), "a socket that was open tells them apart");
            compared += one.heard.len();
        }
        for token in [Some(self.opponent.as_str()), None] {
            for brief in [false, true] {
                let [one, two] = self.at_socket(token, brief).await;
                assert_eq!(told(&one), told(&two), "a new socket tells them apart");
                compared += one.heard.len();
            }
            let view = self.at_socket(token, false).await[0].update["view"].clone();
            for (method, path) in routes(self.addrs()[0]).await {
                for request in self.requests(&method, &path, token, &view) {
                    let (path, body) = request;
                    let head = token.map_or_else(String::new, bearer);
                    let mut answers = Vec::new();
                    for addr in self.addrs() {
                        let answer = ask(addr, &method, &path, &head, &body).await;
                        answers.push(blank(&answer, addr, &path));
                    }
                    assert_eq!(answers[0], answers[1], "{method} {path} tells them apart");
                    compared += 1;
                }
            }
        }
        compared
    }

    /// How each route is asked about this match. A route that nobody has thought of here is one that nobody has looked
    /// at for secrets.
    fn requests(&self, method: &str, path: &str, token: Option<&str>, view: &Value) -> Vec<(String, String)> {
        let (id, game) = (&self.id, self.game);
        let filled = path.replace("{id}", id).replace("{game}", game);
        let seat = token.map(|_| 1);
        let body = |body: Value| vec![(filled.clone(), body.to_string())];
        match (method, path) {
            ("GET", "/api/scenarios/{game}/{name}") => {
                vec![(filled.replace("{name}", "nowhere"), String::new())]
            }
            (
                "GET",
                "/api/games"
                | "/api/games/{game}/content"
                | "/api/lobby"
                | "/api/matches/{id}"
                | "/api/matches/{id}/socket"
                | "/api/matches/{id}/journal"
                | "/api/matches/{id}/replay"
                | "/api/matches/{id}/analysis"
                | "/api/showcase/{game}"
                | "/api/rules/{game}"
                | "/api/openapi.json"
                | "/healthz"
                | "/metrics"
                | "/"
                | "/m/{id}"
                | "/r/{id}"
                | "/a/{id}",
            ) => vec![(filled.clone(), String::new())],
            ("POST", "/api/games/{game}/examine") => body(json!({})),
            ("POST", "/api/games/{game}/look") => {
                body(json!({"view": view, "seat": seat, "what": {"about": "?"}}))
            }
            // Another match with the same set-up as the caller was told.
            ("POST", "/api/matches") => body(json!({"game": game, "setup": {"nothing": 0}, "seats": [],
                "pace": correspondence(), "name": null})),
            ("POST", "/api/matches/{id}/join") => body(json!({"secret": null, "name": null})),
            ("POST", "/api/matches/{id}/bring") => body(json!({"brought": {}})),
            ("POST", "/api/matches/{id}/pass") => body(json!("")),
            ("POST", "/api/matches/{id}/claim") => body(json!({"secret": "0".repeat(64)})),
            ("POST", "/api/matches/{id}/analysis") => body(json!({"effort": null})),
            ("POST", "/api/study" | "/api/study/scenario") => {
                body(json!({"match": id, "at": 3, "inputs": [], "choice": null}))
            }
            ("POST", "/api/verify") => vec![(filled.clone(), "{}".to_owned())],
            // Whoever has a seat would have another secret afterwards.
            ("POST", "/api/me/renew") if token.is_some() => Vec::new(),
            ("POST", "/api/me/renew" | "/api/me/forget") => body(json!("")),
            _ => panic!("{method} {path}: say here how it is asked, so that it is looked at for secrets"),
        }
    }

    /// The keeper gives up: from then on nothing is hidden, and the worlds must differ.
    async fn reveal(&self) {
        let mut journals = Vec::new();
        for addr in self.addrs() {
            let mut keeper = Client::new(addr, &self.id, Some(&self.keeper)).await;
            keeper.say(&json!({"t": "resign"})).await;
            keeper.until("over").await;
            let path = format!("/api/matches/{}/journal", self.id);
            let journal = ask(addr, "GET", &path, "", "").await;
            assert_eq!(journal.status, 200, "{}", journal.body);
            journals.push(journal.body);
        }
        assert_ne!(journals[0], journals[1], "the worlds were the same: this has shown nothing");
    }
}

/// All routes, as the server itself lists them and as its source does, and the pages that links lead to.
async fn routes(addr: SocketAddr) -> Vec<(String, String)> {
    let document = ask(addr, "GET", "/api/openapi.json", "", "").await.json();
    let mut routes = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            routes.push((method.to_uppercase(), path.clone()));
        }
    }
    let source = include_str!("../../src/http.rs");
    for path in source.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let path = path.replace("{*", "{");
        assert!(routes.iter().any(|(_, known)| *known == path), "{path} is not in the document");
    }
    routes.extend(["/", "/m/{id}", "/r/{id}", "/a/{id}"].map(|page| ("GET".to_owned(), page.to_owned())));
    routes
}

/// An answer without what is random or measured: the time, where this server listens, new secrets, and how it works.
fn blank(answer: &Answer, addr: SocketAddr, path: &str) -> String {
    let head = answer.head.lines().filter(|line| !line.starts_with("date: ") && !line.starts_with("etag: "));
    let mut head = head.collect::<Vec<_>>().join("\n");
    let mut body = answer.body.replace(&addr.to_string(), "ADDRESS");
    if path.ends_with("/pass") && answer.status == 200 {
        body = body.replace(&text(&answer.json()["secret"]), "SECRET");
    }
    // What hangs on when a connection before is noticed to be gone.
    if path == "/metrics" {
        let measured =
            ["requests", "commits", "writes", "connections", "sockets", "rooms", "refused", "move_seconds"];
        let lines = body.lines().filter(|line| !measured.iter().any(|name| line.contains(name)));
        body = lines.collect::<Vec<_>>().join("\n");
        head = head.lines().filter(|line| !line.starts_with("content-length")).collect::<Vec<_>>().join("\n");
    }
    // The page of a match names the server, whose ports may have more digits.
    if !path.starts_with("/api") {
        head = head.lines().filter(|line| !line.starts_with("content-length")).collect::<Vec<_>>().join("\n");
    }
    format!("{head}\n\n{body}")
}

/// A match of two people in a file of its own.
async fn play(
    game: &str,
    setup: Value,
    brought: Option<Value>,
) -> (Running, PathBuf, String, String, String) {
    let file = data();
    let server = start_at(file.clone()).await;
    let mut wish = json!({"game": game, "setup": setup, "pace": correspondence(), "name": "Maker",
        "seats": [{"kind": "me"}, {"kind": "open"}]});
    if let Some(brought) = brought {
        wish["brought"] = brought;
    }
    let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await;
    assert_eq!(made.status, 200, "{}", made.body);
    let (id, maker) = (text(&made.json()["info"]["id"]), text(&made.json()["token"]));
    let join = json!({"secret": null, "name": "Guest"}).to_string();
    let joined = ask(server.addr(), "POST", &format!("/api/matches/{id}/join"), "", &join).await.json();
    let guest = text(&joined["token"]);
    come(server.addr(), &id, &maker).await;
    come(server.addr(), &id, &guest).await;
    (server, file, id, maker, guest)
}

/// Both play at random until the keeper is asked for something secret; who then sits where is as it was.
async fn play_until(addr: SocketAddr, id: &str, tokens: [&str; 2], is_secret: fn(&Value) -> bool) {
    let mut chance = Quick::new(7);
    for _ in 0..400 {
        let mut clients = Vec::new();
        for token in tokens {
            clients.push(Client::told(addr, id, Some(token), 0, false).await.expect("connected"));
        }
        if is_secret(&clients[0].update["demand"]) {
            return;
        }
        let asked = clients.iter_mut().find_map(|client| Some((client.answer(&mut chance)?, client)));
        let (answer, client) = asked.expect("somebody is asked");
        client.say(&answer).await;
        let heard = client.until("update").await;
        assert!(heard["version"].as_u64().is_some());
    }
    panic!("nothing secret was asked");
}

/// The keeper makes a secret choice, another one in each world, and nobody else can tell.
async fn exchange_choice(
    game: &'static str,
    setup: Value,
    is_secret: fn(&Value) -> bool,
    secret: fn(&Value) -> [Value; 2],
) -> usize {
    let (server, file, id, a, b) = play(game, setup, None).await;
    play_until(server.addr(), &id, [&a, &b], is_secret).await;
    let worlds = Worlds::split(server, &file, game, &id, [&a, &b], |_| ()).await;
    let mut seen = Vec::new();
    for token in [Some(b.as_str()), None] {
        for brief in [false, true] {
            seen.push(worlds.at_socket(token, brief).await);
        }
    }
    let mut compared = worlds.compare(&mut seen).await;
    let mut keepers = worlds.at_socket(Some(&a), false).await;
    let demand = keepers[0].update["demand"].clone();
    let choices = secret(&demand);
    assert_ne!(choices[0], choices[1]);
    for (keeper, choice) in keepers.iter_mut().zip(choices) {
        keeper.say(&json!({"t": "choose", "decision": demand["decision"], "choice": choice})).await;
        keeper.until("update").await;
    }
    compared += worlds.compare(&mut seen).await;
    assert_ne!(keepers[0].heard, keepers[1].heard, "who has chosen sees what");
    worlds.reveal().await;
    compared
}

/// Whether answers to a demand have a name.
fn offers(demand: &Value, name: &str) -> bool {
    demand["choices"][0]["choice"].get(name).is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_of_endor_are_told_to_nobody() {
    let is_secret = |demand: &Value| offers(demand, "Prepare");
    let compared = exchange_choice("endor", json!({"players": 2}), is_secret, |demand| {
        let rows = demand["choices"].as_array().expect("rows");
        [rows[0]["choice"].clone(), rows[rows.len() - 1]["choice"].clone()]
    });
    let compared = compared.await;
    assert!(compared > 150, "{compared}");
}

#[tokio::test(flavor = "multi_thread")]
async fn dials_of_xwing_are_told_to_nobody() {
    let is_secret = |demand: &Value| offers(demand, "Dial");
    let compared = exchange_choice("xwing2e", json!({}), is_secret, |demand| {
        let choices = demand["choices"].as_array().expect("choices");
        let first = &choices[0]["choice"];
        let same_ship = |choice: &&Value| choice["Dial"]["ship"] == first["Dial"]["ship"] && *choice != first;
        let other = choices.iter().map(|one| &one["choice"]).find(same_ship).expect("another maneuver");
        [first.clone(), other.clone()]
    });
    let compared = compared.await;
    assert!(compared > 150, "{compared}");
}

/// Two lists of so many cards that differ in one.
async fn decks(addr: SocketAddr) -> [Vec<String>; 2] {
    let facts = ask(addr, "GET", "/api/games/starfighter/content", "", "").await.json();
    let ids = facts["cards"].as_array().expect("cards").iter().map(|card| text(&card["id"]));
    let ids: Vec<String> = ids.collect();
    let mut other = ids[..30].to_vec();
    other[3].clone_from(&ids[40]);
    [ids[..30].to_vec(), other]
}

/// Whatever the keeper brings before the match begins, nobody else can tell.
async fn exchange_brought(game: &'static str, setup: Value, brought: [Value; 2]) -> usize {
    let (server, file, id, a, b) = play(game, setup, Some(json!([null, null]))).await;
    let worlds = Worlds::split(server, &file, game, &id, [&a, &b], |_| ()).await;
    let mut seen = vec![worlds.at_socket(Some(&b), true).await, worlds.at_socket(None, false).await];
    for (addr, brought) in worlds.addrs().into_iter().zip(brought) {
        let body = json!({ "brought": brought }).to_string();
        let told = ask(addr, "POST", &format!("/api/matches/{id}/bring"), &bearer(&a), &body).await;
        assert_eq!((told.status, &told.json()["phase"]), (200, &json!("gathering")), "{}", told.body);
    }
    worlds.compare(&mut seen).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_brought_is_told_to_nobody_before_a_match_begins() {
    let squad = |pilot: &str| json!({"ships": [{"pilot": pilot}]});
    let squads = [squad("lukeskywalker"), squad("wedgeantilles")];
    let compared = exchange_brought("xwing2e", crate::gather::points(), squads).await;
    assert!(compared > 60, "{compared}");
    let server = start().await;
    let brought = decks(server.addr()).await.map(|cards| json!({ "cards": cards }));
    let compared = exchange_brought("starfighter", json!({"mode": "total_war"}), brought).await;
    assert!(compared > 60, "{compared}");
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_of_starfighter_are_told_to_nobody_before_the_end() {
    let setup = json!({"mode": "total_war"});
    let (server, file, id, a, b) = play("starfighter", setup, Some(json!([null, null]))).await;
    let [one, other] = decks(server.addr()).await;
    let theirs: Vec<_> = [&one[..3], &one[4..]].concat();
    for (token, cards) in [(&a, &one), (&b, &theirs)] {
        let body = json!({"brought": {"cards": cards}}).to_string();
        let path = format!("/api/matches/{id}/bring");
        assert_eq!(ask(server.addr(), "POST", &path, &bearer(token), &body).await.status, 200);
    }
    // Somewhere in the game: hands are dealt, and something was played.
    let mut chance = Quick::new(3);
    for token in [&a, &b] {
        let mut client = Client::new(server.addr(), &id, Some(token)).await;
        if let Some(answer) = client.answer(&mut chance) {
            client.say(&answer).await;
            client.until("update").await;
        }
    }
    let path = format!("/api/matches/{id}");
    // The card that only the keeper's deck has is another: in the deck, and wherever it came to lie.
    let (card, instead) = (&one[3], &other[3]);
    let worlds = Worlds::split(server, &file, "starfighter", &id, [&a, &b], |file| {
        let db = rusqlite::Connection::open(file).expect("opened");
        let names = [card, instead].map(|card| format!("\"{card}\""));
        for (table, column) in [("matches", "setup"), ("seats", "brought")] {
            let sql =
                format!("UPDATE {table} SET {column} = replace({column}, ?1, ?2) WHERE instr({column}, ?1)");
            let changed = db.execute(&sql, (&names[0], &names[1])).expect("done");
            assert!(changed > 0, "{table} does not tell {card}");
        }
        // The first line of the journal tells it too, and is signed.
        let header: String = db.query_row("SELECT header FROM matches", [], |row| row.get(0)).expect("begun");
        let secret: [u8; 32] =
            db.query_row("SELECT bytes FROM secrets", [], |row| row.get(0)).expect("a key to sign with");
        let header = header.replace(&names[0], &names[1]);
        let (open, _) = header.rsplit_once(",\"signature\":").expect("signed");
        let signature = Signer::new(&secret).sign(format!("{open}}}").as_bytes());
        let header = format!("{open},\"signature\":\"{signature}\"}}");
        db.execute("UPDATE matches SET header = ?1", [header]).expect("done");
        // Piles are shuffled by the numbers of cards in the content: 3 and 40, see `decks`.
        let line: String = db
            .query_row("SELECT line FROM inputs WHERE instr(line, 'Pile')", [], |row| row.get(0))
            .expect("piles are shuffled at once");
        let shuffled = |line: &str| {
            let mut line: Value = serde_json::from_str(line).expect("JSON");
            if let Some(pile) = line.pointer_mut("/input/chance/Pile").and_then(Value::as_array_mut) {
                for card in pile.iter_mut().filter(|card| **card == 3) {
                    *card = json!(40);
                }
            }
            line.to_string()
        };
        let changed = line.lines().map(shuffled).collect::<Vec<_>>().join("\n");
        assert_ne!(line, changed);
        db.execute("UPDATE inputs SET line = ?1 WHERE line = ?2", (&changed, &line)).expect("done");
    })
    .await;
    let mut seen = vec![worlds.at_socket(Some(&b), true).await, worlds.at_socket(None, false).await];
    let compared = worlds.compare(&mut seen).await;
    assert!(compared > 60, "{compared}");
    worlds.reveal().await;
    let [first, second] = worlds.addrs().map(|addr| ask(addr, "GET", &path, "", ""));
    assert_ne!(first.await.json()["setup"]["decks"], second.await.json()["setup"]["decks"]);
}
