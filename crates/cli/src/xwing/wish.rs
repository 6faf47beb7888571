//! Set-ups from names, threat levels and squadron files.

use crate::face::{Unwanted, Wish};
use kernel::{Message, Quick, Say as _};
use std::fs;
use xwing::{Fault, Format, Mode, Setup, Squad, Xwing, xws::Weight};

/// The set-up that somebody wishes for.
pub fn prepare(game: &Xwing, wish: &Wish<'_>) -> Result<Setup, Unwanted> {
    let named = |name: &str| {
        let setups = game.setups();
        let known: Vec<String> = setups.iter().map(|(known, _)| (*known).to_owned()).collect();
        let found = setups.into_iter().find(|(known, _)| *known == name).map(|(_, setup)| setup);
        found.ok_or_else(|| {
            Unwanted(vec![Message::new("cli-error-setup").with("setup", name).with("setups", known)])
        })
    };
    if wish.brings_cards() {
        return Err(Unwanted(vec![Message::new("cli-error-only-starfighter")]));
    }
    if !wish.squads.is_empty() {
        return with_squads(game, wish);
    }
    let setup = match (wish.setup, wish.threat) {
        (None, None) => return Ok(Setup::default()),
        (Some(name), _) => named(name)?,
        (None, Some(_)) => Setup { mode: Mode::Standard, ..Setup::default() },
    };
    let Some(threat) = wish.threat else { return Ok(setup) };
    match setup.mode {
        // X2-SQUAD-02: options at random, of the agreed threat; the seed decides which.
        Mode::Standard | Mode::Escalation => {
            let squads = game
                .content()
                .random_squads(threat, &mut Quick::new(wish.seed))
                .ok_or_else(|| Unwanted(vec![Message::new("cli-xwing-no-threat").with("threat", threat)]))?;
            Ok(Setup { squads, threat: Some(threat), ..setup })
        }
        Mode::Starter | Mode::EscalationCoreBox => Err(Unwanted(vec![Message::new("cli-xwing-own-ships")])),
    }
}

/// Squadrons of files or of the shipped ones: the player's first, then the other's.
fn with_squads(game: &Xwing, wish: &Wish<'_>) -> Result<Setup, Unwanted> {
    if let [_, _, _, ..] = wish.squads {
        return Err(Unwanted(vec![Message::new("cli-xwing-two-squads")]));
    }
    let mut squads = Vec::new();
    for name in wish.squads {
        squads.push(squad(game, name, wish.threat)?);
    }
    let other = match squads.get(1) {
        Some(squad) => squad.clone(),
        // Somebody who brings one squadron meets a ready one of another side, where there is one.
        None => opponent(game, &squads[0], wish)?,
    };
    let mine = squads.swap_remove(0);
    let pair = if wish.me == kernel::Seat(0) { [mine, other] } else { [other, mine] };
    Ok(Setup { mode: Mode::Standard, squads: pair, threat: wish.threat, ..Setup::default() })
}

fn opponent(game: &Xwing, mine: &Squad, wish: &Wish<'_>) -> Result<Squad, Unwanted> {
    let content = game.content();
    if let Some(threat) = wish.threat {
        let random = content.random_squads(threat, &mut Quick::new(wish.seed)).map(|[one, _]| one);
        return random
            .ok_or_else(|| Unwanted(vec![Message::new("cli-xwing-no-threat").with("threat", threat)]));
    }
    let side = content.faction_of(mine);
    let ready = content.ready_squads().iter().filter_map(|(name, _)| content.ready_squad(name));
    let other = ready.into_iter().find(|squad| content.faction_of(squad) != side);
    other.ok_or_else(|| Unwanted(vec![Message::new("cli-xwing-two-squads")]))
}

/// A squadron that may be played, or every reason why it may not.
fn squad(game: &Xwing, name: &str, threat: Option<u8>) -> Result<Squad, Unwanted> {
    let content = game.content();
    if let Some(ready) = content.ready_squad(name) {
        return Ok(ready);
    }
    let bytes = fs::read(name).map_err(|error| {
        let names: Vec<String> = content.ready_squads().iter().map(|(name, _)| (*name).to_owned()).collect();
        let said = Message::new("cli-xwing-no-squad");
        Unwanted(vec![
            said.with("squad", name).with("why", crate::trouble::message(&error)).with("squads", names),
        ])
    })?;
    let imported = content.import_xws(&bytes, content.edition.facts.squads.season.as_str());
    let mut wrong: Vec<Message> = imported
        .notes
        .iter()
        .filter(|note| note.weight() == Weight::Refused)
        .map(|note| Message::new("cli-xwing-wrong").with("squad", name).with("what", note.say()))
        .collect();
    let format = threat.map_or_else(|| content.usual_format(), Format::quick);
    let faults: Vec<Fault> =
        imported.squad.as_ref().map(|squad| content.check_squad(squad, format)).unwrap_or_default();
    wrong.extend(faults.iter().map(|fault| {
        Message::new("cli-xwing-wrong-rule")
            .with("squad", name)
            .with("what", fault.say())
            .with("rule", fault.rule(content).0)
    }));
    match imported.squad {
        Some(squad) if wrong.is_empty() => Ok(squad),
        _ => Err(Unwanted(wrong)),
    }
}
