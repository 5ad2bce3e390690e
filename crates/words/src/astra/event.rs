//! Events in words.

use ::astra::{CardId, CardIds, CardSet, Event, Pick, Star};
use tabletop::Seat;

use super::ability::after_colon;
use super::card::{of_card, the_card};
use super::star::star_args;
use crate::astra::{boon_words, element_words};
use crate::{Arg, Language, list_words, player_name, text};

/// Puts the events of one game into words.
pub(super) struct Events<'a> {
    pub language: Language,
    pub cards: &'a CardSet,
    pub names: &'a [String],
}

type Args<'a> = Vec<(&'static str, Arg<'a>)>;

impl<'a> Events<'a> {
    pub fn words(&self, event: &Event) -> String {
        let (seat, key, mut args) = self.parts(event);
        if let Some(seat) = seat {
            let name = player_name(self.language, self.names, seat);
            args.push(("name", name.into()));
        }
        text(self.language, &format!("astra-event-{key}"), &args)
    }

    /// Who does it, the key of the sentence, and what else it names.
    fn parts(&self, event: &Event) -> (Option<Seat>, &'static str, Args<'a>) {
        match *event {
            Event::AbilityUsed { seat, card } => {
                let ability = after_colon(self.language, self.cards.card(card).ability);
                let args = vec![self.the(card), ("ability", ability.into())];
                (Some(seat), "ability-used", args)
            }
            Event::FameGained { seat, fame } => {
                (Some(seat), "fame-gained", vec![("fame", fame.into())])
            }
            Event::StardustGained { seat, stardust } => {
                let args = vec![("stardust", stardust.into())];
                (Some(seat), "stardust-gained", args)
            }
            Event::StardustRefunded { seat, stardust } => {
                let args = vec![("stardust", stardust.into())];
                (Some(seat), "stardust-refunded", args)
            }
            Event::StardustTraded { seat, stardust } => {
                let args = vec![("stardust", stardust.into())];
                (Some(seat), "stardust-traded", args)
            }
            Event::TelescopesGained { seat, telescopes } => {
                let args = vec![("telescopes", telescopes.into())];
                (Some(seat), "telescopes-gained", args)
            }
            Event::PouchGrown { seat, pouch } => {
                (Some(seat), "pouch-grown", vec![("pouch", pouch.into())])
            }
            Event::WisdomGained {
                seat,
                wisdom,
                card_limit,
            } => {
                let args = vec![("wisdom", wisdom.into()), ("limit", card_limit.into())];
                (Some(seat), "wisdom-gained", args)
            }
            Event::ObserveBegan { seat, telescope } => {
                let key = if telescope {
                    "observe-again"
                } else {
                    "observe-began"
                };
                (Some(seat), key, Vec::new())
            }
            Event::StarMarked {
                pen, card, star, ..
            } => {
                let args = self.star(card, star);
                match pen.seat() {
                    Some(seat) => (Some(seat), "star-marked", args),
                    None => (None, "star-dreamt", args),
                }
            }
            Event::Rested { seat } => (Some(seat), "rested", Vec::new()),
            Event::CardsReactivated { seat, cards } => {
                let args = vec![("cards", self.list(cards).into())];
                (Some(seat), "cards-reactivated", args)
            }
            Event::CardReactivated { seat, card } => {
                (Some(seat), "card-reactivated", vec![self.the(card)])
            }
            Event::SphereMoved { sphere } => {
                let sphere = element_words(self.language, sphere);
                (None, "sphere-moved", vec![("sphere", sphere.into())])
            }
            Event::TopCardDiscarded { card } => (None, "top-card-discarded", vec![self.the(card)]),
            Event::GameEndAppeared { last_round } => (
                None,
                "game-end-appeared",
                vec![("round", last_round.into())],
            ),
            Event::CardDiscovered { seat, card, .. } => match seat {
                Some(seat) => (Some(seat), "card-discovered", vec![self.the(card)]),
                None => (None, "card-dreamt", vec![self.the(card)]),
            },
            Event::PickSealed { seat, pick } => match pick {
                Some(Pick::Boon(slot)) => {
                    let args = vec![("n", slot.number().into())];
                    (Some(seat), "pick-sealed-boon", args)
                }
                Some(Pick::Declined) => (Some(seat), "pick-sealed-none", Vec::new()),
                None => (Some(seat), "pick-sealed", Vec::new()),
            },
            Event::BoonPicked {
                seat, card, boon, ..
            } => {
                let boon = boon_words(self.language, boon);
                let args = vec![("boon", boon.into()), self.of(card)];
                (Some(seat), "boon-picked", args)
            }
            Event::BoonDeclined { seat } => (Some(seat), "boon-declined", Vec::new()),
            Event::CardTaken { seat, card } => (Some(seat), "card-taken", vec![self.the(card)]),
            Event::CardDiscarded { seat, card } => match seat {
                Some(seat) => (Some(seat), "card-discarded", vec![self.the(card)]),
                None => (None, "card-discarded-by-nobody", vec![self.the(card)]),
            },
            Event::CardDealt { place, card } => {
                let args = vec![self.the(card), ("place", place.number().into())];
                (None, "card-dealt", args)
            }
            Event::PlaceLeftEmpty { place } => {
                let args = vec![("place", place.number().into())];
                (None, "place-left-empty", args)
            }
            Event::DreamBegan {
                seat, card, stars, ..
            } => {
                let args = vec![self.of(card), ("stars", stars.into())];
                (Some(seat), "dream-began", args)
            }
            Event::TurnBegan { seat, round } => {
                (Some(seat), "turn-began", vec![("round", round.into())])
            }
            Event::GameOver => (None, "game-over", Vec::new()),
        }
    }

    fn star(&self, card: CardId, star: Star) -> Args<'a> {
        let mut args = vec![self.of(card)];
        if let Some(facts) = self.cards.card(card).stars.get(star.index()) {
            args.extend(star_args(self.language, star, facts));
        }
        args
    }

    fn list(&self, cards: CardIds) -> String {
        let names: Vec<String> = cards
            .iter()
            .map(|card| the_card(self.language, self.cards.card(card)))
            .collect();
        list_words(self.language, &names)
    }

    fn the(&self, card: CardId) -> (&'static str, Arg<'a>) {
        (
            "card",
            the_card(self.language, self.cards.card(card)).into(),
        )
    }

    fn of(&self, card: CardId) -> (&'static str, Arg<'a>) {
        ("card", of_card(self.language, self.cards.card(card)).into())
    }
}
