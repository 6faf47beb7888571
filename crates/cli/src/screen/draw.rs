//! Where everything goes: a title, the table, the question with its choices, the log.

use super::{
    app::{App, End},
    dice, list, logbook,
    paint::{fit, put, width, wrap},
};
use crate::{
    face::{Face, Scene},
    figure,
    play::question::Question,
};
use kernel::Arg;
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

/// Signs that somebody is thinking.
const THINKING: [&str; 8] = ["⠋", "⠙", "⠸", "⠴", "⠦", "⠇", "⠏", "⠛"];
/// Fewer rows than this are all needed for the question and the log.
const ROOMY: u16 = 9;

impl<G: Face> App<G> {
    /// Draws everything.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let words = &self.words;
        let (columns, rows) = G::LEAST;
        if area.width < columns || area.height < rows {
            let args = [("columns", columns.into()), ("rows", rows.into())];
            let lines = wrap(&words.text_with("cli-error-size", args), usize::from(area.width));
            for (y, line) in (area.y..area.bottom()).zip(lines) {
                put(buffer, area, area.x, y, &line, Style::new());
            }
            return;
        }
        self.draw_title(Rect { height: 1, ..area }, buffer);
        let table = Rect { y: area.y + 1, height: G::rows(area), ..area };
        let view = self.contest.view();
        let scene = Scene {
            view: &view,
            me: self.contest.me(),
            spots: self.spots(),
            ask: self.question.as_ref().map(Question::ask),
            choice: self.selected_choice(),
            words,
            theme: self.theme,
        };
        self.game.draw(&scene, table, buffer);
        let below = Rect { y: table.bottom(), height: area.bottom().saturating_sub(table.bottom()), ..area };
        self.draw_below(below, buffer);
        if let Some(overlay) = self.overlays.last() {
            self.draw_overlay(overlay, area, buffer);
        }
    }

    fn draw_title(&self, area: Rect, buffer: &mut Buffer) {
        let words = &self.words;
        let name = words.text(&format!("game-{}", self.game.name()));
        let round = G::round(&self.contest.view());
        let round = round.map(|round| words.text_with(G::ROUND, [("round", round.into())]));
        let mut title = words.text_with("cli-title-game", [("game", name.clone().into())]);
        if let Some(round) = &round {
            title = format!("{title} · {round}");
        }
        let (state, style) = if self.is_over {
            (words.text("cli-over"), self.theme.title())
        } else if self.question.is_some() {
            (words.text("cli-turn-yours"), self.theme.turn())
        } else if self.is_showing() {
            (String::new(), self.theme.quiet())
        } else {
            (self.waiting(), self.theme.quiet())
        };
        let hint = format!("? {}", words.text("cli-help-hint"));
        let hint = match self.contest.clocks() {
            Some(clocks) => {
                // Clocks need the room of the game's name, and on a small screen that of the round too.
                let room =
                    usize::from(area.width).saturating_sub(width(&state) + width(&clocks) + width(&hint) + 6);
                let shorter = [Some(name), round, Some(String::new())].into_iter().flatten();
                title = [title].into_iter().chain(shorter).find(|t| width(t) <= room).unwrap_or_default();
                format!("{clocks}  {hint}")
            }
            None => hint,
        };
        put(buffer, area, area.x, area.y, &title, self.theme.title());
        let hint_at = area.right().saturating_sub(width(&hint) as u16);
        let state_at = area.x + if title.is_empty() { 0 } else { width(&title) as u16 + 3 };
        let room = usize::from(hint_at.saturating_sub(state_at + 1));
        put(buffer, area, state_at, area.y, &fit(&state, room), style);
        put(buffer, area, hint_at, area.y, &hint, self.theme.quiet());
    }

    fn waiting(&self) -> String {
        let words = &self.words;
        match self.contest.waits_for().as_slice() {
            [] => String::new(),
            [one] => words.text_with("cli-turn-other", [("who", G::seat_says(*one).into())]),
            _ => words.text("cli-turn-secret"),
        }
    }

    fn draw_below(&self, area: Rect, buffer: &mut Buffer) {
        let words = &self.words;
        let mut area = area;
        let half = (area.width / 2).min(64);
        if area.height >= ROOMY {
            self.draw_rule(half, area, buffer);
            area = Rect { y: area.y + 1, height: area.height - 1, ..area };
        }
        // The prompt, then what is to be said besides.
        let prompt_style = if self.question.is_some() { self.theme.turn() } else { self.theme.title() };
        let columns = usize::from(area.width);
        let standing = self.contest.standing();
        // A small screen has no room for two long sentences.
        let most = if standing.is_some() && area.height < ROOMY { 1 } else { 2 };
        let mut rows: Vec<(String, Style)> =
            wrap(&self.prompt(), columns).into_iter().take(most).map(|line| (line, prompt_style)).collect();
        if let Some(standing) = standing {
            let said = standing.lines().flat_map(|line| wrap(line, columns)).take(3);
            rows.extend(said.map(|line| (line, self.theme.turn())));
        }
        if let Some(draft) = &self.draft {
            // The end of what is typed is what is being looked at.
            let line = format!("{draft}▏");
            let skip = line.chars().count().saturating_sub(columns);
            rows.push((line.chars().skip(skip).collect(), self.theme.selected()));
        }
        if let Some(notice) = &self.notice {
            let style = if notice.is_bad { self.theme.danger() } else { self.theme.title() };
            rows.extend(wrap(&notice.text, columns).into_iter().take(2).map(|line| (line, style)));
        }
        for (y, (row, style)) in (area.y..area.bottom()).zip(&rows) {
            put(buffer, area, area.x, y, row, *style);
        }
        let used = (rows.len() as u16).min(area.height);
        let body = Rect { y: area.y + used, height: area.height - used, ..area };
        let left = self.draw_choices(Rect { width: half, ..body }, body.width * 3 / 5, buffer);
        let log = Rect { x: body.x + left + 1, width: body.width.saturating_sub(left + 1), ..body };
        logbook::draw::<G>(self.contest.told(), words, self.theme, log, buffer);
    }

    /// A line with the titles of the panels below it.
    fn draw_rule(&self, left_width: u16, area: Rect, buffer: &mut Buffer) {
        let words = &self.words;
        put(buffer, area, area.x, area.y, &"─".repeat(usize::from(area.width)), self.theme.quiet());
        let titles = [(1, "cli-choices-title"), (left_width + 1, "cli-log-title")];
        for (x, key) in titles {
            put(buffer, area, area.x + x, area.y, &format!(" {} ", words.text(key)), self.theme.quiet());
        }
    }

    /// The sentence that says who must do what.
    fn prompt(&self) -> String {
        let words = &self.words;
        if let Some(menu) = self.menu() {
            return words.say(&menu.prompt);
        }
        if self.is_over {
            return self.contest.verdict().into_iter().next().unwrap_or_default();
        }
        if self.is_showing() {
            return words.text("cli-show-hint");
        }
        if self.contest.waits_for().is_empty() {
            return String::new();
        }
        let spinner = THINKING[self.ticks / 2 % THINKING.len()];
        let names: Vec<Arg> =
            self.contest.waits_for().into_iter().map(|seat| G::seat_says(seat).into()).collect();
        let count = names.len();
        let who = words.text_with("cli-names", [("names", Arg::List(names))]);
        let said = words.text_with("cli-thinking", [("who", who.into()), ("count", figure(count))]);
        format!("{spinner} {said}")
    }

    /// Draws dice and choices, or what happens now. Says how many columns that took: those of `area`, or up to
    /// `most` if the list needs them.
    fn draw_choices(&self, area: Rect, most: u16, buffer: &mut Buffer) -> u16 {
        let words = &self.words;
        let menu = self.menu();
        let fallen = match menu {
            Some(menu) => menu.dice.clone(),
            None => self
                .contest
                .latest()
                .iter()
                .rev()
                .find_map(|line| G::dice_of(line.event()?))
                .unwrap_or_default(),
        };
        // What happens now, where the eye is.
        let columns = usize::from(area.width).saturating_sub(3);
        let latest = self.contest.latest().iter();
        let said: Vec<String> = latest.flat_map(|line| wrap(&line.text(words), columns)).collect();
        let needed = menu.map_or(said.len(), |menu| menu.items.len()) as u16;
        let used = dice::draw(&fallen, area.height >= needed + 3, self.theme, area, buffer);
        let area = Rect { y: area.y + used, height: area.height - used, ..area };
        let more = |count: usize| words.text_with("cli-prompt-more", [("count", figure(count))]);
        let entries = if let Some(menu) = menu {
            list::entries(menu, words, self.theme, area)
        } else if self.is_over {
            let entry = |(n, end): (usize, End)| list::Entry {
                text: format!("{:>2} {}", n + 1, words.text(end.key())),
                style: self.theme.open(),
            };
            self.ends().into_iter().enumerate().map(entry).collect()
        } else {
            for (y, line) in (area.y..area.bottom()).zip(&said) {
                put(buffer, area, area.x + 1, y, line, self.theme.title());
            }
            return area.width;
        };
        let width = list::columns_for(&entries, area.height).clamp(area.width, most.max(area.width));
        list::draw(&entries, self.selected, more, self.theme, Rect { width, ..area }, buffer);
        width
    }
}
