//! The whole visible sky on a round chart.

use maud::{Markup, html};
use sky::{Ecliptic, Equatorial, Horizontal, MoonPhase, Point, WandererSeen};
use words::sky::{moon_words, place_words};
use words::{Language, text};

use super::Panorama;
use super::drawn;
use super::milky_way::GRAINS;
use super::rim::{Disc, main_points, rim, rim_words};
use super::seen::{LineSeen, NameSeen, Seen, StarSeen};
use super::writer::{Hands, Writer};
use crate::geometry::{Rect, dots, moved_to, through};
use crate::short::n;

/// The side length of the picture.
const SIDE: f64 = 1200.0;
const DISC: Disc = Disc {
    middle: Point { x: 600.0, y: 604.0 },
    radius: 520.0,
};

/// How names are written, so that the smallest letters still have 12 pixels at the size at which
/// the picture is shown.
struct Writing {
    /// The factor by which names are enlarged.
    larger: f64,
    /// The factor by which the style sheet enlarges wanderers.
    orbs: f64,
    /// Stars up to this magnitude are named.
    named: f64,
    /// The maximum cost of a star's name.
    star: f64,
    /// The maximum cost of a constellation's name, and the maximum number of them.
    figures: (f64, usize),
}

/// For pictures shown at three fifths of their size or larger.
const BROAD: Writing = Writing {
    larger: 1.37,
    orbs: 1.0,
    named: 1.7,
    star: 140.0,
    figures: (160.0, usize::MAX),
};
/// For phones, where the picture is shown at three tenths of its size: few names have room.
const NARROW: Writing = Writing {
    larger: 2.8,
    orbs: 2.0,
    named: 0.1,
    star: 120.0,
    figures: (220.0, 14),
};

/// Draws the sky as seen by an observer lying on their back: the zenith in the middle, the horizon
/// as the rim, north above and east on the left. By day it is drawn as if it were dark. The names
/// are written twice, many small ones and few large ones: the style sheet shows those that are
/// legible.
#[must_use]
pub fn planisphere(panorama: &Panorama<'_>) -> Markup {
    let seen = seen(panorama);
    let (phase, angle) = panorama.moonlight(|direction| DISC.project(direction));
    let light = (phase.illuminated, angle);
    let placed = |seen: WandererSeen| Some((seen, DISC.project(seen.horizontal.lifted())?));
    let wanderers: Vec<(WandererSeen, Point)> = panorama.wanderers().filter_map(placed).collect();
    let language = panorama.language;
    html! {
        svg.planisphere xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (SIDE) " " (SIDE) }
            role="img" aria-label=(label(panorama)) {
            (ground(panorama))
            (drawn::lines(&seen.lines))
            (drawn::stars(&seen.stars))
            @for (seen, at) in &wanderers { (drawn::wanderer(seen.wanderer, *at, light)) }
            (rim(DISC))
            g.broad-words {
                (names(language, &seen, &wanderers, &BROAD))
                (rim_words(language, DISC))
                (head(panorama))
                (foot(language, &phase, angle))
            }
            g.narrow-words {
                (names(language, &seen, &wanderers, &NARROW))
                (main_points(language, DISC))
            }
        }
    }
}

/// Draws the names of wanderers, stars and constellations, in this order: each takes a place the
/// previous ones have left free.
fn names(
    language: Language,
    seen: &Seen,
    wanderers: &[(WandererSeen, Point)],
    writing: &Writing,
) -> Markup {
    let hands = Hands::USUAL.larger(writing.larger);
    let mut writer = Writer::new([SIDE, SIDE], hands, &seen.stars, &seen.lines, fits);
    let wanderers = writer.wanderer_names(language, wanderers, writing.orbs);
    let named = seen.stars.iter().rev();
    let named = named.filter(|it| is_named(it, writing.named));
    let stars = writer.star_names(language, named, writing.star);
    let figures = writer.figure_names(&seen.names, on_picture, writing.figures, None);
    html! {
        (wanderers)
        (stars)
        (figures)
    }
}

/// Returns the stars above the horizon, and the lines cut at the horizon.
fn seen(panorama: &Panorama<'_>) -> Seen {
    let near = |direction: Horizontal| {
        DISC.project(direction)
            .filter(|_| direction.altitude > -30.0)
    };
    let mut seen = Seen::new(panorama.language, panorama.here, near, 400.0);
    seen.stars.retain(|star| star.altitude > 0.0);
    let lines = seen.lines.iter().filter_map(|line| DISC.cut(line.ends));
    seen.lines = lines.map(|ends| LineSeen { ends }).collect();
    seen
}

/// Draws the paper, the disc, and everything on it except the stars.
fn ground(panorama: &Panorama<'_>) -> Markup {
    html! {
        rect.chart-ground width=(SIDE) height=(SIDE) {}
        rect.neat x="14" y="14" width=(SIDE - 28.0) height=(SIDE - 28.0) {}
        rect.neat x="18" y="18" width=(SIDE - 36.0) height=(SIDE - 36.0) {}
        circle.dusk cx=(DISC.middle.x) cy=(DISC.middle.y) r=(DISC.radius) {}
        (net())
        path.milky d=(dots(grains(panorama))) {}
        path.equator d=(great_circle(panorama, |ra| Equatorial { ra, dec: 0.0 })) {}
        path.ecliptic d=(great_circle(panorama, |lon| Ecliptic { lon, lat: 0.0 }.into())) {}
    }
}

fn label(panorama: &Panorama<'_>) -> String {
    let args = [
        ("place", panorama.place.into()),
        ("date", panorama.date.into()),
        ("time", panorama.time.into()),
    ];
    text(panorama.language, "sky-picture-planisphere", &args)
}

/// Returns whether a name is entirely on the disc.
fn fits(area: Rect) -> bool {
    let inside = |corner: Point| DISC.out(corner) < DISC.radius - 5.0;
    area.corners().into_iter().all(inside)
}

/// Draws circles of equal altitude, and the two lines through the zenith.
fn net() -> Markup {
    let Point { x, y } = DISC.middle;
    let circle = |altitude: f64| {
        let edge = DISC.project(Horizontal {
            altitude,
            azimuth: 90.0,
        });
        edge.map_or(0.0, |edge| DISC.out(edge))
    };
    let r = DISC.radius;
    let cross = format!(
        "M{x} {}V{}M{} {y}H{}",
        n(y - r),
        n(y + r),
        n(x - r),
        n(x + r)
    );
    html! {
        g.arcs {
            @for altitude in [30.0, 60.0] {
                circle cx=(x) cy=(y) r=(n(circle(altitude))) {}
            }
            path d=(cross) {}
        }
    }
}

fn grains(panorama: &Panorama<'_>) -> impl Iterator<Item = Point> {
    let up = |grain: &Equatorial| {
        let direction = panorama.here.horizontal(*grain);
        DISC.project(direction).filter(|_| direction.altitude > 0.5)
    };
    GRAINS.iter().filter_map(up)
}

/// Returns the part of a great circle above the horizon.
fn great_circle(panorama: &Panorama<'_>, direction: impl Fn(f64) -> Equatorial) -> String {
    let points: Vec<Option<Point>> = (0..=180)
        .map(|step| {
            let horizontal = panorama.here.horizontal(direction(f64::from(step) * 2.0));
            DISC.project(horizontal)
                .filter(|_| horizontal.altitude > -4.0)
        })
        .collect();
    let pieces = points.windows(2).filter_map(|pair| {
        let ends = DISC.cut([pair[0]?, pair[1]?])?;
        Some(through(ends))
    });
    joined(pieces)
}

/// Joins pieces of a line that continue where the previous one ends.
fn joined(pieces: impl Iterator<Item = String>) -> String {
    let mut path = String::new();
    let mut end = String::new();
    for piece in pieces {
        let (from, to) = piece.split_once('L').unwrap_or((&piece, ""));
        if from.trim_start_matches('M') != end {
            path.push_str(from);
        }
        path.push('L');
        path.push_str(to);
        to.clone_into(&mut end);
    }
    path
}

/// Returns whether a star is bright enough to be named, or is Polaris.
fn is_named(star: &StarSeen, magnitude: f64) -> bool {
    star.star.magnitude < magnitude || star.star.name.as_deref() == Some("Polaris")
}

/// Returns the stars of a constellation above the horizon, if there are enough to recognise it.
fn on_picture(name: &NameSeen) -> Option<Vec<Point>> {
    let stars = name.stars.iter().copied();
    let up: Vec<Point> = stars.filter(|&star| DISC.out(star) < DISC.radius).collect();
    let enough = !up.is_empty() && up.len() * 2 >= name.stars.len();
    enough.then_some(up)
}

/// Draws the place and the time, in the upper corners.
fn head(panorama: &Panorama<'_>) -> Markup {
    let coordinates = place_words(panorama.language, panorama.here.place());
    let named = panorama.place != coordinates;
    let right = SIDE - 40.0;
    html! {
        text.chart-title x="40" y="66" { (panorama.place) }
        @if named { text.chart-note x="40" y="92" { (coordinates) } }
        text.chart-title.flush-right x=(right) y="66" { (panorama.date) }
        text.chart-note.flush-right x=(right) y="92" { (panorama.time) }
    }
}

/// Draws the key to the magnitudes and the Moon, in the lower corners.
fn foot(language: Language, phase: &MoonPhase, angle: f64) -> Markup {
    let y = SIDE - 46.0;
    let steps = (-1..=4).map(|magnitude| (magnitude, 47.0 + 27.0 * f64::from(magnitude + 1)));
    let right = SIDE - 40.0;
    let moon_at = Point {
        x: right - 13.0,
        y: y - 31.0,
    };
    html! {
        text.chart-note x="40" y=(n(y - 34.0)) { (text(language, "sky-picture-magnitudes", &[])) }
        g.sky-stars.key {
            g.plain {
                @for (magnitude, x) in steps.clone() {
                    circle cx=(n(x)) cy=(n(y - 18.0)) r=(n(drawn::radius(f64::from(magnitude)))) {}
                }
            }
        }
        @for (magnitude, x) in steps {
            text.chart-note.middle x=(n(x)) y=(n(y + 4.0)) {
                (magnitude.to_string().replace('-', "−"))
            }
        }
        g.moon-key transform=(moved_to(moon_at)) { (drawn::moon(13.0, phase.illuminated, angle)) }
        text.chart-note.flush-right x=(right) y=(n(y + 4.0)) { (moon_words(language, phase)) }
    }
}
