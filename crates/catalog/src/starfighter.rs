//! Starfighter, as shells play it.

use crate::Playable;
use ::starfighter::{
    Ask, Choice, Facts, Look, Policies, Seen, Setup, Starfighter, View,
    deck::{self, Examine},
    look,
    view::{SeatView, seat_name},
};
use kernel::{Message, Refused, RuleId, Say as _, Seat};
use serde::{Deserialize as _, Serialize, Serializer, ser::SerializeMap as _};
use serde_json::Value;
use std::collections::BTreeMap;

impl Playable for Starfighter {
    const NAME: &'static str = Starfighter::NAME;
    fn setup(players: u8) -> Option<Setup> {
        (players == 2).then(Setup::default)
    }

    fn setups(&self) -> Vec<(&'static str, Setup)> {
        Setup::named()
    }

    const PLAYERS: &'static [u8] = &[2];

    fn seat_name(_: u8, seat: Seat) -> &'static str {
        seat_name(seat)
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

    fn content(&self) -> Value {
        serde_json::to_value(Facts::of(self.content())).unwrap_or_default()
    }

    fn examine(&self, what: &Value) -> Result<Value, Refused> {
        let what = Examine::deserialize(what).map_err(|e| Refused::not_a_question(e.to_string()))?;
        Ok(serde_json::to_value(deck::examine(self.content(), &what)).unwrap_or_default())
    }

    fn look(&self, view: &View, seat: Option<Seat>, what: &Value) -> Result<Value, Refused> {
        let what = Look::deserialize(what).map_err(|e| Refused::not_a_question(e.to_string()))?;
        let looked = look::look(self.content(), view, seat, &what)?;
        Ok(serde_json::to_value(looked).unwrap_or_default())
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
                let View { seats, $($field),* } = self.after;
                $( if *$field != before.$field {
                    map.serialize_entry(stringify!($field), $field)?;
                } )*
                if *seats != before.seats {
                    map.serialize_entry("seats", &Seats { before: &before.seats, after: seats })?;
                }
            };
        }
        changed!(
            mode, piles_are, policies, round, phase, first, initiative, offset, facing, piles, discards,
            combat, waiting, asked, outcome
        );
        map.end()
    }
}

/// The seats that are not as they were.
struct Seats<'v> {
    before: &'v BTreeMap<String, SeatView>,
    after: &'v BTreeMap<String, SeatView>,
}

impl Serialize for Seats<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.after.iter().filter(|(name, seat)| self.before.get(*name) != Some(seat)))
    }
}
