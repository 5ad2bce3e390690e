//! Sittings, records and replay: a written record parses and replays, an altered one is refused.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod way_back;

use pebbles::{Action, Event, Fault, Pebbles, Refused};
use tabletop::*;

const GAME: Pebbles = Pebbles(Fault::None);

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

fn sitting() -> Sitting<Pebbles, &'static Pebbles> {
    let names = vec!["Ada".into(), "Bo".into()];
    Sitting::open(&GAME, &Options::new(), names, Seed::from_text("record")).unwrap()
}

/// Plays a whole game with an undo, a time-out and a take-over.
fn whole_game() -> Record<Pebbles> {
    let mut sitting = sitting();
    sitting.act(seat(1), Action::Step, &mut NullSink).unwrap();
    sitting.act(seat(1), Action::Step, &mut NullSink).unwrap();
    sitting.undo(seat(1)).unwrap();
    sitting.time_out(seat(1));
    sitting.act(seat(1), Action::Done, &mut NullSink).unwrap();
    sitting.take_over(seat(2), "greedy");
    sitting
        .play_out(|_, _, _, legal| legal[legal.len() - 1])
        .unwrap();
    sitting.into_record()
}

fn refusal(change: impl FnOnce(&mut Record<Pebbles>)) -> ReplayError<Refused> {
    let mut record = whole_game();
    change(&mut record);
    replay(&GAME, &record).unwrap_err()
}

/// Returns the action line at index `n`, so that it can be changed.
fn action_line(record: &mut Record<Pebbles>, n: usize) -> &mut Line<Action> {
    let mut actions = record
        .lines
        .iter_mut()
        .filter(|l| matches!(l, Line::Action { .. }));
    actions.nth(n).unwrap()
}

#[test]
fn a_record_parses_and_replays() {
    let record = whole_game();
    let text = record.to_text();
    let again = Record::<Pebbles>::parse(&text, 1).unwrap();
    assert_eq!(again.header, record.header);
    assert_eq!(again.lines, record.lines);
    let replayed = replay(&GAME, &again).unwrap();
    assert!(replayed.over);
    let actions = record
        .lines
        .iter()
        .filter(|l| matches!(l, Line::Action { .. }))
        .count();
    assert_eq!(replayed.actions, actions);
    assert!(text.contains(r#"{"is":"undo","n":3,"seat":1,"#), "{text}");
    assert!(
        text.contains(r#"{"is":"time_out","n":4,"seat":1}"#),
        "{text}"
    );
    assert!(
        text.contains(r#"{"is":"take_over","n":6,"seat":2,"by":"greedy"}"#),
        "{text}"
    );
    assert!(
        text.lines()
            .last()
            .unwrap()
            .starts_with(r#"{"is":"end","n":"#),
        "{text}"
    );
    assert!(
        text.contains(r#""chance":["#),
        "expected a recorded die: {text}"
    );
}

#[test]
fn a_replay_uses_the_outcomes_and_only_checks_the_seed() {
    let mut record = whole_game();
    record.header.seed = None;
    assert!(replay(&GAME, &record).unwrap().over);
    record.header.seed = Some(Seed::from_text("another"));
    assert_eq!(replay(&GAME, &record).unwrap_err(), ReplayError::Seed);
}

#[test]
fn a_replay_shows_every_line_and_stops_where_asked() {
    let record = whole_game();
    let mut shown = Vec::new();
    let replayed = replay_with(&GAME, &record, 5, |step| {
        shown.push((
            step.line.number(),
            step.before.points[seat(1)],
            step.events.to_vec(),
        ));
    })
    .unwrap();
    let stepped = || vec![Event::Stepped(seat(1))];
    let expected = [
        (1, 0, stepped()),
        (2, 1, stepped()),
        (3, 2, vec![]),
        (4, 1, vec![]),
        (5, 1, vec![]),
    ];
    assert_eq!(shown, expected);
    assert_eq!((replayed.actions, replayed.over), (3, false));
    assert_eq!(replayed.sitting.state().walking, Some(seat(2)));
}

#[test]
fn an_unfinished_game_replays_as_far_as_it_went() {
    let mut record = whole_game();
    record.lines.truncate(2);
    let replayed = replay(&GAME, &record).unwrap();
    assert_eq!((replayed.actions, replayed.over), (2, false));
}

#[test]
fn another_format_game_or_data_is_refused() {
    assert_eq!(refusal(|r| r.header.format = 9), ReplayError::Format(9));
    let ReplayError::Game { expected, found } = refusal(|r| r.header.game = "chess".into()) else {
        panic!("expected ReplayError::Game")
    };
    assert_eq!(
        (expected, found),
        (("pebbles".into(), 7), ("chess".into(), 7))
    );
    assert!(matches!(
        refusal(|r| r.header.rules = 8),
        ReplayError::Game { .. }
    ));
    let ReplayError::Data { expected, found } = refusal(|r| r.header.data = "x".into()) else {
        panic!("expected ReplayError::Data")
    };
    assert_eq!((expected.as_str(), found.as_str()), ("none", "x"));
}

#[test]
fn an_impossible_set_up_is_refused() {
    let too_many = refusal(|r| r.header.names = vec![String::new(); 4]);
    assert!(matches!(too_many, ReplayError::Setup(_)), "{too_many}");
    let names = refusal(|r| {
        r.header.seed = None;
        r.header.names.push("Cy".into());
    });
    assert!(
        names.to_string().contains("names and seats differ"),
        "{names}"
    );
    let state = refusal(|r| r.header.state = StateHash::of("x"));
    assert!(matches!(state, ReplayError::FirstState { .. }), "{state}");
}

#[test]
fn lines_out_of_order_are_refused() {
    let missing = refusal(|r| {
        r.lines.remove(1);
    });
    assert_eq!(missing, ReplayError::Number { after: 1, found: 3 });
}

#[test]
fn an_illegal_action_is_refused_with_its_line_and_reason() {
    let illegal = refusal(|r| {
        let Line::Action { action, .. } = action_line(r, 0) else {
            unreachable!()
        };
        *action = Action::Keep;
    });
    let ReplayError::Illegal {
        n,
        seat: who,
        error,
    } = illegal
    else {
        panic!("{illegal}")
    };
    assert_eq!((n, who, error.rule()), (1, seat(1), "P1"));
}

#[test]
fn changed_outcomes_of_chance_are_refused() {
    let change = |to: fn(&mut Vec<u32>)| {
        refusal(move |r| {
            let with_chance = r.lines.iter_mut().find_map(|line| match line {
                Line::Action { chance, .. } if !chance.is_empty() => Some(chance),
                _ => None,
            });
            to(with_chance.unwrap());
        })
    };
    assert!(
        matches!(change(|c| c.push(0)), ReplayError::Chance { .. }),
        "one outcome too many"
    );
    assert!(
        matches!(change(Vec::clear), ReplayError::Chance { .. }),
        "no outcome"
    );
    assert!(
        matches!(change(|c| c[0] = 6), ReplayError::Chance { .. }),
        "an outcome that is not on the die"
    );
    let other = change(|c| c[0] = (c[0] + 1) % 6);
    assert!(
        matches!(other, ReplayError::SeedInPlay { .. }),
        "another outcome: {other}"
    );
}

/// Plays a game with the set-up of `whole_game` but other dice. All its hashes are correct.
fn other_dice() -> Record<Pebbles> {
    let mut opened = sitting().into_record();
    opened.header.seed = None;
    let mut sitting = replay(&GAME, &opened).unwrap().sitting;
    sitting
        .play_out(|_, _, _, legal| legal[legal.len() - 1])
        .unwrap();
    sitting.into_record()
}

#[test]
fn outcomes_in_play_must_follow_from_the_seed_if_there_is_one() {
    let mut record = other_dice();
    assert!(
        replay(&GAME, &record).unwrap().over,
        "without a seed any outcome is accepted"
    );
    record.header.seed = Some(Seed::from_text("record"));
    let first = record
        .lines
        .iter()
        .find(|line| matches!(line, Line::Action { chance, .. } if !chance.is_empty()));
    let n = first.unwrap().number();
    let joined = replay(&GAME, &record).unwrap_err();
    assert_eq!(joined, ReplayError::SeedInPlay { n });
    let before = replay_with(&GAME, &record, n - 1, |_| {});
    assert!(
        before.is_ok(),
        "the lines before the first draw are accepted"
    );
}

#[test]
fn outcomes_after_a_snapshot_must_follow_from_the_seed_too() {
    let record = whole_game();
    let with_chance = |line: &Line<Action>| {
        let Line::Action { chance, .. } = line else {
            return false;
        };
        !chance.is_empty()
    };
    let rolled = record.lines.iter().position(with_chance).unwrap();
    let at = replay_with(&GAME, &record, rolled, |_| {}).unwrap().sitting;
    let mut lines = record.lines[rolled..].to_vec();
    let woken = |lines: &[Line<Action>]| {
        let sitting = Sitting::at(&GAME, record.header.clone(), at.standing().clone());
        replay_on(sitting, lines, |_| {})
    };
    assert!(woken(&lines).unwrap().over);
    let Line::Action { chance, .. } = &mut lines[0] else {
        unreachable!()
    };
    chance[0] = (chance[0] + 1) % 6;
    let refused = woken(&lines).unwrap_err();
    assert_eq!(refused, ReplayError::SeedInPlay { n: rolled + 1 });
}

#[test]
fn a_seat_that_is_not_at_the_table_is_refused() {
    let time_out = refusal(|r| {
        let Line::TimeOut { seat: who, .. } = &mut r.lines[3] else {
            unreachable!()
        };
        *who = seat(3);
    });
    assert_eq!(
        time_out,
        ReplayError::Seat {
            n: 4,
            seat: seat(3)
        }
    );
    let take_over = refusal(|r| {
        let Line::TakeOver { seat: who, .. } = &mut r.lines[5] else {
            unreachable!()
        };
        *who = seat(6);
    });
    assert_eq!(
        take_over,
        ReplayError::Seat {
            n: 6,
            seat: seat(6)
        }
    );
    let action = refusal(|r| {
        let Line::Action { seat: who, .. } = action_line(r, 0) else {
            unreachable!()
        };
        *who = seat(6);
    });
    assert!(
        matches!(action, ReplayError::Illegal { n: 1, .. }),
        "{action}"
    );
}

#[test]
fn a_replayed_game_continues_as_if_it_had_not_been_interrupted() {
    let mut record = whole_game();
    let whole = record.to_text();
    record.lines.truncate(6);
    let game = std::sync::Arc::new(Pebbles(Fault::None));
    let mut sitting = replay(game, &record).unwrap().sitting;
    sitting
        .play_out(|_, _, _, legal| legal[legal.len() - 1])
        .unwrap();
    assert_eq!(sitting.record().to_text(), whole);
}

#[test]
fn acting_returns_the_lines_to_store() {
    let mut sitting = sitting();
    let lines = sitting.act(seat(1), Action::Done, &mut NullSink).unwrap();
    assert!(matches!(lines, [Line::Action { n: 1, .. }]), "{lines:?}");
    while !sitting.is_over() {
        let who = GAME.to_act(sitting.state()).first().unwrap();
        let mut legal = Vec::new();
        GAME.legal_actions(sitting.state(), who, &mut legal);
        let lines = sitting
            .act(who, legal[legal.len() - 1], &mut NullSink)
            .unwrap()
            .len();
        assert_eq!(lines, if sitting.is_over() { 2 } else { 1 });
    }
}

#[test]
fn a_wrong_undo_or_state_is_refused() {
    let undo = refusal(|r| {
        let Line::Undo { seat: who, .. } = &mut r.lines[2] else {
            unreachable!()
        };
        *who = seat(2);
    });
    assert_eq!(
        undo,
        ReplayError::Undo {
            n: 3,
            reason: UndoError(seat(2))
        }
    );
    let state = refusal(|r| {
        let Line::Undo { state, .. } = &mut r.lines[2] else {
            unreachable!()
        };
        *state = StateHash::of("x");
    });
    assert!(matches!(state, ReplayError::State { n: 3, .. }), "{state}");
}

#[test]
fn a_game_resumed_from_a_standing_replays_the_remaining_lines() {
    let record = way_back::gone_back();
    let at = |last| replay_with(&GAME, &record, last, |_| {}).unwrap().sitting;
    let woken = |from: usize, lines: &[Line<Action>]| {
        let sitting = Sitting::at(&GAME, record.header.clone(), at(from).standing().clone());
        replay_on(sitting, lines, |_| {})
    };
    let last = record.lines.len();
    for from in (0..=2).chain(5..=last - 2).chain([last]) {
        let replayed = woken(from, &record.lines[from..]).unwrap();
        assert_eq!(replayed.sitting.standing(), at(last).standing());
        assert_eq!(replayed.sitting.record().lines, record.lines[from..]);
    }
    let reason = TakeBackError::Forgotten;
    let too_late = woken(3, &record.lines[3..]).unwrap_err();
    assert_eq!(too_late, ReplayError::TakeBack { n: 5, reason });
    let no_end = woken(6, &record.lines[6..last - 1]).unwrap_err();
    assert_eq!(no_end, ReplayError::NoEnd { after: last - 1 });
    let after = woken(last, &record.lines[..1]).unwrap_err();
    assert!(matches!(after, ReplayError::Number { .. }), "{after}");
}

#[test]
fn the_end_line_must_be_correct_and_last() {
    let other = refusal(|r| {
        let Some(Line::End { outcome, .. }) = r.lines.last_mut() else {
            unreachable!()
        };
        outcome["scores"][0]["total"] = 1000.into();
    });
    let lines = whole_game().lines.len();
    assert_eq!(other, ReplayError::Outcome { n: lines });
    let mut record = whole_game();
    record.lines.pop();
    let missing = replay(&GAME, &record).unwrap_err();
    assert_eq!(missing, ReplayError::NoEnd { after: lines - 1 });
    let asked_for = replay_with(&GAME, &record, lines - 1, |_| {}).unwrap();
    assert!(
        asked_for.over,
        "a replay that stops earlier needs no end line"
    );
    let early = refusal(|r| {
        r.lines.truncate(1);
        r.lines.push(Line::End {
            n: 2,
            outcome: serde_json::Value::Null,
        });
    });
    assert_eq!(early, ReplayError::NotOver { n: 2 });
    let after = refusal(|r| {
        let n = r.lines.len() + 1;
        r.lines.push(Line::TimeOut { n, seat: seat(1) });
    });
    assert_eq!(after, ReplayError::AfterEnd { n: lines + 1 });
    let note = || Line::TimeOut {
        n: lines,
        seat: seat(1),
    };
    let in_its_place = refusal(|r| r.lines[lines - 1] = note());
    assert_eq!(in_its_place, ReplayError::NoEnd { after: lines - 1 });
    let mut record = whole_game();
    record.lines[lines - 1] = note();
    let asked_for = replay_with(&GAME, &record, lines, |_| {}).unwrap_err();
    assert_eq!(asked_for, in_its_place);
}

#[test]
fn a_refused_action_is_not_recorded() {
    let mut sitting = sitting();
    let before = sitting.state().clone();
    assert!(sitting.act(seat(2), Action::Step, &mut NullSink).is_err());
    assert!(sitting.record().lines.is_empty());
    assert_eq!(*sitting.state(), before);
}

#[test]
fn a_file_is_split_into_its_games() {
    let text = whole_game().to_text();
    let lines = text.lines().count();
    let file = format!("{text}\n{text}");
    let games = split_games(&file).unwrap();
    let found: Vec<(&str, usize)> = games.iter().map(|g| (g.0.as_str(), g.1)).collect();
    assert_eq!(found, [("pebbles", 1), ("pebbles", lines + 2)]);
    for (_, first, text) in &games {
        let record = Record::<Pebbles>::parse(text, *first).unwrap();
        assert!(replay(&GAME, &record).is_ok());
    }
}

#[test]
fn invalid_text_is_refused_with_its_line() {
    assert_eq!(split_games(""), Err(RecordError::Empty));
    assert_eq!(split_games("\n \n"), Err(RecordError::Empty));
    assert_eq!(split_games("{\"is\":\"end\"}\n"), Err(RecordError::Empty));
    let late = "{\"is\":\"end\"}\n{\"is\":\"game\",\"game\":\"pebbles\"}\n";
    assert_eq!(split_games(late), Err(RecordError::Empty));
    for (text, bad_line) in [
        ("x\n", 1),
        ("{\"is\":\"game\"}\n", 1),
        ("{\"is\":\"game\",\"game\":\"pebbles\"}\nx\n", 2),
    ] {
        let Err(RecordError::Line { line, .. }) = split_games(text) else {
            panic!("{text}")
        };
        assert_eq!(line, bad_line, "{text}");
    }
    let good = whole_game().to_text();
    let unknown = good.replacen("\"is\":\"undo\"", "\"is\":\"redo\"", 1);
    let Err(RecordError::Line { line, .. }) = Record::<Pebbles>::parse(&unknown, 11) else {
        panic!("an unknown kind of line is refused")
    };
    assert_eq!(line, 14);
    let more = good.replacen("\"is\":\"game\",", "\"is\":\"game\",\"colour\":1,", 1);
    assert!(
        Record::<Pebbles>::parse(&more, 1).is_err(),
        "an unknown field is refused"
    );
    assert!(matches!(
        Record::<Pebbles>::parse("", 1),
        Err(RecordError::Empty)
    ));
}
