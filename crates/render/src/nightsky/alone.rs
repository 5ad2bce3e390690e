//! Pictures that stand alone: no page is around them, so glyphs are put in where they are used.
//! Colours come from the classes: a page has the style sheet, and a PNG is painted by it.

use maud::{Markup, PreEscaped, html};

/// The glyphs of the house.
const SPRITE: &str = include_str!("../../assets/symbols.svg");

/// A picture that stands alone, of a size, with what it shows as its label.
pub(super) fn standalone(view: [f64; 4], label: &str, inner: &Markup) -> Markup {
    let [left, top, width, height] = view;
    let view_box = format!("{left} {top} {width} {height}");
    let picture = html! {
        svg.nightsky-alone xmlns="http://www.w3.org/2000/svg" viewBox=(view_box) width=(width) height=(height)
            role="img" aria-label=[(!label.is_empty()).then_some(label)] { (inner) }
    };
    PreEscaped(with_glyphs(&picture.0))
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
