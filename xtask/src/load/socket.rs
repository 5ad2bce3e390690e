//! The part of the WebSocket protocol the load test needs, at minimal cost, because the client shares
//! the machine with the server it measures.

use std::net::SocketAddr;

use anyhow::bail;

use super::http::Connection;

/// The codes of the kinds of frames.
const TEXT: u8 = 0x81;
const PING: u8 = 0x89;
const PONG: u8 = 0x8A;
/// The bit that says that a payload is masked, as all from a client are.
const MASKED: u8 = 0x80;
/// A mask that leaves the payload as it is.
const MASK: [u8; 4] = [0; 4];
/// The length of a payload from which the next two bytes hold it, and from which the next eight.
const LONG: u8 = 126;
const LONGER: u8 = 127;

/// A socket of a table.
pub struct Socket(Connection);

impl Socket {
    /// Opens a socket.
    ///
    /// # Errors
    /// Returns an error if the server refuses it.
    pub async fn open(address: SocketAddr, path: &str, cookie: &str) -> anyhow::Result<Self> {
        let mut connection = Connection::open(address).await?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: almagest\r\ncookie: {cookie}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: YWxtYWdlc3QgYmVuY2g=\r\n\r\n"
        );
        connection.upgrade(&request).await?;
        Ok(Self(connection))
    }

    /// Sends a text message.
    ///
    /// # Errors
    /// Returns an error if the connection breaks.
    pub async fn send(&mut self, text: &str) -> anyhow::Result<()> {
        self.0.write(&frame(TEXT, text.as_bytes())?).await
    }

    /// Returns the next text message.
    ///
    /// # Errors
    /// Returns an error if the connection breaks or the server closes it.
    pub async fn next(&mut self) -> anyhow::Result<&str> {
        loop {
            let &[kind, length] = self.0.take(2).await? else {
                bail!("a malformed frame");
            };
            let length = match length {
                LONG => number(self.0.take(2).await?),
                LONGER => number(self.0.take(8).await?),
                length => length.into(),
            };
            match kind {
                TEXT => return Ok(std::str::from_utf8(self.0.take(length).await?)?),
                PING => {
                    let payload = self.0.take(length).await?.to_vec();
                    self.0.write(&frame(PONG, &payload)?).await?;
                }
                _ => bail!("the server closed a socket"),
            }
        }
    }
}

/// Returns a frame as a client sends it.
fn frame(kind: u8, payload: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut frame = vec![kind];
    match payload.len() {
        length @ 0..126 => frame.push(MASKED | u8::try_from(length)?),
        length => {
            frame.push(MASKED | LONG);
            frame.extend(u16::try_from(length)?.to_be_bytes());
        }
    }
    frame.extend(MASK);
    frame.extend(payload);
    Ok(frame)
}

/// Returns the number that bytes hold, the highest first.
fn number(bytes: &[u8]) -> usize {
    bytes
        .iter()
        .fold(0, |number, byte| number << 8 | usize::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_have_their_length_and_a_mask() {
        assert_eq!(frame(TEXT, b"hi").unwrap(), b"\x81\x82\0\0\0\0hi");
        let long = frame(TEXT, &[b'x'; 300]).unwrap();
        assert_eq!(long[..4], [0x81, 0xFE, 1, 44]);
        assert_eq!(number(&long[2..4]), 300);
        assert_eq!(long.len(), 308);
    }
}
