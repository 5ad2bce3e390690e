//! The markup is nested correctly, has unique ids, no styles and all texts, and reveals nothing
//! hidden.

use std::collections::HashSet;

use nightsky::NightSky;
use rand::SeedableRng;
use render::{Parts, Pictures};
use tabletop::conformance::Conform;
use tabletop::{Game, Observer, Seat};
use words::Language;

use crate::acts::values;
use crate::play::{GAME, SOME, walk};

/// Asserts that elements are nested correctly and have no duplicate attributes.
pub fn assert_nested(html: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html;
    while let Some((_, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>').expect("every tag ends");
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{}", &rest[..rest.len().min(200)]);
        } else if !tag.ends_with('/') {
            for name in [" class=\"", " id=\"", " fill=\"", " stroke=\""] {
                assert!(tag.matches(name).count() < 2, "{tag}");
            }
            open.push(tag.split([' ', '\n']).next().unwrap());
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn pages_are_well_formed_and_ids_unique() {
    walk(SOME, |play, seat, language| {
        let page = play.page(language, Some(seat));
        assert_nested(page.html());
        let ids = values(page.html(), "id");
        let unique: HashSet<&String> = ids.iter().collect();
        let twice = || {
            ids.iter()
                .filter(|id| ids.iter().filter(|other| other == id).count() > 1)
        };
        assert_eq!(ids.len(), unique.len(), "{:?}", twice().collect::<Vec<_>>());
        for used in values(page.html(), "href")
            .iter()
            .filter_map(|href| href.strip_prefix('#'))
        {
            let sprite = ["i-", "mk-", "z-"]
                .iter()
                .any(|start| used.starts_with(start));
            assert!(sprite || unique.contains(&used.to_owned()), "{used}");
        }
    });
}

#[test]
fn pages_have_no_styles_and_no_missing_texts() {
    walk(SOME, |play, seat, language| {
        let page = play.page(language, Some(seat));
        assert!(!page.html().contains("style="));
        assert!(!page.html().contains("<style"));
        assert!(
            !page.html().contains("Unknown localization"),
            "{language:?}"
        );
    });
}

#[test]
fn hidden_information_does_not_change_the_page() {
    walk(SOME, |play, seat, language| {
        let mut other = crate::play::Play::new(3, "turns", "on", 1);
        let mut rng = rand::rngs::Xoshiro256PlusPlus::seed_from_u64(7);
        other.state = GAME
            .0
            .permute_hidden(&play.state, Observer::Seat(seat), &mut rng);
        other.names.clone_from(&play.names);
        other.since.clone_from(&play.since);
        let pages = [play, &other].map(|play| play.page(language, Some(seat)));
        assert_eq!(pages[0].html(), pages[1].html());
    });
}

#[test]
fn events_happen_at_pieces_on_the_page() {
    walk(SOME, |play, seat, language| {
        let page: Parts = play.page(language, Some(seat));
        let ids: HashSet<String> = values(page.html(), "id").into_iter().collect();
        let events = play.since.iter().flat_map(|line| &line.events);
        for place in events.filter_map(|event| <NightSky as Pictures>::place(&GAME.0, event)) {
            assert!(ids.contains(&place), "{place}");
        }
    });
}

#[test]
fn every_seat_sees_its_own_side_and_its_rivals() {
    let play = crate::play::Play::new(6, "turns", "on", 5);
    for seat in Seat::of(GAME.0.seats(&play.state)) {
        let scene = play.scene(Language::English, Some(seat));
        assert!(scene.own.is_some());
        assert_eq!(scene.rivals.len(), 5);
    }
}
