//! A live match: one task owns its table, its sockets, its clocks and its offers.
//!
//! | room | what is in it |
//! |---|---|
//! | [`letter`] | what others ask of the task |
//! | `play` | choices, taking back, ends |
//! | `offers` | draws, rematches and take-backs that need consent |
//! | `company` | who is connected, and what they are sent |
//! | `seating` | taking seats, bringing squadrons and decks, and beginning once all is there |
//! | `minds` | the bots at the table |
//! | `hints` | what an ace would do in a player's place |
//! | `looks` | questions about what is seen |
//! | `chat` | what people say to each other |
//! | `clock` | chess clocks |

mod chat;
mod clock;
mod company;
mod hints;
pub(crate) mod letter;
mod looks;
mod minds;
mod offers;
mod play;
mod seating;

pub(crate) use letter::{Hello, Letter, Status, Turn};

use crate::{
    hall::{Hall, Handle},
    store::{Record, Summary},
    trouble::Trouble,
};
use bots::Mind;
use catalog::Table;
use chat::Chat;
use clock::Clock;
use company::{Company, Noise};
use futures_util::FutureExt as _;
use kernel::MAX_SEATS;
use protocol::{shared::Phase, socket::Offer};
use std::{
    future::{Future as _, poll_fn},
    panic::AssertUnwindSafe,
    pin::pin,
    sync::Arc,
    task::Poll,
    time::Duration,
};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

/// How often whoever is silent is asked whether they are there; who has not answered by the next time is not.
const SILENCE: Duration = Duration::from_mins(1);

/// A live match.
pub(crate) struct Room {
    hall: Arc<Hall>,
    handle: Handle,
    summary: Summary,
    table: Box<dyn Table>,
    chat: Chat,
    company: Company,
    offer: Option<Offer>,
    /// How many offers there have been: a bot's answer to an old one is none to the next.
    offers: u64,
    clock: Option<Clock>,
    /// The decision each bot thinks about, with how often something had been taken back before it.
    thinking: [Option<(u32, u64)>; MAX_SEATS],
    /// The decision a hint is being worked out for, with how often something had been taken back before it.
    hinting: Option<(u32, u64)>,
    /// The bots, with what they remember.
    minds: [Option<Mind>; MAX_SEATS],
    /// When this task may end if nobody is there.
    until: Instant,
    /// Whether anybody has been there.
    visited: bool,
    /// Another writer was first: what this task believes is no longer so.
    outdated: bool,
    /// The server shuts down.
    closed: bool,
}

/// Opens a match and lives with it until nobody is left. A panic ends this task and no other: whoever is there is
/// told, and the match is read from the store again when somebody next comes.
pub(crate) async fn open(
    hall: Arc<Hall>,
    id: String,
    handle: Handle,
    mut inbox: mpsc::Receiver<Box<Letter>>,
) {
    let mut trouble = Trouble::gone();
    match AssertUnwindSafe(Room::load(&hall, &id, &handle)).catch_unwind().await {
        Ok(Ok(mut room)) => {
            let failed = AssertUnwindSafe(room.run(&mut inbox)).catch_unwind().await.is_err();
            // Whoever is told to come back finds the match opened anew, not this task.
            hall.forget(&id, &handle, || true);
            if failed {
                let fault = broken(&hall, &id);
                room.tell_all(&fault.message());
            }
            room.company.dismiss();
        }
        Ok(Err(why)) => trouble = why,
        Err(_) => trouble = broken(&hall, &id),
    }
    hall.forget(&id, &handle, || true);
    inbox.close();
    while let Some(letter) = inbox.recv().await {
        letter.refuse(&trouble);
    }
}

/// A fault of ours has ended a match's task.
fn broken(hall: &Hall, id: &str) -> Trouble {
    hall.metrics.panics.add(1);
    eprintln!("match {id} failed; it will be read from the store again");
    Trouble::broken()
}

impl Room {
    async fn load(hall: &Arc<Hall>, id: &str, handle: &Handle) -> Result<Self, Trouble> {
        let record = hall.store.load(id.to_owned()).await?.ok_or_else(Trouble::not_found)?;
        let Record { summary, lines, chat } = record;
        let stored = lines.len() as u64;
        let table = if summary.has_begun() {
            let opening = summary.opening(lines, Arc::clone(hall.store.signer()))?;
            hall.catalog.open(&summary.game, opening)?.0
        } else {
            hall.catalog.empty(&summary.game, summary.seats.len() as u8)?
        };
        let room = Self {
            clock: Clock::of(&summary),
            hall: Arc::clone(hall),
            handle: handle.clone(),
            summary,
            table,
            chat: Chat::new(chat, hall.limits.chat),
            company: Company::default(),
            offer: None,
            offers: 0,
            thinking: [None; MAX_SEATS],
            hinting: None,
            minds: Default::default(),
            until: Instant::now() + hall.limits.idle,
            visited: false,
            outdated: false,
            closed: false,
        };
        if room.table.version() > stored {
            // Only if a store was cut off between decisions; chance is drawn from the key, so it is the same again.
            let lines = room.lines_from(stored);
            hall.store.append(lines).await?;
        }
        Ok(room)
    }

    async fn run(&mut self, inbox: &mut mpsc::Receiver<Box<Letter>>) {
        self.start_clocks();
        self.note_turn();
        self.wake_bots();
        let mut call = Instant::now() + SILENCE;
        // One alarm for everything, which may ring too early: setting it for each message would cost more than that.
        let mut alarm = pin!(sleep_until(call));
        while !self.outdated && !self.closed {
            let due = self.due(call);
            if alarm.is_elapsed() || due < alarm.deadline() {
                alarm.as_mut().reset(due);
            }
            let company = &mut self.company;
            let event = poll_fn(|cx| {
                if let Poll::Ready(Some(letter)) = inbox.poll_recv(cx) {
                    return Poll::Ready(Event::Letter(letter));
                }
                if let Poll::Ready(noise) = company.poll(cx) {
                    return Poll::Ready(Event::Noise(noise));
                }
                alarm.as_mut().poll(cx).map(|()| Event::Alarm)
            });
            match event.await {
                // In a box: what happens seldom does not make every match's task bigger.
                Event::Letter(letter) => Box::pin(self.receive(*letter)).await,
                Event::Noise(Noise::Said(conn, said)) => self.hear(conn, said).await,
                Event::Noise(Noise::Ended(conn)) => self.leave(conn),
                Event::Alarm => {
                    let now = Instant::now();
                    if self.clock.as_ref().and_then(Clock::falls).is_some_and(|flag| flag <= now) {
                        Box::pin(self.flag_fell()).await;
                    }
                    if call <= now {
                        self.company.call();
                        call = now + SILENCE;
                    }
                    let hall = Arc::clone(&self.hall);
                    if self.is_quiet()
                        && self.until <= now
                        && hall.forget(&self.summary.id, &self.handle, || inbox.is_empty())
                    {
                        return;
                    }
                }
            }
        }
    }

    /// When something is to be done even if nobody says anything.
    fn due(&self, call: Instant) -> Instant {
        let flag = self.clock.as_ref().and_then(Clock::falls);
        let due = flag.map_or(call, |flag| flag.min(call));
        if self.is_quiet() { due.min(self.until) } else { due }
    }

    /// Whether nobody would miss this task.
    fn is_quiet(&self) -> bool {
        let clock_runs = self.clock.as_ref().is_some_and(|clock| clock.falls().is_some());
        self.company.is_empty() && self.thinking.iter().all(Option::is_none) && !clock_runs
    }

    async fn receive(&mut self, letter: Letter) {
        self.until = Instant::now() + self.hall.limits.idle;
        match letter {
            Letter::Connect { person, hello, visitor, reply } => {
                self.visited = true;
                // Whoever asked may be gone already.
                _ = reply.send(self.connect(person, hello, visitor).await);
            }
            Letter::Join { person, invitation, name, brought, reply } => {
                _ = reply.send(self.join(person, invitation, name, brought).await);
                if !self.visited {
                    // They may come in a second or in a week.
                    self.until = Instant::now();
                }
            }
            Letter::Bring { person, brought, reply } => {
                _ = reply.send(self.bring(person, &brought).await);
                if !self.visited {
                    self.until = Instant::now();
                }
            }
            Letter::Thought { seat, about, choice, tries } => self.thought(seat, about, choice, tries).await,
            Letter::Hinted { seat, about, hint } => self.hinted(seat, about, hint),
            Letter::Looked { conn, answer } => self.pass_on(conn, &answer),
            Letter::Weighed { seat, offer, agrees } => self.weighed(seat, offer, agrees).await,
            Letter::Renewed { old, new } => self.renewed(old, new),
            Letter::Close => {
                self.company.dismiss();
                self.closed = true;
            }
        }
    }

    /// Writes down who must play, for listings.
    fn note_turn(&self) {
        let asked = self.table.asked().iter().fold(0, |bits, (seat, _)| bits | 1 << seat.0);
        let asked = if self.playing() { asked } else { 0 };
        let (version, round) = (self.table.version(), self.table.round());
        self.handle.status.set_turn(Turn { version, asked, round });
    }

    fn playing(&self) -> bool {
        self.summary.phase() == Phase::Playing
    }
}

/// What a match's task wakes up for.
enum Event {
    Letter(Box<Letter>),
    Noise(Noise),
    Alarm,
}
