//! The contract between a game and the rest of the workspace.

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;
use std::time::Duration;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Chance, EventSink, GameOption, Options, Outcome, Provisional, Seat, SeatSet, Seed, SetupErrors,
    StateHash,
};

/// The properties of a game. They cover all its options: a flag is set if any option can make it
/// true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The key of the game on the command line and in records.
    pub id: &'static str,
    /// The newest version of the rules. It is raised when a change makes old records play
    /// differently.
    pub rules_version: u32,
    /// The minimum number of seats.
    pub least_seats: usize,
    /// The maximum number of seats.
    pub most_seats: usize,
    /// The default number of seats: the one the game plays best with.
    pub usual_seats: usize,
    /// How long a game between people takes, in minutes.
    pub minutes: u32,
    /// The options, in the order in which forms and help show them.
    pub options: &'static [GameOption],
    /// Whether anything may be hidden from a seat.
    pub hidden_information: bool,
    /// Whether chance may play a part after the set-up.
    pub chance_in_play: bool,
    /// Whether several seats may choose at once.
    pub simultaneous_choices: bool,
    /// The race the game may contain, with the times its rules give.
    pub race: Option<Race>,
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// A player: sees what is public and what belongs to their own seat.
    Seat(Seat),
    /// A spectator: sees what is public.
    Spectator,
    /// Anybody after the end: sees what the players kept hidden. Before the end, the same as a
    /// spectator.
    Afterwards,
}

/// Whether an action can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Nothing hidden or random was revealed: the seat may undo the action until another seat acts.
    Open,
    /// Something hidden or random was revealed: the action cannot be undone.
    Closed,
}

/// A race: several seats choose at once, and the first to act is served first. Says how long a
/// choice may take. The rules have no clock: the caller that runs the table keeps time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// The time for the first choice of the game.
    pub first: Duration,
    /// The time for each later choice.
    pub later: Duration,
}

/// The reason why an action is refused, with the rule that the action breaks.
pub trait RuleBreach: Error + Clone + PartialEq + Debug {
    /// Returns the number of the rule in `docs/rules`, such as `A3.2`.
    fn rule(&self) -> &'static str;
}

/// A game: a value that holds the data (cards, boards). Everything that changes is in the state.
pub trait Game: Send + Sync {
    /// The complete state of a game in progress. Small, flat and cheap to clone.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small step of one seat: mark a star, stop, pick a boon.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What an observer sees of a state: a separate type, built by allow-list.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened, for the log and the screen.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The reason why an action is refused.
    type Illegal: RuleBreach;
    /// Everything that chance decided at set-up: enough to start the same game without the seed.
    type Deal: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Returns the properties of the game.
    fn facts(&self) -> &'static Facts;

    /// Returns the version of the rules this value plays by: the newest unless
    /// [`with_rules`](Self::with_rules) chose an older one.
    fn rules_version(&self) -> u32 {
        self.facts().rules_version
    }

    /// Returns the same game with another version of its rules, so that a game continues under the
    /// rules it began with. Returns `None` if the game does not know that version.
    #[must_use]
    fn with_rules(self, version: u32) -> Option<Self>
    where
        Self: Sized,
    {
        (version == self.facts().rules_version).then_some(self)
    }

    /// Returns the hash of the data this value was made from, as far as it matters to the rules.
    fn data_hash(&self) -> &str;

    /// Draws the random part of the set-up.
    ///
    /// # Errors
    /// Returns an error with every reason if these options or this number of seats are invalid.
    fn deal(&self, options: &Options, seats: usize, seed: Seed) -> Result<Self::Deal, SetupErrors>;

    /// Returns the state right after the set-up, with `chance` as its random generator.
    ///
    /// # Errors
    /// Returns an error with every reason if these options or this deal are invalid.
    fn start(
        &self,
        options: &Options,
        deal: &Self::Deal,
        chance: Chance,
    ) -> Result<Self::State, SetupErrors>;

    /// Sets up a game: deals, then starts.
    ///
    /// # Errors
    /// Returns an error with every reason if these options or this number of seats are invalid.
    fn setup(
        &self,
        options: &Options,
        seats: usize,
        seed: Seed,
    ) -> Result<Self::State, SetupErrors> {
        let deal = self.deal(options, seats, seed)?;
        self.start(options, &deal, Chance::new(seed.branch("play", 0)))
    }

    /// Returns the number of seats at the table.
    fn seats(&self, state: &Self::State) -> usize;

    /// Returns the seats that may act now: several in simultaneous choices, none when the game is
    /// over.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// Returns the race between the seats that may act now, if there is one: the first to act is
    /// served first. A machine player could always be first, so it waits as long as a person would.
    fn race(&self, _: &Self::State) -> Option<Race> {
        None
    }

    /// Returns the outcome, or `None` while the game is in progress.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Returns the scores the final count would give if the game ended now, as far as an observer
    /// knows. Returns `None` if the game has no such count.
    fn provisional(&self, _: &Self::View) -> Option<Provisional> {
        None
    }

    /// Appends the legal actions of a seat to `actions`, in a fixed order. Appends nothing if the
    /// seat may not act. The actions are the same for every state consistent with the seat's view.
    fn legal_actions(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Carries out an action and everything that follows from it.
    ///
    /// # Errors
    /// Returns an error if a rule forbids the action. The state is then unchanged.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<Barrier, Self::Illegal>;

    /// Returns the view that an observer has of a state.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// Returns the part of an event that an observer sees, or `None` if the observer sees none of
    /// it.
    fn event_for(&self, event: &Self::Event, observer: Observer) -> Option<Self::Event>;

    /// Draws a full state consistent with a view. Every possible arrangement comes up with its
    /// correct probability.
    fn imagine(&self, view: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// Returns the canonical text of a state, documented in `docs/record.md`, without the
    /// generator.
    fn canonical(&self, state: &Self::State) -> String;

    /// Returns the hash of the canonical text.
    fn state_hash(&self, state: &Self::State) -> StateHash {
        StateHash::of(&self.canonical(state))
    }
}
