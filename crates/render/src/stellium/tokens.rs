//! Influence tokens (S3.7): those left, which are worth a point each at the end, those spent, and
//! the cells that a token opens for a body.

use ::stellium::{Action, Body, Cell, Stage};
use maud::{Markup, html};
use tabletop::Seat;

use super::board::Board;
use super::body::outline;
use super::cells::halo;
use super::place::at;
use crate::Target;
use crate::emphasis::mark;
use crate::geometry::moved_to;

impl Board<'_> {
    /// Draws the observer's own tokens.
    pub fn own_tokens(&self, seat: Seat) -> Markup {
        let title = self.say("tokens", &[]);
        html! {
            div.own-tokens id="own-tokens" {
                h3 { (title) span { (self.say("tokens-note", &[])) } }
                ul.tokens aria-label=(title) {
                    @for token in Body::ALL { li { (self.token(seat, token)) } }
                }
            }
        }
    }

    fn token(&self, seat: Seat, token: Body) -> Markup {
        let left = self.table().players[seat].tokens.has(token);
        let inner = html! {
            svg viewBox="-16 -16 32 32" aria-hidden="true" {
                g class={ "symbol " (token.key()) } { (outline(token, 32.0)) }
            }
            span { (self.names().token_uses[token]) }
        };
        let spent = if left { "" } else { " spent" };
        let class = format!("token {}{spent}", token.key());
        let id = format!("token-{}", token.key());
        let target = self.token_target(token, left);
        let target = target.explained(self.why_token(token, left));
        target.button(&id, &class, &inner)
    }

    /// Returns a token's target. While a body is placed, the token opens the cells where the body
    /// can be placed with its influence.
    fn token_target(&self, token: Body, left: bool) -> Target {
        let label = self.token_label(token, left);
        match self.stage() {
            Stage::Placing { body } if left && body != token => {
                if !self.may_place_with(token) {
                    return Target::thing(label);
                }
                let tell = self.say(&format!("token-{}", token.key()), &[]);
                Target::opens(&group(token), label, &tell)
            }
            _ => Target::thing(label),
        }
    }

    /// Returns whether the observer may place the body with this influence.
    fn may_place_with(&self, influence: Body) -> bool {
        let with_it = |action: Action| match action {
            Action::Place {
                influence: with, ..
            } => (with == influence).then_some(()),
            _ => None,
        };
        !self.choices(with_it).is_empty()
    }

    /// Returns what is asked instead while a token is selected that lets the body be placed in the
    /// other way: onto a body with the Comet's token, onto an empty cell instead of the Comet's own
    /// influence (S3.7).
    pub fn asked_with_token(&self) -> Markup {
        let Stage::Placing { body } = self.stage() else {
            return html! {};
        };
        let differs = |token: &Body| (*token == Body::Comet) != (body == Body::Comet);
        let key = match body {
            Body::Comet => "ask-placing",
            _ => "ask-striking",
        };
        let args = [("body", mark(&self.names().bodies[body]).into())];
        html! {
            @for token in Body::ALL.into_iter().filter(differs) {
                @if self.may_place_with(token) {
                    span.later data-of=(group(token)) { (self.say_marked(key, &args)) }
                }
            }
        }
    }

    /// Returns the label of a token, which says whether it is left or spent.
    pub fn token_label(&self, token: Body, left: bool) -> &str {
        &self.names().tokens[token][usize::from(!left)]
    }

    /// Draws a rival's tokens at a small size.
    pub fn small_tokens(&self, seat: Seat) -> Markup {
        let tokens = self.table().players[seat].tokens;
        html! {
            @for token in Body::ALL {
                @let off = if tokens.has(token) { "" } else { " off" };
                svg class={ "tk" (off) } viewBox="-16 -16 32 32" aria-hidden="true" {
                    g class={ "symbol " (token.key()) } { (outline(token, 32.0)) }
                    @if !tokens.has(token) { path class="strike" d="M-13 13L13 -13" {} }
                }
            }
        }
    }

    /// Draws the cells for each token, shown while the token is selected.
    pub fn token_places(&self) -> Markup {
        let Stage::Placing { body } = self.stage() else {
            return html! {};
        };
        let places = self.choices(|action| match action {
            Action::Place { cell, influence } if influence != body => Some((cell, influence)),
            _ => None,
        });
        html! {
            @for ((cell, token), choice) in places {
                @let target = Target::act(choice).labelled(&self.names().cells[cell.index()])
                    .telling(&self.prospect(choice)).of(&group(token));
                (token_place(&target, cell, token, self.universe().body(cell)))
            }
        }
    }
}

/// Returns the group of the cells that a token opens.
fn group(token: Body) -> String {
    format!("with-{}", token.key())
}

fn token_place(target: &Target, cell: Cell, token: Body, struck: Option<Body>) -> Markup {
    let inner = html! {
        (halo(struck.is_some()))
        @if struck.is_none() { use href={ "#token-" (token.key()) "-place" } {} }
    };
    let class = format!("member {}", token.key());
    target.group("", &class, Some(&moved_to(at(cell))), &inner)
}
