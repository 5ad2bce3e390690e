//! Somebody who does the same kind of thing again and again, with breaks.

use std::net::SocketAddr;
use std::thread;
use std::time::Duration;

use serde_json::Value;

use super::{errands, spectators};
use crate::coordinator::{Coordinator, Trouble};
use crate::http::{Answer, Connection, JSON, Question};
use crate::lots::Lots;
use crate::player::wrong;

/// The longest break between two errands, in milliseconds, if players take their time.
const BREAK: u64 = 4_000;

/// Something a visitor does: its name, and the doing.
pub type Errand = (&'static str, fn(&mut Visit<'_>) -> Result<(), Trouble>);

/// Everything visitors do.
pub const ERRANDS: &[Errand] = &[
    ("pages", errands::read_pages),
    ("guests", errands::come_and_go),
    ("take-backs", errands::take_back),
    ("machines", errands::play_machines),
    ("reviews", errands::import_and_review),
    ("lines", spectators::follow_lines),
    ("sockets", spectators::follow_socket),
    ("live pages", spectators::open_page),
];

/// Somebody who repeats an errand.
pub struct Visitor<'a> {
    coordinator: &'a Coordinator,
    errand: &'static Errand,
    lots: Lots,
    /// The number and address of the last known server.
    server: (usize, SocketAddr),
}

impl<'a> Visitor<'a> {
    /// Creates a visitor who has not begun yet.
    pub fn new(coordinator: &'a Coordinator, errand: &'static Errand, lots: Lots) -> Self {
        let server = coordinator.server(0).expect("nothing has gone wrong yet");
        Self {
            coordinator,
            errand,
            lots,
            server,
        }
    }

    /// Repeats the errand until the last round begins, and goes home.
    pub fn stay(mut self) {
        let ended = self.repeat();
        self.coordinator.go_home(ended);
    }

    fn repeat(&mut self) -> Result<(), Trouble> {
        let (name, errand) = *self.errand;
        while self.coordinator.goes_on() {
            let visit = Visit::begin(self.server.1, self.coordinator, &mut self.lots);
            match visit.and_then(|mut visit| errand(&mut visit)) {
                Ok(()) => self.coordinator.visited(name),
                Err(Trouble::Gone(why)) => {
                    let why = format!("{name}: {why}");
                    self.server = self.coordinator.next_server(self.server.0, &why)?;
                }
                Err(Trouble::Wrong(why)) => return Err(Trouble::Wrong(format!("{name}: {why}"))),
            }
            let pause = Duration::from_millis(self.lots.below(BREAK));
            // Breaks that end with the run need no waiting.
            if !self.coordinator.pace().is_zero() {
                thread::sleep(pause);
            }
        }
        Ok(())
    }
}

/// One errand: a connection and who uses it.
pub struct Visit<'a> {
    /// The address of the server.
    pub address: SocketAddr,
    /// What all share.
    pub coordinator: &'a Coordinator,
    /// Random choices.
    pub lots: &'a mut Lots,
    connection: Connection,
    /// The cookie sent with every request; none if it is empty.
    pub cookie: String,
}

impl<'a> Visit<'a> {
    fn begin(
        address: SocketAddr,
        coordinator: &'a Coordinator,
        lots: &'a mut Lots,
    ) -> Result<Self, Trouble> {
        Ok(Self {
            address,
            coordinator,
            lots,
            connection: Connection::open(address)?,
            cookie: String::new(),
        })
    }

    /// Sends a request and returns the response, if its status is one of these.
    pub fn ask(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
        allowed: &[u16],
    ) -> Result<Answer, Trouble> {
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        self.send(method, path, (JSON, &body), allowed)
    }

    /// Sends a request with a body of any media type.
    pub fn send(
        &mut self,
        method: &str,
        path: &str,
        (media, body): (&str, &str),
        allowed: &[u16],
    ) -> Result<Answer, Trouble> {
        let answer = self.connection.ask(Question {
            method,
            path,
            cookie: &self.cookie,
            media,
            body,
        })?;
        match allowed.contains(&answer.head.status) {
            true => Ok(answer),
            false => Err(wrong(&format!("{method} {path}"), &answer)),
        }
    }

    /// Reads something that must be there.
    pub fn get(&mut self, path: &str) -> Result<Value, Trouble> {
        Ok(self.ask("GET", path, &Value::Null, &[200])?.json())
    }

    /// Sends something that must be accepted.
    pub fn post(&mut self, path: &str, body: &Value) -> Result<Value, Trouble> {
        Ok(self.ask("POST", path, body, &[200, 201, 204])?.json())
    }

    /// Becomes a new guest.
    pub fn become_guest(&mut self) -> Result<(), Trouble> {
        let name = serde_json::json!({"name": "Visitor"});
        let answer = self.ask("POST", "/api/v1/guests", &name, &[201])?;
        self.cookie = answer.head.cookie.unwrap_or_default();
        Ok(())
    }

    /// Chooses one of several things.
    pub fn choose<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.lots.below(of.len() as u64) as usize]
    }

    /// Sleeps as long as players think.
    pub fn think(&self) {
        thread::sleep(self.coordinator.pace());
    }
}
