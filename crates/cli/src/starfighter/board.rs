//! A cruiser with its sectors. Cards lie over one another: a row holds what is seen of a card, and in brackets what
//! that covers.

use super::signs;
use crate::{
    face::{Mark, Scene},
    screen::paint::{put, width},
};
use kernel::Seat;
use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use starfighter::{
    Spot, Starfighter,
    cruiser::SECTORS,
    view::{PartView, PlacedView, SeatView, SectorView, seat_name},
};

/// A sector needs no more columns than this.
const WIDEST: u16 = 22;

/// Where sectors stand on a screen: both cruisers, shifted against each other as they are.
#[derive(Debug, Clone, Copy)]
pub struct Grid {
    area: Rect,
    offset: i8,
    /// The seat at the bottom of the screen.
    near: Seat,
}

impl Grid {
    /// A grid for cruisers that lie so many columns apart, seen from a seat.
    pub fn new(offset: i8, near: Seat, area: Rect) -> Self {
        Self { area, offset, near }
    }

    /// STF-049: whether a sector faces one of the enemy's.
    fn faces(self, seat: Seat, sector: u8) -> bool {
        let away = if seat == Seat(0) { -self.offset } else { self.offset };
        usize::try_from(i16::from(sector) + i16::from(away)).is_ok_and(|facing| facing < SECTORS)
    }

    fn columns(self) -> u16 {
        SECTORS as u16 + u16::from(self.offset.unsigned_abs())
    }

    /// How wide a sector is, a blank included.
    fn wide(self) -> u16 {
        (self.area.width / self.columns()).min(WIDEST)
    }

    /// Where a sector begins. Columns are numbered as the first player sees them; the other sits opposite.
    pub fn x(self, seat: Seat, sector: u8) -> u16 {
        let place = i16::from(sector) + if seat == Seat(1) { i16::from(self.offset) } else { 0 };
        let first = i16::from(self.offset.min(0));
        let last = first + self.columns().cast_signed() - 1;
        let column = if self.near == Seat(0) { place - first } else { last - place };
        self.area.x + column.max(0) as u16 * self.wide()
    }
}

/// What one row of a sector shows.
#[derive(Debug, Clone, Copy)]
enum Row<'v> {
    /// The lower end of a card, and the card whose upper end it covers.
    Lower(u8, &'v PlacedView, Option<&'v PlacedView>),
    /// The upper end of the topmost card.
    Upper(u8, &'v PlacedView),
    /// A slot that is free, and whether it shows a Draw symbol.
    Free(u8, bool),
    /// Nothing.
    Blank,
}

/// The row of a sector, counted from its owner: a card in slot n lies on rows n and n + 1.
fn row(sector: &SectorView, row: u8) -> Row<'_> {
    let height = sector.cards.len() as u8;
    let card = |slot: u8| &sector.cards[usize::from(slot)];
    if row < height {
        return Row::Lower(row, card(row), row.checked_sub(1).map(card));
    }
    if row == height && height > 0 {
        return Row::Upper(height - 1, card(height - 1));
    }
    match row.checked_sub(1) {
        Some(slot) if slot < sector.slots => Row::Free(slot, sector.draw.contains(&slot)),
        _ => Row::Blank,
    }
}

/// How many rows a cruiser needs: one more than its deepest sector has slots.
pub fn rows(seat: &SeatView) -> u8 {
    seat.sectors.iter().map(|sector| sector.slots + 1).max().unwrap_or(0)
}

/// A board about to be drawn.
#[derive(Debug)]
pub struct Board<'a> {
    /// What is drawn.
    pub scene: &'a Scene<'a, Starfighter>,
    /// Where sectors stand.
    pub grid: Grid,
    /// Whose it is.
    pub seat: Seat,
}

/// What is written into a cell, piece by piece.
type Pieces = Vec<(String, Style)>;

impl Board<'_> {
    fn side(&self) -> Style {
        let theme = self.scene.theme;
        if self.seat == Seat(0) { theme.first_side() } else { theme.second_side() }
    }

    fn seen(&self) -> Option<&SeatView> {
        self.scene.view.seats.get(seat_name(self.seat))
    }

    /// Draws all rows from `top` on: the owner's end away from the enemy.
    pub fn draw(&self, top: u16, count: u8, buffer: &mut Buffer) {
        let Some(seen) = self.seen() else { return };
        let near = self.seat == self.grid.near;
        for (column, sector) in seen.sectors.iter().enumerate() {
            let x = self.grid.x(self.seat, column as u8);
            for line in 0..count {
                let from_owner = if near { count - 1 - line } else { line };
                let pieces = self.cell(column as u8, sector, from_owner, near);
                self.write(x, top + u16::from(line), &pieces, buffer);
            }
        }
    }

    /// Draws the line of the sectors' names and fighters, which faces the enemy.
    pub fn draw_front(&self, y: u16, buffer: &mut Buffer) {
        let Some(seen) = self.seen() else { return };
        let Scene { view, theme, spots, .. } = self.scene;
        for (column, sector) in seen.sectors.iter().enumerate() {
            let sector_number = column as u8;
            let name = signs::sector(self.seat, sector_number);
            let faces = self.grid.faces(self.seat, sector_number);
            let fights =
                view.combat.as_ref().is_some_and(|combat| combat.sectors[self.seat.index()] == sector_number);
            let (sign, style) = match spots.mark(&name) {
                Mark::Selected => ("›", theme.selected()),
                Mark::Open => ("+", theme.open()),
                Mark::From => ("•", theme.turn()),
                Mark::None if fights => ("⚔", theme.danger()),
                Mark::None if faces => (" ", self.side().patch(theme.title())),
                Mark::None => (" ", theme.quiet()),
            };
            let text = format!("{sign}{name} {}{}", sector.fighters, signs::FIGHTER);
            let line = if faces { "━" } else { "┄" };
            let room = usize::from(self.grid.wide()).saturating_sub(width(&text) + 2);
            let rest = format!(" {}", line.repeat(room));
            self.write(
                self.grid.x(self.seat, sector_number),
                y,
                &[(text, style), (rest, theme.quiet())],
                buffer,
            );
        }
    }

    fn write(&self, x: u16, y: u16, pieces: &[(String, Style)], buffer: &mut Buffer) {
        let clip = Rect { x, width: self.grid.wide().saturating_sub(1), ..self.grid.area };
        let mut x = x;
        for (text, style) in pieces {
            put(buffer, clip, x, y, text, *style);
            x += width(text) as u16;
        }
    }

    /// How a card is marked, and how it looks then.
    fn mark(&self, at: Spot) -> (&'static str, Style) {
        let theme = self.scene.theme;
        match self.scene.spots.mark(&signs::spot(at)) {
            Mark::None => (" ", self.side()),
            Mark::Open => ("+", theme.open()),
            Mark::Selected => ("›", theme.selected()),
            Mark::From => ("•", theme.turn()),
        }
    }

    fn cell(&self, column: u8, sector: &SectorView, from_owner: u8, near: bool) -> Pieces {
        let theme = self.scene.theme;
        let at = |slot| Spot { board: self.seat, sector: column, slot };
        // A card's own end is below for the near player, above for the far one.
        let (own, far) = if near { ("╰", "╭") } else { ("╭", "╰") };
        match row(sector, from_owner) {
            Row::Blank => Vec::new(),
            Row::Free(slot, draw) => {
                let symbol = if draw { "✚" } else { "" };
                vec![(format!("  [{slot}{symbol}]"), theme.quiet())]
            }
            Row::Upper(slot, card) => {
                let (mark, style) = self.mark(at(slot));
                // The identifier stands at the other end: what is seen of a card lines up.
                let indent = " ".repeat(width(&id(card)));
                vec![
                    (format!("{mark}{far}"), style),
                    (format!("{indent} {}", signs::part(&card.upper)), style),
                ]
            }
            Row::Lower(slot, card, under) => {
                let (mark, style) = self.mark(at(slot));
                let seen = format!("{} {}", id(card), signs::part(&card.lower));
                let room = usize::from(self.grid.wide()).saturating_sub(3);
                let short = signs::part(&card.lower);
                let bracketed = |show: fn(&PartView) -> String| {
                    under.map(|under| format!(" ({})", show(&under.upper))).unwrap_or_default()
                };
                // Where there is little room what is seen comes first, then which card it is, then what it covers.
                let fits = |text: &str| width(text) <= room;
                let covers = [bracketed(signs::part), bracketed(signs::counted)];
                let covered = covers.into_iter().find(|covered| fits(&format!("{seen}{covered}")));
                let (text, covered) = match covered {
                    Some(covered) => (seen, covered),
                    None if fits(&seen) => (seen, String::new()),
                    None => (short, String::new()),
                };
                vec![(format!("{mark}{own}"), style), (text, style), (covered, theme.quiet())]
            }
        }
    }
}

fn id(card: &PlacedView) -> String {
    signs::lying(card.card.shown().copied(), card.front)
}

#[cfg(test)]
mod tests {
    use super::*;
    use starfighter::Effect;

    fn placed(top: bool) -> PlacedView {
        let part =
            |visible| PartView { fighters: 1, damage: 0, effect: Some(Effect::Draw), screened: 0, visible };
        let card = kernel::Known::Hidden;
        PlacedView { card, front: false, pivoted: false, top, upper: part(top), lower: part(true) }
    }

    #[test]
    fn rows_show_lower_ends_then_the_topmost_upper_end_then_free_slots() {
        let sector =
            SectorView { slots: 4, draw: vec![0, 3], fighters: 3, cards: vec![placed(false), placed(true)] };
        assert!(matches!(row(&sector, 0), Row::Lower(0, _, None)));
        assert!(matches!(row(&sector, 1), Row::Lower(1, _, Some(_))));
        assert!(matches!(row(&sector, 2), Row::Upper(1, _)));
        assert!(matches!(row(&sector, 3), Row::Free(2, false)));
        assert!(matches!(row(&sector, 4), Row::Free(3, true)));
        assert!(matches!(row(&sector, 5), Row::Blank));
        let empty = SectorView { slots: 2, draw: vec![0], fighters: 0, cards: Vec::new() };
        assert!(matches!(row(&empty, 0), Row::Blank));
        assert!(matches!(row(&empty, 1), Row::Free(0, true)));
    }

    #[test]
    fn the_other_player_sees_the_columns_the_other_way_round() {
        let grid = |near, offset| Grid { area: Rect::new(0, 0, 80, 16), offset, near };
        assert_eq!([grid(Seat(0), 0).x(Seat(0), 0), grid(Seat(0), 0).x(Seat(1), 4)], [0, 64]);
        assert_eq!([grid(Seat(1), 0).x(Seat(0), 0), grid(Seat(1), 0).x(Seat(1), 4)], [64, 0]);
        // Seat 1 lies one column to the right of seat 0, and to the left as it sees it itself.
        assert_eq!([grid(Seat(0), 1).x(Seat(0), 0), grid(Seat(0), 1).x(Seat(1), 0)], [0, 13]);
        assert_eq!(grid(Seat(1), 1).x(Seat(1), 4), 0);
        assert_eq!(grid(Seat(0), -1).x(Seat(1), 0), 0);
        let faces = |seat| (0..5).map(|sector| grid(Seat(0), 1).faces(seat, sector)).collect::<Vec<_>>();
        assert_eq!(faces(Seat(0)), [false, true, true, true, true]);
        assert_eq!(faces(Seat(1)), [true, true, true, true, false]);
    }
}
