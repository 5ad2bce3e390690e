//! Scenes for the rule tests: a table laid out by hand, then played step by step.
//!
//! Constellations are named by their abbreviations, cards as in [`deck`]: `Ori 2` is the second
//! card of Orion, `Sol 1` one of the solar system.
#![allow(
    dead_code,
    reason = "every test file uses its own part of these helpers"
)]

pub mod deck;
pub mod lively;
pub mod map;
mod name;
pub mod plain;

pub use name::*;
pub use testing::observers;

use std::sync::LazyLock;

use nightsky::{
    Action, BigBang, CardSet, Deal, Event, Illegal, Instrument, NightSky, Player, Sign, Stage,
    State, View,
};
use sky::Constellation;
use tabletop::{
    Barrier, Chance, EventSink, Game, Observer, Options, Outcome, Seat, Seed, SetupErrors,
};

pub use nightsky::Instrument::{Binoculars, Eye, Refractor, Telescope};

/// The game with the tests' own cards.
pub static GAME: LazyLock<NightSky> =
    LazyLock::new(|| NightSky::with_cards(&deck::text()).expect("the tests' own cards are valid"));

/// The game with the cards that come with it.
pub static REAL: LazyLock<NightSky> =
    LazyLock::new(|| NightSky::new().expect("the built-in data files are valid"));

/// A card far in the south for each player, so that nobody turns all their cards by accident.
pub const SPARE: [&str; 6] = ["Oct 1", "Cha 1", "Aps 1", "Men 1", "Vol 1", "Mus 1"];

/// Returns the number of cards that lie face up with this many players (N2.2).
pub fn spread(seats: usize) -> usize {
    [24, 28, 35, 36][seats - 3]
}

/// Returns a deal with every token on the Southern Cross, the Sun in Aries, and the first cards
/// face up.
pub fn plain_deal(seats: usize) -> Deal {
    Deal {
        eyes: vec![cell("Cru"); seats],
        instruments: [cell("Cru"); 3],
        sun: sign("aries"),
        cards: CardSet::up_to(spread(seats)),
    }
}

/// Starts a game from a deal, with a fixed seed.
pub fn start(options: &Options, deal: &Deal) -> Result<State, SetupErrors> {
    GAME.start(options, deal, Chance::new(Seed::from_text("scene")))
}

/// Returns a table where the draft is about to begin.
pub fn draft(seats: usize, way: &str) -> Scene {
    let options = Options::new().with("draft", way);
    let state = start(&options, &plain_deal(seats)).expect("the deal is valid");
    Scene { state }
}

/// Returns a table with this many players in the first round. Ann goes first, has rolled a one, and
/// is to choose an instrument. Everybody has a spare card, every token is on the Southern Cross,
/// and the Sun is in Aries.
pub fn table(seats: usize) -> Scene {
    let mut scene = draft(seats, "rush");
    let table = &mut scene.state.table;
    table.first = Some(ANN);
    table.active = ANN;
    table.round = 1;
    table.stage = Stage::Choosing;
    table.die = Some(1);
    table.to_choose = CardSet::EMPTY;
    for (seat, spare) in Seat::of(seats).zip(SPARE) {
        table.players[seat].cards = cards(&[spare]);
    }
    scene
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Scene {
    pub state: State,
}

/// Laying out the table.
impl Scene {
    /// Gives a player these cards in addition.
    pub fn holds(mut self, seat: Seat, names: &[&str]) -> Self {
        let player = &mut self.state.table.players[seat];
        player.cards = player.cards.or(cards(names));
        self
    }

    /// Gives a player these cards and no others.
    pub fn only(mut self, seat: Seat, names: &[&str]) -> Self {
        self.state.table.players[seat].cards = cards(names);
        self
    }

    /// Gives a player these cards in addition, turned face down.
    pub fn turned(self, seat: Seat, names: &[&str]) -> Self {
        let mut scene = self.holds(seat, names);
        let player = &mut scene.state.table.players[seat];
        player.turned = player.turned.or(cards(names));
        scene
    }

    pub fn eye(mut self, seat: Seat, abbr: &str) -> Self {
        self.state.table.players[seat].eye = cell(abbr);
        self
    }

    /// Puts an instrument there; the eye is Ann's.
    pub fn at(mut self, instrument: Instrument, abbr: &str) -> Self {
        match instrument {
            Eye => return self.eye(ANN, abbr),
            Binoculars => self.state.table.instruments[0] = cell(abbr),
            Refractor => self.state.table.instruments[1] = cell(abbr),
            Telescope => self.state.table.instruments[2] = cell(abbr),
        }
        self
    }

    pub fn sun(mut self, key: &str) -> Self {
        self.state.table.sun = sign(key);
        self
    }

    /// Makes this the card that the active player has drawn, after rolling a two.
    pub fn drawn(mut self, card: BigBang) -> Self {
        self.state.table.die = Some(2);
        self.state.table.drawn = Some(card);
        self
    }

    /// Puts a player's clouds over an instrument.
    pub fn clouds(mut self, seat: Seat, instrument: Instrument) -> Self {
        self.state.table.players[seat].clouds = Some(instrument);
        self
    }

    pub fn active(mut self, seat: Seat) -> Self {
        self.state.table.active = seat;
        self
    }

    pub fn round(mut self, round: u16) -> Self {
        self.state.table.round = round;
        self
    }

    pub fn in_stage(mut self, stage: Stage) -> Self {
        self.state.table.stage = stage;
        self
    }

    /// Goes back to the beginning of the turn.
    pub fn beginning(mut self) -> Self {
        self.state.table.die = None;
        self.state.table.drawn = None;
        self.in_stage(Stage::Beginning)
    }

    /// Plays the game without the die.
    pub fn no_die(mut self) -> Self {
        self.state.table.settings.die = false;
        self.state.table.die = None;
        self
    }

    /// Leaves these numbers of Big Bang cards in the pile, by kind.
    pub fn pile(mut self, counts: [u8; 9]) -> Self {
        let text = serde_json::to_string(&counts).expect("numbers can be written");
        self.state.table.pile = serde_json::from_str(&text).expect("the counts make a pile");
        self
    }
}

/// Looking at the table.
impl Scene {
    pub fn stage(&self) -> Stage {
        self.state.table.stage
    }

    pub fn active_seat(&self) -> Seat {
        self.state.table.active
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.state.table.players[seat]
    }

    /// Returns the points of observations by instrument.
    pub fn observed(&self, seat: Seat) -> [u16; 4] {
        self.player(seat).points.observed.0
    }

    pub fn total(&self, seat: Seat) -> u16 {
        self.player(seat).points.total()
    }

    /// Returns everybody's points.
    pub fn totals(&self) -> Vec<u16> {
        let seats = Seat::of(GAME.seats(&self.state));
        seats.map(|seat| self.total(seat)).collect()
    }

    /// Returns where an instrument is; the eye is the active player's.
    pub fn place(&self, instrument: Instrument) -> &'static str {
        self.state
            .table
            .place(instrument, self.active_seat())
            .abbr()
    }

    pub fn sun_sign(&self) -> Sign {
        self.state.table.sun
    }

    /// Returns the legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        testing::legal_actions(&*GAME, &self.state, seat)
    }

    /// Returns the cells to which the active player's instrument may move.
    pub fn moves(&self) -> Vec<Constellation> {
        let legal = self.legal(self.active_seat()).into_iter();
        let cells = legal.filter_map(|action| match action {
            Action::Move(cell) => Some(cell),
            _ => None,
        });
        cells.collect()
    }

    /// Returns the seats that are to act.
    pub fn to_act(&self) -> Vec<Seat> {
        GAME.to_act(&self.state).iter().collect()
    }

    pub fn canonical(&self) -> String {
        GAME.canonical(&self.state)
    }

    pub fn view(&self, observer: Observer) -> View {
        GAME.view(&self.state, observer)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        GAME.outcome(&self.state)
    }

    /// Returns all observers.
    pub fn observers(&self) -> Vec<Observer> {
        observers(GAME.seats(&self.state))
    }
}

/// Playing.
impl Scene {
    /// Applies a legal action that involves no chance.
    pub fn act(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        self.act_with(seat, action, &[])
    }

    /// Applies a legal action for which chance has exactly these outcomes, numbered from 0.
    pub fn act_with(&mut self, seat: Seat, action: Action, outcomes: &[u32]) -> Vec<Event> {
        let (events, _) = self.act_to(seat, action, outcomes);
        events
    }

    /// Like `act_with`, and also returns whether the action can be undone.
    pub fn act_to(
        &mut self,
        seat: Seat,
        action: Action,
        outcomes: &[u32],
    ) -> (Vec<Event>, Barrier) {
        testing::act_with(&*GAME, &mut self.state, seat, action, outcomes)
    }

    /// Lets the active player choose an instrument and move it there, or leave it if it is there.
    pub fn bring(&mut self, instrument: Instrument, abbr: &str) -> Vec<Event> {
        let seat = self.active_seat();
        self.act(seat, choose(instrument));
        let action = if self.place(instrument) == abbr {
            Action::Stay
        } else {
            go(abbr)
        };
        self.act(seat, action)
    }

    /// Lets the active player roll a two and draw this card. `more` are the further outcomes of
    /// chance.
    pub fn draw(&mut self, card: BigBang, more: &[u32]) -> Vec<Event> {
        let mut outcomes = vec![die(2), drawn(self.state.table.pile.counts(), card)];
        outcomes.extend(more);
        self.act_with(self.active_seat(), Action::Roll, &outcomes)
    }

    /// Plays a turn in which nothing happens: an odd roll, and the eye stays.
    pub fn idle(&mut self) {
        let seat = self.active_seat();
        self.act_with(seat, Action::Roll, &[die(1)]);
        self.act(seat, choose(Eye));
        self.act(seat, Action::Stay);
        if matches!(self.stage(), Stage::Observing { .. }) && self.active_seat() == seat {
            self.act(seat, Action::Done);
        }
    }

    /// Tries an illegal action and returns the refusal. Checks that the action is not listed and
    /// changes nothing.
    pub fn refuse(&mut self, seat: Seat, action: Action) -> Illegal {
        testing::refuse(&*GAME, &mut self.state, seat, action)
    }
}

/// A sink that yields the given outcomes, then random ones, and keeps the bound of each draw.
#[derive(Debug, Default)]
pub struct Bounds {
    pub outcomes: Vec<u32>,
    pub bounds: Vec<u32>,
    pub events: Vec<Event>,
}

impl Bounds {
    pub fn with(outcomes: &[u32]) -> Self {
        Self {
            outcomes: outcomes.to_vec(),
            ..Self::default()
        }
    }
}

impl EventSink<Event> for Bounds {
    fn event(&mut self, event: impl FnOnce() -> Event) {
        self.events.push(event());
    }

    fn draw(&mut self, chance: &mut Chance, bound: u32) -> u32 {
        let drawn = chance.below(bound);
        let at = self.bounds.len();
        self.bounds.push(bound);
        self.outcomes.get(at).copied().unwrap_or(drawn)
    }
}
