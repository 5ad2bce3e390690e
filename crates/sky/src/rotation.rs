//! Rotations between coordinate systems.

use std::sync::LazyLock;

use sofars::cal::epb2jd;
use sofars::pnp::pmat76;
use sofars::vm::{rxp, trxp};

use crate::Equatorial;

/// A rotation of the sphere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rotation([[f64; 3]; 3]);

impl Rotation {
    pub(crate) const fn new(matrix: [[f64; 3]; 3]) -> Self {
        Self(matrix)
    }

    /// Returns the rotation from J2000 to the equinox of 1875 (Besselian), for which the
    /// constellation borders were defined. It uses the precession of 1976, which was current when
    /// they were tabulated.
    pub(crate) fn to_1875() -> &'static Self {
        static TO_1875: LazyLock<Rotation> = LazyLock::new(|| {
            let (date1, date2) = epb2jd(1875.0);
            Rotation(pmat76(date1, date2))
        });
        &TO_1875
    }

    pub(crate) fn apply(&self, direction: Equatorial) -> Equatorial {
        Equatorial::from_vector(self.apply_to(direction.to_vector()))
    }

    pub(crate) fn undo(&self, direction: Equatorial) -> Equatorial {
        let mut turned = [0.0; 3];
        trxp(&self.0, &direction.to_vector(), &mut turned);
        Equatorial::from_vector(turned)
    }

    fn apply_to(&self, vector: [f64; 3]) -> [f64; 3] {
        let mut turned = [0.0; 3];
        rxp(&self.0, &vector, &mut turned);
        turned
    }
}
