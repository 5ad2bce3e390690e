//! The tables in `docs/rules/nightsky.md` match the data.

use language::Language;
use nightsky::{Card, Zone};
use sky::Constellation;

use crate::wonder::{GLASSES, Glass, points, wonders};
use crate::{CARDS, write, writes};

pub const RULES: &str = include_str!("../../../../docs/rules/nightsky.md");
const FRENCH_RULES: &str = include_str!("../../../../docs/regles/nightsky.md");

const NAMES: [&str; 4] = ["eye", "binoculars", "refractor", "telescope"];
const CARD_TABLE: &str = "| | card | object |";
const GLASS_TABLE: &str = "| instrument | limit |";

/// Returns the rows of the table with this header in the rules.
fn rows(head: &str) -> Vec<&'static str> {
    rows_of(RULES, head)
}

/// Returns the rows of the table with this header in a document.
fn rows_of<'a>(document: &'a str, head: &str) -> Vec<&'a str> {
    let mut lines = document.lines().skip_while(|line| !line.starts_with(head));
    assert!(lines.next().is_some(), "{head}");
    let rows = lines.skip(1).take_while(|line| line.starts_with('|'));
    rows.collect()
}

/// Returns the document with the rows of the table with this header replaced.
fn with_rows(document: &str, head: &str, rows: &[String]) -> String {
    let old = self::rows(head).join("\n");
    assert!(document.contains(&old));
    document.replacen(&old, &rows.join("\n"), 1)
}

/// Formats a row of a table. An empty cell is a single space.
fn row(cells: &[String]) -> String {
    let cells: String = cells.iter().map(|cell| format!(" {cell} |")).collect();
    format!("|{}", cells.replace("  ", " "))
}

/// Formats a number with a real minus sign.
fn written(number: f64) -> String {
    number.to_string().replace('-', "−")
}

/// Formats a number with a real minus sign and this many decimal places.
fn to_places(number: f64, places: usize) -> String {
    format!("{number:.places$}").replace('-', "−")
}

/// Returns the size column of a card: its size, or its separation and its companion's magnitude.
fn size(card: &Card) -> String {
    match (card.size, card.separation, card.companion) {
        (Some(size), None, None) => format!("{}′", written(size)),
        (None, Some(separation), Some(companion)) => {
            format!("{}″, {}", written(separation), to_places(companion, 1))
        }
        _ => String::new(),
    }
}

fn card_row((number, card): (usize, &Card)) -> String {
    let place = card.constellation.map_or("Sun", Constellation::abbr);
    let mut cells = vec![
        number.to_string(),
        card.names[Language::English].clone(),
        card.object.clone(),
        place.to_owned(),
        card.kind.key().replace('_', " "),
        to_places(card.magnitude, 1),
        size(card),
    ];
    cells.extend(points(card).map(|points| points.to_string()));
    row(&cells)
}

/// Returns the last row: the means of the columns.
fn mean_row() -> String {
    let mean = |i: usize| {
        let sum: u32 = CARDS
            .all()
            .iter()
            .map(|card| u32::from(points(card)[i]))
            .sum();
        format!("{:.2}", f64::from(sum) / 108.0)
    };
    let mut cells = vec![String::new(); 7];
    cells[1] = "on average".into();
    cells.extend([0, 1, 2, 3].map(mean));
    row(&cells)
}

fn card_rows() -> Vec<String> {
    let cards = (1..).zip(CARDS.all()).map(card_row);
    cards.chain([mean_row()]).collect()
}

fn glass_rows() -> Vec<String> {
    let glass = |(name, glass): (&str, &Glass)| {
        let sign = if glass.shift > 0.0 { "+" } else { "" };
        let shift = format!("{sign}{}", written(glass.shift));
        row(&[
            name.into(),
            written(glass.limit),
            written(glass.power),
            shift,
        ])
    };
    NAMES.into_iter().zip(&GLASSES).map(glass).collect()
}

/// Rewrites both tables if `WRITE_POINTS=1` is set (see `writes`).
#[test]
fn n1_3_the_tables_of_cards_and_instruments_match_the_rule() {
    let (cards, glasses) = (card_rows(), glass_rows());
    if writes() {
        let document = with_rows(RULES, CARD_TABLE, &cards);
        let document = with_rows(&document, GLASS_TABLE, &glasses);
        return write("../../docs/rules/nightsky.md", document);
    }
    assert_eq!(rows(GLASS_TABLE), glasses);
    assert_eq!(rows(CARD_TABLE).len(), 109);
    for (found, row) in rows(CARD_TABLE).into_iter().zip(cards) {
        assert_eq!(found, row);
    }
}

/// Splits a row into its cells.
fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(str::trim).collect()
}

/// The French document is translated by hand and must agree with the English one.
#[test]
fn n1_3_the_french_table_of_cards_agrees_with_the_english_one() {
    let french_rows = rows_of(FRENCH_RULES, "| | carte | objet |");
    assert_eq!(french_rows.len(), 109);
    for ((found, row), card) in french_rows.iter().zip(card_rows()).zip(CARDS.all()) {
        let (found, mut row) = (cells(found), cells(&row));
        let name = card.names[Language::French].replace('\'', "’");
        let place = card.constellation.map_or("Soleil", Constellation::abbr);
        (row[1], row[3]) = (&name, place);
        let french = |text: &str| text.replace(", ", "\u{a0}; ").replace('.', ",");
        for column in [0, 1, 3, 5, 6, 7, 8, 9, 10] {
            let expected = if column == 1 {
                row[1].to_owned()
            } else {
                french(row[column])
            };
            assert_eq!(found[column], expected, "{}", card.object);
        }
    }
    let means = cells(&mean_row())[7..].join(" ").replace('.', ",");
    assert_eq!(cells(french_rows[108])[7..].join(" "), means);
}

#[test]
fn n1_3_the_worked_examples_come_to_the_points_of_their_cards() {
    for (head, object) in [("| | *L* | 2 +", "M42"), ("| | *L* | as a star", "Albireo")] {
        let card = CARDS.get(CARDS.find(object).unwrap());
        let found = rows(head);
        assert_eq!(found.len(), 4);
        for (i, row) in found.into_iter().enumerate() {
            let light = to_places(GLASSES[i].limit - card.magnitude, 1);
            let begins = format!("| {} | {light} |", NAMES[i]);
            assert!(row.starts_with(&begins), "{begins} {row}");
            let wonder = to_places(wonders(card)[i], 2);
            let ends = format!("| {wonder} | {} |", card.points[i]);
            assert!(row.ends_with(&ends), "{ends} {row}");
        }
    }
}

#[test]
fn n1_1_the_table_of_the_map_matches_the_sky_data() {
    let found = rows("| cell | constellation |");
    assert_eq!(found.len(), Constellation::COUNT);
    for (cell, found) in Constellation::all().zip(found) {
        let zone = format!("{:?}", Zone::of(cell));
        let borders: Vec<&str> = cell.neighbours().iter().map(Constellation::abbr).collect();
        let area = cell.area().to_string();
        let cells = [cell.abbr(), cell.latin(), &zone, &area, &borders.join(" ")];
        assert_eq!(found, row(&cells.map(str::to_owned)));
    }
}

#[test]
fn n1_4_the_document_states_255_borders_and_eight_corners() {
    let words: Vec<&str> = RULES.split_whitespace().collect();
    let words = words.join(" ");
    assert!(words.contains("The 255 shared borders"));
    let both_ways: usize = Constellation::all()
        .map(|cell| cell.neighbours().len())
        .sum();
    assert_eq!(both_ways, 2 * 255);
    let corners = words.split_once("only at a corner: ").unwrap().1;
    let corners = corners.split_once('.').unwrap().0;
    let pairs: Vec<&str> = corners.split(", ").collect();
    assert_eq!(pairs.len(), 8);
    for pair in pairs {
        let (one, other) = pair.split_once(" and ").unwrap();
        let cell = |abbr| Constellation::from_abbr(abbr).unwrap();
        assert!(!cell(one).neighbours().contains(cell(other)), "{pair}");
    }
}
