//! The table file: journal, Final Scoring cards, sphere boards and the solo game (A1.7 to A1.11).

use std::ops::RangeInclusive;

use serde::Deserialize;

use crate::card::CARDS;
use crate::card_file::line_of;
use crate::file_error::{FileError, FileErrors, Problem, Site};
use crate::scoring::FINAL_CARDS;
use crate::{Board, ByElement, Element, FinalCard, FinalScoring, JournalTracks, SoloData};

/// The number of cards in the deck of a solo game. The other 28 are Ptolemy's (A8.1).
const SOLO_DECK: usize = 20;

/// The maximum number of spots on the wisdom track.
const MAX_WISDOM: u32 = 100;

/// Everything on the table that is not a Constellation card.
#[derive(Clone, PartialEq, Debug)]
pub struct TableData {
    /// The tracks of a journal.
    pub journal: JournalTracks,
    /// The number of spots on the wisdom track.
    pub(crate) wisdom_end: u8,
    /// The Final Scoring cards and their values.
    pub finals: FinalScoring,
    /// The sphere boards, by number of players from 1. The solo game uses the board for 2.
    pub(crate) boards: Vec<Board>,
    /// The numbers of the solo game.
    pub solo: SoloData,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    journal: JournalPart,
    final_scoring: FinalPart,
    board: Vec<BoardPart>,
    solo: SoloPart,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JournalPart {
    stardust: u16,
    pouch: Track,
    card_limit: u8,
    wisdom_sections: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Track {
    start: u8,
    end: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FinalPart {
    row: [u8; 5],
    column: [u8; 5],
    cards: [[Element; 2]; FINAL_CARDS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardPart {
    seats: usize,
    spheres: [Element; 4],
    discard_after: Element,
    under_game_end: usize,
    above_game_end: usize,
    dream: Option<Numbers>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    fire: u8,
    water: u8,
    air: u8,
    earth: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SoloPart {
    under_game_end: usize,
    above_game_end: usize,
    nearest: [Element; 3],
    fame: u16,
    harder_fame: u16,
    stardust: u16,
    harder_stardust: u16,
    easier_stardust: u16,
    small: usize,
    large: usize,
    telescope_with: Vec<u8>,
    telescope_fame: u8,
    elements: [u8; 5],
    sets: [u8; 5],
}

impl Numbers {
    fn all(&self) -> [u8; 4] {
        [self.fire, self.water, self.air, self.earth]
    }
}

impl TableData {
    /// Reads and checks a table file.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file.
    pub fn parse(text: &str) -> Result<Self, FileErrors> {
        let file: File = toml::from_str(text).map_err(|error| {
            let line = error.span().map(|span| line_of(text, span.start));
            let problem = Problem::Syntax {
                message: error.message().to_owned(),
            };
            FileErrors(vec![FileError {
                site: Site {
                    line,
                    ..Site::default()
                },
                problem,
            }])
        })?;
        let problems = check(&file);
        if problems.is_empty() {
            return Ok(file.into());
        }
        let site = Site::default();
        Err(FileErrors(
            problems
                .into_iter()
                .map(|problem| FileError {
                    site: site.clone(),
                    problem,
                })
                .collect(),
        ))
    }

    /// Returns the sphere board for a number of players.
    #[must_use]
    pub fn board(&self, seats: usize) -> &Board {
        &self.boards[seats - 1]
    }
}

/// Returns all problems of a file: counts first, then values out of range.
fn check(file: &File) -> Vec<Problem> {
    let mut problems = board_counts(&file.board);
    problems.extend(solo_counts(&file.solo));
    problems.extend(final_card_counts(&file.final_scoring));
    problems.extend(dream_numbers(&file.board));
    problems.extend(solo_stardust(&file.solo));
    problems.extend(journal_tracks(&file.journal));
    problems
}

/// Returns the problem with a count, unless it is the expected one.
fn count(what: &'static str, found: usize, expected: usize) -> Option<Problem> {
    (found != expected).then_some(Problem::Count {
        what,
        found,
        least: expected,
        most: expected,
    })
}

/// Returns the problem with a value, unless it is in the range.
fn in_range(field: &'static str, value: u32, range: RangeInclusive<u32>) -> Option<Problem> {
    (!range.contains(&value)).then_some(Problem::OutOfRange {
        field,
        value: value.into(),
        least: (*range.start()).into(),
        most: (*range.end()).into(),
    })
}

fn board_counts(boards: &[BoardPart]) -> Vec<Problem> {
    let mut problems = Vec::from_iter(count("boards", boards.len(), 4));
    for (board, seats) in boards.iter().zip(2..) {
        let deck = board.under_game_end + board.above_game_end;
        let numbered = usize::from(board.dream.is_some());
        let checks = [
            count("players of a board", board.seats, seats),
            count("cards of the deck", deck, CARDS),
            count("different spheres of a board", different(&board.spheres), 4),
            count("numbered boards", numbered, usize::from(seats == 2)),
        ];
        problems.extend(checks.into_iter().flatten());
    }
    problems
}

fn solo_counts(solo: &SoloPart) -> impl Iterator<Item = Problem> {
    let deck = solo.under_game_end + solo.above_game_end;
    let nearest = different(&solo.nearest);
    let near_water = usize::from(solo.nearest.contains(&Element::Water));
    let checks = [
        count("cards of the solo deck", deck, SOLO_DECK),
        count("spheres with a nearest place", nearest, 3),
        count("places nearest to Water", near_water, 0),
    ];
    checks.into_iter().flatten()
}

/// Returns the number of different elements.
fn different(elements: &[Element]) -> usize {
    let all = Element::ALL.iter();
    all.filter(|element| elements.contains(element)).count()
}

fn final_card_counts(part: &FinalPart) -> impl Iterator<Item = Problem> {
    let mut pairs = part.cards.map(|mut pair| {
        pair.sort_unstable();
        pair
    });
    pairs.sort_unstable();
    let same = pairs.windows(2).filter(|w| w[0] == w[1]).count();
    let single = pairs.iter().filter(|p| p[0] == p[1]).count();
    let checks = [
        count("equal Final Scoring cards", same, 0),
        count("Final Scoring cards with one element", single, 0),
    ];
    checks.into_iter().flatten()
}

fn dream_numbers(boards: &[BoardPart]) -> impl Iterator<Item = Problem> {
    let numbers = boards.iter().flat_map(|board| &board.dream);
    let numbers = numbers.flat_map(Numbers::all);
    numbers.filter_map(|number| in_range("dream", number.into(), 1..=4))
}

/// Ptolemy needs stardust at both difficulties. If it is missing at both, that is reported as one
/// problem.
fn solo_stardust(solo: &SoloPart) -> Option<Problem> {
    let least = solo.stardust.min(solo.harder_stardust);
    in_range("stardust", least.into(), 1..=u16::MAX.into())
}

fn journal_tracks(journal: &JournalPart) -> impl Iterator<Item = Problem> {
    let sections = journal.wisdom_sections.iter();
    let spots: u32 = sections.map(|&spots| u32::from(spots)).sum();
    let pouch = &journal.pouch;
    let checks = [
        in_range("wisdom_sections", spots, 0..=MAX_WISDOM),
        in_range("pouch", pouch.start.into(), 0..=pouch.end.into()),
    ];
    checks.into_iter().flatten()
}

impl From<File> for TableData {
    fn from(file: File) -> Self {
        let journal = JournalTracks {
            stardust: file.journal.stardust,
            pouch_start: file.journal.pouch.start,
            pouch_end: file.journal.pouch.end,
            card_limit: file.journal.card_limit,
            wisdom_sections: file.journal.wisdom_sections,
        };
        let finals = FinalScoring {
            row: file.final_scoring.row,
            column: file.final_scoring.column,
            cards: file.final_scoring.cards.map(FinalCard),
        };
        let mut boards: Vec<Board> = file.board.into_iter().map(Board::from).collect();
        boards.insert(0, file.solo.board(&boards[0]));
        Self {
            solo: file.solo.into(),
            wisdom_end: journal.wisdom_end(),
            journal,
            finals,
            boards,
        }
    }
}

impl SoloPart {
    /// A8.1: the board for 2 with its own deck.
    fn board(&self, for_two: &Board) -> Board {
        Board {
            seats: 1,
            under_game_end: self.under_game_end,
            above_game_end: self.above_game_end,
            nearest: Some(self.nearest),
            ..for_two.clone()
        }
    }
}

impl From<SoloPart> for SoloData {
    fn from(part: SoloPart) -> Self {
        Self {
            fame: part.fame,
            harder_fame: part.harder_fame,
            stardust: part.stardust,
            harder_stardust: part.harder_stardust,
            easier_stardust: part.easier_stardust,
            small: part.small,
            large: part.large,
            telescope_with: part.telescope_with,
            telescope_fame: part.telescope_fame,
            elements: part.elements,
            sets: part.sets,
        }
    }
}

impl From<BoardPart> for Board {
    fn from(part: BoardPart) -> Self {
        Self {
            seats: part.seats,
            spheres: part.spheres,
            discard_after: part.discard_after,
            under_game_end: part.under_game_end,
            above_game_end: part.above_game_end,
            nearest: None,
            dream: part.dream.map(|numbers| {
                ByElement::from_fn(|element| match element {
                    Element::Fire => numbers.fire,
                    Element::Water => numbers.water,
                    Element::Air => numbers.air,
                    Element::Earth => numbers.earth,
                })
            }),
        }
    }
}
