//! Games in progress: played by machine players, stored and resumed, with undo, refusals and
//! updates for every observer.

use games::{GameError, Kind, LiveGame, RecordedGame};
use players::Budget;
use serde_json::{Value, json};
use tabletop::{Observer, Seat, Seed};
use words::Language;

use crate::table::{
    EN, TABLES, begin, greedy, lines, lines_after, play, ready, resumed, seen, somebody, stored,
};

#[test]
fn games_are_played_to_their_end_and_recorded() {
    for (game, seats) in TABLES {
        let mut live = begin(game, seats);
        play(&mut *live, 5);
        assert_eq!((live.outcome(), live.is_over()), (None, false));
        assert!(live.outcome_words(EN).is_empty());
        play(&mut *live, usize::MAX);
        assert!(live.to_act().is_empty() && live.outcome().is_some() && live.is_over());
        let lines = live.outcome_words(EN);
        assert!(lines.last().unwrap().ends_with(" wins."), "{lines:?}");
        assert!(lines.len() > seats, "{lines:?}");
        let record = stored(&*live);
        assert_eq!(record.lines().count(), live.version() + 1);
        let again = resumed(game, &record);
        assert_eq!(stored(&*again), record);
    }
}

#[test]
fn a_resumed_game_continues_identically() {
    for (game, seats) in TABLES {
        let mut whole = begin(game, seats);
        play(&mut *whole, 46);
        let mut live = begin(game, seats);
        let mut stored = live.header() + "\n";
        for _ in 0..40 {
            let before = live.version();
            play(&mut *live, 1);
            stored += &lines_after(&*live, before);
            let mut again = resumed(game, &stored);
            let observers = Seat::of(seats).map(Observer::Seat);
            for observer in observers.chain([Observer::Spectator]) {
                assert_eq!(seen(&*again, observer), seen(&*live, observer), "{game}");
            }
            // Future random outcomes are the same too.
            play(&mut *again, 6);
            assert!(lines(&*whole).starts_with(&lines(&*again)), "{game}");
        }
    }
}

#[test]
fn simultaneous_choices_keep_their_decision_number() {
    let mut live = begin("nightsky", 3);
    assert!(live.race().is_some());
    let [ann, ben, cat] = [0, 1, 2].map(Seat::new);
    let decisions = |live: &dyn LiveGame| [ann, ben, cat].map(|seat| live.decision(seat));
    assert_eq!(decisions(&*live), [Some(0); 3]);
    for (seat, expected) in [
        (ben, [Some(0), None, Some(0)]),
        (ann, [None, None, Some(0)]),
        (cat, [Some(3); 3]),
    ] {
        let action = greedy(&*live, seat);
        live.act(seat, &action).unwrap();
        assert_eq!(decisions(&*live), expected);
    }
}

#[test]
fn an_undone_decision_gets_a_new_number() {
    let mut live = begin("stellium", 2);
    // Feeling a body is random and cannot be undone; a choice after it can.
    while !live.to_act().iter().any(|seat| live.can_undo(seat)) {
        play(&mut *live, 1);
    }
    let seat = Seat::of(2).find(|&seat| live.can_undo(seat)).unwrap();
    let version = live.version();
    let before = live.decision(seat);
    live.undo(seat).unwrap();
    assert_eq!(live.version(), version + 1);
    assert_eq!(live.decision(seat), Some(version + 1));
    assert_ne!(live.decision(seat), before);
    let again = resumed("stellium", &stored(&*live));
    assert_eq!(again.decision(seat), live.decision(seat));
}

#[test]
fn a_refusal_gives_a_reason_and_changes_nothing() {
    let mut live = begin("astra", 2);
    let before = lines(&*live);
    let active = somebody(&*live).unwrap();
    let other = Seat::of(2).find(|&seat| seat != active).unwrap();
    let action = greedy(&*live, active);
    let refused = live.act(other, &action).unwrap_err();
    assert!(refused.rule.is_some_and(|rule| rule.starts_with('A')));
    assert_ne!(
        refused.words(Language::English),
        refused.words(Language::French)
    );
    for nonsense in [json!("fly"), json!(7), json!({ "mark": 1 }), Value::Null] {
        let refused = live.act(active, &nonsense).unwrap_err();
        assert_eq!(refused.rule, None);
        assert!(refused.words(EN).starts_with("That isn’t an action"));
    }
    assert_eq!(live.undo(active).unwrap_err().rule, None);
    assert!(live.question(other).is_none());
    assert_eq!(lines(&*live), before);
}

#[test]
fn time_outs_and_take_overs_are_reported_and_renew_the_decision() {
    let mut live = begin("stellium", 3);
    play(&mut *live, 7);
    let version = live.version();
    let seat = somebody(&*live).unwrap();
    live.time_out(seat);
    assert_eq!(live.decision(seat), Some(version + 1));
    live.take_over(seat, "novice");
    assert_eq!(live.decision(seat), Some(version + 2));
    let updates = live
        .line_updates(Some(EN), Observer::Spectator, version)
        .unwrap();
    let kinds: Vec<Kind> = updates.iter().map(|update| update.kind).collect();
    assert_eq!(kinds, [Kind::TimeOut, Kind::TakeOver]);
    let name = &live.names()[seat.index()];
    let words = updates.into_iter().map(|update| update.words.unwrap());
    let expected = [
        [format!("{name} has run out of time.")],
        [format!("A machine (novice) plays for {name} from now on.")],
    ];
    assert!(words.eq(expected));
    let again = resumed("stellium", &stored(&*live));
    assert_eq!(lines(&*again), lines(&*live));
    assert_eq!(again.decision(seat), live.decision(seat));
}

#[test]
fn time_outs_after_the_end_or_of_missing_seats_are_ignored() {
    let mut live = begin("stellium", 2);
    live.time_out(Seat::new(4));
    live.take_over(Seat::new(4), "novice");
    assert_eq!(live.version(), 0);
    play(&mut *live, usize::MAX);
    let record = stored(&*live);
    live.time_out(Seat::new(0));
    live.take_over(Seat::new(0), "novice");
    assert_eq!(stored(&*live), record);
    assert!(resumed("stellium", &record).is_over());
}

#[test]
fn a_game_without_its_seed_cannot_be_resumed() {
    let mut live = begin("stellium", 2);
    play(&mut *live, 5);
    let mut header: Value = serde_json::from_str(&live.header()).unwrap();
    header.as_object_mut().unwrap().remove("seed");
    let text = format!("{header}\n{}", lines(&*live));
    let recorded = RecordedGame::all(&text).unwrap().remove(0);
    let refused = ready("stellium").resume(&recorded).err();
    assert_eq!(refused, Some(GameError::NoSeed));
}

#[test]
fn seats_with_the_same_name_can_be_told_apart() {
    let names = vec!["Ann".to_owned(), "Ann\u{7}".to_owned(), "Ann".to_owned()];
    let live = ready("stellium").begin(names, Seed::from_text("live"));
    assert_eq!(live.unwrap().names(), ["Ann 1", "Ann", "Ann 3"]);
}

#[test]
fn a_question_can_be_answered_on_another_thread() {
    let live = begin("astra", 2);
    let seat = somebody(&*live).unwrap();
    let question = live.question(seat).unwrap();
    let seed = Seed::from_text("hint");
    let budget = Budget::Iterations(50);
    let hints = std::thread::scope(|scope| {
        let thinking = scope.spawn(|| question.advice(EN, seed, budget, None));
        thinking.join().unwrap()
    });
    let legal = live.legal(Some(EN), seat);
    assert!((1..=3).contains(&hints.len()));
    for hint in &hints {
        let same = legal.iter().find(|legal| legal.action == hint.action);
        assert_eq!(same.unwrap().words.as_ref(), Some(&hint.words));
        assert!((0.0..=1.0).contains(&hint.win_chance) && hint.tries > 0);
    }
    assert!(question.answer("oracle", seed, None, None).is_none());
    let answer = question.answer("novice", seed, Some(budget), None).unwrap();
    assert!(legal.iter().any(|legal| legal.action == answer.json()));
}

#[test]
fn no_observer_sees_the_seed() {
    for (game, seats) in TABLES {
        let mut live = begin(game, seats);
        play(&mut *live, 20);
        let header: Value = serde_json::from_str(&live.header()).unwrap();
        let seed = header["seed"].as_str().unwrap();
        let observers = Seat::of(seats).map(Observer::Seat);
        for observer in observers.chain([Observer::Spectator, Observer::Afterwards]) {
            assert!(!seen(&*live, observer).contains(seed), "{game}");
        }
    }
}

#[test]
fn updates_without_a_language_have_no_words() {
    let mut live = begin("stellium", 2);
    play(&mut *live, 12);
    let seat = somebody(&*live).unwrap();
    let observer = Observer::Seat(seat);
    let mut updates = live.line_updates(Some(EN), observer, 3).unwrap();
    assert_eq!(updates.len(), 9);
    for update in &mut updates {
        assert!(!update.words.take().unwrap().is_empty());
    }
    assert_eq!(live.line_updates(None, observer, 3).unwrap(), updates);
    let mut legal = live.legal(Some(EN), seat);
    for legal in &mut legal {
        assert!(!legal.words.take().unwrap().is_empty());
    }
    assert_eq!(live.legal(None, seat), legal);
    assert!(!json!([updates, legal]).to_string().contains("words"));
}

#[test]
fn forgotten_lines_are_gone_and_the_game_continues() {
    for (game, seats) in TABLES {
        let mut whole = begin(game, seats);
        play(&mut *whole, 30);
        let mut live = begin(game, seats);
        play(&mut *live, 20);
        live.forget(5);
        assert_eq!(live.version(), 20);
        play(&mut *live, 10);
        for observer in [Observer::Spectator, Observer::Seat(Seat::new(1 % seats))] {
            for after in [0, 14] {
                assert_eq!(
                    (live.lines(after), live.line_updates(None, observer, after)),
                    (None, None)
                );
            }
            for after in [15, 22, 30] {
                assert_eq!(live.lines(after), whole.lines(after), "{game}");
                let updates = |live: &dyn LiveGame| live.line_updates(Some(EN), observer, after);
                assert_eq!(
                    updates(&*live).unwrap(),
                    updates(&*whole).unwrap(),
                    "{game}"
                );
            }
            assert_eq!(
                (live.lines(31), live.line_updates(None, observer, 31)),
                (None, None)
            );
        }
        live.forget(0);
        assert_eq!((live.lines(29), live.lines(30)), (None, Some(Vec::new())));
    }
}

#[test]
fn undo_works_after_forgetting() {
    let mut live = begin("stellium", 2);
    while !live.to_act().iter().any(|seat| live.can_undo(seat)) {
        play(&mut *live, 1);
    }
    let mut whole = resumed("stellium", &stored(&*live));
    live.forget(0);
    let seat = Seat::of(2).find(|&seat| live.can_undo(seat)).unwrap();
    let version = live.version();
    for live in [&mut live, &mut whole] {
        live.undo(seat).unwrap();
    }
    assert_eq!(live.lines(version), whole.lines(version));
    assert_eq!(
        live.view(Observer::Seat(seat)),
        whole.view(Observer::Seat(seat))
    );
}
