//! What the conformance suite needs to know: every action, and what is hidden where.

use rand::Rng;
use tabletop::conformance::{Conform, Possibility};
use tabletop::{Chance, Observer, Seat, Seed, shuffle};

use crate::imagine::{any_pick, possible_picks, seen_cards};
use crate::state::{Pick, Stage};
use crate::{
    Action, Astra, BoonSlot, CardId, CardIds, FinalCardId, PlaceId, Star, State, Table, View,
};

/// Hidden places are numbered: the deck's positions, then the seats' Final Scoring cards, then the
/// seats' sealed picks.
const FINALS: usize = 100;
const PICKS: usize = 200;

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
        // The order of drawn cards is history, what is left of the deck is anybody's guess.
        let rest = &mut other.hidden.deck.cards_mut()[usize::from(table.drawn)..];
        shuffle(rng, rest);
        let unseen: Vec<Seat> = secret_seats(table, observer).collect();
        let known: Vec<FinalCardId> = Seat::of(table.seat_count())
            .filter(|seat| !unseen.contains(seat))
            .map(|seat| state.hidden.finals[seat])
            .collect();
        let mut free: Vec<FinalCardId> = FinalCardId::all()
            .filter(|card| !known.contains(card))
            .collect();
        shuffle(rng, &mut free);
        for (seat, card) in unseen.into_iter().zip(free) {
            other.hidden.finals[seat] = card;
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
        let finals = secret_seats(table, observer)
            .map(|seat| (FINALS + seat.index(), state.hidden.finals[seat].index()));
        let picks = Seat::of(table.seat_count())
            .filter(|&seat| observer != Observer::Seat(seat))
            .filter_map(|seat| Some((PICKS + seat.index(), thing(state.hidden.picks[seat]?))));
        deck.chain(finals).chain(picks).collect()
    }

    fn possible_layout(&self, view: &View) -> Vec<Possibility> {
        let table = &view.table;
        let unseen = CardIds::ALL.without(seen_cards(table));
        let chance = 1.0 / unseen.len() as f64;
        let deck = (usize::from(table.drawn)..48).flat_map(|place| {
            unseen.iter().map(move |card| Possibility {
                place,
                thing: card.index(),
                chance,
            })
        });
        let known = view.finals.of(table.seat_count());
        let free: Vec<FinalCardId> = FinalCardId::all()
            .filter(|&card| !known.contains(&Some(card)))
            .collect();
        let chance = 1.0 / free.len() as f64;
        let finals = secret_seats(table, view.observer).flat_map(|seat| {
            let place = FINALS + seat.index();
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
        deck.chain(finals).chain(picks).collect()
    }

    fn most_decisions(&self, seats: usize) -> usize {
        400 * seats
    }
}

/// Whose Final Scoring card the observer may not look at.
fn secret_seats(table: &Table, observer: Observer) -> impl Iterator<Item = Seat> {
    let over = table.stage == Stage::Over;
    Seat::of(table.seat_count()).filter(move |&seat| !over && observer != Observer::Seat(seat))
}

fn thing(pick: Pick) -> usize {
    match pick {
        Pick::Boon(slot) => slot.index(),
        Pick::Declined => 4,
    }
}
