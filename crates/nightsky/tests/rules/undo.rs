//! Undo, through a sitting.

use crate::common::*;
use nightsky::{Action, Event, NightSky, Stage};
use tabletop::{Chance, Game, Line, NullSink, Options, Seat, Seed, Sitting, UndoError};

type Table = Sitting<NightSky, &'static NightSky>;

fn open(options: &Options, seats: usize, seed: Seed) -> Table {
    let names = (1..=seats)
        .map(|number| format!("player {number}"))
        .collect();
    Sitting::open(&*GAME, options, names, seed).unwrap()
}

fn options(draft: &str, die: &str) -> Options {
    Options::new().with("draft", draft).with("die", die)
}

/// Plays at random until the table fits.
fn until(table: &mut Table, chance: &mut Chance, fits: impl Fn(&nightsky::PublicState) -> bool) {
    while !fits(&table.state().table) {
        let seat = lively::seat(&GAME, table.state(), chance).expect("the game is not over");
        let action = one_action(table, seat, chance);
        table.act(seat, action, &mut NullSink).unwrap();
    }
}

fn one_action(table: &Table, seat: Seat, chance: &mut Chance) -> Action {
    let mut legal = Vec::new();
    GAME.legal_actions(table.state(), seat, &mut legal);
    lively::action(&GAME, table.state(), &legal, chance)
}

#[test]
fn n2_3_a_choice_in_the_draft_can_be_undone_until_somebody_else_chooses() {
    let seed = Seed::from_text("draft");
    let mut table = open(&options("rush", "on"), 3, seed);
    let start = table.state().clone();
    let cards: Vec<_> = start.table.to_choose.iter().take(3).collect();
    table
        .act(CAT, Action::Pick(cards[0]), &mut NullSink)
        .unwrap();
    assert!(table.can_undo(CAT) && !table.can_undo(ANN));
    assert_eq!(table.undo(ANN), Err(UndoError(ANN)));
    table.undo(CAT).unwrap();
    assert_eq!(*table.state(), start);
    // Cat chooses another card, and then Ann chooses one.
    table
        .act(CAT, Action::Pick(cards[1]), &mut NullSink)
        .unwrap();
    table
        .act(ANN, Action::Pick(cards[0]), &mut NullSink)
        .unwrap();
    assert!(!table.can_undo(CAT) && table.can_undo(ANN));
    table.undo(ANN).unwrap();
    assert_eq!(table.undo(ANN), Err(UndoError(ANN)));
    let taken: Vec<_> = table.state().table.players[CAT].cards.iter().collect();
    assert_eq!(taken, [cards[1]]);
    let undone = |line: &&Line<Action>| matches!(line, Line::Undo { .. });
    assert_eq!(table.record().lines.iter().filter(undone).count(), 2);
}

#[test]
fn n3_3_a_turn_can_be_undone_step_by_step_back_to_the_roll() {
    let mut chance = Chance::new(Seed::from_text("steps"));
    let mut table = open(&options("turns", "on"), 4, Seed::from_text("steps"));
    until(&mut table, &mut chance, |table| {
        table.stage == Stage::Beginning
    });
    let seat = table.state().table.active;
    table.act(seat, Action::Roll, &mut NullSink).unwrap();
    assert!(!table.can_undo(seat), "a roll cannot be undone");
    until(&mut table, &mut chance, |table| {
        table.stage == Stage::Choosing
    });
    let mut before = Vec::new();
    for action in [choose(Eye), Action::Stay] {
        before.push(table.state().clone());
        table.act(seat, action, &mut NullSink).unwrap();
    }
    // The turn is over, and nobody has acted since.
    while let Some(state) = before.pop() {
        assert!(table.can_undo(seat));
        table.undo(seat).unwrap();
        assert_eq!(*table.state(), state);
    }
    // Another instrument can then be chosen.
    table.act(seat, choose(Telescope), &mut NullSink).unwrap();
    assert_eq!(
        table.state().table.stage,
        Stage::Moving {
            instrument: Telescope
        }
    );
}

#[test]
fn n3_1_without_the_die_drawing_none_can_be_undone() {
    let mut chance = Chance::new(Seed::from_text("none"));
    let mut table = open(&options("turns", "off"), 3, Seed::from_text("none"));
    until(&mut table, &mut chance, |table| {
        table.stage == Stage::Beginning
    });
    let seat = table.state().table.active;
    let before = table.state().clone();
    table.act(seat, Action::DrawNone, &mut NullSink).unwrap();
    table.act(seat, choose(Eye), &mut NullSink).unwrap();
    table.undo(seat).unwrap();
    table.undo(seat).unwrap();
    assert_eq!(*table.state(), before);
    table.act(seat, Action::Draw, &mut NullSink).unwrap();
    assert!(!table.can_undo(seat));
}

/// In random games, an action can be undone unless it involved chance or ended the game. Undo
/// restores the state before it, and repeating the action leads to the same state and events.
#[test]
fn undo_restores_the_state_before_the_action() {
    let (mut undone, mut closed, mut joined) = (0, 0, 0);
    for number in 0..16 {
        let seats = 3 + number as usize % 4;
        let draft = if number % 2 == 0 { "rush" } else { "turns" };
        let die = if number % 3 == 0 { "off" } else { "on" };
        let seed = Seed::from_text("undo").of_game(number);
        let mut table = open(&options(draft, die), seats, seed);
        let mut chance = Chance::new(seed.branch("choices", 0));
        while let Some(seat) = lively::seat(&GAME, table.state(), &mut chance) {
            let action = one_action(&table, seat, &mut chance);
            let before = table.state().clone();
            let mut events: Vec<Event> = Vec::new();
            let lines = table.act(seat, action, &mut events).unwrap();
            let Line::Action { chance: drawn, .. } = &lines[0] else {
                panic!("{lines:?}");
            };
            let by_chance = !drawn.is_empty();
            let open = !by_chance && !table.is_over();
            assert_eq!(table.can_undo(seat), open, "{action:?}");
            for other in Seat::of(seats).filter(|&other| other != seat) {
                assert!(!table.can_undo(other));
            }
            if !open {
                closed += 1;
                continue;
            }
            let after = table.state().clone();
            table.undo(seat).unwrap();
            assert_eq!(*table.state(), before);
            assert_eq!(table.state_hash(), GAME.state_hash(&before));
            let mut again: Vec<Event> = Vec::new();
            table.act(seat, action, &mut again).unwrap();
            assert_eq!((table.state(), again), (&after, events));
            undone += 1;
            joined += usize::from(matches!(before.table.stage, Stage::Joining { .. }));
        }
        assert!(table.is_over());
        assert!(Seat::of(seats).all(|seat| !table.can_undo(seat)));
    }
    assert!(
        undone > 1000 && closed > 200 && joined > 8,
        "{undone}, {closed}, {joined}"
    );
}
