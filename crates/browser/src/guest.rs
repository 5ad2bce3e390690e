//! People who make tables and play by requests, beside those who do it in a browser.

use std::cell::Cell;
use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;

use crate::http::{self, Answer};

/// Somebody known to the server.
#[derive(Debug)]
pub struct Guest {
    agent: Agent,
    url: String,
    cookie: String,
    requests: Cell<usize>,
}

/// A table somebody has made.
#[derive(Clone, Debug)]
pub struct GuestTable {
    /// Its id.
    pub id: String,
    /// What lets others in.
    pub key: String,
}

/// A seat for who makes the table.
#[must_use]
pub fn me() -> Value {
    json!({ "who": "me" })
}

/// A seat for whoever comes.
#[must_use]
pub fn open() -> Value {
    json!({ "who": "open" })
}

/// A seat for a machine player.
#[must_use]
pub fn machine(level: &str) -> Value {
    json!({ "who": "machine", "level": level })
}

impl GuestTable {
    /// Where its page is.
    #[must_use]
    pub fn path(&self) -> String {
        format!("/t/{}", self.id)
    }

    /// Where its page is for who comes by the link.
    #[must_use]
    pub fn invitation(&self) -> String {
        format!("/t/{}?key={}", self.id, self.key)
    }
}

impl Guest {
    /// A new one.
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

    /// What the browser keeps to know her again.
    #[must_use]
    pub fn cookie(&self) -> &str {
        self.cookie.split_once('=').unwrap().1
    }

    fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let url = format!("{}/api/v1{path}", self.url);
        http::send(&self.agent, method, &url, Some(&self.cookie), body).unwrap()
    }

    /// Asks that something be done that can be.
    #[track_caller]
    pub fn post(&self, path: &str, body: &Value) -> Value {
        self.send("POST", path, Some(body)).ok()
    }

    /// Makes a table.
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

    /// Sits down at a table.
    #[track_caller]
    pub fn join(&self, table: &GuestTable) {
        let path = format!("/tables/{}/join", table.id);
        self.post(&path, &json!({ "key": table.key }));
    }

    /// The table as one of her seats sees it.
    #[track_caller]
    pub fn seen(&self, table: &GuestTable, seat: u64) -> Value {
        let path = format!("/tables/{}?seat={seat}", table.id);
        self.send("GET", &path, None).ok()
    }

    /// Looks until something holds: machines take their time.
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
        panic!("in vain: {}", self.seen(table, seat));
    }

    /// Takes the action of this number, counted round, if it is the seat's turn; tells whether it was.
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
