//! N1.1, N1.4, N1.6: the map of the sky, its zones, its borders and the path of the Sun.

use std::collections::BTreeSet;

use crate::common::map::MAP;
use crate::common::*;
use nightsky::{Action, Sign, Zone};
use sky::{Catalogue, Constellation};

fn names(cells: impl Iterator<Item = Constellation>) -> BTreeSet<String> {
    cells.map(|cell| cell.abbr().to_owned()).collect()
}

#[test]
fn n1_1_the_88_constellations_are_the_cells() {
    assert_eq!(Constellation::COUNT, 88);
    assert_eq!(names(Constellation::all()).len(), 88);
    // Every cell can be reached from every other.
    for cell in Constellation::all() {
        assert_eq!(MAP.reachable(cell.abbr(), 88).len(), 88);
        for other in Constellation::all() {
            assert!(GAME.board().distance(cell, other) < 88);
        }
    }
}

/// Returns the zone by the text of the rule: circumpolar from 47° north, then by hours.
fn zone_by_hours(cell: Constellation) -> Zone {
    let centre = cell.centre();
    let hours = centre.ra / 15.0;
    if centre.dec >= 47.0 {
        Zone::Circumpolar
    } else if (4.0..10.0).contains(&hours) {
        Zone::Winter
    } else if (10.0..16.0).contains(&hours) {
        Zone::Spring
    } else if (16.0..22.0).contains(&hours) {
        Zone::Summer
    } else {
        Zone::Autumn
    }
}

#[test]
fn n1_1_every_cell_is_in_one_of_five_zones() {
    assert_eq!(Zone::ALL.len(), 5);
    for zone in Zone::ALL {
        let here = Constellation::all().filter(|&cell| Zone::of(cell) == zone);
        let count = here.count();
        assert!((5..=30).contains(&count), "{zone:?}: {count}");
    }
    for cell in Constellation::all() {
        assert_eq!(Zone::of(cell), zone_by_hours(cell), "{cell}");
    }
}

#[test]
fn n1_1_well_known_constellations_are_in_their_zones() {
    for (zone, abbrs) in [
        (Zone::Circumpolar, "UMi Cep Cas Dra Cam UMa"),
        (Zone::Winter, "Ori Gem CMa Aur Tau Mon"),
        (Zone::Spring, "Leo Vir Boo Cen CrB Lib"),
        (Zone::Summer, "Lyr Cyg Aql Sgr Sco Her"),
        (Zone::Autumn, "Peg And Psc Cet Ari Phe"),
    ] {
        for abbr in abbrs.split(' ') {
            assert_eq!(Zone::of(cell(abbr)), zone, "{abbr}");
        }
    }
    let keys: BTreeSet<&str> = Zone::ALL.iter().map(|zone| zone.key()).collect();
    let expected = ["autumn", "circumpolar", "spring", "summer", "winter"];
    assert_eq!(keys, BTreeSet::from(expected));
}

#[test]
fn n1_4_there_are_255_shared_borders() {
    assert_eq!((MAP.borders.len(), MAP.corners.len()), (255, 8));
    let mut shared = 0;
    for cell in Constellation::all() {
        let neighbours = names(cell.neighbours().iter());
        assert_eq!(neighbours, MAP.neighbours(cell.abbr()), "{cell}");
        assert!(!neighbours.contains(cell.abbr()));
        shared += neighbours.len();
        for other in cell.neighbours().iter() {
            assert!(other.neighbours().contains(cell), "{cell} and {other}");
            assert_eq!(GAME.board().distance(cell, other), 1);
        }
    }
    assert_eq!(shared, 2 * 255);
}

#[test]
fn n1_4_cells_that_touch_only_at_a_corner_are_not_adjacent() {
    let corners = Catalogue::built_in().borders().corners();
    assert_eq!(corners.len(), 8);
    // The four points where four constellations meet have two diagonals each.
    let diagonals = "Cen-Lib Cnc-LMi Eri-Tuc Hya-Lup Hyi-Phe Ind-Sgr Leo-Lyn Mic-Tel";
    let found: Vec<String> = corners.iter().map(|[a, b]| format!("{a}-{b}")).collect();
    assert_eq!(found.join(" "), diagonals);
    for &[one, other] in corners {
        for (from, to) in [(one, other), (other, one)] {
            assert!(!from.neighbours().contains(to));
            assert_eq!(GAME.board().distance(from, to), 2, "{from} to {to}");
            let mut scene = table(3).at(Telescope, from.abbr());
            scene.act(ANN, choose(Telescope));
            assert!(!scene.moves().contains(&to));
            let refused = scene.refuse(ANN, Action::Move(to));
            assert_eq!(refused, nightsky::Illegal::OutOfReach);
            // A refractor can go around the corner.
            let mut scene = table(3).at(Refractor, from.abbr());
            scene.act(ANN, choose(Refractor));
            assert!(scene.moves().contains(&to));
        }
    }
}

#[test]
fn n1_4_well_known_constellations_have_the_right_neighbours() {
    // The Southern Cross borders only on Centaurus and Musca.
    assert_eq!(
        MAP.neighbours("Cru"),
        BTreeSet::from(["Cen", "Mus"].map(String::from))
    );
    let orion = ["Eri", "Gem", "Lep", "Mon", "Tau"].map(String::from);
    assert_eq!(
        names(cell("Ori").neighbours().iter()),
        BTreeSet::from(orion)
    );
    let dolphin = ["Aql", "Aqr", "Equ", "Peg", "Sge", "Vul"].map(String::from);
    assert_eq!(
        names(cell("Del").neighbours().iter()),
        BTreeSet::from(dolphin)
    );
    let fewest = Constellation::all()
        .map(|cell| cell.neighbours().len())
        .min();
    assert_eq!(fewest, Some(2));
}

#[test]
fn n1_6_the_twelve_signs_lie_along_the_zodiac_in_the_suns_order() {
    let cells = "Ari Tau Gem Cnc Leo Vir Lib Sco Sgr Cap Aqr Psc";
    let found: Vec<&str> = Sign::all()
        .map(|sign| GAME.board().cell_of(sign).abbr())
        .collect();
    assert_eq!(found.join(" "), cells);
    let keys: Vec<&str> = Sign::all().map(Sign::key).collect();
    assert_eq!(
        keys.join(" "),
        "aries taurus gemini cancer leo virgo libra scorpius sagittarius capricornus aquarius pisces"
    );
    for sign in Sign::all() {
        let cell = GAME.board().cell_of(sign);
        assert_eq!(cell.sign().map(usize::from), Some(sign.number()));
    }
    assert_eq!(cell("Oph").sign(), None, "Ophiuchus is not a sign");
    let signs = Constellation::all().filter(|cell| cell.sign().is_some());
    assert_eq!(signs.count(), 12);
}

#[test]
fn n1_6_the_sun_goes_round_the_zodiac() {
    assert_eq!(sign("aries").after(1), sign("taurus"));
    assert_eq!(sign("scorpius").after(1), sign("sagittarius"));
    assert_eq!(sign("pisces").after(1), sign("aries"));
    assert_eq!(sign("aquarius").after(6), sign("leo"));
    for from in Sign::all() {
        assert_eq!(from.after(12), from);
        assert_eq!(from.after(0), from);
    }
}
