//! Ways to one's own seat from another device. They are kept in memory only, work once and not for long: its
//! holder is the person who made it.

use crate::secret::{Hash, Secret};
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// How long one works.
pub(crate) const LASTS: Duration = Duration::from_mins(15);
/// The most there are at a time.
const MOST: usize = 10_000;

/// A way to a person's seat.
#[derive(Debug)]
struct Pass {
    id: String,
    person: Secret,
    until: Instant,
}

/// All of them, by the hashes of their secrets.
#[derive(Debug, Default)]
pub(crate) struct Passes(Mutex<HashMap<[u8; 32], Pass>>);

impl Passes {
    /// A new one for a person at a match, in place of the one before; `None` if there are too many.
    pub(crate) fn make(&self, id: &str, person: &Secret) -> Option<Secret> {
        let now = Instant::now();
        let mut passes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let whose = person.hash();
        passes.retain(|_, pass| pass.until > now && (pass.id != id || pass.person.hash() != whose));
        if passes.len() >= MOST {
            return None;
        }
        let secret = Secret::random();
        let pass = Pass { id: id.to_owned(), person: person.clone(), until: now + LASTS };
        passes.insert(*secret.hash().bytes(), pass);
        Some(secret)
    }

    /// None of a person's passes works any more.
    pub(crate) fn drop_of(&self, person: &Hash) {
        let mut passes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        passes.retain(|_, pass| pass.person.hash() != *person);
    }

    /// The person who made a pass for a match. It does not work a second time.
    pub(crate) fn take(&self, id: &str, secret: &Hash) -> Option<Secret> {
        let mut passes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let pass = passes.remove(secret.bytes())?;
        (pass.id == id && pass.until > Instant::now()).then_some(pass.person)
    }
}

#[cfg(test)]
mod tests {
    use super::Passes;
    use crate::secret::Secret;

    #[test]
    fn a_pass_works_once_for_its_match_and_a_new_one_replaces_it() {
        let (passes, me, other) = (Passes::default(), Secret::random(), Secret::random());
        let taken = |id: &str, secret: &Secret| passes.take(id, &secret.hash()).map(|person| person.hash());
        let first = passes.make("a", &me).expect("room");
        let second = passes.make("a", &me).expect("room");
        let third = passes.make("a", &other).expect("room");
        assert_eq!(taken("a", &first), None, "replaced");
        assert_eq!(taken("a", &second), Some(me.hash()));
        assert_eq!(taken("a", &second), None, "once");
        assert_eq!(taken("b", &third), None, "of another match");
        assert_eq!(taken("a", &third), None, "and trying it has used it up");
    }
}
