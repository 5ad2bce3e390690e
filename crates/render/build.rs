//! Writes the faces the product is set in to where the crate can include them: no font file is in
//! the repository.

use std::path::Path;
use std::{env, fs};

use ttf_parser::Face;

/// The faces, by full name, and the file each goes into.
const FACES: [(&str, &str); 2] = [
    ("Libertinus Serif Regular", "regular.otf"),
    ("Libertinus Serif Italic", "italic.otf"),
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var("OUT_DIR").expect("cargo names the folder");
    for (name, file) in FACES {
        let font = typst_assets::fonts()
            .find(|font| full_name(font).as_deref() == Some(name))
            .unwrap_or_else(|| panic!("the font crate has no {name}"));
        fs::write(Path::new(&folder).join(file), font).expect("the folder can be written to");
    }
}

fn full_name(font: &[u8]) -> Option<String> {
    let face = Face::parse(font, 0).ok()?;
    let full = face.names().into_iter().find(|name| name.name_id == 4)?;
    full.to_string()
}
