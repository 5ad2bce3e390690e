//! What a choice would mean for the observer's own objectives.

use ::stellium::{CellSet, Event, ObjectiveId, Stellium, Universe};
use maud::{Markup, html};

use super::after::after;
use super::board::Board;
use super::hull::figure;
use crate::Choice;
use words::stellium::galaxy_number;

/// How an objective would stand.
struct Standing {
    objective: ObjectiveId,
    /// What it is worth now and then.
    worth: [u16; 2],
    /// Where it would be seen.
    cells: CellSet,
}

/// A dot on a target that would complete something.
pub fn gain(completes: &Markup) -> Markup {
    html! { @if !completes.0.is_empty() { circle class="gain" cx="11" cy="-11" r="4.5" {} } }
}

impl Board<'_> {
    /// What a choice would complete or break, and which galaxies it would empty, in sentences.
    pub fn prospect(&self, choice: &Choice<Stellium>) -> String {
        let then = after(self.universe(), &choice.sure);
        let mut sentences: Vec<String> = self
            .standings(&then)
            .iter()
            .map(|standing| self.standing_words(standing))
            .collect();
        sentences.extend(self.losses(choice));
        let emptied = then
            .empty_galaxies()
            .without(self.universe().empty_galaxies());
        sentences.extend(emptied.iter().map(|galaxy| {
            let args = [("galaxy", galaxy_number(galaxy).into())];
            self.say("would-empty", &args)
        }));
        sentences.join(" ")
    }

    /// The outlines of what a choice would complete.
    pub fn completes(&self, choice: &Choice<Stellium>) -> Markup {
        let then = after(self.universe(), &choice.sure);
        let standings = self.standings(&then);
        let gained = standings.iter().filter(|s| s.worth[1] > s.worth[0]);
        html! {
            @for standing in gained {
                @let kind = self.objective(standing.objective).kind;
                path class="would" d=(figure(kind, standing.cells)) {}
            }
        }
    }

    /// The objectives in hand that would be worth more or less than now.
    fn standings(&self, then: &Universe) -> Vec<Standing> {
        let mut standings = Vec::new();
        for id in self.own_hand().iter() {
            let (now, _) = self.best(id, self.universe());
            let (worth, cells) = self.best(id, then);
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

    /// What an objective is worth on a universe at best, and where.
    pub fn best(&self, id: ObjectiveId, universe: &Universe) -> (u16, CellSet) {
        let objective = self.objective(id);
        let serving = universe.without(self.table().resting);
        let mut best = (0, CellSet::EMPTY);
        objective.each_place(self.game.patterns(), &serving, &mut |cells| {
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

    /// Bodies that would leave the universe or fall into a black hole.
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
