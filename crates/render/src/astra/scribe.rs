//! The context of all drawing of a scene: the game, its atlas, the scene context and the texts.

use ::astra::{Action, Astra, Board, Card, CardId, Holder, Pen, PlaceId, PublicState, Stage};
use tabletop::Seat;
use words::astra::{card_name, element_words, of_card, the_card};
use words::{Arg, Language, list_words, text};

use super::atlas::Atlas;
use crate::{Choice, SceneContext};

/// The arguments of a text.
pub(super) type Args<'a> = [(&'a str, Arg<'a>)];

/// Draws the scene of one context.
pub(super) struct Scribe<'a> {
    pub game: &'a Astra,
    pub atlas: &'a Atlas,
    pub context: &'a SceneContext<'a, Astra>,
    /// Whether targets light up.
    pub lights: bool,
}

impl<'a> Scribe<'a> {
    pub fn language(&self) -> Language {
        self.context.language
    }

    pub fn table(&self) -> &'a PublicState {
        &self.context.view.table
    }

    /// Returns a text of the board.
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        text(self.language(), &format!("astra-board-{key}"), args)
    }

    pub fn card(&self, card: CardId) -> &'a Card {
        self.game.cards().card(card)
    }

    pub fn card_name(&self, card: CardId) -> String {
        card_name(self.language(), self.card(card))
    }

    /// Returns the card's name as the object of a sentence.
    pub fn the(&self, card: CardId) -> String {
        the_card(self.language(), self.card(card))
    }

    /// Returns the card's name after “of”.
    pub fn of(&self, card: CardId) -> String {
        of_card(self.language(), self.card(card))
    }

    /// Returns the name of a pen's holder.
    pub fn pen_name(&self, pen: Pen) -> String {
        match pen.holder() {
            Holder::Seat(seat) => self.context.name(seat),
            Holder::Dreamer => self.say("dreamer", &[]),
            Holder::Ptolemy => text(self.language(), "other-ptolemy", &[]),
        }
    }

    pub fn list(&self, names: &[String]) -> String {
        list_words(self.language(), names)
    }

    /// Returns the choice with this action, if targets light up.
    pub fn choice(&self, action: Action) -> Option<&'a Choice<Astra>> {
        self.context.choice(action).filter(|_| self.lights)
    }

    /// Returns the observer's seat, if the next decision is theirs.
    pub fn decides(&self) -> Option<Seat> {
        let seat = self.context.seat?;
        (self.context.to_act.contains(seat) && !self.context.choices.is_empty()).then_some(seat)
    }

    /// Returns the sphere board for this number of players.
    pub fn sphere_board(&self) -> &'a Board {
        self.game.data().board(self.table().seat_count())
    }

    /// Returns the number of cards above Game End.
    pub fn above(&self) -> usize {
        let above = self.sphere_board().above_game_end;
        above.saturating_sub(usize::from(self.table().drawn))
    }

    /// Returns the place whose card is in play.
    pub fn selected(&self) -> Option<PlaceId> {
        match self.table().stage {
            Stage::Observing { place, .. } | Stage::Dreaming { place, .. } => Some(place),
            Stage::Picking | Stage::Reactivating => Some(self.table().discovery.place),
            _ => None,
        }
    }

    /// Returns whether a star of this place can be marked now.
    pub fn is_lit(&self, id: PlaceId) -> bool {
        let here = |action| matches!(action, Action::Mark { place, .. } if place == id);
        self.lights && self.context.choices_where(here).next().is_some()
    }

    /// Returns the label of a card on the board: name, element, number of marked stars.
    pub fn card_label(&self, id: PlaceId, card: CardId) -> String {
        let facts = self.card(card);
        let element = element_words(self.language(), facts.element);
        let args = [
            ("card", self.card_name(card).into()),
            ("element", element.into()),
            ("marked", self.table().place(id).marked.len().into()),
            ("stars", facts.stars.len().into()),
            ("place", id.number().into()),
        ];
        self.say("card", &args)
    }
}
