//! The style sheet and symbols of all pages and pictures.

use std::sync::OnceLock;

use maud::{Markup, PreEscaped};
use picture::{Painter, PictureError, Sheet};

use crate::{ITALIC, Parts, REGULAR, Theme};

/// The selectors with which the rules of the chart theme and of the device's theme begin.
const CHART: &str = ":root[data-theme=\"chart\"]";
const DEVICE: &str = ":root[data-theme=\"device\"]";

/// The parts of the style sheet before those of the games.
const BASE: [&str; 9] = [
    include_str!("../assets/css/tokens.css"),
    include_str!("../assets/css/ground.css"),
    include_str!("../assets/css/table.css"),
    include_str!("../assets/css/hints.css"),
    include_str!("../assets/css/look_back.css"),
    include_str!("../assets/css/read.css"),
    include_str!("../assets/css/plate.css"),
    include_str!("../assets/css/small.css"),
    include_str!("../assets/css/plain.css"),
];

/// The part of the style sheet after those of the games.
const COMMON: &str = include_str!("../assets/css/common.css");

/// The style sheet of pages other than tables. It comes after the other one.
const PAGES: [&str; 2] = [
    include_str!("../assets/css/site.css"),
    include_str!("../assets/css/pages.css"),
];

/// The style sheet of the pages that explain the games. It comes after the others.
const GUIDE: &str = include_str!("../assets/css/guide.css");

/// The style sheet of replays. It comes after the others.
const REPLAY: &str = include_str!("../assets/css/replay.css");

/// The glyphs shared by all games.
const SYMBOLS: &str = include_str!("../assets/symbols/shared.svg");

/// The style sheet and glyphs of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assets {
    /// Its part of the style sheet.
    pub css: &'static str,
    /// Its own glyphs: an SVG document with a `symbol` element for each.
    pub symbols: &'static str,
}

impl Assets {
    /// No style sheet or glyphs of its own.
    pub const NONE: Self = Self {
        css: "",
        symbols: "",
    };

    /// Returns the shared glyphs and those of the game, as SVG documents.
    pub(crate) fn sprites(&self) -> impl Iterator<Item = &'static str> + use<> {
        [SYMBOLS, self.symbols]
            .into_iter()
            .filter(|sprite| !sprite.is_empty())
    }
}

/// The look of pages and pictures: the style sheet and the glyphs of some games.
#[derive(Default)]
pub struct Style {
    css: String,
    pages: String,
    symbols: Vec<&'static str>,
    painter: OnceLock<Painter>,
}

impl Style {
    /// Creates the style of pages that show these games.
    #[must_use]
    pub fn of(games: &[Assets]) -> Self {
        let css = games.iter().map(|assets| assets.css);
        let css: String = BASE.into_iter().chain(css).chain([COMMON]).collect();
        let symbols = games.iter().map(|assets| assets.symbols);
        Self {
            css: with_device(&css),
            pages: with_device(&PAGES.concat()),
            symbols: [SYMBOLS]
                .into_iter()
                .chain(symbols)
                .filter(|part| !part.is_empty())
                .collect(),
            painter: OnceLock::new(),
        }
    }

    /// Returns the style sheet that every page needs; tables need no other.
    #[must_use]
    pub fn css(&self) -> &str {
        &self.css
    }

    /// Returns the second style sheet of pages other than tables.
    #[must_use]
    pub fn pages_css(&self) -> &str {
        &self.pages
    }

    /// Returns all glyphs, to be put once on a page.
    #[must_use]
    pub fn sprite(&self) -> Markup {
        PreEscaped(self.symbols.concat())
    }

    /// Returns the painter of pictures in this style.
    #[must_use]
    pub fn painter(&self) -> &Painter {
        self.painter.get_or_init(|| {
            let sheet = Sheet::parse(&format!("{}{}", self.css, self.pages));
            Painter::new(sheet, &self.symbols, &[REGULAR, ITALIC])
        })
    }

    /// Paints a picture as PNG with this width in pixels, on the background of the page.
    ///
    /// # Errors
    /// Returns an error if the picture is not an SVG with a size, or if there would be no pixels or
    /// too many.
    pub fn png(&self, svg: &str, theme: Theme, width: u32) -> Result<Vec<u8>, PictureError> {
        self.painter()
            .png(&without_marks(svg), &theme.root(), width)
    }

    /// Returns the picture as plain SVG that needs no style sheet; see [`Painter::resolve`].
    ///
    /// # Errors
    /// Returns an error if the picture is not an SVG with a size.
    pub fn resolve(&self, svg: &str, theme: Theme) -> Result<String, PictureError> {
        self.painter().resolve(&without_marks(svg), &theme.root())
    }
}

/// Returns the third style sheet of the pages that explain the games.
#[must_use]
pub fn guide_css() -> String {
    without_comments(GUIDE)
}

/// Returns the third style sheet of replays.
#[must_use]
pub fn replay_css() -> String {
    without_comments(REPLAY)
}

/// Returns a style sheet without its comments, which are a seventh of what browsers would load.
fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default();
    let others = parts.filter_map(|part| part.split_once("*/"));
    let others = others.map(|(_, after)| after);
    [first].into_iter().chain(others).collect()
}

/// Returns a picture without the marks of its parts, which are only for pages.
fn without_marks(svg: &str) -> String {
    Parts::of(&PreEscaped(svg.to_owned())).html().to_owned()
}

/// Returns a style sheet without its comments, and with the rules of the theme that follows the
/// device.
fn with_device(css: &str) -> String {
    let css = without_comments(css);
    let device = as_the_device(&Sheet::parse(&css));
    css + &device
}

/// Returns the rules of the theme that follows the device: those of the chart, repeated for devices
/// with a light colour scheme.
fn as_the_device(sheet: &Sheet) -> String {
    let rules = sheet.rules().iter().filter_map(|rule| {
        // Other selectors of the same rule do not belong to the chart.
        let chart = rule.selectors.iter().filter_map(|s| s.strip_prefix(CHART));
        let selectors: Vec<String> = chart.map(|own| format!("{DEVICE}{own}")).collect();
        let declarations: Vec<String> = rule.declarations.iter().map(|d| format!("{d};")).collect();
        (!selectors.is_empty()).then(|| {
            format!(
                "  {} {{ {} }}\n",
                selectors.join(", "),
                declarations.join(" ")
            )
        })
    });
    let rules: String = rules.collect();
    if rules.is_empty() {
        return rules;
    }
    format!("@media (prefers-color-scheme: light) {{\n{rules}}}\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Theme;

    /// Returns the custom properties that a theme sets in the tokens.
    fn tokens(theme: Theme) -> BTreeSet<&'static str> {
        let begins = format!(":root[data-theme=\"{}\"]", theme.key());
        let rule = BASE[0].split(&begins).nth(1).unwrap_or_default();
        let block = rule.split(['{', '}']).nth(1).unwrap_or_default();
        let names = block.split(';').filter_map(|part| part.split_once(':'));
        names.map(|(name, _)| name.trim()).collect()
    }

    #[test]
    fn every_theme_but_the_night_sets_the_same_tokens() {
        let chart = tokens(Theme::Chart);
        assert!(chart.contains("--sky-0") && chart.len() > 30, "{chart:?}");
        for theme in Theme::ALL
            .into_iter()
            .filter(|theme| *theme != Theme::Night)
        {
            assert_eq!(tokens(theme), chart, "{theme:?} in tokens.css");
        }
    }

    #[test]
    fn the_style_sheet_has_no_comments() {
        let css = "a { b: c; } /* d */\ne { /* f\ng */ h: i; }";
        assert_eq!(without_comments(css), "a { b: c; } \ne {  h: i; }");
        let style = Style::of(&[]);
        assert!(![style.css(), style.pages_css()].concat().contains("/*"));
    }

    #[test]
    fn the_device_theme_has_every_rule_of_the_chart_theme() {
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
