//! Pictures of the real sky.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::snapshot::check;
use common::{panorama, paris, standpoint};
use render::sky::{Panorama, horizon, planisphere};
use render::text_width;
use roxmltree::{Document, Node};
use sky::Standpoint;
use words::Language;

/// Returns standpoints all over the Earth, in all seasons and at all hours.
fn standpoints() -> Vec<Standpoint> {
    let mut all = vec![paris()];
    for (hour, lat) in (0..24).zip(
        [-90.0, -66.0, -33.9, -12.0, 0.0, 23.0, 48.85, 71.0, 90.0]
            .iter()
            .cycle(),
    ) {
        let month = hour % 12 + 1;
        let at = format!("2026-{month:02}-{:02}T{hour:02}:30:00Z", 1 + hour);
        all.push(standpoint(*lat, f64::from(hour) * 15.0 - 180.0, &at));
    }
    all
}

/// A text of a picture, and its area: left, top, right and bottom.
struct Written {
    text: String,
    area: [f64; 4],
}

/// The groups of names, each with its scale.
const GROUPS: [(&str, f64); 3] = [("", 1.0), ("broad-words", 1.37), ("narrow-words", 2.8)];

/// Returns the names on a picture with the areas they occupy, by group. Each group is shown alone.
fn written(document: &Document<'_>) -> [Vec<Written>; 3] {
    let is_name = |node: &Node<'_, '_>| {
        let class = node.attribute("class").unwrap_or_default();
        let class = class.trim_end_matches(" grand");
        ["sky-star", "sky-name", "wanderer-name"].contains(&class)
    };
    GROUPS.map(|(group, larger)| {
        let names = document.descendants().filter(is_name);
        let names = names.filter(|node| {
            let around = node.parent().and_then(|around| around.attribute("class"));
            around
                .filter(|class| class.ends_with("-words"))
                .unwrap_or_default()
                == group
        });
        names.map(|node| place(&node, larger)).collect()
    })
}

fn place(node: &Node<'_, '_>, larger: f64) -> Written {
    let text = node.text().unwrap().to_owned();
    let number = |name: &str| node.attribute(name).unwrap().parse::<f64>().unwrap();
    let (mut x, y) = (number("x"), number("y"));
    let (size, width) = match node.attribute("class") {
        Some("sky-star") => (13.5, text_width(&text, 13.5, true)),
        Some("wanderer-name") => (15.0, text_width(&text, 15.0, true)),
        // Small capitals are at least three quarters as wide as capitals.
        _ => {
            let width = text_width(&text.to_uppercase(), 15.0 * 0.75, false);
            (15.0, width + 1.8 * text.chars().count() as f64)
        }
    };
    let (size, width) = (larger * size, larger * width);
    if node
        .attribute("class")
        .is_some_and(|class| class.starts_with("sky-name"))
    {
        x -= width / 2.0;
    }
    let area = [x, y - 0.7 * size, x + width, y + 0.2 * size];
    Written { text, area }
}

fn pictures(language: Language, here: &Standpoint) -> [String; 2] {
    let panorama = panorama(language, here);
    [horizon(&panorama).0, planisphere(&panorama).0]
}

#[test]
fn names_do_not_overlap_and_are_on_the_picture() {
    for here in standpoints() {
        for language in Language::all() {
            for picture in pictures(language, &here) {
                let document = Document::parse(&picture).unwrap();
                for names in written(&document) {
                    do_not_overlap(&names);
                }
            }
        }
    }
}

fn do_not_overlap(names: &[Written]) {
    for (place, one) in names.iter().enumerate() {
        let [left, top, right, bottom] = one.area;
        assert!(left > 0.0 && top > 0.0 && right < 1440.0, "{}", one.text);
        for other in &names[..place] {
            let [l, t, r, b] = other.area;
            let meet = left < r && l < right && top < b && t < bottom;
            assert!(!meet, "{} over {}", one.text, other.text);
        }
    }
}

#[test]
fn a_small_disc_has_few_names() {
    let [_, picture] = pictures(Language::English, &paris());
    let document = Document::parse(&picture).unwrap();
    let [_, broad, narrow] = written(&document);
    let names = |written: &[Written]| {
        written
            .iter()
            .map(|one| one.text.clone())
            .collect::<Vec<_>>()
    };
    assert!(
        (8..broad.len()).contains(&narrow.len()),
        "{:?}",
        names(&narrow)
    );
    assert!(names(&narrow).contains(&"Orion".to_owned()));
}

#[test]
fn names_on_the_disc_stay_on_it() {
    for here in standpoints() {
        let [_, picture] = pictures(Language::French, &here);
        let document = Document::parse(&picture).unwrap();
        for Written {
            text,
            area: [l, t, r, b],
        } in written(&document).into_iter().flatten()
        {
            for (x, y) in [(l, t), (r, t), (l, b), (r, b)] {
                let out = f64::hypot(x - 600.0, y - 604.0);
                assert!(out < 520.0, "{text} is {out} from the zenith");
            }
        }
    }
}

#[test]
fn a_picture_is_svg_with_classes_only() {
    for here in standpoints() {
        for picture in pictures(Language::English, &here) {
            let document = Document::parse(&picture).unwrap();
            let root = document.root_element();
            assert_eq!(
                root.tag_name().namespace(),
                Some("http://www.w3.org/2000/svg")
            );
            assert!(
                root.attribute("aria-label")
                    .unwrap()
                    .starts_with("Paris, 17 January 2026, 22:00")
            );
            for node in document.descendants() {
                for attribute in ["style", "fill", "stroke"] {
                    assert!(node.attribute(attribute).is_none(), "{attribute}");
                }
            }
            assert!(
                !picture.contains("NaN") && !picture.contains("inf"),
                "a number is not finite"
            );
            assert!(!picture.contains("Unknown localization"));
        }
    }
}

#[test]
fn objects_above_the_horizon_are_named_in_both_languages() {
    let here = paris();
    let [english, chart] = pictures(Language::English, &here);
    for name in [
        "Orion",
        "Sirius",
        "Betelgeuse",
        "Rigel",
        "Jupiter",
        "Saturn",
        "Taurus",
        "south",
        "SSE",
    ] {
        assert!(english.contains(&format!(">{name}<")), "{name}");
    }
    for name in [
        "Orion",
        "Polaris",
        "Ursa Major",
        "Cassiopeia",
        "Capella",
        "Jupiter",
        "Saturn",
        "N",
        "W",
        "30°",
    ] {
        assert!(chart.contains(&format!(">{name}<")), "{name}");
    }
    assert!(!english.contains("Polaris"), "Polaris is in the north");
    assert!(
        !chart.contains(">Crux<") && !chart.contains(">Venus<"),
        "Crux and Venus are below the horizon"
    );
    let [french, chart] = pictures(Language::French, &here);
    for name in ["Grand Chien", "Saturne", "sud", "SSO"] {
        assert!(french.contains(&format!(">{name}<")), "{name}");
    }
    assert!(chart.contains(">Grande Ourse<") && chart.contains(">O<"));
}

#[test]
fn the_horizon_faces_north_in_the_southern_hemisphere() {
    let here = standpoint(-33.87, 151.21, "2026-07-03T12:00:00Z");
    let [picture, _] = pictures(Language::English, &here);
    assert!(picture.contains(">north<") && picture.contains(">NNE<"));
    assert!(picture.contains(">Vega<") && picture.contains(">Arcturus<"));
}

#[test]
fn the_moon_is_drawn_with_its_phase() {
    // The Moon is full on 31 May 2026, and up at midnight.
    let full = standpoint(48.85, 2.35, "2026-05-31T00:00:00Z");
    let [picture, chart] = pictures(Language::English, &full);
    assert!(picture.contains("sky-moon"), "the Moon is in the south");
    assert!(chart.contains("full, 100% lit"), "its phase is named");
    let new = standpoint(48.85, 2.35, "2026-01-18T20:00:00Z");
    let [_, chart] = pictures(Language::English, &new);
    assert!(
        !chart.contains("id=\"sky-moon\""),
        "the Moon has set with the Sun"
    );
}

#[test]
fn pictures_of_the_sky_are_small() {
    for here in standpoints() {
        let [picture, chart] = pictures(Language::English, &here);
        assert!(picture.len() < 120_000, "{}", picture.len());
        assert!(chart.len() < 200_000, "{}", chart.len());
    }
}

#[test]
fn the_horizon_matches_its_snapshot() {
    let here = paris();
    let [english, _] = pictures(Language::English, &here);
    check("horizon-paris-en", &english);
}

#[test]
fn the_planisphere_matches_its_snapshot() {
    let here = standpoint(-33.87, 151.21, "2026-07-03T12:00:00Z");
    let sydney = Panorama {
        language: Language::French,
        here: &here,
        place: "Sydney",
        date: "3 juillet 2026",
        time: "22:00",
    };
    check("planisphere-sydney-fr", &planisphere(&sydney).0);
}
