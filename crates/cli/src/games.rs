//! Where a game's name meets its bots and its face.

use crate::{
    Context,
    face::{Face, Unwanted, Wish},
    failure::Failure,
};
use bots::Level;
use catalog::{Catalog, with_game};
use kernel::Arg;
use std::sync::Arc;

/// Code that works for any game that can be played in a terminal.
pub trait FaceVisitor {
    /// What it answers.
    type Out;
    /// Works with one game.
    fn visit<G: Face>(self, game: &Arc<G>) -> Self::Out;
}

/// Runs code with the game a name stands for; `None` if there is no such game.
pub fn visit<V: FaceVisitor>(catalog: &Catalog, name: &str, visitor: V) -> Option<V::Out> {
    Some(with_game!(catalog.get(name)?, game => visitor.visit(game)))
}

/// A list of names as an argument of a message.
fn names<T: ToString>(all: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(all.into_iter().map(|name| Arg::Text(name.to_string())).collect())
}

/// Says that there is no such game, and which there are.
pub fn no_such_game(context: &Context, name: &str) -> Failure {
    let args = [("game", name.into()), ("games", names(context.catalog.names()))];
    Failure::usage(context.words.text_with("cli-error-game", args))
}

/// The level of a game that a name stands for, or which there are.
pub fn level<G: Face>(context: &Context, game: &G, name: &str) -> Result<Level, Failure> {
    let level = name.parse().ok().filter(|level| game.levels().contains(level));
    level.ok_or_else(|| {
        let args = [("bot", name.into()), ("bots", names(game.levels()))];
        Failure::usage(context.words.text_with("cli-error-bot", args))
    })
}

/// The set-up somebody wishes for, with policies given as `name=value`, or what is wrong with that.
pub fn setup<G: Face>(
    context: &Context,
    game: &G,
    wish: &Wish<'_>,
    policies: &[String],
) -> Result<G::Setup, Failure> {
    let words = &context.words.clone().of_game(game.name());
    let players = wish.players;
    if game.setup(players).is_none() {
        let counts: Vec<u8> = (1..=8).filter(|count| game.setup(*count).is_some()).collect();
        let args = [
            ("game", words.text(&format!("game-{}", game.name())).into()),
            ("players", players.into()),
            ("counts", names(counts)),
        ];
        return Err(Failure::usage(words.text_with("cli-error-players", args)));
    }
    let mut setup = game.prepare(wish).map_err(|Unwanted(wrong)| {
        let lines: Vec<String> = wrong.iter().map(|message| words.say(message)).collect();
        Failure::usage(lines.join("\n"))
    })?;
    for policy in policies {
        let (name, value) = policy.split_once('=').unwrap_or((policy, ""));
        let known = game.policies();
        let Some((_, values)) = known.iter().find(|(known, _)| *known == name) else {
            let args = [("policy", name.into()), ("policies", names(known.iter().map(|(name, _)| *name)))];
            return Err(Failure::usage(words.text_with("cli-error-policy", args)));
        };
        setup = G::with_policy(&setup, name, value).ok_or_else(|| {
            let args = [("policy", name.into()), ("value", value.into()), ("values", names(values))];
            Failure::usage(words.text_with("cli-error-policy-value", args))
        })?;
    }
    Ok(setup)
}
