//! Plays single actions and looks at the states between them.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::{Barrier, EventSink, Game, Observer, Scripted, Seat};

/// The player on the first seat.
pub const ANN: Seat = Seat::new(0);
/// The player on the second seat.
pub const BEN: Seat = Seat::new(1);
/// The player on the third seat.
pub const CAT: Seat = Seat::new(2);
/// The player on the fourth seat.
pub const DAN: Seat = Seat::new(3);
/// The player on the fifth seat.
pub const EVE: Seat = Seat::new(4);

/// Returns the legal actions of a seat.
pub fn legal_actions<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(state, seat, &mut actions);
    actions
}

/// Applies an action, which must be legal and listed. Returns whether it can be undone.
pub fn act<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    sink: &mut impl EventSink<G::Event>,
) -> Barrier {
    let listed = legal_actions(game, state, seat).contains(&action);
    let barrier = game
        .apply(state, seat, action, sink)
        .unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal}"));
    assert!(listed, "{action:?} is legal but not listed");
    barrier
}

/// Applies an action as [`act`] does, for which chance has exactly these outcomes, numbered from 0.
/// Returns the events and whether the action can be undone.
pub fn act_with<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    outcomes: &[u32],
) -> (Vec<G::Event>, Barrier) {
    let mut events = Vec::new();
    let mut sink = Scripted::new(&mut events, outcomes);
    let barrier = act(game, state, seat, action, &mut sink);
    let used_up = sink.used_up();
    assert!(
        used_up,
        "chance did not use exactly these outcomes: {events:?}"
    );
    (events, barrier)
}

/// Returns all observers at a table: every seat, a spectator, and anyone after the end.
pub fn observers(seats: usize) -> Vec<Observer> {
    let seats = Seat::of(seats).map(Observer::Seat);
    seats
        .chain([Observer::Spectator, Observer::Afterwards])
        .collect()
}

/// Checks that a value is the same when it is written as JSON and read back.
pub fn assert_read_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("the value can be written");
    let read: T = serde_json::from_str(&text).expect("the value can be read");
    assert_eq!(read, *value);
}

/// Returns the numbers in some of the lists of a canonical text, in ascending order. `lines` are
/// the first words of lines that consist of one list; `fields` are pairs of the first word of a
/// line and the key of a field in it.
pub fn numbers_in(text: &str, lines: &[&str], fields: &[(&str, &str)]) -> Vec<usize> {
    let mut found = Vec::new();
    for line in text.lines() {
        let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
        let whole = lines.contains(&head).then_some(rest);
        let in_fields = rest
            .split(' ')
            .filter_map(|field| field.split_once('='))
            .filter(|(key, _)| fields.contains(&(head, key)))
            .map(|(_, list)| list);
        let items = whole
            .into_iter()
            .chain(in_fields)
            .flat_map(|list| list.split(','));
        found.extend(items.filter_map(|item| item.parse::<usize>().ok()));
    }
    found.sort_unstable();
    found
}
