//! Guide stars: the stars that identify a constellation.

use crate::{Constellation, DataError, Fault, Figure, Star, Stars, csv_table::CsvTable};

/// The number of guide stars of a constellation without a figure.
const BRIGHTEST: usize = 5;

/// Returns the guide stars of every constellation by number.
pub(crate) fn all(stars: &Stars, figures: &[Figure], errors: &mut Vec<DataError>) -> Vec<Vec<u16>> {
    let mut table = CsvTable::new("stars.csv", errors);
    let guides = |constellation| {
        let mut figures = figures.iter();
        let guides = match figures.find(|figure| figure.constellations.contains(constellation)) {
            Some(figure) => of_figure(figure, constellation, stars),
            None => brightest(constellation, stars),
        };
        if guides.is_empty() {
            let (what, name) = ("guide star of", constellation.to_string());
            table.general(Fault::Unknown { what, name });
        }
        guides
    };
    Constellation::all().map(guides).collect()
}

/// Returns the stars of the figure that lie in the constellation.
fn of_figure(figure: &Figure, constellation: Constellation, stars: &Stars) -> Vec<u16> {
    let within = |hr: &u16| {
        let star = stars.get(*hr);
        star.is_some_and(|star| star.constellation == constellation)
    };
    figure.stars().into_iter().filter(within).collect()
}

fn brightest(constellation: Constellation, stars: &Stars) -> Vec<u16> {
    let mut within: Vec<&Star> = stars.within(constellation).collect();
    within.sort_by(|a, b| a.magnitude.total_cmp(&b.magnitude));
    within.iter().take(BRIGHTEST).map(|star| star.hr).collect()
}
