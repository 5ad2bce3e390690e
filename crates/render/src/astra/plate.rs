//! A card on the board: its static ground, and over it lines, stars, marks and boons.

use ::astra::{Boon, BoonKind, Card, Pen, StarKind};
use maud::{Markup, html};
use words::astra::element_words;
use words::{Language, text};

use super::aim::{PlateAim, aim_id, aim_words, aim_words_id, missing, missing_class, rings};
use super::atlas::PlateArt;
use super::explained_board::{CARD_FAME, element_words_id};
use super::ground::{BOONS, HEIGHT, WIDTH, WINDOW, count_words};
use super::pen::{pen_key, pen_mark};
use crate::geometry::moved_to;
use crate::short::n;
use crate::{Target, emphasis, part};

/// The state of a star.
#[derive(Clone, Default)]
pub(super) struct StarState {
    /// The target: whether the star can be marked, and how.
    pub target: Target,
    /// The pen it is marked with; `None` if it is unmarked.
    pub pen: Option<Pen>,
    /// Whether the mark can still be undone.
    pub pending: bool,
    /// Whether another player marked it since the observer last acted.
    pub traced: bool,
    /// Whether nearly every star is lit. Rings are then smaller, so that the lines between them
    /// stay visible.
    pub crowded: bool,
}

/// The state of a boon.
#[derive(Clone, Default)]
pub(super) struct BoonState {
    /// The target: whether the boon can be picked.
    pub target: Target,
    /// Whether it is crossed out.
    pub crossed: bool,
    /// Whether the observer has picked it in secret.
    pub sealed: bool,
}

/// The state of a card on the board.
#[derive(Clone, Default)]
pub(super) struct PlateState {
    /// The text for screen readers.
    pub label: String,
    /// Its stars, ordered by number.
    pub stars: Vec<StarState>,
    /// For each of its lines, whether it leads to a star that can be marked.
    pub lit: Vec<bool>,
    /// The lines along which others have moved since the observer last acted, with their pens.
    pub trace: Vec<(usize, Pen)>,
    /// The state of each boon, from left to right.
    pub boons: [BoonState; 4],
    /// The class of its frame.
    pub frame: &'static str,
    /// What it says about its discovery, instead of the number of marked stars.
    pub aim: Option<PlateAim>,
    /// Whether it is shown outside a table, so that no marks are counted.
    pub catalogued: bool,
    /// Whether signs are explained.
    pub explains: bool,
    /// The target of the card as a whole, and the text on its tag.
    pub choose: Option<(Target, String)>,
}

/// Draws the plate of a card.
pub(super) fn plate(language: Language, card: &Card, art: &PlateArt, state: &PlateState) -> Markup {
    let key = &card.id;
    let id = format!("card-{key}");
    let svg = html! {
        svg.plate id=(id) viewBox={ "0 0 " (n(WIDTH)) " " (n(HEIGHT)) } role="group"
            aria-label=(state.label) data-signs[state.explains]
            data-aim=[state.aim.as_ref().map(|_| aim_id(card))] {
            (part(&format!("ground-{key}"), art.ground(language)))
            (count(language, card, state))
            (element(language, card, state))
            (fame(language, card, state))
            g.window transform=(moved_to(WINDOW)) {
                (lines(card, art, state))
                (art.names(language))
                (trace(card, art, state))
                g.stars {
                    @for index in 0..card.stars.len() { (star(card, art, state, index)) }
                }
                @if let Some(aim) = &state.aim { (rings(card, art, aim)) (aim_words(card, aim)) }
            }
            g.boons {
                @for (slot, boon) in state.boons.iter().enumerate() { (self::boon(card, slot, boon)) }
            }
            (frame(key, state))
            (choose(key, state))
        }
    };
    part(&id, &svg)
}

/// Explains the sign of the card's element, which is part of the ground.
fn element(language: Language, card: &Card, state: &PlateState) -> Markup {
    let inner = html! { rect.hit x="6" y="4" width="30" height="30" {} };
    let target = Target::thing(&element_words(language, card.element));
    let target = target.explained_by(element_words_id(card.element));
    html! { @if state.explains { (target.group("", "element", None, &inner)) } }
}

/// Draws the card's fame, with its explanation if there is one.
fn fame(language: Language, card: &Card, state: &PlateState) -> Markup {
    let place = moved_to((WIDTH - 42.0, 0.0));
    let inner = html! {
        rect.hit x="-6" y="4" width="42" height="30" {}
        use href="#i-fame" x="0" y="10.5" width="17" height="17" {}
        text x="30" y="25" text-anchor="end" { (card.fame) }
    };
    let label = text(
        language,
        "astra-board-card-fame",
        &[("fame", card.fame.into())],
    );
    let target = Target::thing(&label);
    let target = match state.explains {
        // The first sign of a plate is what it lacks, or else its fame.
        true if state.aim.is_none() => target.first_explained_by(CARD_FAME),
        true => target.explained_by(CARD_FAME),
        false => target,
    };
    target.group("", "stat", Some(&place), &inner)
}

/// Draws the number of missing or marked stars, unless a tag takes its place.
fn count(language: Language, card: &Card, state: &PlateState) -> Markup {
    let id = format!("count-{}", card.id);
    if let Some(aim) = state.aim.as_ref().filter(|_| state.choose.is_none()) {
        let inner = missing(language, aim, WIDTH - 54.0);
        let target = Target::thing(&aim.label).first_explained_by(aim_words_id(card));
        return part(&id, &target.group(&id, missing_class(aim), None, &inner));
    }
    let marked = state.stars.iter().filter(|star| star.pen.is_some()).count();
    let words = if state.catalogued {
        let stars = card.stars.len();
        text(
            language,
            "astra-board-count-none",
            &[("stars", stars.into())],
        )
    } else {
        count_words(language, marked, card.stars.len())
    };
    let number = |number: &str| html! { tspan.big { (number) } };
    part(
        &id,
        &html! {
            text.count id=(id) x=(n(WIDTH - 54.0)) y="25" {
                @if state.choose.is_none() { (emphasis::show(&words, number)) }
            }
        },
    )
}

/// The radii of the rings around a star. They shrink where another star is near, so as not to cover
/// it.
#[derive(Clone, Copy)]
pub(super) struct Rings {
    /// The ring of a star that can be marked.
    target: f64,
    /// The halo around that ring.
    halo: f64,
    /// The ring around a mark.
    mark: f64,
}

impl Rings {
    /// The rings of a star with no other star near it.
    pub const WIDE: Self = Self {
        target: 12.5,
        halo: 18.0,
        mark: 12.5,
    };

    /// Returns the rings of a star whose nearest neighbour is this far away. They end before the
    /// neighbour's mark.
    fn with_neighbour(gap: f64) -> Self {
        let wide = Self::WIDE;
        Self {
            target: (gap - 12.5).clamp(7.5, wide.target),
            halo: (gap - 9.5).clamp(9.0, wide.halo),
            mark: (gap / 2.0).clamp(10.4, wide.mark),
        }
    }
}

/// Returns the distance from a star at which its lines stop.
fn clear(card: &Card, art: &PlateArt, state: &PlateState, star: usize) -> f64 {
    let stands = &state.stars[star];
    let rings = Rings::with_neighbour(art.figure.gap(star));
    if stands.target.is_live() && stands.crowded && card.stars[star].kind == StarKind::Common {
        8.5
    } else if stands.pending {
        rings.mark + 2.5
    } else if stands.target.is_live() && !stands.crowded {
        rings.target + 2.5
    } else if stands.pen.is_some() || card.stars[star].kind != StarKind::Common {
        11.0
    } else {
        6.5
    }
}

fn lines(card: &Card, art: &PlateArt, state: &PlateState) -> Markup {
    let key = &card.id;
    let id = format!("lines-{key}");
    let drawn = |(index, &(a, b)): (usize, &(usize, usize))| {
        let lit = state.lit.get(index).is_some_and(|&lit| lit);
        let class = if lit { "line lit" } else { "line" };
        let clear = [a, b].map(|star| clear(card, art, state, star));
        let [from, to] = art.figure.line((a, b), clear);
        html! {
            line class=(class) id={ "line-" (key) "-" (a + 1) "-" (b + 1) }
                x1=(n(from.x)) y1=(n(from.y)) x2=(n(to.x)) y2=(n(to.y)) {}
        }
    };
    part(
        &id,
        &html! {
            g.lines id=(id) aria-hidden="true" {
                @for line in art.figure.lines.iter().enumerate() { (drawn(line)) }
            }
        },
    )
}

fn trace(card: &Card, art: &PlateArt, state: &PlateState) -> Markup {
    let id = format!("trace-{}", card.id);
    part(
        &id,
        &html! {
            g id=(id) aria-hidden="true" {
                @for &(line, pen) in &state.trace {
                    @let (a, b) = art.figure.lines[line];
                    @let clear = [a, b].map(|star| Rings::with_neighbour(art.figure.gap(star)).mark + 1.5);
                    @let [from, to] = art.figure.line((a, b), clear);
                    line class={ "trace seat-" (pen_key(pen)) }
                        x1=(n(from.x)) y1=(n(from.y)) x2=(n(to.x)) y2=(n(to.y)) {}
                }
            }
        },
    )
}

fn star(card: &Card, art: &PlateArt, state: &PlateState, index: usize) -> Markup {
    let id = format!("star-{}-{}", card.id, index + 1);
    let place = moved_to(art.figure.spots[index]);
    let (kind, stands) = (card.stars[index].kind, &state.stars[index]);
    let mut class = format!("star {}", kind.key());
    if stands.pen.is_some() {
        class.push_str(" marked");
    }
    let rings = Rings::with_neighbour(art.figure.gap(index));
    let inner = star_inner(kind, stands, rings);
    part(&id, &stands.target.group(&id, &class, Some(&place), &inner))
}

/// Draws a star around the origin: its kind, and over that its state.
pub(super) fn star_inner(kind: StarKind, stands: &StarState, rings: Rings) -> Markup {
    let live = stands.target.is_live();
    let seat = stands.pen.map_or("", pen_key);
    html! {
        circle.hit r=(if live { "18" } else { "10.5" }) {}
        @if live && !stands.crowded { circle.halo r=(n(rings.halo)) {} }
        @if kind == StarKind::Grand {
            circle.glow r="17" {}
            use.rays href="#star-grand" x="-16" y="-16" width="32" height="32" {}
        }
        @if kind == StarKind::Start {
            use.reticle href="#star-start" x="-16" y="-16" width="32" height="32" {}
        }
        @match stands.pen {
            Some(pen) => (pen_mark(pen, if kind == StarKind::Grand { 9.5 } else { 9.0 })),
            None => { circle.core r=(if kind == StarKind::Grand { "4.4" } else { "4" }) {} }
        }
        @if live { circle.target r=(n(if stands.crowded { 7.5 } else { rings.target })) {} }
        @if stands.pending { circle class={ "pending-ring seat-" (seat) } r=(n(rings.mark + 0.5)) {} }
        @if stands.traced && !stands.pending {
            circle class={ "traced seat-" (seat) } r=(n(rings.mark)) {}
        }
    }
}

/// Returns the glyph of a kind of boon.
pub(super) const fn boon_icon(kind: BoonKind) -> &'static str {
    match kind {
        BoonKind::Fame => "fame",
        BoonKind::Stardust => "stardust",
        BoonKind::Observation => "telescopes",
        BoonKind::Improvement => "pouch",
        BoonKind::Wisdom => "wisdom",
        BoonKind::Activation => "activation",
    }
}

fn boon(card: &Card, slot: usize, state: &BoonState) -> Markup {
    let id = format!("boon-{}-{}", card.id, slot + 1);
    let width = (WIDTH - 24.0) / 4.0;
    let place = moved_to((12.0 + slot as f64 * width, BOONS));
    let middle = width / 2.0;
    let Boon { kind, amount } = card.boons[slot];
    let inner = html! {
        rect.hit x="3" y="3" width=(n(width - 6.0)) height="25" {}
        // A finger needs a larger area than the drawn one: up into the ability, down to the edge.
        @if state.target.is_live() { rect.touch x="0" y="-15" width=(n(width)) height="48" {} }
        use href={ "#i-" (boon_icon(kind)) } x=(n(middle - 24.0)) y="5" width="21" height="21" {}
        text x=(n(middle + 4.0)) y="21.5" { (amount) }
        @if state.crossed { path.strike d={ "M" (n(middle - 30.0)) " 27L" (n(middle + 24.0)) " 3" } {} }
        @if state.sealed { use.seal href="#i-lock" x=(n(middle + 18.0)) y="8" width="15" height="15" {} }
    };
    let class = match (state.crossed, state.sealed) {
        (true, _) => "boon crossed",
        (false, true) => "boon sealed",
        (false, false) => "boon",
    };
    part(&id, &state.target.group(&id, class, Some(&place), &inner))
}

/// Draws the frame that shows which card is in play. It is a separate part, so that a change of
/// the frame does not resend the plate.
fn frame(key: &str, state: &PlateState) -> Markup {
    let id = format!("frame-{key}");
    part(
        &id,
        &html! {
            rect id=(id) class={ "frame " (state.frame) }
                data-center=[(!state.frame.is_empty()).then_some("")] x="0.8" y="0.8"
                width=(n(WIDTH - 1.6)) height=(n(HEIGHT - 1.6)) {}
        },
    )
}

/// Draws the target of the card as a whole: a tag in place of the count.
fn choose(key: &str, state: &PlateState) -> Markup {
    let id = format!("choose-{key}");
    let target = |(target, words): &(Target, String)| {
        let wide = crate::text_width(words, 16.0, false) + 28.0;
        let left = WIDTH - 8.0 - wide;
        let inner = html! {
            rect.hit x="1" y="1" width=(n(WIDTH - 2.0)) height=(n(HEIGHT - 2.0)) {}
            rect.tag x=(n(left)) y="5" width=(n(wide)) height="29" {}
            text.tag-words x=(n(left + wide / 2.0)) y="25" text-anchor="middle" { (words) }
        };
        target.group("", "choose", None, &inner)
    };
    part(
        &id,
        &html! {
            g id=(id) { @if let Some(choose) = &state.choose { (target(choose)) } }
        },
    )
}
