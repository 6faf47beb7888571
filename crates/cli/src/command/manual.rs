//! What shells and `man` want to know of the command line.

use crate::{args::Shell, failure::Failure, usage};
use std::io::Write;
use words::Words;

/// `escadrille completions`.
pub fn completions(shell: Shell, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let shell = match shell {
        Shell::Bash => clap_complete::Shell::Bash,
        Shell::Zsh => clap_complete::Shell::Zsh,
        Shell::Fish => clap_complete::Shell::Fish,
    };
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut usage::command(words), "escadrille", &mut text);
    Ok(out.write_all(&text)?)
}

/// `escadrille man`.
pub fn man(words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    Ok(clap_mangen::Man::new(usage::command(words)).render(out)?)
}
