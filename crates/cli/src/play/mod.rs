//! A match against bots.
//!
//! | room | what is in it |
//! |---|---|
//! | [`contest`] | the match as one seat lives it: what has been shown, what is asked, taking back |
//! | [`question`] | what that seat is asked, step by step |
//! | [`thinker`] | the bots, on a thread of their own |
//! | [`keeping`] | the journal in a file |
//! | [`lines`] | a match line by line, for pipes and scripts |
//!
//! The full-screen table is in [`crate::screen`].

pub mod contest;
pub mod keeping;
pub mod lines;
pub mod question;
pub mod thinker;

use crate::{
    Context,
    args::Play,
    face::Face,
    failure::Failure,
    games::{self, FaceVisitor},
    screen,
};
use bots::Level;
use contest::Contest;
use kernel::{Key, Seat};
use std::{
    hash::{BuildHasher, Hasher, RandomState},
    io::{self, IsTerminal},
    path::PathBuf,
    sync::Arc,
};
use words::Words;

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
    /// Where dice and bots start from.
    pub seed: u64,
    /// Where the journal is kept.
    pub save: Option<PathBuf>,
    /// The language, with the names of this match.
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
            save: self.save.clone(),
            words: self.words.clone(),
            ..*self
        }
    }
}

impl<G: Face> Plan<G> {
    /// Begins the match.
    pub fn begin(&self) -> Result<Contest<G>, Failure> {
        Contest::start(self.game.clone(), self.setup.clone(), self.me, Key::from_seed(self.seed)).map_err(
            |error| {
                Failure::no(self.words.text_with("cli-error-unexpected", [("why", error.to_string().into())]))
            },
        )
    }

    /// The same match with other dice, and another file for its journal.
    pub fn again(self) -> Self {
        let save = self.save.as_deref().map(keeping::next_file);
        Self { seed: random_seed(), save, ..self }
    }
}

/// A number nobody can foresee.
pub fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// `escadrille play`.
pub fn run(context: &Context, options: &Play) -> Result<(), Failure> {
    struct Start<'a>(&'a Context, &'a Play);
    impl FaceVisitor for Start<'_> {
        type Out = Result<(), Failure>;
        fn visit<G: Face>(self, game: &Arc<G>) -> Self::Out {
            let plan = plan(self.0, self.1, game)?;
            if io::stdin().is_terminal() && io::stdout().is_terminal() {
                screen::run(plan)
            } else {
                lines::run(&plan, &mut io::stdin().lock(), &mut io::stdout().lock())
            }
        }
    }
    games::visit(&context.catalog, &options.game, Start(context, options))
        .unwrap_or_else(|| Err(games::no_such_game(context, &options.game)))
}

/// The match that the options ask for.
pub fn plan<G: Face>(context: &Context, options: &Play, game: &Arc<G>) -> Result<Plan<G>, Failure> {
    let level = games::level(context, &options.bot)?;
    let setup = games::setup::<G>(context, options.players, &options.policies)?;
    let seats: Vec<&str> = (0..options.players).map(|n| G::seat_name(options.players, Seat(n))).collect();
    // A side's name stands for its first seat.
    let named = |name: &str| seats.iter().position(|seat| *seat == name);
    let me = named(&options.seat).or_else(|| named(&format!("{}1", options.seat))).ok_or_else(|| {
        let args = [("seat", options.seat.as_str().into()), ("seats", seats.clone().into())];
        Failure::usage(context.words.text_with("cli-error-seat", args))
    })?;
    Ok(Plan {
        game: game.clone(),
        setup,
        players: options.players,
        me: Seat(me as u8),
        level,
        seed: options.seed.unwrap_or_else(random_seed),
        save: options.save.clone(),
        words: context.words.clone().with_names(G::names(options.players)),
    })
}

/// How a match ended, and what its dice can be checked with.
pub fn verdict<G: Face>(plan: &Plan<G>, contest: &Contest<G>) -> Vec<String> {
    let words = &plan.words;
    let key = match contest.payoff() {
        Some(payoff) if payoff > 0.0 => "cli-won",
        Some(payoff) if payoff < 0.0 => "cli-lost",
        Some(_) => "cli-drawn",
        None => return Vec::new(),
    };
    let mut lines = vec![words.text(key)];
    if let Some(committed) = contest.session().commitment() {
        lines.push(words.text_with("cli-end-commitment", [("digest", committed.to_string().into())]));
    }
    if let Some(key) = contest.session().journal().end.and_then(|end| end.key) {
        lines.push(words.text_with("cli-end-key", [("digest", key.0.to_string().into())]));
    }
    lines.push(words.text_with("cli-end-seed", [("seed", plan.seed.to_string().into())]));
    lines
}
