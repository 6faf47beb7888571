//! The embedded store: rows of inputs, and who was first.

use crate::harness::*;
use catalog::Catalog;
use protocol::{
    rest::{NewMatch, SeatWish},
    shared::Pace,
};
use server::{
    create::create_match,
    metrics::Metrics,
    secret::Secret,
    store::{Lines, Sqlite, Store, StoreError},
};
use std::sync::Arc;

fn lines(id: &str, first: u64, lines: &[&str]) -> Lines {
    let lines = lines.iter().map(|&line| line.to_owned()).collect();
    Lines { id: id.to_owned(), first, lines, clocks: None, finish: None }
}

#[tokio::test]
async fn inputs_are_appended_where_the_last_ends_and_cut_anywhere() {
    let store = Sqlite::open(&data(), Arc::new(Metrics::default())).expect("a store");
    let wish = NewMatch {
        game: "endor".to_owned(),
        setup: serde_json::json!({}),
        brought: None,
        seats: vec![SeatWish::Me, SeatWish::Open],
        pace: Pace::Correspondence,
        name: None,
    };
    let (record, _) =
        create_match(&Catalog::default(), wish, Secret::random().hash(), store.signer()).expect("a match");
    let (id, start) = (record.summary.id.clone(), record.lines.clone());
    store.create(record).await.expect("kept");
    let n = start.len() as u64;
    let stored = async || {
        let record = store.load(id.clone()).await.expect("read").expect("there");
        assert_eq!(record.summary.version, record.lines.len() as u64);
        record.lines[start.len()..].join(" ")
    };
    store.append(lines(&id, n, &["a", "b", "c"])).await.expect("appended");
    store.append(lines(&id, n + 3, &["d"])).await.expect("appended");
    assert_eq!(stored().await, "a b c d");
    for first in [0, n, n + 1, n + 3, n + 5] {
        let refused = store.append(lines(&id, first, &["x", "y"])).await;
        assert_eq!(refused, Err(StoreError::Conflict), "{first}: somebody else was first, or there is a gap");
    }
    assert_eq!(stored().await, "a b c d");
    for stale in [0, n, n + 3, n + 5] {
        let refused = store.truncate(id.clone(), n + 2, stale).await;
        assert_eq!(refused, Err(StoreError::Conflict), "{stale}: it was believed to end elsewhere");
    }
    assert_eq!(stored().await, "a b c d", "nothing that was told to anybody is gone");
    store.truncate(id.clone(), n + 2, n + 4).await.expect("cut");
    assert_eq!(stored().await, "a b", "within a row");
    store.append(lines(&id, n + 2, &["e", "f"])).await.expect("appended");
    assert_eq!(stored().await, "a b e f");
    store.truncate(id.clone(), n + 2, n + 4).await.expect("cut");
    assert_eq!(stored().await, "a b", "at the beginning of a row");
    let nobody = store.append(lines("nosuchmatch", 0, &["x"])).await;
    assert!(matches!(nobody, Err(StoreError::Broken(_))), "{nobody:?}");
    assert_eq!(store.load(id.clone()).await.expect("read").expect("there").lines[..start.len()], start[..]);
}
