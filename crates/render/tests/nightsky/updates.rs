//! Updates from one scene to the next are small.

use render::Parts;
use tabletop::Seat;
use words::Language;

use crate::play::{Play, TABLES};

/// The maximum size of an update in bytes.
const MAX: usize = 60_000;

#[test]
fn updates_are_small() {
    let mut largest = 0;
    for (number, (seats, draft, die)) in [TABLES[3], TABLES[0]].into_iter().enumerate() {
        let language = [Language::English, Language::French][number % 2];
        let mut play = Play::new(seats, draft, die, 31 + number as u64);
        let seat = Some(Seat::new(0));
        let mut before: Parts = play.page(language, seat);
        while play.step() {
            let after = play.page(language, seat);
            let size: usize = after
                .changed(&before.shown())
                .iter()
                .map(|(_, html)| html.len())
                .sum();
            largest = largest.max(size);
            before = after;
        }
    }
    assert!(largest < MAX, "an update of {largest} bytes");
}

#[test]
fn the_map_is_sent_once() {
    let mut play = Play::new(4, "turns", "on", 3);
    let page = |play: &Play| play.page(Language::English, Some(Seat::new(1)));
    let before = page(&play);
    let fixed = ["map-ground", "map-sky", "map-names", "pictures"];
    let size: usize = fixed[..3]
        .iter()
        .map(|id| before.get(id).unwrap().len())
        .sum();
    assert!(size < 150_000, "the map has {size} bytes");
    for _ in 0..60 {
        play.step();
        let after = page(&play);
        let changed: Vec<&str> = after
            .changed(&before.shown())
            .iter()
            .map(|(id, _)| *id)
            .collect();
        for id in fixed.iter().chain(&["sky", "board"]) {
            assert!(!changed.contains(id), "{id}");
        }
    }
}
