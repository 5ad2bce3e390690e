//! The corner beside the universe: the body in a player's hand, bodies to choose from.

use ::stellium::{Action, Body, ByBody, Stage};
use maud::{Markup, html};

use super::board::Board;
use super::body::picture;
use super::reload::group;
use crate::geometry::moved_to;
use crate::short::n;
use crate::{Target, part};

/// The centre of the corner.
const MIDDLE: (f64, f64) = (-52.0, 420.0);

impl Board<'_> {
    /// Draws the present content of the corner.
    pub fn corner(&self) -> Markup {
        let inner = match self.stage() {
            Stage::Feeling { .. } => match self.context.view.felt {
                Some(body) => self.one(body, self.touch(body), " felt"),
                None => self.hand_in_bag(),
            },
            Stage::Grasping if self.chooses() => self.several(&self.table().bag, grasp),
            Stage::Grasping => self.hand_in_bag(),
            Stage::Placing { body } => self.one(body, &self.names().bodies[body], ""),
            Stage::Pushing { pushed, .. } => self.one(pushed, &self.say("struck", &[]), ""),
            Stage::Reloading { drawn, .. } => self.several(&drawn, reload),
            _ => html! {},
        };
        part("corner", &html! { g id="corner" { (inner) } })
    }

    /// Draws one large body with a word below it.
    fn one(&self, body: Body, word: &str, class: &str) -> Markup {
        let label = format!("{}, {}", self.names().bodies[body], self.touch(body));
        html! {
            g class={ "held" (class) } transform=(moved_to(MIDDLE)) role="img" aria-label=(label) {
                circle class="held-ring" r="62" {}
                circle class="held-ring fine" r="57" {}
                g class={ "body " (body.key()) } { (picture(body, 92.0)) }
                text class="held-word" y="95" { (word) }
            }
        }
    }

    /// Draws a hand in the bag. Only its player knows which body it feels.
    fn hand_in_bag(&self) -> Markup {
        html! {
            g class="held" transform=(moved_to(MIDDLE)) aria-hidden="true" {
                circle class="held-ring" r="62" {}
                circle class="held-ring fine" r="57" {}
                use class="held-bag" href="#i-bag" x="-36" y="-36" width="72" height="72" {}
            }
        }
    }

    /// Draws some kinds of bodies, each with its number.
    fn several(&self, counts: &ByBody<u8>, target: impl Fn(&Self, Body, &str) -> Target) -> Markup {
        let there: Vec<Body> = Body::ALL.into_iter().filter(|&b| counts[b] > 0).collect();
        let several = there.len() > 1;
        html! {
            @for (number, body) in there.into_iter().enumerate() {
                @let place = (MIDDLE.0 - 38.0 + 88.0 * (number % 2) as f64, MIDDLE.1 - 36.0 + 84.0 * (number / 2) as f64);
                @let label = format!("{}, {}", self.names().bodies[body], counts[body]);
                @let target = if several || self.stage() == Stage::Grasping { target(self, body, &label) } else { Target::thing(&label) };
                @let inner = html! {
                    circle class="held-ring" r="35" {}
                    g class={ "body " (body.key()) } { (picture(body, 54.0)) }
                    text class="held-count" x="28" y=(n(36.0)) { (counts[body]) }
                    circle class="hit" r="36" {}
                };
                (target.group(&format!("pick-{}", body.key()), "pick", Some(&moved_to(place)), &inner))
            }
        }
    }
}

fn grasp(board: &Board<'_>, body: Body, label: &str) -> Target {
    match board.choice(Action::Grasp(body)) {
        Some(choice) => Target::act(choice).telling(&board.names().places[body]),
        None => Target::thing(label),
    }
}

fn reload(board: &Board<'_>, body: Body, label: &str) -> Target {
    if !board.chooses() {
        return Target::thing(label);
    }
    let tell = board.say("reload-opens", &[]);
    Target::opens(&group(body), label, &tell)
}
