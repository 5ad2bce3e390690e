//! Objects as an observer would sketch them at the eyepiece: stippled in a round field.

mod asterism;
mod cluster;
mod galaxy;
mod lone_star;
mod nebula;
mod sketch;
mod wanderer;

use ::nightsky::{Card, ObjectKind};
use maud::{Markup, html};

use sketch::Sketch;

/// The view box of the picture.
pub(super) const VIEW_BOX: &str = "-42 -42 84 84";

/// Draws the eyepiece view of a card's object, without the `svg` around it.
pub(super) fn eyepiece(card: &Card) -> Markup {
    let mut sketch = Sketch::of(&card.object);
    draw(card, &mut sketch);
    html! {
        g.pic {
            circle.field r="37" {}
            (sketch.drawn())
            circle.stop r="37" {}
            circle.stop.fine r="40" {}
        }
    }
}

fn draw(card: &Card, sketch: &mut Sketch) {
    match card.kind {
        ObjectKind::Star => lone_star::star(sketch, card),
        ObjectKind::ColouredStar => lone_star::coloured(sketch, card),
        ObjectKind::VariableStar => lone_star::variable(sketch),
        ObjectKind::DoubleStar => lone_star::double(sketch, card),
        ObjectKind::Asterism => asterism::asterism(sketch, card),
        ObjectKind::OpenCluster => cluster::open(sketch, card),
        ObjectKind::GlobularCluster => cluster::globular(sketch, card),
        ObjectKind::StarCloud => cluster::star_cloud(sketch),
        ObjectKind::EmissionNebula => nebula::emission(sketch, card),
        ObjectKind::PlanetaryNebula => nebula::planetary(sketch, card),
        ObjectKind::SupernovaRemnant => nebula::remnant(sketch, card),
        ObjectKind::Galaxy => galaxy::galaxy(sketch, card),
        ObjectKind::Moon => wanderer::moon(sketch),
        ObjectKind::Planet => wanderer::planet(sketch, card),
        ObjectKind::DwarfPlanet | ObjectKind::Asteroid => wanderer::asteroid(sketch),
        ObjectKind::Comet => wanderer::comet(sketch),
    }
}
