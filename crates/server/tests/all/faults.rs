//! A fault of ours ends one match's task and nothing else.

use crate::harness::*;
use catalog::Catalog;
use kernel::{Quick, fair::Signer};
use protocol::socket::ChatLine;
use serde_json::json;
use server::{
    Limits, Options,
    app::App,
    http::router,
    metrics::Metrics,
    secret::Hash,
    serve,
    store::{
        BoxFuture, Finish, Lines, LobbyLists, Record, SeatUpdate, Sqlite, Store, StoreError, Summary,
        Unfinished,
    },
};
use std::{
    net::SocketAddr,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::{net::TcpListener, sync::watch};

/// A store with faults: it panics, once, in the task that appends to a certain match; or it is full.
struct Faulty {
    store: Sqlite,
    hit: Mutex<Option<String>>,
    full: AtomicBool,
    /// What could not be appended.
    lost: Mutex<Vec<String>>,
}

impl Faulty {
    fn open(file: &Path, metrics: &Arc<Metrics>) -> Arc<Self> {
        let store = Sqlite::open(file, Arc::clone(metrics)).expect("a store");
        let (hit, full, lost) = (Mutex::default(), AtomicBool::new(false), Mutex::default());
        Arc::new(Self { store, hit, full, lost })
    }

    fn is_full(&self) -> bool {
        self.full.load(Ordering::SeqCst)
    }
}

fn disk_full<'a, T: Send + 'a>() -> BoxFuture<'a, T> {
    Box::pin(async { Err(StoreError::Broken("database or disk is full".to_owned())) })
}

/// A server with such a store.
async fn started(store: &Arc<Faulty>, metrics: &Arc<Metrics>) -> (SocketAddr, watch::Sender<bool>) {
    let (open, closing) = watch::channel(false);
    let faulty: Arc<dyn Store> = Arc::<Faulty>::clone(store);
    let app = App::new(faulty, Catalog::default(), Arc::clone(metrics), Limits::none(), false, closing);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let addr = listener.local_addr().expect("an address");
    let service = router(Arc::new(app)).into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    (addr, open)
}

impl Store for Faulty {
    fn append(&self, lines: Lines) -> BoxFuture<'_, ()> {
        let hit = self.hit.lock().expect("not poisoned").take_if(|id| *id == lines.id);
        assert!(hit.is_none(), "the fault that this test is about");
        if self.is_full() {
            self.lost.lock().expect("not poisoned").push(lines.lines.join("\n"));
            return disk_full();
        }
        self.store.append(lines)
    }
    fn create(&self, record: Record) -> BoxFuture<'_, ()> {
        self.store.create(record)
    }
    fn load(&self, id: String) -> BoxFuture<'_, Option<Record>> {
        self.store.load(id)
    }
    fn summary(&self, id: String) -> BoxFuture<'_, Option<Summary>> {
        self.store.summary(id)
    }
    fn lobby_lists(&self, person: Option<Hash>, attended: Vec<String>) -> BoxFuture<'_, LobbyLists> {
        self.store.lobby_lists(person, attended)
    }
    fn truncate(&self, id: String, from: u64, expected: u64) -> BoxFuture<'_, ()> {
        self.store.truncate(id, from, expected)
    }
    fn update_seat(&self, arrival: SeatUpdate) -> BoxFuture<'_, ()> {
        self.store.update_seat(arrival)
    }
    fn add_chat(&self, id: String, line: ChatLine) -> BoxFuture<'_, ()> {
        self.store.add_chat(id, line)
    }
    fn finish(&self, id: String, finish: Finish) -> BoxFuture<'_, ()> {
        self.store.finish(id, finish)
    }
    fn rematch(&self, old: String, new: Record) -> BoxFuture<'_, ()> {
        self.store.rematch(old, new)
    }
    fn unfinished_of(&self, person: Hash, ids: Vec<String>) -> BoxFuture<'_, Unfinished> {
        self.store.unfinished_of(person, ids)
    }
    fn unfinished(&self) -> BoxFuture<'_, u64> {
        self.store.unfinished()
    }
    fn is_known(&self, person: Hash) -> BoxFuture<'_, bool> {
        self.store.is_known(person)
    }
    fn renew(&self, old: Hash, new: Hash) -> BoxFuture<'_, ()> {
        self.store.renew(old, new)
    }
    fn over_before(&self, before_ms: u64, most: usize) -> BoxFuture<'_, Vec<String>> {
        self.store.over_before(before_ms, most)
    }
    fn remove(&self, ids: Vec<String>) -> BoxFuture<'_, ()> {
        self.store.remove(ids)
    }
    fn check_writable(&self) -> BoxFuture<'_, ()> {
        if self.is_full() {
            return disk_full();
        }
        self.store.check_writable()
    }
    fn signer(&self) -> &Arc<Signer> {
        self.store.signer()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_in_one_match_is_told_there_and_touches_no_other() {
    let metrics = Arc::new(Metrics::default());
    let store = Faulty::open(&data(), &metrics);
    let (addr, _open) = started(&store, &metrics).await;

    let (struck, a, b) = pair(addr, correspondence()).await;
    let (other, c, d) = pair(addr, correspondence()).await;
    let mut rebel = Client::new(addr, &struck, Some(&a)).await;
    let mut empire = Client::new(addr, &struck, Some(&b)).await;
    let mut third = Client::new(addr, &other, Some(&c)).await;
    let mut fourth = Client::new(addr, &other, Some(&d)).await;
    let before = rebel.update.clone();
    *store.hit.lock().expect("not poisoned") = Some(struck.clone());
    let answer = rebel.answer(&mut Quick::new(1)).expect("asked");
    rebel.say(&answer).await;
    for client in [&mut rebel, &mut empire] {
        let problem = client.until("refused").await["problem"].clone();
        assert_eq!(
            (&problem["code"], &problem["why"]["key"]),
            (&json!("broken"), &json!("server-broken")),
            "those who are there are told in words"
        );
        assert!(client.try_until("never").await.is_none(), "and told to come back");
    }
    assert_eq!(metrics.panics.get(), 1);
    // The match stands as it is stored, and goes on.
    let mut rebel = Client::new(addr, &struck, Some(&a)).await;
    assert_eq!((&rebel.update["version"], &rebel.update["view"]), (&before["version"], &before["view"]));
    rebel.say(&answer).await;
    assert_eq!(rebel.until("update").await["version"], before["version"].as_u64().expect("a version") + 1);
    let mut empire = Client::new(addr, &struck, Some(&b)).await;
    tokio::join!(rebel.play_some(1, 20), empire.play(2));
    tokio::join!(third.play_some(3, 20), fourth.play(4));
    assert_eq!(metrics.panics.get(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_move_that_cannot_be_stored_is_played_later_and_no_other() {
    let (metrics, file) = (Arc::new(Metrics::default()), data());
    let store = Faulty::open(&file, &metrics);
    let (addr, _open) = started(&store, &metrics).await;
    assert_eq!(ask(addr, "GET", "/healthz", "", "").await.body, "well\n");
    store.full.store(true, Ordering::SeqCst);
    let seats = json!([{"kind": "bot", "level": "cadet"}, {"kind": "bot", "level": "cadet"}]);
    let wish = json!({"game": "endor", "setup": {}, "seats": seats, "pace": correspondence(), "name": null});
    let made = ask(addr, "POST", "/api/matches", "", &wish.to_string()).await.json();
    let id = text(&made["info"]["id"]);
    let tried = || store.lost.lock().expect("not poisoned").clone();
    for _ in 0..1200 {
        if tried().len() >= 6 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // What keeps a line from being guessed is new each time, and which of the two comes first is chance.
    let bare = |line: &String| {
        let line = line.split(",\"salt\":").next().unwrap_or_default();
        line.split_once("\"input\":").map_or(line, |(_, input)| input).to_owned()
    };
    let all = tried();
    let mut distinct: Vec<_> = all.iter().map(bare).collect();
    distinct.sort();
    distinct.dedup();
    assert!(all.len() >= 6 && distinct.len() <= 2, "each bot tries the same again: {all:?}");
    let ill = ask(addr, "GET", "/healthz", "", "").await;
    assert_eq!((ill.status, ill.body.as_str()), (503, "unwritable\n"));
    store.full.store(false, Ordering::SeqCst);
    let mut watcher = Client::new(addr, &id, None).await;
    while watcher.update["version"].as_u64() < made["info"]["version"].as_u64().map(|version| version + 2) {
        watcher.until("update").await;
    }
    let record = store.store.load(id).await.expect("read").expect("there");
    for line in distinct {
        let is_played = record.lines.iter().any(|played| played.contains(&line));
        assert!(is_played, "what it chose is what is played: {line}");
    }
    assert_eq!(ask(addr, "GET", "/healthz", "", "").await.body, "well\n");
}

/// The figure of a metric.
async fn figure(addr: SocketAddr, name: &str) -> u64 {
    let text = ask(addr, "GET", "/metrics", "", "").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("escadrille_{name} ")));
    line.and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("{name} is not told"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_file_is_noticed_and_failed_writes_are_counted_as_such() {
    let file = data();
    let options = Options {
        limits: Limits::none(),
        ..Options::new(([127, 0, 0, 1], 0).into(), file.clone(), Vec::new())
    };
    let server = serve(options).await.expect("started");
    let addr = server.addr();
    let (id, a, _) = pair(addr, correspondence()).await;
    let mut one = Client::new(addr, &id, Some(&a)).await;
    // Another program that writes for a while is as good as a full disk: the store waits, and fails.
    let other = rusqlite::Connection::open(&file).expect("opened");
    other.execute_batch("BEGIN IMMEDIATE").expect("begun");
    let writes = figure(addr, "writes_total").await;
    let answer = one.answer(&mut Quick::new(1)).expect("asked");
    one.say(&answer).await;
    assert_eq!(one.until("refused").await["problem"]["code"], "store");
    let health = ask(addr, "GET", "/healthz", "", "").await;
    assert_eq!((health.status, health.body.as_str()), (503, "unwritable\n"));
    assert_eq!(figure(addr, "writes_total").await, writes, "nothing was committed");
    assert!(figure(addr, "failed_writes_total").await >= 2);
    other.execute_batch("ROLLBACK").expect("ended");
    one.say(&answer).await;
    one.until("update").await;
    assert_eq!(ask(addr, "GET", "/healthz", "", "").await.body, "well\n");
    assert!(figure(addr, "writes_total").await > writes);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_cannot_be_read_is_missing_from_the_lobby_and_nothing_else_is() {
    let file = data();
    let options = Options {
        limits: Limits::none(),
        ..Options::new(([127, 0, 0, 1], 0).into(), file.clone(), Vec::new())
    };
    let server = serve(options).await.expect("started");
    let addr = server.addr();
    let wish = json!({"game": "endor", "setup": {}, "seats": [{"kind": "me"}, {"kind": "open"}],
        "pace": correspondence(), "name": null})
    .to_string();
    let mut ids = Vec::new();
    let mut token = String::new();
    for _ in 0..4 {
        let head = if token.is_empty() { String::new() } else { bearer(&token) };
        let made = ask(addr, "POST", "/api/matches", &head, &wish).await.json();
        token = text(&made["token"]);
        ids.push(text(&made["info"]["id"]));
    }
    let other = rusqlite::Connection::open(&file).expect("opened");
    let spoilt = |sql: &str, id: &String| assert_eq!(other.execute(sql, [id]).expect("done"), 1);
    spoilt("UPDATE matches SET identity = 'nonsense' WHERE id = ?1", &ids[0]);
    spoilt("UPDATE matches SET key = x'00' || 'k' WHERE id = ?1", &ids[1]);
    spoilt("UPDATE matches SET setup = '{' WHERE id = ?1", &ids[2]);
    for _ in 0..2 {
        let lobby = ask(addr, "GET", "/api/lobby", &bearer(&token), "").await;
        assert_eq!(lobby.status, 200, "{}", lobby.body);
        for list in ["open", "mine"] {
            let listed = lobby.json()[list].clone();
            assert_eq!(listed.as_array().map(Vec::len), Some(1), "{listed}");
            assert_eq!(listed[0]["id"], json!(ids[3]));
        }
    }
    assert_eq!(figure(addr, "unreadable_total").await, 3, "each is counted once");
    let one = ask(addr, "GET", &format!("/api/matches/{}", ids[0]), "", "").await;
    assert_eq!(one.status, 503);
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_that_are_over_are_kept_for_ever_or_for_as_long_as_is_wished() {
    let file = data();
    let start = async |keep_finished| {
        let options = Options::new(([127, 0, 0, 1], 0).into(), file.clone(), Vec::new());
        serve(Options { limits: Limits::none(), keep_finished, ..options }).await.expect("started")
    };
    let server = start(None).await;
    let addr = server.addr();
    let mut ids = Vec::new();
    for _ in 0..3 {
        let (id, a, _) = pair(addr, correspondence()).await;
        let mut one = Client::new(addr, &id, Some(&a)).await;
        one.say(&json!({"t": "chat", "text": "a word that goes with its match"})).await;
        one.until("chat").await;
        if ids.len() < 2 {
            one.say(&json!({"t": "resign"})).await;
            one.until("over").await;
        }
        ids.push(id);
    }
    server.stop().await.expect("stopped");
    let db = rusqlite::Connection::open(&file).expect("opened");
    let aged = "UPDATE matches SET ended_ms = ended_ms - 40 * 86400000, created_ms = 0 WHERE id = ?1";
    db.execute(aged, [&ids[0]]).expect("aged");
    let there =
        async |addr, id: &str| ask(addr, "GET", &format!("/api/matches/{id}"), "", "").await.status == 200;
    let count = |sql: &str| db.query_row(sql, [], |row| row.get::<_, u32>(0)).expect("a figure");

    let server = start(None).await;
    assert!(there(server.addr(), &ids[0]).await, "for ever unless wished otherwise");
    server.stop().await.expect("stopped");
    let server = start(Some(30)).await;
    for _ in 0..500 {
        if count("SELECT count(*) FROM matches") == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(!there(server.addr(), &ids[0]).await, "too old");
    assert!(there(server.addr(), &ids[1]).await, "over, and young");
    assert!(there(server.addr(), &ids[2]).await, "not over, however old");
    for table in ["seats", "inputs", "chat"] {
        let sql = format!("SELECT count(*) FROM {table} WHERE match NOT IN (SELECT n FROM matches)");
        assert_eq!(count(&sql), 0, "{table}");
    }
    assert_eq!(count("SELECT count(*) FROM chat"), 2);
}
