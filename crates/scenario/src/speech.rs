//! What a game waits for, offers, refuses and tells, as players read it.

use crate::play::Play;
use catalog::Playable;
use kernel::{Demand, Pending, Refused, Seat, Viewer};

/// As many choices are told; of placements there are thousands.
const MOST: usize = 24;

impl<G: Playable> Play<'_, G> {
    fn seat_text(&self, seat: Seat) -> &'static str {
        self.game.seat_name(self.game.seats(&self.state), seat)
    }

    /// What the game waits for.
    pub(crate) fn pause(&self) -> String {
        match self.game.pending(&self.state) {
            Pending::Over(outcome) => {
                self.game.legible(&self.state, format!("The game is over: {outcome:?}"))
            }
            Pending::Chance(roll) => self.game.legible(&self.state, format!("Chance is due: {roll:?}")),
            Pending::Decide(demands) => {
                let view = self.game.view(&self.state, Viewer::Arbiter);
                let ask = |d: &Demand<G::Ask>| {
                    let said = self.words.say(&self.game.say_ask(&view, &d.ask));
                    format!("{} is asked: “{said}”", self.seat_text(d.by))
                };
                demands.iter().map(ask).collect::<Vec<_>>().join("; ")
            }
        }
    }

    /// A refusal with its rule.
    pub(crate) fn refusal(&self, refused: &Refused) -> String {
        format!("refused by {}: “{}”", refused.rule, self.words.say(&refused.why))
    }

    /// A choice.
    pub(crate) fn choice(&self, demand: &Demand<G::Ask>, choice: &G::Choice) -> String {
        let view = self.game.view(&self.state, Viewer::Arbiter);
        format!("“{}”", self.words.say(&self.game.say_choice(&view, &demand.ask, choice)))
    }

    /// All that is offered.
    pub(crate) fn offer(&self, demand: &Demand<G::Ask>, legal: &[G::Choice]) -> String {
        let view = self.game.view(&self.state, Viewer::Arbiter);
        let say = |choice: &G::Choice| {
            format!("“{}”", self.words.say(&self.game.say_choice(&view, &demand.ask, choice)))
        };
        let mut all: Vec<String> = legal.iter().take(MOST).map(say).collect();
        if legal.len() > MOST {
            all.push(format!("and {} more", legal.len() - MOST));
        }
        format!("the offer is {}", all.join(", "))
    }

    /// Events, each with its sentence and as scenarios write it.
    pub(crate) fn tell(&self, seen: impl Iterator<Item = G::Seen>) -> String {
        let view = self.game.view(&self.state, Viewer::Arbiter);
        let line = |event: G::Seen| {
            let sentence = self.words.say(&self.game.say_seen(&view, &event));
            format!("\n      “{sentence}” {}", self.retold(&event))
        };
        let lines: String = seen.map(line).collect();
        if lines.is_empty() { "nothing happened".to_owned() } else { format!("what happened is{lines}") }
    }
}
