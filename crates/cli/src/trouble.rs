//! Why a file cannot be read or written, or a pack not be used, in words.

use catalog::PackError;
use kernel::Message;
use std::io::{Error, ErrorKind};
use words::Words;

/// The reason, as the end of a sentence; what the system says where there is no word for it.
pub fn why(error: &Error, words: &Words) -> String {
    words.say(&message(error))
}

/// The same before it has a language.
pub fn message(error: &Error) -> Message {
    match of_kind(error.kind()) {
        Some(key) => Message::new(key),
        None => Message::new("cli-why-system").with("text", error.to_string()),
    }
}

/// The key of what is said about a kind of failure, if people meet it.
#[expect(clippy::wildcard_enum_match_arm, reason = "the system knows more reasons than people meet")]
pub fn of_kind(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "cli-why-not-found",
        ErrorKind::PermissionDenied => "cli-why-denied",
        ErrorKind::IsADirectory => "cli-why-folder",
        ErrorKind::NotADirectory => "cli-why-no-folder",
        ErrorKind::StorageFull => "cli-why-full",
        ErrorKind::ReadOnlyFilesystem => "cli-why-read-only",
        // What files hold is read as text.
        ErrorKind::InvalidData => "cli-why-not-text",
        ErrorKind::AddrInUse => "cli-why-taken",
        ErrorKind::AddrNotAvailable => "cli-why-no-address",
        ErrorKind::ConnectionRefused => "cli-why-nobody",
        ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted | ErrorKind::BrokenPipe => "cli-why-cut",
        ErrorKind::TimedOut | ErrorKind::WouldBlock => "cli-why-late",
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => {
            "cli-why-no-network"
        }
        _ => return None,
    })
}

/// What is wrong with a pack, each mistake on a line of its own.
pub fn pack(error: &PackError, words: &Words) -> String {
    match error {
        PackError::Unknown(dir) => {
            let list = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
            let args = [
                ("dir", dir.display().to_string().into()),
                ("files", list(&endor::pack::FILES).into()),
                ("cards", list(&catalog::CARDS).into()),
                ("squadrons", list(&starfighter::pack::FILES).into()),
            ];
            words.text_with("cli-pack-unknown", args)
        }
        PackError::Io { file, error } => {
            let args = [("file", file.display().to_string().into()), ("why", why(error, words).into())];
            words.text_with("cli-error-read", args)
        }
        // file:line:column, as compilers write it.
        PackError::Content { .. } | PackError::Cards { .. } | PackError::Squadrons { .. } => {
            let lines = error
                .mistakes()
                .into_iter()
                .map(|wrong| format!("{}: {}", wrong.place, words.say(&wrong.why)));
            lines.collect::<Vec<_>>().join("\n")
        }
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
        assert_eq!(why(&Error::other("odd"), &words), "le système répond «\u{A0}odd\u{A0}»");
    }
}
