//! Why a file cannot be read or written, in words.

use std::io::{Error, ErrorKind};
use words::Words;

/// The reason, as the end of a sentence; what the system says where there is no word for it.
#[expect(clippy::wildcard_enum_match_arm, reason = "the system knows more reasons than people meet")]
pub fn why(error: &Error, words: &Words) -> String {
    match error.kind() {
        ErrorKind::NotFound => words.text("cli-why-not-found"),
        ErrorKind::PermissionDenied => words.text("cli-why-denied"),
        ErrorKind::IsADirectory => words.text("cli-why-folder"),
        ErrorKind::NotADirectory => words.text("cli-why-no-folder"),
        ErrorKind::StorageFull => words.text("cli-why-full"),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn a_missing_file_is_told_in_the_language_of_the_reader() {
        let words = Words::new(Lang::Fr);
        assert_eq!(
            why(&Error::from(ErrorKind::NotFound), &words),
            "il n’y a rien à cet endroit, vérifiez le chemin"
        );
        assert_eq!(why(&Error::other("odd"), &words), "odd");
    }
}
