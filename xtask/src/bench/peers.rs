//! The peers: built and run where they stand, in `benches/peers`.

use crate::root::root;
use serde_json::Value;
use std::{collections::BTreeMap, path::PathBuf, process::Command};

/// The peers' programs, ready to run.
pub(super) struct Peers {
    python: PathBuf,
    script: PathBuf,
    rust: PathBuf,
}

impl Peers {
    /// What is taken from them: our name for it, the words for the table, and which of our figures it is beside.
    pub(super) const FIGURES: &'static [(&'static str, &'static str, Option<usize>)] = &[
        ("open_spiel.connect_four_sims_per_s", "connect four, empty board: OpenSpiel's MCTSBot", Some(0)),
        ("board-game.connect_four_sims_per_s", "connect four, empty board: board-game's MCTSBot", Some(0)),
        (
            "open_spiel.connect_four_later_sims_per_s",
            "connect four, later positions: OpenSpiel's MCTSBot",
            Some(1),
        ),
        (
            "board-game.connect_four_later_sims_per_s",
            "connect four, later positions: board-game's MCTSBot",
            Some(1),
        ),
        ("open_spiel.leduc_sims_per_s", "Leduc poker: OpenSpiel's ISMCTSBot", Some(2)),
        ("shakmaty.chess_inputs_per_s", "random chess: shakmaty", None),
        ("open_spiel.backgammon_inputs_per_s", "random backgammon: OpenSpiel from Python", None),
    ];

    /// Installs and builds what is not there yet.
    pub(super) fn prepare() -> Result<Self, String> {
        let home = root().join("benches/peers");
        let venv = home.join("target/venv");
        let python = venv.join("bin/python");
        if !python.exists() {
            eprintln!("installing the Python peer (once)");
            run(Command::new("python3").args(["-m", "venv"]).arg(&venv))?;
            let requirements = home.join("requirements.txt");
            run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "-r"]).arg(requirements))?;
        }
        eprintln!("building the Rust peer");
        run(Command::new("cargo")
            .args(["build", "--quiet", "--locked", "--release", "--manifest-path"])
            .arg(home.join("board-game-search/Cargo.toml"))
            .arg("--target-dir")
            .arg(home.join("target")))?;
        Ok(Self {
            python,
            script: home.join("open_spiel_search.py"),
            rust: home.join("target/release/board-game-search"),
        })
    }

    /// Runs all of them once.
    pub(super) fn measure(&self, seconds: f64) -> Result<BTreeMap<String, f64>, String> {
        let seconds = seconds.to_string();
        let mut figures = BTreeMap::new();
        for command in [
            Command::new(&self.python).arg(&self.script).args(["--seconds", &seconds]),
            Command::new(&self.rust).args(["--seconds", &seconds]),
        ] {
            for line in run(command)?.lines().filter(|line| line.starts_with('{')) {
                let line: Value = serde_json::from_str(line).map_err(|e| format!("{line}: {e}"))?;
                let peer = line["peer"].as_str().unwrap_or_default().to_owned();
                for (key, figure) in line.as_object().into_iter().flatten() {
                    if let Some(figure) = figure.as_f64() {
                        figures.insert(format!("{peer}.{key}"), figure);
                    }
                }
            }
        }
        Ok(figures)
    }
}

fn run(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|e| format!("{name}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
