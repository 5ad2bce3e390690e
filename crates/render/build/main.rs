//! Writes the font files that the crate includes, since the repository contains none. Pictures and
//! measures need whole faces. Pages get smaller ones, which have the same metrics and the same
//! layout, but only the glyphs that pages need.

mod charmap;
mod charstring;
mod feature;
mod glyphs;
mod letters;
mod metrics;
mod outlines;
mod tables;

use std::path::Path;
use std::{env, fs};

use ttf_parser::Face;
use ttf2woff2::BrotliQuality;

use tables::Tables;

/// The faces, by full name, and the name of the files each goes into.
const FACES: [(&str, &str); 2] = [
    ("Libertinus Serif Regular", "regular"),
    ("Libertinus Serif Italic", "italic"),
];

fn main() {
    println!("cargo::rerun-if-changed=build");
    let folder = env::var("OUT_DIR").expect("cargo names the folder");
    let write = |file: String, font: &[u8]| {
        fs::write(Path::new(&folder).join(file), font).expect("the folder can be written to");
    };
    for (name, file) in FACES {
        let font = typst_assets::fonts()
            .find(|font| full_name(font).as_deref() == Some(name))
            .unwrap_or_else(|| panic!("the font crate has no {name}"));
        write(format!("{file}.otf"), font);
        write(format!("{file}.woff2"), &for_pages(font));
    }
}

fn full_name(font: &[u8]) -> Option<String> {
    let face = Face::parse(font, 0).ok()?;
    let full = face.names().into_iter().find(|name| name.name_id == 4)?;
    full.to_string()
}

/// Returns the face for pages. Glyphs that pages do not need stay as empty ones, because a glyph
/// that keeps its number keeps its kerning: the layout tables need no change, except that the italic
/// face has no small capitals.
fn for_pages(font: &[u8]) -> Vec<u8> {
    let whole = Face::parse(font, 0).expect("a font");
    let letters = letters::of(&whole);
    let mut tables = Tables::of(&whole);
    if whole.is_italic() {
        tables.change(b"GSUB", feature::without_small_capitals);
    }
    let changed = tables.font();
    let face = Face::parse(&changed, 0).expect("a font");
    let glyphs = glyphs::reached(&face, letters.values().copied());
    tables.change(b"cmap", |_| charmap::write(&letters));
    tables.change(b"CFF ", |outlines| outlines::only(outlines, &glyphs));
    tables.change(b"hmtx", |metrics| metrics::only(metrics, &face, &glyphs));
    ttf2woff2::encode(&tables.font(), BrotliQuality::default()).expect("a font with outlines")
}
