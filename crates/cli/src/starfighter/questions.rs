//! Asks as menus: a card, then where and which face up; a card to move, then where to.

use super::{chain, signs};
use crate::menu::{Act, Asked, Item, Label, Menu};
use kernel::{Arg, Message, RuleId, Say as _, Seat};
use starfighter::{
    Ask, CardId, Choice, CruiserName, Effect, Spot, Starfighter,
    cruiser::SECTORS,
    view::{PlacedView, SeatView, seat_name},
};

/// A step of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// A card of the hand.
    Card(CardId),
    /// A card on a board.
    From(Spot),
}

/// A menu of Starfighter.
pub type StarfighterMenu = Menu<Pick, Choice>;
/// An item of it.
pub type StarfighterItem = Item<Pick, Choice>;

/// One step of a question, given what has been picked before.
pub fn menu(asked: &Asked<'_, Starfighter>, picks: &[Pick]) -> StarfighterMenu {
    match asked.demand.ask {
        Ask::Deploy => match picks.last() {
            Some(Pick::Card(card)) => places(asked, *card),
            Some(Pick::From(_)) | None => hand(asked),
        },
        Ask::Apply { at, effect, .. } => {
            let items = match (effect, picks.last()) {
                (Effect::Lateral | Effect::Vertical | Effect::Free, Some(Pick::From(from))) => {
                    sectors(asked, *from)
                }
                (Effect::Lateral | Effect::Vertical | Effect::Free, _) => movable(asked),
                _ => asked.legal.iter().map(|choice| target(asked, choice)).collect(),
            };
            let from = match picks.last() {
                Some(Pick::From(from)) => *from,
                Some(Pick::Card(_)) | None => at,
            };
            Menu { from: Some(signs::spot(from)), ..step(question(asked), effect.rule(), items) }
        }
        Ask::First => {
            step(question(asked), "STF-080", asked.legal.iter().map(|c| target(asked, c)).collect())
        }
        Ask::Markers { at, .. } => {
            let items = asked.legal.iter().map(plain).collect();
            Menu { from: Some(signs::spot(at)), ..step(question(asked), "STF-056", items) }
        }
        Ask::Cruiser => {
            step(question(asked), "STF-015", asked.legal.iter().map(|c| cruiser(asked, c)).collect())
        }
        Ask::Shift => {
            let mut items: Vec<StarfighterItem> = asked.legal.iter().map(plain).collect();
            // Staying is what most do: it is selected first.
            let first = asked.legal.iter().position(|c| *c == Choice::Shift(starfighter::Shift::Stay));
            items.iter_mut().for_each(|item| item.rule = Some(RuleId("STF-045")));
            Menu { first: first.unwrap_or(0), ..step(question(asked), "STF-045", items) }
        }
        Ask::Fight => {
            let items = asked.legal.iter().map(|choice| foretold(asked, plain(choice), choice)).collect();
            step(question(asked), "STF-048", items)
        }
    }
}

fn step(prompt: Message, rule: &'static str, items: Vec<StarfighterItem>) -> StarfighterMenu {
    Menu { prompt, items, first: 0, from: None, dice: Vec::new(), rule: RuleId(rule) }
}

fn question(asked: &Asked<'_, Starfighter>) -> Message {
    asked.demand.ask.say()
}

fn plain(choice: &Choice) -> StarfighterItem {
    Item::new(Label::Plain(choice.say()), Act::Choose(*choice))
}

fn seen<'a>(asked: &Asked<'a, Starfighter>, seat: Seat) -> Option<&'a SeatView> {
    asked.view.seats.get(seat_name(seat))
}

/// An item that says what it leads to, where there is room for that.
fn foretold(asked: &Asked<'_, Starfighter>, item: StarfighterItem, choice: &Choice) -> StarfighterItem {
    let me = asked.demand.by;
    let Some(ahead) = chain::ahead(asked.game, asked.view, me, choice) else { return item };
    let steps = chain::steps(&ahead, me);
    if steps.is_empty() {
        return item;
    }
    let leads = |what: Message| {
        let steps = Arg::List(steps.iter().cloned().map(Arg::from).collect());
        Message::new("cli-starfighter-choice").with("choice", what).with("steps", steps)
    };
    let label = match item.label {
        Label::Plain(said) => Label::Sized(leads(said.clone()), said),
        Label::Sized(long, short) => Label::Sized(leads(long), short),
        Label::Place(place, long, short) => Label::Place(place, leads(long), short),
    };
    Item { label, ..item }
}

/// The cards of the hand, and the way to pass.
fn hand(asked: &Asked<'_, Starfighter>) -> StarfighterMenu {
    let content = asked.game.content();
    let hand = seen(asked, asked.demand.by).and_then(|seat| seat.hand.shown()).cloned().unwrap_or_default();
    let item = |id: &CardId| {
        let card = content.card(content.index(*id)?);
        let short = Message::new("cli-starfighter-card").with("card", signs::in_hand(card));
        let effects: Vec<Arg> = [card.front.upper, card.front.lower]
            .into_iter()
            .filter_map(|part| part.effect)
            .map(|effect| effect.say().into())
            .collect();
        let label = if effects.is_empty() {
            Label::Plain(short)
        } else {
            let long = Message::new("cli-starfighter-card-effects")
                .with("card", signs::in_hand(card))
                .with("effects", Arg::List(effects));
            Label::Sized(long, short)
        };
        let fits = asked.legal.iter().any(|c| matches!(c, Choice::Play { card, .. } if card == id));
        let act = if fits {
            Act::Narrow(Pick::Card(*id))
        } else {
            Act::Against(Choice::Play { card: *id, back: true, sector: 0 })
        };
        Some(Item { rule: Some(RuleId("STF-028")), ..Item::new(label, act) })
    };
    let mut items: Vec<StarfighterItem> = hand.iter().filter_map(item).collect();
    let first = if items.iter().any(|item| matches!(item.act, Act::Narrow(_))) { 0 } else { items.len() };
    if asked.legal.contains(&Choice::Pass) {
        let pass = Item::declining(Choice::Pass.say(), Choice::Pass);
        items.push(Item { rule: Some(RuleId("STF-039")), ..pass });
    }
    Menu { first, ..step(question(asked), "STF-027", items) }
}

/// The sectors as a seat sees them, from left to right.
fn from_left(seat: Seat) -> Vec<u8> {
    let all = 0..SECTORS as u8;
    if seat == Seat(0) { all.collect() } else { all.rev().collect() }
}

/// Where a card goes, and which face lies up. What is refused comes last, and says why when it is picked.
fn places(asked: &Asked<'_, Starfighter>, card: CardId) -> StarfighterMenu {
    let me = asked.demand.by;
    let item = |back: bool, sector: u8| {
        let choice = Choice::Play { card, back, sector };
        let name = signs::sector(me, sector);
        let key = if back { "cli-starfighter-back-up" } else { "cli-starfighter-front-up" };
        let said = Message::new(key).with("sector", name.clone());
        let legal = asked.legal.contains(&choice);
        let act = if legal { Act::Choose(choice) } else { Act::Against(choice) };
        let rule = RuleId(if back { "STF-036" } else { "STF-035" });
        let item = Item { rule: Some(rule), ..Item::new(Label::Plain(said), act) }.at(name);
        if legal { foretold(asked, item, &choice) } else { item }
    };
    let fronts = from_left(me).into_iter().map(|sector| item(false, sector));
    let backs = from_left(me).into_iter().map(|sector| item(true, sector));
    let mut items: Vec<StarfighterItem> = fronts.chain(backs).collect();
    items.sort_by_key(|item| matches!(item.act, Act::Against(_)));
    let prompt = Message::new("cli-starfighter-place").with("card", card.to_string());
    step(prompt, "STF-028", items)
}

fn lying<'a>(asked: &Asked<'a, Starfighter>, at: Spot) -> Option<&'a PlacedView> {
    seen(asked, at.board)?.sectors.get(usize::from(at.sector))?.cards.get(usize::from(at.slot))
}

/// A card on a board, in few words: which, and what its ends show.
fn described(asked: &Asked<'_, Starfighter>, at: Spot) -> Message {
    let text = lying(asked, at).map_or_else(String::new, |card| {
        let ends = format!("{}/{}", signs::part(&card.upper), signs::part(&card.lower));
        format!("{} {ends}", signs::lying(card.card.shown().copied(), card.front))
    });
    Message::new("cli-starfighter-card").with("card", text)
}

/// The cards that can be moved: those with one way to go are moved at once.
fn movable(asked: &Asked<'_, Starfighter>) -> Vec<StarfighterItem> {
    let moves = || {
        asked.legal.iter().filter_map(|choice| {
            if let Choice::Move { from, .. } = choice { Some((*from, choice)) } else { None }
        })
    };
    let mut cards: Vec<Spot> = Vec::new();
    for (from, _) in moves() {
        if !cards.contains(&from) {
            cards.push(from);
        }
    }
    let item = |from: Spot| {
        let mut ways = moves().filter(|(other, _)| *other == from).map(|(_, choice)| choice);
        let what = described(asked, from);
        let label = Label::Place(signs::spot(from), what.clone(), what);
        match (ways.next(), ways.next()) {
            (Some(only), None) => {
                foretold(asked, Item::new(label, Act::Choose(*only)).at(signs::spot(from)), only)
            }
            _ => Item::new(label, Act::Narrow(Pick::From(from))).at(signs::spot(from)),
        }
    };
    cards.into_iter().map(item).collect()
}

/// Where a card can be moved.
fn sectors(asked: &Asked<'_, Starfighter>, card: Spot) -> Vec<StarfighterItem> {
    let mut items = Vec::new();
    for sector in from_left(asked.demand.by) {
        let choice = Choice::Move { from: card, to: sector };
        if asked.legal.contains(&choice) {
            let name = signs::sector(card.board, sector);
            let said = Message::new("cli-starfighter-move-to").with("sector", name.clone());
            items.push(foretold(asked, Item::new(Label::Plain(said), Act::Choose(choice)).at(name), &choice));
        }
    }
    items
}

/// What an effect is aimed at, or which effect comes first.
fn target(asked: &Asked<'_, Starfighter>, choice: &Choice) -> StarfighterItem {
    let (place, what) = match *choice {
        Choice::Pivot(at) | Choice::Flip(at) | Choice::Destroy(at) => (signs::spot(at), described(asked, at)),
        Choice::Strike { board, sector } => {
            let height =
                seen(asked, board).and_then(|seat| Some(seat.sectors.get(usize::from(sector))?.cards.len()));
            let slot = height.unwrap_or(0).saturating_sub(1) as u8;
            (signs::sector(board, sector), described(asked, Spot { board, sector, slot }))
        }
        Choice::First { at, end, effect } => {
            let what = Message::new("cli-starfighter-first")
                .with("sign", signs::effect(effect))
                .with("effect", effect.say())
                .with("end", end.say());
            let item = Item::new(Label::Place(signs::spot(at), what.clone(), what), Act::Choose(*choice));
            return Item { rule: Some(RuleId(effect.rule())), ..item.at(signs::spot(at)) };
        }
        Choice::Cruiser(_)
        | Choice::Play { .. }
        | Choice::Pass
        | Choice::Shift(_)
        | Choice::Fight(_)
        | Choice::Move { .. }
        | Choice::Markers { .. } => return plain(choice),
    };
    let item = Item::new(Label::Place(place.clone(), what.clone(), what), Act::Choose(*choice)).at(place);
    foretold(asked, item, choice)
}

/// A cruiser to take, with what it has.
fn cruiser(asked: &Asked<'_, Starfighter>, choice: &Choice) -> StarfighterItem {
    let Choice::Cruiser(name) = choice else { return plain(choice) };
    let Some(said) = cruiser_says(asked.game, *name) else { return plain(choice) };
    let mut short = said.clone();
    short.key = "cli-starfighter-class-short";
    Item::new(Label::Sized(said, short), Act::Choose(*choice))
}

/// A cruiser in words: armour, and the slots of its sectors from the owner's left.
pub fn cruiser_says(game: &Starfighter, name: CruiserName) -> Option<Message> {
    let cruiser = game.content().cruiser(name)?;
    let slots: Vec<String> = cruiser.sectors.iter().map(|sector| sector.slots.to_string()).collect();
    let draws: u32 = cruiser.sectors.iter().map(|sector| sector.draws(0)).sum();
    Some(
        Message::new("cli-starfighter-class")
            .with("cruiser", name.to_string())
            .with("armour", cruiser.armour)
            .with("slots", slots.join("-"))
            .with("draws", draws as u8),
    )
}
