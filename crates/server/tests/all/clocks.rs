//! Chess clocks.

use crate::harness::*;
use serde_json::json;

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
    assert!(clocks[0].as_u64() > Some(60_000), "a decision adds its increment: {clocks}");
    assert!(clocks[1].as_u64() < Some(2_000), "the other clock runs: {clocks}");
    let ending = empire.until("over").await["ending"].clone();
    assert_eq!((&ending["by"], &ending["payoffs"]), (&json!("time"), &json!([1.0, -1.0])));
}
