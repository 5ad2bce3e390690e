//! Stars, figures, deep-sky objects and bodies of the solar system.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use language::Language;
use sky::{
    BodyKind, Catalogue, Constellation, DeepSkyKind, Figure, Instrument, Star, Stars, Wanderer,
};

fn catalogue() -> &'static Catalogue {
    Catalogue::built_in()
}

fn star(hr: u16) -> &'static Star {
    catalogue().stars().get(hr).unwrap()
}

fn figure(name: &str) -> &'static Figure {
    let mut figures = catalogue().figures().iter();
    figures.find(|figure| figure.name == name).unwrap()
}

#[test]
fn stars_are_found_by_number() {
    assert_eq!(catalogue().stars().all().len(), Stars::COUNT);
    let sirius = star(2491);
    assert_eq!(sirius.name.as_deref(), Some("Sirius"));
    assert_eq!(sirius.designation.as_deref(), Some("α CMa"));
    assert_eq!((sirius.hip, sirius.magnitude), (Some(32_349), -1.44));
    assert_eq!(sirius.constellation.abbr(), "CMa");
    assert_eq!(catalogue().stars().get(1), None);
    for star in catalogue().stars().all() {
        assert_eq!(catalogue().stars().get(star.hr), Some(star));
    }
}

#[test]
fn there_are_five_stars_of_every_constellation_and_few_faint_ones() {
    let stars = catalogue().stars();
    for constellation in Constellation::all() {
        assert!(stars.within(constellation).count() >= 5, "{constellation}");
    }
    let drawn: BTreeSet<u16> = catalogue()
        .figures()
        .iter()
        .flat_map(Figure::stars)
        .collect();
    assert_eq!(drawn.len(), 529);
    let faint = stars.all().iter().filter(|star| star.magnitude > 5.0);
    assert!(faint.clone().count() < 100);
    let brightest = stars
        .all()
        .iter()
        .min_by(|a, b| a.magnitude.total_cmp(&b.magnitude));
    assert_eq!(brightest.unwrap().hr, 2491);
}

#[test]
fn there_are_48_figures_of_which_only_the_serpent_is_in_two_pieces() {
    assert_eq!(catalogue().figures().len(), Figure::COUNT);
    let lines: usize = catalogue()
        .figures()
        .iter()
        .map(|figure| figure.lines.len())
        .sum();
    assert_eq!(lines, 527);
    for figure in catalogue().figures() {
        let expected = if figure.name == "Serpens" { 2 } else { 1 };
        assert_eq!(pieces(figure), expected, "{}", figure.name);
    }
}

/// Returns the number of connected pieces of a figure.
fn pieces(figure: &Figure) -> usize {
    let mut pieces: Vec<BTreeSet<u16>> = Vec::new();
    for line in &figure.lines {
        let touches = |piece: &BTreeSet<u16>| line.stars.iter().any(|star| piece.contains(star));
        let (touched, apart) = pieces
            .into_iter()
            .partition::<Vec<_>, _>(|piece| touches(piece));
        let mut joined: BTreeSet<u16> = touched.into_iter().flatten().collect();
        joined.extend(line.stars);
        pieces = apart;
        pieces.push(joined);
    }
    pieces.len()
}

#[test]
fn fifty_constellations_have_a_figure() {
    let heirs = Constellation::all().filter(|&c| catalogue().figure_of(c).is_some());
    assert_eq!(heirs.count(), 50);
    let argo = format!("{:?}", figure("Argo Navis").constellations);
    assert_eq!(argo, "{Car, Pup, Vel}");
    let orion = Constellation::from_abbr("Ori").unwrap();
    assert_eq!(catalogue().figure_of(orion).unwrap().name, "Orion");
    let cross = Constellation::from_abbr("Cru").unwrap();
    assert_eq!(catalogue().figure_of(cross), None);
}

#[test]
fn two_figures_borrow_a_star() {
    let mut borrowed = Vec::new();
    for figure in catalogue().figures() {
        let stars = figure.stars().into_iter().map(star);
        let outside = stars.filter(|star| !figure.constellations.contains(star.constellation));
        borrowed.extend(outside.map(|star| (figure.name.as_str(), star.name.as_deref().unwrap())));
    }
    let expected = [("Auriga", "Elnath"), ("Pegasus", "Alpheratz")];
    assert_eq!(borrowed, expected);
}

#[test]
fn guide_stars_lie_in_the_constellation() {
    for constellation in Constellation::all() {
        let guides: Vec<&Star> = catalogue().guide_stars(constellation).collect();
        assert!(
            guides
                .iter()
                .all(|star| star.constellation == constellation)
        );
        match catalogue().figure_of(constellation) {
            Some(figure) => {
                assert!(
                    guides
                        .iter()
                        .all(|guide| figure.stars().contains(&guide.hr))
                );
                assert!(guides.len() >= 2, "{constellation}");
            }
            None => {
                let faintest = guides.last().unwrap().magnitude;
                let others = catalogue().stars().within(constellation);
                let brighter = others.filter(|star| star.magnitude < faintest);
                assert!(
                    guides.len() == 5 && brighter.count() <= 4,
                    "{constellation}"
                );
            }
        }
    }
    // The stars of Argo Navis are divided among its constellations.
    let parts = figure("Argo Navis").constellations.iter();
    let shared: usize = parts
        .map(|part| catalogue().guide_stars(part).count())
        .sum();
    assert_eq!(shared, figure("Argo Navis").stars().len());
}

#[test]
fn deep_sky_objects_are_of_all_kinds_and_in_every_constellation() {
    let objects = catalogue().deep_sky();
    assert_eq!(objects.len(), 461);
    for constellation in Constellation::all() {
        assert!(
            objects
                .iter()
                .any(|object| object.constellation == constellation)
        );
    }
    for kind in DeepSkyKind::ALL {
        assert!(objects.iter().any(|object| object.kind == kind), "{kind:?}");
        let key = serde_json::to_string(&kind).unwrap();
        assert_eq!(key, format!("\"{}\"", kind.key()));
    }
    let messier = objects.iter().filter(|object| {
        let number = object.id.strip_prefix('M');
        number.is_some_and(|number| number.parse::<u8>().is_ok())
    });
    assert_eq!(messier.count(), 110);
    let albireo = objects
        .iter()
        .find(|object| object.names[Language::English] == "Albireo")
        .unwrap();
    assert_eq!(albireo.kind, DeepSkyKind::DoubleStar);
    assert!(albireo.companion.unwrap().separation > 30.0);
    assert!(
        objects
            .iter()
            .all(|object| object.also.as_ref() != Some(&object.id))
    );
}

#[test]
fn the_bodies_begin_with_the_wanderers() {
    let bodies = catalogue().bodies();
    assert_eq!(bodies.len(), 24);
    for wanderer in Wanderer::ALL {
        let body = wanderer.body();
        assert_eq!(body.names[Language::English].to_lowercase(), wanderer.key());
        let is_planet = Wanderer::PLANETS.contains(&wanderer);
        assert_eq!(body.kind == BodyKind::Planet, is_planet);
    }
    assert_eq!(Wanderer::Saturn.body().names[Language::French], "Saturne");
    for kind in BodyKind::ALL {
        assert!(bodies.iter().any(|body| body.kind == kind), "{kind:?}");
        let key = serde_json::to_string(&kind).unwrap();
        assert_eq!(key, format!("\"{}\"", kind.key()));
    }
}

#[test]
fn instruments_are_in_order_and_written_as_their_keys() {
    assert!(Instrument::ALL.is_sorted());
    for instrument in Instrument::ALL {
        let key = serde_json::to_string(&instrument).unwrap();
        assert_eq!(key, format!("\"{}\"", instrument.key()));
    }
}
