//! Events in words.

use ::astra::{CardId, CardIds, CardSet, Event, Holder, Pick, Star};
use tabletop::Seat;

use super::ability::after_colon;
use super::card::{of_card, the_card};
use super::ptolemy::ptolemys_name;
use super::star::star_args;
use crate::astra::{boon_words, element_words};
use crate::{Arg, Language, list_words, player_name, text};

/// Describes the events of one game.
pub(super) struct Events<'a> {
    pub language: Language,
    pub cards: &'a CardSet,
    pub names: &'a [String],
}

/// The arguments of a sentence besides its subject.
pub(super) type Args<'a> = Vec<(&'static str, Arg<'a>)>;

/// The subject of a sentence.
enum Who {
    Seat(Seat),
    Ptolemy,
    Nobody,
}

impl<'a> Events<'a> {
    pub fn words(&self, event: &Event) -> String {
        let (who, key, mut args) = self.parts(event);
        let name = match who {
            Who::Seat(seat) => Some(player_name(self.language, self.names, seat)),
            Who::Ptolemy => Some(ptolemys_name(self.language)),
            Who::Nobody => None,
        };
        args.extend(name.map(|name| ("name", name.into())));
        text(self.language, &format!("astra-event-{key}"), &args)
    }

    /// Returns the subject, the key of the sentence and its other arguments.
    fn parts(&self, event: &Event) -> (Who, &'static str, Args<'a>) {
        match *event {
            Event::AbilityUsed { seat, card } => {
                let ability = after_colon(self.language, self.cards.card(card).ability);
                let args = vec![self.the(card), ("ability", ability.into())];
                (Who::Seat(seat), "ability-used", args)
            }
            Event::FameGained { seat, fame } => {
                (Who::Seat(seat), "fame-gained", vec![("fame", fame.into())])
            }
            Event::StardustGained { seat, stardust } => {
                let args = vec![("stardust", stardust.into())];
                (Who::Seat(seat), "stardust-gained", args)
            }
            Event::StardustRefunded { seat, stardust } => {
                let args = vec![("stardust", stardust.into())];
                (Who::Seat(seat), "stardust-refunded", args)
            }
            Event::StardustTraded { seat, stardust } => {
                let args = vec![("stardust", stardust.into())];
                (Who::Seat(seat), "stardust-traded", args)
            }
            Event::TelescopesGained { seat, telescopes } => {
                let args = vec![("telescopes", telescopes.into())];
                (Who::Seat(seat), "telescopes-gained", args)
            }
            Event::PouchGrown { seat, pouch } => (
                Who::Seat(seat),
                "pouch-grown",
                vec![("pouch", pouch.into())],
            ),
            Event::WisdomGained {
                seat,
                wisdom,
                card_limit,
            } => {
                let args = vec![("wisdom", wisdom.into()), ("limit", card_limit.into())];
                (Who::Seat(seat), "wisdom-gained", args)
            }
            Event::ObserveBegan { seat, telescope } => {
                let key = if telescope {
                    "observe-again"
                } else {
                    "observe-began"
                };
                (Who::Seat(seat), key, Vec::new())
            }
            Event::StarMarked {
                pen, card, star, ..
            } => {
                let args = self.star(card, star);
                match pen.holder() {
                    Holder::Seat(seat) => (Who::Seat(seat), "star-marked", args),
                    Holder::Ptolemy => (Who::Ptolemy, "star-marked", args),
                    Holder::Dreamer => (Who::Nobody, "star-dreamt", args),
                }
            }
            Event::Rested { seat } => (Who::Seat(seat), "rested", Vec::new()),
            Event::CardsReactivated { seat, cards } => {
                let args = vec![("cards", self.list(cards).into())];
                (Who::Seat(seat), "cards-reactivated", args)
            }
            Event::CardReactivated { seat, card } => {
                (Who::Seat(seat), "card-reactivated", vec![self.the(card)])
            }
            Event::SphereMoved { sphere } => {
                let sphere = element_words(self.language, sphere);
                (Who::Nobody, "sphere-moved", vec![("sphere", sphere.into())])
            }
            Event::TopCardDiscarded { card } => {
                (Who::Nobody, "top-card-discarded", vec![self.the(card)])
            }
            Event::GameEndAppeared { last_round } => (
                Who::Nobody,
                "game-end-appeared",
                vec![("round", last_round.into())],
            ),
            Event::CardDiscovered { seat, card, .. } => match seat {
                Some(seat) => (Who::Seat(seat), "card-discovered", vec![self.the(card)]),
                None => (Who::Nobody, "card-dreamt", vec![self.the(card)]),
            },
            Event::PickSealed { seat, pick } => match pick {
                Some(Pick::Boon(slot)) => {
                    let args = vec![("n", slot.number().into())];
                    (Who::Seat(seat), "pick-sealed-boon", args)
                }
                Some(Pick::Declined) => (Who::Seat(seat), "pick-sealed-none", Vec::new()),
                None => (Who::Seat(seat), "pick-sealed", Vec::new()),
            },
            Event::BoonPicked {
                seat, card, boon, ..
            } => {
                let boon = boon_words(self.language, boon);
                let args = vec![("boon", boon.into()), self.of(card)];
                (Who::Seat(seat), "boon-picked", args)
            }
            Event::BoonDeclined { seat } => (Who::Seat(seat), "boon-declined", Vec::new()),
            Event::CardTaken { seat, card } => {
                (Who::Seat(seat), "card-taken", vec![self.the(card)])
            }
            Event::CardDiscarded { seat, card } => match seat {
                Some(seat) => (Who::Seat(seat), "card-discarded", vec![self.the(card)]),
                None => (
                    Who::Nobody,
                    "card-discarded-by-nobody",
                    vec![self.the(card)],
                ),
            },
            Event::CardDealt { place, card } => {
                let args = vec![self.the(card), ("place", place.number().into())];
                (Who::Nobody, "card-dealt", args)
            }
            Event::PlaceLeftEmpty { place } => {
                let args = vec![("place", place.number().into())];
                (Who::Nobody, "place-left-empty", args)
            }
            Event::DreamBegan {
                seat, card, stars, ..
            } => {
                let args = vec![self.of(card), ("stars", stars.into())];
                (Who::Seat(seat), "dream-began", args)
            }
            Event::TurnBegan { seat, round } => {
                (Who::Seat(seat), "turn-began", vec![("round", round.into())])
            }
            Event::Ptolemy(event) => {
                let (key, args) = self.ptolemys(event);
                (Who::Ptolemy, key, args)
            }
            Event::GameOver => (Who::Nobody, "game-over", Vec::new()),
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

    pub(super) fn the(&self, card: CardId) -> (&'static str, Arg<'a>) {
        (
            "card",
            the_card(self.language, self.cards.card(card)).into(),
        )
    }

    pub(super) fn of(&self, card: CardId) -> (&'static str, Arg<'a>) {
        ("card", of_card(self.language, self.cards.card(card)).into())
    }
}
