//! N3.2, N3.3: choosing an instrument and moving it.

use std::collections::BTreeSet;

use crate::common::map::MAP;
use crate::common::*;
use nightsky::{Action, BigBang, Event, Illegal, Instrument, Stage};

#[test]
fn n3_2_a_player_chooses_their_eye_or_a_shared_instrument() {
    let mut scene = table(4).active(BEN);
    assert_eq!(scene.legal(BEN), Instrument::ALL.map(Action::Choose));
    let events = scene.act(BEN, choose(Refractor));
    let expected = Event::InstrumentChosen {
        seat: BEN,
        instrument: Refractor,
    };
    assert_eq!(events, [expected]);
    let instrument = Refractor;
    assert_eq!(scene.stage(), Stage::Moving { instrument });
    // The choice is final.
    assert_eq!(scene.refuse(BEN, choose(Eye)), Illegal::NotNow);
}

#[test]
fn n3_2_a_player_moves_only_their_own_eye() {
    let mut scene = table(3)
        .active(BEN)
        .eye(ANN, "Ori")
        .eye(BEN, "Lyr")
        .eye(CAT, "Vir");
    scene.act(BEN, choose(Eye));
    scene.act(BEN, go("Cyg"));
    let eyes = [ANN, BEN, CAT].map(|seat| scene.player(seat).eye.abbr());
    assert_eq!(eyes, ["Ori", "Cyg", "Vir"]);
}

#[test]
fn n3_2_an_instrument_must_be_chosen() {
    let mut scene = table(3);
    for action in [Action::Stay, Action::Done, go("Mus"), Action::Roll] {
        assert_eq!(scene.refuse(ANN, action), Illegal::NotNow);
    }
}

#[test]
fn n3_3_the_eye_moves_four_cells_the_binoculars_three_the_refractor_two_the_telescope_one() {
    assert_eq!(Instrument::ALL.map(Instrument::steps), [4, 3, 2, 1]);
    for (instrument, steps) in [(Eye, 4), (Binoculars, 3), (Refractor, 2), (Telescope, 1)] {
        for from in ["Ori", "Cru", "UMi", "Oct", "Ser", "Hya"] {
            let mut scene = table(3).at(instrument, from);
            scene.act(ANN, choose(instrument));
            let found: BTreeSet<String> = scene
                .moves()
                .iter()
                .map(|cell| cell.abbr().to_owned())
                .collect();
            let mut expected = MAP.reachable(from, steps);
            expected.remove(from);
            assert_eq!(found, expected, "{instrument:?} from {from}");
            assert_eq!(scene.legal(ANN).len(), expected.len() + 1, "or it stays");
        }
    }
}

#[test]
fn n3_3_an_instrument_moves_no_further_than_its_steps() {
    // From the Southern Cross: Centaurus, Lupus, Scorpius, Sagittarius, Aquila.
    let way = ["Cru", "Cen", "Lup", "Sco", "Sgr", "Aql"];
    assert!(way.windows(2).all(|pair| MAP.adjacent(pair[0], pair[1])));
    for (steps, &to) in way.iter().enumerate() {
        assert_eq!(MAP.distance("Cru", to), steps);
        for instrument in Instrument::ALL {
            let mut scene = table(3);
            scene.act(ANN, choose(instrument));
            if steps == 0 {
                assert_eq!(scene.refuse(ANN, go(to)), Illegal::ThereAlready);
            } else if steps > instrument.steps() {
                assert_eq!(scene.refuse(ANN, go(to)), Illegal::OutOfReach);
            } else {
                scene.act(ANN, go(to));
                assert_eq!(scene.state.table.place(instrument, ANN).abbr(), to);
            }
        }
    }
}

#[test]
fn n3_3_an_instrument_moves_cell_by_cell_over_shared_borders() {
    let mut scene = table(3);
    scene.act(ANN, choose(Eye));
    let events = scene.act(ANN, go("Sgr"));
    let Event::InstrumentMoved {
        seat,
        instrument,
        path,
    } = &events[0]
    else {
        panic!("{events:?}");
    };
    assert_eq!((*seat, *instrument), (ANN, Eye));
    let path: Vec<&str> = path.iter().map(|cell| cell.abbr()).collect();
    assert_eq!((path[0], path[4], path.len()), ("Cru", "Sgr", 5));
    assert!(path.windows(2).all(|pair| MAP.adjacent(pair[0], pair[1])));
}

#[test]
fn n3_3_nothing_else_moves() {
    for instrument in Instrument::ALL {
        let mut scene = table(3);
        let before = scene.state.table.clone();
        scene.act(ANN, choose(instrument));
        scene.act(ANN, go("Cen"));
        let after = &scene.state.table;
        for other in Instrument::ALL {
            for seat in [ANN, BEN, CAT] {
                let moved = other == instrument && (instrument != Eye || seat == ANN);
                let expected = if moved {
                    cell("Cen")
                } else {
                    before.place(other, seat)
                };
                assert_eq!(after.place(other, seat), expected);
            }
        }
        assert_eq!(after.sun, before.sun);
    }
}

#[test]
fn n3_3_an_instrument_may_stay() {
    for instrument in Instrument::ALL {
        let mut scene = table(3).at(instrument, "Lyr");
        scene.act(ANN, choose(instrument));
        let events = scene.act(ANN, Action::Stay);
        let expected = Event::InstrumentStayed {
            seat: ANN,
            instrument,
            cell: cell("Lyr"),
        };
        assert_eq!(events[0], expected);
        assert_eq!(scene.state.table.place(instrument, ANN).abbr(), "Lyr");
        // It cannot move to its own cell.
        let mut scene = table(3).at(instrument, "Lyr");
        scene.act(ANN, choose(instrument));
        assert_eq!(scene.refuse(ANN, go("Lyr")), Illegal::ThereAlready);
    }
}

#[test]
fn n3_3_there_is_one_move_a_turn() {
    let mut scene = table(3).holds(ANN, &["Cen 1"]);
    scene.act(ANN, choose(Eye));
    scene.act(ANN, go("Cen"));
    assert_eq!(scene.stage(), Stage::Observing { instrument: Eye });
    for action in [go("Lup"), Action::Stay, choose(Binoculars)] {
        assert_eq!(scene.refuse(ANN, action), Illegal::NotNow);
    }
}

#[test]
fn n3_3_several_tokens_may_be_on_one_cell() {
    let mut scene = table(3).at(Binoculars, "Cen").at(Telescope, "Mus");
    scene.act(ANN, choose(Telescope));
    scene.act(ANN, go("Cru"));
    assert_eq!(scene.state.table.place(Telescope, ANN).abbr(), "Cru");
    assert_eq!(scene.state.table.place(Refractor, ANN).abbr(), "Cru");
}

#[test]
fn n3_3_only_a_clear_night_changes_how_far_an_instrument_moves() {
    let far = |scene: &Scene| {
        let mut scene = scene.clone();
        scene.act(ANN, choose(Telescope));
        scene.moves().len()
    };
    let scene = table(3).at(Telescope, "Ori");
    assert_eq!(far(&scene), 5);
    for card in BigBang::ALL {
        let expected = if card == BigBang::ClearNight {
            MAP.reachable("Ori", 3).len() - 1
        } else {
            5
        };
        assert_eq!(far(&scene.clone().drawn(card)), expected, "{card:?}");
    }
}
