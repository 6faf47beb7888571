//! Squadrons without arithmetic: quick-build options put together, by hand or at random, and random squadrons to points.

use crate::{
    Content, Faction, Fault, Format, MAX_SQUAD, MAX_UPGRADES, Member, PointsList, QuickBuild, Squad,
    ThreatTotal,
};
use kernel::Chance;

/// How many ways to fill a squadron are tried before giving up.
const MOST_TRIES: u32 = 3_000;

impl Content {
    /// X2-SQUAD-02: the options of one side, each with its place in the content.
    pub fn quick_options(&self, faction: Faction) -> impl Iterator<Item = (usize, &QuickBuild)> {
        self.quick_builds.iter().enumerate().filter(move |(_, build)| {
            self.pilot(build.first().pilot.as_str())
                .is_some_and(|pilot| self.pilots[usize::from(pilot)].faction == faction)
        })
    }

    /// X2-SQUAD-04: the chosen options (by their places, as [`Self::quick_options`] gives them) as a squadron of one
    /// side, or every reason why they are none.
    pub fn quick_squad(&self, threat: u8, faction: Faction, choice: &[usize]) -> Result<Squad, Vec<Fault>> {
        let mut squad = Squad::default();
        for build in choice.iter().filter_map(|&place| self.quick_builds.get(place)) {
            squad.take(build);
        }
        let mut faults = self.check_squad(&squad, Format::quick(threat));
        let pilots = squad.ships.iter().zip(1..=u8::MAX);
        let stranger = pilots
            .filter_map(|(ship, n)| Some((&self.pilots[usize::from(self.pilot(ship.pilot.as_str())?)], n)))
            .find(|(pilot, _)| pilot.faction != faction);
        if let Some((pilot, ship)) = stranger
            && !faults.iter().any(|fault| matches!(fault, Fault::MixedFactions { .. }))
        {
            let (one, other, pilot) = (faction, pilot.faction, pilot.name.clone());
            faults.push(Fault::MixedFactions { one, other, ship, pilot });
        }
        if faults.is_empty() { Ok(squad) } else { Err(faults) }
    }

    /// A random quick-build squadron of exactly this threat; none if the side has no such squadron.
    pub fn random_squad<C: Chance>(&self, threat: u8, faction: Faction, chance: &mut C) -> Option<Squad> {
        let options: Vec<&QuickBuild> = self.quick_options(faction).map(|(_, build)| build).collect();
        let mut squad = Squad::default();
        let mut tries = MOST_TRIES;
        let found = self.fill(&options, threat, &mut squad, &mut tries, chance);
        found.then_some(squad)
    }

    /// Two random quick-build squadrons of the same threat, of different sides where that is possible.
    pub fn random_squads<C: Chance>(&self, threat: u8, chance: &mut C) -> Option<[Squad; 2]> {
        let mut sides = self.factions();
        chance.shuffle(&mut sides);
        let found: Vec<_> =
            sides.iter().filter_map(|side| self.random_squad(threat, *side, chance)).take(2).collect();
        match <[Squad; 2]>::try_from(found) {
            Ok(both) => Some(both),
            Err(mut fewer) => {
                let one = fewer.pop()?;
                let other = self.random_squad(threat, self.faction_of(&one)?, chance)?;
                Some([one, other])
            }
        }
    }

    /// The sides that have ship cards, in the order of [`Faction`].
    pub fn factions(&self) -> Vec<Faction> {
        let mut sides: Vec<Faction> = self.pilots.iter().map(|pilot| pilot.faction).collect();
        sides.sort_unstable();
        sides.dedup();
        sides
    }

    fn fill<C: Chance>(
        &self,
        options: &[&QuickBuild],
        left: u8,
        squad: &mut Squad,
        tries: &mut u32,
        chance: &mut C,
    ) -> bool {
        if left == 0 {
            return true;
        }
        // As many of the strongest as there is room for would not be enough.
        let strongest = options.iter().map(|build| usize::from(build.threat)).max().unwrap_or(0);
        if usize::from(left) > (MAX_SQUAD - squad.ships.len()) * strongest {
            return false;
        }
        let mut order: Vec<&QuickBuild> =
            options.iter().copied().filter(|build| build.threat <= left).collect();
        chance.shuffle(&mut order);
        for build in order {
            let Some(fewer) = tries.checked_sub(1) else { return false };
            *tries = fewer;
            let before = squad.ships.len();
            squad.take(build);
            if self.check_squad(squad, BELOW).is_empty()
                && self.fill(options, left - build.threat, squad, tries, chance)
            {
                return true;
            }
            squad.ships.truncate(before);
        }
        false
    }

    /// A random squadron of one side to points: random pilots with random upgrades that fit. Any card with a price may
    /// turn up. None if no ship card of the side is cheap enough.
    pub fn random_bought_squad<C: Chance>(
        &self,
        season: &PointsList,
        limit: u16,
        faction: Faction,
        chance: &mut C,
    ) -> Option<Squad> {
        let format = Format::Points { season: season.id, limit };
        let mut squad = Squad::default();
        while squad.ships.len() < MAX_SQUAD {
            let fits = |pilot: &&crate::Pilot| {
                let mut more = squad.clone();
                more.ships.push(Member::new(pilot.id, Vec::new()));
                pilot.faction == faction && self.check_squad(&more, format).is_empty()
            };
            let pilots: Vec<_> = self.pilots.iter().filter(fits).collect();
            if pilots.is_empty() {
                break;
            }
            let pilot = pilots[chance.below(pilots.len() as u32) as usize];
            squad.ships.push(Member::new(pilot.id, Vec::new()));
            let mut upgrades: Vec<_> =
                self.upgrades.iter().filter(|upgrade| self.allows(pilot, upgrade)).collect();
            chance.shuffle(&mut upgrades);
            // Every other upgrade that fits is taken, so that there are points left for a wing man.
            for upgrade in upgrades.into_iter().filter(|_| chance.below(2) == 0).collect::<Vec<_>>() {
                let place = squad.ships.len() - 1;
                if squad.ships[place].upgrades.len() < MAX_UPGRADES {
                    squad.ships[place].upgrades.push(upgrade.id);
                    if !self.check_squad(&squad, format).is_empty() {
                        squad.ships[place].upgrades.pop();
                    }
                }
            }
        }
        squad.points = self.squad_points(&squad, season.id.as_str());
        (!squad.ships.is_empty()).then_some(squad)
    }
}

/// What is true of a quick-build squadron at any size.
const BELOW: Format = Format::QuickBuild { threat: u8::MAX, total: ThreatTotal::AtMost };
