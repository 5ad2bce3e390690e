//! The figure alone, at a small size: for owned cards and for the tabs of a small screen.

use ::astra::{Card, Pen, Place, Star, StarKind};
use maud::{Markup, html};
use sky::Point;

use super::atlas::PlateArt;
use super::figure::Figure;
use super::pen::pen_key;
use crate::geometry::through;
use crate::short::n;

/// Draws the lines of a thumbnail.
pub(super) fn lines(figure: &Figure) -> Markup {
    let path: String = figure
        .lines
        .iter()
        .map(|&line| through(figure.line(line, [3.0, 3.0])))
        .collect();
    html! { path.line d=(path) {} }
}

/// Draws a card's figure, with its marks if it lies on the board.
pub(super) fn thumb(card: &Card, art: &PlateArt, place: Option<&Place>) -> Markup {
    let window = art.thumb.window;
    html! {
        svg.thumb viewBox={ "0 0 " (n(window.width)) " " (n(window.height)) } aria-hidden="true" {
            (art.thumb_lines)
            @for (index, star) in card.stars.iter().enumerate() {
                @let Point { x, y } = art.thumb.spots[index];
                @match place.and_then(|place| pen_on(place, Star::new(index))) {
                    Some(pen) => {
                        use class={ "mark seat-" (pen_key(pen)) } href={ "#mk-" (pen_key(pen)) }
                            x=(n(x - 4.5)) y=(n(y - 4.5)) width="9" height="9" {}
                    }
                    None if star.kind == StarKind::Grand => {
                        use.rays href="#star-small" x=(n(x - 6.0)) y=(n(y - 6.0)) width="12" height="12" {}
                    }
                    None => { circle.core cx=(n(x)) cy=(n(y)) r="1.6" {} }
                }
            }
        }
    }
}

/// Returns the pen a star is marked with.
pub(super) fn pen_on(place: &Place, star: Star) -> Option<Pen> {
    // All possible pens: those of five players, Ptolemy and the dreamer.
    Pen::all(5)
        .chain([Pen::PTOLEMY])
        .find(|&pen| place.marks[pen].contains(star))
}
