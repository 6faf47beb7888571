//! What files say never moves the cursor of whoever reads about them.

use crate::program::{Ran, run_with};
use std::{fs, path::Path};

/// Clears a screen, sets a title, rings a bell, and begins a sequence in one sign.
const NASTY: &str = "\u{1b}[2J\u{1b}]0;title\u{7}\u{9b}31m\r";

#[track_caller]
fn is_plain(ran: &Ran) {
    for (name, text) in [("out", &ran.out), ("err", &ran.err)] {
        let odd = text.chars().find(|c| c.is_control() && !"\n\t".contains(*c));
        assert_eq!(odd, None, "{name}: {text:?}");
    }
    assert!(!(ran.out.clone() + &ran.err).is_empty(), "something is said");
}

fn run(args: &[&str], file: &Path) -> Ran {
    run_with(args.iter().copied().chain([file.to_str().expect("a path")]), b"").did_not_panic()
}

#[test]
fn escape_codes_in_files_are_shown_and_not_obeyed() {
    let dir = tempfile::tempdir().expect("a folder");
    let json = |text: &str| serde_json::to_string(text).expect("JSON");
    let write = |name: &str, text: String| {
        let file = dir.path().join(name);
        fs::write(&file, text).expect("written");
        file
    };
    let nasty = json(&format!("luke{NASTY}"));
    let xws = format!(
        "{{\"faction\":\"rebelalliance\",\"name\":{nasty},\"pilots\":[{{\"id\":{nasty},\"ship\":{nasty},\
         \"upgrades\":{{{nasty}:[{nasty}]}}}}]}}"
    );
    is_plain(&run(&["squad", "check"], &write("squad.xws", xws)));
    is_plain(&run(&["squad", "check"], &write("raw.xws", NASTY.to_owned())));
    is_plain(&run(&["deck", "check"], &write("deck.txt", format!("cruiser: A{NASTY}\nB1 {NASTY}C2\n"))));
    let header =
        format!("{{\"journal\":1,\"game\":{nasty},\"rules\":{nasty},\"content\":{nasty},\"setup\":{{}}}}\n");
    is_plain(&run(&["replay"], &write("odd.journal.jsonl", header.clone())));
    is_plain(&run(&["replay", "--verify"], &write("odd2.journal.jsonl", header)));
    is_plain(&run(&["replay"], &write("raw.journal.jsonl", NASTY.to_owned())));
    let scenario = format!("Scenario(game: {nasty}, title: (en: {nasty}, fr: {nasty}), zz{NASTY}: 1)");
    is_plain(&run(&["scenario", "run"], &write("odd.ron", scenario)));
    let pack = dir.path().join("pack");
    fs::create_dir_all(pack.join("pilots")).expect("a folder");
    fs::write(pack.join("pilots/odd.ron"), format!("[(id: {nasty}, nosuch{NASTY}: 1)]")).expect("written");
    is_plain(&run(&["pack", "check"], &pack));
    let named = dir.path().join(format!("name{NASTY}.xws"));
    is_plain(&run(&["squad", "check"], &named));
    is_plain(&run_with([format!("--{NASTY}")], b""));
}
