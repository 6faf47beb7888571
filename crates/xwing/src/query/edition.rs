//! Questions whose answers are the edition's.

use super::Query;
use crate::{
    Phase, ShipId, Token,
    edition::{Devices, ExtraAttacks, Ranges, Touching, Tractor},
};
use geometry::Range;

impl Query<'_> {
    /// X1-DEF-04, FAQ-QA-RANGE-05: a range as the edition counts them.
    pub(crate) fn counted(&self, range: Range) -> Range {
        match self.content.edition.answers.ranges {
            Ranges::FromZero => range,
            Ranges::FromOne => range.max(Range::One),
        }
    }

    /// X1-MOVE-11: whether ships touch for what a maneuver did, and not for where they stand.
    pub(crate) fn remembers_contact(&self) -> bool {
        match self.content.edition.answers.touching {
            Touching::ByContact => false,
            Touching::ByOverlap => true,
        }
    }

    /// Whether two different ships touch.
    pub fn touching(&self, a: ShipId, b: ShipId) -> bool {
        if self.remembers_contact() {
            return self.s.memory.touch(a, b);
        }
        a != b && self.base(a).touches(&self.base(b))
    }

    /// X2-BEYOND-38, AMB-25, FAQ-ERRATA-RULE-14: what tractor tokens take from a ship in the engagement phase.
    pub(crate) fn tractor(&self, id: ShipId) -> TractorLoss {
        let engaged = self.s.phase == Phase::Engagement;
        let tokens = if engaged { self.ship(id).tokens.get(Token::Tractor) } else { 0 };
        match self.content.edition.answers.tractor {
            Tractor::OneDie => TractorLoss::Dice(tokens.min(1)),
            Tractor::OnePerToken => TractorLoss::Agility(tokens),
        }
    }

    /// FAQ-QA-ACTION-14: whether a ship lays one device a round.
    pub(crate) fn lays_once(&self) -> bool {
        match self.content.edition.answers.devices {
            Devices::AsCardsSay => false,
            Devices::OneARound => true,
        }
    }

    /// X2-ATTACK-17: whether a ship may attack once more.
    pub(crate) fn may_attack_again(&self, id: ShipId) -> bool {
        match self.content.edition.answers.extra_attacks {
            ExtraAttacks::OnceARound => !self.ship(id).done.bonus_attack,
            ExtraAttacks::AsCardsSay => true,
        }
    }
}

/// What tractor tokens take from a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TractorLoss {
    /// So many defence dice.
    Dice(u8),
    /// So much agility.
    Agility(u8),
}
