//! The people around a table, who play one game after another.

use std::net::SocketAddr;
use std::sync::Mutex;

use serde_json::{Value, json};

use crate::coordinator::Coordinator;
use crate::diary::Entry;
use crate::http::{Answer, Connection, JSON, Question};

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A separate guest.
    Guest,
    /// The first guest again: several seats on one device.
    Same,
    /// A machine player.
    Machine(&'static str),
}

/// A person in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The seat, from 1.
    pub seat: usize,
    /// The person's cookie.
    pub cookie: String,
}

/// A game that was played, as its players know it.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The id of the table it was played at.
    pub table: String,
    /// The diaries of all players.
    pub diary: Vec<Entry>,
}

/// The people around a table.
pub struct Group {
    /// The people, by seat.
    pub members: Vec<Member>,
    /// The table of the first game.
    pub first: String,
    /// For each game, whether another follows. The first member to finish it decides for all.
    again: Mutex<Vec<bool>>,
    played: Mutex<Vec<Played>>,
}

impl Group {
    /// Creates the guests and a table, and seats them.
    pub fn gather(address: SocketAddr, game: &str, options: Value, sitters: &[Sitter]) -> Self {
        let mut connection = Connection::open(address).unwrap();
        let members = arrive(&mut connection, sitters);
        let host = sitters.iter().position(|sitter| *sitter == Sitter::Guest);
        let wish = |(sitter, place)| wish(sitter, Some(place) == host);
        let seats: Vec<Value> = sitters.iter().zip(0..).map(wish).collect();
        let wish = json!({"game": game, "options": options, "seats": seats, "public": true});
        let first = &members[0].cookie;
        let made = post(&mut connection, "/api/v1/tables", first, &wish, 201);
        let table = made["table"]["id"].as_str().unwrap().to_owned();
        let path = format!("/api/v1/tables/{table}/join");
        for member in members.iter().filter(|member| member.cookie != *first) {
            let join = json!({"key": made["table"]["key"], "seat": member.seat});
            post(&mut connection, &path, &member.cookie, &join, 200);
        }
        Self {
            members,
            first: table,
            again: Mutex::default(),
            played: Mutex::default(),
        }
    }

    /// Returns whether another game follows the game with this number.
    pub fn plays_again(&self, coordinator: &Coordinator, number: usize) -> bool {
        let mut again = self.again.lock().unwrap();
        if again.len() <= number {
            let goes_on = coordinator.goes_on();
            again.push(goes_on);
            coordinator.tables(goes_on.into(), 1);
        }
        again[number]
    }

    /// Adds a member's diary of the game with this number.
    pub fn hand_in(&self, number: usize, table: &str, diary: Vec<Entry>) {
        let mut played = self.played.lock().unwrap();
        if played.len() <= number {
            let table = table.to_owned();
            played.push(Played {
                table,
                diary: Vec::new(),
            });
        }
        assert_eq!(played[number].table, table, "all members play at one table");
        played[number].diary.extend(diary);
    }

    /// Returns the members and the games that were played.
    pub fn played(self) -> (Vec<Member>, Vec<Played>) {
        (self.members, self.played.into_inner().unwrap())
    }
}

/// Returns the request for a seat, sent by the first guest, who creates the table.
fn wish(sitter: &Sitter, first: bool) -> Value {
    match sitter {
        Sitter::Guest if !first => json!({"who": "open"}),
        Sitter::Guest | Sitter::Same => json!({"who": "me"}),
        Sitter::Machine(level) => json!({"who": "machine", "level": level}),
    }
}

fn arrive(connection: &mut Connection, sitters: &[Sitter]) -> Vec<Member> {
    let mut members: Vec<Member> = Vec::new();
    for (sitter, seat) in sitters.iter().zip(1..) {
        let cookie = match sitter {
            Sitter::Guest => guest(connection, &format!("Guest {seat}")),
            Sitter::Same => members[0].cookie.clone(),
            Sitter::Machine(_) => continue,
        };
        members.push(Member { seat, cookie });
    }
    members
}

fn guest(connection: &mut Connection, name: &str) -> String {
    let name = json!({"name": name});
    let answer = asked(connection, "/api/v1/guests", "", &name);
    answer.head.cookie.expect("the server sets a cookie")
}

fn post(connection: &mut Connection, path: &str, cookie: &str, body: &Value, status: u16) -> Value {
    let answer = asked(connection, path, cookie, body);
    assert_eq!(answer.head.status, status, "{path}: {}", answer.body);
    answer.json()
}

fn asked(connection: &mut Connection, path: &str, cookie: &str, body: &Value) -> Answer {
    let body = body.to_string();
    let question = Question {
        method: "POST",
        path,
        cookie,
        media: JSON,
        body: &body,
    };
    connection.ask(question).expect("the server responds")
}
