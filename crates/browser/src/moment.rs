//! Reproducible moments of a game that are worth looking at.

use games::{LiveGame, find};
use serde_json::Value;
use tabletop::{Options, Seat, Seed};

/// The names of the players in prepared games.
pub(crate) const NAMES: [&str; 6] = ["Ann", "Caroline", "Tycho", "Hypatia", "Robin", "Vera"];

/// The number of lines after which a game counts as being in the middle.
const MIDDLE: usize = 40;

/// A moment of a game. Except at the end, it is the turn of the first seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The first decision.
    Beginning,
    /// The middle of the game, with several actions to choose from.
    Middle,
    /// A choice typical of the game: picking a boon, validating an objective, drafting a card.
    Choice,
    /// The final scoring.
    End,
}

impl Moment {
    /// All moments.
    pub const ALL: [Self; 4] = [Self::Beginning, Self::Middle, Self::Choice, Self::End];

    /// Returns its name in file names.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Beginning => "beginning",
            Self::Middle => "middle",
            Self::Choice => "choice",
            Self::End => "end",
        }
    }

    fn is_reached(self, game: &dyn LiveGame) -> bool {
        let legal = game.legal(None, Seat::new(0));
        match self {
            Self::Beginning => legal.len() >= 2,
            Self::Middle => game.version() >= MIDDLE && legal.len() >= 4,
            Self::Choice => legal.len() >= 2 && legal.iter().any(|one| is_choice(&one.action)),
            Self::End => game.is_over(),
        }
    }

    /// Returns a game at this moment, played by greedy players: the first one, by seed, that
    /// reaches it.
    ///
    /// # Panics
    /// Panics if no game reaches it.
    #[must_use]
    pub fn reach(self, kind: &str, seats: usize) -> Box<dyn LiveGame> {
        let seeds = (0..100).map(|number| Seed::from_text(&format!("picture {number}")));
        let mut games = seeds.filter_map(|seed| self.reach_with(kind, seats, seed));
        games
            .next()
            .unwrap_or_else(|| panic!("no game of {kind} reaches {self:?}"))
    }

    fn reach_with(self, kind: &str, seats: usize, seed: Seed) -> Option<Box<dyn LiveGame>> {
        play_until(kind, seats, seed, |game| self.is_reached(game))
    }
}

/// Lets greedy players play a game until it fulfils a condition, which is tested before every
/// action and after the last one. Returns `None` if the game ends before that.
pub(crate) fn play_until(
    kind: &str,
    seats: usize,
    seed: Seed,
    mut is_reached: impl FnMut(&dyn LiveGame) -> bool,
) -> Option<Box<dyn LiveGame>> {
    let ready = find(kind).unwrap().ready_built_in(&Options::new()).unwrap();
    let names = NAMES[..seats].iter().map(|&name| name.to_owned()).collect();
    let mut game = ready.begin(names, seed).unwrap();
    for step in 0.. {
        if is_reached(&*game) {
            return Some(game);
        }
        let seat = game.to_act().first()?;
        let question = game.question(seat).unwrap();
        let answer = question.answer("greedy", seed.branch("step", step), None, None);
        game.act_on(seat, &answer.unwrap()).unwrap();
    }
    None
}

fn is_choice(action: &Value) -> bool {
    ["pick", "validate"]
        .iter()
        .any(|key| action.get(key).is_some())
}
