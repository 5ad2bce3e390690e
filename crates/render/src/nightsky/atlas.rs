//! Everything that is computed once: the map and the pictures of all objects.

use ::nightsky::{CardId, NightSky};
use maud::Markup;
use words::{ByLanguage, Language};

use super::eyepiece::eyepiece;
use super::lexicon::Lexicon;
use super::map::SkyMap;

/// Everything that is computed once for a set of cards.
pub struct Atlas {
    pub(super) map: SkyMap,
    pictures: Vec<Markup>,
    lexicons: ByLanguage<Lexicon>,
}

impl Atlas {
    /// Computes the map, and an eyepiece view for each card.
    pub(super) fn of(game: &NightSky) -> Self {
        Self {
            map: SkyMap::of(game.board()),
            pictures: game.cards().all().iter().map(eyepiece).collect(),
            lexicons: ByLanguage::new(|language| Lexicon::of(language, game)),
        }
    }

    /// Returns the eyepiece view of a card's object.
    pub(super) fn picture(&self, card: CardId) -> &Markup {
        &self.pictures[card.index()]
    }

    /// Returns the static texts of a language.
    pub(super) fn lexicon(&self, language: Language) -> &Lexicon {
        &self.lexicons[language]
    }
}
