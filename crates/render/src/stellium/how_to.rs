//! Pictures of the page that tells how to play: the influences before and after, and pictures across
//! galaxies.

use ::stellium::{Action, Body, Cell, CellSet, Direction, Galaxy, Kind, Stage, Stellium, Universe};
use maud::{Markup, html};
use tabletop::{Game, NullSink, Options, Seed};
use words::{Language, text};

use super::body::bodies;
use super::dial::arc;
use super::galaxy::galaxy;
use super::hole::black_hole;
use super::hull::figure;
use super::place::at;
use super::rule::{ring, universe, way};
use crate::geometry::moved_to;
use crate::short::n;
use Body::{Comet, Planet, Star, Supernova};

/// A place in axial coordinates.
type Place = (i8, i8);

/// The part of the universe around one galaxy: left, top, width, height.
const ONE: [f64; 4] = [-114.0, -114.0, 260.0, 228.0];
/// The part around two galaxies.
const TWO: [f64; 4] = [-118.0, -118.0, 461.0, 236.0];
/// The distance between the universe before and after.
const GAP: f64 = 64.0;

/// Draws the picture with this name, if there is one.
pub fn picture(game: &Stellium, language: Language, name: &str) -> Option<Markup> {
    let label = || text(language, &format!("howto-stellium-{name}"), &[]);
    if let Some(influence) = influence(name) {
        return influence.drawn(game, &label());
    }
    let (kind, body, cells): (_, _, &[Place]) = match name {
        "line" => (Kind::Line, Planet, &[(1, 0), (2, 0), (3, 0)]),
        "no-bridge" => (Kind::Bridge, Star, &[(1, 1), (2, 0)]),
        _ => return None,
    };
    Some(across(game, &label(), kind, body, cells))
}

/// An influence in a small universe.
struct Influence {
    /// The bodies before the turn.
    bodies: &'static [(Place, Body)],
    /// The body that is placed, and where.
    placed: (Place, Body),
    /// How its influence is applied.
    action: Action,
    /// The arrows over the universe before.
    arrows: Markup,
}

fn influence(name: &str) -> Option<Influence> {
    Some(match name {
        "swap" => Influence {
            bodies: &[((-1, 0), Planet), ((-1, 1), Comet), ((1, 0), Star)],
            placed: ((0, -1), Planet),
            action: Action::Swap {
                body: Cell::at((-1, 0))?,
                with: Cell::at((-1, 1))?,
            },
            arrows: way((-1, 0), (-1, 1), true),
        },
        "collision" => Influence {
            bodies: &[((-1, 0), Planet), ((0, 0), Star), ((0, 1), Supernova)],
            placed: ((-1, 0), Comet),
            action: Action::Push(Direction::new(0)),
            arrows: html! { (way((-1, 0), (0, 0), false)) (way((0, 0), (1, 0), false)) },
        },
        "rotation" => Influence {
            bodies: &[((-1, 1), Comet), ((0, 0), Planet), ((0, -1), Supernova)],
            placed: ((1, -1), Star),
            action: Action::Turn(2),
            arrows: html! { path class="dial-arc" d=(arc(5, 2)) {} },
        },
        "attraction" => Influence {
            bodies: &[((1, 0), Comet), ((0, -1), Planet)],
            placed: ((0, 0), Supernova),
            action: Action::Attract {
                body: Cell::at((1, 0))?,
                hole: Cell::at((1, 1))?,
            },
            arrows: way((1, 0), (1, 1), false),
        },
        _ => return None,
    })
}

impl Influence {
    /// Carries out the influence by the rules. Returns the universe before and after. A Comet is on
    /// the board only after the collision, because it takes the place of a body.
    fn carried_out(&self, game: &Stellium) -> Option<[Universe; 2]> {
        let (place, body) = self.placed;
        let cell = Cell::at(place)?;
        let seed = Seed::from_text("how to play");
        let mut state = game.setup(&Options::new(), 2, seed).ok()?;
        let mut before = universe(game, self.bodies);
        state.table.universe = before;
        state.table.stage = Stage::Placing { body };
        let seat = state.table.active;
        let influence = body;
        for action in [Action::Place { cell, influence }, self.action] {
            game.apply(&mut state, seat, action, &mut NullSink).ok()?;
            if matches!(state.table.stage, Stage::Influencing { .. }) {
                before = state.table.universe;
            }
        }
        Some([before, state.table.universe])
    }

    fn drawn(&self, game: &Stellium, label: &str) -> Option<Markup> {
        let universes = self.carried_out(game)?;
        let [left, top, width, height] = ONE;
        let (place, body) = self.placed;
        // A Star is carried along by its own rotation.
        let cell = Cell::at(place)?;
        let [_, after] = &universes;
        let stands = after.bodies[body].contains(cell).then_some(place);
        let rings = [Some(place), stands];
        let whole = 2.0 * width + GAP;
        let arrow = format!("M{} {}h24m-9 -9l9 9l-9 9", n(width + 20.0), n(height / 2.0));
        Some(html! {
            svg class="universe rule-picture" xmlns="http://www.w3.org/2000/svg"
                viewBox={ "0 0 " (n(whole)) " " (n(height)) } role="img" aria-label=(label) {
                @for (side, universe) in universes.iter().enumerate() {
                    @let x = side as f64 * (width + GAP) - left;
                    g transform=(moved_to((x, -top))) {
                        (around_one(game, universe))
                        @if let Some(place) = rings[side] { (ring(place)) }
                        @if side == 0 { (self.arrows) }
                    }
                }
                path class="way" d=(arrow) {}
            }
        })
    }
}

/// Draws one galaxy, with the black holes to its right.
fn around_one(game: &Stellium, universe: &Universe) -> Markup {
    html! {
        (galaxy(universe, game.discs().all(), Galaxy::new(0), false, ""))
        @for hole in holes() { (black_hole(hole)) }
        (bodies(universe, false, |_| None))
    }
}

/// Returns the black holes between the first two galaxies.
fn holes() -> impl Iterator<Item = Cell> {
    [(1, 1), (2, -1)].into_iter().filter_map(Cell::at)
}

/// Draws two galaxies and bodies of one kind across them. If they show the picture by the rules, it
/// is outlined; otherwise it is crossed out.
fn across(game: &Stellium, label: &str, kind: Kind, body: Body, places: &[Place]) -> Markup {
    let placed: Vec<(Place, Body)> = places.iter().map(|&place| (place, body)).collect();
    let universe = universe(game, &placed);
    let cells: CellSet = places.iter().filter_map(|&place| Cell::at(place)).collect();
    let objective = game.objectives().find(kind, body);
    let fits = objective.is_some_and(|id| {
        let objective = game.objectives().get(id);
        objective.fits(game.patterns(), &universe, cells)
    });
    html! {
        svg class="universe rule-picture" xmlns="http://www.w3.org/2000/svg"
            viewBox=(TWO.map(|side| n(side).to_string()).join(" ")) role="img" aria-label=(label) {
            @for number in [0, 1] {
                (galaxy(&universe, game.discs().all(), Galaxy::new(number), false, ""))
            }
            @for hole in holes() { (black_hole(hole)) }
            (bodies(&universe, false, |_| None))
            @if fits { path class="would" d=(figure(kind, cells)) {} }
            @else { (crossed_out(cells)) }
        }
    }
}

/// Draws a cross in the middle of some cells.
fn crossed_out(cells: CellSet) -> Markup {
    let count = cells.iter().count().max(1) as f64;
    let [x, y] = cells.iter().map(at).fold([0.0, 0.0], |[x, y], point| {
        [x + point.x / count, y + point.y / count]
    });
    html! { path class="not-so" transform=(moved_to((x, y))) d="M-9 -9L9 9M9 -9L-9 9" {} }
}
