//! Games taken back to an earlier line because everyone agreed.

use games::{Kind, LineUpdate, LiveGame, RecordedGame, ReplayRequest, Sight};
use serde_json::Value;
use tabletop::{Chance, Observer, Seat, Seed};
use words::Language;

use crate::table::{
    EN, all_tables, assert_same, begin, greedy, lines, now, observers, play, ready, resumed,
    somebody, step, stored,
};

/// Returns the game as it was after a line.
fn stood_after(game: &str, live: &dyn LiveGame, line: usize) -> Box<dyn LiveGame> {
    let lines = lines(live);
    let known: String = lines.split_inclusive('\n').take(line).collect();
    resumed(game, &format!("{}\n{known}", live.header()))
}

/// Returns everything an observer can ask for, except the numbers of version and decision.
fn position(live: &dyn LiveGame, observer: Observer) -> String {
    let mut now = now(live, observer);
    now[0].take();
    now[1].take();
    now.to_string()
}

#[test]
fn a_take_back_restores_the_game_after_the_line() {
    for (number, (game, seats)) in all_tables().enumerate() {
        let mut chance = Chance::new(Seed::from_text("back").of_game(number as u64));
        let mut live = begin(game, seats);
        for round in 0..6 {
            for _ in 0..40 {
                step(&mut *live, &mut chance, 0);
            }
            let Some(seat) = somebody(&*live) else { break };
            let version = live.version();
            let to = if round == 1 {
                0
            } else {
                chance.below(version as u32) as usize
            };
            let before = lines(&*live);
            live.take_back(seat, to).unwrap();
            assert_eq!(live.version(), version + 1);
            assert!(lines(&*live).starts_with(&before));
            let mut stood = stood_after(game, &*live, to);
            for seat in Seat::of(seats) {
                assert!(!live.can_undo(seat));
                let asked = live.to_act().contains(seat).then_some(version + 1);
                assert_eq!(live.decision(seat), asked);
            }
            assert_same(&*resumed(game, &stored(&*live)), &*live, 0);
            // Future random outcomes are those of the earlier game.
            let mut on = resumed(game, &stored(&*live));
            for _ in 0..10 {
                for observer in observers(seats) {
                    assert_eq!(
                        position(&*on, observer),
                        position(&*stood, observer),
                        "{game}"
                    );
                }
                let Some(seat) = stood.to_act().first() else {
                    break;
                };
                let legal = stood.legal(None, seat);
                let action = &legal[chance.below(legal.len() as u32) as usize].action;
                stood.act(seat, action).unwrap();
                on.act(seat, action).unwrap();
            }
        }
    }
}

#[test]
fn repeated_take_backs_do_not_slow_down() {
    let mut live = begin("stellium", 2);
    play(&mut *live, 3);
    let seat = somebody(&*live).unwrap();
    for _ in 0..200 {
        live.take_back(seat, live.version() - 1).unwrap();
    }
    assert_same(&*resumed("stellium", &stored(&*live)), &*live, 0);
}

#[test]
fn a_take_back_is_in_the_updates_and_in_the_replay() {
    let mut live = begin("stellium", 2);
    play(&mut *live, 12);
    let seat = somebody(&*live).unwrap();
    // The other turns began with an event, but the first one began with the game.
    let turns = live.line_updates(None, Observer::Spectator, 0).unwrap();
    let begun = |update: &LineUpdate| {
        let events: Vec<Value> = update.events.read().unwrap();
        let mut turns = events.iter().filter_map(|e| e.get("turn_began"));
        let seat = turns.next()?["seat"].as_u64().unwrap();
        Some((update.version, seat as usize))
    };
    let (second, next) = turns.iter().find_map(begun).unwrap();
    for to in [second, second - 1, 0] {
        live.take_back(seat, to).unwrap();
    }
    let names = live.names();
    let (name, other) = (&names[seat.index()], &names[next - 1]);
    let within = second - 1;
    let expected = [
        (
            EN,
            [
                format!("{name} takes the game back to {other}’s turn in round 1."),
                format!("{name} takes the game back to action {within}."),
                format!("{name} takes the game back to the start."),
            ],
            format!("13. {name} takes the game back to line {second}."),
        ),
        (
            Language::French,
            [
                format!("{name} revient en arrière\u{a0}: manche 1, à {other} de jouer."),
                format!("{name} revient en arrière, après l’action {within}."),
                format!("{name} revient au début de la partie."),
            ],
            format!("13. {name} revient en arrière, après la ligne {second}."),
        ),
    ];
    let record = stored(&*live);
    let recorded = RecordedGame::all(&record).unwrap().remove(0);
    for (language, expected, replayed) in expected {
        let updates = live
            .line_updates(Some(language), Observer::Spectator, 12)
            .unwrap();
        assert_eq!(updates.len(), expected.len());
        for (update, expected) in updates.iter().zip(&expected) {
            assert_eq!((update.kind, update.seat), (Kind::Undo, Some(seat)));
            assert_eq!(update.words.as_deref(), Some(&[expected.clone()][..]));
        }
        let request = ReplayRequest {
            game: &recorded,
            at: None,
            tell: Some(language),
        };
        let log = ready("stellium").replay(&request).unwrap().log;
        // A replay numbers the lines of the record.
        assert!(log.contains(&replayed), "{log:?}");
        let start = format!("15. {}", expected[2]);
        assert!(log.contains(&start), "{log:?}");
    }
}

#[test]
fn an_impossible_take_back_is_refused_and_changes_nothing() {
    let mut live = begin("stellium", 2);
    play(&mut *live, 12);
    let seat = somebody(&*live).unwrap();
    let before = stored(&*live);
    let refused = |live: &mut dyn LiveGame, seat, to| {
        let refusal = live.take_back(seat, to).unwrap_err();
        assert_eq!(refusal.rule, None);
        assert_ne!(refusal.words(EN), refusal.words(Language::French));
        refusal.words(EN).to_owned()
    };
    for to in [12, 13, 500] {
        let refusal = refused(&mut *live, seat, to);
        assert!(refusal.contains(&to.to_string()), "{refusal}");
    }
    let refusal = refused(&mut *live, Seat::new(4), 3);
    assert_eq!(refusal, "There is no seat 5 at this table.");
    assert_eq!(stored(&*live), before);
    live.forget(11);
    let refusal = refused(&mut *live, seat, 11);
    assert!(
        refusal.starts_with("The game can’t go back that far"),
        "{refusal}"
    );
    let mut over = resumed("stellium", &before);
    play(&mut *over, usize::MAX);
    let before = stored(&*over);
    let refusal = refused(&mut *over, seat, 3);
    assert_eq!(refusal, "The game is over, so nothing can be taken back.");
    assert_eq!(stored(&*over), before);
}

/// Returns the board as a seat sees it, with all traces.
fn board(live: &dyn LiveGame, seat: Seat) -> String {
    let drawn = live.draw(&Sight {
        language: EN,
        observer: Observer::Seat(seat),
        seat: Some(seat),
        plays: true,
        acts: true,
        guided: false,
        notes: &vec![String::new(); live.names().len()],
        log: 20,
    });
    drawn.scene.board.0
}

#[test]
fn undo_restores_the_board_with_the_traces_of_others() {
    for (game, seats) in [("astra", 1), ("astra", 3), ("stellium", 3)] {
        let mut live = begin(game, seats);
        let mut taken_back = 0;
        while let Some(seat) = somebody(&*live).filter(|_| live.version() < 80) {
            let before = board(&*live, seat);
            live.act(seat, &greedy(&*live, seat)).unwrap();
            if live.can_undo(seat) {
                live.undo(seat).unwrap();
                assert_eq!(board(&*live, seat), before, "{game}, {}", live.version());
                taken_back += 1;
                play(&mut *live, 2);
            }
        }
        assert!(taken_back > 3, "{game}: {taken_back}");
    }
}
