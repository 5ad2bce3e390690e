//! The facts that the conformance suite needs: every action, and what is hidden where.

mod alone;

use rand::Rng;
use tabletop::conformance::{Conform, Possibility};
use tabletop::{Chance, Game, Observer, Options, Seat, Seed, shuffle};

use alone::possible_cards;

use crate::card::CARDS;
use crate::imagine::{any_pick, possible_picks, seen_cards};
use crate::state::{Pick, Stage};
use crate::{
    Action, Astra, BoonSlot, CardId, CardIds, FinalCardId, Modifier, PlaceId, PublicState, Star,
    State, View,
};

/// Hidden places are numbered: first the positions in the deck, then the Final Scoring cards of the
/// seats, then their sealed picks.
const FINALS: usize = 100;
const PICKS: usize = 200;
/// In a solo game: the positions in Ptolemy's pile from the top, and the right card of his library.
const PILE: usize = 300;
const RIGHT: usize = 400;
/// The number of Ptolemy among the holders of Final Scoring cards.
const PTOLEMY: usize = 9;

impl Conform for Astra {
    fn every_action(&self, _: &State) -> Vec<Action> {
        let marks = PlaceId::all()
            .flat_map(|place| Star::all().map(move |star| Action::Mark { place, star }));
        let plain = [
            Action::Stop,
            Action::Trade,
            Action::Rest,
            Action::Finish,
            Action::Decline,
        ];
        CardId::all()
            .flat_map(|card| {
                [
                    Action::Use(card),
                    Action::Reactivate(card),
                    Action::Discard(card),
                ]
            })
            .chain(PlaceId::all().flat_map(|place| [Action::Discover(place), Action::Dream(place)]))
            .chain(BoonSlot::all().map(Action::Pick))
            .chain(marks)
            .chain(plain)
            .collect()
    }

    fn permute_hidden(&self, state: &State, observer: Observer, rng: &mut impl Rng) -> State {
        let mut other = state.clone();
        let table = &state.table;
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        other.chance = Chance::new(Seed::from_bytes(seed));
        // The order of the drawn cards is known; the order of the rest of the deck is not.
        if table.ptolemy.is_some() {
            let imagined = self.imagine(&self.view(state, observer), rng);
            other.hidden.deck = imagined.hidden.deck;
            other.hidden.library.pile = imagined.hidden.library.pile;
            other.hidden.library.right = imagined.hidden.library.right;
        } else {
            let rest = &mut other.hidden.deck.cards_mut()[usize::from(table.drawn)..];
            shuffle(rng, rest);
        }
        let secret: Vec<(usize, FinalCardId)> = secret_finals(state, observer).collect();
        let known: Vec<FinalCardId> = finals(state)
            .filter(|held| !secret.contains(held))
            .map(|(_, card)| card)
            .collect();
        let mut free: Vec<FinalCardId> = FinalCardId::all()
            .filter(|card| !known.contains(card))
            .collect();
        shuffle(rng, &mut free);
        for ((holder, _), card) in secret.into_iter().zip(free) {
            match holder {
                PTOLEMY => other.hidden.library.final_card = Some(card),
                _ => other.hidden.finals[Seat::new(holder)] = card,
            }
        }
        for seat in table
            .discovery
            .sealed
            .iter()
            .filter(|&s| observer != Observer::Seat(s))
        {
            other.hidden.picks[seat] = Some(any_pick(table, seat, rng));
        }
        other
    }

    fn hidden_layout(&self, state: &State, observer: Observer) -> Vec<(usize, usize)> {
        let table = &state.table;
        let deck = state
            .hidden
            .deck
            .cards()
            .iter()
            .enumerate()
            .skip(usize::from(table.drawn));
        let deck = deck.map(|(position, card)| (position, card.index()));
        let finals =
            secret_finals(state, observer).map(|(holder, card)| (FINALS + holder, card.index()));
        let picks = Seat::of(table.seat_count())
            .filter(|&seat| observer != Observer::Seat(seat))
            .filter_map(|seat| Some((PICKS + seat.index(), thing(state.hidden.picks[seat]?))));
        let library = &state.hidden.library;
        let right = library.right.map(|card| (RIGHT, card.index()));
        let pile = table.ptolemy.iter().flat_map(|ptolemy| {
            let cards = library.rest(ptolemy).iter().enumerate();
            cards.skip(usize::from(ptolemy.top.is_some()))
        });
        let pile = pile.map(|(i, card)| (PILE + i, card.index()));
        deck.chain(finals)
            .chain(picks)
            .chain(pile)
            .chain(right)
            .collect()
    }

    fn possible_layout(&self, view: &View) -> Vec<Possibility> {
        let table = &view.table;
        let cards = match &table.ptolemy {
            Some(ptolemy) => possible_cards(self, table, ptolemy),
            None => possible_deck(table),
        };
        let known = view.finals.of(table.seat_count());
        let free: Vec<FinalCardId> = FinalCardId::all()
            .filter(|&card| !known.contains(&Some(card)))
            .collect();
        let chance = 1.0 / free.len() as f64;
        let ptolemys = table.ptolemy.as_ref().filter(|ptolemy| {
            ptolemy.modifiers.has(Modifier::FinalCard) && table.stage != Stage::Over
        });
        let holders = secret_seats(table, view.observer).map(Seat::index);
        let holders = holders.chain(ptolemys.map(|_| PTOLEMY));
        let finals = holders.flat_map(|holder| {
            let place = FINALS + holder;
            free.iter().map(move |card| Possibility {
                place,
                thing: card.index(),
                chance,
            })
        });
        let others = table
            .discovery
            .sealed
            .iter()
            .filter(|&s| view.observer != Observer::Seat(s));
        let picks = others.flat_map(|seat| {
            let picks = possible_picks(table, seat);
            let chance = 1.0 / picks.len() as f64;
            let place = PICKS + seat.index();
            picks.into_iter().map(move |pick| Possibility {
                place,
                thing: thing(pick),
                chance,
            })
        });
        cards.into_iter().chain(finals).chain(picks).collect()
    }

    fn widest_options(&self, seats: usize) -> Options {
        match seats {
            1 => Options::new().with(crate::ptolemy::MODIFIERS.key, "random"),
            _ => Options::new(),
        }
    }

    fn most_decisions(&self, seats: usize) -> usize {
        400 * seats.max(2)
    }
}

/// Returns every unseen card in every position of the deck, all being equally likely.
fn possible_deck(table: &PublicState) -> Vec<Possibility> {
    let unseen = CardIds::ALL.without(seen_cards(table));
    let chance = 1.0 / unseen.len() as f64;
    let in_place = |place| {
        unseen.iter().map(move |card| Possibility {
            place,
            thing: card.index(),
            chance,
        })
    };
    (usize::from(table.drawn)..CARDS)
        .flat_map(in_place)
        .collect()
}

/// Returns who holds which Final Scoring card, including Ptolemy.
fn finals(state: &State) -> impl Iterator<Item = (usize, FinalCardId)> {
    let seats = Seat::of(state.table.seat_count());
    let ptolemys = state.hidden.library.final_card;
    seats
        .map(|seat| (seat.index(), state.hidden.finals[seat]))
        .chain(ptolemys.map(|card| (PTOLEMY, card)))
}

/// Returns the Final Scoring cards the observer may not see, with their holders.
fn secret_finals(state: &State, observer: Observer) -> impl Iterator<Item = (usize, FinalCardId)> {
    let over = state.table.stage == Stage::Over;
    finals(state).filter(move |&(holder, _)| {
        !over && (holder == PTOLEMY || observer != Observer::Seat(Seat::new(holder)))
    })
}

/// Returns the seats whose Final Scoring card the observer may not see.
fn secret_seats(table: &PublicState, observer: Observer) -> impl Iterator<Item = Seat> {
    let over = table.stage == Stage::Over;
    Seat::of(table.seat_count()).filter(move |&seat| !over && observer != Observer::Seat(seat))
}

fn thing(pick: Pick) -> usize {
    match pick {
        Pick::Boon(slot) => slot.index(),
        Pick::Declined => 4,
    }
}
