//! A match in the terminal.
//!
//! | room | what is in it |
//! |---|---|
//! | [`called`] | what seats are called by those who play |
//! | [`contest`] | a match as one viewer lives it, wherever it is played |
//! | [`told`], [`notice`] | lines of the log; what is said besides |
//! | [`question`], [`habits`] | what a seat is asked, step by step, and what it need not be asked again |
//! | [`talk`] | what can be said to the table besides answers |
//! | [`solo`], [`thinker`] | a match against bots, and the bots on a thread of their own |
//! | [`keeping`], [`resume`] | the journal in a file, and going on from one |
//! | [`lines`], [`console`] | a match line by line, for pipes and scripts |
//!
//! The full-screen table is in [`crate::screen`]; matches on a server are in [`crate::join`].

pub mod called;
pub mod console;
pub mod contest;
pub mod habits;
pub mod keeping;
pub mod lines;
pub mod notice;
pub mod question;
pub mod resume;
pub mod solo;
pub mod talk;
pub mod thinker;
pub mod told;

use crate::{
    Context,
    args::Play,
    face::{Face, Wish},
    failure::Failure,
    games::{self, FaceVisitor},
    plain::Plain,
    screen,
};
use bots::Level;
use called::Sitter;
use console::Console;
use contest::Contest;
use kernel::{Seat, journal::EntryOf};
use solo::Solo;
use std::{
    hash::{BuildHasher, Hasher, RandomState},
    io::{self, IsTerminal},
    path::PathBuf,
    sync::Arc,
};
use words::Words;

/// What every match is shown with.
pub struct Setting<G: Face> {
    /// The game.
    pub game: Arc<G>,
    /// The language.
    pub words: Words,
    /// Whether questions are asked whose answer changes nothing.
    pub ask_everything: bool,
}

impl<G: Face> std::fmt::Debug for Setting<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Setting").field("words", &self.words).finish_non_exhaustive()
    }
}

/// All that a match needs to begin, and to begin again.
pub struct Plan<G: Face> {
    /// The game.
    pub game: Arc<G>,
    /// What it starts from.
    pub setup: G::Setup,
    /// How many play.
    pub players: u8,
    /// Where the player sits.
    pub me: Seat,
    /// How strong the bots are.
    pub level: Level,
    /// Whether there are none: everybody plays at this keyboard.
    pub hot_seat: bool,
    /// Where dice and bots start from.
    pub seed: u64,
    /// What has been played already, to go on from.
    pub from: Option<Vec<EntryOf<G>>>,
    /// Where the journal is kept.
    pub save: Option<PathBuf>,
    /// The language.
    pub words: Words,
}

// By hand, because a derive would ask the game itself to be `Debug` and `Clone`.
impl<G: Face> std::fmt::Debug for Plan<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plan").field("setup", &self.setup).field("seed", &self.seed).finish_non_exhaustive()
    }
}

impl<G: Face> Clone for Plan<G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            setup: self.setup.clone(),
            from: self.from.clone(),
            save: self.save.clone(),
            words: self.words.clone(),
            ..*self
        }
    }
}

impl<G: Face> Plan<G> {
    /// Begins the match, or goes on with it.
    pub fn begin(&self) -> Result<Solo<G>, Failure> {
        Solo::start(self.clone()).map_err(|error| {
            Failure::no(self.words.text_with("cli-error-unexpected", [("why", error.to_string().into())]))
        })
    }

    /// The words, with what seats are called: "you" and bots by their level, or sides where several share a keyboard.
    pub fn called(&self) -> Words {
        let own = self.game.sides(&self.setup, self.players);
        if self.hot_seat {
            return self.words.clone().with_names(own);
        }
        let bot = || Sitter::Bot(self.level.to_string());
        let sitter = |seat| if Seat(seat) == self.me { Sitter::You } else { bot() };
        let sitters: Vec<Sitter> = (0..self.players).map(sitter).collect();
        self.words.clone().with_names(called::names::<G>(own, &sitters, &self.words))
    }

    /// The same match from the other side.
    pub fn swapped(self) -> Self {
        // Of four, the second and the third are one side.
        let me = Seat(u8::from(self.me == Seat(0) || self.me == Seat(3)));
        Self { me, ..self }
    }

    /// The same match with other dice, and another file for its journal.
    pub fn again(self) -> Self {
        let save = self.save.as_deref().map(keeping::next_file);
        Self { seed: random_seed(), from: None, save, ..self }
    }
}

/// A number nobody can foresee.
pub fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// `escadrille play`.
pub fn run(context: &Context, options: &Play) -> Result<(), Failure> {
    struct Start<'a>(&'a Context, &'a Play, Option<&'a str>);
    impl FaceVisitor for Start<'_> {
        type Out = Result<(), Failure>;
        fn visit<G: Face>(self, game: &Arc<G>) -> Self::Out {
            let Self(context, options, journal) = self;
            let plan = match journal {
                Some(text) => resume::plan(context, options, game, text)?,
                None => plan(context, options, game)?,
            };
            resume::note(&plan);
            let (game, words) = (plan.game.clone(), plan.words.clone());
            let setting = Setting { game, words, ask_everything: options.ask_everything };
            show(&setting, Box::new(plan.begin()?))
        }
    }
    let journal = options.resume.as_deref().map(|file| resume::read(context, file)).transpose()?;
    let name = match (&journal, &options.game) {
        (Some((game, _)), _) => game.as_str(),
        (None, Some(game)) => game.as_str(),
        (None, None) => "",
    };
    let text = journal.as_ref().map(|(_, text)| text.as_str());
    games::visit(&context.catalog, name, Start(context, options, text))
        .unwrap_or_else(|| Err(games::no_such_game(context, name)))
}

/// Plays a match: on a full screen in a terminal, line by line otherwise.
pub fn show<G: Face>(setting: &Setting<G>, contest: Box<dyn Contest<G>>) -> Result<(), Failure> {
    show_with(setting, contest, lines_typed())
}

/// The same, for who has begun to read lines before.
pub fn show_with<G: Face>(
    setting: &Setting<G>,
    contest: Box<dyn Contest<G>>,
    console: Option<Console>,
) -> Result<(), Failure> {
    match console {
        Some(console) => lines::run(setting, contest, console, &mut Plain::new(io::stdout())),
        None => screen::run(setting, contest),
    }
}

/// Where lines come from; nowhere if a person sits at both ends, who gets a screen.
pub fn lines_typed() -> Option<Console> {
    (!is_terminal()).then(|| Console::start(io::stdin(), io::stdin().is_terminal()))
}

/// Whether a person sits at both ends.
pub fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// The match that the options ask for.
pub fn plan<G: Face>(context: &Context, options: &Play, game: &Arc<G>) -> Result<Plan<G>, Failure> {
    let level = match &options.bot {
        Some(name) => games::level(context, &**game, name)?,
        None => usual_level(&**game),
    };
    // What cannot be played by so many is told before who sits where.
    if game.setup(options.players).is_none() {
        let plain = Wish {
            players: options.players,
            me: Seat(0),
            setup: None,
            threat: None,
            squads: &[],
            cruisers: &[],
            decks: &[],
            seed: 0,
        };
        games::setup(context, &**game, &plain, &[])?;
    }
    let seats: Vec<&str> = (0..options.players).map(|n| game.seat_name(options.players, Seat(n))).collect();
    let asked = options.seat.as_deref().unwrap_or(seats[0]);
    // A side's name stands for its first seat.
    let named = |name: &str| seats.iter().position(|seat| *seat == name);
    let me = named(asked).or_else(|| named(&format!("{asked}1"))).ok_or_else(|| {
        let args = [("seat", asked.into()), ("seats", seats.clone().into())];
        Failure::usage(context.words.text_with("cli-error-seat", args))
    })?;
    let (me, seed) = (Seat(me as u8), options.seed.unwrap_or_else(random_seed));
    let wish = Wish {
        players: options.players,
        me,
        setup: options.setup.as_deref(),
        threat: options.threat,
        squads: &options.squads,
        cruisers: &options.cruisers,
        decks: &options.decks,
        seed,
    };
    Ok(Plan {
        game: game.clone(),
        setup: games::setup(context, &**game, &wish, &options.policies)?,
        players: options.players,
        me,
        level,
        hot_seat: options.hot_seat,
        seed,
        from: None,
        save: options.save.clone(),
        words: context.words.clone().of_game(game.name()),
    })
}

/// The bots one plays against unless others are asked for: cadets, or the strongest there are.
fn usual_level<G: Face>(game: &G) -> Level {
    let cadet = game.levels().contains(&Level::Cadet);
    if cadet { Level::Cadet } else { game.levels().last().copied().unwrap_or(Level::Random) }
}

/// The key of how a match ended, from what that is worth.
pub fn verdict_key(payoff: f32) -> &'static str {
    if payoff > 0.0 {
        "cli-won"
    } else if payoff < 0.0 {
        "cli-lost"
    } else {
        "cli-drawn"
    }
}
