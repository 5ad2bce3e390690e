//! The text about others who may join in an observation (N3.4, N3.5).

use nightsky::{CardId, CardSet, Instrument, Stage};
use tabletop::Seat;
use words::Language;

use crate::play::{GAME, Play};

/// Returns a game in which the first player observes where the Sun is. `first` and `second` give
/// the hands of the first two players: how many cards of the constellation, and how many of the
/// solar system.
fn table(first: [usize; 2], second: [usize; 2]) -> Play {
    let mut play = Play::new(3, "turns", "on", 1);
    let table = &mut play.state.table;
    let cell = GAME.0.board().cell_of(table.sun);
    let mut cards: [Vec<CardId>; 2] =
        [GAME.0.cards_of(cell), GAME.0.solar_cards()].map(|sort| sort.iter().collect());
    for (seat, numbers) in [(0, first), (1, second)] {
        let mut hand = CardSet::EMPTY;
        for (sort, number) in cards.iter_mut().zip(numbers) {
            sort.drain(..number).for_each(|card| hand.insert(card));
        }
        table.players[Seat::new(seat)].cards = hand;
    }
    table.active = Seat::new(0);
    table.stage = Stage::Observing {
        instrument: Instrument::Binoculars,
    };
    table.instruments = [cell; 3];
    play
}

fn detail(play: &Play) -> String {
    let page = play.page(Language::English, Some(Seat::new(0)));
    let (_, after) = page.html().split_once("id=\"detail\">").unwrap();
    after.split_once('<').unwrap().0.to_owned()
}

#[test]
fn n3_4_others_may_join_with_the_sort_of_a_played_card() {
    let mut play = table([1, 1], [0, 1]);
    assert!(detail(&play).contains("can join in"), "{}", detail(&play));
    let own = play.state.table.players[Seat::new(0)].cards;
    let played = own.and(GAME.0.solar_cards());
    play.state.table.played = played;
    assert!(detail(&play).contains("can join in"), "{}", detail(&play));
}

#[test]
fn n3_5_others_cannot_join_with_another_sort() {
    // The first player has only cards of the solar system, the second only a constellation card.
    let said = detail(&table([0, 2], [1, 0]));
    assert!(said.contains("Nobody can join in"), "{said}");
}
