//! Making matches: from a wish, or from the match before.

use crate::{
    moment::now_ms,
    secret::{Hash, Secret, match_id, random},
    store::{Record, SeatKind, SeatRecord, Summary},
    trouble::Trouble,
};
use bots::Level;
use catalog::{Catalog, Opening};
use kernel::{Digest, Key, Seat};
use protocol::{
    rest::{Invitation, NewMatch, SeatWish},
    shared::Pace,
};
use serde_json::{Value, value::to_raw_value};

/// The longest name.
const LONGEST_NAME: usize = 40;

/// A name as it is shown: trimmed, on one line, not too long; `None` if nothing is left.
pub fn clean_name(name: Option<String>) -> Option<String> {
    let name: String = name?.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// A new match as its maker wishes it, with the secrets of the seats that wait for guests.
pub fn found(catalog: &Catalog, wish: NewMatch, maker: Hash) -> Result<(Record, Vec<Invitation>), Trouble> {
    let NewMatch { game, setup, seats: wishes, pace, name } = wish;
    if let Pace::Clock { seconds, increment } = pace
        && !((1..=86_400).contains(&seconds) && increment <= 3_600)
    {
        return Err(Trouble::malformed("a clock starts with 1 to 86400 seconds and adds at most 3600"));
    }
    if wishes.iter().filter(|wish| matches!(wish, SeatWish::Me)).count() > 1 {
        return Err(Trouble::malformed("one person has one seat"));
    }
    let name = clean_name(name);
    let mut invitations = Vec::new();
    let mut sitters = Vec::new();
    for (seat, wish) in wishes.into_iter().enumerate() {
        let (kind, invitation) = match wish {
            SeatWish::Me => (SeatKind::Person { token: maker, name: name.clone() }, None),
            SeatWish::Open => (SeatKind::Open, None),
            SeatWish::Bot { level } => {
                level.parse::<Level>().map_err(Trouble::malformed)?;
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
    Ok((record(catalog, game, setup, pace, sitters)?, invitations))
}

/// The match after a match: the same people and bots with sides swapped, and new dice.
pub fn again(catalog: &Catalog, old: &Summary) -> Result<Record, Trouble> {
    let mut sitters: Vec<_> = old.seats.iter().map(|seat| (seat.kind.clone(), None)).collect();
    for pair in sitters.chunks_exact_mut(2) {
        pair.swap(0, 1);
    }
    let setup = serde_json::from_str(old.setup.get()).map_err(Trouble::malformed)?;
    record(catalog, old.game.clone(), setup, old.pace, sitters)
}

fn record(
    catalog: &Catalog,
    game: String,
    setup: Value,
    pace: Pace,
    sitters: Vec<(SeatKind, Option<Hash>)>,
) -> Result<Record, Trouble> {
    let key = Key(Digest(random()));
    let opening = Opening { identity: None, setup, key, lines: Vec::new() };
    let (table, ready) = catalog.open(&game, opening)?;
    if sitters.len() != table.seats() as usize {
        return Err(Trouble::malformed(format!("this match has {} seats", table.seats())));
    }
    let clock_ms = match pace {
        Pace::Clock { seconds, .. } => Some(u64::from(seconds) * 1000),
        Pace::Correspondence => None,
    };
    let seat = |(seat, (kind, invitation)): (usize, _)| SeatRecord {
        name: table.seat_name(Seat(seat as u8)).to_owned(),
        kind,
        invitation,
        clock_ms,
    };
    let summary = Summary {
        id: match_id(),
        game,
        setup: to_raw_value(&ready.setup).expect("plain data always serialises"),
        identity: ready.identity,
        key,
        pace,
        created_ms: now_ms(),
        seats: sitters.into_iter().enumerate().map(seat).collect(),
        version: table.version(),
        take_backs: 0,
        firm: None,
        finish: None,
        rematch: None,
    };
    Ok(Record { summary, lines: table.lines(0), chat: Vec::new() })
}
