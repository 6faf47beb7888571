//! Squadrons and set-ups to choose from by name: a match without a builder.

use crate::{Content, Squad};

/// The prices that ready squadrons are counted with.
pub const SEASON: &str = "last";

/// The squadrons that ship with the second edition, to 200 points: what they are called on a command line, and their files.
pub const SQUADS: &[(&str, &str)] = &[
    ("rebel-veterans", include_str!("../../../../packs/xwing2e/squadrons/rebel-veterans.xws")),
    ("imperial-aces", include_str!("../../../../packs/xwing2e/squadrons/imperial-aces.xws")),
    ("imperial-swarm", include_str!("../../../../packs/xwing2e/squadrons/imperial-swarm.xws")),
];

/// The squadrons that ship with the first edition, to 100 points.
const FIRST: &[(&str, &str)] = &[
    ("rebel-squadron", include_str!("../../../../packs/xwing1e/squadrons/rebel-squadron.xws")),
    ("imperial-swarm", include_str!("../../../../packs/xwing1e/squadrons/imperial-swarm.xws")),
    ("imperial-aces", include_str!("../../../../packs/xwing1e/squadrons/imperial-aces.xws")),
    ("millennium-falcon", include_str!("../../../../packs/xwing1e/squadrons/millennium-falcon.xws")),
];

/// Ready squadrons by the names of their editions.
const READY: &[(&str, &[(&str, &str)])] = &[("xwing1e", FIRST), ("xwing2e", SQUADS)];

/// Quick builds for both sides, worth eight each (X2-SQUAD-04).
pub(crate) const QUICK: [&[&str]; 2] = [
    &["lukeskywalker", "jekporkins", "redsquadronveteran"],
    &["idenversio", "valenrudor", "blacksquadronace", "nightbeast"],
];

/// X2-ESCALATE-01: quick builds for both sides, worth four each.
pub(crate) const ESCALATION: [&[&str]; 2] = [
    &["bluesquadronescort", "bluesquadronescort"],
    &["academypilot", "academypilot", "academypilot", "academypilot"],
];

impl Content {
    /// The squadrons that ship with the edition: their names, and their files.
    pub fn ready_squads(&self) -> &'static [(&'static str, &'static str)] {
        let own = READY.iter().find(|(edition, _)| self.edition.name == **edition);
        own.map_or(&[], |(_, squads)| squads)
    }

    /// A squadron that ships with the edition, by its name.
    pub fn ready_squad(&self, name: &str) -> Option<Squad> {
        let (_, text) = self.ready_squads().iter().find(|(known, _)| *known == name)?;
        self.import_xws(text.as_bytes(), self.edition.facts.squads.season.as_str()).squad
    }

    /// The quick builds of pilots, the first of each.
    pub(crate) fn quick_builds_of(&self, pilots: &[&str]) -> Option<Squad> {
        let ships = pilots.iter().map(|pilot| self.quick(pilot)).collect::<Option<Vec<_>>>()?;
        Some(Squad { ships, ..Squad::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, xws::Weight};

    #[test]
    fn every_ready_squadron_is_one_and_its_file_needs_no_correction() {
        let content = Content::classic();
        for (name, text) in SQUADS {
            let imported = content.import_xws(text.as_bytes(), SEASON);
            let heavy = imported.notes.iter().filter(|note| note.weight() > Weight::Changed);
            assert_eq!(heavy.count(), 0, "{name}: {:?}", imported.notes);
            let squad = imported.squad.expect("a squadron");
            assert_eq!(content.check_squad(&squad, Format::standard()), [], "{name}");
            assert!(squad.points.is_some_and(|points| points >= 190), "{name}: {:?}", squad.points);
        }
    }
}
