//! The fonts: Libertinus Serif, under the SIL Open Font License.

use std::sync::LazyLock;

use ttf_parser::Face;

/// Libertinus Serif, regular.
pub const REGULAR: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/regular.otf"));
/// Libertinus Serif, italic.
pub const ITALIC: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/italic.otf"));

static FACES: LazyLock<[Option<Face<'static>>; 2]> =
    LazyLock::new(|| [REGULAR, ITALIC].map(|font| Face::parse(font, 0).ok()));

/// Returns the width of a text in pixels at a size, without kerning.
#[must_use]
pub fn text_width(text: &str, size: f64, italic: bool) -> f64 {
    let Some(face) = &FACES[usize::from(italic)] else {
        return 0.5 * size * text.chars().count() as f64;
    };
    let advance = |letter| {
        let glyph = face.glyph_index(letter).unwrap_or_default();
        f64::from(face.glyph_hor_advance(glyph).unwrap_or_default())
    };
    text.chars().map(advance).sum::<f64>() * size / f64::from(face.units_per_em())
}
