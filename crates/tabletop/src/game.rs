//! The contract: what a game is to everybody else.

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Chance, EventSink, GameOption, Options, Outcome, Race, Seat, SeatSet, Seed, SetupErrors,
    StateHash,
};

/// What is true of a game: what its options may bring, not what each of them does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Its key on the command line and in records.
    pub id: &'static str,
    /// The newest version of its rules. Raised when a change makes old records play differently.
    pub rules_version: u32,
    /// The fewest seats.
    pub least_seats: usize,
    /// The most seats.
    pub most_seats: usize,
    /// How many play it best, if nobody says how many.
    pub usual_seats: usize,
    /// How long a game of people takes, in minutes.
    pub minutes: u32,
    /// Its options, in the order in which forms and help show them.
    pub options: &'static [GameOption],
    /// Whether there may be something a seat does not see.
    pub hidden_information: bool,
    /// Whether chance may play a part after the set-up.
    pub chance_in_play: bool,
    /// Whether several seats may choose at once.
    pub simultaneous_choices: bool,
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// A player: sees what is open and what is hers.
    Seat(Seat),
    /// A guest: sees what is open.
    Spectator,
    /// Anybody once the game is over: sees what was the players' own. Before the end it is a spectator.
    Afterwards,
}

/// Whether an action can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Nothing hidden or random was revealed: its seat may take it back while nobody else acts.
    Open,
    /// Something hidden or random was revealed: there is no way back behind this action.
    Closed,
}

/// A refused action tells which rule it breaks.
pub trait RuleBreach: Error + Clone + PartialEq + Debug {
    /// The number of the rule in `docs/rules`, such as `A3.2`.
    fn rule(&self) -> &'static str;
}

/// A game: a value that holds its data (cards, boards). All that changes is in its state.
pub trait Game: Send + Sync {
    /// Everything there is to know about a game in progress. Small, flat, cheap to clone.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small step of one seat: mark this star; stop; pick this boon.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one observer sees of a state: a type of its own, built by allow-list.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened, for the log and the screen.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why an action is refused.
    type Illegal: RuleBreach;
    /// What chance decided at set-up: enough to start the same game without the seed.
    type Deal: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What is always true of the game.
    fn facts(&self) -> &'static Facts;

    /// The version of the rules this value plays by: the newest unless
    /// [`with_rules`](Self::with_rules) chose an older one.
    fn rules_version(&self) -> u32 {
        self.facts().rules_version
    }

    /// The same game with another version of its rules, so that a game goes on with the rules it
    /// began with. `None` if the game does not know that version.
    #[must_use]
    fn with_rules(self, version: u32) -> Option<Self>
    where
        Self: Sized,
    {
        (version == self.facts().rules_version).then_some(self)
    }

    /// The hash of the data this value was made from, as far as the rules look at it.
    fn data_hash(&self) -> &str;

    /// Lets chance decide the set-up.
    ///
    /// # Errors
    /// Every reason why these options and seats do not make a game.
    fn deal(&self, options: &Options, seats: usize, seed: Seed) -> Result<Self::Deal, SetupErrors>;

    /// The state right after a set-up, with the chance it goes on with.
    ///
    /// # Errors
    /// Every reason why these options and this deal do not make a game.
    fn start(
        &self,
        options: &Options,
        deal: &Self::Deal,
        chance: Chance,
    ) -> Result<Self::State, SetupErrors>;

    /// Deals and starts.
    ///
    /// # Errors
    /// Every reason why these options and seats do not make a game.
    fn setup(
        &self,
        options: &Options,
        seats: usize,
        seed: Seed,
    ) -> Result<Self::State, SetupErrors> {
        let deal = self.deal(options, seats, seed)?;
        self.start(options, &deal, Chance::new(seed.branch("play", 0)))
    }

    /// How many seats are at the table.
    fn seats(&self, state: &Self::State) -> usize;

    /// Who may act now: several seats in simultaneous choices, nobody when the game is over.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// The race of those who may act now, if they race: the first to arrive is served first. A
    /// machine, which could always be the first, waits a human moment then.
    fn race(&self, _: &Self::State) -> Option<Race> {
        None
    }

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Puts what a seat may do now into `actions`, in a fixed order; nothing if it may not act.
    /// The same for every state that agrees with the seat's view.
    fn legal_actions(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Carries an action out, with all that follows from it.
    ///
    /// # Errors
    /// The rule that forbids it; then the state is untouched.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<Barrier, Self::Illegal>;

    /// What an observer sees.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// What an observer is told of an event; `None` if nothing.
    fn event_for(&self, event: &Self::Event, observer: Observer) -> Option<Self::Event>;

    /// A full state that agrees with a view, every possible arrangement with its proper chance.
    fn imagine(&self, view: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// The canonical text of a state, documented in `docs/record.md`. Chance is not part of it.
    fn canonical(&self, state: &Self::State) -> String;

    /// The hash of the canonical text.
    fn state_hash(&self, state: &Self::State) -> StateHash {
        StateHash::of(&self.canonical(state))
    }
}
