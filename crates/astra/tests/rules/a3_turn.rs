//! A3.1 to A3.5, the turn: abilities, marking, Observe, telescopes, Grand stars.

use crate::common::*;
use astra::{Action, Event, Illegal, Pen, Stage};
use tabletop::RuleBreach;

// Taurus: 1–2–3, 3–4–5, 3–6, 6–7–8, 6–9–10. Start 1, Grand 4 and 8.
// Corvus: 1–2, 1–5, 2–3, 3–4, 3–5. Start 1, Grand 5.
// Canis Minor: 1–2, 2–3, 3–4, 3–5. Start 1, Grand 2.
const BOARD: [&str; 4] = ["taurus", "corvus", "canis-minor", "triangulum"];

#[test]
fn a3_1_any_number_of_active_cards_may_be_used_in_any_order() {
    for order in [
        ["aquila", "aries", "cepheus"],
        ["cepheus", "aries", "aquila"],
    ] {
        let mut scene = table(3).owns(ANN, &["aquila", "aries", "cepheus"]).begin();
        for card in order {
            scene.use_card(ANN, card);
        }
        // 8 + 4 + 3 stardust, 1 telescope.
        assert_eq!(scene.journal(ANN).stardust, 15);
        assert_eq!(scene.journal(ANN).telescopes, 1);
        assert_eq!(scene.exhausted_of(ANN).len(), 3);
        assert_eq!(scene.state.table.stage, Stage::Turn);
    }
}

#[test]
fn a3_1_no_card_needs_to_be_used() {
    let mut scene = table(3).owns(ANN, &["aquila"]).begin();
    scene.rest(ANN);
    assert_eq!(scene.exhausted_of(ANN), [""; 0]);
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a3_1_a_used_card_is_exhausted_and_cannot_be_used_again() {
    let mut scene = table(3).owns(ANN, &["aquila"]).begin();
    let aquila = scene.card("aquila");
    let events = scene.use_card(ANN, "aquila");
    assert_eq!(
        events,
        [
            Event::AbilityUsed {
                seat: ANN,
                card: aquila
            },
            Event::StardustGained {
                seat: ANN,
                stardust: 4
            }
        ]
    );
    assert_eq!(scene.exhausted_of(ANN), ["aquila"]);
    let refused = scene.refuse(ANN, Action::Use(aquila));
    assert_eq!(refused, Illegal::CardExhausted);
    assert_eq!(refused.rule(), "A3.1");
}

#[test]
fn a3_1_players_use_only_their_own_cards() {
    let mut scene = table(3).owns(BEN, &["aquila"]).begin();
    let aquila = scene.card("aquila");
    assert_eq!(scene.refuse(ANN, Action::Use(aquila)), Illegal::NotYourCard);
    assert_eq!(scene.refuse(BEN, Action::Use(aquila)), Illegal::NotYourTurn);
}

#[test]
fn a3_1_abilities_come_before_the_action() {
    let mut scene = table(3).board(&BOARD).owns(ANN, &["aquila"]).begin();
    scene.journal_mut(ANN).telescopes = 1;
    let aquila = scene.card("aquila");
    scene.marking(ANN, 1, &[1]);
    assert_eq!(
        scene.refuse(ANN, Action::Use(aquila)),
        Illegal::AbilitiesFirst
    );
    scene.stop(ANN);
    assert_eq!(scene.state.table.stage, Stage::BetweenObserves);
    assert_eq!(
        scene.refuse(ANN, Action::Use(aquila)),
        Illegal::AbilitiesFirst
    );
}

#[test]
fn a3_1_an_ability_is_resolved_fully_before_the_next_one() {
    let mut scene = table(3).board(&BOARD).owns(ANN, &["pisces", "leo"]).begin();
    scene.use_card(ANN, "pisces");
    let leo = scene.card("leo");
    assert_eq!(scene.refuse(ANN, Action::Use(leo)), Illegal::NotNow);
    assert_eq!(scene.refuse(ANN, Action::Rest), Illegal::NotNow);
    scene.marking(ANN, 1, &[1, 2]);
    scene.use_card(ANN, "leo");
}

#[test]
fn a3_1_several_this_turn_abilities_last_through_the_turn_together() {
    // Cancer gives fame for Grand stars, Hydra refunds the way to them, Boötes frees first stars.
    let mut scene = table(3)
        .board(&BOARD)
        .owns(ANN, &["cancer", "hydra", "bootes"])
        .begin();
    for card in ["cancer", "hydra", "bootes"] {
        scene.use_card(ANN, card);
    }
    // Star 3 of Taurus is Common and comes first, star 4 is Grand: 2 stardust spent, 1 refunded.
    scene.marking(ANN, 1, &[3, 4]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).fame, 1);
    assert_eq!(scene.journal(ANN).stardust, 8 - 2 + 1);
    // They end with the turn.
    assert_eq!(scene.state.table.turn, astra::Turn::default());
}

#[test]
fn a3_1_a_card_gained_this_turn_can_be_used_from_the_next_turn_on() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(ANN, 3, &[1, 2, 3, 4]);
    scene.marking(ANN, 3, &[5]);
    assert_eq!(scene.cards_of(ANN), ["canis-minor"]);
    assert_eq!(scene.state.table.active, BEN, "the turn is over");
    scene.rest_until(ANN);
    scene.use_card(ANN, "canis-minor");
    assert_eq!(scene.journal(ANN).wisdom, 1);
}

#[test]
fn a3_2_the_first_mark_on_a_card_is_the_starting_star() {
    let mut scene = table(3).board(&BOARD).begin();
    for place in 1..=4 {
        assert_eq!(scene.markable(place), [1]);
    }
    let refused = scene.refuse(ANN, mark(1, 2));
    assert_eq!(refused, Illegal::NotTheStart);
    assert_eq!(refused.rule(), "A3.2");
}

#[test]
fn a3_2_on_a_marked_card_the_first_star_is_adjacent_to_any_marked_one() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(ANN, 1, &[1]).marked(BEN, 1, &[2, 3]);
    assert_eq!(scene.markable(1), [4, 6]);
    assert_eq!(scene.refuse(ANN, mark(1, 7)), Illegal::NotAdjacent);
    scene.marked(CAT, 1, &[6]);
    assert_eq!(scene.markable(1), [4, 7, 9]);
}

#[test]
fn a3_2_each_further_star_is_adjacent_to_the_one_just_marked() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(BEN, 1, &[1, 2, 3]);
    scene.marking(ANN, 1, &[6]);
    // 4 is adjacent to the marked 3, but not to 6.
    assert_eq!(scene.markable(1), [7, 9]);
    let refused = scene.refuse(ANN, mark(1, 4));
    assert_eq!(refused, Illegal::NotInChain);
    assert_eq!(refused.rule(), "A3.2");
    // The chain stays on its card.
    assert_eq!(scene.refuse(ANN, mark(2, 1)), Illegal::NotInChain);
}

#[test]
fn a3_2_a_marked_star_is_never_marked_again() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(ANN, 1, &[1]).marked(BEN, 1, &[2]);
    assert_eq!(scene.refuse(ANN, mark(1, 1)), Illegal::StarMarked);
    assert_eq!(scene.refuse(ANN, mark(1, 2)), Illegal::StarMarked);
}

#[test]
fn a3_2_only_stars_of_cards_around_the_board_can_be_marked() {
    let mut scene = table(3).board(&BOARD).begin();
    assert_eq!(scene.refuse(ANN, mark(2, 6)), Illegal::NoSuchStar);
    assert_eq!(scene.refuse(ANN, mark(5, 1)), Illegal::NoCard);
    scene.clear(4);
    assert_eq!(scene.refuse(ANN, mark(4, 1)), Illegal::NoCard);
}

#[test]
fn a3_2_a_finished_card_cannot_be_marked() {
    // A card finished in the Ability phase waits for the Discovery phase.
    let mut scene = table(3).board(&BOARD).owns(ANN, &["cetus"]).begin();
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    scene.use_card(ANN, "cetus");
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.markable(2), [0; 0]);
    assert_eq!(scene.refuse(ANN, mark(2, 4)), Illegal::StarMarked);
}

#[test]
fn a3_3_an_observe_costs_one_stardust_per_star() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marking(ANN, 1, &[1, 2, 3]);
    assert_eq!(scene.journal(ANN).stardust, 5);
    scene.stop(ANN);
    assert_eq!(scene.marks(Pen::of(ANN), 1), [1, 2, 3]);
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a3_3_an_observe_needs_a_stardust() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).stardust = 0;
    let refused = scene.refuse(ANN, mark(1, 1));
    assert_eq!(refused, Illegal::NoStardust);
    assert_eq!(refused.rule(), "A3.3");
    scene.journal_mut(ANN).stardust = 1;
    let events = scene.act(ANN, mark(1, 1));
    let began = Event::ObserveBegan {
        seat: ANN,
        telescope: false,
    };
    assert_eq!(events[0], began);
}

#[test]
fn a3_3_an_observe_ends_without_stardust() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).stardust = 2;
    scene.marking(ANN, 1, &[1, 2]);
    assert_eq!(scene.journal(ANN).stardust, 0);
    assert_eq!(
        scene.state.table.active, BEN,
        "although star 3 could be marked"
    );
}

#[test]
fn a3_3_an_observe_ends_without_an_unmarked_neighbour() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(BEN, 1, &[1, 2, 3]);
    scene.marking(ANN, 1, &[4, 5]);
    assert_eq!(scene.journal(ANN).stardust, 6);
    assert_eq!(scene.state.table.active, BEN, "star 5 is a dead end");
}

#[test]
fn a3_3_an_observe_may_be_stopped_but_not_before_the_first_star() {
    let mut scene = table(3).board(&BOARD).begin();
    assert_eq!(scene.refuse(ANN, Action::Stop), Illegal::NotNow);
    assert_eq!(scene.refuse(ANN, Action::Finish), Illegal::NoPassing);
    scene.marking(ANN, 1, &[1]);
    scene.stop(ANN);
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a3_4_each_additional_observe_costs_a_telescope() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).telescopes = 2;
    scene.marking(ANN, 1, &[1]);
    scene.stop(ANN);
    // The same card, with a new chain.
    let events = scene.act(ANN, mark(1, 2));
    let began = Event::ObserveBegan {
        seat: ANN,
        telescope: true,
    };
    assert_eq!(events[0], began);
    assert_eq!(scene.journal(ANN).telescopes, 1);
    scene.stop(ANN);
    // Another card.
    scene.marking(ANN, 2, &[1, 5]);
    assert_eq!(scene.journal(ANN).telescopes, 0);
    scene.stop(ANN);
    assert_eq!(scene.state.table.active, BEN, "no telescope is left");
    assert_eq!(scene.journal(ANN).stardust, 4);
}

#[test]
fn a3_4_the_marking_rule_applies_to_an_additional_observe() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene.marked(BEN, 1, &[1, 2, 3]);
    scene.marking(ANN, 1, &[4, 5]);
    assert_eq!(scene.refuse(ANN, mark(1, 7)), Illegal::NotAdjacent);
    assert_eq!(scene.refuse(ANN, mark(2, 2)), Illegal::NotTheStart);
    assert_eq!(scene.markable(1), [6]);
}

#[test]
fn a3_4_telescopes_may_be_kept() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene.marking(ANN, 1, &[1]);
    scene.stop(ANN);
    scene.finish(ANN);
    assert_eq!(scene.journal(ANN).telescopes, 1);
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a3_4_without_stardust_there_is_no_additional_observe() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene.journal_mut(ANN).stardust = 1;
    scene.marking(ANN, 1, &[1]);
    assert_eq!(scene.state.table.active, BEN);
    assert_eq!(scene.journal(ANN).telescopes, 1);
}

#[test]
fn a3_4_there_is_no_additional_observe_after_a_rest() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).telescopes = 3;
    scene.rest(ANN);
    assert_eq!(scene.state.table.active, BEN);
    assert_eq!(scene.refuse(ANN, mark(1, 1)), Illegal::NotYourTurn);
    assert_eq!(scene.journal(ANN).telescopes, 3);
}

#[test]
fn a3_5_a_grand_star_gives_1_wisdom_at_once() {
    let mut scene = table(3).board(&BOARD).begin();
    let events = scene.marking(ANN, 3, &[1, 2]);
    assert_eq!(scene.journal(ANN).wisdom, 1);
    let gained = Event::WisdomGained {
        seat: ANN,
        wisdom: 1,
        card_limit: 2,
    };
    assert_eq!(events.last(), Some(&gained));
    // A Common star gives none, nor did the Starting star.
    scene.marking(ANN, 3, &[3]);
    assert_eq!(scene.journal(ANN).wisdom, 1);
}

#[test]
fn a3_5_a_grand_star_gives_wisdom_however_it_was_marked() {
    let mut scene = table(3).board(&BOARD).owns(ANN, &["cetus"]).begin();
    scene.use_card(ANN, "cetus");
    scene.marking(ANN, 1, &[8]);
    assert_eq!(scene.journal(ANN).wisdom, 1);
}

#[test]
fn a3_5_beyond_the_end_of_the_track_wisdom_is_lost() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).wisdom = 17;
    scene.journal_mut(ANN).telescopes = 1;
    scene.marked(BEN, 1, &[1, 2, 3]);
    scene.marking(ANN, 1, &[4]);
    assert_eq!(scene.journal(ANN).wisdom, 18);
    assert_eq!(scene.fame(ANN, 1).card_limit, 8);
    scene.stop(ANN);
    scene.marking(ANN, 3, &[1, 2]);
    assert_eq!(scene.journal(ANN).wisdom, 18);
    assert_eq!(scene.fame(ANN, 1).card_limit, 8);
}
