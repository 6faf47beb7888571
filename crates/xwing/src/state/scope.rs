//! From where an ability looks at the table.

use crate::{AbilityRef, ActionKind, CardRef, Faces, ShipId};
use serde::{Deserialize, Serialize};

/// What the words `This`, `Subject`, `Chosen` and `Rolled` of an ability mean at one moment.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scope {
    /// The ability.
    pub ability: AbilityRef,
    /// The ship the moment is about.
    pub subject: ShipId,
    /// The ship an earlier step chose.
    pub chosen: Option<ShipId>,
    /// What an earlier step rolled.
    pub rolled: Faces,
    /// The action the moment is about.
    pub act: Option<ActionKind>,
    /// Whether the last step that can fail did what it says.
    pub done: bool,
    /// Whether the action an earlier step granted was on the ship's own bar.
    pub on_bar: bool,
}

impl Scope {
    /// At the start of an ability.
    pub fn new(ability: AbilityRef, subject: ShipId) -> Self {
        Self { ability, subject, chosen: None, rolled: Faces::new(), act: None, done: true, on_bar: true }
    }

    /// Of a card as a whole, for constant abilities.
    pub(crate) fn of_card(ship: ShipId, card: CardRef, subject: ShipId) -> Self {
        Self::new(AbilityRef { ship, card, index: 0 }, subject)
    }

    /// The ship the card belongs to.
    pub fn this(&self) -> ShipId {
        self.ability.ship
    }
}
