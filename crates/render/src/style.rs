//! The style sheet and symbols of all pages and pictures.

use std::sync::OnceLock;

use maud::{Markup, PreEscaped};

use crate::png::Sheet;

/// What the rules of the chart begin with.
const CHART: &str = ":root[data-theme=\"chart\"]";

/// The parts of the style sheet that come before those of the games.
const BASE: [&str; 6] = [
    include_str!("../assets/css/tokens.css"),
    include_str!("../assets/css/ground.css"),
    include_str!("../assets/css/table.css"),
    include_str!("../assets/css/plate.css"),
    include_str!("../assets/css/small.css"),
    include_str!("../assets/css/plain.css"),
];

/// The parts that come after them.
const PAGES: [&str; 2] = [
    include_str!("../assets/css/site.css"),
    include_str!("../assets/css/pages.css"),
];

/// The glyphs every game may use.
const SYMBOLS: &str = include_str!("../assets/symbols/shared.svg");

/// What the pictures of one game need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assets {
    /// Its part of the style sheet.
    pub css: &'static str,
    /// Its own glyphs: an SVG element of `symbol` elements.
    pub symbols: &'static str,
}

impl Assets {
    /// Nothing of its own.
    pub const NONE: Self = Self {
        css: "",
        symbols: "",
    };

    /// The inside of the `symbol` element with this id and its attributes, among the glyphs every
    /// game may use and these.
    pub(crate) fn symbol(&self, id: &str) -> Option<(&'static str, &'static str)> {
        let begin = format!("<symbol id=\"{id}\"");
        let mut sprites = [SYMBOLS, self.symbols].into_iter();
        let (_, after) = sprites.find_map(|sprite| sprite.split_once(&begin))?;
        let (attributes, after) = after.split_once('>')?;
        let (inside, _) = after.split_once("</symbol>")?;
        Some((attributes, inside))
    }
}

/// How pages and pictures look: the style sheet and the symbols of some games.
#[derive(Default)]
pub struct Style {
    css: String,
    symbols: Vec<&'static str>,
    sheet: OnceLock<Sheet>,
}

impl Style {
    /// The style of pages on which these games are shown.
    #[must_use]
    pub fn of(games: &[Assets]) -> Self {
        let css = games.iter().map(|assets| assets.css);
        let css: String = BASE.into_iter().chain(css).chain(PAGES).collect();
        let device = as_the_device(&css);
        let symbols = games.iter().map(|assets| assets.symbols);
        Self {
            css: css + &device,
            symbols: [SYMBOLS]
                .into_iter()
                .chain(symbols)
                .filter(|part| !part.is_empty())
                .collect(),
            sheet: OnceLock::new(),
        }
    }

    /// The style sheet.
    #[must_use]
    pub fn css(&self) -> &str {
        &self.css
    }

    /// All glyphs, to be put once on a page.
    #[must_use]
    pub fn sprite(&self) -> Markup {
        PreEscaped(self.symbols.concat())
    }

    /// The glyphs as SVG documents.
    pub(crate) fn symbols(&self) -> &[&'static str] {
        &self.symbols
    }

    /// The style sheet as pictures read it.
    pub(crate) fn sheet(&self) -> &Sheet {
        self.sheet.get_or_init(|| Sheet::parse(&self.css))
    }
}

/// What makes the theme that follows the device: the rules of the chart again, where the device is
/// light.
fn as_the_device(sheet: &str) -> String {
    let rules = sheet.split(CHART).skip(1).filter_map(|rest| {
        let (selector, rest) = rest.split_once('{')?;
        // Other selectors of the same rule are not the chart's own.
        let own = selector.split(',').next()?.trim();
        let (block, _) = rest.split_once('}')?;
        Some(format!("  :root[data-theme=\"device\"]{own} {{{block}}}\n"))
    });
    let rules: String = rules.collect();
    format!("@media (prefers-color-scheme: light) {{\n{rules}}}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_device_has_every_rule_of_the_chart() {
        let style = Style::of(&[]);
        let sheet = style.css();
        let (own, device) = sheet
            .split_once("@media (prefers-color-scheme: light)")
            .unwrap();
        let chart = own.matches(CHART).count();
        assert!(chart >= 3, "{chart}");
        assert_eq!(device.matches("data-theme=\"device\"").count(), chart);
        assert!(device.contains("[data-theme=\"device\"][data-colours=\"strong\"] {"));
        assert!(device.contains("--sky-0: #e9e0ca"));
        let braces = |brace| sheet.matches(brace).count();
        assert_eq!(braces('{'), braces('}'));
    }
}
