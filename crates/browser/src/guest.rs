//! Guests who create tables and play by plain requests, alongside those in a browser.

use std::cell::Cell;
use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;

use crate::http::{self, Answer};

/// A guest known to the server.
#[derive(Debug)]
pub struct Guest {
    agent: Agent,
    url: String,
    cookie: String,
    requests: Cell<usize>,
}

/// A table created by a guest.
#[derive(Clone, Debug)]
pub struct GuestTable {
    /// The id, as in `/t/ID`.
    pub id: String,
    /// The key that lets others in.
    pub key: String,
}

/// Returns the request for a seat of the table's creator.
#[must_use]
pub fn me() -> Value {
    json!({ "who": "me" })
}

/// Returns the request for an open seat.
#[must_use]
pub fn open() -> Value {
    json!({ "who": "open" })
}

/// Returns the request for a seat with a machine player.
#[must_use]
pub fn machine(level: &str) -> Value {
    json!({ "who": "machine", "level": level })
}

impl GuestTable {
    /// Returns the path of its page.
    #[must_use]
    pub fn path(&self) -> String {
        format!("/t/{}", self.id)
    }

    /// Returns the path of its page with the key of the invitation.
    #[must_use]
    pub fn invitation(&self) -> String {
        format!("/t/{}?key={}", self.id, self.key)
    }
}

impl Guest {
    /// Creates a guest on the server.
    pub fn new(url: String, name: &str) -> Self {
        let agent = http::agent(Duration::from_secs(30));
        let body = json!({ "name": name });
        let guests = format!("{url}/api/v1/guests");
        let answer = http::send(&agent, "POST", &guests, None, Some(&body)).unwrap();
        answer.ok();
        Self {
            agent,
            url,
            cookie: answer.cookie.unwrap(),
            requests: Cell::new(0),
        }
    }

    /// Returns the value of the cookie that identifies the guest.
    #[must_use]
    pub fn cookie(&self) -> &str {
        self.cookie.split_once('=').unwrap().1
    }

    fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let url = format!("{}/api/v1{path}", self.url);
        http::send(&self.agent, method, &url, Some(&self.cookie), body).unwrap()
    }

    /// Sends a POST request that must succeed.
    #[track_caller]
    pub fn post(&self, path: &str, body: &Value) -> Value {
        self.send("POST", path, Some(body)).ok()
    }

    /// Creates a table.
    #[track_caller]
    pub fn make(&self, game: &str, seats: &[Value], more: &Value) -> GuestTable {
        let mut wish = json!({ "game": game, "seats": seats });
        let more = more.as_object().cloned().unwrap_or_default();
        wish.as_object_mut().unwrap().extend(more);
        let made = self.post("/tables", &wish);
        let text = |key: &str| made["table"][key].as_str().unwrap_or_default().to_owned();
        GuestTable {
            id: text("id"),
            key: text("key"),
        }
    }

    /// Joins a table.
    #[track_caller]
    pub fn join(&self, table: &GuestTable) {
        let path = format!("/tables/{}/join", table.id);
        self.post(&path, &json!({ "key": table.key }));
    }

    /// Returns the table as seen from one of the guest's seats.
    #[track_caller]
    pub fn seen(&self, table: &GuestTable, seat: u64) -> Value {
        let path = format!("/tables/{}?seat={seat}", table.id);
        self.send("GET", &path, None).ok()
    }

    /// Polls the table until a condition holds, because machine players take their time.
    pub fn wait_until(
        &self,
        table: &GuestTable,
        seat: u64,
        holds: impl Fn(&Value) -> bool,
    ) -> Value {
        for _ in 0..3_000 {
            let seen = self.seen(table, seat);
            if holds(&seen) {
                return seen;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("timed out; the table: {}", self.seen(table, seat));
    }

    /// Takes the legal action with this number, modulo their count, if it is the seat's turn.
    /// Returns whether it was.
    pub fn act(&self, table: &GuestTable, seat: u64, choice: usize) -> bool {
        let seen = self.seen(table, seat);
        let turn = &seen["game"]["turn"];
        let Some(legal) = turn["legal"].as_array() else {
            return false;
        };
        let id = self.requests.replace(self.requests.get() + 1);
        let body = json!({
            "seat": seat, "decision": turn["decision"], "id": format!("guest {id}"),
            "action": legal[choice % legal.len()]["action"],
        });
        self.post(&format!("/tables/{}/actions", table.id), &body);
        true
    }
}
