//! The texts for actions.

use ::nightsky::{Action, CardId, Instrument, NightSky, PublicState, Stage, View};
use sky::Constellation;
use tabletop::{Observer, Seat};

use super::card::card_words;
use super::names::the_instrument;
use crate::constellation::{constellation_name, in_cell, to_cell};
use crate::{Arg, Language, text};

/// Describes actions at one table.
pub(super) struct Actions<'a> {
    pub language: Language,
    pub game: &'a NightSky,
    pub view: &'a View,
}

impl Actions<'_> {
    pub fn words(&self, action: Action) -> String {
        match action {
            Action::Pick(card) => self.say("pick", &[self.card(card)]),
            Action::Roll => self.say("roll", &[]),
            Action::Draw => self.say("draw", &[]),
            Action::DrawNone => self.say("draw-none", &[]),
            Action::Cloud(instrument) => self.say("cloud", &[self.the(instrument)]),
            Action::Swap { one, other } => {
                let second = the_instrument(self.language, other);
                let args = [
                    self.the(one),
                    ("place", self.place_name(one).into()),
                    ("other", second.into()),
                    ("other-place", self.place_name(other).into()),
                ];
                self.say("swap", &args)
            }
            Action::Choose(instrument) => {
                let args = [
                    self.the(instrument),
                    self.at(self.place(instrument)),
                    ("borders", self.game.steps(self.table(), instrument).into()),
                ];
                self.say("choose", &args)
            }
            Action::Move(cell) => self.move_to(cell),
            Action::Stay => match self.table().stage {
                Stage::Moving { instrument } => {
                    self.say("stay", &[self.at(self.place(instrument))])
                }
                _ => self.say("stay-anywhere", &[]),
            },
            Action::Play(card) => self.play(card),
            Action::Done => self.done(),
        }
    }

    fn move_to(&self, cell: Constellation) -> String {
        let to = ("to", to_cell(self.language, cell).into());
        let Stage::Moving { instrument } = self.table().stage else {
            return self.say("move-any", &[to]);
        };
        let from = self.place(instrument);
        let borders = self.game.board().distance(from, cell);
        let args = [self.the(instrument), to, ("borders", borders.into())];
        self.say("move", &args)
    }

    fn play(&self, card: CardId) -> String {
        let (Stage::Observing { instrument } | Stage::Joining { instrument, .. }) =
            self.table().stage
        else {
            return self.say("play-any", &[self.card(card)]);
        };
        let points = self.game.worth(self.table(), card, instrument, self.seat());
        self.say("play", &[self.card(card), ("points", points.into())])
    }

    /// Describes playing no cards, or no more cards.
    fn done(&self) -> String {
        let table = self.table();
        let played = table.played.and(table.players[self.seat()].cards);
        let key = match table.stage {
            _ if !played.is_empty() => "no-more",
            Stage::Joining { .. } => "not-join",
            _ => "nothing",
        };
        self.say(key, &[])
    }

    fn table(&self) -> &PublicState {
        &self.view.table
    }

    /// Returns the seat that would act.
    fn seat(&self) -> Seat {
        match self.view.observer {
            Observer::Seat(seat) => seat,
            Observer::Spectator | Observer::Afterwards => self.table().active,
        }
    }

    fn place(&self, instrument: Instrument) -> Constellation {
        self.table().place(instrument, self.table().active)
    }

    fn place_name(&self, instrument: Instrument) -> String {
        constellation_name(self.language, self.place(instrument))
    }

    fn card(&self, id: CardId) -> (&'static str, Arg<'static>) {
        let card = card_words(self.language, self.game.cards().get(id));
        ("card", card.into())
    }

    fn the(&self, instrument: Instrument) -> (&'static str, Arg<'static>) {
        let instrument = the_instrument(self.language, instrument);
        ("instrument", instrument.into())
    }

    fn at(&self, cell: Constellation) -> (&'static str, Arg<'static>) {
        ("in", in_cell(self.language, cell).into())
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.language, &format!("nightsky-action-{key}"), args)
    }
}
