//! X-Wing, as shells play it.

use crate::{
    Playable, PrintedAbility, Standing, Why,
    changes::{Changes, changes},
    gathering::read_brought,
};
use ::xwing::{
    AbilityPlace, Ask, Choice, Event, Public, Seen, Setup, View, Xwing,
    preview::{Standing as Answer, Why as Reason},
};
use kernel::{Message, Refused, RuleId, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

impl Playable for Xwing {
    fn name(&self) -> &'static str {
        self.name()
    }

    fn rules(&self) -> &'static str {
        self.rules()
    }

    fn setup(&self, players: u8) -> Option<Setup> {
        (players == 2).then(Setup::default)
    }

    fn setups(&self) -> Vec<(&'static str, Setup)> {
        self.setups()
    }

    fn round_of(state: &::xwing::State) -> Option<u16> {
        Some(state.round())
    }

    fn players(&self) -> &'static [u8] {
        &[2]
    }

    fn seat_name(&self, _: u8, seat: Seat) -> &'static str {
        if seat == Seat(0) { "one" } else { "two" }
    }

    fn policies(&self) -> Vec<(&'static str, Vec<String>)> {
        self.policies()
    }

    fn abilities(&self) -> Vec<PrintedAbility> {
        let content = self.content();
        let told = |it: AbilityPlace| PrintedAbility {
            card: it.card.to_string(),
            which: it.which(),
            mentions: content.brought_by(it).iter().map(ToString::to_string).collect(),
        };
        content.ability_places().into_iter().map(told).collect()
    }

    fn without_ability(&self, place: usize) -> Option<Self> {
        let which = *self.content().ability_places().get(place)?;
        Some(Self::edition(self.name(), self.rules(), self.content().silencing(which)))
    }

    fn content(&self) -> Value {
        // Cards are words and numbers, and their maps have names for keys: nothing that JSON cannot say.
        serde_json::to_value(self.content().printed()).unwrap_or_default()
    }

    fn say_ask(&self, view: &View, ask: &Ask) -> Message {
        self.say_ask(view, ask)
    }

    fn say_choice(&self, view: &View, ask: &Ask, choice: &Choice) -> Message {
        self.say_choice(view, ask, choice)
    }

    fn is_secret(ask: &Ask) -> bool {
        matches!(ask, Ask::Dial { .. } | Ask::Ready)
    }

    fn say_seen(&self, view: &View, seen: &Seen) -> Message {
        self.say_seen(view, seen)
    }

    fn is_beat(event: &Event) -> bool {
        let Event::Public(public) = event else { return matches!(event, Event::DealtDown { .. }) };
        matches!(
            public,
            Public::Round { .. }
                | Public::Placed { .. }
                | Public::Flew { .. }
                | Public::Shifted { .. }
                | Public::Fled { .. }
                | Public::Acted { .. }
                | Public::Rolled { .. }
                | Public::Attacked { .. }
                | Public::AttackDice { .. }
                | Public::DefenseDice { .. }
                | Public::Missed { .. }
                | Public::ShieldLost { .. }
                | Public::DealtUp { .. }
                | Public::Destroyed { .. }
                | Public::DeviceLaid { .. }
                | Public::NoRoom { .. }
                | Public::NoDamageCard { .. }
                | Public::Detonated { .. }
                | Public::Deployed { .. }
                | Public::Arrived { .. }
        )
    }

    fn examine(&self, what: &Value) -> Result<Value, Refused> {
        self.content().examine(what)
    }

    fn brings(&self, setup: &Setup) -> Option<&'static str> {
        self.content().takes_squads(setup).then_some("squad")
    }

    fn admit(&self, setup: &Setup, what: &Value) -> Result<Value, Refused> {
        Ok(serde_json::to_value(self.content().admit(setup, what)?).unwrap_or_default())
    }

    fn with_brought(&self, setup: Setup, brought: &[Option<Value>]) -> Setup {
        self.content().with_brought(setup, read_brought(brought))
    }

    fn shown_setup(&self, setup: Setup, _: Viewer) -> Setup {
        // Ship cards and upgrades lie open beside the play area once a match has begun, and squadrons that are brought
        // unseen are in no set-up before.
        let Setup { mode, squads, obstacles, area, threat, season, limit, casual, first, decks, ruleset } =
            setup;
        Setup { mode, squads, obstacles, area, threat, season, limit, casual, first, decks, ruleset }
    }

    fn rule(&self, seen: &Seen) -> RuleId {
        seen.rule(self.content())
    }

    fn standing(&self, view: &View, ask: &Ask, choices: &[Choice]) -> Option<Standing<Choice>> {
        let Answer { choice, why } = self.standing(view, ask, choices)?;
        let why = match why {
            Reason::Order => Why::Order,
            Reason::Moot => Why::Moot,
        };
        Some(Standing { choice, why })
    }

    fn look(&self, view: &View, seat: Option<Seat>, what: &Value) -> Result<Value, Refused> {
        self.look(view, seat, what)
    }

    fn changes<'v>(before: &'v View, after: &'v View, terse: bool) -> Option<impl Serialize + 'v> {
        Some(Changes { before, after, terse })
    }
}

changes! {
    View: by entry(), by item(ships, obstacles, devices),
    mode, ruleset, area, round, phase, first, supply, markers, threat, decks, discards, attack, replacements,
    deliveries, arrivals, asked, outcome
}
