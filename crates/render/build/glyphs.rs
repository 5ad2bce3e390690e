//! The glyphs that pages need: those of letters, and those that the features substitute for them.

use std::collections::BTreeSet;

use ttf_parser::gsub::{SingleSubstitution, SubstitutionSubtable};
use ttf_parser::opentype_layout::{
    ChainedContextLookup, ContextLookup, LayoutTable, LookupIndex, SequenceLookupRecord,
};
use ttf_parser::{Face, GlyphId, LazyArray16};

use crate::feature;

/// Returns these glyphs and all that can take their place.
pub fn reached(face: &Face, letters: impl Iterator<Item = GlyphId>) -> BTreeSet<GlyphId> {
    let table = face.tables().gsub.expect("a font with substitutions");
    let steps = used_steps(&table);
    // A font begins with the glyph for missing letters.
    let mut found: BTreeSet<GlyphId> = letters.chain([GlyphId(0)]).collect();
    loop {
        let before = found.len();
        for step in &steps {
            let more = results(step, &found);
            found.extend(more);
        }
        if found.len() == before {
            return found;
        }
    }
}

/// Returns the substitutions of all features that pages use.
fn used_steps<'a>(table: &LayoutTable<'a>) -> Vec<SubstitutionSubtable<'a>> {
    let features = table.features.into_iter();
    let used = features.filter(|feature| feature::is_used(feature.tag));
    let mut waiting: Vec<LookupIndex> = used.flat_map(|feature| feature.lookup_indices).collect();
    let mut seen = BTreeSet::new();
    let mut steps = Vec::new();
    while let Some(index) = waiting.pop() {
        if !seen.insert(index) {
            continue;
        }
        let lookup = table.lookups.get(index).expect("a lookup of the font");
        for step in lookup.subtables.into_iter() {
            waiting.extend(called(&step));
            steps.push(step);
        }
    }
    steps
}

/// Returns the lookups that a substitution uses in a context.
fn called(step: &SubstitutionSubtable) -> Vec<LookupIndex> {
    let indices = |records: LazyArray16<SequenceLookupRecord>| -> Vec<LookupIndex> {
        let records = records.into_iter();
        records.map(|record| record.lookup_list_index).collect()
    };
    match step {
        SubstitutionSubtable::Context(context) => match context {
            ContextLookup::Format1 { sets, .. } | ContextLookup::Format2 { sets, .. } => {
                let rules = sets.into_iter().flatten();
                rules.flat_map(|rule| indices(rule.lookups)).collect()
            }
            ContextLookup::Format3 { lookups, .. } => indices(*lookups),
        },
        SubstitutionSubtable::ChainContext(context) => match context {
            ChainedContextLookup::Format1 { sets, .. }
            | ChainedContextLookup::Format2 { sets, .. } => {
                let rules = sets.into_iter().flatten();
                rules.flat_map(|rule| indices(rule.lookups)).collect()
            }
            ChainedContextLookup::Format3 { lookups, .. } => indices(*lookups),
        },
        _ => Vec::new(),
    }
}

/// Returns the glyphs that can be substituted for these, in any context.
fn results(step: &SubstitutionSubtable, glyphs: &BTreeSet<GlyphId>) -> Vec<GlyphId> {
    let coverage = step.coverage();
    let covered = glyphs.iter().filter_map(|glyph| {
        let place = coverage.get(*glyph)?;
        Some((*glyph, place))
    });
    covered
        .flat_map(|(glyph, place)| results_of(step, glyph, place, glyphs))
        .collect()
}

/// Returns the glyphs that can be substituted for a glyph, given its index in the coverage table.
fn results_of(
    step: &SubstitutionSubtable,
    glyph: GlyphId,
    place: u16,
    glyphs: &BTreeSet<GlyphId>,
) -> Vec<GlyphId> {
    let listed = |list: Option<LazyArray16<GlyphId>>| list.into_iter().flatten().collect();
    match step {
        SubstitutionSubtable::Single(SingleSubstitution::Format1 { delta, .. }) => {
            vec![GlyphId(glyph.0.wrapping_add_signed(*delta))]
        }
        SubstitutionSubtable::Single(SingleSubstitution::Format2 { substitutes, .. }) => {
            substitutes.get(place).into_iter().collect()
        }
        SubstitutionSubtable::Multiple(step) => listed(
            step.sequences
                .get(place)
                .map(|sequence| sequence.substitutes),
        ),
        SubstitutionSubtable::Alternate(step) => {
            listed(step.alternate_sets.get(place).map(|set| set.alternates))
        }
        SubstitutionSubtable::Ligature(step) => {
            let ligatures = step.ligature_sets.get(place).into_iter().flatten();
            let whole = ligatures.filter(|ligature| {
                let mut others = ligature.components.into_iter();
                others.all(|other| glyphs.contains(&other))
            });
            whole.map(|ligature| ligature.glyph).collect()
        }
        SubstitutionSubtable::ReverseChainSingle(step) => {
            step.substitutes.get(place).into_iter().collect()
        }
        SubstitutionSubtable::Context(_) | SubstitutionSubtable::ChainContext(_) => Vec::new(),
    }
}
