//! Pictures that stand alone.

use maud::Markup;

use crate::stand_alone::picture;

/// A picture that stands alone, of a size, with what it shows as its label.
pub(super) fn standalone(view: [f64; 4], label: &str, inner: &Markup) -> Markup {
    picture("nightsky-alone", label, view, inner)
}
