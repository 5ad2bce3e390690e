//! The letters that pages show.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use ttf_parser::{Face, GlyphId};

/// The letters that pages can show in our typeface: those of our texts and data, and those of names
/// in languages with Latin letters. A test fails if a text of the project has a letter which is not
/// listed here. Browsers show all others in another typeface.
const SHOWN: [RangeInclusive<char>; 13] = [
    ' '..='~',               // Basic Latin
    '\u{a0}'..='\u{17f}',    // Latin-1 Supplement, Latin Extended-A
    '\u{218}'..='\u{21b}',   // the Romanian Ș and Ț
    '\u{3b1}'..='\u{3c9}',   // small Greek letters, for the names of stars
    '\u{1e9e}'..='\u{1e9e}', // the capital ẞ
    '\u{2000}'..='\u{2043}', // General Punctuation
    '\u{2070}'..='\u{208e}', // superscript and subscript numerals
    '\u{20ac}'..='\u{20ac}', // €
    '\u{2122}'..='\u{2122}', // ™
    '\u{2190}'..='\u{2193}', // arrows
    '\u{2212}'..='\u{221e}', // −, √, ∞
    '\u{2248}'..='\u{2248}', // ≈
    '\u{2260}'..='\u{2265}', // ≠, ≤, ≥
];

/// Returns the letters that the face has, with their glyphs.
pub fn of(face: &Face) -> BTreeMap<char, GlyphId> {
    let shown = SHOWN.into_iter().flatten();
    let glyph = |letter| Some((letter, face.glyph_index(letter)?));
    shown.filter_map(glyph).collect()
}
