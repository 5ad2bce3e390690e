//! Lively random play: players usually go where they can play their cards.

use nightsky::{Action, Event, NightSky, PublicState, Stage, State};
use sky::Constellation;
use tabletop::{Chance, EventSink, Game, Seat};

/// Returns a random seat that may act, so that the order of arrival is random.
pub fn seat(game: &NightSky, state: &State, chance: &mut Chance) -> Option<Seat> {
    let waiting: Vec<Seat> = game.to_act(state).iter().collect();
    one_of(&waiting, chance)
}

/// Returns one of the actions, usually one that leads to an observation.
pub fn action(game: &NightSky, state: &State, actions: &[Action], chance: &mut Chance) -> Action {
    let table = &state.table;
    let worthwhile: Vec<Action> = actions
        .iter()
        .copied()
        .filter(|action| match (table.stage, action) {
            (Stage::Moving { .. }, Action::Move(cell)) => invites(game, table, *cell),
            (_, Action::Play(_)) => true,
            _ => false,
        })
        .collect();
    let wanted = match chance.below(4) {
        0 => None,
        _ => one_of(&worthwhile, chance),
    };
    wanted
        .or_else(|| one_of(actions, chance))
        .expect("a seat that may act has a legal action")
}

/// Returns whether the active player has a card to play there.
fn invites(game: &NightSky, table: &PublicState, cell: Constellation) -> bool {
    let face_up = table.players[table.active].face_up();
    let with_the_sun = game.board().cell_of(table.sun) == cell;
    face_up
        .iter()
        .any(|id| match game.cards().get(id).constellation {
            Some(place) => place == cell,
            None => with_the_sun,
        })
}

fn one_of<T: Copy>(things: &[T], chance: &mut Chance) -> Option<T> {
    let bound = u32::try_from(things.len()).expect("the length fits");
    (bound > 0).then(|| things[chance.below(bound) as usize])
}

/// Applies a random action. Returns it and its seat, or `None` if the game is over.
pub fn step(
    game: &NightSky,
    state: &mut State,
    chance: &mut Chance,
    sink: &mut impl EventSink<Event>,
) -> Option<(Seat, Action)> {
    let seat = seat(game, state, chance)?;
    let mut actions = Vec::new();
    game.legal_actions(state, seat, &mut actions);
    let action = action(game, state, &actions, chance);
    game.apply(state, seat, action, sink)
        .expect("listed actions are legal");
    Some((seat, action))
}
