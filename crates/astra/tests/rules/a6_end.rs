//! A6, Game End and the final scoring.

use crate::common::*;
use astra::{Action, CardIds, Element, Event, FinalCardId, Illegal};
use tabletop::{RuleBreach, Seat};

// Corvus: 1–2, 1–5, 2–3, 3–4, 3–5; Grand 5.
const BOARD: [&str; 4] = ["taurus", "corvus", "canis-minor", "triangulum"];

/// Returns the last rounds that these events announce.
fn announced(events: &[Event]) -> Vec<u16> {
    let rounds = events.iter().filter_map(|event| match event {
        Event::GameEndAppeared { last_round } => Some(*last_round),
        _ => None,
    });
    rounds.collect()
}

/// Ann, Ben and Cat play, `first` has the token, and one card is left above Game End.
fn last_card_above(first: Seat) -> Scene {
    table(3)
        .first(first)
        .board(&BOARD)
        .left_above_game_end(1)
        .begin()
}

#[test]
fn a6_1_a_discovery_that_draws_the_last_card_above_game_end_triggers_the_end() {
    let mut scene = last_card_above(ANN);
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    let events = scene.marking(ANN, 2, &[4]);
    assert_eq!(announced(&events), [1]);
    assert_eq!(scene.state.table.last_round, Some(1));
    assert_eq!(usize::from(scene.state.table.drawn), 23);
}

#[test]
fn a6_1_the_discard_icon_triggers_the_end_too() {
    let mut scene = table(3)
        .board(&BOARD)
        .sphere(Element::Earth)
        .left_above_game_end(1)
        .begin();
    let events = scene.rest(ANN);
    assert_eq!(announced(&events), [1]);
}

#[test]
fn a6_1_the_end_is_not_triggered_before_game_end_is_the_top_card() {
    let mut scene = table(3).board(&BOARD).left_above_game_end(2).begin();
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    let events = scene.marking(ANN, 2, &[4]);
    assert_eq!(announced(&events), [0; 0]);
    assert_eq!(scene.state.table.last_round, None);
}

#[test]
fn a6_1_in_the_first_players_turn_this_round_is_the_last() {
    let mut scene = last_card_above(ANN);
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.rest_to_the_end(), [BEN, CAT]);
}

#[test]
fn a6_1_the_first_player_need_not_be_the_first_seat() {
    let mut scene = last_card_above(CAT);
    scene.marked(CAT, 2, &[1, 2, 3, 5]);
    scene.marking(CAT, 2, &[4]);
    assert_eq!(scene.rest_to_the_end(), [ANN, BEN]);
}

#[test]
fn a6_1_in_another_players_turn_one_more_full_round_follows() {
    let mut scene = last_card_above(ANN);
    scene.rest(ANN);
    scene.marked(BEN, 2, &[1, 2, 3, 5]);
    let events = scene.marking(BEN, 2, &[4]);
    assert_eq!(announced(&events), [2]);
    // Cat finishes the round, then everybody has one last turn.
    assert_eq!(scene.rest_to_the_end(), [CAT, ANN, BEN, CAT]);
}

#[test]
fn a6_1_in_the_last_players_turn_one_more_full_round_follows_too() {
    let mut scene = table(3)
        .first(BEN)
        .board(&BOARD)
        .sphere(Element::Water)
        .left_above_game_end(1)
        .begin();
    scene.rest(BEN); // to Earth
    scene.marking(CAT, 1, &[1]);
    scene.stop(CAT);
    let events = scene.rest(ANN); // past the icon
    assert_eq!(announced(&events), [2]);
    assert_eq!(scene.rest_to_the_end(), [BEN, CAT, ANN]);
}

#[test]
fn a6_1_the_end_is_triggered_once() {
    let mut scene = last_card_above(ANN);
    scene.rest(ANN);
    scene.marked(BEN, 2, &[1, 2, 3, 5]);
    scene.marking(BEN, 2, &[4]);
    scene.marked(CAT, 3, &[1, 2, 3, 4]);
    let events = scene.marking(CAT, 3, &[5]);
    assert_eq!(announced(&events), [0; 0]);
    assert_eq!(scene.state.table.last_round, Some(2));
}

#[test]
fn a6_1_after_the_end_nobody_acts() {
    let mut scene = last_card_above(ANN);
    scene.state.table.last_round = Some(1);
    scene.rest(ANN);
    scene.rest(BEN);
    assert_eq!(scene.outcome(), None);
    let events = scene.rest(CAT);
    assert_eq!(events.last(), Some(&Event::GameOver));
    assert_eq!(scene.to_act(), []);
    let refused = scene.refuse(ANN, Action::Rest);
    assert_eq!(refused, Illegal::GameOver);
    assert_eq!(refused.rule(), "A6.1");
    assert!(scene.outcome().is_some());
}

#[test]
fn a6_2_discoveries_still_draw_new_cards_from_under_game_end() {
    let mut scene = table(3)
        .board(&BOARD)
        .next(&["leo", "lyra"])
        .left_above_game_end(1)
        .begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene
        .marked(ANN, 2, &[1, 2, 3, 5])
        .marked(ANN, 3, &[1, 2, 3, 4]);
    scene.marking(ANN, 2, &[4]);
    scene.marking(ANN, 3, &[5]);
    let events = scene.act(ANN, discover(2));
    // Leo lay above Game End, Lyra under it.
    assert_eq!(scene.on(2), Some("leo"));
    assert_eq!(scene.on(3), Some("lyra"));
    assert_eq!(announced(&events), [1]);
    assert_eq!(scene.state.table.drawn, 24);
}

#[test]
fn a6_2_if_the_deck_is_empty_a_place_stays_empty() {
    let mut scene = table(3).board(&BOARD).left_in_deck(1).begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene
        .marked(ANN, 2, &[1, 2, 3, 5])
        .marked(ANN, 3, &[1, 2, 3, 4]);
    scene.marking(ANN, 2, &[4]);
    scene.marking(ANN, 3, &[5]);
    let events = scene.act(ANN, discover(3));
    assert!(scene.on(3).is_some());
    assert_eq!(scene.on(2), None);
    assert!(events.contains(&Event::PlaceLeftEmpty { place: place(2) }));
    assert_eq!(scene.state.table.drawn, 48);
    // Play continues with the cards that are left.
    assert_eq!(scene.markable(2), [0; 0]);
    assert_eq!(scene.refuse(BEN, mark(2, 1)), Illegal::NoCard);
    scene.marking(BEN, 1, &[1]);
}

#[test]
fn a6_3_pouch_size_and_card_limit_count_as_fame() {
    let mut scene = table(3).begin();
    assert_eq!(scene.fame(ANN, 1).pouch, 5);
    assert_eq!(scene.fame(ANN, 1).card_limit, 2);
    scene.journal_mut(ANN).pouch = 12;
    scene.journal_mut(ANN).wisdom = 9; // two spots into the section for limit 6
    assert_eq!(scene.fame(ANN, 1).pouch, 12);
    assert_eq!(scene.fame(ANN, 1).card_limit, 5);
}

#[test]
fn a6_3_every_3_stardust_give_1_fame() {
    let mut scene = table(3).begin();
    for (stardust, fame) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (30, 10)] {
        scene.journal_mut(ANN).stardust = stardust;
        assert_eq!(scene.fame(ANN, 1).stardust, fame, "{stardust} stardust");
    }
}

#[test]
fn a6_3_every_2_own_stars_on_undiscovered_cards_together_give_1_fame() {
    let mut scene = table(3).board(&BOARD).begin();
    // One star on each of three cards makes three in all: 1 fame, not 0 and not 3.
    for place in 1..=3 {
        scene.marked(ANN, place, &[1]);
    }
    scene.marked(BEN, 4, &[1, 2, 3]);
    assert_eq!(scene.fame(ANN, 1).stars, 1);
    scene.marked(ANN, 1, &[2]);
    assert_eq!(scene.fame(ANN, 1).stars, 2);
    assert_eq!(scene.fame(BEN, 1).stars, 1);
    assert_eq!(scene.fame(CAT, 1).stars, 0);
}

#[test]
fn a6_3_only_active_cards_give_their_fame() {
    // Leo and Orion are worth 2, Lyra 1; Orion is exhausted.
    let scene = table(3)
        .owns(ANN, &["leo", "lyra"])
        .exhausted(ANN, &["orion"])
        .begin();
    assert_eq!(scene.fame(ANN, 1).active_cards, 3);
}

#[test]
fn a6_3_the_final_scoring_card_counts_active_and_exhausted_cards() {
    // Card 1 has Fire and Water. Two more Fire cards, one of them exhausted: three marks.
    let scene = table(3)
        .owns(ANN, &["leo"])
        .exhausted(ANN, &["orion"])
        .begin();
    assert_eq!(scene.fame(ANN, 1).elements, 6);
    // Card 6 has Air and Earth: the Fire row has two marks, the first column three.
    assert_eq!(scene.fame(ANN, 6).elements, 2 + 3);
}

#[test]
fn a6_3_a_row_stops_at_4() {
    let fire = ["leo", "orion", "aries", "auriga", "hercules"];
    let scene = table(3).owns(ANN, &fire).begin();
    // Five cards and the mark from the start make six, but the row holds four.
    assert_eq!(scene.fame(ANN, 1).elements, 11);
}

#[test]
fn a6_3_everything_is_added_to_the_fame_track() {
    let mut scene = table(3)
        .board(&BOARD)
        .owns(ANN, &["leo"])
        .finals(&[1, 2, 3])
        .begin();
    scene.state.table.last_round = Some(1);
    scene.journal_mut(ANN).fame = 40;
    scene.journal_mut(ANN).stardust = 7;
    scene.marked(ANN, 1, &[1, 2, 3]);
    scene.rest_to_the_end();
    let score = scene.outcome().unwrap().scores.swap_remove(0);
    let sources = [
        ("track", 40),
        ("pouch", 5),
        ("card-limit", 2),
        ("stardust", 2),
        ("stars", 1),
        ("active-cards", 2),
        ("elements", 2),
    ];
    assert_eq!(score.sources, sources);
    assert_eq!(score.total, 54);
}

#[test]
fn a6_4_the_rulebooks_example_gives_28_fame() {
    // Card 2 has Fire and Air marked from the start. Three Air, two Earth and three Water cards.
    let cards = [
        "lyra", "corvus", "sagitta", "taurus", "virgo", "cetus", "hydra", "pisces",
    ];
    let scene = table(3).owns(ANN, &cards).begin();
    let pair = scene.game.data().finals.cards[FinalCardId::new(1).index()].0;
    assert_eq!(pair, [Element::Fire, Element::Air]);
    // Rows 11 + 2 + 0 + 6, columns 6 + 3.
    assert_eq!(scene.fame(ANN, 2).elements, 28);
}

/// Makes everybody rest until the game is over.
fn ended(mut scene: Scene) -> Scene {
    scene.state.table.last_round = Some(1);
    scene.rest_to_the_end();
    scene
}

#[test]
fn a6_5_most_fame_wins() {
    let mut scene = table(3).begin();
    scene.journal_mut(BEN).fame = 1;
    let outcome = ended(scene).outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [BEN]);
    assert_eq!(outcome.ranks, [2, 1, 2]);
}

#[test]
fn a6_5_tied_players_share_the_win() {
    let mut scene = table(3).begin();
    scene.journal_mut(ANN).fame = 7;
    scene.journal_mut(CAT).fame = 7;
    let outcome = ended(scene).outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [ANN, CAT]);
    assert_eq!(outcome.ranks, [1, 3, 1]);
    // 7 fame, pouch 5, limit 2, 2 for 8 stardust; the marks from the start are worth nothing.
    assert_eq!(outcome.scores[0].total, 7 + 5 + 2 + 2);
}

#[test]
fn a6_5_the_order_of_the_turns_does_not_break_ties() {
    let everybody = ended(table(4).begin()).outcome().unwrap();
    assert_eq!(everybody.winners.len(), 4);
    assert_eq!(everybody.ranks, [1, 1, 1, 1]);
}

#[test]
fn a6_1_game_end_is_not_one_of_the_cards() {
    // Game End is put away and is not one of the cards: exactly the drawn ones are seen.
    let mut scene = last_card_above(ANN);
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    scene.marking(ANN, 2, &[4]);
    let table = &scene.state.table;
    let on_board = table.places.iter().filter_map(|place| place.card);
    let seen = on_board
        .collect::<CardIds>()
        .or(table.discard)
        .or(scene.journal(ANN).cards);
    assert_eq!(seen.len(), usize::from(table.drawn));
}
