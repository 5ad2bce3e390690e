//! Astra in the registry: its card file option, its cards as a table and as data.

use std::sync::Arc;

use std::collections::BTreeMap;

use ::astra::{Astra, CardSet, Event, FileError, FileErrors, PtolemyEvent, State, TableData};
use serde_json::{Value, json};
use tabletop::{Game, Options, Seat};
use words::{Language, text};

use crate::data_files::{BuiltIn, DataFiles};
use crate::kind::{Rules, read};
use crate::measures::Measures;
use crate::ready::{Ready, ReadyGame};
use crate::{GameError, TextTable};

/// The data files that come with it.
pub(crate) const FILES: &[BuiltIn] = &[
    ("cards.toml", Astra::card_file),
    ("table.toml", Astra::table_file),
];

/// Astra with options, data files and a version of its rules.
pub(crate) fn make(
    options: Options,
    files: DataFiles,
    rules: Rules,
) -> Result<Box<dyn ReadyGame>, GameError> {
    let cards = files.read("cards.toml", CardSet::parse, refused)?;
    let table = files.read("table.toml", TableData::parse, refused)?;
    Ok(Box::new(Ready {
        game: Arc::new(rules.choose(Astra::with_data(cards, table))?),
        atlas: Arc::default(),
        options,
        files,
        list,
        data,
    }))
}

/// Checks a card file and counts its cards.
pub(crate) fn check_cards(file: &str) -> Result<usize, GameError> {
    let cards = CardSet::parse(&read(file)?).map_err(|errors| refused(file, &errors))?;
    Ok(cards.cards().len())
}

fn refused(file: &str, errors: &FileErrors) -> GameError {
    let words = |error: &FileError| {
        Language::ALL.map(|language| words::astra::file_error_words(language, error))
    };
    GameError::Cards {
        file: file.to_owned(),
        errors: errors.0.iter().map(words).collect(),
    }
}

fn list(game: &Astra, language: Language) -> TextTable {
    let heading = |key: &str| text(language, key, &[]);
    let headings = ["card", "element", "stars", "fame", "boons", "ability"];
    let rows = game.cards().cards().iter().map(|card| {
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

fn data(game: &Astra) -> Value {
    let table = game.data();
    let boards: Vec<Value> = (game.facts().least_seats..=game.facts().most_seats)
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
        "game": game.facts().id,
        "data": game.data_hash(),
        "cards": game.cards().cards(),
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
