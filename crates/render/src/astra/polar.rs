//! Places by their distance and angle.

/// The point so far from the origin at an angle in degrees, clockwise from the right.
pub(super) fn polar(radius: f64, degrees: f64) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (radius * cos, radius * sin)
}
