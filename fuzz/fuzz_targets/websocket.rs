//! Any bytes as what a client sends over a socket, in any pieces: nothing panics, whatever is read is within its limits,
//! and it is the same whether it comes at once or byte by byte.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sockets::frame::{FrameError, open};

const MOST: usize = 4_096;

/// All frames of some bytes, and how it ended.
fn frames(mut bytes: Vec<u8>, step: usize) -> (Vec<(u8, bool, Vec<u8>)>, Option<FrameError>) {
    let (mut read, mut unread) = (Vec::new(), Vec::new());
    while !bytes.is_empty() {
        let rest = bytes.split_off(step.min(bytes.len()));
        unread.extend(std::mem::replace(&mut bytes, rest));
        loop {
            let length = unread.len();
            match open(&mut unread, MOST) {
                Ok(Some(opened)) => {
                    assert!(opened.used <= length && opened.payload.len() <= MOST && opened.used >= 6);
                    read.push((u8::from(opened.what), opened.is_last, opened.payload.to_vec()));
                    let used = opened.used;
                    unread.drain(..used);
                }
                Ok(None) => break,
                Err(wrong) => return (read, Some(wrong)),
            }
        }
    }
    (read, None)
}

fuzz_target!(|bytes: &[u8]| {
    let whole = frames(bytes.to_vec(), usize::MAX);
    assert_eq!(whole, frames(bytes.to_vec(), 1));
    assert_eq!(whole, frames(bytes.to_vec(), 7));
});
