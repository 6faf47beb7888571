//! Damage cards of a position: stacked, dealt, discarded, and the rest where it belongs.

use super::{FaceDown, Position, unknown};
use crate::{
    Content, Damage, List, MAX_DAMAGE, State,
    state::{Deck, free_number},
};

/// Deals damage cards to ships and builds decks and discard piles, so that every card of a deck is somewhere.
pub(super) fn deal(
    content: &Content,
    s: &mut State,
    given: &Position,
    seats: impl Fn(&str) -> Result<usize, String>,
) -> Result<(), String> {
    let piles = if s.pile_of(kernel::Seat(1)) == 0 { 1 } else { 2 };
    let card = |name: &str| {
        let known = content.damage.iter().map(|card| card.id.as_str());
        content.damage_card(name).ok_or_else(|| unknown("damage card", name, known))
    };
    // B26: a pile is of the deck whose cards are named for it.
    let mut decks = [0_u8; 2];
    let ships = given.ships.iter().zip(&s.ships).map(|(ship, own)| (s.pile_of(own.seat), &ship.critical));
    let lists = given.decks.iter().chain(&given.discards);
    let lists = lists.map(|(name, cards)| Ok((seats(name)?.min(piles - 1), cards)));
    for named in lists.collect::<Result<Vec<_>, String>>()?.into_iter().chain(ships) {
        if let Some(kind) = named.1.first().and_then(|name| content.damage_card(name)) {
            decks[named.0] = content.damage[kind as usize].deck;
        }
    }
    let mut left: [Vec<u8>; 2] = decks.map(|deck| content.damage_deck(deck).to_vec());
    // Which pile, and the card taken out of it.
    let take = |left: &mut [Vec<u8>; 2], pile: usize, name: &str| -> Result<u8, String> {
        let kind = card(name)?;
        let at = left[pile].iter().position(|it| *it == kind);
        let at = at.ok_or_else(|| format!("there are not so many cards `{name}` in a damage deck"))?;
        Ok(left[pile].remove(at))
    };
    let pile = |name: &str| seats(name).map(|seat| seat.min(piles - 1));
    let mut stacked: [Vec<u8>; 2] = Default::default();
    for (name, cards) in &given.decks {
        let pile = pile(name)?;
        for card in cards {
            stacked[pile].push(take(&mut left, pile, card)?);
        }
    }
    let mut discards: [Deck; 2] = Default::default();
    for (name, cards) in &given.discards {
        let pile = pile(name)?;
        for card in cards {
            discards[pile].push(take(&mut left, pile, card)?);
        }
    }
    // Named cards first, so that cards nobody named come from what is left.
    let mut dealt: Vec<List<Damage, MAX_DAMAGE>> = Vec::new();
    for (i, ship) in given.ships.iter().enumerate() {
        let pile = s.pile_of(s.ships[i].seat);
        let mut cards = List::new();
        if let Some(FaceDown::Cards(names)) = &ship.damage {
            for name in names {
                cards.push(Damage::down(take(&mut left, pile, name)?));
            }
        }
        for name in &ship.critical {
            let card = take(&mut left, pile, name)?;
            cards.push(Damage::up(card, free_number(&cards, card)));
        }
        dealt.push(cards);
    }
    for (i, mut cards) in dealt.into_iter().enumerate() {
        let pile = s.pile_of(s.ships[i].seat);
        if let Some(FaceDown::Count(count)) = given.ships[i].damage {
            for _ in 0..count {
                let card = left[pile].pop().ok_or("there are not so many damage cards")?;
                cards.try_push(Damage::down(card)).map_err(|_| "there are not so many damage cards")?;
                cards.rotate_right(1);
            }
        }
        s.ships[i].damage = cards;
    }
    for name in &given.spent {
        let pile = pile(name)?;
        discards[pile].extend(left[pile].drain(..));
    }
    for pile in 0..piles {
        // Top card last.
        let rest = left[pile].iter().rev();
        s.decks[pile] = rest.chain(stacked[pile].iter().rev()).copied().collect();
        s.discards[pile].clone_from(&discards[pile]);
    }
    if piles == 1 {
        (s.decks[1], s.discards[1]) = Default::default();
    }
    Ok(())
}
