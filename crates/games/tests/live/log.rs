//! The log of a game: its lines and the seats they belong to.

use std::collections::BTreeSet;

use games::{LiveGame, Sight};
use render::frame::LogLine;
use tabletop::{Observer, Seat};

use super::table::{EN, TABLES, begin, greedy, play, somebody};

/// More lines than any game has.
const ALL: usize = 5_000;

/// Returns every line with the number of its turn, the oldest first.
fn log(live: &dyn LiveGame, observer: Observer) -> Vec<(usize, LogLine)> {
    let turns = live.log(&Sight {
        language: EN,
        observer,
        seat: None,
        plays: false,
        acts: false,
        guided: false,
        notes: &[],
        log: ALL,
    });
    let lines = |(turn, lines): (usize, Vec<LogLine>)| {
        let lines = lines.into_iter();
        lines.map(move |line| (turn, line))
    };
    let turns = turns.into_iter().map(|turn| turn.lines).enumerate();
    turns.flat_map(lines).collect()
}

fn words(live: &dyn LiveGame) -> Vec<String> {
    let lines = log(live, Observer::Spectator).into_iter();
    lines.map(|(_, line)| line.words).collect()
}

#[test]
fn a_log_line_belongs_to_the_seat_it_names() {
    for (game, seats) in TABLES {
        let mut live = begin(game, seats);
        play(&mut *live, usize::MAX);
        let mut mentioned = BTreeSet::new();
        for (_, line) in log(&*live, Observer::Afterwards) {
            let named = |seat: &Seat| {
                let name = &live.names()[seat.index()];
                line.words.starts_with(&format!("{name} "))
            };
            if let Some(seat) = Seat::of(seats).find(named) {
                assert_eq!(line.seat, Some(seat), "{game}: {}", line.words);
                mentioned.insert(seat);
            }
            if line.words.starts_with("The game is over") {
                assert_eq!(line.seat, None);
            }
        }
        assert_eq!(mentioned.len(), seats, "{game}: everybody does something");
    }
}

#[test]
fn undone_actions_are_not_in_the_log() {
    for (game, seats) in TABLES {
        let mut live = begin(game, seats);
        let mut taken_back = 0;
        while let Some(seat) = somebody(&*live).filter(|_| live.version() < 120) {
            let before = words(&*live);
            let action = greedy(&*live, seat);
            live.act(seat, &action).unwrap();
            if live.can_undo(seat) && live.version().is_multiple_of(3) {
                live.undo(seat).unwrap();
                assert_eq!(words(&*live), before, "{game}");
                taken_back += 1;
                let action = greedy(&*live, seat);
                live.act(seat, &action).unwrap();
            }
        }
        assert!(taken_back > 0 || game == "nightsky", "{game}");
    }
}

#[test]
fn a_take_back_is_logged_and_removes_later_lines() {
    let mut live = begin("stellium", 2);
    play(&mut *live, 12);
    let seat = somebody(&*live).unwrap();
    live.take_back(seat, 7).unwrap();
    let lines = log(&*live, Observer::Spectator);
    let (_, last) = lines.last().unwrap();
    assert!(last.words.contains("takes the game back"), "{last:?}");
    let before = lines[..lines.len() - 1].iter();
    assert!(before.map(|(_, line)| line.version).max() <= Some(7));
}

#[test]
fn stars_marked_on_one_card_in_a_turn_share_a_sentence() {
    let mut live = begin("astra", 5);
    play(&mut *live, usize::MAX);
    let mut seen = BTreeSet::new();
    let mut several = 0;
    for (turn, line) in log(&*live, Observer::Afterwards) {
        assert!(!line.words.contains("starts observing"));
        let Some((who, marked)) = line.words.split_once(" marks ") else {
            continue;
        };
        let (stars, card) = marked.rsplit_once(" in ").unwrap();
        several += usize::from(stars.contains(" and "));
        assert!(seen.insert((turn, who.to_owned(), card.to_owned())));
    }
    assert!(several > 10, "{several}");
}

#[test]
fn an_observation_is_logged_with_its_score() {
    let mut live = begin("nightsky", 3);
    play(&mut *live, usize::MAX);
    let lines = words(&*live);
    let observed = lines.iter().filter(|line| line.contains(" observes “"));
    assert!(observed.clone().all(|line| line.contains(" point")));
    assert!(observed.count() > 10);
    assert!(
        !lines.iter().any(|line| line.contains(" for “")),
        "{lines:#?}"
    );
}
