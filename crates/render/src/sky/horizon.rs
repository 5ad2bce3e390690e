//! The sky above the horizon, as seen by a standing observer: the picture of the home page.

use maud::{Markup, html};
use sky::{Compass, Equatorial, Horizontal, Point, WandererSeen};
use words::sky::{compass_short, compass_words};
use words::{Language, text};

use super::Panorama;
use super::drawn;
use super::landscape::{landscape, top};
use super::milky_way::GRAINS;
use super::seen::{NameSeen, Seen, StarSeen};
use super::writer::{Hands, Writer};
use crate::geometry::{Rect, dots, through};
use crate::short::n;

const WIDTH: f64 = 1440.0;
/// The height: the land ends just below the points of the compass, so that no text of the page has
/// to be written over them.
const HEIGHT: f64 = 420.0;
/// The vertical position of the horizon.
const GROUND: f64 = 384.0;
/// The scale: pixels per radian in the middle.
const SCALE: f64 = 306.0;
/// Stars up to this magnitude are named.
const NAMED: f64 = 1.4;
/// The minimum distance between names and the land.
const MARGIN: f64 = 5.0;
/// The part that a phone shows.
const CORE: Rect = Rect {
    left: 450.0,
    top: 8.0,
    right: 990.0,
    bottom: 330.0,
};

/// Draws the sky over a place in the direction in which the Sun and the planets culminate: south,
/// or north from the southern hemisphere. By day it is drawn as if it were dark.
#[must_use]
pub fn horizon(panorama: &Panorama<'_>) -> Markup {
    let facing = panorama.facing();
    let seen = seen(panorama);
    let mut writer = Writer::new(
        [WIDTH, HEIGHT],
        Hands::USUAL,
        &seen.stars,
        &seen.lines,
        fits,
    );
    let wanderers = wanderers(panorama);
    let (phase, angle) = panorama.moonlight(|direction| project(facing, direction));
    let light = (phase.illuminated, angle);
    let wanderer_names = writer.wanderer_names(panorama.language, &wanderers, 1.0);
    let star_names = writer.star_names(panorama.language, named(&seen.stars), f64::INFINITY);
    let names = writer.figure_names(&seen.names, on_picture, (150.0, usize::MAX), Some(CORE));
    html! {
        svg.hero-sky xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) }
            preserveAspectRatio="xMidYMax slice" role="img" aria-label=(label(panorama)) {
            rect.dusk width=(WIDTH) height=(HEIGHT) {}
            path.arcs d=(arcs()) {}
            path.milky d=(dots(grains(panorama))) {}
            (drawn::lines(&seen.lines))
            (drawn::stars(&seen.stars))
            @for (seen, at) in wanderers { (drawn::wanderer(seen.wanderer, at, light)) }
            (wanderer_names)
            (star_names)
            (names)
            (landscape(WIDTH, HEIGHT, GROUND))
            (compass(panorama.language, facing))
        }
    }
}

/// Returns the stars above the ground, and the lines that are at least partly visible.
fn seen(panorama: &Panorama<'_>) -> Seen {
    let facing = panorama.facing();
    let near = |direction: Horizontal| {
        project(facing, direction)
            .filter(|_| direction.altitude > -3.0)
            .filter(is_near)
    };
    let mut seen = Seen::new(panorama.language, panorama.here, near, 260.0);
    seen.stars.retain(|star| star.at.y < GROUND);
    seen
}

/// Returns the stars to be named, the brightest first.
fn named(stars: &[StarSeen]) -> impl Iterator<Item = &StarSeen> {
    stars
        .iter()
        .rev()
        .filter(|star| star.star.magnitude < NAMED && star.altitude > 4.0 && is_inside(&star.at))
}

/// Returns the Sun, Moon and planets above the hills.
fn wanderers(panorama: &Panorama<'_>) -> Vec<(WandererSeen, Point)> {
    let placed = |seen: WandererSeen| {
        let at = project(panorama.facing(), seen.horizontal).filter(is_inside)?;
        let above = at.y < top(at.x, GROUND) - 2.0;
        above.then_some((seen, at))
    };
    panorama.wanderers().filter_map(placed).collect()
}

fn grains(panorama: &Panorama<'_>) -> impl Iterator<Item = Point> {
    let up = |grain: &Equatorial| {
        let direction = panorama.here.horizontal(*grain);
        project(panorama.facing(), direction).filter(|at| direction.altitude > 1.0 && is_inside(at))
    };
    GRAINS.iter().filter_map(up)
}

fn label(panorama: &Panorama<'_>) -> String {
    let compass = compass_words(panorama.language, panorama.facing());
    let args = [
        ("place", panorama.place.into()),
        ("date", panorama.date.into()),
        ("time", panorama.time.into()),
        ("compass", compass.into()),
    ];
    text(panorama.language, "sky-picture-horizon", &args)
}

/// Projects stereographically from the point of the horizon that the observer faces, so that the
/// horizon is a straight line.
fn project(facing: Compass, direction: Horizontal) -> Option<Point> {
    let (sin, cos) = (direction.azimuth - facing.azimuth())
        .to_radians()
        .sin_cos();
    let (up, level) = direction.altitude.to_radians().sin_cos();
    let near = 1.0 + level * cos;
    (near > 0.35).then(|| Point {
        x: WIDTH / 2.0 + SCALE * 2.0 * level * sin / near,
        y: GROUND - SCALE * 2.0 * up / near,
    })
}

/// Returns whether a point is on the picture, or so near that lines to it are visible.
fn is_near(point: &Point) -> bool {
    (-150.0..WIDTH + 150.0).contains(&point.x) && point.y > -150.0
}

fn is_inside(point: &Point) -> bool {
    (0.0..WIDTH).contains(&point.x) && (10.0..GROUND - 6.0).contains(&point.y)
}

/// Returns whether a name is entirely on the picture and above the hills.
fn fits(area: Rect) -> bool {
    area.left > 12.0
        && area.right < WIDTH - 12.0
        && area.top > 10.0
        && [area.left, (area.left + area.right) / 2.0, area.right]
            .iter()
            .all(|&x| area.bottom < top(x, GROUND) - MARGIN)
}

/// Returns the stars of a constellation on the picture, if there are enough to recognise it.
fn on_picture(name: &NameSeen) -> Option<Vec<Point>> {
    let stars = name.stars.iter().copied();
    let inside: Vec<Point> = stars.filter(is_inside).collect();
    let enough = inside.len() > 1 && inside.len() * 5 >= name.stars.len() * 2;
    enough.then_some(inside)
}

/// Draws lines of equal altitude.
fn arcs() -> String {
    let facing = Compass::of(0.0);
    let arc = |altitude: f64| {
        let points = (-32..=32).filter_map(|step: i32| {
            let azimuth = f64::from(4 * step);
            project(facing, Horizontal { altitude, azimuth })
        });
        through(points)
    };
    [20.0, 40.0].map(arc).concat()
}

/// Draws the points of the compass along the horizon.
fn compass(language: Language, facing: Compass) -> Markup {
    let points = (-3..=3).map(|step: i32| {
        let off = 22.5 * f64::from(step);
        let point = Compass::of(facing.azimuth() + off);
        let words = match step {
            0 => compass_words(language, point),
            _ => compass_short(language, point),
        };
        let x = WIDTH / 2.0 + SCALE * 2.0 * (off.to_radians() / 2.0).tan();
        (words, x)
    });
    html! {
        @for (words, x) in points {
            text.compass x=(n(x)) y=(n(GROUND + 24.0)) { (words) }
        }
    }
}
