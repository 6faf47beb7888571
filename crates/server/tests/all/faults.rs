//! A fault of ours ends one match's task and nothing else.

use crate::harness::*;
use catalog::Catalog;
use kernel::Quick;
use protocol::socket::ChatLine;
use serde_json::json;
use server::{
    Limits,
    hall::Hall,
    http::router,
    metrics::Metrics,
    secret::Hash,
    store::{Arrival, Finish, Later, Lines, Record, Shelf, Sqlite, Store, Summary, Unfinished},
};
use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
};
use tokio::{net::TcpListener, sync::watch};

/// A store with a fault: it panics, once, in the task that appends to a certain match.
struct Faulty {
    store: Sqlite,
    hit: Mutex<Option<String>>,
}

impl Store for Faulty {
    fn append(&self, lines: Lines) -> Later<'_, ()> {
        let hit = self.hit.lock().expect("not poisoned").take_if(|id| *id == lines.id);
        assert!(hit.is_none(), "the fault that this test is about");
        self.store.append(lines)
    }
    fn create(&self, record: Record) -> Later<'_, ()> {
        self.store.create(record)
    }
    fn load(&self, id: String) -> Later<'_, Option<Record>> {
        self.store.load(id)
    }
    fn summary(&self, id: String) -> Later<'_, Option<Summary>> {
        self.store.summary(id)
    }
    fn shelf(&self, person: Option<Hash>, attended: Vec<String>) -> Later<'_, Shelf> {
        self.store.shelf(person, attended)
    }
    fn truncate(&self, id: String, from: u64) -> Later<'_, ()> {
        self.store.truncate(id, from)
    }
    fn arrive(&self, arrival: Arrival) -> Later<'_, ()> {
        self.store.arrive(arrival)
    }
    fn say(&self, id: String, line: ChatLine) -> Later<'_, ()> {
        self.store.say(id, line)
    }
    fn finish(&self, id: String, finish: Finish) -> Later<'_, ()> {
        self.store.finish(id, finish)
    }
    fn rematch(&self, old: String, new: Record) -> Later<'_, ()> {
        self.store.rematch(old, new)
    }
    fn unfinished_of(&self, person: Hash, ids: Vec<String>) -> Later<'_, Unfinished> {
        self.store.unfinished_of(person, ids)
    }
    fn unfinished(&self) -> Later<'_, u64> {
        self.store.unfinished()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_in_one_match_is_told_there_and_touches_no_other() {
    let metrics = Arc::new(Metrics::default());
    let store = Sqlite::open(&data(), Arc::clone(&metrics)).expect("a store");
    let store = Arc::new(Faulty { store, hit: Mutex::new(None) });
    let (_open, closing) = watch::channel(false);
    let faulty = Arc::clone(&store);
    let hall = Hall::new(faulty, Catalog::default(), Arc::clone(&metrics), Limits::none(), false, closing);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let addr = listener.local_addr().expect("an address");
    let service = router(Arc::new(hall)).into_make_service_with_connect_info::<SocketAddr>();
    let server = tokio::spawn(async move { axum::serve(listener, service).await });

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
    server.abort();
}
