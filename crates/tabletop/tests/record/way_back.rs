//! Going back: which actions a seat may undo by itself, and how a game is taken back by agreement.

use tabletop::*;

use crate::{GAME, seat, sitting};
use pebbles::{Action, Fault, Pebbles};

#[test]
fn nothing_can_be_undone_after_a_time_out_or_a_take_over() {
    for by in [None, Some("greedy")] {
        let mut sitting = sitting();
        sitting.act(seat(1), Action::Step, &mut NullSink).unwrap();
        match by {
            None => sitting.time_out(seat(1)),
            Some(name) => sitting.take_over(seat(1), name),
        }
        assert!(!sitting.can_undo(seat(1)));
    }
}

/// The first four actions of a game.
const FOUR_LINES: [(usize, Action); 4] = [
    (1, Action::Step),
    (1, Action::Step),
    (1, Action::Done),
    (2, Action::Step),
];

/// Plays four lines, takes the game back to line 2 and plays it to its end.
pub fn gone_back() -> Record<Pebbles> {
    let mut sitting = sitting();
    for (who, action) in FOUR_LINES {
        sitting.act(seat(who), action, &mut NullSink).unwrap();
    }
    sitting.take_back(seat(2), 2).unwrap();
    sitting
        .play_out(|_, _, _, legal| legal[legal.len() - 1])
        .unwrap();
    sitting.into_record()
}

#[test]
fn a_game_can_be_taken_back_to_any_line() {
    let mut sitting = sitting();
    let mut stood = vec![sitting.state().clone()];
    let last = |_: &Pebbles, _: &_, _, legal: &[Action]| legal[legal.len() - 1];
    for _ in 0..9 {
        let who = GAME.to_act(sitting.state()).first().unwrap();
        let mut legal = Vec::new();
        GAME.legal_actions(sitting.state(), who, &mut legal);
        let action = last(&GAME, sitting.state(), who, &legal);
        sitting.act(who, action, &mut NullSink).unwrap();
        stood.push(sitting.state().clone());
    }
    // The game can also return to lines it was taken back from, with the same chance to come.
    for to in [7, 3, 8, 0, 9] {
        sitting.take_back(seat(2), to).unwrap();
        assert_eq!(*sitting.state(), stood[to], "line {to}");
        assert!(!sitting.can_undo(seat(1)) && !sitting.can_undo(seat(2)));
        assert_eq!(sitting.record().lines.len(), sitting.version());
        stood.push(sitting.state().clone());
    }
    assert_eq!(sitting.version(), 14);
    let replayed = replay(&GAME, sitting.record()).unwrap().sitting;
    assert_eq!(replayed.standing(), sitting.standing());
}

#[test]
fn taking_back_is_a_line_that_parses_and_is_checked() {
    let record = gone_back();
    let text = record.to_text();
    assert!(
        text.contains(r#"{"is":"undo","n":5,"seat":2,"to":2,"state":""#),
        "{text}"
    );
    let again = Record::<Pebbles>::parse(&text, 1).unwrap();
    assert_eq!(again.lines, record.lines);
    assert!(replay(&GAME, &again).unwrap().over);
    let refusal = |change: fn(&mut Seat, &mut Option<usize>)| {
        let mut record = gone_back();
        let Line::Undo { seat, to, .. } = &mut record.lines[4] else {
            unreachable!()
        };
        change(seat, to);
        replay(&GAME, &record).unwrap_err()
    };
    let reason = |reason| ReplayError::TakeBack { n: 5, reason };
    assert_eq!(
        refusal(|_, to| *to = Some(4)),
        reason(TakeBackError::NotEarlier(4))
    );
    assert_eq!(
        refusal(|_, to| *to = Some(5)),
        reason(TakeBackError::NotEarlier(5))
    );
    let nobody = refusal(|who, _| *who = seat(3));
    assert_eq!(nobody, reason(TakeBackError::Seat(seat(3))));
    let elsewhere = refusal(|_, to| *to = Some(1));
    assert!(
        matches!(elsewhere, ReplayError::State { n: 5, .. }),
        "{elsewhere}"
    );
}

/// It would change nothing, see `docs/record.md`.
#[test]
fn a_game_cannot_be_taken_back_to_the_line_just_before() {
    let mut sitting = sitting();
    assert_eq!(
        sitting.take_back(seat(1), 0),
        Err(TakeBackError::NotEarlier(0))
    );
    for (done, (who, action)) in FOUR_LINES.into_iter().enumerate() {
        sitting.act(seat(who), action, &mut NullSink).unwrap();
        let latest = done + 1;
        assert_eq!(
            sitting.take_back(seat(1), latest),
            Err(TakeBackError::NotEarlier(latest))
        );
    }
    // A record cannot do it either: its first line may not go back to the set-up.
    let mut record = sitting.into_record();
    let state = record.header.state;
    record.lines = vec![Line::Undo {
        n: 1,
        seat: seat(1),
        to: Some(0),
        state,
    }];
    let reason = TakeBackError::NotEarlier(0);
    let refused = replay(&GAME, &record).unwrap_err();
    assert_eq!(refused, ReplayError::TakeBack { n: 1, reason });
}

#[test]
fn outcomes_drawn_again_after_taking_back_follow_from_the_seed() {
    let mut sitting = sitting();
    let roll = |sitting: &mut Sitting<Pebbles, &'static Pebbles>| {
        let first = sitting.version();
        for action in [Action::Done, Action::Roll] {
            for number in [1, 2] {
                sitting.act(seat(number), action, &mut NullSink).unwrap();
            }
        }
        let outcomes = sitting.lines_after(first).unwrap().iter().map(|line| {
            let Line::Action { chance, .. } = line else {
                unreachable!()
            };
            chance.clone()
        });
        outcomes.collect::<Vec<_>>().concat()
    };
    let first = roll(&mut sitting);
    sitting.take_back(seat(1), 0).unwrap();
    assert_eq!(
        roll(&mut sitting),
        first,
        "the chance to come is restored too"
    );
    let mut record = sitting.into_record();
    assert!(replay(&GAME, &record).is_ok());
    let n = record.lines.len();
    let Some(Line::Action { chance, .. }) = record.lines.last_mut() else {
        unreachable!()
    };
    chance[0] = (chance[0] + 1) % 6;
    let refused = replay(&GAME, &record).unwrap_err();
    assert_eq!(refused, ReplayError::SeedInPlay { n });
}

#[test]
fn a_game_that_is_over_or_has_forgotten_lines_cannot_be_taken_back() {
    let mut forgetful = sitting();
    for (who, action) in FOUR_LINES {
        forgetful.act(seat(who), action, &mut NullSink).unwrap();
    }
    let standing = forgetful.standing().clone();
    forgetful.forget(2);
    assert_eq!(
        forgetful.take_back(seat(1), 2),
        Err(TakeBackError::Forgotten)
    );
    assert_eq!(*forgetful.standing(), standing);
    assert_eq!(forgetful.lines_after(0), None);
    assert_eq!(forgetful.lines_after(2).map(<[_]>::len), Some(2));
    assert_eq!(forgetful.lines_after(5), None);
    let mut over = sitting();
    over.play_out(|_, _, _, legal| legal[legal.len() - 1])
        .unwrap();
    assert_eq!(over.take_back(seat(1), 2), Err(TakeBackError::Over));
    let mut record = over.into_record();
    let n = record.lines.len();
    record.lines[n - 1] = Line::Undo {
        n,
        seat: seat(1),
        to: Some(2),
        state: StateHash::of(""),
    };
    let refused = replay(&GAME, &record).unwrap_err();
    assert_eq!(refused, ReplayError::NoEnd { after: n - 1 });
}

#[test]
fn a_seat_can_undo_only_its_own_last_actions() {
    let mut sitting = sitting();
    assert_eq!(sitting.undo(seat(1)), Err(UndoError(seat(1))));
    sitting.act(seat(1), Action::Step, &mut NullSink).unwrap();
    let after_one = sitting.state().clone();
    sitting.act(seat(1), Action::Step, &mut NullSink).unwrap();
    assert!(sitting.can_undo(seat(1)) && !sitting.can_undo(seat(2)));
    assert_eq!(sitting.undo(seat(2)), Err(UndoError(seat(2))));
    sitting.undo(seat(1)).unwrap();
    assert_eq!(*sitting.state(), after_one);
    sitting.undo(seat(1)).unwrap();
    assert_eq!(sitting.undo(seat(1)), Err(UndoError(seat(1))));
    sitting.act(seat(1), Action::Done, &mut NullSink).unwrap();
    sitting.act(seat(2), Action::Done, &mut NullSink).unwrap();
    assert!(!sitting.can_undo(seat(1)), "another seat has acted");
    assert!(sitting.can_undo(seat(2)));
}

#[test]
fn an_action_that_reveals_something_cannot_be_undone() {
    let mut sitting = sitting();
    for number in [1, 2] {
        sitting
            .act(seat(number), Action::Done, &mut NullSink)
            .unwrap();
    }
    sitting.act(seat(2), Action::Roll, &mut NullSink).unwrap();
    assert!(sitting.can_undo(seat(2)), "nothing is revealed yet");
    sitting.act(seat(1), Action::Roll, &mut NullSink).unwrap();
    assert!(!sitting.can_undo(seat(1)) && !sitting.can_undo(seat(2)));
}

#[test]
fn chance_and_the_end_are_barriers_even_if_the_game_forgets_them() {
    let game = Pebbles(Fault::ForgetsBarrier);
    let play = |rounds: u8, choice| {
        let names = vec!["Ada".into(), "Bo".into()];
        let seed = Seed::from_text("record");
        let mut sitting = Sitting::open(&game, &Options::new(), names, seed).unwrap();
        for _ in 0..rounds {
            for action in [Action::Done, choice] {
                for number in [1, 2] {
                    sitting.act(seat(number), action, &mut NullSink).unwrap();
                }
            }
        }
        (sitting.is_over(), sitting.can_undo(seat(2)))
    };
    assert_eq!(play(1, Action::Keep), (false, true), "nothing was revealed");
    assert_eq!(play(1, Action::Roll), (false, false), "dice were rolled");
    assert_eq!(play(3, Action::Keep), (true, false), "the game is over");
}
