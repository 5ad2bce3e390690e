//! Stand-alone pictures, and snapshots of two pictures.

use std::collections::HashSet;

use render::Pictures;
use tabletop::Seat;
use words::Language;

use crate::markup::assert_nested;
use crate::play::{GAME, Play};
use crate::snapshot::check;

fn assert_alone(svg: &str) {
    assert!(svg.starts_with("<svg ") && svg.contains("xmlns=\"http://www.w3.org/2000/svg\""));
    assert_nested(svg);
    assert!(!svg.contains("style=") && !svg.contains("Unknown localization"));
    for used in svg.split("href=\"#").skip(1) {
        let (id, _) = used.split_once('"').unwrap();
        assert!(
            svg.contains(&format!("id=\"{id}\"")),
            "{id} is not in the picture"
        );
    }
}

#[test]
fn every_card_is_drawn() {
    let (game, atlas) = &*GAME;
    for language in Language::all() {
        let cards = game.cards_drawn(atlas, language);
        let names: HashSet<&String> = cards.iter().map(|(name, _)| name).collect();
        assert_eq!((cards.len(), names.len()), (108, 108));
        for (_, card) in &cards {
            assert_alone(&card.0);
        }
    }
}

#[test]
fn the_poster_stands_alone() {
    let play = Play::new(5, "turns", "on", 2);
    for language in Language::all() {
        let poster = play.context(language, Some(Seat::new(1)), |game, atlas, context| {
            game.poster(atlas, context).0
        });
        assert_alone(&poster);
        assert!(!poster.contains("data-act"));
    }
}

#[test]
fn the_cover_and_the_rules_stand_alone() {
    let (game, atlas) = &*GAME;
    assert_alone(&game.cover(atlas).0);
    let rules = [
        "N1.1", "N1.2", "N1.4", "N1.6", "N3.3", "N3.4", "N3.5", "N6.1", "N6.3", "N6.4",
    ];
    for rule in rules {
        for language in Language::all() {
            let picture = game.rule_picture(atlas, language, rule).unwrap();
            assert_alone(&picture.0);
            assert!(picture.0.contains("aria-label=\""));
            assert!(!picture.0.contains(" id=\""), "{rule}");
        }
    }
    assert!(
        game.rule_picture(atlas, Language::English, "N9.9")
            .is_none()
    );
}

#[test]
fn a_card_matches_its_snapshot() {
    let (game, atlas) = &*GAME;
    let cards = game.cards_drawn(atlas, Language::English);
    let (_, card) = cards.iter().find(|(name, _)| name == "m42").unwrap();
    check("nightsky-card", &card.0);
}

#[test]
fn a_scene_matches_its_snapshot() {
    let mut play = Play::new(4, "turns", "on", 8);
    for _ in 0..60 {
        play.step();
    }
    let seat = tabletop::Game::to_act(&GAME.0, &play.state).first();
    let page = play.page(Language::English, seat);
    let mut html = page.html().to_owned();
    for id in ["map-ground", "map-sky", "map-names", "pictures"] {
        html = html.replace(page.get(id).unwrap(), "");
    }
    check("nightsky-scene", &html);
}
