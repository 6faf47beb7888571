//! Squadrons that modes bring, and quick builds of one ship.

use crate::{Content, Member, Mode, QuickBuild, Symbol};

impl Content {
    /// The first option that a pilot has alone.
    fn quick_alone(&self, pilot: &str) -> Option<&QuickBuild> {
        let alone = |build: &&QuickBuild| build.ships.len() == 1 && build.first().pilot == *pilot;
        self.quick_builds.iter().find(alone)
    }

    /// What the quick-build option of a pilot is worth; 0 if there is none.
    pub(crate) fn threat_of(&self, member: &Member) -> u8 {
        self.quick_alone(member.pilot.as_str()).map_or(0, |build| build.threat)
    }

    /// A quick build as a member of a squadron.
    pub(crate) fn quick(&self, pilot: &str) -> Option<Member> {
        self.quick_alone(pilot)?.members(0).next()
    }

    fn bare(&self, pilot: &str) -> Option<Member> {
        let pilot = self.pilots[self.pilot(pilot)? as usize].id;
        Some(Member::new(pilot, Vec::new()))
    }

    /// The squadrons of a mode that brings its own.
    pub(crate) fn own_squads(&self, mode: Mode) -> Option<[Vec<Member>; 2]> {
        let facts = &self.edition.facts;
        match mode {
            // X2-INTRO-01.
            Mode::Starter => both(&facts.starter, |pilot| self.bare(pilot.as_str())),
            // X2-ESCALATE-14.
            Mode::EscalationCoreBox => both(&facts.core_set, |pilot| self.quick(pilot.as_str())),
            Mode::Standard | Mode::Escalation => None,
        }
    }
}

/// The ships of both sides; none if a pack lacks one of them.
fn both(pilots: &[Vec<Symbol>; 2], ship: impl Fn(&Symbol) -> Option<Member>) -> Option<[Vec<Member>; 2]> {
    let [one, two] = pilots.each_ref().map(|side| side.iter().map(&ship).collect::<Option<Vec<_>>>());
    Some([one?, two?])
}
