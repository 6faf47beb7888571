//! Being measured.
#[derive(clap::Args)]
pub(crate) struct Options {}
pub(crate) fn run(_: &Options) -> Result<(), String> { Ok(()) }
