//! As much of HTTP as the players need: requests and responses on one connection.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// The media type of most bodies.
pub const JSON: &str = "application/json";

/// A server that sends nothing for this long hangs: streams send something every ten seconds.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A connection that is reused for several requests.
pub struct Connection(BufReader<TcpStream>);

/// A request.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// Such as GET.
    pub method: &'a str,
    /// The path with its query.
    pub path: &'a str,
    /// The sender's cookie; none is sent if it is empty.
    pub cookie: &'a str,
    /// The media type of the body.
    pub media: &'a str,
    /// The body; it may be empty.
    pub body: &'a str,
}

/// The head of a response.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// The status code.
    pub status: u16,
    /// The length of the body, or 0 if it is unknown.
    pub length: usize,
    /// Whether the body comes in chunks.
    pub chunked: bool,
    /// The cookie the server sets.
    pub cookie: Option<String>,
}

/// A response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What the client needs of the status line and the headers.
    pub head: Head,
    /// The body as text.
    pub body: String,
}

impl Answer {
    /// Returns the body as JSON, or null if it is not JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

impl Connection {
    /// Connects to the server.
    pub fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(TIMEOUT))?;
        Ok(Self(BufReader::new(stream)))
    }

    /// Sends a request and waits for the whole response.
    pub fn ask(&mut self, question: Question<'_>) -> io::Result<Answer> {
        self.send(question)?;
        let head = self.head()?;
        let mut body = vec![0; head.length];
        self.0.read_exact(&mut body)?;
        while head.chunked
            && let Some(chunk) = self.chunk()?
        {
            body.extend(chunk);
        }
        let body = String::from_utf8(body).map_err(|_| ErrorKind::InvalidData)?;
        Ok(Answer { head, body })
    }

    /// Sends a request.
    pub fn send(&mut self, question: Question<'_>) -> io::Result<()> {
        let Question {
            method,
            path,
            cookie,
            media,
            body,
        } = question;
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: almagest\r\n");
        if !cookie.is_empty() {
            text += &format!("cookie: {cookie}\r\n");
        }
        if !body.is_empty() {
            text += &format!("content-type: {media}\r\n");
        }
        text += &format!("content-length: {}\r\n\r\n{body}", body.len());
        self.0.get_mut().write_all(text.as_bytes())
    }

    /// Reads the head of a response.
    pub fn head(&mut self) -> io::Result<Head> {
        let status = self.line()?;
        let status = status
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        let mut head = Head {
            status: status.ok_or(ErrorKind::InvalidData)?,
            ..Head::default()
        };
        loop {
            let line = self.line()?;
            let Some((name, value)) = line.split_once(": ") else {
                return Ok(head);
            };
            match name {
                "content-length" => {
                    head.length = value.parse().map_err(|_| ErrorKind::InvalidData)?;
                }
                "transfer-encoding" => head.chunked = true,
                "set-cookie" => head.cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
    }

    /// Reads the next chunk of a response of unknown length; `None` is its end.
    pub fn chunk(&mut self) -> io::Result<Option<Vec<u8>>> {
        let size = self.line()?;
        let size = usize::from_str_radix(&size, 16).map_err(|_| ErrorKind::InvalidData)?;
        let mut bytes = vec![0; size];
        self.0.read_exact(&mut bytes)?;
        self.line()?;
        Ok((size > 0).then_some(bytes))
    }

    /// Reads a line without its end. Returns an error if the connection ends within it.
    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        self.0.read_line(&mut line)?;
        let whole = line.strip_suffix("\r\n").map(str::to_owned);
        whole.ok_or_else(|| ErrorKind::UnexpectedEof.into())
    }
}
