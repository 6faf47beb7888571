//! A journal: told, shown at one moment, or proved.

use super::flaw;
use crate::{
    Context,
    args::Replay,
    face::{Face, table_lines},
    failure::Failure,
    figure,
    games::{self, FaceVisitor},
    play::resume,
    trouble,
};
use kernel::{
    Viewer,
    journal::{self, Dice, Flaw, Journal, JournalError},
};
use serde_json::{Value, json};
use std::{fs, io::Write, sync::Arc};
use words::Words;

/// `escadrille replay`.
pub fn run(context: &Context, options: &Replay, out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    let file = options.file.display().to_string();
    let bytes = fs::read(&options.file).map_err(|error| {
        let args = [("file", file.as_str().into()), ("why", trouble::why(&error, words).into())];
        Failure::no(words.text_with("cli-error-read", args))
    })?;
    let failed = |error: &JournalError, out: &mut dyn Write| -> Failure {
        let said = flaw::located(&file, error, words);
        if options.json {
            let why = flaw::why(&error.why, words);
            let value = json!({ "ok": false, "verdict": "does_not_hold", "line": error.line, "column": error.column, "why": why });
            if let Err(error) = writeln!(out, "{value:#}") {
                return error.into();
            }
        }
        Failure::no(said)
    };
    let text = match text(&bytes) {
        Ok(text) => text,
        Err(error) => return Err(failed(&error, out)),
    };
    let identity = match journal::identity(text) {
        Ok(identity) => identity,
        Err(error) => return Err(failed(&error, out)),
    };
    struct Read<'a>(&'a str, &'a Replay, &'a Words, &'a mut dyn Write);
    impl FaceVisitor for Read<'_> {
        type Out = Result<Result<(), JournalError>, Failure>;
        fn visit<G: Face>(self, game: &Arc<G>) -> Self::Out {
            let Self(text, options, words, out) = self;
            match read(game, text, options, words) {
                Ok(Answer { text, is_decided }) => {
                    writeln!(out, "{text}")?;
                    if is_decided { Ok(Ok(())) } else { Err(Failure::undecided()) }
                }
                Err(Problem::Journal(error)) => Ok(Err(error)),
                Err(Problem::Failure(failure)) => Err(failure),
            }
        }
    }
    match games::visit(&context.catalog, &identity.game, Read(text, options, words, &mut *out)) {
        None => Err(games::no_such_game(context, &identity.game)),
        Some(Err(failure)) => Err(failure),
        Some(Ok(Err(error))) => Err(failed(&error, out)),
        Some(Ok(Ok(()))) => Ok(()),
    }
}

/// The bytes as text, or where they stop being text.
pub fn text(bytes: &[u8]) -> Result<&str, JournalError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = before.split(|&byte| byte == b'\n').count();
        let column = before.rsplit(|&byte| byte == b'\n').next().map_or(0, <[u8]>::len) + 1;
        JournalError { line, column, why: Flaw::Syntax(flaw::NOT_TEXT.to_owned()) }
    })
}

enum Problem {
    Journal(JournalError),
    Failure(Failure),
}

impl From<JournalError> for Problem {
    fn from(error: JournalError) -> Self {
        Self::Journal(error)
    }
}

/// What there is to say of a journal.
struct Answer {
    text: String,
    /// Whether what was asked can be decided.
    is_decided: bool,
}

impl From<String> for Answer {
    fn from(text: String) -> Self {
        Self { text, is_decided: true }
    }
}

fn read<G: Face>(game: &Arc<G>, text: &str, options: &Replay, words: &Words) -> Result<Answer, Problem> {
    let journal = Journal::<G>::read(text)?;
    let start = game.start(&journal.header.setup);
    let players = start.as_ref().map_or(2, |state| game.seats(state));
    let words = words.clone().of_game(game.name()).with_names(resume::names(game, &journal, players, words));
    if options.verify {
        return Ok(verify(game, &journal, options.json, &words)?);
    }
    if let Some(at) = options.at {
        let entries = journal.entries.len();
        if at > entries {
            let args = [("at", figure(at)), ("entries", figure(entries))];
            return Err(Problem::Failure(Failure::usage(words.text_with("cli-error-at", args))));
        }
        let state = journal.replay(game, at, |_, _, _| {})?;
        // Before the end, whoever looks may still be playing: hands stay hidden unless all is asked for.
        let viewer = if journal.end.is_some() || options.all { Viewer::Arbiter } else { Viewer::Spectator };
        let view = game.view(&state, viewer);
        if options.json {
            return Ok(pretty(&json!({ "at": at, "entries": entries, "view": view })).into());
        }
        let mut lines =
            vec![words.text_with("cli-replay-at", [("at", figure(at)), ("entries", figure(entries))])];
        lines.extend(table_lines(&**game, &view, None, &words));
        if viewer == Viewer::Spectator {
            lines.push(words.text("cli-replay-hidden"));
        }
        return Ok(lines.join("\n").into());
    }
    Ok(tell(game, &journal, options.json, &words)?.into())
}

fn pretty(value: &Value) -> String {
    format!("{value:#}")
}

/// Every event of a journal, with the number of its entry and its rule.
fn tell<G: Face>(
    game: &Arc<G>,
    journal: &Journal<G>,
    as_json: bool,
    words: &Words,
) -> Result<String, JournalError> {
    let mut lines = Vec::new();
    let mut values = Vec::new();
    journal.replay(game, usize::MAX, |n, state, events| {
        let view = game.view(state, Viewer::Arbiter);
        for seen in events.iter().filter_map(|event| game.redact(event, Viewer::Arbiter)) {
            let (said, rule) = (words.say(&game.say_seen(&view, &seen)), game.rule(&seen));
            if as_json {
                values.push(json!({ "entry": n, "text": said, "rule": rule.0, "event": seen }));
            } else {
                lines.push(format!("{n:>5}  {said} [{rule}]"));
            }
        }
    })?;
    let over = journal.end.is_some();
    if as_json {
        return Ok(pretty(&json!({ "entries": journal.entries.len(), "over": over, "log": values })));
    }
    if !over {
        lines.push(words.text("cli-replay-unfinished"));
    }
    Ok(lines.join("\n"))
}

/// What verifying a journal proves.
fn verify<G: Face>(
    game: &Arc<G>,
    journal: &Journal<G>,
    as_json: bool,
    words: &Words,
) -> Result<Answer, JournalError> {
    let proved = journal.verify(game)?;
    let is_decided = proved.holds();
    if as_json {
        let dice = match proved.dice {
            Dice::True => "true",
            Dice::KeyNotRevealed => "key_not_revealed",
            Dice::NoCommitment => "no_commitment",
        };
        let state = proved.state.to_string();
        let text = pretty(&json!({
            "ok": is_decided, "verdict": if is_decided { "holds" } else { "undecided" },
            "entries": proved.entries, "chances": proved.chances, "dice": dice, "seeds": proved.seeds,
            "nonces": proved.nonces, "server": proved.server.map(|server| server.to_string()),
            "over": proved.over, "state": state,
        }));
        return Ok(Answer { text, is_decided });
    }
    let chances = [("chances", figure(proved.chances))];
    let committed = journal.header.commitment.map(|digest| digest.to_string()).unwrap_or_default();
    let dice = match proved.dice {
        Dice::True => {
            let [chances] = chances;
            words.text_with("cli-proof-dice", [chances, ("digest", committed.into())])
        }
        Dice::KeyNotRevealed => words.text_with("cli-proof-no-key", chances),
        Dice::NoCommitment => words.text_with("cli-proof-no-commitment", chances),
    };
    let end = if proved.over { "cli-proof-over" } else { "cli-proof-unfinished" };
    let mut lines = vec![words.text_with("cli-proof-entries", [("entries", figure(proved.entries))]), dice];
    if let Some(server) = proved.server {
        let args = [("seeds", figure(proved.seeds)), ("nonces", figure(proved.nonces))];
        lines.push(words.text_with("cli-proof-shares", args));
        lines.push(words.text_with("cli-proof-signed", [("digest", server.to_string().into())]));
    }
    lines.push(words.text(end));
    lines.push(words.text_with("cli-proof-state", [("digest", proved.state.to_string().into())]));
    lines.push(words.text(if is_decided { "cli-proof-holds" } else { "cli-proof-undecided" }));
    Ok(Answer { text: lines.join("\n"), is_decided })
}
