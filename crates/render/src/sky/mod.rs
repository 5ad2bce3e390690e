//! The real sky: as seen above the horizon, and all of it on a round chart.
//!
//! Both are stand-alone SVG pictures of a [`Panorama`]; the style sheet gives them their colours.

mod drawn;
mod horizon;
mod label;
mod landscape;
mod milky_way;
mod panorama;
mod planisphere;
mod rim;
mod seen;
mod writer;

pub use horizon::horizon;
pub use panorama::Panorama;
pub use planisphere::planisphere;
