//! The command line in the reader's language: its help, and what is wrong with what was typed.
//!
//! `args` says what can be typed. Here every command and option gets its sentence from `usage.ftl`: `usage-play` for a
//! command, `usage-play-seat` for an option of it, `usage-lang` for one that all commands have, `usage-value-file` for
//! the name of a value. English sentences are those of `args`; a test holds them together.

use crate::args::Args;
use clap::{
    Arg, ArgMatches, Command, CommandFactory as _, FromArgMatches as _,
    error::{ContextKind, ContextValue, ErrorKind},
};
use std::{ffi::OsString, fmt::Write as _};
use words::{Lang, Words};

/// How help is laid out: what the command does, how it is typed, and all that can be added.
const LAYOUT: &str = "{about-with-newline}\n{usage-heading} {usage}\n\n{all-args}";

/// How the keys of all sentences begin.
const ROOT: &str = "usage";

/// What cannot be run: what is said instead, where, and the exit code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unrun {
    /// 0 if it was help that was asked for.
    pub code: u8,
    /// What is said.
    pub text: String,
}

/// The language somebody wants, even where the rest of what they typed makes no sense.
pub fn language(args: &[OsString]) -> Lang {
    let texts: Vec<&str> = args.iter().map(|arg| arg.to_str().unwrap_or_default()).collect();
    let asked = texts.iter().enumerate().find_map(|(i, text)| match text.strip_prefix("--lang") {
        Some("") => texts.get(i + 1).copied(),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    asked.and_then(|text| text.parse().ok()).unwrap_or_else(Lang::from_env)
}

/// Reads the command line.
pub fn read(args: &[OsString], words: &Words) -> Result<Args, Unrun> {
    let mut command = command(words);
    let matches = command.try_get_matches_from_mut(args);
    let read = matches.and_then(|mut matches: ArgMatches| Args::from_arg_matches_mut(&mut matches));
    read.map_err(|error| {
        use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
        if [DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion].contains(&error.kind()) {
            let text = error.render().to_string();
            let code = error.exit_code().try_into().unwrap_or(2);
            return Unrun { code, text: format!("{}\n", text.trim_end()) };
        }
        Unrun { code: 2, text: wrong(&error, args, &command, words) }
    })
}

/// All that can be typed, explained.
pub fn command(words: &Words) -> Command {
    let mut command = Args::command();
    // First everything that clap adds by itself.
    command.build();
    explained(command, words, ROOT)
}

fn explained(command: Command, words: &Words, key: &str) -> Command {
    let about = if key == ROOT { "usage-about" } else { key };
    let found = command
        .about(words.text(about))
        .help_template(LAYOUT.replace("{usage-heading}", &words.text("usage-heading")))
        .subcommand_help_heading(words.text("usage-commands"))
        .subcommand_value_name(words.text("usage-value-command"))
        .mut_args(|arg| sentence(arg, words, key));
    found.mut_subcommands(|sub| {
        // Help is about all commands, and lists them again.
        if sub.get_name() == "help" {
            return sub.about(words.text("usage-help-command"));
        }
        let key = format!("{key}-{}", sub.get_name());
        explained(sub, words, &key)
    })
}

/// An option or an argument with its sentence, its default and the name of its value.
fn sentence(arg: Arg, words: &Words, key: &str) -> Arg {
    let own = format!("{key}-{}", name(&arg));
    let mut text =
        if words.has(&own) { words.text(&own) } else { words.text(&format!("{ROOT}-{}", name(&arg))) };
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() && arg.get_action().takes_values() {
        let value = defaults.join(" ");
        // Writing to a string cannot fail.
        write!(text, " {}", words.text_with("usage-default", [("value", value.into())]))
            .expect("a string takes all");
    }
    let heading = if arg.is_positional() { "usage-arguments" } else { "usage-options" };
    let arg = arg.help(text).hide_default_value(true).help_heading(words.text(heading));
    let values: Vec<String> =
        arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect();
    if values.is_empty() {
        return arg;
    }
    let named = values.into_iter().map(|value| {
        let key = format!("usage-value-{}", value.to_lowercase().replace(['=', ','], "-"));
        if words.has(&key) { words.text(&key) } else { value }
    });
    arg.value_names(named.collect::<Vec<_>>())
}

fn name(arg: &Arg) -> String {
    arg.get_id().as_str().replace('_', "-")
}

/// What is wrong, what would be right, and where to read on.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "clap may find new mistakes; what we do not know, we say so"
)]
fn wrong(error: &clap::Error, typed: &[OsString], command: &Command, words: &Words) -> String {
    let said = |kind: ContextKind| error.get(kind).map(told).unwrap_or_default();
    let (arg, value) = (said(ContextKind::InvalidArg), said(ContextKind::InvalidValue));
    let with = |key: &str, arg: &str, value: String| {
        words.text_with(key, [("arg", arg.to_owned().into()), ("value", value.into())])
    };
    let mut text = match error.kind() {
        ErrorKind::UnknownArgument => with("usage-wrong-unknown", &arg, value),
        ErrorKind::InvalidSubcommand => {
            with("usage-wrong-command", &said(ContextKind::InvalidSubcommand), value)
        }
        ErrorKind::MissingRequiredArgument => with("usage-wrong-missing", &arg, value),
        ErrorKind::MissingSubcommand => words.text("usage-wrong-no-command"),
        ErrorKind::ArgumentConflict => with("usage-wrong-conflict", &arg, said(ContextKind::PriorArg)),
        ErrorKind::InvalidValue if value.is_empty() => with("usage-wrong-no-value", &arg, value),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => with("usage-wrong-value", &arg, value),
        ErrorKind::TooManyValues => with("usage-wrong-twice", &arg, value),
        ErrorKind::InvalidUtf8 => words.text("usage-wrong-letters"),
        _ => words.text("usage-wrong"),
    };
    let suggested = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
    if let Some(suggestion) = suggested.into_iter().map(said).find(|text| !text.is_empty()) {
        write!(text, " {}", words.text_with("usage-suggested", [("what", suggestion.into())]))
            .expect("a string takes all");
    }
    // Whoever does not name a game wants to know which there are.
    if error.kind() == ErrorKind::MissingRequiredArgument
        && typed.iter().any(|word| word == "play" || word == "sim")
    {
        let games = kernel::Arg::from(catalog::Catalog::NAMES.map(str::to_owned).to_vec());
        write!(text, "\n{}", words.text_with("usage-games-there", [("games", games)]))
            .expect("a string takes all");
    }
    if let Some(help) = help_of(&arg, typed, command) {
        write!(text, "\n\n  {arg}  {help}").expect("a string takes all");
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.trim_start_matches("Usage:").trim();
        write!(text, "\n\n{} {usage}", words.text("usage-heading")).expect("a string takes all");
    }
    format!("{text}\n\n{}\n", words.text("usage-more"))
}

/// The sentence of an option, as its command explains it.
fn help_of(arg: &str, typed: &[OsString], command: &Command) -> Option<String> {
    let mut within = command;
    for word in typed.iter().skip(1) {
        within = within.find_subcommand(word).unwrap_or(within);
    }
    let found = within.get_arguments().find(|known| known.to_string() == arg)?;
    found.get_help().map(ToString::to_string)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "clap may tell more; what we do not know, we leave out")]
fn told(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(texts) => {
            texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        ContextValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}
