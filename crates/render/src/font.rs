//! The fonts, Libertinus Serif under the SIL Open Font License, and the measure of texts in them.
//! The build script makes the files.

use std::sync::LazyLock;

use ttf_parser::Face;

/// Libertinus Serif, regular.
pub const REGULAR: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/regular.otf"));
/// Libertinus Serif, italic.
pub const ITALIC: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/italic.otf"));

/// The fonts of pages, by the names that the style sheet has for them. They are a tenth of the size,
/// because they have only the glyphs that pages need.
pub const PAGE_FONTS: [(&str, &[u8]); 2] = [
    (
        "regular.woff2",
        include_bytes!(concat!(env!("OUT_DIR"), "/regular.woff2")),
    ),
    (
        "italic.woff2",
        include_bytes!(concat!(env!("OUT_DIR"), "/italic.woff2")),
    ),
];

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

/// Breaks the text into lines no wider than this.
pub(crate) fn wrap(text: &str, width: f64, size: f64) -> Vec<String> {
    let space = text_width(" ", size, false);
    let mut lines: Vec<String> = Vec::new();
    let mut filled = 0.0;
    // Only plain spaces break a line; a non-breaking space keeps its words together.
    for word in text.split(' ') {
        let wide = text_width(word, size, false);
        match lines.last_mut() {
            Some(line) if filled + space + wide <= width => {
                line.push(' ');
                line.push_str(word);
                filled += space + wide;
            }
            _ => {
                lines.push(word.to_owned());
                filled = wide;
            }
        }
    }
    lines
}

/// Estimates the width of a text in small capitals, letter-spaced by a fraction of its size.
pub(crate) fn small_caps_width(text: &str, size: f64, spacing: f64) -> f64 {
    let letter = |letter: char| {
        let capital: String = letter.to_uppercase().collect();
        let small = letter.is_lowercase();
        text_width(&capital, if small { size * 0.79 } else { size }, false) + spacing * size
    };
    text.chars().map(letter).sum()
}
