//! The painter: everything that pictures of the same look share.

use std::sync::Arc;

use resvg::usvg::fontdb::Database;

use crate::{PictureError, Sheet, paint, resolve, tree};

/// The root element of the page that a drawing is shown on. Rules for `:root` apply to it, and the
/// drawing inherits from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Root<'a> {
    /// The attributes of the element, such as `("data-theme", "chart")`.
    pub attributes: &'a [(&'a str, &'a str)],
    /// The colour behind the drawing, which may use the root's custom properties: `var(--page)`.
    /// The background is transparent if this is not a colour.
    pub background: &'a str,
}

/// Paints drawings with one style sheet.
pub struct Painter {
    sheet: Sheet,
    symbols: Vec<String>,
    fonts: Arc<Database>,
    /// The font family that stands for every other.
    family: String,
}

impl Painter {
    /// Creates a painter from a style sheet, from SVG documents with the symbols that `use` elements
    /// refer to, and from the fonts of all texts as OpenType files. The family of the first font
    /// stands for every family that is missing; system fonts are never used. Without fonts no text
    /// is painted.
    #[must_use]
    pub fn new(sheet: Sheet, symbols: &[&str], fonts: &[&[u8]]) -> Self {
        let (fonts, family) = paint::load(fonts);
        Self {
            sheet,
            symbols: symbols.iter().map(|&symbol| symbol.to_owned()).collect(),
            fonts: Arc::new(fonts),
            family,
        }
    }

    /// Returns the drawing as plain SVG that needs no style sheet: every element has its style, and
    /// the targets of `use` elements are inlined.
    ///
    /// # Errors
    /// Returns an error if the drawing is not an SVG with a size.
    pub fn resolve(&self, svg: &str, root: &Root<'_>) -> Result<String, PictureError> {
        self.resolve_with_ground(svg, root).map(|(svg, _)| svg)
    }

    /// Paints the drawing as PNG with this width in pixels, on the background of the root.
    ///
    /// # Errors
    /// Returns an error if the drawing is not an SVG with a size, or if there would be no pixels or
    /// too many.
    pub fn png(&self, svg: &str, root: &Root<'_>, width: u32) -> Result<Vec<u8>, PictureError> {
        let (svg, ground) = self.resolve_with_ground(svg, root)?;
        paint::paint(&svg, &ground, width, &self.fonts, &self.family)
    }

    /// Returns the plain SVG and the colour of the background.
    fn resolve_with_ground(
        &self,
        svg: &str,
        root: &Root<'_>,
    ) -> Result<(String, String), PictureError> {
        let drawing = tree::read(svg, &self.symbols)?;
        resolve::resolve(&self.sheet, &drawing, root)
    }

    /// Returns the style sheet.
    #[must_use]
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }
}
