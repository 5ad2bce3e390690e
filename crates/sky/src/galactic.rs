//! Directions by galactic longitude and latitude.

use crate::Equatorial;

/// The north pole of the Galaxy, J2000.
const POLE: Equatorial = Equatorial {
    ra: 192.8595,
    dec: 27.1284,
};
/// The centre of the Galaxy, J2000.
const CENTRE: Equatorial = Equatorial {
    ra: 266.405,
    dec: -28.936,
};

/// A direction by galactic longitude and latitude, in degrees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Galactic {
    /// Longitude, from the centre of the Galaxy.
    pub lon: f64,
    /// Latitude, −90 to 90.
    pub lat: f64,
}

impl From<Galactic> for Equatorial {
    fn from(galactic: Galactic) -> Self {
        let (pole, centre) = (POLE.to_vector(), CENTRE.to_vector());
        let third = [
            pole[1] * centre[2] - pole[2] * centre[1],
            pole[2] * centre[0] - pole[0] * centre[2],
            pole[0] * centre[1] - pole[1] * centre[0],
        ];
        let Galactic { lon, lat } = galactic;
        let [x, y, z] = Self { ra: lon, dec: lat }.to_vector();
        Self::from_vector([0, 1, 2].map(|i| x * centre[i] + y * third[i] + z * pole[i]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Constellation;

    #[test]
    fn the_galactic_equator_passes_through_its_constellations() {
        let at = |lon, lat| Constellation::at(Galactic { lon, lat }.into()).abbr();
        assert_eq!(at(0.0, 0.0), "Sgr");
        assert_eq!(at(80.0, 0.0), "Cyg");
        assert_eq!(at(300.0, 0.0), "Cru");
        assert_eq!(at(0.0, 90.0), "Com");
        assert_eq!(at(0.0, -90.0), "Scl");
    }
}
