//! The computed style of one element, from rules and attributes.

use std::rc::Rc;

use crate::colour::Colour;
use crate::custom::Custom;
use crate::property::{Meaning, meaning, written_out};
use crate::scale::{length, transform};
use crate::sheet::{Declaration, Sheet, declarations};
use crate::spot::Spot;

/// Values that are kept as they are where a colour is expected.
const NO_COLOURS: [&str; 7] = [
    "none",
    "currentColor",
    "currentcolor",
    "inherit",
    "context-fill",
    "context-stroke",
    "initial",
];

/// Elements whose position and size a style sheet can set.
const SIZED: [&str; 5] = ["svg", "rect", "image", "circle", "ellipse"];

/// The computed style of an element.
pub(crate) struct Style {
    pub custom: Rc<Custom>,
    /// The properties as they are written, one entry per name.
    values: Vec<(&'static str, String)>,
}

impl Style {
    /// Computes the style at a spot whose parent has these custom properties.
    pub fn of(sheet: &Sheet, spot: &Spot<'_>, around: &Rc<Custom>) -> Self {
        let inline = declarations(spot.element.get("style").unwrap_or_default());
        let attributes = spot.element.attributes.iter();
        let attributes = attributes.map(|(name, value)| (name.as_str(), value.as_str()));
        let ruled = sheet.about(spot);
        let of = |one: &Declaration| (one.property.clone(), one.value.clone());
        // Attributes are weaker than all rules. Positions and sizes stay attributes.
        let mut said: Vec<(String, String)> = attributes
            .filter(|(name, _)| is_style(name))
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect();
        said.extend(ruled.into_iter().chain(&inline).map(of));
        let own = said.iter().filter(|(name, _)| name.starts_with("--"));
        let own = around.with(own.map(|(name, value)| (name.as_str(), value.as_str())));
        let custom = own.map_or_else(|| Rc::clone(around), Rc::new);
        let mut style = Self {
            custom,
            values: Vec::new(),
        };
        let is_sized = SIZED.contains(&written_name(spot));
        for (property, value) in &said {
            let Some(value) = style.custom.put_in(value) else {
                continue;
            };
            for (name, value) in written_out(property, &value) {
                if meaning(name) != Meaning::Geometry || is_sized {
                    style.set(name, value);
                }
            }
        }
        style
    }

    /// Returns the value of a property, if it is set here.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.values.iter().find(|(key, _)| *key == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Sets a value; an invalid one changes nothing, as in browsers.
    pub fn set(&mut self, name: &'static str, value: String) {
        if let Some(value) = as_written(name, value) {
            self.values.retain(|(key, _)| *key != name);
            self.values.push((name, value));
        }
    }

    /// Returns all values.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.values
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
    }
}

fn written_name<'a>(spot: &Spot<'a>) -> &'a str {
    match spot.element.written {
        "" => &spot.element.name,
        written => written,
    }
}

/// Returns whether an attribute is a property that rules override.
pub(crate) fn is_style(attribute: &str) -> bool {
    matches!(meaning(attribute), Meaning::Paint | Meaning::Plain)
}

/// Returns a value in the form for attributes, or `None` if it is invalid.
pub(crate) fn as_written(name: &str, value: String) -> Option<String> {
    if meaning(name) == Meaning::Paint {
        if NO_COLOURS.contains(&value.as_str()) || value.starts_with("url(") {
            return Some(value);
        }
        return Colour::parse(&value).map(Colour::to_hex);
    }
    match name {
        "display" if value == "none" => Some(value),
        "display" => Some("inline".to_owned()),
        "transform" => Some(transform(&value)),
        "clip-path" | "mask" | "filter" => {
            (value == "none" || value.starts_with("url(")).then_some(value)
        }
        "width" | "height" if value == "auto" => None,
        "font-size" if value.ends_with("rem") => Some(format!("{}px", length(&value, 0.0)?)),
        "font-weight" if value == "400" => Some("normal".to_owned()),
        _ if name.ends_with("opacity") && value.ends_with('%') => {
            Some(length(&value, 1.0)?.to_string())
        }
        _ if value.contains("calc(") => None,
        _ => Some(value),
    }
}
