//! The facts that the conformance suite needs: every action, and where information is hidden.

use rand::Rng;
use tabletop::conformance::{Conform, Possibility};
use tabletop::{Chance, Game, Observer, Options, Seat, Seed};

use crate::imagine::{dropped_count, seen_objectives};
use crate::state::Stage;
use crate::{
    Action, Body, Cell, CellSet, Direction, ObjectiveId, ObjectiveIds, State, Stellium, View,
};

/// Hidden places are numbered: first the positions in the reserve, then the hands, the dropped
/// objectives and the body felt.
const HANDS: usize = 100;
const DROPPED: usize = 200;
const FELT: usize = 300;

impl Conform for Stellium {
    fn every_action(&self, state: &State) -> Vec<Action> {
        let plain = [
            Action::Keep,
            Action::LetGo,
            Action::Skip,
            Action::Done,
            Action::Stay,
        ];
        let mut actions = plain.to_vec();
        actions.extend(Body::ALL.map(Action::Grasp));
        actions.extend(Direction::all().map(Action::Push));
        actions.extend((0..=7).map(Action::Turn));
        actions.extend(ObjectiveId::all().flat_map(|id| [Action::Take(id), Action::Drop(id)]));
        for cell in Cell::all() {
            actions.push(Action::Leave(cell));
            for body in Body::ALL {
                actions.push(Action::Place {
                    cell,
                    influence: body,
                });
                actions.push(Action::Reload { body, cell });
            }
            // All neighbours, and one cell that is not adjacent.
            let far = Cell::new((cell.index() + 26) % Cell::MAX);
            for other in cell.adjacent().iter().chain([far]) {
                actions.push(Action::Swap {
                    body: cell,
                    with: other,
                });
                actions.push(Action::Attract {
                    body: cell,
                    hole: other,
                });
            }
        }
        self.validations(state, &mut actions);
        actions
    }

    fn permute_hidden(&self, state: &State, observer: Observer, rng: &mut impl Rng) -> State {
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        let imagined = self.imagine(&self.view(state, observer), rng);
        State {
            chance: Chance::new(Seed::from_bytes(seed)),
            ..imagined
        }
    }

    fn hidden_layout(&self, state: &State, observer: Observer) -> Vec<(usize, usize)> {
        let view = self.view(state, observer);
        let table = &state.table;
        let reserve = state.hidden.reserve.0.iter().enumerate();
        let reserve = reserve
            .skip(table.revealed.into())
            .map(|(place, objective)| (place, objective.index()));
        let hands = Seat::of(table.seat_count())
            .filter(|&seat| view.hands[seat].is_none())
            .flat_map(|seat| {
                let hand = state.hidden.hands[seat].iter();
                hand.map(move |objective| (HANDS + seat.index(), objective.index()))
            });
        let dropped = match view.dropped {
            Some(_) => ObjectiveIds::EMPTY,
            None => state.hidden.dropped,
        };
        let dropped = dropped.iter().map(|objective| (DROPPED, objective.index()));
        let felt = state.hidden.felt.filter(|_| view.felt.is_none());
        let felt = felt.map(|body| (FELT, body as usize));
        reserve.chain(hands).chain(dropped).chain(felt).collect()
    }

    fn possible_layout(&self, view: &View) -> Vec<Possibility> {
        let table = &view.table;
        let unseen = ObjectiveIds::ALL.without(seen_objectives(view));
        let all = unseen.len() as f64;
        let mut possible = Vec::new();
        let mut spread = |place: usize, count: usize| {
            if count > 0 {
                possible.extend(unseen.iter().map(|objective| Possibility {
                    place,
                    thing: objective.index(),
                    chance: count as f64 / all,
                }));
            }
        };
        (table.revealed.into()..ObjectiveId::MAX).for_each(|place| spread(place, 1));
        for seat in Seat::of(table.seat_count()).filter(|&seat| view.hands[seat].is_none()) {
            spread(HANDS + seat.index(), table.players[seat].hand.into());
        }
        if view.dropped.is_none() {
            spread(DROPPED, dropped_count(table));
        }
        if matches!(table.stage, Stage::Feeling { .. }) && view.felt.is_none() {
            let there = Body::ALL.into_iter().filter(|&body| table.bag[body] > 0);
            possible.extend(there.map(|body| Possibility {
                place: FELT,
                thing: body as usize,
                chance: f64::from(table.bag[body]) / f64::from(table.bag.total()),
            }));
        }
        possible
    }

    fn widest_options(&self, _: usize) -> Options {
        Options::new()
            .with("memory", "off")
            .with("influence", "optional")
    }

    fn most_decisions(&self, seats: usize) -> usize {
        3_000 * seats
    }
}

impl Stellium {
    /// Adds validations of every objective: at every place of its picture and at invalid places.
    fn validations(&self, state: &State, actions: &mut Vec<Action>) {
        for objective in ObjectiveId::all() {
            let card = self.objectives().get(objective);
            let validate = |cells| Action::Validate { objective, cells };
            let pictures = self.patterns().of(card.kind).iter();
            actions.extend(pictures.map(|picture| validate(picture.cells())));
            if card.kind.counts() {
                for universe in [state.table.universe, state.table.serving()] {
                    let mut counted = CellSet::EMPTY;
                    card.each_place(self.patterns(), &universe, &mut |cells| counted = cells);
                    actions.push(validate(counted));
                }
            }
            actions.push(validate(CellSet::ALL));
        }
    }
}
