//! Reload: a drawn body opens the starting cells of the emptied galaxy (S3.10).

use ::stellium::{Action, Body, Stage};
use maud::{Markup, html};

use super::board::Board;
use super::body::outline;
use super::cells::halo;
use super::place::at;
use super::prospect::gain;
use crate::Target;
use crate::geometry::moved_to;

/// Returns the group of the cells that a drawn body opens.
pub fn group(body: Body) -> String {
    format!("reload-{}", body.key())
}

impl Board<'_> {
    /// Draws the starting cells for each kind of body drawn. A single kind needs no opening.
    pub fn reloads(&self) -> Markup {
        let Stage::Reloading { drawn, .. } = self.stage() else {
            return html! {};
        };
        let kinds = Body::ALL.into_iter().filter(|&body| drawn[body] > 0);
        let several = kinds.count() > 1;
        let reloads = self.choices(|action| match action {
            Action::Reload { body, cell } => Some((body, cell)),
            _ => None,
        });
        html! {
            @for ((body, cell), choice) in reloads {
                @let tell = [choice.words.clone(), self.prospect(choice)].join(". ");
                @let target = Target::act(choice).telling(&tell);
                @let target = if several { target.of(&group(body)) } else { target };
                @let place = at(cell);
                @let completes = self.completes(choice);
                @let inner = html! {
                    (halo(false))
                    (outline(body, 40.0))
                    (gain(&completes))
                    g class="glimpse" transform=(moved_to(-place)) { (completes) }
                };
                (target.group("", &format!("member {}", body.key()), Some(&moved_to(place)), &inner))
            }
        }
    }
}
