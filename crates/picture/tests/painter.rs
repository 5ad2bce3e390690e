//! Drawings with a small style sheet, resolved and painted.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use picture::{Painter, PictureError, Root, Sheet};
use resvg::tiny_skia::Pixmap;
use roxmltree::{Document, Node};

const CSS: &str = r#"
:root { --page: #080c17; --ink: #f1e8d2; --seat: #aaaaaa; color: var(--ink); }
:root[data-theme="chart"] { --page: #e9e0ca; --ink: #1c2235; }
.seat-2 { --seat: #52b0f6; }
.trace { stroke: var(--seat); stroke-width: .75px; }
.reach { fill: color-mix(in srgb, #93a8d6 38%, #0f2636); }
.star.legal > .core { fill: #ffd98a; }
.star .core { fill: var(--ink); }
.boon.crossed > :not(.strike) { opacity: .45; }
.small { font-variant-caps: all-small-caps; }
.flesh { fill: var(--seat); }
.even { vector-effect: non-scaling-stroke; stroke-width: 1.3; }
"#;

/// A document with two symbols.
const SYMBOLS: &str = r#"<svg><defs>
<symbol id="body" viewBox="0 0 12 12"><circle class="flesh" r="6"/></symbol>
<symbol id="eye" viewBox="0 0 24 24"><path class="even" stroke="currentColor" d="M0 0L9 9"/></symbol>
</defs></svg>"#;

const NIGHT: Root<'_> = Root {
    attributes: &[("data-theme", "night")],
    background: "var(--page)",
};
const CHART: Root<'_> = Root {
    attributes: &[("data-theme", "chart")],
    ..NIGHT
};

fn painter() -> Painter {
    Painter::new(Sheet::parse(CSS), &[SYMBOLS], &[])
}

fn svg(inner: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">{inner}</svg>"#)
}

fn resolved(inner: &str, root: &Root<'_>) -> String {
    painter().resolve(&svg(inner), root).unwrap()
}

/// An attribute of the first element that has the id, or of the first with the name.
fn attribute(plain: &str, element: &str, name: &str) -> String {
    let document = Document::parse(plain).unwrap();
    let is = |node: &Node<'_, '_>| {
        node.attribute("id") == Some(element) || node.tag_name().name() == element
    };
    let found = document.descendants().find(is);
    let found = found.unwrap_or_else(|| panic!("no {element} in {plain}"));
    found.attribute(name).unwrap_or_default().to_owned()
}

fn night(inner: &str, element: &str, name: &str) -> String {
    attribute(&resolved(inner, &NIGHT), element, name)
}

/// The colour of a pixel of a painted picture, 100 × 50 points.
fn pixel(inner: &str, root: &Root<'_>, x: u32, y: u32) -> [u8; 4] {
    let painted = painter().png(&svg(inner), root, 100).unwrap();
    let pixels = Pixmap::decode_png(&painted).unwrap();
    assert_eq!((pixels.width(), pixels.height()), (100, 50));
    let colour = pixels.pixel(x, y).unwrap().demultiply();
    [colour.red(), colour.green(), colour.blue(), colour.alpha()]
}

#[test]
fn custom_properties_of_a_class_apply_to_its_content() {
    let mark = r#"<g class="seat-2"><path class="trace" d="M0 0L9 9"/></g>"#;
    assert_eq!(night(mark, "path", "stroke"), "#52b0f6");
    assert_eq!(night(mark, "path", "stroke-width"), ".75px");
    assert_eq!(night(mark, "path", "d"), "M0 0L9 9");
    assert_eq!(night(mark, "path", "class"), "");
}

#[test]
fn attributes_of_the_root_select_its_rules() {
    let star = r#"<g class="star"><circle class="core"/></g>"#;
    let fill = |root| attribute(&resolved(star, root), "circle", "fill");
    assert_eq!([fill(&NIGHT), fill(&CHART)], ["#f1e8d2", "#1c2235"]);
}

#[test]
fn colours_are_mixed() {
    assert_eq!(night(r#"<path class="reach"/>"#, "path", "fill"), "#415773");
}

#[test]
fn the_more_specific_rule_wins_whatever_the_order() {
    let lit = r#"<g class="star legal"><circle class="core"/></g>"#;
    assert_eq!(night(lit, "circle", "fill"), "#ffd98a");
    let plain = r#"<g class="star"><circle class="core" fill="red"/></g>"#;
    let fill = night(plain, "circle", "fill");
    assert_eq!(fill, "#f1e8d2", "rules beat attributes");
    let crossed = r#"<g class="boon crossed"><text id="a"/><path id="b" class="strike"/></g>"#;
    assert_eq!(night(crossed, "a", "opacity"), ".45");
    assert_eq!(night(crossed, "b", "opacity"), "");
}

#[test]
fn a_symbol_takes_its_style_from_where_it_is_used() {
    let body = |class: &str| {
        format!(
            r##"<g class="{class}"><use href="#body" x="1" y="2" width="24" height="24"/></g>"##
        )
    };
    let fill = |class: &str| {
        let plain = resolved(&body(class), &NIGHT);
        assert!(
            plain.contains("translate(1 2)") && !plain.contains("<use"),
            "{plain}"
        );
        attribute(&plain, "circle", "fill")
    };
    assert_eq!([fill("seat-1"), fill("seat-2")], ["#aaaaaa", "#52b0f6"]);
    let eye = resolved(r##"<use href="#eye" width="18" height="18"/>"##, &NIGHT);
    assert!(eye.contains(r#"stroke="currentColor""#) && eye.contains(r##"color="#f1e8d2""##));
    assert!(
        eye.contains(r#"<svg width="18" height="18" viewBox="0 0 24 24""#),
        "{eye}"
    );
}

#[test]
fn a_stroke_that_does_not_scale_is_widened() {
    let eye = r##"<use href="#eye" width="12" height="12"/>"##;
    assert_eq!(night(eye, "path", "stroke-width"), "2.6", "1.3 at 0.5");
}

#[test]
fn small_capitals_of_capitals_are_lower_case() {
    let plain = resolved(r#"<text class="small">Abc</text>"#, &NIGHT);
    assert!(plain.contains(">abc<"), "{plain}");
}

#[test]
fn attributes_of_pages_stay_out() {
    let plain = resolved(
        r#"<g data-act="{}" aria-label="A" role="button"><text>a &amp; b</text></g>"#,
        &NIGHT,
    );
    for not in ["data-act", "aria-label", "role"] {
        assert!(!plain.contains(not), "{plain}");
    }
    assert!(plain.contains("a &amp; b"));
}

#[test]
fn pixels_have_the_colours_of_the_rules() {
    let half = r#"<g class="star"><rect class="core" width="50" height="50"/></g>"#;
    assert_eq!(pixel(half, &NIGHT, 75, 25), [0x08, 0x0c, 0x17, 255]);
    assert_eq!(pixel(half, &NIGHT, 25, 25), [0xf1, 0xe8, 0xd2, 255]);
    assert_eq!(pixel(half, &CHART, 75, 25), [0xe9, 0xe0, 0xca, 255]);
    let empty = Root::default();
    assert_eq!(pixel(half, &empty, 75, 25), [0; 4], "no background");
}

#[test]
fn what_is_no_drawing_is_refused() {
    let refused = |text: &str, width| painter().png(text, &NIGHT, width).unwrap_err();
    for text in [
        "",
        "<p>",
        "<p/>",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ] {
        assert!(matches!(refused(text, 100), PictureError::NotADrawing(_)));
    }
    let size = |width, height| PictureError::Size { width, height };
    assert_eq!(refused(&svg(""), 0), size(0, 0));
    assert_eq!(refused(&svg(""), 20_000), size(20_000, 10_000));
    let tall = svg("").replace("100 50", "1 100");
    assert_eq!(refused(&tall, 5_000), size(5_000, 500_000));
}

#[test]
fn unsupported_parts_are_listed() {
    assert_eq!(Sheet::parse(CSS).unsupported(), Vec::<String>::new());
    let sheet = "g:lang(fr) { fill: red; } .a { fil: #fff; margin: 0; fill: #fff; } @what { }";
    assert_eq!(
        Sheet::parse(sheet).unsupported(),
        ["g:lang(fr)", ".a { fil: #fff }", "@what", "fill: red"]
    );
}
