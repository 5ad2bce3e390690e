//! Whole random games.

use std::collections::BTreeMap;

use astra::{Action, Event};
use tabletop::conformance::Conform;
use tabletop::{Game, Observer, Options, Seat};
use words::Language;

use crate::markup::{assert_sound, values};
use crate::table::Table;

/// The maximum size of an update in bytes.
const MAX: usize = 60_000;

fn play(seats: usize, number: u64, options: &Options) {
    let mut table = Table::new(seats, &format!("drawn {seats} {number}"), options);
    let language = [Language::English, Language::French][(number as usize + seats) % 2];
    let observers: Vec<Option<Seat>> = [None, Some(Seat::new(0)), Some(Seat::new(seats - 1))]
        .into_iter()
        .take(seats + 1)
        .collect();
    let mut shown: BTreeMap<Option<Seat>, render::Parts> = BTreeMap::new();
    let (mut largest, mut all, mut updates) = (0, 0, 0);
    for step in 0.. {
        for &seat in &observers {
            let page = table.page(&table.state, seat, language);
            every_choice_is_there(&table, seat, page.html());
            if let Some(before) = shown.get(&seat) {
                let sent: usize = page
                    .changed(&before.shown())
                    .iter()
                    .map(|(_, html)| html.len())
                    .sum();
                largest = sent.max(largest);
                all += sent;
                updates += 1;
            }
            if step % 11 == 0 {
                assert_sound(page.html());
                nothing_hidden_shows(&mut table, seat, language, page.html());
            }
            shown.insert(seat, page);
        }
        if !table.step() {
            break;
        }
    }
    assert!(largest < MAX, "{seats} seats: an update of {largest} bytes");
    assert!(
        all / updates < MAX / 4,
        "{seats} seats: {} bytes on average",
        all / updates
    );
}

/// Checks that every legal action is on the page exactly once, and no other action is.
fn every_choice_is_there(table: &Table, seat: Option<Seat>, html: &str) {
    let mut legal = Vec::new();
    if let Some(seat) = seat {
        table.game.legal_actions(&table.state, seat, &mut legal);
    }
    let json = |action| serde_json::to_value(action).unwrap().to_string();
    let mut legal: Vec<String> = legal.into_iter().map(json).collect();
    let mut drawn = values(html, "data-act");
    legal.sort();
    drawn.sort();
    assert_eq!(drawn, legal, "{:?}", table.state.table.stage);
}

/// A4.2, A2.5: checks that hidden information does not change the page of an observer.
fn nothing_hidden_shows(table: &mut Table, seat: Option<Seat>, language: Language, html: &str) {
    let observer = seat.map_or(Observer::Spectator, Observer::Seat);
    let (game, state) = (table.game.clone(), table.state.clone());
    let other = game.permute_hidden(&state, observer, table.rng());
    let page = table.page(&other, seat, language);
    assert!(page.html() == html, "hidden information shows");
}

#[test]
fn alone_against_ptolemy() {
    play(1, 1, &Options::new());
    play(1, 2, &Options::new().with("modifiers", "e4,h2,h3,h5"));
}

#[test]
fn two_players() {
    play(2, 1, &Options::new());
    play(2, 2, &Options::new());
}

#[test]
fn three_players() {
    play(3, 1, &Options::new());
}

#[test]
fn four_players() {
    play(4, 2, &Options::new());
}

#[test]
fn five_players() {
    play(5, 1, &Options::new());
}

#[test]
fn every_event_happens_at_a_place_on_the_page() {
    use render::Pictures;
    let mut table = Table::new(2, "places", &Options::new());
    let mut found = 0;
    for _ in 0..300 {
        let before = table.page(&table.state, Some(Seat::new(0)), Language::English);
        if !table.step() {
            break;
        }
        let after = table.page(&table.state, Some(Seat::new(0)), Language::English);
        for event in &table.since.last().unwrap().events {
            let Some(place) = table.game.place(event) else {
                continue;
            };
            let id = format!(" id=\"{place}\"");
            let there = before.html().contains(&id) || after.html().contains(&id);
            assert!(there, "{place}: {event:?}");
            found += 1;
        }
    }
    assert!(found > 300);
    assert!(table.game.seats(&table.state) == 2);
}

#[test]
fn a_second_press_for_a_discovery_says_why() {
    let mut table = Table::new(2, "asked again", &Options::new());
    let mut asked = 0;
    while let Some(seat) = table.game.to_act(&table.state).first() {
        let state = table.state.clone();
        let discovers = table
            .choices(&state, seat, Language::English)
            .iter()
            .filter(|choice| choice.is_early && matches!(choice.action, Action::Mark { .. }))
            .filter(|choice| {
                let discovered = |event: &Event| matches!(event, Event::CardDiscovered { .. });
                choice.sure.iter().any(discovered)
            })
            .count();
        let page = table.page(&state, Some(seat), Language::English);
        let again = values(page.html(), "data-again");
        assert_eq!(again.len(), discovers, "{again:?}");
        for words in &again {
            assert!(words.ends_with("Press again to mark the star."), "{words}");
        }
        asked += again.len();
        table.step();
    }
    assert!(asked > 0);
}
