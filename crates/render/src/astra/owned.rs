//! The observer's own cards: to use, to reactivate, to discard.

use ::astra::{Action, Astra, CardId, Stage};
use maud::{Markup, html};
use tabletop::Seat;
use words::astra::{ability_words, element_words};

use super::scribe::Scribe;
use super::thumb::thumb;
use crate::{Target, element_icon, part};

/// The number of cards that fit in one row.
const ROW: usize = 4;

impl Scribe<'_> {
    /// Draws all of the observer's own cards.
    pub fn own_cards(&self, seat: Seat) -> Markup {
        let journal = &self.table().journals[seat];
        let limit = self.limit(seat);
        let room = limit.saturating_sub(journal.cards.len());
        let many = journal.cards.len() + usize::from(room > 0) > ROW;
        let class = if many { "own-cards many" } else { "own-cards" };
        let whole = html! {
            ul class=(class) id="own-cards" aria-label=(self.say("own-cards", &[("limit", limit.into())])) {
                @for card in journal.cards.iter() { (self.own_card(seat, card)) }
                @if room > 0 {
                    @let words = self.say("room", &[("room", room.into())]);
                    li.own-card.empty { (self.why_room(seat).span("", &html! { (words) })) }
                }
            }
        };
        part("own-cards", &whole)
    }

    fn own_card(&self, seat: Seat, card: CardId) -> Markup {
        let facts = self.card(card);
        let id = format!("own-{}", facts.id);
        let exhausted = self.table().journals[seat].exhausted.contains(card);
        let class = if exhausted {
            "own-card exhausted"
        } else {
            "own-card"
        };
        let inner = html! {
            (thumb(facts, self.atlas.plate(card), None))
            span.own-name { (element_icon(facts.element.key())) span { (self.card_name(card)) } }
            span.own-state { (self.short_ability(card)) }
        };
        let target = self.own_target(card, exhausted);
        // The face has room for two or three words only; the explanation states the whole ability.
        let target = target.explained(self.why_card(card, exhausted));
        let whole = html! { li id=(id) class=(class) { (target.button("", "own-face", &inner)) } };
        part(&id, &whole)
    }

    /// Returns the use that a card has for its owner, in two or three words.
    pub fn short_ability(&self, card: CardId) -> String {
        self.say(&format!("short-{}", self.card(card).ability.key()), &[])
    }

    fn own_target(&self, card: CardId, exhausted: bool) -> Target {
        let action = match self.table().stage {
            Stage::Reactivating => Action::Reactivate(card),
            Stage::Discarding => Action::Discard(card),
            _ => Action::Use(card),
        };
        let label = self.owned_label(card, exhausted);
        match self.choice(action) {
            Some(choice) => Target::act(choice)
                .labelled(&label)
                .telling(&self.card_tell(choice)),
            None if self.lights => Target::act_or_try::<Astra>(None, &label, action),
            None => Target::thing(&label),
        }
    }

    /// Returns the label of an owned card: name, element, state, ability.
    pub fn owned_label(&self, card: CardId, exhausted: bool) -> String {
        let facts = self.card(card);
        let element = element_words(self.language(), facts.element);
        let key = if exhausted {
            "owned-exhausted"
        } else {
            "owned"
        };
        let args = [
            ("card", self.card_name(card).into()),
            ("element", element.into()),
            (
                "ability",
                ability_words(self.language(), facts.ability).into(),
            ),
        ];
        self.say(key, &args)
    }
}
