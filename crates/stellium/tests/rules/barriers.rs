//! Which actions can be undone: an action closes the barrier if it revealed something hidden or
//! random.

use crate::common::*;
use stellium::{Action, Stage};
use tabletop::Barrier::{self, Closed, Open};
use tabletop::Seat;

/// Returns the barrier of the last action, which draws these outcomes of chance.
fn barrier(layout: Layout, seat: Seat, before: &[Action], last: Action, chance: &[u32]) -> Barrier {
    let mut scene = layout.begin();
    for &action in before {
        scene.act_with(seat, action, &[]);
    }
    scene.act_to(seat, last, chance).1
}

#[test]
fn s3_1_feeling_or_showing_a_body_cannot_be_undone() {
    let layout = table(2).felt(Star);
    assert_eq!(
        barrier(layout.clone(), ANN, &[], Action::LetGo, &[0]),
        Closed
    );
    assert_eq!(barrier(layout, ANN, &[], Action::Keep, &[]), Closed);
    let layout = table(2).option("feels", "unlimited");
    assert_eq!(barrier(layout, ANN, &[], Action::Grasp(Star), &[]), Open);
}

#[test]
fn s3_2_a_placing_and_its_influence_can_be_undone() {
    let layout = || table(2).on(Planet, &[1, 8]).on(Star, &[2, 9]);
    let placed = |body, at| (layout().placing(body), [place(at, body)]);
    for (body, at, last) in [
        (Planet, 30, swap(1, 2)),
        (Comet, 1, push(0)),
        (Comet, 1, push(3)),
        (Star, 30, Action::Turn(1)),
        (Supernova, 30, attract(2, 43)),
    ] {
        let (layout, first) = placed(body, at);
        let opened = barrier(layout.clone(), ANN, &[], first[0], &[]);
        assert_eq!(opened, Open, "{body:?}");
        assert_eq!(barrier(layout, ANN, &first, last, &[]), Open, "{last:?}");
    }
    // With a token, with an influence that cannot be applied, and with a skipped influence.
    let layout = table(2).on(Planet, &[1]).option("influence", "optional");
    let token = barrier(layout.clone().placing(Comet), ANN, &[], place(2, Star), &[]);
    assert_eq!(token, Open);
    let none = barrier(
        layout.clone().placing(Planet),
        ANN,
        &[],
        place(30, Planet),
        &[],
    );
    assert_eq!(none, Open);
    let skipped = [place(30, Star)];
    let skip = barrier(layout.placing(Star), ANN, &skipped, Action::Skip, &[]);
    assert_eq!(skip, Open);
}

#[test]
fn s3_8_a_validation_can_be_undone_unless_the_card_was_hidden() {
    for (memory, expected) in [("on", Open), ("off", Closed)] {
        let layout = table(2).option("memory", memory).on(Star, &[1, 2, 5, 8]);
        let layout = layout.holds(ANN, &["line star", "centres star"]);
        let layout = layout.validating();
        for action in [
            validate("line star", &[5, 1, 2]),
            validate("centres star", &[1, 8]),
        ] {
            let found = barrier(layout.clone(), ANN, &[], action, &[]);
            assert_eq!(found, expected, "memory={memory}");
        }
        let validated = [validate("line star", &[5, 1, 2])];
        assert_eq!(
            barrier(layout.clone(), ANN, &validated, leave(1), &[]),
            Open
        );
        assert_eq!(barrier(layout, ANN, &[], Action::Done, &[]), Open);
    }
}

#[test]
fn s3_10_drawing_bodies_for_a_reload_cannot_be_undone() {
    let five = &[0, 0, 0, 0, 0];
    let layout = table(2).on(Star, &[9, 19]).holds(ANN, &["bridge star"]);
    let layout = layout.validating();
    let validated = [validate("bridge star", &[9, 19])];
    let emptied = barrier(layout.clone(), ANN, &validated, leave(9), five);
    assert_eq!(emptied, Closed);
    let layout = table(2).on(Star, &[19]).placing(Supernova);
    let placed = [place(30, Supernova)];
    let emptied = barrier(layout.clone(), ANN, &placed, attract(19, 48), five);
    assert_eq!(emptied, Closed);
    // Nothing is drawn from an empty bag.
    let layout = layout.bag([0; 4]);
    let emptied = barrier(layout, ANN, &placed, attract(19, 48), &[]);
    assert_eq!(emptied, Open);
}

#[test]
fn s3_10_putting_a_body_on_a_starting_cell_can_be_undone() {
    let layout = table(3).holds(ANN, &["tripod star"]).on(Star, &[2, 11, 27]);
    let mut scene = layout.validating().begin();
    scene.act_with(ANN, validate("tripod star", &[2, 11, 27]), &[]);
    scene.act_with(ANN, leave(11), &[0; 5]);
    let mut barriers = Vec::new();
    while let Stage::Reloading {
        galaxy, seat, left, ..
    } = scene.stage()
    {
        let first = scene.legal(seat)[0];
        // After the last body of galaxy 1, five more are drawn for galaxy 4.
        let draws: &[u32] = if (galaxy.number(), left) == (1, 1) {
            &[0; 5]
        } else {
            &[]
        };
        barriers.push(scene.act_to(seat, first, draws).1);
    }
    let expected = [Open, Open, Open, Closed, Open, Open, Open, Open];
    assert_eq!(barriers, expected);
}

#[test]
fn s3_11_revealing_a_card_cannot_be_undone() {
    let sure = |layout: Layout| layout.option("feels", "unlimited");
    let open = || table(2).open(&["line star", "line comet"]);
    let hand = ["arc star", "arc comet", "arc planet"];
    let reveals = sure(open()).taking();
    assert_eq!(barrier(reveals, ANN, &[], take("line star"), &[]), Closed);
    // With an empty reserve no card is revealed, but the next player feels a body unless touch is
    // sure.
    let last = sure(open()).reserve(0).taking();
    assert_eq!(barrier(last, ANN, &[], take("line star"), &[]), Open);
    let last = open().reserve(0).taking();
    assert_eq!(barrier(last, ANN, &[], take("line star"), &[0]), Closed);
    let keeps = |layout: Layout| layout.holds(ANN, &hand).stage(Stage::Exchanging);
    assert_eq!(
        barrier(keeps(sure(open())), ANN, &[], Action::Stay, &[]),
        Open
    );
    assert_eq!(barrier(keeps(open()), ANN, &[], Action::Stay, &[0]), Closed);
    for memory in ["on", "off"] {
        let layout = keeps(open().option("memory", memory));
        let dropped = barrier(layout, ANN, &[], drop_card("arc star"), &[]);
        assert_eq!(dropped, Open);
    }
}

#[test]
fn s5_1_the_end_of_the_game_cannot_be_undone() {
    for last in [take("line star"), Action::Stay] {
        let layout = table(2).option("feels", "unlimited").active(BEN).reserve(0);
        let layout = match last {
            Action::Stay => {
                let hand = ["arc star", "arc comet", "arc planet"];
                layout.holds(BEN, &hand).stage(Stage::Exchanging)
            }
            _ => layout.open(&["line star"]).taking(),
        };
        let mut scene = layout.begin();
        scene.state.table.last_round = Some(1);
        assert_eq!(scene.act_to(BEN, last, &[]).1, Closed);
        assert_eq!(scene.stage(), Stage::Over);
    }
}
