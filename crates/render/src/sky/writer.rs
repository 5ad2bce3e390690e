//! Who writes the names on a picture, each where it covers least.

use maud::{Markup, html};
use sky::{Point, WandererSeen};
use words::Language;
use words::sky::wanderer_name;

use super::drawn;
use super::label::{Area, Clutter, Hand, Rules, round_a_figure, round_a_star};
use super::seen::{LineSeen, NameSeen, StarSeen, middle};
use crate::distance::distance;
use crate::short::n;

/// How far a name may be from its figure, in sizes of its letters: further away it names the void.
const FAR: f64 = 2.0;
/// How bad it is that a name stands nearer to others than to what it names, a pixel.
const STRAYED: f64 = 0.8;
/// So many names at most are grand.
const GRAND: usize = 5;

/// How the names of each kind are written.
#[derive(Clone, Copy)]
pub(super) struct Hands {
    star: Hand,
    figure: Hand,
    wanderer: Hand,
}

impl Hands {
    /// For a picture at its natural scale.
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

    /// For a picture that is shown smaller.
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

/// A picture being written on; `fits` tells whether a name may be in an area.
pub(super) struct Writer<F> {
    hands: Hands,
    clutter: Clutter,
    fits: F,
}

impl<F: Fn(Area) -> bool> Writer<F> {
    /// One who keeps off these stars and lines.
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

    /// The names of the constellations of which enough is on the picture; `most` is how much each may
    /// cover, and how many there may be: the brightest. A few that are well within `core` are grand: they are left where only that is seen, and
    /// there they may be written larger.
    pub fn figure_names(
        &mut self,
        names: &[NameSeen],
        on_picture: impl Fn(&NameSeen) -> Option<Vec<Point>>,
        (most, count): (f64, usize),
        core: Option<Area>,
    ) -> Markup {
        let hand = self.hands.figure;
        let mut grand: Vec<Area> = Vec::new();
        let name = |seen: &NameSeen| {
            let middle = middle(&on_picture(seen)?);
            let width = hand.width(seen.name);
            let cost = |area: Area| {
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

    /// The names of stars, the brightest first.
    pub fn star_names<'a>(
        &mut self,
        stars: impl Iterator<Item = &'a StarSeen>,
        most: f64,
    ) -> Markup {
        let hand = self.hands.star;
        let mut known: Vec<Point> = Vec::new();
        let name = |star: &'a StarSeen| {
            let name = star.star.name.as_deref()?;
            // Of two that stand together, such as Rigil Kentaurus and Toliman, the brighter is named.
            if known.iter().any(|&other| distance(other, star.at) < 5.0) {
                return None;
            }
            known.push(star.at);
            let width = hand.width(name);
            let places = round_a_star(star.at, (width, hand), 10.0);
            let cost = |area: Area| (self.fits)(area).then_some(0.0);
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

    /// The names of the wanderers, which are shown so much larger than they are drawn.
    pub fn wanderer_names(
        &mut self,
        language: Language,
        wanderers: &[(WandererSeen, Point)],
        larger: f64,
    ) -> Markup {
        let hand = self.hands.wanderer;
        let reach = |seen: &WandererSeen, by: f64| larger * (drawn::size(seen.wanderer) + by);
        // Where two stand close, the name of one does not cover the other.
        for (seen, at) in wanderers {
            self.clutter.take(Area::round(*at, reach(seen, 4.0)));
        }
        let name = |(seen, at): &(WandererSeen, Point)| {
            let name = wanderer_name(language, seen.wanderer);
            let width = hand.width(name);
            let places = round_a_star(*at, (width, hand), reach(seen, 7.0));
            let rules = Rules {
                cost: |area: Area| (self.fits)(area).then_some(0.0),
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
