//! Creating matches: from a request, or as the rematch of another.

use crate::{
    api_error::ApiError,
    names,
    secret::{Hash, Secret, match_id, random},
    store::{Beginning, Record, SeatKind, SeatRecord, Summary},
    time::now_ms,
};
use bots::Level;
use catalog::{Catalog, StoredMatch, Table};
use kernel::{Digest, Identity, Key, Seat, fair::Signer};
use protocol::{
    rest::{Invitation, NewMatch, SeatWish},
    shared::Pace,
};
use serde_json::{Value, value::to_raw_value};
use std::sync::Arc;

/// A new match as its maker wishes it, with the secrets of the seats that wait for invited players.
pub fn create_match(
    catalog: &Catalog,
    wish: NewMatch,
    maker: Hash,
    signer: &Arc<Signer>,
) -> Result<(Record, Vec<Invitation>), ApiError> {
    let NewMatch { game, mut setup, brought, seats: wishes, pace, name } = wish;
    names::clean_all(&mut setup);
    if let Pace::Clock { seconds, increment } = pace
        && !((1..=86_400).contains(&seconds) && increment <= 3_600)
    {
        return Err(ApiError::malformed("a clock starts with 1 to 86400 seconds and adds at most 3600"));
    }
    if wishes.iter().filter(|wish| matches!(wish, SeatWish::Me)).count() > 1 {
        return Err(ApiError::malformed("one person has one seat"));
    }
    let name = name.as_deref().and_then(names::clean);
    let mut invitations = Vec::new();
    let mut sitters = Vec::new();
    for (seat, wish) in wishes.into_iter().enumerate() {
        let (kind, invitation) = match wish {
            SeatWish::Me => (SeatKind::Person { token: maker, name: name.clone() }, None),
            SeatWish::Open => (SeatKind::Open, None),
            SeatWish::Bot { level } => {
                level.parse::<Level>().map_err(ApiError::malformed)?;
                (SeatKind::Bot { level }, None)
            }
            SeatWish::Invite => {
                let secret = Secret::random();
                invitations.push(Invitation { seat: seat as u8, secret: secret.reveal().to_owned() });
                (SeatKind::Invited, Some(secret.hash()))
            }
        };
        sitters.push((kind, invitation));
    }
    let has = |wanted: &SeatKind| sitters.iter().any(|(kind, _)| kind == wanted);
    let private = has(&SeatKind::Invited) && !has(&SeatKind::Open);
    let draft = Draft { catalog, signer, game, setup, pace, sitters, private };
    let record = match brought {
        None => draft.whole(Vec::new())?,
        Some(brought) => draft.gather(brought)?,
    };
    Ok((record, invitations))
}

/// The match after a match: the same people and bots, on the same sides or with sides swapped, and new dice. What
/// players have brought goes with them.
pub fn rematch(
    catalog: &Catalog,
    old: &Summary,
    same: bool,
    signer: &Arc<Signer>,
) -> Result<Record, ApiError> {
    let mut sitters: Vec<_> = old.seats.iter().map(|seat| (seat.kind.clone(), None)).collect();
    let mut brought: Vec<_> = old.seats.iter().map(|seat| seat.brought.clone()).collect();
    if !same {
        sitters.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
        brought.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
    }
    let mut setup = serde_json::from_str(old.setup.get()).map_err(ApiError::malformed)?;
    if brought.iter().all(Option::is_some) {
        setup = catalog.assemble(&old.game, &setup, &read_brought(&brought))?;
    }
    let (game, pace, private) = (old.game.clone(), old.pace, old.private);
    Draft { catalog, signer, game, setup, pace, sitters, private }.whole(brought)
}

/// What players have brought, as games read it.
pub(crate) fn read_brought(brought: &[Option<String>]) -> Vec<Option<Value>> {
    brought.iter().map(|text| serde_json::from_str(text.as_ref()?).ok()).collect()
}

/// The table of a match that begins, and what is stored of it.
type Begun = (Box<dyn Table>, Beginning);

/// A match that begins. Nothing if something is missing: a player, what
/// they bring, or what they add to the dice.
pub(crate) fn begin(
    catalog: &Catalog,
    summary: &Summary,
    seats: &[SeatRecord],
    signer: &Arc<Signer>,
) -> Result<Option<Begun>, ApiError> {
    let is_there = |seat: &SeatRecord| match seat.kind {
        SeatKind::Person { .. } => seat.came || summary.dice == 1,
        SeatKind::Bot { .. } => true,
        SeatKind::Invited | SeatKind::Open => false,
    };
    let has_brought = |seat: &SeatRecord| summary.gathers.is_none() || seat.brought.is_some();
    if summary.has_begun() || !seats.iter().all(|seat| is_there(seat) && has_brought(seat)) {
        return Ok(None);
    }
    let mut setup = serde_json::from_str(summary.setup.get()).map_err(ApiError::malformed)?;
    if summary.gathers.is_some() {
        let brought: Vec<_> = seats.iter().map(|seat| seat.brought.clone()).collect();
        setup = catalog.assemble(&summary.game, &setup, &read_brought(&brought))?;
    }
    let fair = (summary.dice > 1).then(|| summary.fairness(seats, Arc::clone(signer)));
    let opening = StoredMatch { identity: None, setup, key: summary.key, fair, lines: Vec::new() };
    let (table, ready) = catalog.open(&summary.game, opening)?;
    let setup = to_raw_value(&ready.setup).expect("plain data always serialises");
    let lines = table.lines(0);
    let beginning = Beginning { setup, identity: ready.identity, header: ready.header, lines };
    Ok(Some((table, beginning)))
}

/// A match being made.
struct Draft<'c> {
    catalog: &'c Catalog,
    signer: &'c Arc<Signer>,
    game: String,
    setup: Value,
    pace: Pace,
    sitters: Vec<(SeatKind, Option<Hash>)>,
    private: bool,
}

impl Draft<'_> {
    /// A match whose set-up is whole.
    fn whole(self, brought: Vec<Option<String>>) -> Result<Record, ApiError> {
        // Whether it can be played shows by trying, with dice that no client will see.
        let (setup, key) = (self.setup.clone(), Key(Digest(random())));
        let opening = StoredMatch { identity: None, setup, key, fair: None, lines: Vec::new() };
        let (table, ready) = self.catalog.open(&self.game, opening)?;
        self.record(&*table, None, (ready.setup, ready.identity), brought)
    }

    /// A match that waits for what its players bring.
    fn gather(mut self, brought: Vec<Option<Value>>) -> Result<Record, ApiError> {
        let seats = self.sitters.len();
        let gathering = self.catalog.gather(&self.game, &self.setup, seats as u8)?;
        if brought.len() != seats {
            return Err(ApiError::malformed("one entry per seat says what is brought"));
        }
        let mut kept = Vec::new();
        for (what, (kind, _)) in brought.iter().zip(&self.sitters) {
            kept.push(match (what, kind) {
                (Some(what), _) => {
                    let mut admitted = self.catalog.admit(&self.game, &gathering.setup, seats, what)?;
                    names::clean_all(&mut admitted);
                    Some(admitted.to_string())
                }
                (None, SeatKind::Bot { .. }) => {
                    return Err(ApiError::malformed("bots bring nothing by themselves: choose for them"));
                }
                (None, SeatKind::Person { .. } | SeatKind::Invited | SeatKind::Open) => None,
            });
        }
        let is_full = self
            .sitters
            .iter()
            .all(|(kind, _)| matches!(kind, SeatKind::Person { .. } | SeatKind::Bot { .. }));
        if is_full && kept.iter().all(Option::is_some) {
            self.setup = self.catalog.assemble(&self.game, &gathering.setup, &read_brought(&kept))?;
            return self.whole(kept);
        }
        let what = Some(gathering.what.to_owned());
        self.record(&*gathering.table, what, (gathering.setup, gathering.identity), kept)
    }

    fn record(
        self,
        table: &dyn Table,
        gathers: Option<String>,
        (setup, identity): (Value, Identity),
        brought: Vec<Option<String>>,
    ) -> Result<Record, ApiError> {
        if self.sitters.len() != table.seats() as usize {
            return Err(ApiError::malformed(format!("this match has {} seats", table.seats())));
        }
        let clock_ms = match self.pace {
            Pace::Clock { seconds, .. } => Some(u64::from(seconds) * 1000),
            Pace::Correspondence => None,
        };
        let brought = brought.into_iter().chain(std::iter::repeat(None));
        let seat = |(seat, ((kind, invitation), brought)): (usize, (_, _))| SeatRecord {
            name: table.seat_name(Seat(seat as u8)).to_owned(),
            kind,
            invitation,
            clock_ms,
            brought,
            came: false,
            seed: None,
        };
        let mut summary = Summary {
            id: match_id(),
            game: self.game,
            setup: to_raw_value(&setup).expect("plain data always serialises"),
            gathers,
            identity,
            key: Key(Digest(random())),
            dice: 2,
            header: None,
            pace: self.pace,
            created_ms: now_ms(),
            seats: self.sitters.into_iter().zip(brought).enumerate().map(seat).collect(),
            version: 0,
            take_backs: 0,
            stable_version: None,
            finish: None,
            rematch: None,
            private: self.private,
        };
        let mut lines = Vec::new();
        // A match of bots alone waits for no player.
        if let Some((table, begun)) = begin(self.catalog, &summary, &summary.seats, self.signer)? {
            summary.version = table.version();
            (summary.setup, summary.identity, summary.gathers) = (begun.setup, begun.identity, None);
            (summary.header, lines) = (begun.header, begun.lines);
        }
        Ok(Record { summary, lines, chat: Vec::new() })
    }
}
