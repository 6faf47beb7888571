//! The table of a match that has not begun: seats around nothing.

use crate::{PendingAnswer, Table, TableError, UpdateFor, Withdrawal};
use kernel::{Message, Refused, RuleId, Seat, Viewer, fair::Nonce};
use protocol::socket::{ToClient, Update};
use serde_json::Value;
use std::any::Any;

/// A table with nothing on it: nobody is asked anything, nothing happens, and there is nothing to see.
#[derive(Debug)]
pub(crate) struct EmptyTable {
    names: Vec<&'static str>,
}

impl EmptyTable {
    pub(crate) fn new(names: Vec<&'static str>) -> Self {
        Self { names }
    }
}

impl Table for EmptyTable {
    fn seats(&self) -> u8 {
        self.names.len() as u8
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.names[seat.index()]
    }

    fn team(&self, seat: Seat) -> u8 {
        seat.0
    }

    fn round(&self) -> Option<u16> {
        None
    }

    fn version(&self) -> u64 {
        0
    }

    fn lines(&self, _: u64) -> Vec<String> {
        Vec::new()
    }

    fn propose_with(
        &mut self,
        _: Seat,
        _: u32,
        _: Value,
        _: Option<Nonce>,
    ) -> Result<Vec<String>, TableError> {
        Err(Refused::new(RuleId::NOT_ASKED, Message::new("kernel-refused-not-asked")).into())
    }

    fn is_forced(&self, _: Seat, _: u32, _: &Value) -> bool {
        false
    }

    fn proposed_payoffs(&self) -> Option<Vec<f32>> {
        None
    }

    fn accept(&mut self) {}

    fn take_back_to(&self, _: Seat) -> Option<u64> {
        None
    }

    fn take_back(&mut self, _: u64) -> Result<(), TableError> {
        Err(Refused::new(RuleId::TAKE_BACK, Message::new("kernel-refused-take-back")).into())
    }

    fn last_decision(&self, _: Seat) -> Option<u64> {
        None
    }

    fn rewind(&mut self, to: u64) -> Result<(), TableError> {
        self.take_back(to)
    }

    fn withdrawal(&self, _: Seat) -> Option<Withdrawal> {
        None
    }

    fn write_update(&self, told: UpdateFor<'_>, text: &mut Vec<u8>) {
        let update = Update {
            from: 0,
            version: 0,
            link: None,
            log: Vec::new(),
            scenes: Vec::new(),
            view: Value::Null,
            whole: true,
            asked: Vec::new(),
            demand: None,
            take_back: None,
            clocks_ms: told.clocks.map(<[u64]>::to_vec),
        };
        serde_json::to_writer(text, &ToClient::Update(Box::new(update)))
            .expect("plain data always serialises");
    }

    fn forget_previous(&mut self) {}

    fn look(&self, _: Viewer, _: Value) -> PendingAnswer {
        Box::new(|| Err(Refused::not_a_question("the match has not begun").into()))
    }

    fn asked(&self) -> Vec<(Seat, u32)> {
        Vec::new()
    }

    fn payoffs(&self) -> Option<Vec<f32>> {
        None
    }

    fn end_early(&mut self) {}

    fn journal(&self) -> String {
        String::new()
    }

    fn replay(&self) -> String {
        String::new()
    }

    fn studied(&self, _: u64) -> String {
        String::new()
    }

    fn scenario(&self) -> Option<String> {
        None
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
