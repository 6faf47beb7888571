//! Squadrons and set-ups to choose from by name: a match without a builder.

use crate::{Content, Mode, Setup, Squad, Xwing};

/// The prices that ready squadrons are counted with.
pub const SEASON: &str = "last";

/// The squadrons that ship with the game, to 200 points: what they are called on a command line, and their files.
pub const SQUADS: &[(&str, &str)] = &[
    ("rebel-veterans", include_str!("../../../packs/xwing2e/squadrons/rebel-veterans.xws")),
    ("imperial-aces", include_str!("../../../packs/xwing2e/squadrons/imperial-aces.xws")),
    ("imperial-swarm", include_str!("../../../packs/xwing2e/squadrons/imperial-swarm.xws")),
];

/// Quick builds for both sides, worth eight each (X2-SQUAD-04).
const QUICK: [&[&str]; 2] = [
    &["lukeskywalker", "jekporkins", "redsquadronveteran"],
    &["idenversio", "valenrudor", "blacksquadronace", "nightbeast"],
];

/// X2-ESCALATE-01: quick builds for both sides, worth four each.
const ESCALATION: [&[&str]; 2] = [
    &["bluesquadronescort", "bluesquadronescort"],
    &["academypilot", "academypilot", "academypilot", "academypilot"],
];

impl Content {
    /// A squadron that ships with the game, by its name.
    pub fn ready_squad(&self, name: &str) -> Option<Squad> {
        let (_, text) = SQUADS.iter().find(|(known, _)| *known == name)?;
        self.import_xws(text.as_bytes(), SEASON).squad
    }

    /// The quick builds of pilots, the first of each.
    fn quick_builds_of(&self, pilots: &[&str]) -> Option<Squad> {
        let ships = pilots.iter().map(|pilot| self.quick(pilot)).collect::<Option<Vec<_>>>()?;
        Some(Squad { ships, ..Squad::default() })
    }
}

impl Xwing {
    /// The set-ups that have a name, the first battle first. A pack without their cards has fewer.
    pub fn setups(&self) -> Vec<(&'static str, Setup)> {
        let content = self.content();
        let quick = |sides: [&[&str]; 2]| {
            let [one, two] = sides.map(|pilots| content.quick_builds_of(pilots));
            Some([one?, two?])
        };
        let ready = |one: &str, two: &str| Some([content.ready_squad(one)?, content.ready_squad(two)?]);
        let standard = |squads| Setup { mode: Mode::Standard, squads, ..Setup::default() };
        let found = [
            Some(("starter", Setup::default())),
            quick(QUICK).map(|squads| ("quick-build", Setup { threat: Some(8), ..standard(squads) })),
            ready("rebel-veterans", "imperial-aces").map(|squads| ("points", standard(squads))),
            ready("rebel-veterans", "imperial-swarm").map(|squads| ("swarm", standard(squads))),
            quick(ESCALATION).map(|squads| {
                ("escalation", Setup { mode: Mode::Escalation, threat: Some(4), ..standard(squads) })
            }),
            Some(("core-box", Setup { mode: Mode::EscalationCoreBox, ..Setup::default() })),
        ];
        found.into_iter().flatten().filter(|(_, setup)| content.start(setup).is_ok()).collect()
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

    #[test]
    fn the_named_set_ups_are_all_there_and_their_quick_builds_are_worth_what_was_agreed() {
        let game = Xwing::second();
        let names: Vec<_> = game.setups().iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["starter", "quick-build", "points", "swarm", "escalation", "core-box"]);
        for (name, setup) in game.setups() {
            let Some(threat) = setup.threat else { continue };
            for squad in &setup.squads {
                assert_eq!(game.content().check_squad(squad, Format::quick(threat)), [], "{name}");
                let worth: u8 = squad.ships.iter().filter_map(|ship| ship.threat).sum();
                assert_eq!(worth, threat, "{name}");
            }
        }
    }
}
