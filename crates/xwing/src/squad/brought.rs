//! What a player brings to a match: a squadron, and the obstacles that come with it.

use crate::{Cite, Content, Setup, Squad, Symbol, examine::Told};
use kernel::{Refused, RuleId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// X2-SETUP-09: six obstacles are placed, three by each player.
pub(crate) const OBSTACLES_EACH: usize = 3;

/// What a player brings, once it was judged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Brought {
    /// The squadron.
    pub squad: Squad,
    /// Its obstacles; those of the core box where there are fewer than three.
    #[serde(default)]
    pub obstacles: Vec<Symbol>,
}

impl Content {
    /// Whether the players of such a match fly squadrons of their own: other modes have theirs (X2-INTRO-01,
    /// X2-ESCALATE-14).
    pub fn takes_squads(&self, setup: &Setup) -> bool {
        self.own_squads(setup.mode).is_none()
    }

    /// Judges a squadron that somebody brings, in any form that can be examined.
    pub fn admit(&self, setup: &Setup, what: &Value) -> Result<Brought, Refused> {
        let examined = self.examine_squad(what, setup.format());
        let refused = |note: &&Told| note.weight == Some("refused");
        if let Some(told) = examined.faults.first().or_else(|| examined.notes.iter().find(refused)) {
            let rule = told.rule.map_or_else(|| self.rule(Cite::Squadron), RuleId);
            return Err(Refused::new(rule, told.why.clone()));
        }
        Ok(Brought { squad: examined.squad, obstacles: examined.obstacles })
    }

    /// The set-up with what players bring, seat 0 first. Where nothing was brought yet, nothing is.
    pub fn with_brought(&self, mut setup: Setup, brought: [Option<Brought>; 2]) -> Setup {
        setup.obstacles = match &brought {
            [Some(one), Some(two)] => supply(&self.edition.facts.obstacles, [&one.obstacles, &two.obstacles]),
            [None, _] | [_, None] => Vec::new(),
        };
        setup.squads = brought.map(|brought| brought.map(|brought| brought.squad).unwrap_or_default());
        setup
    }
}

/// X2-SETUP-12: the obstacles to choose from, three of each player. Who names fewer takes what is left in the core box;
/// if nobody names any, there is nothing to say.
pub(crate) fn supply(core: &[Symbol], sides: [&[Symbol]; 2]) -> Vec<String> {
    if sides.iter().all(|side| side.is_empty()) {
        return Vec::new();
    }
    let named = sides.map(|side| &side[..side.len().min(OBSTACLES_EACH)]);
    let mut pool: Vec<String> = Vec::new();
    for side in named {
        pool.extend(side.iter().map(ToString::to_string));
        let taken = |id: &&Symbol| named.iter().any(|side| side.contains(id));
        let spare: Vec<_> =
            core.iter().filter(|id| !taken(id) && !pool.iter().any(|own| own == id.as_str())).collect();
        pool.extend(spare.into_iter().take(OBSTACLES_EACH - side.len()).map(ToString::to_string));
    }
    pool
}

#[cfg(test)]
mod tests {
    use super::supply;
    use crate::{Content, Mode, Setup, Symbol};
    use serde_json::json;

    fn names(ids: &[&str]) -> Vec<Symbol> {
        ids.iter().map(|id| Symbol::new(id).expect("a name")).collect()
    }

    #[test]
    fn each_player_adds_three_obstacles_and_the_core_box_fills_up() {
        let core = Content::classic().edition.facts.obstacles;
        let supply = |sides| supply(&core, sides);
        assert_eq!(supply([&[], &[]]), Vec::<String>::new(), "as usual");
        let three = names(&["coreasteroid0", "coreasteroid1", "coreasteroid3"]);
        let pool = supply([&[], &three]);
        assert_eq!(pool[..3], core[..3].iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(pool[3..], ["coreasteroid0", "coreasteroid1", "coreasteroid3"]);
        let pool = supply([&core[..1], &core[..1]]);
        assert_eq!(pool.len(), 6, "{pool:?}");
        assert_eq!(pool.iter().filter(|id| **id == *core[0].as_str()).count(), 2, "each has brought one");
        assert_eq!(supply([&[three.clone(), three.clone()].concat(), &three]).len(), 6);
    }

    #[test]
    fn a_squadron_is_judged_by_the_match_it_is_brought_to() {
        let content = Content::classic();
        let setup =
            Setup { mode: Mode::Standard, season: Symbol::new("last"), limit: 70, ..Setup::default() };
        assert!(content.takes_squads(&setup) && !content.takes_squads(&Setup::default()));
        let luke = json!({"ships": [{"pilot": "lukeskywalker"}], "obstacles": ["coreasteroid0"]});
        let brought = content.admit(&setup, &luke).expect("within the limit");
        assert_eq!((brought.squad.points, brought.obstacles.len()), (Some(61), 1));
        let two = json!({"ships": [{"pilot": "lukeskywalker"}, {"pilot": "wedgeantilles"}]});
        assert_eq!(content.admit(&setup, &two).expect_err("too dear").rule.0, "X2-SQUAD-08");
        let nobody = json!("{\"pilots\": [{\"id\": \"nosuchace\"}]}");
        assert!(content.admit(&setup, &nobody).is_err());
        let open = content.with_brought(setup.clone(), [Some(brought.clone()), None]);
        assert!(content.start(&open).is_err(), "somebody is missing");
        let full = content.with_brought(setup, [Some(brought.clone()), Some(brought)]);
        assert_eq!((full.obstacles.len(), content.start(&full).is_ok()), (6, true));
    }
}
