//! Where the places of the board are on a map of a given size. Two sectors are adjacent exactly if they share a
//! wall.

use super::walls::Walls;
use endor::{Board, Place};
use ratatui::layout::Rect;

/// A map of the three rings at one size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Atlas {
    /// Columns inside the sectors on the sides.
    side: u16,
    /// Columns inside the Death Star, and the sectors above and below it.
    middle: u16,
    /// Rows inside each ring.
    ring: u16,
}

/// A sector or a fleet marker on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// The place.
    pub place: Place,
    /// The row its name is written in, and the columns it may take: part of a wall.
    pub title: Rect,
    /// Where its ships are written.
    pub inside: Rect,
}

/// The rows and columns of the walls.
struct Lines {
    x: [u16; 8],
    y: [u16; 8],
    /// Where the two inner sectors on each side meet.
    half: u16,
    centre: u16,
    third: u16,
    /// How far the walls of M2 are inside those of I2.
    inset: u16,
}

/// Which sectors touch on this map, for comparison with a board.
const TOUCHING: [(&str, &str); 22] = [
    ("O1", "O2 O9 M1 F1"),
    ("O2", "O1 O3 M1 M2 F2 F3"),
    ("O3", "O2 O4 M2 M3 F4 F5"),
    ("O4", "O3 O5 M3 F6"),
    ("O5", "O4 O6 M3 M4 M5"),
    ("O6", "O5 O7 M5"),
    ("O7", "O6 O8 M5 M6"),
    ("O8", "O7 O9 M6"),
    ("O9", "O8 O1 M1 M6 M7"),
    ("M1", "O1 O2 O9 M2 M7 I1 I2"),
    ("M2", "O2 O3 M1 M3 I2"),
    ("M3", "O3 O4 O5 M2 M4 I2 I3"),
    ("M4", "O5 M3 M5 I3 I4"),
    ("M5", "O5 O6 O7 M4 M6 I4 I5"),
    ("M6", "O7 O8 O9 M5 M7 I5 I6"),
    ("M7", "O9 M1 M6 I1 I6"),
    ("I1", "M1 M7 I2 I6"),
    ("I2", "M1 M2 M3 I1 I3"),
    ("I3", "M3 M4 I2 I4"),
    ("I4", "M4 M5 I3 I5"),
    ("I5", "M5 M6 I4 I6"),
    ("I6", "M6 M7 I5 I1"),
];

fn place(name: &str) -> Place {
    name.parse().expect("the names in this file are places")
}

impl Atlas {
    /// Every size, smallest first.
    const SIZES: [Self; 5] = [
        Self { side: 6, middle: 13, ring: 1 },
        Self { side: 7, middle: 15, ring: 2 },
        Self { side: 9, middle: 17, ring: 2 },
        Self { side: 9, middle: 17, ring: 3 },
        Self { side: 11, middle: 19, ring: 3 },
    ];
    /// The smallest.
    pub const SMALL: Self = Self::SIZES[0];

    /// The largest map that fits into a number of columns and rows, if any does.
    pub fn fitting(columns: u16, rows: u16) -> Option<Self> {
        Self::SIZES.into_iter().rev().find(|atlas| atlas.width() <= columns && atlas.height() <= rows)
    }

    /// Whether this map is one of the board: the same places, touching in the same way.
    pub fn shows(board: &Board) -> bool {
        let sectors = TOUCHING.iter().map(|(name, _)| place(name));
        board.sectors == sectors.collect()
            && board.markers == (1..=6).map(|n| place(&format!("F{n}"))).collect()
            && TOUCHING.iter().all(|(name, touching)| {
                board.touching(place(name)) == touching.split(' ').map(place).collect()
            })
            && board.death_star == (1..=6).map(|n| place(&format!("I{n}"))).collect()
    }

    /// Columns.
    pub fn width(self) -> u16 {
        self.lines().x[7] + 1
    }

    /// Rows.
    pub fn height(self) -> u16 {
        self.lines().y[7] + 1
    }

    /// Whether there is room for more than letters.
    pub fn is_roomy(self) -> bool {
        self.ring > 1
    }

    /// Rows inside the Death Star.
    fn core(self) -> u16 {
        if self.is_roomy() { 3 } else { 1 }
    }

    fn lines(self) -> Lines {
        let mut x = [0; 8];
        for i in 1..8 {
            x[i] = x[i - 1] + 1 + if i == 4 { self.middle } else { self.side };
        }
        // The first row is for the fleet markers.
        let mut y = [1; 8];
        for i in 1..8 {
            y[i] = y[i - 1] + 1 + if i == 4 { self.core() } else { self.ring };
        }
        let half = y[3] + self.core().div_ceil(2);
        Lines { x, y, half, centre: x[7] / 2, third: x[7] / 3, inset: self.middle / 6 }
    }

    /// The walls.
    pub fn walls(self) -> Walls {
        let Lines { x, y, half, centre, third, inset } = self.lines();
        let mut walls = Walls::new(self.width(), self.height());
        // The outlines of the rings and of the Death Star.
        for (i, j) in [(0, 7), (1, 6), (2, 5), (3, 4)] {
            walls.across(x[i], x[j], y[i]);
            walls.across(x[i], x[j], y[7 - i]);
            walls.down(x[i], y[i], y[7 - i]);
            walls.down(x[j], y[i], y[7 - i]);
        }
        // The outer ring.
        for column in [x[2], centre, x[5]] {
            walls.down(column, y[0], y[1]);
        }
        for column in [third, x[7] - third] {
            walls.down(column, y[6], y[7]);
        }
        for row in [y[1], y[6]] {
            walls.across(x[0], x[1], row);
            walls.across(x[6], x[7], row);
        }
        // The middle ring.
        for column in [x[3] + inset, x[4] - inset] {
            walls.down(column, y[1], y[2]);
        }
        walls.down(centre, y[5], y[6]);
        for row in [y[2], y[5]] {
            walls.across(x[1], x[2], row);
            walls.across(x[5], x[6], row);
        }
        // The inner ring.
        for column in [x[3], x[4]] {
            walls.down(column, y[2], y[5]);
        }
        walls.across(x[2], x[3], half);
        walls.across(x[4], x[5], half);
        walls
    }

    /// The room inside the Death Star.
    pub fn death_star(self) -> Rect {
        let Lines { x, y, .. } = self.lines();
        between(x[3], x[4], y[3], y[4])
    }

    /// Every sector, and every fleet marker, whose room is all title.
    pub fn rooms(self) -> Vec<Room> {
        let Lines { x, y, half, centre, third, inset } = self.lines();
        let (m12, m23) = (x[3] + inset, x[4] - inset);
        let (o87, o76) = (third, x[7] - third);
        // Name, left, right, top and bottom wall. Names are written in the top wall, like the title of a box.
        let sectors = [
            ("O1", x[0], x[2], y[0], y[1]),
            ("O2", x[2], centre, y[0], y[1]),
            ("O3", centre, x[5], y[0], y[1]),
            ("O4", x[5], x[7], y[0], y[1]),
            ("O5", x[6], x[7], y[1], y[6]),
            ("O6", o76, x[7], y[6], y[7]),
            ("O7", o87, o76, y[6], y[7]),
            ("O8", x[0], o87, y[6], y[7]),
            ("O9", x[0], x[1], y[1], y[6]),
            ("M1", x[1], m12, y[1], y[2]),
            ("M2", m12, m23, y[1], y[2]),
            ("M3", m23, x[6], y[1], y[2]),
            ("M4", x[5], x[6], y[2], y[5]),
            ("M5", centre, x[6], y[5], y[6]),
            ("M6", x[1], centre, y[5], y[6]),
            ("M7", x[1], x[2], y[2], y[5]),
            ("I1", x[2], x[3], y[2], half),
            ("I2", x[3], x[4], y[2], y[3]),
            ("I3", x[4], x[5], y[2], half),
            ("I4", x[4], x[5], half, y[5]),
            ("I5", x[3], x[4], y[4], y[5]),
            ("I6", x[2], x[3], half, y[5]),
        ];
        let sector = |(name, left, right, top, bottom): (&str, u16, u16, u16, u16)| Room {
            place: place(name),
            title: Rect::new(left + 1, top, right - left - 1, 1),
            inside: between(left, right, top, bottom),
        };
        let outer = [x[0], x[2], centre, x[5], x[7]];
        let markers = [
            ("F1", 0, 0, 1),
            ("F2", 1, 0, 2),
            ("F3", 1, 1, 2),
            ("F4", 2, 0, 2),
            ("F5", 2, 1, 2),
            ("F6", 3, 0, 1),
        ];
        let marker = |(name, cell, nth, of): (&str, usize, u16, u16)| {
            let (left, right) = (outer[cell] + 1, outer[cell + 1]);
            let share = (right - left) / of;
            let title = Rect::new(left + nth * share, 0, share, 1);
            Room { place: place(name), title, inside: Rect::default() }
        };
        sectors.into_iter().map(sector).chain(markers.into_iter().map(marker)).collect()
    }
}

/// What is inside four walls.
fn between(left: u16, right: u16, top: u16, bottom: u16) -> Rect {
    Rect::new(left + 1, top + 1, right - left - 1, bottom - top - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_is_one_of_the_classic_board() {
        assert!(Atlas::shows(endor::Endor::classic().board()));
    }

    #[test]
    fn rooms_lie_on_the_map_and_never_overlap() {
        for atlas in Atlas::SIZES {
            let map = Rect::new(0, 0, atlas.width(), atlas.height());
            let rooms = atlas.rooms();
            let mut seen = vec![atlas.death_star()];
            for room in rooms {
                for part in [room.title, room.inside].into_iter().filter(|part| part.area() > 0) {
                    assert_eq!(part.intersection(map), part, "{:?}", room.place);
                    assert!(
                        seen.iter().all(|other| !other.intersects(part)),
                        "{:?} of {atlas:?}",
                        room.place
                    );
                    seen.push(part);
                }
                assert!(room.title.width >= 6, "{:?} of {atlas:?}", room.place);
            }
        }
    }

    #[test]
    fn sectors_share_a_wall_exactly_if_they_touch() {
        for atlas in Atlas::SIZES {
            let rooms: Vec<_> = atlas.rooms().into_iter().filter(|r| r.place.is_sector()).collect();
            for a in &rooms {
                let touching = TOUCHING.iter().find(|(name, _)| place(name) == a.place).expect("a sector").1;
                // A room widened by its walls reaches into its neighbours, by its sides and not by its corners.
                let wide = Rect { x: a.inside.x.saturating_sub(2), width: a.inside.width + 4, ..a.inside };
                let high = Rect { y: a.inside.y.saturating_sub(2), height: a.inside.height + 4, ..a.inside };
                for b in rooms.iter().filter(|b| b.place != a.place) {
                    let shares = wide.intersects(b.inside) || high.intersects(b.inside);
                    let touches = touching.split(' ').any(|name| place(name) == b.place);
                    assert_eq!(shares, touches, "{:?} and {:?} of {atlas:?}", a.place, b.place);
                }
            }
        }
    }
}
