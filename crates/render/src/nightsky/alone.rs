//! Pictures that stand alone.

use maud::Markup;

use super::ASSETS;
use crate::stand_alone::picture;

/// Wider maps are broad.
const BROAD: f64 = 500.0;

/// A picture that stands alone, of a size, with what it shows as its label.
pub(super) fn standalone(view: [f64; 4], label: &str, inner: &Markup) -> Markup {
    // Names on a broad map cannot be read in a narrow column; the style sheet leaves them out there.
    let class = match view[2] > BROAD {
        true => "nightsky-alone broad",
        false => "nightsky-alone",
    };
    picture(&ASSETS, class, label, view, inner)
}
