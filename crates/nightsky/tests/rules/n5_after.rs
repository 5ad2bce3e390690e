//! N5.1: after the game. The planisphere is part of `sky`; the view has what it shows of the game.

use crate::common::*;
use nightsky::{CardSet, Event, Stage};
use tabletop::{Chance, Game, Observer, Options, Seat, Seed};

#[test]
fn n5_1_the_view_of_a_finished_game_names_every_card_played() {
    for seats in 3..=6 {
        let seed = Seed::from_text("after the game").of_game(seats as u64);
        let mut state = REAL.setup(&Options::new(), seats, seed).unwrap();
        let mut chance = Chance::new(seed);
        let mut events = Vec::new();
        while lively::step(&REAL, &mut state, &mut chance, &mut events).is_some() {}
        assert_eq!(state.table.stage, Stage::Over);
        for observer in observers(seats) {
            let view = REAL.view(&state, observer);
            for seat in Seat::of(seats) {
                let played: CardSet = events
                    .iter()
                    .filter_map(|event| match event {
                        Event::CardScored { seat: by, card, .. } if *by == seat => Some(*card),
                        _ => None,
                    })
                    .collect();
                let player = &view.table.players[seat];
                assert!(!played.is_empty());
                assert_eq!(player.turned, played);
                assert_eq!(player.cards.and(played), played);
            }
        }
    }
}

#[test]
fn n5_1_every_card_says_where_in_the_sky_to_look() {
    for card in REAL.cards().all() {
        let known = card
            .constellation
            .is_some_and(|cell| cell.centre().is_valid());
        let solar = REAL
            .solar_cards()
            .contains(REAL.cards().find(&card.object).unwrap());
        assert!(known != solar, "{}", card.object);
    }
    let scene = table(3)
        .in_stage(Stage::Over)
        .turned(ANN, &["Tau 1", "Sol 1"]);
    let view = scene.view(Observer::Spectator);
    assert_eq!(view.table.players[ANN].turned, cards(&["Tau 1", "Sol 1"]));
}
