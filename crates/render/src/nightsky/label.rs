//! The names of the constellations on the map. None overlap. Each is within its constellation and
//! written in full if there is room.

use sky::Constellation;
use words::Language;
use words::sky::constellation_name;

use super::mask::{Mask, Wish};
use super::region::Region;
use super::spot::PIECE;
use crate::geometry::{Rect, distance};
use crate::text_width;

/// The size of the letters.
pub(super) const SIZE: f64 = 12.0;
/// The distance from line to line.
pub(super) const LEADING: f64 = 12.5;
/// The space between letters, as in the style sheet.
const TRACKING: f64 = 0.03 * SIZE;
/// The space kept clear around a name.
const CLEAR: f64 = 1.0;

/// A name on the map.
#[derive(Clone, Debug)]
pub(super) struct Label {
    /// The constellation.
    pub cell: Constellation,
    /// Its name in one or two lines, or its abbreviation.
    pub lines: Vec<String>,
    /// Its other form, for a map of another size: the abbreviation, or else the name. It may be too
    /// wide for the map as it is.
    pub spare: Vec<String>,
    /// The box the letters fill.
    pub rect: Rect,
    /// Whether it names the whole constellation. The second part of the Serpent has a label, too.
    pub is_main: bool,
}

/// The areas that names avoid.
pub(super) struct Obstacles {
    /// The areas that no name may cover.
    pub taken: Vec<Rect>,
    /// Stars, the brightest first. A star above a letter would look like an accent.
    pub stars: Vec<Rect>,
    /// The number of bright stars.
    pub bright: usize,
}

impl Obstacles {
    /// Returns the areas to avoid where there is much room, less room, and little room.
    fn degrees(&self) -> [Vec<Rect>; 3] {
        let with = |stars: &[Rect]| [self.taken.as_slice(), stars].concat();
        [
            with(&self.stars),
            with(&self.stars[..self.bright]),
            with(&[]),
        ]
    }
}

/// Returns labels for all regions. They cover neither each other nor the areas that are taken.
pub(super) fn labels(
    language: Language,
    regions: &[Region],
    mut obstacles: Obstacles,
) -> Vec<Label> {
    let mut labels = Vec::with_capacity(regions.len() + 1);
    // Small regions come first: they have the fewest possible places.
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
            spare: spare(language, region.cell, &lines),
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
                spare: Vec::new(),
                rect,
                is_main: false,
            });
        }
    }
    labels.sort_by_key(|label| (label.cell, !label.is_main));
    labels
}

/// Returns the lines of a label and their place: the fullest form that fits, if possible with room
/// for a piece beside it.
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

/// Returns room for a name near the middle, clear of stars as far as possible.
fn room(mask: &Mask, lines: &[String], obstacles: &Obstacles) -> Option<Rect> {
    let mut degrees = obstacles.degrees().into_iter();
    degrees.find_map(|taken| mask.room(size(lines), &taken, Wish::Middle))
}

/// Returns whether a piece still fits beside a name.
fn leaves_room(region: &Region, name: Rect, taken: &[Rect]) -> bool {
    let mut taken = taken.to_vec();
    taken.push(name.grown(CLEAR));
    region
        .mask
        .room([PIECE, PIECE], &taken, Wish::Middle)
        .is_some()
}

/// Returns the name in one line, in two lines if it has several words, and abbreviated.
fn forms(name: &str, abbr: &str) -> Vec<Vec<String>> {
    let mut forms = vec![vec![name.to_owned()]];
    let spaces = name.match_indices(' ').map(|(at, _)| at);
    // The break nearest to the middle keeps the longer line short.
    let best = spaces.min_by_key(|at| at.abs_diff(name.len() / 2));
    if let Some(at) = best {
        let (first, second) = name.split_at(at);
        forms.push(vec![first.to_owned(), second.trim().to_owned()]);
    }
    forms.push(vec![abbr.to_owned()]);
    forms
}

/// Returns the form of a name that is not on the map: the abbreviation, or else the name in as many
/// lines as it has at most. Some names are their own abbreviation.
fn spare(language: Language, cell: Constellation, lines: &[String]) -> Vec<String> {
    let mut forms = forms(constellation_name(language, cell), cell.abbr());
    forms.dedup();
    forms.retain(|form| form != lines);
    let is_short = lines == [cell.abbr()];
    let other = if is_short {
        forms.pop()
    } else {
        forms.into_iter().find(|form| *form == [cell.abbr()])
    };
    other.unwrap_or_default()
}

fn size(lines: &[String]) -> [f64; 2] {
    let width = |line: &String| {
        text_width(line, SIZE, false) + TRACKING * line.chars().count() as f64 + 1.0
    };
    let widest = lines.iter().map(width).fold(0.0, f64::max);
    [widest, height(lines)]
}

/// Returns the height of a name in some lines.
pub(super) fn height(lines: &[String]) -> f64 {
    LEADING * (lines.len() as f64 - 1.0) + SIZE - 1.0
}

/// Returns the best box for a name that does not fit: over as much of its constellation and as few
/// other names and stars as possible.
fn somewhere(mask: &Mask, size: [f64; 2], obstacles: &Obstacles) -> Rect {
    let boxes = mask.boxes(size[0].ceil(), size[1].ceil(), 24.0, 1);
    let cost = |rect: &Rect| {
        let covered = |others: &[Rect]| -> f64 {
            let others = others.iter();
            others.map(|other| rect.overlap(*other)).sum()
        };
        let off = distance(rect.middle(), mask.middle);
        let covered = covered(&obstacles.taken) * 100.0 + covered(&obstacles.stars) * 2.0;
        covered - mask.share(*rect) * 60.0 + off
    };
    let best = boxes
        .into_iter()
        .min_by(|one, other| cost(one).total_cmp(&cost(other)));
    let middle = best.map_or(mask.middle, Rect::middle);
    Rect::around(middle, size[0], size[1])
}
