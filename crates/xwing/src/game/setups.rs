//! Set-ups to choose from by name: a match without a builder.

use crate::{
    Mode, Setup, Xwing,
    squad::ready::{ESCALATION, QUICK},
};

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
    use crate::Format;

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
