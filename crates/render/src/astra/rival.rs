//! The other players: the same facts as in the observer's own journal, but smaller.

use ::astra::{FinalCard, Pen, Stage};
use maud::{Markup, html};
use tabletop::Seat;
use words::astra::element_words;

use super::pen::{pen_icon, pen_key};
use super::scribe::Scribe;
use crate::{element_icon, icon_of_sign, part};

impl Scribe<'_> {
    /// Draws the other players and Ptolemy.
    pub fn rivals(&self) -> Vec<Markup> {
        let others = self.context.others().map(|seat| self.rival(seat));
        let ptolemy = self.table().ptolemy.as_ref();
        others.chain(ptolemy.map(|his| self.ptolemy(his))).collect()
    }

    fn rival(&self, seat: Seat) -> Markup {
        let id = format!("journal-{}", seat.number());
        let table = self.table();
        let journal = &table.journals[seat];
        let acts = table.stage != Stage::Over && self.context.to_act.contains(seat);
        let pen = Pen::of(seat);
        let class = format!(
            "rival seat-{}{}",
            pen_key(pen),
            if acts { " acts" } else { "" }
        );
        let total = self.in_all(seat);
        let whole = html! {
            div id=(id) class=(class) data-signs {
                p.who {
                    (pen_icon(pen, "")) b title=(self.context.name(seat)) { (self.context.name(seat)) }
                    @if table.first == seat { (self.first()) }
                    span.note { (self.context.note(seat)) }
                    (self.rival_score(journal.fame, total.as_ref()))
                }
                p.goods {
                    @if total.is_some() {
                        (self.why_fame(journal.fame).span("", &html! { (icon_of_sign("fame")) (journal.fame) }))
                    }
                    (self.why_stardust(seat).span("", &html! {
                        (icon_of_sign("stardust")) (journal.stardust) i { "/" (journal.pouch) }
                    }))
                    (self.why_telescopes(seat).span("scopes", &html! { (icon_of_sign("telescopes")) (journal.telescopes) }))
                    (self.why_wisdom(seat).span("wise", &html! { (icon_of_sign("wisdom")) (journal.wisdom) }))
                    (self.hand(seat))
                }
                (self.shown_final(seat))
            }
        };
        part(&id, &whole)
    }

    /// Draws the score that leads: the total, or the fame where there is none.
    fn rival_score(&self, fame: u16, total: Option<&Markup>) -> Markup {
        html! {
            @match total {
                Some(total) => (total),
                None => strong.fame { (self.why_fame(fame).span("", &html! { (fame) })) },
            }
        }
    }

    /// Draws the elements of a player's cards, those of exhausted cards faint.
    fn hand(&self, seat: Seat) -> Markup {
        let journal = &self.table().journals[seat];
        let inner = html! {
            @for card in journal.cards.iter() {
                span class=(if journal.exhausted.contains(card) { "off" } else { "on" }) {
                    (element_icon(self.card(card).element.key()))
                }
            }
            i { (journal.cards.len()) "/" (self.limit(seat)) }
        };
        self.why_hand(seat).span("hand", &inner)
    }

    /// Draws another player's secret card, once it may be seen.
    fn shown_final(&self, seat: Seat) -> Markup {
        let Some(card) = self.context.view.finals[seat] else {
            return html! {};
        };
        let FinalCard(elements) = self.game.data().finals.cards[card.index()];
        html! {
            p.goods.shown {
                (self.say("final", &[]))
                @for element in elements {
                    span { (element_icon(element.key())) (element_words(self.language(), element)) }
                }
            }
        }
    }
}
