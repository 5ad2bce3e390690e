//! The fonts of pages: smaller than the whole fonts, but the same to the eye.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::tables::FontTableProvider;
use render::{ITALIC, PAGE_FONTS, REGULAR};
use ttf_parser::gsub::{SingleSubstitution, SubstitutionSubtable};
use ttf_parser::{Face, GlyphId, OutlineBuilder, RawFaceTables, Tag};

/// The most bytes a font of pages may have.
const MOST: usize = 60_000;

/// The values of `font-variant-…` that the style sheet may use, and the features behind them. The
/// build script keeps the glyphs of these features.
const VARIANTS: [(&str, &[&str]); 7] = [
    ("normal", &[]),
    ("small-caps", &["smcp"]),
    ("all-small-caps", &["smcp", "c2sc"]),
    ("lining-nums", &["lnum"]),
    ("oldstyle-nums", &["onum"]),
    ("proportional-nums", &["pnum"]),
    ("tabular-nums", &["tnum"]),
];

/// The tables of a font of pages, unpacked.
type Tables = BTreeMap<&'static str, Vec<u8>>;

fn unpacked(font: &[u8]) -> Tables {
    let file = ReadScope::new(font).read::<FontData>().unwrap();
    let tables = file.table_provider(0).unwrap();
    let names = [
        "head", "hhea", "maxp", "hmtx", "cmap", "CFF ", "GSUB", "GPOS", "GDEF",
    ];
    let table = |name: &str| {
        let tag = Tag::from_bytes_lossy(name.as_bytes()).0;
        tables.read_table_data(tag).unwrap().into_owned()
    };
    names.map(|name| (name, table(name))).into()
}

fn face(tables: &Tables) -> Face<'_> {
    let raw = RawFaceTables {
        head: &tables["head"],
        hhea: &tables["hhea"],
        maxp: &tables["maxp"],
        hmtx: Some(&tables["hmtx"]),
        cmap: Some(&tables["cmap"]),
        cff: Some(&tables["CFF "]),
        gsub: Some(&tables["GSUB"]),
        ..RawFaceTables::default()
    };
    Face::from_raw_tables(raw).unwrap()
}

/// Calls a function with each whole face, and with the tables and the face for pages.
fn for_each_face(look: impl Fn(&Face, &Tables, &Face)) {
    for (whole, (_, font)) in [REGULAR, ITALIC].into_iter().zip(PAGE_FONTS) {
        let tables = unpacked(font);
        look(&Face::parse(whole, 0).unwrap(), &tables, &face(&tables));
    }
}

/// Returns the letters of a face.
fn letters(face: &Face) -> BTreeSet<char> {
    let mut letters = BTreeSet::new();
    for map in face.tables().cmap.unwrap().subtables {
        map.codepoints(|code| letters.extend(char::from_u32(code)));
    }
    letters.retain(|letter| face.glyph_index(*letter).is_some());
    letters
}

#[derive(Default)]
struct Outline(String);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0 += &format!("M{x} {y}");
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0 += &format!("L{x} {y}");
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0 += &format!("Q{x1} {y1} {x} {y}");
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0 += &format!("C{x1} {y1} {x2} {y2} {x} {y}");
    }
    fn close(&mut self) {
        self.0 += "Z";
    }
}

/// Returns the width and the outline of a glyph.
fn glyph(face: &Face, glyph: GlyphId) -> (Option<u16>, String) {
    let mut outline = Outline::default();
    face.outline_glyph(glyph, &mut outline);
    (face.glyph_hor_advance(glyph), outline.0)
}

/// Returns the glyphs that a feature substitutes for these.
fn forms(face: &Face, feature: &str, glyphs: &BTreeSet<GlyphId>) -> BTreeSet<GlyphId> {
    let table = face.tables().gsub.unwrap();
    let tag = Tag::from_bytes_lossy(feature.as_bytes());
    let features = table.features.into_iter().filter(|found| found.tag == tag);
    let lookups = features.flat_map(|feature| feature.lookup_indices);
    let steps = lookups.flat_map(|index| {
        let lookup = table.lookups.get(index).unwrap();
        lookup.subtables.into_iter::<SubstitutionSubtable>()
    });
    let steps: Vec<SubstitutionSubtable> = steps.collect();
    let steps = steps.iter();
    let forms = steps.flat_map(|step| glyphs.iter().flat_map(|glyph| form(step, *glyph)));
    forms.collect()
}

/// Returns the glyphs that a step of a feature substitutes for a glyph.
fn form(step: &SubstitutionSubtable, letter: GlyphId) -> Vec<GlyphId> {
    let Some(place) = step.coverage().get(letter) else {
        return Vec::new();
    };
    match step {
        SubstitutionSubtable::Single(SingleSubstitution::Format1 { delta, .. }) => {
            vec![GlyphId(letter.0.wrapping_add_signed(*delta))]
        }
        SubstitutionSubtable::Single(SingleSubstitution::Format2 { substitutes, .. }) => {
            vec![substitutes.get(place).unwrap()]
        }
        SubstitutionSubtable::Multiple(step) => {
            let sequence = step.sequences.get(place).unwrap();
            sequence.substitutes.into_iter().collect()
        }
        _ => panic!("another kind of step"),
    }
}

#[test]
fn page_fonts_are_small() {
    for (name, font) in PAGE_FONTS {
        println!("{name}: {} bytes", font.len());
        assert!(font.len() <= MOST, "{name}: {} bytes", font.len());
    }
}

/// Returns a table of substitutions in which the features of small capitals have other names.
fn without_small_capitals(table: Vec<u8>) -> Vec<u8> {
    let text: String = table.iter().map(|&byte| char::from(byte)).collect();
    let text = text.replace("smcp", "smc_").replace("c2sc", "c2s_");
    text.chars().map(|letter| letter as u8).collect()
}

#[test]
fn page_fonts_have_the_whole_layout() {
    for_each_face(|whole, tables, _| {
        for name in ["GSUB", "GPOS", "GDEF", "maxp", "hhea"] {
            let tag = Tag::from_bytes_lossy(name.as_bytes());
            let mut table = whole.raw_face().table(tag).unwrap().to_vec();
            if name == "GSUB" && whole.is_italic() {
                table = without_small_capitals(table);
            }
            assert!(table == tables[name], "{name} has changed");
        }
    });
}

#[test]
fn letters_of_page_fonts_look_the_same() {
    for_each_face(|whole, _, page| {
        let letters = letters(page);
        assert!(letters.len() > 400, "{}", letters.len());
        for letter in letters {
            let found = page.glyph_index(letter).unwrap();
            assert_eq!(whole.glyph_index(letter), Some(found), "{letter}");
            assert_eq!(glyph(page, found), glyph(whole, found), "{letter}");
        }
    });
}

#[test]
fn small_capitals_and_numerals_look_the_same() {
    for_each_face(|whole, _, page| {
        let letters = letters(page).into_iter();
        let mut glyphs: BTreeSet<GlyphId> = letters
            .filter_map(|letter| page.glyph_index(letter))
            .collect();
        let before = glyphs.len();
        let small = forms(page, "smcp", &glyphs).len();
        assert_eq!(small == 0, whole.is_italic(), "{small} small capitals");
        let features = VARIANTS.map(|(_, features)| features).concat();
        // Features build on each other: first old-style numerals, then tabular ones.
        for feature in [&features[..], &features].concat() {
            if !forms(page, feature, &glyphs).is_empty() {
                glyphs.extend(forms(whole, feature, &glyphs));
            }
        }
        assert!(glyphs.len() >= before + 30, "{}", glyphs.len() - before);
        for found in glyphs {
            assert_eq!(glyph(page, found), glyph(whole, found), "{found:?}");
        }
    });
}

#[test]
fn style_sheets_use_only_features_of_page_fonts() {
    let css = texts(Path::new("crates/render/assets/css"), &["css"]);
    assert!(!css.is_empty());
    for (path, css) in css {
        assert!(!css.contains("font-feature-settings"), "{}", path.display());
        for variant in css.split("font-variant").skip(1) {
            let (_, values) = variant.split_once(':').unwrap();
            let values = values.split([';', '}']).next().unwrap();
            for value in values.split_whitespace() {
                let known = VARIANTS.iter().any(|(name, _)| *name == value);
                assert!(known, "{}: {value}", path.display());
            }
        }
    }
}

/// Returns the files in a folder of the project and its subfolders whose names have one of these
/// endings, without tests and comments, which pages do not show.
fn texts(folder: &Path, endings: &[&str]) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join(folder)).unwrap() {
        let path = folder.join(entry.unwrap().file_name());
        let whole = root.join(&path);
        if whole.is_dir() && !path.ends_with("tests") {
            found.extend(texts(&path, endings));
        } else if endings
            .iter()
            .any(|ending| path.extension() == Some(ending.as_ref()))
        {
            let text = fs::read_to_string(whole).unwrap();
            let shown = text.split("#[cfg(test)]").next().unwrap().lines();
            let shown = shown.filter(|line| !line.trim_start().starts_with("//"));
            found.push((path, shown.collect()));
        }
    }
    found
}

#[test]
fn page_fonts_have_every_letter_of_the_project() {
    let mut texts = texts(Path::new("docs"), &["md"]);
    texts.extend(self::texts(
        Path::new("crates"),
        &["csv", "ftl", "js", "rs", "toml"],
    ));
    for place in ["docs/rules", "crates/words/locales", "crates/sky/data"] {
        assert!(
            texts.iter().any(|(path, _)| path.starts_with(place)),
            "{place}"
        );
    }
    for_each_face(|whole, _, page| {
        let letters = letters(page);
        let is_missing =
            |letter: &char| !letters.contains(letter) && whole.glyph_index(*letter).is_some();
        for (path, text) in &texts {
            let missing: BTreeSet<char> = text.chars().filter(is_missing).collect();
            assert!(
                missing.is_empty(),
                "{} has {missing:?}: list them in crates/render/build/letters.rs",
                path.display()
            );
        }
    });
}
