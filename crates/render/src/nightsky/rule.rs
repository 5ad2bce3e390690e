//! Pictures that explain rules.

use ::nightsky::{BigBang, CardId, Instrument, NightSky, Sign};
use maud::{Markup, html};
use sky::{Constellation, ConstellationSet, Point};
use tabletop::Seat;
use words::{Language, text};

use super::atlas::Atlas;
use super::card_picture::face;
use super::desk::say;
use super::excerpt::Excerpt;
use super::map::drawn;
use super::piece::{cloud, eye_drawn, instrument_drawn, sun_drawn};
use super::poster::standalone;
use super::projection::{HEIGHT, WIDTH};
use crate::geometry::{Pen, Rect, moved_to};
use crate::seat_key;
use crate::short::n;

/// Where the refractor goes in the examples: from Gemini to Perseus.
const PLACES: [&str; 2] = ["Gem", "Per"];

/// Where two cards are drawn, with the eyes of their owners above them.
#[derive(Clone, Copy)]
struct Held {
    /// The middle of the first card.
    at: Point,
    /// How far the second one is to its right.
    apart: f64,
}

/// The cards of two players who can observe in Perseus.
const HELD: Held = Held {
    at: Point { x: 636.0, y: 374.0 },
    apart: 54.0,
};

impl Held {
    /// Returns the places of the eyes.
    fn eyes(self) -> [Point; 2] {
        let Point { x, y } = self.at;
        [x, x + self.apart].map(|x| Point { x, y: y - 34.0 })
    }
}

/// Draws the picture of a rule, if it has one.
pub(super) fn picture(
    game: &NightSky,
    atlas: &Atlas,
    language: Language,
    rule: &str,
) -> Option<Markup> {
    let rules = Rules {
        game,
        atlas,
        language,
    };
    let label = |key: &str| say(language, &format!("rule-{key}"), &[]);
    match rule {
        "N1.1" => rules.map(&label("map")),
        "N1.2" => rules.card(&label("card")),
        "N1.4" => rules.borders(&label("borders")),
        "N1.6" => rules.sun_moves(&label("zodiac"), 0),
        "N3.3" => rules.reach(&label("move"), Instrument::Refractor.steps()),
        "N3.4" => rules.observing(&label("observe")),
        "N3.5" => rules.sun_moves(&label("sun"), 4),
        "N6.1" => {
            let further = game.big_bangs().amount(BigBang::ClearNight);
            let steps = Instrument::Refractor.steps() + usize::from(further);
            rules.reach(&label("clear-night"), steps)
        }
        "N6.3" => rules.clouds(&label("clouds")),
        "N6.4" => rules.conjunction(&label("conjunction")),
        _ => None,
    }
}

/// Draws the picture of the page that tells how to play with this name, if there is one.
pub(super) fn how_to_picture(
    game: &NightSky,
    atlas: &Atlas,
    language: Language,
    name: &str,
) -> Option<Markup> {
    let rules = Rules {
        game,
        atlas,
        language,
    };
    let label = text(language, &format!("howto-nightsky-{name}"), &[]);
    match name {
        "card" => rules.card(&label),
        "observation" => rules.joined(&label),
        _ => None,
    }
}

struct Rules<'a> {
    game: &'a NightSky,
    atlas: &'a Atlas,
    language: Language,
}

impl Rules<'_> {
    fn excerpt(&self, view: [f64; 4], lit: Vec<(Constellation, usize)>) -> Excerpt<'_> {
        let [left, top, right, bottom] = view;
        Excerpt {
            map: &self.atlas.map,
            board: self.game.board(),
            view: Rect {
                left,
                top,
                right,
                bottom,
            },
            lit,
        }
    }

    /// N1.1: the whole map with its zones.
    fn map(&self, label: &str) -> Option<Markup> {
        let excerpt = self.excerpt([0.0, 0.0, WIDTH, HEIGHT], Vec::new());
        let inner = html! { (excerpt.drawn()) (excerpt.zone_names(self.language)) };
        Some(standalone(excerpt.frame(), label, &inner))
    }

    /// N1.2: a card.
    fn card(&self, label: &str) -> Option<Markup> {
        let id = self.game.cards().find("NGC 869").unwrap_or(CardId::new(0));
        let face = face(self.atlas, self.language, id, self.game.cards().get(id));
        Some(standalone([0.0, 0.0, 240.0, 336.0], label, &face))
    }

    /// N1.4: a cell with its neighbours, and one that it touches only at a corner.
    fn borders(&self, label: &str) -> Option<Markup> {
        let cell = Constellation::from_abbr("Tau")?;
        let near = cell.neighbours().iter().map(|other| (other, 1));
        let lit: Vec<_> = near.chain([(cell, 0)]).collect();
        let excerpt = self.excerpt([400.0, 180.0, 800.0, 430.0], lit);
        let inner = html! { (excerpt.drawn()) (excerpt.names(self.language)) };
        Some(standalone(excerpt.frame(), label, &inner))
    }

    /// N1.6, N3.5: the Sun in Aries, and its place some signs later.
    fn sun_moves(&self, label: &str, signs: usize) -> Option<Markup> {
        let excerpt = self.excerpt([140.0, 190.0, 800.0, 390.0], Vec::new());
        let from = Sign::new(0);
        let stations = &self.atlas.map.stations;
        let [start, end] = [from, from.after(signs)].map(|sign| stations[sign.index()]);
        let inner = html! {
            (excerpt.drawn())
            (excerpt.names(self.language))
            @if signs > 0 {
                path.route d=(arc(start, end)) {}
                g.piece.sun transform=(moved_to(end)) { circle.ghost r="17" {} }
            }
            g.piece.sun transform=(moved_to(start)) { (sun_drawn()) }
        };
        Some(standalone(excerpt.frame(), label, &inner))
    }

    /// N3.3, N6.1: the reach of the refractor, and a move.
    fn reach(&self, label: &str, steps: usize) -> Option<Markup> {
        let excerpt = self.in_reach([250.0, 100.0, 830.0, 480.0], steps)?;
        let inner = html! { (excerpt.drawn()) (self.moved(&excerpt)?) };
        Some(standalone(excerpt.frame(), label, &inner))
    }

    /// How to play: the refractor moves to Perseus, and two players have cards there.
    fn joined(&self, label: &str) -> Option<Markup> {
        let steps = Instrument::Refractor.steps();
        let excerpt = self.in_reach([400.0, 140.0, 770.0, 400.0], steps)?;
        let inner = html! {
            (excerpt.drawn())
            (self.moved(&excerpt)?)
            (self.leaders(&excerpt, HELD)?)
            (self.cards_of(PLACES[1], HELD)?)
        };
        Some(standalone(excerpt.frame(), label, &inner))
    }

    /// Returns a section of the map with the cells that the refractor reaches.
    fn in_reach(&self, view: [f64; 4], steps: usize) -> Option<Excerpt<'_>> {
        let [from, _] = PLACES.map(Constellation::from_abbr);
        let from = from?;
        let board = self.game.board();
        let cells: ConstellationSet = board.within(steps, from);
        let mut lit: Vec<_> = cells
            .iter()
            .map(|cell| (cell, board.distance(from, cell)))
            .collect();
        lit.sort_by_key(|&(cell, borders)| (std::cmp::Reverse(borders), cell));
        for (_, borders) in &mut lit {
            *borders = (*borders).min(2);
        }
        Some(self.excerpt(view, lit))
    }

    /// Draws the way of the refractor from one place to the other, with the names of the cells.
    fn moved(&self, excerpt: &Excerpt<'_>) -> Option<Markup> {
        let [from, to] = PLACES.map(Constellation::from_abbr);
        let (from, to) = from.zip(to)?;
        let start = excerpt.spot(self.language, from, &[]);
        let end = excerpt.spot(self.language, to, &[]);
        let path = self.game.board().path(from, to);
        Some(html! {
            (excerpt.names(self.language))
            path.route d=(excerpt.way(self.language, &path, [start, end])) {}
            circle.ghost cx=(n(end.x)) cy=(n(end.y)) r="15" {}
            g.piece.instrument.selected transform=(moved_to(start)) { (instrument_drawn(Instrument::Refractor)) }
        })
    }

    /// Draws lines from the eyes above two cards to their constellation.
    fn leaders(&self, excerpt: &Excerpt<'_>, held: Held) -> Option<Markup> {
        let cell = Constellation::from_abbr(PLACES[1])?;
        let Point { x, y } = excerpt.spot(self.language, cell, &[]);
        Some(html! {
            @for eye in held.eyes() {
                @let end = Point { x: x + 0.12 * (eye.x - x), y: y + 17.0 };
                path.leader d=(Pen::open(&[Point { y: eye.y - 12.0, ..eye }, end])) {}
            }
        })
    }

    /// Draws the first two cards of a constellation, each with the eye of its owner above it.
    fn cards_of(&self, abbr: &str, held: Held) -> Option<Markup> {
        let cards = self.game.cards_of(Constellation::from_abbr(abbr)?);
        let seats = [0, 1].map(Seat::new);
        Some(html! {
            @for ((card, seat), eye) in cards.iter().zip(seats).zip(held.eyes()) {
                g transform={ (moved_to(Point { y: held.at.y, ..eye })) " scale(.62)" } {
                    (drawn(self.atlas.picture(card)))
                }
                g class={ "piece eye seat-" (seat_key(seat)) } transform={ (moved_to(eye)) " scale(.8)" } {
                    (eye_drawn(seat))
                }
            }
        })
    }

    /// N3.4: the refractor is in Perseus, and two players have cards of it.
    fn observing(&self, label: &str) -> Option<Markup> {
        let cell = Constellation::from_abbr("Per")?;
        let excerpt = self.excerpt([520.0, 170.0, 740.0, 330.0], vec![(cell, 0)]);
        let at = excerpt.spot(self.language, cell, &[]);
        let inner = html! {
            (excerpt.drawn())
            (excerpt.names(self.language))
            g.piece.instrument.selected transform=(moved_to(at)) {
                (instrument_drawn(Instrument::Refractor))
            }
            (self.cards_of("Per", Held { at: Point { x: 550.0, y: 298.0 }, apart: 160.0 })?)
        };
        Some(standalone(excerpt.frame(), label, &inner))
    }

    /// N6.3: clouds over the telescope.
    fn clouds(&self, label: &str) -> Option<Markup> {
        let inner = html! {
            rect.sea x="-100" y="-30" width="200" height="60" {}
            @for (instrument, x) in Instrument::SHARED.into_iter().zip([-50.0, 0.0, 50.0]) {
                g.piece.instrument transform=(moved_to(Point { x, y: 0.0 })) {
                    (instrument_drawn(instrument))
                    @if instrument == Instrument::Telescope { (cloud()) }
                }
            }
        };
        Some(standalone([-100.0, -30.0, 200.0, 60.0], label, &inner))
    }

    /// N6.4: binoculars and refractor swap places.
    fn conjunction(&self, label: &str) -> Option<Markup> {
        let ends = [-55.0, 55.0].map(|x| Point { x, y: 4.0 });
        let inner = html! {
            rect.sea x="-100" y="-36" width="200" height="66" {}
            path.route d="M-42-8Q0-34 42-8M42 16Q0 36-42 16" {}
            @for (instrument, at) in [Instrument::Binoculars, Instrument::Refractor].into_iter().zip(ends) {
                g.piece.instrument transform=(moved_to(at)) { (instrument_drawn(instrument)) }
            }
        };
        Some(standalone([-100.0, -36.0, 200.0, 66.0], label, &inner))
    }
}

/// Returns a flat arc above the line of the zodiac.
fn arc(from: Point, to: Point) -> String {
    let rise = |part: f64| Point {
        x: from.x + (to.x - from.x) * part,
        y: from.y - 18.0 - 96.0 * part * (1.0 - part),
    };
    let points: Vec<Point> = (0..=16).map(|step| rise(f64::from(step) / 16.0)).collect();
    Pen::open(&points)
}
