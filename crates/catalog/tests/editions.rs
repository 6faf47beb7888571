//! Two games of one type stand beside each other in a catalog, each with its name, its rules and its cards, and whatever
//! goes by name finds the right one.

use catalog::{AnyGame, Catalog, Playable, StoredMatch, Table, TableError, Visitor};
use kernel::Key;
use serde_json::json;
use std::sync::Arc;
use xwing::{Content, Xwing};

const OTHER: &str = "xwing-house";
const RULES: &str = "# House rules\n\n## Rulings / Décisions\n\n\
    - **H-1** `idle_costs: refused | allowed` Whatever is spent changes something.\n  fr: Ce qu’on dépense sert.\n";
const ESCORT: &str = r#"[Pilot(
    id: "bluesquadronescort", name: (en: "Farm Boy", fr: "Fermier"), ship: "t65xwing", faction: Rebel, initiative: 1,
    slots: [Astromech],
)]"#;

/// The second edition, and the same type under another name, with other rules and another card.
fn both() -> Catalog {
    let mut catalog = Catalog::default();
    let content = Content::classic_and(&[("pilots/house.ron", ESCORT)]).expect("a good pack");
    assert_eq!(catalog.add(Xwing::edition(OTHER, RULES, content)), OTHER);
    catalog
}

fn open(catalog: &Catalog, game: &str) -> (Box<dyn Table>, catalog::table::OpenedMatch) {
    let setup = json!({"mode": "starter"});
    let opening =
        StoredMatch { identity: None, setup, key: Key::from_seed(1), fair: None, lines: Vec::new() };
    catalog.open(game, opening).expect("a match")
}

#[test]
fn both_are_listed_and_neither_takes_the_others_place() {
    let catalog = both();
    let names: Vec<_> = catalog.names().collect();
    assert_eq!(names, ["endor", "xwing2e", "starfighter", OTHER]);
    for name in names {
        assert_eq!(catalog.get(name).map(AnyGame::name), Some(name));
    }
    assert_eq!(Catalog::NAMES, ["endor", "xwing2e", "starfighter"], "what ships is what it was");
}

#[test]
fn the_first_edition_is_played_by_name_before_it_is_offered() {
    let catalog = Catalog::default();
    assert!(!catalog.names().any(|name| name == Xwing::FIRST));
    assert_eq!(catalog.get(Xwing::FIRST).map(AnyGame::name), Some(Xwing::FIRST));
    let (table, ready) = open(&catalog, Xwing::FIRST);
    assert_eq!(ready.identity.game, Xwing::FIRST);
    assert!(table.studied(0).contains("Obsidian Squadron Pilot"));
}

#[test]
fn each_has_its_own_rules_and_readings() {
    struct Rules;
    impl Visitor for Rules {
        type Out = &'static str;
        fn visit<G: Playable>(self, game: &Arc<G>) -> &'static str {
            assert_eq!(game.identity().game, game.name());
            game.rules()
        }
    }
    let catalog = both();
    assert!(catalog.visit("xwing2e", Rules).expect("a game").starts_with("# X-Wing, second edition"));
    assert_eq!(catalog.visit(OTHER, Rules), Some(RULES));
    let policies = |game: &str| -> Vec<String> {
        let info = catalog.info(game).expect("a game");
        assert_eq!(info.game, game);
        info.policies.into_iter().map(|policy| policy.name).collect()
    };
    assert_eq!(policies(OTHER), ["idle_costs"]);
    let all: Vec<_> = xwing::Ruleset::list().into_iter().map(|(name, _)| name).collect();
    let named = [policies("xwing2e"), policies(Xwing::FIRST)].concat();
    assert!(all.iter().all(|name| named.iter().any(|other| other == name)), "a ledger names every reading");
    let first = ["mutual_destruction", "damage_decks", "overlap_actions", "simultaneous_attacks"];
    assert_eq!(policies(Xwing::FIRST), first);
    assert_eq!(policies("xwing2e").len(), all.len() - 2);
}

#[test]
fn matches_are_played_with_the_cards_of_the_game_they_name() {
    let catalog = both();
    let (second, other) = (open(&catalog, "xwing2e"), open(&catalog, OTHER));
    assert_eq!((second.1.identity.game.as_str(), other.1.identity.game.as_str()), ("xwing2e", OTHER));
    assert_ne!(second.1.identity.pack, other.1.identity.pack);
    let games = [
        (&second.0, "xwing2e", "Blue Squadron Escort", "Farm Boy"),
        (&other.0, OTHER, "Farm Boy", "Blue Squadron Escort"),
    ];
    for (table, game, name, not) in games {
        let text = table.studied(0);
        assert!(text.contains(name) && !text.contains(not), "{text}");
        assert!(text.starts_with(&format!("{{\"game\":\"{game}\"")), "{text}");
        assert!(table.replay().starts_with(&format!("{{\"game\":\"{game}\"")));
        assert!(table.scenario().expect("can be written").contains(&format!("game: \"{game}\"")));
    }
}

#[test]
fn a_match_of_one_does_not_go_on_with_the_other() {
    let catalog = both();
    let (table, ready) = open(&catalog, OTHER);
    let opening = || StoredMatch {
        identity: Some(ready.identity.clone()),
        setup: ready.setup.clone(),
        key: Key::from_seed(1),
        fair: None,
        lines: table.lines(0),
    };
    assert!(catalog.open(OTHER, opening()).is_ok());
    let error = catalog.open("xwing2e", opening()).err().expect("another game");
    assert!(matches!(error, TableError::Session(_)), "{error}");
}

#[test]
fn a_game_of_a_known_name_takes_the_place_of_the_old_one() {
    let mut catalog = both();
    let again = Xwing::edition(OTHER, "# Nothing", Content::classic());
    catalog.add(again);
    assert_eq!(catalog.names().count(), 4);
    assert!(matches!(catalog.get(OTHER), Some(AnyGame::Xwing(game)) if game.rules() == "# Nothing"));
}
