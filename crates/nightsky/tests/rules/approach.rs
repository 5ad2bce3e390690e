//! N3.3: a player's quickest way to a constellation, compared with spreading over the borders.

use crate::common::map::MAP;
use crate::common::*;
use nightsky::{BigBang, Instrument, Stage};
use sky::Constellation;

/// Returns the number of turns until an instrument can stand on a cell, at least 1.
fn turns(from: &str, to: &str, steps: usize) -> usize {
    let arrives = |turns: &usize| MAP.reachable(from, turns * steps).contains(to);
    (1..=9).find(arrives).unwrap()
}

#[test]
fn n3_3_the_quickest_way_takes_the_fewest_turns() {
    let places = ["Ori", "Cyg", "Cru", "Psc"];
    let mut scene = table(3);
    for (instrument, place) in Instrument::ALL.into_iter().zip(places) {
        scene = scene.at(instrument, place);
    }
    for cell in Constellation::all() {
        let way = GAME.approach(&scene.state.table, ANN, cell);
        let all = Instrument::ALL.into_iter().zip(places);
        let fewest = all.map(|(one, from)| turns(from, cell.abbr(), one.steps()));
        assert_eq!(Some(way.turns), fewest.min(), "{cell}");
        let from = places[way.instrument as usize];
        assert_eq!(way.path.first().map(|cell| cell.abbr()), Some(from));
        assert_eq!(way.path.last(), Some(&cell));
        for step in way.path.windows(2) {
            assert!(step[0].neighbours().contains(step[1]), "{cell}");
        }
        let borders = way.path.len() - 1;
        let near = |steps: usize| MAP.reachable(from, steps).contains(cell.abbr());
        assert!(near(borders) && (borders == 0 || !near(borders - 1)));
    }
}

#[test]
fn n3_2_the_way_begins_with_an_instrument_the_player_can_use() {
    let far = |scene: Scene| scene.eye(ANN, "Ori").eye(BEN, "Lyr").at(Refractor, "Cyg");
    let scene = far(table(3)).at(Binoculars, "Oct").at(Telescope, "Oct");
    let with = |scene: &Scene, seat| {
        GAME.approach(&scene.state.table, seat, cell("Cyg"))
            .instrument
    };
    assert_eq!(with(&scene, ANN), Refractor);
    // N6.3: clouds. Everybody has only their own eye.
    let clouded = scene.clouds(CAT, Refractor);
    assert_ne!(with(&clouded, ANN), Refractor);
    assert_eq!(with(&clouded, BEN), Eye);
    // The choice of an instrument is final, for the player who has made it.
    let mut chosen = far(table(3));
    chosen.act(ANN, choose(Eye));
    assert!(matches!(chosen.stage(), Stage::Moving { .. }));
    assert_eq!([ANN, BEN].map(|seat| with(&chosen, seat)), [Eye, Refractor]);
}

#[test]
fn n6_1_a_clear_night_shortens_the_way_this_turn_only() {
    let scene = table(3)
        .eye(ANN, "Ori")
        .eye(BEN, "Ori")
        .at(Binoculars, "Ori");
    let scene = scene.at(Refractor, "Ori").at(Telescope, "Ori");
    let clear = GAME.big_bangs().amount(BigBang::ClearNight);
    for cell in Constellation::all() {
        let without = GAME.approach(&scene.state.table, ANN, cell);
        let mut table = scene.state.table.clone();
        table.drawn = Some(BigBang::ClearNight);
        let borders = without.path.len() - 1;
        let reached = borders <= Eye.steps() + usize::from(clear);
        assert_eq!(GAME.approach(&table, ANN, cell).turns == 1, reached);
        assert_eq!(GAME.approach(&table, BEN, cell).turns == 1, borders <= 4);
    }
}

#[test]
fn n3_5_a_solar_system_card_is_observed_where_the_sun_is() {
    for (sign, place) in [("aries", "Ari"), ("leo", "Leo")] {
        let table = table(3).sun(sign).state.table;
        let cell_of = |name| GAME.cell_of_card(&table, card(name)).abbr();
        assert_eq!([cell_of("Sol 1"), cell_of("Ori 2")], [place, "Ori"]);
    }
}
