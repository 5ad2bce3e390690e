//! The observer's own side: points, objectives, tokens.

use ::stellium::{FULL_HAND, ObjectiveIds, colours, score};
use maud::{Markup, html};
use tabletop::Seat;

use super::board::Board;
use crate::in_all::in_all;
use crate::{mark, part};

impl Board<'_> {
    /// Draws the strip below the board.
    pub fn own(&self, seat: Seat) -> Markup {
        html! {
            (part("own-seat", &self.own_seat(seat)))
            (part("own-hand", &self.own_cards(seat)))
            (part("own-tokens", &self.own_tokens(seat)))
            (part("own-done", &self.own_done(seat)))
        }
    }

    /// Draws the score: the total leads, and the points so far are below.
    fn own_seat(&self, seat: Seat) -> Markup {
        let (why, points, goal) = (self.why_points(seat), self.points(seat), self.goal());
        html! {
            div.own-seat id="own-seat" {
                (mark(seat))
                div {
                    h2 { (self.say("own-points", &[])) }
                    p.fame {
                        @match self.in_all(seat) {
                            Some(total) => { (total) (why.span("", &html! { (points) " " (goal) })) }
                            None => (why.span("", &html! { b { (points) } " " (goal) })),
                        }
                    }
                }
            }
        }
    }

    /// Returns the points so far, or the final score at the end.
    pub fn points(&self, seat: Seat) -> i32 {
        let end = self
            .context
            .outcome
            .map(|outcome| &outcome.scores[seat.index()]);
        end.map_or_else(
            || self.table().players[seat].points.into(),
            |score| score.total,
        )
    }

    /// Draws the score a player would have if the game ended now (S5.3), unless it has ended.
    pub fn in_all(&self, seat: Seat) -> Option<Markup> {
        let score = score(self.game.objectives(), &self.table().players[seat]);
        let total = in_all(self.game, self.context.language, &score, false, "S5.3");
        self.context.outcome.is_none().then_some(total)
    }

    /// Returns the note beside the points: the limit that ends the game, or that they are final.
    fn goal(&self) -> String {
        let limit = self.table().settings.limit;
        match self.context.outcome {
            Some(_) => self.say("own-final", &[]),
            None => self.say("own-goal", &[("limit", limit.into())]),
        }
    }

    fn own_cards(&self, seat: Seat) -> Markup {
        let hand = self.own_hand();
        let title = self.say("hand", &[]);
        let open = self.table().settings.memory;
        let key = if open { "hand-open" } else { "hand-hidden" };
        let note = self.say(key, &[("n", hand.len().into())]);
        let empty = usize::from(FULL_HAND).saturating_sub(hand.len());
        html! {
            div.own-hand id="own-hand" {
                h3 { (title) span { (note) } }
                ul.objectives aria-label=(title) data-seat=(seat) {
                    @for id in hand.iter() { li { (self.hand_card(id)) } }
                    @for _ in 0..empty { li.room aria-hidden="true" {} }
                }
            }
        }
    }

    /// Draws the validated objectives, and the things that count at the end.
    fn own_done(&self, seat: Seat) -> Markup {
        let player = &self.table().players[seat];
        let colours = colours(self.game.objectives(), player.validated);
        let inner = html! {
            h3 { (self.say(if self.context.outcome.is_some() { "done-points" } else { "done" }, &[])) }
            @if let Some(outcome) = self.context.outcome {
                // Only points are shown at the end: counts beside them would be mistaken for
                // points.
                p.sources { (self.sources(&outcome.scores[seat.index()])) }
            } @else {
                p {
                    (self.say("done-objectives", &[("n", player.validated.len().into())])) br;
                    (self.say("done-colours", &[("n", colours.into())]))
                }
            }
        };
        self.why_done(seat).div("own-done", "own-done", &inner)
    }

    /// Returns the names of some objectives as a list.
    pub fn objective_names(&self, objectives: ObjectiveIds) -> String {
        let names = objectives.iter().map(|id| self.objective_name(id));
        names.collect::<Vec<_>>().join(", ")
    }
}
