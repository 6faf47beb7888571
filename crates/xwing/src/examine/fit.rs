//! Which cards could be added to a squadron, and what is against each of the others.

use super::{Told, bill::told};
use crate::{Content, Fault, Format, MAX_UPGRADES, Member, Squad, Symbol};
use serde::Serialize;

/// A card that could be added, or why it could not.
#[derive(Debug, Clone, Serialize)]
pub struct Fits {
    /// The card: a pilot or an upgrade.
    pub id: Symbol,
    /// What it would cost, or be worth as a quick build.
    pub points: Option<i32>,
    /// What is against it; none if it fits.
    pub against: Option<Told>,
    /// Whether all that is against it is the points or the threat: something else could make room.
    pub budget: bool,
    /// The upgrades of a quick build.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upgrades: Option<Vec<Symbol>>,
}

/// All cards of a kind, as they fit.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "kind", content = "cards", rename_all = "snake_case")]
pub enum Fitting {
    /// Ship cards for the squadron.
    Pilots(Vec<Fits>),
    /// X2-SQUAD-02: quick-build options for the squadron.
    Builds(Vec<Fits>),
    /// Upgrades for one ship.
    Upgrades(Vec<Fits>),
}

impl Content {
    /// What could be added to a squadron, or to one of its ships in the place of one of its upgrades.
    pub(super) fn fits(
        &self,
        squad: &Squad,
        format: Format,
        ship: Option<usize>,
        instead: Option<usize>,
    ) -> Fitting {
        let place = ship.filter(|ship| *ship < squad.ships.len());
        match (place, format) {
            (Some(ship), _) => self.fitting_upgrades(squad, format, ship, instead),
            (None, Format::QuickBuild { .. }) => {
                let builds = self.quick_builds.iter();
                let ships = builds.map(|build| Member {
                    pilot: build.pilot,
                    upgrades: build.upgrades.clone(),
                    threat: Some(build.threat),
                });
                Fitting::Builds(ships.map(|ship| self.fitting_ship(squad, format, ship)).collect())
            }
            (None, Format::Points { .. } | Format::Open | Format::Casual) => {
                let ships = self.pilots.iter().map(|pilot| Member {
                    pilot: pilot.id,
                    upgrades: Vec::new(),
                    threat: None,
                });
                Fitting::Pilots(ships.map(|ship| self.fitting_ship(squad, format, ship)).collect())
            }
        }
    }

    fn fitting_ship(&self, squad: &Squad, format: Format, ship: Member) -> Fits {
        let before = self.check_squad(squad, format);
        let points = match format {
            Format::QuickBuild { .. } => ship.threat.map(i32::from),
            Format::Points { .. } | Format::Open | Format::Casual => {
                self.season(format.season()).and_then(|season| self.price_of(&ship, season))
            }
        };
        let (id, upgrades) = (ship.pilot, ship.upgrades.clone());
        let mut more = squad.clone();
        more.ships.push(ship);
        let (against, budget) = self.against(&before, &more, format);
        let build = matches!(format, Format::QuickBuild { .. });
        Fits { id, points, against, budget, upgrades: build.then_some(upgrades) }
    }

    fn fitting_upgrades(
        &self,
        squad: &Squad,
        format: Format,
        ship: usize,
        instead: Option<usize>,
    ) -> Fitting {
        let mut squad = squad.clone();
        let upgrades = &mut squad.ships[ship].upgrades;
        if let Some(place) = instead.filter(|place| *place < upgrades.len()) {
            upgrades.remove(place);
        }
        // More than a match holds is never on offer.
        upgrades.truncate(MAX_UPGRADES - 1);
        let before = self.check_squad(&squad, format);
        let season = self.season(format.season());
        let fits = |card: &crate::Upgrade| {
            let mut more = squad.clone();
            more.ships[ship].upgrades.push(card.id);
            let alone = Member { upgrades: vec![card.id], ..squad.ships[ship].clone() };
            let bare = Member { upgrades: Vec::new(), ..squad.ships[ship].clone() };
            let price = |member| season.and_then(|season| self.price_of(member, season));
            let points = price(&alone).zip(price(&bare)).map(|(with, without)| with - without);
            let (against, budget) = self.against(&before, &more, format);
            Fits { id: card.id, points, against, budget, upgrades: None }
        };
        Fitting::Upgrades(self.upgrades.iter().map(fits).collect())
    }

    /// The worst thing that is wrong with a squadron and was not before; whether it is only a matter of points.
    fn against(&self, before: &[Fault], more: &Squad, format: Format) -> (Option<Told>, bool) {
        let after = self.check_squad(more, format);
        let new: Vec<&Fault> = after.iter().filter(|fault| is_new(fault, before)).collect();
        let worst = new.iter().find(|fault| !fault.is_budget()).or(new.first());
        (worst.map(|fault| told(fault)), worst.is_some_and(|fault| fault.is_budget()))
    }
}

/// Below the agreed threat is no reason against a ship that is on the way there.
fn is_new(fault: &Fault, before: &[Fault]) -> bool {
    !before.contains(fault) && !matches!(fault, Fault::UnderThreat { .. })
}
