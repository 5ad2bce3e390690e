//! Placing a body with the influence of a token: the token opens the cells (S3.7).

use ::stellium::{Action, Body, Cell, Stage};
use maud::{Markup, html};

use super::board::Board;
use super::cells::halo;
use super::place::at;
use crate::Target;
use crate::geometry::moved_to;

/// Returns the group of the cells that a token opens.
pub fn group(token: Body) -> String {
    format!("with-{}", token.key())
}

impl Board<'_> {
    /// Draws the cells for each token, shown while the token is selected.
    pub fn token_places(&self) -> Markup {
        let Stage::Placing { body } = self.stage() else {
            return html! {};
        };
        let places = self.choices(|action| match action {
            Action::Place { cell, influence } if influence != body => Some((cell, influence)),
            _ => None,
        });
        html! {
            @for ((cell, token), choice) in places {
                @let target = Target::act(choice).labelled(&self.names().cells[cell.index()])
                    .telling(&self.prospect(choice)).of(&group(token));
                (token_place(&target, cell, token, self.universe().body(cell)))
            }
        }
    }
}

fn token_place(target: &Target, cell: Cell, token: Body, struck: Option<Body>) -> Markup {
    let inner = html! {
        (halo(struck.is_some()))
        @if struck.is_none() { use href={ "#token-" (token.key()) "-place" } {} }
    };
    let class = format!("member {}", token.key());
    target.group("", &class, Some(&moved_to(at(cell))), &inner)
}
