//! The set-up that two sides make.

use super::{Examined, Told, asked};
use crate::{Content, Format, Mode, Setup, Squad};
use kernel::{Message, Quick};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What one side brings.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum Side {
    /// A squadron in any form.
    Squad {
        /// It.
        squad: Value,
    },
    /// A squadron that ships with the game.
    Ready {
        /// Its name.
        name: String,
    },
    /// A random one.
    Random {
        /// Of which side, as XWS names it; any if none.
        #[serde(default)]
        faction: Option<String>,
    },
    /// The same as the other.
    #[default]
    Same,
}

/// A match that could begin.
#[derive(Debug, Clone, Serialize)]
pub struct Opening {
    /// As the match is asked for: what is not as usual only. None if it cannot begin.
    pub setup: Option<Value>,
    /// What each side brings; none where the mode brings its own ships.
    pub sides: Option<[Examined; 2]>,
    /// Why it cannot begin.
    pub problem: Option<Message>,
}

impl Content {
    pub(super) fn opening(
        &self,
        mode: Mode,
        format: Format,
        sides: &[Side; 2],
        seed: u64,
    ) -> Result<Opening, Message> {
        let mut setup = Setup { mode, ..Setup::default() };
        if self.own_squads(mode).is_some() {
            return Ok(self.begin(&setup, None));
        }
        match format {
            Format::Points { season, limit } => (setup.season, setup.limit) = (Some(season), limit),
            Format::QuickBuild { threat, total } => {
                (setup.threat, setup.ruleset.threat) = (Some(threat), total);
            }
            Format::Open => {}
            Format::Casual => setup.casual = true,
        }
        // X2-ESCALATE-01: quick builds, whatever was asked for.
        let format = setup.format();
        let sides = self.sides(format, sides, seed)?;
        setup.squads = sides.each_ref().map(|side| side.squad.clone());
        Ok(self.begin(&setup, Some(sides)))
    }

    fn begin(&self, setup: &Setup, sides: Option<[Examined; 2]>) -> Opening {
        let refused =
            |side: &Examined| side.notes.iter().find(|note| note.weight == Some("refused")).map(why);
        let wrong = |(seat, side): (u8, &Examined)| {
            let why = side.faults.first().map(why).or_else(|| refused(side))?;
            Some(Message::new("xwing-examine-side").with("seat", seat).with("why", why))
        };
        let problem = sides.as_ref().and_then(|sides| (1..).zip(sides).find_map(wrong));
        let problem = problem.or_else(|| self.start(setup).err().map(|error| error.0));
        Opening { setup: problem.is_none().then(|| sparse(setup)), sides, problem }
    }

    fn sides(&self, format: Format, sides: &[Side; 2], seed: u64) -> Result<[Examined; 2], Message> {
        let mut chance = Quick::new(seed);
        let none = || Message::new("xwing-examine-no-random");
        let plain = |squad: Squad| self.bill(squad, Vec::new(), Vec::new(), format);
        let found = |side: &Side| match side {
            Side::Squad { squad } => Ok(Some(self.examine_squad(squad, format))),
            Side::Ready { name } => {
                let unknown = || Message::new("xwing-examine-no-ready").with("name", name.as_str());
                Ok(Some(plain(self.ready_squad(name).ok_or_else(unknown)?)))
            }
            Side::Random { .. } | Side::Same => Ok(None),
        };
        let wanted = |side: &Side| match side {
            Side::Random { faction } => asked::side(faction.as_deref()),
            Side::Squad { .. } | Side::Ready { .. } | Side::Same => Ok(None),
        };
        let factions = [wanted(&sides[0])?, wanted(&sides[1])?];
        Ok(match [found(&sides[0])?, found(&sides[1])?] {
            [Some(one), Some(two)] => [one, two],
            [Some(known), None] => {
                let other = self.other(&sides[1], &known, format, factions[1], &mut chance);
                [known, other.ok_or_else(none)?]
            }
            [None, Some(known)] => {
                let other = self.other(&sides[0], &known, format, factions[0], &mut chance);
                [other.ok_or_else(none)?, known]
            }
            [None, None] => {
                let twins = matches!(sides, [Side::Same, _] | [_, Side::Same]);
                let factions = if twins { [factions[0].or(factions[1]); 2] } else { factions };
                let [one, two] = self.balanced_squads(format, factions, &mut chance).ok_or_else(none)?;
                if twins { [plain(one.clone()), plain(one)] } else { [plain(one), plain(two)] }
            }
        })
    }

    /// The side that depends on the other.
    fn other(
        &self,
        side: &Side,
        known: &Examined,
        format: Format,
        faction: Option<crate::Faction>,
        chance: &mut Quick,
    ) -> Option<Examined> {
        if let Side::Same = side {
            return Some(known.clone());
        }
        let against = self.balanced_against(&known.squad, format, faction, chance);
        // Against a squadron that is none, or one without prices, a usual one is drawn.
        let squad =
            against.or_else(|| self.balanced_squads(format, [faction, None], chance).map(|[one, _]| one))?;
        Some(self.bill(squad, Vec::new(), Vec::new(), format))
    }
}

fn why(told: &Told) -> Message {
    told.why.clone()
}

/// What of a set-up is not as usual.
fn sparse(setup: &Setup) -> Value {
    let (full, usual) = (super::written(setup), super::written(&Setup::default()));
    let Value::Object(fields) = full else { return full };
    let unusual = fields.into_iter().filter(|(key, value)| usual.get(key) != Some(value));
    Value::Object(unusual.collect::<Map<String, Value>>())
}
