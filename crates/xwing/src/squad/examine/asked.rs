//! What can be asked, and squadrons in every form they come in.

use super::{Read, Told, opening::Side, weight};
use crate::{
    Content, Faction, Format, Mode, Squad, Symbol, ThreatTotal,
    xws::{Imported, Note, Weight},
};
use kernel::{Message, Say as _};
use serde::Deserialize;
use serde_json::{Value, json};

/// A question.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "about", rename_all = "snake_case", deny_unknown_fields)]
pub enum Asked {
    /// What is this squadron, and what is wrong with it?
    Squad {
        /// What it is built by.
        format: FormatWish,
        /// In any form.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        squad: Value,
    },
    /// Which cards could be added?
    Fit {
        /// What it is built by.
        format: FormatWish,
        /// In any form.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        squad: Value,
        /// To which ship, counted from 0; to the squadron if none.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        ship: Option<usize>,
        /// Which of its upgrades would make room, counted from 0.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        instead: Option<usize>,
    },
    /// Two random squadrons that are worth the same.
    Random {
        /// What they are built by.
        format: FormatWish,
        /// Of which sides, as XWS names them; any if none.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        factions: [Option<String>; 2],
        /// The same seed gives the same squadrons.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        seed: u64,
    },
    /// The set-up of a match.
    Match {
        /// How it is played.
        mode: Mode,
        /// What the squadrons are built by.
        format: FormatWish,
        /// Who brings what, seat 0 first.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        sides: [Side; 2],
        /// The obstacles of each side, in place of those that come with its squadron.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        obstacles: [Option<Vec<String>>; 2],
        /// What random squadrons are drawn with.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        seed: u64,
    },
}

/// What squadrons are built by, as it is written in questions.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Format"))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum FormatWish {
    /// X2-SQUAD-08.
    Points {
        /// Whose prices.
        season: String,
        /// The most a squadron may cost.
        limit: u16,
    },
    /// X2-SQUAD-02.
    Quick {
        /// The agreed threat.
        threat: u8,
        /// AMB-19.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
        total: ThreatTotal,
    },
    /// Whatever the players like.
    Casual {},
}

impl FormatWish {
    /// As the rules name it.
    pub(super) fn format(&self) -> Result<Format, Message> {
        match self {
            Self::Points { season, limit } => {
                let unknown = || Message::new("xwing-squad-unknown-season").with("season", season.as_str());
                Ok(Format::Points { season: Symbol::new(season).ok_or_else(unknown)?, limit: *limit })
            }
            Self::Quick { threat, total } => Ok(Format::QuickBuild { threat: *threat, total: *total }),
            Self::Casual {} => Ok(Format::Casual),
        }
    }
}

/// A side as XWS names it; none if any will do.
pub(super) fn side(name: Option<&str>) -> Result<Option<Faction>, Message> {
    let Some(name) = name else { return Ok(None) };
    let known = crate::xws::faction(name);
    known.map(Some).ok_or_else(|| Message::new("xwing-examine-no-faction").with("faction", name))
}

impl Content {
    /// Whose prices count.
    pub(super) fn season_of(&self, format: Format) -> Symbol {
        match format {
            Format::Points { season, .. } => season,
            Format::QuickBuild { .. } | Format::Open | Format::Casual => self.edition.facts.squads.season,
        }
    }

    /// Reads a squadron in any form: XWS as text or object, or the short form of the page.
    pub(super) fn read_squad(&self, value: &Value, format: Format) -> Read {
        let season = self.season_of(format);
        let season = season.as_str();
        let (imported, own) = match value {
            Value::String(text) => match serde_json::from_str::<Value>(text) {
                Ok(inside) if is_own(&inside) => (self.import_own(&inside, season), true),
                Ok(_) | Err(_) => (self.import_xws(text.as_bytes(), season), false),
            },
            own if is_own(own) => (self.import_own(own, season), true),
            Value::Object(_) | Value::Array(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {
                (self.import_xws(value.to_string().as_bytes(), season), false)
            }
        };
        let told = |note: &Note| Told {
            why: note.say(),
            rule: note.cite().map(|cite| self.rule(cite).0),
            ship: None,
            weight: Some(weight(note.weight())),
        };
        let notes = imported.notes.iter().filter(|note| !own || matters(note)).map(told).collect();
        let mut squad = imported.squad.unwrap_or_default();
        if let Format::QuickBuild { .. } = format {
            self.settle(&mut squad.ships);
        }
        Read { squad, obstacles: imported.obstacles, notes }
    }

    /// The short form is written as XWS and read as such: one reader, the same tolerance.
    fn import_own(&self, own: &Value, season: &str) -> Imported {
        let ships = own.get("ships").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let name = own.get("name").cloned().unwrap_or_default();
        if ships.is_empty() {
            let name = name.as_str().unwrap_or_default().chars().take(80).collect();
            return Imported {
                squad: Some(Squad { name, ..Squad::default() }),
                obstacles: Vec::new(),
                notes: Vec::new(),
            };
        }
        let pilot = |ship: &Value| {
            json!({
                "id": ship.get("pilot").cloned().unwrap_or_default(),
                "upgrades": ship.get("upgrades").cloned().unwrap_or_default(),
                "vendor": { crate::xws::VENDOR: { "build": ship.get("build") } },
            })
        };
        let written = json!({
            "name": name,
            "pilots": ships.iter().map(pilot).collect::<Vec<_>>(),
            "obstacles": own.get("obstacles").cloned().unwrap_or_default(),
            "version": crate::xws::version(self.edition.facts.squads.xws),
        });
        self.import_xws(written.to_string().as_bytes(), season)
    }
}

fn is_own(value: &Value) -> bool {
    value.get("ships").is_some_and(Value::is_array) && value.get("pilots").is_none()
}

/// The short form has no sides and no slots: only what is lost is told.
fn matters(note: &Note) -> bool {
    note.weight() > Weight::Changed || matches!(note, Note::Spelled { .. })
}
