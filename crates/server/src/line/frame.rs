//! What messages look like on the wire (RFC 6455, section 5).

use std::io::Cursor;
use tungstenite::protocol::frame::{
    FrameHeader,
    coding::{CloseCode, Control, Data, OpCode},
};

/// Why a socket cannot go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wrong {
    /// The other side has left.
    Gone,
    /// This is no frame of a client.
    Protocol,
    /// Too big to be read.
    TooBig,
    /// Text that is not UTF-8.
    NotText,
    /// More than is listened to.
    TooMuch,
}

/// A frame that was read.
#[derive(Debug)]
pub(super) struct Opened<'a> {
    pub(super) what: OpCode,
    /// Whether its message ends with it.
    pub(super) is_last: bool,
    /// What it carries, without the mask.
    pub(super) payload: &'a [u8],
    /// Its bytes on the wire.
    pub(super) used: usize,
}

/// Reads the first frame of what a client has sent; nothing if it is not whole yet.
pub(super) fn open(bytes: &mut [u8], most: usize) -> Result<Option<Opened<'_>>, Wrong> {
    let mut cursor = Cursor::new(&*bytes);
    let parsed = FrameHeader::parse(&mut cursor).map_err(|_| Wrong::Protocol)?;
    let start = cursor.position() as usize;
    let Some((header, length)) = parsed else { return Ok(None) };
    let FrameHeader { is_final, rsv1, rsv2, rsv3, opcode, mask } = header;
    let is_control = matches!(opcode, OpCode::Control(_));
    // Control frames are short and whole (5.5); extensions are never agreed to (5.2); clients mask (5.1).
    let Some(mask) = mask.filter(|_| !(rsv1 || rsv2 || rsv3) && !(is_control && (!is_final || length > 125)))
    else {
        return Err(Wrong::Protocol);
    };
    if length > most as u64 {
        return Err(Wrong::TooBig);
    }
    let used = start + length as usize;
    let Some(payload) = bytes.get_mut(start..used) else { return Ok(None) };
    for part in payload.chunks_mut(4) {
        for (byte, mask) in part.iter_mut().zip(mask) {
            *byte ^= mask;
        }
    }
    Ok(Some(Opened { what: opcode, is_last: is_final, payload, used }))
}

/// A frame to send.
#[derive(Debug)]
pub(crate) struct Frame {
    bytes: Vec<u8>,
    /// Headers differ in length, and are known after what they head: there is room for the longest.
    start: usize,
}

/// The longest header of a server's frame.
const HEAD: usize = 10;
/// Room for a message of the usual size, so that it does not move while it grows.
const USUAL: usize = 6 * 1024;

impl Frame {
    /// A message of text, written by `write`.
    pub(crate) fn text(write: impl FnOnce(&mut Vec<u8>)) -> Self {
        let mut bytes = Vec::with_capacity(USUAL);
        bytes.resize(HEAD, 0);
        write(&mut bytes);
        Self::seal(bytes, OpCode::Data(Data::Text))
    }

    pub(super) fn control(what: Control, payload: &[u8]) -> Self {
        let mut bytes = vec![0; HEAD];
        bytes.extend_from_slice(payload);
        Self::seal(bytes, OpCode::Control(what))
    }

    /// Asks whether somebody is there.
    pub(crate) fn ping() -> Self {
        Self::control(Control::Ping, &[])
    }

    pub(crate) fn close(code: CloseCode, why: &str) -> Self {
        let mut payload = u16::from(code).to_be_bytes().to_vec();
        payload.extend_from_slice(why.as_bytes());
        Self::control(Control::Close, &payload)
    }

    fn seal(mut bytes: Vec<u8>, what: OpCode) -> Self {
        let length = (bytes.len() - HEAD) as u64;
        let header = FrameHeader { opcode: what, ..FrameHeader::default() };
        let start = HEAD - header.len(length);
        header.format(length, &mut &mut bytes[start..HEAD]).expect("there is room for every header");
        Self { bytes, start }
    }

    /// As it goes over the wire.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

#[cfg(test)]
mod tests {
    use super::{Frame, open};

    #[test]
    fn the_examples_of_the_standard() {
        let hello = Frame::text(|bytes| bytes.extend(b"Hello"));
        assert_eq!(hello.bytes(), [0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f]);
        let mut masked = [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58];
        let opened = open(&mut masked, 100).expect("a frame").expect("whole");
        assert_eq!((opened.payload, opened.used), (&b"Hello"[..], 11));
        for (length, head) in
            [(256, vec![0x81, 0x7E, 0x01, 0x00]), (65_536, vec![0x81, 0x7F, 0, 0, 0, 0, 0, 1, 0, 0])]
        {
            let frame = Frame::text(|bytes| bytes.extend(vec![b'x'; length]));
            assert!(frame.bytes().starts_with(&head));
            assert_eq!(frame.bytes().len(), head.len() + length);
        }
    }
}
