//! The play area, drawn as a map: the first player's edge below, the other's above.

use super::{dots::Dots, signs};
use crate::{
    face::{Mark, Scene},
    screen::paint::{put, width},
};
use geometry::{Arc, Heading, Point, Pose};
use kernel::Seat;
use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use xwing::{Ask, ObstacleKind, ShipId, Status, Xwing, preview::Movement, view::ShipView, words::badge};

/// How far apart the dots of an arc are, in micrometres.
const STEP: f64 = 14_000.0;
/// A range of the ruler, in micrometres.
const RANGE: f64 = geometry::RULER_SEGMENT;

/// A map about to be drawn.
#[derive(Debug)]
pub struct Map<'a> {
    /// The game.
    pub game: &'a Xwing,
    /// What is drawn.
    pub scene: &'a Scene<'a, Xwing>,
    /// Where it goes, frame included.
    pub area: Rect,
}

/// Whether a ship's base is on the table.
pub fn on_table(ship: &ShipView) -> bool {
    matches!(ship.status, Status::Playing | Status::Doomed)
}

/// The ship a question is about, if it is about one.
pub fn ship_of(ask: &Ask) -> Option<ShipId> {
    if let Ask::Dial { ship }
    | Ask::Action { ship, .. }
    | Ask::Tallon { ship }
    | Ask::Attack { ship, .. }
    | Ask::Modify { ship, .. }
    | Ask::Shift { ship, .. }
    | Ask::Jam { ship }
    | Ask::Ability { subject: ship, .. } = ask
    {
        return Some(*ship);
    }
    if let Ask::Step { ability, .. } = ask { Some(ability.ship) } else { None }
}

impl Map<'_> {
    /// The columns and rows a map of this height takes, frame included: as square as letters allow.
    pub fn columns(rows: u16, (width, height): (i32, i32)) -> u16 {
        let inside = f64::from(rows.saturating_sub(2));
        // A letter is about twice as high as wide.
        let columns = inside * 2.0 * f64::from(width) / f64::from(height.max(1));
        columns.round() as u16 + 2
    }

    /// Draws the map.
    pub fn draw(&self, buffer: &mut Buffer) {
        let Scene { view, theme, .. } = self.scene;
        let area = self.area;
        if area.width < 6 || area.height < 4 {
            return;
        }
        self.frame(buffer);
        let inside = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
        let plane = || Dots::new(inside.width, inside.height, view.area);
        let seen = self.preview();
        let mut arcs = plane();
        if let Some((ship, pose)) = self.aiming(seen.as_ref()) {
            self.arcs(ship, pose, &mut arcs);
        }
        let dotted = |dots: &Dots, style: Style, buffer: &mut Buffer| {
            for (x, y, sign) in dots.signs() {
                put(buffer, inside, inside.x + x, inside.y + y, &sign.to_string(), style);
            }
        };
        dotted(&arcs, theme.quiet(), buffer);
        let voice = self.game.voice(view);
        for (number, rock) in (1..).zip(&view.obstacles) {
            let Some(shape) = self.game.content().obstacle(rock.id.as_str()) else { continue };
            let outline = self.game.content().obstacles[shape as usize].outline.at(rock.at);
            let (centre, _) = outline.bounds();
            let mut dots = plane();
            dots.fill(|p| outline.holds(p));
            let debris = voice.kind_of(rock.id) == Some(ObstacleKind::Debris);
            dotted(&dots, if debris { theme.turn() } else { Style::new() }, buffer);
            write(&plane(), inside, centre, &format!("{number}"), theme.title(), buffer);
        }
        for marker in &view.markers {
            write(&plane(), inside, marker.point(), "◎", theme.open(), buffer);
        }
        for device in &view.devices {
            write(&plane(), inside, device.at.point(), "✱", theme.danger(), buffer);
        }
        self.ships(&plane(), inside, buffer);
        if let Some(seen) = &seen {
            self.ghost(seen, &plane(), inside, buffer);
        }
    }

    fn frame(&self, buffer: &mut Buffer) {
        let Scene { view, words, theme, .. } = self.scene;
        let area = self.area;
        let across = usize::from(area.width - 2);
        let put = |y: u16, text: &str, buffer: &mut Buffer| put(buffer, area, area.x, y, text, theme.quiet());
        put(area.y, &format!("┌{}┐", "─".repeat(across)), buffer);
        for y in area.y + 1..area.bottom() - 1 {
            put(y, "│", buffer);
            let right = area.right() - 1;
            crate::screen::paint::put(buffer, area, right, y, "│", theme.quiet());
        }
        let size = words.text_with("cli-xwing-size", [("width", (view.area.0 / 10_000).into())]);
        put(area.bottom() - 1, &format!("└{}┘", "─".repeat(across)), buffer);
        // Whose edge is whose, and how wide the table is.
        for (y, seat) in [(area.y, Seat(1)), (area.bottom() - 1, Seat(0))] {
            let name =
                format!(" {} ", words.text_with("cli-name", [("who", xwing::words::seat(seat).into())]));
            let style = if seat == Seat(0) { theme.first_side() } else { theme.second_side() };
            crate::screen::paint::put(buffer, area, area.x + 2, y, &name, style);
        }
        let size = format!(" {size} ");
        let x = area.right().saturating_sub(width(&size) as u16 + 2);
        crate::screen::paint::put(buffer, area, x, area.bottom() - 1, &size, theme.quiet());
    }

    /// Where the selected answer leads.
    fn preview(&self) -> Option<Movement> {
        self.game.movement(self.scene.view, self.scene.ask?, self.scene.choice?)
    }

    /// Whose arcs are drawn, and from where: those of the ship that moves, or that is asked about.
    fn aiming(&self, seen: Option<&Movement>) -> Option<(ShipId, Pose)> {
        if let Some(Movement { ship: Some(ship), end, .. }) = seen {
            return Some((*ship, *end));
        }
        let ship = ship_of(self.scene.ask?)?;
        let own = self.scene.view.ships.get(ship.index()).filter(|own| on_table(own))?;
        Some((ship, own.pose))
    }

    /// The firing arcs of a ship as dotted lines, with the ends of ranges 1 to 3.
    fn arcs(&self, ship: ShipId, at: Pose, dots: &mut Dots) {
        let voice = self.game.voice(self.scene.view);
        let Some(own) = voice.ship_view(ship) else { return };
        let Some(kind) = voice.type_of(own) else { return };
        let half = kind.size.half();
        let front = self.game.content().arcs().degrees(kind.size) / 2.0;
        let mut drawn: Vec<(Heading, f64)> = Vec::new();
        for weapon in &kind.weapons {
            let (turn, spread) = match (weapon.turret, weapon.arc) {
                (true, _) => {
                    let way = own.turret.unwrap_or_default();
                    let sideways = signs::eighth(way) % 4 == 2;
                    (way, if sideways { 90.0 - front } else { front })
                }
                (false, Arc::Front) => (Heading::UP, front),
                (false, Arc::Rear) => (Heading::DOWN, front),
                (false, Arc::Left) => (Heading::LEFT, 90.0 - front),
                (false, Arc::Right) => (Heading::RIGHT, 90.0 - front),
                (false, Arc::FullFront) => (Heading::UP, 90.0),
                (false, Arc::FullRear) => (Heading::DOWN, 90.0),
                (false, Arc::Bullseye) => (Heading::UP, 3.0),
            };
            if !drawn.contains(&(turn, spread)) {
                drawn.push((turn, spread));
            }
        }
        let towards = |turn: Heading, degrees: f64, far: f64| -> Point {
            let way = (at.heading + turn + Heading::degrees(degrees)).vector();
            let from = at.point();
            Point { x: from.x + way.x * far, y: from.y + way.y * far }
        };
        for (turn, spread) in drawn {
            for edge in [-spread, spread] {
                let steps = ((3.0 * RANGE) / STEP) as u32;
                (0..=steps).for_each(|n| dots.set(towards(turn, edge, half + f64::from(n) * STEP)));
            }
            for range in 1..=3 {
                let far = half + f64::from(range) * RANGE;
                let steps = 2 * ((spread / 57.3 * far / (STEP * 1.4)) as i32);
                for n in 0..=steps {
                    let degrees = -spread + 2.0 * spread * f64::from(n) / f64::from(steps.max(1));
                    dots.set(towards(turn, degrees, far));
                }
            }
        }
    }

    fn ships(&self, plane: &Dots, inside: Rect, buffer: &mut Buffer) {
        let Scene { view, theme, spots, .. } = self.scene;
        let mut taken: Vec<(u16, u16)> = Vec::new();
        for ship in view.ships.iter().filter(|ship| on_table(ship)) {
            let name = badge(ship.seat, ship.number);
            let side = if ship.seat == Seat(0) { theme.first_side() } else { theme.second_side() };
            let style = match spots.mark(&name) {
                Mark::None => side,
                Mark::Open => theme.open(),
                Mark::Selected => theme.selected(),
                Mark::From => theme.turn(),
            };
            let Some((x, y)) = plane.cell(ship.pose.point()) else { continue };
            // Ships that touch would hide each other in a small room: the second makes way.
            let around = [(0, 0), (0, 1), (0, -1), (2, 0), (-2, 0)];
            let free =
                around.into_iter().map(|(dx, dy)| (x.saturating_add_signed(dx), y.saturating_add_signed(dy)));
            let near = |a: (u16, u16), b: (u16, u16)| a.1 == b.1 && a.0.abs_diff(b.0) < 2;
            let fits = |at: &(u16, u16)| at.1 < inside.height && !taken.iter().any(|other| near(*other, *at));
            let (x, y) = free.into_iter().find(fits).unwrap_or((x, y));
            taken.push((x, y));
            Self::draw_ship((x, y), &name, ship.pose.heading, style, inside, buffer);
        }
    }

    /// A sign of two letters with its nose before it.
    fn draw_ship(
        (x, y): (u16, u16),
        name: &str,
        heading: Heading,
        style: Style,
        inside: Rect,
        buffer: &mut Buffer,
    ) {
        const NOSE: [(i16, i16); 8] = [(0, -1), (2, -1), (2, 0), (2, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        let x = x.min(inside.width.saturating_sub(2));
        let (dx, dy) = NOSE[signs::eighth(heading)];
        if let (Some(nx), Some(ny)) = (x.checked_add_signed(dx), y.checked_add_signed(dy)) {
            put(buffer, inside, inside.x + nx, inside.y + ny, signs::nose(heading), style);
        }
        put(buffer, inside, inside.x + x, inside.y + y, name, style);
    }

    /// What the selected answer would put on the table.
    fn ghost(&self, seen: &Movement, plane: &Dots, inside: Rect, buffer: &mut Buffer) {
        let Scene { view, theme, .. } = self.scene;
        let Some(cell) = plane.cell(seen.end.point()) else { return };
        let ship = seen.ship.and_then(|ship| view.ships.get(ship.index()));
        match ship {
            Some(ship) => {
                let name = badge(ship.seat, ship.number).to_lowercase();
                let style = if seen.leaves { theme.danger() } else { theme.selected() };
                Self::draw_ship(cell, &name, seen.end.heading, style, inside, buffer);
            }
            None => write(plane, inside, seen.end.point(), "◌", theme.selected(), buffer),
        }
    }
}

/// Writes a short text at a point of the play area.
fn write(plane: &Dots, inside: Rect, at: Point, text: &str, style: Style, buffer: &mut Buffer) {
    if let Some((x, y)) = plane.cell(at) {
        let x = x.min(inside.width.saturating_sub(width(text) as u16));
        put(buffer, inside, inside.x + x, inside.y + y, text, style);
    }
}
