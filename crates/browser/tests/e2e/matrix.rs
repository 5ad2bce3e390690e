//! Whole games through the page: every game by clicks, against machine players, to the final
//! scoring.

use browser::play::{self, Chooser};
use browser::{Preferences, Screen, TestServer, machine, me};
use serde_json::json;

/// A game to be played: its name, seats and options.
type Row = (&'static str, usize, &'static [(&'static str, &'static str)]);

/// Every number of seats, and every option that changes the decisions on the page.
const MATRIX: &[Row] = &[
    ("astra", 1, &[]),
    ("astra", 1, &[("modifiers", "e1,e6,h2")]),
    ("astra", 3, &[]),
    ("astra", 4, &[("first", "random")]),
    ("astra", 5, &[]),
    ("stellium", 3, &[]),
    ("stellium", 4, &[]),
    ("stellium", 2, &[("influence", "optional")]),
    ("stellium", 2, &[("limit", "first"), ("memory", "off")]),
    ("stellium", 3, &[("feels", "unlimited")]),
    ("nightsky", 4, &[]),
    ("nightsky", 5, &[("draft", "turns")]),
    ("nightsky", 6, &[]),
    ("nightsky", 3, &[("die", "off"), ("draft", "turns")]),
    ("nightsky", 3, &[("sun", "leo")]),
];

/// Plays a game to its end, against random players.
fn play((game, seats, options): Row, preferences: &Preferences) {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let mut chairs = vec![machine("random"); seats];
    chairs[0] = me();
    let options: serde_json::Map<_, _> = options
        .iter()
        .map(|&(key, value)| (key.to_owned(), value.into()))
        .collect();
    let table = ann.make(game, &chairs, &json!({ "options": options }));
    let page = server.page(&ann, &Screen::DESKTOP, preferences);
    // In a rush draft a machine player may take the card first, and the choice is refused.
    if game == "nightsky" && options.get("draft").is_none_or(|draft| draft == "rush") {
        page.pardon(&["status 422"]);
    }
    page.goto(&table.path());
    let steps = play::play_out(&page, &mut Chooser::new(7));
    let seen = ann.seen(&table, 1);
    assert_eq!(seen["table"]["status"], "over");
    let total = seen["game"]["outcome"]["scores"][0]["total"].to_string();
    let counted = page.text("#end .count tfoot td");
    assert_eq!(
        counted.trim(),
        total,
        "{game}, {seats} seats, {steps} steps"
    );
    eprintln!("{game}, {seats} seats, {options:?}: {steps} steps");
}

#[test]
fn a_game_of_astra_is_played_to_its_end() {
    play(("astra", 2, &[]), &Preferences::default());
}

#[test]
fn a_game_of_stellium_is_played_to_its_end() {
    play(("stellium", 2, &[]), &Preferences::FRENCH);
}

#[test]
fn a_game_of_night_sky_is_played_to_its_end() {
    play(
        ("nightsky", 3, &[]),
        &Preferences::default().in_theme("chart"),
    );
}

/// Plays all games, alternating between languages and themes.
#[test]
#[ignore = "slow, fifteen games: `cargo xtask test --all` plays them"]
fn games_with_all_seats_and_options_are_played_to_their_end() {
    for (&row, number) in MATRIX.iter().zip(0..) {
        let preferences = if number % 2 == 0 {
            Preferences::FRENCH
        } else {
            Preferences::default()
        };
        let theme = if number / 2 % 2 == 0 {
            "night"
        } else {
            "chart"
        };
        play(row, &preferences.in_theme(theme));
    }
}
