//! Pictures as PNG: the style sheet is resolved, and the picture is painted.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::sync::LazyLock;

use ::astra::Astra;
use ::nightsky::NightSky;
use ::stellium::Stellium;
use common::{panorama, paris};
use render::sky::{horizon, planisphere};
use render::{Pictures, Style, Theme};
use resvg::tiny_skia::Pixmap;
use roxmltree::Document;
use words::Language;

/// Returns the style of all games.
fn style() -> &'static Style {
    static STYLE: LazyLock<Style> =
        LazyLock::new(|| Style::of(&[Astra::ASSETS, Stellium::ASSETS, NightSky::ASSETS]));
    &STYLE
}

fn svg(inner: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">{inner}</svg>"#)
}

/// Returns an attribute of the first element with this id or tag name.
fn attribute(inner: &str, theme: Theme, element: &str, name: &str) -> Option<String> {
    let plain = style().resolve(&svg(inner), theme).unwrap();
    let document = Document::parse(&plain).unwrap();
    let is = |node: &roxmltree::Node<'_, '_>| {
        node.attribute("id") == Some(element) || node.tag_name().name() == element
    };
    let found = document.descendants().find(is);
    let found = found.unwrap_or_else(|| panic!("no {element} in {plain}"));
    found.attribute(name).map(str::to_owned)
}

fn night(inner: &str, element: &str, name: &str) -> String {
    attribute(inner, Theme::Night, element, name).unwrap_or_default()
}

/// Paints a picture of 100 × 50 pixels and returns the colour of one of them.
fn pixel(inner: &str, theme: Theme, x: u32, y: u32) -> [u8; 3] {
    let painted = style().png(&svg(inner), theme, 100).unwrap();
    let pixels = Pixmap::decode_png(&painted).unwrap();
    assert_eq!((pixels.width(), pixels.height()), (100, 50));
    let colour = pixels.pixel(x, y).unwrap().demultiply();
    [colour.red(), colour.green(), colour.blue()]
}

#[test]
fn tokens_and_classes_become_values() {
    assert_eq!(night(r#"<rect class="dusk"/>"#, "rect", "fill"), "#0a101d");
    let chart = attribute(r#"<rect class="dusk"/>"#, Theme::Chart, "rect", "fill");
    assert_eq!(chart.as_deref(), Some("#fcf9f0"));
    let line = r#"<path class="graticule" d="M0 0L9 9"/>"#;
    assert_eq!(night(line, "path", "stroke-width"), ".75px");
    assert_eq!(night(line, "path", "d"), "M0 0L9 9");
    assert_eq!(night(line, "path", "class"), "");
}

#[test]
fn type_is_written_out() {
    let name = r#"<text class="plate-name">Orion</text>"#;
    assert_eq!(night(name, "text", "font-size"), "22px");
    assert_eq!(night(name, "text", "font-variant"), "small-caps");
    assert_eq!(night(name, "text", "letter-spacing"), ".06em");
    assert!(night(name, "text", "font-family").starts_with("\"Libertinus Serif\""));
    let star = r#"<text class="sky-star">Rigel</text>"#;
    assert_eq!(night(star, "text", "font-style"), "italic");
    assert_eq!(night(star, "text", "paint-order"), "stroke");
}

#[test]
fn a_glyph_in_a_line_is_as_large_as_its_class_says() {
    let mark = render::mark(tabletop::Seat::new(0)).0;
    let plain = style().resolve(&svg(&mark), Theme::Night).unwrap();
    assert!(
        plain.contains(r#"<svg width="16" height="16" viewBox="0 0 16 16""#),
        "{plain}"
    );
    assert!(
        plain.contains(r#"<svg width="16" height="16" viewBox="-11 -11 22 22""#),
        "{plain}"
    );
    assert!(plain.contains("#ec6a30"), "{plain}");
}

#[test]
fn marks_of_pieces_stay_out() {
    let part = render::part(
        "x",
        &maud::html! { g id="x" data-act="{}" aria-label="A" role="button" { text { "a & b" } } },
    );
    let plain = style().resolve(&svg(&part.0), Theme::Night).unwrap();
    assert!(!plain.contains('\u{e000}'), "{plain}");
    assert!(plain.contains("a &amp; b"));
}

#[test]
fn pixels_have_the_colours_of_the_theme() {
    for (theme, page, sky) in [
        (Theme::Night, [0x08, 0x0c, 0x17], [0x0a, 0x10, 0x1d]),
        (Theme::Chart, [0xe9, 0xe0, 0xca], [0xfc, 0xf9, 0xf0]),
    ] {
        let half = r#"<rect class="dusk" width="50" height="50"/>"#;
        assert_eq!(pixel(half, theme, 75, 25), page);
        assert_eq!(pixel(half, theme, 25, 25), sky);
    }
    let mark = r##"<g class="mark seat-2"><use href="#mk-2" width="40" height="40"/></g>"##;
    assert_eq!(pixel(mark, Theme::Night, 20, 20), [0x52, 0xb0, 0xf6]);
}

/// Returns how many pixels differ between two painted pictures.
fn differing(a: &[u8], b: &[u8]) -> usize {
    let [a, b] = [a, b].map(|painted| Pixmap::decode_png(painted).unwrap());
    let pairs = a.pixels().iter().zip(b.pixels());
    pairs.filter(|(a, b)| a != b).count()
}

#[test]
fn every_text_is_painted() {
    let classes = [
        "sky-star",
        "sky-name",
        "plate-name",
        "star-name",
        "ability",
        "compass",
        "chart-title",
        "rim-point",
    ];
    for class in classes {
        let text = |words: &str| {
            svg(&format!(
                r#"<text class="{class}" x="20" y="30">{words}</text>"#
            ))
        };
        let empty = style().png(&text(""), Theme::Night, 400).unwrap();
        for word in ["Bélier", "αβγ", "48°51′", "Æ œ", "12"] {
            let painted = style().png(&text(word), Theme::Night, 400).unwrap();
            assert!(differing(&painted, &empty) > 100, "{class} {word}");
        }
    }
}

#[test]
fn small_capitals_are_painted() {
    let text = |class: &str| {
        svg(&format!(
            r#"<text class="{class}" x="2" y="30">Orion</text>"#
        ))
    };
    let capitals = style().png(&text("plate-name"), Theme::Night, 400).unwrap();
    let plain = text("plate-name").replace(
        "class=\"plate-name\"",
        "class=\"plate-name\" style=\"font-variant-caps: normal\"",
    );
    let plain = style().png(&plain, Theme::Night, 400).unwrap();
    assert!(differing(&capitals, &plain) > 200);
    let all_small = r#"<text style="font-variant-caps: all-small-caps">Abc</text>"#;
    assert!(
        style()
            .resolve(&svg(all_small), Theme::Night)
            .unwrap()
            .contains(">abc<")
    );
}

#[test]
fn pictures_of_the_sky_are_painted_in_both_themes() {
    let here = paris();
    let panorama = panorama(Language::English, &here);
    for picture in [horizon(&panorama).0, planisphere(&panorama).0] {
        let [night, chart] = Theme::ALL.map(|theme| style().png(&picture, theme, 600).unwrap());
        assert!(differing(&night, &chart) > 50_000);
        let (start, end) = (
            picture.find("<text").unwrap(),
            picture.rfind("</text>").unwrap(),
        );
        assert!(start < end);
        let silent = picture
            .replace("<text", "<desc")
            .replace("</text>", "</desc>");
        let silent = style().png(&silent, Theme::Night, 600).unwrap();
        assert!(differing(&night, &silent) > 1000, "its words are seen");
        let starless = picture
            .replace("<circle", "<desc")
            .replace("</circle>", "</desc>");
        let starless = style().png(&starless, Theme::Night, 600).unwrap();
        assert!(differing(&night, &starless) > 300, "its stars are seen");
        let dark = picture.replace("class=\"milky\"", "class=\"strip\"");
        let dark = style().png(&dark, Theme::Night, 1200).unwrap();
        let bright = style().png(&picture, Theme::Night, 1200).unwrap();
        assert!(differing(&bright, &dark) > 500, "the Milky Way is seen");
    }
}

/// The style sheet also serves pages, so parts that pictures do not support are no reason to fail.
#[test]
fn unsupported_parts_are_listed() {
    for unknown in style().painter().sheet().unsupported() {
        println!("not supported in pictures: {unknown}");
    }
}

#[test]
fn the_glyphs_of_every_game_are_well_formed() {
    let shared = Style::of(&[]).sprite().0;
    let games = [Astra::ASSETS, Stellium::ASSETS, NightSky::ASSETS];
    let own = games.map(|assets| assets.symbols);
    for sprite in own.into_iter().chain([shared.as_str()]) {
        let document = Document::parse(sprite).unwrap();
        assert!(document.root_element().has_children(), "{sprite}");
    }
}
