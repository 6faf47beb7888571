//! Colours with a meaning, and what stands for them where there are none.

use ratatui::style::{Color, Modifier, Style};

/// How meanings look. The colours can be read on dark and on light terminals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    colours: bool,
}

impl Theme {
    /// What this environment wants: colours, unless `NO_COLOR` is set.
    pub fn from_env() -> Self {
        Self { colours: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    /// Attributes only.
    pub fn plain() -> Self {
        Self { colours: false }
    }

    fn colour(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// Walls and labels: there, but quiet.
    pub fn quiet(self) -> Style {
        if self.colours {
            Style::new().fg(Color::Indexed(244))
        } else {
            Style::new().add_modifier(Modifier::DIM)
        }
    }

    /// Gold: it is your turn.
    pub fn turn(self) -> Style {
        self.colour(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// Cyan: you may choose this.
    pub fn open(self) -> Style {
        self.colour(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// Blue: easy.
    pub fn calm(self) -> Style {
        self.colour(Color::Indexed(33)).add_modifier(Modifier::BOLD)
    }

    /// White: selected.
    pub fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// Red: danger or refusal.
    pub fn danger(self) -> Style {
        self.colour(Color::Red).add_modifier(Modifier::BOLD)
    }

    /// The first side of a game; shape and letters tell the sides apart before this does.
    pub fn first_side(self) -> Style {
        self.colour(Color::Indexed(172))
    }

    /// The second side.
    pub fn second_side(self) -> Style {
        self.colour(Color::Indexed(68))
    }

    /// Titles.
    pub fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }
}
