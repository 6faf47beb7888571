//! Mutation testing of the rules: faults are put into the rule files of a game on purpose, one at a time, and scenarios and
//! tests must notice each of them.

mod copy;
mod find;
mod judge;

use crate::root::root;
use copy::Copy;
use find::Mutant;
use judge::Judge;
use kernel::{Chance, Quick};
use serde::{Deserialize, Serialize};
use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The game: endor, starfighter or xwing2e; or geometry.
    game: String,
    /// How many faults are tried.
    #[arg(long, default_value_t = 40)]
    sample: usize,
    /// Another sample.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only faults whose file, function or change has this in it.
    #[arg(long)]
    part: Option<String>,
    /// Stops trying after so many minutes; what was not tried is said.
    #[arg(long, default_value_t = 60)]
    minutes: u64,
    /// Tries the faults that the rules once had, too; with `--sample 0`, those alone.
    #[arg(long)]
    mends: bool,
    /// Prints the faults that would be tried, and stops.
    #[arg(long)]
    list: bool,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// Where the rules of a game are, and who judges them.
struct Rules {
    game: &'static str,
    package: &'static str,
    /// Files and folders of the crate's `src`.
    files: &'static [&'static str],
    /// The tests of the crate that judge, besides those within it. Tests of memory, speed and documents do not.
    tests: &'static [&'static str],
}

const RULES: [Rules; 4] = [
    Rules {
        game: "endor",
        package: "endor",
        files: &[
            "bars.rs", "board.rs", "check.rs", "dice.rs", "frames", "legal.rs", "order.rs", "place.rs",
            "ship.rs", "state.rs",
        ],
        tests: &["bad_input", "conformance", "look"],
    },
    Rules {
        game: "starfighter",
        package: "starfighter",
        files: &[
            "bars.rs",
            "check.rs",
            "column.rs",
            "deck.rs",
            "effect.rs",
            "frames",
            "legal.rs",
            "mode.rs",
            "pile.rs",
            "state.rs",
        ],
        tests: &["bad_input", "conformance", "look", "scenarios"],
    },
    Rules {
        game: "xwing2e",
        package: "xwing",
        files: &[
            "components/dice.rs",
            "components/dial.rs",
            "components/token.rs",
            "frames",
            "legal",
            "query",
        ],
        tests: &["house_cards", "limits", "random_play", "scenarios", "xws"],
    },
    // No game, but rules all the same: ranges, arcs, overlaps.
    Rules {
        game: "geometry",
        package: "geometry",
        files: &["arc.rs", "base.rs", "course.rs", "encounter.rs", "flight.rs", "rest.rs", "roll.rs"],
        tests: &["table"],
    },
];

/// Faults that nothing notices, each with the reason why that is right.
const ACCEPTED: &str = include_str!("accepted.ron");

/// Faults that the rules once had.
const MENDS: &str = include_str!("mends.ron");

/// A fault that the rules once had, and which test would notice it now.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Mend {
    what: String,
    /// The test program that is asked first.
    by: String,
    file: String,
    /// As it is written, once in the file.
    from: String,
    /// As it was; `{is}` asks whether the fault is on.
    to: String,
}

impl Mend {
    /// The fault, where the file is.
    fn mutant(&self, project: &Path) -> Result<Mutant, String> {
        let text = fs::read_to_string(project.join(&self.file)).map_err(|e| format!("{}: {e}", self.file))?;
        let mut found = text.match_indices(&self.from);
        let (Some((start, _)), None) = (found.next(), found.next()) else {
            return Err(format!("{}: not there, or more than once: {}", self.file, self.from));
        };
        let line = |end: usize| text[..end].matches('\n').count() + 1;
        let end = start + self.from.len();
        Ok(Mutant {
            file: self.file.clone(),
            within: self.by.clone(),
            lines: (line(start), line(end)),
            change: self.what.clone(),
            edit: find::Edit { at: start..end, text: self.to.clone() },
        })
    }
}

/// A fault that nothing needs to notice.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Accepted {
    file: String,
    within: String,
    change: String,
    /// Printed beside it.
    why: String,
}

/// What became of a fault.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
enum Verdict {
    /// This test noticed it.
    Killed {
        by: String,
    },
    Survived,
    /// It survived, and that is right.
    Accepted {
        why: String,
    },
    /// The compiler noticed it.
    NotCompiled,
    /// There was no time left.
    NotTried,
}

#[derive(Debug, Clone, Serialize)]
struct Tried {
    file: String,
    line: usize,
    within: String,
    change: String,
    #[serde(flatten)]
    verdict: Verdict,
}

#[derive(Debug, Serialize)]
struct Report {
    game: String,
    seed: u64,
    /// How many faults there are to draw from.
    all: usize,
    faults: Vec<Tried>,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let names: Vec<&str> = RULES.iter().map(|rules| rules.game).collect();
    let rules = RULES
        .iter()
        .find(|rules| rules.game == options.game)
        .ok_or_else(|| format!("no game `{}`: {}", options.game, names.join(", ")))?;
    let accepted: Vec<Accepted> = ron::from_str(ACCEPTED).map_err(|e| format!("accepted.ron: {e}"))?;
    let project = root();
    let mut all = faults(&project, rules)?;
    let whole = all.len();
    let is_gone = |entry: &&Accepted| {
        entry.file.starts_with(&format!("crates/{}/", rules.package)) && !all.iter().any(|it| entry.is(it))
    };
    let gone: Vec<String> = accepted
        .iter()
        .filter(is_gone)
        .map(|it| format!("{}, {}: {}", it.file, it.within, it.change))
        .collect();
    if !gone.is_empty() {
        return Err(format!("accepted.ron speaks of what is not there any more:\n{}", gone.join("\n")));
    }
    if let Some(part) = &options.part {
        all.retain(|it| [&it.file, &it.within, &it.change].iter().any(|text| text.contains(part.as_str())));
    }
    let mut first = Vec::new();
    if options.mends {
        let mends: Vec<Mend> = ron::from_str(MENDS).map_err(|e| format!("mends.ron: {e}"))?;
        let own = mends.iter().filter(|mend| mend.file.starts_with(&format!("crates/{}/", rules.package)));
        first = own.map(|mend| mend.mutant(&project)).collect::<Result<_, String>>()?;
    }
    let sample = sample(first, all, options.sample, options.seed);
    if options.list {
        for mutant in &sample {
            println!("{}:{} {}: {}", mutant.file, mutant.lines.0, mutant.within, mutant.change);
        }
        return Ok(());
    }
    eprintln!("{}: {} of {whole} faults, seed {}", rules.game, sample.len(), options.seed);
    let faults = judged(&project, rules, &sample, &accepted, Duration::from_secs(60 * options.minutes))?;
    let report = Report { game: rules.game.to_owned(), seed: options.seed, all: whole, faults };
    if options.json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|e| e.to_string())?);
    } else {
        report.print();
    }
    match report.count(|verdict| matches!(verdict, Verdict::Survived)) {
        0 => Ok(()),
        survivors => {
            Err(format!("{survivors} faults survive: prove what they break, or say in accepted.ron why not"))
        }
    }
}

impl Accepted {
    fn is(&self, mutant: &Mutant) -> bool {
        (&self.file, &self.within, &self.change) == (&mutant.file, &mutant.within, &mutant.change)
    }
}

impl Report {
    fn count(&self, is: impl Fn(&Verdict) -> bool) -> usize {
        self.faults.iter().filter(|line| is(&line.verdict)).count()
    }

    fn print(&self) {
        for Tried { file, line, within, change, verdict } in &self.faults {
            let said = match verdict {
                Verdict::Killed { by } => format!("killed by {by}"),
                Verdict::Survived => "SURVIVED".to_owned(),
                Verdict::Accepted { why } => format!("accepted: {why}"),
                Verdict::NotCompiled => "not compiled".to_owned(),
                Verdict::NotTried => "not tried".to_owned(),
            };
            println!("{file}:{line} {within}: {change}\n    {said}");
        }
        println!(
            "{}: {} of {} faults tried (seed {}): {} killed, {} survived, {} accepted, {} not compiled",
            self.game,
            self.faults.len() - self.count(|it| matches!(it, Verdict::NotTried)),
            self.all,
            self.seed,
            self.count(|it| matches!(it, Verdict::Killed { .. })),
            self.count(|it| matches!(it, Verdict::Survived)),
            self.count(|it| matches!(it, Verdict::Accepted { .. })),
            self.count(|it| matches!(it, Verdict::NotCompiled)),
        );
    }
}

/// All faults of the rule files of a game.
fn faults(project: &Path, rules: &Rules) -> Result<Vec<Mutant>, String> {
    let source = project.join("crates").join(rules.package).join("src");
    let mut files = Vec::new();
    for name in rules.files {
        walk(&source.join(name), &mut files).map_err(|e| format!("{name}: {e}"))?;
    }
    files.sort();
    let mut all = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        let name = file.strip_prefix(project).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        all.extend(find::find(&name, &text)?);
    }
    Ok(all)
}

fn walk(path: &Path, into: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        into.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        if name != "tests"
            && name != "tests.rs"
            && (path.is_dir() || path.extension().is_some_and(|e| e == "rs"))
        {
            walk(&path, into)?;
        }
    }
    Ok(())
}

/// Those that are wanted, and some of the others, drawn by a seed. None lies within another: they are all written into
/// one copy.
fn sample(mut drawn: Vec<Mutant>, mut all: Vec<Mutant>, count: usize, seed: u64) -> Vec<Mutant> {
    Quick::new(seed).shuffle(&mut all);
    let most = drawn.len() + count;
    for mutant in all {
        if drawn.len() == most {
            break;
        }
        let meets = |other: &Mutant| {
            let (a, b) = (&mutant.edit.at, &other.edit.at);
            mutant.file == other.file && a.start <= b.end && b.start <= a.end
        };
        if !drawn.iter().any(meets) {
            drawn.push(mutant);
        }
    }
    drawn.sort_by(|a, b| (&a.file, a.lines, a.edit.at.start).cmp(&(&b.file, b.lines, b.edit.at.start)));
    drawn
}

/// Compiles all faults at once, and tries them one by one.
fn judged(
    project: &Path,
    rules: &Rules,
    sample: &[Mutant],
    accepted: &[Accepted],
    limit: Duration,
) -> Result<Vec<Tried>, String> {
    let clock = Instant::now();
    let copy = Copy::make(project, rules.package).map_err(|e| format!("the copy: {e}"))?;
    let mut compiled: Vec<(u32, &Mutant)> = (0..).zip(sample).collect();
    // Faults that cannot be compiled go, until the rest can.
    loop {
        copy.write(project, &compiled).map_err(|e| format!("the copy: {e}"))?;
        let wrong = copy.check()?;
        if wrong.is_empty() {
            break;
        }
        let before = compiled.len();
        compiled.retain(|(_, mutant)| {
            let (first, last) = mutant.lines;
            !wrong.iter().any(|(file, start, end)| *file == mutant.file && *start <= last && first <= *end)
        });
        if compiled.len() == before {
            return Err(format!("the copy cannot be compiled: {wrong:?}"));
        }
        eprintln!("{} faults cannot be compiled", sample.len() - compiled.len());
    }
    let judges = judges(&copy, rules)?;
    let part = format!("scenarios/{}/", rules.game);
    let mut lines = Vec::new();
    for (number, mutant) in (0..).zip(sample) {
        let verdict = if !compiled.iter().any(|(other, _)| *other == number) {
            Verdict::NotCompiled
        } else if clock.elapsed() > limit {
            Verdict::NotTried
        } else {
            let mut by = None;
            // A fault of old says who notices it: that one is asked first.
            let named = judges.iter().filter(|judge| judge.name == mutant.within);
            for judge in named.chain(judges.iter().filter(|judge| judge.name != mutant.within)) {
                if judge.notices(number, &copy.folder(), &part)? {
                    by = Some(judge.name.clone());
                    break;
                }
            }
            match (by, accepted.iter().find(|entry| entry.is(mutant))) {
                (Some(by), _) => Verdict::Killed { by },
                (None, Some(entry)) => Verdict::Accepted { why: entry.why.clone() },
                (None, None) => Verdict::Survived,
            }
        };
        let line = Tried {
            file: mutant.file.clone(),
            line: mutant.lines.0,
            within: mutant.within.clone(),
            change: mutant.change.clone(),
            verdict,
        };
        eprintln!("{} of {}, {} s: {:?}", number + 1, sample.len(), clock.elapsed().as_secs(), line.verdict);
        lines.push(line);
    }
    Ok(lines)
}

/// What judges: all scenarios of the game first, then the crate's own tests, the quick ones first.
fn judges(copy: &Copy, rules: &Rules) -> Result<Vec<Judge>, String> {
    let mut args = vec!["--package", rules.package, "--lib"];
    args.extend(rules.tests.iter().flat_map(|test| ["--test", test]));
    let mut programs = copy.tests(&args)?;
    // The scenarios of a game whose crate does not run them itself.
    let has_scenarios = root().join("scenarios").join(rules.game).is_dir();
    if has_scenarios && !programs.iter().any(|(name, _)| name == "scenarios") {
        programs.extend(copy.tests(&["--package", "scenario", "--test", "all"])?);
    }
    let part = format!("scenarios/{}/", rules.game);
    let mut judges = Vec::new();
    for (name, program) in programs {
        let judge = Judge::new(name, program, &copy.folder(), &part)?;
        eprintln!("{}: {:.1} s", judge.name, judge.time().as_secs_f64());
        judges.push(judge);
    }
    let is_scenarios = |judge: &Judge| matches!(judge.name.as_str(), "scenarios" | "all");
    judges.sort_by_key(|judge| (!is_scenarios(judge), judge.time()));
    Ok(judges)
}
