//! Evaluation of Ptolemy's position, for solo play.

use ::astra::{Pen, PlaceId, Ptolemy, PtolemyFame};

use super::Position;

/// The value of a telescope besides its fame at the end: it lets Ptolemy finish cards.
const TELESCOPE: f64 = 0.36;
/// The value of a card on the board that Ptolemy has begun, per point of its boon: Ptolemy will
/// finish it or get the boon. It is so high that finishing such a card takes priority over
/// everything else.
const BEGUN: f64 = 24.0;

impl Position<'_> {
    /// Returns the value of what Ptolemy has and is likely to get in the time left.
    pub(super) fn ptolemys_worth(&self, ptolemy: &Ptolemy) -> f64 {
        let (cards, data) = (self.game.cards(), self.game.data());
        let final_card = self.view.ptolemys_final;
        let fame = PtolemyFame::of(cards, data, &self.view.table, ptolemy, final_card);
        let places = self.view.table.places();
        let begun: f64 = places.map(|place| BEGUN * self.boon_begun(place)).sum();
        f64::from(fame.total()) + self.time * (TELESCOPE * f64::from(ptolemy.telescopes) + begun)
    }

    /// Returns the boon of a card that Ptolemy has begun.
    pub(super) fn boon_begun(&self, id: PlaceId) -> f64 {
        let place = self.view.table.place(id);
        match place.card {
            Some(card) if !place.marks[Pen::PTOLEMY].is_empty() => {
                f64::from(self.game.cards().card(card).boons[0].amount)
            }
            _ => 0.0,
        }
    }
}
