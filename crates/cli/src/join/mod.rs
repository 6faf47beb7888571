//! Matches on a server: `escadrille join`.
//!
//! | room | what is in it |
//! |---|---|
//! | [`link`] | the links people are given |
//! | [`api`], [`wire`] | what is asked of a server, and the socket of a match |
//! | [`trouble`], [`spoken`] | what can go wrong, and what a server says, in words |
//! | [`seats`] | the seats somebody has taken, with their secrets |
//! | `lobby` | what is played on a server, and making a match |
//! | [`remote`], `playing` | a match on a server as a [`Contest`](crate::play::contest::Contest) |
//! | `gather`, `stop` | bringing a squadron or a deck, and waiting for the others'; leaving meanwhile |
//! | `step`, `company` | what a server tells of a match, and of those who play it |

pub mod api;
mod company;
mod gather;
pub mod link;
mod lobby;
mod playing;
pub mod remote;
pub mod seats;
pub mod spoken;
mod step;
mod stop;
pub mod trouble;
pub mod wire;

use crate::{
    Context,
    args::Join,
    face::Face,
    failure::Failure,
    games::{self, FaceVisitor},
    plain::Plain,
    play::{Setting, contest::Contest as _, is_terminal, lines_typed, show_with},
};
use api::Api;
use kernel::{Message, Seat};
use link::Link;
use lobby::Host;
use protocol::{
    rest,
    shared::{MatchInfo, Phase},
};
use remote::{Place, Remote};
use seats::{KeptSeat, Seats, Share};
use serde_json::Value;
use std::{
    io::{self, Write as _},
    sync::Arc,
    time::Duration,
};
use stop::Stop;
use trouble::Trouble;
use words::Words;

/// What somebody does on a server.
#[derive(Debug, Clone)]
pub enum Choice {
    /// Takes a seat.
    Join(MatchInfo),
    /// Goes back to a seat.
    Seat(MatchInfo, KeptSeat),
    /// Takes the seat of a match they have made, to which they have brought what they bring.
    Made(MatchInfo, KeptSeat),
    /// Watches.
    Watch(MatchInfo),
}

/// `escadrille join`.
pub fn run(context: &Context, options: &Join) -> Result<(), Failure> {
    let words = &context.words;
    let link = Link::read(&options.link).map_err(|_| {
        let args = [
            ("link", spoken::plain(&options.link).into()),
            ("table", "http://localhost:8080/m/ID".into()),
            ("lobby", "http://localhost:8080".into()),
        ];
        Failure::usage(words.text_with("cli-join-bad-link", args))
    })?;
    let api = Api::new(link.server.clone());
    let seats = Seats::of_user();
    let name = options.name.as_deref();
    let failed = |trouble: Trouble| Failure::no(trouble.say(words));
    let brought = options.bring.as_deref().map(|file| gather::read(words, file)).transpose()?;
    let choice = if let Some(table) = &link.table {
        let info = api.info(table).map_err(failed)?;
        match seats.find(&link) {
            _ if options.watch => Choice::Watch(info),
            Some(kept) => Choice::Seat(info, kept),
            // There is nothing left to join.
            None if info.phase == Phase::Over => Choice::Watch(info),
            None => Choice::Join(info),
        }
    } else {
        let seat_says = |game: &str, players, seat| seat_says(context, game, players, seat);
        let (mut input, mut out) = (io::stdin().lock(), Plain::new(io::stdout()));
        let mut host = Host {
            words,
            input: &mut input,
            out: &mut out,
            seat_says: &seat_says,
            brought: brought.as_ref(),
        };
        match host.lobby(&api, &seats, options.watch, name)? {
            Some(choice) => choice,
            None => return Ok(writeln!(out, "{}", words.text("cli-goodbye"))?),
        }
    };
    let (info, kept, invitation, brought) = match choice {
        Choice::Watch(info) => (info, None, None, None),
        Choice::Made(info, kept) => (info, Some(Some(kept)), None, None),
        Choice::Seat(info, kept) => (info, Some(Some(kept)), None, brought),
        Choice::Join(info) => (info, Some(None), link.invitation.as_deref(), brought),
    };
    let kept = match kept {
        None => None,
        Some(kept) => {
            if brought.is_none() {
                let seat = kept.as_ref().map(|kept| kept.seat);
                let typed = invitation.map_or_else(|| api.server().table(&info.id), |_| options.link.clone());
                gather::must_bring(words, &info, seat, &typed)?;
            }
            Some(sit(words, &api, &info, kept, invitation, name, brought)?)
        }
    };
    if let Some(kept) = &kept
        && let Err(error) = seats.keep(kept.clone())
    {
        let args = [("why", error.to_string().into())];
        writeln!(io::stderr(), "{}", words.text_with("cli-join-unkept", args))?;
    }
    let ask_everything = options.ask_everything;
    let play = Play { context, api, seats, kept, info: &info, ask_everything };
    games::visit(&context.catalog, &info.game, play)
        .unwrap_or_else(|| Err(games::no_such_game(context, &spoken::plain(&info.game))))
}

/// What a game calls a seat, with the words that say so.
fn seat_says(context: &Context, game: &str, players: u8, seat: Seat) -> Option<(Message, Words)> {
    struct Says<'a>(&'a Context, u8, Seat);
    impl FaceVisitor for Says<'_> {
        type Out = (Message, Words);
        fn visit<G: Face>(self, _: &Arc<G>) -> Self::Out {
            (G::seat_says(self.2), self.0.words.clone().with_names(G::names(self.1)))
        }
    }
    games::visit(&context.catalog, game, Says(context, players, seat))
}

/// Takes a seat, or the one that was taken before.
fn sit(
    words: &Words,
    api: &Api,
    info: &MatchInfo,
    kept: Option<KeptSeat>,
    invitation: Option<&str>,
    name: Option<&str>,
    brought: Option<Value>,
) -> Result<KeptSeat, Failure> {
    let secret = kept.as_ref().map_or(invitation, |kept| kept.invitation.as_deref());
    let join = rest::Join { secret: secret.map(str::to_owned), name: name.map(str::to_owned), brought };
    let token = kept.as_ref().map(|kept| kept.token.as_str());
    let failed = |trouble: Trouble| Failure::no(trouble.say(words));
    let seated = api.join(&info.id, token, &join).map_err(failed)?;
    let (seat, token) = (seated.seat.unwrap_or_default(), api.token(&seated).map_err(failed)?);
    // The hash was there before anything is added to the dice. Without random numbers nothing is.
    let share = kept.as_ref().and_then(|kept| kept.share.clone());
    let share = share.or_else(|| Share::new(info.commitment.clone()).ok());
    Ok(match kept {
        Some(kept) => KeptSeat { seat, token, share, ..kept },
        None => KeptSeat {
            server: api.server().to_string(),
            table: info.id.clone(),
            seat,
            invitation: invitation.map(str::to_owned),
            token,
            guests: Vec::new(),
            share,
        },
    })
}

/// Plays or watches a match of any game.
struct Play<'a> {
    context: &'a Context,
    api: Api,
    seats: Seats,
    kept: Option<KeptSeat>,
    info: &'a MatchInfo,
    ask_everything: bool,
}

impl FaceVisitor for Play<'_> {
    type Out = Result<(), Failure>;
    fn visit<G: Face>(self, game: &Arc<G>) -> Self::Out {
        let Self { context, api, seats, kept, info, ask_everything } = self;
        let players = u8::try_from(info.seats.len()).unwrap_or(u8::MAX);
        let words = context.words.clone().of_game(game.name()).with_names(G::names(players));
        let is_player = kept.is_some();
        let place = Place { api, table: info.id.clone(), kept, seats, words: words.clone() };
        let has_begun = info.gathers.is_none() && (info.dice == 1 || info.phase != Phase::Waiting);
        let mut console = lines_typed();
        if !has_begun && !gather::wait::<G>(&place, info.gathers.is_some(), console.as_mut())? {
            return Ok(());
        }
        let mut remote = Remote::<G>::sit(game.clone(), place)
            .map_err(|trouble| Failure::no(trouble.say(&context.words)))?;
        if is_player && remote.me().is_none() {
            return Err(Failure::no(words.text("cli-join-not-yours")));
        }
        // Whoever has waited was told before.
        if has_begun {
            writeln!(Plain::new(io::stdout()), "{}", role::<G>(remote.me(), &words))?;
        }
        if is_terminal() && !wait_for_company(&mut remote)? {
            return Ok(());
        }
        let setting = Setting { game: game.clone(), words, ask_everything };
        show_with(&setting, Box::new(remote), console)
    }
}

/// What somebody is at a table.
fn role<G: Face>(me: Option<Seat>, words: &Words) -> String {
    match me {
        Some(seat) if G::SIDED => words.text_with("cli-join-playing", [("seat", G::seat_says(seat).into())]),
        Some(_) => words.text("cli-join-seated"),
        None => words.text("cli-join-watching"),
    }
}

/// Waits in the plain terminal, where links can be copied, until all seats are taken; `false` if the player leaves.
fn wait_for_company<G: Face>(remote: &mut Remote<G>) -> Result<bool, Failure> {
    if !remote.is_waiting() {
        return Ok(true);
    }
    let stop = Stop::listen()?;
    let mut out = Plain::new(io::stdout());
    let (mut free, mut told) = (Vec::new(), remote.told().len());
    while remote.is_waiting() && !stop.is_asked() {
        let now = remote.free();
        if free != now {
            for line in &now {
                writeln!(out, "{line}")?;
            }
            free = now;
        }
        remote.wait(Duration::from_millis(200));
        remote.work()?;
        while remote.show_next() {}
        for line in &remote.told()[told.min(remote.told().len())..] {
            writeln!(out, "  {}", line.text(remote.words()))?;
        }
        told = remote.told().len();
    }
    let leaves = stop.is_asked();
    if leaves {
        writeln!(out)?;
        for line in remote.farewell() {
            writeln!(out, "{line}")?;
        }
    }
    Ok(!leaves)
}
