//! Numbers and tables of an edition.

use crate::{ActionKind, Colour, Faction, Maneuver, Slot, Symbol, Token};
use geometry::{ArcAngles, Size};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Numbers and tables of an edition.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The angles of the printed arcs, in hundredths of a degree.
    pub arcs: ArcAngles,
    /// X2-ION-01: how many tokens ionise a ship.
    pub threshold: BySize,
    /// X2-BEYOND-31, -32, FAQ-ERRATA-RULE-16: how many tractor tokens let the opposing player move a ship.
    pub tractored: BySize,
    /// X2-BEYOND-10, -11: the speed of the template with which a ship decloaks.
    pub decloak: BySize,
    /// X2-ION-05: what an ionised ship executes.
    pub ion_maneuver: Maneuver,
    /// X2-ION-06: which actions it may then perform, on its bar or not; those on its bar, if none is named.
    pub ion_actions: Vec<ActionKind>,
    /// X2-ION-07, FAQ-CLAR-46, -49: the sizes of ships that lose their ion tokens in their own activation; the others
    /// do in a step of the round.
    pub ion_shed: Vec<Size>,
    /// X2-ACTION-29: the least and the most range of a lock.
    pub lock: (u8, u8),
    /// X2-TOKEN-04 to -08: what tokens are like.
    pub tokens: TokenTable,
    /// What squadrons are built by.
    pub squads: SquadFacts,
    /// X2-INTRO-01: the pilots of the first battle, without upgrades.
    pub starter: [Vec<Symbol>; 2],
    /// X2-ESCALATE-14: the pilots that one core set begins with, as their quick builds say.
    pub core_set: [Vec<Symbol>; 2],
    /// X2-ESCALATE-15, -17, -18: who comes for which of them.
    pub core_replacements: BTreeMap<Symbol, Vec<Symbol>>,
    /// X2-INIT-01: the highest initiative a ship card has.
    pub initiative: u8,
    /// X2-SETUP-12: the obstacles of the core set, which are placed unless a set-up names others.
    pub obstacles: Vec<Symbol>,
}

/// What squadrons are built by.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadFacts {
    /// X2-SQUAD-09: whose prices count, unless players agree otherwise.
    pub season: Symbol,
    /// X2-SQUAD-08: the most a squadron costs, unless players agree otherwise.
    pub limit: u16,
    /// FAQ-CLAR-08, -09: slots that every ship has besides those on its card.
    pub open: Vec<Slot>,
    /// Whether a ship may have a card twice that does not say otherwise.
    pub repeats: bool,
    /// R1-12: sides whose ships may fly together.
    pub allies: Vec<Vec<Faction>>,
    /// How its squadrons are written for others.
    pub xws: XwsDialect,
}

impl SquadFacts {
    /// Whether ships of two sides may be in one squadron.
    pub fn fly_together(&self, one: Faction, other: Faction) -> bool {
        one == other || self.allies.iter().any(|side| side.contains(&one) && side.contains(&other))
    }
}

/// How squadrons are written for others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum XwsDialect {
    /// XWS 1: pilots and ships by name, three sides, short names of slots.
    One,
    /// XWS 2.
    Two,
}

/// A number for each size of base.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySize {
    small: u8,
    medium: u8,
    large: u8,
}

impl BySize {
    /// The least and the most of the three.
    pub(crate) fn span(self) -> (u8, u8) {
        let all = [self.small, self.medium, self.large];
        (all.into_iter().min().unwrap_or_default(), all.into_iter().max().unwrap_or_default())
    }

    /// The number for a size.
    #[inline]
    pub fn of(self, size: Size) -> u8 {
        match size {
            Size::Small => self.small,
            Size::Medium => self.medium,
            Size::Large => self.large,
        }
    }
}

/// What a kind of token is like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenFacts {
    /// Its colour.
    pub colour: Colour,
    /// X2-END-01: whether it leaves in the end phase.
    pub leaves: bool,
}

/// What every kind of token is like.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "BTreeMap<Token, TokenFacts>")]
pub struct TokenTable([TokenFacts; Token::ALL.len()]);

impl TokenTable {
    /// What a kind of token is like.
    #[inline]
    pub fn of(&self, token: Token) -> TokenFacts {
        self.0[token as usize]
    }
}

impl TryFrom<BTreeMap<Token, TokenFacts>> for TokenTable {
    type Error = String;

    fn try_from(table: BTreeMap<Token, TokenFacts>) -> Result<Self, String> {
        let missing = Token::ALL.into_iter().find(|token| !table.contains_key(token));
        match missing {
            Some(token) => {
                Err(format!("the table of tokens lacks {token:?}: say its colour and whether it leaves"))
            }
            None => Ok(Self(Token::ALL.map(|token| table[&token]))),
        }
    }
}
