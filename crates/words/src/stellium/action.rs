//! The texts for actions.

use ::stellium::{
    Action, Body, Cell, CellSet, Direction, Objective, ObjectiveId, Objectives, Stage, View,
};

use super::body::{a_body, the_body};
use super::cell::{at_cell, galaxy_number, to_cell};
use super::objective::quoted;
use crate::stellium::{body_words, cell_words, cells_words, direction_words, influence_words};
use crate::{Arg, Language, text};

/// Describes actions at one table.
pub(super) struct Actions<'a> {
    pub language: Language,
    pub objectives: &'a Objectives,
    pub view: &'a View,
}

/// The result of a push.
struct Pushed {
    /// The number of bodies that move.
    count: usize,
    /// The last of them.
    last: Body,
    /// Where the last one goes; `None` if it leaves the universe.
    to: Option<Cell>,
}

impl Actions<'_> {
    pub fn words(&self, action: Action) -> String {
        match action {
            Action::Keep => self.say("keep", &[("body", self.felt().into())]),
            Action::LetGo => self.let_go(),
            Action::Grasp(body) => {
                let body = a_body(self.language, Some(body));
                self.say("grasp", &[("body", body.into())])
            }
            Action::Place { cell, influence } => self.place(cell, influence),
            Action::Swap { body, with } => {
                let args = [
                    ("body", self.body_on(body).into()),
                    ("cell", cell_words(self.language, body).into()),
                    ("other", self.body_on(with).into()),
                    ("with", cell_words(self.language, with).into()),
                ];
                self.say("swap", &args)
            }
            Action::Push(direction) => self.push(direction),
            Action::Turn(sixths) => self.turn(sixths),
            Action::Attract { body, hole } => {
                let args = [
                    ("body", self.body_on(body).into()),
                    ("cell", cell_words(self.language, body).into()),
                    ("to", to_cell(self.language, hole).into()),
                ];
                self.say("attract", &args)
            }
            Action::Skip => self.say("skip", &[]),
            Action::Validate { objective, cells } => self.validate(objective, cells),
            Action::Leave(cell) => {
                let args = [
                    ("body", self.body_on(cell).into()),
                    ("cell", cell_words(self.language, cell).into()),
                ];
                self.say("leave", &args)
            }
            Action::Done => self.say("done", &[]),
            Action::Reload { body, cell } => {
                let args = [
                    ("body", a_body(self.language, Some(body)).into()),
                    ("at", at_cell(self.language, cell).into()),
                ];
                self.say("reload", &args)
            }
            Action::Take(objective) => self.of_an_objective("take", objective),
            Action::Drop(objective) => self.of_an_objective("drop", objective),
            Action::Stay => self.say("stay", &[]),
        }
    }

    fn let_go(&self) -> String {
        let left = match self.view.table.stage {
            Stage::Feeling { left } => left,
            _ => 0,
        };
        let args = [("body", self.felt().into()), ("left", left.into())];
        self.say("let-go", &args)
    }

    /// Describes a placement, which depends on the influence used (S3.7).
    fn place(&self, cell: Cell, influence: Body) -> String {
        let body = match self.view.table.stage {
            Stage::Placing { body } => Some(body),
            _ => None,
        };
        let mut args = vec![
            ("body", the_body(self.language, body).into()),
            (
                "influence",
                influence_words(self.language, influence).into(),
            ),
        ];
        let collides = influence == Body::Comet;
        if collides {
            args.push(("hit", self.body_on(cell).into()));
            args.push(("cell", cell_words(self.language, cell).into()));
        } else {
            args.push(("at", at_cell(self.language, cell).into()));
        }
        let token = body.is_some_and(|body| body != influence);
        if token {
            args.push(("token", body_words(self.language, influence).into()));
        }
        let key = match (collides, token) {
            (false, false) => "place",
            (false, true) => "place-token",
            (true, false) => "collide",
            (true, true) => "collide-token",
        };
        self.say(key, &args)
    }

    fn push(&self, direction: Direction) -> String {
        let way = (
            "direction",
            direction_words(self.language, direction).into(),
        );
        let Some(pushed) = self.pushed(direction) else {
            return self.say("push", &[way]);
        };
        // A single body is the one that was hit; of several, the last is named along with their
        // number.
        let body = match pushed.count {
            1 => the_body(self.language, Some(pushed.last)),
            _ => a_body(self.language, Some(pushed.last)),
        };
        let mut args = vec![way, ("n", pushed.count.into()), ("body", body.into())];
        match pushed.to {
            Some(to) => {
                args.push(("to", to_cell(self.language, to).into()));
                self.say("push-to", &args)
            }
            None => self.say("push-off", &args),
        }
    }

    /// Follows the line until a gap is filled or a body leaves the universe (S3.4).
    fn pushed(&self, direction: Direction) -> Option<Pushed> {
        let Stage::Pushing { cell, pushed } = self.view.table.stage else {
            return None;
        };
        let (mut at, mut last, mut count) = (cell, pushed, 1);
        loop {
            let to = at.next(direction);
            let Some((next, body)) = to.and_then(|next| Some((next, self.kind_on(next)?))) else {
                return Some(Pushed { count, last, to });
            };
            (at, last, count) = (next, body, count + 1);
        }
    }

    fn turn(&self, sixths: u8) -> String {
        let galaxy = match self.view.table.stage {
            Stage::Influencing { cell, .. } => cell.galaxy(),
            _ => None,
        };
        let degrees = u16::from(sixths) * 60;
        let mut args = vec![("sixths", sixths.into()), ("degrees", degrees.into())];
        match galaxy {
            Some(galaxy) => {
                args.push(("galaxy", galaxy_number(galaxy).into()));
                self.say("turn", &args)
            }
            None => self.say("turn-any", &args),
        }
    }

    fn validate(&self, id: ObjectiveId, cells: CellSet) -> String {
        let objective = self.objective(id);
        let args = [
            ("objective", quoted(self.language, objective).into()),
            ("points", objective.worth(cells.len()).into()),
            ("cells", cells_words(self.language, cells).into()),
        ];
        self.say("validate", &args)
    }

    fn of_an_objective(&self, key: &str, id: ObjectiveId) -> String {
        let name = quoted(self.language, self.objective(id));
        self.say(key, &[("objective", name.into())])
    }

    fn objective(&self, id: ObjectiveId) -> &Objective {
        self.objectives.get(id)
    }

    /// Returns the body felt, as far as it is known.
    fn felt(&self) -> String {
        the_body(self.language, self.view.felt)
    }

    fn body_on(&self, cell: Cell) -> String {
        the_body(self.language, self.kind_on(cell))
    }

    fn kind_on(&self, cell: Cell) -> Option<Body> {
        self.view.table.universe.body(cell)
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.language, &format!("stellium-action-{key}"), args)
    }
}
