//! Ptolemy's final score, and who has won (A8.12, A8.16).

use serde::Serialize;
use tabletop::{Outcome, Score, Seat, SeatSet};

use super::Ptolemy;
use crate::scoring::elements;
use crate::{CardSet, Fame, FinalCard, FinalCardId, Pen, PublicState, State, TableData};

/// His fame at the end, by source (A8.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PtolemyFame {
    /// The fame on his fame track.
    pub track: u16,
    /// The fame of all his cards.
    pub cards: u16,
    /// 1 for every 2 of his stars on undiscovered cards, counted together.
    pub stars: u16,
    /// The fame of his telescopes.
    pub telescopes: u16,
    /// The fame for cards of each element.
    pub elements: u16,
    /// The fame for sets of four different elements.
    pub sets: u16,
}

impl PtolemyFame {
    /// Returns the fame he would have if the game ended now. `final_card` is the one harder 3 gives
    /// him.
    #[must_use]
    pub fn of(
        cards: &CardSet,
        data: &TableData,
        table: &PublicState,
        ptolemy: &Ptolemy,
        final_card: Option<FinalCardId>,
    ) -> Self {
        let solo = &data.solo;
        let mut counts = elements(cards, ptolemy.cards);
        if let Some(card) = final_card {
            let FinalCard(marked) = data.finals.cards[card.index()];
            marked.iter().for_each(|&element| counts[element] += 1); // A8.16
        }
        let stars: usize = table
            .places()
            .map(|place| table.place(place).marks[Pen::PTOLEMY].len())
            .sum();
        let counts = counts.values();
        let sets = counts.iter().min().copied().unwrap_or(0);
        let fame_of = |id| u16::from(cards.card(id).fame);
        Self {
            track: ptolemy.fame,
            cards: ptolemy.cards.iter().map(fame_of).sum(),
            stars: stars as u16 / 2,
            telescopes: ptolemy.telescopes * u16::from(solo.telescope_fame),
            elements: counts.iter().map(|&n| worth(&solo.elements, n)).sum(),
            sets: worth(&solo.sets, sets),
        }
    }

    /// Returns the sum over all sources.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.track + self.cards + self.stars + self.telescopes + self.elements + self.sets
    }

    /// Returns the score, with the keys of the sources.
    #[must_use]
    pub fn score(&self) -> Score {
        Score::of(vec![
            ("track", self.track.into()),
            ("cards", self.cards.into()),
            ("stars", self.stars.into()),
            ("telescopes", self.telescopes.into()),
            ("elements", self.elements.into()),
            ("sets", self.sets.into()),
        ])
    }
}

/// Returns the value of a count by a table that ends with "4 or more".
fn worth(values: &[u8; 5], count: usize) -> u16 {
    values[count.min(4)].into()
}

/// A8.12: the player wins only with more fame than Ptolemy, and loses if his pile ran out, whatever
/// the fame (A8.5).
pub(crate) fn outcome(
    cards: &CardSet,
    data: &TableData,
    state: &State,
    ptolemy: &Ptolemy,
) -> Outcome {
    let seat = Seat::new(0);
    let (table, hidden) = (&state.table, &state.hidden);
    let mine = Fame::of(cards, data, table, seat, hidden.finals[seat]).score();
    let his = PtolemyFame::of(cards, data, table, ptolemy, hidden.library.final_card).score();
    let won = mine.total > his.total && !ptolemy.pile_ran_out;
    Outcome {
        scores: vec![mine],
        others: vec![("ptolemy", his)],
        ranks: vec![if won { 1 } else { 2 }],
        winners: if won {
            SeatSet::only(seat)
        } else {
            SeatSet::EMPTY
        },
    }
}
