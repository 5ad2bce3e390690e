//! Stellium in the registry: its file of objectives, and its objectives as a table and as data.

use ::stellium::{Discs, Event, Kind, Objective, Objectives, State, Stellium};
use serde_json::{Value, json};
use tabletop::{Game, Seat};
use words::{Language, text};

use crate::data_files::{BuiltIn, DataFiles};
use crate::measures::Measures;
use crate::{CardFacet, GameError, Member, TextTable};

impl Member for Stellium {
    const ID: &'static str = "stellium";

    const FILES: &'static [BuiltIn] = &[
        ("objectives.toml", Stellium::objective_file),
        ("discs.toml", Stellium::disc_file),
    ];

    const LESSONS: &'static [&'static str] = ::stellium::LESSONS;

    fn from_files(files: &DataFiles) -> Result<Self, GameError> {
        let objectives = files.read("objectives.toml", Objectives::parse, GameError::data_file)?;
        let discs = files.read("discs.toml", Discs::parse, GameError::data_file)?;
        Ok(Stellium::with_data(discs, objectives))
    }

    fn check_cards(name: &str, text: &str) -> Result<usize, GameError> {
        let objectives =
            Objectives::parse(text).map_err(|errors| GameError::data_file(name, &errors))?;
        Ok(objectives.all().len())
    }

    fn card_list(&self, language: Language) -> TextTable {
        let headings = ["objective", "points", "picture"];
        let rows = self.objectives().all().iter().map(|objective| {
            let points: Vec<String> = objective.points.iter().map(u8::to_string).collect();
            vec![
                words::stellium::objective_name(language, objective),
                points.join(" "),
                words::stellium::objective_words(language, objective),
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
        let kind = |one: &Objective| {
            let name = words::stellium::kind_words(language, one.kind);
            (one.kind.key().to_owned(), name)
        };
        let body = |one: &Objective| {
            let name = words::stellium::body_words(language, one.colour);
            (one.colour.key().to_owned(), name)
        };
        let all = self.objectives().all();
        vec![
            CardFacet::new("kind", all, kind),
            CardFacet::new("body", all, body),
        ]
    }

    fn card_data(&self) -> Value {
        let discs = self.discs().all().iter().map(|disc| {
            let [planet, comet, star, supernova] = *disc.symbols.values();
            json!({
                "id": disc.id,
                "planet": planet,
                "comet": comet,
                "star": star,
                "supernova": supernova,
            })
        });
        json!({
            "game": self.facts().id,
            "data": self.data_hash(),
            "objectives": self.objectives(),
            "discs": discs.collect::<Vec<_>>(),
        })
    }
}

/// The first counter of the kinds of objective.
const KINDS: usize = 7;

impl Measures for Stellium {
    const COUNTERS: &'static [&'static str] = &[
        "objectives",
        "tokens",
        "reloads",
        "let-go",
        "pushed-off",
        "empty-bag-ends",
        "round-limit-ends",
        "line",
        "arc",
        "rectangle",
        "diamond",
        "triangle",
        "tripod",
        "s",
        "bridge",
        "centres",
        "symbols",
    ];

    fn counter(&self, event: &Event) -> Option<usize> {
        match event {
            Event::ObjectiveValidated { objective, .. } => {
                let kind: Kind = self.objectives().get(*objective).kind;
                Some(KINDS + kind as usize)
            }
            Event::ObjectiveTaken { .. } => Some(0),
            Event::TokenSpent { .. } => Some(1),
            Event::GalaxyEmptied { .. } => Some(2),
            Event::BodyLetGo { .. } => Some(3),
            Event::BodyPushed { to: None, .. } => Some(4),
            Event::BagStayedEmpty => Some(5),
            Event::RoundsOver => Some(6),
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
