//! How Ptolemy stands, for a player alone against him.

use ::astra::{Pen, PlaceId, Ptolemy, PtolemyFame};

use super::Position;

/// A telescope lets him finish cards; that is worth something beside its fame at the end.
const TELESCOPE: f64 = 0.36;
/// A card on the board that he has begun, for every point of its boon: he will finish it, or have
/// the boon. So large that finishing such a card oneself comes before everything else.
const BEGUN: f64 = 24.0;

impl Position<'_> {
    /// What he has, and what he is likely to get while there is time.
    pub(super) fn ptolemys_worth(&self, ptolemy: &Ptolemy) -> f64 {
        let (cards, data) = (self.game.cards(), self.game.data());
        let final_card = self.view.ptolemys_final;
        let fame = PtolemyFame::of(cards, data, &self.view.table, ptolemy, final_card);
        let places = self.view.table.places();
        let begun: f64 = places.map(|place| BEGUN * self.boon_begun(place)).sum();
        f64::from(fame.total()) + self.time * (TELESCOPE * f64::from(ptolemy.telescopes) + begun)
    }

    /// The boon of a card he has begun.
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
