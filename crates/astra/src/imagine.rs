//! States that agree with a view: the unseen cards in any order, the unseen choices of any kind.

use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{BySeat, Chance, Seat, Seed, below, shuffle};

use crate::card::CARDS;
use crate::deck::Deck;
use crate::discovery::open_boons;
use crate::scoring::FINAL_CARDS;
use crate::state::{Hidden, Pick};
use crate::{CardId, CardIds, FinalCardId, State, Table, View};

/// A full state that agrees with a view, every possible arrangement equally likely.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> State {
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    State {
        hidden: Hidden {
            deck: imagine_deck(&view.table, rng),
            finals: imagine_finals(&view.finals, view.table.seat_count(), rng),
            picks: imagine_picks(view, rng),
        },
        table: view.table.clone(),
        chance: Chance::new(Seed::from_bytes(seed)),
    }
}

/// Cards everybody has seen: in the discard pile, with the players, on the board.
pub(crate) fn seen_cards(table: &Table) -> CardIds {
    let owned = table
        .journals
        .of(table.seat_count())
        .iter()
        .map(|journal| journal.cards);
    let on_board = table.places.iter().filter_map(|place| place.card).collect();
    owned
        .chain([table.discard, on_board])
        .fold(CardIds::EMPTY, CardIds::or)
}

/// Seen cards lie in the drawn part, in a fixed order: when they were drawn no longer matters.
fn imagine_deck(table: &Table, rng: &mut impl Rng) -> Deck {
    let seen = seen_cards(table);
    let mut deck: ArrayVec<CardId, CARDS> = seen.iter().collect();
    let drawn = deck.len();
    deck.extend(CardIds::ALL.without(seen).iter());
    shuffle(rng, &mut deck[drawn..]);
    let mut cards = [CardId::new(0); CARDS];
    cards.copy_from_slice(&deck);
    Deck::new(cards)
}

/// The Final Scoring cards not seen are dealt anew; two stay in the box or more (A2.1).
fn imagine_finals(
    known: &BySeat<Option<FinalCardId>>,
    seats: usize,
    rng: &mut impl Rng,
) -> BySeat<FinalCardId> {
    let mut free: ArrayVec<FinalCardId, FINAL_CARDS> = FinalCardId::all()
        .filter(|&card| !known.of(seats).contains(&Some(card)))
        .collect();
    shuffle(rng, &mut free);
    let mut finals = BySeat::filled(FinalCardId::new(0));
    for seat in Seat::of(seats) {
        if let Some(card) = known[seat].or_else(|| free.pop()) {
            finals[seat] = card;
        }
    }
    finals
}

/// What tied others have chosen unseen: any boon they may pick, or none.
fn imagine_picks(view: &View, rng: &mut impl Rng) -> BySeat<Option<Pick>> {
    let mut picks = view.picks;
    for seat in view
        .table
        .discovery
        .sealed
        .iter()
        .filter(|&seat| Some(seat) != view.seat())
    {
        picks[seat] = Some(any_pick(&view.table, seat, rng));
    }
    picks
}

/// Any pick open to a seat, each equally likely.
pub(crate) fn any_pick(table: &Table, seat: Seat, rng: &mut impl Rng) -> Pick {
    let choices = possible_picks(table, seat);
    choices[below(rng, choices.len() as u32) as usize]
}

/// All picks open to a seat.
pub(crate) fn possible_picks(table: &Table, seat: Seat) -> ArrayVec<Pick, 5> {
    open_boons(table, seat)
        .map(Pick::Boon)
        .chain([Pick::Declined])
        .collect()
}
