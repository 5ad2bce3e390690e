//! The observer's own journal: fame, stardust and pouch, wisdom, telescopes, cards and secret card.

use ::astra::{ByElement, CardIds, Element, FinalCard, Pen};
use maud::{Markup, html};
use tabletop::{Game, Seat};

use super::pen::pen_icon;
use super::scribe::Scribe;
use super::tracks::{pouch_row, wisdom_row};
use crate::in_all::in_all;
use crate::short::n;
use crate::{icon, part};

impl Scribe<'_> {
    /// Draws the journal of the observer's own seat.
    pub fn own(&self, seat: Seat) -> Markup {
        let id = format!("journal-{}", seat.number());
        let journal = html! {
            div.journal id=(id) {
                (self.own_seat(seat))
                (part("own-aim", &self.own_aim(seat)))
                div.own-tracks { (self.own_pouch(seat)) (self.own_wisdom(seat)) }
                (self.own_scopes(seat))
                (self.own_cards(seat))
                (self.own_final(seat))
            }
        };
        part(&id, &journal)
    }

    /// Draws the score: the total leads, and the fame it contains is below.
    fn own_seat(&self, seat: Seat) -> Markup {
        let fame = self.table().journals[seat].fame;
        let (why, words) = (
            self.why_fame(fame),
            self.say("fame", &[("fame", fame.into())]),
        );
        let whole = html! {
            div.own-seat id="own-fame" {
                (pen_icon(Pen::of(seat), "big"))
                div {
                    h2 { (self.context.name(seat)) @if self.table().first == seat { (self.first()) } }
                    p.fame {
                        @match self.in_all(seat) {
                            Some(total) => { (total) (why.span("", &html! { (fame) " " (words) })) }
                            None => (why.span("", &html! { b { (fame) } " " (words) })),
                        }
                    }
                }
            }
        };
        part("own-fame", &whole)
    }

    /// Draws the fame a player would have if the game ended now (A6.3).
    pub fn in_all(&self, seat: Seat) -> Option<Markup> {
        let provisional = self.game.provisional(self.context.view)?;
        let score = provisional.scores.get(seat.index())?;
        let is_least = self.context.view.finals[seat].is_none();
        Some(in_all(self.game, self.language(), score, is_least, "A6.3"))
    }

    /// Draws the sign of the first player.
    pub fn first(&self) -> Markup {
        self.why_first().span("first", &icon("first"))
    }

    fn own_pouch(&self, seat: Seat) -> Markup {
        let journal = &self.table().journals[seat];
        let tracks = &self.game.data().journal;
        let why = self.why_stardust(seat);
        let inner = html! {
            h3 {
                (icon("stardust")) b { (journal.stardust) } " "
                (self.say("stardust", &[("stardust", journal.stardust.into())])) " "
                span { (self.say("pouch", &[("pouch", journal.pouch.into())])) }
            }
            (pouch_row(&why.label, journal.stardust, journal.pouch, tracks))
        };
        part("own-pouch", &why.div("own-pouch", "track", &inner))
    }

    fn own_wisdom(&self, seat: Seat) -> Markup {
        let wisdom = self.table().journals[seat].wisdom;
        let why = self.why_wisdom(seat);
        let inner = html! {
            h3 {
                (icon("wisdom")) b { (wisdom) } " " (self.say("wisdom", &[])) " "
                span { (self.say("limit", &[("limit", self.limit(seat).into())])) }
            }
            (wisdom_row(&why.label, wisdom, &self.game.data().journal))
        };
        part("own-wisdom", &why.div("own-wisdom", "track", &inner))
    }

    fn own_scopes(&self, seat: Seat) -> Markup {
        let telescopes = self.table().journals[seat].telescopes;
        let words = self.say("telescopes", &[("telescopes", telescopes.into())]);
        let inner = html! { (icon("telescopes")) b { (telescopes) } span { (words) } };
        let why = self.why_telescopes(seat);
        part("own-scopes", &why.div("own-scopes", "own-scopes", &inner))
    }

    /// Draws the secret card with its marks so far and its current value.
    fn own_final(&self, seat: Seat) -> Markup {
        let finals = &self.game.data().finals;
        let card = self.context.view.finals[seat];
        let owned = self.elements(self.table().journals[seat].cards);
        let whole = html! {
            div.own-final id="own-final" hidden[card.is_none()] {
                @if let Some(id) = card {
                    @let worth = finals.score(id, &owned);
                    @let card = finals.cards[id.index()];
                    @let why = self.why_final(card, worth);
                    (why.div("", "final-card", &html! {
                        span.final-name { (self.say("final", &[])) } " " b { (worth) }
                        (scoring_card(&why.label, card, &owned))
                    }))
                }
            }
        };
        part("own-final", &whole)
    }

    /// Returns how many of these cards have each element.
    pub fn elements(&self, cards: CardIds) -> ByElement<usize> {
        ByElement::from_fn(|element| cards.and(self.game.cards().of_element(element)).len())
    }
}

/// Draws a Final Scoring card (A1.7) with its pre-marked squares and those marked by the owned
/// cards. Rows are elements, and columns fill from the left.
pub(super) fn scoring_card(label: &str, card: FinalCard, owned: &ByElement<usize>) -> Markup {
    let FinalCard(before) = card;
    html! {
        svg.scoring viewBox="0 0 92 72" role="img" aria-label=(label) {
            @for (row, element) in Element::ALL.into_iter().enumerate() {
                @let y = 3.0 + 17.5 * row as f64;
                @let pre = before.iter().filter(|&&e| e == element).count();
                use.el href={ "#el-" (element.key()) } x="0" y=(n(y)) width="13" height="13" {}
                @for column in 0..4 {
                    @let class = if column < pre { "pre" }
                        else if column < pre + owned[element] { "got" } else { "open" };
                    rect class=(class) x=(22 + 18 * column) y=(n(y)) width="13" height="13" {}
                }
            }
        }
    }
}
