//! Figures of the rules that pages print beside ships and answers, so that no page has its own.

use crate::{Hits, choice::Mark, frames::DEPLOYED};
use serde::Serialize;

/// What a reference card says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Facts {
    /// END-067: what a die must show to hit each kind.
    pub to_hit: Hits,
    /// END-049: how many TIE fighters leave the reserve together.
    pub deployed: u8,
}

impl Facts {
    /// The same in every match.
    pub fn new() -> Self {
        let mut to_hit = Hits::default();
        for mark in Mark::ALL {
            *to_hit.get_mut(mark) = mark.to_hit();
        }
        Self { to_hit, deployed: DEPLOYED }
    }
}

impl Default for Facts {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_those_of_the_reference() {
        let Facts { to_hit, deployed } = Facts::new();
        assert_eq!(to_hit, Hits { x: 3, tie: 3, y: 4, b: 5, falcon: 5, executor: 5, marker: 5 });
        assert_eq!(deployed, 4);
    }
}
