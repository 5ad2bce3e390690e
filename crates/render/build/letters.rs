//! The letters that pages show.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use ttf_parser::{Face, GlyphId};

/// The letters that pages can show in our typeface: those of our texts and data, and those of names
/// in languages with Latin letters. A test fails if a text of the project has a letter which is not
/// listed here. Browsers show all others in another typeface.
const SHOWN: [RangeInclusive<char>; 18] = [
    ' '..='~',             // Basic Latin
    '\u{a0}'..='\u{17f}',  // Latin-1 Supplement, Latin Extended-A
    '\u{218}'..='\u{21b}', // the Romanian Ș and Ț
    '\u{3b1}'..='\u{3c9}', // small Greek letters, for the names of stars
    'ẞ'..='ẞ',
    'ᵉ'..='ᵉ',               // in the French rules
    'ᵢ'..='ᵢ',               // in formulas of the rules
    'ₚ'..='ₚ',               // in formulas of the rules
    '\u{2000}'..='\u{200d}', // spaces
    '\u{2010}'..='\u{2026}', // dashes, quotation marks, ellipsis
    '\u{202f}'..='\u{203a}', // narrow space, primes
    '⁰'..='₎',               // superscript and subscript numerals
    '€'..='€',
    '←'..='↓',
    '−'..='−',
    '√'..='√',
    '≈'..='≈',
    '≤'..='≥',
];

/// Returns the letters that the face has, with their glyphs.
pub fn of(face: &Face) -> BTreeMap<char, GlyphId> {
    let shown = SHOWN.into_iter().flatten();
    let glyph = |letter| Some((letter, face.glyph_index(letter)?));
    shown.filter_map(glyph).collect()
}
