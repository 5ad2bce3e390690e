//! Astra in the registry: its card file, and its cards as a table and as data.

use std::collections::BTreeMap;

use ::astra::{Astra, Card, CardSet, Event, FileError, FileErrors, PtolemyEvent, State, TableData};
use serde_json::{Value, json};
use tabletop::{Game, Seat};
use words::{ByLanguage, Language, text};

use crate::data_files::{BuiltIn, DataFiles};
use crate::measures::Measures;
use crate::{CardFacet, GameError, Member, TextTable};

impl Member for Astra {
    const ID: &'static str = "astra";

    const FILES: &'static [BuiltIn] = &[
        ("cards.toml", Astra::card_file),
        ("table.toml", Astra::table_file),
    ];

    const LESSONS: &'static [&'static str] = ::astra::LESSONS;

    fn from_files(files: &DataFiles) -> Result<Self, GameError> {
        let cards = files.read("cards.toml", CardSet::parse, refused)?;
        let table = files.read("table.toml", TableData::parse, refused)?;
        Ok(Astra::with_data(cards, table))
    }

    fn check_cards(name: &str, text: &str) -> Result<usize, GameError> {
        let cards = CardSet::parse(text).map_err(|errors| refused(name, &errors))?;
        Ok(cards.cards().len())
    }

    fn card_list(&self, language: Language) -> TextTable {
        let heading = |key: &str| text(language, key, &[]);
        let headings = ["card", "element", "stars", "fame", "boons", "ability"];
        let rows = self.cards().cards().iter().map(|card| {
            let boons: Vec<String> = card
                .boons
                .iter()
                .map(|&boon| words::astra::boon_words(language, boon))
                .collect();
            vec![
                words::astra::card_name(language, card),
                words::astra::element_words(language, card.element),
                card.stars.len().to_string(),
                card.fame.to_string(),
                boons.join(", "),
                words::astra::ability_words(language, card.ability),
            ]
        });
        TextTable {
            headings: headings
                .iter()
                .map(|key| heading(&format!("cli-col-{key}")))
                .collect(),
            rows: rows.collect(),
        }
    }

    fn card_facets(&self, language: Language) -> Vec<CardFacet> {
        let element = |card: &Card| {
            let name = words::astra::element_words(language, card.element);
            (card.element.key().to_owned(), name)
        };
        vec![CardFacet::new("element", self.cards().cards(), element)]
    }

    fn card_data(&self) -> Value {
        let table = self.data();
        let boards: Vec<Value> = (self.facts().least_seats..=self.facts().most_seats)
            .map(|seats| {
                let board = table.board(seats);
                json!({
                    "players": seats,
                    "spheres": board.spheres,
                    "discard_after": board.discard_after,
                    "under_game_end": board.under_game_end,
                    "above_game_end": board.above_game_end,
                    "dream": board.dream.map(|numbers| {
                        ::astra::Element::ALL
                            .into_iter()
                            .map(|element| (element.key(), numbers[element]))
                            .collect::<BTreeMap<_, _>>()
                    }),
                })
            })
            .collect();
        json!({
            "game": self.facts().id,
            "data": self.data_hash(),
            "cards": self.cards().cards(),
            "final_scoring": table.finals,
            "journal": {
                "stardust": table.journal.stardust,
                "pouch": [table.journal.pouch_start, table.journal.pouch_end],
                "card_limit": table.journal.card_limit,
                "wisdom_sections": table.journal.wisdom_sections,
            },
            "boards": boards,
        })
    }
}

fn refused(file: &str, errors: &FileErrors) -> GameError {
    let words = |error: &FileError| {
        ByLanguage::new(|language| words::astra::file_error_words(language, error))
    };
    GameError::Cards {
        file: file.to_owned(),
        errors: errors.0.iter().map(words).collect(),
    }
}

impl Measures for Astra {
    const COUNTERS: &'static [&'static str] = &[
        "discoveries",
        "dreamt-discoveries",
        "boons",
        "abilities",
        "ptolemys-discoveries",
        "empty-piles",
    ];

    fn counter(&self, event: &Event) -> Option<usize> {
        match event {
            Event::CardDiscovered { seat: Some(_), .. } => Some(0),
            Event::CardDiscovered { seat: None, .. } => Some(1),
            Event::BoonPicked { .. } => Some(2),
            Event::AbilityUsed { .. } => Some(3),
            Event::Ptolemy(PtolemyEvent::Discovered { .. }) => Some(4),
            Event::Ptolemy(PtolemyEvent::PileRanOut) => Some(5),
            _ => None,
        }
    }

    fn rounds(state: &State) -> u64 {
        state.table.round.into()
    }

    fn first_seat(state: &State) -> Seat {
        state.table.first
    }
}
