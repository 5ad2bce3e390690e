//! A person at one table, from the first view to the end of the game.

use std::net::SocketAddr;
use std::thread;

use serde_json::{Value, json};

use crate::coordinator::{Coordinator, Trouble};
use crate::diary::Entry;
use crate::group::Member;
use crate::http::{Connection, JSON, Question};
use crate::lots::Lots;
use crate::player::wrong;
use crate::stream::Stream;

/// One in this many requests is sent again at once after its response.
const AGAIN: u64 = 8;

/// A person at a table.
pub struct Sitting<'a> {
    coordinator: &'a Coordinator,
    table: &'a str,
    member: &'a Member,
    lots: Lots,
    /// The last version received.
    seen: Option<usize>,
    /// The last request sent, and the version it was acknowledged with, if it was.
    last: Option<(Request, Option<usize>)>,
    diary: Vec<Entry>,
    over: bool,
}

/// A request to act.
#[derive(Clone, Debug)]
struct Request {
    decision: u64,
    action: Value,
    body: String,
}

impl<'a> Sitting<'a> {
    /// Creates a sitting before its first update.
    pub fn new(
        coordinator: &'a Coordinator,
        table: &'a str,
        member: &'a Member,
        lots: Lots,
    ) -> Self {
        Self {
            coordinator,
            table,
            member,
            lots,
            seen: None,
            last: None,
            diary: Vec::new(),
            over: false,
        }
    }

    /// Leaves the table with the diary and the random generator.
    pub fn leave(self) -> (Vec<Entry>, Lots) {
        (self.diary, self.lots)
    }

    /// Continues to play with a server, until the game or the server ends.
    pub fn go_on(&mut self, address: SocketAddr) -> Result<(), Trouble> {
        let mut posts = Connection::open(address)?;
        let mut stream = Stream::open(address, &self.path(), &self.member.cookie)?;
        let mut came_back = true;
        while let Some(update) = stream.next()? {
            self.hear(&update);
            if std::mem::take(&mut came_back) {
                self.repeat(&mut posts)?;
            }
            if let Some(request) = self.choose(&update) {
                thread::sleep(self.coordinator.pace());
                self.last = Some((request, None));
                self.post(&mut posts)?;
                if self.lots.once_in(AGAIN) {
                    self.post(&mut posts)?;
                }
            }
        }
        if self.over {
            return Ok(());
        }
        // A server that is stopped ends its streams.
        let path = self.path();
        Err(Trouble::Gone(format!("{path} ended before its game did")))
    }

    /// Sends the last request again after a crash, whether or not it had a response.
    fn repeat(&mut self, posts: &mut Connection) -> Result<(), Trouble> {
        let unanswered = matches!(self.last, Some((_, None)));
        let version = self.post(posts)?;
        if unanswered {
            // `seen` is the version the server came back with: actions up to it had been stored.
            self.coordinator.repeat(version <= self.seen);
        }
        Ok(())
    }

    fn path(&self) -> String {
        let (table, seat) = (self.table, self.member.seat);
        let after = self.seen.map(|version| format!("&after={version}"));
        let after = after.unwrap_or_default();
        format!("/api/v1/tables/{table}/events?words=off&seat={seat}{after}")
    }

    /// Notes how far the game has come.
    fn hear(&mut self, update: &Value) {
        let game = game(update);
        if let Some(version) = game["version"].as_u64() {
            self.seen = Some(version as usize);
            self.over |= !game["outcome"].is_null();
        }
    }

    /// Chooses an action if there is a decision without an answer.
    fn choose(&mut self, update: &Value) -> Option<Request> {
        let turn = &game(update)["turn"];
        let decision = turn["decision"].as_u64()?;
        let answered = self.last.as_ref().map(|(last, _)| last.decision);
        if answered.is_some_and(|answered| decision <= answered) {
            return None;
        }
        let legal = turn["legal"].as_array()?;
        let action = legal[self.lots.below(legal.len() as u64) as usize]["action"].clone();
        let seat = self.member.seat;
        let id = format!("{decision}");
        let body = json!({"seat": seat, "decision": decision, "id": id, "action": action});
        Some(Request {
            decision,
            action,
            body: body.to_string(),
        })
    }

    /// Sends the last request and returns the version it was acknowledged with. A request that is
    /// sent again must get the same response.
    fn post(&mut self, posts: &mut Connection) -> Result<Option<usize>, Trouble> {
        let Some((request, answered)) = &mut self.last else {
            return Ok(None);
        };
        let answer = posts.ask(Question {
            method: "POST",
            path: &format!("/api/v1/tables/{}/actions", self.table),
            cookie: &self.member.cookie,
            media: JSON,
            body: &request.body,
        })?;
        let version = answer.json()["version"]
            .as_u64()
            .filter(|_| answer.head.status == 200);
        let version = version.ok_or_else(|| wrong(&request.body, &answer))? as usize;
        match *answered {
            None => {
                *answered = Some(version);
                self.diary.push(Entry {
                    seat: self.member.seat,
                    action: request.action.clone(),
                    version,
                });
                self.coordinator.acknowledge();
            }
            Some(before) if before != version => return Err(wrong("another response", &answer)),
            Some(_) => {}
        }
        Ok(Some(version))
    }
}

/// Returns the part of an update about the game: the `game` field of a full view, or the whole of
/// news.
fn game(update: &Value) -> &Value {
    match update.get("game") {
        Some(game) => game,
        None => update,
    }
}
