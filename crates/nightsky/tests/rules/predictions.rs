//! The predictions of the rules, for drawing and for machine players, come true.

use crate::common::*;
use nightsky::{Action, BigBang, CardSet, Event, Instrument, PublicState, Stage, State};
use sky::ConstellationSet;
use tabletop::{Chance, Game, Options, Seat, Seed};

/// One step of a game: the state before it, the action and its events, and the table after it.
struct Step {
    state: State,
    seat: Seat,
    action: Action,
    events: Vec<Event>,
    after: PublicState,
}

impl Step {
    fn before(&self) -> &PublicState {
        &self.state.table
    }

    /// Returns the table with the card played but not yet scored, and the instrument used. Returns
    /// `None` outside an observation.
    fn played(&self) -> Option<(PublicState, Instrument)> {
        let (Stage::Observing { instrument } | Stage::Joining { instrument, .. }) =
            self.before().stage
        else {
            return None;
        };
        let mut table = self.before().clone();
        if let Action::Play(card) = self.action {
            table.played.insert(card);
        }
        Some((table, instrument))
    }

    fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        REAL.legal_actions(&self.state, self.seat, &mut actions);
        actions
    }
}

/// Plays some random games. Returns the number of steps for which `check` returned true.
fn walk(check: impl Fn(&Step) -> bool) -> usize {
    let mut checked = 0;
    for number in 0..8 {
        let seed = Seed::from_text("foretold").of_game(number);
        let seats = 3 + number as usize % 4;
        let mut state = REAL.setup(&Options::new(), seats, seed).unwrap();
        let mut chance = Chance::new(seed);
        loop {
            let before = state.clone();
            let mut events = Vec::new();
            let done = lively::step(&REAL, &mut state, &mut chance, &mut events);
            let Some((seat, action)) = done else { break };
            let after = state.table.clone();
            checked += usize::from(check(&Step {
                state: before,
                seat,
                action,
                events,
                after,
            }));
        }
    }
    checked
}

#[test]
fn n3_3_the_reach_is_the_instruments_cell_and_its_legal_moves() {
    let checked = walk(|step| {
        let Stage::Moving { instrument } = step.before().stage else {
            return false;
        };
        let mut cells = ConstellationSet::EMPTY;
        cells.insert(step.before().place(instrument, step.seat));
        for action in step.legal() {
            if let Action::Move(cell) = action {
                cells.insert(cell);
            }
        }
        assert_eq!(REAL.reach(step.before(), instrument), cells);
        true
    });
    assert!(checked > 100, "{checked}");
}

#[test]
fn n3_4_the_playable_cards_are_the_legal_plays() {
    let checked = walk(|step| {
        let Some((_, instrument)) = step.played() else {
            return false;
        };
        let playable = REAL.playable(step.before(), instrument, step.seat);
        let cards = step.legal().into_iter().filter_map(|action| match action {
            Action::Play(card) => Some(card),
            _ => None,
        });
        assert_eq!(playable, cards.collect::<CardSet>());
        true
    });
    assert!(checked > 100, "{checked}");
}

#[test]
fn n3_4_those_who_may_join_in_are_asked() {
    let checked = walk(|step| {
        let (Some((table, instrument)), Stage::Observing { .. }) =
            (step.played(), step.before().stage)
        else {
            return false;
        };
        let joining = REAL.joining(&table, instrument);
        match step.after.stage {
            Stage::Joining { waiting, .. } => assert_eq!(joining, waiting),
            Stage::Observing { .. } => return false,
            _ => assert!(table.played.is_empty() || joining.is_empty()),
        }
        true
    });
    assert!(checked > 100, "{checked}");
}

#[test]
fn n3_6_a_visit_to_the_sun_is_predicted_if_and_only_if_it_gains_points() {
    let checked = walk(|step| {
        let (Stage::Moving { instrument }, Action::Move(cell)) = (step.before().stage, step.action)
        else {
            return false;
        };
        let visit = |event: &Event| matches!(event, Event::SunVisited { .. });
        let visits = step.events.iter().any(visit);
        assert_eq!(REAL.visits_sun(step.before(), instrument, cell), visits);
        visits
    });
    assert!(checked > 0, "{checked}");
}

#[test]
fn n3_6_staying_is_not_a_visit_to_the_sun() {
    let scene = table(3).sun("taurus").at(Eye, "Tau");
    assert!(!GAME.visits_sun(&scene.state.table, Eye, cell("Tau")));
}

#[test]
fn n3_7_the_gain_is_what_the_cards_score() {
    let checked = walk(|step| {
        let scored = |event: &Event| matches!(event, Event::CardScored { .. });
        let Some((table, instrument)) = step.played().filter(|_| step.events.iter().any(scored))
        else {
            return false;
        };
        for seat in Seat::of(table.seat_count()) {
            let [before, after] =
                [step.before(), &step.after].map(|table| table.players[seat].points);
            let gain = REAL.gain(&table, instrument, seat);
            let points = after.observed[instrument] - before.observed[instrument];
            assert_eq!(gain.points, points);
            assert_eq!(gain.total(), points + after.doubled - before.doubled);
        }
        true
    });
    assert!(checked > 50, "{checked}");
}

#[test]
fn n4_1_the_gain_of_the_last_cards_is_doubled() {
    let mut table = table(3)
        .at(Eye, "Tau")
        .only(ANN, &["Tau 1", "Tau 2"])
        .state
        .table;
    table.played = cards(&["Tau 2"]);
    let gain = GAME.gain(&table, Eye, ANN);
    assert_eq!((gain.points, gain.doubled, gain.total()), (5, None, 5));
    table.played = cards(&["Tau 1", "Tau 2"]);
    let gain = GAME.gain(&table, Eye, ANN);
    assert_eq!((gain.points, gain.doubled, gain.total()), (6, Some(6), 12));
}

#[test]
fn n6_1_cards_that_last_for_the_turn_do_nothing_at_once() {
    for kind in BigBang::ALL {
        let mut scene = table(3).no_die().beginning();
        let mut outcomes = vec![2 * kind as u32];
        match kind {
            BigBang::Eclipse => outcomes.push(0),
            BigBang::BigBang => outcomes.extend([0; 6]),
            _ => {}
        }
        let (events, _) = scene.act_to(ANN, Action::Draw, &outcomes);
        let done = events.len() > 1 || scene.stage() != Stage::Choosing;
        assert_eq!(kind.lasts(), !done, "{kind:?}");
    }
}
