//! S3.1: feeling for a body in the bag.

use crate::common::*;
use stellium::{Action, Body, Event, Illegal, Stage, View};
use tabletop::{Barrier, Game, Observer, Options, RuleBreach, Seat, Seed};

/// Begins a game in which Ann feels this body first and the bag holds these bodies.
fn feeling(feels: &str, felt: Body, bag: [u8; 4]) -> Scene {
    let layout = table(3).option("feels", feels).felt(felt).bag(bag);
    layout.begin()
}

/// Lets Ann take an objective, after which Ben feels the body of this outcome in this bag.
fn ben_feels(feels: &str, bag: [u8; 4], outcome: u32) -> (Scene, Vec<Event>) {
    let layout = table(2).option("feels", feels).bag(bag);
    let mut scene = layout.open(&["line star"]).taking().begin();
    let events = scene.act_with(ANN, take("line star"), &[outcome]);
    (scene, events)
}

fn felt(scene: &Scene, seat: Seat) -> Option<Body> {
    scene.view(seat).felt
}

#[test]
fn s3_1_the_turn_begins_with_a_body_felt() {
    let (scene, events) = ben_feels("3", [5, 4, 3, 2], 0);
    assert_eq!(scene.to_act(), [BEN]);
    assert_eq!(scene.stage(), Stage::Feeling { left: 2 });
    assert_eq!(scene.legal(BEN), [Action::Keep, Action::LetGo]);
    let (seat, round) = (BEN, 1);
    let body = Some(Planet);
    assert_eq!(
        events[events.len() - 2..],
        [
            Event::TurnBegan { seat, round },
            Event::BodyFelt { seat, body }
        ]
    );
}

#[test]
fn s3_1_the_first_turn_begins_with_a_body_felt() {
    let scene = table(2).felt(Supernova).begin();
    assert_eq!(scene.stage(), Stage::Feeling { left: 4 });
    assert_eq!(felt(&scene, ANN), Some(Supernova));
}

#[test]
fn s3_1_each_body_is_equally_likely() {
    // 14 bodies in the bag, 14 outcomes of chance.
    let mut counts = [0; 4];
    for outcome in 0..14 {
        let (scene, _) = ben_feels("3", [5, 4, 3, 2], outcome);
        counts[felt(&scene, BEN).unwrap() as usize] += 1;
    }
    assert_eq!(counts, [5, 4, 3, 2]);
    // A single body in the bag is the one felt.
    let (scene, _) = ben_feels("3", [0, 0, 1, 0], 0);
    assert_eq!(felt(&scene, BEN), Some(Star));
}

#[test]
fn s3_1_each_body_is_equally_likely_in_the_first_turn() {
    let mut counts = [0u32; 4];
    for number in 0..1400 {
        let seed = Seed::from_text("first felt").of_game(number);
        let deal = GAME.deal(&Options::new(), 2, seed).unwrap();
        counts[deal.felt as usize] += 1;
    }
    // 5, 4, 3 and 2 of 14 bodies.
    for (count, bodies) in counts.into_iter().zip([5, 4, 3, 2]) {
        assert!(count.abs_diff(bodies * 100) < 60, "{counts:?}");
    }
}

#[test]
fn s3_1_a_kept_body_is_seen_by_all() {
    let mut scene = feeling("3", Comet, [5, 4, 3, 2]);
    let (events, barrier) = scene.act_to(ANN, Action::Keep, &[]);
    let (seat, body) = (ANN, Comet);
    assert_eq!(events, [Event::BodyKept { seat, body }]);
    assert_eq!(barrier, Barrier::Closed);
    assert_eq!(scene.stage(), Stage::Placing { body });
    assert_eq!(scene.bag(), [5, 3, 3, 2]);
    for view in views(&scene) {
        assert_eq!(view.table.stage, Stage::Placing { body });
        assert_eq!(view.felt, None);
    }
}

#[test]
fn s3_1_a_body_let_go_may_be_felt_again() {
    let mut scene = feeling("3", Star, [0, 1, 1, 0]);
    // The Star is back in the bag at once; of the two bodies to feel, it is the second again.
    let events = scene.act_with(ANN, Action::LetGo, &[1]);
    let (seat, body) = (ANN, Some(Star));
    assert_eq!(
        events,
        [
            Event::BodyLetGo { seat, body },
            Event::BodyFelt { seat, body }
        ]
    );
    assert_eq!(scene.stage(), Stage::Feeling { left: 1 });
    assert_eq!(felt(&scene, ANN), Some(Star));
    assert_eq!(scene.bag(), [0, 1, 1, 0]);
    scene.act_with(ANN, Action::Keep, &[]);
    assert_eq!(scene.stage(), Stage::Placing { body: Star });
    assert_eq!(scene.bag(), [0, 1, 0, 0]);
}

#[test]
fn s3_1_the_last_body_that_may_be_felt_must_be_kept() {
    for feels in 2..=5u8 {
        let mut scene = feeling(&feels.to_string(), Planet, [5, 4, 3, 2]);
        for left in (1..feels).rev() {
            assert_eq!(scene.stage(), Stage::Feeling { left }, "feels={feels}");
            assert_eq!(scene.legal(ANN), [Action::Keep, Action::LetGo]);
            // The tenth of the bodies is a Star.
            let events = scene.act_with(ANN, Action::LetGo, &[9]);
            let last = Event::BodyKept {
                seat: ANN,
                body: Star,
            };
            assert_eq!(events.contains(&last), left == 1);
        }
        assert_eq!(scene.stage(), Stage::Placing { body: Star });
        assert_eq!(scene.bag(), [5, 4, 2, 2]);
        assert_eq!(felt(&scene, ANN), None);
        assert_eq!(scene.refuse(ANN, Action::LetGo), Illegal::NotNow);
    }
}

#[test]
fn s3_1_with_one_feel_the_body_is_kept_without_a_choice() {
    let scene = table(2).option("feels", "1").felt(Star).begin();
    assert_eq!(scene.stage(), Stage::Placing { body: Star });
    let (scene, events) = ben_feels("1", [5, 4, 3, 2], 13);
    assert_eq!(scene.stage(), Stage::Placing { body: Supernova });
    assert_eq!(scene.bag(), [5, 4, 3, 1]);
    let kept = Event::BodyKept {
        seat: BEN,
        body: Supernova,
    };
    assert_eq!(events.last(), Some(&kept));
}

#[test]
fn s3_1_with_a_sure_touch_the_player_names_a_kind_in_the_bag() {
    let mut scene = feeling("unlimited", Planet, [2, 0, 1, 3]);
    assert_eq!(scene.stage(), Stage::Grasping);
    let named = [Planet, Star, Supernova].map(Action::Grasp);
    assert_eq!(scene.legal(ANN), named);
    let refused = scene.refuse(ANN, Action::Grasp(Comet));
    assert_eq!(refused, Illegal::NotInBag);
    assert_eq!(refused.rule(), "S3.1");
    for action in [Action::Keep, Action::LetGo] {
        assert_eq!(scene.refuse(ANN, action), Illegal::NotNow);
    }
    assert!(views(&scene).iter().all(|view| view.felt.is_none()));
    let (events, barrier) = scene.act_to(ANN, Action::Grasp(Star), &[]);
    let (seat, body) = (ANN, Star);
    assert_eq!(events, [Event::BodyKept { seat, body }]);
    assert_eq!(barrier, Barrier::Open, "nothing hidden was revealed");
    assert_eq!(scene.stage(), Stage::Placing { body });
    assert_eq!(scene.bag(), [2, 0, 0, 3]);
}

#[test]
fn s3_1_with_a_sure_touch_nothing_is_felt_in_later_turns_either() {
    let layout = table(2).option("feels", "unlimited");
    let mut scene = layout.open(&["line star"]).taking().begin();
    let events = scene.act_with(ANN, take("line star"), &[]);
    let (seat, round) = (BEN, 1);
    assert_eq!(events.last(), Some(&Event::TurnBegan { seat, round }));
    assert_eq!(scene.stage(), Stage::Grasping);
}

#[test]
fn s3_1_with_an_empty_bag_the_turn_goes_on_with_validation() {
    for feels in ["1", "3", "unlimited"] {
        let layout = table(2).option("feels", feels).bag([0; 4]);
        let layout = layout.holds(BEN, &["arc star"]).open(&["line star"]);
        let mut scene = layout.taking().begin();
        let events = scene.act_with(ANN, take("line star"), &[]);
        assert_eq!(events.last(), Some(&Event::BagEmpty { seat: BEN }));
        assert_eq!(scene.to_act(), [BEN]);
        assert_eq!(scene.stage(), Stage::Validating);
    }
}

#[test]
fn s3_1_with_an_empty_bag_and_an_empty_hand_an_objective_is_taken() {
    let layout = table(2).bag([0; 4]).open(&["line star"]);
    let mut scene = layout.taking().begin();
    scene.act_with(ANN, take("line star"), &[]);
    assert_eq!(scene.to_act(), [BEN]);
    assert_eq!(scene.stage(), Stage::Taking);
}

/// Returns the views of all observers, Ann's first.
fn views(scene: &Scene) -> Vec<View> {
    let observers = scene.observers().into_iter();
    observers
        .map(|observer| GAME.view(&scene.state, observer))
        .collect()
}

#[test]
fn s3_1_only_the_player_sees_the_body_felt() {
    let scene = feeling("3", Supernova, [5, 4, 3, 2]);
    for view in views(&scene) {
        let own = view.observer == Observer::Seat(ANN);
        assert_eq!(view.felt, own.then_some(Supernova), "{:?}", view.observer);
        let json = serde_json::to_value(&view).unwrap();
        let expected = if own {
            serde_json::json!("supernova")
        } else {
            serde_json::Value::Null
        };
        assert_eq!(json["felt"], expected);
        assert_eq!(view.table.stage, Stage::Feeling { left: 2 });
        // While it is felt it counts as still in the bag.
        assert_eq!(*view.table.bag.values(), [5, 4, 3, 2]);
    }
}

#[test]
fn s3_1_the_views_of_others_do_not_depend_on_the_body_felt() {
    let scenes = Body::ALL.map(|body| feeling("3", body, [5, 4, 3, 2]));
    let of_others = |scene: &Scene| {
        let mut views = views(scene);
        views.remove(0);
        views
    };
    for other in &scenes[1..] {
        assert_eq!(of_others(other), of_others(&scenes[0]));
        assert_ne!(other.view(ANN), scenes[0].view(ANN));
        assert_eq!(other.legal(ANN), scenes[0].legal(ANN));
    }
}

#[test]
fn s3_1_events_name_bodies_felt_and_let_go_to_their_player_only() {
    let mut scene = feeling("3", Planet, [5, 4, 3, 2]);
    let events = scene.act_with(ANN, Action::LetGo, &[13]);
    assert_eq!(events.len(), 2);
    for observer in scene.observers() {
        let visible = events.iter().filter_map(|e| GAME.event_for(e, observer));
        let json = serde_json::to_value(visible.collect::<Vec<_>>()).unwrap();
        let (gone, felt) = match observer {
            Observer::Seat(ANN) => (serde_json::json!("planet"), serde_json::json!("supernova")),
            _ => (serde_json::Value::Null, serde_json::Value::Null),
        };
        assert_eq!(
            json,
            serde_json::json!([
                { "body_let_go": { "seat": 1, "body": gone } },
                { "body_felt": { "seat": 1, "body": felt } }
            ]),
            "{observer:?}"
        );
    }
}

#[test]
fn s3_1_the_event_names_a_kept_body_to_all() {
    let seat = BEN;
    let event = Event::BodyKept { seat, body: Star };
    for observer in table(3).begin().observers() {
        assert_eq!(GAME.event_for(&event, observer), Some(event));
    }
}

#[test]
fn s3_1_each_turn_has_its_own_feels() {
    let layout = table(2).option("feels", "2").felt(Star);
    let mut scene = layout.open(&["line star", "arc star"]).begin();
    scene.act_with(ANN, Action::LetGo, &[0]);
    assert_eq!(scene.stage(), Stage::Placing { body: Planet });
    // A Planet alone on the universe has nothing to swap.
    scene.act_with(ANN, place(1, Planet), &[]);
    scene.act_with(ANN, take("line star"), &[0]);
    assert_eq!(scene.to_act(), [BEN]);
    assert_eq!(scene.stage(), Stage::Feeling { left: 1 });
}

#[test]
fn s3_1_no_other_action_is_legal_while_a_body_is_felt() {
    let mut scene = table(2).on(Star, &[1]).holds(ANN, &["arc star"]).begin();
    for action in [
        Action::Grasp(Planet),
        place(2, Planet),
        push(0),
        Action::Turn(1),
        Action::Skip,
        Action::Done,
        leave(1),
        reload(Planet, 2),
        take("line star"),
        drop_card("arc star"),
        Action::Stay,
        validate("arc star", &[1, 2, 3]),
    ] {
        assert_eq!(scene.refuse(ANN, action), Illegal::NotNow, "{action:?}");
    }
}
