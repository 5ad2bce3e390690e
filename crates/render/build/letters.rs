//! The letters that pages show.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use ttf_parser::{Face, GlyphId};

/// The letters that pages can show in our typeface: those of our texts and data, and those of names
/// in languages with Latin letters. A test fails if a text of the project has a letter which is not
/// listed here. Browsers show all others in another typeface.
const SHOWN: [RangeInclusive<char>; 15] = [
    ' '..='~',                   // Basic Latin
    '\u{a0}'..='\u{17f}',        // Latin-1 Supplement, Latin Extended-A
    '\u{192}'..='\u{192}',       // ƒ
    '\u{1cd}'..='\u{1dc}',       // vowels with tone marks of Pinyin
    '\u{218}'..='\u{21b}',       // the Romanian Ș and Ț
    '\u{2bb}'..='\u{2bd}',       // apostrophes as letters
    '\u{2c6}'..='\u{2dd}',       // accents that stand alone
    '\u{391}'..='\u{3c9}',       // Greek, for the names of stars
    '\u{1e80}'..='\u{1e9e}',     // the Welsh Ẁ, the German ẞ
    '\u{1ef2}'..='\u{1ef3}',     // the Welsh Ỳ
    '\u{2000}'..='\u{206f}',     // General Punctuation
    '\u{2070}'..='\u{209f}',     // Superscripts and Subscripts
    '\u{20ac}'..='\u{20ac}',     // €
    '\u{2190}'..='\u{2199}',     // arrows
    '\u{2200}'..='\u{22ff}',     // Mathematical Operators
];

/// Returns the letters that the face has, with their glyphs.
pub fn of(face: &Face) -> BTreeMap<char, GlyphId> {
    let shown = SHOWN.into_iter().flatten();
    let glyph = |letter| Some((letter, face.glyph_index(letter)?));
    shown.filter_map(glyph).collect()
}
