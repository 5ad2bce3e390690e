//! Stand-alone pictures, and pictures that match their snapshots.

use std::collections::BTreeSet;

use render::{Parts, Pictures};
use stellium::{Action, Event, Galaxy, Stage};
use tabletop::{Observer, Seat};
use words::Language;

use crate::markup::read;
use crate::play::{Play, page};
use crate::snapshot;

const RULES: [&str; 18] = [
    "S1.4", "S3.3", "S3.4", "S3.5", "S3.6", "S3.8", "S3.9", "S3.10", "S4.1", "S4.2", "S4.3",
    "S4.4", "S4.5", "S4.6", "S4.7", "S4.9", "S4.10", "S4.11",
];

#[test]
fn every_objective_is_drawn_as_a_card() {
    let play = Play::new(2, 1, &[]);
    for language in Language::all() {
        let cards = play.game.cards_drawn(&play.atlas, language);
        let names: BTreeSet<&String> = cards.iter().map(|(name, _)| name).collect();
        assert_eq!((cards.len(), names.len()), (40, 40));
        for (name, card) in &cards {
            read(&card.0).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
            assert!(
                card.0.contains("xmlns=") && !card.0.contains("<use"),
                "{name}"
            );
        }
    }
}

#[test]
fn rules_have_pictures_with_labels() {
    let play = Play::new(2, 1, &[]);
    for language in Language::all() {
        for rule in RULES {
            let picture = play.game.rule_picture(&play.atlas, language, rule).unwrap();
            let read = read(&picture.0).unwrap();
            assert!(read.labels.iter().any(|label| label.len() > 10), "{rule}");
            assert!(!picture.0.contains("Unknown localization"), "{rule}");
            assert!(
                read.ids.is_empty(),
                "{rule}: an id could occur twice on a page"
            );
        }
    }
    let none = play
        .game
        .rule_picture(&play.atlas, Language::English, "S5.1");
    assert!(none.is_none());
}

#[test]
fn examples_show_what_the_rules_say() {
    let play = Play::new(2, 1, &[]);
    let drawn = |name: &str| {
        let picture = play
            .game
            .how_to_picture(&play.atlas, Language::English, name);
        picture.unwrap_or_else(|| panic!("{name}")).0
    };
    let bodies = |picture: &str, kind: &str| picture.matches(&format!("\"body {kind}\"")).count();
    // A swap, a rotation and an attraction keep all bodies; a collision adds the Comet.
    assert_eq!(bodies(&drawn("swap"), "planet"), 4);
    assert_eq!(bodies(&drawn("rotation"), "star"), 2);
    assert_eq!(bodies(&drawn("attraction"), "comet"), 2);
    assert_eq!(bodies(&drawn("collision"), "comet"), 1);
    let shows = |name: &str| ["would", "not-so"].map(|class| drawn(name).contains(class));
    assert_eq!(shows("line"), [true, false]);
    assert_eq!(shows("no-bridge"), [false, true]);
}

#[test]
fn the_cover_fits_on_any_page() {
    let play = Play::new(2, 1, &[]);
    let read = read(&play.game.cover(&play.atlas).0).unwrap();
    assert!(read.ids.is_empty() && read.acts.is_empty());
}

#[test]
fn pictures_match_their_snapshots() {
    let mut play = Play::new(3, 7, &[]);
    let cards = play.game.cards_drawn(&play.atlas, Language::English);
    let (name, card) = &cards[12];
    assert_eq!(name, "diamond-planet");
    snapshot::check("stellium-objective", &card.0);
    while !matches!(play.state.table.stage, Stage::Influencing { .. }) {
        play.step().unwrap();
    }
    let seat = play.actor().unwrap();
    let drawn = play.draw(Observer::Seat(seat), Language::English);
    let page = page(&drawn.scene, Language::English);
    snapshot::check("stellium-scene", page.html());
    snapshot::check("stellium-galaxy", page.get("galaxy-1").unwrap());
}

#[test]
fn events_in_the_log_happen_at_pieces_on_the_page() {
    let mut play = Play::new(2, 1, &[]);
    let page = page(
        &play.draw(Observer::Spectator, Language::English).scene,
        Language::English,
    );
    let ids = read(page.html()).unwrap().ids;
    let galaxy = Galaxy::new(3);
    for event in [
        Event::GalaxyTurned { galaxy, sixths: 2 },
        Event::BodiesSwapped {
            body: galaxy.cell(1),
            with: galaxy.cell(2),
        },
        Event::BodyKept {
            seat: Seat::new(0),
            body: stellium::Body::Star,
        },
    ] {
        let place = play.game.place(&event).unwrap();
        assert!(ids.contains(&place), "{place}");
    }
    let began = Event::TurnBegan {
        seat: Seat::new(1),
        round: 3,
    };
    assert_eq!(play.game.turn_begun(&began), Some((Seat::new(1), 3)));
    assert_eq!(play.game.place(&Event::GameOver), None);
    assert!(matches!(play.step(), Some(Action::Keep | Action::LetGo)));
}

/// Turning a disc must not reorder the elements of the bodies on it, so that transitions run.
#[test]
fn turning_a_disc_keeps_the_order_of_the_bodies() {
    let mut play = Play::new(2, 11, &[]);
    let bodies = |play: &Play| {
        let scene = play.draw(Observer::Spectator, Language::English).scene;
        let parts: Parts = page(&scene, Language::English);
        read(parts.get("bodies").unwrap()).unwrap().ids
    };
    let mut turns = 0;
    for _ in 0..400 {
        let before = bodies(&play);
        if let Some(Action::Turn(_)) = play.step() {
            assert_eq!(bodies(&play), before);
            turns += 1;
        }
        if play.actor().is_none() {
            break;
        }
    }
    assert!(turns > 3, "{turns}");
}
