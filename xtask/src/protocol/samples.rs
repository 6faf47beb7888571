//! Real values of every kind, from random play and from questions, against the declared types.

use super::{games::GAMES, shape::Shapes};
use catalog::{Catalog, Playable, Visitor};
use kernel::{Chance as _, Key, Quick, Seat, Seeded, Session, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use std::{collections::BTreeSet, sync::Arc};

fn shapes(board: &str) -> Shapes {
    let game = GAMES.into_iter().find(|game| game.board == board).expect("a game with a board");
    Shapes::read(&game.types().expect("declarations")).expect("TypeScript that can be read")
}

/// Questions about what somebody sees, by the view, what they are asked and their choices.
type Looks = fn(&Value, &Value, &[Value]) -> Vec<Value>;

/// How answers are declared.
#[derive(Clone, Copy)]
enum Answer {
    /// One type.
    One(&'static str),
    /// A field of this type for each kind of question.
    ByName(&'static str),
}

/// Plays a game of each set-up at random and checks what every viewer is told.
struct Play<'s> {
    shapes: &'s Shapes,
    players: u8,
    /// The games that are played, and how many inputs of each.
    seeds: u64,
    steps: usize,
    /// The type of questions about what somebody sees,
    question: &'static str,
    /// that of the answer, or of the answers by the names of the questions,
    answer: Answer,
    /// and such questions.
    look: Looks,
}

impl Visitor for Play<'_> {
    type Out = BTreeSet<String>;

    fn visit<G: Playable>(self, game: &Arc<G>) -> BTreeSet<String> {
        let mut met = BTreeSet::new();
        let mut setups: Vec<_> = game.setups().into_iter().map(|(_, setup)| setup).collect();
        setups.extend(game.setup(self.players));
        for (i, setup) in setups.into_iter().enumerate() {
            self.check("Setup", &setup, &mut met);
            for seed in 0..self.seeds {
                self.play(game, setup.clone(), seed + 100 * i as u64, &mut met);
            }
        }
        met
    }
}

impl Play<'_> {
    fn check(&self, kind: &str, value: &impl Serialize, met: &mut BTreeSet<String>) -> Value {
        let value = serde_json::to_value(value).expect("plain data");
        if let Err(why) = self.shapes.check(kind, &value) {
            panic!("{kind} is not declared as it is written: {why}\n{value}");
        }
        met.insert(format!("{kind} {}", name(&value)));
        value
    }

    fn play<G: Playable>(&self, game: &Arc<G>, setup: G::Setup, seed: u64, met: &mut BTreeSet<String>) {
        let mut chance = Quick::new(seed);
        let mut session = Session::start(game.clone(), setup, Seeded(Key::from_seed(seed)))
            .expect("a match that can start");
        for _ in 0..self.steps {
            let Some(demand) = session.pending().demands().first().cloned() else { break };
            let view = self.check("View", &session.view(Viewer::Seat(demand.by)), met);
            self.check("View", &session.view(Viewer::Spectator), met);
            self.check("View", &session.view(Viewer::Arbiter), met);
            let ask = self.check("Ask", &demand.ask, met);
            let legal = session.legal(demand.by);
            let some: Vec<Value> =
                legal.iter().take(12).map(|choice| self.check("Choice", choice, met)).collect();
            for what in (self.look)(&view, &ask, &some) {
                let seen = session.view(Viewer::Seat(demand.by));
                self.check(self.question, &what, met);
                match (game.look(&seen, Some(demand.by), &what), self.answer) {
                    (Ok(answer), Answer::One(kind)) => self.check(kind, &answer, met),
                    (Ok(answer), Answer::ByName(kind)) => {
                        self.check(kind, &json!({ name(&what): answer }), met)
                    }
                    (Err(refused), _) => self.check("Refused", &refused, met),
                };
            }
            let choice = legal[chance.below(legal.len() as u32) as usize].clone();
            self.check("Choice", &choice, met);
            session.submit(demand.by, demand.id, choice).expect("a legal answer");
        }
        self.check("View", &session.view(Viewer::Arbiter), met);
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Arbiter];
        let told = session.journal().replay(&**game, usize::MAX, |_, _, events| {
            for event in &events {
                for seen in viewers.iter().filter_map(|viewer| game.redact(event, *viewer)) {
                    self.check("Seen", &seen, met);
                }
            }
        });
        told.expect("a journal that holds");
    }
}

/// The variant of what serde writes as an enum.
fn name(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Object(fields) if fields.len() == 1 => fields
            .iter()
            .map(|(key, inner)| if key == "Public" { name(inner) } else { key.clone() })
            .collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => String::new(),
    }
}

/// That everything of a kind was met at least so often.
fn at_least(met: &BTreeSet<String>, kind: &str, least: usize) {
    let found = met.iter().filter(|one| one.starts_with(&format!("{kind} "))).count();
    assert!(found >= least, "only {found} kinds of {kind}: {met:?}");
}

#[test]
fn endor_writes_what_it_declares() {
    let shapes = shapes("endor");
    shapes.check("Facts", &json!(endor::Facts::new())).expect("figures as declared");
    for players in [2, 4] {
        let look = |_: &Value, _: &Value, choices: &[Value]| {
            vec![json!({ "orders": ["X", "Executor", "Emperor"], "choices": choices })]
        };
        let answer = Answer::One("Looked");
        let play = Play { shapes: &shapes, players, seeds: 3, steps: 400, question: "Look", answer, look };
        let met = Catalog::default().visit("endor", play).expect("a game");
        at_least(&met, "Ask", 6);
        at_least(&met, "Choice", 10);
        at_least(&met, "Seen", 20);
        at_least(&met, "Looked", 1);
    }
}

#[test]
fn starfighter_writes_what_it_declares() {
    let shapes = shapes("starfighter");
    let look = |_: &Value, _: &Value, choices: &[Value]| {
        vec![json!({ "choices": &choices[..choices.len().min(3)], "why": choices })]
    };
    let answer = Answer::One("Looked");
    let catalog = Catalog::default();
    let play = Play { shapes: &shapes, players: 2, seeds: 2, steps: 150, question: "Look", answer, look };
    let met = catalog.visit("starfighter", play).expect("a game");
    at_least(&met, "Ask", 5);
    at_least(&met, "Choice", 8);
    at_least(&met, "Seen", 16);
    at_least(&met, "Looked", 1);
    let game = &**catalog.starfighter();
    let content = Playable::content(game);
    shapes.check("Content", &content).expect("content as declared");
    let all: Vec<_> = content["cards"].as_array().expect("cards").iter().map(|card| &card["id"]).collect();
    let cruiser = content["cruisers"][0]["name"].as_str().expect("a name");
    for what in
        [json!({ "cards": all }), json!({ "text": format!("cruiser: {cruiser}\n") }), json!({ "text": "?" })]
    {
        shapes.check("Examine", &what).expect("a question as declared");
        let examined = Playable::examine(game, &what).expect("an answer");
        shapes.check("Examined", &examined).unwrap_or_else(|why| panic!("{why}: {examined}"));
    }
    let setup = starfighter::Setup::of(starfighter::Mode::TotalWar);
    let brought = Playable::admit(game, &setup, &json!({ "cards": all })).expect("a deck");
    shapes.check("Brought", &brought).expect("a deck as declared");
}

#[test]
fn xwing_writes_what_it_declares() {
    let shapes = shapes("xwing");
    let catalog = Catalog::default();
    let look = |view: &Value, ask: &Value, choices: &[Value]| {
        let all = json!({ "ask": ask, "choices": choices });
        let mut asked = vec![
            json!({ "Choices": all }),
            json!({ "Barred": all }),
            json!({ "Place": { "thing": { "Ship": 0 }, "at": view["ships"][0]["pose"] } }),
            json!({ "Ruler": { "from": { "Ship": 0 }, "to": { "Point": [0, 0] } } }),
            json!({ "Arcs": {} }),
        ];
        if ask.get("Modify").is_some() {
            asked.push(json!({ "Odds": all }));
        }
        if let Some(attack) = ask.get("Attack") {
            asked.push(json!({ "Targets": { "ship": attack["ship"], "with": attack["with"] } }));
        }
        if let Some(dial) = ask.get("Dial") {
            asked.push(json!({ "Dial": dial }));
        }
        asked
    };
    let answer = Answer::ByName("Answers");
    let play = Play { shapes: &shapes, players: 2, seeds: 1, steps: 160, question: "Question", answer, look };
    let met = catalog.visit(xwing::Xwing::SECOND, play).expect("a game");
    at_least(&met, "Ask", 8);
    at_least(&met, "Choice", 8);
    at_least(&met, "Seen", 25);
    at_least(&met, "Answers", 7);
    let game = &**catalog.xwing();
    let content = Playable::content(game);
    shapes.check("Content", &content).expect("content as declared");
    let points = json!({ "kind": "points", "season": "last", "limit": 200 });
    let quick = json!({ "kind": "quick", "threat": 8 });
    let squad =
        json!({ "name": "", "ships": [{ "pilot": "wedgeantilles", "upgrades": ["r2astromech", "none"] }] });
    let later = json!([{ "from": "squad", "squad": squad }, { "from": "later" }]);
    let casual = json!({ "kind": "casual" });
    let questions = [
        json!({ "about": "squad", "format": points, "squad": squad }),
        json!({ "about": "squad", "format": casual, "squad": "no squadron" }),
        json!({ "about": "fit", "format": points, "squad": squad }),
        json!({ "about": "fit", "format": points, "squad": squad, "ship": 0 }),
        json!({ "about": "fit", "format": quick, "squad": squad }),
        json!({ "about": "random", "format": points, "factions": [null, null], "seed": 1 }),
        json!({ "about": "random", "format": quick, "seed": 2 }),
        json!({ "about": "match", "mode": "standard", "format": points, "seed": 3 }),
        json!({ "about": "match", "mode": "standard", "format": casual, "sides": later }),
        json!({ "about": "match", "mode": "starter", "format": points }),
    ];
    for what in questions {
        shapes.check("Asked", &what).unwrap_or_else(|why| panic!("{why}: {what}"));
        let answer = Playable::examine(game, &what).unwrap_or_else(|why| panic!("{what}: {why}"));
        let about = what["about"].as_str().expect("what it is about");
        let by_name = json!({ about: answer });
        shapes.check("Examinations", &by_name).unwrap_or_else(|why| panic!("{why}: {by_name}"));
    }
}

#[test]
fn a_value_of_another_shape_is_seen() {
    let text = "/** A card. */\nexport type Card = { id: string, price?: number, };\n\
                export type Known<T> = { \"shown\": T } | \"hidden\";\n\
                export type All = { [key in string]: Known<[Card, number | null]> };";
    let shapes = Shapes::read(text).expect("declarations");
    let fits = |value: Value| shapes.check("All", &value).is_ok();
    assert!(fits(json!({ "a": "hidden", "b": { "shown": [{ "id": "x" }, null] } })));
    assert!(fits(json!({ "b": { "shown": [{ "id": "x", "price": 2 }, 3] } })));
    assert!(!fits(json!({ "b": { "shown": [{ "id": "x", "cost": 2 }, 3] } })), "an unknown key");
    assert!(!fits(json!({ "b": { "shown": [{ "price": 2 }, 3] } })), "a missing key");
    assert!(!fits(json!({ "b": { "shown": [{ "id": 7 }, 3] } })), "another type");
    assert!(!fits(json!({ "b": { "shown": [{ "id": "x" }] } })), "a shorter tuple");
    assert!(!fits(json!({ "b": "seen" })), "another word");
}
