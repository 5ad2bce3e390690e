//! Points in polar coordinates.

/// Returns the point at this distance from the origin and this angle in degrees, clockwise from the
/// right.
pub(super) fn polar(radius: f64, degrees: f64) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (radius * cos, radius * sin)
}
