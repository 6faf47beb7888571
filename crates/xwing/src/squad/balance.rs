//! Random squadrons that are worth the same.

use crate::{Content, Faction, Format, MAX_SQUAD, MAX_UPGRADES, Member, Pilot, PointsList, Squad, Symbol};
use kernel::Chance;
use std::collections::BTreeMap;

/// How many squadrons of each side are drawn before the best pair so far is taken.
const MOST_DRAWS: usize = 40;
/// Pairs that leave no more points than this unspent are good enough.
const NEAR: u16 = 2;
/// Every third upgrade that fits is tried at first, so that there are points left for wing men.
const ONE_UPGRADE_IN: u32 = 3;

impl Content {
    /// Two random squadrons that are worth the same by a format, for given sides or any, of different sides where that
    /// is possible. None if a side has no such squadron.
    pub fn balanced_squads<C: Chance>(
        &self,
        format: Format,
        sides: [Option<Faction>; 2],
        chance: &mut C,
    ) -> Option<[Squad; 2]> {
        let pairs = self.pairs(sides, chance);
        match format {
            Format::QuickBuild { threat, .. } => self.quick_pair(threat, &pairs, chance),
            Format::Points { season, limit } => {
                let season = self.season(season.as_str())?;
                pairs.into_iter().find_map(|pair| self.bought_pair(season, limit, pair, chance))
            }
            Format::Open | Format::Casual => {
                let season = self.latest()?;
                let limit = self.edition.facts.squads.limit;
                pairs.into_iter().find_map(|pair| self.bought_pair(season, limit, pair, chance))
            }
        }
    }

    /// A random squadron that is worth as much as another, of another side unless one is asked for.
    pub fn balanced_against<C: Chance>(
        &self,
        other: &Squad,
        format: Format,
        side: Option<Faction>,
        chance: &mut C,
    ) -> Option<Squad> {
        let theirs = self.faction_of(other)?;
        let pairs = self.pairs([Some(theirs), side], chance);
        pairs.into_iter().find_map(|[_, mine]| match format {
            Format::QuickBuild { .. } => {
                let threat: u32 =
                    self.taken(&other.ships).iter().filter_map(|taken| taken.worth).map(u32::from).sum();
                self.random_squad(u8::try_from(threat).ok()?, mine, chance)
            }
            Format::Points { season, .. } => {
                self.bought_like(other, self.season(season.as_str())?, mine, chance)
            }
            Format::Open | Format::Casual => self.bought_like(other, self.latest()?, mine, chance),
        })
    }

    /// The prices that count where a format has none.
    pub(crate) fn latest(&self) -> Option<&PointsList> {
        self.season(self.edition.facts.squads.season.as_str()).or(self.points.first())
    }

    /// The pairs of sides that can meet, in random order, different sides first.
    fn pairs<C: Chance>(&self, wanted: [Option<Faction>; 2], chance: &mut C) -> Vec<[Faction; 2]> {
        let mut sides = self.factions();
        chance.shuffle(&mut sides);
        let fits = |side: &Faction, wish: Option<Faction>| wish.is_none_or(|wish| wish == *side);
        let mut pairs: Vec<[Faction; 2]> = Vec::new();
        for &one in sides.iter().filter(|side| fits(side, wanted[0])) {
            pairs.extend(sides.iter().filter(|side| fits(side, wanted[1])).map(|&two| [one, two]));
        }
        chance.shuffle(&mut pairs);
        pairs.sort_by_key(|[one, two]| one == two);
        pairs
    }

    fn quick_pair<C: Chance>(
        &self,
        threat: u8,
        pairs: &[[Faction; 2]],
        chance: &mut C,
    ) -> Option<[Squad; 2]> {
        // To find out that a side has no such squadron is what takes time: it is found out once.
        let mut able: BTreeMap<Faction, bool> = BTreeMap::new();
        for pair in pairs {
            let mut squads = Vec::new();
            for side in pair {
                if able.get(side) != Some(&false) {
                    let squad = self.random_squad(threat, *side, chance);
                    able.insert(*side, squad.is_some());
                    squads.extend(squad);
                }
            }
            if let Ok(both) = <[Squad; 2]>::try_from(squads) {
                return Some(both);
            }
        }
        None
    }

    fn bought_pair<C: Chance>(
        &self,
        season: &PointsList,
        limit: u16,
        sides: [Faction; 2],
        chance: &mut C,
    ) -> Option<[Squad; 2]> {
        let mut drawn: [Vec<(u16, Squad)>; 2] = Default::default();
        for _ in 0..MOST_DRAWS {
            for (squads, side) in drawn.iter_mut().zip(sides) {
                squads.push(self.draw(season, limit, side, chance)?);
            }
            if let Some(pair) = equals(&drawn).filter(|(points, _)| points + NEAR >= limit) {
                return Some(pair.1);
            }
        }
        equals(&drawn).map(|(_, pair)| pair)
    }

    /// A squadron of as many points; if none is found, the one that comes nearest from below.
    fn bought_like<C: Chance>(
        &self,
        other: &Squad,
        season: &PointsList,
        side: Faction,
        chance: &mut C,
    ) -> Option<Squad> {
        let limit = self.squad_points(other, season.id.as_str())?;
        let mut best: Option<(u16, Squad)> = None;
        for _ in 0..MOST_DRAWS {
            let (points, squad) = self.draw(season, limit, side, chance)?;
            if best.as_ref().is_none_or(|(most, _)| points > *most) {
                best = Some((points, squad));
            }
            if points == limit {
                break;
            }
        }
        best.map(|(_, squad)| squad)
    }

    /// A random squadron of one side that spends about as much as it may, and what it costs.
    fn draw<C: Chance>(
        &self,
        season: &PointsList,
        limit: u16,
        side: Faction,
        chance: &mut C,
    ) -> Option<(u16, Squad)> {
        let pilots: Vec<&Pilot> = self.pilots.iter().filter(|pilot| pilot.faction == side).collect();
        let mut draft = Draft { content: self, season, limit, squad: Squad::default() };
        while draft.squad.ships.len() < MAX_SQUAD {
            let mut order = pilots.clone();
            chance.shuffle(&mut order);
            if !order.into_iter().any(|pilot| draft.add(pilot)) {
                break;
            }
            draft.upgrade(draft.squad.ships.len() - 1, ONE_UPGRADE_IN, chance);
        }
        // What is left buys whatever still fits.
        let mut ships: Vec<usize> = (0..draft.squad.ships.len()).collect();
        chance.shuffle(&mut ships);
        for ship in ships {
            draft.upgrade(ship, 1, chance);
        }
        let mut squad = draft.squad;
        squad.points = self.squad_points(&squad, season.id.as_str());
        let points = squad.points?;
        (!squad.ships.is_empty()).then_some((points, squad))
    }
}

/// The dearest pair of squadrons that cost the same.
fn equals([ones, twos]: &[Vec<(u16, Squad)>; 2]) -> Option<(u16, [Squad; 2])> {
    let pairs = ones.iter().flat_map(|one| twos.iter().map(move |two| (one, two)));
    let (one, two) = pairs.filter(|(one, two)| one.0 == two.0).max_by_key(|(one, _)| one.0)?;
    Some((one.0, [one.1.clone(), two.1.clone()]))
}

/// A squadron being put together.
struct Draft<'c> {
    content: &'c Content,
    season: &'c PointsList,
    limit: u16,
    squad: Squad,
}

impl Draft<'_> {
    fn left(&self) -> i32 {
        let spent: i32 =
            self.squad.ships.iter().filter_map(|ship| self.content.price_of(ship, self.season)).sum();
        i32::from(self.limit) - spent
    }

    fn stands(&self) -> bool {
        let format = Format::Points { season: self.season.id, limit: self.limit };
        self.content.check_squad(&self.squad, format).is_empty()
    }

    fn add(&mut self, pilot: &Pilot) -> bool {
        // The price alone turns most away, without looking at the rest.
        if self.season.pilots.get(&pilot.id).is_none_or(|price| i32::from(*price) > self.left()) {
            return false;
        }
        self.squad.ships.push(Member::new(pilot.id, Vec::new()));
        let stands = self.stands();
        if !stands {
            self.squad.ships.pop();
        }
        stands
    }

    /// Tries the upgrades that a ship may equip, one in so many.
    fn upgrade<C: Chance>(&mut self, ship: usize, one_in: u32, chance: &mut C) {
        let Some(pilot) = self.content.pilot(self.squad.ships[ship].pilot.as_str()) else { return };
        let pilot = &self.content.pilots[usize::from(pilot)];
        // Whatever else it has by then, a ship may come by a slot that some card grants.
        let mut slots = self.content.slots_of(pilot, std::iter::empty());
        slots.extend(self.content.upgrades.iter().flat_map(|card| &card.grants));
        let allowed = |upgrade: &&crate::Upgrade| {
            self.content.allows(pilot, upgrade) && upgrade.slots.iter().all(|slot| slots.contains(slot))
        };
        let mut order: Vec<Symbol> =
            self.content.upgrades.iter().filter(allowed).map(|card| card.id).collect();
        chance.shuffle(&mut order);
        for id in order {
            if chance.below(one_in) > 0 || self.squad.ships[ship].upgrades.len() >= MAX_UPGRADES {
                continue;
            }
            self.squad.ships[ship].upgrades.push(id);
            if self.left() < 0 || !self.stands() {
                self.squad.ships[ship].upgrades.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Quick;

    fn worth(content: &Content, squad: &Squad, season: &str) -> Option<u16> {
        content.squad_points(squad, season)
    }

    #[test]
    fn pairs_to_points_cost_the_same_break_no_rule_and_spend_nearly_everything() {
        let content = Content::classic();
        for seed in 0..30 {
            let limit = [100, 150, 200][seed as usize % 3];
            let season = Symbol::new(["last", "launch"][seed as usize % 2]).expect("short");
            let format = Format::Points { season, limit };
            let squads = content
                .balanced_squads(format, [None, None], &mut Quick::new(seed))
                .expect("every season has two sides with ships for 100 points");
            let costs = squads.each_ref().map(|squad| worth(&content, squad, season.as_str()));
            assert_eq!(costs[0], costs[1], "seed {seed}");
            assert!(costs[0].is_some_and(|points| points + 20 >= limit), "seed {seed}: {costs:?} of {limit}");
            for squad in &squads {
                assert_eq!(content.check_squad(squad, format), [], "seed {seed}");
            }
            let again = content.balanced_squads(format, [None, None], &mut Quick::new(seed));
            assert_eq!(again, Some(squads), "seed {seed} gives the same pair again");
        }
    }

    #[test]
    fn sides_are_those_asked_for_and_different_where_nobody_asked() {
        let content = Content::classic();
        for seed in 0..20 {
            let asked = [Some(Faction::Scum), None];
            for format in [Format::standard(), Format::Casual] {
                let squads = content.balanced_squads(format, asked, &mut Quick::new(seed)).expect("some");
                let sides = squads.each_ref().map(|squad| content.faction_of(squad));
                assert_eq!(sides[0], Some(Faction::Scum));
                assert_ne!(sides[0], sides[1], "seed {seed}");
            }
            let twins = [Some(Faction::Empire); 2];
            let squads =
                content.balanced_squads(Format::quick(8), twins, &mut Quick::new(seed)).expect("some");
            for squad in &squads {
                assert_eq!(content.faction_of(squad), Some(Faction::Empire));
                assert_eq!(content.check_squad(squad, Format::quick(8)), [], "seed {seed}");
            }
        }
        let nobody = [Some(Faction::Resistance), None];
        assert_eq!(content.balanced_squads(Format::standard(), nobody, &mut Quick::new(0)), None);
    }

    #[test]
    fn an_opponent_is_worth_as_much_as_the_squadron_it_meets() {
        let content = Content::classic();
        let mine = content.ready_squad("rebel-veterans").expect("it ships with the game");
        let cost = worth(&content, &mine, "last");
        for seed in 0..10 {
            let other = content
                .balanced_against(&mine, Format::standard(), None, &mut Quick::new(seed))
                .expect("somebody flies against Rebels");
            let theirs = worth(&content, &other, "last");
            assert!(
                theirs <= cost && theirs.map(|points| points + 3) >= cost,
                "seed {seed}: {theirs:?} for {cost:?}"
            );
            assert_ne!(content.faction_of(&other), Some(Faction::Rebel));
        }
    }
}
