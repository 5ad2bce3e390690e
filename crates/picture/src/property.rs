//! The CSS properties that matter in a picture, and the expansion of shorthands.

use crate::text::words;

/// The effect of a property on a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// A colour.
    Paint,
    /// Any other property that is written as it is.
    Plain,
    /// A position or size, which only some elements have.
    Geometry,
    /// A custom property.
    Custom,
    /// A property that is irrelevant in a picture.
    Page,
    /// An unknown property.
    Unknown,
}

const PAINT: [&str; 6] = [
    "color",
    "fill",
    "flood-color",
    "lighting-color",
    "stop-color",
    "stroke",
];

const PLAIN: [&str; 48] = [
    "alignment-baseline",
    "baseline-shift",
    "clip-path",
    "clip-rule",
    "display",
    "dominant-baseline",
    "fill-opacity",
    "fill-rule",
    "filter",
    "flood-opacity",
    "font",
    "font-family",
    "font-kerning",
    "font-size",
    "font-stretch",
    "font-style",
    "font-variant",
    "font-variant-caps",
    "font-weight",
    "isolation",
    "letter-spacing",
    "marker",
    "marker-end",
    "marker-mid",
    "marker-start",
    "mask",
    "mix-blend-mode",
    "opacity",
    "overflow",
    "paint-order",
    "shape-rendering",
    "stop-opacity",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "text-anchor",
    "text-decoration",
    "text-rendering",
    "text-transform",
    "transform",
    "vector-effect",
    "visibility",
    "word-spacing",
    "writing-mode",
];

const GEOMETRY: [&str; 9] = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"];

/// Prefixes of properties for layout, animation and interaction.
const PAGE: [&str; 57] = [
    "-webkit-",
    "accent-color",
    "align-",
    "animation",
    "appearance",
    "aspect-ratio",
    "background",
    "border",
    "bottom",
    "box-",
    "break-",
    "caret-color",
    "clip",
    "color-scheme",
    "column",
    "contain",
    "content",
    "counter-",
    "cursor",
    "flex",
    "font-display",
    "font-feature-settings",
    "font-synthesis",
    "font-variant-",
    "forced-color-adjust",
    "gap",
    "grid",
    "hyphens",
    "inset",
    "justify-",
    "left",
    "line-height",
    "list-style",
    "margin",
    "mask-",
    "max-",
    "min-",
    "object-",
    "order",
    "outline",
    "overflow-",
    "overscroll-",
    "padding",
    "place-",
    "pointer-events",
    "position",
    "print-color-adjust",
    "quotes",
    "resize",
    "right",
    "row-gap",
    "scroll",
    "src",
    "text-",
    "top",
    "touch-action",
    "transition",
];

/// More of these prefixes.
const PAGE_TOO: [&str; 11] = [
    "font-optical-sizing",
    "page",
    "tab-size",
    "transform-",
    "user-select",
    "vertical-align",
    "view-transition",
    "white-space",
    "will-change",
    "word-break",
    "z-index",
];

/// Returns the effect of a property on a picture.
pub(crate) fn meaning(property: &str) -> Meaning {
    let begins = |name: &&str| property.starts_with(name);
    match property {
        _ if property.starts_with("--") => Meaning::Custom,
        _ if PAINT.contains(&property) => Meaning::Paint,
        _ if PLAIN.contains(&property) => Meaning::Plain,
        _ if GEOMETRY.contains(&property) => Meaning::Geometry,
        _ if PAGE.iter().chain(&PAGE_TOO).any(begins) => Meaning::Page,
        _ => Meaning::Unknown,
    }
}

/// Expands a shorthand into the properties it stands for.
pub(crate) fn written_out(property: &str, value: &str) -> Vec<(&'static str, String)> {
    match property {
        "font" => font(value),
        "font-variant" | "font-variant-caps" => vec![("font-variant", value.to_owned())],
        "marker" => ["marker-start", "marker-mid", "marker-end"]
            .map(|name| (name, value.to_owned()))
            .to_vec(),
        other => {
            let all = PAINT.iter().chain(&PLAIN).chain(&GEOMETRY);
            let name = all.copied().find(|name| *name == other);
            name.map(|name| (name, value.to_owned()))
                .into_iter()
                .collect()
        }
    }
}

/// Expands `italic 400 13.5px/1.2 "Libertinus Serif", serif`; missing values get their defaults.
fn font(value: &str) -> Vec<(&'static str, String)> {
    let mut out = vec![
        ("font-style", "normal".to_owned()),
        ("font-variant", "normal".to_owned()),
        ("font-weight", "normal".to_owned()),
    ];
    let words: Vec<&str> = words(value).collect();
    let is_size = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit() || c == '.');
    let is_weight = |word: &str| word.len() == 3 && word.ends_with("00");
    let size = words
        .iter()
        .position(|word| is_size(word) && !is_weight(word));
    let Some(size) = size else {
        // `inherit`, or something unknown: everything is inherited.
        return Vec::new();
    };
    for &word in &words[..size] {
        match word {
            "italic" | "oblique" => out[0].1 = word.to_owned(),
            "small-caps" => out[1].1 = word.to_owned(),
            "bold" | "bolder" | "lighter" => out[2].1 = word.to_owned(),
            _ if is_weight(word) => out[2].1 = word.to_owned(),
            _ => {}
        }
    }
    let height = words[size].split_once('/');
    let points = height.map_or(words[size], |(points, _)| points);
    out.push(("font-size", points.to_owned()));
    out.push(("font-family", words[size + 1..].join(" ")));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn font_of(value: &str) -> String {
        let pairs = written_out("font", value);
        let parts: Vec<String> = pairs.into_iter().map(|(_, value)| value).collect();
        parts.join(" | ")
    }

    #[test]
    fn the_font_shorthand_is_expanded() {
        assert_eq!(
            font_of("italic 13.5px \"Libertinus Serif\", serif"),
            "italic | normal | normal | 13.5px | \"Libertinus Serif\", serif"
        );
        assert_eq!(
            font_of("400 22px/1 serif"),
            "normal | normal | 400 | 22px | serif"
        );
        assert_eq!(font_of("inherit"), "");
    }

    #[test]
    fn properties_are_known_or_not() {
        assert_eq!(meaning("--seat"), Meaning::Custom);
        assert_eq!(meaning("fill"), Meaning::Paint);
        assert_eq!(meaning("font-variant-caps"), Meaning::Plain);
        assert_eq!(meaning("font-variant-numeric"), Meaning::Page);
        assert_eq!(meaning("grid-template-columns"), Meaning::Page);
        assert_eq!(meaning("fil"), Meaning::Unknown);
    }
}
