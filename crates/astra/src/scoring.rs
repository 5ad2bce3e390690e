//! Final scoring (A1.7, A6.3 to A6.5).

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::{Outcome, Provisional, Score, Seat};

use crate::{
    ByElement, CardIds, CardSet, Element, Modifier, Pen, PtolemyFame, PublicState, State,
    TableData, View, ptolemy,
};

/// The number of Final Scoring cards: one for each pair of elements (A1.7).
pub const FINAL_CARDS: usize = 6;

tabletop::counted! {
    /// A Final Scoring card, by its position in the data file.
    pub struct FinalCardId, "Final Scoring card", FINAL_CARDS
}

/// Some of the Final Scoring cards.
pub(crate) type FinalCardIds = ArrayVec<FinalCardId, FINAL_CARDS>;

/// A Final Scoring card, given by the two elements marked from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FinalCard(pub [Element; 2]);

/// The values of the rows and columns of a Final Scoring card (data).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FinalScoring {
    /// The fame of a row with 0 to 4 marks.
    pub row: [u8; 5],
    /// The fame of a column with 0 to 4 marks.
    pub column: [u8; 5],
    /// The six cards.
    pub cards: [FinalCard; FINAL_CARDS],
}

impl FinalScoring {
    /// A6.3: the fame of rows and columns for this many cards of each element, including the marks
    /// from the start; a row stops at 4.
    #[must_use]
    pub fn score(&self, card: FinalCardId, elements: &ByElement<usize>) -> u16 {
        let FinalCard(marked) = self.cards[card.index()];
        let marks = ByElement::from_fn(|element| {
            let before = marked.iter().filter(|&&m| m == element).count();
            (before + elements[element]).min(4)
        });
        let rows: u16 = marks.values().iter().map(|&n| u16::from(self.row[n])).sum();
        let columns = (1..=4).map(|column| {
            let filled = marks.values().iter().filter(|&&n| n >= column).count();
            u16::from(self.column[filled])
        });
        rows + columns.sum::<u16>()
    }
}

/// A player's fame at the end, by source (A6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fame {
    /// The fame on the fame track.
    pub track: u16,
    /// The fame for the pouch size.
    pub pouch: u16,
    /// The fame for the card limit.
    pub card_limit: u16,
    /// 1 for every 3 stardust.
    pub stardust: u16,
    /// 1 for every 2 own stars on undiscovered cards, counted together.
    pub stars: u16,
    /// The fame of active cards.
    pub active_cards: u16,
    /// The fame of the Final Scoring card.
    pub elements: u16,
}

impl Fame {
    /// Returns the score, with the keys of the sources.
    #[must_use]
    pub fn score(&self) -> Score {
        Score::of(vec![
            ("track", self.track.into()),
            ("pouch", self.pouch.into()),
            ("card-limit", self.card_limit.into()),
            ("stardust", self.stardust.into()),
            ("stars", self.stars.into()),
            ("active-cards", self.active_cards.into()),
            ("elements", self.elements.into()),
        ])
    }

    /// Returns the fame a player would have if the game ended now (A6.3).
    #[must_use]
    pub fn of(
        cards: &CardSet,
        data: &TableData,
        table: &PublicState,
        seat: Seat,
        card: FinalCardId,
    ) -> Self {
        let journal = &table.journals[seat];
        let own_stars: usize = table
            .places()
            .map(|place| table.place(place).marks[Pen::of(seat)].len())
            .sum();
        let fame_of = |owned: CardIds| owned.iter().map(|id| u16::from(cards.card(id).fame)).sum();
        Self {
            track: journal.fame,
            pouch: journal.pouch.into(),
            card_limit: data.journal.card_limit(journal.wisdom) as u16,
            stardust: journal.stardust / 3,
            stars: own_stars as u16 / 2,
            active_cards: fame_of(journal.active()),
            elements: data.finals.score(card, &elements(cards, journal.cards)),
        }
    }
}

/// Returns the number of cards of each element.
pub(crate) fn elements(cards: &CardSet, owned: CardIds) -> ByElement<usize> {
    ByElement::from_fn(|element| owned.and(cards.of_element(element)).len())
}

/// Returns what the final count would give if the game ended now (A6.3, A8.12), as far as an
/// observer knows. A hidden Final Scoring card counts the least it can be worth.
pub(crate) fn provisional(cards: &CardSet, data: &TableData, view: &View) -> Provisional {
    let table = &view.table;
    let unseen = view.unseen_finals();
    let fame = |seat| {
        let own = |card| Fame::of(cards, data, table, seat, card).score();
        least(finals(view.finals[seat], &unseen).into_iter().map(own))
    };
    let others = table.ptolemy.as_ref().and_then(|ptolemy| {
        let his = |card| PtolemyFame::of(cards, data, table, ptolemy, card).score();
        if !ptolemy.modifiers.has(Modifier::FinalCard) {
            return Some(("ptolemy", his(None)));
        }
        let possible = finals(view.ptolemys_final, &unseen).into_iter();
        Some(("ptolemy", least(possible.map(|card| his(Some(card))))?))
    });
    Provisional {
        scores: Seat::of(table.seat_count()).filter_map(fame).collect(),
        others: others.into_iter().collect(),
    }
}

/// Returns the score with the fewest points.
fn least(scores: impl Iterator<Item = Score>) -> Option<Score> {
    scores.min_by_key(|score| score.total)
}

/// Returns the Final Scoring cards that somebody may have: the known one, or else all unseen ones.
fn finals(known: Option<FinalCardId>, unseen: &FinalCardIds) -> FinalCardIds {
    known.map_or_else(|| unseen.clone(), |card| FinalCardIds::from_iter([card]))
}

/// A6.5: most fame wins, ties share the win. In a solo game the player must beat Ptolemy (A8.12).
pub(crate) fn outcome(cards: &CardSet, data: &TableData, state: &State) -> Outcome {
    if let Some(ptolemy) = &state.table.ptolemy {
        return ptolemy::outcome(cards, data, state, ptolemy);
    }
    let scores = Seat::of(state.table.seat_count())
        .map(|seat| Fame::of(cards, data, &state.table, seat, state.hidden.finals[seat]).score());
    Outcome::most_points_win(scores.collect())
}
