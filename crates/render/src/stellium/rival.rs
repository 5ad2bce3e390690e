//! Another player's points, objectives and tokens.

use maud::{Markup, html};
use tabletop::{Score, Seat};
use words::Words;

use super::board::Board;
use crate::{icon, mark, part, seat_key};

impl Board<'_> {
    /// Draws another player, or any player for a spectator.
    pub fn rival(&self, seat: Seat) -> Markup {
        let player = &self.table().players[seat];
        let id = format!("player-{seat}");
        let acts = if self.acts(seat) { " acts" } else { "" };
        let total = self.in_all(seat);
        let points = self.points(seat);
        let rival = html! {
            div class={ "rival seat-" (seat_key(seat)) (acts) } id=(id) data-signs {
                p.who {
                    (mark(seat)) b title=(self.context.name(seat)) { (self.context.name(seat)) }
                    @if self.table().first == seat {
                        (self.why_first().span("first", &icon("first")))
                    }
                    span.note { (self.note(seat)) }
                    @match &total {
                        Some(total) => (total),
                        None => strong.fame { (self.why_points(seat).span("", &html! { (points) })) },
                    }
                }
                p.goods {
                    @if total.is_some() {
                        (self.why_points(seat).span("so-far", &html! {
                            (points) i { "/" (self.table().settings.limit) }
                        }))
                    }
                    (self.why_hand(seat).span("", &html! { (icon("cards")) (player.hand) }))
                    (self.why_done(seat).span("", &html! { (icon("check")) (player.validated.len()) }))
                    (self.why_tokens(seat).span("hand", &self.small_tokens(seat)))
                }
                @if let Some(hand) = self.context.view.hands[seat].filter(|hand| !hand.is_empty()) {
                    p.rival-hand { @for id in hand.iter() { (self.small_card(id)) } }
                }
                @if let Some(outcome) = self.context.outcome {
                    p.sources { (self.sources(&outcome.scores[seat.index()])) }
                }
            }
        };
        part(&id, &rival)
    }

    /// Returns the note beside a name: that the player is to act, or else the table's note.
    fn note(&self, seat: Seat) -> String {
        if self.acts(seat) {
            return self.say("acts", &[]);
        }
        self.context.note(seat).to_owned()
    }

    /// Returns whether this is another player whom the game is waiting for.
    fn acts(&self, seat: Seat) -> bool {
        self.context.seat != Some(seat) && self.context.to_act.contains(seat)
    }

    /// Draws the sources of a final score.
    pub fn sources(&self, score: &Score) -> Markup {
        html! {
            @for (key, points) in &score.sources {
                span { (self.game.source_words(self.context.language, key)) " " b { (points) } } " "
            }
        }
    }
}
