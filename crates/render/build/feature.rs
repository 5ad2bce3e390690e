//! The features of the typeface that pages use.

use ttf_parser::Tag;

/// The features that the style sheet asks for: small capitals, and the forms of numerals.
const ASKED: [&[u8; 4]; 6] = [b"smcp", b"c2sc", b"lnum", b"onum", b"pnum", b"tnum"];

/// The features that browsers use by default. Browsers also set fractions, but only around the
/// fraction slash, which is not among the letters.
const UNASKED: [&[u8; 4]; 7] = [
    b"ccmp", b"locl", b"rlig", b"liga", b"clig", b"calt", b"rclt",
];

/// Returns whether pages use a feature.
pub fn is_used(tag: Tag) -> bool {
    let mut used = ASKED.into_iter().chain(UNASKED);
    used.any(|name| Tag::from_bytes(name) == tag)
}
