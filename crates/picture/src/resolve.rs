//! Computes the style of a drawing and writes it to the attributes of its elements.

use std::fmt::Write;
use std::rc::Rc;

use crate::custom::Custom;
use crate::scale::{length, numbers, scale_of};
use crate::sheet::Sheet;
use crate::spot::Spot;
use crate::style::{Style, is_style};
use crate::tree::{Element, Node};
use crate::{PictureError, Root};

/// Attributes that only matter on a page.
const OF_PAGES: [&str; 6] = ["class", "style", "role", "tabindex", "focusable", "lang"];

/// Attributes of a nested `svg` that are computed.
const OF_WINDOWS: [&str; 3] = ["width", "height", "viewBox"];

/// The properties that the parent element passes on, besides those that SVG itself inherits.
#[derive(Clone)]
struct Around {
    custom: Rc<Custom>,
    /// Whether capitals become small capitals as well.
    all_small: bool,
    /// The text transform: `uppercase` or `lowercase`.
    case: String,
    /// The stroke width.
    stroke: f64,
    /// The accumulated scale of all transforms and viewports.
    scale: f64,
    /// The width and height of the viewport.
    window: [f64; 2],
}

/// Returns the drawing with its style written to its elements, and the colour of the background.
pub(crate) fn resolve(
    sheet: &Sheet,
    drawing: &Element,
    root: &Root<'_>,
) -> Result<(String, String), PictureError> {
    let window =
        view_box(drawing).ok_or_else(|| PictureError::NotADrawing("viewBox".to_owned()))?;
    let mut html = Element::new("html");
    for &(name, value) in root.attributes {
        html.set(name, value);
    }
    let page = Spot {
        element: &html,
        around: None,
    };
    let style = Style::of(sheet, &page, &Rc::default());
    let ground = style.custom.put_in(root.background).unwrap_or_default();
    let around = Around {
        custom: Rc::clone(&style.custom),
        all_small: false,
        case: String::new(),
        stroke: 1.0,
        scale: 1.0,
        window: [window[2], window[3]],
    };
    let mut writer = Writer {
        sheet,
        out: String::new(),
    };
    writer.open(window, &style);
    writer.root(drawing, &page, &around);
    writer.out.push_str("</svg>");
    Ok((writer.out, ground))
}

/// Returns the view box of a drawing, or its size if it has none.
fn view_box(element: &Element) -> Option<[f64; 4]> {
    if let Some(given) = element.get("viewBox") {
        let numbers: [f64; 4] = numbers(given).try_into().ok()?;
        return (numbers[2] > 0.0 && numbers[3] > 0.0).then_some(numbers);
    }
    let size = |name| length(element.get(name)?, f64::NAN).filter(|size| *size > 0.0);
    Some([0.0, 0.0, size("width")?, size("height")?])
}

struct Writer<'a> {
    sheet: &'a Sheet,
    out: String,
}

impl Writer<'_> {
    /// Opens the picture; it inherits the page's text colour and font.
    fn open(&mut self, window: [f64; 4], page: &Style) {
        let window = window.map(|n| n.to_string()).join(" ");
        let _ = write!(
            self.out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{window}""#
        );
        let passed = |name: &str| name == "color" || name.starts_with("font-");
        for (name, value) in page.values().filter(|(name, _)| passed(name)) {
            self.attribute(name, value);
        }
        self.out.push('>');
    }

    fn attribute(&mut self, name: &str, value: &str) {
        let value = value.replace('&', "&amp;").replace('<', "&lt;");
        let value = value.replace('"', "&quot;");
        let _ = write!(self.out, r#" {name}="{value}""#);
    }

    /// Writes the outermost element as a group, because the `svg` element is already open.
    fn root(&mut self, element: &Element, page: &Spot<'_>, around: &Around) {
        let spot = Spot {
            element,
            around: Some(page),
        };
        let style = Style::of(self.sheet, &spot, &around.custom);
        let within = passed_on(&style, around);
        self.out.push_str("<g");
        for (name, value) in style.values() {
            if !["width", "height", "overflow", "x", "y"].contains(&name) {
                self.value(name, value);
            }
        }
        self.out.push('>');
        self.children(&spot, &within);
        self.out.push_str("</g>");
    }

    fn children(&mut self, spot: &Spot<'_>, around: &Around) {
        for child in &spot.element.children {
            match child {
                Node::Text(text) => self.text(text, around),
                Node::Element(element) => match &element.copied_from {
                    None => {
                        let around_it = Some(spot);
                        let spot = Spot {
                            element,
                            around: around_it,
                        };
                        self.element(&spot, around);
                    }
                    Some(from) => {
                        let page = std::iter::successors(Some(spot), |spot| spot.around).last();
                        Spot::below(from, page, &mut |over| {
                            let spot = Spot {
                                element,
                                around: over,
                            };
                            self.element(&spot, around);
                        });
                    }
                },
            }
        }
    }

    fn element(&mut self, spot: &Spot<'_>, around: &Around) {
        let element = spot.element;
        let mut style = Style::of(self.sheet, spot, &around.custom);
        let mut within = passed_on(&style, around);
        let name = match element.written {
            "" => element.name.as_str(),
            written => written,
        };
        if style.get("vector-effect") == Some("non-scaling-stroke") {
            // The painter does not support this: widen the stroke by as much as it will be scaled
            // down.
            style.set("stroke-width", (within.stroke / within.scale).to_string());
        }
        let _ = write!(self.out, "<{name}");
        if name == "svg" {
            self.window(element, &style, &mut within);
        }
        let is_worked_out = |key: &str| name == "svg" && OF_WINDOWS.contains(&key);
        let is_of_page = |key: &str| {
            let told = key.starts_with("data-") || key.starts_with("aria-");
            told || OF_PAGES.contains(&key)
        };
        for (key, value) in &element.attributes {
            let overridden = is_style(key) || style.get(key).is_some();
            if !overridden && !is_of_page(key) && !is_worked_out(key) {
                self.attribute(key, value);
            }
        }
        for (key, value) in style.values().filter(|(key, _)| !is_worked_out(key)) {
            self.value(key, value);
        }
        self.out.push('>');
        self.children(spot, &within);
        let _ = write!(self.out, "</{name}>");
    }

    /// Writes the position and size of a nested `svg` as numbers.
    fn window(&mut self, element: &Element, style: &Style, within: &mut Around) {
        let [whole_width, whole_height] = within.window;
        let size = |name: &str, whole: f64| {
            let own = style.get(name).or_else(|| element.get(name));
            own.and_then(|own| length(own, whole)).unwrap_or(whole)
        };
        let (width, height) = (size("width", whole_width), size("height", whole_height));
        let inner = element.get("viewBox").map(numbers).filter(|n| n.len() == 4);
        let inner = inner.unwrap_or_else(|| vec![0.0, 0.0, width, height]);
        within.window = [inner[2], inner[3]];
        within.scale *= (width / inner[2]).min(height / inner[3]);
        let inner: Vec<String> = inner.iter().map(f64::to_string).collect();
        self.attribute("width", &width.to_string());
        self.attribute("height", &height.to_string());
        self.attribute("viewBox", &inner.join(" "));
    }

    fn value(&mut self, name: &str, value: &str) {
        match (name, value) {
            ("text-transform" | "vector-effect", _) => {}
            // These two are only read from `style`.
            ("mix-blend-mode" | "isolation", value) => {
                self.attribute("style", &format!("{name}:{value}"));
            }
            ("font-variant", "all-small-caps") => self.attribute(name, "small-caps"),
            _ => self.attribute(name, value),
        }
    }

    fn text(&mut self, text: &str, around: &Around) {
        let text = match (around.all_small, around.case.as_str()) {
            (_, "uppercase") => text.to_uppercase(),
            (true, _) | (_, "lowercase") => text.to_lowercase(),
            _ => text.to_owned(),
        };
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        self.out.push_str(&text.replace('>', "&gt;"));
    }
}

/// Returns the properties that an element passes on to its children.
fn passed_on(style: &Style, around: &Around) -> Around {
    let mut within = around.clone();
    within.custom = Rc::clone(&style.custom);
    if let Some(variant) = style.get("font-variant") {
        within.all_small = variant == "all-small-caps";
    }
    if let Some(case) = style.get("text-transform") {
        case.clone_into(&mut within.case);
    }
    if let Some(width) = style.get("stroke-width").and_then(|text| length(text, 1.0)) {
        within.stroke = width;
    }
    if let Some(transform) = style.get("transform") {
        within.scale *= scale_of(transform);
    }
    within
}
