//! Maneuvers, dice, tokens and headings as short signs, the same in every language.

use crate::screen::theme::Theme;
use geometry::{Heading, Side};
use ratatui::style::Style;
use xwing::{Bearing, Colour, Difficulty, Face, Maneuver, Token};

/// The arrow of a bearing.
pub fn arrow(bearing: Bearing) -> &'static str {
    match bearing {
        Bearing::Straight => "↑",
        Bearing::Bank(Side::Left) => "↖",
        Bearing::Bank(Side::Right) => "↗",
        Bearing::Turn(Side::Left) => "←",
        Bearing::Turn(Side::Right) => "→",
        Bearing::Koiogran => "↓",
        Bearing::Tallon(Side::Left) => "T←",
        Bearing::Tallon(Side::Right) => "T→",
        Bearing::Segnor(Side::Left) => "S←",
        Bearing::Segnor(Side::Right) => "S→",
        Bearing::Stationary => "■",
        Bearing::ReverseStraight => "R↓",
        Bearing::ReverseBank(Side::Left) => "R↙",
        Bearing::ReverseBank(Side::Right) => "R↘",
    }
}

/// The colour of a maneuver as a sign, for terminals without colours: blue is calm, red is hard.
pub fn colour(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Blue => "-",
        Difficulty::White => " ",
        Difficulty::Red => "!",
    }
}

/// A maneuver: `2↖-`.
pub fn maneuver(maneuver: Maneuver) -> String {
    format!("{}{}{}", maneuver.speed, arrow(maneuver.bearing), colour(maneuver.difficulty))
}

/// Which way a nose points, to the nearest eighth.
pub fn nose(heading: Heading) -> &'static str {
    const EIGHTHS: [&str; 8] = ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"];
    EIGHTHS[eighth(heading)]
}

/// The nearest eighth of a turn, clockwise from up.
pub fn eighth(heading: Heading) -> usize {
    (heading.0.wrapping_add(1 << 28) >> 29) as usize
}

/// What a die shows.
pub fn face(face: Face) -> &'static str {
    match face {
        Face::Crit => "✹",
        Face::Hit => "✶",
        Face::Evade => "↷",
        Face::Focus => "◉",
        Face::Blank => "·",
    }
}

/// The letter of a token.
pub fn token(token: Token) -> &'static str {
    match token {
        Token::Focus => "F",
        Token::Evade => "E",
        Token::Calculate => "C",
        Token::ReinforceFore => "R↑",
        Token::ReinforceAft => "R↓",
        Token::Disarm => "D",
        Token::Jam => "J",
        Token::Tractor => "T",
        Token::Stress => "S",
        Token::Ion => "I",
        Token::Cloak => "K",
    }
}

/// How a token of a colour looks.
pub fn token_style(colour: Colour, theme: Theme) -> Style {
    match colour {
        Colour::Green | Colour::Blue => theme.open(),
        Colour::Orange => theme.turn(),
        Colour::Red => theme.danger(),
    }
}
