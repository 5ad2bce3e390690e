//! The card file: read and checked card by card, reporting every error with its location.

use std::collections::HashSet;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use crate::card::CARDS;
use crate::file_error::{FileError, FileErrors, Problem, Site};
use crate::star::MAX_STARS;
use crate::{Ability, Boon, BoonKind, Card, CardSet, Element, Star, StarFacts, StarKind, StarSet};

/// The minimum number of stars on a card (A1.6).
const MIN_STARS: usize = 5;
/// The maximum amount of a boon.
const MAX_AMOUNT: i64 = 9;
/// The maximum distance of a star from the middle of the card, in degrees along each axis.
const MAX_DEGREES: f64 = 90.0;

type Value<'i> = Spanned<DeValue<'i>>;

impl CardSet {
    /// Reads and checks a card file.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file.
    pub fn parse(text: &str) -> Result<Self, FileErrors> {
        let mut reader = Reader {
            text,
            site: Site::default(),
            ids: HashSet::new(),
            errors: Vec::new(),
        };
        let cards = reader.file();
        if reader.errors.is_empty() {
            Ok(Self::new(cards))
        } else {
            Err(FileErrors(reader.errors))
        }
    }
}

/// Walks through the file and collects the errors.
struct Reader<'t> {
    text: &'t str,
    site: Site,
    ids: HashSet<String>,
    errors: Vec<FileError>,
}

impl Reader<'_> {
    fn report(&mut self, problem: Problem) {
        self.errors.push(FileError {
            site: self.site.clone(),
            problem,
        });
    }

    /// Reports a problem with the line of its text.
    fn report_at(&mut self, span: Range<usize>, problem: Problem) {
        let line = Some(line_of(self.text, span.start));
        self.errors.push(FileError {
            site: Site {
                line,
                ..self.site.clone()
            },
            problem,
        });
    }

    fn count(&mut self, what: &'static str, found: usize, least: usize, most: usize) {
        if !(least..=most).contains(&found) {
            self.report(Problem::Count {
                what,
                found,
                least,
                most,
            });
        }
    }

    fn file(&mut self) -> Vec<Card> {
        let file = match DeTable::parse(self.text) {
            Ok(file) => file,
            Err(error) => {
                let span = error.span().unwrap_or_default();
                let message = error.message().to_owned();
                self.report_at(span, Problem::Syntax { message });
                return Vec::new();
            }
        };
        self.only_known(file.get_ref(), &["card"]);
        let Some(list) = self.list(file.get_ref(), "card") else {
            return Vec::new();
        };
        let found = list.len();
        let mut cards = Vec::new();
        for (entry, number) in list.iter().zip(1..) {
            let line = Some(line_of(self.text, entry.span().start));
            self.site = Site {
                line,
                card: Some((number, "?".into())),
                part: None,
            };
            cards.extend(self.card(entry, number));
        }
        self.site = Site::default();
        self.count("cards", found, CARDS, CARDS);
        if found == CARDS && cards.len() == CARDS {
            self.elements(&cards);
        }
        cards
    }

    /// A1.6: twelve cards of each element.
    fn elements(&mut self, cards: &[Card]) {
        for (element, what) in [
            (Element::Fire, "fire-cards"),
            (Element::Water, "water-cards"),
            (Element::Air, "air-cards"),
            (Element::Earth, "earth-cards"),
        ] {
            let found = cards.iter().filter(|card| card.element == element).count();
            self.count(what, found, CARDS / 4, CARDS / 4);
        }
    }

    fn card(&mut self, entry: &Value<'_>, number: usize) -> Option<Card> {
        let table = self.table(entry, "card")?;
        const FIELDS: [&str; 8] = [
            "id", "name", "element", "fame", "ability", "boons", "stars", "lines",
        ];
        let id = self.text(table, "id");
        if let Some(id) = &id {
            self.site.card = Some((number, id.clone()));
            if !self.ids.insert(id.clone()) {
                self.report(Problem::Twice {
                    field: "id",
                    value: id.clone(),
                });
            }
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if !id.chars().all(plain) {
                self.report(Problem::BadKey { value: id.clone() });
            }
        }
        self.only_known(table, &FIELDS);
        let name = self.text(table, "name");
        let known = Element::ALL.map(Element::key).to_vec();
        let element = self.key(table, "element", Element::from_key, known);
        let fame = self.number(table, "fame", 1, 2);
        let known = Ability::ALL.map(Ability::key).to_vec();
        let ability = self.key(table, "ability", Ability::from_key, known);
        let boons = self.boons(table);
        let stars = self.stars(table);
        let lines = self.lines(table, stars.as_ref().map_or(MAX_STARS, Vec::len));
        if let (Some(stars), Some(lines)) = (&stars, &lines) {
            self.connected(stars, lines);
        }
        Some(Card {
            id: id?,
            name: name?,
            element: element?,
            fame: fame? as u8,
            stars: stars?,
            lines: lines?,
            ability: ability?,
            boons: boons?,
        })
    }

    /// A1.2, A1.6: four boons, at least one of them Fame.
    fn boons(&mut self, card: &DeTable<'_>) -> Option<[Boon; 4]> {
        let list = self.list(card, "boons")?;
        self.count("boons", list.len(), 4, 4);
        let mut boons = Vec::new();
        for (entry, number) in list.iter().zip(1..) {
            self.site.part = Some(("boon", number));
            boons.extend(self.boon(entry));
        }
        self.site.part = None;
        let boons: [Boon; 4] = boons.try_into().ok()?;
        if !boons.iter().any(|boon| boon.kind == BoonKind::Fame) {
            self.report(Problem::NoFameBoon);
        }
        Some(boons)
    }

    fn boon(&mut self, entry: &Value<'_>) -> Option<Boon> {
        let table = self.table(entry, "boons")?;
        self.only_known(table, &["kind", "amount"]);
        let known = BoonKind::ALL.map(BoonKind::key).to_vec();
        let kind = self.key(table, "kind", BoonKind::from_key, known);
        let amount = self.number(table, "amount", 1, MAX_AMOUNT);
        Some(Boon {
            kind: kind?,
            amount: amount? as u8,
        })
    }

    /// A1.3, A1.6: 5 to 14 stars, one Starting star, 1 to 3 Grand stars, no two in the same place.
    fn stars(&mut self, card: &DeTable<'_>) -> Option<Vec<StarFacts>> {
        let list = self.list(card, "stars")?;
        self.count("stars", list.len(), MIN_STARS, MAX_STARS);
        let mut stars = Vec::new();
        for (entry, number) in list.iter().zip(1..) {
            self.site.part = Some(("star", number));
            stars.extend(self.star(entry));
        }
        self.site.part = None;
        if stars.len() != list.len() {
            return None;
        }
        let of_kind = |kind| stars.iter().filter(|star| star.kind == kind).count();
        self.count("starting-stars", of_kind(StarKind::Start), 1, 1);
        self.count("grand-stars", of_kind(StarKind::Grand), 1, 3);
        for (b, star) in stars.iter().enumerate() {
            for (a, other) in stars[..b].iter().enumerate() {
                if (star.x - other.x).hypot(star.y - other.y) < 0.01 {
                    self.report(Problem::SamePlace { a: a + 1, b: b + 1 });
                }
                if star.hr == other.hr {
                    self.report(Problem::Twice {
                        field: "hr",
                        value: star.hr.to_string(),
                    });
                }
                if star.name == other.name {
                    self.report(Problem::Twice {
                        field: "name",
                        value: star.name.clone(),
                    });
                }
            }
        }
        (MIN_STARS..=MAX_STARS)
            .contains(&stars.len())
            .then_some(stars)
    }

    fn star(&mut self, entry: &Value<'_>) -> Option<StarFacts> {
        let table = self.table(entry, "stars")?;
        self.only_known(table, &["hr", "kind", "name", "x", "y"]);
        let hr = self.number(table, "hr", 1, 9110);
        let known = StarKind::ALL.map(StarKind::key).to_vec();
        let kind = self.key(table, "kind", StarKind::from_key, known);
        let name = self.text(table, "name");
        let (x, y) = (self.degrees(table, "x"), self.degrees(table, "y"));
        Some(StarFacts {
            hr: hr? as u16,
            kind: kind?,
            name: name?,
            x: x?,
            y: y?,
        })
    }

    /// Reads the lines, which join two different stars of the card, each pair once.
    fn lines(&mut self, card: &DeTable<'_>, stars: usize) -> Option<Vec<(Star, Star)>> {
        let list = self.list(card, "lines")?;
        let mut lines: Vec<(Star, Star)> = Vec::new();
        for (entry, number) in list.iter().zip(1..) {
            self.site.part = Some(("line", number));
            if let Some((a, b)) = self.line(entry, stars) {
                if lines.iter().any(|&line| line == (a, b) || line == (b, a)) {
                    let value = format!("{}–{}", a.number(), b.number());
                    self.report(Problem::Twice {
                        field: "lines",
                        value,
                    });
                }
                lines.push((a, b));
            }
        }
        self.site.part = None;
        (lines.len() == list.len()).then_some(lines)
    }

    fn line(&mut self, entry: &Value<'_>, stars: usize) -> Option<(Star, Star)> {
        let DeValue::Array(ends) = entry.get_ref() else {
            let problem = Problem::WrongType {
                field: "lines",
                expected: "list",
            };
            self.report_at(entry.span(), problem);
            return None;
        };
        self.count("line-ends", ends.len(), 2, 2);
        let mut numbers = ends
            .iter()
            .map(|end| self.whole(end, "lines", 1, stars as i64));
        let (a, b) = (numbers.next()??, numbers.next()??);
        if a == b {
            self.report(Problem::SelfLine { star: a as usize });
            return None;
        }
        Some((Star::new(a as usize - 1), Star::new(b as usize - 1)))
    }

    /// Checks that every star can be reached from the Starting star.
    fn connected(&mut self, stars: &[StarFacts], lines: &[(Star, Star)]) {
        let all = StarSet::up_to(stars.len());
        let start = stars
            .iter()
            .position(|star| star.kind == StarKind::Start)
            .unwrap_or(0);
        let mut reached = StarSet::only(Star::new(start));
        loop {
            let before = reached;
            for &(a, b) in lines {
                if reached.contains(a) || reached.contains(b) {
                    reached.insert(a);
                    reached.insert(b);
                }
            }
            if reached == before {
                break;
            }
        }
        let missing: Vec<usize> = all.without(reached).iter().map(Star::number).collect();
        if !missing.is_empty() {
            self.report(Problem::Unconnected { stars: missing });
        }
    }

    fn only_known(&mut self, table: &DeTable<'_>, known: &[&str]) {
        for (key, _) in table {
            if !known.contains(&key.get_ref().as_ref()) {
                let field = key.get_ref().to_string();
                self.report_at(key.span(), Problem::Unexpected { field });
            }
        }
    }

    fn field<'v, 'i>(
        &mut self,
        table: &'v DeTable<'i>,
        field: &'static str,
    ) -> Option<&'v Value<'i>> {
        let value = table.get(field);
        if value.is_none() {
            self.report(Problem::Missing { field });
        }
        value
    }

    fn wrong_type(&mut self, value: &Value<'_>, field: &'static str, expected: &'static str) {
        self.report_at(value.span(), Problem::WrongType { field, expected });
    }

    fn table<'v, 'i>(
        &mut self,
        value: &'v Value<'i>,
        field: &'static str,
    ) -> Option<&'v DeTable<'i>> {
        if let DeValue::Table(table) = value.get_ref() {
            return Some(table);
        }
        self.wrong_type(value, field, "table");
        None
    }

    fn list<'v, 'i>(
        &mut self,
        table: &'v DeTable<'i>,
        field: &'static str,
    ) -> Option<&'v DeArray<'i>> {
        let value = self.field(table, field)?;
        if let DeValue::Array(list) = value.get_ref() {
            return Some(list);
        }
        self.wrong_type(value, field, "list");
        None
    }

    fn text(&mut self, table: &DeTable<'_>, field: &'static str) -> Option<String> {
        let value = self.field(table, field)?;
        let DeValue::String(text) = value.get_ref() else {
            self.wrong_type(value, field, "text");
            return None;
        };
        if text.trim().is_empty() {
            self.report_at(value.span(), Problem::Empty { field });
            return None;
        }
        Some(text.to_string())
    }

    fn key<T>(
        &mut self,
        table: &DeTable<'_>,
        field: &'static str,
        from_key: fn(&str) -> Option<T>,
        known: Vec<&'static str>,
    ) -> Option<T> {
        let text = self.text(table, field)?;
        let found = from_key(&text);
        if found.is_none() {
            let span = table.get(field).map(Spanned::span).unwrap_or_default();
            let value = text;
            self.report_at(
                span,
                Problem::UnknownKey {
                    field,
                    value,
                    known,
                },
            );
        }
        found
    }

    fn number(
        &mut self,
        table: &DeTable<'_>,
        field: &'static str,
        least: i64,
        most: i64,
    ) -> Option<i64> {
        let value = self.field(table, field)?;
        self.whole(value, field, least, most)
    }

    fn whole(
        &mut self,
        value: &Value<'_>,
        field: &'static str,
        least: i64,
        most: i64,
    ) -> Option<i64> {
        let Some(number) = integer(value) else {
            self.wrong_type(value, field, "number");
            return None;
        };
        if (least..=most).contains(&number) {
            return Some(number);
        }
        self.report_at(
            value.span(),
            Problem::OutOfRange {
                field,
                value: number,
                least,
                most,
            },
        );
        None
    }

    fn degrees(&mut self, table: &DeTable<'_>, field: &'static str) -> Option<f64> {
        let value = self.field(table, field)?;
        let number: Option<f64> = match value.get_ref() {
            DeValue::Integer(_) => integer(value).map(|number| number as f64),
            DeValue::Float(number) => number.as_str().parse().ok(),
            _ => None,
        };
        match number {
            Some(number) if number.abs() <= MAX_DEGREES => Some(number),
            _ => {
                self.wrong_type(value, field, "degrees");
                None
            }
        }
    }
}

fn integer(value: &Value<'_>) -> Option<i64> {
    match value.get_ref() {
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    }
}

/// Returns the line of a byte offset in the text, from 1.
pub(crate) fn line_of(text: &str, offset: usize) -> usize {
    1 + text.as_bytes()[..offset.min(text.len())]
        .iter()
        .filter(|&&b| b == b'\n')
        .count()
}
