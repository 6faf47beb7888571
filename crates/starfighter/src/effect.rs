//! What a part of a card does.

use serde::{Deserialize, Serialize};

/// An effect symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Effect {
    /// STF-083: the top card of the draw pile is set aside for the next round.
    Draw,
    /// STF-084: a card goes to the top of a sector next to its own.
    Lateral,
    /// STF-085: a card goes to the top of its own sector.
    Vertical,
    /// STF-086: a card goes to the top of any sector of its board.
    Free,
    /// STF-088: a card is turned by half a turn.
    Pivot,
    /// STF-089: a card is destroyed.
    Destroy,
    /// STF-090: the enemy cruiser loses one armour.
    HitEnemy,
    /// STF-091: the own cruiser loses one armour.
    HitSelf,
    /// STF-092: the card takes one damage at a time.
    ForceField,
    /// STF-093: so many screens stand before the fighters: 2, 3 or 4.
    Screen(u8),
    /// STF-094: a card is turned over.
    Flip,
    /// STF-095: one damage on the topmost card of a sector.
    Damage,
}

impl Effect {
    /// Every symbol there is.
    pub const ALL: [Self; 14] = [
        Self::Draw,
        Self::Lateral,
        Self::Vertical,
        Self::Free,
        Self::Pivot,
        Self::Destroy,
        Self::HitEnemy,
        Self::HitSelf,
        Self::ForceField,
        Self::Screen(2),
        Self::Screen(3),
        Self::Screen(4),
        Self::Flip,
        Self::Damage,
    ];

    /// STF-068: whether it happens when it becomes visible. Force fields and screens just stand there.
    #[inline]
    pub fn triggers(self) -> bool {
        !matches!(self, Self::ForceField | Self::Screen(_))
    }

    /// STF-012: whether it belongs to the training mode.
    pub fn is_training(self) -> bool {
        match self {
            Self::Draw
            | Self::Lateral
            | Self::Vertical
            | Self::Free
            | Self::Pivot
            | Self::Destroy
            | Self::HitEnemy
            | Self::HitSelf => true,
            Self::ForceField | Self::Screen(_) | Self::Flip | Self::Damage => false,
        }
    }

    /// The rule that describes it.
    pub fn rule(self) -> &'static str {
        match self {
            Self::Draw => "STF-083",
            Self::Lateral => "STF-084",
            Self::Vertical => "STF-085",
            Self::Free => "STF-086",
            Self::Pivot => "STF-088",
            Self::Destroy => "STF-089",
            Self::HitEnemy => "STF-090",
            Self::HitSelf => "STF-091",
            Self::ForceField => "STF-092",
            Self::Screen(_) => "STF-093",
            Self::Flip => "STF-094",
            Self::Damage => "STF-095",
        }
    }
}
