//! Broken card files: wrong counts, and stars and lines that do not form a figure.

use crate::common::broken::*;
use astra::{CardSet, FileError, Problem, Site};

#[test]
fn not_48_cards() {
    let text = with(&first_card(), "");
    assert_eq!(errors(&text), [whole_file(count("cards", 47, 48, 48))]);
    let text = file() + &first_card().replace("\"andromeda\"", "\"another\"");
    assert_eq!(errors(&text), [whole_file(count("cards", 49, 48, 48))]);
}

#[test]
fn not_12_cards_of_an_element() {
    let text = with("element = \"water\"", "element = \"fire\"");
    let expected = [
        whole_file(count("fire-cards", 13, 12, 12)),
        whole_file(count("water-cards", 11, 12, 12)),
    ];
    assert_eq!(errors(&text), expected);
}

#[test]
fn not_four_boons() {
    let text = with(&format!("{FIRST_BOON}, "), "");
    let problem = count("boons", 3, 4, 4);
    assert_eq!(errors(&text), [whole_andromeda(&text, problem)]);
    let text = with(FIRST_BOON, &format!("{FIRST_BOON}, {FIRST_BOON}"));
    let problem = count("boons", 5, 4, 4);
    assert_eq!(errors(&text), [whole_andromeda(&text, problem)]);
}

#[test]
fn not_one_starting_star() {
    let text = with("hr = 163, kind = \"common\"", "hr = 163, kind = \"start\"");
    let problem = count("starting-stars", 2, 1, 1);
    assert_eq!(errors(&text), [whole_andromeda(&text, problem)]);
    let text = with("kind = \"start\"", "kind = \"common\"");
    let problem = count("starting-stars", 0, 1, 1);
    assert_eq!(errors(&text), [whole_andromeda(&text, problem)]);
}

#[test]
fn not_1_to_3_grand_stars() {
    let card = first_card();
    let none = file().replace(&card, &card.replace("\"grand\"", "\"common\""));
    let problem = count("grand-stars", 0, 1, 3);
    assert_eq!(errors(&none), [whole_andromeda(&none, problem)]);
    let many = file().replace(&card, &card.replace("\"common\"", "\"grand\""));
    let problem = count("grand-stars", 8, 1, 3);
    assert_eq!(errors(&many), [whole_andromeda(&many, problem)]);
}

/// Returns the file with a card of this many stars in a row in place of Andromeda.
fn row_of(stars: usize) -> String {
    let list: Vec<String> = (1..=stars)
        .map(|n| {
            let kind = ["start", "grand", "common"][n.min(3) - 1];
            format!("{{ hr = {n}, kind = \"{kind}\", name = \"star {n}\", x = {n}, y = 0 }}")
        })
        .collect();
    let lines: Vec<String> = (1..stars).map(|n| format!("[{n}, {}]", n + 1)).collect();
    let head = first_card();
    let head = &head[..head.find("stars = ").expect("it has stars")];
    let card = format!(
        "{head}stars = [{}]\nlines = [{}]\n\n",
        list.join(", "),
        lines.join(", ")
    );
    file().replace(&first_card(), &card)
}

#[test]
fn not_5_to_14_stars() {
    for stars in [5, 14] {
        assert!(CardSet::parse(&row_of(stars)).is_ok(), "{stars} stars");
    }
    let text = row_of(4);
    let problem = count("stars", 4, 5, 14);
    assert_eq!(errors(&text), [whole_andromeda(&text, problem)]);
    // Star 15 cannot be in a line either.
    let text = row_of(15);
    let found = errors(&text);
    let problem = count("stars", 15, 5, 14);
    assert_eq!(found[0], whole_andromeda(&text, problem));
    assert!(
        found[1..]
            .iter()
            .all(|error| error.site.part == Some(("line", 14)))
    );
}

#[test]
fn a_line_without_two_ends() {
    for (to, ends) in [("[[1],", 1), ("[[1, 2, 3],", 3), ("[[],", 0)] {
        let text = with("[[1, 2],", to);
        let line = line_with(&text, "[[card]]");
        let problem = count("line-ends", ends, 2, 2);
        let expected = andromeda(line, Some(("line", 1)), problem);
        assert_eq!(errors(&text), [expected], "{to}");
    }
}

#[test]
fn a_line_from_a_star_to_itself() {
    let text = with("[[1, 2],", "[[1, 1], [1, 2],");
    let line = line_with(&text, "[[card]]");
    let problem = Problem::SelfLine { star: 1 };
    assert_eq!(errors(&text), [andromeda(line, Some(("line", 1)), problem)]);
}

#[test]
fn the_same_line_twice() {
    for (again, value) in [("[1, 2]", "1–2"), ("[2, 1]", "2–1")] {
        let text = with("[[1, 2],", &format!("[[1, 2], {again},"));
        let line = line_with(&text, "[[card]]");
        let problem = Problem::Twice {
            field: "lines",
            value: value.into(),
        };
        assert_eq!(errors(&text), [andromeda(line, Some(("line", 2)), problem)]);
    }
}

#[test]
fn stars_that_cannot_be_reached() {
    let text = with("[6, 7], [6, 9], [7, 8]]", "[6, 9], [7, 8]]");
    let problem = Problem::Unconnected { stars: vec![7, 8] };
    assert_eq!(errors(&text), [whole_andromeda(&text, problem)]);
    let text = with(LINES, "lines = []");
    let problem = Problem::Unconnected {
        stars: (2..=9).collect(),
    };
    assert_eq!(errors(&text), [whole_andromeda(&text, problem)]);
}

#[test]
fn two_stars_in_the_same_place() {
    let text = with("x = 2.68, y = -4.73", "x = 0.80, y = -9.83");
    let problem = Problem::SamePlace { a: 1, b: 2 };
    assert_eq!(errors(&text), [whole_andromeda(&text, problem)]);
}

#[test]
fn the_same_star_twice_on_a_card() {
    let text = with("hr = 163", "hr = 215");
    let problem = Problem::Twice {
        field: "hr",
        value: "215".into(),
    };
    assert_eq!(errors(&text), [whole_andromeda(&text, problem)]);
    let text = with("name = \"ε And\"", "name = \"ζ And\"");
    let problem = Problem::Twice {
        field: "name",
        value: "ζ And".into(),
    };
    assert_eq!(errors(&text), [whole_andromeda(&text, problem)]);
}

#[test]
fn the_same_card_twice() {
    let text = with("id = \"aquarius\"", "id = \"andromeda\"");
    // The second of the two cards begins one line before its id.
    let before_the_id = &text[..text.rfind("id = \"andromeda\"").unwrap()];
    let second = before_the_id.lines().count();
    let problem = Problem::Twice {
        field: "id",
        value: "andromeda".into(),
    };
    let expected = FileError {
        site: Site {
            line: Some(second),
            card: Some((2, "andromeda".into())),
            part: None,
        },
        problem,
    };
    assert_eq!(errors(&text), [expected]);
}
