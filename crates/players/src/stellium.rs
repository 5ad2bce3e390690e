//! Evaluation of Stellium positions: the points scored, and how close the objectives in hand are to
//! completion. The weights of `Greedy` are set by hand, and the unit is a point; a search uses
//! learned weights (`features.rs`).

mod features;

use std::sync::LazyLock;

use ::stellium::{
    Body, ByBody, CellSet, Kind, Objective, ObjectiveIds, PublicState, Stage, State, Stellium,
    Universe, View, score,
};
use arrayvec::ArrayVec;
use tabletop::Seat;

use crate::learning::built_in;
use crate::{Appraise, Judge, Learn, Standing, Tuning, Weights};

/// The share of an objective's points that it promises, by the number of missing bodies.
const PROMISE: [f64; 5] = [0.85, 0.45, 0.16, 0.05, 0.01];
/// The share that counts if the body still to be placed fits, since it may also be placed
/// elsewhere.
const IN_HAND: f64 = 0.7;
/// The value of any card in hand, even without progress.
const CARD: f64 = 0.1;
/// The weight of a centre or symbol that could still be filled, relative to the points for one more
/// body.
const ONE_MORE: f64 = 0.25;
/// The share of the strongest opponent's worth that counts against a player.
const OTHERS: f64 = 0.3;

/// The maximum number of objectives in a hand or face up.
const MAX_IN_HAND: usize = 8;

impl Appraise for Stellium {
    fn appraise(&self, view: &View, seat: Seat) -> f64 {
        let worth = |seat: Seat| worth(self, view, seat);
        let others = Seat::of(view.table.seat_count()).filter(|&other| other != seat);
        let best = others.map(worth).fold(f64::NEG_INFINITY, f64::max);
        worth(seat) - OTHERS * best
    }
}

/// The learned weights.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(built_in::<Stellium>);

impl Judge for Stellium {
    fn standing(&self, state: &State) -> Standing {
        WEIGHTS.judge(&self.features(state))
    }

    fn tuning(&self, _: usize) -> Tuning {
        Tuning {
            explore: 1.0,
            sharpness: 0.04,
            first_look: 1.0,
            expand_after: 2,
            scale: 4.0,
            rollout: 0,
        }
    }
}

/// Returns the value of what a player has and is likely to get.
fn worth(game: &Stellium, view: &View, seat: Seat) -> f64 {
    let table = &view.table;
    let player = &table.players[seat];
    let scored = f64::from(score(game.objectives(), player).total);
    // A card that the observer cannot see is worth the average of all cards.
    let Some(hand) = view.hands[seat] else {
        return scored + f64::from(player.hand);
    };
    let over = table.stage == Stage::Over;
    let last = table.last_round == Some(table.round) && table.active != seat;
    if over || last {
        return scored;
    }
    let exchanges = table.stage == Stage::Taking && table.active == seat;
    let next = if exchanges && is_stuck(table) {
        promises(game, view, seat, table.open)
            .into_iter()
            .fold(0.0, f64::max)
    } else {
        0.0
    };
    scored + promised(game, view, seat, hand) + next
}

/// Returns whether the bag holds so few bodies that the pictures hardly change any more, which
/// makes it time for other objectives. Without this, two greedy players may push a body back and
/// forth forever.
fn is_stuck(table: &PublicState) -> bool {
    table.bag.total() <= table.seats.into()
}

/// Returns the value that the objectives in hand promise.
fn promised(game: &Stellium, view: &View, seat: Seat, hand: ObjectiveIds) -> f64 {
    promises(game, view, seat, hand).iter().sum()
}

/// Returns the value that each of some objectives promises, in hand or face up.
fn promises(
    game: &Stellium,
    view: &View,
    seat: Seat,
    hand: ObjectiveIds,
) -> ArrayVec<f64, MAX_IN_HAND> {
    let table = &view.table;
    let to_place = match table.stage {
        Stage::Placing { body } if table.active == seat => Some(body),
        Stage::Feeling { .. } if table.active == seat => view.felt,
        _ => None,
    };
    let colours = colours(game, table.players[seat].validated);
    let promise = |id| {
        let objective = game.objectives().get(id);
        let fresh = if colours[objective.colour] { 0.0 } else { 1.0 };
        let without = promise(game, &table.universe, objective, None);
        let with = to_place.map_or(without, |body| {
            promise(game, &table.universe, objective, Some(body))
        });
        let promise = without + IN_HAND * (with - without).max(0.0);
        promise * (1.0 + fresh / 6.0) + CARD
    };
    hand.iter().take(MAX_IN_HAND).map(promise).collect()
}

/// Returns the colours of some objectives.
fn colours(game: &Stellium, objectives: ObjectiveIds) -> ByBody<bool> {
    let mut colours = ByBody::default();
    for id in objectives.iter() {
        colours[game.objectives().get(id).colour] = true;
    }
    colours
}

/// Returns the value that an objective promises on this board, assuming one extra body that can go
/// anywhere.
fn promise(
    game: &Stellium,
    universe: &Universe,
    objective: &Objective,
    extra: Option<Body>,
) -> f64 {
    let own = universe.bodies[objective.colour];
    let places = match objective.kind {
        Kind::Centres => CellSet::CENTRES,
        Kind::Symbols => universe.symbols[objective.colour],
        _ => return picture_promise(game, universe, objective, extra),
    };
    let now = own.and(places).len() + usize::from(extra == Some(objective.colour));
    let now = now.min(places.len());
    let worth = |bodies: usize| f64::from(objective.worth(bodies));
    let more = worth((now + 1).min(places.len())) - worth(now);
    PROMISE[0] * worth(now) + ONE_MORE * more
}

/// Returns the value that a picture promises, based on the place with the fewest missing bodies.
fn picture_promise(
    game: &Stellium,
    universe: &Universe,
    objective: &Objective,
    extra: Option<Body>,
) -> f64 {
    let own = universe.bodies[objective.colour];
    let second = objective
        .second
        .map_or(CellSet::EMPTY, |body| universe.bodies[body]);
    let missing = game.patterns().of(objective.kind).iter().map(|picture| {
        let own = picture.own.without(own).len();
        let second = picture.second.without(second).len();
        let filled = (own > 0 && extra == Some(objective.colour))
            || (second > 0 && extra.is_some() && extra == objective.second);
        own + second - usize::from(filled)
    });
    let missing = missing.min().unwrap_or(PROMISE.len());
    let promise = PROMISE.get(missing).copied().unwrap_or(0.0);
    promise * f64::from(objective.worth(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Game, Observer, Options, Seed};

    const ME: Seat = Seat::new(0);

    /// A view with one objective in hand and Planets on these cells, and nothing else on the board.
    fn view(kind: Kind, planets: &[usize]) -> (Stellium, View) {
        let game = Stellium::new().unwrap();
        let state = game
            .setup(&Options::new(), 2, Seed::from_text("x"))
            .unwrap();
        let mut view = game.view(&state, Observer::Seat(ME));
        let cells = planets.iter().map(|&cell| ::stellium::Cell::new(cell - 1));
        view.table.universe.bodies = ByBody::default();
        view.table.universe.bodies[Body::Planet] = cells.collect();
        view.table.stage = Stage::Taking;
        let objective = game.objectives().find(kind, Body::Planet).unwrap();
        view.hands[ME] = Some(ObjectiveIds::only(objective));
        (game, view)
    }

    fn promise_of(kind: Kind, planets: &[usize]) -> f64 {
        let (game, view) = view(kind, planets);
        game.appraise(&view, ME)
    }

    #[test]
    fn a_picture_closer_to_completion_is_better() {
        // Cells 2, 1 and 5 are a straight line through the centre of galaxy 1.
        let [none, one, two, three] =
            [&[][..], &[2], &[2, 1], &[2, 1, 5]].map(|cells| promise_of(Kind::Line, cells));
        assert!(none < one && one < two && two < three);
    }

    #[test]
    fn a_picture_scored_beats_a_picture_ready() {
        let (game, mut view) = view(Kind::Line, &[2, 1, 5]);
        let ready = game.appraise(&view, ME);
        let objective = game.objectives().find(Kind::Line, Body::Planet).unwrap();
        view.hands[ME] = Some(ObjectiveIds::EMPTY);
        view.table.players[ME].points = 3;
        view.table.players[ME].validated = ObjectiveIds::only(objective);
        assert!(game.appraise(&view, ME) > ready);
    }

    #[test]
    fn a_body_that_fits_is_worth_keeping() {
        let (game, mut view) = view(Kind::Line, &[2, 1]);
        view.table.active = ME;
        let with = |view: &mut View, body| {
            view.table.stage = Stage::Placing { body };
            game.appraise(view, ME)
        };
        assert!(with(&mut view, Body::Planet) > with(&mut view, Body::Comet));
    }

    #[test]
    fn an_exchange_looks_good_where_the_bag_is_nearly_empty() {
        let (game, mut view) = view(Kind::S, &[2, 1, 5]);
        view.table.active = ME;
        view.table.open = view.hands[ME].unwrap();
        view.hands[ME] = Some(ObjectiveIds::EMPTY);
        let many = game.appraise(&view, ME);
        view.table.bag = ByBody::default();
        assert!(game.appraise(&view, ME) > many);
    }

    #[test]
    fn more_bodies_on_centres_are_better() {
        let values = [&[1][..], &[1, 8], &[1, 8, 15]].map(|c| promise_of(Kind::Centres, c));
        assert!(values.is_sorted() && values[0] < values[2]);
    }
}
