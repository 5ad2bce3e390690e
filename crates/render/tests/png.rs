//! Pictures as PNG: the style sheet is resolved, and the picture is painted.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::sync::LazyLock;

use ::astra::Astra;
use ::nightsky::NightSky;
use ::stellium::Stellium;
use common::{panorama, paris};
use render::png::{PngError, Theme, not_understood, png, resolved};
use render::sky::{horizon, planisphere};
use render::{Pictures, Style};
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
    let plain = resolved(style(), &svg(inner), theme).unwrap();
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
    let painted = png(style(), &svg(inner), theme, 100).unwrap();
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
fn properties_of_a_class_apply_to_its_descendants() {
    let mark = r#"<g class="plate"><g class="seat-2"><path class="trace"/></g></g>"#;
    assert_eq!(night(mark, "path", "stroke"), "#52b0f6");
    let thumb = r#"<g class="thumb"><g class="star"><path class="mark"/></g></g>"#;
    // The sky of a thumbnail has the colour of a plate.
    assert_eq!(night(thumb, "path", "stroke"), "#111a2d");
}

#[test]
fn colours_are_mixed() {
    let cell = r#"<g class="zone-5"><path class="reach reach-1"/></g>"#;
    // 38% of the Moon's light #93a8d6, the rest of the zone's colour #0f2636.
    assert_eq!(night(cell, "path", "fill"), "#415773");
    let chart = attribute(cell, Theme::Chart, "path", "fill");
    assert!(chart.is_some_and(|chart| chart != "#415773"));
}

#[test]
fn more_specific_rules_win_in_any_order() {
    let lit = r#"<g class="star legal"><circle class="core"/></g>"#;
    assert_eq!(night(lit, "circle", "fill"), "#ffd98a");
    let plain = r#"<g class="star"><circle class="core" fill="red"/></g>"#;
    assert_eq!(
        night(plain, "circle", "fill"),
        "#f1e8d2",
        "rules override attributes"
    );
    let crossed = r#"<g class="boon crossed"><text id="a"/><path id="b" class="strike"/></g>"#;
    assert_eq!(night(crossed, "a", "opacity"), ".45");
    assert_eq!(night(crossed, "b", "opacity"), "");
}

#[test]
fn text_properties_become_attributes() {
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
fn a_used_symbol_takes_its_style_from_where_it_is_used() {
    let body = |kind: &str| {
        format!(
            r##"<g class="body {kind}"><use href="#body-star" x="1" y="2" width="24" height="24"/></g>"##
        )
    };
    let fill = |kind: &str| {
        let plain = resolved(style(), &svg(&body(kind)), Theme::Night).unwrap();
        assert!(
            plain.contains("translate(1 2)") && !plain.contains("<use"),
            "{plain}"
        );
        let (_, flesh) = plain.split_once("fill=\"").unwrap();
        flesh.split_once('"').unwrap().0.to_owned()
    };
    assert_eq!([fill("star"), fill("comet")], ["#f6dc7a", "#4fb4fa"]);
    let icon = r##"<g class="piece"><use href="#i-eye" width="18" height="18"/></g>"##;
    let plain = resolved(style(), &svg(icon), Theme::Night).unwrap();
    assert!(plain.contains(r#"stroke="currentColor""#) && plain.contains(r##"color="#f1e8d2""##));
    assert!(
        plain.contains(r#"<svg width="18" height="18" viewBox="0 0 24 24""#),
        "{plain}"
    );
}

#[test]
fn an_inline_glyph_has_the_size_of_its_class() {
    let mark = render::mark(tabletop::Seat::new(0)).0;
    let plain = resolved(style(), &svg(&mark), Theme::Night).unwrap();
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
fn non_scaling_strokes_keep_their_width() {
    let symbol = r##"<g class="symbol comet"><use href="#sym-comet" width="32" height="32"/></g>"##;
    let plain = resolved(style(), &svg(symbol), Theme::Night).unwrap();
    assert!(
        plain.contains("stroke-width=\"2.5\""),
        "1.3 at a scale of 0.52: {plain}"
    );
}

#[test]
fn attributes_and_markers_of_pages_are_left_out() {
    let part = render::part(
        "x",
        &maud::html! { g id="x" data-act="{}" aria-label="A" role="button" { text { "a & b" } } },
    );
    let plain = resolved(style(), &svg(&part.0), Theme::Night).unwrap();
    for not in ["data-act", "aria-label", "role", "\u{e000}"] {
        assert!(!plain.contains(not), "{plain}");
    }
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
        let empty = png(style(), &text(""), Theme::Night, 400).unwrap();
        for word in ["Bélier", "αβγ", "48°51′", "Æ œ", "12"] {
            let painted = png(style(), &text(word), Theme::Night, 400).unwrap();
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
    let capitals = png(style(), &text("plate-name"), Theme::Night, 400).unwrap();
    let plain = text("plate-name").replace(
        "class=\"plate-name\"",
        "class=\"plate-name\" style=\"font-variant-caps: normal\"",
    );
    let plain = png(style(), &plain, Theme::Night, 400).unwrap();
    assert!(differing(&capitals, &plain) > 200);
    let all_small = r#"<text style="font-variant-caps: all-small-caps">Abc</text>"#;
    assert!(
        resolved(style(), &svg(all_small), Theme::Night)
            .unwrap()
            .contains(">abc<")
    );
}

#[test]
fn pictures_of_the_sky_are_painted_in_both_themes() {
    let here = paris();
    let panorama = panorama(Language::English, &here);
    for picture in [horizon(&panorama).0, planisphere(&panorama).0] {
        let [night, chart] = Theme::ALL.map(|theme| png(style(), &picture, theme, 600).unwrap());
        assert!(differing(&night, &chart) > 50_000);
        let (start, end) = (
            picture.find("<text").unwrap(),
            picture.rfind("</text>").unwrap(),
        );
        assert!(start < end);
        let silent = picture
            .replace("<text", "<desc")
            .replace("</text>", "</desc>");
        let silent = png(style(), &silent, Theme::Night, 600).unwrap();
        assert!(differing(&night, &silent) > 1000, "the texts are visible");
        let starless = picture
            .replace("<circle", "<desc")
            .replace("</circle>", "</desc>");
        let starless = png(style(), &starless, Theme::Night, 600).unwrap();
        assert!(differing(&night, &starless) > 300, "the stars are visible");
        let dark = picture.replace("class=\"milky\"", "class=\"strip\"");
        let dark = png(style(), &dark, Theme::Night, 1200).unwrap();
        let bright = png(style(), &picture, Theme::Night, 1200).unwrap();
        assert!(differing(&bright, &dark) > 500, "the Milky Way is visible");
    }
}

#[test]
fn a_text_that_is_not_a_drawing_is_refused() {
    let refused = |text: &str, width| png(style(), text, Theme::Night, width).unwrap_err();
    let errors = [
        refused("", 100),
        refused("<p>", 100),
        refused("<p/>", 100),
        refused("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", 100),
        refused(&svg(""), 0),
        refused(&svg(""), 20_000),
        refused(&svg("").replace("100 50", "1 100"), 5_000),
        PngError::NotEncoded("full".to_owned()),
    ];
    for error in errors {
        let [english, french] =
            [Language::English, Language::French].map(|language| error.words(language));
        assert!(
            english.starts_with("The picture cannot") && english.ends_with('.'),
            "{english}"
        );
        assert!(french.starts_with("L’image ne peut pas"), "{french}");
    }
}

/// A page may use styles that pictures do not support, so these are printed without failing the
/// test.
#[test]
fn unsupported_styles_are_printed() {
    for unknown in not_understood(style()) {
        println!("not supported in pictures: {unknown}");
    }
}
