//! Implements [`Game`] for Night Sky: set-up (N2), and dispatch from actions to the rules.

use rand::Rng;
use serde::{Deserialize, Serialize};
use sky::{Constellation, ConstellationSet};
use tabletop::{
    Barrier, BySeat, Chance, EventSink, Facts, FileErrors, Game, MAX_SEATS, Observer, OptionReader,
    Options, Outcome, Provisional, Race, Seat, SeatSet, Seed, SetupError, SetupErrors, data_hash,
};

use crate::card::CARDS;
use crate::data::Data;
use crate::data_text::data_text;
use crate::draft::{RUSH, spread};
use crate::legality::Legality;
use crate::play::Play;
use crate::state::{Player, PublicState, Stage, State};
use crate::{
    Action, Approach, BigBangs, Board, CardId, CardSet, Cards, Draft, Event, Gain, Illegal,
    Instrument, Settings, Sign, View, approach, canonical, movement, observation, scoring,
    settings,
};

/// The data files that come with the game.
const CARD_FILE: &str = include_str!("../data/cards.toml");
const BIG_BANG_FILE: &str = include_str!("../data/big_bang.toml");

static FACTS: Facts = Facts {
    id: "nightsky",
    rules_version: 1,
    least_seats: 3,
    most_seats: MAX_SEATS,
    usual_seats: 3,
    minutes: 45,
    options: settings::OPTIONS,
    hidden_information: false,
    chance_in_play: true,
    simultaneous_choices: true,
    race: Some(RUSH),
};

/// Everything that chance decides at set-up: enough to start the same game without the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Where each player's eye fell, in seat order (N2.1).
    pub eyes: Vec<Constellation>,
    /// Where binoculars, refractor and telescope fell (N2.1).
    pub instruments: [Constellation; 3],
    /// The Sun's sign (N2.1).
    pub sun: Sign,
    /// The face-up cards (N2.2).
    pub cards: CardSet,
}

/// The game with a set of cards.
#[derive(Clone, Debug)]
pub struct NightSky {
    data: Data,
    hash: String,
}

impl NightSky {
    /// Creates the game with the built-in cards.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the built-in data files. The tests make
    /// sure that they are valid.
    pub fn new() -> Result<Self, FileErrors> {
        Self::with_cards(CARD_FILE)
    }

    /// Creates the game with the cards of a file.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file.
    pub fn with_cards(file: &str) -> Result<Self, FileErrors> {
        let cards = Cards::parse(file)?;
        Ok(Self::with_data(cards, BigBangs::parse(BIG_BANG_FILE)?))
    }

    /// Creates the game with these cards and Big Bang cards.
    #[must_use]
    pub fn with_data(cards: Cards, big_bangs: BigBangs) -> Self {
        let data = Data::new(cards, big_bangs);
        let hash = data_hash(&data_text(&data));
        Self { data, hash }
    }

    /// Returns the text of the built-in card file: a starting point for custom sets.
    #[must_use]
    pub fn card_file() -> &'static str {
        CARD_FILE
    }

    /// Returns the text of the built-in Big Bang card file.
    #[must_use]
    pub fn big_bang_file() -> &'static str {
        BIG_BANG_FILE
    }

    /// Returns the canonical text of the game data. Records contain its hash.
    #[must_use]
    pub fn data_text(&self) -> String {
        data_text(&self.data)
    }

    /// Returns the map.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.data.board
    }

    /// Returns the cards.
    #[must_use]
    pub fn cards(&self) -> &Cards {
        &self.data.cards
    }

    /// Returns the cards of a constellation.
    #[must_use]
    pub fn cards_of(&self, cell: Constellation) -> CardSet {
        self.data.cards_of(cell)
    }

    /// Returns the cards of the solar system.
    #[must_use]
    pub fn solar_cards(&self) -> CardSet {
        self.data.solar_cards()
    }

    /// N3.7: returns the points of a card with an instrument, without the effects of Big Bang
    /// cards.
    #[must_use]
    pub fn points(&self, card: CardId, instrument: Instrument) -> u8 {
        self.data.points(card, instrument)
    }

    /// N3.7, N6: returns the points that a card would score for a seat in the current turn.
    #[must_use]
    pub fn worth(
        &self,
        table: &PublicState,
        card: CardId,
        instrument: Instrument,
        seat: Seat,
    ) -> u8 {
        observation::worth(&self.data, table, card, instrument, seat)
    }

    /// N3.3, N6.1: returns how many borders an instrument may cross in the current turn.
    #[must_use]
    pub fn steps(&self, table: &PublicState, instrument: Instrument) -> usize {
        movement::steps(&self.data, table, instrument)
    }

    /// N3.3: returns the cells the active player's instrument can reach, including the one it is
    /// on.
    #[must_use]
    pub fn reach(&self, table: &PublicState, instrument: Instrument) -> ConstellationSet {
        movement::reach(&self.data, table, instrument)
    }

    /// N3.4, N3.5: returns the cell where a card can be observed now: its constellation or, for the
    /// solar system, that of the Sun.
    #[must_use]
    pub fn cell_of_card(&self, table: &PublicState, card: CardId) -> Constellation {
        approach::cell_of_card(&self.data, table, card)
    }

    /// N3.3: returns a seat's quickest way to a cell, as things stand.
    #[must_use]
    pub fn approach(&self, table: &PublicState, seat: Seat, cell: Constellation) -> Approach {
        approach::approach(&self.data, table, seat, cell)
    }

    /// N3.6: returns whether the active player gains a point by moving an instrument to a cell,
    /// because the Sun is there.
    #[must_use]
    pub fn visits_sun(
        &self,
        table: &PublicState,
        instrument: Instrument,
        cell: Constellation,
    ) -> bool {
        movement::visits_sun(&self.data, table, instrument, cell)
    }

    /// N3.4, N3.5: returns the cards that a seat may play, or play next, in an observation where
    /// the instrument is.
    #[must_use]
    pub fn playable(&self, table: &PublicState, instrument: Instrument, seat: Seat) -> CardSet {
        observation::playable(&self.data, table, instrument, seat)
    }

    /// N3.4, N6.7: returns the seats that may join in after the cards the active player has played.
    #[must_use]
    pub fn joining(&self, table: &PublicState, instrument: Instrument) -> SeatSet {
        observation::joining(&self.data, table, instrument)
    }

    /// N3.7, N4.1: returns the score of the cards a seat has played in the current observation.
    #[must_use]
    pub fn gain(&self, table: &PublicState, instrument: Instrument, seat: Seat) -> Gain {
        observation::gain(&self.data, table, instrument, seat)
    }

    /// Returns the Big Bang cards.
    #[must_use]
    pub fn big_bangs(&self) -> &BigBangs {
        &self.data.big_bangs
    }

    fn check_options(
        options: &Options,
        seats: usize,
    ) -> Result<(Settings, Option<Sign>), SetupErrors> {
        let mut reader = OptionReader::new(&FACTS, options, seats);
        let wanted = settings::read(&mut reader);
        reader.finish()?;
        Ok(wanted)
    }

    fn check_deal(sun: Option<Sign>, deal: &Deal) -> Result<(), SetupErrors> {
        let mut errors = Vec::new();
        let mut wrong = |key, what| errors.push(SetupError::BadDeal { key, what });
        if deal.cards.len() != spread(deal.eyes.len()) {
            wrong(
                "spread",
                "the number of face-up cards does not fit the number of players",
            );
        }
        if sun.is_some_and(|sun| sun != deal.sun) {
            wrong("sun-chosen", "the Sun is not in the sign the options name");
        }
        SetupErrors::check(errors)
    }
}

impl Game for NightSky {
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type Deal = Deal;

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn data_hash(&self) -> &str {
        &self.hash
    }

    /// N2.1, N2.2: throws instruments and eyes, places the Sun and draws the face-up cards.
    fn deal(&self, options: &Options, seats: usize, seed: Seed) -> Result<Deal, SetupErrors> {
        let (_, chosen) = Self::check_options(options, seats)?;
        let mut chance = Chance::new(seed);
        let board = &self.data.board;
        let mut throw = || board.thrown_at(chance.below(board.area()));
        let instruments = [throw(), throw(), throw()];
        let eyes = (0..seats).map(|_| throw()).collect();
        let sun = Sign::new(chance.below(Sign::MAX as u32) as usize);
        let mut cards: [CardId; CARDS] = std::array::from_fn(CardId::new);
        chance.shuffle(&mut cards);
        Ok(Deal {
            eyes,
            instruments,
            sun: chosen.unwrap_or(sun),
            cards: cards.into_iter().take(spread(seats)).collect(),
        })
    }

    /// N2.1, N2.2: sets up the table and begins the draft.
    fn start(&self, options: &Options, deal: &Deal, chance: Chance) -> Result<State, SetupErrors> {
        let seats = deal.eyes.len();
        let (settings, sun) = Self::check_options(options, seats)?;
        Self::check_deal(sun, deal)?;
        let mut players = BySeat::filled(Player::new(Constellation::new(0)));
        for (seat, &eye) in Seat::of(seats).zip(&deal.eyes) {
            players[seat] = Player::new(eye);
        }
        let table = PublicState {
            seats: seats as u8,
            settings,
            first: None,
            active: Seat::new(0),
            round: 0,
            stage: Stage::Drafting {
                round: 1,
                chosen: SeatSet::EMPTY,
            },
            to_choose: deal.cards,
            players,
            instruments: deal.instruments,
            sun: deal.sun,
            pile: self.data.big_bangs.pile(),
            die: None,
            drawn: None,
            played: CardSet::EMPTY,
        };
        Ok(State { table, chance })
    }

    fn seats(&self, state: &State) -> usize {
        state.table.seat_count()
    }

    fn to_act(&self, state: &State) -> SeatSet {
        state.table.to_act()
    }

    /// N2.3: in a rush draft, the first player to choose a card gets it.
    fn race(&self, state: &State) -> Option<Race> {
        let drafting = matches!(state.table.stage, Stage::Drafting { .. });
        (drafting && state.table.settings.draft == Draft::Rush).then_some(RUSH)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let over = state.table.stage == Stage::Over;
        over.then(|| scoring::outcome(&state.table))
    }

    fn provisional(&self, view: &View) -> Option<Provisional> {
        Some(scoring::provisional(&view.table))
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let table = &state.table;
        let data = &self.data;
        Legality { data, table }.list(seat, actions);
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Event>,
    ) -> Result<Barrier, Illegal> {
        let data = &self.data;
        let table = &state.table;
        Legality { data, table }.check(seat, action)?;
        let mut play = Play {
            data,
            table: &mut state.table,
            chance: &mut state.chance,
            sink,
            barrier: Barrier::Open,
        };
        play.carry_out(seat, action);
        Ok(play.barrier)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn event_for(&self, event: &Event, _: Observer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        view.imagine(rng)
    }

    fn canonical(&self, state: &State) -> String {
        canonical::canonical(state)
    }
}
