//! The texts for the next decision.

use ::nightsky::{CardSet, Draft, Instrument, NightSky, PublicState, Stage, View};
use tabletop::SeatSet;

use super::names::{the_instrument, with_instrument};
use crate::constellation::{in_cell, of_cell};
use crate::{Arg, Language, list_words, player_name, text};

/// Describes the next decision in one sentence. `names` are the players' names in seat order.
#[must_use]
pub fn stage_words(language: Language, game: &NightSky, names: &[String], view: &View) -> String {
    let table = &view.table;
    Stages {
        language,
        game,
        names,
        table,
    }
    .words()
}

/// Describes the stage of one game.
struct Stages<'a> {
    language: Language,
    game: &'a NightSky,
    names: &'a [String],
    table: &'a PublicState,
}

impl Stages<'_> {
    fn words(&self) -> String {
        match self.table.stage {
            Stage::Drafting { .. } => {
                let key = match self.table.settings.draft {
                    Draft::Rush => "drafting-rush",
                    Draft::Turns => "drafting-turns",
                };
                self.say(key, &[("n", self.table.to_choose.len().into())])
            }
            Stage::Beginning if self.table.settings.die => self.say("rolling", &[]),
            Stage::Beginning => self.say("drawing", &[]),
            Stage::Clouding => self.say("clouding", &[]),
            Stage::Swapping => self.say("swapping", &[]),
            Stage::Choosing => self.choosing(),
            Stage::Moving { instrument } => self.moving(instrument),
            Stage::Observing { instrument } => self.observing(instrument),
            Stage::Joining {
                instrument,
                waiting,
            } => self.joining(instrument, waiting),
            Stage::Over => self.say("over", &[]),
        }
    }

    fn choosing(&self) -> String {
        let clouded: Vec<String> = Instrument::ALL
            .into_iter()
            .filter(|&instrument| self.table.is_clouded(instrument))
            .map(|instrument| the_instrument(self.language, instrument))
            .collect();
        if clouded.is_empty() {
            return self.say("choosing", &[]);
        }
        let clouded = list_words(self.language, &clouded);
        self.say("choosing-clouds", &[("instruments", clouded.into())])
    }

    fn moving(&self, instrument: Instrument) -> String {
        let cell = self.table.place(instrument, self.table.active);
        let the = the_instrument(self.language, instrument);
        let args = [
            ("instrument", the.into()),
            ("borders", self.game.steps(self.table, instrument).into()),
            ("in", in_cell(self.language, cell).into()),
        ];
        self.say("moving", &args)
    }

    fn observing(&self, instrument: Instrument) -> String {
        if self.table.played != CardSet::EMPTY {
            return self.say("observing-more", &[]);
        }
        let cell = self.table.place(instrument, self.table.active);
        let args = [
            ("of", of_cell(self.language, cell).into()),
            ("with", with_instrument(self.language, instrument).into()),
        ];
        // N3.5: in the Sun's constellation, cards of the solar system can be played too.
        let sun = self.game.board().cell_of(self.table.sun) == cell;
        let key = if sun { "observing-sun" } else { "observing" };
        self.say(key, &args)
    }

    fn joining(&self, instrument: Instrument, waiting: SeatSet) -> String {
        let name = |seat| player_name(self.language, self.names, seat);
        let waiting: Vec<String> = waiting.iter().map(name).collect();
        let cell = self.table.place(instrument, self.table.active);
        let args = [
            ("name", name(self.table.active).into()),
            ("in", in_cell(self.language, cell).into()),
            ("with", with_instrument(self.language, instrument).into()),
            ("others", list_words(self.language, &waiting).into()),
        ];
        self.say("joining", &args)
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.language, &format!("nightsky-stage-{key}"), args)
    }
}
