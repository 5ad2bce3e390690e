//! The context of all drawing of a scene.

use ::stellium::{
    Action, Body, Cell, CellSet, Galaxy, Objective, ObjectiveId, ObjectiveIds, PublicState, Stage,
    Stellium, Universe,
};
use maud::Markup;
use tabletop::Seat;
use words::{Arg, list_words, text};

use super::atlas::{Atlas, Names};
use crate::{Choice, SceneContext, emphasis};

/// One scene context of one game.
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

    /// Returns whether the observer is to choose now.
    pub fn chooses(&self) -> bool {
        !self.context.choices.is_empty()
    }

    /// Returns the seat that is to choose now: the active player's, or that of the player who
    /// reloads.
    pub fn chooser(&self) -> Option<Seat> {
        self.table().to_act().first()
    }

    /// Returns the hand of the observer's own seat.
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

    /// Returns the choices for whose action `pick` returns a value, with that value.
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

    /// Returns a sentence with its emphasised words, which are lit only while the observer is to
    /// choose.
    pub fn say_marked(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Markup {
        emphasis::shown(&self.say(key, args), self.chooses())
    }

    /// Returns a form of a body's name: `the`, `a`, `many`.
    pub fn form(&self, body: Body, form: &str) -> String {
        let key = format!("stellium-body-{}.{form}", body.key());
        text(self.context.language, &key, &[])
    }

    /// Returns a description of how a body feels.
    pub fn touch(&self, body: Body) -> &'a str {
        &self.names().touch[body]
    }

    /// Returns an objective's name.
    pub fn objective_name(&self, id: ObjectiveId) -> &'a str {
        &self.names().objective_names[id.index()]
    }

    /// Describes what lies on a cell.
    pub fn cell_label(&self, cell: Cell) -> String {
        let (names, universe) = (self.names(), self.universe());
        let lies = self.contents(cell);
        let on = |&colour: &Body| universe.symbols[colour].contains(cell);
        let cell = &names.cells[cell.index()];
        match Body::ALL.into_iter().find(on) {
            Some(colour) => format!("{cell}, {lies}, {}", names.symbols[colour]),
            None => format!("{cell}, {lies}"),
        }
    }
    /// Describes the cells that a cell touches outside its galaxy, which a player who does not see
    /// the drawing cannot tell from its name.
    pub fn cell_description(&self, cell: Cell) -> String {
        let own = cell.galaxy().map_or(CellSet::EMPTY, Galaxy::cells);
        let beside = |cell: Cell| {
            format!(
                "{} ({})",
                self.names().cells[cell.index()],
                self.contents(cell)
            )
        };
        let list: Vec<String> = cell.adjacent().without(own).iter().map(beside).collect();
        if list.is_empty() {
            return String::new();
        }
        let list = list_words(self.context.language, &list);
        self.say("touches", &[("list", list.into())])
    }

    fn contents(&self, cell: Cell) -> &'a str {
        let names = self.names();
        match self.universe().body(cell) {
            Some(body) => &names.bodies[body],
            None => &names.empty,
        }
    }
}
