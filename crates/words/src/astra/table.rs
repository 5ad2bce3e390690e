//! The table in words: what lies there and what everybody has.

use ::astra::{Astra, CardId, CardIds, Pen, PlaceId, Table};
use tabletop::Seat;

use super::card::card_name;
use crate::astra::element_words;
use crate::{Arg, Language, list_words, player_name, text};

/// Puts the table of one game into words.
pub(super) struct Tables<'a> {
    pub language: Language,
    pub game: &'a Astra,
    pub names: &'a [String],
    pub table: &'a Table,
}

impl Tables<'_> {
    pub fn words(&self) -> Vec<String> {
        let places = self.table.places().map(|place| self.place(place));
        let seats = Seat::of(self.table.seat_count()).map(|seat| self.journal(seat));
        std::iter::once(self.head())
            .chain(places)
            .chain(seats)
            .collect()
    }

    fn head(&self) -> String {
        let above = self
            .game
            .data()
            .board(self.table.seat_count())
            .above_game_end;
        let left = above.saturating_sub(usize::from(self.table.drawn));
        let args = [
            ("round", self.table.round.into()),
            ("name", self.name(self.table.active).into()),
            (
                "sphere",
                element_words(self.language, self.table.sphere).into(),
            ),
            ("left", left.into()),
        ];
        self.say("head", &args)
    }

    fn place(&self, id: PlaceId) -> String {
        let place = self.table.place(id);
        let number = ("place", id.number().into());
        let Some(card) = place.card else {
            return self.say("empty-place", &[number]);
        };
        let facts = self.game.cards().card(card);
        let marks: Vec<String> = Pen::all(self.table.seat_count())
            .filter(|&pen| !place.marks[pen].is_empty())
            .map(|pen| {
                let stars: Vec<String> = place.marks[pen]
                    .iter()
                    .map(|star| star.number().to_string())
                    .collect();
                let who = pen
                    .seat()
                    .map_or_else(|| self.say("dreamer", &[]), |s| self.name(s));
                format!("{who} ({})", stars.join(", "))
            })
            .collect();
        let args = [
            number,
            ("card", self.card(card).into()),
            (
                "element",
                element_words(self.language, facts.element).into(),
            ),
            ("marked", place.marked.len().into()),
            ("stars", facts.stars.len().into()),
            ("marks", marks.join(", ").into()),
        ];
        self.say(
            if marks.is_empty() {
                "fresh-place"
            } else {
                "place"
            },
            &args,
        )
    }

    fn journal(&self, seat: Seat) -> String {
        let journal = &self.table.journals[seat];
        let limit = self.game.data().journal.card_limit(journal.wisdom);
        let args = [
            ("name", self.name(seat).into()),
            ("fame", journal.fame.into()),
            ("stardust", journal.stardust.into()),
            ("pouch", journal.pouch.into()),
            ("telescopes", journal.telescopes.into()),
            ("limit", limit.into()),
            ("active", self.cards(journal.active()).into()),
            ("exhausted", self.cards(journal.exhausted).into()),
        ];
        self.say("journal", &args)
    }

    fn cards(&self, cards: CardIds) -> String {
        if cards.is_empty() {
            return self.say("no-cards", &[]);
        }
        let names: Vec<String> = cards.iter().map(|card| self.card(card)).collect();
        list_words(self.language, &names)
    }

    fn card(&self, card: CardId) -> String {
        card_name(self.language, self.game.cards().card(card))
    }

    fn name(&self, seat: Seat) -> String {
        player_name(self.language, self.names, seat)
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.language, &format!("astra-table-{key}"), args)
    }
}
