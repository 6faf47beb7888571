//! What cards and tokens leave a ship to do: which maneuvers, which tokens, which obstacles it minds.

use super::{Query, Shades, shades};
use crate::{Constant, Difficulty, Effect, Maneuver, ShipId, Token};

impl Query<'_> {
    /// How the maneuvers of a ship are coloured at this moment (X2-MOVE-32 to -35).
    pub fn shades(&self, id: ShipId) -> Shades {
        let mut shades = Shades::default();
        self.effects_about(Constant::DIFFICULTY, id, |effect, _| {
            if let Effect::ManeuverDifficulty(shapes, by) = effect {
                shades.shift(shapes, *by);
            } else if let Effect::Treat(shapes, speeds, colour) = effect {
                shades.treat(shapes, *speeds, *colour);
            }
        });
        shades
    }

    /// The maneuver in the colour it has for this ship at this moment.
    pub fn coloured(&self, id: ShipId, maneuver: Maneuver) -> Maneuver {
        self.shades(id).colour(maneuver)
    }

    /// X2-PLAN-07, X2-MOVE-09: whether the ship may select and execute it.
    pub fn may_execute(&self, id: ShipId, maneuver: Maneuver) -> bool {
        !(self.ship(id).is_stressed() && self.coloured(id, maneuver).difficulty == Difficulty::Red)
    }

    /// Whether the ship's dial may be set to it. R-23: where it could be set to nothing, it may be set to anything.
    pub(crate) fn may_set(&self, id: ShipId, maneuver: Maneuver) -> bool {
        let is_open = |maneuver| self.may_execute(id, maneuver) && self.may_select(id, maneuver);
        is_open(maneuver) || !self.content.type_of(self.ship(id)).dial.iter().any(|it| is_open(*it))
    }

    /// Whether a card keeps the ship's dial from showing it.
    pub(crate) fn may_select(&self, id: ShipId, maneuver: Maneuver) -> bool {
        let shape = shades::shape(maneuver.bearing);
        !self.has_rare(
            id,
            Effect::CANNOT_SELECT,
            |effect| matches!(effect, Effect::CannotSelect(shapes) if shapes.contains(&shape)),
        )
    }

    /// Whether an effect of a kind that few packs have is in force on a ship.
    #[inline]
    pub(crate) fn has_rare(&self, id: ShipId, bit: u16, is: impl Fn(&Effect) -> bool) -> bool {
        if self.content.rare & bit == 0 {
            return false;
        }
        let mut found = false;
        self.effects(id, |effect, _| found |= is(effect));
        found
    }

    /// Whether a ship moves, acts and attacks as if there were no obstacles.
    pub(crate) fn ignores_obstacles(&self, id: ShipId) -> bool {
        self.has_rare(id, Effect::IGNORES_OBSTACLES, |effect| *effect == Effect::IgnoresObstacles)
    }

    /// Whether a ship may spend tokens of a kind.
    pub(crate) fn may_spend(&self, id: ShipId, token: Token) -> bool {
        !self.has_rare(
            id,
            Effect::CANNOT_SPEND,
            |effect| matches!(effect, Effect::CannotSpend(tokens) if tokens.contains(&token)),
        )
    }
}
