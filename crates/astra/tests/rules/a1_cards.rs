//! A1.6, the 48 cards as data: abilities, elements, star counts, boons, graphs.

use std::collections::BTreeMap;

use crate::common::GAME;
use astra::{Ability, BoonKind, Card, Element, StarKind};

fn cards() -> Vec<Card> {
    GAME.cards().cards().to_vec()
}

/// The cards of each ability, all 48, as listed in section 5 of the rules.
const ABILITIES: [(Ability, &[&str]); 18] = [
    (Ability::Stardust4, &["aquila", "leo"]),
    (Ability::Stardust3, &["aries", "delphinus"]),
    (Ability::Stardust2, &["equuleus", "triangulum"]),
    (
        Ability::Telescope,
        &["cepheus", "corona-borealis", "ursa-minor"],
    ),
    (Ability::TradeTelescopes, &["ara", "auriga", "ursa-major"]),
    (Ability::Pouch, &["crater", "gemini"]),
    (Ability::Wisdom, &["canis-minor", "sagitta"]),
    (Ability::FameOwned, &["libra", "perseus"]),
    (Ability::FameMarked, &["cassiopeia", "corvus", "lyra"]),
    (Ability::MarkAny, &["centaurus", "cetus", "serpens"]),
    (Ability::MarkBurst, &["andromeda", "eridanus", "virgo"]),
    (Ability::MarkTwo, &["hercules", "ophiuchus", "pisces"]),
    (Ability::MarkThree, &["argo-navis", "draco", "lepus"]),
    (Ability::FreeStart, &["bootes", "canis-major", "scorpius"]),
    (Ability::FameGrand, &["cancer", "corona-australis", "orion"]),
    (Ability::RefundGrand, &["aquarius", "capricornus", "hydra"]),
    (
        Ability::RefundCommon,
        &["pegasus", "piscis-austrinus", "taurus"],
    ),
    (Ability::FullRest, &["cygnus", "lupus", "sagittarius"]),
];

#[test]
fn a1_6_every_ability_is_on_the_cards_the_rules_list() {
    let mut listed = 0;
    for (ability, expected) in ABILITIES {
        let found: Vec<String> = cards()
            .into_iter()
            .filter(|card| card.ability == ability)
            .map(|card| card.id)
            .collect();
        assert_eq!(found, expected, "{ability:?}");
        listed += expected.len();
    }
    assert_eq!(listed, 48);
}

#[test]
fn a1_6_each_element_has_12_cards() {
    for element in Element::ALL {
        let count = cards().iter().filter(|c| c.element == element).count();
        assert_eq!(count, 12, "{element:?}");
    }
}

#[test]
fn a1_6_cards_have_5_to_14_stars() {
    let counts: Vec<usize> = cards().iter().map(|card| card.stars.len()).collect();
    assert_eq!(counts.iter().min(), Some(&5));
    assert_eq!(counts.iter().max(), Some(&14));
}

#[test]
fn a1_6_at_least_six_water_cards_have_exactly_14_stars() {
    let large: Vec<Card> = cards()
        .into_iter()
        .filter(|c| c.stars.len() == 14)
        .collect();
    let water = large.iter().filter(|c| c.element == Element::Water).count();
    assert!(water >= 6, "{water}");
}

#[test]
fn a1_6_every_element_has_cards_of_7_stars_or_fewer() {
    // The solo rules remove up to two such cards of each element (A8.2, A8.14).
    for element in Element::ALL {
        let small = cards()
            .into_iter()
            .filter(|c| c.element == element && c.stars.len() <= 7)
            .count();
        assert!(small >= 2, "{element:?}: {small}");
    }
}

/// Returns the Fame boon of a card with this many stars.
fn fame_boon(stars: usize) -> u8 {
    match stars {
        5..=6 => 2,
        7..=9 => 3,
        10..=12 => 4,
        13..=14 => 5,
        _ => panic!("no card has {stars} stars"),
    }
}

/// Returns the tool boon of an element.
fn own_tool(element: Element) -> BoonKind {
    match element {
        Element::Air => BoonKind::Observation,
        Element::Earth => BoonKind::Improvement,
        Element::Water => BoonKind::Wisdom,
        Element::Fire => BoonKind::Activation,
    }
}

const TOOLS: [BoonKind; 4] = [
    BoonKind::Observation,
    BoonKind::Improvement,
    BoonKind::Wisdom,
    BoonKind::Activation,
];

/// Returns the tool boon of another element. It is the third boon on Fire and Air cards, whose
/// Stardust boon is last, and the fourth on Earth and Water cards, whose Stardust boon is second.
fn other_tool(card: &Card) -> BoonKind {
    match card.element {
        Element::Fire | Element::Air => card.boons[2].kind,
        Element::Earth | Element::Water => card.boons[3].kind,
    }
}

#[test]
fn a1_6_boons_follow_one_principle() {
    for card in cards() {
        let stars = card.stars.len();
        let fame = (BoonKind::Fame, fame_boon(stars));
        let stardust = (BoonKind::Stardust, fame_boon(stars) + 2);
        let own = (own_tool(card.element), if stars >= 10 { 2 } else { 1 });
        let other = (other_tool(&card), 1);
        assert!(TOOLS.contains(&other.0) && other.0 != own.0, "{}", card.id);
        let expected = match card.element {
            Element::Fire | Element::Air => [fame, own, other, stardust],
            Element::Earth | Element::Water => [fame, stardust, own, other],
        };
        let boons = card.boons.map(|boon| (boon.kind, boon.amount));
        assert_eq!(boons, expected, "{}", card.id);
    }
}

#[test]
fn a1_6_each_element_has_each_other_tool_equally_often() {
    for element in Element::ALL {
        let mut spread: BTreeMap<&str, usize> = BTreeMap::new();
        for card in cards().iter().filter(|card| card.element == element) {
            *spread.entry(other_tool(card).key()).or_default() += 1;
        }
        let counts: Vec<usize> = spread.values().copied().collect();
        assert_eq!(counts, [4, 4, 4], "{element:?}: {spread:?}");
    }
}

#[test]
fn a1_6_every_card_has_a_fame_boon_of_2_or_more() {
    for card in cards() {
        let least = card
            .boons
            .iter()
            .filter(|boon| boon.kind == BoonKind::Fame)
            .map(|boon| boon.amount)
            .min();
        assert!(least >= Some(2), "{}", card.id);
    }
}

#[test]
fn a1_6_small_cards_have_small_first_boons() {
    let mut by_size: Vec<(usize, u8)> = cards()
        .iter()
        .map(|card| (card.stars.len(), card.boons[0].amount))
        .collect();
    by_size.sort_unstable();
    assert!(by_size.is_sorted_by_key(|&(_, amount)| amount));
}

#[test]
fn a1_6_final_fame_is_2_for_9_stars_or_more() {
    for card in cards() {
        let expected = if card.stars.len() >= 9 { 2 } else { 1 };
        assert_eq!(card.fame, expected, "{}", card.id);
    }
}

#[test]
fn a1_6_corvus_has_the_printed_numbers() {
    let corvus = cards().into_iter().find(|c| c.id == "corvus").unwrap();
    assert_eq!(corvus.stars.len(), 5);
    assert_eq!(corvus.fame, 1);
    assert_eq!(corvus.boons.map(|boon| boon.amount), [2, 1, 1, 4]);
}

/// Returns the neighbours of each star, from the lines alone.
fn neighbours(card: &Card) -> Vec<Vec<usize>> {
    let mut near = vec![Vec::new(); card.stars.len()];
    for (a, b) in &card.lines {
        near[a.index()].push(b.index());
        near[b.index()].push(a.index());
    }
    near
}

fn starting_star(card: &Card) -> usize {
    let mut stars = card.stars.iter();
    stars
        .position(|s| s.kind == StarKind::Start)
        .expect("a Starting star")
}

#[test]
fn a1_6_all_stars_of_a_card_are_connected() {
    for card in cards() {
        let near = neighbours(&card);
        let mut reached = vec![starting_star(&card)];
        let mut next = 0;
        while let Some(&star) = reached.get(next) {
            for &other in &near[star] {
                if !reached.contains(&other) {
                    reached.push(other);
                }
            }
            next += 1;
        }
        assert_eq!(reached.len(), card.stars.len(), "{}", card.id);
    }
}

/// Returns whether one chain from the last marked star can mark all other stars.
fn one_chain(near: &[Vec<usize>], marked: &mut Vec<usize>) -> bool {
    if marked.len() == near.len() {
        return true;
    }
    let last = marked[marked.len() - 1];
    near[last].iter().any(|&star| {
        if marked.contains(&star) {
            return false;
        }
        marked.push(star);
        let found = one_chain(near, marked);
        marked.pop();
        found
    })
}

#[test]
fn a1_6_most_cards_cannot_be_finished_in_one_chain() {
    let names: Vec<String> = cards()
        .into_iter()
        .filter(|card| one_chain(&neighbours(card), &mut vec![starting_star(card)]))
        .map(|card| card.name)
        .collect();
    println!("{} cards in one chain: {}", names.len(), names.join(", "));
    assert!(names.len() <= 8, "{names:?}");
}
