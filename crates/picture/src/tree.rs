//! A drawing as a tree, with the targets of all `use` elements inlined.
//!
//! As in a browser, the target of a `use` inherits its style from the place where it is used, but
//! selectors match it at its original place. So it is copied to the place of use, and keeps a copy
//! of its original ancestors.

use std::collections::HashMap;

use roxmltree::Document;

use crate::PictureError;

/// The maximum nesting of `use`; it breaks cycles.
const DEEPEST: usize = 8;

/// Elements that are not drawn.
const UNSEEN: [&str; 7] = [
    "desc",
    "foreignObject",
    "metadata",
    "script",
    "style",
    "symbol",
    "title",
];

/// A child of an element.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    Element(Element),
    Text(String),
}

/// An element.
#[derive(Clone, Debug, Default)]
pub(crate) struct Element {
    /// The name that selectors match.
    pub name: String,
    /// The name it is written with, if different: a `symbol` that is used becomes a nested `svg`.
    pub written: &'static str,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<Node>,
    /// The ancestors of the original without their children, from the outermost, if this is a copy.
    pub copied_from: Option<Vec<Element>>,
}

impl Element {
    /// Creates an empty element.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            ..Self::default()
        }
    }

    /// Returns the value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Sets an attribute.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        self.attributes.retain(|(key, _)| key != name);
        self.attributes.push((name.to_owned(), value.into()));
    }

    /// Returns whether it has a class.
    pub fn has_class(&self, class: &str) -> bool {
        let classes = self.get("class").unwrap_or_default();
        classes.split_ascii_whitespace().any(|one| one == class)
    }

    /// Returns its child elements.
    pub fn elements(&self) -> impl Iterator<Item = &Self> {
        self.children.iter().filter_map(|child| match child {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        })
    }
}

type Ids<'a, 'input> = HashMap<&'a str, roxmltree::Node<'a, 'input>>;

/// Parses a drawing. The targets of `use` elements are looked up in it and in the symbol documents.
pub(crate) fn read(svg: &str, symbols: &[String]) -> Result<Element, PictureError> {
    let parse =
        |text| Document::parse(text).map_err(|error| PictureError::NotADrawing(error.to_string()));
    let drawing = parse(svg)?;
    let symbols = symbols.iter().map(|document| parse(document));
    let symbols = symbols.collect::<Result<Vec<_>, _>>()?;
    let mut ids = Ids::new();
    let symbols = symbols.iter().flat_map(Document::descendants);
    for node in symbols.chain(drawing.descendants()) {
        if let Some(id) = node.attribute("id") {
            ids.insert(id, node);
        }
    }
    let root = drawing.root_element();
    if root.tag_name().name() != "svg" {
        return Err(PictureError::NotADrawing(root.tag_name().name().to_owned()));
    }
    Ok(Reader { ids }.element(root, 0, false))
}

struct Reader<'a, 'input> {
    ids: Ids<'a, 'input>,
}

impl Reader<'_, '_> {
    fn element(&self, node: roxmltree::Node<'_, '_>, depth: usize, copy: bool) -> Element {
        let mut element = bare(node);
        if copy {
            element.attributes.retain(|(key, _)| key != "id");
        }
        if element.name == "use" {
            return self.used(element, depth);
        }
        let children = node.children().filter_map(|child| match () {
            () if child.is_text() => Some(Node::Text(child.text()?.to_owned())),
            () if !child.is_element() || UNSEEN.contains(&child.tag_name().name()) => None,
            () => Some(Node::Element(self.element(child, depth, copy))),
        });
        element.children = children.collect();
        element
    }

    /// Inlines the target of a `use`, moved to its place.
    fn used(&self, mut element: Element, depth: usize) -> Element {
        element.written = "g";
        let take = |element: &mut Element, name: &str| {
            let value = element.get(name).map(str::to_owned);
            element.attributes.retain(|(key, _)| key != name);
            value
        };
        let [x, y, width, height] =
            ["x", "y", "width", "height"].map(|name| take(&mut element, name));
        let href = take(&mut element, "href").unwrap_or_default();
        let Some(target) = self.ids.get(href.trim_start_matches('#')) else {
            return element;
        };
        if depth == DEEPEST {
            return element;
        }
        let number = |text: Option<String>| text.unwrap_or_else(|| "0".to_owned());
        let (x, y) = (number(x), number(y));
        if (x.as_str(), y.as_str()) != ("0", "0") {
            let own = element.get("transform").unwrap_or_default();
            element.set("transform", format!("{own} translate({x} {y})"));
        }
        let mut copy = self.element(*target, depth + 1, true);
        copy.copied_from = Some(around(*target));
        if ["symbol", "svg"].contains(&copy.name.as_str()) {
            copy.written = "svg";
            for (name, given) in [("width", width), ("height", height)] {
                let own = || copy.get(name).unwrap_or("100%").to_owned();
                let value = given.unwrap_or_else(own);
                copy.set(name, value);
            }
        }
        element.children = vec![Node::Element(copy)];
        element
    }
}

/// Returns an element without its children.
fn bare(node: roxmltree::Node<'_, '_>) -> Element {
    let attributes = node.attributes();
    let attribute =
        |one: roxmltree::Attribute<'_, '_>| (one.name().to_owned(), one.value().to_owned());
    Element {
        name: node.tag_name().name().to_owned(),
        attributes: attributes.map(attribute).collect(),
        ..Element::default()
    }
}

/// Returns the ancestors of an element, from the outermost.
fn around(node: roxmltree::Node<'_, '_>) -> Vec<Element> {
    let mut around: Vec<Element> = node
        .ancestors()
        .skip(1)
        .filter(roxmltree::Node::is_element)
        .map(bare)
        .collect();
    around.reverse();
    around
}
