//! Single and double stars.

use ::nightsky::Card;
use maud::html;
use sky::{Catalogue, Point};

use super::sketch::Sketch;
use crate::geometry::{self, Pen, polar};
use crate::short::n;

/// Draws a bright star in its true colour.
pub(super) fn star(sketch: &mut Sketch, card: &Card) {
    sketch.field_stars(22);
    let size = (6.2 - 0.8 * card.magnitude).clamp(2.6, 7.0);
    blaze(sketch, Point::ORIGIN, size, hue(card));
}

/// Draws a star of a strong colour as a large disc.
pub(super) fn coloured(sketch: &mut Sketch, card: &Card) {
    sketch.field_stars(20);
    let size = (6.8 - 0.5 * card.magnitude).clamp(4.2, 7.0);
    blaze(sketch, Point::ORIGIN, size, "ember");
}

/// Draws a variable star. The circles show how its light changes.
pub(super) fn variable(sketch: &mut Sketch) {
    sketch.field_stars(20);
    blaze(sketch, Point::ORIGIN, 4.0, "gold");
    sketch.add(&html! {
        circle.wane r="9" {}
        circle.wane r="13.5" {}
        circle.wane r="18" {}
    });
}

/// Draws a double star with its true brightnesses, as far apart as the field allows.
pub(super) fn double(sketch: &mut Sketch, card: &Card) {
    sketch.field_stars(18);
    let size = |magnitude: f64| (6.0 - 0.65 * magnitude).clamp(1.6, 5.4);
    let one = size(card.magnitude);
    let other = size(card.companion.unwrap_or(card.magnitude + 1.0)).min(one);
    let gap = card.separation.unwrap_or(5.0).max(1.0).ln() * 3.6;
    let apart = (one + other + gap).clamp(one + other + 2.2, 26.0);
    let angle = sketch.grain.between(-0.9, -0.35);
    let place = polar(apart / 2.0, angle);
    // Albireo is famous for its contrast; elsewhere the fainter star often looks bluer.
    let hues = if card.object == "Albireo" {
        ["gold", "blue"]
    } else {
        [hue(card), "blue"]
    };
    blaze(sketch, -place, one, hues[0]);
    blaze(sketch, place, other, hues[1]);
}

/// Draws a disc with rays.
fn blaze(sketch: &mut Sketch, at: Point, size: f64, hue: &str) {
    sketch.add(&html! {
        path class=(hue) d=(Pen::closed(&geometry::star(at, 4, 3.3 * size, 0.3 * size))) {}
        circle class=(hue) cx=(n(at.x)) cy=(n(at.y)) r=(n(size)) {}
    });
}

/// Returns the colour of a card's star, from the catalogue.
fn hue(card: &Card) -> &'static str {
    let catalogue = Catalogue::built_in();
    let object = catalogue
        .deep_sky()
        .iter()
        .find(|object| object.id == card.object);
    let near = object.and_then(|object| {
        let apart = |star: &&sky::Star| star.position.separation(object.position);
        let stars = catalogue.stars().within(object.constellation);
        stars.min_by(|one, other| apart(one).total_cmp(&apart(other)))
    });
    match near.map(|star| star.colour) {
        Some(colour) if colour > 0.8 => "gold",
        Some(colour) if colour < 0.05 => "blue",
        _ => "white",
    }
}
