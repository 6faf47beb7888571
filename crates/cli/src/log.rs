//! What a server tells of what it does, on standard error: lines for people, or objects for programs.

use crate::args::LogFormat;
use std::{
    backtrace::{Backtrace, BacktraceStatus},
    env, io,
    panic::{self, PanicHookInfo},
};
use tracing::{error, level_filters::LevelFilter};
use tracing_subscriber::{
    Layer as _, filter::Targets, fmt, layer::SubscriberExt as _, util::SubscriberInitExt as _,
};

/// Where the level is looked for when no option gives one.
pub const VARIABLE: &str = "ESCADRILLE_LOG";

/// What is no level, and where it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadFilter {
    /// As it was written.
    pub said: String,
    /// The option or the variable.
    pub from: &'static str,
}

/// Starts telling, once per program: from then on everything of this level is written, faults of ours included.
pub fn start(option: Option<&str>, format: LogFormat) -> Result<(), BadFilter> {
    let filter = filter(option, env::var(VARIABLE).ok().as_deref())?;
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(false);
    let layer = match format {
        LogFormat::Text => lines.with_target(false).with_filter(filter).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).with_filter(filter).boxed(),
    };
    // Whoever has started it before, as tests do, has decided what becomes of it.
    if tracing_subscriber::registry().with(layer).try_init().is_ok() {
        panic::set_hook(Box::new(tell_panic));
    }
    Ok(())
}

/// What is told: the option's, or else the variable's.
fn filter(option: Option<&str>, variable: Option<&str>) -> Result<Targets, BadFilter> {
    let (said, from) = match (option, variable) {
        (Some(option), _) => (option, "--log"),
        (None, Some(variable)) if !variable.is_empty() => (variable, VARIABLE),
        (None, _) => return Ok(Targets::new().with_default(LevelFilter::WARN)),
    };
    let bad = || BadFilter { said: said.to_owned(), from };
    let targets: Targets = said.parse().map_err(|_| bad())?;
    // A misspelt level would be read as the name of a part, of which everything is told.
    let is_part = |name: &str| name == "server" || name.starts_with("server::");
    if targets.iter().any(|(name, _)| !is_part(name)) {
        return Err(bad());
    }
    // Parts that are not named are told as they are without any.
    let default = targets.default_level().unwrap_or(LevelFilter::WARN);
    Ok(targets.with_default(default))
}

/// A fault of ours, as a line like all others.
fn tell_panic(info: &PanicHookInfo<'_>) {
    let at = info.location().map(ToString::to_string);
    let why = info.payload_as_str().unwrap_or_default();
    let backtrace = Backtrace::capture();
    let backtrace = (backtrace.status() == BacktraceStatus::Captured).then(|| backtrace.to_string());
    error!(target: "server", at, backtrace, "panicked: {why}");
}

#[cfg(test)]
mod tests {
    use super::{BadFilter, VARIABLE, filter};
    use tracing::Level;

    /// Whether something of a part and a level is told.
    fn tells(option: Option<&str>, variable: Option<&str>, part: &str, level: Level) -> bool {
        filter(option, variable).expect("a level").would_enable(part, &level)
    }

    #[test]
    fn the_option_comes_before_the_variable_and_both_before_warnings() {
        let part = "server::room";
        assert!(tells(None, None, part, Level::WARN) && !tells(None, None, part, Level::INFO));
        assert!(tells(None, Some(""), part, Level::WARN) && !tells(None, Some(""), part, Level::INFO));
        assert!(tells(None, Some("debug"), part, Level::DEBUG));
        assert!(!tells(Some("off"), Some("debug"), part, Level::ERROR));
        assert!(tells(Some("INFO"), None, part, Level::INFO));
    }

    #[test]
    fn a_part_can_be_told_in_more_detail() {
        let option = Some("info,server::http=debug");
        assert!(tells(option, None, "server::http::guard", Level::DEBUG));
        assert!(
            tells(option, None, "server::room", Level::INFO)
                && !tells(option, None, "server::room", Level::DEBUG)
        );
        assert!(
            tells(Some("server::http=debug"), None, "server::room", Level::WARN),
            "and the rest is told as ever"
        );
    }

    #[test]
    fn what_is_no_level_is_refused_with_where_it_stands() {
        let bad = |said: &str, from| Err(BadFilter { said: said.to_owned(), from });
        assert_eq!(filter(Some("loud"), None).map(|_| ()), bad("loud", "--log"));
        assert_eq!(filter(None, Some("server=loud")).map(|_| ()), bad("server=loud", VARIABLE));
        assert_eq!(
            filter(Some("wran,server=info"), Some("info")).map(|_| ()),
            bad("wran,server=info", "--log")
        );
    }
}
