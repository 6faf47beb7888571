//! How hurt a ship is, as the states of a table.

use crate::neutralise::{Results, Suffered};

/// What damage meets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ship {
    /// Active shields.
    pub shields: u8,
    /// Hull left: so many damage cards destroy it (X2-ATTACK-29).
    pub hull: u8,
}

/// All states of a ship between unhurt and destroyed; without a ship, all sums of damage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Health {
    ship: Option<Ship>,
    most: usize,
}

impl Health {
    /// `most`: there is no more damage than that.
    pub(crate) fn new(ship: Option<Ship>, most: usize) -> Self {
        let most = ship.map_or(most, |ship| usize::from(ship.shields) + usize::from(ship.hull));
        Self { ship, most }
    }

    /// The most damage that is counted.
    pub(crate) fn most(&self) -> usize {
        self.most
    }

    /// How many states there are; the first is unhurt. With a ship, a state for every loss of shields, then one for
    /// every number of cards and of those face up, and the last is destroyed.
    pub(crate) fn states(&self) -> usize {
        match self.ship {
            None => self.most + 1,
            Some(ship) => usize::from(ship.shields) + cards(ship.hull) + 1,
        }
    }

    /// The last state.
    pub(crate) fn destroyed(&self) -> Option<usize> {
        self.ship.map(|_| self.states() - 1)
    }

    /// The damage of a state.
    pub(crate) fn total(&self, state: usize) -> u8 {
        match (self.ship, self.suffered(state)) {
            (None, _) => state as u8,
            (Some(_), Some(suffered)) => suffered.total(),
            (Some(ship), None) => ship.shields + ship.hull,
        }
    }

    /// What a ship that still flies has suffered.
    pub(crate) fn suffered(&self, state: usize) -> Option<Suffered> {
        let ship = self.ship?;
        let shields = usize::from(ship.shields);
        if state < shields {
            return Some(Suffered { shields: state as u8, face_down: 0, face_up: 0 });
        }
        let state = state - shields;
        let number = (0..ship.hull).find(|&number| state < cards(number + 1))?;
        let face_up = (state - cards(number)) as u8;
        Some(Suffered { shields: ship.shields, face_down: number - face_up, face_up })
    }

    /// The state after damage.
    pub(crate) fn hurt(&self, state: usize, damage: Results) -> usize {
        let Some(ship) = self.ship else { return state + usize::from(damage.total()) };
        let Some(before) = self.suffered(state) else { return state };
        let more = damage.suffered(ship.shields - before.shields);
        let (face_up, number) = (before.face_up + more.face_up, before.cards() + more.cards());
        if number >= ship.hull {
            self.states() - 1
        } else if number == 0 {
            usize::from(before.shields + more.shields)
        } else {
            usize::from(ship.shields) + cards(number) + usize::from(face_up)
        }
    }
}

/// How many states there are with fewer than so many cards, all shields lost.
fn cards(number: u8) -> usize {
    usize::from(number) * (usize::from(number) + 1) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_are_what_the_ship_has_suffered() {
        let ship = Ship { shields: 2, hull: 4 };
        let health = Health::new(Some(ship), 0);
        for state in 0..health.states() - 1 {
            let before = health.suffered(state).expect("it flies");
            for hits in 0..4 {
                for crits in 0..4 {
                    let after = health.hurt(state, Results::new(hits, crits));
                    let more = Results::new(hits, crits).suffered(2 - before.shields);
                    match health.suffered(after) {
                        Some(suffered) => assert_eq!(
                            suffered,
                            Suffered {
                                shields: before.shields + more.shields,
                                face_down: before.face_down + more.face_down,
                                face_up: before.face_up + more.face_up,
                            }
                        ),
                        None => assert!(before.cards() + more.cards() >= 4),
                    }
                }
            }
        }
        assert_eq!(health.hurt(health.states() - 1, Results::new(3, 3)), health.states() - 1);
        assert_eq!(health.total(health.states() - 1), 6);
    }

    #[test]
    fn without_a_ship_damage_is_counted() {
        let health = Health::new(None, 9);
        assert_eq!((health.states(), health.hurt(4, Results::new(1, 2)), health.destroyed()), (10, 7, None));
    }
}
