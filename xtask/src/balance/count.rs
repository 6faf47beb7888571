//! Win rates and shifts, and how sure they are. Deals are what is independent, not games: spreads are counted over them.

use super::play::{Drawn, Match, Plans, Point};
use lab::wilson;
use serde::Serialize;
use starfighter::{Card, CardId, CruiserName, Half, Mode, Starfighter};
use std::collections::BTreeMap;

/// A fair win rate lies within these.
pub(super) const FAIR: (f64, f64) = (0.45, 0.55);
/// The most a card may shift the win rate.
pub(super) const MOST_SHIFT: f64 = 0.08;
/// A normal distribution has 95 % within this many standard errors.
const Z: f64 = 1.959_963_985;
/// An interval from fewer deals than this says nothing.
const FEW: usize = 30;
/// How well a run should know win rates and shifts before it is believed: half the width of their intervals.
const WANTED: (f64, f64) = (0.025, 0.04);

/// What an interval says about a bound. Chance alone makes nothing unfair: only an interval that lies outside does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Verdict {
    /// The whole interval lies within the bounds.
    Fair,
    /// Some of it does: more games would tell.
    Open,
    /// None of it does.
    Unfair,
}

impl Verdict {
    fn of((low, high): (f64, f64), bounds: (f64, f64), deals: usize) -> Self {
        if deals < FEW {
            Self::Open
        } else if low > bounds.1 || high < bounds.0 {
            Self::Unfair
        } else if low >= bounds.0 && high <= bounds.1 {
            Self::Fair
        } else {
            Self::Open
        }
    }
}

/// A share of games, with its 95 % interval.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Rate {
    pub(super) games: u64,
    pub(super) won: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) verdict: Verdict,
}

impl Rate {
    /// From what each game was worth, with the deal it belongs to.
    fn new(scores: impl Iterator<Item = (u64, f64)>) -> Option<Self> {
        let mut deals: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
        for (deal, score) in scores {
            let (sum, games) = deals.entry(deal).or_default();
            (*sum, *games) = (*sum + score, *games + 1.0);
        }
        let games: f64 = deals.values().map(|(_, games)| games).sum();
        if games == 0.0 {
            return None;
        }
        let won = deals.values().map(|(sum, _)| sum).sum::<f64>() / games;
        // So many independent games would be as sure. Two games tell no more than four, however alike deals are.
        let squares: f64 = deals.values().map(|(sum, games)| (sum - games * won).powi(2)).sum();
        let alone = won * (1.0 - won) * games;
        let equal = if squares > 0.0 { games * (alone / squares).min(2.0) } else { games };
        let (low, high) = wilson(won * equal.round(), equal.round() as u64);
        let verdict = Verdict::of((low, high), FAIR, deals.len());
        Some(Self { games: games as u64, won, low, high, verdict })
    }

    fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// What having drawn a card changes.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Shift {
    pub(super) draws: u64,
    /// The win rate of those who drew it, less that of those who drew another card at the same point.
    pub(super) mean: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) verdict: Verdict,
}

impl Shift {
    /// From what each draw brought, with the deal it belongs to.
    fn new(gains: impl Iterator<Item = (u64, f64)>) -> Option<Self> {
        let mut deals: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
        for (deal, gain) in gains {
            let (sum, draws) = deals.entry(deal).or_default();
            (*sum, *draws) = (*sum + gain, *draws + 1.0);
        }
        let draws: f64 = deals.values().map(|(_, draws)| draws).sum();
        if deals.len() < 2 {
            return None;
        }
        let mean = deals.values().map(|(sum, _)| sum).sum::<f64>() / draws;
        let squares: f64 = deals.values().map(|(sum, draws)| (sum - draws * mean).powi(2)).sum();
        let few = deals.len() as f64;
        let spread = Z * (squares * few / (few - 1.0)).sqrt() / draws;
        let (low, high) = (mean - spread, mean + spread);
        let verdict = Verdict::of((low, high), (-MOST_SHIFT, MOST_SHIFT), deals.len());
        Some(Self { draws: draws as u64, mean, low, high, verdict })
    }

    pub(super) fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// A class against all others.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct OfCruiser {
    pub(super) cruiser: CruiserName,
    #[serde(flatten)]
    pub(super) rate: Rate,
}

/// A class against another.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct OfPair {
    pub(super) cruiser: CruiserName,
    pub(super) against: CruiserName,
    #[serde(flatten)]
    pub(super) rate: Rate,
}

/// A card.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct OfCard {
    pub(super) card: CardId,
    #[serde(flatten)]
    pub(super) shift: Shift,
}

/// All cards with something in common: a level, a number of fighters, an effect on a half.
#[derive(Debug, Clone, Serialize)]
pub(super) struct OfKind {
    pub(super) kind: String,
    #[serde(flatten)]
    pub(super) shift: Shift,
}

/// All of it.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Report {
    pub(super) mode: Mode,
    pub(super) seed: u64,
    pub(super) simulations: u32,
    pub(super) games: u64,
    /// Rounds of a game on average.
    pub(super) rounds: f64,
    /// Games nobody won.
    pub(super) undecided: u64,
    pub(super) first: Rate,
    pub(super) cruisers: Vec<OfCruiser>,
    pub(super) pairs: Vec<OfPair>,
    /// From the worst card to the best.
    pub(super) cards: Vec<OfCard>,
    pub(super) kinds: Vec<OfKind>,
    /// How many games would bring the widest interval of a win rate to 2.5 points either way.
    pub(super) games_for_rates: u64,
    /// How many games would bring the widest interval of a card to 4 points either way.
    pub(super) games_for_cards: u64,
}

impl Report {
    /// `None` if there was no game.
    pub(super) fn new(game: &Starfighter, plans: &Plans, matches: &[Match]) -> Option<Self> {
        let first = Rate::new(matches.iter().map(|m| (m.deal, m.won[m.first.index()])))?;
        let (cruisers, pairs) = cruisers(game, matches);
        let gains = gains(matches);
        let cards = cards(game, &gains);
        let games = matches.len() as u64;
        let for_width = |width: f64, wanted: f64| {
            ((games as f64 * (width / wanted).powi(2)).ceil() as u64).max(2 * FEW as u64)
        };
        let widest = |widths: &mut dyn Iterator<Item = f64>| widths.fold(0.0, f64::max);
        let rates = widest(&mut cruisers.iter().map(|c| c.rate).chain([first]).map(|rate| rate.half_width()));
        let shifts = widest(&mut cards.iter().map(|card| card.shift.half_width()));
        let rounds: u64 = matches.iter().map(|m| u64::from(m.rounds)).sum();
        Some(Self {
            mode: plans.mode,
            seed: plans.seed,
            simulations: plans.simulations,
            games,
            rounds: rounds as f64 / games as f64,
            undecided: matches.iter().filter(|m| m.won[0] == 0.5).count() as u64,
            first,
            cruisers,
            pairs,
            kinds: kinds(game, &gains),
            cards,
            games_for_rates: for_width(rates, WANTED.0),
            games_for_cards: for_width(shifts, WANTED.1),
        })
    }

    /// What is unfair, whatever chance may have done.
    pub(super) fn unfair(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        if self.first.verdict == Verdict::Unfair {
            wrong.push("the first player".to_owned());
        }
        let cruisers = self.cruisers.iter().filter(|c| c.rate.verdict == Verdict::Unfair);
        wrong.extend(cruisers.map(|c| c.cruiser.to_string()));
        let cards = self.cards.iter().filter(|c| c.shift.verdict == Verdict::Unfair);
        wrong.extend(cards.map(|c| format!("card {}", c.card)));
        wrong
    }
}

fn cruisers(game: &Starfighter, matches: &[Match]) -> (Vec<OfCruiser>, Vec<OfPair>) {
    let names = || game.content().cruisers.iter().map(|cruiser| cruiser.name);
    let scores = |own: CruiserName, enemy: Option<CruiserName>| {
        let seats = matches.iter().flat_map(|m| [(m, 0), (m, 1)]);
        Rate::new(
            seats
                .filter(|(m, seat)| {
                    m.cruisers[*seat] == own && enemy.is_none_or(|e| m.cruisers[1 - seat] == e)
                })
                .map(|(m, seat)| (m.deal, m.won[seat])),
        )
    };
    let all = names().filter_map(|cruiser| Some(OfCruiser { cruiser, rate: scores(cruiser, None)? }));
    let pairs = names().flat_map(|cruiser| names().map(move |against| (cruiser, against)));
    let pairs = pairs.filter_map(|(cruiser, against)| {
        Some(OfPair { cruiser, against, rate: scores(cruiser, Some(against))? })
    });
    (all.collect(), pairs.collect())
}

/// What a draw brought: the game's worth, less what it was worth to all others who drew a card at the same point.
struct Gain {
    deal: u64,
    card: u8,
    more: f64,
}

fn gains(matches: &[Match]) -> Vec<Gain> {
    let mut points: BTreeMap<Point, (f64, f64)> = BTreeMap::new();
    let draws = || matches.iter().flat_map(|m| m.drawn.iter().map(move |drawn| (m, drawn)));
    let score = |m: &Match, drawn: &Drawn| m.won[drawn.seat.index()];
    for (m, drawn) in draws() {
        let (sum, count) = points.entry(drawn.point).or_default();
        (*sum, *count) = (*sum + score(m, drawn), *count + 1.0);
    }
    draws()
        .filter_map(|(m, drawn)| {
            let (sum, count) = points[&drawn.point];
            let own = score(m, drawn);
            // Who drew alone at a point has nobody to be compared with.
            (count > 1.0).then(|| Gain {
                deal: m.deal,
                card: drawn.card,
                more: own - (sum - own) / (count - 1.0),
            })
        })
        .collect()
}

fn cards(game: &Starfighter, gains: &[Gain]) -> Vec<OfCard> {
    let mut by_card: Vec<Vec<(u64, f64)>> = vec![Vec::new(); game.content().cards.len()];
    for gain in gains {
        by_card[gain.card as usize].push((gain.deal, gain.more));
    }
    let cards = by_card.into_iter().zip(&game.content().cards);
    let mut cards: Vec<OfCard> = cards
        .filter_map(|(gains, card)| Some(OfCard { card: card.id, shift: Shift::new(gains.into_iter())? }))
        .collect();
    cards.sort_by(|a, b| a.shift.mean.total_cmp(&b.shift.mean).then(a.card.cmp(&b.card)));
    cards
}

fn kinds(game: &Starfighter, gains: &[Gain]) -> Vec<OfKind> {
    let mut by_kind: BTreeMap<String, Vec<(u64, f64)>> = BTreeMap::new();
    for gain in gains {
        for kind in kinds_of(game.content().card(gain.card)) {
            by_kind.entry(kind).or_default().push((gain.deal, gain.more));
        }
    }
    by_kind
        .into_iter()
        .filter_map(|(kind, gains)| Some(OfKind { kind, shift: Shift::new(gains.into_iter())? }))
        .collect()
}

fn kinds_of(card: &Card) -> Vec<String> {
    let mut kinds = vec![format!("level {}", card.level), format!("fighters {}", card.front.fighters())];
    for (half, name) in [(Half::Upper, "upper"), (Half::Lower, "lower")] {
        if let Some(effect) = card.front.part(half).effect {
            kinds.push(format!("{name} {effect:?}"));
        }
    }
    kinds
}
