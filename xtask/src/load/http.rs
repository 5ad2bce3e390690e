//! The part of HTTP the load test needs, at minimal cost, because the client shares the machine
//! with the server it measures.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::ops::Range;

use anyhow::{Context, bail};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A reusable connection.
pub struct Connection {
    socket: TcpStream,
    /// The received bytes. Those already consumed are dropped when more are needed.
    buffer: Vec<u8>,
    read: usize,
}

/// A response.
#[derive(Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// Its headers.
    pub head: String,
    /// Its body.
    pub body: String,
}

impl Connection {
    /// Connects to the server.
    ///
    /// # Errors
    /// Returns an error if there is no connection.
    pub async fn open(address: SocketAddr) -> anyhow::Result<Self> {
        Self::open_from(Ipv4Addr::LOCALHOST, address).await
    }

    /// Connects to the server from one of this machine's addresses.
    ///
    /// # Errors
    /// Returns an error if there is no connection.
    pub async fn open_from(source: Ipv4Addr, address: SocketAddr) -> anyhow::Result<Self> {
        let socket = connect_from(source, address)
            .await
            .context("cannot connect")?;
        socket.set_nodelay(true)?;
        Ok(Self {
            socket,
            buffer: Vec::new(),
            read: 0,
        })
    }

    /// Sends a request and waits for the complete response.
    ///
    /// # Errors
    /// Returns an error if the connection breaks.
    pub async fn ask(&mut self, request: &str) -> anyhow::Result<Answer> {
        self.send(request).await?;
        let head = self.head().await?;
        let length = header(&head, "content-length").and_then(|length| length.parse().ok());
        let length = length.unwrap_or(0);
        self.need(length).await?;
        let body = std::str::from_utf8(&self.rest()[..length])?.to_owned();
        self.read += length;
        let status = status(&head)?;
        Ok(Answer { status, head, body })
    }

    /// Starts a streamed response.
    ///
    /// # Errors
    /// Returns an error if the connection breaks or the request is refused.
    pub async fn follow(&mut self, request: &str) -> anyhow::Result<()> {
        self.send(request).await?;
        let head = self.head().await?;
        match status(&head)? {
            200 => Ok(()),
            status => bail!("a stream was refused: {status}"),
        }
    }

    /// Returns the next chunk of a streamed response; `None` at its end.
    ///
    /// # Errors
    /// Returns an error if the connection breaks.
    pub async fn chunk(&mut self) -> anyhow::Result<Option<&str>> {
        let chunk = self.next_chunk().await?;
        let text = std::str::from_utf8(&self.buffer[chunk])?;
        Ok((!text.is_empty()).then_some(text))
    }

    /// Sends a request and reads the response without keeping it. Returns its status and the number
    /// of bytes of its body.
    ///
    /// # Errors
    /// Returns an error if the connection breaks.
    pub async fn skim(&mut self, request: &str) -> anyhow::Result<(u16, usize)> {
        self.send(request).await?;
        let head = self.head().await?;
        let mut bytes = 0;
        if header(&head, "transfer-encoding").is_some() {
            loop {
                match self.next_chunk().await?.len() {
                    0 => break,
                    length => bytes += length,
                }
            }
        } else if let Some(length) = header(&head, "content-length") {
            bytes = length.parse()?;
            self.need(bytes).await?;
            self.read += bytes;
        }
        Ok((status(&head)?, bytes))
    }

    /// Returns where the next chunk of the response is in the buffer. The last one is empty.
    async fn next_chunk(&mut self) -> anyhow::Result<Range<usize>> {
        let digits = self.find(b"\r\n").await?;
        let size = std::str::from_utf8(&self.rest()[..digits])?;
        let size = usize::from_str_radix(size, 16).context("a malformed chunk")?;
        self.read += digits + 2;
        self.need(size + 2).await?;
        let from = self.read;
        self.read += size + 2;
        Ok(from..from + size)
    }

    async fn send(&mut self, request: &str) -> anyhow::Result<()> {
        self.write(request.as_bytes()).await
    }

    /// Sends bytes.
    ///
    /// # Errors
    /// Returns an error if the connection breaks.
    pub async fn write(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        Ok(self.socket.write_all(bytes).await?)
    }

    /// Waits for this many bytes and consumes them.
    ///
    /// # Errors
    /// Returns an error if the connection breaks.
    pub async fn take(&mut self, bytes: usize) -> anyhow::Result<&[u8]> {
        self.need(bytes).await?;
        self.read += bytes;
        Ok(&self.buffer[self.read - bytes..self.read])
    }

    /// Asks to speak another protocol on this connection.
    ///
    /// # Errors
    /// Returns an error if the connection breaks or the request is refused.
    pub async fn upgrade(&mut self, request: &str) -> anyhow::Result<()> {
        self.send(request).await?;
        match status(&self.head().await?)? {
            101 => Ok(()),
            status => bail!("a socket was refused: {status}"),
        }
    }

    async fn head(&mut self) -> anyhow::Result<String> {
        let end = self.find(b"\r\n\r\n").await?;
        let head = std::str::from_utf8(&self.rest()[..end])?.to_owned();
        self.read += end + 4;
        Ok(head)
    }

    fn rest(&self) -> &[u8] {
        &self.buffer[self.read..]
    }

    /// Returns the position of a pattern in the unread bytes.
    async fn find(&mut self, what: &[u8]) -> anyhow::Result<usize> {
        loop {
            let mut places = self.rest().windows(what.len());
            if let Some(place) = places.position(|part| part == what) {
                return Ok(place);
            }
            self.fill().await?;
        }
    }

    async fn need(&mut self, bytes: usize) -> anyhow::Result<()> {
        while self.rest().len() < bytes {
            self.fill().await?;
        }
        Ok(())
    }

    async fn fill(&mut self) -> anyhow::Result<()> {
        self.buffer.drain(..self.read);
        self.read = 0;
        match self.socket.read_buf(&mut self.buffer).await? {
            0 => bail!("the server closed a connection"),
            _ => Ok(()),
        }
    }
}

/// Connects to the server from one of this machine's addresses.
///
/// # Errors
/// Returns an error if there is no connection.
pub async fn connect_from(source: Ipv4Addr, address: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((source, 0).into())?;
    socket.connect(address).await
}

fn status(head: &str) -> anyhow::Result<u16> {
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    status.with_context(|| format!("not a response: {head}"))
}

/// Returns the value of a header.
pub fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines
        .find(|(this, _)| *this == name)
        .map(|(_, value)| value)
}

/// Returns the text of a request.
pub fn request(method: &str, path: &str, cookie: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: almagest\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_parsed() {
        let head = "HTTP/1.1 201 Created\r\nset-cookie: a=b; Path=/\r\ncontent-length: 12";
        assert_eq!(status(head).unwrap(), 201);
        assert_eq!(header(head, "content-length"), Some("12"));
        assert_eq!(header(head, "set-cookie"), Some("a=b; Path=/"));
        assert_eq!(header(head, "x"), None);
        assert!(status("").is_err());
    }
}
