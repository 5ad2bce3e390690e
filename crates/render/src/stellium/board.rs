//! What all of a scene's drawing looks at.

use ::stellium::{
    Action, Body, Cell, Objective, ObjectiveId, ObjectiveIds, PublicState, Stage, Stellium,
    Universe,
};
use maud::Markup;
use tabletop::Seat;
use words::{Arg, text};

use super::atlas::{Atlas, Names};
use crate::{Choice, SceneContext, emphasis};

/// One look at one game.
#[derive(Clone, Copy)]
pub struct Board<'a> {
    pub game: &'a Stellium,
    pub atlas: &'a Atlas,
    pub context: &'a SceneContext<'a, Stellium>,
}

impl<'a> Board<'a> {
    pub fn table(&self) -> &'a PublicState {
        &self.context.view.table
    }

    pub fn universe(&self) -> &'a Universe {
        &self.table().universe
    }

    pub fn stage(&self) -> Stage {
        self.table().stage
    }

    /// Whether the observer is to choose now.
    pub fn chooses(&self) -> bool {
        !self.context.choices.is_empty()
    }

    /// Who is to choose now: whose turn it is, or who reloads.
    pub fn chooser(&self) -> Option<Seat> {
        self.table().to_act().first()
    }

    /// The hand of the observer's own seat.
    pub fn own_hand(&self) -> ObjectiveIds {
        let hand = |seat| self.context.view.hands[seat];
        self.context.seat.and_then(hand).unwrap_or_default()
    }

    pub fn objective(&self, id: ObjectiveId) -> &'a Objective {
        self.game.objectives().get(id)
    }

    pub fn names(&self) -> &'a Names {
        self.atlas.names(self.context.language)
    }

    pub fn choice(&self, action: Action) -> Option<&'a Choice<Stellium>> {
        let choices: &'a [Choice<Stellium>] = self.context.choices;
        choices.iter().find(|choice| choice.action == action)
    }

    /// The choices an action of which this makes something.
    pub fn choices<T>(&self, pick: impl Fn(Action) -> Option<T>) -> Vec<(T, &'a Choice<Stellium>)> {
        let choices: &'a [Choice<Stellium>] = self.context.choices;
        choices
            .iter()
            .filter_map(|choice| Some((pick(choice.action)?, choice)))
            .collect()
    }

    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(
            self.context.language,
            &format!("stellium-board-{key}"),
            args,
        )
    }

    /// A sentence with what stands out in it: lit only while the observer is to choose.
    pub fn say_marked(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Markup {
        emphasis::shown(&self.say(key, args), self.chooses())
    }

    /// A form of a body's name: `the`, `a`, `many`.
    pub fn form(&self, body: Body, form: &str) -> String {
        let key = format!("stellium-body-{}.{form}", body.key());
        text(self.context.language, &key, &[])
    }

    /// What a body feels like.
    pub fn touch(&self, body: Body) -> &'a str {
        &self.names().touch[body]
    }

    /// An objective's name.
    pub fn objective_name(&self, id: ObjectiveId) -> &'a str {
        &self.names().objective_names[id.index()]
    }

    /// What lies on a cell, in words.
    pub fn cell_label(&self, cell: Cell) -> String {
        let (names, universe) = (self.names(), self.universe());
        let lies = match universe.body(cell) {
            Some(body) => names.bodies[body].as_str(),
            None => names.empty.as_str(),
        };
        let on = |&colour: &Body| universe.symbols[colour].contains(cell);
        let cell = &names.cells[cell.index()];
        match Body::ALL.into_iter().find(on) {
            Some(colour) => format!("{cell}, {lies}, {}", names.symbols[colour]),
            None => format!("{cell}, {lies}"),
        }
    }
}
