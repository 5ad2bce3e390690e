//! Stand-alone pictures.

use maud::Markup;

use super::ASSETS;
use crate::stand_alone::picture;

/// The width beyond which a map is broad.
const BROAD: f64 = 500.0;

/// Draws a stand-alone picture with a label.
pub(super) fn standalone(view: [f64; 4], label: &str, inner: &Markup) -> Markup {
    // Names on a broad map are illegible in a narrow column; the style sheet hides them there.
    let class = match view[2] > BROAD {
        true => "nightsky-alone broad",
        false => "nightsky-alone",
    };
    picture(&ASSETS, class, label, view, inner)
}
