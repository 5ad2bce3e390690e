//! The observer's own journal: fame, stardust and pouch, wisdom, telescopes, cards and secret card.

use ::astra::{ByElement, CardIds, Element, FinalCard, Pen};
use maud::{Markup, html};
use tabletop::{Game, Seat};
use words::astra::element_words;

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
                    h2 { (self.context.name(seat)) @if self.table().first == seat { (self.first()) } }
                    p.fame { b { (fame) } " " (self.say("fame", &[("fame", fame.into())])) }
                    (self.in_all(seat))
                }
            }
        };
        part("own-fame", &whole)
    }

    /// Draws the fame a player would have if the game ended now (A6.3).
    pub fn in_all(&self, seat: Seat) -> Markup {
        let provisional = self.game.provisional(self.context.view);
        let score = provisional
            .as_ref()
            .and_then(|all| all.scores.get(seat.index()));
        let is_least = self.context.view.finals[seat].is_none();
        html! {
            @if let Some(score) = score {
                (in_all(self.game, self.language(), score, is_least, "A6.3"))
            }
        }
    }

    /// Draws the sign of the first player.
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

    /// Draws the secret card with its marks so far and its current value. When opened, it has a
    /// text that explains how it counts.
    fn own_final(&self, seat: Seat) -> Markup {
        let finals = &self.game.data().finals;
        let card = self.context.view.finals[seat];
        let owned = self.elements(self.table().journals[seat].cards);
        let whole = html! {
            details.own-final id="own-final" hidden[card.is_none()] {
                @if let Some(id) = card {
                    @let worth = finals.score(id, &owned);
                    @let label = self.say("final-label", &[("fame", worth.into())]);
                    @let card = finals.cards[id.index()];
                    summary title=(self.say("final-open", &[])) {
                        span.final-name { (self.say("final", &[])) } " " b { (worth) }
                        (scoring_card(&label, card, &owned))
                    }
                    p.final-words { (self.final_words(card, worth)) }
                }
            }
        };
        part("own-final", &whole)
    }

    /// Explains how a Final Scoring card counts (A1.7, A6.3).
    fn final_words(&self, card: FinalCard, worth: u16) -> String {
        let finals = &self.game.data().finals;
        let FinalCard(before) = card;
        let marked = before.map(|element| element_words(self.language(), element));
        let args = [
            ("elements", self.list(&marked).into()),
            ("two", finals.row[2].into()),
            ("three", finals.row[3].into()),
            ("four", finals.row[4].into()),
            ("third", finals.column[3].into()),
            ("fourth", finals.column[4].into()),
            ("fame", worth.into()),
        ];
        self.say("final-words", &args)
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
