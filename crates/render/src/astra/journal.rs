//! The observer's own journal: fame, stardust and pouch, wisdom, telescopes, cards, the secret card.

use ::astra::{ByElement, CardIds, Pen};
use maud::{Markup, html};
use tabletop::Seat;

use super::pen::pen_icon;
use super::scoring::scoring_card;
use super::scribe::Scribe;
use super::tracks::{pouch_row, wisdom_row};
use crate::{icon, part};

impl Scribe<'_> {
    /// The journal of the observer's own seat.
    pub fn own(&self, seat: Seat) -> Markup {
        let id = format!("journal-{}", seat.number());
        let journal = html! {
            div.journal id=(id) {
                (self.own_seat(seat))
                div.own-tracks { (self.own_pouch(seat)) (self.own_wisdom(seat)) }
                (self.own_scopes(seat))
                (self.own_cards(seat))
                (self.own_final(seat))
            }
        };
        part(&id, &journal)
    }

    fn own_seat(&self, seat: Seat) -> Markup {
        let fame = self.table().journals[seat].fame;
        let whole = html! {
            div.own-seat id="own-fame" {
                (pen_icon(Pen::of(seat), "big"))
                div {
                    h2 { (self.look.name(seat)) @if self.table().first == seat { (self.first()) } }
                    p.fame { b { (fame) } " " (self.say("fame", &[("fame", fame.into())])) }
                }
            }
        };
        part("own-fame", &whole)
    }

    /// The sign of the first player.
    pub fn first(&self) -> Markup {
        html! { span.first role="img" aria-label=(self.say("first", &[])) { (icon("first")) } }
    }

    fn own_pouch(&self, seat: Seat) -> Markup {
        let journal = &self.table().journals[seat];
        let args = [
            ("stardust", journal.stardust.into()),
            ("pouch", journal.pouch.into()),
        ];
        let label = self.say("pouch-label", &args);
        let tracks = &self.game.data().journal;
        let whole = html! {
            div.track id="own-pouch" {
                h3 {
                    (icon("stardust")) b { (journal.stardust) } " "
                    (self.say("stardust", &[("stardust", journal.stardust.into())])) " "
                    span { (self.say("pouch", &[("pouch", journal.pouch.into())])) }
                }
                (pouch_row(&label, journal.stardust, journal.pouch, tracks))
            }
        };
        part("own-pouch", &whole)
    }

    fn own_wisdom(&self, seat: Seat) -> Markup {
        let wisdom = self.table().journals[seat].wisdom;
        let limit = self.limit(seat);
        let args = [("wisdom", wisdom.into()), ("limit", limit.into())];
        let label = self.say("wisdom-label", &args);
        let whole = html! {
            div.track id="own-wisdom" {
                h3 {
                    (icon("wisdom")) b { (wisdom) } " " (self.say("wisdom", &[])) " "
                    span { (self.say("limit", &[("limit", limit.into())])) }
                }
                (wisdom_row(&label, wisdom, &self.game.data().journal))
            }
        };
        part("own-wisdom", &whole)
    }

    fn own_scopes(&self, seat: Seat) -> Markup {
        let telescopes = self.table().journals[seat].telescopes;
        let words = self.say("telescopes", &[("telescopes", telescopes.into())]);
        let whole = html! {
            div.own-scopes id="own-scopes" {
                (icon("telescopes")) b { (telescopes) } span { (words) }
            }
        };
        part("own-scopes", &whole)
    }

    /// The secret card with the marks one has so far, and what it would be worth now.
    fn own_final(&self, seat: Seat) -> Markup {
        let finals = &self.game.data().finals;
        let card = self.look.view.finals[seat];
        let owned = self.elements(self.table().journals[seat].cards);
        let whole = html! {
            div.own-final id="own-final" {
                @if let Some(card) = card {
                    @let worth = finals.score(card, &owned);
                    @let label = self.say("final-label", &[("fame", worth.into())]);
                    h3 { (self.say("final", &[])) " " b { (worth) } }
                    (scoring_card(&label, finals.cards[card.index()], &owned))
                }
            }
        };
        part("own-final", &whole)
    }

    /// How many of these cards each element has.
    pub fn elements(&self, cards: CardIds) -> ByElement<usize> {
        ByElement::from_fn(|element| cards.and(self.game.cards().of_element(element)).len())
    }
}
