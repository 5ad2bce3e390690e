//! S3.10: reloading an emptied galaxy.

use crate::common::*;
use stellium::{Action, Body, ByBody, Event, GalaxySet, Illegal, Stage};
use tabletop::{Barrier, Game, RuleBreach, Seat};

// Pinwheel lies in galaxy 3, cells 15 to 21: starting cells 16, 18, 19 and 21.

const BAG: [u8; 4] = [5, 4, 3, 2];
const FIVE: [Body; 5] = [Comet, Planet, Supernova, Planet, Star];

/// The active player is about to use the last body of galaxy 3 for a bridge.
fn bridge(seats: usize, active: Seat) -> Layout {
    let layout = table(seats)
        .active(active)
        .holds(active, &["bridge star", "arc comet"]);
    layout.on(Star, &[9, 19]).bag(BAG).validating()
}

/// Validates the bridge and leaves the body on 9; these bodies are then drawn from the bag, to
/// which the Star has returned.
fn emptied(layout: Layout, drawn: &[Body]) -> (Scene, Vec<Event>) {
    let mut scene = layout.begin();
    let seat = scene.state.table.active;
    scene.act_with(seat, validate("bridge star", &[9, 19]), &[]);
    let mut bag = scene.bag();
    bag[2] += 1;
    let outcomes = Scene::outcomes(bag, drawn);
    let (events, barrier) = scene.act_to(seat, leave(9), &outcomes);
    assert_eq!(barrier, Barrier::Closed);
    (scene, events)
}

fn counts(bodies: &[Body]) -> ByBody<u8> {
    ByBody::from_fn(|body| bodies.iter().filter(|&&each| each == body).count() as u8)
}

/// Reloads with the first legal action each time, and returns who placed a body, in order.
fn reload_all(scene: &mut Scene) -> Vec<Seat> {
    let mut order = Vec::new();
    while let Stage::Reloading { seat, .. } = scene.stage() {
        assert_eq!(scene.to_act(), [seat]);
        let first = scene.legal(seat)[0];
        scene.act_with(seat, first, &[]);
        order.push(seat);
    }
    order
}

#[test]
fn s3_10_five_bodies_are_drawn_and_the_previous_player_chooses_first() {
    let (scene, events) = emptied(bridge(3, ANN), &FIVE);
    let drawn = counts(&FIVE);
    let galaxy = galaxy(3);
    let returned = Event::BodiesReturned {
        cells: cells(&[19]),
        stays: cell(9),
    };
    assert_eq!(events, [returned, Event::GalaxyEmptied { galaxy, drawn }]);
    let (seat, left) = (CAT, 4);
    let reloading = Stage::Reloading {
        galaxy,
        seat,
        drawn,
        left,
    };
    assert_eq!(scene.stage(), reloading);
    assert_eq!(scene.to_act(), [CAT]);
    // The five have left the bag, to which the Star had returned; everybody sees them.
    assert_eq!(scene.bag(), [3, 3, 3, 1]);
    assert_eq!(scene.guest().table.stage, reloading);
}

#[test]
fn s3_10_each_body_in_the_bag_is_equally_likely_to_be_drawn() {
    // Any of the 15 bodies may come first, any of the 14 left second, and so on.
    let mut firsts = [0; 4];
    for outcome in 0..15 {
        let mut scene = bridge(2, ANN).begin();
        scene.act_with(ANN, validate("bridge star", &[9, 19]), &[]);
        scene.act_with(ANN, leave(9), &[outcome, 13, 12, 11, 10]);
        let Stage::Reloading { drawn, .. } = scene.stage() else {
            panic!("{:?}", scene.stage());
        };
        // The other four are always the last of the bag: Supernovas, then Stars.
        let mut rest = drawn;
        let mut bag = ByBody::from_fn(|body| [5, 4, 4, 2][body as usize]);
        let first = bag.nth(outcome).unwrap();
        firsts[first as usize] += 1;
        bag[first] -= 1;
        rest[first] -= 1;
        for _ in 0..4 {
            let last = bag.nth(bag.total() - 1).unwrap();
            bag[last] -= 1;
            rest[last] -= 1;
        }
        assert_eq!(rest.total(), 0, "outcome {outcome}");
    }
    assert_eq!(firsts, [5, 4, 4, 2]);
}

#[test]
fn s3_10_a_drawn_body_is_put_on_a_starting_cell() {
    let (mut scene, _) = emptied(bridge(3, ANN), &FIVE);
    let kinds = [Planet, Comet, Star, Supernova];
    let starts = [16, 18, 19, 21];
    let all: Vec<Action> = kinds
        .into_iter()
        .flat_map(|body| starts.map(|start| reload(body, start)))
        .collect();
    assert_eq!(scene.legal(CAT), all);
    for wrong in [15, 17, 20, 9, 52, 2] {
        let refused = scene.refuse(CAT, reload(Planet, wrong));
        assert_eq!(refused, Illegal::NotAStart, "cell {wrong}");
        assert_eq!(refused.rule(), "S3.10");
    }
    let events = scene.act_with(CAT, reload(Planet, 18), &[]);
    let placed = Event::BodyReloaded {
        seat: CAT,
        body: Planet,
        cell: cell(18),
    };
    assert_eq!(events, [placed]);
    assert_eq!(scene.on(18), Some(Planet));
}

#[test]
fn s3_10_only_a_drawn_body_that_is_left_can_be_placed() {
    let (mut scene, _) = emptied(bridge(2, ANN), &[Planet, Planet, Comet, Comet, Comet]);
    let refused = scene.refuse(BEN, reload(Star, 16));
    assert_eq!((refused, refused.rule()), (Illegal::NotDrawn, "S3.10"));
    scene.act(BEN, reload(Planet, 16));
    scene.act(ANN, reload(Planet, 18));
    assert_eq!(
        scene.refuse(BEN, reload(Planet, 19)),
        Illegal::NotDrawn,
        "both Planets are placed"
    );
    assert_eq!(scene.legal(BEN), [reload(Comet, 19), reload(Comet, 21)]);
}

#[test]
fn s3_10_a_starting_cell_filled_in_this_reload_cannot_be_used_again() {
    let (mut scene, _) = emptied(bridge(2, ANN), &FIVE);
    scene.act(BEN, reload(Planet, 18));
    assert_eq!(scene.refuse(ANN, reload(Star, 18)), Illegal::CellTaken);
    let cells: Vec<usize> = scene
        .legal(ANN)
        .iter()
        .map(|action| match action {
            Action::Reload { cell, .. } => cell.number(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(cells, [16, 19, 21].repeat(4), "four kinds are left");
}

#[test]
fn s3_10_only_the_reloading_player_acts_and_only_to_reload() {
    let (mut scene, _) = emptied(bridge(3, ANN), &FIVE);
    for seat in [ANN, BEN] {
        let refused = scene.refuse(seat, reload(Planet, 16));
        assert_eq!(refused, Illegal::NotYourTurn);
    }
    for action in [Action::Done, Action::Skip, place(16, Planet), Action::Stay] {
        assert_eq!(scene.refuse(CAT, action), Illegal::NotNow);
    }
}

#[test]
fn s3_10_with_two_players_each_places_two_in_turn_the_opponent_first() {
    let (mut scene, _) = emptied(bridge(2, ANN), &FIVE);
    assert_eq!(reload_all(&mut scene), [BEN, ANN, BEN, ANN]);
    let (mut scene, _) = emptied(bridge(2, BEN), &FIVE);
    assert_eq!(reload_all(&mut scene), [ANN, BEN, ANN, BEN]);
}

#[test]
fn s3_10_with_three_players_the_previous_player_places_the_first_and_the_last() {
    let (mut scene, _) = emptied(bridge(3, ANN), &FIVE);
    assert_eq!(reload_all(&mut scene), [CAT, BEN, ANN, CAT]);
    let (mut scene, _) = emptied(bridge(3, BEN), &FIVE);
    assert_eq!(reload_all(&mut scene), [ANN, CAT, BEN, ANN]);
    let (mut scene, _) = emptied(bridge(3, CAT), &FIVE);
    assert_eq!(reload_all(&mut scene), [BEN, ANN, CAT, BEN]);
}

#[test]
fn s3_10_with_four_players_each_places_one_the_active_player_last() {
    let (mut scene, _) = emptied(bridge(4, ANN), &FIVE);
    assert_eq!(reload_all(&mut scene), [DAN, CAT, BEN, ANN]);
    let (mut scene, _) = emptied(bridge(4, CAT), &FIVE);
    assert_eq!(reload_all(&mut scene), [BEN, ANN, DAN, CAT]);
}

#[test]
fn s3_10_the_fifth_body_goes_back_into_the_bag_and_the_turn_goes_on() {
    let (mut scene, _) = emptied(bridge(3, ANN), &FIVE);
    scene.act_with(CAT, reload(Comet, 16), &[]);
    scene.act_with(BEN, reload(Star, 21), &[]);
    scene.act_with(ANN, reload(Planet, 18), &[]);
    assert_eq!(scene.bag(), [3, 3, 3, 1]);
    let (events, barrier) = scene.act_to(CAT, reload(Planet, 19), &[]);
    let galaxy = galaxy(3);
    assert_eq!(events.last(), Some(&Event::GalaxyReloaded { galaxy }));
    assert_eq!(barrier, Barrier::Open);
    assert_eq!(scene.bag(), [3, 3, 3, 2], "the Supernova is back");
    let now = [16, 18, 19, 21].map(|start| scene.on(start).unwrap());
    assert_eq!(now, [Comet, Planet, Planet, Star]);
    assert_eq!(scene.stage(), Stage::Validating);
    assert_eq!(scene.to_act(), [ANN]);
}

#[test]
fn s3_10_the_starting_cells_turn_with_the_disc() {
    for turn in 0..6 {
        let (scene, _) = emptied(bridge(2, ANN).disc(3, 3, turn), &FIVE);
        let turned = |start: usize| 16 + (start - 16 + usize::from(turn)) % 6;
        let starts = cells(&[16, 18, 19, 21].map(turned));
        let planets = scene.legal(BEN).into_iter();
        let free: stellium::CellSet = planets
            .filter_map(|action| match action {
                Action::Reload { body: Planet, cell } => Some(cell),
                _ => None,
            })
            .collect();
        assert_eq!(free, starts, "turned by {turn}");
    }
}

#[test]
fn s3_10_with_fewer_than_five_in_the_bag_all_of_them_are_drawn_and_placed() {
    // With the Star that goes back, one, two, three or four bodies are in the bag.
    for (bag, order) in [
        ([0, 0, 0, 0], &[CAT][..]),
        ([1, 0, 0, 0], &[CAT, BEN]),
        ([1, 1, 0, 0], &[CAT, BEN, ANN]),
        ([1, 1, 0, 1], &[CAT, BEN, ANN, CAT]),
    ] {
        let mut there: Vec<Body> = Body::ALL
            .into_iter()
            .filter(|&body| bag[body as usize] > 0)
            .collect();
        there.push(Star);
        let (mut scene, _) = emptied(bridge(3, ANN).bag(bag), &there);
        assert_eq!(scene.bag(), [0; 4]);
        assert_eq!(reload_all(&mut scene), order);
        assert_eq!(scene.bag(), [0; 4], "nothing is left over");
        let universe = &scene.state.table.universe;
        let here = universe.occupied().and(galaxy(3).cells());
        assert_eq!(here.len(), order.len());
        assert_eq!(scene.stage(), Stage::Validating);
    }
}

#[test]
fn s3_10_with_exactly_five_in_the_bag_one_goes_back() {
    let (mut scene, _) = emptied(bridge(2, ANN).bag([2, 1, 0, 1]), &FIVE);
    assert_eq!(reload_all(&mut scene).len(), 4);
    assert_eq!(scene.state.table.bag.total(), 1);
}

/// Places the last body of the bag, a Supernova, which draws the last body of galaxy 3 away.
fn attracted_with_an_empty_bag() -> Scene {
    let layout = table(2).on(Planet, &[19]).on(Star, &[5, 1, 2]).bag([0; 4]);
    let layout = layout.holds(ANN, &["line star", "symbols planet"]);
    let mut scene = layout.placing(Supernova).begin();
    scene.act_with(ANN, place(30, Supernova), &[]);
    scene.act_with(ANN, attract(19, 48), &[]);
    scene
}

#[test]
fn s3_10_with_an_empty_bag_the_galaxy_stays_empty() {
    let scene = attracted_with_an_empty_bag();
    assert_eq!(scene.stage(), Stage::Validating);
    assert_eq!(scene.to_act(), [ANN]);
    let empty = scene.state.table.universe.empty_galaxies();
    assert!(empty.contains(galaxy(3)));
}

#[test]
fn s3_10_a_galaxy_that_stayed_empty_is_not_reloaded_later() {
    let mut scene = attracted_with_an_empty_bag();
    scene.act_with(ANN, validate("line star", &[5, 1, 2]), &[]);
    // Two Stars are in the bag now.
    scene.act_with(ANN, leave(1), &[]);
    assert_eq!(scene.bag(), [0, 0, 2, 0]);
    assert_eq!(scene.stage(), Stage::Validating);
    assert!(scene.state.table.emptied.is_empty());
}

#[test]
fn s3_10_a_galaxy_that_stayed_empty_is_reloaded_if_it_is_emptied_anew() {
    let mut scene = attracted_with_an_empty_bag();
    scene.act_with(ANN, validate("line star", &[5, 1, 2]), &[]);
    scene.act_with(ANN, leave(1), &[]);
    // In a later turn, another Supernova draws away a Comet that has come there.
    scene.state.table.stage = Stage::Placing { body: Supernova };
    scene.state.table.universe.bodies[Comet] = cells(&[18]);
    scene.act_with(ANN, place(31, Supernova), &[]);
    let events = scene.act_with(ANN, attract(18, 44), &[0, 0]);
    let (galaxy, drawn) = (galaxy(3), counts(&[Star, Star]));
    assert_eq!(events[1], Event::GalaxyEmptied { galaxy, drawn });
    assert_eq!(scene.to_act(), [BEN]);
}

#[test]
fn s3_10_only_a_galaxy_without_any_body_is_reloaded() {
    // Another body is left in galaxy 3, or the used body that stays is there.
    let layout = bridge(2, ANN).on(Planet, &[15, 8]);
    for stays in [9, 19] {
        let mut scene = layout.clone().begin();
        scene.act_with(ANN, validate("bridge star", &[9, 19]), &[]);
        scene.act_with(ANN, leave(stays), &[]);
        assert_eq!(scene.stage(), Stage::Validating);
    }
    let mut scene = bridge(2, ANN).on(Planet, &[8]).begin();
    scene.act_with(ANN, validate("bridge star", &[9, 19]), &[]);
    scene.act_with(ANN, leave(19), &[]);
    assert_eq!(scene.stage(), Stage::Validating);
}

#[test]
fn s3_10_bodies_on_black_holes_around_a_galaxy_do_not_prevent_its_reload() {
    let layout = bridge(2, ANN).on(Planet, &[44, 48, 52]);
    let (scene, _) = emptied(layout, &FIVE);
    assert_eq!(scene.to_act(), [BEN]);
}

/// Validates a tripod around black hole 43 with the last bodies of galaxies 1, 2 and 4.
fn tripod(stays: usize, outcomes: &[u32]) -> (Scene, Vec<Event>) {
    let layout = table(3).holds(ANN, &["tripod star"]).on(Star, &[2, 11, 27]);
    let mut scene = layout.bag([10, 9, 0, 0]).validating().begin();
    scene.act_with(ANN, validate("tripod star", &[2, 11, 27]), &[]);
    let events = scene.act_with(ANN, leave(stays), outcomes);
    (scene, events)
}

#[test]
fn s3_10_several_emptied_galaxies_are_reloaded_in_the_order_of_their_numbers() {
    for (stays, first, second) in [(11, 1, 4), (27, 1, 2), (2, 2, 4)] {
        let (mut scene, events) = tripod(stays, &[0, 0, 0, 0, 0]);
        let emptied = |event: &Event| match event {
            Event::GalaxyEmptied { galaxy, .. } => Some(galaxy.number()),
            _ => None,
        };
        assert_eq!(
            events.iter().filter_map(emptied).collect::<Vec<_>>(),
            [first]
        );
        let waiting = GalaxySet::only(galaxy(second));
        assert_eq!(scene.state.table.emptied, waiting);
        // The first galaxy: Cat, Ben, Ann, Cat. Then five more are drawn, and Cat begins again.
        for seat in [CAT, BEN, ANN] {
            let legal = scene.legal(seat)[0];
            scene.act_with(seat, legal, &[]);
        }
        let legal = scene.legal(CAT)[0];
        let events = scene.act_with(CAT, legal, &[0, 0, 0, 0, 0]);
        assert_eq!(
            events.iter().filter_map(emptied).collect::<Vec<_>>(),
            [second]
        );
        assert!(scene.state.table.emptied.is_empty());
        assert_eq!(reload_all(&mut scene), [CAT, BEN, ANN, CAT]);
        let occupied = scene.state.table.universe.occupied();
        for number in [first, second] {
            assert_eq!(occupied.and(galaxy(number).cells()).len(), 4);
        }
        assert_eq!(scene.stage(), Stage::Taking, "Ann's hand is empty");
        assert_eq!(scene.to_act(), [ANN]);
    }
}

/// Empties galaxy 3 with a bridge of Stars that Ann validates while she also holds `held`, and
/// reloads it from these bodies.
fn reloaded_with(bodies: &[Body], held: &str) -> Scene {
    let (mut scene, _) = emptied(bridge(2, ANN).holds(ANN, &[held]), bodies);
    for cell in [16, 18, 19, 21] {
        let seat = scene.to_act()[0];
        let first = scene.legal(seat).into_iter().find(|action| match action {
            Action::Reload { cell: at, .. } => at.number() == cell,
            _ => false,
        });
        scene.act(seat, first.expect("a body is left"));
    }
    scene
}

#[test]
fn s3_9_a_discarded_body_cannot_serve_again_through_a_reload() {
    // Pinwheel in galaxy 3 has the Stars' symbol on 18 and the Planets' on 16.
    let stars = [Planet, Star, Star, Star, Star];
    let mut scene = reloaded_with(&stars, "symbols star");
    assert_eq!(scene.on(18), Some(Star));
    assert_eq!(scene.legal(ANN), [Action::Done]);
    let refused = scene.refuse(ANN, validate("symbols star", &[18]));
    assert_eq!((refused, refused.rule()), (Illegal::Resting, "S3.9"));
    // No Planet was discarded, so a reloaded one may be used.
    let scene = reloaded_with(&stars, "symbols planet");
    assert_eq!(scene.on(16), Some(Planet));
    assert_eq!(scene.legal(ANN)[0], validate("symbols planet", &[16]));
}

#[test]
fn s3_9_a_discarded_body_can_serve_again_in_the_next_turn() {
    let stars = [Planet, Star, Star, Star, Star];
    let mut scene = reloaded_with(&stars, "symbols star");
    scene.state.table.bag = ByBody::default();
    scene.act(ANN, Action::Done);
    scene.act(ANN, scene.legal(ANN)[0]);
    scene.act(BEN, scene.legal(BEN)[0]);
    assert_eq!(scene.legal(ANN)[0], validate("symbols star", &[18]));
}

#[test]
fn s3_9_under_the_first_rules_a_discarded_body_can_serve_again_through_a_reload() {
    let first = stellium::Stellium::new().unwrap().with_rules(1).unwrap();
    let mut scene = bridge(2, ANN).holds(ANN, &["symbols star"]).begin();
    let mut act = |seat, action, outcomes: &[u32]| {
        let mut events = Vec::new();
        let mut sink = tabletop::Scripted::new(&mut events, outcomes);
        first
            .apply(&mut scene.state, seat, action, &mut sink)
            .unwrap();
    };
    act(ANN, validate("bridge star", &[9, 19]), &[]);
    let draws = Scene::outcomes([5, 4, 4, 2], &[Star, Star, Star, Star, Planet]);
    act(ANN, leave(9), &draws);
    for (seat, cell) in [(BEN, 18), (ANN, 16), (BEN, 19), (ANN, 21)] {
        act(seat, reload(Star, cell), &[]);
    }
    let mut legal = Vec::new();
    first.legal_actions(&scene.state, ANN, &mut legal);
    assert_eq!(legal[0], validate("symbols star", &[18]));
}
