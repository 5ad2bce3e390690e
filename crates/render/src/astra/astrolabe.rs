//! The sphere board as an astrolabe: four spheres, the marker, the discard icon, the deck (A1.10).

use ::astra::{Board, ByElement, Element};
use maud::{Markup, html};
use sky::Point;
use words::Language;
use words::astra::element_words;
use words::text;

use super::ground::{HEIGHT, WIDTH};
use super::texture::texture;
use crate::geometry::{moved_to, polar, through};
use crate::short::n;
use crate::{Explanation, Target, part};

/// The radius of the limb.
const LIMB: f64 = 148.0;
/// The distance of the spheres from the centre.
const ORBIT: f64 = 94.0;
/// The place of the dreamer's number beside the middle of a sphere.
const DREAM: Point = Point::new(24.5, 24.5);

/// The state of the sphere board.
pub(super) struct AstrolabeState<'a> {
    /// The board for this number of players.
    pub board: &'a Board,
    /// The active sphere.
    pub sphere: Element,
    /// The number of cards above Game End.
    pub above: usize,
    /// The last round, once Game End has appeared.
    pub last_round: Option<u16>,
    /// The angle of each place, and whether its card is in play.
    pub places: Vec<(f64, bool)>,
    /// The explanations of the signs; `None` in a picture.
    pub signs: Option<AstrolabeSigns>,
}

/// The explanations of the signs on a sphere board.
pub(super) struct AstrolabeSigns {
    pub marker: Explanation,
    pub discard: Explanation,
    pub deck: Explanation,
    pub spheres: ByElement<Explanation>,
    /// Of the dreamer's numbers, where there are any.
    pub dreams: Option<ByElement<Explanation>>,
}

/// Draws a sign with its explanation, or in a picture with a label.
fn sign(
    why: Option<&Explanation>,
    label: &str,
    id: &str,
    class: &str,
    place: Option<&str>,
    inner: &Markup,
) -> Markup {
    match why {
        Some(why) => why.group(id, class, place, inner),
        None => Target::thing(label).group(id, class, place, inner),
    }
}

/// The static parts of a sphere board.
pub(super) struct Engraving {
    limb: Markup,
    /// The rims of the spheres.
    rims: ByElement<String>,
}

impl Engraving {
    /// Draws the static parts once.
    pub fn new() -> Self {
        Self {
            limb: limb(),
            rims: ByElement::from_fn(|element| texture(element, 32.0)),
        }
    }
}

/// Draws the sphere board.
pub(super) fn astrolabe(
    language: Language,
    engraving: &Engraving,
    state: &AstrolabeState<'_>,
) -> Markup {
    let label = text(language, "astra-board-spheres", &[]);
    let svg = html! {
        svg.astrolabe id="sphere-board" viewBox={ "0 0 " (n(WIDTH)) " " (n(HEIGHT)) } role="group"
            aria-label=(label) data-signs[state.signs.is_some()] {
            g transform=(moved_to((WIDTH / 2.0, HEIGHT / 2.0))) {
                (part("limb", &engraving.limb))
                (part("sphere-places", &places(state)))
                (between(language, state))
                (part("sphere-marker", &marker(language, state)))
                @for (index, &sphere) in state.board.spheres.iter().enumerate() {
                    (self::sphere(language, engraving, state, index, sphere))
                }
                (part("deck", &deck(language, state)))
            }
        }
    };
    part("sphere-board", &svg)
}

fn limb() -> Markup {
    let mut ticks = String::new();
    for degree in (0..360).step_by(3) {
        let long = match degree {
            d if d % 45 == 0 => 11.0,
            d if d % 15 == 0 => 8.0,
            _ => 4.5,
        };
        let angle = f64::from(degree).to_radians();
        ticks += &through([LIMB - long, LIMB].map(|radius| polar(radius, angle)));
    }
    html! {
        g id="limb" aria-hidden="true" {
            circle.limb-ground r=(n(LIMB)) {}
            circle.limb r=(n(LIMB)) {}
            circle.limb.fine r=(n(LIMB - 12.0)) {}
            path.ticks d=(ticks) {}
            g.almucantars {
                @for k in 0..6 {
                    circle cy=(n(-6.0 - 9.0 * f64::from(k))) r=(n(128.0 - 13.5 * f64::from(k))) {}
                }
            }
        }
    }
}

/// Draws a small pointer towards each card around the board.
fn places(state: &AstrolabeState<'_>) -> Markup {
    html! {
        g id="sphere-places" aria-hidden="true" {
            @for &(angle, here) in &state.places {
                path class=(if here { "place here" } else { "place" }) d="M-6 0 0-5 7 0 0 5Z"
                    transform={ (moved_to(polar(LIMB, angle.to_radians()))) " rotate(" (n(angle)) ")" } {}
            }
        }
    }
}

/// Draws the marker's path, and the discard icon on it (A3.6).
fn between(language: Language, state: &AstrolabeState<'_>) -> Markup {
    let board = state.board;
    let drawn = |index: usize, sphere: Element| {
        let angle = 90.0 * index as f64 - 45.0;
        let place = moved_to(polar(92.0, angle.to_radians()));
        if sphere == board.discard_after {
            let label = discard_words(language, board);
            let inner = html! {
                circle.hit r="15" {}
                use href="#i-discard" x="-9.5" y="-9.5" width="19" height="19" {}
            };
            let why = state.signs.as_ref().map(|signs| &signs.discard);
            sign(why, &label, "discard-icon", "notch", Some(&place), &inner)
        } else {
            html! {
                path.chevron d="M-3.5-5 2 0-3.5 5M2.5-5 8 0 2.5 5" aria-hidden="true"
                    transform={ (place) " rotate(" (n(angle + 90.0)) ")" } {}
            }
        }
    };
    html! {
        @for (index, &sphere) in board.spheres.iter().enumerate() { (drawn(index, sphere)) }
    }
}

/// Returns a text that names the spheres between which the discard icon lies.
pub(super) fn discard_words(language: Language, board: &Board) -> String {
    let after = element_words(language, board.discard_after);
    let before = element_words(language, board.next(board.discard_after));
    let args = [("after", after.into()), ("before", before.into())];
    text(language, "astra-board-discard-icon", &args)
}

fn marker(language: Language, state: &AstrolabeState<'_>) -> Markup {
    let index = state.board.spheres.iter().position(|&s| s == state.sphere);
    // Between two matrices a browser takes the shorter turn, so the marker goes on clockwise even
    // from the last sphere to the first.
    let [cos, sin] = [[0, -1], [1, 0], [0, 1], [-1, 0]][index.unwrap_or(0) % 4];
    let sphere = element_words(language, state.sphere);
    let label = text(
        language,
        "astra-board-active-sphere",
        &[("sphere", sphere.into())],
    );
    let place = format!("matrix({cos} {sin} {} {cos} 0 0)", -sin);
    let inner = html! {
        path d="M43-3.5 54 0 43 3.5Z" {}
        circle.marker cx=(n(ORBIT)) r="38.5" {}
        path d="M132.5-5 147 0 132.5 5Z" {}
        circle.marker.thin.hit cx=(n(ORBIT)) r="41.5" {}
    };
    let why = state.signs.as_ref().map(|signs| &signs.marker);
    sign(
        why,
        &label,
        "sphere-marker",
        "alidade",
        Some(&place),
        &inner,
    )
}

fn sphere(
    language: Language,
    engraving: &Engraving,
    state: &AstrolabeState<'_>,
    index: usize,
    element: Element,
) -> Markup {
    let key = element.key();
    let active = element == state.sphere;
    let place = polar(ORBIT, (90.0 * index as f64 - 90.0).to_radians());
    let dream = state.board.dream.map(|numbers| numbers[element]);
    let id = format!("sphere-{key}");
    let label = sphere_words(language, element, active);
    let inner = html! {
        circle.disc.hit r="33" {}
        path.texture d=(engraving.rims[element]) {}
        circle.inner r="18.5" {}
        use href={ "#el-" (key) } x="-13" y="-13" width="26" height="26" {}
    };
    let signs = state.signs.as_ref();
    let why = signs.map(|signs| &signs.spheres[element]);
    let class = if active { "sphere active" } else { "sphere" };
    let drawn = sign(why, &label, &id, class, Some(&moved_to(place)), &inner);
    let why = signs.and_then(|signs| Some(&signs.dreams.as_ref()?[element]));
    html! {
        (part(&id, &drawn))
        @if let Some(number) = dream { (dream_number(language, why, place + DREAM, number)) }
    }
}

/// Draws the number of stars the dreamer marks on this sphere (A7.3).
fn dream_number(language: Language, why: Option<&Explanation>, place: Point, number: u8) -> Markup {
    let label = text(language, "astra-board-dream", &[("stars", number.into())]);
    let inner = html! {
        circle.hit r="10.5" {}
        text y="5" text-anchor="middle" { (number) }
    };
    sign(why, &label, "", "dream", Some(&moved_to(place)), &inner)
}

/// Returns the label of a sphere.
pub(super) fn sphere_words(language: Language, element: Element, active: bool) -> String {
    let name = element_words(language, element);
    let key = if active {
        "astra-board-sphere-active"
    } else {
        "astra-board-sphere"
    };
    text(language, key, &[("sphere", name.into())])
}

/// Draws what is left of the deck: one tick per card above Game End (A2.5).
fn deck(language: Language, state: &AstrolabeState<'_>) -> Markup {
    let all = state.board.above_game_end;
    let ticks = |range: std::ops::Range<usize>| {
        let tick = |tick: usize| {
            let degrees = 360.0 / all.max(1) as f64 * (tick as f64 + 0.5) - 90.0;
            through([38.5, 43.0].map(|radius| polar(radius, degrees.to_radians())))
        };
        range.map(tick).collect::<String>()
    };
    let (number, words) = match state.last_round {
        Some(round) => (usize::from(round), "astra-board-last-round"),
        None => (state.above, "astra-board-above"),
    };
    let lines = text(language, words, &[("above", state.above.into())]);
    let inner = html! {
        circle.hit r="43" {}
        path.gone d=(ticks(state.above..all)) {}
        path.left d=(ticks(0..state.above)) {}
        text.deck-count y="-5" { (number) }
        @for (index, line) in lines.split('|').enumerate() {
            text.deck-word y=(n(10.5 + 11.5 * index as f64)) { (line) }
        }
    };
    let label = deck_words(language, state.above, state.last_round);
    let why = state.signs.as_ref().map(|signs| &signs.deck);
    sign(why, &label, "deck", "deck", None, &inner)
}

/// Returns the text for the number of cards above Game End, or for the last round.
pub(super) fn deck_words(language: Language, above: usize, last_round: Option<u16>) -> String {
    match last_round {
        Some(round) => text(language, "astra-board-game-end", &[("round", round.into())]),
        None => text(language, "astra-board-deck", &[("above", above.into())]),
    }
}
