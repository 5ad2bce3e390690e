//! Games at every kind of decision, for tests that look at each of them.

use std::collections::{BTreeMap, BTreeSet};

use games::LiveGame;
use serde_json::Value;
use tabletop::{Seat, Seed};

use crate::moment::play_until;

/// The number of games that are played to find the kinds of decisions.
const GAMES: u64 = 4;

/// Returns games in which it is the turn of the first seat, one for every kind of decision that
/// greedy players meet, and one that is over. The name of a kind lists the actions it offers.
///
/// # Panics
/// Panics if there is no such game, or not for this number of seats.
#[must_use]
pub fn decisions(kind: &str, seats: usize) -> BTreeMap<String, Box<dyn LiveGame>> {
    let seeds = || (0..GAMES).map(|number| Seed::from_text(&format!("decision {number}")));
    let mut names = BTreeMap::new();
    for seed in seeds() {
        play_until(kind, seats, seed, |game| {
            names.entry(offered(game)).or_insert(seed);
            false
        });
    }
    names.remove("");
    let reach = |(name, seed): (String, Seed)| {
        let game = play_until(kind, seats, seed, |game| offered(game) == name);
        (name, game.unwrap())
    };
    names.into_iter().map(reach).collect()
}

/// Returns the names of the actions that the first seat can choose from, or `over`. Returns an
/// empty text if there is only one, because that leaves no choice.
fn offered(game: &dyn LiveGame) -> String {
    if game.is_over() {
        return "over".to_owned();
    }
    let legal = game.legal(None, Seat::new(0));
    if legal.len() < 2 {
        return String::new();
    }
    let names: BTreeSet<String> = legal.iter().map(|one| name(&one.action)).collect();
    names.into_iter().collect::<Vec<_>>().join("+")
}

/// Returns the tag of an action.
fn name(action: &Value) -> String {
    let tag = action.as_object().and_then(|fields| fields.keys().next());
    let tag = tag.map(String::as_str).or(action.as_str());
    tag.unwrap_or_default().to_owned()
}
