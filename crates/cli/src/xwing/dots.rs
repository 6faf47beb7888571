//! Dots finer than letters: each cell of a terminal holds two by four of them, as braille.

use geometry::Point;

/// A plane of dots over a part of the play area.
#[derive(Debug, Clone)]
pub struct Dots {
    columns: usize,
    rows: usize,
    cells: Vec<u8>,
    /// The play area in micrometres.
    area: (f64, f64),
}

/// The bit of each dot, by its column and row in a cell.
const BITS: [[u8; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];

impl Dots {
    /// An empty plane of so many cells over a play area.
    pub fn new(columns: u16, rows: u16, (width, height): (i32, i32)) -> Self {
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        let area = (f64::from(width.max(1)), f64::from(height.max(1)));
        Self { columns, rows, cells: vec![0; columns * rows], area }
    }

    /// The cell of a point, if it is on the plane.
    pub fn cell(&self, p: Point) -> Option<(u16, u16)> {
        let (x, y) = self.scaled(p, self.columns, self.rows)?;
        Some((x as u16, y as u16))
    }

    fn scaled(&self, p: Point, columns: usize, rows: usize) -> Option<(usize, usize)> {
        let (x, y) = (p.x / self.area.0, 1.0 - p.y / self.area.1);
        let on = (0.0..1.0).contains(&x) && (0.0..1.0).contains(&y);
        on.then_some(((x * columns as f64) as usize, (y * rows as f64) as usize))
    }

    /// Sets the dot nearest to a point.
    pub fn set(&mut self, p: Point) {
        if let Some((x, y)) = self.scaled(p, self.columns * 2, self.rows * 4) {
            self.cells[y / 4 * self.columns + x / 2] |= BITS[x % 2][y % 4];
        }
    }

    /// Sets every dot that passes a test.
    pub fn fill(&mut self, is_in: impl Fn(Point) -> bool) {
        let (across, down) = (self.columns * 2, self.rows * 4);
        for y in 0..down {
            for x in 0..across {
                let p = Point {
                    x: (x as f64 + 0.5) / across as f64 * self.area.0,
                    y: (1.0 - (y as f64 + 0.5) / down as f64) * self.area.1,
                };
                if is_in(p) {
                    self.cells[y / 4 * self.columns + x / 2] |= BITS[x % 2][y % 4];
                }
            }
        }
    }

    /// The cells with dots in them: where, and which sign.
    pub fn signs(&self) -> impl Iterator<Item = (u16, u16, char)> + '_ {
        let dotted = self.cells.iter().enumerate().filter(|(_, bits)| **bits > 0);
        dotted.map(|(place, bits)| {
            let sign = char::from_u32(0x2800 + u32::from(*bits)).unwrap_or('·');
            ((place % self.columns) as u16, (place / self.columns) as u16, sign)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_land_in_the_cells_of_their_points() {
        let mut dots = Dots::new(2, 2, (100, 100));
        dots.set(Point { x: 1.0, y: 99.0 });
        dots.set(Point { x: 99.0, y: 1.0 });
        dots.set(Point { x: 500.0, y: 1.0 });
        assert_eq!(dots.signs().collect::<Vec<_>>(), [(0, 0, '⠁'), (1, 1, '⢀')]);
        assert_eq!(dots.cell(Point { x: 60.0, y: 10.0 }), Some((1, 1)));
        dots.fill(|p| p.x < 50.0 && p.y > 50.0);
        assert_eq!(dots.signs().next(), Some((0, 0, '⣿')));
    }
}
