//! The features of a Stellium position.

use ::stellium::{Body, Stage, State, Stellium, View};
use tabletop::{Game, Observer, Seat};

use super::{PROMISE, colours, promises};
use crate::rounds::Rounds;
use crate::{Features, Learn};

/// Scales features to a magnitude of about 1, so that their weights are readable.
const TENS: f64 = 0.1;
const QUARTERS: f64 = 0.25;

/// Before the last round is known, and after.
const OPEN: usize = 0;
const END: usize = 1;

impl Learn for Stellium {
    const FEATURES: &'static [&'static str] = &[
        "always",
        "points",
        "tokens",
        "colours",
        "best_objective",
        "second_objective",
        "other_objectives",
        "objectives_ready",
        "hand",
        "on_turn",
        "placing",
        "taking",
        "turns_to_wait",
        "turns_left",
        "promise_in_time",
        "reached",
    ];
    const PHASES: &'static [&'static str] = &["open", "end"];

    const WEIGHTS: &'static str = include_str!("../../data/stellium.toml");

    fn features(&self, state: &State) -> Features {
        let table = &state.table;
        let seats = table.seat_count();
        let phase = if table.last_round.is_some() {
            END
        } else {
            OPEN
        };
        let most = Seat::of(seats).map(|seat| table.players[seat].points);
        let most = f64::from(most.max().unwrap_or(0));
        let limit = f64::from(table.settings.limit.max(1));
        let mut features = Features::new(seats, phase, (most / limit).min(1.0));
        for seat in Seat::of(seats) {
            let view = self.view(state, Observer::Seat(seat));
            features.set(seat, features_of(self, &view, seat));
        }
        features
    }
}

/// Returns the features in the order of their names.
fn features_of(game: &Stellium, view: &View, seat: Seat) -> [f64; 16] {
    let table = &view.table;
    let player = &table.players[seat];
    let is = |holds: bool| f64::from(u8::from(holds));
    let hand = view.hands[seat].unwrap_or_default();
    let mut promises = promises(game, view, seat, hand);
    promises.sort_unstable_by(|a, b| b.total_cmp(a));
    let promise = |place: usize| promises.get(place).copied().unwrap_or(0.0) * TENS;
    let rest = promises.iter().skip(2).sum::<f64>() * TENS;
    let ready = |id: &_| {
        let objective = game.objectives().get(*id);
        let now = super::promise(game, &table.universe, objective, None);
        now >= PROMISE[0] * f64::from(objective.worth(1))
    };
    let colours = colours(game, player.validated);
    let colours = Body::ALL.into_iter().filter(|&colour| colours[colour]);
    let rounds = Rounds {
        seats: table.seat_count(),
        first: table.first,
        active: table.active,
        round: table.round,
        last: table.last_round,
    };
    let on_turn = table.active == seat;
    let left = rounds.turns_left(seat);
    [
        1.0,
        f64::from(player.points) * TENS,
        f64::from(player.tokens.len()) * QUARTERS,
        colours.count() as f64 * QUARTERS,
        promise(0),
        promise(1),
        rest,
        hand.iter().filter(ready).count() as f64 * QUARTERS,
        f64::from(player.hand) * QUARTERS,
        is(on_turn),
        is(on_turn && matches!(table.stage, Stage::Placing { .. } | Stage::Feeling { .. })),
        is(on_turn && table.stage == Stage::Taking),
        rounds.wait(seat),
        left,
        (promise(0) + promise(1) + rest) * left.min(1.0),
        player
            .reached
            .map_or(0.0, |place| 1.0 / f64::from(place.max(1))),
    ]
}
