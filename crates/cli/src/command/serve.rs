//! `escadrille serve`: the table in the browser. Also what happens without a command.

use crate::{Context, args::Serve, failure::Failure, log, trouble};
use server::{Limits, Notice, Options, ServeError, store::StoreError};
use std::{io::Write, path::PathBuf};
use words::Words;

/// Serves until it is stopped.
pub fn run(context: &Context, serve: Serve, packs: Vec<PathBuf>, out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    log::start(serve.log.as_deref(), serve.log_format).map_err(|log::BadFilter { said, from }| {
        let args = [("text", said.into()), ("from", from.into())];
        Failure::usage(words.text_with("cli-serve-log", args))
    })?;
    let limits = if serve.no_limits { Limits::none() } else { Limits::default() };
    let options = Options {
        behind_proxy: serve.behind_proxy,
        hosts: serve.hosts,
        keep_finished: serve.keep_finished,
        limits,
        ..Options::new(serve.addr, serve.data, packs)
    };
    server::run(options, |told| {
        // A table that is served is worth more than a line nobody reads.
        writeln!(out, "{}", say(told, words)).and_then(|()| out.flush()).ok();
    })
    .map_err(|error| Failure::usage(why(&error, words)))
}

/// What a server tells whoever has started it.
fn say(told: Notice, words: &Words) -> String {
    match told {
        Notice::Listening(addr) => {
            let at = format!("Escadrille: http://{addr}/");
            format!("{at}\n{}", words.text("cli-serve-more"))
        }
        Notice::PlainHttp => words.text("cli-serve-plain"),
        Notice::TrustsProxy => words.text("cli-serve-believes"),
        Notice::TrustsAnyClient => words.text("cli-serve-believes-anybody"),
        Notice::Closing => words.text("cli-serve-closing"),
    }
}

/// Why the table cannot be served.
fn why(error: &ServeError, words: &Words) -> String {
    match error {
        ServeError::Taken(addr) => words.text_with("cli-serve-taken", [("addr", addr.to_string().into())]),
        ServeError::Listen { addr, error } => {
            let why = trouble::why(error, words);
            words.text_with("cli-serve-listen", [("addr", addr.to_string().into()), ("why", why.into())])
        }
        ServeError::Store { data, error } => {
            let why = match error {
                StoreError::Held => {
                    return words.text_with("cli-serve-held", [("file", data.display().to_string().into())]);
                }
                StoreError::Newer => words.text("cli-why-newer"),
                StoreError::Conflict => words.text("cli-why-conflict"),
                StoreError::Broken(said) => {
                    words.text_with("cli-why-store", [("text", said.as_str().into())])
                }
            };
            let args = [("file", data.display().to_string().into()), ("why", why.into())];
            words.text_with("cli-serve-data", args)
        }
        ServeError::Pack(error) => {
            words.text_with("cli-error-pack", [("why", trouble::pack(error, words).into())])
        }
        ServeError::System(error) => {
            words.text_with("cli-error-unexpected", [("why", trouble::why(error, words).into())])
        }
    }
}
