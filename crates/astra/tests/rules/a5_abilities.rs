//! A5.1 to A5.11: abilities that take effect on use.

use crate::common::*;
use astra::{Action, Element, Event, Illegal, Pen, Stage};
use tabletop::RuleBreach;

// Taurus: 1–2–3, 3–4–5, 3–6, 6–7–8, 6–9–10. Start 1, Grand 4 and 8.
// Corvus and Triangulum: 1–2, 1–5, 2–3, 3–4, 3–5. Start 1, Grand 5.
// Canis Minor: 1–2, 2–3, 3–4, 3–5. Start 1, Grand 2.
const BOARD: [&str; 4] = ["taurus", "corvus", "canis-minor", "triangulum"];

/// Ann owns these cards and is about to act.
fn ann_owns(cards: &[&'static str]) -> Scene {
    table(3).board(&BOARD).owns(ANN, cards).begin()
}

#[test]
fn a5_1_the_ability_gives_4_3_or_2_stardust() {
    let gains = [
        ("aquila", 4),
        ("leo", 4),
        ("aries", 3),
        ("delphinus", 3),
        ("equuleus", 2),
    ];
    for (card, gain) in gains {
        let mut scene = ann_owns(&[card]);
        scene.use_card(ANN, card);
        assert_eq!(scene.journal(ANN).stardust, 8 + gain, "{card}");
        assert_eq!(scene.state.table.stage, Stage::Turn);
    }
    let mut scene = table(3).owns(ANN, &["triangulum"]).begin();
    scene.use_card(ANN, "triangulum");
    assert_eq!(scene.journal(ANN).stardust, 10);
}

#[test]
fn a5_2_the_ability_gives_a_telescope() {
    for card in ["cepheus", "corona-borealis", "ursa-minor"] {
        let mut scene = ann_owns(&[card]);
        scene.use_card(ANN, card);
        assert_eq!(scene.journal(ANN).telescopes, 1, "{card}");
        assert_eq!(scene.journal(ANN).stardust, 8);
    }
}

#[test]
fn a5_2_the_telescope_can_be_used_in_the_same_turn() {
    let mut scene = ann_owns(&["cepheus"]);
    scene.use_card(ANN, "cepheus");
    scene.marking(ANN, 1, &[1]);
    scene.stop(ANN);
    scene.marking(ANN, 2, &[1]);
    assert_eq!(scene.journal(ANN).telescopes, 0);
}

#[test]
fn a5_3_three_stardust_buy_a_telescope_any_number_of_times() {
    for card in ["ara", "auriga", "ursa-major"] {
        let mut scene = ann_owns(&[card]);
        scene.use_card(ANN, card);
        assert_eq!(scene.legal(ANN), [Action::Trade, Action::Stop]);
        scene.act(ANN, Action::Trade);
        assert_eq!(scene.journal(ANN).telescopes, 1);
        assert_eq!(scene.journal(ANN).stardust, 5);
        let events = scene.act(ANN, Action::Trade);
        assert_eq!(
            events[0],
            Event::StardustTraded {
                seat: ANN,
                stardust: 3
            }
        );
        assert_eq!(scene.journal(ANN).telescopes, 2);
        assert_eq!(scene.journal(ANN).stardust, 2);
        assert_eq!(
            scene.state.table.stage,
            Stage::Turn,
            "2 stardust are too few"
        );
        assert_eq!(scene.refuse(ANN, Action::Trade), Illegal::NotNow);
    }
}

#[test]
fn a5_3_each_trade_needs_three_stardust() {
    for (stardust, trades) in [(2, 0), (3, 1), (5, 1), (6, 2)] {
        let mut scene = ann_owns(&["ara"]);
        scene.journal_mut(ANN).stardust = stardust;
        scene.use_card(ANN, "ara");
        let mut done = 0;
        while scene.state.table.stage == Stage::Trading {
            scene.act(ANN, Action::Trade);
            done += 1;
        }
        assert_eq!(done, trades, "with {stardust} stardust");
    }
}

#[test]
fn a5_3_a_player_may_stop_trading_at_any_time() {
    for trades in 0..=2 {
        let mut scene = ann_owns(&["ara"]);
        scene.journal_mut(ANN).stardust = 9;
        scene.use_card(ANN, "ara");
        for _ in 0..trades {
            scene.act(ANN, Action::Trade);
        }
        scene.stop(ANN);
        assert_eq!(scene.journal(ANN).telescopes, trades);
        assert_eq!(scene.journal(ANN).stardust, 9 - 3 * trades);
        assert_eq!(scene.state.table.stage, Stage::Turn);
    }
}

#[test]
fn a5_4_the_ability_raises_the_pouch_size_by_1() {
    for card in ["crater", "gemini"] {
        let mut scene = ann_owns(&[card]);
        scene.use_card(ANN, card);
        assert_eq!(scene.journal(ANN).pouch, 6, "{card}");
        assert_eq!(scene.journal(ANN).stardust, 8);
    }
}

#[test]
fn a5_5_the_ability_gives_1_wisdom() {
    let mut scene = ann_owns(&["sagitta"]);
    scene.use_card(ANN, "sagitta");
    assert_eq!(scene.journal(ANN).wisdom, 1);
    let mut scene = table(3).owns(ANN, &["canis-minor"]).begin();
    scene.journal_mut(ANN).wisdom = 1;
    let events = scene.use_card(ANN, "canis-minor");
    // The first section is full: the limit rises to 3.
    assert_eq!(
        events[1],
        Event::WisdomGained {
            seat: ANN,
            wisdom: 2,
            card_limit: 3
        }
    );
}

#[test]
fn a5_6_each_owned_card_of_the_active_sphere_gives_fame() {
    // Libra, Perseus, Lyra and Sagitta are Air, Leo is Fire; Lyra is exhausted.
    for (sphere, fame) in [
        (Element::Air, 4),
        (Element::Fire, 1),
        (Element::Water, 0),
        (Element::Earth, 0),
    ] {
        for card in ["libra", "perseus"] {
            let mut scene = table(3)
                .board(&BOARD)
                .sphere(sphere)
                .owns(ANN, &["libra", "perseus", "sagitta", "leo"])
                .exhausted(ANN, &["lyra"])
                .owns(BEN, &["equuleus", "aries"])
                .begin();
            scene.use_card(ANN, card);
            // All of Ann's own cards count, active or exhausted, this card included.
            assert_eq!(scene.journal(ANN).fame, fame, "{card} on {sphere:?}");
        }
    }
}

#[test]
fn a5_7_each_undiscovered_card_with_a_star_of_the_player_gives_fame() {
    for card in ["cassiopeia", "lyra"] {
        let mut scene = ann_owns(&[card]);
        scene
            .marked(ANN, 1, &[1, 2, 3])
            .marked(ANN, 2, &[1])
            .marked(BEN, 2, &[2])
            .marked(BEN, 3, &[1]);
        scene.use_card(ANN, card);
        assert_eq!(scene.journal(ANN).fame, 2, "{card}");
    }
    let mut scene = table(3).board(&["taurus"]).owns(ANN, &["corvus"]).begin();
    scene.marked(ANN, 1, &[1]);
    scene.use_card(ANN, "corvus");
    assert_eq!(scene.journal(ANN).fame, 1);
}

#[test]
fn a5_7_a_card_already_fully_marked_this_turn_does_not_count() {
    let mut scene = ann_owns(&["lyra", "cetus"]);
    scene.marked(ANN, 1, &[1]).marked(ANN, 2, &[1, 2, 3, 5]);
    scene.use_card(ANN, "cetus");
    scene.marking(ANN, 2, &[4]);
    scene.use_card(ANN, "lyra");
    assert_eq!(scene.journal(ANN).fame, 1, "Taurus only");
}

#[test]
fn a5_8_any_one_star_is_marked_free_without_the_marking_rule() {
    for card in ["cetus", "centaurus", "serpens"] {
        let mut scene = ann_owns(&[card]);
        scene.use_card(ANN, card);
        // Every star of every card, whether Starting, Grand or Common.
        assert_eq!(scene.markable(1), (1..=10).collect::<Vec<_>>());
        assert_eq!(scene.markable(4), [1, 2, 3, 4, 5]);
        assert_eq!(scene.refuse(ANN, Action::Stop), Illegal::NotNow);
        scene.marking(ANN, 1, &[8]);
        assert_eq!(scene.marks(Pen::of(ANN), 1), [8]);
        assert_eq!(scene.journal(ANN).stardust, 8, "free");
        assert_eq!(scene.journal(ANN).wisdom, 1, "star 8 is Grand");
        assert_eq!(scene.state.table.stage, Stage::Turn, "one star");
    }
}

#[test]
fn a5_8_afterwards_the_starting_star_is_like_any_other() {
    let mut scene = ann_owns(&["cetus"]);
    scene.use_card(ANN, "cetus");
    scene.marking(ANN, 1, &[5]);
    // A3.2: a star is marked, so its neighbours can be marked and the Starting star cannot.
    assert_eq!(scene.markable(1), [4]);
    assert_eq!(scene.refuse(ANN, mark(1, 1)), Illegal::NotAdjacent);
}

#[test]
fn a5_8_a_marked_star_cannot_be_marked() {
    let mut scene = ann_owns(&["cetus"]);
    scene.marked(BEN, 1, &[1]);
    scene.use_card(ANN, "cetus");
    assert_eq!(scene.refuse(ANN, mark(1, 1)), Illegal::StarMarked);
    assert_eq!(scene.refuse(ANN, mark(2, 6)), Illegal::NoSuchStar);
}

#[test]
fn a5_9_a_burst_marks_any_star_and_all_unmarked_stars_adjacent_to_it() {
    for card in ["andromeda", "eridanus", "virgo"] {
        let mut scene = ann_owns(&[card]);
        scene.marked(BEN, 1, &[3]);
        scene.use_card(ANN, card);
        scene.marking(ANN, 1, &[6]);
        // 6 is joined to 3, 7 and 9; Ben keeps his 3.
        assert_eq!(scene.marks(Pen::of(ANN), 1), [6, 7, 9]);
        assert_eq!(scene.marks(Pen::of(BEN), 1), [3]);
        assert_eq!(scene.journal(ANN).stardust, 8, "free");
        assert_eq!(scene.journal(ANN).wisdom, 0);
    }
}

#[test]
fn a5_9_grand_stars_of_a_burst_give_wisdom() {
    let mut scene = ann_owns(&["virgo"]);
    scene.use_card(ANN, "virgo");
    scene.marking(ANN, 1, &[7]);
    assert_eq!(scene.marks(Pen::of(ANN), 1), [6, 7, 8]);
    assert_eq!(scene.journal(ANN).wisdom, 1, "star 8 is Grand");
}

#[test]
fn a5_9_the_action_phase_is_skipped() {
    let mut scene = ann_owns(&["virgo"]);
    scene.journal_mut(ANN).telescopes = 1;
    scene.use_card(ANN, "virgo");
    scene.marking(ANN, 1, &[6]);
    let refused = scene.refuse(ANN, Action::Rest);
    assert_eq!(refused, Illegal::ActionSkipped);
    assert_eq!(refused.rule(), "A5.9");
    assert_eq!(scene.refuse(ANN, mark(2, 1)), Illegal::ActionSkipped);
    assert_eq!(scene.legal(ANN), [Action::Finish]);
    scene.finish(ANN);
    assert_eq!(scene.state.table.active, BEN);
    assert_eq!(scene.journal(ANN).telescopes, 1);
}

#[test]
fn a5_9_other_abilities_may_still_be_used() {
    let mut scene = ann_owns(&["andromeda", "leo", "pisces"]);
    scene.use_card(ANN, "andromeda");
    scene.marking(ANN, 1, &[2]);
    scene.use_card(ANN, "leo");
    scene.use_card(ANN, "pisces");
    scene.marking(ANN, 1, &[6, 9]);
    assert_eq!(scene.journal(ANN).stardust, 12);
    assert_eq!(scene.legal(ANN), [Action::Finish]);
    scene.finish(ANN);
    assert_eq!(scene.marks(Pen::of(ANN), 1), [1, 2, 3, 6, 9]);
    assert_eq!(scene.state.table.active, BEN);
    // In the next turn there is an action again.
    scene.rest_until(ANN);
    scene.marking(ANN, 1, &[10]);
}

#[test]
fn a5_9_a_burst_onto_a_finished_card_is_impossible() {
    let mut scene = ann_owns(&["cetus", "virgo"]);
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    scene.use_card(ANN, "cetus");
    scene.marking(ANN, 2, &[4]);
    scene.use_card(ANN, "virgo");
    assert_eq!(scene.markable(2), [0; 0]);
    for number in 1..=5 {
        assert_eq!(scene.refuse(ANN, mark(2, number)), Illegal::StarMarked);
    }
}

#[test]
fn a5_9_a_card_finished_by_a_burst_is_discovered() {
    let mut scene = ann_owns(&["virgo"]);
    scene.marked(BEN, 2, &[1, 2]);
    scene.use_card(ANN, "virgo");
    scene.marking(ANN, 2, &[3]);
    assert_eq!(scene.marks(Pen::of(ANN), 2), [3, 4, 5]);
    scene.finish(ANN);
    scene.decline(BEN);
    assert_eq!(scene.cards_of(ANN), ["corvus", "virgo"]);
}

#[test]
fn a5_10_two_stars_on_one_card_form_one_chain() {
    for card in ["hercules", "ophiuchus", "pisces"] {
        let mut scene = ann_owns(&[card]);
        scene.marked(BEN, 1, &[1, 2, 3]);
        scene.use_card(ANN, card);
        assert_eq!(scene.markable(1), [4, 6], "by the marking rule");
        scene.marking(ANN, 1, &[6]);
        // 4 is adjacent to the marked 3 but not to 6.
        assert_eq!(scene.markable(1), [7, 9]);
        assert_eq!(scene.refuse(ANN, mark(1, 4)), Illegal::NotInChain);
        scene.marking(ANN, 1, &[9]);
        assert_eq!(scene.marks(Pen::of(ANN), 1), [6, 9]);
        assert_eq!(scene.journal(ANN).stardust, 8, "free");
        assert_eq!(scene.state.table.stage, Stage::Turn);
    }
}

#[test]
fn a5_10_the_two_stars_may_be_on_two_cards() {
    let mut scene = ann_owns(&["pisces"]);
    scene.use_card(ANN, "pisces");
    assert_eq!(scene.refuse(ANN, mark(1, 2)), Illegal::NotTheStart);
    scene.marking(ANN, 1, &[1]);
    assert_eq!(scene.refuse(ANN, Action::Stop), Illegal::NotNow);
    assert_eq!(scene.refuse(ANN, mark(2, 2)), Illegal::NotTheStart);
    scene.marking(ANN, 2, &[1]);
    assert_eq!(scene.marks(Pen::of(ANN), 1), [1]);
    assert_eq!(scene.marks(Pen::of(ANN), 2), [1]);
    assert_eq!(scene.state.table.stage, Stage::Turn);
    // The action is still to come.
    scene.rest(ANN);
}

#[test]
fn a5_10_after_a_dead_end_the_second_star_is_on_another_card() {
    let mut scene = ann_owns(&["pisces"]);
    scene.marked(BEN, 1, &[1, 2, 3, 4]);
    scene.use_card(ANN, "pisces");
    scene.marking(ANN, 1, &[5]);
    assert_eq!(scene.markable(1), [0; 0], "star 6 would be a second chain");
    assert_eq!(scene.markable(2), [1]);
}

#[test]
fn a5_10_a_card_finished_by_the_first_star_is_no_longer_undiscovered() {
    let mut scene = ann_owns(&["pisces"]);
    scene.marked(BEN, 2, &[1, 2, 3, 5]);
    scene.use_card(ANN, "pisces");
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.markable(2), [0; 0]);
    scene.marking(ANN, 3, &[1]);
    scene.rest(ANN);
    assert_eq!(scene.to_act(), [BEN], "discovered after the action");
}

#[test]
fn a5_11_one_star_is_marked_on_each_of_three_different_cards() {
    for card in ["argo-navis", "draco", "lepus"] {
        let mut scene = ann_owns(&[card]);
        scene.marked(BEN, 1, &[1, 2, 3]);
        scene.use_card(ANN, card);
        scene.marking(ANN, 1, &[6]);
        let refused = scene.refuse(ANN, mark(1, 7));
        assert_eq!(refused, Illegal::SameCard);
        assert_eq!(refused.rule(), "A5.11");
        assert_eq!(scene.refuse(ANN, mark(2, 3)), Illegal::NotTheStart);
        scene.marking(ANN, 2, &[1]);
        assert_eq!(scene.refuse(ANN, Action::Stop), Illegal::NotNow);
        assert_eq!(scene.markable(1), [0; 0]);
        assert_eq!(scene.markable(2), [0; 0]);
        scene.marking(ANN, 4, &[1]);
        let marks = [1, 2, 3, 4].map(|place| scene.marks(Pen::of(ANN), place));
        assert_eq!(marks, [vec![6], vec![1], vec![], vec![1]]);
        assert_eq!(scene.journal(ANN).stardust, 8, "free");
        assert_eq!(scene.state.table.stage, Stage::Turn);
    }
}

#[test]
fn a5_11_with_only_two_markable_cards_two_stars_are_marked() {
    let mut scene = table(3)
        .board(&BOARD)
        .owns(ANN, &["draco"])
        .left_in_deck(0)
        .begin();
    // The deck is empty, and so are two places.
    scene.clear(1).clear(4);
    scene.use_card(ANN, "draco");
    scene.marking(ANN, 2, &[1]);
    scene.marking(ANN, 3, &[1]);
    assert_eq!(scene.state.table.stage, Stage::Turn);
    assert_eq!(scene.marks(Pen::of(ANN), 2), [1]);
    assert_eq!(scene.marks(Pen::of(ANN), 3), [1]);
}

#[test]
fn a5_11_with_two_players_all_three_cards_are_marked() {
    let mut scene = table(2)
        .board(&["taurus", "corvus", "canis-minor"])
        .owns(ANN, &["lepus"])
        .begin();
    scene.use_card(ANN, "lepus");
    for place in [3, 1, 2] {
        scene.marking(ANN, place, &[1]);
    }
    assert_eq!(scene.state.table.stage, Stage::Turn);
}
