//! Dice that have fallen.

use super::{paint::put, theme::Theme};
use ratatui::{buffer::Buffer, layout::Rect};

/// Draws dice as boxes, or as `[6] [5]` where there is only one row; says how many rows that took.
pub fn draw(dice: &[String], boxes: bool, theme: Theme, area: Rect, buffer: &mut Buffer) -> u16 {
    if dice.is_empty() || area.height == 0 {
        return 0;
    }
    let row = |text: &dyn Fn(&str) -> String| dice.iter().map(|die| text(die)).collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = if boxes && area.height >= 3 {
        vec![row(&|_| "┌───┐".to_owned()), row(&|die| format!("│ {die} │")), row(&|_| "└───┘".to_owned())]
    } else {
        vec![row(&|die| format!("[{die}]"))]
    };
    for (y, line) in (area.y..).zip(&lines) {
        put(buffer, area, area.x + 1, y, line, theme.title());
    }
    lines.len() as u16
}
