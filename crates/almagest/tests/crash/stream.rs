//! A table's updates, as a program follows them.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;

use serde_json::Value;

use crate::coordinator::Trouble;
use crate::http::{Answer, Connection, JSON, Question};
use crate::player::wrong;

/// A stream of updates.
pub struct Stream {
    connection: Connection,
    rest: Vec<u8>,
    lines: VecDeque<Value>,
}

impl Stream {
    /// Opens a stream.
    pub fn open(address: SocketAddr, path: &str, cookie: &str) -> Result<Self, Trouble> {
        let mut connection = Connection::open(address)?;
        connection.send(Question {
            method: "GET",
            path,
            cookie,
            media: JSON,
            body: "",
        })?;
        let head = connection.head()?;
        if head.status != 200 {
            let body = String::new();
            return Err(wrong(path, &Answer { head, body }));
        }
        Ok(Self {
            connection,
            rest: Vec::new(),
            lines: VecDeque::new(),
        })
    }

    /// Waits for the next update; `None` is the end of the stream.
    pub fn next(&mut self) -> io::Result<Option<Value>> {
        loop {
            if let Some(update) = self.lines.pop_front() {
                return Ok(Some(update));
            }
            let Some(bytes) = self.connection.chunk()? else {
                return Ok(None);
            };
            self.rest.extend(bytes);
            self.split()?;
        }
    }

    /// Takes the complete lines from the bytes received. Blank lines are heartbeats.
    fn split(&mut self) -> io::Result<()> {
        while let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.rest.drain(..=end).collect();
            if line.len() > 1 {
                let update = serde_json::from_slice(&line);
                self.lines
                    .push_back(update.map_err(|_| ErrorKind::InvalidData)?);
            }
        }
        Ok(())
    }
}
