//! Cards become ships and decks.

use super::Deck;
use crate::{Ability, Conditions, Content, Done, Equipped, List, MAX_UPGRADES, Member, Ship, Status, Tokens};
use geometry::{Heading, Pose};
use kernel::{Message, Seat, SetupError};

fn wrong(key: &'static str, name: &str) -> SetupError {
    SetupError(Message::new(key).with("name", name))
}

impl Content {
    /// A ship as its cards say, not yet on the table (X2-SETUP-03).
    pub(crate) fn build(&self, seat: Seat, number: u8, member: &Member) -> Result<Ship, SetupError> {
        let unknown_pilot = || wrong("xwing-setup-unknown-pilot", member.pilot.as_str());
        let pilot = self.pilot(member.pilot.as_str()).ok_or_else(unknown_pilot)?;
        let card = &self.pilots[pilot as usize];
        let kind = self.ship_type(card.ship.as_str()).ok_or_else(unknown_pilot)?;
        let mut upgrades: List<Equipped, MAX_UPGRADES> = List::new();
        let mut force = card.force.map_or(0, |force| force.limit);
        for name in &member.upgrades {
            let index = self
                .upgrade(name.as_str())
                .ok_or_else(|| wrong("xwing-setup-unknown-upgrade", name.as_str()))?;
            let upgrade = &self.upgrades[index as usize];
            let charges = upgrade.charges.map_or(0, |charges| charges.limit);
            force += upgrade.force;
            upgrades
                .try_push(Equipped { card: index, charges, ..Equipped::default() })
                .map_err(|_| wrong("xwing-setup-too-many-upgrades", member.pilot.as_str()))?;
        }
        // X2-SETUP-19: a turret weapon may be an upgrade, too.
        let turned = |ability: &Ability| matches!(ability, Ability::Weapon(weapon) if weapon.turret);
        let armed = upgrades.iter().any(|it| {
            self.upgrades[it.card as usize].faces.iter().any(|face| face.abilities.iter().any(turned))
        });
        let turret = (armed || self.ships[kind as usize].turret.is_some()).then_some(Heading::UP);
        let threat = member.threat.unwrap_or_else(|| self.threat_of(member));
        Ok(Ship {
            seat,
            number,
            pilot,
            kind,
            status: Status::Waiting,
            threat,
            build: member.build,
            pose: Pose::default(),
            shields: 0,
            force,
            charges: card.charges.map_or(0, |charges| charges.limit),
            tokens: Tokens::default(),
            locks: List::new(),
            upgrades,
            damage: List::new(),
            conditions: Conditions::default(),
            dial: None,
            turret,
            initiative: None,
            carrier: None,
            aboard: None,
            executed: None,
            done: Done::default(),
        })
    }

    /// X2-SETUP-15, B26: a whole damage deck, in the order of the content.
    pub(crate) fn damage_deck(&self, deck: u8) -> Deck {
        let kinds = self.damage.iter().enumerate().filter(|(_, card)| card.deck == deck);
        kinds.flat_map(|(kind, card)| std::iter::repeat_n(kind as u8, card.copies as usize)).collect()
    }
}
