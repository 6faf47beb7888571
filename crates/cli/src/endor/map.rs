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

/// Draws the map; `label` is what the Death Star is called where there is no room for a picture.
pub fn draw(
    atlas: Atlas,
    view: &View,
    spots: &Spots,
    label: &str,
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
) {
    for (y, row) in (area.y..).zip(atlas.walls().rows()) {
        put(buffer, area, area.x, y, &row, theme.quiet());
    }
    for room in atlas.rooms() {
        if let Some(place) = view.places.get(&room.place) {
            draw_room(&room, place, spots, theme, area, buffer);
        }
    }
    draw_death_star(atlas, view, spots, label, theme, area, buffer);
}

fn draw_room(room: &Room, place: &PlaceView, spots: &Spots, theme: Theme, area: Rect, buffer: &mut Buffer) {
    let name = room.place.to_string();
    let mark = spots.mark(&name);
    let holder = ships::holder(place);
    let held = holder.map_or(theme.quiet(), |side| side_style(theme, side));
    let title = room.title;
    if room.place.is_marker() {
        // A marker is all title: its name, then its fighters.
        let text = format!("{}{}", marked(&name, mark), marker_text(place));
        put(buffer, area, area.x + title.x, area.y, &text, mark_style(theme, mark, held));
        return;
    }
    let sign = holder.map_or("", ships::sign);
    let text = marked(&format!("{name}{sign}"), mark);
    put(buffer, area, area.x + title.x, area.y + title.y, &text, mark_style(theme, mark, held));
    let inside = room.inside;
    let lines = ships::flow(&ships::tokens(place), usize::from(inside.width), usize::from(inside.height));
    let top = inside.y + inside.height.saturating_sub(lines.len() as u16) / 2;
    let clip = Rect { x: area.x + inside.x, y: area.y + inside.y, ..inside }.intersection(area);
    let style = if mark == Mark::None { held } else { mark_style(theme, mark, held) };
    for (y, line) in (area.y + top..).zip(&lines) {
        let x = area.x + inside.x + inside.width.saturating_sub(width(line) as u16) / 2;
        put(buffer, clip, x, y, line, style);
    }
}

fn draw_death_star(
    atlas: Atlas,
    view: &View,
    spots: &Spots,
    label: &str,
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
) {
    let mark = spots.mark("DS");
    let style = mark_style(theme, mark, side_style(theme, Side::Empire));
    let room = atlas.death_star();
    let lines: Vec<String> = if room.height >= 3 {
        // The shield is a pair of brackets around the station.
        let [left, right] =
            if view.shield.up { [["╭", "│", "╰"], ["╮", "│", "╯"]] } else { [[" "; 3]; 2] };
        (0..3).map(|i| format!("{} {} {}", left[i], STAR[i], right[i])).collect()
    } else if view.shield.up && mark == Mark::None {
        vec![format!("({label})")]
    } else {
        vec![marked(label, mark)]
    };
    let top = room.y + (room.height - (lines.len() as u16).min(room.height)) / 2;
    for (y, line) in (area.y + top..).zip(&lines) {
        let x = area.x + room.x + room.width.saturating_sub(width(line) as u16) / 2;
        put(buffer, area, x, y, line, style);
    }
}
