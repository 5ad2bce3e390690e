//! The pictures of Night Sky: the map of the 88 constellations, pieces, cards and the night.

mod aim;
mod atlas;
mod big_bang_card;
mod big_bang_picture;
mod board;
mod card_picture;
mod cell;
mod cover;
mod decision;
mod desk;
mod draft;
mod excerpt;
mod explained;
mod eyepiece;
mod foresight;
mod label;
mod lexicon;
mod map;
mod mask;
mod milky_way;
mod minimap;
mod night;
mod note;
mod object_card;
mod own;
mod piece;
mod place;
mod poster;
mod projection;
mod region;
mod rival;
mod rival_cards;
mod rule;
mod spot;
mod standing;
mod station;
mod tell;
mod trace;
mod way;

use ::nightsky::{Event, NightSky};
use maud::Markup;
use tabletop::Seat;
use words::Language;

pub use atlas::Atlas;

use crate::{Assets, Pictures, Scene, SceneContext};
use desk::Desk;

/// The game's part of the style sheet, and its glyphs.
pub(super) const ASSETS: Assets = Assets {
    css: concat!(
        include_str!("../../assets/css/nightsky.css"),
        include_str!("../../assets/css/nightsky-cards.css"),
    ),
    symbols: include_str!("../../assets/symbols/nightsky.svg"),
};

impl Pictures for NightSky {
    const ASSETS: Assets = ASSETS;

    type Atlas = Atlas;

    fn atlas(&self) -> Atlas {
        Atlas::of(self)
    }

    fn scene(&self, atlas: &Atlas, context: &SceneContext<'_, Self>) -> Scene {
        let desk = Desk::new(self, atlas, context);
        Scene {
            class: "nightsky-page",
            facts: decision::facts(&desk),
            steps: decision::steps(&desk),
            decision: decision::decision(&desk),
            detail: decision::detail(&desk),
            buttons: decision::buttons(&desk),
            board: board::board(&desk),
            own: context.seat.map(|seat| own::own(&desk, seat)),
            rivals: context
                .others()
                .map(|seat| rival::rival(&desk, seat))
                .collect(),
        }
    }

    fn poster(&self, atlas: &Atlas, context: &SceneContext<'_, Self>) -> Markup {
        poster::poster(self, atlas, context)
    }

    fn cards_drawn(&self, atlas: &Atlas, language: Language) -> Vec<(String, Markup)> {
        card_picture::cards(self, atlas, language)
    }

    fn cover(&self, atlas: &Atlas) -> Markup {
        cover::cover(self, atlas)
    }

    fn rule_picture(&self, atlas: &Atlas, language: Language, rule: &str) -> Option<Markup> {
        rule::picture(self, atlas, language, rule)
    }

    fn how_to_picture(&self, atlas: &Atlas, language: Language, name: &str) -> Option<Markup> {
        rule::how_to_picture(self, atlas, language, name)
    }

    fn place(&self, event: &Event) -> Option<String> {
        place::place(self, event)
    }

    fn holds_stage(&self, event: &Event, together: &[Event]) -> bool {
        match event {
            Event::BigBangDrawn { .. } | Event::SunMoved { .. } | Event::Doubled { .. } => true,
            Event::CardScored { seat, .. } => together.iter().any(
                |other| matches!(other, Event::CardScored { seat: other, .. } if other != seat),
            ),
            _ => false,
        }
    }

    fn whose(&self, event: &Event, _: Option<Seat>) -> Option<Seat> {
        place::whose(event)
    }

    fn turn_begun(&self, event: &Event) -> Option<(Seat, u16)> {
        match *event {
            Event::TurnBegan { seat, round } => Some((seat, round)),
            _ => None,
        }
    }

    fn round(&self, view: &Self::View) -> Option<u16> {
        Some(view.table.round).filter(|&round| round > 0)
    }
}
