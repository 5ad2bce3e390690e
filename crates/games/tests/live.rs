//! A game in progress behind its erased type: played by machines, stored and taken up again, taken
//! back, refused, and told to everybody as far as it is for them.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use games::{GameError, Kind, LiveGame, ReadyGame, RecordedGame};
use players::Budget;
use serde_json::{Value, json};
use tabletop::{Observer, Options, Seat, Seed};
use words::Language;

const EN: Language = Language::English;

/// Every game with the fewest and the most seats.
const TABLES: [(&str, usize); 6] = [
    ("astra", 1),
    ("astra", 5),
    ("stellium", 2),
    ("stellium", 4),
    ("nightsky", 3),
    ("nightsky", 6),
];

fn ready(game: &str) -> Box<dyn ReadyGame> {
    games::find(game).unwrap().ready(&Options::new()).unwrap()
}

fn begin(game: &str, seats: usize) -> Box<dyn LiveGame> {
    let names = (1..=seats).map(|seat| format!("P{seat}")).collect();
    ready(game).begin(names, Seed::from_text("live")).unwrap()
}

/// What a greedy player does on a seat.
fn greedy(live: &dyn LiveGame, seat: Seat) -> Value {
    let seed = Seed::from_text("greedy").branch("turn", live.version() as u64);
    let question = live.question(seat).unwrap();
    question.answer("greedy", seed, None, None).unwrap()
}

/// Somebody who may act, not always the first.
fn somebody(live: &dyn LiveGame) -> Option<Seat> {
    let to_act = live.to_act();
    to_act.iter().nth(live.version() % to_act.len().max(1))
}

/// Lets greedy players act so often, or until the game is over.
fn play(live: &mut dyn LiveGame, actions: usize) {
    for _ in 0..actions {
        let Some(seat) = somebody(live) else { return };
        let action = greedy(live, seat);
        live.act(seat, &action).unwrap();
    }
}

/// All that a table stores.
fn stored(live: &dyn LiveGame) -> String {
    live.header() + &live.lines(0)
}

/// Takes a game up again from its stored lines.
fn resumed(game: &str, lines: &str) -> Box<dyn LiveGame> {
    let recorded = RecordedGame::all(lines).unwrap().remove(0);
    ready(game).resume(&recorded).unwrap()
}

/// Everything an observer can ask for.
fn seen(live: &dyn LiveGame, observer: Observer) -> String {
    let legal = match observer {
        Observer::Seat(seat) => live.legal(EN, seat),
        _ => Vec::new(),
    };
    let decision = match observer {
        Observer::Seat(seat) => live.decision(seat),
        _ => None,
    };
    json!([
        live.version(),
        live.view(observer),
        live.view_words(EN, observer),
        live.told(EN, observer, 0),
        legal,
        decision,
        live.outcome(),
    ])
    .to_string()
}

#[test]
fn games_are_played_to_their_end_and_have_a_record_then() {
    for (game, seats) in TABLES {
        let mut live = begin(game, seats);
        play(&mut *live, 5);
        assert_eq!((live.outcome(), live.record()), (None, None));
        play(&mut *live, usize::MAX);
        assert!(live.to_act().is_empty() && live.outcome().is_some());
        let record = live.record().unwrap();
        assert_eq!(record.lines().count(), live.version() + 1);
        let again = resumed(game, &record);
        assert_eq!(again.record().unwrap(), record);
    }
}

#[test]
fn a_stored_game_goes_on_as_if_nothing_had_happened() {
    for (game, seats) in TABLES {
        let mut whole = begin(game, seats);
        play(&mut *whole, 46);
        let mut live = begin(game, seats);
        let mut stored = live.header();
        for _ in 0..40 {
            let before = live.version();
            play(&mut *live, 1);
            stored += &live.lines(before);
            let mut again = resumed(game, &stored);
            let observers = Seat::of(seats).map(Observer::Seat);
            for observer in observers.chain([Observer::Spectator]) {
                assert_eq!(seen(&*again, observer), seen(&*live, observer), "{game}");
            }
            // Chance to come is the same, too.
            play(&mut *again, 6);
            assert!(whole.lines(0).starts_with(&again.lines(0)), "{game}");
        }
    }
}

#[test]
fn whoever_chooses_at_the_same_time_as_others_keeps_the_same_decision() {
    let mut live = begin("nightsky", 3);
    assert!(live.is_race());
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
fn what_is_taken_back_is_asked_anew() {
    let mut live = begin("stellium", 2);
    // Chance comes into play when a body is felt; afterwards a choice can be taken back.
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
fn what_is_refused_says_why_and_changes_nothing() {
    let mut live = begin("astra", 2);
    let lines = live.lines(0);
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
        assert!(refused.words(EN).starts_with("That is no action"));
    }
    assert_eq!(live.undo(active).unwrap_err().rule, None);
    assert!(live.question(other).is_none());
    assert_eq!(live.lines(0), lines);
}

#[test]
fn time_outs_and_take_overs_are_told_and_ask_the_seat_anew() {
    let mut live = begin("stellium", 3);
    play(&mut *live, 7);
    let version = live.version();
    let seat = somebody(&*live).unwrap();
    live.time_out(seat);
    assert_eq!(live.decision(seat), Some(version + 1));
    live.take_over(seat, "novice");
    assert_eq!(live.decision(seat), Some(version + 2));
    let told = live.told(EN, Observer::Spectator, version);
    let kinds: Vec<Kind> = told.iter().map(|told| told.kind).collect();
    assert_eq!(kinds, [Kind::TimeOut, Kind::TakeOver]);
    let name = &live.names()[seat.index()];
    assert_eq!(told[0].words, [format!("{name} has run out of time.")]);
    assert_eq!(
        told[1].words,
        [format!("novice plays for {name} from here on.")]
    );
    let again = resumed("stellium", &stored(&*live));
    assert_eq!(again.lines(0), live.lines(0));
    assert_eq!(again.decision(seat), live.decision(seat));
}

#[test]
fn nothing_is_noted_after_the_end_or_of_seats_that_are_not_there() {
    let mut live = begin("stellium", 2);
    live.time_out(Seat::new(4));
    live.take_over(Seat::new(4), "novice");
    assert_eq!(live.version(), 0);
    play(&mut *live, usize::MAX);
    let record = live.record().unwrap();
    live.time_out(Seat::new(0));
    live.take_over(Seat::new(0), "novice");
    assert_eq!(live.record().unwrap(), record);
    assert!(resumed("stellium", &record).record().is_some());
}

#[test]
fn without_its_seed_a_game_cannot_go_on() {
    let mut live = begin("stellium", 2);
    play(&mut *live, 5);
    let mut header: Value = serde_json::from_str(&live.header()).unwrap();
    header.as_object_mut().unwrap().remove("seed");
    let text = format!("{header}\n{}", live.lines(0));
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
fn a_question_can_be_thought_about_elsewhere() {
    let live = begin("astra", 2);
    let seat = somebody(&*live).unwrap();
    let question = live.question(seat).unwrap();
    let seed = Seed::from_text("hint");
    let budget = Budget::Iterations(50);
    let hints = std::thread::scope(|scope| {
        let thinking = scope.spawn(|| question.advice(EN, seed, budget, None));
        thinking.join().unwrap()
    });
    let legal = live.legal(EN, seat);
    assert!((1..=3).contains(&hints.len()));
    for hint in &hints {
        let same = legal.iter().find(|legal| legal.action == hint.action);
        assert_eq!(same.unwrap().words, hint.words);
        assert!((0.0..=1.0).contains(&hint.win_chance) && hint.tries > 0);
    }
    assert!(question.answer("oracle", seed, None, None).is_none());
    let answer = question.answer("novice", seed, Some(budget), None).unwrap();
    assert!(legal.iter().any(|legal| legal.action == answer));
}

#[test]
fn the_seed_is_in_nothing_that_anybody_can_ask_for() {
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
