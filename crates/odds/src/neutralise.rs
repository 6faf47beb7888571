//! Neutralising results and dealing damage.

use crate::{attack::Attack, defence::Defence};

/// Hits and crits: what attack dice show at the end, or what the defender suffers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Results {
    /// Hits.
    pub hits: u8,
    /// Crits.
    pub crits: u8,
}

impl Results {
    /// So many hits and crits.
    pub fn new(hits: u8, crits: u8) -> Self {
        Self { hits, crits }
    }

    /// Hits and crits together.
    pub fn total(self) -> u8 {
        self.hits + self.crits
    }

    /// Where these results stand in a table of all that ten dice can show.
    pub(crate) fn index(self) -> usize {
        let total = usize::from(self.total());
        total * (total + 1) / 2 + usize::from(self.crits)
    }

    /// All results of up to so many dice, in the order of their indices.
    pub(crate) fn up_to(dice: usize) -> impl Iterator<Item = Self> {
        (0..=dice as u8).flat_map(|total| (0..=total).map(move |crits| Self::new(total - crits, crits)))
    }

    /// What these results do to a ship with so many active shields.
    ///
    /// ```
    /// use odds::{Results, Suffered};
    /// // X2-DAMAGE-04: all hits before crits, and shields first.
    /// let suffered = Results::new(1, 1).suffered(1);
    /// assert_eq!(suffered, Suffered { shields: 1, face_down: 0, face_up: 1 });
    /// ```
    pub fn suffered(self, shields: u8) -> Suffered {
        let by_hits = self.hits.min(shields);
        let by_crits = self.crits.min(shields - by_hits);
        Suffered {
            shields: by_hits + by_crits,
            face_down: self.hits - by_hits,
            face_up: self.crits - by_crits,
        }
    }
}

/// Damage, by what it did to the ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Suffered {
    /// Shields lost.
    pub shields: u8,
    /// Damage cards taken face down.
    pub face_down: u8,
    /// Damage cards taken face up.
    pub face_up: u8,
}

impl Suffered {
    /// Damage cards, which count against the hull.
    pub fn cards(self) -> u8 {
        self.face_down + self.face_up
    }

    /// All of it together.
    pub fn total(self) -> u8 {
        self.shields + self.cards()
    }
}

/// How results are neutralised in one attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Neutralise {
    cancels: [u8; 2],
    crits_first: bool,
    reinforce: bool,
    ion: bool,
}

impl Neutralise {
    pub(crate) fn new(attack: &Attack, defence: &Defence) -> Self {
        Self {
            cancels: defence.cancels,
            crits_first: defence.crits_first,
            reinforce: defence.reinforce,
            ion: attack.ion,
        }
    }

    /// Whether every evade cancels one result, and nothing else does.
    pub(crate) fn is_plain(self) -> bool {
        self.cancels == [0; 2] && !self.reinforce && !self.ion
    }

    /// What the defender suffers.
    pub(crate) fn damage(self, results: Results, evades: u8) -> Results {
        let mut left = Results {
            hits: results.hits.saturating_sub(self.cancels[0]),
            crits: results.crits.saturating_sub(self.cancels[1]),
        };
        self.cancel(&mut left, evades);
        // X2-BEYOND-21: one damage less, to a minimum of one; the damage an evade would have cancelled next.
        if self.reinforce && left.total() > 1 {
            self.cancel(&mut left, 1);
        }
        if self.ion && left.total() > 0 {
            left = Results::new(1, 0);
        }
        left
    }

    /// X2-ATTACK-11, -12: each evade cancels one result, hits before crits.
    fn cancel(self, left: &mut Results, evades: u8) {
        let (first, second) = if self.crits_first {
            (&mut left.crits, &mut left.hits)
        } else {
            (&mut left.hits, &mut left.crits)
        };
        let by_first = evades.min(*first);
        *first -= by_first;
        *second = second.saturating_sub(evades - by_first);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn damage(defence: Defence, hits: u8, crits: u8, evades: u8) -> (u8, u8) {
        let left = Neutralise::new(&Attack::new(3), &defence).damage(Results::new(hits, crits), evades);
        (left.hits, left.crits)
    }

    #[test]
    fn hits_are_cancelled_before_crits() {
        let plain = Defence::new(3);
        assert_eq!(damage(plain, 1, 1, 1), (0, 1));
        assert_eq!(damage(plain, 2, 1, 2), (0, 1));
        assert_eq!(damage(plain, 1, 2, 2), (0, 1));
        assert_eq!(damage(plain, 1, 0, 3), (0, 0));
        assert_eq!(damage(plain.crits_first(), 1, 2, 2), (1, 0));
    }

    #[test]
    fn reinforce_takes_one_damage_but_not_the_last() {
        let reinforced = Defence::new(3).reinforce();
        assert_eq!(damage(reinforced, 3, 0, 0), (2, 0));
        assert_eq!(damage(reinforced, 1, 2, 0), (0, 2));
        assert_eq!(damage(reinforced, 1, 0, 0), (1, 0));
        assert_eq!(damage(reinforced, 1, 2, 2), (0, 1));
    }

    #[test]
    fn shields_go_first_and_hits_before_crits() {
        let suffered = |hits, crits, shields| {
            let s = Results::new(hits, crits).suffered(shields);
            (s.shields, s.face_down, s.face_up)
        };
        assert_eq!(suffered(1, 1, 1), (1, 0, 1));
        assert_eq!(suffered(1, 1, 2), (2, 0, 0));
        assert_eq!(suffered(0, 3, 2), (2, 0, 1));
        assert_eq!(suffered(2, 1, 0), (0, 2, 1));
    }

    #[test]
    fn results_are_indexed_without_gaps() {
        for (i, results) in Results::up_to(10).enumerate() {
            assert_eq!(results.index(), i);
        }
    }
}
