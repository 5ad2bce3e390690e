//! Night Sky in the registry: its card file, and its cards as a table and as data.

use ::nightsky::{BigBang, BigBangs, Card, Cards, Event, NightSky, State, Zone};
use serde_json::{Value, json};
use sky::Constellation;
use tabletop::{FileErrors, Game, Seat};
use words::{Language, text};

use crate::data_files::{BuiltIn, DataFiles};
use crate::measures::Measures;
use crate::{CardFacet, GameError, Member, TextTable};

impl Member for NightSky {
    const ID: &'static str = "nightsky";

    const FILES: &'static [BuiltIn] = &[
        ("cards.toml", NightSky::card_file),
        ("big_bang.toml", NightSky::big_bang_file),
    ];

    const LESSONS: &'static [&'static str] = ::nightsky::LESSONS;

    fn from_files(files: &DataFiles) -> Result<Self, GameError> {
        let cards = files.read("cards.toml", Cards::parse, GameError::data_file)?;
        let big_bangs = files.read("big_bang.toml", BigBangs::parse, GameError::data_file)?;
        Ok(NightSky::with_data(cards, big_bangs))
    }

    fn check_cards(name: &str, text: &str) -> Result<usize, GameError> {
        let cards = Cards::parse(text);
        let cards = cards.map_err(|errors: FileErrors| GameError::data_file(name, &errors))?;
        Ok(cards.all().len())
    }

    fn card_list(&self, language: Language) -> TextTable {
        let headings = ["card", "constellation", "kind", "magnitude", "points"];
        let rows = self.cards().all().iter().map(|card| {
            let points: Vec<String> = card.points.iter().map(u8::to_string).collect();
            vec![
                words::nightsky::card_name(language, card),
                words::nightsky::place_name(language, card),
                words::nightsky::kind_name(language, card.kind),
                words::decimal(language, card.magnitude, 1),
                points.join(" "),
            ]
        });
        TextTable {
            headings: headings
                .map(|key| text(language, &format!("cli-col-{key}"), &[]))
                .to_vec(),
            rows: rows.collect(),
        }
    }

    fn card_facets(&self, language: Language) -> Vec<CardFacet> {
        let constellation = |card: &Card| {
            let key = card.constellation.map_or("solar", Constellation::abbr);
            (key.to_owned(), words::nightsky::place_name(language, card))
        };
        let kind = |card: &Card| {
            let name = words::nightsky::kind_name(language, card.kind);
            (card.kind.key().to_owned(), name)
        };
        let all = self.cards().all();
        vec![
            CardFacet::new("constellation", all, constellation),
            CardFacet::new("kind", all, kind),
        ]
    }

    fn card_data(&self) -> Value {
        let cards = self.cards().all().iter().zip(1..).map(|(card, number)| {
            let mut entry = json!(card);
            entry["number"] = json!(number);
            entry["zone"] = json!(card.constellation.map(Zone::of));
            entry
        });
        let big_bangs = BigBang::ALL.map(|kind| {
            json!({
                "kind": kind,
                "copies": self.big_bangs().pile().count(kind),
                "amount": self.big_bangs().amount(kind),
            })
        });
        let cells = Constellation::all().map(|cell| {
            json!({
                "cell": cell,
                "area": cell.area(),
                "sign": cell.sign(),
                "zone": Zone::of(cell),
                "borders": cell.neighbours(),
            })
        });
        json!({
            "game": self.facts().id,
            "data": self.data_hash(),
            "cards": cards.collect::<Vec<_>>(),
            "big_bangs": big_bangs,
            "cells": cells.collect::<Vec<_>>(),
        })
    }
}

impl Measures for NightSky {
    const COUNTERS: &'static [&'static str] = &[
        "eye-cards",
        "binoculars-cards",
        "refractor-cards",
        "telescope-cards",
        "declined",
        "big-bangs",
        "sun-visits",
        "sun-moves",
        "doubled",
    ];

    fn counter(&self, event: &Event) -> Option<usize> {
        match event {
            Event::CardScored { instrument, .. } => Some(*instrument as usize),
            Event::NothingObserved { .. } => Some(4),
            Event::BigBangDrawn { .. } => Some(5),
            Event::SunVisited { .. } => Some(6),
            Event::SunMoved { .. } => Some(7),
            Event::Doubled { .. } => Some(8),
            _ => None,
        }
    }

    fn rounds(state: &State) -> u64 {
        state.table.round.into()
    }

    fn first_seat(state: &State) -> Seat {
        state.table.first.unwrap_or(Seat::new(0))
    }
}
