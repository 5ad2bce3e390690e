//! Validation: where the objectives in hand are fulfilled on the board (S3.8).

use ::stellium::{Action, CellSet, Event, ObjectiveId, Stellium};
use maud::{Markup, html};

use super::board::Board;
use super::hull::figure;
use super::objective::key;
use crate::{Choice, Target};

impl<'a> Board<'a> {
    /// Returns the ways to validate an objective.
    pub fn ways(&self, id: ObjectiveId) -> Vec<(CellSet, &'a Choice<Stellium>)> {
        self.choices(|action| match action {
            Action::Validate { objective, cells } if objective == id => Some(cells),
            _ => None,
        })
    }

    /// Returns the group of an objective's ways.
    pub fn ways_group(&self, id: ObjectiveId) -> String {
        format!("ways-{}", key(self.objective(id)))
    }

    /// Draws where each objective is fulfilled. A single way is shown; several are opened by the
    /// card.
    pub fn figures(&self) -> Markup {
        html! { @for id in self.own_hand().iter() { (self.figures_of(id)) } }
    }

    fn figures_of(&self, id: ObjectiveId) -> Markup {
        let ways = self.ways(id);
        let kind = self.objective(id).kind;
        html! {
            @if let [(cells, _)] = ways[..] {
                path class="would" aria-hidden="true" d=(figure(kind, cells)) {}
            } @else {
                @for (cells, choice) in ways {
                    @let target = Target::act(choice).telling(&self.validate_tell(choice))
                        .of(&self.ways_group(id));
                    (target.group("", "figure", None, &html! { path class="would hit" d=(figure(kind, cells)) {} }))
                }
            }
        }
    }

    /// Describes the gain of validating, and the resulting total.
    pub fn validate_tell(&self, choice: &Choice<Stellium>) -> String {
        let table = self.table();
        let told = choice.sure.iter().find_map(|event| match *event {
            Event::ObjectiveValidated {
                seat,
                objective,
                points,
                ..
            } => {
                let name = self.objective_name(objective);
                let total = table.players[seat].points + points;
                let args = [
                    ("objective", name.into()),
                    ("points", points.into()),
                    ("total", total.into()),
                    ("limit", table.settings.limit.into()),
                ];
                Some(self.say("validate-tell", &args))
            }
            _ => None,
        });
        let ends = choice.sure.iter().find_map(|event| match *event {
            Event::LimitReached { last_round, .. } => {
                Some(self.say("validate-ends", &[("round", last_round.into())]))
            }
            _ => None,
        });
        told.into_iter().chain(ends).collect::<Vec<_>>().join(" ")
    }
}
