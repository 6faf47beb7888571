//! Rules and scenarios.

use super::upload::Heavy;
use crate::{
    api_error::ApiError,
    app::App,
    embedded::{RULES, SCENARIOS},
};
use axum::{
    extract::{Path, State},
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use catalog::{Playable, Visitor};
use protocol::{
    rest::{Replay, RuleBook, RuleInfo, RuleSection, ScenarioInfo},
    shared::Problem,
};
use scenario::ledger::{Rules, Statement};
use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

/// The rules of a game, each with the scenarios that prove it.
#[utoipa::path(get, path = "/api/rules/{game}", params(("game" = String, Path, description = "The game")),
    responses((status = 200, body = RuleBook), (status = 404, body = Problem)))]
pub(super) async fn rules(Path(game): Path<String>) -> Result<Response, ApiError> {
    static BOOKS: OnceLock<BTreeMap<&str, String>> = OnceLock::new();
    let books = BOOKS
        .get_or_init(|| RULES.iter().filter_map(|(game, text)| Some((*game, book(game, text)?))).collect());
    let book = books.get(game.as_str()).ok_or_else(ApiError::not_found)?;
    Ok(([(CONTENT_TYPE, "application/json")], book.clone()).into_response())
}

fn book(game: &str, text: &str) -> Option<String> {
    let rules = Rules::read(text).ok()?;
    let mut proofs: BTreeMap<String, Vec<ScenarioInfo>> = BTreeMap::new();
    for (name, text) in SCENARIOS {
        let Some(name) = name.strip_prefix(game).and_then(|name| name.strip_prefix('/')) else { continue };
        let Ok(header) = scenario::header(text) else { continue };
        for rule in header.rules {
            let (en, fr) = (header.title.en.clone(), header.title.fr.clone());
            proofs.entry(rule).or_default().push(ScenarioInfo { name: name.to_owned(), en, fr });
        }
    }
    let rule = |Statement { id, en, fr, .. }: Statement| {
        let scenarios = proofs.get(&id).cloned().unwrap_or_default();
        RuleInfo { id, en, fr, scenarios }
    };
    let section = |section: scenario::ledger::Section| RuleSection {
        slug: section.slug,
        en: section.en,
        fr: section.fr,
        rules: section.statements.into_iter().map(rule).collect(),
    };
    let book = RuleBook {
        sections: rules.sections.into_iter().map(section).collect(),
        rulings: rules.rulings.into_iter().map(rule).collect(),
    };
    serde_json::to_string(&book).ok()
}

/// A scenario, step by step.
#[utoipa::path(get, path = "/api/scenarios/{game}/{name}", params(("game" = String, Path, description = "The game"),
    ("name" = String, Path, description = "The scenario's path, with slashes")),
    responses((status = 200, body = Replay), (status = 404, body = Problem)))]
pub(super) async fn scenario(
    State(app): State<Arc<App>>,
    Path((game, name)): Path<(String, String)>,
    Heavy(permit): Heavy,
) -> Result<Response, ApiError> {
    struct Show<'t>(&'t str);
    impl Visitor for Show<'_> {
        type Out = Option<String>;
        fn visit<G: Playable>(self, game: &Arc<G>) -> Option<String> {
            let staged = scenario::stage::<G>(game, self.0).ok()?;
            Some(catalog::replay::replay(&*staged.game, staged.state, staged.inputs.iter()))
        }
    }
    let path = format!("{game}/{name}");
    let found = SCENARIOS.iter().find(|(name, _)| *name == path);
    let (_, text) = found.ok_or_else(ApiError::not_found)?;
    let catalog = app.catalog.clone();
    let address = permit.address();
    let shown = app.run_heavy(permit, move || {
        catalog.visit(&game, Show(text)).flatten().ok_or_else(ApiError::not_found)
    });
    Ok(([(CONTENT_TYPE, "application/json")], app.answer(address, shown.await?)?).into_response())
}
