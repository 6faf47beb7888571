//! Endor, as shells play it.

use crate::{
    Arrange, Offered, Playable,
    changes::{Changes, changes},
};
use ::endor::{
    Ask, Card, Choice, Endor, Event, Policies, Public, Seen, Setup, Side, State, View,
    look::{self, Look},
    view::seat_name,
};
use kernel::{Demand, Message, Refused, RuleId, Say as _, Seat, Viewer};
use serde::{Deserialize as _, Serialize};
use serde_json::{Value, json};

impl Playable for Endor {
    fn name(&self) -> &'static str {
        Endor::NAME
    }

    fn rules(&self) -> &'static str {
        include_str!("../../../rules/endor.md")
    }

    fn setup(&self, players: u8) -> Option<Setup> {
        matches!(players, 2 | 4).then(|| Setup { players, ..Setup::default() })
    }

    fn players(&self) -> &'static [u8] {
        &[2, 4]
    }

    fn seat_name(&self, players: u8, seat: Seat) -> &'static str {
        seat_name(players, seat)
    }

    fn team(seat: Seat) -> u8 {
        Side::of(seat) as u8
    }

    fn round_of(state: &State) -> Option<u16> {
        Some(state.round())
    }

    fn policies(&self) -> Vec<(&'static str, Vec<String>)> {
        Policies::list()
    }

    const PLAIN_WORDS: bool = true;

    fn say_ask(&self, _: &View, ask: &Ask) -> Message {
        ask.say()
    }

    fn say_choice(&self, _: &View, _: &Ask, choice: &Choice) -> Message {
        choice.say()
    }

    fn say_seen(&self, _: &View, seen: &Seen) -> Message {
        seen.say()
    }

    fn shown_setup(&self, setup: Setup, _: Viewer) -> Setup {
        // Nothing of it is anybody's secret.
        let Setup { players, policies } = setup;
        Setup { players, policies }
    }

    fn rule(&self, seen: &Seen) -> RuleId {
        seen.rule()
    }

    fn is_secret(ask: &Ask) -> bool {
        matches!(ask, Ask::Prepare { .. })
    }

    fn is_beat(event: &Event) -> bool {
        let Event::Public(public) = event else { return false };
        // What is said of an order before or after it is carried out changes nothing on the table.
        !matches!(
            public,
            Public::Ordered { .. } | Public::Passed { .. } | Public::Assigned { .. } | Public::Earned { .. }
        )
    }

    fn arrange(&self, state: &State, demand: &Demand<Ask>) -> Option<Arrange> {
        // END-016: any three cards of the hand, in any order: 120 rows of six cards.
        let Ask::Prepare { count } = demand.ask else { return None };
        let card = |card: &Card| Offered { words: card.say(), choice: json!(card) };
        let of = state.hand(demand.by).iter().map(card).collect();
        Some(Arrange { name: "Prepare".into(), count, of })
    }

    fn look(&self, view: &View, seat: Option<Seat>, what: &Value) -> Result<Value, Refused> {
        let what = Look::deserialize(what).map_err(|e| Refused::not_a_question(e.to_string()))?;
        Ok(serde_json::to_value(look::look(self.board(), view, seat, &what)?).unwrap_or_default())
    }

    fn changes<'v>(before: &'v View, after: &'v View, terse: bool) -> Option<impl Serialize + 'v> {
        Some(Changes { before, after, terse })
    }
}

changes! {
    View: by entry(places, seats, decks, discards), by item(),
    players, policies, round, falcon, executor, reserve, shield, duel, revealed, order, asked, outcome
}
