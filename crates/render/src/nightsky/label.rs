//! The names of the constellations on the map. None overlap; each stands in its constellation if
//! there is room, in full if there is room for that.

use sky::{Constellation, Point};
use words::Language;
use words::sky::constellation_name;

use super::mask::{Mask, Wish};
use super::rect::Rect;
use super::region::Region;
use super::spot::PIECE;
use crate::text_width;

/// The size of the letters.
pub(super) const SIZE: f64 = 12.0;
/// From line to line.
pub(super) const LEADING: f64 = 12.5;
/// Space between letters, as the style sheet has it.
const TRACKING: f64 = 0.03 * SIZE;
/// What stays clear around a name.
const CLEAR: f64 = 1.0;

/// A name on the map.
#[derive(Clone, Debug)]
pub(super) struct Label {
    /// The constellation.
    pub cell: Constellation,
    /// Its name, a line or two, or its abbreviation.
    pub lines: Vec<String>,
    /// The box the letters fill.
    pub rect: Rect,
    /// Whether it is the name of the whole; the second part of the Serpent has one, too.
    pub is_main: bool,
}

/// What names keep clear of.
pub(super) struct Obstacles {
    /// What no name may cover.
    pub taken: Vec<Rect>,
    /// Stars, the brightest first: over one, a name seems to wear an accent.
    pub stars: Vec<Rect>,
    /// How many of the stars are bright.
    pub bright: usize,
}

impl Obstacles {
    /// What is kept clear of where there is much room, less, and little.
    fn degrees(&self) -> [Vec<Rect>; 3] {
        let with = |stars: &[Rect]| [self.taken.as_slice(), stars].concat();
        [
            with(&self.stars),
            with(&self.stars[..self.bright]),
            with(&[]),
        ]
    }
}

/// Names for all regions; none covers another, nor what is taken.
pub(super) fn labels(
    language: Language,
    regions: &[Region],
    mut obstacles: Obstacles,
) -> Vec<Label> {
    let mut labels = Vec::with_capacity(regions.len() + 1);
    // Where there is little room there is little choice: the small ones come first.
    let mut order: Vec<&Region> = regions.iter().collect();
    order.sort_by_key(|region| region.mask.area());
    let tight = |region: &&Region| {
        let short = vec![region.cell.abbr().to_owned()];
        region.mask.room(size(&short), &[], Wish::Middle).is_none()
    };
    let (tight, roomy): (Vec<&Region>, Vec<&Region>) = order.into_iter().partition(tight);
    for region in tight.into_iter().chain(roomy) {
        let (lines, rect) = place(language, region, &obstacles);
        obstacles.taken.push(rect.grown(CLEAR));
        labels.push(Label {
            cell: region.cell,
            lines,
            rect,
            is_main: true,
        });
    }
    for region in regions {
        for ring in region.rings.iter().skip(1) {
            let lines = vec![region.cell.abbr().to_owned()];
            let mask = Mask::of(&ring.points);
            let room = room(&mask, &lines, &obstacles);
            let rect = room.unwrap_or_else(|| somewhere(&mask, size(&lines), &obstacles));
            obstacles.taken.push(rect.grown(CLEAR));
            labels.push(Label {
                cell: region.cell,
                lines,
                rect,
                is_main: false,
            });
        }
    }
    labels.sort_by_key(|label| (label.cell, !label.is_main));
    labels
}

/// What is written and where: the fullest form for which there is room, if possible with room for
/// a piece beside it.
fn place(language: Language, region: &Region, obstacles: &Obstacles) -> (Vec<String>, Rect) {
    let forms = forms(
        constellation_name(language, region.cell),
        region.cell.abbr(),
    );
    let (full, short) = forms.split_at(forms.len() - 1);
    for taken in obstacles.degrees() {
        for lines in full {
            for wish in [Wish::Middle, Wish::Bottom, Wish::Top] {
                let rect = region.mask.room(size(lines), &taken, wish);
                let good = |rect: &Rect| leaves_room(region, *rect, &obstacles.taken);
                if let Some(rect) = rect.filter(good) {
                    return (lines.clone(), rect);
                }
            }
        }
    }
    for lines in full.iter().chain(short) {
        if let Some(rect) = room(&region.mask, lines, obstacles) {
            return (lines.clone(), rect);
        }
    }
    let lines = short[0].clone();
    let rect = somewhere(&region.mask, size(&lines), obstacles);
    (lines, rect)
}

/// Room for a name near the middle, clear of stars as far as possible.
fn room(mask: &Mask, lines: &[String], obstacles: &Obstacles) -> Option<Rect> {
    let mut degrees = obstacles.degrees().into_iter();
    degrees.find_map(|taken| mask.room(size(lines), &taken, Wish::Middle))
}

/// Whether a piece still fits in beside a name.
fn leaves_room(region: &Region, name: Rect, taken: &[Rect]) -> bool {
    let mut taken = taken.to_vec();
    taken.push(name.grown(CLEAR));
    region
        .mask
        .room([PIECE, PIECE], &taken, Wish::Middle)
        .is_some()
}

/// In one line, in two if it has two words or more, and abbreviated.
fn forms(name: &str, abbr: &str) -> Vec<Vec<String>> {
    let mut forms = vec![vec![name.to_owned()]];
    let spaces = name.match_indices(' ').map(|(at, _)| at);
    // The break that makes the longer line shortest.
    let best = spaces.min_by_key(|at| at.abs_diff(name.len() / 2));
    if let Some(at) = best {
        let (first, second) = name.split_at(at);
        forms.push(vec![first.to_owned(), second.trim().to_owned()]);
    }
    forms.push(vec![abbr.to_owned()]);
    forms
}

fn size(lines: &[String]) -> [f64; 2] {
    let width = |line: &String| {
        text_width(line, SIZE, false) + TRACKING * line.chars().count() as f64 + 1.0
    };
    let widest = lines.iter().map(width).fold(0.0, f64::max);
    [widest, LEADING * (lines.len() as f64 - 1.0) + SIZE - 1.0]
}

/// Where a name that does not fit in covers as much of its constellation as possible and nothing
/// else that is written.
fn somewhere(mask: &Mask, size: [f64; 2], obstacles: &Obstacles) -> Rect {
    let boxes = mask.boxes(size[0].ceil(), size[1].ceil(), 24.0, 1);
    let cost = |rect: &Rect| {
        let covered = |others: &[Rect]| -> f64 {
            let others = others.iter();
            others.map(|other| rect.overlap(*other)).sum()
        };
        let Point { x, y } = rect.middle();
        let off = (x - mask.middle.x).hypot(y - mask.middle.y);
        let covered = covered(&obstacles.taken) * 100.0 + covered(&obstacles.stars) * 2.0;
        covered - mask.share(*rect) * 60.0 + off
    };
    let best = boxes
        .into_iter()
        .min_by(|one, other| cost(one).total_cmp(&cost(other)));
    let middle = best.map_or(mask.middle, Rect::middle);
    Rect::around(middle, size[0], size[1])
}
