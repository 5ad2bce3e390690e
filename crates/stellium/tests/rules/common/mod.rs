//! Scenes for the rule tests: a table laid out by hand, then played step by step.
//!
//! Cells, galaxies, discs and holes have the numbers of `docs/rules/stellium.md`; directions are its
//! *d*₀ to *d*₅; objectives are named by kind and colour, as in "line planet".
#![allow(
    dead_code,
    reason = "every test file uses its own part of these helpers"
)]

mod name;
pub mod plain;

pub use name::*;

use std::sync::LazyLock;

use stellium::{
    Action, Body, ByBody, Deal, Event, Illegal, Laid, ObjectiveId, ObjectiveIds, Player, Reserve,
    Stage, State, Stellium, View,
};
use tabletop::{
    Barrier, Chance, Game, NullSink, Observer, Options, Outcome, Scripted, Seat, Seed, SetupErrors,
};

pub use stellium::Body::{Comet, Planet, Star, Supernova};

/// The game with its own data, read once.
pub static GAME: LazyLock<Stellium> =
    LazyLock::new(|| Stellium::new().expect("the built-in data files are right"));

pub const ANN: Seat = Seat::new(0);
pub const BEN: Seat = Seat::new(1);
pub const CAT: Seat = Seat::new(2);
pub const DAN: Seat = Seat::new(3);

/// A table about to be laid out.
#[derive(Clone, Debug)]
pub struct Layout {
    seats: usize,
    first: Seat,
    active: Seat,
    options: Options,
    discs: [Laid; 6],
    bodies: Vec<(Body, usize)>,
    bag: Option<[u8; 4]>,
    hands: Vec<(Seat, ObjectiveId)>,
    validated: Vec<(Seat, ObjectiveId)>,
    open: Option<Vec<ObjectiveId>>,
    next: Vec<ObjectiveId>,
    reserve: Option<usize>,
    felt: Body,
    stage: Option<Stage>,
}

/// A table for so many; Ann begins. The universe is empty, the discs lie in the order of their
/// numbers and unturned, and all bodies are in the bag, where Ann feels a Planet.
pub fn table(seats: usize) -> Layout {
    Layout {
        seats,
        first: ANN,
        active: ANN,
        options: Options::new(),
        discs: unturned(),
        bodies: Vec::new(),
        bag: None,
        hands: Vec::new(),
        validated: Vec::new(),
        open: None,
        next: Vec::new(),
        reserve: None,
        felt: Planet,
        stage: None,
    }
}

impl Layout {
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.options.set(key, value);
        self
    }

    /// Who is first in a round.
    pub fn first(mut self, seat: Seat) -> Self {
        (self.first, self.active) = (seat, seat);
        self
    }

    /// Whose turn it is.
    pub fn active(mut self, seat: Seat) -> Self {
        self.active = seat;
        self
    }

    /// This disc lies in this galaxy, turned by so many sixths; both are numbers.
    pub fn disc(mut self, galaxy: usize, disc: usize, turn: u8) -> Self {
        self.discs[galaxy - 1] = laid(disc, turn);
        self
    }

    /// Bodies of a kind lie on these cells.
    pub fn on(mut self, body: Body, cells: &[usize]) -> Self {
        self.bodies.extend(cells.iter().map(|&cell| (body, cell)));
        self
    }

    /// The bag holds so many Planets, Comets, Stars and Supernovas, and not all that are not on the
    /// universe.
    pub fn bag(mut self, counts: [u8; 4]) -> Self {
        self.bag = Some(counts);
        self
    }

    /// A player has these objectives in hand, taken in earlier turns.
    pub fn holds(mut self, seat: Seat, names: &[&str]) -> Self {
        self.hands.extend(names.iter().map(|name| (seat, id(name))));
        self
    }

    /// A player has validated these objectives.
    pub fn validated(mut self, seat: Seat, names: &[&str]) -> Self {
        let ids = names.iter().map(|name| (seat, id(name)));
        self.validated.extend(ids);
        self
    }

    /// These objectives lie face up, and no others.
    pub fn open(mut self, names: &[&str]) -> Self {
        self.open = Some(names.iter().map(|name| id(name)).collect());
        self
    }

    /// The next objectives of the reserve.
    pub fn next(mut self, names: &[&str]) -> Self {
        self.next = names.iter().map(|name| id(name)).collect();
        self
    }

    /// So many objectives are left in the reserve; the others have been dropped by the first player.
    pub fn reserve(mut self, left: usize) -> Self {
        self.reserve = Some(left);
        self
    }

    /// What is felt first in the bag, while nothing else is laid out.
    pub fn felt(mut self, body: Body) -> Self {
        self.felt = body;
        self
    }

    /// The turn has come to this point.
    pub fn stage(mut self, stage: Stage) -> Self {
        self.stage = Some(stage);
        self
    }

    /// The active player has this body to place.
    pub fn placing(self, body: Body) -> Self {
        self.stage(Stage::Placing { body })
    }

    /// The active player may validate.
    pub fn validating(self) -> Self {
        self.stage(Stage::Validating)
    }

    /// The active player takes an objective.
    pub fn taking(self) -> Self {
        self.stage(Stage::Taking)
    }

    /// Lays the table out.
    pub fn begin(self) -> Scene {
        let mut rest: Vec<ObjectiveId> = ObjectiveId::all()
            .filter(|id| !self.is_named(*id))
            .collect();
        let open = match &self.open {
            Some(open) => open.clone(),
            None => rest.drain(..4 + self.seats).collect(),
        };
        let left = self.reserve.unwrap_or(rest.len() + self.next.len());
        let dropped: Vec<ObjectiveId> = rest.drain(left - self.next.len()..).collect();
        let mut order = open.clone();
        order.extend(self.hands.iter().chain(&self.validated).map(|&(_, id)| id));
        order.extend(&dropped);
        let revealed = order.len();
        order.extend(self.next.iter().chain(&rest));
        let deal = Deal {
            seats: self.seats,
            first: self.first,
            discs: self.discs,
            bodies: [Body::ALL; 6],
            objectives: Reserve::try_from(order).expect("40 objectives"),
            felt: self.felt,
        };
        let mut options = self.options.clone();
        if self.stage.is_some() {
            options.set("feels", "unlimited"); // nothing is felt
        }
        let mut state = start(&options, &deal).expect("the deal is right");
        if self.stage.is_some() {
            let usual = start(&self.options, &deal).expect("the deal is right");
            state.table.settings = usual.table.settings;
        }
        self.lay_bodies(&mut state);
        let table = &mut state.table;
        table.active = self.active;
        table.open = open.into_iter().collect();
        table.revealed = revealed as u8;
        for &(seat, objective) in &self.validated {
            let player = &mut table.players[seat];
            player.validated.insert(objective);
            player.points += GAME.objectives().get(objective).worth(1);
        }
        table.stage = self.stage.unwrap_or(table.stage);
        let mut scene = Scene { state };
        for objective in dropped {
            scene.deal_out(self.first, objective);
            scene.throw_away(self.first, objective);
        }
        for &(seat, objective) in &self.hands {
            scene.deal_out(seat, objective);
        }
        scene
    }

    fn is_named(&self, objective: ObjectiveId) -> bool {
        let open = self.open.iter().flatten();
        let owned = self.hands.iter().chain(&self.validated).map(|(_, id)| id);
        let mut named = self.next.iter().chain(open).chain(owned);
        named.any(|&id| id == objective)
    }

    fn lay_bodies(&self, state: &mut State) {
        let table = &mut state.table;
        table.universe.bodies = ByBody::from_fn(|body| {
            let own = self.bodies.iter().filter(|(kind, _)| *kind == body);
            own.map(|&(_, number)| cell(number)).collect()
        });
        let laid = table.universe.occupied().len();
        assert_eq!(laid, self.bodies.len(), "a cell has one body at most");
        for body in Body::ALL {
            let out = table.universe.bodies[body].len() as u8;
            let held = u8::from(self.stage == Some(Stage::Placing { body }));
            table.bag[body] = match self.bag {
                Some(counts) => counts[body as usize],
                None => body.count() - out - held,
            };
        }
    }
}

/// What an objective is worth with so many bodies.
pub fn worth(name: &str, bodies: usize) -> u16 {
    GAME.objectives().get(id(name)).worth(bodies)
}

/// Starts a game from a deal, with chance of the tests' own.
pub fn start(options: &Options, deal: &Deal) -> Result<State, SetupErrors> {
    GAME.start(options, deal, Chance::new(Seed::from_text("scene")))
}

/// A game in the middle of something.
#[derive(Clone, Debug)]
pub struct Scene {
    pub state: State,
}

impl Scene {
    /// Lets a seat take an objective outside of its turn, without anything else happening.
    fn deal_out(&mut self, seat: Seat, objective: ObjectiveId) {
        self.aside(seat, Stage::Taking, Action::Take(objective), |table| {
            table.open = ObjectiveIds::only(objective);
        });
    }

    /// Lets a seat drop an objective outside of its turn.
    fn throw_away(&mut self, seat: Seat, objective: ObjectiveId) {
        self.aside(seat, Stage::Exchanging, Action::Drop(objective), |_| ());
    }

    /// Acts at a table laid out for it; afterwards only the hands have changed.
    fn aside(
        &mut self,
        seat: Seat,
        stage: Stage,
        action: Action,
        prepare: impl FnOnce(&mut stellium::PublicState),
    ) {
        let before = self.state.table.clone();
        let table = &mut self.state.table;
        (table.active, table.stage) = (seat, stage);
        (table.round, table.last_round) = (1, Some(100));
        table.revealed = 40;
        table.settings.feels = None;
        prepare(table);
        GAME.apply(&mut self.state, seat, action, &mut NullSink)
            .expect("the table is laid out for it");
        let hand = self.state.table.players[seat].hand;
        self.state.table = before;
        self.state.table.players[seat].hand = hand;
    }

    pub fn stage(&self) -> Stage {
        self.state.table.stage
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.state.table.players[seat]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.table.players[seat]
    }

    /// The body on a cell.
    pub fn on(&self, number: usize) -> Option<Body> {
        self.state.table.universe.body(cell(number))
    }

    /// The cells with bodies of a kind.
    pub fn all(&self, body: Body) -> Vec<usize> {
        numbers(self.state.table.universe.bodies[body])
    }

    /// The cells with symbols of a colour.
    pub fn symbols(&self, colour: Body) -> Vec<usize> {
        numbers(self.state.table.universe.symbols[colour])
    }

    /// Planets, Comets, Stars and Supernovas in the bag.
    pub fn bag(&self) -> [u8; 4] {
        *self.state.table.bag.values()
    }

    /// The face-up objectives.
    pub fn open(&self) -> ObjectiveIds {
        self.state.table.open
    }

    /// The numbers of the objectives in the reserve, from the top. Nobody sees them: they are read
    /// from the canonical text.
    pub fn reserve(&self) -> Vec<usize> {
        let text = GAME.canonical(&self.state);
        let (_, reserve) = text.split_once("\nreserve ").expect("a reserve");
        let line = reserve.lines().next().unwrap_or_default();
        line.split(',').filter_map(|n| n.parse().ok()).collect()
    }

    /// A player's objectives, as she sees them.
    pub fn hand(&self, seat: Seat) -> ObjectiveIds {
        self.view(seat).hands[seat].expect("her own hand")
    }

    /// What a seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        GAME.legal_actions(&self.state, seat, &mut actions);
        actions
    }

    /// Where the body may be placed now with this influence.
    pub fn places(&self, seat: Seat, influence: Body) -> Vec<usize> {
        let legal = self.legal(seat).into_iter();
        let cells = legal.filter_map(|action| match action {
            Action::Place { cell, influence: i } if i == influence => Some(cell.number()),
            _ => None,
        });
        cells.collect()
    }

    /// Who is to act.
    pub fn to_act(&self) -> Vec<Seat> {
        GAME.to_act(&self.state).iter().collect()
    }

    /// Acts as the rules allow: the action is in the list, too.
    pub fn act(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        let listed = self.legal(seat).contains(&action);
        let mut events = Vec::new();
        let done = GAME.apply(&mut self.state, seat, action, &mut events);
        assert!(done.is_ok(), "{action:?} is refused: {done:?}");
        assert!(listed, "{action:?} is possible but not listed");
        events
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
        assert!(listed, "{action:?} is not listed");
        let mut events = Vec::new();
        let mut sink = Scripted::new(&mut events, outcomes);
        let done = GAME.apply(&mut self.state, seat, action, &mut sink);
        assert!(sink.used_up(), "chance decided something else or more");
        let barrier = done.expect("listed actions are legal");
        (events, barrier)
    }

    /// What chance has to decide so that these bodies come out of the bag, one after the other.
    pub fn outcomes(bag: [u8; 4], bodies: &[Body]) -> Vec<u32> {
        let mut bag = bag;
        let draw = |&body: &Body| {
            let before: u8 = bag[..body as usize].iter().sum();
            bag[body as usize] -= 1;
            before.into()
        };
        bodies.iter().map(draw).collect()
    }

    /// Tries what the rules forbid: it is not in the list and changes nothing.
    pub fn refuse(&mut self, seat: Seat, action: Action) -> Illegal {
        assert!(
            !self.legal(seat).contains(&action),
            "{action:?} is listed as legal"
        );
        let before = self.state.clone();
        let refused = GAME
            .apply(&mut self.state, seat, action, &mut Vec::new())
            .expect_err("the rules forbid it");
        assert_eq!(before, self.state, "a refused action changes nothing");
        refused
    }

    pub fn view(&self, seat: Seat) -> View {
        GAME.view(&self.state, Observer::Seat(seat))
    }

    pub fn guest(&self) -> View {
        GAME.view(&self.state, Observer::Spectator)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        GAME.outcome(&self.state)
    }

    /// All seats and guests.
    pub fn observers(&self) -> Vec<Observer> {
        let seats = Seat::of(GAME.seats(&self.state)).map(Observer::Seat);
        seats
            .chain([Observer::Spectator, Observer::Afterwards])
            .collect()
    }
}
