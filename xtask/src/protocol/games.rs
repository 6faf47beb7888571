//! What each game tells its page, as TypeScript: one file of declarations per game, from the types that are serialised.

use super::answers;
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// What every file begins with.
const HEAD: &str = "// Written by `cargo xtask protocol` from what the game serialises. Do not edit.\n";

/// A game's page, and how its declarations are gathered.
pub(crate) struct GameTypes {
    /// The folder of its board in the page.
    pub(crate) board: &'static str,
    gather: fn(&mut Gathered),
    /// Figures of the rules that the page must have at hand, with their type: part of the game, so the server need not
    /// tell them.
    facts: Option<fn() -> serde_json::Value>,
}

/// Every game the page can draw. Whatever a type listed here is made of comes along.
pub(crate) const GAMES: [GameTypes; 3] = [
    GameTypes {
        board: "endor",
        gather: |all| {
            use endor::{Choice, Facts, Seen, Setup, View, look};
            all.add::<(View, Choice, Seen, Setup, Facts)>();
            all.add::<(look::Look, look::Looked)>();
        },
        facts: Some(|| serde_json::to_value(endor::Facts::new()).unwrap_or_default()),
    },
    GameTypes {
        board: "starfighter",
        gather: |all| {
            use starfighter::{Choice, Facts, Look, Looked, Seen, Setup, View, brought::Brought, deck};
            all.add::<(View, Choice, Seen, Setup, Brought)>();
            all.add::<(Facts, Look, Looked, deck::Examine, deck::Examined)>();
        },
        facts: None,
    },
    GameTypes {
        board: "xwing",
        gather: |all| {
            use xwing::{Brought, Choice, Figures, Printed, Seen, Setup, View, examine, preview};
            all.add::<(View, Choice, Seen, Setup, Brought, Printed<'static>, Figures)>();
            all.add::<(preview::Question, answers::Answers, examine::Asked, answers::Examinations)>();
        },
        facts: Some(|| serde_json::to_value(xwing::Figures::new()).unwrap_or_default()),
    },
];

impl GameTypes {
    /// Its files by their paths from the root of the project.
    pub(crate) fn files(&self) -> Result<Vec<(String, String)>, String> {
        let at = |name| format!("web/src/boards/{}/generated/{name}", self.board);
        let mut files = vec![(at("types.ts"), self.types()?)];
        if let Some(facts) = self.facts {
            let facts = serde_json::to_string_pretty(&facts()).map_err(|e| e.to_string())?;
            let import = "import type { Facts } from \"./types\";";
            files.push((at("facts.ts"), format!("{HEAD}{import}\n\nexport const FACTS: Facts = {facts};\n")));
        }
        Ok(files)
    }

    /// The declarations.
    pub(crate) fn types(&self) -> Result<String, String> {
        let mut gathered =
            Gathered { config: Config::new().with_large_int("number"), types: BTreeMap::new(), clash: None };
        (self.gather)(&mut gathered);
        if let Some(name) = gathered.clash {
            return Err(format!(
                "{}: two types are called `{name}`; rename one with `ts(rename = ..)`",
                self.board
            ));
        }
        let text = gathered
            .types
            .into_values()
            .fold(HEAD.to_owned(), |text, declared| text + "\n" + &declared + "\n");
        let text: String = text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect();
        // A comment of one line takes one line.
        let mut parts = text.split("/**\n * ");
        let head = parts.next().unwrap_or_default().to_owned();
        Ok(parts.fold(head, |text, part| match part.split_once('\n') {
            Some((line, rest)) if rest.starts_with(" */\n") => text + "/** " + line + rest,
            _ => text + "/**\n * " + part,
        }))
    }
}

/// Declarations by name.
struct Gathered {
    config: Config,
    types: BTreeMap<String, String>,
    /// A name that stands for two things.
    clash: Option<String>,
}

impl Gathered {
    /// Adds the types of a tuple and all they are made of.
    fn add<T: TS + 'static>(&mut self) {
        T::visit_generics(self);
    }
}

impl TypeVisitor for Gathered {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, lists and the like have no declaration.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        let declared = T::docs().unwrap_or_default() + "export " + &T::decl(&self.config);
        match self.types.get(&name) {
            Some(known) if *known == declared => {}
            Some(_) => self.clash = Some(name),
            None => {
                self.types.insert(name, declared);
                T::visit_dependencies(self);
            }
        }
    }
}
