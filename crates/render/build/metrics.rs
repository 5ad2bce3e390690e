//! The table of horizontal metrics.

use std::collections::BTreeSet;

use ttf_parser::{Face, GlyphId};

/// Returns the table with the metrics of these glyphs; all others are zero, which takes no space
/// once compressed.
pub fn only(table: &[u8], face: &Face, glyphs: &BTreeSet<GlyphId>) -> Vec<u8> {
    let mut table = table.to_vec();
    // The first glyphs have an advance and a bearing, the others only a bearing.
    let long = face.tables().hhea.number_of_metrics;
    let all = (0..face.number_of_glyphs()).map(GlyphId);
    for glyph in all.filter(|glyph| !glyphs.contains(glyph)) {
        let [number, long] = [glyph.0, long].map(usize::from);
        let place = if number < long {
            4 * number..4 * (number + 1)
        } else {
            let bearing = 4 * long + 2 * (number - long);
            bearing..bearing + 2
        };
        table[place].fill(0);
    }
    table
}
