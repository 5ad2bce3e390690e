//! The picture at the head of the first page: tonight's sky over the hills.

use maud::{Markup, html};
use sky::{Constellation, Instant, Night, Place, Standpoint, Wanderer};
use words::nightsky::{constellation_name, in_cell};
use words::sky::wanderer_name;
use words::{Language, text};

use super::Taste;

/// The picture's size, and where its horizon lies.
const WIDTH: u32 = 1440;
const HEIGHT: u32 = 456;
const GROUND: f64 = 384.0;
/// Where the observatory stands.
const DOME: f64 = 1150.0;

/// Constellations people look for, the most striking first.
const STRIKING: [&str; 22] = [
    "Ori", "Sco", "Cyg", "Leo", "Tau", "Gem", "UMa", "Cas", "CMa", "Cru", "Lyr", "Boo", "Peg",
    "Aql", "Vir", "Cen", "Sgr", "And", "Aur", "Per", "Cep", "Dra",
];

/// Planets, the most striking first.
const PLANETS: [Wanderer; 4] = [
    Wanderer::Venus,
    Wanderer::Jupiter,
    Wanderer::Mars,
    Wanderer::Saturn,
];

/// Tonight's sky over the hills.
#[must_use]
pub fn hero(_taste: &Taste, _place: Place, _instant: Instant) -> Markup {
    let size = format!("0 0 {WIDTH} {HEIGHT}");
    html! {
        svg.hero-sky viewBox=(size) preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect.dusk width=(WIDTH) height=(HEIGHT) {}
            (hill("hill far", far_ridge))
            (hill("hill", near_ridge))
            (observatory())
        }
    }
}

/// What stands out tonight, in a sentence or two.
#[must_use]
pub fn tonight_words(language: Language, place: Place, instant: Instant) -> String {
    let night = Night::new(&Standpoint::new(place, instant));
    let south = place.lat() >= 0.0;
    let mut said = Vec::new();
    if let Some(figure) = striking(&night, south) {
        let key = if south {
            "site-in-south"
        } else {
            "site-in-north"
        };
        let figure = constellation_name(language, figure);
        said.push(text(language, key, &[("figure", figure.into())]));
    }
    let up = |planet: &Wanderer| {
        let seen = night.planets.iter().find(|seen| seen.wanderer == *planet);
        seen.filter(|seen| seen.horizontal.altitude > 5.0)
    };
    if let Some(seen) = PLANETS.iter().find_map(up) {
        let arguments = [
            ("planet", wanderer_name(language, seen.wanderer).into()),
            ("where", in_cell(language, seen.constellation).into()),
        ];
        said.push(text(language, "site-planet-in", &arguments));
    }
    said.join(" ")
}

/// The most striking constellation towards the equator.
fn striking(night: &Night, south: bool) -> Option<Constellation> {
    let towards = if south { 180.0 } else { 0.0 };
    let ahead = |abbr: &&str| {
        let wanted = Constellation::from_abbr(abbr)?;
        let seen = night.constellations.iter();
        let mut seen = seen.filter(|seen| seen.constellation == wanted);
        let seen = seen.next()?.horizontal;
        let aside = (seen.azimuth - towards + 540.0).rem_euclid(360.0) - 180.0;
        (aside.abs() < 35.0 && (12.0..78.0).contains(&seen.altitude)).then_some(wanted)
    };
    STRIKING.iter().find_map(ahead)
}

fn near_ridge(x: f64) -> f64 {
    GROUND + 4.0
        - 5.0 * (x / 190.0 + 1.9).sin()
        - 3.0 * (x / 71.0).sin()
        - 1.5 * (x / 29.0 + 2.0).sin()
        - rise(x, 120.0, 260.0, 34.0)
        - rise(x, DOME, 170.0, 16.0)
}

fn far_ridge(x: f64) -> f64 {
    GROUND
        - 10.0
        - 9.0 * (x / 170.0 + 3.3).sin()
        - 4.0 * (x / 57.0 + 1.0).sin()
        - rise(x, 620.0, 200.0, 12.0)
}

fn rise(x: f64, middle: f64, width: f64, height: f64) -> f64 {
    height * (-((x - middle) / width).powi(2)).exp()
}

fn hill(class: &str, ridge: fn(f64) -> f64) -> Markup {
    let steps = (0..=122).map(|step| f64::from(step) * 12.0 - 12.0);
    let line: String = steps.map(|x| format!("L{x:.0} {:.1}", ridge(x))).collect();
    let path = format!("M-12 470{line}L1452 470Z");
    html! { path class=(class) d=(path) {} }
}

fn observatory() -> Markup {
    let place = format!("translate({DOME} {:.1})", near_ridge(DOME) + 2.0);
    html! {
        g.dome transform=(place) {
            path.mass d="M-30 4V-15H30V4Z M-26-15A26 26 0 0 1 26-15Z" {}
            path.slit d="M3-41 13-38.5 16-15H5Z" {}
            path.edge d="M-30 3V-15H30V3 M-26-15A26 26 0 0 1 26-15 M-34-15H34" {}
        }
    }
}
