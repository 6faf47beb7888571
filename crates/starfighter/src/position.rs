//! Positions written down in scenarios.

use crate::{
    CardId, CardSet, Content, CruiserName, Event, Half, Mode, Pile, Piles, Placed, Policies, Spot,
    Starfighter, State,
    cruiser::SECTORS,
    frames::{self, Frame, Reveals, RoundStep, Waiting},
    pack::{CardFile, CruiserFile},
    state::other,
    view::seat_name,
};
use kernel::{Log, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A position. What is not given is empty, or at its start.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// Skirmish unless given.
    pub mode: Option<Mode>,
    /// As the mode has them, unless given.
    pub piles_are: Option<Piles>,
    /// Boxes in play: two in total war, one otherwise, unless given.
    pub boxes: Option<u8>,
    /// The default rulings unless given.
    pub policies: Policies,
    /// Cards besides those of the pack, or instead of those with the same identifier.
    pub cards: Vec<CardFile>,
    /// Cruiser classes besides those of the pack, or instead of those with the same name.
    pub classes: Vec<CruiserFile>,
    /// Cruisers by seat; unless given, the first two of the pack, or none in step `Setup`.
    pub cruisers: BTreeMap<String, CruiserName>,
    /// Armour by seat; full unless given.
    pub armour: BTreeMap<String, i16>,
    /// The first player; `one` unless given.
    pub first: Option<String>,
    /// Who holds the initiative marker; the first player unless given.
    pub initiative: Option<String>,
    /// How many columns seat two lies to the right of seat one.
    pub offset: i8,
    /// The round; 1 unless given.
    pub round: Option<u16>,
    /// Where in the round the position stands.
    pub step: Step,
    /// Whose turn it is in step `Deployment`; the initiative holder's unless given.
    pub turn: Option<String>,
    /// Who has passed in step `Deployment`.
    pub passed: Vec<String>,
    /// Cards by seat and sector, from slot 0 up.
    pub boards: BTreeMap<String, BTreeMap<u8, Vec<Lying>>>,
    /// Hands by seat.
    pub hands: BTreeMap<String, Vec<CardId>>,
    /// Cards set aside by seat.
    pub asides: BTreeMap<String, Vec<CardId>>,
    /// Draw piles, top card first: `common`, or by seat.
    pub piles: BTreeMap<String, Vec<CardId>>,
    /// Discard piles: `common`, or by seat.
    pub discards: BTreeMap<String, Vec<CardId>>,
    /// Effects that have just been revealed together.
    pub reveal: Vec<Revealed>,
    /// Who revealed them; whose turn it is unless given.
    pub cause: Option<String>,
}

/// A card on a board: its identifier, `"back"` for any card with its back up, or all there is to say.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum Lying {
    /// As it is played.
    Plain(String),
    /// All there is to say.
    Full(LyingCard),
}

/// A card on a board in full.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LyingCard {
    /// Which; any that is not used elsewhere unless given.
    card: Option<CardId>,
    /// With its back up.
    back: bool,
    /// Turned by half a turn.
    pivoted: bool,
    /// Its front was up before.
    seen: bool,
    /// Damaged fighters toward the enemy.
    upper: u8,
    /// Damaged fighters toward the owner.
    lower: u8,
    /// Markers on screens, those toward the enemy first.
    screened: u8,
}

/// An effect that has just been revealed.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revealed {
    /// The card.
    card: CardId,
    /// The end of it.
    end: Half,
}

/// Where in the round a position stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
pub enum Step {
    /// Before cruisers are chosen and piles are shuffled.
    Setup,
    /// Before the players draw.
    Reinforcements,
    /// Cards are placed.
    #[default]
    Deployment,
    /// Before the cruiser is shifted.
    Battle,
    /// Before the order of combats is chosen.
    Order,
    /// All combats are over.
    End,
}

/// The seat of a name.
pub(crate) fn seat(name: &str) -> Result<Seat, String> {
    [Seat(0), Seat(1)]
        .into_iter()
        .find(|&seat| seat_name(seat) == name)
        .ok_or_else(|| format!("no seat `{name}`; the seats are one and two"))
}

/// The position, run on to its first pause, and the game with the cards and cruisers it names.
pub(crate) fn stage(
    game: &Starfighter,
    given: &Position,
    log: &mut Log<Event>,
) -> Result<(Starfighter, State), String> {
    let game = with_content(game, given)?;
    let content = game.content();
    let mode = given.mode.unwrap_or(Mode::Skirmish);
    let piles_are =
        given.piles_are.unwrap_or(if mode == Mode::TotalWar { Piles::Own } else { Piles::Common });
    let boxes = given.boxes.unwrap_or(if mode == Mode::TotalWar { 2 } else { 1 });
    let named = |name: &Option<String>, unless: Seat| name.as_deref().map_or(Ok(unless), seat);
    let first = named(&given.first, Seat(0))?;
    let mut s = State::new(mode, piles_are, boxes, first, given.policies);
    s.initiative = named(&given.initiative, first)?;
    cruisers(content, &mut s, given)?;
    if given.offset.unsigned_abs() as usize > SECTORS - 2 {
        return Err(format!("offset {}: at least two sectors face each other (STF-046)", given.offset));
    }
    s.offset = given.offset;
    s.round = given.round.unwrap_or(1);
    for name in &given.passed {
        s.passed[seat(name)?.index()] = true;
    }
    boards(content, &mut s, given)?;
    cards(content, &mut s, given)?;
    let turn = named(&given.turn, s.initiative)?;
    let step = match given.step {
        Step::Setup => {
            s.round = 0;
            let own = piles_are == Piles::Own;
            for i in 0..if own { 2 } else { 1 } {
                if s.decks[i].is_empty() {
                    s.decks[i] = content.pool(mode);
                    s.piles[i] = s.decks[i].collect();
                }
            }
            RoundStep::Cruisers
        }
        Step::Reinforcements => {
            s.round = s.round.saturating_sub(1);
            RoundStep::Begin
        }
        Step::Deployment if s.passed[turn.index()] => {
            return Err(format!("{} has passed and cannot have the turn (STF-040)", seat_name(turn)));
        }
        Step::Deployment => RoundStep::Deploy(turn),
        Step::Battle => RoundStep::Shift,
        Step::Order => RoundStep::Fight,
        Step::End => RoundStep::End,
    };
    s.stack.push(Frame::Round(step));
    if !given.reveal.is_empty() {
        let waiting = reveal(content, &s, given)?;
        s.stack.push(Frame::Effects { cause: named(&given.cause, turn)?, waiting });
    }
    frames::run(content, &mut s, None, log);
    Ok((game, s))
}

fn with_content(game: &Starfighter, given: &Position) -> Result<Starfighter, String> {
    if given.cards.is_empty() && given.classes.is_empty() {
        return Ok(game.clone());
    }
    let mut content = game.content().clone();
    for written in &given.cards {
        let card = written.card().map_err(|why| format!("card {}: {why}", written.id))?;
        let index = match content.index(card.id) {
            Some(index) => {
                content.cards[index as usize] = card;
                index
            }
            None if content.cards.len() == crate::card_set::MAX_CARDS => {
                return Err("more than 128 cards in all".to_owned());
            }
            None => {
                content.cards.push(card);
                content.cards.len() as u8 - 1
            }
        };
        // A card of a scenario is in the smaller modes if it is green.
        if card.colour == crate::Colour::Green {
            content.training.insert(index);
            content.intermediate.insert(index);
        } else {
            content.training.remove(index);
            content.intermediate.remove(index);
        }
    }
    for written in &given.classes {
        let cruiser = written.cruiser().map_err(|why| format!("{}: {why}", written.name))?;
        if let Some(old) = content.cruisers.iter_mut().find(|c| c.name == cruiser.name) {
            *old = cruiser;
            continue;
        }
        content.cruisers.push(cruiser);
        // A board of its own for each player.
        content.boards.extend([[cruiser.name; 2]; 2]);
    }
    Ok(Starfighter::with_content(content))
}

fn cruisers(content: &Content, s: &mut State, given: &Position) -> Result<(), String> {
    for (name, &cruiser) in &given.cruisers {
        let seat = seat(name)?;
        if content.cruiser(cruiser).is_none() {
            let known: Vec<_> = content.cruisers.iter().map(|c| c.name.to_string()).collect();
            return Err(format!("no cruiser {cruiser}; there are {}", known.join(", ")));
        }
        s.take_cruiser(content, seat, cruiser);
    }
    for seat in [Seat(0), Seat(1)] {
        if s.cruisers[seat.index()].is_none() && given.step != Step::Setup {
            let cruiser = content.cruisers[seat.index() % content.cruisers.len()].name;
            s.take_cruiser(content, seat, cruiser);
        }
    }
    for (name, &armour) in &given.armour {
        s.armour[seat(name)?.index()] = armour;
    }
    Ok(())
}

/// Takes a card into a pile's world; no card is there twice.
fn add(content: &Content, s: &mut State, pile: usize, id: CardId) -> Result<u8, String> {
    let index = content.index(id).ok_or_else(|| format!("no card {id}; define it under `cards`"))?;
    if s.decks[pile].has(index) {
        return Err(format!("card {id} is in two places"));
    }
    s.decks[pile].insert(index);
    Ok(index)
}

fn boards(content: &Content, s: &mut State, given: &Position) -> Result<(), String> {
    let mut bare = Vec::new();
    for (name, sectors) in &given.boards {
        let board = seat(name)?;
        for (&sector, cards) in sectors {
            if sector as usize >= SECTORS {
                return Err(format!("sector {sector}: they are numbered from 0 to 4"));
            }
            for lying in cards {
                if s.is_full(board, sector) {
                    return Err(format!("{name} has more cards than slots in sector {sector} (STF-031)"));
                }
                let full = full(lying)?;
                let slot = s.column(board, sector).height();
                let at = Spot { board, sector, slot };
                let mut placed = Placed::new(0, !full.back);
                placed.pivoted = full.pivoted;
                placed.seen |= full.seen;
                match full.card {
                    Some(id) => placed.card = add(content, s, s.pile_of(board), id)?,
                    None if full.back => bare.push(at),
                    None => return Err("a card whose front lies up needs `card`".to_owned()),
                }
                s.column_mut(board, sector).push(placed);
                if full.upper + full.lower + full.screened > 0 {
                    mark(content, s, at, &full)?;
                }
            }
            check_covered(s, board, sector)?;
        }
    }
    // Backs that nobody has named are the last cards of the pack that are used nowhere else.
    let used = mentioned(content, given);
    for at in bare {
        let pile = s.pile_of(at.board);
        let free = (0..content.cards.len() as u8).rev().find(|&c| !s.decks[pile].has(c) && !used.has(c));
        let card = free.ok_or("no card is left for a back without a name")?;
        s.decks[pile].insert(card);
        s.column_mut(at.board, at.sector)[at.slot as usize].card = card;
    }
    Ok(())
}

/// The cards that are named in hands and piles.
fn mentioned(content: &Content, given: &Position) -> CardSet {
    let lists = [&given.hands, &given.asides, &given.piles, &given.discards];
    let ids = lists.into_iter().flat_map(BTreeMap::values).flatten();
    ids.filter_map(|&id| content.index(id)).collect()
}

fn full(lying: &Lying) -> Result<LyingCard, String> {
    match lying {
        Lying::Full(full) => Ok(full.clone()),
        Lying::Plain(text) if text == "back" => Ok(LyingCard { back: true, ..LyingCard::default() }),
        Lying::Plain(text) => {
            let card = text.parse().map_err(|e: crate::card::NotACardId| e.to_string())?;
            Ok(LyingCard { card: Some(card), ..LyingCard::default() })
        }
    }
}

fn mark(content: &Content, s: &mut State, at: Spot, full: &LyingCard) -> Result<(), String> {
    let placed = &mut s.column_mut(at.board, at.sector)[at.slot as usize];
    let face = if placed.front { &content.card(placed.card).front } else { &content.back };
    let mut screens = full.screened;
    for (end, damage) in [(Half::Upper, full.upper), (Half::Lower, full.lower)] {
        let half = placed.turned(end);
        let part = face.part(half);
        if damage > part.fighters {
            return Err(format!("{damage} damaged fighters where there are {} (STF-056)", part.fighters));
        }
        placed.damage[half.index()] = damage;
        if let Some(crate::Effect::Screen(most)) = part.effect {
            let on = screens.min(most);
            placed.screened[half.index()] = on;
            screens -= on;
        }
    }
    if screens > 0 {
        return Err("more markers on screens than there are screens (STF-093)".to_owned());
    }
    if face.fighters() > 0 && full.upper + full.lower == face.fighters() {
        return Err("a card whose last fighter is damaged is destroyed (STF-058)".to_owned());
    }
    Ok(())
}

/// STF-065: covered markers are not there.
fn check_covered(s: &State, board: Seat, sector: u8) -> Result<(), String> {
    let column = s.column(board, sector);
    let covered = column.iter().rev().skip(1);
    let marked = |placed: &Placed| {
        let i = placed.turned(Half::Upper).index();
        placed.damage[i] + placed.screened[i] > 0
    };
    if covered.into_iter().any(marked) {
        return Err(format!("covered markers in sector {sector} (STF-065)"));
    }
    Ok(())
}

fn cards(content: &Content, s: &mut State, given: &Position) -> Result<(), String> {
    for (name, ids) in &given.hands {
        let seat = seat(name)?;
        for &id in ids {
            let card = add(content, s, s.pile_of(seat), id)?;
            s.hands[seat.index()].insert(card);
        }
    }
    for (name, ids) in &given.asides {
        let seat = seat(name)?;
        for &id in ids {
            let card = add(content, s, s.pile_of(seat), id)?;
            s.asides[seat.index()].insert(card);
        }
    }
    for (name, ids) in &given.piles {
        let i = pile(s, name)?;
        let mut cards = Pile::default();
        for &id in ids.iter().rev() {
            cards.push(add(content, s, i, id)?);
        }
        s.piles[i] = cards;
    }
    for (name, ids) in &given.discards {
        let i = pile(s, name)?;
        for &id in ids {
            let card = add(content, s, i, id)?;
            s.discards[i].insert(card);
        }
    }
    Ok(())
}

fn pile(s: &State, name: &str) -> Result<usize, String> {
    match (s.piles_are, name) {
        (Piles::Common, "common") => Ok(0),
        (Piles::Common, _) => Err(format!("no pile `{name}`: the pile is common")),
        (Piles::Own, _) => Ok(seat(name)?.index()),
    }
}

fn reveal(content: &Content, s: &State, given: &Position) -> Result<Reveals, String> {
    if given.reveal.len() > Reveals::MOST {
        return Err("more than four effects at once".to_owned());
    }
    let mut waiting = Reveals::default();
    for revealed in &given.reveal {
        let id = revealed.card;
        let index = content.index(id).ok_or_else(|| format!("no card {id}"))?;
        let at = s.find(Seat(0), index).or_else(|| s.find(other(Seat(0)), index));
        let at = at.ok_or_else(|| format!("card {id} lies on no board"))?;
        let placed = s.column(at.board, at.sector)[at.slot as usize];
        let visible = s.is_top(at) || revealed.end == Half::Lower;
        let effect = content.at(&placed, revealed.end).effect;
        if !visible || !effect.is_some_and(crate::Effect::triggers) {
            return Err(format!("card {id} shows no effect there that could happen"));
        }
        waiting.push(Waiting { board: at.board, card: index, half: placed.turned(revealed.end) });
    }
    Ok(waiting)
}
