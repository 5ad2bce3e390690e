//! Whatever the rules forbid is refused, with the rule that forbids it, and changes nothing.

use std::collections::BTreeSet;

use crate::common::*;
use nightsky::{Action, BigBang, CardId, Illegal, Instrument, Stage};
use tabletop::{Chance, Conform, Game, NullSink, Options, Seat, SeatSet, Seed};
use testing::{assert_rules, assert_unlisted_are_refused, every_variant, variant_name};

/// All refusals and their rules.
const RULES: [(Illegal, &str); 18] = every_variant!(Illegal {
    GameOver => "N4.1",
    NotYourTurn => "N2.4",
    NotNow => "N2.4",
    ChosenAlready => "N2.3",
    NotToChoose => "N2.3",
    TheDieDecides => "N3.1",
    NoDie => "N3.1",
    NotShared => "N6.3",
    NotAPair => "N6.4",
    Clouded => "N6.3",
    ThereAlready => "N3.3",
    OutOfReach => "N3.3",
    NotYourCard => "N3.4",
    PlayedAlready => "N3.7",
    NotHere => "N3.4",
    NoSunHere => "N3.5",
    TwoAlready => "N3.4",
    NotJoined => "N3.4",
});

#[test]
fn every_refusal_names_its_rule_and_has_its_own_text() {
    assert_rules(&RULES);
}

fn id(number: usize) -> CardId {
    CardId::new(number - 1)
}

/// Returns a scene where Ann has observed Taurus with the binoculars, without a card of the solar
/// system although the Sun is there. Ben may join in.
fn joining() -> Scene {
    let scene = table(3).at(Binoculars, "Tau").sun("taurus");
    let scene = scene.holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2", "Sol 1"]);
    let mut scene = scene;
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene
}

/// Returns a scene for each refusal, with the seat and the action that is refused.
fn cases() -> Vec<(Illegal, Scene, Seat, Action)> {
    let mut chosen = draft(3, "rush");
    chosen.act(ANN, Action::Pick(id(1)));
    let moving = |instrument| table(3).in_stage(Stage::Moving { instrument });
    let observing = |instrument| {
        let scene = table(3)
            .at(instrument, "Tau")
            .in_stage(Stage::Observing { instrument });
        scene
            .holds(ANN, &["Tau 1", "Ori 1", "Sol 1"])
            .turned(ANN, &["Tau 2"])
    };
    let mut two = observing(Eye).sun("taurus").holds(ANN, &["Tau 3", "Tau 4"]);
    two.act(ANN, play("Tau 3"));
    two.act(ANN, play("Tau 4"));
    vec![
        (
            Illegal::GameOver,
            table(3).in_stage(Stage::Over),
            ANN,
            Action::Roll,
        ),
        (Illegal::NotYourTurn, table(3), BEN, choose(Eye)),
        (Illegal::NotNow, table(3), ANN, Action::Roll),
        (
            Illegal::ChosenAlready,
            chosen.clone(),
            ANN,
            Action::Pick(id(2)),
        ),
        (Illegal::NotToChoose, chosen, BEN, Action::Pick(id(1))),
        (
            Illegal::TheDieDecides,
            table(3).beginning(),
            ANN,
            Action::Draw,
        ),
        (
            Illegal::NoDie,
            table(3).no_die().beginning(),
            ANN,
            Action::Roll,
        ),
        (
            Illegal::NotShared,
            table(3).in_stage(Stage::Clouding),
            ANN,
            cloud(Eye),
        ),
        (
            Illegal::NotAPair,
            table(3).in_stage(Stage::Swapping),
            ANN,
            swap(Telescope, Refractor),
        ),
        (
            Illegal::Clouded,
            table(3).clouds(CAT, Refractor),
            ANN,
            choose(Refractor),
        ),
        (Illegal::ThereAlready, moving(Eye), ANN, go("Cru")),
        (Illegal::OutOfReach, moving(Telescope), ANN, go("Ori")),
        (Illegal::NotYourCard, observing(Eye), ANN, play("Cha 1")),
        (Illegal::PlayedAlready, observing(Eye), ANN, play("Tau 2")),
        (Illegal::NotHere, observing(Eye), ANN, play("Ori 1")),
        (Illegal::NoSunHere, observing(Eye), ANN, play("Sol 1")),
        (Illegal::TwoAlready, two, ANN, play("Tau 1")),
        (Illegal::NotJoined, joining(), BEN, play("Sol 1")),
    ]
}

#[test]
fn every_refusal_is_reached_and_changes_nothing() {
    let mut reached = Vec::new();
    for (expected, mut scene, seat, action) in cases() {
        let before = scene.canonical();
        let refused = scene.refuse(seat, action);
        assert_eq!(refused, expected, "{action:?} in\n{before}");
        assert_eq!(scene.canonical(), before);
        reached.push(refused);
    }
    assert_eq!(reached, RULES.map(|(refusal, _)| refusal));
}

/// Returns a scene for each stage, with die and without, and the actions that belong there.
fn stages() -> Vec<(Scene, &'static [&'static str])> {
    let instrument = Binoculars;
    let only = SeatSet::only(ANN);
    let at = |stage| table(3).in_stage(stage);
    vec![
        (draft(3, "rush"), &["Pick"]),
        (draft(3, "turns"), &["Pick"]),
        (at(Stage::Beginning), &["Roll", "Draw", "DrawNone"]),
        (at(Stage::Beginning).no_die(), &["Roll", "Draw", "DrawNone"]),
        (at(Stage::Clouding), &["Cloud"]),
        (at(Stage::Swapping), &["Swap"]),
        (at(Stage::Choosing), &["Choose"]),
        (at(Stage::Moving { instrument }), &["Move", "Stay"]),
        (at(Stage::Observing { instrument }), &["Play", "Done"]),
        (
            at(Stage::Joining {
                instrument,
                waiting: only,
            })
            .active(BEN),
            &["Play", "Done"],
        ),
    ]
}

#[test]
fn n2_4_an_action_of_another_stage_is_refused() {
    for (mut scene, possible) in stages() {
        let mut kinds = BTreeSet::new();
        for action in GAME.every_action(&scene.state) {
            kinds.insert(variant_name(&action));
            if scene.legal(ANN).contains(&action) {
                assert!(possible.contains(&&*variant_name(&action)), "{action:?}");
                continue;
            }
            let refused = scene.refuse(ANN, action);
            let belongs = possible.contains(&&*variant_name(&action));
            assert_eq!(
                refused != Illegal::NotNow,
                belongs,
                "{action:?}: {refused:?}"
            );
            // Cat may not do it either, because it is not her turn.
            if !matches!(scene.stage(), Stage::Drafting { .. }) {
                assert_eq!(scene.refuse(CAT, action), Illegal::NotYourTurn);
            }
        }
        assert_eq!(kinds.len(), 11, "{kinds:?}");
    }
}

#[test]
fn an_action_that_is_not_listed_is_refused_for_every_seat() {
    let mut chance = Chance::new(Seed::from_text("refusals"));
    let mut reached = BTreeSet::new();
    let mut tried = 0;
    for number in 0..24 {
        let seed = Seed::from_text("refusals").of_game(number);
        let seats = 3 + number as usize % 4;
        let options = Options::new()
            .with("draft", if number % 2 == 0 { "rush" } else { "turns" })
            .with("die", if number % 3 == 0 { "off" } else { "on" });
        let mut state = GAME.setup(&options, seats, seed).unwrap();
        loop {
            let joining = matches!(state.table.stage, Stage::Joining { .. });
            if joining || chance.below(12) == 0 {
                tried += 1;
                let refusals = assert_unlisted_are_refused(&*GAME, &state);
                reached.extend(refusals.iter().map(variant_name));
            }
            let step = lively::step(&GAME, &mut state, &mut chance, &mut NullSink);
            if step.is_none() {
                break;
            }
        }
    }
    assert!(tried > 300, "{tried}");
    assert!(reached.len() >= 15, "{reached:?}");
}

#[test]
fn n3_4_each_card_that_cannot_join_is_refused_for_its_own_reason() {
    // Another player's, nobody's, turned, elsewhere, without the Sun.
    let scene = table(3).at(Binoculars, "Tau").sun("leo");
    let scene = scene
        .holds(ANN, &["Tau 1"])
        .holds(BEN, &["Tau 2", "Ori 1", "Sol 1"]);
    let mut scene = scene.turned(BEN, &["Tau 3"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    for (name, reason) in [
        ("Tau 1", Illegal::NotYourCard),
        ("Tau 4", Illegal::NotYourCard),
        ("Tau 3", Illegal::PlayedAlready),
        ("Ori 1", Illegal::NotHere),
        ("Sol 1", Illegal::NoSunHere),
    ] {
        assert_eq!(scene.refuse(BEN, play(name)), reason, "{name}");
    }
    scene.act(BEN, play("Tau 2"));
}

#[test]
fn n6_3_without_clouds_every_instrument_can_be_chosen() {
    for instrument in Instrument::ALL {
        for night in BigBang::ALL {
            let mut scene = table(3).drawn(night);
            scene.act(ANN, choose(instrument));
        }
    }
}
