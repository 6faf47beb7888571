//! Starfighter, as shells play it.

use crate::{
    Playable,
    changes::{Changes, changes},
    gathering::read_brought,
};
use ::starfighter::{
    Ask, Choice, Event, Facts, Look, Policies, Public, Seen, Setup, Starfighter, View, brought,
    deck::{self, Examine},
    look,
    view::seat_name,
};
use kernel::{Message, Refused, RuleId, Say as _, Seat, Viewer};
use serde::{Deserialize as _, Serialize};
use serde_json::Value;

impl Playable for Starfighter {
    fn name(&self) -> &'static str {
        Starfighter::NAME
    }

    fn rules(&self) -> &'static str {
        include_str!("../../../rules/starfighter.md")
    }

    fn setup(&self, players: u8) -> Option<Setup> {
        (players == 2).then(Setup::default)
    }

    fn setups(&self) -> Vec<(&'static str, Setup)> {
        Setup::named()
    }

    fn round_of(state: &::starfighter::State) -> Option<u16> {
        Some(state.round())
    }

    fn players(&self) -> &'static [u8] {
        &[2]
    }

    fn seat_name(&self, _: u8, seat: Seat) -> &'static str {
        seat_name(seat)
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

    fn rule(&self, seen: &Seen) -> RuleId {
        seen.rule()
    }

    fn is_beat(event: &Event) -> bool {
        let Event::Public(public) = event else { return matches!(event, Event::Played { .. }) };
        !matches!(
            public,
            Public::Passed { .. }
                | Public::NothingToDraw { .. }
                | Public::Initiative { .. }
                | Public::Order { .. }
                | Public::Lapsed { .. }
                | Public::EffectLost { .. }
                | Public::Healed { .. }
                | Public::Over { .. }
        )
    }

    fn content(&self) -> Value {
        serde_json::to_value(Facts::of(self.content())).unwrap_or_default()
    }

    fn examine(&self, what: &Value) -> Result<Value, Refused> {
        let what = Examine::deserialize(what).map_err(|e| Refused::not_a_question(e.to_string()))?;
        Ok(serde_json::to_value(deck::examine(self.content(), &what)).unwrap_or_default())
    }

    fn brings(&self, setup: &Setup) -> Option<&'static str> {
        setup.takes_decks().then_some("deck")
    }

    fn admit(&self, _: &Setup, what: &Value) -> Result<Value, Refused> {
        let deck = if let Value::String(text) = what {
            Examine { text: Some(text.clone()), ..Examine::default() }
        } else {
            Examine::deserialize(what).map_err(|e| Refused::not_a_question(e.to_string()))?
        };
        Ok(serde_json::to_value(brought::admit(self.content(), &deck)?).unwrap_or_default())
    }

    fn with_brought(&self, setup: Setup, brought: &[Option<Value>]) -> Setup {
        setup.with_brought(read_brought(brought))
    }

    fn shown_setup(&self, setup: Setup, viewer: Viewer) -> Setup {
        let Setup { mode, piles, boxes, first, cruisers, mut decks, policies } = setup;
        // STF-102: what an enemy has built a deck of shows only as it is played.
        for (seat, deck) in decks.iter_mut().enumerate() {
            let knows = viewer == Viewer::Arbiter || viewer == Viewer::Seat(Seat(seat as u8));
            *deck = deck.take().filter(|_| knows);
        }
        Setup { mode, piles, boxes, first, cruisers, decks, policies }
    }

    fn look(&self, view: &View, seat: Option<Seat>, what: &Value) -> Result<Value, Refused> {
        let what = Look::deserialize(what).map_err(|e| Refused::not_a_question(e.to_string()))?;
        let looked = look::look(self.content(), view, seat, &what)?;
        Ok(serde_json::to_value(looked).unwrap_or_default())
    }

    fn changes<'v>(before: &'v View, after: &'v View, terse: bool) -> Option<impl Serialize + 'v> {
        Some(Changes { before, after, terse })
    }
}

changes! {
    View: by entry(seats), by item(),
    mode, piles_are, policies, round, phase, first, initiative, offset, facing, piles, discards, combat,
    waiting, asked, outcome
}
