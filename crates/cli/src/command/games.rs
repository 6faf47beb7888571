//! The list of games.

use crate::{
    Context,
    face::Face,
    failure::Failure,
    games::{self, FaceVisitor},
    screen::paint::wrap,
};
use kernel::Arg;
use std::{io::Write, sync::Arc};

/// `escadrille games`.
pub fn run(context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    struct List<'a>(&'a Context, &'a mut dyn Write);
    impl FaceVisitor for List<'_> {
        type Out = Result<(), Failure>;
        fn visit<G: Face>(self, game: &Arc<G>) -> Self::Out {
            list(self.0, &**game, self.1)
        }
    }
    for name in context.catalog.names() {
        games::visit(&context.catalog, name, List(context, out)).unwrap_or(Ok(()))?;
    }
    Ok(())
}

fn list<G: Face>(context: &Context, game: &G, out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    let name = game.name();
    writeln!(out, "{name} - {}", words.text(&format!("game-{name}")))?;
    for line in wrap(&words.text(&format!("game-{name}-about")), 96) {
        writeln!(out, "  {line}")?;
    }
    let players: Vec<Arg> = game.players().iter().map(|&n| n.into()).collect();
    writeln!(out, "  {}", words.text_with("cli-games-players", [("players", players.into())]))?;
    let levels: Vec<String> = game.levels().iter().map(ToString::to_string).collect();
    writeln!(out, "  {}", words.text_with("cli-games-bots", [("bots", levels.into())]))?;
    let setups = game.setups();
    if !setups.is_empty() {
        writeln!(out, "  {}", words.text("cli-games-setups"))?;
        for (setup, _) in setups {
            writeln!(out, "    {setup}: {}", words.text(&format!("{name}-setup-{setup}")))?;
        }
    }
    writeln!(out, "  {}", words.text("cli-games-policies"))?;
    for (policy, values) in game.policies() {
        let key = format!("{name}-policy-{}", policy.replace('_', "-"));
        writeln!(out, "    {policy} - {}", words.text(&key))?;
        for value in values {
            let explained = words.text(&format!("{key}-{}", value.replace('_', "-")));
            writeln!(out, "      {policy}={value}: {explained}")?;
        }
    }
    Ok(())
}
