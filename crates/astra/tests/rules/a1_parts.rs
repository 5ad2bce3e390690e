//! A1, the parts of the game: cards, boons, Final Scoring cards, journal, sphere boards.

use crate::common::*;
use astra::{
    Action, Astra, BoonKind, ByElement, CardId, Element, FinalCard, FinalCardId, StarKind,
};

fn game() -> &'static Astra {
    &GAME
}

/// The wisdom from which each card limit applies (data, A1.9).
const LIMITS: [(u8, usize); 7] = [(0, 2), (2, 3), (4, 4), (7, 5), (10, 6), (14, 7), (18, 8)];

#[test]
fn a1_1_there_are_48_cards_6_final_scoring_cards_and_1_game_end() {
    let game = game();
    assert_eq!(game.cards().cards().len(), 48);
    assert_eq!(CardId::all().count(), 48);
    assert_eq!(game.data().finals.cards.len(), 6);
    // Game End lies between the two parts of the deck.
    for seats in 2..=5 {
        let board = game.data().board(seats);
        assert_eq!(board.above_game_end + board.under_game_end, 48);
    }
}

#[test]
fn a1_1_telescopes_and_stardust_are_unlimited() {
    let mut scene = table(2).owns(ANN, &["cepheus", "leo"]).begin();
    // The box holds 20 telescopes and 60 stardust, "not considered limited".
    scene.journal_mut(ANN).telescopes = 20;
    scene.journal_mut(ANN).stardust = 60;
    scene.use_card(ANN, "cepheus");
    scene.use_card(ANN, "leo");
    assert_eq!(scene.journal(ANN).telescopes, 21);
    assert_eq!(scene.journal(ANN).stardust, 64);
}

#[test]
fn a1_2_a_card_has_name_element_stars_fame_lines_ability_and_four_boons() {
    for card in game().cards().cards() {
        assert!(!card.name.is_empty());
        assert!(matches!(card.fame, 1 | 2), "{}", card.id);
        assert!((5..=14).contains(&card.stars.len()), "{}", card.id);
        assert!(card.lines.len() >= card.stars.len() - 1, "{}", card.id);
        assert_eq!(card.boons.len(), 4);
        assert!(card.boons.iter().all(|boon| boon.amount >= 1));
    }
}

#[test]
fn a1_3_every_card_has_exactly_one_starting_star() {
    for card in game().cards().cards() {
        let starts = card.stars.iter().filter(|s| s.kind == StarKind::Start);
        assert_eq!(starts.count(), 1, "{}", card.id);
    }
}

#[test]
fn a1_3_every_card_has_grand_stars_with_names_of_their_own() {
    for card in game().cards().cards() {
        let grand: Vec<&str> = card
            .stars
            .iter()
            .filter(|s| s.kind == StarKind::Grand)
            .map(|s| s.name.as_str())
            .collect();
        assert!((1..=3).contains(&grand.len()), "{}", card.id);
        for name in grand {
            let same = card.stars.iter().filter(|s| s.name == name).count();
            assert_eq!(same, 1, "{} {name}", card.id);
        }
    }
}

#[test]
fn a1_3_stars_are_adjacent_only_if_one_line_joins_them() {
    let game = game();
    for id in CardId::all() {
        let card = game.cards().card(id);
        for a in 1..=card.stars.len() {
            for b in 1..=card.stars.len() {
                let joined = card
                    .lines
                    .iter()
                    .any(|&(c, d)| [(c, d), (d, c)].contains(&(star(a), star(b))));
                let adjacent = game.cards().adjacent(id, star(a)).contains(star(b));
                assert_eq!(adjacent, joined, "{} {a} {b}", card.id);
            }
        }
    }
}

#[test]
fn a1_3_two_stars_with_a_third_between_them_are_not_adjacent() {
    let scene = table(2).begin();
    let taurus = scene.card("taurus");
    let near_the_start = scene.game.cards().adjacent(taurus, star(1));
    assert_eq!(numbers(near_the_start), [2], "star 3 is behind star 2");
}

#[test]
fn a1_4_all_six_kinds_of_boon_are_on_cards() {
    let game = game();
    assert_eq!(BoonKind::ALL.len(), 6);
    for kind in BoonKind::ALL {
        let cards = game.cards().cards().iter();
        let with = cards
            .filter(|card| card.boons.iter().any(|boon| boon.kind == kind))
            .count();
        assert!(with >= 12, "{kind:?} on {with} cards");
    }
}

#[test]
fn a1_5_corvus_has_the_numbers_of_the_rulebook() {
    let scene = table(2).begin();
    let corvus = scene.facts("corvus");
    assert_eq!((corvus.stars.len(), corvus.fame), (5, 1));
    assert_eq!(corvus.boons.map(|boon| boon.amount), [2, 1, 1, 4]);
}

#[test]
fn a1_5_taurus_is_as_the_rulebook_prints_it() {
    let scene = table(2).begin();
    let taurus = scene.facts("taurus");
    assert_eq!(taurus.name, "Taurus");
    assert_eq!(taurus.element, Element::Earth);
    assert_eq!(taurus.stars.len(), 10);
    assert_eq!(taurus.fame, 2);
    // 1–2–3 horn and head, 3–4–5 left horn, 3–6 neck, 6–7–8 upper path, 6–9–10 the rest.
    let lines = [
        (1, 2),
        (2, 3),
        (3, 4),
        (3, 6),
        (4, 5),
        (6, 7),
        (6, 9),
        (7, 8),
        (9, 10),
    ];
    let mut found: Vec<(usize, usize)> = taurus
        .lines
        .iter()
        .map(|(a, b)| (a.number().min(b.number()), a.number().max(b.number())))
        .collect();
    found.sort_unstable();
    assert_eq!(found, lines);
    assert_eq!(taurus.stars[0].kind, StarKind::Start, "on the right horn");
    let fame = taurus.boons[0];
    assert_eq!((fame.kind, fame.amount), (BoonKind::Fame, 4));
    let stardust: Vec<u8> = taurus
        .boons
        .iter()
        .filter(|boon| boon.kind == BoonKind::Stardust)
        .map(|boon| boon.amount)
        .collect();
    assert_eq!(stardust, [6]);
}

#[test]
fn a1_7_the_six_final_scoring_cards_are_the_six_pairs_of_elements() {
    let game = game();
    let mut pairs: Vec<[Element; 2]> = game.data().finals.cards.map(|FinalCard(p)| p).to_vec();
    for pair in &mut pairs {
        pair.sort_unstable();
        assert_ne!(pair[0], pair[1], "two different elements");
    }
    pairs.sort_unstable();
    pairs.dedup();
    assert_eq!(pairs.len(), 6);
}

/// Returns the fame of this pair's card for these numbers of Fire, Water, Air and Earth cards.
fn final_score(pair: [Element; 2], elements: [usize; 4]) -> u16 {
    let game = game();
    let finals = &game.data().finals;
    let has = |number: &FinalCardId| {
        let FinalCard(marked) = finals.cards[number.index()];
        pair.iter().all(|element| marked.contains(element))
    };
    let card = FinalCardId::all().find(has).expect("every pair has a card");
    let mut counts = ByElement::default();
    for (element, count) in Element::ALL.into_iter().zip(elements) {
        counts[element] = count;
    }
    finals.score(card, &counts)
}

#[test]
fn a1_7_rows_are_worth_0_2_6_and_11() {
    use Element::{Fire, Water};
    // Fire and Water have one mark from the start, and a row of one mark is worth nothing.
    assert_eq!(final_score([Fire, Water], [0, 0, 0, 0]), 0);
    assert_eq!(final_score([Fire, Water], [1, 0, 0, 0]), 2);
    assert_eq!(final_score([Fire, Water], [2, 0, 0, 0]), 6);
    assert_eq!(final_score([Fire, Water], [3, 0, 0, 0]), 11);
    assert_eq!(final_score([Fire, Water], [0, 3, 0, 0]), 11);
}

#[test]
fn a1_7_columns_are_worth_3_with_3_marks_and_6_with_4() {
    use Element::{Fire, Water};
    assert_eq!(final_score([Fire, Water], [0, 0, 1, 0]), 3);
    assert_eq!(final_score([Fire, Water], [0, 0, 1, 1]), 6);
    // In the second column Fire, Water and Air have a mark. Rows 2 + 2 + 2, columns 6 + 3.
    assert_eq!(final_score([Fire, Water], [1, 1, 2, 1]), 15);
    // A full card: four rows of 11 and four columns of 6.
    assert_eq!(final_score([Fire, Water], [3, 3, 4, 4]), 68);
}

#[test]
fn a1_8_fame_continues_beyond_90() {
    let mut scene = table(2).owns(ANN, &["libra"]).sphere(Element::Air).begin();
    scene.journal_mut(ANN).fame = 90;
    scene.use_card(ANN, "libra");
    assert_eq!(scene.journal(ANN).fame, 91);
    scene.journal_mut(ANN).fame = 300;
    assert_eq!(scene.fame(ANN, 1).track, 300);
}

#[test]
fn a1_8_the_pouch_goes_from_5_to_12_and_the_card_limit_from_2_to_8() {
    let game = game();
    let tracks = &game.data().journal;
    assert_eq!((tracks.pouch_start, tracks.pouch_end), (5, 12));
    assert_eq!(tracks.card_limit(0), 2);
    assert_eq!(tracks.card_limit(tracks.wisdom_end()), 8);
}

#[test]
fn a1_9_the_last_completely_marked_section_sets_the_card_limit() {
    let game = game();
    let tracks = &game.data().journal;
    for wisdom in 0..=20 {
        let (_, limit) = LIMITS
            .into_iter()
            .rfind(|&(from, _)| from <= wisdom)
            .unwrap();
        assert_eq!(tracks.card_limit(wisdom), limit, "with {wisdom} wisdom");
    }
    assert_eq!(tracks.wisdom_end(), 18);
    assert_eq!(tracks.card_limit(u8::MAX), 8);
}

#[test]
fn a1_10_each_board_has_four_spheres_and_one_place_more_than_players() {
    for seats in 2..=5 {
        let scene = table(seats).begin();
        let board = scene.game.data().board(seats);
        assert_eq!(board.seats, seats);
        let mut spheres = board.spheres;
        spheres.sort_unstable();
        assert_eq!(spheres, Element::ALL);
        let places: Vec<usize> = scene.state.table.places().map(|p| p.number()).collect();
        assert_eq!(places, (1..=seats + 1).collect::<Vec<_>>());
        for number in 1..=6 {
            assert_eq!(scene.on(number).is_some(), number <= seats + 1);
        }
    }
}

#[test]
fn a1_10_only_the_side_for_two_has_the_numbers_1_to_4() {
    let game = game();
    let mut numbers = game.data().board(2).dream.unwrap().values().to_vec();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3, 4]);
    for seats in 3..=5 {
        assert_eq!(game.data().board(seats).dream, None);
    }
}

#[test]
fn a1_11_the_marker_goes_round_in_four_steps_and_passes_the_icon_once() {
    for seats in 3..=5 {
        let mut scene = table(seats).begin();
        let board = scene.game.data().board(seats).clone();
        let before = scene.state.table.drawn;
        let mut spheres = vec![scene.state.table.sphere];
        for _ in 0..4 {
            let seat = scene.state.table.active;
            let drawn = scene.state.table.drawn;
            let left = scene.state.table.sphere;
            scene.act(seat, Action::Rest);
            spheres.push(scene.state.table.sphere);
            let discarded = scene.state.table.drawn - drawn;
            assert_eq!(discarded == 1, left == board.discard_after);
        }
        assert_eq!(spheres[..4], board.spheres, "Fire is the first in the data");
        assert_eq!(spheres[4], Element::Fire);
        assert_eq!(scene.state.table.drawn, before + 1);
    }
}
