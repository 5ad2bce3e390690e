//! A person who plays at full speed and continues after every crash.

use std::net::SocketAddr;

use serde_json::json;

use crate::coordinator::{Coordinator, Trouble};
use crate::group::{Group, Member};
use crate::http::{Answer, Connection, JSON, Question};
use crate::lots::Lots;
use crate::sitting::Sitting;

/// A person in a seat.
pub struct Player<'a> {
    coordinator: &'a Coordinator,
    group: &'a Group,
    member: &'a Member,
    lots: Lots,
    /// The number and address of the last known server.
    server: (usize, SocketAddr),
}

impl<'a> Player<'a> {
    /// Creates a player for a member of a group.
    pub fn new(
        coordinator: &'a Coordinator,
        group: &'a Group,
        member: &'a Member,
        lots: Lots,
    ) -> Self {
        let server = coordinator.server(0).expect("nothing has gone wrong yet");
        Self {
            coordinator,
            group,
            member,
            lots,
            server,
        }
    }

    /// Plays one game after another, and goes home.
    pub fn play(mut self) {
        let ended = self.play_all();
        self.coordinator.go_home(ended);
    }

    fn play_all(&mut self) -> Result<(), Trouble> {
        let mut table = self.group.first.clone();
        for number in 0.. {
            let mut sitting =
                Sitting::new(self.coordinator, &table, self.member, self.lots.clone());
            self.through_crashes(|address| sitting.go_on(address))?;
            let (diary, lots) = sitting.leave();
            self.lots = lots;
            self.group.hand_in(number, &table, diary);
            if !self.group.plays_again(self.coordinator, number) {
                break;
            }
            table = self.through_crashes(|address| rematch(address, &table, self.member))?;
        }
        Ok(())
    }

    /// Repeats something with each new server until no crash interrupts it.
    fn through_crashes<T>(
        &mut self,
        mut doing: impl FnMut(SocketAddr) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        loop {
            match doing(self.server.1) {
                Err(Trouble::Gone(why)) => {
                    self.server = self.coordinator.next_server(self.server.0, &why)?;
                }
                done => return done,
            }
        }
    }
}

/// Asks for another game and joins its table. Both requests may be sent twice, because a crash may
/// have prevented the response.
fn rematch(address: SocketAddr, table: &str, member: &Member) -> Result<String, Trouble> {
    let mut connection = Connection::open(address)?;
    let mut ask = |table: &str, what: &str, body: &str| {
        let path = format!("/api/v1/tables/{table}/{what}");
        let cookie = &member.cookie;
        connection.ask(Question {
            method: "POST",
            path: &path,
            cookie,
            media: JSON,
            body,
        })
    };
    let again = ask(table, "rematch", "")?;
    let next = again.json()["table"].as_str().map(str::to_owned);
    let next = next.ok_or_else(|| wrong("rematch", &again))?;
    let joined = ask(&next, "join", &json!({"seat": member.seat}).to_string())?;
    match joined.head.status {
        // 409: the player has joined already.
        200 | 409 => Ok(next),
        _ => Err(wrong("join", &joined)),
    }
}

/// Returns the trouble of an unexpected response. Only a server that is being stopped may respond
/// with 503.
pub fn wrong(what: &str, answer: &Answer) -> Trouble {
    let Answer { head, body } = answer;
    let text = format!("{what}: {} {body}", head.status);
    match head.status {
        503 => Trouble::Gone(text),
        _ => Trouble::Wrong(text),
    }
}
