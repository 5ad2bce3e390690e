//! The Milky Way, stippled like an engraving: dots are denser and more spread out towards the
//! centre of the Galaxy.

use sky::{Constellation, Galactic, Point};

use super::region::Region;
use crate::geometry::Pen;
use crate::grain::Grain;

/// The number of dots. A few bytes each, they are the longest path of the page.
const DOTS: usize = 900;

/// Returns the `d` of a path of dots.
pub(super) fn milky_way(regions: &[Region]) -> String {
    let mut grain = Grain::of("Milky Way");
    let mut dots: Vec<Point> = Vec::with_capacity(DOTS);
    while dots.len() < DOTS {
        let Some(dot) = galactic(&mut grain) else {
            continue;
        };
        let direction = dot.into();
        let region = &regions[Constellation::at(direction).index()];
        let place = region.place(direction);
        if region.contains(place) {
            // Whole numbers are shorter to write, and nobody sees the difference.
            dots.push(Point {
                x: place.x.round(),
                y: place.y.round(),
            });
        }
    }
    Pen::dots(dots)
}

/// Returns the direction of a random dot, or `None` if it is rejected.
fn galactic(grain: &mut Grain) -> Option<Galactic> {
    let lon = grain.between(-180.0, 180.0);
    let spread = grain.gauss();
    let bulge = (-(lon / 55.0_f64).powi(2)).exp();
    if grain.part() > 0.42 + 0.58 * bulge {
        return None;
    }
    let lat = spread * (4.2 + 4.5 * bulge);
    // The Great Rift.
    let rift = (lat + 1.0).abs() < 1.6 && (-10.0..70.0).contains(&lon);
    (!rift || grain.part() >= 0.6).then_some(Galactic { lon, lat })
}
