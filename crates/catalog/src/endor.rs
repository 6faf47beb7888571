//! Endor, as shells play it.

use crate::{Arrange, Offered, Playable};
use ::endor::{
    Ask, Card, Choice, Endor, Place, Policies, Seen, Setup, Side, State, View,
    view::{PlaceView, seat_name},
};
use kernel::{Demand, Message, RuleId, Say as _, Seat};
use serde::{Serialize, Serializer, ser::SerializeMap as _};
use serde_json::json;
use std::collections::BTreeMap;

impl Playable for Endor {
    const NAME: &'static str = Endor::NAME;

    fn setup(players: u8) -> Option<Setup> {
        matches!(players, 2 | 4).then(|| Setup { players, ..Setup::default() })
    }

    const PLAYERS: &'static [u8] = &[2, 4];

    fn seat_name(players: u8, seat: Seat) -> &'static str {
        seat_name(players, seat)
    }

    fn team(seat: Seat) -> u8 {
        Side::of(seat) as u8
    }

    fn policies() -> Vec<(&'static str, Vec<String>)> {
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

    fn rule(seen: &Seen) -> RuleId {
        seen.rule()
    }

    fn arrange(&self, state: &State, demand: &Demand<Ask>) -> Option<Arrange> {
        // END-016: any three cards of the hand, in any order: 120 rows of six cards.
        let Ask::Prepare { count } = demand.ask else { return None };
        let card = |card: &Card| Offered { words: card.say(), choice: json!(card) };
        let of = state.hand(demand.by).iter().map(card).collect();
        Some(Arrange { name: "Prepare", count, of })
    }

    fn changes<'v>(before: &'v View, after: &'v View) -> Option<impl Serialize + 'v> {
        Some(Changes { before, after })
    }
}

/// What of a view is not as it was.
struct Changes<'v> {
    before: &'v View,
    after: &'v View,
}

impl Serialize for Changes<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let before = self.before;
        let mut map = s.serialize_map(None)?;
        macro_rules! changed {
            ($($field:ident),*) => {
                // Named one by one, so that a new field of the view cannot be forgotten here.
                let View { places, $($field),* } = self.after;
                $( if *$field != before.$field {
                    map.serialize_entry(stringify!($field), $field)?;
                } )*
                if *places != before.places {
                    map.serialize_entry("places", &Places { before: &before.places, after: places })?;
                }
            };
        }
        changed!(
            players, policies, round, falcon, executor, reserve, shield, duel, seats, decks, discards,
            revealed, order, asked, outcome
        );
        map.end()
    }
}

/// The places that are not as they were.
struct Places<'v> {
    before: &'v BTreeMap<Place, PlaceView>,
    after: &'v BTreeMap<Place, PlaceView>,
}

impl Serialize for Places<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.after.iter().filter(|(place, there)| self.before.get(place) != Some(there)))
    }
}
