//! Whatever is fed to it, the program answers and does not panic.

use crate::program::{joined, journal, repository, run, run_with};
use proptest::{collection::vec, prelude::*};
use std::{fs, sync::LazyLock};

static JOURNAL: LazyLock<Vec<u8>> = LazyLock::new(|| {
    // The beginning is enough, and quicker.
    joined(journal().lines().take(60)).into_bytes()
});

/// Each case starts a program: a few are enough here, and the fuzz targets do the rest.
fn few() -> ProptestConfig {
    ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() }
}

/// Bytes, text, or text that looks a little like an answer.
fn input() -> impl Strategy<Value = Vec<u8>> {
    let line = prop_oneof![
        "[0-9]{1,3}",
        "[bur?s]",
        "[\\PC]{0,40}",
        Just("{\"Order\":\"X\"}".to_owned()),
        Just("{\"Move\":{\"from\":\"DS\",\"to\":\"O1\",\"count\":255}}".to_owned()),
        Just("{\"Attack\":{\"from\":\"DS\",\"target\":\"DS\"}}".to_owned()),
        Just("{\"Assign\":{\"x\":255,\"y\":255}}".to_owned()),
        Just("{\"Advance\":255}".to_owned()),
        Just("[[[[[[[[[[[[[[[[".to_owned()),
    ];
    let lines = vec(line, 0..40).prop_map(|lines| (lines.join("\n") + "\n").into_bytes());
    prop_oneof![vec(any::<u8>(), 0..2_000), lines]
}

/// A file with some of its bytes changed.
fn bitten(file: Vec<u8>) -> impl Strategy<Value = Vec<u8>> {
    let bites = vec((any::<prop::sample::Index>(), any::<u8>()), 1..4);
    bites.prop_map(move |bites| {
        let mut bytes = file.clone();
        for (at, byte) in bites {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        bytes
    })
}

proptest! {
    #![proptest_config(few())]

    #[test]
    fn any_bytes_are_an_answer_to_be_refused(bytes in input()) {
        // Somewhere else: an `s` among the bytes saves a file.
        let dir = tempfile::tempdir().expect("a folder");
        let file = dir.path().join("match.jsonl").display().to_string();
        let args = ["play", "endor", "--seed", "2", "--bot", "random", "--save", file.as_str()];
        run_with(args, &bytes).did_not_panic().ended(0);
    }

    #[test]
    fn any_bytes_are_a_journal_to_be_refused(bytes in prop_oneof![vec(any::<u8>(), 0..500), bitten(JOURNAL.clone())]) {
        let dir = tempfile::tempdir().expect("a folder");
        let file = dir.path().join("match.jsonl");
        fs::write(&file, &bytes).expect("a file");
        let name = file.display().to_string();
        for options in [&[][..], &["--verify"], &["--at", "3"], &["--json"]] {
            let ran = run_with(["replay", name.as_str()].iter().chain(options), b"").did_not_panic();
            prop_assert!(ran.code == Some(0) || ran.err.contains("line "), "{}", ran.err);
        }
    }

    #[test]
    fn any_bytes_are_a_pack_to_be_refused(bytes in vec(any::<u8>(), 0..300), which in 0..4usize, bites in bitten(
        fs::read(repository("packs/endor/board.ron")).expect("the shipped pack")
    )) {
        for bytes in [bytes, bites] {
            let dir = tempfile::tempdir().expect("a folder");
            for (n, name) in endor::pack::FILES.into_iter().enumerate() {
                let shipped = fs::read(repository("packs/endor").join(name)).expect("the shipped pack");
                fs::write(dir.path().join(name), if n == which { &bytes } else { &shipped }).expect("a file");
            }
            let name = dir.path().display().to_string();
            run_with(["pack", "check", name.as_str()], b"").did_not_panic();
        }
    }

    #[test]
    fn any_bytes_are_a_scenario_to_be_refused(bytes in prop_oneof![vec(any::<u8>(), 0..300), bitten(a_scenario())]) {
        let dir = tempfile::tempdir().expect("a folder");
        let file = dir.path().join("some.ron");
        fs::write(&file, &bytes).expect("a file");
        let name = file.display().to_string();
        run_with(["scenario", "run", name.as_str()], b"").did_not_panic();
    }
}

/// One of the shipped scenarios.
fn a_scenario() -> Vec<u8> {
    let folder = repository("scenarios/endor/attack");
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("scenarios").flatten().map(|entry| entry.path()).collect();
    files.sort();
    fs::read(&files[0]).expect("a scenario")
}

#[test]
fn arguments_that_make_no_sense_are_refused() {
    for args in [
        "fly",
        "play",
        "sim endor",
        "replay",
        "pack",
        "scenario run",
        "--lang tlh games",
        "sim endor --games 0 --seats cadet,cadet",
    ] {
        let ran = run(args).did_not_panic().ended(2);
        assert!(!ran.err.is_empty(), "{args}");
    }
}
