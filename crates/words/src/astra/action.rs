//! The texts for actions.

use ::astra::{Action, BoonSlot, Card, CardId, CardSet, PlaceId, PublicState, Star};

use super::names::{after_colon, of_card, the_card};
use super::star::star_args;
use crate::astra::boon_words;
use crate::{Arg, Language, text};

/// Describes actions at one table.
pub(super) struct Actions<'a> {
    pub language: Language,
    pub cards: &'a CardSet,
    pub table: &'a PublicState,
}

impl Actions<'_> {
    pub fn words(&self, action: Action) -> String {
        match action {
            Action::Use(card) => self.use_card(card),
            Action::Mark { place, star } => self.mark(place, star),
            Action::Stop => self.say("astra-action-stop", &[]),
            Action::Trade => self.say("astra-action-trade", &[]),
            Action::Rest => self.say("astra-action-rest", &[]),
            Action::Finish => self.say("astra-action-finish", &[]),
            Action::Discover(place) => match self.card_at(place) {
                Some(card) => {
                    self.of_a_card("astra-action-discover", the_card(self.language, card))
                }
                None => self.of_a_place("astra-action-discover-place", place),
            },
            Action::Pick(slot) => self.pick(slot),
            Action::Decline => self.say("astra-action-decline", &[]),
            Action::Reactivate(card) => {
                self.of_a_card("astra-action-reactivate", self.the_card(card))
            }
            Action::Discard(card) => self.of_a_card("astra-action-discard", self.the_card(card)),
            Action::Dream(place) => match self.card_at(place) {
                Some(card) => self.of_a_card("astra-action-dream", of_card(self.language, card)),
                None => self.of_a_place("astra-action-dream-place", place),
            },
        }
    }

    fn use_card(&self, card: CardId) -> String {
        let ability = after_colon(self.language, self.cards.card(card).ability);
        let args = [
            ("card", self.the_card(card).into()),
            ("ability", ability.into()),
        ];
        self.say("astra-action-use", &args)
    }

    fn mark(&self, place: PlaceId, star: Star) -> String {
        let n = ("n", star.number().into());
        let Some(card) = self.card_at(place) else {
            let args = [n, ("place", place.number().into())];
            return self.say("astra-action-mark-place", &args);
        };
        let name = ("card", of_card(self.language, card).into());
        let Some(facts) = card.stars.get(star.index()) else {
            return self.say("astra-action-mark-number", &[n, name]);
        };
        let [star, n, kind] = star_args(self.language, star, facts);
        self.say("astra-action-mark", &[star, n, kind, name])
    }

    fn pick(&self, slot: BoonSlot) -> String {
        match self.card_at(self.table.discovery.place) {
            Some(card) => {
                let boon = boon_words(self.language, card.boons[slot.index()]);
                self.say("astra-action-pick", &[("boon", boon.into())])
            }
            None => self.say("astra-action-pick-number", &[("n", slot.number().into())]),
        }
    }

    fn of_a_card(&self, key: &str, card: String) -> String {
        self.say(key, &[("card", card.into())])
    }

    fn of_a_place(&self, key: &str, place: PlaceId) -> String {
        self.say(key, &[("place", place.number().into())])
    }

    fn card_at(&self, place: PlaceId) -> Option<&Card> {
        let card = self.table.place(place).card?;
        Some(self.cards.card(card))
    }

    fn the_card(&self, card: CardId) -> String {
        the_card(self.language, self.cards.card(card))
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.language, key, args)
    }
}
