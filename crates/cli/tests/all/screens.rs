//! The full-screen table, drawn into memory.

use crate::table::{app, press};
use cli::{
    endor::atlas::Atlas,
    screen::app::{App, Flow},
};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use endor::Endor;
use kernel::journal::Journal;
use ratatui::{Terminal, backend::TestBackend};
use std::{
    thread,
    time::{Duration, Instant},
};
use words::Lang;

/// The rows of a screen.
fn screen(app: &App<Endor>, columns: u16, rows: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a screen in memory");
    terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut())).expect("it can be drawn on");
    let buffer = terminal.backend().buffer();
    (0..rows).map(|y| (0..columns).map(|x| buffer[(x, y)].symbol()).collect()).collect()
}

fn type_in(app: &mut App<Endor>, keys: &str) {
    for letter in keys.chars() {
        press(app, if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) });
    }
}

/// Lets time pass, as fast as the bots allow, until the player is asked or the match is over.
fn wait(app: &mut App<Endor>) {
    let start = Instant::now();
    let mut now = start;
    while app.question().is_none() && !app.contest().is_over() {
        now += Duration::from_secs(5);
        app.tick(now).expect("the bots are well");
        assert!(start.elapsed() < Duration::from_mins(1), "the bots have forgotten to answer");
        thread::yield_now();
    }
    app.tick(now + Duration::from_secs(5)).expect("the bots are well");
}

#[test]
fn the_smallest_screen_shows_the_whole_table() {
    let mut app = app(Lang::En, "rebel", 2, 1);
    wait(&mut app);
    // Both prepare their orders at the same time: the bot may still be thinking.
    let start = Instant::now();
    let mut rows = screen(&app, 80, 24);
    while rows[16].ends_with("hand 6, orders 0    ") && start.elapsed() < Duration::from_mins(1) {
        app.tick(Instant::now() + Duration::from_hours(1)).expect("the bots are well");
        rows = screen(&app, 80, 24);
    }
    let expected = [
        "Escadrille · The Battle of Endor · Round 1   Your turn                    ? help",
        "  F1 Y4         F2 X5 F3 B3   F4 Y4 F5 B3   F6 X5         Luke     □□□□□□□□□□□□ ",
        "┌ O1▲ ────────┬ O2▲ ────────┬ O3▲ ────────┬ O4▲ ────────┐ Vader    □□□□□□□□□◇◇◇□",
        "│     B3      │     Y4      │     X5      │     B3      │ Falcon   □□□□□□       ",
        "├ O9 ──┬ M1▲ ─┴────────┬ M2▲ ────┬ M3▲ ───┴──────┬ O5 ──┤ Executor □□□□□□□□     ",
        "│      │     X5 F      │   B3    │      Y4       │      │ TIE reserve 28        ",
    ];
    assert_eq!(rows[..6], expected);
    assert_eq!(rows[16], "└─────────────────┴───────────────────┴─────────────────┘   hand 3, orders 3    ");
    assert!(rows[17].starts_with("Shield up  ◆ 2 2 2"), "{}", rows[17]);
    assert!(rows[18].starts_with("Prepare your order pile"), "{}", rows[18]);
    assert!(rows[19].starts_with("› 1 "), "{}", rows[19]);
}

#[test]
fn every_place_is_named_at_every_size_and_in_every_language() {
    for (lang, seat, players) in [(Lang::En, "rebel", 2), (Lang::Fr, "empire", 2), (Lang::Fr, "empire2", 4)] {
        let mut app = app(lang, seat, players, 2);
        wait(&mut app);
        for (columns, rows) in [(80, 24), (100, 30), (120, 40), (140, 45), (200, 60), (300, 25), (80, 100)] {
            let screen = screen(&app, columns, rows);
            let text = screen.join("\n");
            let rings = [('O', 9), ('M', 7), ('I', 6), ('F', 6)];
            for (ring, count) in rings {
                for n in 1..=count {
                    assert_eq!(
                        text.matches(&format!(" {ring}{n}")).count(),
                        1,
                        "{ring}{n} at {columns}x{rows}: {text}"
                    );
                }
            }
            assert_eq!(screen.iter().filter(|row| row.contains('◆')).count(), 1, "the strike team: {text}");
        }
    }
}

#[test]
fn nothing_overlaps_the_map() {
    let mut app = app(Lang::Fr, "empire", 2, 3);
    let width = usize::from(Atlas::SMALL.width());
    for _ in 0..60 {
        wait(&mut app);
        for row in &screen(&app, 80, 24)[2..17] {
            let letters: Vec<char> = row.chars().collect();
            assert!("│├┌└".contains(letters[0]) && "│┤┐┘".contains(letters[width - 1]), "{row}");
            assert_eq!(letters[width], ' ', "{row}");
        }
        press(&mut app, KeyCode::Enter);
    }
}

#[test]
fn small_windows_say_so_and_no_size_is_too_small_to_draw() {
    let mut app = app(Lang::En, "rebel", 2, 1);
    wait(&mut app);
    assert!(screen(&app, 60, 20).concat().contains("at least 80 columns by 24"));
    for overlay in ['x', '?', 'l', 'q'] {
        press(&mut app, KeyCode::Char(overlay));
        for (columns, rows) in [(10, 5), (1, 1), (3, 40), (79, 24), (80, 23), (80, 24), (81, 25)] {
            screen(&app, columns, rows);
        }
        press(&mut app, KeyCode::Esc);
    }
}

#[test]
fn a_match_is_played_with_one_key_and_never_fails_to_draw() {
    for (seat, players) in [("rebel", 2), ("empire", 2), ("rebel2", 4)] {
        let mut app = app(Lang::Fr, seat, players, 11);
        for n in 0..600_u16 {
            wait(&mut app);
            if app.contest().is_over() {
                break;
            }
            screen(&app, 80 + n % 90, 24 + n % 40);
            // Mostly the first answer, sometimes another, sometimes a step back.
            let key = match n % 11 {
                3 => KeyCode::Down,
                5 => KeyCode::Char('2'),
                7 => KeyCode::Char('+'),
                8 => KeyCode::Char('0'),
                9 => KeyCode::Esc,
                _ => KeyCode::Enter,
            };
            press(&mut app, key);
        }
        screen(&app, 80, 24);
        let journal = app.contest().journal().expect("a match of one's own");
        let journal = Journal::<Endor>::read(&journal).expect("a journal");
        assert!(journal.verify(&Endor::classic()).is_ok());
    }
}

#[test]
fn cards_are_picked_one_by_one_with_a_way_back() {
    let mut app = app(Lang::En, "rebel", 2, 1);
    wait(&mut app);
    let prompt = |app: &App<Endor>| screen(app, 80, 24)[18].trim_end().to_owned();
    type_in(&mut app, "1");
    assert_eq!(prompt(&app), "Order 2 of 3. So far: X/Y/Assault.");
    press(&mut app, KeyCode::Esc);
    assert!(prompt(&app).starts_with("Prepare your order pile"));
    type_in(&mut app, "123");
    assert_eq!(prompt(&app), "Your order pile is complete. Play it like this?");
    type_in(&mut app, "\n");
    wait(&mut app);
    assert!(prompt(&app).starts_with("Give one order of the revealed card"), "{}", prompt(&app));
}

#[test]
fn ships_are_moved_by_naming_places_and_legal_places_are_marked() {
    let mut app = app(Lang::En, "rebel", 2, 1);
    wait(&mut app);
    type_in(&mut app, "111\n");
    wait(&mut app);
    // The X-wing order.
    type_in(&mut app, "1");
    wait(&mut app);
    let text = screen(&app, 80, 24).join("\n");
    assert!(
        text.contains("<F2>X5")
            && text.contains("[F6]X5")
            && text.contains("[O3▲]")
            && text.contains("[M1▲]"),
        "{text}"
    );
    assert!(!text.contains("[O1"), "no X-wing is there: {text}");
    type_in(&mut app, "o3");
    let text = screen(&app, 80, 24).join("\n");
    assert!(text.contains("*O3▲*") && text.contains("<O2▲>") && text.contains("[M2▲]"), "{text}");
    type_in(&mut app, "m2");
    assert!(screen(&app, 80, 24)[18].starts_with("From sector O3 to sector M2: how many?"));
    // Taking back reaches the order that was given.
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Esc);
    type_in(&mut app, "u");
    wait(&mut app);
    let text = screen(&app, 80, 24).join("\n");
    assert!(text.contains("Your last decision is taken back.") && text.contains("Give one order"), "{text}");
    // Before that, cards were turned over.
    type_in(&mut app, "u");
    assert!(screen(&app, 80, 24).join("\n").contains("(TABLE-TAKE-BACK)"));
}

#[test]
fn rules_help_and_log_lie_over_the_table() {
    let mut app = app(Lang::Fr, "rebel", 2, 1);
    wait(&mut app);
    type_in(&mut app, "r");
    let text = screen(&app, 80, 24).join("\n");
    assert!(text.contains("Règle END-016") && text.contains("trois cartes de sa main"), "{text}");
    type_in(&mut app, "x?");
    let text = screen(&app, 80, 24).join("\n");
    assert!(text.contains("Touches") && text.contains("équipe"), "{text}");
    type_in(&mut app, "xl");
    press(&mut app, KeyCode::Home);
    type_in(&mut app, "r");
    assert!(screen(&app, 80, 24).join("\n").contains("Règle END-030"));
    // Back to the log, then to the table.
    press(&mut app, KeyCode::Esc);
    assert!(screen(&app, 80, 24).join("\n").contains("choisir une ligne"));
    press(&mut app, KeyCode::Esc);
    assert!(screen(&app, 80, 24)[18].starts_with("Préparez"));
}

#[test]
fn quitting_is_asked_about_and_control_c_is_not() {
    let mut app = app(Lang::Fr, "rebel", 2, 1);
    wait(&mut app);
    assert_eq!(press(&mut app, KeyCode::Char('q')), Flow::Stay);
    assert!(screen(&app, 80, 24).join("\n").contains("n’est pas enregistrée"));
    assert_eq!(press(&mut app, KeyCode::Char('n')), Flow::Stay);
    press(&mut app, KeyCode::Char('q'));
    assert_eq!(press(&mut app, KeyCode::Char('o')), Flow::Quit);
    assert_eq!(app.key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)), Flow::Quit);
}

#[test]
fn moves_of_others_wait_to_be_seen_unless_they_are_skipped() {
    let mut app = app(Lang::En, "empire", 2, 1);
    wait(&mut app);
    type_in(&mut app, "111\n");
    let (start, now) = (Instant::now(), Instant::now());
    // The bot has played, but time stands still: what it did is not all shown, and nothing is asked.
    while app.contest().version() < 8 {
        app.tick(now).expect("the bots are well");
        assert!(start.elapsed() < Duration::from_mins(1));
    }
    app.tick(now).expect("the bots are well");
    assert!(app.is_showing() && app.question().is_none());
    assert!(screen(&app, 80, 24)[18].starts_with("Enter: next."));
    press(&mut app, KeyCode::Esc);
    while app.question().is_none() && !app.contest().is_over() {
        app.tick(now).expect("the bots are well");
        assert!(start.elapsed() < Duration::from_mins(1));
    }
    assert!(!app.is_showing());
}
