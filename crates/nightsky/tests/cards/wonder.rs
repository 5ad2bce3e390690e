//! The rule that gives every card its points of wonder (N1.3), from what eye, binoculars, refractor
//! and telescope really show. It depends on brightness, size, separation and kind, never on a
//! particular card; `docs/rules/nightsky.md` states it in words.
//!
//! To change the points, change the constants here, rewrite the points and tables with
//! `WRITE_POINTS=1` (see `writes` in `main.rs`), and update the text and worked examples of the
//! document.

use nightsky::{Card, ObjectKind};

/// A means of observation.
pub struct Glass {
    /// The faintest magnitude it shows.
    pub limit: f64,
    /// Its magnification.
    pub power: f64,
    /// The points it adds to all cards: the one number that shifts its whole column.
    pub shift: f64,
}

/// Eye, binoculars, refractor, telescope.
#[rustfmt::skip]
pub const GLASSES: [Glass; 4] = [
    Glass { limit: 6.5, power: 1.0, shift: -0.1 },
    Glass { limit: 10.0, power: 10.0, shift: -0.4 },
    Glass { limit: 12.0, power: 80.0, shift: -0.1 },
    Glass { limit: 14.0, power: 200.0, shift: 0.4 },
];
/// The maximum number of points.
const MAX: f64 = 5.0;

/// A glow gains a point per magnitude at first, but at most `GLOW_START` points plus `GLOW_SLOPE`
/// per magnitude.
const GLOW_START: f64 = 2.0;
const GLOW_SLOPE: f64 = 0.3;
/// A glow that appears smaller than this (arcminutes) looks like a star; each halving costs a
/// point.
const SHAPE: f64 = 30.0;
/// A surface brightness between the first two is normal. Beyond them, every `SURFACE_SLOPE`
/// magnitudes add or cost a point, at most `SURFACE_MOST` in all.
const BRIGHT_SURFACE: f64 = 13.0;
const DIM_SURFACE: f64 = 15.0;
const SURFACE_SLOPE: f64 = 4.0;
const SURFACE_MOST: f64 = 0.6;
/// The stars of a globular cluster are this many magnitudes fainter than the cluster; resolving
/// them is worth up to `RESOLVED`.
const GLOBULAR_STARS: f64 = 6.0;
const RESOLVED: f64 = 1.0;

/// A field of stars fits if it appears no larger than this (arcminutes); each doubling costs a
/// point.
const VIEW: f64 = 1500.0;

/// A star gains a point per `STAR_STEP` magnitudes. The maximum is `STAR_MOST` points, less
/// `STAR_POWER` for every factor of ten in power.
const STAR_STEP: f64 = 2.0;
const STAR_MOST: f64 = 4.0;
const STAR_POWER: f64 = 1.2;

/// A double star that is not split is worth this much less than a star.
const UNSPLIT: f64 = 1.5;
/// A companion that is just visible is worth this much.
const PAIR_START: f64 = 2.0;
/// A pair is finest if it appears this far apart (arcseconds). Each halving costs `PAIR_CLOSE`,
/// each doubling `PAIR_WIDE`.
const PAIR_BEST: f64 = 2000.0;
const PAIR_CLOSE: f64 = 1.1;
const PAIR_WIDE: f64 = 0.6;

/// A planet seen as a point of light gains a point per this many magnitudes.
const LIGHT_STEP: f64 = 6.0;
/// A disc that appears this large (arcseconds) is worth nothing yet; each doubling adds a point.
const DISC: f64 = 95.0;

/// Returns the points of a card with eye, binoculars, refractor and telescope.
pub fn points(card: &Card) -> [u8; 4] {
    GLASSES.map(|glass| {
        let wonder = wonder(card, &glass);
        // Halves are rounded up; the tiny addition is for sums that miss a half by their last bit.
        (wonder + 0.5 + 1e-9).floor().clamp(0.0, MAX) as u8
    })
}

/// Returns the points of a card before rounding.
pub fn wonders(card: &Card) -> [f64; 4] {
    GLASSES.map(|glass| wonder(card, &glass))
}

fn wonder(card: &Card, glass: &Glass) -> f64 {
    let light = glass.limit - card.magnitude;
    if light < 0.0 {
        return 0.0;
    }
    let shown = match card.kind {
        ObjectKind::Galaxy
        | ObjectKind::EmissionNebula
        | ObjectKind::PlanetaryNebula
        | ObjectKind::SupernovaRemnant
        | ObjectKind::Comet => glow(card, glass) + surface(card),
        ObjectKind::GlobularCluster => {
            glow(card, glass) + (light - GLOBULAR_STARS).clamp(0.0, RESOLVED)
        }
        ObjectKind::OpenCluster | ObjectKind::Asterism | ObjectKind::StarCloud => {
            light.min(MAX) - times_two(seen_size(card, glass) / VIEW)
        }
        ObjectKind::Star
        | ObjectKind::VariableStar
        | ObjectKind::Asteroid
        | ObjectKind::DwarfPlanet => star(light, glass),
        ObjectKind::ColouredStar => (light / STAR_STEP).min(STAR_MOST),
        ObjectKind::DoubleStar => pair(card, glass).max(star(light, glass) - UNSPLIT),
        ObjectKind::Planet | ObjectKind::Moon => {
            let disc = (60.0 * seen_size(card, glass) / DISC).log2();
            disc.max(light / LIGHT_STEP)
        }
    };
    shown + glass.shift
}

/// Returns the apparent size, in arcminutes.
fn seen_size(card: &Card, glass: &Glass) -> f64 {
    card.size.expect("this kind of object has a size") * glass.power
}

/// Returns the number of doublings in a ratio, or zero if it is less than one.
fn times_two(ratio: f64) -> f64 {
    ratio.log2().max(0.0)
}

/// Returns the wonder of a glow, from its light and its shape.
fn glow(card: &Card, glass: &Glass) -> f64 {
    let light = glass.limit - card.magnitude;
    light.min(GLOW_START + GLOW_SLOPE * light) - times_two(SHAPE / seen_size(card, glass))
}

/// Returns the points that a glow gains or loses by its surface brightness.
fn surface(card: &Card) -> f64 {
    let size = card.size.expect("this kind of object has a size");
    let surface = card.magnitude + 5.0 * size.log10();
    let beyond = surface - surface.clamp(BRIGHT_SURFACE, DIM_SURFACE);
    (-beyond / SURFACE_SLOPE).clamp(-SURFACE_MOST, SURFACE_MOST)
}

/// Returns the wonder of a point of light.
fn star(light: f64, glass: &Glass) -> f64 {
    (light / STAR_STEP).min(STAR_MOST - STAR_POWER * glass.power.log10())
}

/// Returns the wonder of two points of light: zero if the companion is too faint.
fn pair(card: &Card, glass: &Glass) -> f64 {
    let companion = card.companion.expect("a double star has a companion");
    let separation = card.separation.expect("a double star has a separation");
    let light = glass.limit - companion;
    if light < 0.0 {
        return 0.0;
    }
    let apart = separation * glass.power / PAIR_BEST;
    let loss = PAIR_WIDE * times_two(apart) + PAIR_CLOSE * times_two(1.0 / apart);
    (PAIR_START + light).min(MAX) - loss
}
