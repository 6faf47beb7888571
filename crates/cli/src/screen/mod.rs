//! The full-screen table of any game that has a face.
//!
//! | room | what is in it |
//! |---|---|
//! | [`app`] | the match on screen: what is asked, selected, told; how time passes |
//! | [`keys`] | what each key does |
//! | [`notice`] | saved journals, last words, lines for the table |
//! | [`pace`] | how fast other players' moves are shown |
//! | [`draw`] | where everything goes |
//! | [`list`], [`logbook`], [`dice`], [`overlay`] | the parts around the board |
//! | [`label`], [`paint`], [`theme`] | words of items, text into cells, colours with a meaning |

pub mod app;
pub mod dice;
pub mod draw;
pub mod keys;
pub mod label;
pub mod list;
pub mod logbook;
pub mod notice;
pub mod overlay;
pub mod pace;
pub mod paint;
pub mod theme;

use crate::{
    face::Face,
    failure::Failure,
    plain::Plain,
    play::{Setting, contest::Contest},
};
use app::{App, Flow};
use crossterm::event::{self, Event, KeyEventKind};
use ratatui::DefaultTerminal;
use std::{
    io::{self, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};
use theme::Theme;

/// Plays matches until the player has had enough. The terminal is given back whatever happens: the hook that
/// `ratatui` installs does so on a panic, and signals end the loop.
pub fn run<G: Face>(setting: &Setting<G>, contest: Box<dyn Contest<G>>) -> Result<(), Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        signal_hook::flag::register(signal, stop.clone())?;
    }
    let mut terminal = ratatui::try_init()?;
    let played = play(&mut terminal, setting, contest, &stop);
    ratatui::restore();
    let last = played?;
    let mut out = Plain::new(io::stdout().lock());
    for line in last {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", setting.words.text("cli-goodbye"))?;
    Ok(())
}

/// Match after match; what is left to be said afterwards.
fn play<G: Face>(
    terminal: &mut DefaultTerminal,
    setting: &Setting<G>,
    mut contest: Box<dyn Contest<G>>,
    stop: &AtomicBool,
) -> Result<Vec<String>, Failure> {
    let mut asks_everything = setting.ask_everything;
    loop {
        let mut app = App::new(setting, contest, Theme::from_env());
        app.asks_everything = asks_everything;
        let flow = session(terminal, &mut app, stop)?;
        app.keep();
        asks_everything = app.asks_everything;
        let next = if let Flow::Again { swapped } = flow { app.next_match(swapped)? } else { None };
        match next {
            Some(next) => contest = next,
            None => return Ok(app.last_words()),
        }
    }
}

fn session<G: Face>(
    terminal: &mut DefaultTerminal,
    app: &mut App<G>,
    stop: &AtomicBool,
) -> Result<Flow, Failure> {
    loop {
        app.tick(Instant::now())?;
        terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut()))?;
        if stop.load(Ordering::Relaxed) {
            return Ok(Flow::Quit);
        }
        if !event::poll(app.patience())? {
            continue;
        }
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
        {
            match app.key(key) {
                Flow::Stay => {}
                flow @ (Flow::Quit | Flow::Again { .. }) => return Ok(flow),
            }
        }
    }
}
