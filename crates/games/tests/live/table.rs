//! Games for the tests, and helpers to play and to observe them.

use std::sync::LazyLock;

use games::{GameKind, LiveGame, ReadyGame, RecordLine, RecordedGame, kinds};
use serde_json::{Value, json};
use tabletop::{Chance, Observer, Options, Seat, Seed};
use words::Language;

pub const EN: Language = Language::English;

/// Every game with the fewest and the most seats.
pub const TABLES: [(&str, usize); 6] = [
    ("astra", 1),
    ("astra", 5),
    ("stellium", 2),
    ("stellium", 4),
    ("nightsky", 3),
    ("nightsky", 6),
];

/// The games, each loaded once, because reading their data takes longer than most tests.
static READY: LazyLock<Vec<Box<dyn ReadyGame>>> = LazyLock::new(|| {
    let ready = |kind: &GameKind| kind.ready(&Options::new()).unwrap();
    kinds().into_iter().map(ready).collect()
});

pub fn ready(game: &str) -> &'static dyn ReadyGame {
    let mut ready = READY.iter().map(|ready| &**ready);
    ready.find(|ready| ready.facts().id == game).unwrap()
}

pub fn begin(game: &str, seats: usize) -> Box<dyn LiveGame> {
    let names = (1..=seats).map(|seat| format!("P{seat}")).collect();
    ready(game).begin(names, Seed::from_text("live")).unwrap()
}

/// Returns the action of a greedy player in a seat.
pub fn greedy(live: &dyn LiveGame, seat: Seat) -> Value {
    let seed = Seed::from_text("greedy").branch("turn", live.version() as u64);
    let question = live.question(seat).unwrap();
    question.answer("greedy", seed, None, None).unwrap().json()
}

/// Returns a seat that is to act, not always the first.
pub fn somebody(live: &dyn LiveGame) -> Option<Seat> {
    let to_act = live.to_act();
    to_act.iter().nth(live.version() % to_act.len().max(1))
}

/// Lets greedy players take this many actions, or play until the game is over.
pub fn play(live: &mut dyn LiveGame, actions: usize) {
    for _ in 0..actions {
        let Some(seat) = somebody(live) else { return };
        let action = greedy(live, seat);
        live.act(seat, &action).unwrap();
    }
}

/// Returns everything a table stores: header and lines.
pub fn stored(live: &dyn LiveGame) -> String {
    format!("{}\n{}", live.header(), lines(live))
}

/// Returns all lines of a game.
pub fn lines(live: &dyn LiveGame) -> String {
    lines_after(live, 0)
}

/// Returns the lines of a game after a version.
pub fn lines_after(live: &dyn LiveGame, version: usize) -> String {
    RecordLine::joined(&live.lines(version).unwrap())
}

/// Resumes a game from its stored lines.
pub fn resumed(game: &str, lines: &str) -> Box<dyn LiveGame> {
    let recorded = RecordedGame::all(lines).unwrap().remove(0);
    ready(game).resume(&recorded).unwrap()
}

/// Returns everything an observer can ask for.
pub fn seen(live: &dyn LiveGame, observer: Observer) -> String {
    let legal = match observer {
        Observer::Seat(seat) => live.legal(Some(EN), seat),
        _ => Vec::new(),
    };
    let words = live.view_words(EN, observer);
    let updates = live.line_updates(Some(EN), observer, 0);
    json!([now(live, observer), legal, words, updates]).to_string()
}

/// Returns everything an observer can ask for about the present, without words, which are slow.
pub fn now(live: &dyn LiveGame, observer: Observer) -> Value {
    let (legal, decision) = match observer {
        Observer::Seat(seat) => (live.legal(None, seat), live.decision(seat)),
        _ => (Vec::new(), None),
    };
    json!([
        live.version(),
        decision,
        live.to_act(),
        live.view(observer),
        legal,
        live.outcome(),
    ])
}

/// Every game with every number of seats.
pub fn all_tables() -> impl Iterator<Item = (&'static str, usize)> {
    kinds().into_iter().flat_map(|kind| {
        let facts = ready(kind.id).facts();
        (facts.least_seats..=facts.most_seats).map(|seats| (kind.id, seats))
    })
}

/// Returns all observers of a game.
pub fn observers(seats: usize) -> impl Iterator<Item = Observer> {
    let others = [Observer::Spectator, Observer::Afterwards];
    Seat::of(seats).map(Observer::Seat).chain(others)
}

/// Asserts that two games give the same results for everything, including their lines after
/// `since`.
pub fn assert_same(one: &dyn LiveGame, other: &dyn LiveGame, since: usize) {
    assert_eq!(one.header(), other.header());
    assert_eq!(one.lines(since).unwrap(), other.lines(since).unwrap());
    let seats = one.names().len();
    for observer in observers(seats) {
        let seen = |live: &dyn LiveGame| {
            (
                now(live, observer),
                live.line_updates(None, observer, since),
            )
        };
        assert_eq!(seen(one), seen(other));
    }
    let undo = |live: &dyn LiveGame| {
        Seat::of(seats)
            .map(|s| live.can_undo(s))
            .collect::<Vec<_>>()
    };
    assert_eq!(undo(one), undo(other));
    // The snapshot covers future random outcomes, the undo history and the decision numbers.
    assert_eq!(one.snapshot(), other.snapshot());
}

/// Does something random: mostly acts, sometimes something else. `back` is the maximum number of
/// lines to take back.
pub fn step(live: &mut dyn LiveGame, chance: &mut Chance, back: usize) {
    let Some(seat) = somebody(live) else { return };
    match chance.below(60) {
        0 => live.time_out(seat),
        1 => live.take_over(seat, "novice"),
        2 if live.version() > 0 && back > 0 => {
            let back = 1 + chance.below(back.min(live.version()) as u32);
            live.take_back(seat, live.version() - back as usize)
                .unwrap();
        }
        3..10 if live.can_undo(seat) => live.undo(seat).unwrap(),
        _ => {
            let legal = live.legal(None, seat);
            let choice = chance.below(legal.len() as u32);
            live.act(seat, &legal[choice as usize].action).unwrap();
        }
    }
}
