//! Which rule bars what nobody asked for: cards that cannot be shuffled like that, and answers of a seat whose turn it is
//! not.

use crate::{Ask, Choice, Piles, State, frames::Frame, policy::Markers};
use kernel::{Pending, RuleId, Seat};

/// The rule that says which cards are shuffled.
pub(crate) fn roll(s: &State) -> RuleId {
    RuleId(match (s.stack.last(), s.piles_are) {
        (Some(Frame::Draw { .. }), _) => "STF-109",
        (_, Piles::Common) => "STF-018",
        (_, Piles::Own) => "STF-107",
    })
}

/// The rules that bar an answer of a seat that is asked nothing; none where it is asked, or the game is over.
pub(crate) fn answer(s: &State, by: Seat, choice: &Choice) -> Vec<RuleId> {
    let asked = s.pending.demands();
    if by.0 > 1 || asked.iter().any(|demand| demand.by == by) || matches!(s.pending, Pending::Over(_)) {
        return Vec::new();
    }
    let ask = asked.first().map(|demand| demand.ask);
    let rule = match (choice, ask) {
        (Choice::Cruiser(_), Some(Ask::Cruiser)) => "STF-015",
        (Choice::Cruiser(_), _) => "STF-020",
        (Choice::Play { .. } | Choice::Pass, _) if s.passed[by.index()] => "STF-040",
        // In the middle of a turn the effects come first.
        (Choice::Play { .. } | Choice::Pass, Some(Ask::First | Ask::Apply { .. })) => "STF-038",
        (Choice::Play { .. } | Choice::Pass, _) => "STF-027",
        (Choice::Shift(_), _) => "STF-045",
        (Choice::Fight(_), _) => "STF-048",
        (Choice::First { .. }, _) => "STF-080",
        (
            Choice::Move { .. }
            | Choice::Pivot(_)
            | Choice::Flip(_)
            | Choice::Destroy(_)
            | Choice::Strike { .. },
            _,
        ) => "STF-075",
        (Choice::Markers { .. }, _) => match s.policies.markers {
            Markers::Placer => "STF-055",
            Markers::Owner | Markers::UpperFirst => "A10",
        },
    };
    vec![RuleId(rule)]
}
