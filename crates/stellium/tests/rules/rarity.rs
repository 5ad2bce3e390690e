//! Recomputes the points of all objectives from how often their pictures occur in games.
//!
//! After a rule or a point value has changed, run
//! `WRITE_POINTS=1 cargo test -p stellium --test rules rarity` to rewrite the points and the tables
//! in the rules. Points decide when games end, which slightly changes how often pictures occur, so
//! run it until nothing changes any more.

use std::sync::LazyLock;

use crate::common::*;
use stellium::{Body, Kind, Objective, Stellium, Universe};
use tabletop::{Chance, Game, NullSink, Options, Seed};

const RULES: &str = include_str!("../../../../docs/rules/stellium.md");
const REGLES: &str = include_str!("../../../../docs/regles/stellium.md");
const GAMES: u64 = 2_000;
const MAX_POINTS: u8 = 8;

/// How often each objective occurs: its one picture, or at least 1, 2, … 6 bodies.
struct Sample {
    positions: u64,
    standing: Vec<Vec<u64>>,
}

/// Every turn of 2,000 random games each with 2, 3 and 4 players.
static SAMPLE: LazyLock<Sample> = LazyLock::new(|| {
    let cards = GAME.objectives().all().iter();
    let mut sample = Sample {
        positions: 0,
        standing: cards.map(|card| vec![0; card.points.len()]).collect(),
    };
    for seats in 2..=4 {
        for game in 0..GAMES {
            play(seats, game, |universe| sample.add(universe));
        }
    }
    sample
});

/// Plays a game in which all legal actions are equally likely, and shows the universe at the
/// beginning of each turn.
fn play(seats: usize, game: u64, mut show: impl FnMut(&Universe)) {
    let seed = Seed::from_text("rarity").branch(&seats.to_string(), game);
    let mut state = GAME.setup(&Options::new(), seats, seed).unwrap();
    let mut choice = Chance::new(seed.branch("choice", 0));
    let mut legal = Vec::new();
    let mut turn = None;
    while let Some(seat) = GAME.to_act(&state).iter().next() {
        let now = Some((state.table.round, state.table.active));
        if turn != now {
            turn = now;
            show(&state.table.universe);
        }
        legal.clear();
        GAME.legal_actions(&state, seat, &mut legal);
        let action = legal[choice.below(legal.len() as u32) as usize];
        GAME.apply(&mut state, seat, action, &mut NullSink).unwrap();
    }
}

impl Sample {
    fn add(&mut self, universe: &Universe) {
        self.positions += 1;
        for (card, standing) in GAME.objectives().all().iter().zip(&mut self.standing) {
            let values = standing.len().min(bodies(card, universe));
            standing[..values].iter_mut().for_each(|count| *count += 1);
        }
    }

    /// Returns the points of a picture that occurs in `standing` positions: 1 if that is at least
    /// two thirds of all positions, and 1 more every time it is four times as rare.
    fn points(&self, standing: u64) -> u8 {
        let common =
            |points: &u8| 3 * standing * 4_u64.pow(u32::from(*points) - 1) >= 2 * self.positions;
        (1..MAX_POINTS).find(common).unwrap_or(MAX_POINTS)
    }

    /// Returns the share of positions in which a picture occurs, and its points: `0.2345 → **2**`.
    fn cell(&self, standing: u64) -> String {
        let share = standing as f64 / self.positions as f64;
        format!("{share:.4} → **{}**", self.points(standing))
    }
}

/// Returns how many bodies an objective uses on a universe, or 0 if its picture does not occur.
fn bodies(card: &Objective, universe: &Universe) -> usize {
    let mut most = 0;
    card.each_place(GAME.patterns(), universe, &mut |cells| {
        most = most.max(cells.len());
    });
    most
}

fn number(kind: Kind, colour: Body) -> usize {
    GAME.objectives().find(kind, colour).unwrap().index()
}

/// Returns the rows of the tables in the rules without their first cells: the kinds with one
/// picture, then 1 to 6 bodies on centres, then on symbols.
fn rows() -> Vec<String> {
    let value_rows = |kind: Kind| {
        let values = if kind.counts() { 6 } else { 1 };
        (0..values).map(move |value| row(kind, value))
    };
    Kind::ALL.into_iter().flat_map(value_rows).collect()
}

fn row(kind: Kind, value: usize) -> String {
    let standing = |colour| SAMPLE.standing[number(kind, colour)][value];
    Body::ALL
        .map(|colour| SAMPLE.cell(standing(colour)))
        .join(" | ")
}

/// Returns a document with its rows recomputed.
fn with_rows(document: &str, decimal: &str) -> String {
    let mut rows = rows().into_iter();
    let line = |line: &str| {
        if !line.contains("→ **") {
            return format!("{line}\n");
        }
        let first = line.split('|').nth(1).expect("a table row");
        let row = rows.next().expect("no more rows than were computed");
        format!("|{first}| {} |\n", row.replace('.', decimal))
    };
    document.lines().map(line).collect()
}

/// Returns the file of objectives with its points recomputed.
fn with_points(file: &str) -> String {
    let mut cards = SAMPLE.standing.iter();
    let line = |line: &str| {
        if !line.starts_with("points = ") {
            return format!("{line}\n");
        }
        let card = cards.next().expect("forty objectives").iter();
        let points: Vec<u8> = card.map(|&standing| SAMPLE.points(standing)).collect();
        format!("points = {points:?}\n")
    };
    file.lines().map(line).collect()
}

/// Checks that a file has the expected text, or writes it if `WRITE_POINTS` is set.
fn agrees(path: &str, text: &str, wanted: &str) {
    if std::env::var_os("WRITE_POINTS").is_some() {
        let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
        return std::fs::write(path, wanted).unwrap();
    }
    for (found, wanted) in text.lines().zip(wanted.lines()) {
        assert_eq!(found, wanted, "{path}");
    }
}

#[test]
fn s1_5_the_points_of_all_40_objectives_follow_from_how_often_they_occur() {
    let file = Stellium::objective_file();
    agrees("data/objectives.toml", file, &with_points(file));
}

#[test]
fn s1_5_the_tables_in_the_rules_show_the_frequencies_and_points() {
    for (folder, text, decimal) in [("rules", RULES, "."), ("regles", REGLES, ",")] {
        let rows = text.lines().filter(|line| line.contains("→ **"));
        assert_eq!(rows.count(), 20, "{folder}");
        let path = format!("../../docs/{folder}/stellium.md");
        agrees(&path, text, &with_rows(text, decimal));
        let (thousands, rest) = (SAMPLE.positions / 1000, SAMPLE.positions % 1000);
        let separator = if decimal == "." { "," } else { "\u{a0}" };
        let counted = format!("{thousands}{separator}{rest:03} positions");
        assert!(text.contains(&counted), "{folder}: {counted}");
    }
}

#[test]
fn s1_5_the_points_of_the_rulebooks_example_occur() {
    let cards = GAME.objectives().all().iter();
    let worth: Vec<u8> = cards.flat_map(|card| card.points.clone()).collect();
    for points in [3, 4, 5, 7] {
        assert!(worth.contains(&points), "{points}");
    }
}

/// Returns the probability that at least this number of bodies of a colour lie on their own symbols
/// at set-up: each of the six does with a probability of one in four (S2.1).
fn chance_of_symbols(at_least: u32) -> f64 {
    let ways = |n: u32| [1, 6, 15, 20, 15, 6, 1][n as usize] * 3_u32.pow(6 - n);
    let total: u32 = (at_least..=6).map(ways).sum();
    f64::from(total) / 4_f64.powi(6)
}

#[test]
fn s1_5_few_deals_offer_five_points_for_symbols_at_set_up() {
    for colour in Body::ALL {
        let card = &GAME.objectives().all()[number(Kind::Symbols, colour)];
        let five = card.points.iter().position(|&points| points >= 5);
        let bodies = five.expect("six bodies are worth more than 4") as u32 + 1;
        let chance = chance_of_symbols(bodies);
        assert!(
            chance < 0.01,
            "{colour:?}: {bodies} bodies on symbols in {chance} of deals"
        );
    }
}
