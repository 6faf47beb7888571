//! Which card to place where: every placement gets a score from what it changes in its column.

use super::{Line, lines};
use ::starfighter::{Choice, Content, Effect, Face, Half, State, cruiser::SECTORS};
use kernel::{Chance, Seat};

/// A placement must promise this much to be better than to pass.
const ENOUGH: f32 = 0.4;
/// The most placements a search looks at.
const MOST: usize = 24;

/// What the board looks like to one who deploys.
struct Outlook<'s> {
    content: &'s Content,
    s: &'s State,
    seat: Seat,
    own: [Line; SECTORS],
    /// The enemy's sectors as they face the own; nothing where there is none.
    enemy: [Option<Line>; SECTORS],
    /// How many cards the enemy has on the board.
    enemies: u32,
}

impl<'s> Outlook<'s> {
    fn new(content: &'s Content, s: &'s State, seat: Seat) -> Self {
        let enemy_seat = Seat(1 - seat.0);
        let theirs = lines(content, s, enemy_seat);
        let mut enemy = [None; SECTORS];
        let (first, count) = s.facing();
        for sector in first..first + count {
            let opposite = s.opposite(sector);
            let (mine, other) = if seat.0 == 0 { (sector, opposite) } else { (opposite, sector) };
            enemy[mine as usize] = Some(theirs[other as usize]);
        }
        Self { content, s, seat, own: lines(content, s, seat), enemy, enemies: s.on_board(enemy_seat) }
    }

    /// What a face brings in a sector, whatever the card is worth otherwise.
    fn score(&self, face: &Face, sector: u8) -> f32 {
        let line = self.own[sector as usize];
        let column = self.s.column(self.seat, sector);
        let covered = column.last().map_or(0, |top| self.content.whole(top, top.turned(Half::Upper)));
        let mut next = line;
        let fighters = face.fighters();
        next.attack = line.attack + fighters - covered;
        next.hull += fighters;
        next.field = false;
        let mut sum = 0.0;
        for half in Half::ALL {
            match face.part(half).effect {
                None => {}
                Some(Effect::Screen(n)) => {
                    next.screens += n;
                    sum += 0.2 * f32::from(n);
                }
                Some(Effect::ForceField) => {
                    next.field = true;
                    sum += 0.5;
                }
                Some(effect) => sum += self.effect(effect),
            }
        }
        sum += 0.5 * (f32::from(next.attack) - f32::from(line.attack)) + 0.25 * f32::from(fighters);
        if let Some(enemy) = &self.enemy[sector as usize] {
            let hurts = |own: &Line| {
                0.8 * f32::from(enemy.leaks(own.attack)) + 0.3 * f32::from(enemy.loses(own.attack))
                    - 0.8 * f32::from(own.leaks(enemy.attack))
                    - 0.3 * f32::from(own.loses(enemy.attack))
            };
            sum += hurts(&next) - hurts(&line);
        } else {
            sum -= 0.3 * f32::from(fighters);
        }
        if line.height == 0 {
            // The Draw symbol goes out of sight.
            sum -= 0.6;
        }
        sum
    }

    fn effect(&self, effect: Effect) -> f32 {
        let targets = self.enemies > 0;
        match effect {
            Effect::Draw => 0.9,
            Effect::HitEnemy => 1.1,
            Effect::HitSelf => -1.1,
            Effect::Destroy => {
                if targets {
                    1.8
                } else {
                    -1.5
                }
            }
            Effect::Damage => {
                if targets {
                    0.7
                } else {
                    -0.5
                }
            }
            Effect::Free => 0.4,
            Effect::Lateral | Effect::Flip => 0.3,
            Effect::Pivot | Effect::Vertical => 0.1,
            Effect::ForceField | Effect::Screen(_) => 0.0,
        }
    }

    /// What a card gives up when it is placed with its back up, or not at all.
    fn worth(&self, card: u8) -> f32 {
        let card = self.content.card(card);
        let effects = [card.front.upper, card.front.lower].into_iter().filter_map(|part| part.effect);
        let effects: f32 = effects
            .map(|effect| match effect {
                Effect::Screen(n) => 0.2 * f32::from(n),
                Effect::ForceField => 1.0,
                Effect::Destroy => 1.8,
                Effect::Draw
                | Effect::HitEnemy
                | Effect::HitSelf
                | Effect::Damage
                | Effect::Free
                | Effect::Lateral
                | Effect::Flip
                | Effect::Pivot
                | Effect::Vertical => self.effect(effect),
            })
            .sum();
        0.6 * f32::from(card.front.fighters()) + effects - 0.3 * f32::from(card.level)
    }

    /// Every placement that is worth a look, with its score.
    fn each(&self, mut visit: impl FnMut(f32, u8, bool, u8)) {
        let hand = self.s.hand(self.seat);
        // Backs are all alike: give up the card that is worth least.
        let mut least = (f32::INFINITY, 0);
        for card in hand {
            let worth = self.worth(card);
            if worth < least.0 {
                least = (worth, card);
            }
        }
        for sector in 0..SECTORS as u8 {
            if self.s.is_full(self.seat, sector) {
                continue;
            }
            let slot = self.own[sector as usize].height;
            if !hand.is_empty() {
                visit(self.score(&self.content.back, sector) - 0.3 * least.0.max(0.0), least.1, true, sector);
            }
            for index in hand {
                let card = self.content.card(index);
                if card.level == 0 || card.level == slot {
                    visit(self.score(&card.front, sector), index, false, sector);
                }
            }
        }
    }
}

/// Puts the likeliest placements first, and drops the last of many. To pass is always among them.
pub(super) fn sift(content: &Content, s: &State, seat: Seat, choices: &mut Vec<Choice>) {
    let outlook = Outlook::new(content, s, seat);
    let mut ranked: Vec<(f32, Choice)> = vec![(ENOUGH, Choice::Pass)];
    outlook.each(|score, card, back, sector| {
        ranked.push((score, Choice::Play { card: content.card(card).id, back, sector }));
    });
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    let pass = ranked.iter().position(|(_, choice)| *choice == Choice::Pass).unwrap_or(0);
    if pass > 3 {
        let passing = ranked.remove(pass);
        ranked.insert(3, passing);
    }
    choices.clear();
    choices.extend(ranked.into_iter().take(MOST).map(|(_, choice)| choice));
}

/// A placement for a rollout: the best, give or take a little.
pub(super) fn pick<C: Chance>(content: &Content, s: &State, seat: Seat, chance: &mut C) -> Choice {
    if s.hand(seat).is_empty() {
        return Choice::Pass;
    }
    let outlook = Outlook::new(content, s, seat);
    let mut best = (ENOUGH + noise(chance), Choice::Pass);
    outlook.each(|score, card, back, sector| {
        let score = score + noise(chance);
        if score > best.0 {
            best = (score, Choice::Play { card: content.card(card).id, back, sector });
        }
    });
    best.1
}

/// From 0 to 1.
fn noise<C: Chance>(chance: &mut C) -> f32 {
    chance.below(256) as f32 / 256.0
}
