//! The table of outlines, in the Compact Font Format.

use std::collections::BTreeSet;

use allsorts::binary::read::ReadScope;
use allsorts::binary::write::{WriteBinary, WriteBuffer};
use allsorts::cff::{CFF, CFFVariant};
use ttf_parser::GlyphId;

/// The instruction that ends an outline. Browsers refuse a font with an outline that lacks it.
const END: u8 = 14;

/// How many names the format knows. The names of a font are numbered after these.
const STANDARD_NAMES: u16 = 391;

/// Returns the table with these outlines; all others are empty.
pub fn only(table: &[u8], glyphs: &BTreeSet<GlyphId>) -> Vec<u8> {
    let original = ReadScope::new(table).read::<CFF>().expect("outlines");
    let numbers: Vec<u16> = glyphs.iter().map(|glyph| glyph.0).collect();
    let subset = original.subset(&numbers, false).expect("outlines");
    let mut changed = original.clone();
    take_subroutines(&mut changed, CFF::from(subset));
    drop_outlines(&mut changed, glyphs);
    let mut written = WriteBuffer::new();
    CFF::write(&mut written, &changed).expect("outlines can be written");
    written.into_inner()
}

/// Takes the subroutines of a subset. Its glyphs have other numbers, but its subroutines have kept
/// theirs; those that no glyph of it needs are empty.
fn take_subroutines<'a>(whole: &mut CFF<'a>, mut subset: CFF<'a>) {
    whole.global_subr_index = subset.global_subr_index;
    let [own, theirs] = [&mut whole.fonts[0].data, &mut subset.fonts[0].data];
    if let (CFFVariant::Type1(own), CFFVariant::Type1(theirs)) = (own, theirs) {
        own.local_subr_index = theirs.local_subr_index.take();
    }
}

/// Empties all outlines but these, and their names.
fn drop_outlines(whole: &mut CFF, glyphs: &BTreeSet<GlyphId>) {
    let font = &mut whole.fonts[0];
    let outlines = &mut font.char_strings_index;
    let all = 0..u16::try_from(outlines.len()).expect("glyphs have 16-bit numbers");
    for glyph in all.filter(|glyph| !glyphs.contains(&GlyphId(*glyph))) {
        outlines.replace(usize::from(glyph), vec![END]);
        let name = font.charset.id_for_glyph(glyph).expect("a name");
        if let Some(own) = name.checked_sub(STANDARD_NAMES) {
            whole.string_index.replace(usize::from(own), Vec::new());
        }
    }
}
