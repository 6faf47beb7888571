//! Where the project is.

use std::path::{Path, PathBuf};

/// The folder that holds `rules/`, `scenarios/` and the rest.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the project").to_owned()
}
