//! Sampling states consistent with a view: unseen cards in any order, unseen choices of any kind.

use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{BySeat, Chance, Seat, Seed, below, shuffle};

use crate::card::CARDS;
use crate::deck::Deck;
use crate::discovery::open_boons;
use crate::ptolemy::{Cards, HiddenLibrary, Unseen};
use crate::state::{Hidden, Pick};
use crate::{
    CardId, CardIds, CardSet, FinalCardId, LibraryCard, Modifier, Ptolemy, PublicState, State,
    TableData, View,
};

/// Samples a full state consistent with a view, every possible arrangement with its correct
/// probability.
pub(crate) fn imagine(cards: &CardSet, data: &TableData, view: &View, rng: &mut impl Rng) -> State {
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    let (deck, mut library) = match &view.table.ptolemy {
        Some(ptolemy) => imagine_cards(cards, data, &view.table, ptolemy, rng),
        None => (imagine_deck(&view.table, rng), HiddenLibrary::default()),
    };
    let (finals, ptolemys_final) = imagine_finals(view, rng);
    library.final_card = ptolemys_final;
    State {
        hidden: Hidden {
            deck,
            finals,
            picks: imagine_picks(view, rng),
            library,
        },
        table: view.table.clone(),
        chance: Chance::new(Seed::from_bytes(seed)),
    }
}

/// Returns the cards everybody has seen: in the discard pile, with the players, on the board and
/// with Ptolemy.
pub(crate) fn seen_cards(table: &PublicState) -> CardIds {
    let owned = table
        .journals
        .of(table.seat_count())
        .iter()
        .map(|journal| journal.cards);
    let on_board = table.places.iter().filter_map(|place| place.card).collect();
    let his = table.ptolemy.as_ref();
    let ptolemys = his.map_or(CardIds::EMPTY, |his| his.known_cards().or(his.cards));
    owned
        .chain([table.discard, on_board, ptolemys])
        .fold(CardIds::EMPTY, CardIds::or)
}

/// Samples the deck. The drawn part holds the seen cards in a fixed order, because when they were
/// drawn no longer matters.
fn imagine_deck(table: &PublicState, rng: &mut impl Rng) -> Deck {
    let seen = seen_cards(table);
    let mut deck: ArrayVec<CardId, CARDS> = seen.iter().collect();
    let drawn = deck.len();
    deck.extend(CardIds::ALL.without(seen).iter());
    shuffle(rng, &mut deck[drawn..]);
    let mut cards = [CardId::new(0); CARDS];
    cards.copy_from_slice(&deck);
    Deck::new(cards)
}

/// Samples the deck and Ptolemy's cards of a solo game. The drawn part of the deck holds its cards
/// in a fixed order, because when they were drawn no longer matters.
fn imagine_cards(
    cards: &CardSet,
    data: &TableData,
    table: &PublicState,
    ptolemy: &Ptolemy,
    rng: &mut impl Rng,
) -> (Deck, HiddenLibrary) {
    let seen = seen_cards(table);
    let unseen = Unseen::new(cards, data, table, ptolemy, seen);
    let (deck, mut his) = unseen.deal(rng);
    let mut returned: Cards = unseen.returned.iter().collect();
    shuffle(rng, &mut returned);
    let right = match ptolemy.right {
        LibraryCard::Unseen if unseen.right_returned => returned.pop(),
        LibraryCard::Unseen => his.pop(),
        LibraryCard::None | LibraryCard::Known(_) => None,
    };
    let drawn = seen.without(ptolemy.known_cards());
    let library = HiddenLibrary {
        pile: ptolemy.top.into_iter().chain(his).chain(returned).collect(),
        right,
        final_card: None,
    };
    (drawn.iter().chain(deck).collect(), library)
}

/// Deals the unseen Final Scoring cards at random, including Ptolemy's if he has one (A8.14). The
/// others stay in the box (A2.1).
fn imagine_finals(view: &View, rng: &mut impl Rng) -> (BySeat<FinalCardId>, Option<FinalCardId>) {
    let (known, seats) = (&view.finals, view.table.seat_count());
    let mut free = view.unseen_finals();
    shuffle(rng, &mut free);
    let mut finals = BySeat::filled(FinalCardId::new(0));
    for seat in Seat::of(seats) {
        if let Some(card) = known[seat].or_else(|| free.pop()) {
            finals[seat] = card;
        }
    }
    let his = view.table.ptolemy.as_ref();
    let has_final = his.is_some_and(|his| his.modifiers.has(Modifier::FinalCard));
    let ptolemys = has_final.then(|| view.ptolemys_final.or_else(|| free.pop()));
    (finals, ptolemys.flatten())
}

/// Samples the hidden picks of tied opponents: any boon they may pick, or none.
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

/// Draws a pick open to a seat, all being equally likely.
pub(crate) fn any_pick(table: &PublicState, seat: Seat, rng: &mut impl Rng) -> Pick {
    let choices = possible_picks(table, seat);
    choices[below(rng, choices.len() as u32) as usize]
}

/// Returns all picks open to a seat.
pub(crate) fn possible_picks(table: &PublicState, seat: Seat) -> ArrayVec<Pick, 5> {
    open_boons(table, seat)
        .map(Pick::Boon)
        .chain([Pick::Declined])
        .collect()
}
