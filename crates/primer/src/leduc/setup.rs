//! What a hand starts from.

use serde::{Deserialize, Serialize};

/// Nothing is to be said before a hand: two seats, one ante each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {}
