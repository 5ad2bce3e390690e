//! The sphere board as a single line, and the cards as tabs, for small screens and many cards.

use ::astra::{Element, PlaceId};
use maud::{Markup, html};
use words::astra::element_words;

use super::astrolabe::{deck_words, discard_words};
use super::scribe::Scribe;
use super::thumb::thumb;
use crate::{element_icon, icon, part};

impl Scribe<'_> {
    /// Draws the spheres in clockwise order, and the deck.
    pub fn strip(&self) -> Markup {
        // The class puts the plate in play first where plates lie side by side.
        let class = self.selected().map_or_else(
            || "strip".to_owned(),
            |place| format!("strip at-{}", place.number()),
        );
        // A part of its own, as it changes much less often than the plate in play.
        let spheres = html! {
            ol.sphere-strip id="sphere-strip" aria-label=(self.say("spheres", &[])) {
                @for sphere in self.sphere_board().spheres { (self.strip_sphere(sphere)) }
            }
        };
        let strip = html! {
            div class=(class) id="strip" data-signs {
                (part("sphere-strip", &spheres))
                (self.strip_deck())
            }
        };
        part("strip", &strip)
    }

    /// Draws a sphere and the step to the next.
    fn strip_sphere(&self, sphere: Element) -> Markup {
        let board = self.sphere_board();
        let active = sphere == self.table().sphere;
        let class = if active {
            "explained active"
        } else {
            "explained"
        };
        html! {
            // The words are in the astrolabe, which is drawn even where there is no room to show it.
            li class=(class) tabindex=(if active { "0" } else { "-1" })
                data-explain-by={ "sphere-" (sphere.key()) } {
                (element_icon(sphere.key()))
                span { (element_words(self.language(), sphere)) }
                @if let Some(numbers) = board.dream { b { (numbers[sphere]) } }
            }
            @if sphere == board.discard_after {
                li.then.explained tabindex="-1" data-explain-by="discard-icon" {
                    span.sr { (discard_words(self.language(), board)) }
                    (icon("discard"))
                }
            } @else {
                li.then {
                    svg.ico viewBox="0 0 24 24" aria-hidden="true" {
                        path.chev d="M9 6l6 6-6 6" {}
                    }
                }
            }
        }
    }

    /// Draws the number of cards left, or the last round.
    fn strip_deck(&self) -> Markup {
        let (above, last) = (self.above(), self.table().last_round);
        html! {
            p.deck-strip.explained role="img" tabindex="-1" data-explain-by="deck"
                aria-label=(deck_words(self.language(), above, last)) {
                @match last {
                    // No deck glyph here: the round would be mistaken for a number of cards.
                    Some(round) => span.last { (self.say("strip-last", &[("round", round.into())])) },
                    None => { (icon("deck")) b { (above) } " " span { (self.say("strip-deck", &[("above", above.into())])) } }
                }
            }
        }
    }

    /// Draws one tab per card, which leads to its plate.
    pub fn tabs(&self) -> Markup {
        let tabs = html! {
            ul.tabs id="tabs" aria-label=(self.say("tabs", &[])) {
                @for place in self.table().places() { (self.tab(place)) }
            }
        };
        part("tabs", &tabs)
    }

    fn tab(&self, id: PlaceId) -> Markup {
        let place = self.table().place(id);
        let Some(card) = place.card else {
            return html! {};
        };
        let facts = self.card(card);
        let tab = format!("tab-{}", facts.id);
        let lit = self.is_lit(id);
        let class = match (self.selected() == Some(id), lit) {
            (true, _) => "selected",
            (false, true) => "lit",
            (false, false) => "",
        };
        let drawn = html! {
            li id=(tab) class=(class) {
                a href={ "#card-" (facts.id) } data-show={ "card-" (facts.id) } {
                    span.hide { (self.card_label(id, card)) }
                    (thumb(facts, self.atlas.plate(card), Some(place)))
                    span class=[self.is_near(id).then_some("in-reach")] aria-hidden="true" {
                        (place.marked.len()) "/" (facts.stars.len())
                    }
                }
            }
        };
        part(&tab, &drawn)
    }
}
