//! Parts of both pictures: stars, lines, wanderers.

use maud::{Markup, html};
use sky::{Point, Wanderer, WandererSeen};
use words::Language;
use words::sky::wanderer_name;

use super::label::{Area, Clutter, Hand, Rules, round_a_figure, round_a_star};
use super::seen::{LineSeen, NameSeen, StarSeen, middle};
use super::shape::{at, between, distance, n, rays, through};

/// How star names are written.
const STAR_HAND: Hand = Hand {
    size: 13.5,
    italic: true,
    caps: false,
    track: 0.0,
};

/// How names of constellations are written.
const FIGURE_HAND: Hand = Hand {
    size: 15.0,
    italic: false,
    caps: true,
    track: 1.8,
};

/// How names of planets are written.
const WANDERER_HAND: Hand = Hand {
    size: 15.0,
    italic: true,
    caps: false,
    track: 0.0,
};

/// How bad it is that a name stands nearer to others than to what it names, a pixel.
const STRAYED: f64 = 0.8;

/// The names of the constellations of which enough is on the picture; `most` is how much each may
/// cover.
pub(super) fn figure_names(
    names: &[NameSeen],
    clutter: &mut Clutter,
    on_picture: impl Fn(&NameSeen) -> Option<Vec<Point>>,
    fits: impl Fn(Area) -> bool,
    most: f64,
) -> Markup {
    let name = |seen: &NameSeen| {
        let middle = middle(&on_picture(seen)?);
        let width = FIGURE_HAND.width(seen.name);
        let cost = |area: Area| {
            let strayed = || STRAYED * seen.strayed(area.middle(), names);
            fits(area).then(strayed)
        };
        let places = round_a_figure(middle, width);
        let start = clutter.place((width, FIGURE_HAND), places, &Rules { cost, most })?;
        Some((seen.name, start.x + width / 2.0, start.y))
    };
    let placed: Vec<_> = names.iter().filter_map(name).collect();
    html! {
        @for (name, x, y) in placed { text.sky-name x=(n(x)) y=(n(y)) { (name) } }
    }
}

/// The names of stars, the brightest first.
pub(super) fn star_names<'a>(
    stars: impl Iterator<Item = &'a StarSeen>,
    clutter: &mut Clutter,
    fits: impl Fn(Area) -> bool,
    most: f64,
) -> Markup {
    let mut known: Vec<Point> = Vec::new();
    let name = |star: &'a StarSeen| {
        let name = star.star.name.as_deref()?;
        // Of two that stand together, such as Rigil Kentaurus and Toliman, the brighter is named.
        if known.iter().any(|&other| distance(other, star.at) < 5.0) {
            return None;
        }
        known.push(star.at);
        let width = STAR_HAND.width(name);
        let places = round_a_star(star.at, width, 10.0);
        let cost = |area: Area| fits(area).then_some(0.0);
        let start = clutter.place((width, STAR_HAND), places, &Rules { cost, most })?;
        Some((name, start))
    };
    let placed: Vec<_> = stars.filter_map(name).collect();
    html! {
        @for (name, start) in placed { text.sky-star x=(n(start.x)) y=(n(start.y)) { (name) } }
    }
}

/// How large a star is drawn.
pub(super) fn radius(magnitude: f64) -> f64 {
    (3.0 - 0.52 * magnitude).max(0.6)
}

/// Near the horizon the air dims the stars.
fn dimmed(altitude: f64) -> f64 {
    (0.35 + altitude / 18.0).clamp(0.0, 1.0)
}

fn tint(colour: f64) -> &'static str {
    match colour {
        colour if colour < 0.0 => "hot",
        colour if colour > 1.35 => "warm",
        _ => "plain",
    }
}

/// The stars: discs in their colours, the brightest with rays.
pub(super) fn stars(stars: &[StarSeen]) -> Markup {
    let dim = |star: &StarSeen| {
        let dim = dimmed(star.altitude);
        (dim < 0.995).then(|| format!("{dim:.2}"))
    };
    let disc = |star: &StarSeen| {
        html! {
            circle cx=(n(star.at.x)) cy=(n(star.at.y)) r={ (format!("{:.2}", radius(star.star.magnitude))) }
                opacity=[dim(star)] {}
        }
    };
    let bright = stars.iter().filter(|star| star.star.magnitude < 1.0);
    html! {
        g.sky-stars {
            @for kind in ["plain", "hot", "warm"] {
                g class=(kind) {
                    @for star in stars.iter().filter(|star| tint(star.star.colour) == kind) { (disc(star)) }
                }
            }
            @for star in bright {
                g transform=(at(star.at)) opacity=[dim(star)] {
                    path.rays d=(rays(4, 9.5 - 2.0 * star.star.magnitude, 1.1)) {}
                }
            }
        }
    }
}

/// The lines of the figures, which stop short of the stars.
pub(super) fn lines(lines: &[LineSeen]) -> Markup {
    let line = |line: &LineSeen| {
        let [a, b] = line.ends;
        let whole = distance(a, b).max(0.1);
        let gap = 5.5_f64.min(whole / 4.0) / whole;
        through([between(a, b, gap), between(a, b, 1.0 - gap)])
    };
    let path: String = lines.iter().map(line).collect();
    html! { path.sky-lines d=(path) {} }
}

/// The Moon with its phase, lit from this side.
pub(super) fn moon(radius: f64, lit: f64, angle: f64) -> Markup {
    let (r, across) = (n(radius), n(radius * (1.0 - 2.0 * lit).abs()));
    let bulge = u8::from(lit > 0.5);
    let path = format!("M0-{r}A{r} {r} 0 0 1 0 {r}A{across} {r} 0 0 {bulge} 0-{r}Z");
    html! {
        circle.moon-dark r=(r) {}
        path.moon-lit transform={ "rotate(" (n(angle)) ")" } d=(path) {}
    }
}

/// A wanderer with its name, which finds its place.
pub(super) fn wanderer(
    language: Language,
    seen: &WandererSeen,
    place: Point,
    moonlight: (f64, f64),
    clutter: &mut Clutter,
    fits: impl Fn(Area) -> bool,
) -> Markup {
    let name = wanderer_name(language, seen.wanderer);
    let (size, body) = match seen.wanderer {
        Wanderer::Moon => (9.0, moon(9.0, moonlight.0, moonlight.1)),
        Wanderer::Sun => (
            9.0,
            html! { path.sun-rays d=(rays(16, 15.0, 11.0)) {} circle r="8.5" {} },
        ),
        _ => (4.6, html! { circle r="4.6" {} }),
    };
    clutter.take(Area::round(place, size + 4.0));
    let width = WANDERER_HAND.width(name);
    let places = round_a_star(place, width, size + 7.0);
    let rules = Rules {
        cost: |area: Area| fits(area).then_some(0.0),
        most: f64::INFINITY,
    };
    let start = clutter.place((width, WANDERER_HAND), places, &rules);
    html! {
        g class={ "wanderer " (seen.wanderer.key()) } id={ "sky-" (seen.wanderer.key()) } transform=(at(place)) {
            circle.halo r=(n(size + 6.4)) {}
            (body)
            @if let Some(start) = start {
                text x=(n(start.x - place.x)) y=(n(start.y - place.y)) { (name) }
            }
        }
    }
}
