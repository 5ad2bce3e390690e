//! The data of a game, arranged for the rules.

use sky::Constellation;

use crate::card::CARDS;
use crate::instrument::ByInstrument;
use crate::{BigBangs, Board, CardId, CardSet, Cards, Instrument};

/// Board, cards and Big Bang cards.
#[derive(Clone, Debug)]
pub(crate) struct Data {
    pub board: Board,
    pub cards: Cards,
    pub big_bangs: BigBangs,
    /// The cards of each constellation.
    of_cell: [CardSet; Constellation::COUNT],
    /// The cards of the solar system.
    solar: CardSet,
    /// The points of each card, in a compact table.
    points: [ByInstrument<u8>; CARDS],
}

impl Data {
    pub fn new(cards: Cards, big_bangs: BigBangs) -> Self {
        let mut of_cell = [CardSet::EMPTY; Constellation::COUNT];
        let mut solar = CardSet::EMPTY;
        let mut points = [ByInstrument([0; 4]); CARDS];
        for (id, card) in CardId::all().zip(cards.all()) {
            match card.constellation {
                Some(cell) => of_cell[cell.index()].insert(id),
                None => solar.insert(id),
            }
            points[id.index()] = ByInstrument(card.points);
        }
        Self {
            board: Board::new(),
            cards,
            big_bangs,
            of_cell,
            solar,
            points,
        }
    }

    /// Returns the cards of a constellation.
    pub fn cards_of(&self, cell: Constellation) -> CardSet {
        self.of_cell[cell.index()]
    }

    /// Returns the cards of the solar system.
    pub fn solar_cards(&self) -> CardSet {
        self.solar
    }

    /// Returns the points of a card with an instrument, without the effects of Big Bang cards.
    pub fn points(&self, card: CardId, instrument: Instrument) -> u8 {
        self.points[card.index()][instrument]
    }
}
