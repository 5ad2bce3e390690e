//! Plates, the cover, the poster, cards and pictures of rules.

use astra::CardId;
use render::Pictures;
use tabletop::{Options, Seat};
use words::Language;

use crate::markup::{assert_nested, values};
use crate::snapshot;
use crate::table::Table;

/// The rules that have a picture.
const RULES: [&str; 11] = [
    "A1.3", "A1.7", "A1.8", "A3.2", "A3.3", "A3.5", "A3.6", "A4.2", "A7.3", "A7.4", "A8.6",
];

#[test]
fn names_on_a_plate_do_not_overlap() {
    let table = Table::new(3, "names", &Options::new());
    let cards =
        CardId::all().flat_map(|card| Language::all().map(move |language| (language, card)));
    for (language, card) in cards {
        let boxes = table.atlas.name_boxes(language, card);
        let name = &table.game.cards().card(card).id;
        for (index, a) in boxes.iter().enumerate() {
            let inside = a[0] >= 0.0 && a[1] >= 0.0 && a[2] <= 328.0 && a[3] <= 193.0;
            assert!(inside, "{name}: a name leaves the window: {a:?}");
            for b in &boxes[..index] {
                let apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
                assert!(apart, "{name}: {a:?} and {b:?}");
            }
        }
    }
}

#[test]
fn stand_alone_pictures_are_self_contained() {
    let mut table = Table::new(5, "poster", &Options::new());
    while table.state.table.round < 5 && table.step() {}
    let mut drawn: Vec<(String, String)> =
        vec![("cover".to_owned(), table.game.cover(&table.atlas).0)];
    for language in Language::all() {
        let poster = table.with_context(&table.state, Some(Seat::new(0)), language, |context| {
            table.game.poster(&table.atlas, context).0
        });
        drawn.push(("poster".to_owned(), poster));
        let cards = table.game.cards_drawn(&table.atlas, language);
        assert_eq!(cards.len(), 48);
        drawn.extend(cards.into_iter().map(|(name, card)| (name, card.0)));
        for rule in RULES {
            let picture = table.game.rule_picture(&table.atlas, language, rule);
            drawn.push((rule.to_owned(), picture.unwrap().0));
        }
    }
    for (name, svg) in drawn {
        assert!(
            svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""),
            "{name}"
        );
        assert_nested(&svg);
        for missing in ["<use", " style=", " data-", "Unknown localization"] {
            assert!(!svg.contains(missing), "{name}: {missing}");
        }
        assert_eq!(values(&svg, "id"), [""; 0], "{name}");
    }
    assert!(
        table
            .game
            .rule_picture(&table.atlas, Language::English, "A9.9")
            .is_none()
    );
}

#[test]
fn examples_are_drawn_from_the_rules() {
    let table = Table::new(2, "how to", &Options::new());
    let drawn = |name: &str| {
        let picture = table
            .game
            .how_to_picture(&table.atlas, Language::English, name);
        picture.unwrap().0
    };
    let chain = drawn("chain");
    // Five stars and the four lines between them, of seven stars.
    assert_eq!(chain.matches("pending-ring").count(), 5);
    assert_eq!(chain.matches("class=\"trace").count(), 4);
    assert!(chain.contains("5") && chain.contains("Polaris"));
    let scoring = drawn("final-scoring");
    // A6.4: 11 + 0 + 2 + 6 for the rows, 6 + 3 for the columns.
    let sums = scoring.split("scoring-sum").skip(1);
    let sums: Vec<&str> = sums
        .map(|rest| rest.split_once('>').unwrap().1.split('<').next().unwrap())
        .collect();
    assert_eq!(sums, ["0", "6", "11", "2", "6", "3", "0", "0", "28"]);
}

#[test]
fn a_plate_matches_its_snapshot() {
    let table = Table::new(2, "plate", &Options::new());
    let cards = table.game.cards_drawn(&table.atlas, Language::English);
    let (_, taurus) = cards.iter().find(|(name, _)| name == "taurus").unwrap();
    snapshot::check("astra-taurus", &taurus.0);
}

#[test]
fn a_scene_matches_its_snapshot() {
    let mut table = Table::new(3, "scene", &Options::new());
    while table.state.table.round < 4 && table.step() {}
    let page = table.page(&table.state, Some(Seat::new(0)), Language::French);
    snapshot::check("astra-scene", page.html());
}
