//! Boards of another shape than the map's: places as a list, each with what it touches.

use super::{map, ships};
use crate::{
    face::Spots,
    screen::{
        paint::{fit, put, width},
        theme::Theme,
    },
};
use endor::{Board, Place, View};
use ratatui::{buffer::Buffer, layout::Rect};

/// Draws the list in as many columns as there is room for.
pub fn draw(board: &Board, view: &View, spots: &Spots, theme: Theme, area: Rect, buffer: &mut Buffer) {
    if area.area() == 0 {
        return;
    }
    let places: Vec<_> = view.places.iter().collect();
    let columns = places.len().div_ceil(usize::from(area.height)).max(1);
    let each = usize::from(area.width) / columns;
    for (n, (&place, there)) in places.into_iter().enumerate() {
        let (column, row) = (n / usize::from(area.height), n % usize::from(area.height));
        let name = place.to_string();
        let mark = spots.mark(&name);
        let holder = ships::holder(there);
        let ships = if place.is_marker() { map::marker_text(there) } else { ships::line(there) };
        let sign = holder.map_or(" ", ships::sign);
        let left = format!("{}{sign}{ships}", map::marked(&name, mark));
        let style = holder.map_or(theme.quiet(), |side| map::side_style(theme, side));
        let (x, y) = (area.x + (column * each) as u16, area.y + row as u16);
        put(buffer, area, x, y, &fit(&left, each.saturating_sub(1)), map::mark_style(theme, mark, style));
        // What it touches, where there is still room.
        let touches = touching(board, place);
        let used = width(&left) + 1;
        if used + 4 < each {
            let room = each - used - 1;
            put(buffer, area, x + used as u16, y, &fit(&format!("- {touches}"), room), theme.quiet());
        }
    }
}

fn touching(board: &Board, place: Place) -> String {
    let mut names: Vec<String> = board.touching(place).map(|p| p.to_string()).collect();
    if board.death_star.has(place) {
        names.push(Place::DEATH_STAR.to_string());
    }
    names.join(" ")
}
