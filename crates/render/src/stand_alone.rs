//! Stand-alone pictures: glyphs are inlined, ids and links are removed.

use std::collections::HashSet;

use maud::{Markup, PreEscaped, html};

use crate::short::n;
use crate::{Assets, Parts};

/// Renders a stand-alone picture of this size. Its colours come from the classes of the style
/// sheet, which a page includes and the PNG painter applies.
pub(crate) fn picture(
    assets: &Assets,
    class: &str,
    label: &str,
    [left, top, width, height]: [f64; 4],
    inner: &Markup,
) -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(class) role="img"
            aria-label=[(!label.is_empty()).then_some(label)]
            viewBox={ (n(left)) " " (n(top)) " " (n(width)) " " (n(height)) }
            width=(n(width)) height=(n(height)) { (drawn_out(assets, inner)) }
    }
}

/// Returns the drawing with every glyph inlined. Attributes that only a page needs are removed; an
/// element that the drawing itself reuses keeps its id.
pub(crate) fn drawn_out(assets: &Assets, drawing: &Markup) -> Markup {
    let parts = Parts::of(drawing);
    let drawing = parts.html();
    let mut out = String::with_capacity(2 * drawing.len());
    let used = used(drawing);
    let mut rest = drawing;
    while let Some(start) = rest.find('<') {
        out.push_str(&rest[..start]);
        let end = rest[start..]
            .find('>')
            .map_or(rest.len(), |end| start + end + 1);
        tag(&mut out, &rest[start..end], &used, assets);
        rest = &rest[end..];
    }
    out.push_str(rest);
    PreEscaped(out)
}

/// Returns the ids that `use` elements refer to; links do not count.
fn used(drawing: &str) -> HashSet<&str> {
    let uses = drawing.split("<use ").skip(1);
    let attributes = uses.filter_map(|rest| rest.split('>').next());
    attributes
        .filter_map(|attributes| attribute(attributes, "href"))
        .map(|name| name.trim_start_matches('#'))
        .collect()
}

fn tag(out: &mut String, tag: &str, used: &HashSet<&str>, assets: &Assets) {
    let inner = tag.trim_start_matches('<').trim_end_matches('>');
    let (name, attributes) = inner.split_once(' ').unwrap_or((inner, ""));
    let kept = || keep(attributes, used);
    match name {
        "use" => {
            let id = attribute(attributes, "href").map_or("", |id| id.trim_start_matches('#'));
            match Symbol::find(assets, id) {
                Some(symbol) => out.push_str(&format!(
                    "<svg{} viewBox=\"{}\"><g class=\"{}\">{}</g></svg>",
                    kept(),
                    symbol.view_box,
                    symbol.class,
                    symbol.body
                )),
                None => out.push_str(&format!("<use{} href=\"#{id}\"></use>", kept())),
            }
        }
        "/use" => {}
        "a" => out.push_str(&format!("<g{}>", kept())),
        "/a" => out.push_str("</g>"),
        _ => out.push_str(&format!("<{name}{}>", kept())),
    }
}

/// Returns the attributes a picture needs, each preceded by a space.
fn keep(attributes: &str, used: &HashSet<&str>) -> String {
    let mut kept = String::new();
    let mut rest = attributes;
    while let Some((name, after)) = rest.split_once("=\"") {
        let Some((value, next)) = after.split_once('"') else {
            break;
        };
        let name = name.trim();
        let needed = match name {
            "id" => used.contains(value),
            "href" | "tabindex" | "role" => false,
            _ => !name.starts_with("aria-") && !name.starts_with("data-"),
        };
        if needed {
            kept.push_str(&format!(" {name}=\"{value}\""));
        }
        rest = next;
    }
    kept
}

fn attribute<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = attributes.split_once(&format!("{name}=\""))?;
    after.split_once('"').map(|(value, _)| value)
}

/// A glyph of the sprite.
struct Symbol {
    view_box: &'static str,
    class: &'static str,
    body: &'static str,
}

impl Symbol {
    fn find(assets: &Assets, id: &str) -> Option<Self> {
        let (attributes, body) = assets.symbol(id)?;
        Some(Self {
            view_box: attribute(attributes, "viewBox")?,
            class: attribute(attributes, "class").unwrap_or_default(),
            body,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glyphs_are_inlined_and_ids_removed() {
        let drawing = r##"<g id="a" class="b"><use class="el" href="#mk-2" x="1"></use></g>"##;
        let out = drawn_out(&Assets::NONE, &PreEscaped(drawing.to_owned())).0;
        assert!(out.starts_with(r#"<g class="b"><svg class="el" x="1" viewBox="-11 -11 22 22">"#));
        assert!(out.ends_with("</g></svg></g>"), "{out}");
    }

    #[test]
    fn a_reused_element_keeps_its_id() {
        let drawing = r##"<path id="own" d="M0 0"></path><use href="#own" x="1"></use>"##;
        let out = drawn_out(&Assets::NONE, &PreEscaped(drawing.to_owned())).0;
        assert_eq!(
            out,
            r##"<path id="own" d="M0 0"></path><use x="1" href="#own"></use>"##
        );
    }
}
