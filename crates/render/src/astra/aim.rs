//! What the observer is after: the stars that each card on the board lacks, and the card whose
//! discovery is nearest.

use ::astra::{Aim, Card, Pen, PlaceId, StarSet};
use maud::{Markup, html};
use tabletop::Seat;
use words::{Language, text};

use super::atlas::PlateArt;
use super::explained_shared::Shared;
use super::pen::pen_key;
use super::scribe::Scribe;
use crate::short::n;
use crate::{Explanation, emphasis, part, text_width};

/// The size of the words about missing stars, and of their number, on the smallest plates.
const WORDS: f64 = 14.7;
const NUMBER: f64 = 20.0;
/// The space before the own mark, and the width of the mark with the space after it.
const GAP: f64 = 8.0;
const MARK: f64 = 15.0;

/// What a plate says about its discovery.
#[derive(Clone)]
pub(super) struct PlateAim {
    /// The stars it lacks.
    pub missing: StarSet,
    /// The observer's pen, and the number of their stars.
    pub own: (Pen, usize),
    /// Whether the observer could mark all missing stars in one turn.
    pub near: bool,
    /// Whether that turn is the present one.
    pub now: bool,
    /// What it says to screen readers.
    pub label: String,
    /// Its explanation, without a label: it changes less often.
    pub why: Explanation,
}

/// Returns the id of the drawing that shows which stars a card lacks.
pub(super) fn aim_id(card: &Card) -> String {
    format!("aim-{}", card.id)
}

/// Returns the id of the words about a card's discovery.
pub(super) fn aim_words_id(card: &Card) -> String {
    format!("why-{}", card.id)
}

/// Draws the words about a card's discovery, to which its sign refers.
pub(super) fn aim_words(card: &Card, aim: &PlateAim) -> Markup {
    let id = aim_words_id(card);
    part(&id, &aim.why.shared(&id))
}

impl Scribe<'_> {
    /// Returns what a place is to the observer.
    fn aim(&self, id: PlaceId) -> Option<Aim> {
        let seat = self.context.seat.filter(|_| self.lights)?;
        self.game.aim(self.context.view, seat, id)
    }

    /// Returns what the plate of a place says about its discovery.
    pub fn plate_aim(&self, id: PlaceId) -> Option<PlateAim> {
        let (aim, seat) = (self.aim(id)?, self.context.seat?);
        Some(PlateAim {
            missing: aim.missing,
            own: (Pen::of(seat), aim.own),
            near: aim.in_one_turn,
            now: self.decides() == Some(self.table().active),
            label: self.aim_label(&aim),
            why: self.why_aim(&aim),
        })
    }

    /// Returns whether the observer could finish the card on a place in one turn.
    pub fn is_near(&self, id: PlaceId) -> bool {
        self.aim(id).is_some_and(|aim| aim.in_one_turn)
    }

    fn aim_label(&self, aim: &Aim) -> String {
        let args = [
            ("missing", aim.missing.len().into()),
            ("own", aim.own.into()),
            ("near", if aim.in_one_turn { "yes" } else { "no" }.into()),
        ];
        self.say("aim-label", &args)
    }

    /// Explains what the discovery of a card brings (A4.1, A4.2, A6.3).
    fn why_aim(&self, aim: &Aim) -> Explanation {
        let args = [
            ("own", aim.own.into()),
            ("fame", self.card(aim.card).fame.into()),
            ("elements", aim.elements.into()),
        ];
        self.why(String::new(), "aim", &args, "A4.1")
    }

    /// Says in a line what the observer is after now.
    pub fn own_aim(&self, seat: Seat) -> Markup {
        let aim = self.game.nearest_aim(self.context.view, seat);
        let last = self.table().last_round.is_some();
        let Some(aim) = aim.filter(|_| self.lights) else {
            return html! { p id="own-aim" hidden {} };
        };
        let key = match (aim.in_one_turn, last) {
            (true, _) => "aim-soon",
            (false, true) => "aim-last",
            (false, false) => "aim-next",
        };
        let args = [
            ("card", self.card_name(aim.card).into()),
            ("missing", aim.missing.len().into()),
        ];
        let words = self.say(key, &args);
        let why = self.why_shared(words.clone(), Shared::OwnAim);
        let why = why.aiming(&aim_id(self.card(aim.card)));
        html! { p id="own-aim" { (why.span("", &html! { (words) })) } }
    }
}

/// Returns how many stars a card lacks, with the number emphasised.
fn missing_words(language: Language, missing: usize) -> String {
    let missing = emphasis::mark(&missing.to_string());
    text(language, "astra-board-aim", &[("missing", missing.into())])
}

/// Returns the width of the words about missing stars.
fn missing_width(language: Language, missing: usize) -> f64 {
    let words = emphasis::plain(&missing_words(language, missing));
    let larger = text_width(&missing.to_string(), NUMBER - WORDS, false);
    text_width(&words, WORDS, false) + larger
}

/// Returns the width of the own mark with its number and the space before it.
fn own_width(own: usize) -> f64 {
    match own {
        0 => 0.0,
        own => GAP + MARK + text_width(&own.to_string(), WORDS, false),
    }
}

/// Returns the greatest width of what a card with this many stars says about missing ones.
pub(super) fn aim_width(language: Language, stars: usize) -> f64 {
    let width = |own: usize| missing_width(language, stars - own) + own_width(own);
    (0..stars).map(width).fold(0.0, f64::max)
}

/// Draws the number of missing stars and of the observer's own; both end at `right`.
pub(super) fn missing(language: Language, aim: &PlateAim, right: f64) -> Markup {
    let (pen, own) = aim.own;
    let middle = right - own_width(own);
    let width = missing_width(language, aim.missing.len());
    let number = |number: &str| html! { tspan.big { (number) } };
    let words = missing_words(language, aim.missing.len());
    html! {
        rect.hit x=((middle - width).floor() - 4.0) y="4" width=((right - middle + width).ceil() + 8.0) height="30" {}
        text.count x=(n(middle)) y="25" { (emphasis::show(&words, number)) }
        @if aim.near { path.near d={ "M" (n(middle - width)) " 30.5H" (n(middle)) } {} }
        @if own > 0 {
            use class={ "mark seat-" (pen_key(pen)) } href={ "#mk-" (pen_key(pen)) }
                x=(n(middle + GAP)) y="14.5" width="11" height="11" {}
            text.count.own x=(n(right)) y="25" { (own) }
        }
    }
}

/// Returns the class of what a plate says about its discovery.
pub(super) fn missing_class(aim: &PlateAim) -> &'static str {
    match (aim.near, aim.now) {
        (true, true) => "missing in-reach now",
        (true, false) => "missing in-reach",
        (false, _) => "missing",
    }
}

/// Draws rings around the missing stars, which are shown while the pointer or the focus is on the
/// plate.
pub(super) fn rings(card: &Card, art: &PlateArt, aim: &PlateAim) -> Markup {
    let id = aim_id(card);
    let drawn = html! {
        g.aim.stars id=(id) {
            @for star in aim.missing.iter() {
                @let spot = art.figure.spots[star.index()];
                circle cx=(n(spot.x)) cy=(n(spot.y)) {}
            }
        }
    };
    part(&id, &drawn)
}
