//! The Milky Way as grains of light, denser where it is brighter.

use std::sync::LazyLock;

use sky::Equatorial;

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
    let mut chance = Chance(0x0a1a_6e57);
    let mut grains = Vec::new();
    for _ in 0..THROWN {
        let lon = 360.0 * chance.part();
        let bell = (0..4).map(|_| chance.part() - 0.5).sum::<f64>() * 1.73;
        let lat = bell * width(lon) - 0.4;
        let kept = chance.part() < brightness(lon) && !is_rift(lon, lat, chance.part());
        if kept {
            grains.push(from_galactic(lon, lat));
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

/// Converts galactic longitude and latitude.
fn from_galactic(lon: f64, lat: f64) -> Equatorial {
    let pole = Equatorial {
        ra: 192.8595,
        dec: 27.1284,
    };
    let centre = Equatorial {
        ra: 266.405,
        dec: -28.936,
    };
    let (pole, centre) = (pole.to_vector(), centre.to_vector());
    let third = [
        pole[1] * centre[2] - pole[2] * centre[1],
        pole[2] * centre[0] - pole[0] * centre[2],
        pole[0] * centre[1] - pole[1] * centre[0],
    ];
    let [x, y, z] = Equatorial { ra: lon, dec: lat }.to_vector();
    Equatorial::from_vector([0, 1, 2].map(|i| x * centre[i] + y * third[i] + z * pole[i]))
}

/// A generator with a fixed sequence (SplitMix64).
struct Chance(u64);

impl Chance {
    /// Returns a number from 0 to 1.
    fn part(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }
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
