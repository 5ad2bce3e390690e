//! One whole short game for two, step by step, every number worked out by hand.
//!
//! Sixteen cards of the deck are drawn and three are left above Game End: Lyra, Cancer and Leo.
//! Around the board lie Corvus, Triangulum and Sagitta. The Water sphere is active. Clockwise, with
//! the dreamer's numbers, the spheres are Fire (2), Air (3), Water (1), Earth (4).

use crate::common::*;
use astra::{Action, Element, Event, Illegal, Pen, Stage};

/// Returns a player's stardust, telescopes, pouch, wisdom and fame.
fn purse(scene: &Scene, seat: tabletop::Seat) -> (u16, u16, u8, u8, u16) {
    let j = scene.journal(seat);
    (j.stardust, j.telescopes, j.pouch, j.wisdom, j.fame)
}

fn begin() -> Scene {
    // Ann's Final Scoring card (5) has Water and Earth. Ben's (2) has Fire and Air, and he has a
    // telescope.
    let mut game = table(2)
        .board(&["corvus", "triangulum", "sagitta"])
        .next(&["lyra", "cancer", "leo"])
        .left_above_game_end(3)
        .sphere(Element::Water)
        .finals(&[5, 2])
        .begin();
    game.journal_mut(BEN).telescopes = 1;
    game
}

fn first_round(game: &mut Scene) {
    // Ann marks Corvus 1, 5, 3, 4 for 4 of her 8 stardust. Star 5 is Grand (1 wisdom), star 4 a
    // dead end.
    game.marking(ANN, 1, &[1, 5, 3, 4]);
    assert_eq!(purse(game, ANN), (4, 0, 5, 1, 0));
    // Ben marks Triangulum 1, 2, 3, 4. Only the Grand star 5 is left. He keeps his telescope.
    game.marking(BEN, 2, &[1, 2, 3, 4]);
    game.finish(BEN);
    assert_eq!(purse(game, BEN), (4, 1, 5, 0, 0));
}

fn second_round(game: &mut Scene) {
    // Ann finishes Triangulum with its Grand star: 2 wisdom raise her card limit to 3.
    game.marking(ANN, 2, &[5]);
    assert_eq!(purse(game, ANN), (3, 0, 5, 2, 0));
    // Ben has four stars on it and picks Stardust 4. Ann takes the card, Lyra takes its place.
    game.act(BEN, pick(2));
    assert_eq!(purse(game, BEN), (8, 1, 5, 0, 0));
    assert_eq!(game.cards_of(ANN), ["triangulum"]);
    assert_eq!(game.on(2), Some("lyra"));
    // Ben finishes Corvus with its last star; Ann has four there and picks Fame 2.
    game.marking(BEN, 1, &[2]);
    game.finish(BEN);
    game.act(ANN, pick(1));
    assert_eq!(purse(game, ANN), (3, 0, 5, 2, 2));
    assert_eq!(purse(game, BEN), (7, 1, 5, 0, 0));
    assert_eq!(game.cards_of(BEN), ["corvus"]);
    assert_eq!(game.on(1), Some("cancer"));
    assert_eq!(game.state.table.last_round, None);
}

fn third_round(game: &mut Scene) {
    // Ann rests: her stardust goes from 3 to 5, the marker moves to Earth (4).
    game.rest(ANN);
    assert_eq!(purse(game, ANN), (5, 0, 5, 2, 2));
    assert_eq!(game.state.table.sphere, Element::Earth);
    // No card has a mark; Cancer and Lyra have six stars each, Sagitta five: Ann's choice.
    assert_eq!(game.legal(ANN), [dream(1), dream(2)]);
    game.act(ANN, dream(1));
    // The dreamer marks 1, 2, 3 and the Grand star 5, which gives nobody wisdom.
    game.marking(ANN, 1, &[1, 2, 3, 5]);
    assert_eq!(game.marks(Pen::DREAMER, 1), [1, 2, 3, 5]);
    assert_eq!(purse(game, ANN), (5, 0, 5, 2, 2));
    // Ben marks Cancer 6, a dead end, and with his telescope Sagitta 1 and 2, for 3 of 7 stardust.
    game.marking(BEN, 1, &[6]);
    game.marking(BEN, 3, &[1, 2]);
    game.stop(BEN);
    assert_eq!(purse(game, BEN), (4, 0, 5, 0, 0));
}

fn last_round(game: &mut Scene) {
    // Ann uses Triangulum (2 stardust, now exhausted) and finishes Cancer with star 4.
    game.use_card(ANN, "triangulum");
    game.marking(ANN, 1, &[4]);
    assert_eq!(purse(game, ANN), (6, 0, 5, 2, 2));
    // Ben has one star there, the dreamer four: only Wisdom 1 and Improvement 1 are left to him.
    assert_eq!(game.refuse(BEN, pick(1)), Illegal::BehindTheDreamer);
    assert_eq!(game.legal(BEN), [pick(3), pick(4), Action::Decline]);
    let events = game.act(BEN, pick(4));
    assert_eq!(purse(game, BEN), (4, 0, 6, 0, 0));
    assert_eq!(game.cards_of(ANN), ["cancer", "triangulum"]);
    // Leo was the last card above Game End. Ann is the first player: this round is the last.
    assert_eq!(game.on(1), Some("leo"));
    assert!(events.contains(&Event::GameEndAppeared { last_round: 4 }));
    // Ben uses Corvus. One undiscovered card, Sagitta, has stars of his: 1 fame.
    game.use_card(BEN, "corvus");
    assert_eq!(purse(game, BEN), (4, 0, 6, 0, 1));
    // Lyra 1, 2, 3 and the Grand star 4 take his last stardust: the turn and the game are over.
    game.marking(BEN, 2, &[1, 2, 3, 4]);
    assert_eq!(purse(game, BEN), (0, 0, 6, 1, 1));
    assert_eq!(game.state.table.stage, Stage::Over);
}

#[test]
fn a_short_game_scored_by_hand() {
    let mut game = begin();
    first_round(&mut game);
    second_round(&mut game);
    third_round(&mut game);
    last_round(&mut game);

    let outcome = game.outcome().unwrap();
    // Ann: fame 2; pouch 5; card limit 3; 2 for 6 stardust; no star on the board; 1 for Cancer,
    // which is active (Triangulum is exhausted); Water and Earth have two marks each, rows of 2 and
    // 2.
    let ann = [
        ("track", 2),
        ("pouch", 5),
        ("card-limit", 3),
        ("stardust", 2),
        ("stars", 0),
        ("active-cards", 1),
        ("elements", 4),
    ];
    assert_eq!(outcome.scores[0].sources, ann);
    assert_eq!(outcome.scores[0].total, 17);
    // Ben: fame 1; pouch 6; card limit 2 (1 wisdom of 2); no stardust; 3 for two stars on Sagitta
    // and four on Lyra; Corvus is exhausted; Air has two marks, a row of 2.
    let ben = [
        ("track", 1),
        ("pouch", 6),
        ("card-limit", 2),
        ("stardust", 0),
        ("stars", 3),
        ("active-cards", 0),
        ("elements", 2),
    ];
    assert_eq!(outcome.scores[1].sources, ben);
    assert_eq!(outcome.scores[1].total, 14);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [ANN]);
    assert_eq!(outcome.ranks, [1, 2]);
}
