//! Records of games, checked by the rules themselves.

use games::{LiveGame, RecordedGame, ReplayRequest};
use server::storage::Storage;
use tabletop::Options;
use words::Language;

use super::TestApp;

/// Checks that every line of a record replays.
#[track_caller]
pub fn replays(text: &str) {
    let games = RecordedGame::all(text).unwrap();
    assert_eq!(games.len(), 1);
    let ready = games[0].ready(&Options::new()).unwrap();
    let request = ReplayRequest {
        game: &games[0],
        at: None,
        tell: None,
    };
    if let Err(error) = ready.replay(&request) {
        panic!("{}", error.words(Language::English));
    }
}

/// Returns the game of a table, resumed from its stored record.
pub async fn live(server: &TestApp, table: &str) -> Box<dyn LiveGame> {
    let stored = server
        .storage
        .whole_game(table.parse().unwrap())
        .await
        .unwrap()
        .unwrap();
    let lines: String = stored
        .lines
        .iter()
        .map(|line| format!("{}\n", line.text))
        .collect();
    let text = format!("{}\n{lines}", stored.header);
    let games = RecordedGame::all(&text).unwrap();
    let ready = games[0].ready(&Options::new()).unwrap();
    ready
        .resume(&games[0])
        .map_err(|error| error.words(Language::English))
        .unwrap()
}
