//! Walls that join by themselves: lines are laid on a grid, and every crossing becomes the right character.

/// A grid of walls.
#[derive(Debug, Clone)]
pub struct Walls {
    width: u16,
    height: u16,
    /// For each cell, in which of the four directions a wall leaves it.
    ways: Vec<u8>,
}

const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// The character for each set of directions.
const JOINTS: [char; 16] = [' ', '│', '│', '│', '─', '┘', '┐', '┤', '─', '└', '┌', '├', '─', '┴', '┬', '┼'];

impl Walls {
    /// An open field.
    pub fn new(width: u16, height: u16) -> Self {
        Self { width, height, ways: vec![0; usize::from(width) * usize::from(height)] }
    }

    fn join(&mut self, x: u16, y: u16, way: u8) {
        if x < self.width && y < self.height {
            self.ways[usize::from(y) * usize::from(self.width) + usize::from(x)] |= way;
        }
    }

    /// A wall from left to right, ends included.
    pub fn across(&mut self, from: u16, to: u16, y: u16) {
        for x in from..to {
            self.join(x, y, RIGHT);
            self.join(x + 1, y, LEFT);
        }
    }

    /// A wall from top to bottom, ends included.
    pub fn down(&mut self, x: u16, from: u16, to: u16) {
        for y in from..to {
            self.join(x, y, DOWN);
            self.join(x, y + 1, UP);
        }
    }

    /// The rows as text.
    pub fn rows(&self) -> impl Iterator<Item = String> {
        self.ways
            .chunks(usize::from(self.width).max(1))
            .map(|row| row.iter().map(|&ways| JOINTS[usize::from(ways)]).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crossings_join() {
        let mut walls = Walls::new(5, 3);
        walls.across(0, 4, 0);
        walls.across(0, 4, 2);
        for x in [0, 2, 4] {
            walls.down(x, 0, 2);
        }
        assert_eq!(walls.rows().collect::<Vec<_>>(), ["┌─┬─┐", "│ │ │", "└─┴─┘"]);
    }
}
