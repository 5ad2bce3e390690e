//! The effects of a choice on the observer's own objectives.

use ::stellium::{CellSet, Event, ObjectiveId, Stellium, Universe};
use maud::{Markup, html};

use super::board::Board;
use super::hull::figure;
use crate::Choice;
use words::stellium::galaxy_number;

/// How the worth of an objective would change.
struct Standing {
    objective: ObjectiveId,
    /// The points it is worth now, and those it would be worth.
    worth: [u16; 2],
    /// The cells where it would be fulfilled.
    cells: CellSet,
}

/// Draws a dot on a target that would complete something.
pub fn gain(completes: &Markup) -> Markup {
    html! { @if !completes.0.is_empty() { circle class="gain" cx="11" cy="-11" r="4.5" {} } }
}

impl Board<'_> {
    /// Describes the objectives that a choice would complete or break, and the galaxies it would
    /// empty.
    pub fn prospect(&self, choice: &Choice<Stellium>) -> String {
        let Some(universe) = choice.surely(|view| view.table.universe) else {
            return String::new();
        };
        let mut sentences: Vec<String> = self
            .standings(choice)
            .iter()
            .map(|standing| self.standing_words(standing))
            .collect();
        sentences.extend(self.losses(choice));
        let emptied = universe
            .empty_galaxies()
            .without(self.universe().empty_galaxies());
        sentences.extend(emptied.iter().map(|galaxy| {
            let args = [("galaxy", galaxy_number(galaxy).into())];
            self.say("would-empty", &args)
        }));
        sentences.join(" ")
    }

    /// Draws the outlines of the objectives that a choice would complete.
    pub fn completes(&self, choice: &Choice<Stellium>) -> Markup {
        let standings = self.standings(choice);
        let gained = standings.iter().filter(|s| s.worth[1] > s.worth[0]);
        html! {
            @for standing in gained {
                @let kind = self.objective(standing.objective).kind;
                path class="would" d=(figure(kind, standing.cells)) {}
            }
        }
    }

    /// Returns the objectives in hand that would be worth more or less than now.
    fn standings(&self, choice: &Choice<Stellium>) -> Vec<Standing> {
        let mut standings = Vec::new();
        let Some(then) = choice.surely(|view| view.table.serving()) else {
            return standings;
        };
        for id in self.own_hand().iter() {
            let (now, _) = self.best_now(id);
            let (worth, cells) = self.best(id, &then);
            if worth != now {
                standings.push(Standing {
                    objective: id,
                    worth: [now, worth],
                    cells,
                });
            }
        }
        standings
    }

    /// Returns the most that an objective is worth now, and the cells that give it.
    pub fn best_now(&self, id: ObjectiveId) -> (u16, CellSet) {
        self.best(id, &self.table().serving())
    }

    /// Returns the most that an objective is worth with the bodies that can serve, and the cells
    /// that give it.
    fn best(&self, id: ObjectiveId, serving: &Universe) -> (u16, CellSet) {
        let objective = self.objective(id);
        let mut best = (0, CellSet::EMPTY);
        objective.each_place(self.game.patterns(), serving, &mut |cells| {
            let worth = objective.worth(cells.len());
            if worth > best.0 {
                best = (worth, cells);
            }
        });
        best
    }

    fn standing_words(&self, standing: &Standing) -> String {
        let name = self.objective_name(standing.objective);
        let [now, then] = standing.worth;
        let key = match (now, then) {
            (0, _) => "would-complete",
            (_, 0) => "would-break",
            _ => "would-change",
        };
        let args = [
            ("objective", name.into()),
            ("points", then.into()),
            ("now", now.into()),
        ];
        self.say(key, &args)
    }

    /// Describes bodies that would leave the universe or fall into a black hole.
    fn losses(&self, choice: &Choice<Stellium>) -> Option<String> {
        choice.sure.iter().find_map(|event| match *event {
            Event::BodyPushed { body, to: None, .. } => {
                let body = self.form(body, "the");
                Some(self.say("would-leave", &[("body", body.into())]))
            }
            Event::BodyPushed {
                body, to: Some(to), ..
            } if to.galaxy().is_none() && !self.universe().occupied().contains(to) => {
                let body = self.form(body, "the");
                Some(self.say("would-fall", &[("body", body.into())]))
            }
            _ => None,
        })
    }
}
