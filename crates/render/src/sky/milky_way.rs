//! The Milky Way as grains of light, denser where it is brighter.

use std::sync::LazyLock;

use sky::{Equatorial, Galactic};

use crate::grain::Grain;

/// The number of grains sampled; those in dark regions are discarded.
const THROWN: u32 = 14_000;

/// Bright regions: galactic longitude, width in degrees, and brightness.
const BRIGHT: [(f64, f64, f64); 6] = [
    (0.0, 32.0, 0.62),   // the centre, in Sagittarius
    (28.0, 16.0, 0.25),  // Scutum
    (75.0, 24.0, 0.50),  // Cygnus
    (118.0, 26.0, 0.14), // Cassiopeia
    (287.0, 20.0, 0.42), // Carina
    (312.0, 26.0, 0.30), // Crux, Centaurus
];

/// The minimum brightness along the galactic equator.
const FAINT: f64 = 0.34;

/// Grains over the whole sky, J2000. They are always the same.
pub(super) static GRAINS: LazyLock<Vec<Equatorial>> = LazyLock::new(|| {
    let mut chance = Grain::new(0x0a1a_6e57);
    let mut grains = Vec::new();
    for _ in 0..THROWN {
        let lon = 360.0 * chance.part();
        let bell = (0..4).map(|_| chance.part() - 0.5).sum::<f64>() * 1.73;
        let lat = bell * width(lon) - 0.4;
        let kept = chance.part() < brightness(lon) && !is_rift(lon, lat, chance.part());
        if kept {
            grains.push(Galactic { lon, lat }.into());
        }
    }
    grains
});

fn off(lon: f64, other: f64) -> f64 {
    let off = (lon - other).rem_euclid(360.0);
    off.min(360.0 - off)
}

fn brightness(lon: f64) -> f64 {
    let lit = |&(middle, wide, bright): &(f64, f64, f64)| {
        bright * (-(off(lon, middle) / wide).powi(2)).exp()
    };
    FAINT + BRIGHT.iter().map(lit).sum::<f64>()
}

/// Returns the spread in latitude, in degrees: the bulge is wider.
fn width(lon: f64) -> f64 {
    5.2 + 3.4 * (-(off(lon, 2.0) / 22.0).powi(2)).exp()
}

/// Returns whether a grain falls into dust: the Great Rift from Aquila to Cygnus, or the Coalsack.
fn is_rift(lon: f64, lat: f64, chance: f64) -> bool {
    let along = (8.0..72.0).contains(&lon);
    let middle = 3.6 - 0.045 * (lon - 8.0);
    let rift = along && (lat - middle).abs() < 1.9;
    let coalsack = off(lon, 303.0).hypot(lat + 0.5) < 3.2;
    (rift || coalsack) && chance < 0.86
}

#[cfg(test)]
mod tests {
    use sky::Constellation;

    use super::*;

    #[test]
    fn it_passes_through_the_right_constellations() {
        let grains = |abbr: &str| {
            let there = Constellation::from_abbr(abbr);
            GRAINS
                .iter()
                .filter(|&&grain| Some(Constellation::at(grain)) == there)
                .count()
        };
        assert!(grains("Sgr") > 300, "{}", grains("Sgr"));
        assert!(grains("Cyg") > 200, "{}", grains("Cyg"));
        assert!(grains("Leo") == 0 && grains("Boo") == 0);
        assert!((4000..9000).contains(&GRAINS.len()), "{}", GRAINS.len());
    }
}
