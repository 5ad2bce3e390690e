//! Broken card files: every kind of problem is reported with its line, card and part.

use crate::common::broken::*;
use astra::{Ability, Astra, CardSet, Element, FileErrors, Problem};

#[test]
fn the_built_in_file_is_valid() {
    assert_eq!(CardSet::parse(&file()).unwrap().cards().len(), 48);
    assert!(Astra::with_cards(&file()).is_ok());
}

#[test]
fn a_syntax_error() {
    let text = with("id = \"andromeda\"", "id = andromeda\"");
    let errors = errors(&text);
    assert_eq!(errors.len(), 1);
    assert_eq!(
        errors[0].site.line,
        Some(line_with(&text, "id = andromeda"))
    );
    assert_eq!((&errors[0].site.card, errors[0].site.part), (&None, None));
    assert!(matches!(&errors[0].problem, Problem::Syntax { message } if !message.is_empty()));
}

#[test]
fn a_syntax_error_at_the_end_of_the_file() {
    let text = file() + "[[card";
    let errors = errors(&text);
    assert_eq!(errors[0].site.line, Some(text.lines().count()));
    assert!(matches!(errors[0].problem, Problem::Syntax { .. }));
}

#[test]
fn an_empty_file_has_no_cards() {
    assert_eq!(errors(""), [whole_file(Problem::Missing { field: "card" })]);
}

#[test]
fn a_missing_field() {
    for (field, line) in [
        ("id", "id = \"andromeda\"\n"),
        ("name", "name = \"Andromeda\"\n"),
        ("element", "element = \"water\"\n"),
        ("fame", "fame = 2\n"),
        ("ability", "ability = \"mark-burst\"\n"),
        ("lines", &format!("{LINES}\n")),
    ] {
        let text = with(line, "");
        let mut expected = whole_andromeda(&text, Problem::Missing { field });
        if field == "id" {
            expected.site.card = Some((1, "?".into()));
        }
        assert_eq!(errors(&text), [expected]);
    }
}

#[test]
fn a_missing_field_of_a_star_and_of_a_boon() {
    let text = with("{ hr = 215, ", "{ ");
    let line = line_with(&text, "[[card]]");
    let missing = Problem::Missing { field: "hr" };
    assert_eq!(errors(&text), [andromeda(line, Some(("star", 1)), missing)]);
    let text = with(FIRST_BOON, "{ kind = \"fame\" }");
    let missing = Problem::Missing { field: "amount" };
    assert_eq!(errors(&text), [andromeda(line, Some(("boon", 1)), missing)]);
}

#[test]
fn an_unknown_field() {
    let text = with("fame = 2\n", "fame = 2\ncolour = \"red\"\n");
    let line = line_with(&text, "colour");
    let unexpected = Problem::Unexpected {
        field: "colour".into(),
    };
    assert_eq!(errors(&text), [andromeda(line, None, unexpected)]);
}

#[test]
fn an_unknown_field_of_a_star_a_boon_or_the_file() {
    let text = with(SECOND_STAR, &SECOND_STAR.replace(" }", ", z = 1 }"));
    let z = Problem::Unexpected { field: "z".into() };
    let line = line_with(&text, "z = 1");
    assert_eq!(errors(&text), [andromeda(line, Some(("star", 2)), z)]);
    let text = with(FIRST_BOON, "{ kind = \"fame\", amount = 3, of = 4 }");
    let of = Problem::Unexpected { field: "of".into() };
    let line = line_with(&text, "of = 4");
    assert_eq!(errors(&text), [andromeda(line, Some(("boon", 1)), of)]);
    let text = with("[[card]]", "colour = 1\n[[card]]");
    let mut expected = whole_file(Problem::Unexpected {
        field: "colour".into(),
    });
    expected.site.line = Some(line_with(&text, "colour"));
    assert_eq!(errors(&text), [expected]);
}

#[test]
fn a_field_of_the_wrong_type() {
    let cases = [
        ("name = \"Andromeda\"", "name = 1", "name", "text"),
        ("fame = 2", "fame = \"2\"", "fame", "number"),
        ("fame = 2", "fame = 1.5", "fame", "number"),
        (LINES, "lines = 3", "lines", "list"),
        (
            "ability = \"mark-burst\"",
            "ability = []",
            "ability",
            "text",
        ),
    ];
    for (from, to, field, expected) in cases {
        let text = with(from, to);
        let problem = Problem::WrongType { field, expected };
        let line = line_with(&text, to);
        assert_eq!(errors(&text), [andromeda(line, None, problem)], "{to}");
    }
}

#[test]
fn a_part_of_the_wrong_type() {
    let cases = [
        (FIRST_STAR, "7", ("star", 1), "stars", "table"),
        ("x = 2.68", "x = \"w\"", ("star", 2), "x", "degrees"),
        ("x = 2.68", "x = 90.5", ("star", 2), "x", "degrees"),
        ("y = -4.73", "y = nan", ("star", 2), "y", "degrees"),
        (FIRST_BOON, "\"fame\"", ("boon", 1), "boons", "table"),
        ("[[1, 2],", "[7,", ("line", 1), "lines", "list"),
        ("[[1, 2],", "[[1, \"2\"],", ("line", 1), "lines", "number"),
    ];
    for (from, to, part, field, expected) in cases {
        let text = with(from, to);
        let problem = Problem::WrongType { field, expected };
        let line = line_with(&text, to);
        let found = errors(&text);
        assert_eq!(found, [andromeda(line, Some(part), problem)], "{to}");
    }
}

#[test]
fn a_card_that_is_not_a_table() {
    let mut expected = whole_file(Problem::WrongType {
        field: "card",
        expected: "list",
    });
    expected.site.line = Some(1);
    assert_eq!(errors("card = 5"), [expected]);
    let found = errors("card = [5]");
    let wrong = Problem::WrongType {
        field: "card",
        expected: "table",
    };
    assert_eq!(found[0].problem, wrong);
    assert_eq!(found[0].site.card, Some((1, "?".into())));
    assert_eq!(found[1], whole_file(count("cards", 1, 48, 48)));
}

#[test]
fn an_unknown_ability() {
    let text = with("ability = \"mark-burst\"", "ability = \"mark-all\"");
    let problem = Problem::UnknownKey {
        field: "ability",
        value: "mark-all".into(),
        known: Ability::ALL.map(Ability::key).to_vec(),
    };
    let line = line_with(&text, "mark-all");
    assert_eq!(errors(&text), [andromeda(line, None, problem)]);
}

#[test]
fn an_unknown_element_star_kind_or_boon_kind() {
    let text = with("element = \"water\"", "element = \"wood\"");
    let problem = Problem::UnknownKey {
        field: "element",
        value: "wood".into(),
        known: Element::ALL.map(Element::key).to_vec(),
    };
    let line = line_with(&text, "wood");
    assert_eq!(errors(&text), [andromeda(line, None, problem)]);
    let text = with("hr = 163, kind = \"common\"", "hr = 163, kind = \"dim\"");
    let line = line_with(&text, "dim");
    let problem = Problem::UnknownKey {
        field: "kind",
        value: "dim".into(),
        known: vec!["start", "grand", "common"],
    };
    assert_eq!(errors(&text), [andromeda(line, Some(("star", 2)), problem)]);
    let text = with(FIRST_BOON, "{ kind = \"gold\", amount = 3 }");
    let line = line_with(&text, "gold");
    let problem = Problem::UnknownKey {
        field: "kind",
        value: "gold".into(),
        known: vec![
            "fame",
            "stardust",
            "observation",
            "improvement",
            "wisdom",
            "activation",
        ],
    };
    assert_eq!(errors(&text), [andromeda(line, Some(("boon", 1)), problem)]);
}

#[test]
fn a_number_out_of_range() {
    type Case = (
        &'static str,
        &'static str,
        Option<(&'static str, usize)>,
        &'static str,
        i64,
        i64,
        i64,
    );
    let cases: [Case; 8] = [
        ("fame = 2", "fame = 3", None, "fame", 3, 1, 2),
        ("fame = 2", "fame = 0", None, "fame", 0, 1, 2),
        ("hr = 215", "hr = 0", Some(("star", 1)), "hr", 0, 1, 9110),
        (
            "hr = 215",
            "hr = 9111",
            Some(("star", 1)),
            "hr",
            9111,
            1,
            9110,
        ),
        (
            "amount = 3",
            "amount = 0",
            Some(("boon", 1)),
            "amount",
            0,
            1,
            9,
        ),
        (
            "amount = 3",
            "amount = 10",
            Some(("boon", 1)),
            "amount",
            10,
            1,
            9,
        ),
        ("[7, 8]]", "[7, 10]]", Some(("line", 8)), "lines", 10, 1, 9),
        ("[[1, 2],", "[[0, 2],", Some(("line", 1)), "lines", 0, 1, 9),
    ];
    for (from, to, part, field, value, least, most) in cases {
        let text = with(from, to);
        let problem = Problem::OutOfRange {
            field,
            value,
            least,
            most,
        };
        let line = line_with(&text, to);
        assert_eq!(errors(&text), [andromeda(line, part, problem)], "{to}");
    }
}

#[test]
fn the_ends_of_the_ranges_are_allowed() {
    for (from, to) in [
        ("fame = 2", "fame = 1"),
        ("hr = 215", "hr = 1"),
        ("hr = 215", "hr = 9110"),
        ("amount = 3", "amount = 1"),
        ("amount = 3", "amount = 9"),
        ("x = 2.68", "x = 90"),
        ("x = 2.68", "x = -90.0"),
    ] {
        assert!(CardSet::parse(&with(from, to)).is_ok(), "{to}");
    }
}

#[test]
fn no_fame_boon() {
    let text = with(FIRST_BOON, "{ kind = \"stardust\", amount = 3 }");
    let expected = whole_andromeda(&text, Problem::NoFameBoon);
    assert_eq!(errors(&text), [expected]);
}

#[test]
fn a_bad_key() {
    for id in ["Andromeda", "andro meda", "andromède", "andro_meda"] {
        let text = with("id = \"andromeda\"", &format!("id = \"{id}\""));
        let mut expected = whole_andromeda(&text, Problem::BadKey { value: id.into() });
        expected.site.card = Some((1, id.into()));
        assert_eq!(errors(&text), [expected]);
    }
}

#[test]
fn an_empty_text() {
    for (from, field, part) in [
        ("name = \"Andromeda\"", "name", None),
        ("ability = \"mark-burst\"", "ability", None),
        ("name = \"ε And\"", "name", Some(("star", 2))),
    ] {
        let to = format!("{field} = \"  \"");
        let text = with(from, &to);
        let line = line_with(&text, &to);
        let problem = Problem::Empty { field };
        assert_eq!(errors(&text), [andromeda(line, part, problem)], "{from}");
    }
    let text = with("id = \"andromeda\"", "id = \"\"");
    let mut expected = andromeda(
        line_with(&text, "id = \"\""),
        None,
        Problem::Empty { field: "id" },
    );
    expected.site.card = Some((1, "?".into()));
    assert_eq!(errors(&text), [expected]);
}

#[test]
fn several_errors_are_all_reported() {
    let text = with("fame = 2", "fame = 7")
        .replacen("ability = \"refund-grand\"", "ability = \"fly\"", 1)
        .replacen("name = \"λ Aql\"", "name = \"\"", 1)
        .replacen("id = \"lyra\"", "id = \"Lyra\"", 1);
    let found: Vec<(String, String)> = errors(&text)
        .into_iter()
        .map(|error| {
            let card = error.site.card.map_or_else(String::new, |card| card.1);
            (card, error.problem.to_string())
        })
        .collect();
    let known = Ability::ALL.map(Ability::key).join(", ");
    let expected = [
        (
            "andromeda",
            "fame is 7, but should be from 1 to 2".to_owned(),
        ),
        (
            "aquarius",
            format!("unknown ability 'fly', expected one of: {known}"),
        ),
        ("aquila", "name is empty".to_owned()),
        (
            "Lyra",
            "id 'Lyra' should consist of lower-case letters, digits and hyphens".to_owned(),
        ),
    ];
    let expected = expected.map(|(card, message)| (card.to_owned(), message));
    assert_eq!(found, expected);
}

#[test]
fn several_errors_of_one_card_are_all_reported() {
    let text = with("fame = 2", "fame = 7")
        .replacen("[7, 8]]", "[7, 7]]", 1)
        .replacen("amount = 5", "amount = 50", 1);
    let parts: Vec<_> = errors(&text).into_iter().map(|e| e.site.part).collect();
    assert_eq!(parts, [None, Some(("boon", 2)), Some(("line", 8))]);
}

#[test]
fn the_game_refuses_the_file_with_the_same_errors() {
    let text = with("fame = 2", "fame = 7");
    let refused = Astra::with_cards(&text).unwrap_err();
    assert_eq!(refused, FileErrors(errors(&text)));
    let line = line_with(&text, "fame = 7");
    assert_eq!(
        refused.to_string(),
        format!("line {line}, card 1 (andromeda): fame is 7, but should be from 1 to 2")
    );
}

#[test]
fn numbers_in_other_bases_are_the_same_numbers() {
    let same = CardSet::parse(&with("fame = 2", "fame = 0x2")).unwrap();
    assert_eq!(same, CardSet::parse(&file()).unwrap());
    // 0x10 is 16 degrees.
    let hexadecimal = CardSet::parse(&with("x = 2.68", "x = 0x10"));
    let x = hexadecimal.map(|cards| cards.cards()[0].stars[1].x);
    assert_eq!(x, Ok(16.0));
}
