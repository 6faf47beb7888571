//! A match that goes on another day.

use crate::{
    guest::blank,
    program::{journal, run_in},
};
use std::fs;

#[test]
fn an_unfinished_match_goes_on_where_it_was_with_the_same_dice() {
    let memory = blank();
    let file = memory.path().join("match.jsonl");
    let name = file.display().to_string();
    let begun = ["play", "endor", "--as", "empire", "--bot", "random", "--save", &name];
    run_in(memory.path(), begun, "1\n".repeat(30).as_bytes()).ended(0);
    let before = fs::read_to_string(&file).expect("the journal was kept");
    // The seat and the bots are remembered; the journal grows where it is.
    let ran = run_in(memory.path(), ["play", "--resume", &name], b"1\n1\n1\n1\n1\n1\n").ended(0);
    assert!(ran.out.contains("▽ Empire (you)"), "{}", ran.out);
    let after = fs::read_to_string(&file).expect("the journal was kept");
    assert!(after.starts_with(&before) && after.len() > before.len());
    run_in(memory.path(), ["play", "--resume", &name], "1\n".repeat(20_000).as_bytes()).ended(0);
    let proved = run_in(memory.path(), ["replay", &name, "--verify"], b"").ended(0);
    assert!(
        proved.out.contains("The journal holds.") && proved.out.contains("The game is over."),
        "{}",
        proved.out
    );
    let over = run_in(memory.path(), ["play", "--resume", &name], b"").ended(1);
    assert!(over.err.contains("this game is over"), "{}", over.err);
}

#[test]
fn dice_that_are_not_known_here_need_their_seed() {
    let (memory, elsewhere) = (blank(), blank());
    let file = memory.path().join("match.jsonl");
    let name = file.display().to_string();
    let begun = ["play", "endor", "--seed", "7", "--bot", "random", "--save", &name];
    run_in(memory.path(), begun, b"1\n1\n1\n1\n1\n").ended(0);
    let refused = run_in(elsewhere.path(), ["play", "--resume", &name, "--lang", "fr"], b"").ended(1);
    assert!(refused.err.contains("--seed"), "{}", refused.err);
    for wrong in ["--seed=8", "--seed=0"] {
        run_in(elsewhere.path(), ["play", "--resume", &name, wrong], b"").ended(1);
    }
    let ran = run_in(elsewhere.path(), ["play", "--resume", &name, "--seed", "7"], b"").ended(0);
    assert!(ran.out.contains("▲ Rebels (you)"), "{}", ran.out);
}

#[test]
fn what_cannot_be_gone_on_with_says_why() {
    let memory = blank();
    let file = memory.path().join("match.jsonl");
    let name = file.display().to_string();
    let missing = run_in(memory.path(), ["play", "--resume", &name], b"").ended(1);
    assert!(missing.err.contains("Cannot read"), "{}", missing.err);
    let cut: Vec<_> =
        journal().lines().filter(|line| !line.contains("\"n\":4,")).map(str::to_owned).collect();
    fs::write(&file, cut.join("\n")).expect("a file");
    let broken = run_in(memory.path(), ["play", "--resume", &name], b"").ended(1);
    assert!(broken.err.contains("line "), "{}", broken.err);
    assert_eq!(run_in(memory.path(), ["play", "endor", "--resume", &name], b"").code, Some(2));
}
