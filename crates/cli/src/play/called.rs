//! What seats are called at a table: "you", a person's name, a bot's level. Verbs follow by `$seat-who`.

use crate::face::Face;
use kernel::Seat;
use words::{Names, Words, YOU};

/// Who sits somewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sitter {
    /// Whoever reads.
    You,
    /// A bot of this level.
    Bot(String),
    /// Somebody with a name.
    Person(String),
    /// The one opponent, without a name.
    Opponent,
    /// Nobody that is known: the seat goes by its own word.
    Unknown,
}

/// What a bot is called.
pub fn bot(level: &str, words: &Words) -> String {
    let level = words.text(&format!("web-level-{level}"));
    words.text_with("web-bot", [("level", level.into())])
}

/// The names of a match, where seats nobody is known to sit at keep those they have. Sides stay sides, whoever plays them.
pub fn names<G: Face>(own: Names, sitters: &[Sitter], words: &Words) -> Names {
    if G::SIDED {
        return own;
    }
    let called = |sitter: &Sitter| match sitter {
        Sitter::Bot(level) => Some(bot(level, words)),
        Sitter::Person(name) => Some(name.clone()),
        Sitter::Opponent => Some(words.text("web-seat-opponent")),
        Sitter::You | Sitter::Unknown => None,
    };
    let all: Vec<Option<String>> = sitters.iter().map(called).collect();
    let mut names = own;
    for (n, (seat, sitter)) in (0..).map(Seat).zip(sitters).enumerate() {
        let key = G::seat_says(seat).key;
        if *sitter == Sitter::You {
            names = names.alias(key, YOU);
        }
        let Some(name) = &all[n] else { continue };
        // Two of one name are numbered.
        let same = |upto: &[Option<String>]| upto.iter().flatten().filter(|other| *other == name).count();
        names = if same(&all) > 1 {
            let args = [("name", name.as_str().into()), ("number", crate::figure(same(&all[..=n])))];
            names.call(key, words.text_with("web-seat-again", args))
        } else {
            names.call(key, name.as_str())
        };
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Message;
    use words::Lang;
    use xwing::Xwing;

    #[test]
    fn seats_are_called_by_whoever_sits_there_and_verbs_agree() {
        let words = Words::new(Lang::Fr);
        let called = |sitters: &[Sitter]| {
            let names = names::<Xwing>(<Xwing as Face>::names(2), sitters, &words);
            words.clone().with_names(names)
        };
        let who = |words: &Words, seat: u8| {
            words.text_with("cli-name", [("who", <Xwing as Face>::seat_says(Seat(seat)).into())])
        };
        let mine = called(&[Sitter::You, Sitter::Bot("cadet".to_owned())]);
        assert_eq!((who(&mine, 0).as_str(), who(&mine, 1).as_str()), ("Vous", "Robot cadet"));
        let marker =
            |seat| Message::new("xwing-log-marker").with("seat", <Xwing as Face>::seat_says(Seat(seat)));
        assert_ne!(mine.say(&marker(0)).replace("Vous", ""), mine.say(&marker(1)).replace("Robot cadet", ""));
        let bots = called(&[Sitter::Bot("ace".to_owned()), Sitter::Bot("ace".to_owned())]);
        assert_eq!(who(&bots, 1), "Robot as (2)");
        let strangers = called(&[Sitter::You, Sitter::Opponent]);
        assert_eq!(who(&strangers, 1), "Votre adversaire");
        assert_eq!(who(&called(&[Sitter::Unknown, Sitter::Person("Mara".to_owned())]), 1), "Mara");
    }

    #[test]
    fn sides_stay_sides() {
        let own = <endor::Endor as Face>::names(2);
        let sitters = [Sitter::You, Sitter::Bot("cadet".to_owned())];
        assert_eq!(names::<endor::Endor>(own.clone(), &sitters, &Words::new(Lang::Fr)), own);
    }
}
