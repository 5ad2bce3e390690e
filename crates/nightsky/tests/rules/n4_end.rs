//! N4: the end of the game and who wins.

use crate::common::*;
use nightsky::{Action, BigBang, Event, Illegal, Instrument, Points, Stage, score};
use tabletop::{Barrier, Chance, Game, Options, Seat, Seed};

fn points(scene: &Scene, seat: Seat) -> &Points {
    &scene.player(seat).points
}

#[test]
fn n4_1_the_game_ends_as_soon_as_a_player_has_turned_all_cards() {
    let mut scene = table(3)
        .eye(ANN, "Tau")
        .only(ANN, &["Tau 1"])
        .turned(ANN, &["Ori 1"]);
    assert_eq!(scene.outcome(), None);
    scene.bring(Eye, "Tau");
    let events = scene.act(ANN, play("Tau 1"));
    assert_eq!(scene.stage(), Stage::Over);
    assert_eq!(events.last(), Some(&Event::GameOver));
    assert_eq!((scene.to_act(), scene.legal(BEN)), (vec![], vec![]));
    assert!(scene.outcome().is_some());
    for action in [Action::Roll, Action::Done, play("Cha 1"), choose(Eye)] {
        for seat in [ANN, BEN, CAT] {
            assert_eq!(scene.refuse(seat, action), Illegal::GameOver);
        }
    }
}

#[test]
fn n4_1_the_game_goes_on_while_one_card_is_left() {
    let mut scene = table(3)
        .eye(ANN, "Tau")
        .only(ANN, &["Tau 1", "Tau 2", "Tau 3"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(ANN, play("Tau 2"));
    assert_eq!(
        (scene.stage(), scene.active_seat()),
        (Stage::Beginning, BEN)
    );
    assert_eq!((scene.total(ANN), points(&scene, ANN).doubled), (6, 0));
    assert_eq!(scene.outcome(), None);
}

#[test]
fn n4_1_the_points_of_the_last_observation_are_doubled() {
    for instrument in Instrument::ALL {
        let scene = table(3)
            .at(instrument, "Tau")
            .only(ANN, &["Tau 1", "Tau 2"]);
        let mut scene = scene.turned(ANN, &["Ori 1"]);
        scene.state.table.players[ANN].points.observed.0 = [7, 7, 7, 7];
        scene.bring(instrument, "Tau");
        scene.act(ANN, play("Tau 1"));
        let events = scene.act(ANN, play("Tau 2"));
        let which = instrument as usize;
        let sum = u16::from(deck::points("Tau 1")[which] + deck::points("Tau 2")[which]);
        let mut observed = [7; 4];
        observed[which] += sum;
        // Earlier observations count once.
        assert_eq!(scene.observed(ANN), observed);
        assert_eq!(points(&scene, ANN).doubled, sum);
        assert_eq!(scene.total(ANN), 28 + 2 * sum);
        let doubled = Event::Doubled {
            seat: ANN,
            points: sum,
        };
        assert!(events.contains(&doubled), "{events:?}");
    }
}

#[test]
fn n4_1_solar_system_cards_and_the_points_of_new_moon_are_doubled_too() {
    let scene = table(3)
        .sun("taurus")
        .at(Binoculars, "Tau")
        .drawn(BigBang::NewMoon);
    let mut scene = scene.only(ANN, &["Tau 1", "Tau 2", "Sol 1", "Sol 2"]);
    scene.bring(Binoculars, "Tau");
    for name in ["Tau 1", "Tau 2", "Sol 1", "Sol 2"] {
        assert_eq!(
            scene.stage(),
            Stage::Observing {
                instrument: Binoculars
            }
        );
        scene.act(ANN, play(name));
    }
    // 2 + 4 + 5 + 2 and one more for each.
    assert_eq!(scene.observed(ANN), [0, 17, 0, 0]);
    assert_eq!((points(&scene, ANN).doubled, scene.total(ANN)), (17, 34));
}

#[test]
fn n4_1_with_dew_the_reduced_points_are_doubled() {
    let scene = table(3).at(Telescope, "Tau").drawn(BigBang::Dew);
    let mut scene = scene.only(ANN, &["Tau 1", "Tau 3"]);
    scene.bring(Telescope, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(ANN, play("Tau 3"));
    // 4 - 1 and 1 - 1.
    assert_eq!((points(&scene, ANN).doubled, scene.total(ANN)), (3, 6));
}

#[test]
fn n4_1_the_suns_point_and_a_shooting_star_are_not_doubled() {
    let scene = table(3).sun("taurus").at(Eye, "Ori").only(ANN, &["Tau 2"]);
    let mut scene = scene.beginning();
    scene.draw(BigBang::ShootingStar, &[]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 2"));
    let found = points(&scene, ANN);
    assert_eq!((found.sun, found.shooting_star, found.doubled), (1, 2, 5));
    assert_eq!(found.total(), 1 + 2 + 5 + 5);
}

#[test]
fn n4_1_everyone_who_plays_in_that_observation_is_scored() {
    let scene = table(4).at(Telescope, "Tau").only(ANN, &["Tau 1"]);
    let mut scene = scene.holds(BEN, &["Tau 2"]).holds(DAN, &["Tau 3"]);
    scene.bring(Telescope, "Tau");
    scene.act(ANN, play("Tau 1"));
    assert_ne!(scene.stage(), Stage::Over, "others may still join in");
    scene.act(DAN, play("Tau 3"));
    scene.act(BEN, play("Tau 2"));
    assert_eq!(scene.stage(), Stage::Over);
    assert_eq!(scene.totals(), [8, 2, 0, 1]);
    assert_eq!(points(&scene, BEN).doubled, 0);
}

#[test]
fn n4_1_a_player_who_joins_in_may_end_the_game() {
    let scene = table(3).at(Refractor, "Tau").holds(ANN, &["Tau 1"]);
    let mut scene = scene.only(CAT, &["Tau 2"]);
    scene.bring(Refractor, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(CAT, play("Tau 2"));
    assert_eq!(scene.stage(), Stage::Over);
    // Cat's points are doubled, the active player's are not.
    assert_eq!(scene.totals(), [3, 0, 6]);
}

#[test]
fn n4_1_everybody_who_finishes_together_is_doubled() {
    let scene = table(4).at(Binoculars, "Tau").only(ANN, &["Tau 1"]);
    let scene = scene.only(BEN, &["Tau 2"]).only(CAT, &["Tau 3"]);
    let mut scene = scene.holds(DAN, &["Tau 4"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(CAT, play("Tau 3"));
    scene.act(DAN, Action::Done);
    let events = scene.act(BEN, play("Tau 2"));
    assert_eq!(scene.totals(), [4, 8, 12, 0]);
    let doubled = |event: &&Event| matches!(event, Event::Doubled { .. });
    assert_eq!(events.iter().filter(doubled).count(), 3);
    let over = |event: &&Event| **event == Event::GameOver;
    assert_eq!(events.iter().filter(over).count(), 1);
}

#[test]
fn n4_1_a_player_who_could_finish_but_does_not_join_ends_nothing() {
    let scene = table(3).at(Binoculars, "Tau").holds(ANN, &["Tau 1"]);
    let mut scene = scene.only(BEN, &["Tau 2"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(BEN, Action::Done);
    assert_eq!(
        (scene.stage(), scene.active_seat()),
        (Stage::Beginning, BEN)
    );
    assert_eq!(scene.totals(), [2, 0, 0]);
}

#[test]
fn n4_1_a_last_observation_that_scores_nothing_ends_the_game_too() {
    let mut scene = table(3).eye(ANN, "Tau").only(ANN, &["Tau 3"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 3"));
    assert_eq!((scene.stage(), scene.total(ANN)), (Stage::Over, 0));
}

#[test]
fn n4_1_the_end_keeps_the_round_and_the_active_player() {
    let mut scene = table(3)
        .eye(CAT, "Tau")
        .only(CAT, &["Tau 1"])
        .active(CAT)
        .round(7);
    scene.act(CAT, choose(Eye));
    scene.act(CAT, Action::Stay);
    scene.act(CAT, play("Tau 1"));
    assert_eq!((scene.state.table.round, scene.active_seat()), (7, CAT));
}

/// Returns a finished game with these points of observation.
fn finished(totals: &[u16]) -> Scene {
    let mut scene = table(totals.len()).in_stage(Stage::Over);
    for (seat, &total) in Seat::of(totals.len()).zip(totals) {
        scene.state.table.players[seat].points.observed.0[seat.index() % 4] = total;
    }
    scene
}

#[test]
fn n4_2_most_points_win() {
    let outcome = finished(&[12, 30, 29]).outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [BEN]);
    assert_eq!(outcome.ranks, [3, 1, 2]);
    let totals: Vec<i32> = outcome.scores.iter().map(|score| score.total).collect();
    assert_eq!(totals, [12, 30, 29]);
    assert!(outcome.others.is_empty());
}

#[test]
fn n4_2_tied_players_share_the_win() {
    let outcome = finished(&[30, 12, 30, 5, 30, 12]).outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [ANN, CAT, EVE]);
    assert_eq!(outcome.ranks, [1, 4, 1, 6, 1, 4]);
    let all = finished(&[0, 0, 0]).outcome().unwrap();
    assert_eq!(all.winners.len(), 3);
}

#[test]
fn n4_2_the_player_who_ends_the_game_need_not_win() {
    let mut scene = table(3).eye(ANN, "Tau").only(ANN, &["Tau 1"]);
    scene.state.table.players[CAT].points.observed.0 = [0, 3, 0, 0];
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 1"));
    let outcome = scene.outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [CAT]);
}

#[test]
fn n4_2_a_score_lists_its_sources() {
    let mut points = Points::default();
    points.observed.0 = [1, 20, 300, 4000];
    (points.doubled, points.sun, points.shooting_star) = (5, 60, 700);
    assert_eq!(points.total(), 5086);
    let score = score(&points);
    let expected = [
        ("eye", 1),
        ("binoculars", 20),
        ("refractor", 300),
        ("telescope", 4000),
        ("doubled", 5),
        ("sun", 60),
        ("shooting_star", 700),
    ];
    assert_eq!(score.sources, expected);
    assert_eq!(score.total, 5086);
}

#[test]
fn n4_2_a_game_of_100_rounds_is_scored_as_it_stands() {
    // Cat has the last turn of the 100th round.
    let scene = table(3).active(CAT).round(100).eye(CAT, "Tau");
    let mut scene = scene.holds(CAT, &["Tau 2"]).beginning();
    scene.state.table.players[BEN].points.observed.0 = [0, 0, 2, 0];
    let mut idle = scene.clone();
    scene.act_with(CAT, Action::Roll, &[die(1)]);
    scene.bring(Eye, "Tau");
    let (events, barrier) = scene.act_to(CAT, play("Tau 2"), &[]);
    assert_eq!((scene.stage(), barrier), (Stage::Over, Barrier::Closed));
    assert_eq!(events.last(), Some(&Event::GameOver));
    // Nothing is doubled.
    assert_eq!(scene.totals(), [0, 2, 5]);
    assert_eq!((scene.state.table.round, scene.active_seat()), (100, CAT));
    let outcome = scene.outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [CAT]);
    // Doing nothing ends the game as well.
    idle.idle();
    assert_eq!((idle.stage(), idle.totals()), (Stage::Over, vec![0, 2, 0]));
}

#[test]
fn n4_2_the_last_observation_of_the_100th_round_is_doubled_if_it_turned_all_cards() {
    let scene = table(3).active(CAT).round(100).eye(CAT, "Tau");
    let mut scene = scene.only(CAT, &["Tau 2"]);
    scene.act(CAT, choose(Eye));
    scene.act(CAT, Action::Stay);
    scene.act(CAT, play("Tau 2"));
    assert_eq!(
        (scene.stage(), scene.totals()),
        (Stage::Over, vec![0, 0, 10])
    );
}

#[test]
fn n4_2_the_game_goes_on_until_the_100th_round_is_over() {
    let mut scene = table(3).active(CAT).round(99).beginning();
    scene.idle();
    assert_eq!((scene.state.table.round, scene.active_seat()), (100, ANN));
    scene.idle();
    scene.idle();
    assert_eq!(scene.stage(), Stage::Beginning);
    scene.idle();
    assert_eq!(scene.stage(), Stage::Over);
    // A round ends with the player before the one who began.
    let mut scene = table(3).active(ANN).round(100).beginning();
    scene.state.table.first = Some(BEN);
    scene.idle();
    assert_eq!(scene.stage(), Stage::Over);
}

#[test]
fn n4_2_the_sun_still_moves_after_the_last_observation_of_the_100th_round() {
    // N3.5 omits the roll only if a player has turned all their cards. Here the round ends the
    // game.
    let scene = table(3).active(CAT).round(100).eye(CAT, "Ari");
    let mut scene = scene.holds(CAT, &["Sol 1"]);
    scene.act(CAT, choose(Eye));
    scene.act(CAT, Action::Stay);
    scene.act_with(CAT, play("Sol 1"), &[die(1)]);
    assert_eq!(
        (scene.stage(), scene.sun_sign()),
        (Stage::Over, sign("taurus"))
    );
}

#[test]
fn n4_2_a_game_in_which_nobody_ever_observes_has_100_rounds() {
    for seats in [3, 6] {
        let options = Options::new().with("die", "off");
        let seed = Seed::from_text("nobody");
        let deal = REAL.deal(&options, seats, seed).unwrap();
        let mut state = REAL.start(&options, &deal, Chance::new(seed)).unwrap();
        let (mut turns, mut actions) = (0, Vec::new());
        while let Some(seat) = REAL.to_act(&state).first() {
            actions.clear();
            REAL.legal_actions(&state, seat, &mut actions);
            let lazy = [Action::DrawNone, choose(Eye), Action::Stay, Action::Done];
            let action = lazy.into_iter().find(|action| actions.contains(action));
            turns += usize::from(action == Some(Action::DrawNone));
            let action = action.unwrap_or(actions[0]);
            REAL.apply(&mut state, seat, action, &mut Vec::new())
                .unwrap();
        }
        assert_eq!(turns, 100 * seats);
        assert_eq!((state.table.stage, state.table.round), (Stage::Over, 100));
        let outcome = REAL.outcome(&state).unwrap();
        assert_eq!(outcome.winners.len(), seats, "nobody has a point");
    }
}
