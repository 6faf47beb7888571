//! Answers that stand for others like them until the round is over: one dial for a group, always, never.

use super::contest::Contest;
use crate::face::Face;
use kernel::DecisionId;

/// What a player wants answered without being asked again.
#[derive(Debug)]
pub struct Habits<G: Face> {
    /// The round they were given in.
    round: Option<u16>,
    given: Vec<(G::Ask, G::Choice)>,
}

impl<G: Face> Default for Habits<G> {
    fn default() -> Self {
        Self { round: None, given: Vec::new() }
    }
}

impl<G: Face> Habits<G> {
    /// Whether an answer to what the player is asked may stand for others.
    pub fn can_repeat(contest: &dyn Contest<G>, choice: &G::Choice) -> bool {
        let Some(asking) = contest.asked() else { return false };
        let ask = &asking.demand.ask;
        contest.game().alike(&contest.view(), (ask, choice), ask, &asking.legal).is_some()
    }

    /// The answer stands for others like it from now on.
    pub fn keep(&mut self, round: Option<u16>, ask: G::Ask, choice: G::Choice) {
        if self.round != round {
            self.forget();
            self.round = round;
        }
        self.given.push((ask, choice));
    }

    /// Everything is asked again.
    pub fn forget(&mut self) {
        self.given.clear();
    }

    /// The answer to what the player is asked, if one that was given stands for it; the newest first.
    pub fn answer(&mut self, contest: &dyn Contest<G>) -> Option<(DecisionId, G::Choice)> {
        if self.given.is_empty() {
            return None;
        }
        let view = contest.view();
        if G::round(&view) != self.round {
            self.forget();
            return None;
        }
        let asking = contest.asked()?;
        let alike = |(ask, choice): &(G::Ask, G::Choice)| {
            contest.game().alike(&view, (ask, choice), &asking.demand.ask, &asking.legal)
        };
        let choice = self.given.iter().rev().find_map(alike)?;
        Some((asking.demand.id, choice))
    }
}
