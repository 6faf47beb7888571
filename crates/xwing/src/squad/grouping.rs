//! which ships of a squadron came by which quick-build option.

use crate::{Content, MAX_SHIPS, Member, QuickBuild, QuickShip, Squad, Symbol, Text};

/// How many ways to share ships out are tried before the best so far is taken.
const MOST_TRIES: u32 = 20_000;

/// Ships of a squadron that came by one option; or one ship, if no option accounts for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// Their places in the squadron.
    pub ships: Vec<usize>,
    /// What the option is worth; none if there is no such option.
    pub worth: Option<u8>,
}

/// A ship card with its upgrades, whose order does not matter.
type Key = (Symbol, Vec<Symbol>);

fn key(pilot: Symbol, upgrades: &[Symbol]) -> Key {
    let mut upgrades = upgrades.to_vec();
    upgrades.sort_unstable();
    (pilot, upgrades)
}

impl QuickShip {
    fn key(&self) -> Key {
        key(self.pilot, &self.upgrades)
    }
}

impl QuickBuild {
    /// The ship it goes by.
    pub fn first(&self) -> &QuickShip {
        &self.ships[0]
    }

    /// Its ships, whatever the order.
    pub(crate) fn keys(&self) -> Vec<Key> {
        let mut keys: Vec<Key> = self.ships.iter().map(QuickShip::key).collect();
        keys.sort_unstable();
        keys
    }

    /// Its ships as members of a squadron. Those that share its threat bear a number.
    pub(crate) fn members(&self, number: u8) -> impl Iterator<Item = Member> {
        let build = (self.ships.len() > 1).then_some(number);
        self.ships.iter().map(move |ship| Member {
            pilot: ship.pilot,
            upgrades: ship.upgrades.clone(),
            threat: Some(self.threat),
            build,
        })
    }
}

impl Squad {
    /// Takes a quick-build option: all of its ships.
    pub(crate) fn take(&mut self, build: &QuickBuild) {
        let last = self.ships.iter().filter_map(|ship| ship.build).max().unwrap_or(0);
        self.ships.extend(build.members(last.saturating_add(1)));
    }
}

impl Content {
    /// X2-SQUAD-02, R-16: the options that the ships of a squadron came by. Ships that are said to belong together do
    /// if an option holds just them; the others are shared out so that as few as possible are left over, at the least
    /// threat, each alone rather than with others.
    pub fn taken(&self, squad: &[Member]) -> Vec<Taken> {
        let keys: Vec<Key> = squad.iter().map(|ship| key(ship.pilot, &ship.upgrades)).collect();
        let mut options: Vec<Candidate> =
            self.quick_builds.iter().filter_map(|build| candidate(build, &keys)).collect();
        options.sort_by_key(|option| option.kinds.len());
        let kinds: Vec<usize> = keys.iter().map(|one| kind(&keys, one).unwrap_or_default()).collect();
        let mut found = said_together(squad, &kinds, &options);
        let mut left: Vec<usize> =
            (0..squad.len()).filter(|place| !found.iter().any(|taken| taken.ships.contains(place))).collect();
        // A squadron that no match holds is not worth the search.
        let beyond = left.split_off(left.len().min(MAX_SHIPS));
        let mut search = Search { kinds: &kinds, options: &options, best: None, tries: MOST_TRIES };
        search.share(&left, &mut Vec::new());
        found.extend(search.best.map(|(_, taken)| taken).unwrap_or_default());
        found.extend(beyond.into_iter().map(|place| {
            let alone = options.iter().find(|option| option.kinds == [kinds[place]]);
            Taken { ships: vec![place], worth: alone.map(|option| option.threat) }
        }));
        found.sort_by_key(|taken| taken.ships.first().copied());
        found
    }

    /// What the quick builds of a squadron are worth together; none if one of its ships belongs to no option.
    pub fn threat_of_squad(&self, squad: &Squad) -> Option<u32> {
        self.taken(&squad.ships).iter().map(|taken| taken.worth.map(u32::from)).sum()
    }

    /// Writes down what the ships of a squadron came by, and with whom.
    pub(crate) fn settle(&self, ships: &mut [Member]) {
        for (taken, number) in self.taken(ships).into_iter().zip(1..=u8::MAX) {
            let shared = taken.ships.len() > 1;
            for place in taken.ships {
                ships[place].threat = taken.worth;
                ships[place].build = shared.then_some(number);
            }
        }
    }

    /// those with whom a ship comes or not at all, if it is part of an option of several ships.
    pub(crate) fn partners(&self, ship: &Member) -> Option<Vec<Text>> {
        let wanted = key(ship.pilot, &ship.upgrades);
        self.quick_builds.iter().filter(|build| build.ships.len() > 1).find_map(|build| {
            let own = build.ships.iter().position(|ship| ship.key() == wanted)?;
            let others = build.ships.iter().enumerate().filter(|(place, _)| *place != own);
            let pilots = others.filter_map(|(_, ship)| self.pilot(ship.pilot.as_str()));
            Some(pilots.map(|pilot| self.pilots[usize::from(pilot)].name.clone()).collect())
        })
    }
}

/// An option all of whose ships a squadron has.
struct Candidate {
    threat: u8,
    /// Its ships, in order; equal ships of a squadron are of one kind, which is the place of the first of them.
    kinds: Vec<usize>,
}

fn kind(keys: &[Key], wanted: &Key) -> Option<usize> {
    keys.iter().position(|key| key == wanted)
}

fn candidate(build: &QuickBuild, keys: &[Key]) -> Option<Candidate> {
    let known = |ship: &QuickShip| keys.iter().any(|(pilot, _)| *pilot == ship.pilot);
    if !build.ships.iter().all(known) {
        return None;
    }
    let mut kinds: Vec<usize> =
        build.ships.iter().map(|ship| kind(keys, &ship.key())).collect::<Option<_>>()?;
    kinds.sort_unstable();
    Some(Candidate { threat: build.threat, kinds })
}

/// The options whose ships say that they belong together.
fn said_together(squad: &[Member], kinds: &[usize], options: &[Candidate]) -> Vec<Taken> {
    let mut numbers: Vec<u8> = squad.iter().filter_map(|ship| ship.build).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let found = numbers.into_iter().filter_map(|number| {
        let ships: Vec<usize> =
            (0..squad.len()).filter(|place| squad[*place].build == Some(number)).collect();
        let mut own: Vec<usize> = ships.iter().map(|place| kinds[*place]).collect();
        own.sort_unstable();
        let option = options.iter().find(|option| option.kinds == own)?;
        Some(Taken { ships, worth: Some(option.threat) })
    });
    found.collect()
}

/// Ships being shared out among options.
struct Search<'s> {
    kinds: &'s [usize],
    /// Those of fewer ships first.
    options: &'s [Candidate],
    /// How many ships are left over, and at what threat.
    best: Option<((usize, u32), Vec<Taken>)>,
    tries: u32,
}

impl Search<'_> {
    fn share(&mut self, left: &[usize], taken: &mut Vec<Taken>) {
        let Some(fewer) = self.tries.checked_sub(1) else { return };
        self.tries = fewer;
        let over = taken.iter().filter(|taken| taken.worth.is_none()).count();
        let threat: u32 = taken.iter().filter_map(|taken| taken.worth).map(u32::from).sum();
        if self.best.as_ref().is_some_and(|(best, _)| *best <= (over, threat)) {
            return;
        }
        let Some((&first, others)) = left.split_first() else {
            self.best = Some(((over, threat), taken.clone()));
            return;
        };
        for option in self.options {
            let Some(ships) = self.ships(option, left).filter(|ships| ships[0] == first) else { continue };
            let rest: Vec<usize> = left.iter().copied().filter(|place| !ships.contains(place)).collect();
            taken.push(Taken { ships, worth: Some(option.threat) });
            self.share(&rest, taken);
            taken.pop();
        }
        taken.push(Taken { ships: vec![first], worth: None });
        self.share(others, taken);
        taken.pop();
    }

    /// The first ships that make up an option, if they are all there.
    fn ships(&self, option: &Candidate, left: &[usize]) -> Option<Vec<usize>> {
        let mut missing = option.kinds.clone();
        let mut ships = Vec::with_capacity(missing.len());
        for &place in left {
            if let Some(at) = missing.iter().position(|kind| *kind == self.kinds[place]) {
                missing.swap_remove(at);
                ships.push(place);
            }
        }
        missing.is_empty().then_some(ships)
    }
}
