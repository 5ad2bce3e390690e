//! As much of HTTP as the players need: questions and answers on one connection.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// A server that says nothing for so long hangs: streams say something every ten seconds.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection that is used again and again.
pub struct Connection(BufReader<TcpStream>);

/// A question.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// GET or POST.
    pub method: &'a str,
    /// What for.
    pub path: &'a str,
    /// Who asks.
    pub cookie: &'a str,
    /// What is sent along; nothing if it is empty.
    pub body: &'a str,
}

/// The beginning of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// 200 if all is well.
    pub status: u16,
    /// How many bytes follow, if that is known.
    pub length: usize,
    /// The cookie that was given.
    pub cookie: Option<String>,
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Its beginning.
    pub head: Head,
    /// What it says.
    pub body: String,
}

impl Answer {
    /// What it says, as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

impl Connection {
    /// Connects.
    pub fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Self(BufReader::new(stream)))
    }

    /// Asks and waits for the whole answer.
    pub fn ask(&mut self, question: Question<'_>) -> io::Result<Answer> {
        self.send(question)?;
        let head = self.head()?;
        let mut body = vec![0; head.length];
        self.0.read_exact(&mut body)?;
        let body = String::from_utf8(body).map_err(|_| ErrorKind::InvalidData)?;
        Ok(Answer { head, body })
    }

    /// Asks.
    pub fn send(&mut self, question: Question<'_>) -> io::Result<()> {
        let Question {
            method,
            path,
            cookie,
            body,
        } = question;
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: almagest\r\n");
        if !cookie.is_empty() {
            text += &format!("cookie: {cookie}\r\n");
        }
        if !body.is_empty() {
            text += "content-type: application/json\r\n";
        }
        text += &format!("content-length: {}\r\n\r\n{body}", body.len());
        self.0.get_mut().write_all(text.as_bytes())
    }

    /// The beginning of the answer.
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
                "set-cookie" => head.cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
    }

    /// The next part of an answer whose length was not known; nothing at its end.
    pub fn chunk(&mut self) -> io::Result<Option<Vec<u8>>> {
        let size = self.line()?;
        let size = usize::from_str_radix(&size, 16).map_err(|_| ErrorKind::InvalidData)?;
        let mut bytes = vec![0; size];
        self.0.read_exact(&mut bytes)?;
        self.line()?;
        Ok((size > 0).then_some(bytes))
    }

    /// A line without its end. A connection that ends here was cut.
    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        self.0.read_line(&mut line)?;
        let whole = line.strip_suffix("\r\n").map(str::to_owned);
        whole.ok_or_else(|| ErrorKind::UnexpectedEof.into())
    }
}
