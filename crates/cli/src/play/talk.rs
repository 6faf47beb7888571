//! What can be said to the table besides answers: `/say hello`, `/draw`, `/resign`. Both languages' words are
//! understood whatever the language of the program.

use words::Words;

/// Something said to the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Talk {
    /// Words for everybody.
    Say(String),
    /// I would give up: the word that does it is asked for.
    MayResign,
    /// I give up.
    Resign,
    /// I offer a draw, or accept one.
    Draw,
    /// I ask to take back my last decision, or agree that another does.
    TakeBack,
    /// I want to play again, or agree to.
    Rematch {
        /// On the same sides; else they are swapped.
        same: bool,
    },
    /// I agree to what is offered.
    Yes,
    /// I do not.
    No,
    /// Show me what can be said.
    Help,
    /// I leave; the match stays.
    Quit,
}

impl Talk {
    /// What a line says, if it is one for the table: it begins with a stroke.
    ///
    /// ```
    /// use cli::play::talk::Talk;
    /// assert_eq!(Talk::read("/say  well played "), Some(Ok(Talk::Say("well played".to_owned()))));
    /// assert_eq!(Talk::read("/nulle"), Some(Ok(Talk::Draw)));
    /// assert_eq!(Talk::read("/abandon"), Some(Ok(Talk::MayResign)));
    /// assert_eq!(Talk::read("/abandon oui"), Some(Ok(Talk::Resign)));
    /// assert_eq!(Talk::read("/rematch"), Some(Ok(Talk::Rematch { same: false })));
    /// assert_eq!(Talk::read("/revanche pareil"), Some(Ok(Talk::Rematch { same: true })));
    /// assert_eq!(Talk::read("/dance"), Some(Err("/dance".to_owned())));
    /// assert_eq!(Talk::read("3"), None);
    /// ```
    pub fn read(line: &str) -> Option<Result<Self, String>> {
        let line = line.trim();
        let rest = line.strip_prefix('/')?;
        let (word, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        Some(match word.to_lowercase().as_str() {
            "say" | "dire" => Ok(Self::Say(rest.trim().to_owned())),
            // For the whole team, and for good: a slip of the finger must not do it.
            "resign" | "abandon" => Ok(match rest.trim().to_lowercase().as_str() {
                "yes" | "oui" => Self::Resign,
                _ => Self::MayResign,
            }),
            "draw" | "nulle" => Ok(Self::Draw),
            "takeback" | "reprendre" => Ok(Self::TakeBack),
            "rematch" | "revanche" => {
                Ok(Self::Rematch { same: matches!(rest.trim().to_lowercase().as_str(), "same" | "pareil") })
            }
            "yes" | "oui" => Ok(Self::Yes),
            "no" | "non" => Ok(Self::No),
            "help" | "aide" => Ok(Self::Help),
            "quit" | "quitter" => Ok(Self::Quit),
            _ => Err(line.to_owned()),
        })
    }

    /// What can be said, in words.
    pub fn help(words: &Words) -> String {
        words.text("cli-talk-help")
    }
}
