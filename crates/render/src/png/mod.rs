//! Pictures as PNG.
//!
//! The pictures have classes, and the style sheet says what the classes look like, with custom
//! properties, mixed colours and small capitals. SVG renderers support little of that. So the style
//! is computed here first and written to every element ([`resolved`]); the result is plain SVG,
//! which resvg renders with the embedded fonts.

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

/// Paints a picture as PNG with this width in pixels, on the background of the page.
///
/// # Errors
/// If the drawing is not an SVG with a size, or if there would be no pixels or too many.
pub fn png(style: &Style, svg: &str, theme: Theme, width: u32) -> Result<Vec<u8>, PngError> {
    let (svg, ground) = resolve(style, svg, theme)?;
    paint::paint(&svg, &ground, width)
}

/// Returns the picture as plain SVG that needs no style sheet: every element has its style, and the
/// targets of `use` elements are inlined.
///
/// # Errors
/// If the drawing is not an SVG with a size.
pub fn resolved(style: &Style, svg: &str, theme: Theme) -> Result<String, PngError> {
    resolve(style, svg, theme).map(|(svg, _)| svg)
}

fn resolve(style: &Style, svg: &str, theme: Theme) -> Result<(String, String), PngError> {
    // The marks of pieces are only for pages.
    let svg = crate::Parts::of(&PreEscaped(svg.to_owned()));
    let drawing = tree::read(svg.html(), style.symbols())?;
    resolve::resolve(style.sheet(), &drawing, theme)
}
