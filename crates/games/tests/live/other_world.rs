//! Games in which everything hidden from an observer is changed.

use games::LiveGame;
use tabletop::{Chance, Observer, Seat, Seed};

use crate::table::{all_tables, begin, now, observers, ready, step};

/// Returns whether a seat other than the observer sees a difference between two games.
fn differs(live: &dyn LiveGame, other: &dyn LiveGame, observer: Observer) -> bool {
    let seats = live.names().len();
    let others = observers(seats).filter(|&who| who != observer);
    let mut seats = others.filter(|who| matches!(who, Observer::Seat(_)));
    seats.any(|who| live.view(who) != other.view(who))
}

#[test]
fn another_world_looks_the_same_only_to_its_observer() {
    let mut different = 0;
    for (number, (game, seats)) in all_tables().enumerate() {
        let mut chance = Chance::new(Seed::from_text("worlds").of_game(number as u64));
        let mut live = begin(game, seats);
        for round in 0..8 {
            for _ in 0..12 {
                step(&mut *live, &mut chance, 5);
            }
            for observer in observers(seats) {
                let mut other = live.other_world(observer, Seed::from_text("w").of_game(round));
                assert_eq!(other.header(), live.header());
                assert_eq!(other.lines(0), live.lines(0));
                let updates = |live: &dyn LiveGame| live.line_updates(None, observer, 0);
                assert_eq!(updates(&*other), updates(&*live));
                assert_eq!(now(&*other, observer), now(&*live, observer), "{game}");
                if live.is_over() {
                    continue;
                }
                assert_ne!(other.snapshot(), live.snapshot(), "{game}");
                different += usize::from(differs(&*live, &*other, observer));
                let woken = ready(game)
                    .wake(&other.header(), &other.snapshot(), "")
                    .unwrap();
                assert_eq!(woken.snapshot(), other.snapshot());
                assert_eq!(now(&*woken, observer), now(&*live, observer), "{game}");
                // An undo reveals nothing either.
                let mut same = ready(game)
                    .wake(&live.header(), &live.snapshot(), "")
                    .unwrap();
                if let Some(seat) = Seat::of(seats).find(|&seat| live.can_undo(seat)) {
                    other.undo(seat).unwrap();
                    same.undo(seat).unwrap();
                    assert_eq!(now(&*other, observer), now(&*same, observer), "{game}");
                }
            }
        }
    }
    assert!(different > 50, "{different}");
}
