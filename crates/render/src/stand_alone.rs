//! Stand-alone pictures: glyphs are inlined, ids and links are removed.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use maud::{Escaper, Markup, PreEscaped, html};
use roxmltree::{Document, Node};

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
/// element that the drawing itself reuses keeps its id. A drawing that is not well-formed is left
/// as it is, and the painter reports it.
pub(crate) fn drawn_out(assets: &Assets, drawing: &Markup) -> Markup {
    let parts = Parts::of(drawing);
    // A document has a single root element.
    let document = format!("<g>{}</g>", parts.html());
    let Ok(document) = Document::parse(&document) else {
        return PreEscaped(parts.html().to_owned());
    };
    let sprites: Vec<Document<'_>> = assets
        .sprites()
        .filter_map(|sprite| Document::parse(sprite).ok())
        .collect();
    let mut writer = Writer {
        out: String::with_capacity(2 * parts.html().len()),
        symbols: symbols(&sprites),
        used: document.descendants().filter_map(target).collect(),
    };
    writer.children(document.root_element());
    PreEscaped(writer.out)
}

/// Returns the id that a `use` element refers to. Links do not count.
fn target<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    let href = node.has_tag_name("use").then(|| node.attribute("href"))?;
    Some(href?.trim_start_matches('#'))
}

/// A glyph of a sprite.
#[derive(Clone, Copy)]
struct Symbol<'a> {
    view_box: &'a str,
    class: &'a str,
    /// Its content, as it is written in the sprite.
    body: &'a str,
}

/// Returns the glyphs of some sprites by their ids.
fn symbols<'a>(sprites: &'a [Document<'a>]) -> HashMap<&'a str, Symbol<'a>> {
    let nodes = sprites.iter().flat_map(Document::descendants);
    let symbol = |node: Node<'a, 'a>| {
        let id = node.attribute("id")?;
        let (first, last) = (node.first_child()?.range(), node.last_child()?.range());
        let symbol = Symbol {
            view_box: node.attribute("viewBox")?,
            class: node.attribute("class").unwrap_or_default(),
            body: &node.document().input_text()[first.start..last.end],
        };
        Some((id, symbol))
    };
    nodes
        .filter(|node| node.has_tag_name("symbol"))
        .filter_map(symbol)
        .collect()
}

/// Writes the drawing.
struct Writer<'a> {
    out: String,
    symbols: HashMap<&'a str, Symbol<'a>>,
    /// The ids that the drawing refers to.
    used: HashSet<&'a str>,
}

impl Writer<'_> {
    fn children(&mut self, node: Node<'_, '_>) {
        for child in node.children() {
            match child.text() {
                _ if child.is_element() => self.element(child),
                Some(text) if child.is_text() => self.escaped(text),
                _ => {}
            }
        }
    }

    fn element(&mut self, node: Node<'_, '_>) {
        match node.tag_name().name() {
            "use" => self.used_element(node),
            "a" => self.named("g", node),
            name => self.named(name, node),
        }
    }

    fn named(&mut self, name: &str, node: Node<'_, '_>) {
        self.out.extend(["<", name]);
        self.attributes(node);
        self.out.push('>');
        self.children(node);
        self.out.extend(["</", name, ">"]);
    }

    /// Writes a glyph in place of a `use` element. An element of the drawing itself stays a
    /// reference.
    fn used_element(&mut self, node: Node<'_, '_>) {
        let id = target(node).unwrap_or_default();
        match self.symbols.get(id).copied() {
            Some(symbol) => {
                self.out.push_str("<svg");
                self.attributes(node);
                self.attribute("viewBox", symbol.view_box);
                self.out.push_str("><g");
                self.attribute("class", symbol.class);
                self.out.extend([">", symbol.body, "</g></svg>"]);
            }
            None => {
                self.out.push_str("<use");
                self.attributes(node);
                self.attribute("href", &format!("#{id}"));
                self.out.push_str("></use>");
            }
        }
    }

    /// Writes the attributes a picture needs.
    fn attributes(&mut self, node: Node<'_, '_>) {
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            let needed = match name {
                "id" => self.used.contains(value),
                "href" | "tabindex" | "role" => false,
                _ => !name.starts_with("aria-") && !name.starts_with("data-"),
            };
            if needed {
                self.attribute(name, value);
            }
        }
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.out.extend([" ", name, "=\""]);
        self.escaped(value);
        self.out.push('"');
    }

    fn escaped(&mut self, text: &str) {
        // Writing into a `String` cannot fail.
        let _ = Escaper::new(&mut self.out).write_str(text);
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

    #[test]
    fn links_become_groups_and_texts_stay_escaped() {
        let drawing =
            r##"<a href="#x" class="b &quot;c&quot;"><text>1 &lt; 2 &amp; 3 &gt; "</text></a>"##;
        let out = drawn_out(&Assets::NONE, &PreEscaped(drawing.to_owned())).0;
        let text = "<text>1 &lt; 2 &amp; 3 &gt; &quot;</text>";
        assert_eq!(out, format!("<g class=\"b &quot;c&quot;\">{text}</g>"));
    }

    #[test]
    fn malformed_drawings_stay_as_they_are() {
        let drawing = PreEscaped("<g><path></g>".to_owned());
        assert_eq!(drawn_out(&Assets::NONE, &drawing).0, drawing.0);
    }
}
