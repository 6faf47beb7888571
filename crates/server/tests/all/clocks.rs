//! Chess clocks.

use crate::harness::*;
use serde_json::json;
use server::{Limits, Options, serve};
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn whose_time_is_up_has_lost_and_each_clock_runs_by_itself() {
    let server = start().await;
    let (id, a, b) = pair(server.addr(), json!({"kind": "clock", "seconds": 2, "increment": 60})).await;
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    let mut empire = Client::new(server.addr(), &id, Some(&b)).await;
    assert!(rebel.update["clocks_ms"][0].as_u64() <= Some(2_000));
    let answer = rebel.answer(&mut kernel::Quick::new(1)).expect("asked");
    rebel.say(&answer).await;
    let clocks = rebel.until("update").await["clocks_ms"].clone();
    assert_eq!(clocks[0].as_u64(), Some(2_000), "a decision gives back what it took, and no more: {clocks}");
    assert!(clocks[1].as_u64() < Some(2_000), "the other clock runs: {clocks}");
    let ending = empire.until("over").await["ending"].clone();
    assert_eq!((&ending["by"], &ending["payoffs"]), (&json!("time"), &json!([1.0, -1.0])));
}

#[tokio::test(flavor = "multi_thread")]
async fn time_stands_still_while_the_server_is_down() {
    let file = data();
    let options = || Options {
        limits: Limits::none(),
        ..Options::new(([127, 0, 0, 1], 0).into(), file.clone(), Vec::new())
    };
    let server = serve(options()).await.expect("started");
    let (id, a, b) = pair(server.addr(), json!({"kind": "clock", "seconds": 600, "increment": 0})).await;
    let mut rebel = Client::new(server.addr(), &id, Some(&a)).await;
    let mut empire = Client::new(server.addr(), &id, Some(&b)).await;
    let answer = rebel.answer(&mut kernel::Quick::new(1)).expect("asked");
    rebel.say(&answer).await;
    let told = empire.until("update").await["clocks_ms"].clone();
    let ms = |clocks: &serde_json::Value, seat: usize| clocks[seat].as_u64().expect("milliseconds");
    server.stop().await.expect("stopped");
    // Down again and again, long enough to see the difference.
    let down = Instant::now();
    while down.elapsed() < Duration::from_millis(500) {
        serve(options()).await.expect("started").stop().await.expect("stopped");
    }
    let down = down.elapsed().as_millis() as u64;
    let server = serve(options()).await.expect("started again");
    let opened = Instant::now();
    let empire = Client::new(server.addr(), &id, Some(&b)).await;
    let ran = opened.elapsed().as_millis() as u64;
    let clocks = &empire.update["clocks_ms"];
    assert_eq!(ms(clocks, 0), ms(&told, 0), "who is not asked loses nothing");
    let lost = ms(&told, 1).saturating_sub(ms(clocks, 1));
    assert!(lost <= ran, "{lost} ms gone, the match was open for {ran} ms and the server down for {down} ms");
}
