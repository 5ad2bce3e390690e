//! Ptolemy: his possessions, his library, and the modifiers that make the game easier or harder
//! (A8).

use ::astra::{CardId, Element, LibraryCard, Modifier, Pen, Ptolemy};
use maud::{Markup, html};
use tabletop::Game;
use words::astra::element_words;

use super::pen::pen_icon;
use super::scribe::Scribe;
use super::thumb::thumb;
use crate::in_all::in_all;
use crate::{element_icon, icon, icon_of_sign, part};

impl Scribe<'_> {
    /// Draws Ptolemy's panel beside the board.
    pub fn ptolemy(&self, his: &Ptolemy) -> Markup {
        let acts = if his.his_turn { " acts" } else { "" };
        let total = self.his_in_all(his);
        let whole = html! {
            div id="ptolemy" class={ "rival seat-ptolemy" (acts) } data-signs {
                p.who {
                    (pen_icon(Pen::PTOLEMY, "")) b { (self.pen_name(Pen::PTOLEMY)) }
                    @match &total {
                        Some(total) => (total),
                        None => strong.fame { (self.why_his_fame(his).span("", &html! { (his.fame) })) },
                    }
                }
                p.goods {
                    @if total.is_some() {
                        (self.why_his_fame(his).span("", &html! { (icon_of_sign("fame")) (his.fame) }))
                    }
                    (self.why_his_stardust(his).span("", &html! { (icon_of_sign("stardust")) (his.stardust) }))
                    (self.why_his_telescopes(his).span("", &html! { (icon_of_sign("telescopes")) (his.telescopes) }))
                    (self.his_cards(his))
                }
                (self.library(his))
                (self.modifiers(his))
            }
        };
        part("ptolemy", &whole)
    }

    /// Draws the fame he would have if the game ended now (A8.12).
    fn his_in_all(&self, his: &Ptolemy) -> Option<Markup> {
        let provisional = self.game.provisional(self.context.view)?;
        let (_, score) = provisional.others.first()?;
        let hides = his.modifiers.has(Modifier::FinalCard);
        let is_least = hides && self.context.view.ptolemys_final.is_none();
        Some(in_all(self.game, self.language(), score, is_least, "A8.12"))
    }

    fn his_cards(&self, his: &Ptolemy) -> Markup {
        let inner = html! {
            @for card in his.cards.iter() {
                span.on { (element_icon(self.card(card).element.key())) }
            }
            i { (icon("cards")) (his.cards.len()) }
        };
        self.why_his_cards(his).span("hand", &inner)
    }

    /// Draws the cards that decide Ptolemy's actions (A8.6, A8.7).
    fn library(&self, his: &Ptolemy) -> Markup {
        let pile = if his.pile == 0 {
            LibraryCard::None
        } else {
            his.top.map_or(LibraryCard::Unseen, LibraryCard::Known)
        };
        // A face-down pile already shows how many cards it has.
        let note = if his.top.is_some() {
            "pile-note"
        } else {
            "discard-note"
        };
        let note = self.say(
            note,
            &[
                ("pile", his.pile.into()),
                ("discard", his.discard.len().into()),
            ],
        );
        let face_down = his.modifiers.has(Modifier::RightFaceDown);
        html! {
            ul.library aria-label=(self.say("library", &[])) {
                (self.shelf("left", "1–2", his.left, false, ""))
                (self.shelf("right", "3–4", his.right, face_down, ""))
                (self.shelf("pile", "5–6", pile, his.top.is_none(), &his.pile.to_string()))
            }
            p.library-note { (self.why_piles(his, note.clone()).span("", &html! { (note) })) }
        }
    }

    fn shelf(&self, key: &str, die: &str, card: LibraryCard, down: bool, number: &str) -> Markup {
        let id = format!("library-{key}");
        let name = self.say(&format!("shelf-{key}"), &[]);
        let class = match card {
            LibraryCard::None => "shelf none",
            _ if down => "shelf down",
            _ => "shelf",
        };
        let why = self.why_shelf(key, self.shelf_label(&name, die, card), card);
        html! {
            li id=(id) class={ (class) " explained" } tabindex=(why.tabindex())
                data-explain=[why.words()] data-rule=[why.rule()] data-explain-by=[why.words_id()] {
                span.die { (die) }
                @match card {
                    LibraryCard::Known(card) => (self.guide(card)),
                    LibraryCard::Unseen => {
                        span.back { (number) }
                        span.guide { (self.say("face-down", &[])) }
                    }
                    LibraryCard::None => { span.guide { (self.say("shelf-empty", &[])) } }
                }
                span.sr { (why.label) }
            }
        }
    }

    fn shelf_label(&self, name: &str, die: &str, card: LibraryCard) -> String {
        let what = match card {
            LibraryCard::Known(card) => self.guide_words(card),
            LibraryCard::Unseen => self.say("face-down", &[]),
            LibraryCard::None => self.say("shelf-empty", &[]),
        };
        self.say(
            "shelf",
            &[
                ("shelf", name.into()),
                ("die", die.into()),
                ("what", what.into()),
            ],
        )
    }

    /// Draws a card as a guide: which card Ptolemy would observe, and how many stars he would mark.
    fn guide(&self, card: CardId) -> Markup {
        let facts = self.card(card);
        html! {
            (thumb(facts, self.atlas.plate(card), None))
            span.guide aria-hidden="true" {
                (element_icon(facts.element.key())) b { (facts.boons[0].amount) }
            }
            // The thumbnail shows the guiding card; this names the card Ptolemy would observe.
            span.goal aria-hidden="true" { "→ " (self.goal(facts.element)) }
        }
    }

    fn guide_words(&self, card: CardId) -> String {
        let facts = self.card(card);
        let args = [
            ("card", self.card_name(card).into()),
            (
                "element",
                element_words(self.language(), facts.element).into(),
            ),
            ("stars", facts.boons[0].amount.into()),
            ("goal", self.goal(facts.element).into()),
        ];
        self.say("guide", &args)
    }

    /// Returns the card Ptolemy would observe for an element, or all that are equally good.
    pub fn goal(&self, element: Element) -> String {
        let places = self.game.ptolemys_goals(self.table(), element);
        let cards = places
            .iter()
            .filter_map(|place| self.table().place(place).card);
        let names: Vec<String> = cards.map(|card| self.card_name(card)).collect();
        if names.is_empty() {
            return "–".to_owned();
        }
        names.join(" / ")
    }

    fn modifiers(&self, his: &Ptolemy) -> Markup {
        if his.modifiers.iter().next().is_none() {
            return html! {};
        }
        let listed = html! {
            ul.modifiers id="modifiers" aria-label=(self.say("modifiers", &[])) {
                @for modifier in his.modifiers.iter() {
                    @let why = self.why_modifier(modifier);
                    li { (why.span("", &html! { (why.label) })) }
                }
            }
        };
        // A part of its own, as it never changes.
        part("modifiers", &listed)
    }
}
