//! The table that maps letters to glyphs.

use std::collections::BTreeMap;

use ttf_parser::GlyphId;

/// Letters in a row whose glyphs are in a row too.
struct Run {
    first: u16,
    last: u16,
    glyph: u16,
}

/// Writes the table, as a single map of the format 4 for letters of 16 bits.
pub fn write(letters: &BTreeMap<char, GlyphId>) -> Vec<u8> {
    let map = map(&runs(letters));
    // Version 0, one map: Windows, Unicode, at byte 12.
    let mut table = words(&[0, 1, 3, 1, 0, 12]);
    table.extend(map);
    table
}

fn runs(letters: &BTreeMap<char, GlyphId>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (letter, glyph) in letters {
        let letter = u16::try_from(u32::from(*letter)).expect("a letter of 16 bits");
        match runs.last_mut() {
            Some(run) if letter == run.last + 1 && glyph.0 - run.glyph == letter - run.first => {
                run.last = letter;
            }
            _ => runs.push(Run {
                first: letter,
                last: letter,
                glyph: glyph.0,
            }),
        }
    }
    // The format demands a run of the last letter at the end. It has no glyph.
    runs.push(Run {
        first: u16::MAX,
        last: u16::MAX,
        glyph: 0,
    });
    runs
}

fn map(runs: &[Run]) -> Vec<u8> {
    let column = |value: fn(&Run) -> u16| runs.iter().map(value).collect::<Vec<u16>>();
    let count = u16::try_from(runs.len()).expect("a few runs");
    let log = count.ilog2();
    let search = 2 << log;
    let length = 16 + 8 * count;
    let head = [
        4,
        length,
        0,
        2 * count,
        search,
        log as u16,
        2 * count - search,
    ];
    let ends = column(|run| run.last);
    let starts = column(|run| run.first);
    let deltas = column(|run| run.glyph.wrapping_sub(run.first));
    // No run lists its glyphs one by one.
    let lists = column(|_| 0);
    words(&[&head[..], &ends, &[0], &starts, &deltas, &lists].concat())
}

fn words(words: &[u16]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_be_bytes()).collect()
}
