//! The records of all games, replayed and compared with the players' diaries.

use std::net::SocketAddr;

use games::{RecordedGame, ReplayRequest};
use serde_json::Value;
use tabletop::Options;

use crate::diary::compare;
use crate::group::{Group, Member};
use crate::http::{Connection, JSON, Question};

/// The result of the comparison of all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    /// Tables compared.
    pub tables: usize,
    /// Tables whose games have ended.
    pub ended: usize,
    /// Actions that were acknowledged.
    pub acknowledged: usize,
    /// Acknowledged actions that are not in the record.
    pub lost: usize,
    /// Actions that were applied twice.
    pub doubled: usize,
    /// Actions of machine players.
    pub by_machines: usize,
}

/// Compares all games of all groups.
pub fn compare_all(address: SocketAddr, groups: Vec<Group>) -> Sum {
    let mut connection = Connection::open(address).unwrap();
    let mut sum = Sum::default();
    for group in groups {
        let (members, played) = group.played();
        let people: Vec<usize> = members.iter().map(|member| member.seat).collect();
        for game in played {
            let lines = checked(&record(&mut connection, &game.table, &members[0]));
            let compared = compare(&game.diary, &people, &lines);
            sum.tables += 1;
            sum.ended += usize::from(lines.last().is_some_and(|line| line["is"] == "end"));
            sum.acknowledged += compared.acknowledged;
            sum.lost += compared.lost;
            sum.doubled += compared.doubled;
            sum.by_machines += compared.by_machines;
        }
    }
    sum
}

fn record(connection: &mut Connection, table: &str, member: &Member) -> String {
    let path = format!("/api/v1/tables/{table}/record");
    let cookie = &member.cookie;
    let question = Question {
        method: "GET",
        path: &path,
        cookie,
        media: JSON,
        body: "",
    };
    let answer = connection.ask(question).expect("the server responds");
    assert_eq!(answer.head.status, 200, "{}", answer.body);
    answer.body
}

/// Replays a record and checks that its line numbers have no gap. Returns its lines after the
/// header.
fn checked(text: &str) -> Vec<Value> {
    let games = RecordedGame::all(text).unwrap();
    let [game] = games.as_slice() else {
        panic!("{} games in one record", games.len());
    };
    let ready = game.ready(&Options::new()).unwrap();
    let request = ReplayRequest {
        game,
        at: None,
        tell: None,
    };
    ready
        .replay(&request)
        .unwrap_or_else(|error| panic!("{error:?}: {text}"));
    let line = |line: &str| serde_json::from_str(line).unwrap();
    let lines: Vec<Value> = text.lines().skip(1).map(line).collect();
    for (line, number) in lines.iter().zip(1..) {
        assert_eq!(line["n"], number, "{text}");
    }
    lines
}
