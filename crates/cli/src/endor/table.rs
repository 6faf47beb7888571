//! Where map, tracks and cards go on a screen.

use super::{atlas::Atlas, cards, chart, map::Map, shield, tracks};
use crate::{face::Scene, screen::paint::put};
use endor::Endor;
use ratatui::{buffer::Buffer, layout::Rect, text::Line, widgets::Widget};

/// The columns the tracks and cards need beside the map.
const PANEL: u16 = 23;
/// The rows a screen keeps for the title, the question and the log.
const KEPT: u16 = 7;

/// How many rows the table takes of a screen: what the largest map that leaves room for the rest needs, and one
/// for the shield.
pub fn rows(screen: Rect) -> u16 {
    let kept = KEPT.max(screen.height / 4);
    let free = screen.height.saturating_sub(kept);
    let atlas = Atlas::fitting(screen.width.saturating_sub(PANEL), free.saturating_sub(1));
    atlas.unwrap_or(Atlas::SMALL).height() + 1
}

/// Draws the table.
pub fn draw(game: &Endor, scene: &Scene<'_, Endor>, area: Rect, buffer: &mut Buffer) {
    let Scene { view, words, theme, .. } = scene;
    let upper = Rect { height: area.height.saturating_sub(1), ..area };
    let columns = upper.width.saturating_sub(PANEL);
    let shows = Atlas::shows(game.board());
    let atlas = Atlas::fitting(columns, upper.height).filter(|_| shows);
    let map_width = atlas.map_or(columns, Atlas::width).min(upper.width);
    let map_area = Rect { width: map_width, ..upper };
    match atlas {
        Some(atlas) => {
            Map { atlas, view, spots: &scene.spots, words, theme: *theme, area: map_area }.draw(buffer);
        }
        None => chart::draw(game.board(), view, &scene.spots, *theme, map_area, buffer),
    }
    let left = map_width + 1;
    let panel = Rect { x: upper.x + left.min(upper.width), width: upper.width.saturating_sub(left), ..upper };
    for (y, line) in (panel.y..panel.bottom()).zip(panel_lines(scene, panel)) {
        line.render(Rect { y, height: 1, ..panel }.intersection(buffer.area), buffer);
    }
    let last = area.bottom().saturating_sub(1);
    let style = if view.shield.up { ratatui::style::Style::new() } else { theme.danger() };
    let text = shield::line(&view.shield, words, usize::from(area.width));
    put(buffer, area, area.x, last, &text, style);
}

fn panel_lines(scene: &Scene<'_, Endor>, panel: Rect) -> Vec<Line<'static>> {
    let Scene { view, me, words, theme, .. } = scene;
    let columns = usize::from(panel.width);
    let rows = usize::from(panel.height);
    let mut lines = tracks::lines(view, words, *theme, columns);
    // Air between the parts, where there is plenty of room.
    if rows > 20 {
        lines.push(Line::raw(""));
    }
    let room = rows.saturating_sub(lines.len());
    lines.extend(cards::lines(view, *me, words, *theme, columns, room));
    lines
}
