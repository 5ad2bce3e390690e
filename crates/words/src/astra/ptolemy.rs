//! The texts for Ptolemy's events.

use ::astra::{PtolemyEvent, Shelf};

use super::event::{Args, Events};
use crate::astra::{boon_words, element_words};
use crate::{Language, text};

/// Returns Ptolemy's name.
pub(super) fn ptolemys_name(language: Language) -> String {
    text(language, "other-ptolemy", &[])
}

impl<'a> Events<'a> {
    /// Returns the key of the sentence and its arguments besides Ptolemy. An event that a player
    /// can cause as well uses the player's sentence.
    pub(super) fn ptolemys(&self, event: PtolemyEvent) -> (&'static str, Args<'a>) {
        match event {
            PtolemyEvent::TurnBegan { round } => ("turn-began", vec![("round", round.into())]),
            PtolemyEvent::Rolled { die } => ("ptolemy-rolled", vec![("die", die.into())]),
            PtolemyEvent::Consulted { shelf, card } => {
                let args = vec![("shelf", self.shelf(shelf).into()), self.the(card)];
                ("ptolemy-consulted", args)
            }
            PtolemyEvent::Priority { element, stars } => {
                let element = element_words(self.language, element);
                let args = vec![("element", element.into()), ("stars", stars.into())];
                ("ptolemy-priority", args)
            }
            PtolemyEvent::Observed { card, .. } => ("ptolemy-observed", vec![self.the(card)]),
            PtolemyEvent::TelescopeSpent { left } => {
                ("ptolemy-telescope-spent", vec![("left", left.into())])
            }
            PtolemyEvent::CardLaidAside { card } => {
                ("ptolemy-card-laid-aside", vec![self.the(card)])
            }
            PtolemyEvent::StardustSpent { left } => {
                ("ptolemy-stardust-spent", vec![("left", left.into())])
            }
            PtolemyEvent::LibraryFilled { shelf, card } => {
                let shelf = ("shelf", self.shelf(shelf).into());
                match card {
                    Some(card) => ("ptolemy-library-filled", vec![shelf, self.the(card)]),
                    None => ("ptolemy-library-filled-face-down", vec![shelf]),
                }
            }
            PtolemyEvent::PileShuffled { cards } => {
                ("ptolemy-pile-shuffled", vec![("cards", cards.into())])
            }
            PtolemyEvent::TopShown { card } => ("ptolemy-top-shown", vec![self.the(card)]),
            PtolemyEvent::Rested => ("rested", Vec::new()),
            PtolemyEvent::FameGained { fame } => ("fame-gained", vec![("fame", fame.into())]),
            PtolemyEvent::StardustGained { stardust } => {
                ("stardust-gained", vec![("stardust", stardust.into())])
            }
            PtolemyEvent::TelescopesGained { telescopes } => {
                ("telescopes-gained", vec![("telescopes", telescopes.into())])
            }
            PtolemyEvent::Discovered { card, .. } => ("card-discovered", vec![self.the(card)]),
            PtolemyEvent::BoonTaken { card, boon, .. } => {
                let boon = boon_words(self.language, boon);
                ("boon-picked", vec![("boon", boon.into()), self.of(card)])
            }
            PtolemyEvent::CardTaken { card } => ("card-taken", vec![self.the(card)]),
            PtolemyEvent::DreamBegan { card, stars, .. } => {
                ("dream-began", vec![self.of(card), ("stars", stars.into())])
            }
            PtolemyEvent::PileRanOut => ("ptolemy-pile-ran-out", Vec::new()),
        }
    }

    /// Returns the text for a card of the library or the pile, without an article.
    fn shelf(&self, shelf: Shelf) -> String {
        text(self.language, &format!("astra-shelf-{}", shelf.key()), &[])
    }
}
