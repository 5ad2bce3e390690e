//! Lists, numbers and players.

use tabletop::Seat;
use words::{Language, decimal, list_words, player_name};

#[test]
fn lists_end_with_and() {
    let none: [&str; 0] = [];
    assert_eq!(list_words(Language::English, &none), "");
    assert_eq!(list_words(Language::English, &["A"]), "A");
    assert_eq!(list_words(Language::English, &["A", "B"]), "A and B");
    assert_eq!(list_words(Language::French, &["A", "B", "C"]), "A, B et C");
}

#[test]
fn numbers_have_a_point_or_a_comma() {
    assert_eq!(decimal(Language::English, 1.25, 1), "1.2");
    assert_eq!(decimal(Language::French, 0.333, 2), "0,33");
    assert_eq!(decimal(Language::French, 12.6, 0), "13");
    assert_eq!(decimal(Language::English, -1.46, 1), "−1.5");
    assert_eq!(decimal(Language::French, -0.04, 1), "0,0");
}

#[test]
fn players_without_names_have_numbers() {
    let names = ["Alice".to_owned(), String::new()];
    assert_eq!(
        player_name(Language::English, &names, Seat::new(0)),
        "Alice"
    );
    assert_eq!(
        player_name(Language::English, &names, Seat::new(1)),
        "Player 2"
    );
    assert_eq!(
        player_name(Language::French, &names, Seat::new(4)),
        "Joueur 5"
    );
}
