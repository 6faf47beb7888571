//! Packs: cards, dials and points as data, read from `packs/xwing2e/` and from the folders of whoever adds some.
//!
//! A pack is a set of files. What a file holds is said by its folder or its own name: `ships`, `pilots`, `upgrades`,
//! `damage`, `conditions`, `devices`, `obstacles`, `quick-builds` (each a list of entries), `points` (one list of
//! prices) and `edition` (what sets it apart). Packs come in layers: an entry of a later layer adds to the earlier ones,
//! or takes the place of the entry with the same id; an edition takes the place of the other one.

mod ability;
mod check;
mod edition;
mod folder;
mod numbers;
mod shipped;
mod source;
mod steps;

pub use folder::read_folder;
pub use shipped::{FILES as SHIPPED, FIRST};
pub use source::{PackError, PackFault};

use crate::edition::Cites;
use crate::{
    ConditionCard, Content, DamageCard, Device, DeviceShape, Edition, Obstacle, ObstacleKind, Pilot,
    PointsList, QuickBuild, ShipType, Symbol, Upgrade,
};
use geometry::{Outline, OutlineError, rocks};
use kernel::{Digest, Message};
use ron::extensions::Extensions;
use serde::{Deserialize, de::DeserializeOwned};
use source::{At, Sources};

/// What entries can be of, as files and folders are called.
const KINDS: [&str; 10] = [
    "edition",
    "ships",
    "pilots",
    "upgrades",
    "damage",
    "conditions",
    "devices",
    "obstacles",
    "quick-builds",
    "points",
];

/// One file of a pack: its name within the pack, such as `pilots/t-65-x-wing.ron`, and its text.
pub type PackFile<'t> = (&'t str, &'t str);

/// A line of `obstacles.ron`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename = "Obstacle")]
struct ObstacleEntry {
    id: Symbol,
    kind: ObstacleKind,
    /// Corners in millimetres, for obstacles the geometry does not know.
    #[serde(default)]
    outline: Option<Vec<(f64, f64)>>,
}

/// Entries as they are read, each with the place it is written at.
#[derive(Debug, Default)]
struct Draft {
    edition: Option<(Edition, At)>,
    ships: Vec<(ShipType, At)>,
    pilots: Vec<(Pilot, At)>,
    upgrades: Vec<(Upgrade, At)>,
    damage: Vec<(DamageCard, At)>,
    conditions: Vec<(ConditionCard, At)>,
    devices: Vec<(Device, At)>,
    obstacles: Vec<(ObstacleEntry, At)>,
    quick_builds: Vec<(QuickBuild, At)>,
    points: Vec<(PointsList, At)>,
}

/// Entries that have an id.
trait Entry {
    fn id(&self) -> Symbol;
}

macro_rules! entries {
    ($($kind:ty),*) => {$(
        impl Entry for $kind {
            fn id(&self) -> Symbol {
                self.id
            }
        }
    )*};
}
entries!(ShipType, Pilot, Upgrade, DamageCard, ConditionCard, Device, ObstacleEntry);

impl Content {
    /// The pack that ships with the game.
    pub fn classic() -> Self {
        Self::load(shipped::FILES).expect("the shipped pack is checked by a test")
    }

    /// The pack of the first edition.
    pub fn first() -> Self {
        Self::load(shipped::FIRST).expect("the shipped pack is checked by a test")
    }

    /// The shipped pack with another on top.
    pub fn classic_and(files: &[PackFile<'_>]) -> Result<Self, PackError> {
        Self::layered(&[shipped::FILES, files])
    }

    /// Reads and checks a pack that stands alone.
    pub fn load(files: &[PackFile<'_>]) -> Result<Self, PackError> {
        Self::layered(&[files])
    }

    /// Reads and checks packs on top of each other, the lowest first.
    pub fn layered(layers: &[&[PackFile<'_>]]) -> Result<Self, PackError> {
        let mut sources = Sources::default();
        let mut draft = Draft::default();
        for (layer, files) in layers.iter().enumerate() {
            for (name, text) in *files {
                let file = sources.add(name, text);
                draft.read(&sources, layer, file)?;
            }
        }
        let edition = check::all(&draft, &sources)?;
        draft.finish(&sources, edition, digest(layers))
    }
}

/// The hash of everything that was read: names and texts.
fn digest(layers: &[&[PackFile<'_>]]) -> Digest {
    let mut all = String::new();
    for (name, text) in layers.iter().copied().flatten() {
        all.push_str(name);
        all.push('\0');
        all.push_str(text);
        all.push('\0');
    }
    Digest::of(all.as_bytes())
}

impl Draft {
    fn read(&mut self, sources: &Sources<'_>, layer: usize, file: usize) -> Result<(), PackError> {
        let name = sources.name(file);
        let stem = name.strip_suffix(".ron").unwrap_or(name);
        match stem.split(['/', '\\']).next().unwrap_or_default() {
            "edition" => {
                self.edition = Some((parse(sources, file)?, sources.whole(layer, file)));
                Ok(())
            }
            "ships" => add(&mut self.ships, sources, layer, file),
            "pilots" => add(&mut self.pilots, sources, layer, file),
            "upgrades" => add(&mut self.upgrades, sources, layer, file),
            "damage" => add(&mut self.damage, sources, layer, file),
            "conditions" => add(&mut self.conditions, sources, layer, file),
            "devices" => add(&mut self.devices, sources, layer, file),
            "obstacles" => add(&mut self.obstacles, sources, layer, file),
            "quick-builds" => self.add_quick_builds(sources, layer, file),
            "points" => self.add_points(sources, layer, file),
            other => {
                let why = Message::new("pack-xwing-kind").with("kind", other).with("kinds", KINDS.to_vec());
                Err(sources.error(&sources.whole(layer, file), why))
            }
        }
    }

    /// A layer's options for a pilot take the place of all options that earlier layers have for that pilot; an option
    /// of several ships is its first pilot's.
    fn add_quick_builds(
        &mut self,
        sources: &Sources<'_>,
        layer: usize,
        file: usize,
    ) -> Result<(), PackError> {
        for (build, at) in list::<QuickBuild>(sources, layer, file)? {
            let Some(first) = build.ships.first() else {
                return Err(sources.error_about(&at, "ships", Message::new("pack-xwing-build-empty")));
            };
            let earlier = |other: &QuickBuild| other.first().pilot == first.pilot;
            self.quick_builds.retain(|(other, there)| !earlier(other) || there.layer == layer);
            if self.quick_builds.iter().any(|(other, _)| other.keys() == build.keys()) {
                let why = Message::new("pack-xwing-build-twice").with("pilot", first.pilot.to_string());
                return Err(sources.error(&at, why));
            }
            self.quick_builds.push((build, at));
        }
        Ok(())
    }

    /// Seasons are merged once all cards are known.
    fn add_points(&mut self, sources: &Sources<'_>, layer: usize, file: usize) -> Result<(), PackError> {
        let list: PointsList = parse(sources, file)?;
        let at = sources.whole(layer, file);
        if self.points.iter().any(|(other, there)| other.id == list.id && there.layer == layer) {
            let why = Message::new("pack-xwing-season-twice").with("season", list.id.to_string());
            return Err(sources.error_about(&at, &quoted(list.id), why));
        }
        self.points.push((list, at));
        Ok(())
    }

    fn finish(self, sources: &Sources<'_>, edition: Edition, digest: Digest) -> Result<Content, PackError> {
        let devices = self.devices.into_iter().map(|(card, at)| {
            let outline = outline(&card.outline).map_err(|why| sources.error_about(&at, "outline", why))?;
            Ok(DeviceShape { card, outline })
        });
        let obstacles = self.obstacles.into_iter().map(|(entry, at)| {
            let outline = match &entry.outline {
                Some(corners) => outline(corners).map_err(|why| sources.error_about(&at, "outline", why))?,
                None => rocks::find(entry.id.as_str()).cloned().ok_or_else(|| {
                    let why = Message::new("pack-xwing-no-outline").with("obstacle", entry.id.to_string());
                    sources.error_about(&at, &quoted(entry.id), why)
                })?,
            };
            Ok(Obstacle { id: entry.id, kind: entry.kind, outline })
        });
        let (pilots, upgrades) = (cards(self.pilots), cards(self.upgrades));
        let mut points = seasons(self.points);
        points.extend(PointsList::printed(&pilots, &upgrades));
        let (_, ledger) = edition.ledger().expect("checked above");
        let mut content = Content {
            cites: Cites::read(ledger),
            edition,
            devices: devices.collect::<Result<_, PackError>>()?,
            obstacles: obstacles.collect::<Result<_, PackError>>()?,
            ships: cards(self.ships),
            pilots,
            upgrades,
            damage: cards(self.damage),
            conditions: cards(self.conditions),
            quick_builds: cards(self.quick_builds),
            points,
            digest,
            listens: super::content::Listens::default(),
            counted: (Vec::new(), Vec::new()),
            rare: 0,
            silencing: Vec::new(),
            aging: Vec::new(),
        };
        content.index();
        Ok(content)
    }
}

fn cards<T>(entries: Vec<(T, At)>) -> Vec<T> {
    entries.into_iter().map(|(card, _)| card).collect()
}

/// A layer's prices add to the season of the same name, or take the place of its prices card by card.
fn seasons(lists: Vec<(PointsList, At)>) -> Vec<PointsList> {
    let mut seasons: Vec<PointsList> = Vec::new();
    for (list, _) in lists {
        match seasons.iter_mut().find(|season| season.id == list.id) {
            Some(season) => {
                season.pilots.extend(list.pilots);
                season.upgrades.extend(list.upgrades);
            }
            None => seasons.push(list),
        }
    }
    seasons
}

/// Corners in millimetres, as the geometry wants them.
fn outline(corners: &[(f64, f64)]) -> Result<Outline, Message> {
    let mut exact = Vec::with_capacity(corners.len());
    for &(x, y) in corners {
        if !(x.abs() <= 100.0 && y.abs() <= 100.0) {
            return Err(Message::new("pack-xwing-corner").with("x", x.to_string()).with("y", y.to_string()));
        }
        exact.push(((x * 1000.0).round() as i32, (y * 1000.0).round() as i32));
    }
    Outline::new(&exact).map_err(|error| match error {
        OutlineError::Corners(count) => Message::new("pack-xwing-corners")
            .with("count", count as u32)
            .with("most", geometry::MOST_OUTLINE_CORNERS as u32),
        OutlineError::Crossing(corner) => Message::new("pack-xwing-crossing").with("corner", corner as u32),
    })
}

/// Reads the entries of a file and puts them among those that are there.
fn add<T: Entry + DeserializeOwned>(
    into: &mut Vec<(T, At)>,
    sources: &Sources<'_>,
    layer: usize,
    file: usize,
) -> Result<(), PackError> {
    for (entry, at) in list::<T>(sources, layer, file)? {
        let id = entry.id();
        if !is_id(id.as_str()) {
            let why = Message::new("pack-xwing-id").with("id", id.to_string());
            return Err(sources.error_about(&at, &quoted(id), why));
        }
        match into.iter_mut().find(|(other, _)| other.id() == id) {
            Some((_, there)) if there.layer == layer => {
                let why = Message::new("pack-xwing-twice").with("id", id.to_string());
                return Err(sources.error_about(&at, &quoted(id), why));
            }
            Some(slot) => *slot = (entry, at),
            None => into.push((entry, at)),
        }
    }
    Ok(())
}

/// XWS names, with the hyphens of their suffixes.
fn is_id(id: &str) -> bool {
    !id.is_empty()
        && id.split('-').all(|part| {
            !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        })
}

fn quoted(id: Symbol) -> String {
    format!("\"{id}\"")
}

fn list<T: DeserializeOwned>(
    sources: &Sources<'_>,
    layer: usize,
    file: usize,
) -> Result<Vec<(T, At)>, PackError> {
    let entries: Vec<T> = parse(sources, file)?;
    let places = sources.entries(layer, file, entries.len());
    Ok(entries.into_iter().zip(places).collect())
}

fn parse<T: DeserializeOwned>(sources: &Sources<'_>, file: usize) -> Result<T, PackError> {
    // Entries read like the cards: an option is written as what it holds, an ability without a second pair of brackets.
    let options = ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES,
    );
    options.from_str(sources.text(file)).map_err(|e| PackError {
        file: sources.name(file).to_owned(),
        line: e.span.start.line,
        column: e.span.start.col,
        why: PackFault::Syntax(Box::new(e.code)),
    })
}
