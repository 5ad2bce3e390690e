//! What an observation would bring, from what lies open (N3.4, N3.5, N4.1).

use ::nightsky::{BigBang, CardSet, Instrument, NightSky, Table};
use sky::Constellation;
use tabletop::Seat;

/// The most cards of one sort in an observation (N3.4, N3.5).
const MOST_OF_A_SORT: usize = 2;

/// What the active player's observation in a constellation would bring.
pub(super) struct Foresight {
    /// The best cards to play, two of a sort at most.
    pub cards: CardSet,
    /// What they score.
    pub points: u16,
    /// Whether it would be the last observation and count twice.
    pub doubled: bool,
    /// Who could join in, and with which cards.
    pub others: Vec<(Seat, CardSet)>,
}

impl Foresight {
    /// Looks ahead.
    pub fn of(game: &NightSky, table: &Table, instrument: Instrument, cell: Constellation) -> Self {
        let sorts = sorts(game, table, cell);
        let seat = table.active;
        let own = table.players[seat].face_up().without(table.played);
        let best = |sort: &CardSet| best_of(game, table, instrument, seat, sort.and(own));
        let cards = sorts.iter().map(best).fold(CardSet::EMPTY, CardSet::or);
        let worth = |card| u16::from(game.worth(table, card, instrument, seat));
        let doubled = !cards.is_empty() && cards == own;
        let points: u16 = cards.iter().map(worth).sum();
        Self {
            cards,
            points: if doubled { 2 * points } else { points },
            doubled,
            others: others(game, table, instrument, &sorts, cards),
        }
    }
}

/// The sorts of cards that can be played there.
fn sorts(game: &NightSky, table: &Table, cell: Constellation) -> [CardSet; 2] {
    let sun = game.board().cell_of(table.sun) == cell;
    let solar = if sun {
        game.solar_cards()
    } else {
        CardSet::EMPTY
    };
    [game.cards_of(cell), solar]
}

fn best_of(
    game: &NightSky,
    table: &Table,
    instrument: Instrument,
    seat: Seat,
    cards: CardSet,
) -> CardSet {
    let mut cards: Vec<_> = cards.iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(game.worth(table, *card, instrument, seat)));
    cards.into_iter().take(MOST_OF_A_SORT).collect()
}

/// N3.4: others join in with cards of a sort of which the active player plays one, unless the eye
/// is used; N6.7: at a star party even then.
fn others(
    game: &NightSky,
    table: &Table,
    instrument: Instrument,
    sorts: &[CardSet; 2],
    played: CardSet,
) -> Vec<(Seat, CardSet)> {
    let shared = instrument.is_shared() || table.drawn == Some(BigBang::StarParty);
    let open = sorts
        .iter()
        .filter(|sort| shared && !sort.and(played).is_empty());
    let open = open.fold(CardSet::EMPTY, |all, sort| all.or(*sort));
    let seats = Seat::of(table.seat_count()).filter(|&seat| seat != table.active);
    let cards = |seat: Seat| {
        let face_up = table.players[seat].face_up().without(table.played);
        sorts
            .iter()
            .map(|sort| best_of(game, table, instrument, seat, sort.and(open).and(face_up)))
            .fold(CardSet::EMPTY, CardSet::or)
    };
    let with_cards = seats.map(|seat| (seat, cards(seat)));
    with_cards.filter(|(_, cards)| !cards.is_empty()).collect()
}
