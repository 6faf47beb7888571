//! Where map and panel go on a screen.

use super::{map::Map, panel::Panel, signs};
use crate::{
    face::Scene,
    screen::paint::{fit, put},
};
use kernel::Arg;
use ratatui::{buffer::Buffer, layout::Rect, text::Line, widgets::Widget};
use xwing::{Face as Side, Xwing, words};

/// The columns that ships need beside the map.
const PANEL: u16 = 36;
/// The rows a screen keeps for the title, the question and the log.
const KEPT: u16 = 8;

/// How many rows the table takes of a screen.
pub fn rows(screen: Rect) -> u16 {
    let kept = KEPT.max(screen.height * 3 / 10);
    screen.height.saturating_sub(kept).max(8)
}

/// Draws the table: the map on the left, ships on the right, one line about what is going on below.
pub fn draw(game: &Xwing, scene: &Scene<'_, Xwing>, area: Rect, buffer: &mut Buffer) {
    let upper = Rect { height: area.height.saturating_sub(1), ..area };
    let wide = Map::columns(upper.height, scene.view.area);
    let map = Rect { width: wide.min(upper.width.saturating_sub(PANEL)), ..upper };
    Map { game, scene, area: map }.draw(buffer);
    let left = map.width + 1;
    let panel = Rect { x: upper.x + left.min(upper.width), width: upper.width.saturating_sub(left), ..upper };
    let Scene { view, me, words, theme, .. } = *scene;
    let lines: Vec<Line<'static>> =
        Panel { game, view, me, words, theme }.lines(usize::from(panel.width), usize::from(panel.height));
    for (y, line) in (panel.y..panel.bottom()).zip(lines) {
        line.render(Rect { y, height: 1, ..panel }.intersection(buffer.area), buffer);
    }
    let last = area.bottom().saturating_sub(1);
    let (text, style) = match attack(game, scene) {
        Some(text) => (text, theme.turn()),
        None => (moment(scene), theme.quiet()),
    };
    put(buffer, area, area.x, last, &fit(&text, usize::from(area.width)), style);
}

/// The attack in flight with its dice.
fn attack(game: &Xwing, scene: &Scene<'_, Xwing>) -> Option<String> {
    let view = scene.view;
    let attack = view.attack.as_ref()?;
    let voice = game.voice(view);
    let dice = |dice: &[(Side, bool)]| -> Arg {
        let shown: Vec<&str> = dice.iter().map(|(face, _)| signs::face(*face)).collect();
        if shown.is_empty() { "-".into() } else { shown.join(" ").into() }
    };
    let args = [
        ("ship", voice.ship(attack.attacker).into()),
        ("target", voice.ship(attack.defender).into()),
        ("range", attack.range.into()),
        ("weapon", voice.weapon(attack.attacker, attack.weapon).into()),
        ("attack", dice(&attack.attack)),
        ("defense", dice(&attack.defense)),
    ];
    Some(scene.words.text_with("cli-xwing-attack", args))
}

/// The phase, and what is left to be drawn or scored.
fn moment(scene: &Scene<'_, Xwing>) -> String {
    let view = scene.view;
    let args = [
        ("phase", words::phase(view.phase).into()),
        ("one", view.decks[0].into()),
        ("two", view.decks[1].into()),
    ];
    // One deck may be shared.
    let key = if view.decks[1] == 0 { "cli-xwing-moment-one" } else { "cli-xwing-moment" };
    let mut text = scene.words.text_with(key, args);
    let (goal, scored) = view.threat;
    if scored != [0, 0] {
        let args = [("one", scored[0].into()), ("two", scored[1].into()), ("goal", (goal * 2).into())];
        text = format!("{text} · {}", scene.words.text_with("cli-xwing-threat", args));
    }
    text
}
