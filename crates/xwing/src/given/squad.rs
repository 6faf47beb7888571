//! Squadrons written down in scenarios, to be accepted or refused.

use crate::{Content, Format, Member, Mode, Squad, Symbol, ThreatTotal};
use kernel::RuleId;
use serde::Deserialize;

/// X2-SQUAD-01: a squadron and what it is built by: squad points, quick builds, or neither.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenSquad {
    /// Its ships with their upgrades.
    pub ships: Vec<Member>,
    /// Built by squad points: the most it may cost.
    pub points: Option<u16>,
    /// Whose prices; the last ones unless given.
    pub season: Option<Symbol>,
    /// Built by quick builds: the agreed threat.
    pub threat: Option<u8>,
    /// Built for a mode: by what the mode asks for.
    pub mode: Option<Mode>,
    /// AMB-19: whether the threat may stay below the agreed one.
    pub total: ThreatTotal,
}

impl GivenSquad {
    /// What it is built by.
    fn format(&self) -> Result<Format, String> {
        let last = Symbol::new("last").ok_or("four letters")?;
        match (self.points, self.threat, self.mode) {
            (Some(limit), None, None) => Ok(Format::Points { season: self.season.unwrap_or(last), limit }),
            (None, Some(threat), None) => Ok(Format::QuickBuild { threat, total: self.total }),
            (None, None, Some(mode)) => {
                let threat = mode.threat();
                Ok(Format::QuickBuild { threat, total: self.total })
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
pub(crate) fn judge(content: &Content, given: &GivenSquad) -> Result<Vec<RuleId>, String> {
    let squad = Squad { ships: given.ships.clone(), ..Squad::default() };
    Ok(content.check_squad(&squad, given.format()?).iter().map(crate::Fault::rule).collect())
}
