//! The table of outlines, in the Compact Font Format.

use std::collections::BTreeSet;

use allsorts::binary::read::ReadScope;
use allsorts::binary::write::{WriteBinary, WriteBuffer};
use allsorts::cff::{CFF, CFFVariant, MaybeOwnedIndex};
use ttf_parser::GlyphId;

use crate::charstring::{EMPTY, Inliner};

/// How many names the format knows. The names of a font are numbered after these.
const STANDARD_NAMES: u16 = 391;

/// Returns the table with these outlines; all others are empty.
pub fn only(table: &[u8], glyphs: &BTreeSet<GlyphId>) -> Vec<u8> {
    let whole = ReadScope::new(table).read::<CFF>().expect("outlines");
    let mut changed = whole.clone();
    change_outlines(&whole, &mut changed, glyphs);
    drop_names(&mut changed, glyphs);
    drop_subroutines(&mut changed);
    let mut written = WriteBuffer::new();
    CFF::write(&mut written, &changed).expect("outlines can be written");
    written.into_inner()
}

fn change_outlines(whole: &CFF, changed: &mut CFF, glyphs: &BTreeSet<GlyphId>) {
    let font = &whole.fonts[0];
    let CFFVariant::Type1(data) = &font.data else {
        panic!("a font with one dictionary");
    };
    let local = data.local_subr_index.as_ref().expect("subroutines");
    for (place, outline) in font.char_strings_index.iter().enumerate() {
        let outline = match u16::try_from(place) {
            Ok(glyph) if glyphs.contains(&GlyphId(glyph)) => {
                Inliner::inline(outline, local, &whole.global_subr_index)
            }
            _ => EMPTY.to_vec(),
        };
        changed.fonts[0].char_strings_index.replace(place, outline);
    }
}

/// Empties the names of all glyphs but these.
fn drop_names(changed: &mut CFF, glyphs: &BTreeSet<GlyphId>) {
    let charset = &changed.fonts[0].charset;
    let others = (0..).filter(|glyph| !glyphs.contains(&GlyphId(*glyph)));
    for name in others.map_while(|glyph| charset.id_for_glyph(glyph)) {
        if let Some(own) = name.checked_sub(STANDARD_NAMES) {
            changed.string_index.replace(usize::from(own), Vec::new());
        }
    }
}

fn drop_subroutines(changed: &mut CFF) {
    let empty = |subroutines: &mut MaybeOwnedIndex| {
        for place in 0..subroutines.len() {
            subroutines.replace(place, Vec::new());
        }
    };
    empty(&mut changed.global_subr_index);
    if let CFFVariant::Type1(data) = &mut changed.fonts[0].data {
        data.local_subr_index.iter_mut().for_each(empty);
    }
}
