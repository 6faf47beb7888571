//! Squadron files, checked: what was made of each, what is against it, and what it costs.

use crate::{Context, failure::Failure};
use catalog::Catalog;
use kernel::{Message, Say as _};
use std::{fs, io::Write, path::Path};
use xwing::{
    Content, Format, Squad, Xwing, XwsDialect,
    xws::{Imported, Weight, dialect_of},
};

/// `escadrille squad check`.
pub fn run(context: &Context, options: &crate::args::SquadCheck, out: &mut dyn Write) -> Result<(), Failure> {
    let catalog: &Catalog = &context.catalog;
    let mut fine = true;
    let first = Xwing::first();
    for file in &options.files {
        // A file says which edition it is for; what says nothing is for the second.
        let dialect = fs::read(file).ok().and_then(|bytes| dialect_of(&bytes));
        let game = if dialect == Some(XwsDialect::One) { &first } else { catalog.xwing() };
        let spoken = Context { words: context.words.clone().of_game(game.name()), ..context.clone() };
        fine &= check(&spoken, game, options.threat, file, out)?;
    }
    if fine { Ok(()) } else { Err(Failure::no("")) }
}

fn check(
    context: &Context,
    game: &Xwing,
    threat: Option<u8>,
    file: &Path,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let words = &context.words;
    let shown = file.display().to_string();
    let bytes = match fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            let args = [("file", shown.into()), ("why", crate::trouble::why(&error, words).into())];
            writeln!(out, "{}", words.text_with("cli-error-read", args))?;
            return Ok(false);
        }
    };
    let content = game.content();
    let imported = content.import_xws(&bytes, content.edition.facts.squads.season.as_str());
    let faults = imported
        .squad
        .as_ref()
        .map(|squad| content.check_squad(squad, threat.map_or_else(|| content.usual_format(), Format::quick)))
        .unwrap_or_default();
    let refused = imported.notes.iter().any(|note| note.weight() == Weight::Refused);
    let fine = faults.is_empty() && !refused && imported.squad.is_some();
    let key = if fine { "cli-squad-fine" } else { "cli-squad-refused" };
    writeln!(out, "{}", words.text_with(key, [("file", shown.into())]))?;
    notes(context, content, &imported, out)?;
    for fault in &faults {
        let said =
            Message::new("cli-squad-fault").with("what", fault.say()).with("rule", fault.rule(content).0);
        writeln!(out, "  {}", words.say(&said))?;
    }
    let Some(squad) = &imported.squad else { return Ok(false) };
    for member in &squad.ships {
        let pilot = content.pilot(member.pilot.as_str()).map(|index| &content.pilots[index as usize]);
        let upgrades = member.upgrades.iter().filter_map(|id| content.upgrade(id.as_str()));
        let upgrades: Vec<Message> =
            upgrades.map(|index| content.upgrades[index as usize].name.say()).collect();
        let Some(pilot) = pilot else { continue };
        let key = if upgrades.is_empty() { "cli-squad-ship" } else { "cli-squad-ship-with" };
        let mut said = Message::new(key).with("pilot", pilot.name.say());
        if !upgrades.is_empty() {
            said = said.with("upgrades", upgrades);
        }
        writeln!(out, "    {}", words.say(&said))?;
    }
    if threat.is_some() {
        threats(context, content, squad, out)?;
    }
    for season in &content.points {
        let id = season.id.to_string();
        let said = match content.squad_points(squad, &id) {
            Some(points) => Message::new("cli-squad-points").with("season", id).with("points", points),
            None => Message::new("cli-squad-no-points").with("season", id),
        };
        writeln!(out, "  {}", words.say(&said))?;
    }
    Ok(fine)
}

/// What its quick builds are worth, and who shares one.
fn threats(context: &Context, content: &Content, squad: &Squad, out: &mut dyn Write) -> Result<(), Failure> {
    for taken in content.taken(&squad.ships).iter().filter(|taken| taken.ships.len() > 1) {
        let pilots = taken.ships.iter().filter_map(|place| content.pilot(squad.ships[*place].pilot.as_str()));
        let pilots: Vec<Message> = pilots.map(|index| content.pilots[index as usize].name.say()).collect();
        let said = Message::new("cli-squad-shared")
            .with("pilots", pilots)
            .with("threat", taken.worth.unwrap_or_default());
        writeln!(out, "  {}", context.words.say(&said))?;
    }
    if let Some(threat) = content.threat_of_squad(squad) {
        let said = Message::new("cli-squad-threat").with("threat", threat);
        writeln!(out, "  {}", context.words.say(&said))?;
    }
    Ok(())
}

/// What was changed, dropped or refused.
fn notes(
    context: &Context,
    content: &Content,
    imported: &Imported,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for note in &imported.notes {
        let key = match note.weight() {
            Weight::Changed => "cli-squad-changed",
            Weight::Dropped => "cli-squad-dropped",
            Weight::Refused if note.cite().is_some() => "cli-squad-fault",
            Weight::Refused => "cli-squad-not-taken",
        };
        let mut said = Message::new(key).with("what", note.say());
        if let (Weight::Refused, Some(cite)) = (note.weight(), note.cite()) {
            said = said.with("rule", content.rule(cite).0);
        }
        writeln!(out, "  {}", context.words.say(&said))?;
    }
    Ok(())
}
