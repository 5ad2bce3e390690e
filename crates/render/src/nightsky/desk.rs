//! The context of all drawing of a table.

use ::nightsky::{Card, CardId, CardSet, Instrument, NightSky, PublicState, Stage};
use sky::Constellation;
use tabletop::Seat;
use words::{Arg, Language, list_words, text};

use super::atlas::Atlas;
use super::lexicon::Lexicon;
use super::map::Sheet;
use super::standing::Standing;
use crate::SceneContext;

/// One scene context of one table.
pub(super) struct Desk<'a> {
    pub game: &'a NightSky,
    pub atlas: &'a Atlas,
    pub context: &'a SceneContext<'a, NightSky>,
    /// The places of the pieces.
    pub standing: Standing,
}

impl<'a> Desk<'a> {
    pub fn new(
        game: &'a NightSky,
        atlas: &'a Atlas,
        context: &'a SceneContext<'a, NightSky>,
    ) -> Self {
        let standing = Standing::of(&atlas.map, context.language, &context.view.table);
        Self {
            game,
            atlas,
            context,
            standing,
        }
    }

    pub fn table(&self) -> &'a PublicState {
        &self.context.view.table
    }

    pub fn language(&self) -> Language {
        self.context.language
    }

    /// Returns the map in the language of the context.
    pub fn sheet(&self) -> &'a Sheet {
        self.atlas.map.sheet(self.language())
    }

    /// Returns a text of the board.
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        say(self.language(), key, args)
    }

    pub fn card(&self, card: CardId) -> &'a Card {
        self.game.cards().get(card)
    }

    /// Returns the static texts of the language.
    pub fn lexicon(&self) -> &'a Lexicon {
        self.atlas.lexicon(self.language())
    }

    pub fn card_name(&self, card: CardId) -> &'a str {
        self.lexicon().card(card)
    }

    /// Returns the description of a card for screen readers.
    pub fn card_label(&self, card: CardId) -> &'a str {
        self.lexicon().label(card)
    }

    pub fn cell_name(&self, cell: Constellation) -> &'a str {
        self.lexicon().cell(cell)
    }

    /// Returns the name of a constellation's zone.
    pub fn zone_name(&self, cell: Constellation) -> &'a str {
        self.lexicon().zone(cell)
    }

    pub fn instrument_name(&self, instrument: Instrument) -> &'a str {
        self.lexicon().instrument(instrument)
    }

    /// Returns “the refractor”, for use within a sentence.
    pub fn the_instrument(&self, instrument: Instrument) -> String {
        let key = format!("nightsky-instrument-{}.the", instrument.key());
        text(self.language(), &key, &[])
    }

    /// Returns the names of some cards as a list, such as “A, B and C”.
    pub fn card_list(&self, cards: CardSet) -> String {
        let names: Vec<&str> = cards.iter().map(|card| self.card_name(card)).collect();
        list_words(self.language(), &names)
    }

    /// Returns the constellation of the Sun.
    pub fn sun_cell(&self) -> Constellation {
        self.game.board().cell_of(self.table().sun)
    }

    /// Returns the instrument in use, once it is chosen.
    pub fn in_use(&self) -> Option<Instrument> {
        match self.table().stage {
            Stage::Moving { instrument }
            | Stage::Observing { instrument }
            | Stage::Joining { instrument, .. } => Some(instrument),
            _ => None,
        }
    }

    /// Returns whether the observer is to act.
    pub fn own_turn(&self) -> bool {
        self.context
            .seat
            .is_some_and(|seat| self.context.to_act.contains(seat))
    }

    /// Returns whether the cards are still being chosen.
    pub fn is_draft(&self) -> bool {
        matches!(self.table().stage, Stage::Drafting { .. })
    }

    /// Returns all cards of this game.
    pub fn cards(&self) -> CardSet {
        let table = self.table();
        let held = Seat::of(table.seat_count()).map(|seat| table.players[seat].cards);
        held.fold(table.to_choose, CardSet::or)
    }

    /// Returns the players' names as a list, such as “A, B and C”.
    pub fn name_list(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.context.name(seat)).collect();
        list_words(self.language(), &names)
    }
}

/// Returns a text of the board.
pub(super) fn say(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    text(language, &format!("nightsky-board-{key}"), args)
}
