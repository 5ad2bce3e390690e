//! Ink for pictures that stand alone: no style sheet is with them, so each class brings what the
//! style sheet would, in the colours of the night, and glyphs are put in where they are used.
//!
//! The classes stay: on a page the style sheet has the last word.

use maud::{Markup, PreEscaped, html};

/// The glyphs of the house.
const SPRITE: &str = include_str!("../../assets/symbols.svg");
/// What each class brings, a line each: `.class { name: value; … }`. Of several classes of an
/// element the later ones win.
const INKS: &str = include_str!("../../assets/css/nightsky-alone.css");

/// A picture that stands alone, of a size, with what it shows as its label.
pub(super) fn standalone(view: [f64; 4], label: &str, inner: &Markup) -> Markup {
    let [left, top, width, height] = view;
    let view_box = format!("{left} {top} {width} {height}");
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(view_box) width=(width) height=(height)
            role="img" aria-label=[(!label.is_empty()).then_some(label)] { (inner) }
    };
    PreEscaped(inked(&with_glyphs(&picture.0)))
}

/// Every class with the attributes it brings.
fn inked(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len() * 2);
    let mut rest = svg;
    while let Some((before, after)) = rest.split_once(" class=\"") {
        let Some((classes, after)) = after.split_once('"') else {
            break;
        };
        out.push_str(before);
        out.push_str(&format!(" class=\"{classes}\""));
        let mut brought: Vec<(&str, &str)> = Vec::new();
        for (name, value) in classes.split(' ').flat_map(ink) {
            brought.retain(|(other, _)| *other != name);
            brought.push((name, value));
        }
        for (name, value) in brought {
            out.push_str(&format!(" {name}=\"{value}\""));
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// What a class brings, attribute by attribute.
fn ink(class: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let line = INKS.lines().find_map(|line| {
        let (name, brings) = line.strip_prefix('.')?.split_once(" { ")?;
        (name == class).then_some(brings.trim_end_matches(" }"))
    });
    let pairs = line.unwrap_or_default().split("; ");
    pairs.filter_map(|pair| pair.split_once(": "))
}

/// Glyphs of the sprite put in where they are used.
fn with_glyphs(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some((before, after)) = rest.split_once("<use ") {
        let Some((attributes, after)) = after.split_once("></use>") else {
            break;
        };
        out.push_str(before);
        let used = attributes.split_once("href=\"#");
        let used = used
            .and_then(|(_, id)| id.split_once('"'))
            .map(|(id, _)| id);
        match used.and_then(symbol) {
            Some((id, view_box, class, inner)) => {
                let around = attributes.replace(&format!("href=\"#{id}\""), "");
                let class = if around.contains("class=") {
                    String::new()
                } else {
                    format!(" class=\"{class}\"")
                };
                out.push_str(&format!(
                    "<svg {around} viewBox=\"{view_box}\"{class}>{inner}</svg>"
                ));
            }
            None => out.push_str(&format!("<use {attributes}></use>")),
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// A glyph of the sprite: id, view box, class, what is in it.
fn symbol(id: &str) -> Option<(&str, &'static str, &'static str, &'static str)> {
    let (_, after) = SPRITE.split_once(&format!("<symbol id=\"{id}\" viewBox=\""))?;
    let (view_box, after) = after.split_once('"')?;
    let (_, after) = after.split_once("class=\"")?;
    let (class, after) = after.split_once("\">")?;
    let (inner, _) = after.split_once("</symbol>")?;
    Some((id, view_box, class, inner))
}
