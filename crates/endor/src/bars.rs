//! Which rule bars what nobody asked for: dice that cannot fall like that, and answers of a seat whose turn it is not.

use crate::{
    Ask, Choice, Side, State,
    frames::{Blow, Frame},
};
use kernel::{Pending, RuleId, Seat};

/// The rule that says how many dice are due, or which cards.
pub(crate) fn roll(s: &State) -> RuleId {
    RuleId(match s.stack.last() {
        // Only the decks of the set-up are shuffled outside a draw.
        Some(Frame::Round(_)) | None => "END-013",
        Some(Frame::Draw { .. }) => "END-030",
        Some(Frame::DeathStar { .. }) => "END-057",
        Some(Frame::Assault { .. }) => "END-083",
        Some(Frame::Duel { blow: Blow::Vader | Blow::Emperor, .. }) => "END-094",
        Some(Frame::Duel { blow: Blow::Luke, .. }) => "END-098",
        Some(
            Frame::Ships { .. }
            | Frame::Turn { .. }
            | Frame::Ambush
            | Frame::Redemption { .. }
            | Frame::Settle { .. },
        ) => "END-063",
    })
}

/// The rules that bar an answer of a seat that is asked nothing; none where it is asked, or the game is over.
pub(crate) fn answer(s: &State, by: Seat, choice: &Choice) -> Vec<RuleId> {
    let asked = s.pending.demands();
    if asked.iter().any(|demand| demand.by == by) || matches!(s.pending, Pending::Over(_)) {
        return Vec::new();
    }
    let preparing = asked.iter().any(|demand| matches!(demand.ask, Ask::Prepare { .. }));
    let rules: &[&str] = match choice {
        // What was prepared lies face down, and the rest of the hand is laid aside.
        Choice::Prepare(_) if preparing => &["END-016"],
        Choice::Prepare(_) => &["END-018"],
        _ if preparing => &["END-015"],
        // The whole round is over for a seat without a card, until the cards are drawn.
        Choice::Order(_) | Choice::Pass if s.piles[by.index()].cards.is_empty() => &["END-024"],
        Choice::Order(_) | Choice::Pass => turns(s),
        // The attacker's dice, in an attack.
        Choice::Assign(_) if asked.iter().any(|demand| Side::of(demand.by) != Side::of(by)) => &["END-066"],
        Choice::Stay
        | Choice::Move { .. }
        | Choice::Fly { .. }
        | Choice::Deploy
        | Choice::Hold
        | Choice::Attack { .. }
        | Choice::Assign(_)
        | Choice::Fire { .. }
        | Choice::Advance(_) => match s.in_flight() {
            // A team-mate, who could say the same.
            Some((seat, _)) if Side::of(seat) == Side::of(by) && seat != by => &["END-117"],
            _ => turns(s),
        },
    };
    rules.iter().map(|rule| RuleId(rule)).collect()
}

/// Whose turn it is.
fn turns(s: &State) -> &'static [&'static str] {
    if s.players == 4 { &["END-115"] } else { &["END-023"] }
}
