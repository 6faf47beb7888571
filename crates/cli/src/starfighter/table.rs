//! Where both boards, the hand and the rest go on a screen: the own cruiser below, the enemy's above, front to front.

use super::{
    board::{self, Board, Grid},
    chain, status,
};
use crate::{
    face::Scene,
    screen::paint::{fit, put, wrap},
};
use kernel::{Arg, Seat};
use ratatui::{buffer::Buffer, layout::Rect};
use starfighter::{
    Starfighter,
    look::Ahead,
    view::{SeatView, seat_name},
};

/// The rows of two cruisers with sectors of four slots, their names and fronts, a hand, and what is going on.
const ROWS: u16 = 16;

/// How many rows the table takes of a screen: a tall one has more room for hands and for what an answer leads to.
pub fn rows(screen: Rect) -> u16 {
    ROWS + (screen.height.saturating_sub(24) / 3).min(4)
}

/// Draws the table.
pub fn draw(game: &Starfighter, scene: &Scene<'_, Starfighter>, area: Rect, buffer: &mut Buffer) {
    let Scene { view, me, theme, .. } = scene;
    let ahead = match (me, scene.choice) {
        (Some(me), Some(choice)) => chain::ahead(game, view, *me, choice),
        _ => None,
    };
    // A shift is shown as it would be.
    let offset = ahead.as_ref().map_or(view.offset, |ahead| ahead.view.offset);
    let near = me.unwrap_or(Seat(0));
    let far = Seat(1 - near.0);
    let grid = Grid::new(offset, near, area);
    let seen = |seat| view.seats.get(seat_name(seat));
    let columns = usize::from(area.width);
    let mut y = area.y;
    let header = |seat: Seat, y: u16, buffer: &mut Buffer| {
        let Some(seen) = seen(seat) else { return };
        let style = if seat == Seat(0) { theme.first_side() } else { theme.second_side() };
        let text = fit(&status::line(game, scene, seen), columns);
        put(buffer, area, area.x, y, &text, style.patch(theme.title()));
    };
    header(far, y, buffer);
    y += 1;
    for seat in [far, near] {
        let count = seen(seat).map_or(0, board::rows);
        let board = Board { scene, grid, seat };
        // The fronts of both stand side by side, between the boards.
        let top = if seat == near { y + 1 } else { y };
        board.draw(top, count, buffer);
        board.draw_front(if seat == near { y } else { y + u16::from(count) }, buffer);
        y += u16::from(count) + 1;
    }
    header(near, y, buffer);
    y += 1;
    let last = area.bottom().saturating_sub(1);
    let room = usize::from(area.bottom().saturating_sub(y));
    let told = told(scene, ahead.as_ref(), columns, if room > 3 { 2 } else { 1 });
    let hands: Vec<&SeatView> = match me {
        Some(seat) => seen(*seat).into_iter().collect(),
        None => view.seats.values().collect(),
    };
    let each = room.saturating_sub(told.len()) / hands.len().max(1);
    for line in hands.into_iter().flat_map(|seen| status::hand(game, scene, seen, columns, each.max(1))) {
        put(buffer, area, area.x, y, &fit(&line, columns), ratatui::style::Style::new());
        y += 1;
    }
    for (i, (line, is_chain)) in told.iter().rev().enumerate() {
        let style = if *is_chain { theme.turn() } else { theme.quiet() };
        put(buffer, area, area.x, last.saturating_sub(i as u16), line, style);
    }
}

/// What the selected answer leads to, or what is going on.
fn told(
    scene: &Scene<'_, Starfighter>,
    ahead: Option<&Ahead>,
    columns: usize,
    rows: usize,
) -> Vec<(String, bool)> {
    let words = scene.words;
    let steps = match (scene.me, ahead) {
        (Some(me), Some(ahead)) => chain::steps(ahead, me),
        _ => Vec::new(),
    };
    let is_chain = !steps.is_empty();
    let text = if is_chain {
        let steps = Arg::List(steps.into_iter().map(Arg::from).collect());
        words.text_with("cli-starfighter-leads", [("steps", steps)])
    } else {
        status::moment(scene)
    };
    let mut lines = wrap(&text, columns);
    if lines.len() > rows {
        // What does not fit on the last row is cut there, not left out.
        let rest = lines.split_off(rows - 1).join(" ");
        lines.push(fit(&rest, columns));
    }
    lines.into_iter().map(|line| (line, is_chain)).collect()
}
