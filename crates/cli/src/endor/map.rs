//! The space around the Death Star, drawn as a map.

use super::{
    atlas::{Atlas, Room},
    ships,
};
use crate::{
    face::{Mark, Spots},
    screen::{
        paint::{put, width},
        theme::Theme,
    },
};
use endor::{Side, View, view::PlaceView};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use words::Words;

/// The Death Star, seen from afar.
const STAR: [&str; 3] = ["⢀⣴⣾⣿⣷⣦⡀", "⣿⣇⣸⣿⣿⣿⣿", "⠈⠻⢿⣿⡿⠟⠁"];

/// The style of a side.
pub fn side_style(theme: Theme, side: Side) -> Style {
    match side {
        Side::Rebel => theme.first_side(),
        Side::Empire => theme.second_side(),
    }
}

/// A name as it is written for a highlight: `[O1]` may be chosen, `<O1>` is selected, `*O1*` is where ships
/// leave from. The signs carry the meaning where there is no colour.
pub fn marked(name: &str, mark: Mark) -> String {
    match mark {
        Mark::None => format!(" {name} "),
        Mark::Open => format!("[{name}]"),
        Mark::Selected => format!("<{name}>"),
        Mark::From => format!("*{name}*"),
    }
}

/// The style of a highlight.
pub fn mark_style(theme: Theme, mark: Mark, otherwise: Style) -> Style {
    match mark {
        Mark::None => otherwise,
        Mark::Open => theme.open(),
        Mark::Selected => theme.selected(),
        Mark::From => theme.turn(),
    }
}

/// What a fleet marker shows: its fighters, `o` when it is bare, `x` when it is destroyed.
pub fn marker_text(place: &PlaceView) -> String {
    match (place.face_up, ships::line(place)) {
        (Some(false), _) => "x".to_owned(),
        (_, ships) if ships.is_empty() => "o".to_owned(),
        (_, ships) => ships,
    }
}

/// A map about to be drawn.
#[derive(Debug, Clone, Copy)]
pub struct Map<'a> {
    /// Its size.
    pub atlas: Atlas,
    /// What is on it.
    pub view: &'a View,
    /// What is highlighted.
    pub spots: &'a Spots,
    /// The language.
    pub words: &'a Words,
    /// The colours.
    pub theme: Theme,
    /// Where it goes.
    pub area: Rect,
}

impl Map<'_> {
    /// Draws the map.
    pub fn draw(&self, buffer: &mut Buffer) {
        for (y, row) in (self.area.y..).zip(self.atlas.walls().rows()) {
            put(buffer, self.area, self.area.x, y, &row, self.theme.quiet());
        }
        for room in self.atlas.rooms() {
            if let Some(place) = self.view.places.get(&room.place) {
                self.draw_room(&room, place, buffer);
            }
        }
        self.draw_death_star(buffer);
    }

    /// Writes lines into the middle of a room.
    fn centred(&self, room: Rect, lines: &[String], style: Style, buffer: &mut Buffer) {
        let area = self.area;
        let clip = Rect { x: area.x + room.x, y: area.y + room.y, ..room }.intersection(area);
        let top = clip.y + room.height.saturating_sub(lines.len() as u16) / 2;
        for (y, line) in (top..).zip(lines) {
            let x = clip.x + room.width.saturating_sub(width(line) as u16) / 2;
            put(buffer, clip, x, y, line, style);
        }
    }

    fn draw_room(&self, room: &Room, place: &PlaceView, buffer: &mut Buffer) {
        let Self { theme, area, .. } = *self;
        let name = room.place.to_string();
        let mark = self.spots.mark(&name);
        let holder = ships::holder(place);
        let held = holder.map_or(theme.quiet(), |side| side_style(theme, side));
        let style = mark_style(theme, mark, held);
        let sign = holder.filter(|_| room.place.is_sector()).map_or("", ships::sign);
        let mut title = marked(&format!("{name}{sign}"), mark);
        if room.place.is_marker() {
            // A marker is all title: its name, then its fighters.
            title += &marker_text(place);
        }
        put(buffer, area, area.x + room.title.x, area.y + room.title.y, &title, style);
        let (columns, rows) = (usize::from(room.inside.width), usize::from(room.inside.height));
        let long = ships::named(place, self.words);
        let fits = long.len() <= rows && long.iter().all(|line| width(line) <= columns);
        let lines = if self.atlas.is_roomy() && fits {
            long
        } else {
            ships::flow(&ships::tokens(place), columns, rows)
        };
        self.centred(room.inside, &lines, style, buffer);
    }

    fn draw_death_star(&self, buffer: &mut Buffer) {
        let mark = self.spots.mark("DS");
        let style = mark_style(self.theme, mark, side_style(self.theme, Side::Empire));
        let room = self.atlas.death_star();
        let lines: Vec<String> = if room.height >= 3 {
            // The shield is a pair of brackets around the station.
            let up = self.view.shield.up;
            let [left, right] =
                if up { [["╭", "│", "╰"], ["╮", "│", "╯"]] } else { [[" "; 3]; 2] };
            (0..3).map(|i| format!("{} {} {}", left[i], STAR[i], right[i])).collect()
        } else {
            let columns = usize::from(room.width).saturating_sub(2);
            let long = self.words.text("endor-order-death-star");
            let label = if width(&long) <= columns { long } else { self.words.text("cli-endor-death-star") };
            let shielded = self.view.shield.up && mark == Mark::None;
            vec![if shielded { format!("({label})") } else { marked(&label, mark) }]
        };
        self.centred(room, &lines, style, buffer);
    }
}
