//! The set-up that two sides make.

use super::{Examined, Told, asked};
use crate::{
    Content, Format, Mode, Setup, Squad,
    squad::brought::{OBSTACLES_EACH, supply},
};
use kernel::{Message, Quick};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What one side brings.
#[derive(Debug, Clone, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SquadWish"))]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum Side {
    /// A squadron in any form.
    Squad {
        /// It.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
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
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        faction: Option<String>,
    },
    /// The same as the other.
    #[default]
    Same,
    /// Whatever its player brings once they sit there.
    Later,
}

/// A match that somebody wants to begin.
#[derive(Debug, Clone)]
pub(super) struct Wish {
    pub(super) mode: Mode,
    pub(super) format: Format,
    pub(super) sides: [Side; 2],
    pub(super) obstacles: [Option<Vec<String>>; 2],
    pub(super) seed: u64,
}

/// A match that could begin.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Opening {
    /// As the match is asked for: what is not as usual only. None if it cannot begin.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub setup: Option<Value>,
    /// What each seat brings already, as the match is asked for, where a player brings theirs later: the squadrons are
    /// not in the set-up then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "[unknown, unknown]"))]
    pub brought: Option<[Option<Value>; 2]>,
    /// What each side brings; none where the mode brings its own ships.
    pub sides: Option<[Examined; 2]>,
    /// Why it cannot begin.
    pub problem: Option<Message>,
}

impl Content {
    pub(super) fn opening(&self, wish: &Wish) -> Result<Opening, Message> {
        let mut setup = Setup { mode: wish.mode, ..Setup::default() };
        if self.own_squads(wish.mode).is_some() {
            return Ok(self.begin(&setup, None));
        }
        match wish.format {
            Format::Points { season, limit } => (setup.season, setup.limit) = (Some(season), limit),
            Format::QuickBuild { threat, total } => {
                (setup.threat, setup.ruleset.threat) = (Some(threat), total);
            }
            Format::Open => {}
            Format::Casual => setup.casual = true,
        }
        if let Some(later) = wish.sides.iter().position(|side| matches!(side, Side::Later)) {
            return self.gathering(&setup, wish, later);
        }
        // X2-ESCALATE-01: quick builds, whatever was asked for.
        let mut sides = self.sides(setup.format(), &wish.sides, wish.seed)?;
        for (side, chosen) in sides.iter_mut().zip(&wish.obstacles) {
            self.take_obstacles(side, chosen.as_deref())?;
        }
        setup.squads = sides.each_ref().map(|side| side.squad.clone());
        setup.obstacles =
            supply(&self.edition.facts.obstacles, sides.each_ref().map(|side| side.obstacles.as_slice()));
        Ok(self.begin(&setup, Some(sides)))
    }

    /// X2-SETUP-12: obstacles that were chosen take the place of those that come with the squadron.
    fn take_obstacles(&self, side: &mut Examined, chosen: Option<&[String]>) -> Result<(), Message> {
        let unknown =
            |name: &String| Message::new("xwing-setup-unknown-obstacle").with("name", name.as_str());
        let known = |name: &String| {
            let shape = self.obstacle(name).ok_or_else(|| unknown(name))?;
            Ok(self.obstacles[usize::from(shape)].id)
        };
        if let Some(chosen) = chosen {
            side.obstacles = chosen.iter().take(OBSTACLES_EACH).map(known).collect::<Result<_, Message>>()?;
        }
        Ok(())
    }

    fn begin(&self, setup: &Setup, sides: Option<[Examined; 2]>) -> Opening {
        let problem = sides.as_ref().and_then(|sides| (1..).zip(sides).find_map(wrong));
        let problem = problem.or_else(|| self.start(setup).err().map(|error| error.0));
        Opening { setup: problem.is_none().then(|| sparse(setup)), brought: None, sides, problem }
    }

    /// A match to which players bring their own: only what is there already is judged.
    fn gathering(&self, setup: &Setup, wish: &Wish, later: usize) -> Result<Opening, Message> {
        let format = setup.format();
        let absent = || self.bill(Squad::default(), Vec::new(), Vec::new(), format);
        let mut found = [absent(), absent()];
        for side in &mut found {
            side.faults.clear();
        }
        let mut brought = [None, None];
        let other = 1 - later;
        match &wish.sides[other] {
            Side::Later => {}
            Side::Same => return Err(Message::new("xwing-examine-no-same")),
            known @ (Side::Squad { .. } | Side::Ready { .. } | Side::Random { .. }) => {
                // What it is drawn against does not matter: nobody knows yet.
                let against = match known {
                    Side::Random { .. } => Side::Random { faction: None },
                    Side::Squad { .. } | Side::Ready { .. } | Side::Same | Side::Later => Side::Same,
                };
                let [mut side, _] = self.sides(format, &[known.clone(), against], wish.seed)?;
                self.take_obstacles(&mut side, wish.obstacles[other].as_deref())?;
                let mut squad = super::written(&side.squad);
                squad["obstacles"] = super::written(&side.obstacles);
                (brought[other], found[other]) = (Some(squad), side);
            }
        }
        let problem = (1..).zip(&found).find_map(wrong);
        let setup = problem.is_none().then(|| sparse(setup));
        Ok(Opening { setup, brought: Some(brought), sides: Some(found), problem })
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
            Side::Random { .. } | Side::Same | Side::Later => Ok(None),
        };
        let wanted = |side: &Side| match side {
            Side::Random { faction } => asked::side(faction.as_deref()),
            Side::Squad { .. } | Side::Ready { .. } | Side::Same | Side::Later => Ok(None),
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

/// What is wrong with a side, counted from 1.
fn wrong((seat, side): (u8, &Examined)) -> Option<Message> {
    let refused = || side.notes.iter().find(|note| note.weight == Some("refused"));
    let why = side.faults.first().or_else(refused).map(why)?;
    Some(Message::new("xwing-examine-side").with("seat", seat).with("why", why))
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
