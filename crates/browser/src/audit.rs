//! Checks that apply to every page: no sideways scrolling, legible, in one language, accessible.

use std::collections::BTreeSet;

use serde_json::Value;
use sky::{Catalogue, Constellation};
use words::ByLanguage;

use crate::Page;

/// The environment variable with the path of axe-core.
const AXE: &str = "ALMAGEST_AXE";

/// Returns by how much the page is wider than the window, and which elements cause it.
#[track_caller]
pub fn too_wide(page: &Page) -> Vec<String> {
    let over = page.eval("document.scrollingElement.scrollWidth - innerWidth");
    if over.as_i64().unwrap_or(0) <= 0 {
        return Vec::new();
    }
    let mut found = vec![format!("{over} pixels wider than the window")];
    found.extend(list(page, include_str!("scripts/widest.js")));
    found
}

/// Returns by how much a table is taller than the window. Boards may scroll, but not the page.
#[track_caller]
pub fn too_tall(page: &Page) -> Vec<String> {
    let over = page.eval(
        "document.querySelector('.at-table:not(.replaying) #turn')
            ? document.scrollingElement.scrollHeight - innerHeight : 0",
    );
    match over.as_i64().unwrap_or(0) {
        over @ 1.. => vec![format!("{over} pixels taller than the window")],
        _ => Vec::new(),
    }
}

/// Returns texts smaller than 12 pixels, or on a map than 11 pixels.
#[track_caller]
pub fn too_small(page: &Page) -> Vec<String> {
    list(page, include_str!("scripts/small.js"))
}

/// Returns texts and controls that are partly hidden because a box clips them.
#[track_caller]
pub fn cut_off(page: &Page) -> Vec<String> {
    list(page, include_str!("scripts/cut.js"))
}

/// Returns the faults in the layout of a table: texts that overlap or are cut off, targets that
/// cannot be hit, a question that is not completely visible, a board that is too small. If
/// `thorough`, every target is focused in turn.
#[track_caller]
pub fn layout_faults(page: &Page, thorough: bool) -> Vec<String> {
    strings(&page.script(include_str!("scripts/layout.js"), &[thorough.into()]))
}

#[track_caller]
fn list(page: &Page, script: &str) -> Vec<String> {
    strings(&page.script(script, &[]))
}

fn strings(found: &Value) -> Vec<String> {
    let found = found.as_array().into_iter().flatten();
    let text = |value: &Value| {
        value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned)
    };
    found.map(text).collect()
}

/// Returns all texts that can be read or heard on the page, except within elements matching a
/// selector.
#[track_caller]
pub fn texts_but(page: &Page, left_out: &str) -> BTreeSet<String> {
    let found = page.script(include_str!("scripts/texts.js"), &[left_out.into()]);
    strings(&found).into_iter().collect()
}

/// Returns all findings of axe-core, best practices included.
///
/// # Panics
/// Panics if axe-core is missing.
#[track_caller]
pub fn barriers(page: &Page) -> Vec<String> {
    let Some(file) = std::env::var_os(AXE) else {
        panic!(
            "axe-core is missing: run `cargo xtask test`, which provides it, or set {AXE} to its path"
        );
    };
    let axe = std::fs::read_to_string(&file);
    let axe = axe.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    if !page.holds("window.axe") {
        page.script(&axe, &[]);
    }
    list(page, include_str!("scripts/accessible.js"))
}

/// Returns the Latin and Arabic names of stars and constellations.
fn latin_names() -> Vec<&'static str> {
    let stars = Catalogue::built_in().stars().all().iter();
    let mut names: Vec<&str> = stars.filter_map(|star| star.name.as_deref()).collect();
    for one in Constellation::all() {
        names.extend([one.latin(), one.genitive()]);
    }
    names
}

/// Returns the translated names in the sky data.
fn translated_names() -> impl Iterator<Item = &'static ByLanguage<String>> {
    let sky = Catalogue::built_in();
    let constellations = Constellation::all().map(Constellation::names);
    let objects = sky.deep_sky().iter().map(|one| &one.names);
    let bodies = sky.bodies().iter().map(|one| &one.names);
    constellations.chain(objects).chain(bodies)
}

/// Returns the words of names that are the same in every language: Latin and Arabic names, and
/// those that are the same in all translations.
#[must_use]
pub fn proper_names() -> BTreeSet<String> {
    let alike = translated_names().filter_map(|names| {
        let mut names = names.values();
        let first = names.next()?.as_str();
        names.all(|name| name == first).then_some(first)
    });
    let names = latin_names().into_iter().chain(alike);
    names.flat_map(words).collect()
}

/// Returns the words of a text that have more than three letters, in lower case.
pub fn words(text: &str) -> impl Iterator<Item = String> {
    let parts = text.split(|letter: char| !letter.is_alphabetic());
    let long = parts.filter(|part| part.chars().count() > 3);
    long.map(str::to_lowercase)
}
