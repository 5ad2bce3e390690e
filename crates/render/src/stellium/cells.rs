//! The cells as targets: their contents, and the actions they offer.

use ::stellium::{Action, Body, Cell, Stage, Stellium};
use maud::{Markup, html};

use super::board::Board;
use super::body::picture;
use super::place::at;
use crate::geometry::moved_to;
use crate::{Target, part};

/// Draws the halo that lights a cell up and takes the tap. Around a body or a black hole it is only
/// a ring, which does not tint the colour.
pub fn halo(around: bool) -> Markup {
    html! { circle class=(if around { "hit halo around" } else { "hit halo" }) r="30.5" {} }
}

impl Board<'_> {
    /// Draws all cells, each as a separate part that never moves.
    pub fn cells(&self) -> Markup {
        html! { g id="cells" { @for cell in Cell::all() { (self.cell(cell)) } } }
    }

    fn cell(&self, cell: Cell) -> Markup {
        let id = format!("cell-{cell}");
        let target = self
            .explained_cell(cell, self.cell_target(cell))
            .described(self.cell_description(cell));
        let full = cell.galaxy().is_none() || self.universe().occupied().contains(cell);
        let marks = html! {
            @if target.is_live() { (halo(full)) (self.held_ghost()) } @else { circle class="hit" r="31" {} }
        };
        let place = moved_to(at(cell));
        part(&id, &target.group(&id, "cell", Some(&place), &marks))
    }

    /// Draws the body in hand, which appears on the cell under the pointer.
    fn held_ghost(&self) -> Markup {
        let Stage::Placing { body } = self.stage() else {
            return html! {};
        };
        html! { g class={ "held-ghost body " (body.key()) } { (picture(body, 46.0)) } }
    }

    fn cell_target(&self, cell: Cell) -> Target {
        let label = self.cell_label(cell);
        if !self.chooses() {
            return Target::thing(&label);
        }
        match self.stage() {
            Stage::Placing { body } => self.place_target(cell, body, &label),
            Stage::Influencing {
                influence: Body::Planet,
                ..
            } => self.swap_target(cell, &label),
            Stage::Influencing {
                influence: Body::Supernova,
                ..
            } => self.hole_target(cell, &label),
            Stage::Leaving { .. } => self.leave_target(cell, &label),
            _ => Target::thing(&label),
        }
    }

    /// S3.2: a body used with its own influence is placed at once.
    fn place_target(&self, cell: Cell, body: Body, label: &str) -> Target {
        let action = Action::Place {
            cell,
            influence: body,
        };
        let Some(choice) = self.choice(action) else {
            return Target::act_or_try::<Stellium>(None, label, action);
        };
        // The detail below the decision already says which step comes next.
        Target::act(choice)
            .labelled(label)
            .telling(&self.prospect(choice))
    }

    /// S3.9: the player chooses which of the bodies used stays.
    fn leave_target(&self, cell: Cell, label: &str) -> Target {
        let action = Action::Leave(cell);
        match self.choice(action) {
            Some(choice) => {
                let tell = [choice.words.clone(), self.prospect(choice)].join(". ");
                Target::act(choice).telling(&tell)
            }
            None => Target::thing(label),
        }
    }
}
