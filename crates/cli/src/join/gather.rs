//! Matches that have not begun: bringing a squadron or a deck as a file, and waiting for the others and theirs.

use super::{
    api::Api,
    company,
    remote::Place,
    stop::Stop,
    trouble::Trouble,
    wire::{News, Wire},
};
use crate::{
    face::Face,
    failure::Failure,
    plain::Plain,
    play::console::{Console, Typed},
};
use kernel::Seat;
use protocol::{
    rest::Invitation,
    shared::{MatchInfo, Phase, SeatInfo, Sitter},
    socket::ToClient,
};
use serde_json::Value;
use std::{
    fs,
    io::{self, Write},
    path::Path,
    time::Duration,
};
use words::Words;

/// What a file holds, as servers take it: games read their own files.
pub(super) fn read(words: &Words, file: &Path) -> Result<Value, Failure> {
    fs::read_to_string(file).map(Value::String).map_err(|error| {
        let args =
            [("file", file.display().to_string().into()), ("why", crate::trouble::why(&error, words).into())];
        Failure::usage(words.text_with("cli-join-bring-unread", args))
    })
}

/// Refuses to sit down with empty hands, and says how it is done; `link` is what the player has typed.
pub(super) fn must_bring(
    words: &Words,
    info: &MatchInfo,
    seat: Option<u8>,
    link: &str,
) -> Result<(), Failure> {
    let is_there = seat
        .and_then(|seat| info.seats.get(usize::from(seat)))
        .is_some_and(|seat| seat.brought == Some(true));
    let Some(what) = info.gathers.as_deref().filter(|_| !is_there) else { return Ok(()) };
    let key = if what == "deck" { "cli-join-bring-deck" } else { "cli-join-bring-squad" };
    let command = format!("escadrille join '{link}' --bring FILE");
    Err(Failure::usage(words.text_with(key, [("command", command.into())])))
}

/// Who and what is missing, in words.
fn missing<G: Face>(
    api: &Api,
    table: &str,
    seats: &[SeatInfo],
    guests: &[Invitation],
    words: &Words,
) -> Vec<String> {
    let mut said = company::free::<G>(api.server(), table, seats, guests, words);
    for seat in seats {
        let is_there = matches!(seat.sitter, Sitter::Person { .. } | Sitter::Bot { .. });
        if is_there && seat.brought == Some(false) {
            said.push(words.text_with("cli-join-missing", [("seat", G::seat_says(Seat(seat.seat)).into())]));
        }
    }
    said
}

/// Whether whoever waits wants to leave, by what they type. A player's other lines are answers, whose time has not come; a
/// spectator has nothing to say, and sees the match through though nothing more is typed.
fn leaves(console: &mut Console, me: Option<Seat>, out: &mut impl Write, words: &Words) -> io::Result<bool> {
    loop {
        match console.next(Duration::ZERO) {
            Typed::Line(line) if line.trim() == "q" => return Ok(true),
            Typed::Line(line) if me.is_some() => {
                console.hold(line);
                return Ok(false);
            }
            Typed::Line(_) => writeln!(out, "{}", words.text("server-not-your-seat"))?,
            Typed::Nothing => return Ok(false),
            Typed::End => return Ok(me.is_some()),
        }
    }
}

/// Waits in the plain terminal until everything is there, also what players bring if the match `gathers` it; `false` if
/// they leave.
pub(super) fn wait<G: Face>(
    place: &Place,
    gathers: bool,
    mut console: Option<&mut Console>,
) -> Result<bool, Failure> {
    let Place { api, table, kept, words, .. } = place;
    let failed = |trouble: Trouble| Failure::no(trouble.say(words));
    let wire = Wire::open(api.server(), table, kept.as_ref()).map_err(failed)?;
    let guests = kept.as_ref().map(|kept| kept.guests.as_slice()).unwrap_or_default();
    let me = kept.as_ref().map(|kept| Seat(kept.seat));
    let (stop, mut out, mut told) = (Stop::listen()?, Plain::new(io::stdout()), Vec::new());
    let (mut known, mut away, mut has_waited) = (Vec::new(), 0, gathers);
    writeln!(out, "{}", super::role::<G>(me, words))?;
    loop {
        let typed = console.as_deref_mut().map(|console| leaves(console, me, &mut out, words)).transpose()?;
        if stop.is_asked() || typed == Some(true) {
            break;
        }
        let mut has_begun = false;
        let seats = match wire.wait(Duration::from_millis(200)) {
            Some(News::Ended(trouble)) => return Err(failed(trouble)),
            Some(News::Heard(heard)) => match *heard {
                ToClient::Welcome { info, .. } => {
                    has_begun = matches!(info.phase, Phase::Playing | Phase::Over);
                    info.seats
                }
                ToClient::Seats { seats } => seats,
                ToClient::Update(_)
                | ToClient::Offer { .. }
                | ToClient::Chat { .. }
                | ToClient::Over { .. }
                | ToClient::Refused { .. }
                | ToClient::Looked { .. }
                | ToClient::Hinted { .. }
                | ToClient::Pong => continue,
            },
            Some(News::Lost) | None => continue,
        };
        for said in company::changes::<G>(&known, &seats, me, &mut away, words) {
            writeln!(out, "  {said}")?;
        }
        known.clone_from(&seats);
        if has_begun {
            if has_waited {
                writeln!(out, "{}", words.text("cli-join-gathered"))?;
            }
            return Ok(true);
        }
        let now = missing::<G>(api, table, &seats, guests, words);
        has_waited |= !now.is_empty();
        if now != told {
            for line in &now {
                writeln!(out, "{line}")?;
            }
            told = now;
        }
    }
    writeln!(out)?;
    for line in place.farewell() {
        writeln!(out, "{line}")?;
    }
    Ok(false)
}
