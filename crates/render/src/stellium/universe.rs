//! The universe: discs, bodies, cells, and the actions they offer.

use ::stellium::{Body, Galaxy, Stage};
use maud::{Markup, html};

use super::board::Board;
use super::galaxy::galaxy;
use super::place::FRAME;
use crate::part;
use crate::short::n;

/// Returns the visible part of the picture.
pub fn view_box() -> String {
    FRAME.map(|side| n(side).to_string()).join(" ")
}

impl Board<'_> {
    /// Draws the universe as one picture of separate parts.
    pub fn universe_picture(&self) -> Markup {
        let universe = html! {
            svg.universe id="universe" viewBox=(view_box()) role="group" aria-label=(self.say("universe", &[])) data-signs {
                (part("ground", &self.atlas.ground))
                @for galaxy in Galaxy::all() { (self.disc(galaxy)) }
                (part("lattice", &self.atlas.lattice))
                (self.bodies())
                (self.traces())
                (self.signs())
                (self.cells())
                (self.corner())
                (self.bag_corner())
                (self.aims())
                (self.overlay())
            }
        };
        part("universe", &universe)
    }

    /// Draws a disc. The one to be turned or reloaded is highlighted.
    fn disc(&self, number: Galaxy) -> Markup {
        let chosen = match self.stage() {
            Stage::Influencing {
                influence: Body::Star,
                cell,
                ..
            } => cell.galaxy(),
            Stage::Reloading { galaxy, .. } => Some(galaxy),
            _ => None,
        };
        let class = if chosen == Some(number) {
            " selected"
        } else {
            ""
        };
        let discs = self.game.discs().all();
        let disc = galaxy(self.universe(), discs, number, true, class);
        part(&format!("galaxy-{number}"), &disc)
    }

    /// Draws the targets laid over the board.
    fn overlay(&self) -> Markup {
        let overlay = html! {
            g id="overlay-choices" {
                @if self.chooses() {
                    (self.figures()) (self.token_places()) (self.partners()) (self.drawn_in())
                    (self.reloads()) (self.arrows()) (self.dial())
                }
            }
        };
        part("overlay-choices", &overlay)
    }
}
