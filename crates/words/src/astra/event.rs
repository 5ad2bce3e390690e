//! The texts for events.

use ::astra::{CardId, CardIds, CardSet, Event, Holder, Pick, Star};

use super::names::{after_colon, of_card, the_card};
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

impl<'a> Events<'a> {
    pub fn words(&self, event: &Event) -> String {
        let (key, mut args) = self.sentence(event);
        let name = self.subject(event);
        args.extend(name.map(|name| ("name", name.into())));
        text(self.language, &format!("astra-event-{key}"), &args)
    }

    /// Returns the name of the player or of Ptolemy, unless nobody is the subject of the sentence.
    fn subject(&self, event: &Event) -> Option<String> {
        let seat = match *event {
            Event::AbilityUsed { seat, .. }
            | Event::FameGained { seat, .. }
            | Event::StardustGained { seat, .. }
            | Event::StardustRefunded { seat, .. }
            | Event::StardustTraded { seat, .. }
            | Event::TelescopesGained { seat, .. }
            | Event::PouchGrown { seat, .. }
            | Event::WisdomGained { seat, .. }
            | Event::ObserveBegan { seat, .. }
            | Event::Rested { seat }
            | Event::CardsReactivated { seat, .. }
            | Event::CardReactivated { seat, .. }
            | Event::PickSealed { seat, .. }
            | Event::BoonPicked { seat, .. }
            | Event::BoonDeclined { seat }
            | Event::CardTaken { seat, .. }
            | Event::DreamBegan { seat, .. }
            | Event::TurnBegan { seat, .. } => Some(seat),
            Event::CardDiscovered { seat, .. } | Event::CardDiscarded { seat, .. } => seat,
            Event::StarMarked { pen, .. } => match pen.holder() {
                Holder::Seat(seat) => Some(seat),
                Holder::Ptolemy => return Some(ptolemys_name(self.language)),
                Holder::Dreamer => None,
            },
            Event::Ptolemy(_) => return Some(ptolemys_name(self.language)),
            Event::SphereMoved { .. }
            | Event::TopCardDiscarded { .. }
            | Event::GameEndAppeared { .. }
            | Event::CardDealt { .. }
            | Event::PlaceLeftEmpty { .. }
            | Event::GameOver => None,
        };
        seat.map(|seat| player_name(self.language, self.names, seat))
    }

    /// Returns the key of the sentence and its arguments besides the subject.
    fn sentence(&self, event: &Event) -> (&'static str, Args<'a>) {
        match *event {
            Event::AbilityUsed { card, .. } => {
                let ability = after_colon(self.language, self.cards.card(card).ability);
                (
                    "ability-used",
                    vec![self.the(card), ("ability", ability.into())],
                )
            }
            Event::FameGained { fame, .. } => ("fame-gained", vec![("fame", fame.into())]),
            Event::StardustGained { stardust, .. } => {
                ("stardust-gained", vec![("stardust", stardust.into())])
            }
            Event::StardustRefunded { stardust, .. } => {
                ("stardust-refunded", vec![("stardust", stardust.into())])
            }
            Event::StardustTraded { stardust, .. } => {
                ("stardust-traded", vec![("stardust", stardust.into())])
            }
            Event::TelescopesGained { telescopes, .. } => {
                ("telescopes-gained", vec![("telescopes", telescopes.into())])
            }
            Event::PouchGrown { pouch, .. } => ("pouch-grown", vec![("pouch", pouch.into())]),
            Event::WisdomGained {
                wisdom, card_limit, ..
            } => {
                let args = vec![("wisdom", wisdom.into()), ("limit", card_limit.into())];
                ("wisdom-gained", args)
            }
            Event::ObserveBegan { telescope, .. } => match telescope {
                true => ("observe-again", Vec::new()),
                false => ("observe-began", Vec::new()),
            },
            Event::StarMarked {
                pen, card, star, ..
            } => {
                let dreamt = matches!(pen.holder(), Holder::Dreamer);
                let key = if dreamt { "star-dreamt" } else { "star-marked" };
                (key, self.star(card, star))
            }
            Event::Rested { .. } => ("rested", Vec::new()),
            Event::CardsReactivated { cards, .. } => (
                "cards-reactivated",
                vec![("cards", self.list(cards).into())],
            ),
            Event::CardReactivated { card, .. } => ("card-reactivated", vec![self.the(card)]),
            Event::SphereMoved { sphere } => {
                let sphere = element_words(self.language, sphere);
                ("sphere-moved", vec![("sphere", sphere.into())])
            }
            Event::TopCardDiscarded { card } => ("top-card-discarded", vec![self.the(card)]),
            Event::GameEndAppeared { last_round } => {
                ("game-end-appeared", vec![("round", last_round.into())])
            }
            Event::CardDiscovered { seat, card, .. } => match seat {
                Some(_) => ("card-discovered", vec![self.the(card)]),
                None => ("card-dreamt", vec![self.the(card)]),
            },
            Event::PickSealed { pick, .. } => match pick {
                Some(Pick::Boon(slot)) => ("pick-sealed-boon", vec![("n", slot.number().into())]),
                Some(Pick::Declined) => ("pick-sealed-none", Vec::new()),
                None => ("pick-sealed", Vec::new()),
            },
            Event::BoonPicked { card, boon, .. } => {
                let boon = boon_words(self.language, boon);
                ("boon-picked", vec![("boon", boon.into()), self.of(card)])
            }
            Event::BoonDeclined { .. } => ("boon-declined", Vec::new()),
            Event::CardTaken { card, .. } => ("card-taken", vec![self.the(card)]),
            Event::CardDiscarded { seat, card } => match seat {
                Some(_) => ("card-discarded", vec![self.the(card)]),
                None => ("card-discarded-by-nobody", vec![self.the(card)]),
            },
            Event::CardDealt { card, .. } => ("card-dealt", vec![self.the(card)]),
            Event::PlaceLeftEmpty { place } => {
                ("place-left-empty", vec![("place", place.number().into())])
            }
            Event::DreamBegan { card, stars, .. } => {
                ("dream-began", vec![self.of(card), ("stars", stars.into())])
            }
            Event::TurnBegan { round, .. } => ("turn-began", vec![("round", round.into())]),
            Event::Ptolemy(event) => self.ptolemys(event),
            Event::GameOver => ("game-over", Vec::new()),
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
