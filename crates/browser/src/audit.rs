//! What every page has to be: without sideways scrolling, legible, in one language, accessible.

use std::collections::BTreeSet;

use serde_json::Value;
use sky::{Catalogue, Constellation};
use words::ByLanguage;

use crate::Page;

/// The variable that names the file of axe-core.
const AXE: &str = "ALMAGEST_AXE";

/// How far the page reaches out of the window sideways, and with what.
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

/// How far a table reaches out of the window below: boards scroll, if need be, but not the page.
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

/// Texts smaller than 12 pixels.
#[track_caller]
pub fn too_small(page: &Page) -> Vec<String> {
    list(page, include_str!("scripts/small.js"))
}

/// Words and controls of which a part cannot be seen, because a box ends before them.
#[track_caller]
pub fn cut_off(page: &Page) -> Vec<String> {
    list(page, include_str!("scripts/cut.js"))
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

/// All that can be read or heard on the page, but not within what a selector finds.
#[track_caller]
pub fn texts_but(page: &Page, left_out: &str) -> BTreeSet<String> {
    let found = page.script(include_str!("scripts/texts.js"), &[left_out.into()]);
    strings(&found).into_iter().collect()
}

/// What axe-core finds that is serious or critical.
///
/// # Panics
/// If there is no axe-core.
#[track_caller]
pub fn barriers(page: &Page) -> Vec<String> {
    let Some(file) = std::env::var_os(AXE) else {
        panic!(
            "there is no axe-core: run `cargo xtask test`, which sees to it, or name its file in {AXE}"
        );
    };
    let axe = std::fs::read_to_string(&file);
    let axe = axe.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    page.script(&axe, &[]);
    list(page, include_str!("scripts/accessible.js"))
}

/// Names of stars and constellations in Latin and Arabic.
fn latin_names() -> Vec<&'static str> {
    let stars = Catalogue::built_in().stars().all().iter();
    let mut names: Vec<&str> = stars.filter_map(|star| star.name.as_deref()).collect();
    for one in Constellation::all() {
        names.extend([one.latin(), one.genitive()]);
    }
    names
}

/// The names in the data of the sky that are translated.
fn translated_names() -> impl Iterator<Item = &'static ByLanguage<String>> {
    let sky = Catalogue::built_in();
    let constellations = Constellation::all().map(Constellation::names);
    let objects = sky.deep_sky().iter().map(|one| &one.names);
    let bodies = sky.bodies().iter().map(|one| &one.names);
    constellations.chain(objects).chain(bodies)
}

/// The words of names that are the same in every language: Latin and Arabic ones, and those of what
/// all languages call alike.
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

/// The words of a text that are longer than three letters, in small letters.
pub fn words(text: &str) -> impl Iterator<Item = String> {
    let parts = text.split(|letter: char| !letter.is_alphabetic());
    let long = parts.filter(|part| part.chars().count() > 3);
    long.map(str::to_lowercase)
}
