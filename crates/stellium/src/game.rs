//! Implements [`Game`] for Stellium: set-up (S2), and dispatch from actions to the rules.

use rand::Rng;
use serde::{Deserialize, Serialize};
use tabletop::{
    Barrier, BySeat, Chance, EventSink, Facts, FileErrors, Game, NullSink, Observer, OptionReader,
    Options, Outcome, Provisional, Seat, SeatSet, Seed, SetupError, SetupErrors, data_hash,
};

use crate::data_text::data_text;
use crate::lattice::GALAXIES;
use crate::legality::Legality;
use crate::objective::OBJECTIVES;
use crate::play::Play;
use crate::rules_version::RulesVersion;
use crate::state::{Hidden, Reserve, Stage, Tokens};
use crate::universe::Laid;
use crate::{
    Action, Body, ByBody, CellSet, DiscId, Discs, Event, Galaxy, GalaxySet, Illegal, ObjectiveId,
    ObjectiveIds, Objectives, Patterns, Player, PublicState, Settings, State, Universe, View,
    canonical, imagine, scoring, settings,
};

/// The data files that come with the game.
const DISCS: &str = include_str!("../data/discs.toml");
const OBJECTIVE_FILE: &str = include_str!("../data/objectives.toml");

static FACTS: Facts = Facts {
    id: "stellium",
    rules_version: RulesVersion::NEWEST.number(),
    least_seats: 2,
    most_seats: 4,
    usual_seats: 2,
    minutes: 40,
    options: settings::OPTIONS,
    hidden_information: true,
    chance_in_play: true,
    simultaneous_choices: false,
    race: None,
};

/// Everything that chance decides at set-up: enough to start the same game without the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The number of seats.
    pub seats: usize,
    /// The first player (S2.2).
    pub first: Seat,
    /// The disc of each galaxy and its rotation (S2.1).
    pub discs: [Laid; GALAXIES],
    /// The bodies on the Planet, Comet, Star and Supernova symbols of each galaxy (S2.1).
    pub bodies: [[Body; 4]; GALAXIES],
    /// The objectives in the order they are revealed, beginning with the face-up ones (S2.2).
    pub objectives: Reserve,
    /// The body the first player feels first (S3.1).
    pub felt: Body,
}

/// The game with its discs and a set of objectives.
#[derive(Clone, Debug)]
pub struct Stellium {
    rules: RulesVersion,
    discs: Discs,
    objectives: Objectives,
    patterns: Patterns,
    hash: String,
}

impl Stellium {
    /// Creates the game with the built-in objectives.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the built-in data files. The tests make
    /// sure that they are valid.
    pub fn new() -> Result<Self, FileErrors> {
        Self::with_objectives(OBJECTIVE_FILE)
    }

    /// Creates the game with the objectives of a file.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file.
    pub fn with_objectives(file: &str) -> Result<Self, FileErrors> {
        let objectives = Objectives::parse(file)?;
        Ok(Self::with_data(Discs::parse(DISCS)?, objectives))
    }

    /// Creates the game with these discs and objectives.
    #[must_use]
    pub fn with_data(discs: Discs, objectives: Objectives) -> Self {
        let hash = data_hash(&data_text(&discs, &objectives));
        let rules = RulesVersion::NEWEST;
        Self {
            rules,
            discs,
            objectives,
            patterns: Patterns::new(rules),
            hash,
        }
    }

    /// Returns the text of the built-in objectives file: a starting point for custom sets.
    #[must_use]
    pub fn objective_file() -> &'static str {
        OBJECTIVE_FILE
    }

    /// Returns the text of the built-in discs file.
    #[must_use]
    pub fn disc_file() -> &'static str {
        DISCS
    }

    /// Returns the canonical text of the game data. Records contain its hash.
    #[must_use]
    pub fn data_text(&self) -> String {
        data_text(&self.discs, &self.objectives)
    }

    /// Returns the objectives.
    #[must_use]
    pub fn objectives(&self) -> &Objectives {
        &self.objectives
    }

    /// Returns the discs.
    #[must_use]
    pub fn discs(&self) -> &Discs {
        &self.discs
    }

    /// Returns all places where the pictures can lie.
    #[must_use]
    pub fn patterns(&self) -> &Patterns {
        &self.patterns
    }

    /// Returns whether the game ends with this round if no player validates or takes an objective
    /// in the rest of it (S5.5).
    #[must_use]
    pub fn round_may_be_last(&self, table: &PublicState) -> bool {
        table.quiet && self.rules.ends_with_empty_bag()
    }

    fn legality<'a>(&'a self, state: &'a State, seat: Seat) -> Legality<'a> {
        Legality {
            objectives: &self.objectives,
            patterns: &self.patterns,
            table: &state.table,
            hand: state.hidden.hands[seat],
        }
    }

    fn play<'a, S>(&'a self, state: &'a mut State, sink: &'a mut S) -> Play<'a, S> {
        Play {
            rules: self.rules,
            objectives: &self.objectives,
            table: &mut state.table,
            hidden: &mut state.hidden,
            chance: &mut state.chance,
            sink,
            barrier: Barrier::Open,
        }
    }

    fn check_options(
        &self,
        options: &Options,
        seats: usize,
    ) -> Result<(Settings, Option<Seat>), SetupErrors> {
        let mut reader = OptionReader::new(&FACTS, options, seats);
        let wanted = settings::read(self.rules, &mut reader, seats);
        reader.finish()?;
        Ok(wanted)
    }

    fn check_deal(first: Option<Seat>, deal: &Deal) -> Result<(), SetupErrors> {
        let mut errors = Vec::new();
        let mut wrong = |key, what| errors.push(SetupError::BadDeal { key, what });
        if deal.first.index() >= deal.seats {
            wrong("first-seat", "the first player has no seat");
        }
        if first.is_some_and(|first| first != deal.first) {
            wrong(
                "first-chosen",
                "the first player is not the one the options name",
            );
        }
        let laid = |disc: DiscId| deal.discs.iter().filter(|laid| laid.disc == disc).count();
        if DiscId::all().any(|disc| laid(disc) != 1) {
            wrong("discs", "not every disc is laid exactly once");
        }
        if deal.discs.iter().any(|laid| laid.turn > 5) {
            wrong("disc-turn", "a disc must be turned by 0 to 5 sixths");
        }
        let whole = |four: &[Body; 4]| Body::ALL.iter().all(|body| four.contains(body));
        if !deal.bodies.iter().all(whole) {
            wrong("bodies", "not every galaxy has a body of each kind");
        }
        let objectives: ObjectiveIds = deal.objectives.0.into_iter().collect();
        if objectives != ObjectiveIds::ALL {
            wrong("objectives", "not every objective occurs exactly once");
        }
        SetupErrors::check(errors)
    }
}

/// S2.1: returns the bodies left over when every galaxy has one of each kind.
fn bag_at_start() -> ByBody<u8> {
    ByBody::from_fn(|body| body.count() - GALAXIES as u8)
}

impl Game for Stellium {
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type Deal = Deal;

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn rules_version(&self) -> u32 {
        self.rules.number()
    }

    fn with_rules(self, version: u32) -> Option<Self> {
        let rules = RulesVersion::from_number(version)?;
        Some(Self {
            rules,
            patterns: Patterns::new(rules),
            ..self
        })
    }

    fn data_hash(&self) -> &str {
        &self.hash
    }

    /// S2.1, S2.2: decides the first player, the discs and their rotations, the bodies and the
    /// objectives.
    fn deal(&self, options: &Options, seats: usize, seed: Seed) -> Result<Deal, SetupErrors> {
        let (_, chosen) = self.check_options(options, seats)?;
        let mut chance = Chance::new(seed);
        let drawn = Seat::new(chance.below(seats as u32) as usize);
        let mut discs: [DiscId; GALAXIES] = std::array::from_fn(DiscId::new);
        chance.shuffle(&mut discs);
        let discs = discs.map(|disc| Laid {
            disc,
            turn: chance.below(6) as u8,
        });
        let bodies = discs.map(|_| {
            let mut bodies = Body::ALL;
            chance.shuffle(&mut bodies);
            bodies
        });
        let mut objectives: [ObjectiveId; OBJECTIVES] = std::array::from_fn(ObjectiveId::new);
        chance.shuffle(&mut objectives);
        let bag = bag_at_start();
        let felt = bag.nth(chance.below(bag.total()));
        Ok(Deal {
            felt: felt.unwrap_or(Body::Planet),
            seats,
            first: chosen.unwrap_or(drawn),
            discs,
            bodies,
            objectives: Reserve(objectives),
        })
    }

    /// S2.1, S2.2: sets up the table and begins the first player's turn at the bag.
    fn start(&self, options: &Options, deal: &Deal, chance: Chance) -> Result<State, SetupErrors> {
        let seats = deal.seats;
        let (settings, first) = self.check_options(options, seats)?;
        Self::check_deal(first, deal)?;
        let mut universe = Universe::new(&self.discs, deal.discs);
        for (galaxy, bodies) in Galaxy::all().zip(deal.bodies) {
            for (symbol, body) in Body::ALL.into_iter().zip(bodies) {
                let cell = universe.symbols[symbol].and(galaxy.cells()).first();
                if let Some(cell) = cell {
                    universe.put(body, cell);
                }
            }
        }
        let open = 4 + seats;
        let mut players = BySeat::filled(Player::default());
        for seat in Seat::of(seats) {
            players[seat].tokens = Tokens::ALL;
        }
        let table = PublicState {
            seats: seats as u8,
            settings,
            first: deal.first,
            active: deal.first,
            round: 1,
            last_round: None,
            stage: Stage::Validating,
            universe,
            bag: bag_at_start(),
            open: deal.objectives.0[..open].iter().copied().collect(),
            aside: ObjectiveIds::EMPTY,
            revealed: open as u8,
            players,
            emptied: GalaxySet::EMPTY,
            quiet: false,
            discarded: ByBody::default(),
            resting: CellSet::EMPTY,
        };
        let hidden = Hidden {
            reserve: deal.objectives,
            hands: BySeat::filled(ObjectiveIds::EMPTY),
            dropped: ObjectiveIds::EMPTY,
            felt: None,
        };
        let mut state = State {
            table,
            hidden,
            chance,
        };
        self.play(&mut state, &mut NullSink)
            .begin_first_turn(deal.felt);
        Ok(state)
    }

    fn seats(&self, state: &State) -> usize {
        state.table.seat_count()
    }

    fn to_act(&self, state: &State) -> SeatSet {
        state.table.to_act()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let over = state.table.stage == Stage::Over;
        over.then(|| scoring::outcome(&self.objectives, &state.table))
    }

    fn provisional(&self, view: &View) -> Option<Provisional> {
        Some(scoring::provisional(&self.objectives, &view.table))
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.legality(state, seat).list(seat, actions);
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Event>,
    ) -> Result<Barrier, Illegal> {
        self.legality(state, seat).check(seat, action)?;
        let mut play = self.play(state, sink);
        play.carry_out(seat, action);
        Ok(play.barrier)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn event_for(&self, event: &Event, observer: Observer) -> Option<Event> {
        Some(event.told_to(observer))
    }

    fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        imagine::imagine(view, rng)
    }

    fn canonical(&self, state: &State) -> String {
        canonical::canonical(self.rules, state)
    }
}
