//! How near an objective is to being fulfilled: the place on the board, and the bodies it lacks.

use ::stellium::{Body, CellSet, Fit, ObjectiveId};
use maud::{Markup, html};
use sky::Point;
use words::stellium::{cell_words, cells_words};

use super::board::Board;
use super::body::picture;
use super::hull::figure;
use super::objective::key;
use super::place::at;
use crate::geometry::moved_to;
use crate::part;

/// The centre of a missing body drawn beside the one on its cell.
const BESIDE: Point = Point { x: 22.0, y: -22.0 };

impl Board<'_> {
    /// Returns the id of the drawing that shows where an objective is nearest.
    pub fn aim_id(&self, id: ObjectiveId) -> String {
        format!("aim-{}", key(self.objective(id)))
    }

    /// Returns the place where an objective is nearest to being fulfilled.
    pub fn aim(&self, id: ObjectiveId) -> Option<Fit> {
        let objective = self.objective(id);
        objective.nearest(self.game.patterns(), self.table())
    }

    /// Draws the nearest place of every objective the observer sees as a card. Each is shown only
    /// while the pointer or the focus is on its card.
    pub fn aims(&self) -> Markup {
        let cards = self.table().open.iter().chain(self.own_hand().iter());
        let aims = html! {
            g id="aims" aria-hidden="true" { @for id in cards { (self.aim_drawn(id)) } }
        };
        part("aims", &aims)
    }

    fn aim_drawn(&self, id: ObjectiveId) -> Markup {
        let objective = self.objective(id);
        let Some(fit) = self.aim(id) else {
            return html! {};
        };
        // Of the cells that count, those with a body and those without have an outline of their own.
        let around = if objective.kind.counts() {
            fit.there
        } else {
            fit.cells()
        };
        html! {
            g class="aim" id=(self.aim_id(id)) {
                @if !around.is_empty() { path class="aim-line" d=(figure(objective.kind, around)) {} }
                (self.lacking(objective.colour, fit.own))
                @if let Some(second) = objective.second { (self.lacking(second, fit.second)) }
            }
        }
    }

    /// Describes what the nearest place lacks; `None` if it lacks nothing.
    pub fn aim_words(&self, id: ObjectiveId) -> Option<String> {
        let objective = self.objective(id);
        let fit = self
            .aim(id)
            .filter(|fit| !fit.lacks().is_empty() && fit.missing > 0)?;
        if objective.kind.counts() {
            return Some(self.say("aim-count", &[]));
        }
        let second = objective.second.unwrap_or(objective.colour);
        let missing = [(objective.colour, fit.own), (second, fit.second)];
        let missing = missing.into_iter().filter(|(_, cells)| !cells.is_empty());
        let missing: Vec<String> = missing
            .flat_map(|(body, on)| self.lacking_words(body, on))
            .collect();
        let args = [
            ("there", fit.there.len().into()),
            ("all", fit.cells().len().into()),
            ("missing", missing.join("; ").into()),
        ];
        Some(self.say("aim", &args))
    }

    /// Names the cells that lack a body: those that are free together, and each that is taken with
    /// the body that is there.
    fn lacking_words(&self, body: Body, cells: CellSet) -> Vec<String> {
        let language = self.context.language;
        let body = self.names().bodies[body].as_str();
        let free = cells.without(self.universe().occupied());
        let free = (!free.is_empty()).then(|| {
            let args = [
                ("body", body.into()),
                ("cells", cells_words(language, free).into()),
            ];
            self.say("aim-body", &args)
        });
        let taken = cells.iter().filter_map(|cell| {
            let by = self.form(self.universe().body(cell)?, "a");
            let args = [
                ("body", body.into()),
                ("cell", cell_words(language, cell).into()),
                ("by", by.into()),
            ];
            Some(self.say("aim-taken", &args))
        });
        free.into_iter().chain(taken).collect()
    }

    /// Returns the badge of a card that lacks a single body. It says whether the cell is taken.
    pub fn aim_badge(&self, id: ObjectiveId) -> Markup {
        let is_near = |fit: &Fit| fit.missing == 1 && !fit.lacks().is_empty();
        let near = self.aim(id).filter(is_near).map(|fit| {
            let free = fit.lacks().without(self.universe().occupied());
            if free.is_empty() {
                self.say("aim-badge-taken", &[])
            } else {
                self.say("aim-badge", &[])
            }
        });
        html! {
            // The description of the card says it in full.
            @if let Some(words) = near { span.badge aria-hidden="true" { (words) } }
        }
    }

    /// Draws the bodies that are missing on some cells.
    fn lacking(&self, body: Body, cells: CellSet) -> Markup {
        let occupied = self.universe().occupied();
        html! {
            @for cell in cells.iter() {
                g class={ "body " (body.key()) } transform=(moved_to(at(cell))) {
                    @if occupied.contains(cell) { (beside(body)) } @else {
                        circle class="aim-gap" r="26" {}
                        (picture(body, 40.0))
                    }
                }
            }
        }
    }
}

/// Draws a missing body small at the edge of its cell, so that the body that is there stays visible.
fn beside(body: Body) -> Markup {
    html! {
        circle class="aim-line" r="27" {}
        g transform=(moved_to(BESIDE)) {
            circle class="aim-gap" r="13" {}
            (picture(body, 20.0))
        }
    }
}
