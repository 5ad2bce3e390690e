//! The implementation of [`Pictures`] for Stellium.

use ::stellium::{Cell, Event, Stellium, View};
use maud::{Markup, html};
use tabletop::Seat;
use words::Language;

use super::atlas::Atlas;
use super::board::Board;
use super::objective::key;
use super::{cover, how_to, poster, rule};
use crate::{Assets, Pictures, Scene, SceneContext};

/// The game's part of the style sheet, and its glyphs.
pub(super) const ASSETS: Assets = Assets {
    css: include_str!("../../assets/css/stellium.css"),
    symbols: include_str!("../../assets/symbols/stellium.svg"),
};

impl Pictures for Stellium {
    const ASSETS: Assets = ASSETS;

    type Atlas = Atlas;

    fn atlas(&self) -> Atlas {
        Atlas::new(self)
    }

    fn scene(&self, atlas: &Atlas, context: &SceneContext<'_, Self>) -> Scene {
        let board = Board {
            game: self,
            atlas,
            context,
        };
        Scene {
            class: "stellium-page",
            facts: board.facts(),
            steps: board.steps(),
            decision: board.decision(),
            detail: board.detail(),
            buttons: board.buttons(),
            board: html! {
                div.stellium {
                    div.cosmos data-board { (board.universe_picture()) }
                    (board.offer())
                }
            },
            own: context.seat.map(|seat| board.own(seat)),
            rivals: context.others().map(|seat| board.rival(seat)).collect(),
        }
    }

    fn poster(&self, atlas: &Atlas, context: &SceneContext<'_, Self>) -> Markup {
        poster::poster(&Board {
            game: self,
            atlas,
            context,
        })
    }

    fn cards_drawn(&self, atlas: &Atlas, language: Language) -> Vec<(String, Markup)> {
        poster::cards(self, atlas, language)
    }

    fn cover(&self, _: &Atlas) -> Markup {
        cover::cover()
    }

    fn rule_picture(&self, _: &Atlas, language: Language, rule: &str) -> Option<Markup> {
        rule::picture(self, language, rule)
    }

    fn how_to_picture(&self, _: &Atlas, language: Language, name: &str) -> Option<Markup> {
        how_to::picture(self, language, name)
    }

    /// With hidden objectives, going on at once would tell the others that none of them fits.
    fn asks_anyway(&self, view: &View) -> bool {
        !view.table.settings.memory
    }

    fn place(&self, event: &Event) -> Option<String> {
        let cell = |cell: Cell| Some(format!("cell-{cell}"));
        match *event {
            Event::BodyPlaced { cell: at, .. }
            | Event::BodyReloaded { cell: at, .. }
            | Event::BodyPushed { from: at, .. }
            | Event::BodyAttracted { hole: at, .. }
            | Event::BodiesSwapped { body: at, .. }
            | Event::BodiesReturned { stays: at, .. } => cell(at),
            Event::GalaxyTurned { galaxy, .. }
            | Event::GalaxyEmptied { galaxy, .. }
            | Event::GalaxyReloaded { galaxy } => Some(format!("galaxy-{galaxy}")),
            Event::ObjectiveValidated { cells, .. } => cells.first().and_then(cell),
            Event::ObjectiveTaken { objective, .. } | Event::ObjectiveRevealed { objective } => {
                let objective = self.objectives().get(objective);
                Some(format!("objective-{}", key(objective)))
            }
            Event::ReserveEmpty { .. } => Some("reserve".to_owned()),
            Event::BodyFelt { .. }
            | Event::BodyLetGo { .. }
            | Event::BodyKept { .. }
            | Event::BagEmpty { .. }
            | Event::BagStayedEmpty => Some("bag".to_owned()),
            Event::TurnBegan { .. }
            | Event::TokenSpent { .. }
            | Event::NoInfluence { .. }
            | Event::LimitReached { .. }
            | Event::ObjectiveDropped { .. }
            | Event::HandKept { .. }
            | Event::RoundsOver
            | Event::GameOver => None,
        }
    }

    fn holds_stage(&self, event: &Event, _: &[Event]) -> bool {
        matches!(
            event,
            Event::ObjectiveValidated { .. } | Event::LimitReached { .. } | Event::RoundsOver
        )
    }

    fn whose(&self, event: &Event, acting: Option<Seat>) -> Option<Seat> {
        match *event {
            Event::TurnBegan { seat, .. }
            | Event::BagEmpty { seat }
            | Event::BodyFelt { seat, .. }
            | Event::BodyLetGo { seat, .. }
            | Event::BodyKept { seat, .. }
            | Event::TokenSpent { seat, .. }
            | Event::BodyPlaced { seat, .. }
            | Event::NoInfluence { seat }
            | Event::ObjectiveValidated { seat, .. }
            | Event::LimitReached { seat, .. }
            | Event::BodyReloaded { seat, .. }
            | Event::ObjectiveTaken { seat, .. }
            | Event::ObjectiveDropped { seat, .. }
            | Event::HandKept { seat } => Some(seat),
            Event::BodiesSwapped { .. }
            | Event::BodyPushed { .. }
            | Event::GalaxyTurned { .. }
            | Event::BodyAttracted { .. }
            | Event::BodiesReturned { .. } => acting,
            Event::GalaxyEmptied { .. }
            | Event::GalaxyReloaded { .. }
            | Event::ObjectiveRevealed { .. }
            | Event::ReserveEmpty { .. }
            | Event::BagStayedEmpty
            | Event::RoundsOver
            | Event::GameOver => None,
        }
    }

    fn turn_begun(&self, event: &Event) -> Option<(Seat, u16)> {
        match *event {
            Event::TurnBegan { seat, round } => Some((seat, round)),
            _ => None,
        }
    }

    fn round(&self, view: &View) -> Option<u16> {
        Some(view.table.round).filter(|&round| round > 0)
    }
}
