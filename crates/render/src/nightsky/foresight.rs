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
        let player = &table.players[seat];
        let own = player.face_up().without(table.played);
        let best = |sort: &CardSet| best_of(game, table, instrument, seat, *sort);
        let cards = sorts.iter().map(best).fold(CardSet::EMPTY, CardSet::or);
        let worth = |card| u16::from(game.worth(table, card, instrument, seat));
        let doubled = !cards.is_empty() && cards == own;
        let points: u16 = cards.iter().map(worth).sum();
        // What the active player has played already opens a sort as well as what is still to come.
        let opening = cards.or(table.played.and(player.cards));
        Self {
            cards,
            points: if doubled { 2 * points } else { points },
            doubled,
            others: others(game, table, instrument, &sorts, opening),
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

/// The best cards of a sort a player can still play in this observation.
fn best_of(
    game: &NightSky,
    table: &Table,
    instrument: Instrument,
    seat: Seat,
    sort: CardSet,
) -> CardSet {
    let player = &table.players[seat];
    let played = table.played.and(player.cards).and(sort).len();
    let held = player.face_up().without(table.played).and(sort);
    let mut cards: Vec<_> = held.iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(game.worth(table, *card, instrument, seat)));
    let left = MOST_OF_A_SORT.saturating_sub(played);
    cards.into_iter().take(left).collect()
}

/// N3.4: others join in with cards of a sort of which the active player plays one, unless the eye
/// is used; N6.7: at a star party even then.
fn others(
    game: &NightSky,
    table: &Table,
    instrument: Instrument,
    sorts: &[CardSet; 2],
    opening: CardSet,
) -> Vec<(Seat, CardSet)> {
    let shared = instrument.is_shared() || table.drawn == Some(BigBang::StarParty);
    let is_open = |sort: &&CardSet| shared && !sort.and(opening).is_empty();
    let seats = Seat::of(table.seat_count()).filter(|&seat| seat != table.active);
    let cards = |seat: Seat| {
        let open = sorts.iter().filter(is_open);
        open.map(|sort| best_of(game, table, instrument, seat, *sort))
            .fold(CardSet::EMPTY, CardSet::or)
    };
    let with_cards = seats.map(|seat| (seat, cards(seat)));
    with_cards.filter(|(_, cards)| !cards.is_empty()).collect()
}
