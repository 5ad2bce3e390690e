//! Writes the names on a picture, each where it covers the least.

use maud::{Markup, html};
use sky::{Point, WandererSeen};
use words::Language;
use words::sky::{star_name, wanderer_name};

use super::drawn;
use super::label::{Clutter, Hand, Rules, round_a_figure, round_a_star};
use super::seen::{LineSeen, NameSeen, StarSeen};
use crate::geometry::{Rect, distance, mean};
use crate::short::n;

/// The maximum distance of a name from its figure, in multiples of the letter size.
const FAR: f64 = 2.0;
/// The cost of each pixel by which a name is nearer to another figure than to its own.
const STRAYED: f64 = 0.8;
/// The maximum number of grand names.
const GRAND: usize = 5;

/// The lettering of each kind of name.
#[derive(Clone, Copy)]
pub(super) struct Hands {
    star: Hand,
    figure: Hand,
    wanderer: Hand,
}

impl Hands {
    /// The lettering for a picture at its natural scale.
    pub const USUAL: Self = Self {
        star: Hand {
            size: 14.6,
            italic: true,
            caps: false,
            track: 0.0,
        },
        figure: Hand {
            size: 15.0,
            italic: false,
            caps: true,
            track: 1.8,
        },
        wanderer: Hand {
            size: 15.0,
            italic: true,
            caps: false,
            track: 0.0,
        },
    };

    /// Returns larger lettering, for a picture that is scaled down.
    pub fn larger(self, by: f64) -> Self {
        let larger = |hand: Hand| Hand {
            size: hand.size * by,
            track: hand.track * by,
            ..hand
        };
        Self {
            star: larger(self.star),
            figure: larger(self.figure),
            wanderer: larger(self.wanderer),
        }
    }
}

/// A picture on which names are written; `fits` tells whether a name may be in an area.
pub(super) struct Writer<F> {
    hands: Hands,
    clutter: Clutter,
    fits: F,
}

impl<F: Fn(Rect) -> bool> Writer<F> {
    /// Creates a writer that avoids these stars and lines.
    pub fn new(
        [width, height]: [f64; 2],
        hands: Hands,
        stars: &[StarSeen],
        lines: &[LineSeen],
        fits: F,
    ) -> Self {
        let mut clutter = Clutter::new(width, height);
        for star in stars {
            clutter.star(star.at, star.star.magnitude);
        }
        for line in lines {
            clutter.line(line.ends[0], line.ends[1]);
        }
        Self {
            hands,
            clutter,
            fits,
        }
    }

    /// Writes the names of the constellations of which enough is on the picture. Each may cost at
    /// most `most`, and only the `count` brightest that find a place are written. A few that lie
    /// well within `core` are grand: they remain where only the core is visible, and may be larger
    /// there.
    pub fn figure_names(
        &mut self,
        names: &[NameSeen],
        on_picture: impl Fn(&NameSeen) -> Option<Vec<Point>>,
        (most, count): (f64, usize),
        core: Option<Rect>,
    ) -> Markup {
        let hand = self.hands.figure;
        let mut grand: Vec<Rect> = Vec::new();
        let name = |seen: &NameSeen| {
            let middle = mean(&on_picture(seen)?);
            let width = hand.width(seen.name);
            let cost = |area: Rect| {
                let strayed = || STRAYED * seen.strayed(area.middle(), names);
                let near = seen.apart(area) < FAR * hand.size;
                (near && (self.fits)(area)).then(strayed)
            };
            let places = round_a_figure(middle, width);
            let start = self
                .clutter
                .place((width, hand), places, &Rules { cost, most })?;
            let area = hand.area(width, start).grown(0.15 * width);
            let free = grand.len() < GRAND && grand.iter().all(|other| !other.meets(area));
            let is_grand = free && core.is_some_and(|core| core.covers(area));
            if is_grand {
                grand.push(area);
            }
            Some((seen.name, start.x + width / 2.0, start.y, is_grand))
        };
        let placed: Vec<_> = names.iter().filter_map(name).take(count).collect();
        html! {
            @for (name, x, y, grand) in placed {
                text.sky-name.grand[grand] x=(n(x)) y=(n(y)) { (name) }
            }
        }
    }

    /// Writes the names of stars, which are given brightest first.
    pub fn star_names<'a>(
        &mut self,
        language: Language,
        stars: impl Iterator<Item = &'a StarSeen>,
        most: f64,
    ) -> Markup {
        let hand = self.hands.star;
        let mut known: Vec<Point> = Vec::new();
        let name = |star: &'a StarSeen| {
            let name = star_name(language, star.star.name.as_deref()?);
            // Of two stars close together, such as Rigil Kentaurus and Toliman, the brighter is
            // named.
            if known.iter().any(|&other| distance(other, star.at) < 5.0) {
                return None;
            }
            known.push(star.at);
            let width = hand.width(&name);
            let places = round_a_star(star.at, (width, hand), 10.0);
            let cost = |area: Rect| (self.fits)(area).then_some(0.0);
            let start = self
                .clutter
                .place((width, hand), places, &Rules { cost, most })?;
            Some((name, start))
        };
        let placed: Vec<_> = stars.filter_map(name).collect();
        html! {
            @for (name, start) in placed { text.sky-star x=(n(start.x)) y=(n(start.y)) { (name) } }
        }
    }

    /// Writes the names of the wanderers, which the style sheet enlarges by the factor `larger`.
    pub fn wanderer_names(
        &mut self,
        language: Language,
        wanderers: &[(WandererSeen, Point)],
        larger: f64,
    ) -> Markup {
        let hand = self.hands.wanderer;
        let reach = |seen: &WandererSeen, by: f64| larger * (drawn::size(seen.wanderer) + by);
        // Where two are close together, the name of one must not cover the other.
        for (seen, at) in wanderers {
            let side = 2.0 * reach(seen, 4.0);
            self.clutter.take(Rect::around(*at, side, side));
        }
        let name = |(seen, at): &(WandererSeen, Point)| {
            let name = wanderer_name(language, seen.wanderer);
            let width = hand.width(name);
            let places = round_a_star(*at, (width, hand), reach(seen, 7.0));
            let rules = Rules {
                cost: |area: Rect| (self.fits)(area).then_some(0.0),
                most: f64::INFINITY,
            };
            let start = self.clutter.place((width, hand), places, &rules)?;
            Some((name, start))
        };
        let placed: Vec<_> = wanderers.iter().filter_map(name).collect();
        html! {
            @for (name, start) in placed {
                text.wanderer-name x=(n(start.x)) y=(n(start.y)) { (name) }
            }
        }
    }
}
