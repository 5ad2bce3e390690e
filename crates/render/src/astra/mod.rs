//! The pictures of Astra.

mod aim;
mod astrolabe;
mod atlas;
mod backdrop;
mod board;
mod cards;
mod decision;
mod discovery;
mod event_place;
mod explained;
mod explained_board;
mod explained_ptolemy;
mod explained_shared;
mod figure;
mod ground;
mod how_to;
mod journal;
mod labels;
mod names;
mod owned;
mod pen;
mod pending;
mod plate;
mod poster;
mod ptolemy;
mod rival;
mod rules;
mod scribe;
mod strip;
mod telling;
mod texture;
mod thumb;
mod trace;
mod tracks;

use ::astra::{Astra, Event};
use maud::Markup;
use tabletop::Seat;
use words::Language;

pub use atlas::Atlas;

use crate::{Assets, Pictures, Scene, SceneContext};
use scribe::Scribe;

/// The game's part of the style sheet, and its glyphs.
pub(super) const ASSETS: Assets = Assets {
    css: include_str!("../../assets/css/astra.css"),
    symbols: include_str!("../../assets/symbols/astra.svg"),
};

impl Pictures for Astra {
    const ASSETS: Assets = ASSETS;

    type Atlas = Atlas;

    fn atlas(&self) -> Atlas {
        Atlas::new(self.cards())
    }

    fn scene(&self, atlas: &Atlas, context: &SceneContext<'_, Self>) -> Scene {
        let scribe = Scribe {
            game: self,
            atlas,
            context,
            lights: true,
        };
        Scene {
            class: "astra-page",
            facts: scribe.facts(),
            steps: scribe.steps(),
            decision: scribe.ask(),
            detail: scribe.detail(),
            buttons: scribe.buttons(),
            board: scribe.board(),
            own: context.seat.map(|seat| scribe.own(seat)),
            rivals: scribe.rivals(),
        }
    }

    fn poster(&self, atlas: &Atlas, context: &SceneContext<'_, Self>) -> Markup {
        let scribe = Scribe {
            game: self,
            atlas,
            context,
            lights: false,
        };
        scribe.poster()
    }

    fn cards_drawn(&self, atlas: &Atlas, language: Language) -> Vec<(String, Markup)> {
        cards::cards_drawn(self, atlas, language)
    }

    fn cover(&self, _: &Atlas) -> Markup {
        cards::cover(self)
    }

    fn rule_picture(&self, atlas: &Atlas, language: Language, rule: &str) -> Option<Markup> {
        rules::rule_picture(self, atlas, language, rule)
    }

    fn how_to_picture(&self, atlas: &Atlas, language: Language, name: &str) -> Option<Markup> {
        how_to::picture(self, atlas, language, name)
    }

    fn place(&self, event: &Event) -> Option<String> {
        event_place::event_place(self, event)
    }

    fn other(&self, event: &Event) -> Option<&'static str> {
        event_place::other(event)
    }

    fn holds_stage(&self, event: &Event, _: &[Event]) -> bool {
        matches!(
            event,
            Event::CardDiscovered { .. } | Event::DreamBegan { .. } | Event::GameEndAppeared { .. }
        )
    }

    fn whose(&self, event: &Event, _: Option<Seat>) -> Option<Seat> {
        event_place::whose(event)
    }

    fn turn_begun(&self, event: &Event) -> Option<(Seat, u16)> {
        event_place::turn_begun(event)
    }

    fn round(&self, view: &Self::View) -> Option<u16> {
        Some(view.table.round).filter(|&round| round > 0)
    }
}
