//! The texts for the next decision.

use ::stellium::{Body, ByBody, Cell, Galaxy, Stage, View};
use tabletop::Seat;

use super::body::{counted_list, the_body};
use super::cell::galaxy_number;
use crate::stellium::{cell_words, cells_words, influence_words};
use crate::{Arg, Language, player_name, text};

/// Describes the stage of one game.
pub(super) struct Stages<'a> {
    pub language: Language,
    pub names: &'a [String],
    pub view: &'a View,
}

impl Stages<'_> {
    /// Returns a phrase for use after a colon.
    pub fn words(&self) -> String {
        match self.view.table.stage {
            Stage::Feeling { left } => {
                let body = the_body(self.language, self.view.felt);
                self.say("feeling", &[("body", body.into()), ("left", left.into())])
            }
            Stage::Grasping => self.say("grasping", &[]),
            Stage::Placing { body } => self.say("placing", &[self.the(body)]),
            Stage::Influencing {
                influence,
                body,
                cell,
            } => {
                let influence = influence_words(self.language, influence);
                let args = [
                    ("influence", influence.into()),
                    self.the(body),
                    self.cell(cell),
                ];
                self.say("influencing", &args)
            }
            Stage::Pushing { cell, pushed } => {
                self.say("pushing", &[self.the(pushed), self.cell(cell)])
            }
            Stage::Reloading {
                galaxy,
                seat,
                drawn,
                left,
            } => self.reloading(galaxy, seat, &drawn, left),
            Stage::Validating => self.say("validating", &[]),
            Stage::Leaving { used } => {
                let cells = cells_words(self.language, used);
                self.say("leaving", &[("cells", cells.into())])
            }
            Stage::Exchanging => self.say("exchanging", &[]),
            Stage::Taking => self.say("taking", &[]),
            Stage::Over => self.say("over", &[]),
        }
    }

    fn reloading(&self, galaxy: Galaxy, seat: Seat, drawn: &ByBody<u8>, left: u8) -> String {
        let reloader = player_name(self.language, self.names, seat);
        let args = [
            ("reloader", reloader.into()),
            ("galaxy", galaxy_number(galaxy).into()),
            ("drawn", counted_list(self.language, drawn).into()),
            ("left", left.into()),
        ];
        self.say("reloading", &args)
    }

    fn the(&self, body: Body) -> (&'static str, Arg<'static>) {
        ("body", the_body(self.language, Some(body)).into())
    }

    fn cell(&self, cell: Cell) -> (&'static str, Arg<'static>) {
        ("cell", cell_words(self.language, cell).into())
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.language, &format!("stellium-stage-{key}"), args)
    }
}
