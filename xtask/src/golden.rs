//! Golden replays: whole games printed step by step, so that a change of the rules shows as a difference.

use crate::root::root;
use catalog::{Catalog, Playable, Visitor};
use kernel::{Chance, Input, Key, Quick, Seat, Seeded, Session, Viewer, digest};
use std::{fmt::Write as _, fs, sync::Arc};

/// The games to print: name, a set-up by its name or the usual one, players, seed.
const GOLDEN: [(&str, Option<&str>, u8, u64); 8] = [
    ("endor", None, 2, 1),
    ("endor", None, 4, 2),
    ("starfighter", Some("training"), 2, 3),
    ("starfighter", Some("skirmish"), 2, 4),
    ("starfighter", Some("total-war"), 2, 5),
    ("xwing2e", Some("starter"), 2, 6),
    ("xwing2e", Some("points"), 2, 7),
    ("xwing2e", Some("core-box"), 2, 8),
];
/// How many inputs of each are printed.
const STEPS: usize = 120;

pub(crate) fn run(check: bool) -> Result<(), String> {
    let catalog = Catalog::default();
    let mut changed = Vec::new();
    for (name, setup, players, seed) in GOLDEN {
        let text = catalog.visit(name, Print { setup, players, seed }).ok_or("no such game")??;
        let kind = setup.map_or_else(|| format!("{players}-players"), str::to_owned);
        let file = root().join("scenarios/golden").join(format!("{name}-{kind}.txt"));
        if check {
            if fs::read_to_string(&file).unwrap_or_default() != text {
                changed.push(file.display().to_string());
            }
        } else {
            fs::create_dir_all(file.parent().expect("has one")).map_err(|e| e.to_string())?;
            fs::write(&file, text).map_err(|e| e.to_string())?;
        }
    }
    if changed.is_empty() {
        return Ok(());
    }
    Err(format!(
        "changed: {}. If that is meant, run `cargo xtask golden` and review the difference.",
        changed.join(", ")
    ))
}

struct Print {
    setup: Option<&'static str>,
    players: u8,
    seed: u64,
}

impl Visitor for Print {
    type Out = Result<String, String>;

    fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
        let setup = match self.setup {
            None => game.setup(self.players).ok_or("no such number of players")?,
            Some(name) => {
                let named = game.setups().into_iter().find(|(known, _)| *known == name);
                named.ok_or("no such set-up")?.1
            }
        };
        let source = Seeded(Key::from_seed(self.seed));
        let mut session = Session::start(game.clone(), setup, source).map_err(|e| e.to_string())?;
        let mut chance = Quick::new(self.seed);
        while session.pending().outcome().is_none() {
            let demand = session.pending().demands()[0].clone();
            let legal = session.legal(demand.by);
            let choice = legal[chance.below(legal.len() as u32) as usize].clone();
            session.submit(demand.by, demand.id, choice).map_err(|e| e.to_string())?;
        }
        let mut text = String::new();
        let journal = session.journal();
        let mut before = game.start(&journal.header.setup).map_err(|e| e.to_string())?;
        journal
            .replay(&**game, STEPS, |n, state, events| {
                let seats = game.seats(state);
                let legal = match &journal.entries[n].input {
                    Input::Choose { by, .. } => {
                        let mut list = Vec::new();
                        game.pending(&before).demand_of(*by).map(|d| game.legal(&before, d, &mut list));
                        format!(" of {}", list.len())
                    }
                    Input::Chance(_) => String::new(),
                };
                _ = writeln!(text, "{n}{legal} {}", json(&journal.entries[n].input));
                for event in &events {
                    _ = writeln!(text, "    {}", json(event));
                }
                for viewer in (0..seats).map(|s| Viewer::Seat(Seat(s))).chain([Viewer::Spectator]) {
                    // The hash is enough to see that a view changed, and short enough to review.
                    _ = writeln!(text, "  {viewer:?} {}", digest(&json(&game.view(state, viewer))).short());
                }
                before.clone_from(state);
            })
            .map_err(|e| e.to_string())?;
        _ = writeln!(text, "end after {} inputs: {}", journal.entries.len(), digest(session.state()));
        Ok(text)
    }
}

/// Anything that serialises, as one line of JSON.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
