//! What may be answered, and which rule refuses the rest.

use super::{Ask, Choice};
use kernel::{Message, Refused, RuleId};

/// The legal answers, from the tamest to the boldest.
#[inline]
pub(crate) fn legal(ask: Ask, into: &mut Vec<Choice>) {
    let all = [Choice::Fold, Choice::Call, Choice::Raise];
    into.extend(all.into_iter().filter(|&choice| check(ask, choice).is_ok()));
}

/// Whether an answer is legal.
#[inline]
pub(crate) fn check(ask: Ask, choice: Choice) -> Result<(), Refused> {
    match choice {
        Choice::Fold if ask.owes == 0 => {
            Err(Refused::new(RuleId("LED-007"), Message::new("leduc-refused-nothing-to-fold-to")))
        }
        Choice::Raise if ask.raises == 0 => {
            Err(Refused::new(RuleId("LED-008"), Message::new("leduc-refused-no-more-raises")))
        }
        Choice::Fold | Choice::Call | Choice::Raise => Ok(()),
    }
}
