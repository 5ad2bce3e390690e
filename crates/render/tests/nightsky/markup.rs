//! The markup itself: nested rightly, ids once, no styles, every text there, nothing betrayed.

use std::collections::HashSet;

use nightsky::NightSky;
use rand::SeedableRng;
use render::{Parts, Pictures};
use tabletop::conformance::Conform;
use tabletop::{Game, Observer, Seat};
use words::Language;

use crate::acts::values;
use crate::play::{GAME, SOME, walk};

/// Every element that begins ends, and in the right order.
pub fn assert_nested(html: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html;
    while let Some((_, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>').expect("a tag that ends");
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
fn nothing_has_a_style_of_its_own_and_every_text_is_there() {
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
fn what_is_hidden_changes_nothing_on_the_page() {
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
fn events_lead_to_pieces_that_are_there() {
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
fn all_seats_see_their_own_side() {
    let play = crate::play::Play::new(6, "turns", "on", 5);
    for seat in Seat::of(GAME.0.seats(&play.state)) {
        let scene = play.scene(Language::English, Some(seat));
        assert!(scene.own.is_some());
        assert_eq!(scene.rivals.len(), 5);
    }
}
