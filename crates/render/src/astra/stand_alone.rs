//! Pictures that need no page around them: glyphs are drawn out, ids and links are left away.

use maud::{Markup, PreEscaped, html};

use super::short::n;
use crate::Parts;

const SPRITE: &str = include_str!("../../assets/symbols.svg");

/// A picture of this size that needs no page around it. It has the classes of the style sheet.
pub(super) fn picture(
    class: &str,
    label: &str,
    [left, top, width, height]: [f64; 4],
    inner: &Markup,
) -> Markup {
    let inner = drawn_out(Parts::of(inner).html());
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(class) role="img" aria-label=(label)
            viewBox={ (n(left)) " " (n(top)) " " (n(width)) " " (n(height)) }
            width=(n(width)) height=(n(height)) { (PreEscaped(inner)) }
    }
}

/// The drawing with every glyph in the place of its name.
fn drawn_out(drawing: &str) -> String {
    let mut out = String::with_capacity(2 * drawing.len());
    let mut rest = drawing;
    while let Some(start) = rest.find('<') {
        out.push_str(&rest[..start]);
        let end = rest[start..]
            .find('>')
            .map_or(rest.len(), |end| start + end + 1);
        tag(&mut out, &rest[start..end]);
        rest = &rest[end..];
    }
    out.push_str(rest);
    out
}

fn tag(out: &mut String, tag: &str) {
    let inner = tag.trim_start_matches('<').trim_end_matches('>');
    let (name, attributes) = inner.split_once(' ').unwrap_or((inner, ""));
    match name {
        "use" => {
            let symbol = attribute(attributes, "href").and_then(|id| Symbol::find(&id[1..]));
            let kept = keep(attributes);
            if let Some(symbol) = symbol {
                out.push_str(&format!(
                    "<svg{kept} viewBox=\"{}\"><g class=\"{}\">{}</g></svg>",
                    symbol.view_box, symbol.class, symbol.body
                ));
            }
        }
        "/use" => {}
        "a" => out.push_str(&format!("<g{}>", keep(attributes))),
        "/a" => out.push_str("</g>"),
        _ => out.push_str(&format!("<{name}{}>", keep(attributes))),
    }
}

/// The attributes a picture needs, each with a space before it.
fn keep(attributes: &str) -> String {
    const LEFT_AWAY: [&str; 4] = ["id", "href", "tabindex", "role"];
    let mut kept = String::new();
    let mut rest = attributes;
    while let Some((name, after)) = rest.split_once("=\"") {
        let Some((value, next)) = after.split_once('"') else {
            break;
        };
        let name = name.trim();
        let for_pages = name.starts_with("aria-") || name.starts_with("data-");
        if !LEFT_AWAY.contains(&name) && !for_pages {
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
    fn find(id: &str) -> Option<Self> {
        let (_, after) = SPRITE.split_once(&format!("<symbol id=\"{id}\""))?;
        let (head, after) = after.split_once('>')?;
        let (body, _) = after.split_once("</symbol>")?;
        Some(Self {
            view_box: attribute(head, "viewBox")?,
            class: attribute(head, "class").unwrap_or_default(),
            body,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glyphs_are_drawn_out_and_ids_left_away() {
        let drawing = r##"<g id="a" class="b"><use class="el" href="#mk-2" x="1"></use></g>"##;
        let out = drawn_out(drawing);
        assert!(out.starts_with(r#"<g class="b"><svg class="el" x="1" viewBox="-11 -11 22 22">"#));
        assert!(out.ends_with("</g></svg></g>"), "{out}");
    }
}
