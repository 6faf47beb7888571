//! A live match: one task owns its table, its sockets, its clocks and its offers.
//!
//! | room | what is in it |
//! |---|---|
//! | [`letter`] | what others ask of the task |
//! | `play` | choices, taking back, ends |
//! | `offers` | draws, rematches and take-backs that need consent |
//! | `company` | who is connected, and what they are sent |
//! | `minds` | the bots at the table |
//! | `clock` | chess clocks |

mod clock;
mod company;
pub(crate) mod letter;
mod minds;
mod offers;
mod play;

pub(crate) use company::text;
pub(crate) use letter::{Letter, Status};

use crate::{
    hall::{Hall, Handle},
    store::{Record, Summary},
    trouble::Trouble,
};
use bots::Mind;
use catalog::{Opening, Table};
use clock::Clock;
use company::Company;
use futures_util::FutureExt as _;
use kernel::MAX_SEATS;
use protocol::{
    shared::Phase,
    socket::{ChatLine, Offer},
};
use std::{panic::AssertUnwindSafe, sync::Arc};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

/// A live match.
pub(crate) struct Room {
    hall: Arc<Hall>,
    handle: Handle,
    summary: Summary,
    table: Box<dyn Table>,
    chat: Vec<ChatLine>,
    company: Company,
    offer: Option<Offer>,
    /// How many offers there have been: a bot's answer to an old one is none to the next.
    offers: u64,
    clock: Option<Clock>,
    /// The decision each bot thinks about, with how often something had been taken back before it.
    thinking: [Option<(u32, u64)>; MAX_SEATS],
    /// The bots, with what they remember.
    minds: [Option<Mind>; MAX_SEATS],
    /// When somebody last did something.
    touched: Instant,
    /// Another writer was first: what this task believes is no longer so.
    outdated: bool,
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
            if AssertUnwindSafe(room.run(&mut inbox)).catch_unwind().await.is_err() {
                trouble = broken(&hall, &id);
                room.tell_all(&trouble.message());
            }
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
        let opening = Opening {
            identity: Some(summary.identity.clone()),
            setup: summary.setup.clone(),
            key: summary.key,
            lines,
        };
        let (table, _) = hall.catalog.open(&summary.game, opening)?;
        let room = Self {
            clock: Clock::of(&summary),
            hall: Arc::clone(hall),
            handle: handle.clone(),
            summary,
            table,
            chat,
            company: Company::default(),
            offer: None,
            offers: 0,
            thinking: [None; MAX_SEATS],
            minds: Default::default(),
            touched: Instant::now(),
            outdated: false,
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
        self.wake_bots();
        while !self.outdated {
            let idle = self.touched + self.hall.limits.idle;
            let flag = self.clock.as_ref().and_then(Clock::falls);
            let next = flag.map_or(idle, |flag| if self.is_quiet() { flag.min(idle) } else { flag });
            let letter = tokio::select! {
                letter = inbox.recv() => letter,
                () = sleep_until(next), if flag.is_some() || self.is_quiet() => None,
            };
            match letter {
                Some(letter) => {
                    self.touched = Instant::now();
                    self.receive(*letter).await;
                }
                None if flag.is_some_and(|flag| flag <= Instant::now()) => self.flag_fell().await,
                None => {
                    let hall = Arc::clone(&self.hall);
                    if hall.forget(&self.summary.id, &self.handle, || inbox.is_empty()) {
                        return;
                    }
                }
            }
        }
    }

    /// Whether nobody would miss this task.
    fn is_quiet(&self) -> bool {
        let clock_runs = self.clock.as_ref().is_some_and(|clock| clock.falls().is_some());
        self.company.is_empty() && self.thinking.iter().all(Option::is_none) && !clock_runs
    }

    async fn receive(&mut self, letter: Letter) {
        match letter {
            Letter::Connect { person, since, brief, out, reply } => {
                // Whoever asked may be gone already.
                _ = reply.send(self.connect(person, since, brief, out));
            }
            Letter::Leave { conn } => self.leave(conn),
            Letter::Said { conn, said } => self.hear(conn, said).await,
            Letter::Join { person, invitation, name, reply } => {
                _ = reply.send(self.join(person, invitation, name).await);
            }
            Letter::Thought { seat, about, choice } => self.thought(seat, about, choice).await,
            Letter::Weighed { seat, offer, agrees } => self.weighed(seat, offer, agrees).await,
        }
    }

    fn playing(&self) -> bool {
        self.summary.phase() == Phase::Playing
    }
}
