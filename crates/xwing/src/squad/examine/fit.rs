//! Which cards could be added to a squadron, and what is against each of the others.

use super::{Told, bill::told};
use crate::{Content, Fault, Format, MAX_UPGRADES, Member, QuickBuild, QuickShip, Squad, Symbol};
use serde::Serialize;

/// A card that could be added, or why it could not.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fits {
    /// The card: a pilot or an upgrade.
    pub id: Symbol,
    /// What it would cost, or be worth as a quick build.
    pub points: Option<i32>,
    /// What is against it; none if it fits.
    pub against: Option<Told>,
    /// Whether all that is against it is the points or the threat: something else could make room.
    pub budget: bool,
    /// The ships of a quick build, which come all or none; its card is that of the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ships: Option<Vec<QuickShip>>,
}

/// All cards of a kind, as they fit.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
                Fitting::Builds(builds.map(|build| self.fitting_build(squad, format, build)).collect())
            }
            (None, Format::Points { .. } | Format::Open | Format::Casual) => {
                let pilots = self.pilots.iter();
                Fitting::Pilots(pilots.map(|pilot| self.fitting_pilot(squad, format, pilot.id)).collect())
            }
        }
    }

    fn fitting_build(&self, squad: &Squad, format: Format, build: &QuickBuild) -> Fits {
        let mut more = squad.clone();
        more.take(build);
        let (against, budget) = self.against(&self.check_squad(squad, format), &more, format);
        let points = Some(i32::from(build.threat));
        Fits { id: build.first().pilot, points, against, budget, ships: Some(build.ships.clone()) }
    }

    fn fitting_pilot(&self, squad: &Squad, format: Format, id: Symbol) -> Fits {
        let ship = Member::new(id, Vec::new());
        let points =
            self.season(self.season_of(format).as_str()).and_then(|season| self.price_of(&ship, season));
        let mut more = squad.clone();
        more.ships.push(ship);
        let (against, budget) = self.against(&self.check_squad(squad, format), &more, format);
        Fits { id, points, against, budget, ships: None }
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
        let season = self.season(self.season_of(format).as_str());
        let fits = |card: &crate::Upgrade| {
            let mut more = squad.clone();
            more.ships[ship].upgrades.push(card.id);
            let alone = Member { upgrades: vec![card.id], ..squad.ships[ship].clone() };
            let bare = Member { upgrades: Vec::new(), ..squad.ships[ship].clone() };
            let price = |member| season.and_then(|season| self.price_of(member, season));
            let points = price(&alone).zip(price(&bare)).map(|(with, without)| with - without);
            let (against, budget) = self.against(&before, &more, format);
            Fits { id: card.id, points, against, budget, ships: None }
        };
        Fitting::Upgrades(self.upgrades.iter().map(fits).collect())
    }

    /// The worst thing that is wrong with a squadron and was not before; whether it is only a matter of points.
    fn against(&self, before: &[Fault], more: &Squad, format: Format) -> (Option<Told>, bool) {
        let after = self.check_squad(more, format);
        let new: Vec<&Fault> = after.iter().filter(|fault| is_new(fault, before)).collect();
        let worst = new.iter().find(|fault| !fault.is_budget()).or(new.first());
        (worst.map(|fault| told(self, fault)), worst.is_some_and(|fault| fault.is_budget()))
    }
}

/// Below the agreed threat is no reason against a ship that is on the way there.
fn is_new(fault: &Fault, before: &[Fault]) -> bool {
    !before.contains(fault) && !matches!(fault, Fault::UnderThreat { .. })
}
