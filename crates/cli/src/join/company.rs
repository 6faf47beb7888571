//! Who sits at a table, and their clocks.

use super::{link::Server, spoken::plain};
use crate::{face::Face, play::called::bot};
use kernel::{Message, Seat};
use protocol::{
    rest::Invitation,
    shared::{SeatInfo, Sitter},
};
use std::time::{Duration, Instant};
use words::Words;

/// What a sitter is called, after what their seat is called.
pub(super) fn sitter(sitter: &Sitter, seat: Message, words: &Words) -> String {
    let seat = words.text_with("cli-name", [("who", seat.into())]);
    match sitter {
        Sitter::Person { name: Some(name), .. } => plain(name),
        Sitter::Bot { level, .. } => bot(level, words),
        Sitter::Person { name: None, .. } | Sitter::Invited | Sitter::Open => seat,
    }
}

/// What has changed at the table, in words. `away` are the seats whose leaving was told, a bit each.
pub(super) fn changes<G: Face>(
    old: &[SeatInfo],
    new: &[SeatInfo],
    me: Option<Seat>,
    away: &mut u64,
    words: &Words,
) -> Vec<String> {
    let mut said = Vec::new();
    for (old, new) in old.iter().zip(new) {
        if me == Some(Seat(new.seat)) {
            continue;
        }
        let Sitter::Person { name, online } = &new.sitter else { continue };
        let bit = 1 << (new.seat % 64);
        let was_away = *away & bit > 0;
        *away = if *online { *away & !bit } else { *away };
        // Where sides have no names, who it is says it all.
        let (key, alone) = match (&old.sitter, online) {
            (Sitter::Person { online: true, .. }, false) => {
                *away |= bit;
                ("cli-join-left", "cli-join-left-alone")
            }
            // Whoever has just sat down is not back.
            (Sitter::Person { online: false, .. }, true) if was_away => {
                ("cli-join-back", "cli-join-back-alone")
            }
            (Sitter::Invited | Sitter::Open, _) => ("cli-join-sat", "cli-join-sat-alone"),
            (Sitter::Person { .. } | Sitter::Bot { .. }, _) => continue,
        };
        let seat = G::seat_says(Seat(new.seat));
        let who = name.as_deref().map_or_else(|| words.text("cli-join-somebody"), plain);
        said.push(if G::SIDED {
            words.text_with(key, [("who", who.into()), ("seat", seat.into())])
        } else {
            words.text_with(alone, [("who", who.into())])
        });
    }
    said
}

/// Which seats are free, and the links that lead to them.
pub(super) fn free<G: Face>(
    server: &Server,
    table: &str,
    seats: &[SeatInfo],
    guests: &[Invitation],
    words: &Words,
) -> Vec<String> {
    let mut said = Vec::new();
    for seat in seats {
        let who = ("seat", G::seat_says(Seat(seat.seat)).into());
        match seat.sitter {
            Sitter::Open => {
                let link = server.table(table);
                said.extend([words.text_with("cli-join-open", [who]), link]);
            }
            Sitter::Invited => match guests.iter().find(|guest| guest.seat == seat.seat) {
                Some(guest) => {
                    let link = server.invitation(table, &guest.secret);
                    said.extend([words.text_with("cli-join-invite", [who]), link]);
                }
                None => said.push(words.text_with("cli-join-invited", [who])),
            },
            Sitter::Person { .. } | Sitter::Bot { .. } => {}
        }
    }
    said
}

/// What was left on the clocks, and when that was so.
#[derive(Debug, Clone)]
pub(super) struct Clocks {
    pub(super) left: Vec<u64>,
    pub(super) at: Instant,
}

impl Clocks {
    /// The clocks now; those of the seats that are asked run.
    pub(super) fn text<G: Face>(&self, running: &[Seat], words: &Words) -> String {
        let passed = u64::try_from(self.at.elapsed().as_millis()).unwrap_or(u64::MAX);
        let clock = |(seat, left): (u8, &u64)| {
            let runs = running.contains(&Seat(seat));
            let left = if runs { left.saturating_sub(passed) } else { *left };
            let left = Duration::from_millis(left).as_secs();
            let who = words.text_with("cli-name", [("who", G::seat_says(Seat(seat)).into())]);
            // The clock that runs is marked by more than a colour.
            let mark = if runs { "›" } else { "" };
            format!("{mark}{who} {}:{:02}", left / 60, left % 60)
        };
        (0..).zip(&self.left).map(clock).collect::<Vec<_>>().join("  ")
    }
}
