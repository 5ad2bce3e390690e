//! The text that describes the table: what is on it and what each player has.

use ::nightsky::{CardSet, Instrument, NightSky, PublicState, Stage, View};
use tabletop::Seat;

use super::card::{big_bang_full, card_item};
use super::names::cell_of;
use crate::constellation::in_cell;
use crate::nightsky::{instrument_name, stage_words};
use crate::{Arg, Language, list_words, player_name, text};

/// Describes the table of one game.
pub(super) struct Tables<'a> {
    pub language: Language,
    pub game: &'a NightSky,
    pub names: &'a [String],
    pub view: &'a View,
}

impl Tables<'_> {
    pub fn words(&self) -> Vec<String> {
        let table = self.table();
        let seats = Seat::of(table.seat_count());
        [self.head(), self.instruments(), self.sun()]
            .into_iter()
            .chain(self.night())
            .chain([self.say("points", &[])])
            .chain(self.some_cards("to-choose", table.to_choose))
            .chain(seats.map(|seat| self.player(seat)))
            .chain(self.some_cards("played", table.played))
            .collect()
    }

    fn table(&self) -> &PublicState {
        &self.view.table
    }

    fn head(&self) -> String {
        let table = self.table();
        let stage = stage_words(self.language, self.game, self.names, self.view);
        let stage = ("stage", stage.into());
        match table.stage {
            Stage::Drafting { round, .. } => {
                let names = table.to_act().iter().map(|seat| self.name(seat));
                let names: Vec<String> = names.collect();
                let args = [
                    ("round", round.into()),
                    ("names", list_words(self.language, &names).into()),
                    stage,
                ];
                self.say("draft", &args)
            }
            Stage::Over => self.say("over", &[("round", table.round.into())]),
            _ => {
                let args = [
                    ("round", table.round.into()),
                    ("name", self.name(table.active).into()),
                    stage,
                ];
                self.say("head", &args)
            }
        }
    }

    fn instruments(&self) -> String {
        let table = self.table();
        let instruments: Vec<String> = Instrument::SHARED
            .into_iter()
            .map(|instrument| {
                let cell = table.place(instrument, table.active);
                let key = if table.is_clouded(instrument) {
                    "instrument-clouded"
                } else {
                    "instrument"
                };
                let args = [
                    (
                        "instrument",
                        instrument_name(self.language, instrument).into(),
                    ),
                    ("in", in_cell(self.language, cell).into()),
                ];
                self.say(key, &args)
            })
            .collect();
        self.say(
            "instruments",
            &[("instruments", instruments.join(", ").into())],
        )
    }

    fn sun(&self) -> String {
        let table = self.table();
        let args = [
            ("in", in_cell(self.language, cell_of(table.sun)).into()),
            ("pile", table.pile.total().into()),
        ];
        self.say("sun", &args)
    }

    /// Describes the die or the Big Bang card of this turn, if there is one.
    fn night(&self) -> Option<String> {
        let table = self.table();
        match (table.drawn, table.die) {
            (Some(card), _) => {
                let card = big_bang_full(self.language, self.game.big_bangs(), card);
                Some(self.say("drawn", &[("card", card.into())]))
            }
            (None, Some(roll)) => Some(self.say("rolled", &[("roll", roll.into())])),
            (None, None) => None,
        }
    }

    /// Lists cards on the table, if there are any.
    fn some_cards(&self, key: &str, cards: CardSet) -> Option<String> {
        let args = [
            ("n", cards.len().into()),
            ("cards", self.cards(cards).into()),
        ];
        (!cards.is_empty()).then(|| self.say(key, &args))
    }

    fn player(&self, seat: Seat) -> String {
        let player = &self.table().players[seat];
        let args = [
            ("name", self.name(seat).into()),
            ("points", player.points.total().into()),
            ("in", in_cell(self.language, player.eye).into()),
            ("cards", self.cards(player.face_up()).into()),
            ("observed", self.cards(player.turned).into()),
        ];
        self.say("player", &args)
    }

    /// Lists cards, or says that there are none.
    fn cards(&self, cards: CardSet) -> String {
        let items: Vec<String> = cards
            .iter()
            .map(|id| card_item(self.language, self.game.cards().get(id)))
            .collect();
        if items.is_empty() {
            return self.say("none", &[]);
        }
        list_words(self.language, &items)
    }

    fn name(&self, seat: Seat) -> String {
        player_name(self.language, self.names, seat)
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.language, &format!("nightsky-table-{key}"), args)
    }
}
