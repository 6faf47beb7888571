//! What each key does.

#![expect(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than a table has uses for")]

use super::{
    app::{App, End, Flow},
    overlay::Overlay,
};
use crate::{face::Face, menu::Item};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The longest line for the table: what can be said at once, and the word before it.
const LONGEST_LINE: usize = 520;

impl<G: Face> App<G> {
    /// Takes a key.
    pub fn key(&mut self, key: KeyEvent) -> Flow {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if key.code == KeyCode::Char('c') { Flow::Quit } else { Flow::Stay };
        }
        match self.overlays.last() {
            Some(_) => self.key_over(key.code),
            None if self.draft.is_some() => self.key_in_draft(key.code),
            None => self.key_at_table(key.code),
        }
    }

    /// A key of a line for the table.
    fn key_in_draft(&mut self, key: KeyCode) -> Flow {
        let Some(draft) = &mut self.draft else { return Flow::Stay };
        match key {
            KeyCode::Char(letter) if draft.chars().count() < LONGEST_LINE => draft.push(letter),
            KeyCode::Backspace => {
                draft.pop();
                if draft.is_empty() {
                    self.draft = None;
                }
            }
            KeyCode::Esc => self.draft = None,
            KeyCode::Enter => {
                let line = self.draft.take().unwrap_or_default();
                return self.talk(&line);
            }
            _ => {}
        }
        Flow::Stay
    }

    /// A key while something lies over the table.
    fn key_over(&mut self, key: KeyCode) -> Flow {
        let lines = self.contest.told().len();
        let Some(top) = self.overlays.last_mut() else { return Flow::Stay };
        match (&mut *top, key) {
            (Overlay::Quit, KeyCode::Char('y' | 'Y' | 'o' | 'O') | KeyCode::Enter) => return Flow::Quit,
            (Overlay::Quit, KeyCode::Char('s')) => {
                self.save(true);
                if !self.is_unsaved() {
                    return Flow::Quit;
                }
                self.overlays.pop();
            }
            (Overlay::Hand { seat }, KeyCode::Enter | KeyCode::Char(' ')) => {
                let seat = *seat;
                self.overlays.pop();
                self.contest.sit_down(seat);
                self.pace.rest();
            }
            // Any other key leaves the table covered.
            (Overlay::Hand { .. }, KeyCode::Char('q')) => return Flow::Quit,
            (Overlay::Hand { .. }, _) => {}
            (Overlay::Log { selected }, KeyCode::Up | KeyCode::Char('k')) => {
                *selected = selected.saturating_sub(1);
            }
            (Overlay::Log { selected }, KeyCode::Down | KeyCode::Char('j')) => {
                *selected = (*selected + 1).min(lines.saturating_sub(1));
            }
            (Overlay::Log { selected }, KeyCode::PageUp) => *selected = selected.saturating_sub(10),
            (Overlay::Log { selected }, KeyCode::PageDown) => {
                *selected = (*selected + 10).min(lines.saturating_sub(1));
            }
            (Overlay::Log { selected }, KeyCode::Home) => *selected = 0,
            (Overlay::Log { selected }, KeyCode::End) => *selected = lines.saturating_sub(1),
            (Overlay::Log { selected }, KeyCode::Char('r') | KeyCode::Enter) => {
                let rule = self.contest.told().get(*selected).and_then(|told| told.rule(&*self.game));
                if let Some(rule) = rule {
                    self.overlays.push(Overlay::rule(&*self.game, rule.0, &self.words));
                }
            }
            (Overlay::Help { scroll } | Overlay::Rule { scroll, .. }, KeyCode::Up | KeyCode::PageUp) => {
                *scroll = scroll.saturating_sub(if key == KeyCode::Up { 1 } else { 10 });
            }
            (Overlay::Help { scroll } | Overlay::Rule { scroll, .. }, KeyCode::Down | KeyCode::PageDown) => {
                *scroll = scroll.saturating_add(if key == KeyCode::Down { 1 } else { 10 }).min(200);
            }
            // What is shown under the end can be reached at once.
            (Overlay::End, KeyCode::Char('s')) => {
                self.overlays.pop();
                self.save(true);
            }
            (
                Overlay::Help { .. }
                | Overlay::Rule { .. }
                | Overlay::Log { .. }
                | Overlay::Quit
                | Overlay::End,
                _,
            ) => {
                self.overlays.pop();
            }
        }
        Flow::Stay
    }

    fn key_at_table(&mut self, key: KeyCode) -> Flow {
        self.notice = self.notice.take().filter(|_| key == KeyCode::Char('r'));
        if let KeyCode::Char(letter) = key
            && self.types(letter)
        {
            return Flow::Stay;
        }
        match key {
            KeyCode::Char('/') if self.contest.is_shared() => self.draft = Some("/".to_owned()),
            KeyCode::Char('y') if self.contest.standing().is_some() => return self.talk("/yes"),
            KeyCode::Char('n') if self.contest.standing().is_some() => return self.talk("/no"),
            KeyCode::Char('?' | 'h') | KeyCode::F(1) => self.overlays.push(Overlay::Help { scroll: 0 }),
            KeyCode::Char('q') if self.is_over => return Flow::Quit,
            KeyCode::Char('q') => {
                self.keep();
                self.overlays.push(Overlay::Quit);
            }
            KeyCode::Char('s') => self.save(true),
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char('e') => {
                self.asks_everything = !self.asks_everything;
                self.habits.forget();
                self.say(if self.asks_everything { "cli-asks-everything" } else { "cli-asks-less" });
            }
            KeyCode::Char('r') => self.show_rule(),
            KeyCode::Tab | KeyCode::Char('l') | KeyCode::PageUp => self.open_log(),
            _ if self.is_over => return self.key_at_end(key),
            _ if self.question.is_some() => self.key_at_question(key),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right | KeyCode::Down => self.pace.go_on(),
            KeyCode::Esc => self.pace.skip(),
            _ => {}
        }
        Flow::Stay
    }

    fn key_at_question(&mut self, key: KeyCode) {
        let Some(menu) = self.menu() else { return };
        let count = menu.items.len();
        let counts = menu.items.get(self.selected).is_some_and(Item::counts);
        match key {
            KeyCode::Up | KeyCode::Char('k') => self.selected = (self.selected + count - 1) % count.max(1),
            KeyCode::Down | KeyCode::Char('j') => self.selected = (self.selected + 1) % count.max(1),
            KeyCode::Left if !counts => self.selected = (self.selected + count - 1) % count.max(1),
            KeyCode::Right if !counts => self.selected = (self.selected + 1) % count.max(1),
            KeyCode::Home => self.selected = 0,
            KeyCode::End => self.selected = count.saturating_sub(1),
            KeyCode::Left | KeyCode::Char('-') => self.adjust(false),
            KeyCode::Right | KeyCode::Char('+' | '=') => self.adjust(true),
            KeyCode::Enter | KeyCode::Char(' ') => self.pick(self.selected),
            KeyCode::Char('*') => self.repeat(),
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            _ => {}
        }
    }

    fn key_at_end(&mut self, key: KeyCode) -> Flow {
        let ends = self.ends();
        match key {
            KeyCode::Up | KeyCode::Char('k') => self.selected = (self.selected + ends.len() - 1) % ends.len(),
            KeyCode::Down | KeyCode::Char('j') => self.selected = (self.selected + 1) % ends.len(),
            KeyCode::Enter | KeyCode::Char(' ') => return self.end_with(self.selected),
            KeyCode::Char(digit @ '1'..='9') => return self.end_with(digit as usize - '1' as usize),
            KeyCode::Char('y' | 'o') => return self.end_with(0),
            KeyCode::Char('n') => return Flow::Quit,
            _ => {}
        }
        Flow::Stay
    }

    fn end_with(&mut self, item: usize) -> Flow {
        match self.ends().get(item) {
            Some(End::Again) => return self.again(false),
            Some(End::Swap) => return self.again(true),
            Some(End::Save) => self.save(true),
            Some(End::Log) => self.open_log(),
            Some(End::Quit) => return Flow::Quit,
            None => {}
        }
        Flow::Stay
    }

    /// Takes a digit, or a letter of the name of a place; `false` if it means something else.
    fn types(&mut self, letter: char) -> bool {
        let Some(menu) = self.menu() else { return false };
        let letter = letter.to_ascii_uppercase();
        let spelled = format!("{}{letter}", self.typed);
        let spots: Vec<usize> = menu
            .items
            .iter()
            .enumerate()
            .filter(|(_, item)| item.spot.as_ref().is_some_and(|spot| spot.starts_with(&spelled)))
            .map(|(i, _)| i)
            .collect();
        // A menu about one place needs no names.
        let distinct = menu
            .items
            .iter()
            .filter_map(|item| item.spot.as_ref())
            .collect::<std::collections::BTreeSet<_>>();
        if !spots.is_empty() && distinct.len() > 1 {
            let whole = menu.items[spots[0]].spot.as_deref() == Some(&spelled);
            self.typed = spelled;
            if whole {
                self.pick(spots[0]);
            } else {
                self.selected = spots[0];
            }
            return true;
        }
        let Some(digit) = letter.to_digit(10) else {
            self.typed.clear();
            return false;
        };
        let most = menu.numbers().into_iter().max().unwrap_or(0);
        let number = match self.typed.parse::<usize>() {
            Ok(typed) if typed * 10 + digit as usize <= most => typed * 10 + digit as usize,
            _ => digit as usize,
        };
        if let Some(item) = menu.numbered(number) {
            if number == 0 || number * 10 > most {
                // No other number begins like this one.
                self.pick(item);
            } else {
                self.selected = item;
                self.typed = number.to_string();
            }
        }
        true
    }

    fn open_log(&mut self) {
        let selected = self.contest.told().len().saturating_sub(1);
        self.overlays.push(Overlay::Log { selected });
    }

    /// The rule behind the refusal on screen, the selected item, the question, or what happened last.
    fn show_rule(&mut self) {
        let of_notice = self.notice.as_ref().and_then(|notice| notice.rule.clone());
        let of_menu = self.menu().map(|menu| {
            let item = menu.items.get(self.selected);
            item.and_then(|item| item.rule).unwrap_or(menu.rule)
        });
        let of_log = || self.contest.told().iter().rev().find_map(|told| told.rule(&*self.game));
        let of_table = of_menu.or_else(of_log).map(|rule| rule.0.to_owned());
        if let Some(rule) = of_notice.or(of_table) {
            self.overlays.push(Overlay::rule(&*self.game, &rule, &self.words));
        }
    }
}
