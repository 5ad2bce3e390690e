//! The table file: journal, Final Scoring cards, sphere boards and the solo game (A1.7 to A1.11).

use serde::Deserialize;

use crate::card::CARDS;
use crate::card_file::line_of;
use crate::file_error::{FileError, FileErrors, Problem, Site};
use crate::scoring::FINAL_CARDS;
use crate::{Board, ByElement, Element, FinalCard, FinalScoring, JournalTracks, SoloData};

/// The number of cards in the deck of a solo game. The other 28 are Ptolemy's (A8.1).
const SOLO_DECK: usize = 20;

/// The maximum number of spots on the wisdom track.
const MOST_WISDOM: u32 = 100;

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
    /// Returns all errors in the file.
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

fn check(file: &File) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut count = |what, found, expected| {
        if found != expected {
            problems.push(Problem::Count {
                what,
                found,
                least: expected,
                most: expected,
            });
        }
    };
    count("boards", file.board.len(), 4);
    for (board, seats) in file.board.iter().zip(2..) {
        count("players of a board", board.seats, seats);
        count(
            "cards of the deck",
            board.under_game_end + board.above_game_end,
            CARDS,
        );
        let different = Element::ALL
            .into_iter()
            .filter(|element| board.spheres.contains(element))
            .count();
        count("different spheres of a board", different, 4);
        count(
            "numbered boards",
            usize::from(board.dream.is_some()),
            usize::from(seats == 2),
        );
    }
    let solo = &file.solo;
    count(
        "cards of the solo deck",
        solo.under_game_end + solo.above_game_end,
        SOLO_DECK,
    );
    let near = |element: &Element| solo.nearest.contains(element);
    let nearest = Element::ALL.iter().filter(|&element| near(element)).count();
    count("spheres with a nearest place", nearest, 3);
    count(
        "places nearest to Water",
        usize::from(near(&Element::Water)),
        0,
    );
    let mut pairs = file.final_scoring.cards.map(|mut pair| {
        pair.sort_unstable();
        pair
    });
    pairs.sort_unstable();
    let same = pairs.windows(2).filter(|w| w[0] == w[1]).count();
    count("equal Final Scoring cards", same, 0);
    count(
        "Final Scoring cards with one element",
        pairs.iter().filter(|p| p[0] == p[1]).count(),
        0,
    );
    for number in file
        .board
        .iter()
        .flat_map(|board| &board.dream)
        .flat_map(Numbers::all)
    {
        if !(1..=4).contains(&number) {
            problems.push(Problem::OutOfRange {
                field: "dream",
                value: number.into(),
                least: 1,
                most: 4,
            });
        }
    }
    if solo.stardust == 0 || solo.harder_stardust == 0 {
        problems.push(Problem::OutOfRange {
            field: "stardust",
            value: 0,
            least: 1,
            most: u16::MAX.into(),
        });
    }
    let spots: u32 = file
        .journal
        .wisdom_sections
        .iter()
        .map(|&spots| u32::from(spots))
        .sum();
    if spots > MOST_WISDOM {
        problems.push(Problem::OutOfRange {
            field: "wisdom_sections",
            value: spots.into(),
            least: 0,
            most: MOST_WISDOM.into(),
        });
    }
    if file.journal.pouch.start > file.journal.pouch.end {
        problems.push(Problem::OutOfRange {
            field: "pouch",
            value: file.journal.pouch.start.into(),
            least: 0,
            most: file.journal.pouch.end.into(),
        });
    }
    problems
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
