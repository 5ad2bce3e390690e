//! The facts about Pebbles that the conformance suite needs.

use rand::Rng;
use tabletop::conformance::Possibility;
use tabletop::{Chance, Conform, Observer, Seat, Seed, below, shuffle};

use crate::{Action, Fault, Pebbles, State, View};

impl Conform for Pebbles {
    fn every_action(&self, _: &State) -> Vec<Action> {
        vec![
            Action::Leap,
            Action::Step,
            Action::Done,
            Action::Keep,
            Action::Roll,
        ]
    }

    fn permute_hidden(&self, state: &State, observer: Observer, rng: &mut impl Rng) -> State {
        let mut other = state.clone();
        if !self.over(state) && self.0 != Fault::RearrangesNothing {
            let unseen: Vec<Seat> = Seat::of(state.seats)
                .filter(|&s| observer != Observer::Seat(s))
                .collect();
            let known: Vec<u8> = Seat::of(state.seats)
                .filter(|seat| !unseen.contains(seat))
                .map(|seat| state.secrets[seat])
                .collect();
            let mut free: Vec<u8> = (1..=4).filter(|card| !known.contains(card)).collect();
            shuffle(rng, &mut free);
            if self.0 == Fault::RearrangesImpossibly {
                free.fill(5);
            }
            for (seat, card) in unseen.into_iter().zip(free) {
                other.secrets[seat] = card;
                if other.choices[seat].is_some() && self.0 != Fault::OpenChoices {
                    other.choices[seat] = Some(below(rng, 2) == 0);
                }
            }
        }
        other.chance = Chance::new(Seed::from_text("another"));
        other
    }

    fn hidden_layout(&self, state: &State, observer: Observer) -> Vec<(usize, usize)> {
        let unseen = Seat::of(state.seats)
            .filter(|&seat| observer != Observer::Seat(seat) && !self.over(state));
        unseen
            .flat_map(|seat| {
                let secret = (seat.index(), usize::from(state.secrets[seat]));
                let choice = state.choices[seat]
                    .filter(|_| self.0 != Fault::OpenChoices)
                    .map(|rolls| (10 + seat.index(), rolls.into()));
                [Some(secret), choice]
            })
            .flatten()
            .collect()
    }

    fn possible_layout(&self, view: &View) -> Vec<Possibility> {
        let known = view.secrets.of(view.seats);
        let free: Vec<usize> = (1..=4)
            .filter(|&card| !known.contains(&Some(card as u8)))
            .collect();
        let chance = 1.0 / free.len() as f64;
        let unseen: Vec<Seat> = Seat::of(view.seats)
            .filter(|&s| view.observer != Observer::Seat(s) && !self.over_view(view))
            .collect();
        let chosen = |seat: &Seat| {
            view.walking.is_none() && !view.choosing.contains(*seat) && self.0 != Fault::OpenChoices
        };
        let secrets = unseen.iter().flat_map(|seat| {
            let place = seat.index();
            free.iter().map(move |&thing| Possibility {
                place,
                thing,
                chance,
            })
        });
        let choices = unseen.iter().filter(|seat| chosen(seat)).flat_map(|seat| {
            let place = 10 + seat.index();
            [0, 1].map(|thing| Possibility {
                place,
                thing,
                chance: 0.5,
            })
        });
        secrets.chain(choices).collect()
    }

    fn choices_are_unseen(&self, _: &State) -> bool {
        self.0 != Fault::OpenChoices
    }

    fn most_decisions(&self, _: usize) -> usize {
        100
    }
}
