//! Pictures as PNG.
//!
//! The pictures have classes, and the style sheet says what the classes look like: tokens as
//! properties of one's own, mixtures of colours, small capitals. Painters of SVG know little of
//! that. So the style is worked out here first and written at every element ([`resolved`]); what
//! remains is plain SVG, which resvg paints with the faces of the product.

mod colour;
mod custom;
mod error;
mod paint;
mod property;
mod resolve;
mod scale;
mod selector;
mod sheet;
mod spot;
mod style;
mod text;
mod theme;
mod tree;
mod unknown;

use maud::PreEscaped;

use crate::Style;

pub use error::PngError;
pub use theme::Theme;
pub use unknown::not_understood;

pub(crate) use sheet::Sheet;

/// Paints a picture as PNG, so many pixels wide, on the ground of the page.
///
/// # Errors
/// If it is no SVG with a size, or if there would be no pixels or too many.
pub fn png(style: &Style, svg: &str, theme: Theme, width: u32) -> Result<Vec<u8>, PngError> {
    let (svg, ground) = resolve(style, svg, theme)?;
    paint::paint(&svg, &ground, width)
}

/// The picture as plain SVG that needs no style sheet: every element has its style, and what it uses
/// is in its place.
///
/// # Errors
/// If it is no SVG with a size.
pub fn resolved(style: &Style, svg: &str, theme: Theme) -> Result<String, PngError> {
    resolve(style, svg, theme).map(|(svg, _)| svg)
}

fn resolve(style: &Style, svg: &str, theme: Theme) -> Result<(String, String), PngError> {
    // Marks of pieces are for pages.
    let svg = crate::Parts::of(&PreEscaped(svg.to_owned()));
    let drawing = tree::read(svg.html(), style.symbols())?;
    resolve::resolve(style.sheet(), &drawing, theme)
}
