//! The features of the typeface that pages use.

use ttf_parser::Tag;

/// Small capitals. The style sheet asks for them in upright text only.
const SMALL_CAPITALS: [&[u8; 4]; 2] = [b"smcp", b"c2sc"];

/// The forms of numerals that the style sheet asks for.
const NUMERALS: [&[u8; 4]; 4] = [b"lnum", b"onum", b"pnum", b"tnum"];

/// The features that browsers use by default. Browsers also set fractions, but only around the
/// fraction slash, which is not among the letters.
const UNASKED: [&[u8; 4]; 7] = [
    b"ccmp", b"locl", b"rlig", b"liga", b"clig", b"calt", b"rclt",
];

/// Returns whether pages use a feature.
pub fn is_used(tag: Tag) -> bool {
    let used = NUMERALS.into_iter().chain(UNASKED);
    used.chain(SMALL_CAPITALS)
        .any(|name| Tag::from_bytes(name) == tag)
}

/// Returns the table of substitutions without small capitals: their features get names that nobody
/// asks for. A browser that finds none makes small capitals from large ones.
pub fn without_small_capitals(table: &[u8]) -> Vec<u8> {
    const RECORD: usize = 6;
    let number = |at: usize| usize::from(u16::from_be_bytes([table[at], table[at + 1]]));
    let list = number(6);
    let records = list + 2;
    let mut changed = table.to_vec();
    for at in (0..number(list)).map(|index| records + RECORD * index) {
        let name = &mut changed[at..at + 4];
        if SMALL_CAPITALS.iter().any(|small| name == *small) {
            name[3] = b'_';
        }
    }
    changed
}
