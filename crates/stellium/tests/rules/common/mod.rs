//! Scenes for the rule tests: a table laid out by hand, then played step by step.
//!
//! Cells, galaxies, discs and black holes are numbered as in `docs/rules/stellium.md`; directions
//! are its *d*₀ to *d*₅; objectives are named by kind and colour, as in "line planet".
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
    Barrier, Chance, Game, NullSink, Observer, Options, Outcome, Seat, Seed, SetupErrors,
};

pub use stellium::Body::{Comet, Planet, Star, Supernova};

/// The game with its own data, read once.
pub static GAME: LazyLock<Stellium> =
    LazyLock::new(|| Stellium::new().expect("the built-in data files are valid"));

pub use testing::{ANN, BEN, CAT, DAN, observers};

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

/// Returns a table for this number of players at which Ann begins. The universe is empty, the discs
/// lie unturned in the order of their numbers, all bodies are in the bag, and Ann feels a Planet.
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

    /// Sets who begins every round; it is also their turn.
    pub fn first(mut self, seat: Seat) -> Self {
        (self.first, self.active) = (seat, seat);
        self
    }

    /// Sets whose turn it is.
    pub fn active(mut self, seat: Seat) -> Self {
        self.active = seat;
        self
    }

    /// Lays a disc in a galaxy, turned by `turn` sixths; galaxies and discs are numbered from 1.
    pub fn disc(mut self, galaxy: usize, disc: usize, turn: u8) -> Self {
        self.discs[galaxy - 1] = laid(disc, turn);
        self
    }

    /// Puts bodies of a kind on these cells.
    pub fn on(mut self, body: Body, cells: &[usize]) -> Self {
        self.bodies.extend(cells.iter().map(|&cell| (body, cell)));
        self
    }

    /// Sets how many Planets, Comets, Stars and Supernovas the bag holds, instead of all bodies
    /// that are not on the universe.
    pub fn bag(mut self, counts: [u8; 4]) -> Self {
        self.bag = Some(counts);
        self
    }

    /// Gives a player these objectives in hand, taken in earlier turns.
    pub fn holds(mut self, seat: Seat, names: &[&str]) -> Self {
        self.hands.extend(names.iter().map(|name| (seat, id(name))));
        self
    }

    /// Gives a player these validated objectives.
    pub fn validated(mut self, seat: Seat, names: &[&str]) -> Self {
        let ids = names.iter().map(|name| (seat, id(name)));
        self.validated.extend(ids);
        self
    }

    /// Lays these objectives face up, and no others.
    pub fn open(mut self, names: &[&str]) -> Self {
        self.open = Some(names.iter().map(|name| id(name)).collect());
        self
    }

    /// Sets the next objectives of the reserve.
    pub fn next(mut self, names: &[&str]) -> Self {
        self.next = names.iter().map(|name| id(name)).collect();
        self
    }

    /// Leaves `left` objectives in the reserve; the first player has dropped the others.
    pub fn reserve(mut self, left: usize) -> Self {
        self.reserve = Some(left);
        self
    }

    /// Sets the body felt first; it has no effect together with [`Layout::stage`].
    pub fn felt(mut self, body: Body) -> Self {
        self.felt = body;
        self
    }

    /// Sets the point the turn has reached.
    pub fn stage(mut self, stage: Stage) -> Self {
        self.stage = Some(stage);
        self
    }

    /// Gives the active player this body to place.
    pub fn placing(self, body: Body) -> Self {
        self.stage(Stage::Placing { body })
    }

    /// Lets the active player validate.
    pub fn validating(self) -> Self {
        self.stage(Stage::Validating)
    }

    /// Lets the active player take an objective.
    pub fn taking(self) -> Self {
        self.stage(Stage::Taking)
    }

    /// Lays out the table.
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
        let mut state = start(&options, &deal).expect("the deal is valid");
        if self.stage.is_some() {
            let usual = start(&self.options, &deal).expect("the deal is valid");
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
        assert_eq!(laid, self.bodies.len(), "a cell holds one body at most");
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

/// Returns the points of an objective with this number of bodies.
pub fn worth(name: &str, bodies: usize) -> u16 {
    GAME.objectives().get(id(name)).worth(bodies)
}

/// Starts a game from a deal, with a fixed seed for chance.
pub fn start(options: &Options, deal: &Deal) -> Result<State, SetupErrors> {
    GAME.start(options, deal, Chance::new(Seed::from_text("scene")))
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Scene {
    pub state: State,
}

impl Scene {
    /// Gives a seat an objective out of turn, without any other effect.
    fn deal_out(&mut self, seat: Seat, objective: ObjectiveId) {
        self.aside(seat, Stage::Taking, Action::Take(objective), |table| {
            table.open = ObjectiveIds::only(objective);
        });
    }

    /// Lets a seat drop an objective out of turn.
    fn throw_away(&mut self, seat: Seat, objective: ObjectiveId) {
        self.aside(seat, Stage::Exchanging, Action::Drop(objective), |_| ());
    }

    /// Applies an action to a table prepared for it, then restores the public state except for the
    /// size of the seat's hand.
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
            .expect("the table is prepared for the action");
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

    /// Returns the body on a cell.
    pub fn on(&self, number: usize) -> Option<Body> {
        self.state.table.universe.body(cell(number))
    }

    /// Returns the cells with bodies of a kind.
    pub fn all(&self, body: Body) -> Vec<usize> {
        numbers(self.state.table.universe.bodies[body])
    }

    /// Returns the cells with symbols of a colour.
    pub fn symbols(&self, colour: Body) -> Vec<usize> {
        numbers(self.state.table.universe.symbols[colour])
    }

    /// Returns how many Planets, Comets, Stars and Supernovas are in the bag.
    pub fn bag(&self) -> [u8; 4] {
        *self.state.table.bag.values()
    }

    /// Returns the face-up objectives.
    pub fn open(&self) -> ObjectiveIds {
        self.state.table.open
    }

    /// Returns the numbers of the objectives in the reserve, from the top. Nobody sees them, so
    /// they are read from the canonical text.
    pub fn reserve(&self) -> Vec<usize> {
        let text = GAME.canonical(&self.state);
        let (_, reserve) = text.split_once("\nreserve ").expect("a reserve");
        let line = reserve.lines().next().unwrap_or_default();
        line.split(',').filter_map(|n| n.parse().ok()).collect()
    }

    /// Returns a player's objectives, as that player sees them.
    pub fn hand(&self, seat: Seat) -> ObjectiveIds {
        self.view(seat).hands[seat].expect("players see their own hand")
    }

    /// Returns a seat's legal actions.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        testing::legal_actions(&*GAME, &self.state, seat)
    }

    /// Returns the cells on which the body may be placed with this influence.
    pub fn places(&self, seat: Seat, influence: Body) -> Vec<usize> {
        let legal = self.legal(seat).into_iter();
        let cells = legal.filter_map(|action| match action {
            Action::Place { cell, influence: i } if i == influence => Some(cell.number()),
            _ => None,
        });
        cells.collect()
    }

    /// Returns the seats that are to act.
    pub fn to_act(&self) -> Vec<Seat> {
        GAME.to_act(&self.state).iter().collect()
    }

    /// Applies a legal action and checks that it is also listed.
    pub fn act(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        testing::act(&*GAME, &mut self.state, seat, action, &mut events);
        events
    }

    /// Applies a listed action while chance yields `outcomes`, which are numbers from 0, and checks
    /// that all of them were drawn and no others.
    pub fn act_with(&mut self, seat: Seat, action: Action, outcomes: &[u32]) -> Vec<Event> {
        let (events, _) = self.act_to(seat, action, outcomes);
        events
    }

    /// Like [`Scene::act_with`], but also returns the action's barrier.
    pub fn act_to(
        &mut self,
        seat: Seat,
        action: Action,
        outcomes: &[u32],
    ) -> (Vec<Event>, Barrier) {
        testing::act_with(&*GAME, &mut self.state, seat, action, outcomes)
    }

    /// Returns the outcomes of chance that draw these bodies from the bag, one after the other.
    pub fn outcomes(bag: [u8; 4], bodies: &[Body]) -> Vec<u32> {
        let mut bag = bag;
        let draw = |&body: &Body| {
            let before: u8 = bag[..body as usize].iter().sum();
            bag[body as usize] -= 1;
            before.into()
        };
        bodies.iter().map(draw).collect()
    }

    /// Tries an illegal action, checks that it is not listed and changes nothing, and returns why
    /// it is refused.
    pub fn refuse(&mut self, seat: Seat, action: Action) -> Illegal {
        testing::refuse(&*GAME, &mut self.state, seat, action)
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

    /// Returns all observers: every seat, a spectator, and anyone after the end.
    pub fn observers(&self) -> Vec<Observer> {
        observers(GAME.seats(&self.state))
    }
}
