//! Scenes for the rule tests: a table laid out by hand, then played step by step.
//!
//! Constellations are named by their abbreviations, cards as in [`deck`]: `Ori 2` is the second card
//! of Orion, `Sol 1` one of the solar system.
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

use std::sync::LazyLock;

use nightsky::{
    Action, BigBang, CardSet, Deal, Event, Illegal, Instrument, NightSky, Player, Sign, Stage,
    State, View,
};
use sky::Constellation;
use tabletop::{
    Barrier, Chance, EventSink, Game, Observer, Options, Outcome, Scripted, Seat, Seed, SetupErrors,
};

pub use nightsky::Instrument::{Binoculars, Eye, Refractor, Telescope};

/// The game with the tests' own cards.
pub static GAME: LazyLock<NightSky> =
    LazyLock::new(|| NightSky::with_cards(&deck::text()).expect("the tests' own cards are right"));

/// The game with the cards that come with it.
pub static REAL: LazyLock<NightSky> =
    LazyLock::new(|| NightSky::new().expect("the built-in data files are right"));

/// A card for everybody that lies far in the south, so that nobody has all cards turned by accident.
pub const SPARE: [&str; 6] = ["Oct 1", "Cha 1", "Aps 1", "Men 1", "Vol 1", "Mus 1"];

/// How many cards lie face up for so many players (N2.2).
pub fn spread(seats: usize) -> usize {
    [24, 28, 35, 36][seats - 3]
}

/// A deal with everything on the Southern Cross, the Sun in Aries, and the first cards face up.
pub fn plain_deal(seats: usize) -> Deal {
    Deal {
        eyes: vec![cell("Cru"); seats],
        instruments: [cell("Cru"); 3],
        sun: sign("aries"),
        cards: CardSet::up_to(spread(seats)),
    }
}

/// Starts a game from a deal, with chance of the tests' own.
pub fn start(options: &Options, deal: &Deal) -> Result<State, SetupErrors> {
    GAME.start(options, deal, Chance::new(Seed::from_text("scene")))
}

/// A table at which the draft is about to begin.
pub fn draft(seats: usize, way: &str) -> Scene {
    let options = Options::new().with("draft", way);
    let state = start(&options, &plain_deal(seats)).expect("the deal is right");
    Scene { state }
}

/// A table for so many in the first round; Ann began, has rolled a one, and is to choose an
/// instrument. Everybody has a spare card, every token is on the Southern Cross, and the Sun is in
/// Aries.
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

/// A game in the middle of something.
#[derive(Clone, Debug)]
pub struct Scene {
    pub state: State,
}

/// Laying the table out.
impl Scene {
    /// A player has these cards, too.
    pub fn holds(mut self, seat: Seat, names: &[&str]) -> Self {
        let player = &mut self.state.table.players[seat];
        player.cards = player.cards.or(cards(names));
        self
    }

    /// A player has these cards and no others.
    pub fn only(mut self, seat: Seat, names: &[&str]) -> Self {
        self.state.table.players[seat].cards = cards(names);
        self
    }

    /// A player has these cards, too, and has turned them.
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

    /// An instrument is there; the eye is Ann's.
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

    /// The active player has drawn this card.
    pub fn drawn(mut self, card: BigBang) -> Self {
        self.state.table.die = Some(2);
        self.state.table.drawn = Some(card);
        self
    }

    /// Somebody's clouds are over an instrument.
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

    /// The turn is at its beginning.
    pub fn beginning(mut self) -> Self {
        self.state.table.die = None;
        self.state.table.drawn = None;
        self.in_stage(Stage::Beginning)
    }

    /// The game is played without the die.
    pub fn no_die(mut self) -> Self {
        self.state.table.settings.die = false;
        self.state.table.die = None;
        self
    }

    /// Big Bang cards left in the pile, by kind.
    pub fn pile(mut self, counts: [u8; 9]) -> Self {
        let text = serde_json::to_string(&counts).expect("numbers");
        self.state.table.pile = serde_json::from_str(&text).expect("a pile");
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

    /// Points of observations with each means.
    pub fn observed(&self, seat: Seat) -> [u16; 4] {
        self.player(seat).points.observed.0
    }

    pub fn total(&self, seat: Seat) -> u16 {
        self.player(seat).points.total()
    }

    /// Everybody's points.
    pub fn totals(&self) -> Vec<u16> {
        let seats = Seat::of(GAME.seats(&self.state));
        seats.map(|seat| self.total(seat)).collect()
    }

    /// Where an instrument is; the eye is the active player's.
    pub fn place(&self, instrument: Instrument) -> &'static str {
        self.state
            .table
            .place(instrument, self.active_seat())
            .abbr()
    }

    pub fn sun_sign(&self) -> Sign {
        self.state.table.sun
    }

    /// What a seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        GAME.legal_actions(&self.state, seat, &mut actions);
        actions
    }

    /// Where the active player's instrument may be moved now.
    pub fn moves(&self) -> Vec<Constellation> {
        let legal = self.legal(self.active_seat()).into_iter();
        let cells = legal.filter_map(|action| match action {
            Action::Move(cell) => Some(cell),
            _ => None,
        });
        cells.collect()
    }

    /// Who is to act.
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

    /// All seats and guests.
    pub fn observers(&self) -> Vec<Observer> {
        observers(GAME.seats(&self.state))
    }
}

/// All seats and guests.
pub fn observers(seats: usize) -> Vec<Observer> {
    let seats = Seat::of(seats).map(Observer::Seat);
    seats
        .chain([Observer::Spectator, Observer::Afterwards])
        .collect()
}

/// Playing.
impl Scene {
    /// Acts as the rules allow, and chance has no part in it.
    pub fn act(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        self.act_with(seat, action, &[])
    }

    /// Acts while chance decides as told: each outcome a number from 0, and just so many of them.
    pub fn act_with(&mut self, seat: Seat, action: Action, outcomes: &[u32]) -> Vec<Event> {
        let (events, _) = self.act_to(seat, action, outcomes);
        events
    }

    /// The same, and whether it can be taken back.
    pub fn act_to(
        &mut self,
        seat: Seat,
        action: Action,
        outcomes: &[u32],
    ) -> (Vec<Event>, Barrier) {
        let listed = self.legal(seat).contains(&action);
        let mut events = Vec::new();
        let mut sink = Scripted::new(&mut events, outcomes);
        let done = GAME.apply(&mut self.state, seat, action, &mut sink);
        let used_up = sink.used_up();
        let barrier = done.unwrap_or_else(|refused| panic!("{action:?} is refused: {refused}"));
        assert!(listed, "{action:?} is possible but not listed");
        assert!(
            used_up,
            "chance decided something else, or more, or less: {events:?}"
        );
        (events, barrier)
    }

    /// The active player chooses an instrument and moves it there, or leaves it if it is there.
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

    /// The active player rolls an even number and draws this card; what else chance decides follows.
    pub fn draw(&mut self, card: BigBang, more: &[u32]) -> Vec<Event> {
        let mut outcomes = vec![die(2), drawn(self.state.table.pile.counts(), card)];
        outcomes.extend(more);
        self.act_with(self.active_seat(), Action::Roll, &outcomes)
    }

    /// Somebody does nothing in the whole turn: an odd roll, and the eye stays.
    pub fn idle(&mut self) {
        let seat = self.active_seat();
        self.act_with(seat, Action::Roll, &[die(1)]);
        self.act(seat, choose(Eye));
        self.act(seat, Action::Stay);
        if matches!(self.stage(), Stage::Observing { .. }) && self.active_seat() == seat {
            self.act(seat, Action::Done);
        }
    }

    /// Tries what the rules forbid: it is not in the list and changes nothing.
    pub fn refuse(&mut self, seat: Seat, action: Action) -> Illegal {
        assert!(
            !self.legal(seat).contains(&action),
            "{action:?} is listed as legal"
        );
        let before = self.state.clone();
        let mut events = Vec::new();
        let refused = GAME
            .apply(&mut self.state, seat, action, &mut events)
            .expect_err("the rules forbid it");
        assert_eq!(before, self.state, "a refused action changes nothing");
        assert_eq!(events, [], "and nothing happens");
        refused
    }
}

/// Keeps what was drawn: each outcome with the bound it is below. Outcomes are given in advance.
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
