//! What messages look like on the wire (RFC 6455, section 5).

use std::io::Cursor;
use tungstenite::protocol::frame::{
    FrameHeader,
    coding::{CloseCode, Control, Data, OpCode},
};

/// Why a socket cannot go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameError {
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
pub struct Opened<'a> {
    /// What it is.
    pub what: OpCode,
    /// Whether its message ends with it.
    pub is_last: bool,
    /// What it carries, without the mask.
    pub payload: &'a [u8],
    /// Its bytes on the wire.
    pub used: usize,
}

/// Reads the first frame of what a client has sent; nothing if it is not whole yet.
pub fn open(bytes: &mut [u8], most: usize) -> Result<Option<Opened<'_>>, FrameError> {
    let mut cursor = Cursor::new(&*bytes);
    let parsed = FrameHeader::parse(&mut cursor).map_err(|_| FrameError::Protocol)?;
    let start = cursor.position() as usize;
    let Some((header, length)) = parsed else { return Ok(None) };
    let FrameHeader { is_final, rsv1, rsv2, rsv3, opcode, mask } = header;
    let is_control = matches!(opcode, OpCode::Control(_));
    // Control frames are short and whole (5.5); extensions are never agreed to (5.2); clients mask (5.1).
    let Some(mask) = mask.filter(|_| !(rsv1 || rsv2 || rsv3) && !(is_control && (!is_final || length > 125)))
    else {
        return Err(FrameError::Protocol);
    };
    if length > most as u64 {
        return Err(FrameError::TooBig);
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
pub struct Frame {
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
    pub fn text(write: impl FnOnce(&mut Vec<u8>)) -> Self {
        let mut bytes = Vec::with_capacity(USUAL);
        bytes.resize(HEAD, 0);
        write(&mut bytes);
        Self::seal(bytes, OpCode::Data(Data::Text))
    }

    pub(crate) fn control(what: Control, payload: &[u8]) -> Self {
        let mut bytes = vec![0; HEAD];
        bytes.extend_from_slice(payload);
        Self::seal(bytes, OpCode::Control(what))
    }

    /// Asks whether the client is there.
    pub fn ping() -> Self {
        Self::control(Control::Ping, &[])
    }

    /// Says why a socket ends.
    pub fn close(code: CloseCode, why: &str) -> Self {
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
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

#[cfg(test)]
mod tests {
    use super::{Frame, FrameError, open};
    use proptest::prelude::*;
    use tungstenite::protocol::frame::coding::{Control, Data, OpCode};

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

    const MOST: usize = 70_000;

    /// A frame as the standard writes it (5.2), put together without any of the code above.
    fn written(first: u8, mask: [u8; 4], payload: &[u8]) -> Vec<u8> {
        let mut bytes = vec![first];
        match payload.len() {
            short @ 0..=125 => bytes.push(0x80 | short as u8),
            long @ 126..=0xFFFF => {
                bytes.push(0x80 | 0x7E);
                bytes.extend((long as u16).to_be_bytes());
            }
            huge => {
                bytes.push(0x80 | 127);
                bytes.extend((huge as u64).to_be_bytes());
            }
        }
        bytes.extend(mask);
        bytes.extend(payload.iter().enumerate().map(|(n, byte)| byte ^ mask[n % 4]));
        bytes
    }

    /// Lengths around those at which headers grow.
    fn length() -> impl Strategy<Value = usize> {
        prop_oneof![0..130_usize, 65_530..65_540_usize, MOST - 2..MOST + 3, 0..2_000_usize]
    }

    fn is_known(kind: u8) -> bool {
        matches!(kind, 0..=2 | 8..=10)
    }

    fn kind_of(what: OpCode) -> u8 {
        match what {
            OpCode::Data(Data::Continue) => 0,
            OpCode::Data(Data::Text) => 1,
            OpCode::Data(Data::Binary) => 2,
            OpCode::Control(Control::Close) => 8,
            OpCode::Control(Control::Ping) => 9,
            OpCode::Control(Control::Pong) => 10,
            OpCode::Data(Data::Reserved(kind)) | OpCode::Control(Control::Reserved(kind)) => kind,
        }
    }

    proptest! {
        #[test]
        fn every_frame_of_a_client_is_read_as_it_was_written_or_refused_as_the_standard_says(
            kind in 0..16_u8, is_last: bool, mask: [u8; 4], length in length(), byte: u8, cut: prop::sample::Index,
        ) {
            let payload: Vec<u8> = (0..length).map(|n| byte.wrapping_add(n as u8)).collect();
            let whole = written(kind | u8::from(is_last) << 7, mask, &payload);
            let is_wrong = !is_known(kind) || kind >= 8 && (!is_last || length > 125);
            let mut bytes = [&whole[..], b"and more"].concat();
            match open(&mut bytes, MOST) {
                Ok(Some(opened)) => {
                    prop_assert!(!is_wrong && length <= MOST);
                    prop_assert_eq!((kind_of(opened.what), opened.is_last), (kind, is_last));
                    prop_assert_eq!((opened.payload, opened.used), (&payload[..], whole.len()));
                }
                Ok(None) => prop_assert!(false, "it was whole"),
                Err(wrong) => {
                    prop_assert_eq!(wrong, if is_wrong { FrameError::Protocol } else { FrameError::TooBig });
                    prop_assert!(is_wrong || length > MOST);
                }
            }
            // Of what is not whole nothing is used, and nothing is changed.
            let part = &whole[..cut.index(whole.len())];
            let mut bytes = part.to_vec();
            if let Ok(opened) = open(&mut bytes, MOST) {
                prop_assert!(opened.is_none());
                prop_assert_eq!(&bytes[..], part);
            }
        }

        #[test]
        fn whatever_comes_is_read_refused_or_waited_for(mut bytes: Vec<u8>, most in 0..300_usize) {
            let length = bytes.len();
            if let Ok(Some(opened)) = open(&mut bytes, most) {
                prop_assert!(opened.used <= length && opened.payload.len() <= most);
                prop_assert!(opened.used >= 6 + opened.payload.len(), "clients mask");
            }
        }
    }
}
