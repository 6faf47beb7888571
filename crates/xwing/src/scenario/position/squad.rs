//! Squadrons written down in scenarios, to be accepted or refused.

use crate::{Content, Format, Member, Mode, Ruleset, Squad, Symbol, ThreatTotal};
use kernel::RuleId;
use serde::Deserialize;

/// X2-SQUAD-01: a squadron and what it is built by: squad points, quick builds, or neither.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WrittenSquad {
    /// Its ships with their upgrades.
    pub ships: Vec<Member>,
    /// Built by squad points: the most it may cost.
    pub points: Option<u16>,
    /// Whose prices; those of the edition unless given.
    pub season: Option<Symbol>,
    /// Built by quick builds: the agreed threat.
    pub threat: Option<u8>,
    /// Built for a mode: by what the mode asks for.
    pub mode: Option<Mode>,
    /// AMB-19: whether the threat may stay below the agreed one; as the position's rules say unless given.
    pub total: Option<ThreatTotal>,
}

impl WrittenSquad {
    /// What it is built by.
    fn format(&self, content: &Content, ruleset: Ruleset) -> Result<Format, String> {
        let total = self.total.unwrap_or(ruleset.threat);
        let usual = content.edition.facts.squads.season;
        match (self.points, self.threat, self.mode) {
            (Some(limit), None, None) => Ok(Format::Points { season: self.season.unwrap_or(usual), limit }),
            (None, Some(threat), None) => Ok(Format::QuickBuild { threat, total }),
            (None, None, Some(mode)) => {
                let threat = mode.threat();
                Ok(Format::QuickBuild { threat, total })
            }
            (None, None, None) => Ok(Format::Open),
            _ => {
                Err("a squadron is built by `points`, by `threat` or for a `mode`: say one of them"
                    .to_owned())
            }
        }
    }
}

/// The rules that a squadron breaks.
pub(crate) fn judge(
    content: &Content,
    ruleset: Ruleset,
    given: &WrittenSquad,
) -> Result<Vec<RuleId>, String> {
    let squad = Squad { ships: given.ships.clone(), ..Squad::default() };
    let faults = content.check_squad(&squad, given.format(content, ruleset)?);
    Ok(faults.iter().map(|fault| fault.rule(content)).collect())
}
