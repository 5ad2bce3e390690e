//! Pictures that explain rules: a section of the universe with a few bodies and what they do.

use ::stellium::{Body, Cell, CellSet, Galaxy, Kind, Laid, ObjectiveId, Stellium, Universe};
use maud::{Markup, html};
use sky::Point;
use words::stellium::objective_words;
use words::{Language, text};

use super::attract::towards;
use super::body::{bodies, picture as body_picture};
use super::dial::arc;
use super::galaxy::galaxy;
use super::hole::black_hole;
use super::hull::figure;
use super::pictogram::{SIZE, drawing};
use super::place::at;
use super::push::ghost;
use super::swap::both_ways;

use crate::geometry::moved_to;
use crate::short::n;
use Body::{Comet, Planet, Star, Supernova};

/// The visible part of the universe: left, top, width, height.
type Window = [f64; 4];

const TWO: Window = [-118.0, -118.0, 461.0, 236.0];
const ONE: Window = [-126.0, -126.0, 252.0, 252.0];
const FIVE: Window = [-126.0, -126.0, 252.0, 330.0];

/// The content of a picture.
struct Example {
    bodies: &'static [((i8, i8), Body)],
    window: Window,
    galaxies: usize,
    marks: Markup,
}

/// Draws the picture of a rule, if it has one.
pub fn picture(game: &Stellium, language: Language, rule: &str) -> Option<Markup> {
    if let Some(kind) = kind_of(rule) {
        return Some(objective(game, language, kind));
    }
    let example = example(rule)?;
    let key = rule.to_lowercase().replace('.', "-");
    let label = text(language, &format!("stellium-board-rule-{key}"), &[]);
    Some(drawn(game, &example, &label))
}

fn kind_of(rule: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.rule() == rule)
}

/// Draws the first objective of a kind.
fn objective(game: &Stellium, language: Language, kind: Kind) -> Markup {
    let of_kind = |id: &ObjectiveId| game.objectives().get(*id).kind == kind;
    let found = ObjectiveId::all().find(of_kind);
    let (width, height) = SIZE;
    html! {
        @if let Some(objective) = found.map(|id| game.objectives().get(id)) {
            svg class="rule-picture picto" xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (n(width)) " " (n(height)) }
                role="img" aria-label=(objective_words(language, objective)) { (drawing(game.patterns(), objective)) }
        }
    }
}

fn example(rule: &str) -> Option<Example> {
    let (window, marks) = match rule {
        "S1.4" => (ONE, html! {}),
        "S3.3" => (TWO, html! { (ring((0, 0))) (way((2, 0), (2, 1), true)) }),
        "S3.4" => (TWO, pushed()),
        "S3.5" => (ONE, rotation()),
        "S3.6" => (TWO, html! { (ring((0, 0))) (way((1, 0), (1, 1), false)) }),
        "S3.8" => (TWO, line_of_three()),
        "S3.9" => (TWO, one_of_three_stays()),
        "S3.10" => (FIVE, five_drawn()),
        _ => return None,
    };
    Some(Example {
        bodies: bodies_of(rule),
        window,
        galaxies: if window == TWO { 2 } else { 1 },
        marks,
    })
}

/// Returns the bodies on the board in the picture of a rule.
fn bodies_of(rule: &str) -> &'static [((i8, i8), Body)] {
    match rule {
        "S3.3" => &[
            ((0, 0), Planet),
            ((2, 0), Planet),
            ((2, 1), Comet),
            ((1, -1), Star),
        ],
        "S3.4" => &[
            ((1, -1), Comet),
            ((1, 0), Planet),
            ((1, 1), Star),
            ((3, 0), Comet),
        ],
        "S3.5" => &[((1, -1), Star), ((-1, 1), Comet), ((0, 0), Planet)],
        "S3.6" => &[((0, 0), Supernova), ((1, 0), Comet), ((3, -1), Planet)],
        "S3.8" => &[
            ((1, 0), Planet),
            ((2, 0), Planet),
            ((3, 0), Planet),
            ((0, 0), Star),
            ((3, 1), Comet),
        ],
        "S3.9" => &[((2, 0), Planet), ((0, 0), Star), ((3, 1), Comet)],
        _ => &[],
    }
}

fn drawn(game: &Stellium, example: &Example, label: &str) -> Markup {
    let universe = universe(game, example.bodies);
    let galaxies = Galaxy::all().take(example.galaxies);
    let holes = [(1, 1), (2, -1)].into_iter().filter_map(Cell::at);
    html! {
        svg class="universe rule-picture" xmlns="http://www.w3.org/2000/svg" viewBox=(example.window.map(|side| n(side).to_string()).join(" "))
            role="img" aria-label=(label) {
            @for number in galaxies { (galaxy(&universe, game.discs().all(), number, false, "")) }
            @if example.galaxies > 1 { @for hole in holes { (black_hole(hole)) } }
            (bodies(&universe, false, |_| None))
            (example.marks)
        }
    }
}

/// Returns a universe with only these bodies.
pub(super) fn universe(game: &Stellium, bodies: &[((i8, i8), Body)]) -> Universe {
    let laid = std::array::from_fn(|number| Laid {
        disc: ::stellium::DiscId::new((number + 5) % 6),
        turn: 1,
    });
    let mut universe = Universe::new(game.discs(), laid);
    for &(place, body) in bodies {
        if let Some(cell) = Cell::at(place) {
            universe.bodies[body].insert(cell);
        }
    }
    universe
}

fn point(place: (i8, i8)) -> Point {
    Cell::at(place).map_or(Point::ORIGIN, at)
}

/// Draws the ring around the body just placed.
pub(super) fn ring(place: (i8, i8)) -> Markup {
    let Point { x, y } = point(place);
    html! { g class="traced just seat-1" { circle class="trace" cx=(n(x)) cy=(n(y)) r="30" {} } }
}

/// Draws an arrow from one cell to the next.
pub(super) fn way(from: (i8, i8), to: (i8, i8), both: bool) -> Markup {
    let (from, to) = (point(from), point(to));
    let path = match both {
        true => both_ways(to - from),
        false => towards(to - from),
    };
    html! { path class="way" transform=(moved_to(from)) d=(path) {} }
}

/// Draws a Comet that pushes a body and the one behind it.
fn pushed() -> Markup {
    html! {
        (ring((1, -1)))
        (way((1, -1), (1, 0), false))
        (way((1, 0), (1, 1), false))
    }
}

/// Draws the figure after two of the bodies used have gone.
fn one_of_three_stays() -> Markup {
    html! {
        (line_of_three())
        (ghost(Planet, point((1, 0))))
        (ghost(Planet, point((3, 0))))
    }
}

fn rotation() -> Markup {
    html! {
        (ring((1, -1)))
        path class="dial-arc" d=(arc(5, 2)) {}
        (ghost(Star, point((0, 1))))
        (ghost(Comet, point((0, -1))))
    }
}

fn line_of_three() -> Markup {
    let cells: CellSet = [(1, 0), (2, 0), (3, 0)]
        .into_iter()
        .filter_map(Cell::at)
        .collect();
    html! { path class="would" d=(figure(Kind::Line, cells)) {} }
}

/// Draws five bodies taken from the bag, of which four go to the starting cells.
fn five_drawn() -> Markup {
    let drawn = [Planet, Comet, Star, Supernova, Planet];
    html! {
        @for (number, body) in drawn.into_iter().enumerate() {
            g class={ "body " (body.key()) } transform=(moved_to((-96.0 + 48.0 * number as f64, 160.0))) { (body_picture(body, 40.0)) }
        }
        path class="way" d="M0 134V118M-6 124L0 118L6 124" {}
    }
}
